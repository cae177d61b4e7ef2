import { expect, type Locator, type Page } from '@playwright/test';
import { withoutOptions, type WithoutOptions } from '@valence/contract';
import { openEmbeddedDatabase } from '../../apps/server/src/database/embedded/open-embedded-database.ts';
import { quizzes } from '../../apps/server/src/database/schema/quizzes.ts';
import type { RunningServer } from '../server/running-server.ts';
import { signUp } from '../steps/sign-up.ts';
import { takeQuiz } from '../steps/take-quiz.ts';
import { test } from '../server/browser-test.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

/** Of ten such questions four to seven are computed. */
const gasLaws = '/quiz/topics?topics=gas-laws&count=10&difficulty=advanced';

test('a right choice is followed by a fresh question without options: by keyboard alone, killed and reloaded on the way, and recorded once', async ({
  page,
}) => {
  await signUp(page, server.url, 'without@example.org', gasLaws);
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await page.waitForURL(`${server.url}/quiz/active`);
  await expect(page.getByRole('heading', { name: 'Question 1 of 10:' })).toBeVisible();
  const { quizId, ids } = await quizOnPage(page);
  await takeQuiz(page);
  await expect(page.getByText('Saved to your history')).toBeVisible();

  const [questionId] = (await told(page, quizId)).offered;
  const entry = page.locator('main ol > li').nth(ids.indexOf(questionId ?? ''));
  await entry.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  const button = entry.getByRole('button', { name: 'Now without Options' });
  await button.focus();
  await page.keyboard.press('Enter');
  const input = entry.getByRole('textbox', { name: /Type the/ });
  await expect(input).toBeFocused();
  await page.keyboard.insertText('no idea');

  // What is open stays open, whatever happens to the server and the page; its key is nowhere on the page.
  const [asked] = (await told(page, quizId)).asked;
  const key = await keyOf(asked?.quizId);
  await page.reload();
  await entry.locator('summary').first().click();
  await entry.getByRole('button', { name: 'Go On without Options' }).click();
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('no idea');
  expect((await told(page, quizId)).asked).toEqual([asked]);
  await page.keyboard.press('Enter');
  await expect(entry.getByRole('alert')).toContainText('This has cost no attempt.');

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(key);
  await expect(entry.getByText('Reads as')).toBeVisible();
  await page.keyboard.press('Enter');
  await isAnswered(entry);
  await expect(entry.locator('[aria-live]:focus')).toContainText('Correct!');
  await page.reload();
  await entry.locator('summary').first().click();
  await isAnswered(entry);
  const { quizHistory } = await page.evaluate(async () => (await fetch('/api/user/quiz-history')).json());
  expect(quizHistory).toHaveLength(1);
});

test('a written question that was right is followed by another one on its skill, on a phone, and its verdict stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await signUp(page, server.url, 'without-written@example.org', gasLaws);
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await page.waitForURL(`${server.url}/quiz/active`);
  await expect(page.getByRole('heading', { name: 'Question 1 of 10:' })).toBeVisible();
  const { quizId, ids } = await quizOnPage(page);
  await takeQuiz(page);
  await expect(page.getByText('Saved to your history')).toBeVisible();

  // What is drawn is named by its family, its task and its content, with dots between them.
  const questionId = (await told(page, quizId)).offered.find((id) => !id.includes('.')) ?? '';
  expect(ids).toContain(questionId);
  const entry = page.locator('main ol > li').nth(ids.indexOf(questionId));
  await entry.locator('summary').first().click();
  await entry.getByRole('button', { name: 'Now without Options' }).click();
  await expect(entry.getByRole('textbox', { name: /Type the/ })).toBeFocused();
  const panel = entry.getByRole('region', { name: 'Now without options' });
  await expect(panel.getByText('fresh question on the same skill')).toBeVisible();
  const [asked] = (await told(page, quizId)).asked;
  expect(ids).not.toContain(asked?.question.id);
  const key = await keyOf(asked?.quizId);
  await page.keyboard.insertText(key);
  await expect(panel.getByText('Reads as')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expect(panel.getByRole('button', { name: 'Report Issue' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Submit Answer' }).click();
  await isAnswered(entry);
  await page.reload();
  await entry.locator('summary').first().click();
  await isAnswered(entry);

  await panel.getByRole('button', { name: 'Report Issue' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').selectOption('should_count');
  await dialog.getByLabel('Explanation').fill('I would have written it in another way.');
  await dialog.getByRole('button', { name: 'Submit Report' }).click();
  await expect(page.getByText('Report Submitted', { exact: true })).toBeVisible();
});

async function isAnswered(entry: Locator): Promise<void> {
  const panel = entry.getByRole('region', { name: 'Now without options' });
  await expect(panel.getByText('Correct!')).toBeVisible();
  await expect(panel.getByText('Your answer')).toBeVisible();
  await expect(entry.getByRole('textbox', { name: /Type the/ })).toHaveCount(0);
}

/** What the server tells of questions without options; no key of an open one. */
async function told(page: Page, quizId: string): Promise<WithoutOptions> {
  const response = await page.request.get(`${server.url}/api/user/without-options/${quizId}`);
  const text = await response.text();
  if (text.includes('"solution":null')) expect(text).not.toContain('"correctAnswer"');
  return withoutOptions.parse(JSON.parse(text));
}

async function quizOnPage(page: Page): Promise<{ quizId: string; ids: string[] }> {
  const kept = await page.evaluate(
    () => Object.entries(localStorage).find(([name]) => name.startsWith('valence.quiz.'))?.[1] ?? '',
  );
  const { quiz }: { quiz: { quizId: string; questions: { id: string }[] } } = JSON.parse(kept);
  return { quizId: quiz.quizId, ids: quiz.questions.map(({ id }) => id) };
}

/** The key that the killed server leaves in its data. */
async function keyOf(quizId: string | undefined): Promise<string> {
  await server.kill();
  const database = await openEmbeddedDatabase(server.data, Date.now);
  const stored = (await database.db.select().from(quizzes)).find(({ id }) => id === quizId);
  await database.close();
  await server.restart();
  const [question] = stored?.questions ?? [];
  return question?.options[question.key]?.text ?? '';
}
