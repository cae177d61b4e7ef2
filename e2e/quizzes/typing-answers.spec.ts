import { expect, type Locator, type Page } from '@playwright/test';
import type { RunningServer } from '../server/running-server.ts';
import { goOn } from '../steps/go-on.ts';
import { signUp } from '../steps/sign-up.ts';
import { questionsWithKeys, type TypedQuestion } from '../steps/typed-keys.ts';
import { test } from '../server/browser-test.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

/** Numbers with a unit, nearly all of them: each outcome can be had. */
const gasLaws = '/quiz/topics?topics=gas-laws&count=5&difficulty=intermediate';

test('a quiz is typed by keyboard alone and on a phone: not understood, right, partly right and wrong by a slip, and killed on the way', async ({
  page,
}) => {
  await signUp(page, server.url, 'types@example.org', gasLaws);
  await page.getByRole('switch', { name: 'Type It' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeEnabled();
  await page.getByRole('button', { name: 'Start Quiz' }).focus();
  await page.keyboard.press('Enter');
  const input = page.getByRole('textbox');
  await expect(input).toBeFocused();

  // What was typed and not sent outlives the server and the page.
  await page.keyboard.type('no idea');
  const questions = await questionsWithKeys(page, server);
  await page.reload();
  await expect(input).toHaveValue('no idea');
  await input.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('This has cost no attempt.');

  const wanted: Outcome[] = ['partly', 'slip', 'phone'];
  for (const [place, question] of questions.entries()) {
    await expect(page.getByRole('heading', { name: `Question ${place + 1} of 5:` })).toBeVisible();
    await expect(input).toBeFocused();
    const outcome = wanted.find((one) => textFor[one](question) !== null) ?? 'right';
    wanted.splice(0, wanted.length, ...wanted.filter((one) => one !== outcome));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(textFor[outcome](question) ?? '');
    if (outcome === 'phone') await sendOnPhone(page, input);
    else await page.keyboard.press('Enter');
    const feedback = page.locator('#feedback').getByText(shown[outcome]).first();
    await expect(feedback).toBeVisible();
    // Until the focus has come to what is new, Enter belongs to the form.
    await expect(page.locator('#feedback')).toBeFocused();
    if (outcome === 'slip') {
      await page.reload();
      await expect(feedback).toBeVisible();
    }
    await goOn(page);
  }
  expect(wanted).toEqual([]);
  await expect(page).toHaveURL(`${server.url}/results`);
  // Three in full, one at three quarters, one at nothing.
  await expect(page.getByText('75%', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Saved to your history')).toBeVisible();
  await expect(page.getByText(unitMissing)).toBeVisible();
  await expect(page.getByText('The slip:').filter({ visible: true })).toHaveCount(1);
  await review(page);
  await page.goto(`${server.url}/mistakes`);
  await expect(page.getByText('2 mistakes, none of them due today.')).toBeVisible();
  for (const fold of await page.locator('main summary').all()) await fold.click();
  await expect(page.getByText(unitMissing)).toBeVisible();
  await expect(page.getByText('Also right:').first()).toBeVisible();
  await page.goto(`${server.url}/results/print`);
  await expect(page.getByText('Write the answer to each question on its line.')).toBeVisible();
  await expect(page.getByText('The number is right. Its unit is missing.')).toBeVisible();

  // On another device there is nothing but what the server tells.
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${server.url}/history`);
  await page.locator('main a[href*="quiz="]').first().click();
  await expect(page.getByText(unitMissing)).toBeVisible();
  await expect(page.getByText('The slip:').filter({ visible: true })).toHaveCount(1);
  await review(page);
});

const unitMissing = 'Partly right: 75% of the marks. The number is right. Its unit is missing.';

/** What was missed: typed once more as it was read, graded as in the quiz, and without options that were never shown. */
async function review(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review Missed Questions' }).click();
  const feedback = page.locator('#feedback');
  const seen: string[] = [];
  for (const place of [1, 2]) {
    await expect(page.getByText(new RegExp(`^Question ${place} of \\d+$`))).toBeVisible();
    await expect(page.getByText('Read as').first()).toBeVisible();
    await expect(feedback.getByText('The right answer')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: /Type the/ })).toHaveCount(0);
    seen.push(await feedback.innerText());
    await page.getByRole('button', { name: 'Next' }).click();
  }
  expect(seen.filter((words) => words.includes('Its unit is missing.'))).toHaveLength(1);
  expect(seen.filter((words) => words.includes('The slip:'))).toHaveLength(1);
  // Fresh ones follow, with options.
  await expect(page.getByRole('radio')).toHaveCount(4);
}

type Outcome = 'right' | 'partly' | 'slip' | 'phone';

/** What to type for an outcome; `null` where a question does not have it. */
const textFor: Record<Outcome, (question: TypedQuestion) => string | null> = {
  right: ({ options, key }) => options[key]?.text ?? null,
  partly: numberAlone,
  phone: ({ toType, options, key }) => (toType.kind === 'number' ? (options[key]?.text ?? null) : null),
  slip: ({ toType, options }) =>
    toType.kind === 'number' ? (options.find(({ slip }) => slip)?.text ?? null) : null,
};

const shown: Record<Outcome, string> = {
  right: 'Correct!',
  partly: 'Partly right: 75% of the marks',
  slip: 'The slip:',
  phone: 'Correct!',
};

/** The number of the key without its unit, where nothing but the unit is missing then. */
function numberAlone({ toType, options, key }: TypedQuestion): string | null {
  const text = options[key]?.text ?? '';
  const { kind, unit } = toType;
  if (kind !== 'number' || unit === null || unit === '%' || !text.endsWith(` ${unit}`)) return null;
  return text.slice(0, -unit.length).trim();
}

/** In a small window signs come from the row of keys, and nothing lies beside the screen. */
async function sendOnPhone(page: Page, input: Locator): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 375, height: 667 });
  const typed = await input.inputValue();
  await page.getByRole('button', { name: 'minus −', exact: true }).click();
  await expect(input).toHaveValue(`${typed}−`);
  await expect(input).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(page.getByText('Reads as')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await expect(page.locator('#feedback').getByText('Correct!')).toBeVisible();
  if (before) await page.setViewportSize(before);
}
