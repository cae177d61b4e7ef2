import { expect, type Page } from '@playwright/test';
import { makePremium } from '../steps/make-premium.ts';
import type { RunningServer } from '../server/running-server.ts';
import { password, signUp } from '../steps/sign-up.ts';
import { test } from '../server/browser-test.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

test('a free student sees the generator, and what it needs', async ({ page }) => {
  await signUp(page, server.url, 'free@example.org');
  await expect(page.getByText('Premium Feature Required')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate Quiz' })).toBeDisabled();
  await page.getByLabel('Study Topic').fill('buffers');
  await page.getByLabel('Study Topic').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Upgrade to Premium' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(page.getByLabel('Study Topic')).toHaveValue('buffers');
});

test('a topic outside chemistry is answered under its field, a misspelled one is understood', async ({
  page,
}) => {
  await openCustomTopics(page, 'topics@example.org');
  await expect(page.getByText('7 / 7')).toBeVisible();
  await page.getByRole('button', { name: 'Generate Custom Quiz' }).click();
  await expect(page.getByText('Topic Required', { exact: true })).toBeVisible();
  const field = page.getByLabel('Chemistry topic');
  await field.fill('football results');
  await field.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'chemistry' })).toBeVisible();
  await expect(field).toHaveValue('football results');
  const suggestions = page.getByRole('list', { name: 'Suggested topics' }).getByRole('button');
  await expect(suggestions).toHaveCount(3);
  const suggestion = (await suggestions.first().textContent()) ?? '';
  await suggestions.first().click();
  await expect(field).toHaveValue(suggestion);
  await expect(page.getByText('7 / 7')).toBeVisible();

  await page.getByRole('tab', { name: 'Subject Quizzes' }).click();
  await page.getByRole('tab', { name: 'Custom Topics' }).click();
  await expect(field).toHaveValue(suggestion);
  await field.fill('stoichometry');
  await field.press('Enter');
  await expect(page).toHaveURL(`${server.url}/quiz/active`);
  await expect(page.getByRole('heading', { name: 'Stoichiometry' })).toBeVisible();
  await page.goto(`${server.url}/quiz`);
  await page.getByRole('tab', { name: 'Custom Topics' }).click();
  await expect(page.getByText('6 / 7')).toBeVisible();
  await expect(field).toHaveValue('');
});

test('the bar moves while a quiz is made, and the quiz opens the moment that it is there', async ({
  page,
}) => {
  await openCustomTopics(page, 'bar@example.org');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/generate-questions', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('Chemistry topic').fill('buffers');
  await page.getByRole('button', { name: 'Generate Custom Quiz' }).click();
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled();
  const bar = page.getByRole('progressbar', { name: 'Generating your quiz' });
  await expect(bar).toHaveAttribute('value', '15');
  await expect(bar).toHaveAttribute('value', '35');
  release();
  await page.waitForURL(`${server.url}/quiz/active`);
});

