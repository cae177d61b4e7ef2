import { expect, type Browser, type Page } from '@playwright/test';
import { test } from '../server/browser-test.ts';
import { startServer, type RunningServer } from '../server/running-server.ts';
import { signUp } from '../steps/sign-up.ts';
import { answerFirst, startQuiz } from '../steps/start-quiz.ts';
import { takeQuizzes } from '../steps/take-quizzes.ts';

let server: RunningServer;
test.beforeAll(async () => {
  // More quizzes than a free student has in a week.
  server = await startServer({ DEFAULT_PLAN: 'premium' });
});
test.afterAll(() => server.dispose());

test('every finished quiz is found by pages, filters and search, and opens on another device with its explanations', async ({
  page,
  browser,
}) => {
  await signUp(page, server.url, 'history@example.org');
  await takeQuizzes(page, 'organic', [3]);
  await takeQuizzes(
    page,
    'general',
    Array.from({ length: 24 }, () => 8),
  );
  await elsewhere(page, browser, async (other) => {
    // Drawn is not alive yet.
    await other.goto(`${server.url}/history`, { waitUntil: 'networkidle' });
    const quizzes = other.locator('main ol > li');
    await expect(quizzes.first()).toContainText('General Chemistry');
    await expect(quizzes).toHaveCount(20);
    await other.getByRole('button', { name: 'Show more' }).click();
    await expect(quizzes).toHaveCount(25);
    await expect(other.getByRole('button', { name: 'Show more' })).toHaveCount(0);

    await other.getByLabel('Subject').selectOption('Organic Chemistry');
    await expect(quizzes).toHaveCount(1);
    await other.getByRole('button', { name: 'Clear filters' }).click();
    await other.getByLabel('Difficulty').selectOption('Advanced');
    await expect(other.getByText('No finished quiz fits. Clear a filter to see more.')).toBeVisible();
    await other.getByRole('button', { name: 'Clear filters' }).click();
    await other.getByRole('searchbox', { name: 'Search' }).fill('organic');
    await expect(quizzes).toHaveCount(1);

    await quizzes.getByRole('link').click();
    await expect(other.getByText('3 of 10 correct', { exact: false })).toBeVisible();
    const review = other.getByRole('region', { name: 'Question Review' });
    await expect(review.getByText('Your answer')).toHaveCount(10);
    await expect(review.getByText('Right answer').first()).toBeVisible();
    await other.getByRole('button', { name: 'Review Missed Questions' }).click();
    await expect(other.getByRole('heading', { name: /^Question 1 of / })).toBeVisible();
    await expect(other.getByText('The slip:').first()).toBeVisible();
  });
});

test('a quiz that was begun is discarded on another device, once that was asked, and is gone from the first', async ({
  page,
  browser,
}) => {
  await startQuiz(page, server.url, 'discarded@example.org');
  await answerFirst(page);
  await page.locator('button:enabled', { hasText: /^(Next|Try a Different Answer)$/ }).click();
  const read = () =>
    page.request.get(`${server.url}/api/user/quiz-in-progress`).then((answer) => answer.json());
  await expect.poll(async () => (await read()).quiz).not.toBeNull();

  await elsewhere(page, browser, async (other) => {
    // Drawn is not alive yet.
    await other.goto(`${server.url}/history`, { waitUntil: 'networkidle' });
    const open = other.getByRole('region', { name: 'Quiz in progress' });
    await expect(open.getByRole('link', { name: 'Continue quiz' })).toBeVisible();
    await open.getByRole('button', { name: 'Discard' }).click();
    await expect(open.getByRole('alert')).toHaveText(
      'Discard this quiz? Its answers are lost, and it still counts.',
    );
    await open.getByRole('button', { name: 'Keep it' }).click();
    await open.getByRole('button', { name: 'Discard' }).click();
    await open.getByRole('button', { name: 'Discard it' }).click();
    await expect(other.getByText('The quiz was discarded.')).toBeVisible();
    await expect.poll(async () => (await read()).quiz).toBeNull();
  });
  await page.goto(`${server.url}/history`);
  await expect(page.getByText('Every quiz that you finish stands here')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Quiz in progress' })).toHaveCount(0);
});

/** What the same student does in another browser, which has kept nothing. */
async function elsewhere(page: Page, browser: Browser, act: (other: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  await context.addCookies(await page.context().cookies());
  await act(await context.newPage());
  await context.close();
}
