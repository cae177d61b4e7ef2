import { expect, type Page } from '@playwright/test';
import type { RunningServer } from '../server/running-server.ts';
import { password, signUp } from '../steps/sign-up.ts';
import { answerFirst, finishFrom, startQuiz } from '../steps/start-quiz.ts';
import { test } from '../server/browser-test.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

test('a session that ends in mid-quiz costs nothing: sign in again, and the quiz is recorded', async ({
  page,
}) => {
  await startQuiz(page, server.url, 'expired@example.org');
  await answerFirst(page);
  await endSession(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await finishFrom(page, 2);
  await expect(page).toHaveURL(`${server.url}/results`);
  const modal = page.getByRole('dialog', { name: 'Welcome back' });
  await expect(modal).toBeVisible();
  await expect(page.getByText('Recording Error')).toHaveCount(0);
  await modal.getByRole('button', { name: 'Continue with email' }).click();
  const form = page.getByRole('dialog', { name: 'Sign in with email' });
  await form.getByLabel('Email').fill('expired@example.org');
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`${server.url}/results`);
  await expect(page.getByText('Saved to your history')).toBeVisible();
  expect(await quizzesOf(page)).toBe(1);
});

test('a session that ended elsewhere is said on the next screen, once', async ({ page, context }) => {
  // The page asks who is there; what it is told of a later state is another journey.
  const told = page.waitForResponse('**/api/auth/user');
  await signUp(page, server.url, 'elsewhere@example.org');
  await told;
  await page.waitForLoadState('networkidle');
  await context.clearCookies();
  await page.getByRole('link', { name: 'Results', exact: true }).filter({ visible: true }).click();
  const modal = page.getByRole('dialog', { name: 'Welcome back' });
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Learning Analytics' })).toBeVisible();
});

test('a session that ends before a reload: sign in again, and the quiz goes on where it was', async ({
  page,
}) => {
  await startQuiz(page, server.url, 'reloaded@example.org');
  await answerFirst(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await endSession(page);
  await page.reload();
  await page.goto(`${server.url}/api/login?returnTo=/quiz/active`);
  await signInOnPage(page, 'reloaded@example.org');
  await expect(page.getByRole('heading', { name: 'Question 2 of 10:' })).toBeVisible();
});

test('another student on the same browser never sees the quiz, and does not record it', async ({ page }) => {
  await startQuiz(page, server.url, 'first@example.org');
  await page.route('**/api/user/record-quiz', (route) => route.abort());
  await finishFrom(page, 1);
  await page.context().clearCookies();
  await page.unroute('**/api/user/record-quiz');
  await signUp(page, server.url, 'second@example.org', '/results');
  await expect(page.getByRole('heading', { name: 'Recent Quiz History' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toHaveCount(0);
  await page.goto(`${server.url}/quiz/active`);
  await expect(page.getByText('No questions available')).toBeVisible();
  expect(await quizzesOf(page)).toBe(0);
});

test('a quiz finished without network is recorded at the next visit, on whatever screen', async ({
  page,
}) => {
  await startQuiz(page, server.url, 'tunnel@example.org');
  await page.route('**/api/user/record-quiz', (route) => route.abort());
  await finishFrom(page, 1);
  await expect(page.getByText('Saving...')).toBeVisible();
  await page.goto(`${server.url}/contact`);
  const recorded = page.waitForResponse('**/api/user/record-quiz');
  await page.unroute('**/api/user/record-quiz');
  expect((await recorded).status()).toBe(200);
  expect(await quizzesOf(page)).toBe(1);
});

test('a recording that is refused for good says so, and can be tried again', async ({ page }) => {
  await startQuiz(page, server.url, 'refused@example.org');
  await page.route('**/api/user/record-quiz', (route) =>
    route.fulfill({ status: 400, json: { message: 'No.', code: 'badRequest' } }),
  );
  await finishFrom(page, 1);
  const toast = page.getByRole('listitem').filter({ hasText: 'Recording Error' });
  await expect(toast).toContainText('Failed to save quiz progress. Please try again.');
  await page.unroute('**/api/user/record-quiz');
  await toast.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Saved to your history')).toBeVisible();
});

test('a recording that is refused waits in this browser, and is tried again at the next visit', async ({
  page,
}) => {
  await startQuiz(page, server.url, 'refused-once@example.org');
  await page.route('**/api/user/record-quiz', (route) =>
    route.fulfill({ status: 400, json: { message: 'What was sent does not fit.', code: 'badRequest' } }),
  );
  await finishFrom(page, 1);
  await expect(page.getByText('Recording Error', { exact: true })).toBeVisible();
  await page.unroute('**/api/user/record-quiz');
  const recorded = page.waitForResponse('**/api/user/record-quiz');
  await page.goto(`${server.url}/contact`);
  expect((await recorded).status()).toBe(200);
  expect(await quizzesOf(page)).toBe(1);
});

test('a quiz that the server does not have is not sent at every visit', async ({ page }) => {
  await startQuiz(page, server.url, 'not-there@example.org');
  await page.route('**/api/user/record-quiz', (route) =>
    route.fulfill({ status: 404, json: { message: 'We could not find this quiz.', code: 'notFound' } }),
  );
  await finishFrom(page, 1);
  await expect(page.getByText('Recording Error', { exact: true })).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key.startsWith('valence.unrecorded'))).toEqual([]);
});

test('a result that cannot be sent at once is sent when the network is back', async ({ page }) => {
  await startQuiz(page, server.url, 'offline@example.org');
  await page.route('**/api/user/record-quiz', (route) => route.abort());
  await finishFrom(page, 1);
  await expect(page.getByText('Saving...')).toBeVisible();
  await expect(page.getByText('Not saved yet. It is kept in this browser, and sent again.')).toBeVisible();
  await page.unroute('**/api/user/record-quiz');
  await expect(page.getByText('Saved to your history')).toBeVisible();
});

/** Ends every session of the browser where it counts: the cookie stays, the server knows it no more. */
async function endSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name === 'valence_session');
  if (session === undefined) throw new Error('There is no session to end.');
  await fetch(`${server.url}/api/logout`, {
    headers: { cookie: `${session.name}=${session.value}`, 'sec-fetch-site': 'same-origin' },
  });
}

async function signInOnPage(page: Page, email: string): Promise<void> {
  const field = page.getByLabel('Password', { exact: true });
  await page.getByLabel('Email').fill(email);
  await field.fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function quizzesOf(page: Page): Promise<unknown> {
  return page.evaluate(async () => (await (await fetch('/api/user/progress')).json()).totalQuizzes);
}
