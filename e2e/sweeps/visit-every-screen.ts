import { execFileSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import type { RunningServer } from '../server/running-server.ts';
import { signUp } from '../steps/sign-up.ts';

type Look = (screen: string) => Promise<void>;

/** Leads a new student past every screen of the product, and looks at each. */
export async function visitEveryScreen(
  page: Page,
  server: RunningServer,
  email: string,
  look: Look,
): Promise<void> {
  const visit = async (path: string, text: string) => {
    // A server that has just started may turn requests away while it is busy warming up.
    await expect(async () => {
      await page.goto(server.url + path);
      await expect(page.getByText(text).first()).toBeAttached({ timeout: 5000 });
    }).toPass();
    await look(path);
  };
  for (const [path, text] of signedOutScreens) await visit(path, text);
  await signUp(page, server.url, email);
  for (const [path, text] of signedInScreens) await visit(path, text);
  await page.getByRole('tab', { name: 'Custom Topics' }).click();
  // Its code comes with the press: it is there when it has taken the focus.
  await expect(page.getByRole('button', { name: 'Maybe Later' })).toBeFocused();
  await look('the upgrade dialog');
  await lookAtQuiz(page, server, look);
  await visit('/results', 'Your reports');
  await visit('/quiz/review', 'Practise the Fresh Ones First');
  await visit('/results/print', 'Worked Solutions');
  await gradeAgain(page, server);
  await visit('/', 'A question turned out to have a wrong key');
  await lookAtPayments(page, server, look);
}

const signedOutScreens = [
  ['/', 'Chemistry quizzes whose answers you can trust.'],
  ['/contact', 'Contact Us'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
  ['/streak', '404 Page Not Found'],
  ['/quiz', 'Please Sign In'],
  ['/api/login', 'Sign in'],
  ['/api/login?prompt=create', 'Create account'],
  ['/reset-password', 'Forgot your password?'],
] as const;

const signedInScreens = [
  ['/', 'Day Streak'],
  ['/badges', 'First Steps'],
  ['/account', 'Delete'],
  ['/change-password', 'Change your password'],
  ['/password-changed', 'Your password is changed'],
  ['/subscribe', 'Premium'],
  ['/periodic-table', 'Periodic Table'],
  ['/quiz/active', 'No questions available'],
  ['/results', 'Recent Quiz History'],
  ['/quiz/topics', 'Organic Chemistry'],
  ['/quiz', 'Chemistry Quiz Selection'],
] as const;

async function lookAtQuiz(page: Page, server: RunningServer, look: Look): Promise<void> {
  await page.goto(`${server.url}/quiz`);
  await page.getByText('Quick Practice').click();
  await page.getByRole('button', { name: 'Start Quiz' }).first().click();
  await page.waitForURL(`${server.url}/quiz/active`);
  await expect(page.getByText('Question 1 of 5', { exact: true })).toBeVisible();
  await look('a question');
  await page.keyboard.press('Alt+c');
  await look('the calculator');
  await page.keyboard.press('Alt+c');
  await page.getByRole('button', { name: 'Report Issue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report Question Issue' });
  await dialog.getByLabel('Reason').selectOption('typo');
  await dialog.getByLabel('Explanation').fill('The third option is right as well.');
  await look('the report dialog');
  await dialog.getByRole('button', { name: 'Submit Report' }).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.getByText('How this key was checked').click();
  await look('an answered question');
  // By key: a toast stays over the button for as long as whoever looks has the focus in it.
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  for (let place = 2; place <= 5; place += 1) {
    await expect(page.getByText(`Question ${place} of 5`, { exact: true })).toBeVisible();
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^(Correct!|Not quite)$/)).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await page.waitForURL('**/results');
}

/** A maintainer decides the report of the first question: none of its options was right. */
async function gradeAgain(page: Page, server: RunningServer): Promise<void> {
  const { reports } = await page.evaluate(async () => (await fetch('/api/user/reports')).json());
  await server.kill();
  const command = [
    'apps/server/src/commands/reports/reports.ts',
    'correct',
    reports[0].questionId,
    '--key',
    'none',
  ];
  execFileSync(process.execPath, [...command, '--note', 'No option was right.'], {
    env: { ...process.env, DATA_DIR: server.data },
    stdio: 'pipe',
  });
  await server.restart();
}

/** The pages on which the sandbox stands in for the payment provider. */
async function lookAtPayments(page: Page, server: RunningServer, look: Look): Promise<void> {
  const open = async (call: string) => {
    const answer = await page.evaluate(
      async (path) => (await fetch(path, { method: 'POST' })).json(),
      `/api/stripe/${call}`,
    );
    await page.goto(answer.url);
  };
  await open('create-checkout');
  await look('the checkout');
  await page.getByRole('button', { name: 'Pay $12.99' }).click();
  await page.waitForURL(`${server.url}/subscribe**`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Premium');
  await look('paid');
  await open('billing-portal');
  await look('the billing portal');
  await page.goto(`${server.url}/quiz`);
  await page.getByRole('tab', { name: 'Custom Topics' }).click();
  await page.getByLabel('Chemistry topic').fill('osmotic pressure');
  await expect(page.getByText(/^Osmotic pressure: \d+/)).toBeVisible();
  await look('custom topics');
}
