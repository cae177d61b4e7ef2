import { expect, type Page } from '@playwright/test';
import * as engine from '@valence/questions';
import { issuedQuestion } from '../../apps/server/src/features/quizzes/issued-question.ts';
import { test } from '../server/browser-test.ts';
import { chooseQuickPractice } from '../steps/quick-practice.ts';
import { signUp } from '../steps/sign-up.ts';
import { findBeyondWindow } from './find-beyond-window.ts';
import { findCutText } from './find-cut-text.ts';
import { doubledText, painted, setTextSize, spaceText } from './text-of-students.ts';

/** Of so many templates in the order of the catalogue one is looked at. */
const everyNth = 40;

/** Any number: the same questions are drawn each time, so that the same is found. */
const seed = 20_261;

test('any question has room on a phone, answered and with its proof, with doubled and with spaced text', async ({
  page,
  server,
}) => {
  test.setTimeout(900_000);
  const names = engine.catalogue().map(({ template }) => template);
  const drawn = names
    .filter((_, place) => place % everyNth === 0)
    .flatMap((template) => engine.questionOfTemplate(template, seed) ?? []);
  expect(drawn.length).toBeGreaterThan(100);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signUp(page, server.url, 'many-questions@example.org', '/quiz');
  await startQuizOf(
    page,
    drawn.map((question) => issuedQuestion(question, engine)),
  );
  for (const [place, question] of drawn.entries()) {
    await expect(
      page.getByRole('heading', { name: `Question ${place + 1} of ${drawn.length}:` }),
    ).toBeVisible();
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^(Correct!|Not quite)$/)).toBeVisible();
    await page.getByText('How this key was checked').click();
    await lookOnPhone(page, engine.templateOf(question));
    if (place < drawn.length - 1)
      await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
  }
});

/** Starts a quiz as a student does, and puts other questions into it: the server knows nothing of these. */
async function startQuizOf(page: Page, questions: readonly object[]): Promise<void> {
  await page.route('**/api/user/quiz-in-progress**', (route) => route.fulfill({ status: 204 }));
  await page.route('**/api/generate-questions', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), questions } });
  });
  await chooseQuickPractice(page);
  await page.getByRole('button', { name: 'Start Quiz' }).first().click();
  await page.waitForURL('**/quiz/active');
}

async function lookOnPhone(page: Page, template: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await painted(page);
  expect.soft(await findBeyondWindow(page), `${template} at 320 pixels`).toEqual([]);
  await page.setViewportSize({ width: 375, height: 812 });
  await setTextSize(page, doubledText);
  expect.soft(await findBeyondWindow(page), `doubled text of ${template}`).toEqual([]);
  await setTextSize(page, '');
  await spaceText(page, true);
  expect.soft(await findCutText(page), `spaced text of ${template}`).toEqual([]);
  await spaceText(page, false);
}
