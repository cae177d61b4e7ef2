import { expect, type Page } from '@playwright/test';
import type { RunningServer } from '../server/running-server.ts';
import { goOn } from '../steps/go-on.ts';
import { test } from '../server/browser-test.ts';
import { distancesOf } from '../steps/places-of.ts';
import { signUp } from '../steps/sign-up.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

const onAcids = '/set?topics=acids-and-bases&count=5&difficulty=intermediate';

test('a visitor takes a shared set by keyboard, loses nothing by a reload, and takes the answers along into an account', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401 && !response.url().endsWith('/api/auth/user')) refused.push(response.url());
  });
  await page.goto(server.url + onAcids);
  await expect(page.getByRole('heading', { name: 'Acids and bases' })).toBeVisible();
  const start = page.getByRole('button', { name: 'Start' });
  await expect(start).toBeInViewport({ ratio: 1 });
  await start.press('Enter');
  await page.waitForURL(`${server.url}/set/active`);
  await expect(page.getByRole('navigation')).toHaveCount(0);

  await answer(page, 1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Question 1 of 5:' })).toBeVisible();
  await expect(page.getByText(/^(Correct!|Not quite)$/)).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Go On' }).click();
  await page.waitForURL(`${server.url}/set/active`);
  await expect(page.getByText(/^(Correct!|Not quite)$/)).toBeVisible();
  for (let place = 2; place <= 5; place += 1) {
    await goOn(page);
    await answer(page, place);
  }
  await goOn(page);
  const score = page.getByText(/Acids and bases, \d of 5 correct/);
  await expect(score).toBeVisible();
  await page.reload();
  await expect(score).toBeVisible();
  const right = /(\d) of 5 correct/.exec(await score.innerText())?.[1];
  await expect(page.getByRole('link', { name: 'Create a free account' })).toBeVisible();
  expect(refused).toEqual([]);

  await signUp(page, server.url, 'took-a-set@example.org');
  await expect(
    page.getByText(`${right} of 5 right. They are the first quiz in your history.`, { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('10 free quizzes remaining this week')).toBeVisible();
  await page.goto(`${server.url}/history`);
  await expect(page.getByText('First questions').first()).toBeVisible();
  await page.goto(server.url + onAcids);
  await expect(page.getByText('This set of questions was shared with you.')).toBeVisible();
});

test('the same set again has other numbers, and one that is left is drawn anew', async ({ page }) => {
  await page.goto(server.url + onAcids);
  const first = await startedSet(page);
  await page.getByRole('button', { name: 'Exit Quiz' }).click();
  expect(await startedSet(page)).not.toEqual(first);
});

test('a link to what is in the list no longer says so, to a visitor and to a student', async ({ page }) => {
  const gone = '/set?topics=alchemy&count=5&difficulty=beginner';
  await page.goto(server.url + gone);
  await expect(page.getByRole('alert')).toHaveText('The topics in this link are no longer available.');
  await page.goto(`${server.url}/set?count=5`);
  await expect(page.getByRole('heading', { name: 'This link names no questions' })).toBeVisible();

  await signUp(page, server.url, 'old-link@example.org', gone);
  await expect(page.getByText('The topics that were shared with you are no longer available.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeDisabled();
  await page.goto(`${server.url}/set?topics=acids-and-bases.alchemy&count=5&difficulty=beginner`);
  await expect(page.getByText('Part of it is no longer available.')).toBeVisible();
  await expect(page.getByText(/^Acids and bases: \d+ questions/)).toBeVisible();
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await page.waitForURL(`${server.url}/quiz/active`);
});

/** Answers the question at a place by keys; its options stay where they are. */
async function answer(page: Page, place: number): Promise<void> {
  await expect(page.getByRole('heading', { name: `Question ${place} of 5:` })).toBeVisible();
  await page.keyboard.press('1');
  const before = await distancesOf(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^(Correct!|Not quite)$/)).toBeVisible();
  expect(await distancesOf(page)).toEqual(before);
}

/** Starts the set on the page, and reads which questions it has. */
async function startedSet(page: Page): Promise<unknown> {
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL('**/set/active');
  await expect(page.getByRole('heading', { name: 'Question 1 of 5:' })).toBeVisible();
  return page.evaluate(() => JSON.parse(localStorage.getItem('valence.first-set.1') ?? '{}').drawn);
}
