import { expect, type Page } from '@playwright/test';
import { chooseOption } from '../steps/choose-option.ts';
import { inspectHere, type Size } from './inspect-here.ts';
import { sizes } from './looks.ts';
import { grantRoles } from '../steps/grant-role.ts';
import { keepDraft } from '../steps/keep-draft.ts';
import { makePremium } from '../steps/make-premium.ts';
import { openAllSheets } from '../steps/open-all-sheets.ts';
import { pushInBrowser, vapidKeys } from '../steps/push-in-browser.ts';
import { startServer, type RunningServer } from '../server/running-server.ts';
import { chooseQuickPractice } from '../steps/quick-practice.ts';
import { actInPortal, payForPremium } from '../steps/sandbox-payments.ts';
import { signUp } from '../steps/sign-up.ts';
import { takeQuiz } from '../steps/take-quiz.ts';
import { takeQuizzes } from '../steps/take-quizzes.ts';
import { startTypedQuiz, typeToTheEnd, typeWrongAnswer } from '../steps/type-quiz.ts';
import { test } from '../server/browser-test.ts';
import { visitDesk } from './visit-desk.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

/** Milliseconds in which a walk ends even on a busy machine. */
const wholeWalk = 1_200_000;

test.beforeEach(async ({ page }) => {
  test.setTimeout(wholeWalk);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('axe finds nothing and nothing overflows', async ({ page }) => {
  await inspect(page, '/', 'Chemistry quizzes whose answers you can trust.');
  for (const [path, text] of signedOutScreens) await inspect(page, path, text);
  await inspectCalculator(page);

  await signUp(page, server.url, 'axe@example.org');
  await inspect(page, '/', 'Day Streak');
  await inspect(page, '/quiz/active', 'No questions available');
  await inspect(page, '/badges', 'Achievement Badges');
  await page.getByRole('button', { name: 'Sniper' }).click();
  await inspectHere(page, 'Keep Learning!');
  await inspect(page, '/account', 'Account Settings');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await inspectHere(page, 'Delete My Account');
  await inspect(page, '/results', 'Recent Quiz History');
  await inspect(page, '/history', 'Every quiz and paper you finished');
  await inspect(page, '/mistakes', 'Nothing here yet.');
  await page.goto(`${server.url}/tools`);
  await openAllSheets(page);
  await inspectHere(page, 'Search data sheets');
  await inspectPeriodicTable(page);
  await inspect(page, '/quiz/topics?find=buffer', 'Nothing is chosen yet.');
  await page.getByRole('checkbox', { name: /^Buffer solutions/ }).check();
  await inspectHere(page, 'subject quizzes left');
  await inspect(page, '/exam', 'Make my plan');
  await inspect(page, '/quiz', 'Chemistry Quiz Selection');
  await page.getByRole('button', { name: 'Start Quiz' }).nth(1).click();
  await page.waitForURL(`${server.url}/quiz/active`);
  await inspectHere(page, 'Question 1 of 10');
  await chooseOption(page, 0);
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await page.getByText('How this key was checked').click();
  await inspectHere(page, 'Where it is taught');
  await page.getByRole('button', { name: 'Report Issue' }).click();
  await page.getByRole('button', { name: 'Submit Report' }).click();
  await inspectHere(page, 'Please select a reason for reporting this question.');
  await page.getByRole('button', { name: 'Cancel' }).click();
});

test('axe finds nothing on the pages of local accounts', async ({ page }) => {
  await inspect(page, '/api/login?prompt=create', 'Create account');
  await inspect(page, '/api/login', 'Sign in');
  await inspect(page, '/reset-password', 'Forgot your password?');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await inspectHere(page, 'Please enter the code that we gave you.');
  await inspect(page, '/password-reset', 'Your new password is set');

  await signUp(page, server.url, 'axe-accounts@example.org');
  await inspect(page, '/change-password', 'Change your password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await inspectHere(page, 'Please enter your current password.');
  await inspect(page, '/password-changed', 'Your password is changed');
});

test('axe finds nothing on a result, its review and sheet, and custom topics', async ({ page }) => {
  await signUp(page, server.url, 'axe-result@example.org', '/quiz');
  await chooseQuickPractice(page);
  await page.getByRole('button', { name: 'Start Quiz' }).first().click();
  await page.waitForURL(`${server.url}/quiz/active`);
  await takeQuiz(page, [1]);
  await makePremium(page, server);
  await inspect(page, '/results', 'Comprehensive Review');
  await inspect(page, '/quiz/review', 'Practice the Fresh Ones First');
  await inspect(page, '/results/print', 'Worked Solutions');
  await inspect(page, '/', 'Premium Feature Unlocked');
  await inspect(page, '/quiz', 'Chemistry Quiz Selection');
  await page.getByRole('tab', { name: 'Custom Topics' }).click();
  await page.getByLabel('Chemistry topic').fill('football results');
  await page.getByRole('button', { name: 'Generate Custom Quiz' }).click();
  await inspectHere(page, 'How about one of these?');
});

test('axe finds nothing on a typed question, its feedback, and what is made of it afterwards', async ({
  page,
}) => {
  await signUp(page, server.url, 'axe-typing@example.org');
  await startTypedQuiz(page, server.url);
  await page.getByRole('textbox').fill('no idea');
  await page.keyboard.press('Enter');
  await inspectHere(page, 'This has cost no attempt.');
  await typeWrongAnswer(page);
  await inspectHere(page, 'The right answer');
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await typeToTheEnd(page, 2);
  const [, phone] = sizes;
  await inspect(page, '/results', 'Saved to your history', [phone]);
  await inspect(page, '/results/print', 'Write the answer', [phone]);
  await inspect(page, '/quiz/review', 'Read as');
  await page.goto(`${server.url}/mistakes`);
  for (const fold of await page.locator('main summary').all()) await fold.click();
  await inspectHere(page, 'You typed');
});

test('axe finds nothing on the charts and their tables', async ({ page }) => {
  await signUp(page, server.url, 'axe-charts@example.org');
  await takeQuizzes(page, 'general', [4, 6]);
  await inspect(page, '/results', 'Time per question');
  for (const button of await page.getByRole('button', { name: 'as a table' }).all()) await button.click();
  await inspectHere(page, 'Time per question');
});

test('axe finds nothing on the pages of the payments sandbox', async ({ page }) => {
  await signUp(page, server.url, 'axe-payments@example.org');
  await page.goto(await paymentPage(page, 'create-checkout'));
  await page.getByLabel('A card that is declined').check();
  await page.getByRole('button', { name: 'Pay $12.99' }).click();
  await inspectHere(page, 'The test card was declined.');
  await page.getByLabel('A card that works').check();
  await page.getByRole('button', { name: 'Pay $12.99' }).click();
  await page.waitForURL(`${server.url}/subscribe**`);
  await page.goto(await paymentPage(page, 'billing-portal'));
  await inspectHere(page, 'Play what would happen');
  await inspect(page, '/payments-sandbox/checkout/none', 'This test checkout is closed');
});

/** Address of a page that a call answers, asked for as our own pages do. */
async function paymentPage(page: Page, call: string): Promise<string> {
  // The sandbox's pages may call nothing.
  await page.goto(server.url);
  return page.evaluate(async (path) => {
    const response = await fetch(path, { method: 'POST' });
    const { url }: { url: string } = await response.json();
    return url;
  }, `/api/stripe/${call}`);
}

test('axe finds nothing on the desk, and on the card of the reminder', async ({ page }) => {
  const own = await startServer({ ...vapidKeys(), SUPPORT_EMAIL: 'help@example.com' });
  const email = 'axe-desk@example.org';
  await pushInBrowser(page, 'granted');
  await signUp(page, own.url, email, '/account');
  await expect(page.getByRole('region', { name: 'Daily Reminder' }).getByRole('status')).toHaveText('Off.');
  await inspectHere(page, 'Daily Reminder');
  await grantRoles(own, [
    { role: 'maintainer', email },
    { role: 'operator', email },
  ]);
  await keepDraft(own);
  await visitDesk(page, own.url, email, async (_, text) => inspectHere(page, text));
  await own.dispose();
});

test('axe finds nothing on the way to Premium and back', async ({ page }) => {
  await signUp(page, server.url, 'axe-premium@example.org');
  await inspect(page, '/quiz', 'Chemistry Quiz Selection');
  await page.getByText('Extended Practice').click();
  await inspectHere(page, 'What you’re missing');
  await inspect(page, '/subscribe', '30-day money-back guarantee');
  await inspect(page, '/subscribe?cancelled=true', 'Payment Cancelled');
  await inspect(page, '/subscription/success', 'Confirming your subscription...');
  await inspect(page, '/account', 'Free Plan');
  await payForPremium(page, server.url);
  await inspect(page, '/subscribe', 'You have Premium');
  await inspect(page, '/subscribe?success=true', 'Welcome to Premium!');
  await inspect(page, '/account', 'Next billing date');
  for (const [act, badge] of [
    ['Cancel subscription', 'Cancelling Soon'],
    ['Let the period end', 'Cancelled'],
  ] as const) {
    await actInPortal(page, server.url, act);
    await inspectHere(page, badge);
  }
});

const signedOutScreens = [
  ['/contact', 'Contact Us'],
  ['/set?topics=acids-and-bases&count=5&difficulty=beginner', 'drawn for you with numbers of your own'],
  ['/typing-answers', 'How typed answers are read'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
  ['/streak', '404 Page Not Found'],
  ['/quiz', 'Please Sign In'],
] as const;

async function inspectCalculator(page: Page): Promise<void> {
  await inspect(page, '/calc-test', 'Calculator Test');
  await page.getByRole('button', { name: 'Open Calculator' }).click();
  await page.keyboard.type('7*');
  await page.getByRole('button', { name: 'M, store in memory' }).click();
  await inspectHere(page, 'Calculation error: The expression is incomplete');
  await page.keyboard.type('6=');
  await page.getByRole('tab', { name: 'Scientific' }).click();
  await page.getByRole('button', { name: 'M, store in memory' }).click();
  await inspectHere(page, 'asin');
  await page.getByRole('button', { name: 'History' }).click();
  await inspectHere(page, '7*6 = 42');
  await page.getByRole('tab', { name: 'Chemistry' }).click();
  await page.getByLabel('Chemical formula').fill('Ca(OH)2');
  await page.keyboard.press('Enter');
  await inspectHere(page, '74.092');
  // One closes where another opens: without their group all are read at once.
  await page.locator('details').evaluateAll((tools) => {
    for (const tool of tools) {
      tool.removeAttribute('name');
      tool.setAttribute('open', '');
    }
  });
  await inspectHere(page, 'Chemistry');
}

async function inspectPeriodicTable(page: Page): Promise<void> {
  const [desktop, phone] = sizes;
  await inspect(page, '/periodic-table', 'Hydrogen', [phone]);
  await inspect(page, '/periodic-table', 'Point at an element', [desktop]);
  await page.getByRole('searchbox').fill('co');
  await inspectHere(page, '3 found', [desktop]);
  await page.getByRole('searchbox').fill('');
  await page.getByText('Electronegativity', { exact: true }).click();
  await inspectHere(page, 'No agreed value', [desktop]);
  await page.getByRole('gridcell').nth(25).click();
  await inspectHere(page, 'Quiz me on this element', [desktop]);
}

async function inspect(page: Page, path: string, text: string, on: readonly Size[] = sizes): Promise<void> {
  await page.goto(server.url + path);
  await inspectHere(page, text, on);
}
