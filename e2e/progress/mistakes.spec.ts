import { mistakes } from '@valence/contract';
import { expect, type Page } from '@playwright/test';
import type { RunningServer } from '../server/running-server.ts';
import { signUp } from '../steps/sign-up.ts';
import { takeQuizzes } from '../steps/take-quizzes.ts';
import { test } from '../server/browser-test.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

test('what was missed is listed with its reason, and fresh questions on it say what they count as', async ({
  page,
}) => {
  await signUp(page, server.url, 'mistakes@example.org', '/mistakes');
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
  await takeQuizzes(page, 'general', [7]);

  await page.goto(`${server.url}/results`);
  await page.getByRole('link', { name: 'My Mistakes' }).click();
  await expect(page.getByText('3 mistakes, none of them due today.')).toBeVisible();
  await noteAtFirst(page, 'Ask in class.');
  const first = page.locator('details').first();
  await first.locator(':scope > summary').click();
  await expect(first.getByText('Your answer')).toBeVisible();
  await expect(first.getByText('Right answer')).toBeVisible();
  await expect(first.getByText('Ask in class.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Fresh questions: \w/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fresh questions', exact: true })).toHaveCount(0);

  const fresh = page.getByRole('button', { name: 'Mixed fresh questions' });
  await expect(fresh).toHaveAccessibleDescription(
    /^(Beginner|Intermediate|Advanced), \d+ questions?, uses 1 of 4 quizzes left today$/,
  );
  await fresh.click();
  await page.waitForURL('**/quiz/active');
  await expect(page.getByText(/^Question 1 of \d+$/)).toBeVisible();
});

/** Keeps a note at the first question of the list. */
async function noteAtFirst(page: Page, text: string): Promise<void> {
  const response = await page.request.get(`${server.url}/api/user/mistakes`);
  const first = mistakes.parse(await response.json()).concepts[0]?.slips[0]?.mistakes[0];
  if (first === undefined) throw new Error('Nothing was missed.');
  const { quizId, questionId } = first;
  const saved = await page.request.put(`${server.url}/api/user/notes/${quizId}`, {
    data: { questionId, text },
  });
  expect(saved.ok()).toBe(true);
}
