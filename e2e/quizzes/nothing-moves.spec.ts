import { expect, type Page } from '@playwright/test';
import { test } from '../server/browser-test.ts';
import type { RunningServer } from '../server/running-server.ts';
import { chooseQuickPractice } from '../steps/quick-practice.ts';
import { signUp } from '../steps/sign-up.ts';
import { startPaper } from '../steps/sit-paper.ts';
import { startQuiz } from '../steps/start-quiz.ts';
import { takeQuiz } from '../steps/take-quiz.ts';
import { takeQuizzes } from '../steps/take-quizzes.ts';
import { startTypedQuiz, typeWrongAnswer } from '../steps/type-quiz.ts';

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

for (const size of [
  { width: 1280, height: 800 },
  { width: 375, height: 667 },
]) {
  test(`a mouse that stays where it is goes through a quiz, ${size.width} wide: the way on stands still, answered or not`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await startQuiz(page, server.url, `still-mouse-${size.width}@example.org`);
    const before = await wayOn(page);
    for (let place = 1; place <= 5; place += 1) {
      await expect(page.getByRole('heading', { name: `Question ${place} of 10:` })).toBeVisible();
      expect(await wayOn(page)).toEqual(before);
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^(Correct!|Not quite)$/)).toBeVisible();
      expect(await wayOn(page)).toEqual(before);
      await page.mouse.click(before.right - 20, before.middle);
    }
  });

  test(`a mouse that stays where it is goes through a typed quiz and a paper, ${size.width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await signUp(page, server.url, `still-mouse-typed-${size.width}@example.org`);
    await startTypedQuiz(page, server.url);
    const inQuiz = await wayOn(page);
    for (let place = 1; place <= 3; place += 1) {
      await expect(page.getByRole('heading', { name: `Question ${place} of 5:` })).toBeVisible();
      expect(await wayOn(page)).toEqual(inQuiz);
      await typeWrongAnswer(page);
      expect(await wayOn(page)).toEqual(inQuiz);
      await page.mouse.click(inQuiz.right - 20, inQuiz.middle);
    }

    const { questions } = await startPaper(page, server.url, 'ap-chemistry', 'half');
    await page.goto(`${server.url}/papers/active`);
    await expect(page.getByText(`Question 1 of ${questions.length}`, { exact: true })).toBeVisible();
    const inPaper = await wayOn(page);
    for (let place = 2; place < questions.length; place += 1) {
      await page.mouse.click(inPaper.right - 20, inPaper.middle);
      await expect(page.getByText(`Question ${place} of ${questions.length}`, { exact: true })).toBeVisible();
      expect(await wayOn(page)).toEqual(inPaper);
    }
  });
}

/** Where in the window the button stands that goes on: its right edge, and the middle of its height. */
async function wayOn(page: Page): Promise<{ right: number; middle: number }> {
  const box = await page.getByRole('button', { name: 'Next', exact: true }).boundingBox();
  if (box === null) throw new Error('There is no way on');
  return { right: Math.round(box.x + box.width), middle: Math.round(box.y + box.height / 2) };
}

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
