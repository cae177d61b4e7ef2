import { expect, type Page } from '@playwright/test';
import { chooseOption } from '../steps/choose-option.ts';
import { goOn } from '../steps/go-on.ts';
import type { RunningServer } from '../server/running-server.ts';
import { distancesOf, placesOf } from '../steps/places-of.ts';
import { signUp } from '../steps/sign-up.ts';
import { answerFirst, finishFrom, startQuiz } from '../steps/start-quiz.ts';
import { keysOfQuiz } from '../steps/take-quiz.ts';
import { test } from '../server/browser-test.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

test('a quiz is taken from start to result by keyboard alone', async ({ page }) => {
  await signUp(page, server.url, 'keys@example.org', '/quiz');
  await page.getByRole('button', { name: 'Start Quiz' }).first().focus();
  await page.keyboard.press('Enter');
  for (let place = 1; place <= 10; place += 1) {
    await expect(page.getByRole('heading', { name: `Question ${place} of 10:` })).toBeVisible();
    await page.keyboard.press(place % 2 === 0 ? 'b' : '3');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^(Correct!|Not quite)$/)).toBeVisible();
    await goOn(page);
  }
  await expect(page).toHaveURL(`${server.url}/results`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Saved to your history')).toBeVisible();
});

for (const size of [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
])
  test(`an answer moves nothing, and the way on stays in reach, at ${size.width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await startQuiz(page, server.url, `still-${size.width}@example.org`);
    await expect(page.getByRole('navigation', { name: 'Views' })).toHaveCount(0);
    for (let place = 1; place <= 5; place += 1) {
      // The head of the page says where one is before a set has come.
      await expect(page.getByRole('heading', { name: `Question ${place} of 10:` })).toBeVisible();
      await page.keyboard.press('1');
      const before = await placesOf(page);
      await page.keyboard.press('Enter');
      const next = page.getByRole('button', { name: 'Next' });
      await expect(next).toBeEnabled();
      expect(await placesOf(page)).toEqual(before);
      await expect(next).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: 'See Why' }).click();
      await expect(page.getByText(/^(Correct!|Not quite)$/)).toBeInViewport();
      await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 });
      await next.click();
    }
  });

test('a double press of Enter sends an answer once, and does not pass over what is told of it', async ({
  page,
}) => {
  await startQuiz(page, server.url, 'double@example.org');
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^(Correct!|Not quite)$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Question 1 of 10:' })).toBeVisible();
  await goOn(page);
  await expect(page.getByRole('heading', { name: 'Question 2 of 10:' })).toBeVisible();
});

test('a reload in the middle of a quiz loses nothing', async ({ page }) => {
  await startQuiz(page, server.url, 'reload@example.org');
  await answerFirst(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await chooseOption(page, 2);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Question 2 of 10:' })).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText(/^(Correct!|Not quite)$/)).toBeVisible();
});

test('a question that is answered in another tab, or on another device, has no second attempt here', async ({
  page,
  context,
  browser,
}) => {
  await startQuiz(page, server.url, 'open-twice@example.org');
  const keys = await keysOfQuiz(page);
  const wrong = keys.map((key) => (key + 1) % 4);
  const standing = async () => {
    const answer = await page.request.get(`${server.url}/api/user/quiz-in-progress`);
    return (await answer.json()).quiz;
  };
  const answerWrong = async (elsewhere: Page, place: number) => {
    await elsewhere.goto(`${server.url}/quiz/active`, { waitUntil: 'networkidle' });
    await expect(elsewhere.getByRole('heading', { name: `Question ${place + 1} of 10:` })).toBeVisible();
    await chooseOption(elsewhere, wrong[place] ?? 0);
    await elsewhere.getByRole('button', { name: 'Submit Answer' }).click();
    await expect(elsewhere.getByText('Not quite')).toBeVisible();
    await expect.poll(async () => (await standing()).progress[place]).toMatchObject({ answer: wrong[place] });
  };
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const isAnsweredHere = async () => {
    await expect(page.getByText('Not quite')).toBeVisible();
    await expect(page.getByRole('radio', { disabled: true })).toHaveCount(4);
  };
  await page.keyboard.press('f');
  await expect.poll(async () => (await standing())?.flagged).toEqual([0]);
  const tab = await context.newPage();
  await answerWrong(tab, 0);
  await tab.close();
  // Two windows that are in sight: here nobody has heard of it.
  await chooseOption(page, keys[0] ?? 0);
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await expect(page.getByText('Correct!')).toBeVisible();
  await comeBack();
  await isAnsweredHere();

  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(async () => (await standing()).at).toBe(1);
  const device = await browser.newContext();
  await device.addCookies(await context.cookies());
  await answerWrong(await device.newPage(), 1);
  await device.close();
  await comeBack();
  await isAnsweredHere();

  await page.getByRole('button', { name: 'Next' }).click();
  const recorded = page.waitForResponse('**/api/user/record-quiz');
  await finishFrom(page, 3);
  const { questions } = await (await recorded).json();
  expect(questions.slice(0, 2)).toMatchObject([{ isCorrect: false }, { isCorrect: false }]);
});

test('what is struck out and flagged survives a reload and another device, and is gone back to before the finish', async ({
  page,
}) => {
  await startQuiz(page, server.url, 'marks@example.org');
  const option = (place: number) => page.getByRole('radio').nth(place);
  const flag = page.getByRole('button', { name: /^Flag/ });
  await expect(page.getByRole('button', { name: 'Strike out option B' })).toBeVisible();
  const before = await distancesOf(page);
  await page.getByRole('button', { name: 'Strike out option B' }).click();
  await page.keyboard.press('Shift+C');
  await flag.click();
  await expect(flag).toHaveText('Flagged');
  await page.keyboard.press('a');
  for (const struck of [1, 2]) await expect(option(struck)).toBeDisabled();
  expect(await distancesOf(page)).toEqual(before);

  // Pressed, it is restored and not chosen.
  await page.getByRole('button', { name: 'Restore option B' }).click();
  await expect(option(1)).toBeEnabled();
  await expect(option(0)).toBeChecked();
  await page.reload();
  await expect(option(2)).toBeDisabled();
  await expect(flag).toHaveAttribute('aria-pressed', 'true');

  const read = () =>
    page.request.get(`${server.url}/api/user/quiz-in-progress`).then((answer) => answer.json());
  await expect.poll(read).toMatchObject({ quiz: { flagged: [0], struck: expect.arrayContaining([[2]]) } });
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(option(2)).toBeDisabled();
  await expect(flag).toHaveAttribute('aria-pressed', 'true');

  for (let place = 1; place <= 10; place += 1) {
    await answerFirst(page);
    await expect(page.getByRole('button', { name: /option [A-D]$/ })).toHaveCount(0);
    if (place < 10) await page.getByRole('button', { name: 'Next' }).click();
  }
  await expect(page.getByText('1 flagged question', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  const list = page.getByRole('dialog', { name: 'Flagged questions' });
  await list.getByRole('button', { name: /^1\./ }).click();
  await expect(page.getByRole('heading', { name: 'Question 1 of 10:' })).toBeVisible();
  await page.getByRole('button', { name: 'To the End' }).click();
  await page.getByRole('button', { name: 'Finish Quiz' }).click();
  await page.waitForURL('**/results');
  await page.getByRole('button', { name: 'Only Flagged (1)' }).click();
  const entries = page.getByRole('region', { name: 'Question Review' }).locator('ol > li:visible');
  await expect(entries).toHaveCount(1);
  await expect(entries.first()).toContainText('Flagged');
});

test('leaving with answers given asks first; staying keeps them, leaving goes back to the selection', async ({
  page,
}) => {
  await startQuiz(page, server.url, 'leave@example.org');
  await answerFirst(page);
  await page.getByRole('button', { name: 'Exit Quiz' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave Quiz?' });
  await expect(dialog).toContainText(
    'Are you sure you want to leave? Your quiz progress will not be saved. It still counts toward your weekly quizzes.',
  );
  // Whoever presses Enter, as all through the quiz, loses nothing.
  await expect(dialog.getByRole('button', { name: 'Stay in Quiz' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^(Correct!|Not quite)$/)).toBeVisible();
  await page.getByRole('button', { name: 'Exit Quiz' }).click();
  await dialog.getByRole('button', { name: 'Leave Quiz' }).click();
  await expect(page).toHaveURL(`${server.url}/quiz`);
  await expect(page.getByRole('heading', { name: 'Chemistry Quiz Selection' })).toBeFocused();
});

test('who exits may continue later: the quiz stays open, and Home says what is left of its time', async ({
  page,
}) => {
  await startQuiz(page, server.url, 'later@example.org');
  await answerFirst(page);
  await page.getByRole('button', { name: 'Exit Quiz' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave Quiz?' });
  await expect(dialog).toContainText('The clock goes on while you are away.');
  await dialog.getByRole('button', { name: 'Continue Later' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(page.getByText(/The clock goes on while you are away: 14:\d\d left\./)).toBeVisible();
  await page.getByRole('link', { name: 'Continue quiz' }).click();
  await expect(page.getByText(/^(Correct!|Not quite)$/)).toBeVisible();
});

test('when the time is up the quiz ends by itself, open questions count as not answered', async ({
  page,
}) => {
  await page.clock.install();
  await startQuiz(page, server.url, 'time@example.org');
  await answerFirst(page);
  await page.clock.fastForward('15:01');
  await expect(page).toHaveURL(`${server.url}/results`);
  await expect(page.getByText('Not answered').first()).toBeVisible();
  await expect(page.getByText(/^Time was up before 9 questions were answered\./)).toBeVisible();
});

test('arrows move between questions, and a letter says which option it chose', async ({ page }) => {
  await startQuiz(page, server.url, 'arrows@example.org');
  await expect(page.getByRole('heading', { name: 'Question 1 of 10:' })).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByRole('radio').nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Question 2 of 10:' })).toBeVisible();
  await page.keyboard.press('2');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { name: 'Question 1 of 10:' })).toBeVisible();
});