test('a failure says so and loses nothing that was typed', async ({ page }) => {
  await openCustomTopics(page, 'failure@example.org');
  await page.route('**/api/generate-questions', (route) => route.fulfill({ status: 503, body: 'down' }));
  await page.getByLabel('Chemistry topic').fill('buffers');
  await page.getByRole('button', { name: 'Generate Custom Quiz' }).click();
  await expect(page.getByText('Custom Quiz Generation Failed', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Unable to generate custom quiz. Please try again in a moment.', { exact: true }),
  ).toBeVisible();
  await page.goto(server.url);
  await expect(page.getByLabel('Study Topic')).toHaveValue('buffers');
  await page.getByRole('button', { name: 'Generate Quiz' }).click();
  await expect(page.getByText('Generation Failed', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Failed to generate questions. Please try again.', { exact: true }),
  ).toBeVisible();

  await page.unroute('**/api/generate-questions');
  await page.context().clearCookies();
  // Another call may have met the end of the session first, and the dialog lies over the button then.
  await page.locator('button', { hasText: 'Generate Quiz' }).dispatchEvent('click');
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  await page.goto(`${server.url}/api/login?returnTo=/`);
  await page.getByLabel('Email').fill('failure@example.org');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Study Topic')).toHaveValue('buffers');
});

test('what is refused at home is said as on the quiz page: a limit in its dialog, a topic under its field', async ({
  page,
}) => {
  await signUp(page, server.url, 'home-refused@example.org');
  await makePremium(page, server);
  const generate = '**/api/generate-questions';
  const refusal = { message: 'You have reached your weekly limit of 7 custom quizzes.', limit: 7 };
  await page.route(generate, (route) =>
    route.fulfill({ status: 403, json: { ...refusal, code: 'weeklyLimitReached' } }),
  );
  const field = page.getByLabel('Study Topic');
  await field.fill('buffers');
  await field.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Weekly limit reached' });
  await expect(dialog.getByText('You have used all 7 custom quizzes of this week.')).toBeVisible();
  await expect(page.getByText('Generation Failed', { exact: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Got it' }).click();
  await page.unroute(generate);
  await field.fill('football results');
  await field.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'chemistry' })).toBeVisible();
  await expect(page.getByText('Generation Failed', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Suggested topics' }).getByRole('button')).toHaveCount(3);
});

test('a free student who types the name of a subject gets its quiz, at home too, until the day has had its quizzes', async ({
  page,
}) => {
  await signUp(page, server.url, 'home-subject@example.org');
  await page.getByLabel('Study Topic').fill('organic chemistry');
  await expect(page.locator('#generator-preview')).toContainText('Organic Chemistry');
  await page.route('**/api/generate-questions', (route) =>
    route.fulfill({ status: 403, json: { message: 'Used up.', code: 'dailyLimitReached', limit: 5 } }),
  );
  const asked = page.waitForRequest('**/api/generate-questions');
  await page.getByRole('button', { name: 'Generate Quiz' }).click();
  await asked;
  await expect(page.getByRole('dialog')).toContainText('You’ve used 5 of 5 free quizzes today.');
});

test('five questions from home, in practice, with a time limit', async ({ page }) => {
  await signUp(page, server.url, 'home@example.org');
  await makePremium(page, server);
  await expect(page.getByText('Premium Feature Unlocked')).toBeVisible();
  await expect(page.getByText('7 quizzes a week')).toBeVisible();
  await page.getByLabel('Study Topic').fill('H2SO4');
  await expect(page.locator('#generator-preview sub')).toHaveText(['2', '4']);
  await page.getByLabel('Study Topic').fill('periodic trends');
  await page.getByLabel('Difficulty').selectOption('beginner');
  await page.getByRole('button', { name: 'Generate Quiz' }).click();
  await expect(page).toHaveURL(`${server.url}/quiz/active`);
  await expect(page.getByText('Quiz Generated!', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Successfully generated 5 questions about Periodic trends', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Question 1 of 5:' })).toBeVisible();
  await expect(page.getByText('Practice', { exact: true })).toBeVisible();
  await page.goto(server.url);
  await expect(page.getByLabel('Study Topic')).toHaveValue('');
});

test('after seven custom quizzes the week is over, subjects go on', async ({ page }) => {
  await openCustomTopics(page, 'seven@example.org');
  for (let quiz = 0; quiz < 7; quiz += 1) {
    const status = await page.evaluate(async () => {
      const response = await fetch('/api/generate-questions', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
        body: JSON.stringify({ topic: 'buffers', difficulty: 'beginner', count: 5 }),
      });
      return response.status;
    });
    expect(status).toBe(200);
  }
  await page.reload();
  await page.getByRole('tab', { name: 'Custom Topics' }).click();
  await expect(page.getByText('0 / 7')).toBeVisible();
  await expect(page.getByText('Come back next Monday!')).toBeVisible();
  await page.getByLabel('Chemistry topic').fill('buffers');
  await page.getByRole('button', { name: 'Generate Custom Quiz' }).click();
  const dialog = page.getByRole('dialog', { name: 'Weekly limit reached' });
  await expect(dialog.getByText('You have used all 7 custom quizzes of this week.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Got it' }).click();
  await page.getByRole('tab', { name: 'Subject Quizzes' }).click();
  await page.getByRole('button', { name: 'Start Quiz' }).first().click();
  await expect(page).toHaveURL(`${server.url}/quiz/active`);
});

/** A Premium student in front of the topics' tab. */
async function openCustomTopics(page: Page, email: string): Promise<void> {
  await signUp(page, server.url, email, '/quiz');
  await makePremium(page, server);
  await page.getByRole('tab', { name: 'Custom Topics' }).click();
}
