import { expect, type Page } from '@playwright/test';
import { goOn } from './go-on.ts';

/** Starts a typed quiz of five questions, nearly all of them numbers with a unit. */
export async function startTypedQuiz(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/quiz/topics?topics=gas-laws&count=5&difficulty=intermediate`);
  await page.getByRole('switch', { name: 'Type It' }).click();
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await page.waitForURL(`${url}/quiz/active`);
  await expect(page.getByRole('textbox')).toBeFocused();
}

/** Types something that is understood, and wrong, for the question on show. */
export async function typeWrongAnswer(page: Page): Promise<void> {
  const label = await page.getByText(/^Type the /).innerText();
  const kind = Object.keys(wrongAnswers).find((one) => label.includes(one)) ?? '';
  await page.getByRole('textbox').fill(wrongAnswers[kind] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.locator('#feedback')).toBeFocused();
}

const wrongAnswers: Readonly<Record<string, string>> = {
  number: '-123456 mol',
  formula: 'Xe^+',
  equation: 'Xe -> Xe^+ + e^-',
  name: 'dodecan-1-ol',
};

/** Answers what is left of a typed quiz wrong, up to the results. */
export async function typeToTheEnd(page: Page, from: number): Promise<void> {
  for (let place = from; place <= 5; place += 1) {
    await expect(page.getByRole('heading', { name: `Question ${place} of 5:` })).toBeVisible();
    await typeWrongAnswer(page);
    await goOn(page);
  }
  await page.waitForURL('**/results');
}
