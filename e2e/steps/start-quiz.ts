import { expect, type Page } from '@playwright/test';
import { chooseOption } from './choose-option.ts';
import { signUp } from './sign-up.ts';

/** Signs a new student up and starts a quiz of ten questions on General Chemistry. */
export async function startQuiz(page: Page, base: string, email: string): Promise<void> {
  await signUp(page, base, email, '/quiz');
  await page.getByRole('button', { name: 'Start Quiz' }).first().click();
  await page.waitForURL(`${base}/quiz/active`);
  await expect(page.getByRole('heading', { name: 'Question 1 of 10:' })).toBeVisible();
}

/** Answers the question on screen with its first option; where that is wrong, practice offers another try. */
export async function answerFirst(page: Page): Promise<void> {
  await chooseOption(page, 0);
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await expect(page.getByText(/^(Correct!|Not quite|Try again!)$/)).toBeVisible();
}

/** Answers from a place to the end, always with the first option. */
export async function finishFrom(page: Page, first: number): Promise<void> {
  for (let place = first; place <= 10; place += 1) {
    await answerFirst(page);
    await page.getByRole('button', { name: place === 10 ? 'Finish Quiz' : 'Next' }).click();
  }
}
