import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { chooseOption } from '../steps/choose-option.ts';
import { goOn } from '../steps/go-on.ts';
import { makePremium } from '../steps/make-premium.ts';
import { signUp } from '../steps/sign-up.ts';
import { keysOfQuiz } from '../steps/take-quiz.ts';
import { questionsWithKeys } from '../steps/typed-keys.ts';
import { typeWrongAnswer } from '../steps/type-quiz.ts';
import type { RunningServer } from '../server/running-server.ts';
import { test } from '../server/browser-test.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

/** Numbers with a unit, nearly all of them. */
const gasLaws = '/quiz/topics?topics=gas-laws&count=5&difficulty=intermediate';

test('in practice what was typed wrong is typed again, after a reload too, and counts as right at the second try', async ({
  page,
}) => {
  await startPractice(page, ['Type It', 'Practice Mode']);
  await expect(page.getByRole('textbox')).toBeFocused();
  const questions = await questionsWithKeys(page, server);
  await page.reload();

  const feedback = page.locator('#feedback');
  for (const [place, { options, key }] of questions.entries()) {
    await expect(page.getByRole('heading', { name: `Question ${place + 1} of 5:` })).toBeVisible();
    if (place === 1) {
      await expect(page.getByRole('textbox')).toBeFocused();
      await typeWrongAnswer(page);
      await expect(feedback.getByText('2 attempts left')).toBeVisible();
      await expect(feedback.getByText('The right answer')).toHaveCount(0);
      await page.reload();
      await expect(feedback.getByText('2 attempts left')).toBeVisible();
      await page.getByRole('button', { name: 'Try a Different Answer' }).click();
    }
    await expect(page.getByRole('textbox')).toBeFocused();
    await page.getByRole('textbox').fill(options[key]?.text ?? '');
    await page.keyboard.press('Enter');
    await expect(feedback.getByText('Correct!')).toBeVisible();
    await expect(feedback).toBeFocused();
    await goOn(page);
  }
  await expectOneAtSecondTry(page);
});

test('in practice an option that was refused stays refused after a reload, here and on another device', async ({
  page,
}) => {
  await startPractice(page, ['Practice Mode']);
  const keys = await keysOfQuiz(page);
  const wrong = ((keys[0] ?? 0) + 1) % 4;
  await chooseOption(page, wrong);
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await expect(page.getByText('2 attempts left')).toBeVisible();
  await page.waitForFunction(() =>
    Object.entries(localStorage).some(
      ([name, kept]) => name.startsWith('valence.attempt.') && kept.includes('"savedAt":'),
    ),
  );
  for (const isElsewhere of [false, true]) {
    if (isElsewhere) await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(page.getByText('2 attempts left')).toBeVisible();
    await expect(page.getByRole('radio').nth(wrong)).toBeDisabled();
  }
  await page.getByRole('button', { name: 'Try a Different Answer' }).click();
  await expect(page.getByRole('radio').nth(wrong)).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('radio').nth((wrong + 1) % 4)).toBeEnabled();
  await expect(page.getByRole('radio').nth(wrong)).toBeDisabled();
  for (const [place, key] of keys.entries()) {
    await expect(page.getByRole('heading', { name: `Question ${place + 1} of 5:` })).toBeVisible();
    await chooseOption(page, key);
    await page.getByRole('button', { name: 'Submit Answer' }).click();
    await page.getByRole('button', { name: place === 4 ? 'Finish Quiz' : 'Next' }).click();
  }
  await expectOneAtSecondTry(page);
});

async function startPractice(page: Page, switches: readonly string[]): Promise<void> {
  await signUp(page, server.url, `tries-${randomUUID()}@example.org`, gasLaws);
  await makePremium(page, server);
  for (const name of switches) await page.getByRole('switch', { name }).check();
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await page.waitForURL(`${server.url}/quiz/active`);
}

/** Results, history and mistakes agree: full marks, and one question that is a mistake all the same. */
async function expectOneAtSecondTry(page: Page): Promise<void> {
  await page.waitForURL(`${server.url}/results`);
  await expect(page.getByText('4 of 5 at the first try')).toBeVisible();
  await expect(page.getByText('Perfect score')).toHaveCount(0);
  await expect(page.getByText('Saved to your history')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${server.url}/history`);
  await page.locator('main a[href*="quiz="]').first().click();
  await expect(page.getByText('100%', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('4 of 5 at the first try')).toBeVisible();
  await page.goto(`${server.url}/mistakes`);
  await expect(page.getByText('1 mistake, none of them due today.')).toBeVisible();
}
