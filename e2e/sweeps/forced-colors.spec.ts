import { expect, type Locator, type Page } from '@playwright/test';
import { themes } from './looks.ts';
import { paint, shareOfDifference, shareOutstanding } from './pixels.ts';
import type { RunningServer } from '../server/running-server.ts';
import { signUp } from '../steps/sign-up.ts';
import { test } from '../server/browser-test.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

/** The system's colours can be light or dark, and need not agree with our theme, which stays the light one. */
for (const scheme of themes)
  test(`in ${scheme} colours of the system, states, marks, bars and charts are seen`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('darkMode', 'false'));
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce', colorScheme: scheme });
    await page.goto(`${server.url}/calc-test`);
    await page.getByRole('button', { name: 'Open Calculator' }).click();
    const scientific = page.getByRole('tab', { name: 'Scientific' });
    await expectToShow(page, scientific, 'the chosen tab', () => scientific.click());

    await signUp(page, server.url, `forced-${scheme}@example.org`, '/quiz');

    const timer = page.getByRole('switch').first();
    await expectToShow(page, timer, 'the switch', () => timer.click());
    const beginner = page.locator('label').filter({ hasText: /^Beginner$/ });
    await expectToShow(page, beginner, 'the chosen difficulty', () => beginner.click());
    const short = page.locator('label').filter({ hasText: 'Quick Practice' });
    await expectToShow(page, short, 'the chosen number of questions', () => short.click());

    await page.getByRole('button', { name: 'Start Quiz' }).first().click();
    await page.waitForURL(`${server.url}/quiz/active`);
    const bar = page.getByRole('progressbar');
    const empty = await paint(bar);
    for (let place = 1; place <= 5; place += 1) {
      await expect(page.getByRole('heading', { name: `Question ${place} of 5:` })).toBeVisible();
      await answer(page);
      if (place === 3)
        await expect
          .poll(async () => shareOfDifference(page, empty, await paint(bar)), { message: 'the progress' })
          .toBeGreaterThan(0.2);
      await page.getByRole('button', { name: place === 5 ? 'Finish Quiz' : 'Next' }).click();
    }
    await page.waitForURL('**/results');
    for (const [name, least] of charts) {
      const chart = page.locator('section', { hasText: name }).last().locator('svg:not(.lucide)').first();
      await chart.scrollIntoViewIfNeeded();
      expect(await shareOutstanding(page, await paint(chart)), name).toBeGreaterThan(least);
    }
  });

/** Each with the share of its drawing that is line or bar at least, also where nothing was right. */
const charts = [
  ['Quiz Results', 0.015],
  ['Accuracy by difficulty', 0.05],
  ['Score over time', 0.002],
] as const;

/** Answers a question; what is chosen and what is right shows at the option. */
async function answer(page: Page): Promise<void> {
  const [first] = await page.locator('label:has(input[type="radio"])').all();
  if (first === undefined) throw new Error('There are no options');
  await expectToShow(page, first, 'the chosen option', () => first.click());
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await expect(page.getByText(/^(Correct!|Not quite)$/)).toBeVisible();
  await expect(first.getByText(/^(Correct|Wrong)$/)).toBeVisible();
  expect(
    await shareOutstanding(page, await paint(first.locator('svg.lucide').last())),
    'the mark',
  ).toBeGreaterThan(0.03);
}

/** What is done to a control changes how it is painted, as far as the eye notices. */
async function expectToShow(
  page: Page,
  control: Locator,
  what: string,
  act: () => Promise<void>,
): Promise<void> {
  const before = await paint(control);
  await act();
  const difference = async () => shareOfDifference(page, before, await paint(control));
  await expect.poll(difference, { message: what }).toBeGreaterThan(0.02);
}
