import type { GenerateQuestionsResponse, Stimulus } from '@valence/contract';
import { expect, type Page } from '@playwright/test';
import type { RunningServer } from '../server/running-server.ts';
import { test } from '../server/browser-test.ts';
import { signUp } from '../steps/sign-up.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

for (const { where, ...size } of [
  { where: 'on a phone', width: 375, height: 812 },
  { where: 'on a desktop, without scrolling', width: 1280, height: 800 },
])
  test(`${where} a question with a figure is seen together with its options, once it is answered`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await issueWithFigure(page);
    await signUp(page, server.url, `in-view-${size.width}@example.org`, '/quiz');
    const start = page.getByRole('button', { name: 'Start Quiz' }).first();
    await expect(start).toBeInViewport({ ratio: 1 });
    await start.click();
    await expect(page.getByRole('heading', { name: 'Question 1 of 10:' })).toBeVisible();
    await page.keyboard.press('4');
    if (size.width === 375) await scrollToLastOption(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^(Correct!|Not quite)$/)).toBeVisible();
    const { bar, line, options, buttons } = await placesInWindow(page);
    expect(line).toBeGreaterThanOrEqual(bar);
    expect(options).toBeLessThanOrEqual(buttons);
  });

test('in a window magnified to twice its size, what a key chose and what is told of it come into view, and nothing moves where they are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 400 });
  const text = Array.from(
    { length: 12 },
    () => 'The rate was measured at one temperature after the other.',
  ).join('\n\n');
  await issueWithFigure(page, { id: 'rates', title: 'Rates', text });
  await signUp(page, server.url, 'magnified@example.org', '/quiz');
  await page.getByRole('button', { name: 'Start Quiz' }).first().click();
  await expect(page.getByRole('heading', { name: 'Question 1 of 10:' })).toBeVisible();
  const option = page.locator('label:has(input[type="radio"])').first();
  const verdict = page.getByText(/^(Correct!|Not quite)$/);
  await expect(option).not.toBeInViewport();
  await page.keyboard.press('1');
  await expect(option).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('#feedback')).toBeFocused();
  await expect(verdict).toBeInViewport({ ratio: 1 });

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Question 2 of 10:' })).toBeVisible();
  await page.keyboard.press('1');
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }));
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(verdict).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('on a phone the settings are folded to what is chosen, tell a change, and keep it while the tab is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signUp(page, server.url, 'folded@example.org', '/quiz');
  const settings = page.getByRole('region', { name: 'Quiz Settings' });
  await expect(settings.getByText('Intermediate, 10 questions, 15 min', { exact: true })).toBeVisible();
  await expect(settings.getByRole('switch')).toHaveCount(0);
  await settings.getByRole('button', { name: 'Change' }).click();
  await settings.getByText('Beginner').click();
  await settings.getByText('Quick Practice').click();
  await settings.getByRole('switch', { name: 'Timer Enabled' }).click();
  await settings.getByRole('button', { name: 'Done' }).click();
  const changed = settings.getByText('Beginner, 5 questions, no time limit', { exact: true });
  await expect(changed).toBeVisible();
  const start = page.getByRole('button', { name: 'Start Quiz' }).first();
  await expect(start).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Back to Home' }).click();
  await page.waitForURL(`${server.url}/`);
  await page.goBack();
  await expect(changed).toBeVisible();
  await page.reload();
  await expect(changed).toBeVisible();
  await start.click();
  await expect(page.getByRole('heading', { name: 'Question 1 of 5:' })).toBeVisible();
});

/** As far as a student scrolls who wants to see all options, and no farther. */
async function scrollToLastOption(page: Page): Promise<void> {
  const { options, buttons } = await placesInWindow(page);
  if (options > buttons) await page.evaluate((by) => window.scrollBy(0, by), Math.ceil(options - buttons));
}

/** Pixels from the top of the window: where the bar above ends, the last line of the text begins, the options end, the buttons begin. */
function placesInWindow(page: Page) {
  return page.evaluate(() => {
    const box = (found: Element | null | undefined) => {
      if (!found) throw new Error('Not on the page');
      return found.getBoundingClientRect();
    };
    const text = document.createRange();
    const heading = document.querySelector('h2');
    if (heading !== null) text.selectNodeContents(heading);
    const lines = [...text.getClientRects()].filter(({ height, width }) => height > 1 && width > 1);
    const last = lines.toSorted((one, other) => one.bottom - other.bottom).at(-1);
    const steps = [...document.querySelectorAll('button')];
    return {
      bar: box(
        document.querySelector('[role="progressbar"], progress')?.closest('.sticky, [class*="sticky"]'),
      ).bottom,
      line: last?.top ?? Number.NaN,
      options: box([...document.querySelectorAll('[role="radiogroup"] label')].at(-1)).bottom,
      buttons: box(steps.find(({ textContent }) => /Submit Answer|Next/.test(textContent))).top,
    };
  });
}

/** The quiz as the server issues it, but each question asks in two lines about a figure of the usual shape, all of them on one stimulus where there is one. */
async function issueWithFigure(page: Page, stimulus?: Stimulus): Promise<void> {
  await page.addInitScript(() => {
    // The browser shuffles what it is issued; so the order stays.
    Math.random = () => 0;
  });
  await page.route('**/api/generate-questions', async (route) => {
    const response = await route.fetch();
    const quiz: GenerateQuestionsResponse = await response.json();
    const questions = quiz.questions.map((question) => ({
      ...question,
      stimulus,
      question: 'What is the activation energy of the reaction whose rate constants are drawn here?',
      options: ['9.9 kJ/mol', '53 kJ/mol', '189 kJ/mol', '82 kJ/mol'],
      figure: {
        svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 340 285"><path d="M40 10V250H330" stroke="currentColor" fill="none"/></svg>',
        description: 'A line that falls.',
        caption: 'Rate constants of a first-order reaction at several temperatures',
        table: { columns: ['1/T', 'ln k'], rows: [['2.7', '-1.8']] },
      },
    }));
    await route.fulfill({ response, json: { ...quiz, questions } });
  });
}
