import { expect, type Page } from '@playwright/test';
import type { RunningServer } from '../server/running-server.ts';
import { pressEnterOn, tabTo, typeInto } from './by-keyboard.ts';
import { grantRoles } from './grant-role.ts';
import { chooseQuickPractice } from './quick-practice.ts';
import { signUp } from './sign-up.ts';
import { takeQuiz } from './take-quiz.ts';

const maintainer = 'maintainer@example.org';
const explanation = 'The second option is right as well.';
const note = 'Thank you: you are right.';

/**
 * A student reports a question, a maintainer upholds it by keyboard, and marks, notice and errata follow.
 * @param desk a page of another browser, for the maintainer
 */
export async function upholding(page: Page, desk: Page, server: RunningServer): Promise<void> {
  await signUp(desk, server.url, maintainer, '/accuracy');
  await expect(desk.getByText('No report of a fault has been upheld so far.')).toBeVisible();
  await grantRoles(server, [{ role: 'maintainer', email: maintainer }]);

  await signUp(page, server.url, 'student@example.org', '/quiz');
  await chooseQuickPractice(page);
  await page.getByRole('button', { name: 'Start Quiz' }).first().click();
  await page.waitForURL(`${server.url}/quiz/active`);
  await report(page);
  await takeQuiz(page, [0]);
  await expect(page.getByText('Saved to your history')).toBeVisible();

  await desk.goto(`${server.url}/desk`);
  const doubt = desk.getByRole('article').filter({ hasText: explanation });
  await expect(doubt.getByRole('heading', { name: 'Checks' })).toBeVisible();
  await desk.getByRole('button', { name: 'Show what was decided' }).click();
  await expect(desk.getByText('Nothing was decided yet.')).toBeVisible();
  const decision = doubt.getByLabel('Decision');
  await tabTo(desk, decision);
  // As typed in a list of options by whoever does not use the mouse.
  await desk.keyboard.type('Correct: more');
  await expect(decision).toHaveValue('twoRight');
  await typeInto(desk, doubt.getByLabel('Note to those who reported it'), note);
  await pressEnterOn(desk, doubt.getByRole('button', { name: 'Decide' }));
  await expect(desk.getByText('Nothing waits for a decision.')).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'To decide' })).toBeFocused();
  // It has left the list above, and stands in the one below.
  await expect(doubt).toContainText('It was corrected: it counts for everybody.');

  await page.goto(`${server.url}/results`);
  const told = page.getByRole('region', { name: 'Changed scores' });
  await expect(told).toContainText('Your score is now 100%, not 80%');
  await expect(told).toContainText('More than one option was right, so it counts for everybody.');
  const own = page.getByRole('region', { name: 'Your reports' });
  await expect(own).toContainText('Corrected');
  await expect(own).toContainText(note);

  for (const reader of [page, desk]) {
    await reader.goto(`${server.url}/accuracy`);
    await expect(reader.getByText('More than one option was right, General Chemistry')).toBeVisible();
    await expect(reader.getByText(/Out of new quizzes on the day of the first report/)).toBeVisible();
  }
  const { errata } = await (await page.request.get(`${server.url}/api/accuracy`)).json();
  expect(errata).toMatchObject([
    { number: 1, kind: 'twoRight', daysUntilWithdrawn: 0, answersAffected: null },
  ]);

  // What was mended goes back into new quizzes.
  await desk.goto(`${server.url}/desk`);
  await desk.getByRole('button', { name: 'Show what was decided' }).click();
  await expect(doubt).toContainText('Out of new quizzes.');
  await typeInto(desk, desk.getByLabel('What was mended, for the log'), 'Its second option.');
  await pressEnterOn(desk, desk.getByRole('button', { name: /^Restore / }));
  await expect(desk.getByText('No template is out.')).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'Out of new quizzes' })).toBeFocused();
  await expect(doubt).toContainText('In new quizzes.');
}

async function report(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Report Issue' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Report Question Issue' });
  await dialog.getByLabel('Reason').selectOption('wrong_answer');
  await dialog.getByLabel('Explanation').fill(explanation);
  await dialog.getByRole('button', { name: 'Submit Report' }).click();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
}
