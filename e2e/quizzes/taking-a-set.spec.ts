import type { GenerateQuestionsResponse, Stimulus } from '@valence/contract';
import { expect, type Page } from '@playwright/test';
import type { RunningServer } from '../server/running-server.ts';
import { test } from '../server/browser-test.ts';
import { goOn } from '../steps/go-on.ts';
import { signUp } from '../steps/sign-up.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

const stimulus: Stimulus = {
  id: 'general-set-vinegar',
  title: 'How sour is this vinegar?',
  text: 'A student dilutes 10.00 mL of vinegar to 100.0 mL and titrates 20.00 mL of this solution with 0.1000 mol/L \\ce{NaOH}.\n\nThe titration is done three times, by the same student with the same burette.',
  figure: {
    svg: '',
    description: 'A table of volumes.',
    caption: 'Readings of the burette',
    table: {
      columns: ['Trial', 'Start (mL)', 'End (mL)'],
      rows: [
        ['1', '0.10', '16.15'],
        ['2', '16.15', '32.15'],
        ['3', '1.25', '17.20'],
      ],
    },
  },
};

for (const size of [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
])
  test(`a set is taken by keyboard alone, its stimulus at hand and nothing moving, at ${size.width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await issueWithSet(page, [1, 2, 3]);
    await signUp(page, server.url, `set-${size.width}@example.org`, '/quiz');
    await page.getByRole('button', { name: 'Start Quiz' }).first().focus();
    await page.keyboard.press('Enter');
    const region = page.getByRole('region', { name: stimulus.title });
    const summary = region.locator('summary');
    const table = region.getByRole('cell', { name: '32.15' });

    await answer(page, 1);
    await goOn(page);
    await expect(page.getByRole('heading', { name: 'Question 2 of 10:' })).toBeVisible();
    await expect(region).toBeInViewport();
    await expect(region).toContainText('Questions 2 to 4');
    await expect(table).toBeVisible();
    await answer(page, 2);
    await expect(table).toBeVisible();
    await region.evaluate((element) => element.setAttribute('data-seen', 'at question 2'));

    await goOn(page);
    await expect(page.getByRole('heading', { name: 'Question 3 of 10:' })).toBeVisible();
    await expect(region).toHaveAttribute('data-seen', 'at question 2');
    await expect(page.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
    if (size.width > 1024) await expect(table).toBeInViewport();
    await page.keyboard.press('Shift+Tab');
    for (let step = 0; step < 4 && !(await isFocused(page)); step += 1)
      await page.keyboard.press('Shift+Tab');
    await expect(summary).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(table).toBeHidden();
    await answer(page, 3);

    await goOn(page);
    await expect(page.getByRole('heading', { name: 'Question 4 of 10:' })).toBeVisible();
    await expect(region).toBeVisible();
    await expect(table).toBeHidden();
    await answer(page, 4);
    for (let place = 5; place <= 10; place += 1) {
      await goOn(page);
      await expect(region).toHaveCount(0);
      await answer(page, place);
    }
    await goOn(page);
    await page.waitForURL('**/results');
    await expect(page.getByText(stimulus.title)).toHaveCount(1);
  });

test('a set that cannot be loaded says so, takes no keys meanwhile, and is there when it is tried again', async ({
  page,
}) => {
  const code = /\/assets\/answered-[\w.~-]+\.js/;
  await page.route(code, (route) => route.abort());
  await issueWithSet(page, [0, 1, 2]);
  await signUp(page, server.url, 'set-missing@example.org', '/quiz');
  await page.getByRole('button', { name: 'Start Quiz' }).first().click();
  await expect(page.getByText('This question could not be loaded.')).toBeVisible();
  await page.keyboard.press('1');
  await page.unroute(code);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Question 1 of 10:' })).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

/** Answers the question at a place by keys; what is on the page stays where it is, and what is to be learned comes below. */
async function answer(page: Page, place: number): Promise<void> {
  await expect(page.getByRole('heading', { name: `Question ${place} of 10:` })).toBeVisible();
  await page.keyboard.press('1');
  const before = await placesOf(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^(Correct!|Not quite)$/)).toBeVisible();
  expect((await placesOf(page)).slice(0, before.length)).toEqual(before);
}

function placesOf(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('summary, h2, label:has(input[type="radio"])')].map((part) =>
      Math.round(part.getBoundingClientRect().top),
    ),
  );
}

function isFocused(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.localName === 'summary');
}

/** The quiz as the server issues it, the questions at these places being a set. */
async function issueWithSet(page: Page, places: readonly number[]): Promise<void> {
  // The browser shuffles what it is issued; so the order stays.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.route('**/api/generate-questions', async (route) => {
    const response = await route.fetch();
    const quiz: GenerateQuestionsResponse = await response.json();
    const questions = quiz.questions.map((question, place) =>
      places.includes(place)
        ? { ...question, figure: undefined, stimulus }
        : { ...question, stimulus: undefined },
    );
    await route.fulfill({ response, json: { ...quiz, questions } });
  });
}
