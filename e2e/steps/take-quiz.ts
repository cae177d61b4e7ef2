import { expect, type Page } from '@playwright/test';
import { chooseOption } from './choose-option.ts';

/** Answers the quiz on screen in single attempts, wrongly at the places named, and arrives at the results. */
export async function takeQuiz(page: Page, wrongPlaces: readonly number[] = []): Promise<void> {
  const keys = await keysOfQuiz(page);
  for (const [place, key] of keys.entries()) {
    await expect(
      page.getByRole('heading', { name: `Question ${place + 1} of ${keys.length}:` }),
    ).toBeVisible();
    const option = wrongPlaces.includes(place) ? (key + 1) % 4 : key;
    await chooseOption(page, option);
    await page.getByRole('button', { name: 'Submit Answer' }).click();
    await page.getByRole('button', { name: place === keys.length - 1 ? 'Finish Quiz' : 'Next' }).click();
  }
  await page.waitForURL('**/results');
}

/** The client holds the keys of the quiz in progress, as documented; a test reads them to know what to answer. */
export async function keysOfQuiz(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => key.startsWith('valence.quiz.')) ?? '';
    const kept = JSON.parse(localStorage.getItem(name) ?? '{}');
    return kept.quiz.questions.map((question: { correctAnswer: number }) => question.correctAnswer);
  });
}
