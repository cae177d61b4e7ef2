import { expect, type Page } from '@playwright/test';
import { chooseOption } from '../steps/choose-option.ts';
import type { RunningServer } from '../server/running-server.ts';
import { startQuiz } from '../steps/start-quiz.ts';
import { test } from '../server/browser-test.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

test('in practice there are three tries, and the key stays hidden until the last', async ({ page }) => {
  await startQuiz(page, server.url, 'practice@example.org');
  const key = await practiseFirstQuestion(page);
  const wrong = [0, 1, 2, 3].filter((option) => option !== key);
  for (const [index, option] of wrong.entries()) {
    await chooseOption(page, option);
    await page.getByRole('button', { name: 'Submit Answer' }).click();
    if (index < 2) {
      await expect(page.getByText('Try again!')).toBeVisible();
      await expect(page.getByText(index === 0 ? '2 attempts left' : '1 attempt left')).toBeVisible();
      await expect(page.getByText('The slip:')).toBeVisible();
      await expect(page.getByText(/^The right answer is/)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
      await expect(page.getByRole('radio').nth(option)).toBeDisabled();
      await expect(page.getByRole('radio', { disabled: false })).toHaveCount(3 - index);
      // After the second try another option is pressed at once.
      if (index === 1) continue;
      await page.getByRole('button', { name: 'Try a Different Answer' }).click();
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
      await expect(page.getByRole('radio').nth(option)).toBeDisabled();
    }
  }
  await expect(page.getByText(`The right answer is ${'ABCD'[key]}`)).toBeVisible();
  await expect(page.getByRole('radio', { disabled: true })).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
});

/** Turns the quiz just started into one in practice mode, as a Premium student has it, and answers its first key. */
async function practiseFirstQuestion(page: Page): Promise<number> {
  await page.addInitScript(() => {
    for (const [name, item] of Object.entries(localStorage)) {
      const kept = JSON.parse(name.startsWith('valence.') ? item : '{}');
      if (name.startsWith('valence.quiz.')) kept.quiz.isPracticeMode = true;
      else if (name.startsWith('valence.attempt.')) {
        kept.attempt.mode = 'practice';
        // Or the server's quiz would hold, which is none of practice.
        delete kept.savedAt;
      } else continue;
      localStorage.setItem(name, JSON.stringify(kept));
    }
  });
  await page.reload();
  await expect(page.getByText('Practice', { exact: true })).toBeVisible();
  return page.evaluate(() => {
    const name = Object.keys(localStorage).find((item) => item.startsWith('valence.quiz.')) ?? '';
    return Number(JSON.parse(localStorage.getItem(name) ?? '{}').quiz.questions[0].correctAnswer);
  });
}
