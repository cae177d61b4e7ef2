import { expect, type Page } from '@playwright/test';
import { test } from '../server/browser-test.ts';
import { signUp } from '../steps/sign-up.ts';
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

for (const [width, height] of [
  [1280, 800],
  [375, 812],
] as const)
  test(`in a window of ${width} pixels a toast lies over nothing that stays at the bottom of it`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height });
    await signUp(page, server.url, `toast-${width}@example.org`, '/quiz/topics?find=buffer');
    await page.getByRole('checkbox', { name: /^Buffer solutions/ }).check();
    const share = page.getByRole('button', { name: 'Share a link to this choice' });
    await share.click();
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    const buttons = [
      share,
      page.getByRole('button', { name: 'Clear' }),
      page.getByRole('button', { name: 'Start Quiz' }),
      ...(width < 768 ? [page.getByRole('link', { name: 'Results' })] : []),
    ];
    for (const button of buttons) expect(await button.evaluate(isUncovered), String(button)).toBe(true);
    // What it does lie over is free with a press on it.
    await page.getByText('Copied', { exact: true }).click();
    await expect(page.getByText('Copied', { exact: true })).toBeHidden();
  });

function isUncovered(button: Element): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return seen !== null && button.contains(seen);
}

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
