import { expect, type Page } from '@playwright/test';
import { test } from '../server/browser-test.ts';
import { finishFrom, startQuiz } from '../steps/start-quiz.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a result is shared without a name, and a choice as a link that a visitor can take', async ({
  page,
  browser,
  server,
}) => {
  await startQuiz(page, server.url, 'sharing@example.org');
  await finishFrom(page, 1);
  await page.waitForURL('**/results');
  await page.getByRole('button', { name: 'Share Result' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const text = await copied(page);
  expect(text).toMatch(/^General Chemistry, Intermediate: \d+ of 10 right in \d+:\d\d on Valence: http/);
  expect(text).not.toMatch(/Rosalind|Franklin|sharing@/);

  await page.goto(`${server.url}/quiz/topics?find=buffer`);
  await page.getByRole('checkbox', { name: /^Buffer solutions/ }).check();
  await page.getByRole('button', { name: 'Share a link to this choice' }).click();
  await expect.poll(() => copied(page)).toContain(`${server.url}/set?concepts=`);
  const visitor = await browser.newContext();
  const other = await visitor.newPage();
  await other.goto(await copied(page));
  await expect(other.getByRole('heading', { name: 'Buffer solutions' })).toBeVisible();
  await expect(other.getByRole('button', { name: /^Start/ })).toBeEnabled();
  await visitor.close();
});

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
