import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { RunningServer } from '../server/running-server.ts';
import { test } from '../server/browser-test.ts';
import { password, signUp } from '../steps/sign-up.ts';
import { startPaper } from '../steps/sit-paper.ts';
import { axeFaultsInBothThemes } from '../sweeps/axe-faults.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

test('a paper is sat under exam conditions, goes on after a reload, and is told of when it is submitted', async ({
  page,
}) => {
  await signUp(page, server.url, `papers-${randomUUID()}@example.org`, '/papers');
  await page.getByRole('combobox', { name: 'Exam' }).selectOption('jee-main');
  await page.getByLabel('Length').selectOption('half');
  await page.getByRole('button', { name: 'Start the Paper' }).click();
  await page.waitForURL('**/papers/active');
  await expect(page.getByText('Question 1 of 13', { exact: true })).toBeVisible();

  await page.keyboard.press('b');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+A');
  await page.keyboard.press('c');
  await page.keyboard.press('f');
  await expect(page.getByText('2 of 13 answered. All saved.')).toBeVisible();
  // This exam allows no calculator, and nothing says what is right.
  await expect(page.getByRole('button', { name: 'Calculator' })).toHaveCount(0);
  await expect(page.getByText(/^(Correct|Wrong)$/)).toHaveCount(0);
  expect(await axeFaultsInBothThemes(page)).toEqual([]);

  await page.reload();
  await expect(page.getByText('Question 2 of 13', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Restore option A' })).toBeVisible();

  // Wherever its student goes meanwhile, the way back is first.
  await page.goto(server.url);
  const card = page.getByRole('region', { name: /^Your paper is running: JEE Main/ });
  await expect(card).toContainText(/\d+:\d\d left\./);
  for (const path of ['/quiz', '/exam']) {
    await page.goto(server.url + path);
    await expect(page.getByRole('complementary', { name: 'Paper in progress' })).toContainText(
      /\d+:\d\d left/,
    );
  }
  await page.getByRole('link', { name: 'Go On With the Paper' }).click();
  await expect(page.getByText('Question 2 of 13', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Submit Paper' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('11 questions have no answer: 3, 4, 5');
  await expect(dialog.getByRole('button', { name: 'Keep Working' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Submit Paper' }).click();
  await page.waitForURL('**/papers/report?**');
  await expect(page.getByRole('heading', { name: /: your report$/ })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Practice what you missed' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Left unanswered (11)' })).toBeVisible();
  await expect(page.locator('details[open]')).toHaveCount(0);
  await expect(page.getByText('Marks', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/of 52$/)).toBeVisible();
  await page.goto(server.url);
  await expect(page.getByText('What is next')).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.goBack();
  await page.getByRole('link', { name: 'Print With Key' }).click();
  await expect(page.getByRole('heading', { name: 'Worked Solutions' })).toBeVisible();
});

test('a paper that is open in two places has the answers of both', async ({ page, context }) => {
  await signUp(page, server.url, `two-places-${randomUUID()}@example.org`, '/');
  await startPaper(page, server.url, 'jee-main', 'half');
  const other = await context.newPage();
  for (const one of [page, other]) {
    await one.goto(`${server.url}/papers/active`);
    await expect(one.getByText('Question 1 of 13', { exact: true })).toBeVisible();
  }
  await page.keyboard.press('b');
  await expect(page.getByText('1 of 13 answered. All saved.')).toBeVisible();
  await other.keyboard.press('ArrowRight');
  await other.keyboard.press('c');
  await expect(other.getByText('2 of 13 answered. All saved.')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('a');
  await expect(page.getByText('3 of 13 answered. All saved.')).toBeVisible();
  // Who submits without knowing of the last step looks over the answers of both first.
  await submitPressed(other);
  await expect(other.getByText(/This paper went on elsewhere\./)).toBeVisible();
  await other.getByRole('button', { name: 'Look Over Answers' }).click();
  await expect(other.getByText('3 of 13 answered. All saved.')).toBeVisible();
  await submitPressed(other);
  await other.waitForURL('**/papers/report?**');
  await expect(other.getByRole('heading', { name: 'Left unanswered (10)' })).toBeVisible();
});

async function submitPressed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit Paper' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit Paper' }).click();
}

test('whose session ends during a paper is asked to sign in, nothing is sent over and over, and the answers are there afterwards', async ({
  page,
}) => {
  const email = `ended-${randomUUID()}@example.org`;
  await signUp(page, server.url, email, '/');
  await startPaper(page, server.url, 'jee-main', 'half');
  await page.goto(`${server.url}/papers/active`);
  await expect(page.getByText('Question 1 of 13', { exact: true })).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.getByText('1 of 13 answered. All saved.')).toBeVisible();
  await page.context().clearCookies();
  await page.keyboard.press('ArrowRight');
  const modal = page.getByRole('dialog', { name: 'Welcome back' });
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Saved in this browser only')).toBeVisible();

  let submissions = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/open/submit')) submissions += 1;
  });
  await page.keyboard.press('c');
  await page.getByRole('button', { name: 'Submit Paper' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit Paper' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign In' }).last().click();
  await expect(modal).toBeVisible();
  expect(submissions).toBe(1);

  await modal.getByRole('button', { name: 'Continue with email' }).click();
  const form = page.getByRole('dialog', { name: 'Sign in with email' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('2 of 13 answered. All saved.')).toBeVisible();
});

test('numbers are typed into a paper by keyboard alone, and nothing is said of them but whether they can be read', async ({
  page,
}) => {
  await signUp(page, server.url, `numbers-${randomUUID()}@example.org`, '/papers');
  await page.getByRole('combobox', { name: 'Exam' }).selectOption('jee-main');
  await page.getByLabel('Length').selectOption('half');
  await page.getByRole('button', { name: 'Start the Paper' }).click();
  await page.waitForURL('**/papers/active');
  // The last three of 13 ask for numbers.
  for (let number = 1; number < 11; number += 1) {
    await expect(page.getByText(`Question ${number} of 13`, { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowRight');
  }
  await expect(page.getByText('Question 11 of 13', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  const input = page.getByRole('textbox');
  await page.keyboard.press('b');
  await expect(page.getByText('0 of 13 answered. All saved.')).toBeVisible();
  await page.keyboard.type('123456789');
  await expect(input).toHaveValue('123456789');
  await expect(page.getByText('1 of 13 answered. All saved.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Question 12 of 13', { exact: true })).toBeVisible();
  await page.keyboard.type('3 or 4');
  await expect(page.getByRole('alert')).toContainText('there is more than one number');
  expect(await axeFaultsInBothThemes(page)).toEqual([]);

  await page.reload();
  await expect(page.getByText('Question 12 of 13', { exact: true })).toBeVisible();
  await expect(input).toHaveValue('3 or 4');
  await expect(page.getByRole('alert')).toContainText('there is more than one number');

  await tabTo(page, 'Submit Paper');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('We cannot read what you typed for question 12.');
  await tabTo(page, 'Submit Paper');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/papers/report?**');
  await expect(page.getByText('−1 of 52', { exact: true })).toBeVisible();
  await expect(page.getByText('You typed “3 or 4”, which could not be read')).toBeVisible();
  await page.locator('summary').filter({ hasText: '11. ' }).click();
  await expect(page.getByText('123456789', { exact: true }).first()).toBeVisible();
  expect(await axeFaultsInBothThemes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Print Without Key' }).click();
  await expect(page.getByText('or write a number into its box')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Worked Solutions' })).toHaveCount(0);
});

/** Presses Tab until a button has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await button.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${name}`);
}
