import { expect, type Page } from '@playwright/test';
import { test } from '../server/browser-test.ts';
import type { RunningServer } from '../server/running-server.ts';
import { chooseQuickPractice } from '../steps/quick-practice.ts';
import { signUp } from '../steps/sign-up.ts';
import { takeQuiz } from '../steps/take-quiz.ts';
import { takeQuizzes } from '../steps/take-quizzes.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

for (const width of [1280, 375])
  test(`the results come as they stay, ${width} wide: nothing that is read moves`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signUp(page, server.url, `unmoved-${width}@example.org`);
    await watchShifts(page);
    for (const rightAnswers of [[], [4, 7, 9]]) {
      await takeQuizzes(page, 'general', rightAnswers);
      await openResults(page);
      await expect(page.getByRole('heading', { name: 'Recent Quiz History' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shifts(page)).toEqual([]);
    }
  });

for (const width of [1280, 375])
  test(`a badge that was earned comes while the result is read, ${width} wide, and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    await signUp(page, server.url, `badge-${width}@example.org`, '/quiz');
    await chooseQuickPractice(page);
    await page.getByRole('button', { name: 'Start Quiz' }).first().click();
    await page.waitForURL(`${server.url}/quiz/active`);
    const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
    await page.route('**/api/user/progress', async (route) => {
      await isRead;
      await route.continue();
    });
    await takeQuiz(page, [1]);
    await expect(page.getByText('Saved to your history')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Recent Quiz History' })).toBeVisible();
    // What moves within half a second of a press counts as pressed for.
    await page.waitForTimeout(600);
    await forgetShifts(page);
    read();
    await expect(page.getByRole('link', { name: /new badge.*First Steps/i })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shifts(page)).toEqual([]);
  });

test('the numbers come drawn with the page; where a result will stand above them, they wait for it', async ({
  page,
}) => {
  await signUp(page, server.url, 'drawn@example.org');
  await takeQuizzes(page, 'general', [4, 7]);
  const numbers = page.getByRole('heading', { name: 'Recent Quiz History' });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.evaluate(() => location.assign('/results'));
  await expect(numbers).toBeVisible();
  await expect(page.getByLabel('Loading')).toBeHidden();

  await page.unrouteAll();
  await page.goto(`${server.url}/quiz`);
  await chooseQuickPractice(page);
  await page.getByRole('button', { name: 'Start Quiz' }).first().click();
  await page.waitForURL(`${server.url}/quiz/active`);
  await takeQuiz(page);
  await expect(page.getByText('Saved to your history')).toBeVisible();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.evaluate(() => location.reload());
  await expect(page.getByLabel('Loading')).toBeVisible();
  await expect(numbers).toBeHidden();
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByText('Saved to your history')).toBeVisible();
  await expect(numbers).toBeVisible();
});

/** Opens the results with all that they show: on a busy machine a page may come without an answer that took too long. */
async function openResults(page: Page): Promise<void> {
  await expect(async () => {
    const document = await page.goto(`${server.url}/results`);
    expect(await document?.text()).toContain('/api/user/analytics');
  }).toPass();
}

/** Has every page from now on note what moves in it without anybody's doing. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const isShift = (
      entry: object,
    ): entry is { hadRecentInput: boolean; value: number; sources: { node: Node | null }[] } =>
      'sources' in entry;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (isShift(entry) && !entry.hadRecentInput)
          moved.push(
            `${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => node?.textContent?.slice(0, 60)).join(' | ')}`,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shifts = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'moved'));

const forgetShifts = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(window, 'moved').splice(0));
