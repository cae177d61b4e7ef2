import { execFileSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import type { RunningServer } from '../server/running-server.ts';
import { goOn } from '../steps/go-on.ts';
import { keepDraft } from '../steps/keep-draft.ts';
import { openAllSheets } from '../steps/open-all-sheets.ts';
import { chooseQuickPractice } from '../steps/quick-practice.ts';
import { signUp } from '../steps/sign-up.ts';
import { planToExam, startPaper, submitPaper } from '../steps/sit-paper.ts';
import { startTypedQuiz, typeToTheEnd, typeWrongAnswer } from '../steps/type-quiz.ts';
import { visitDesk } from './visit-desk.ts';

type Look = (screen: string) => Promise<void>;

/** Leads a new student past every screen of the product, and looks at each. */
export async function visitEveryScreen(
  page: Page,
  server: RunningServer,
  email: string,
  look: Look,
): Promise<void> {
  const visit = async (path: string, text: string) => {
    await page.goto(server.url + path);
    await expect(page.getByText(text).first()).toBeAttached();
    await look(path);
  };
  for (const [path, text] of signedOutScreens) await visit(path, text);
  await signUp(page, server.url, email);
  await page.goto(`${server.url}/tools`);
  await openAllSheets(page);
  await look('every data sheet');
  for (const [path, text] of signedInScreens) await visit(path, text);
  await page.getByRole('tab', { name: 'Custom Topics' }).click();
  // Its code comes with the press: it is there when it has taken the focus.
  await expect(page.getByRole('button', { name: 'Maybe Later' })).toBeFocused();
  await look('the upgrade dialog');
  await lookAtQuiz(page, server, look);
  await visit('/results', 'Your reports');
  await visit('/mistakes', 'none of them due today');
  await visit('/quiz/review', 'Practice the Fresh Ones First');
  await visit('/results/print', 'Worked Solutions');
  await lookAtTyping(page, server, look);
  await lookAtExam(page, server, look);
  await gradeAgain(page, server, email);
  await visit('/', 'A question turned out to have a wrong key');
  await lookAtDesk(page, server, email, look);
  await lookAtPayments(page, server, look);
}

const signedOutScreens = [
  ['/', 'Chemistry quizzes whose answers you can trust.'],
  ['/contact', 'Contact Us'],
  ['/forecast', 'How well it holds'],
  ['/accuracy', 'How often we are wrong'],
  ['/typing-answers', 'How typed answers are read'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
  ['/streak', '404 Page Not Found'],
  ['/quiz', 'Please Sign In'],
  ['/set?topics=acids-and-bases&count=5&difficulty=beginner', 'drawn for you with numbers of your own'],
  ['/set', 'This link names no questions'],
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
  ['/history', 'Every quiz and paper you finished'],
  ['/mistakes', 'Nothing here yet.'],
  ['/quiz/topics', 'Organic Chemistry'],
  ['/papers', 'What the paper contains'],
  ['/papers/active', 'No paper is open'],
  ['/exam', 'Make my plan'],
  ['/quiz', 'Chemistry Quiz Selection'],
] as const;

async function lookAtQuiz(page: Page, server: RunningServer, look: Look): Promise<void> {
  // Looking takes minutes on a busy machine, and a quiz of five questions ends after eight.
  await page.clock.setFixedTime(new Date());
  await page.goto(`${server.url}/quiz`);
  await chooseQuickPractice(page);
  await page.getByRole('button', { name: 'Start Quiz' }).first().click();
  await page.waitForURL(`${server.url}/quiz/active`);
  await expect(page.getByRole('heading', { name: 'Question 1 of 5:' })).toBeVisible();
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
    await expect(page.getByRole('heading', { name: `Question ${place} of 5:` })).toBeVisible();
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^(Correct!|Not quite)$/)).toBeVisible();
    await goOn(page);
  }
  await page.waitForURL('**/results');
}

/** A typed question, what becomes of it, and both in the review. */
async function lookAtTyping(page: Page, server: RunningServer, look: Look): Promise<void> {
  await startTypedQuiz(page, server.url);
  await page.getByRole('textbox').fill('1.5e-3 mol/L');
  await look('a typed question');
  await typeWrongAnswer(page);
  await look('a graded answer');
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await typeToTheEnd(page, 2);
  await expect(page.getByText('Saved to your history')).toBeVisible();
  await look('results of a typed quiz');
  await page.goto(`${server.url}/quiz/review`);
  await expect(page.getByText('Read as').first()).toBeVisible();
  await look('review of a typed question');
}

/** The report of a paper with the forecast, an exam that is planned to, and what Home says of it. */
async function lookAtExam(page: Page, server: RunningServer, look: Look): Promise<void> {
  const visit = async (path: string, text: string, screen: string) => {
    await page.goto(server.url + path);
    await expect(page.getByText(text).first()).toBeVisible();
    await look(screen);
  };
  await planToExam(page, server.url, 'jee-main');
  const paper = await startPaper(page, server.url, 'jee-main', 'full');
  const report = await submitPaper(page, server.url, paper, 20);
  await visit(report, 'of the marks, most likely between', 'the report of a paper');
  await visit('/papers', 'Papers you sat', 'papers after the first');
  await visit('/exam', 'Compare forecasts with my papers', 'an exam that is planned to');
  await visit('/', 'JEE Main', 'Home with an exam');
}

/**
 * A maintainer decides the report of the first question: none of its options was right. While the server is stopped for it, the
 * student gets both roles.
 */
async function gradeAgain(page: Page, server: RunningServer, email: string): Promise<void> {
  const { reports } = await page.evaluate(async () => (await fetch('/api/user/reports')).json());
  await server.kill();
  const run = (command: string, ...given: string[]) =>
    execFileSync(process.execPath, [`apps/server/src/commands/${command}`, ...given], {
      env: { ...process.env, DATA_DIR: server.data },
      stdio: 'pipe',
    });
  const corrected = ['correct', reports[0].questionId, '--key', 'none', '--note', 'No option was right.'];
  run('reports/reports.ts', ...corrected);
  for (const role of ['maintainer', 'operator']) run('accounts/accounts.ts', 'grant', role, email);
  await server.restart();
}

/** The desk with a report that waits and a student who was found, and the account that leads there. */
async function lookAtDesk(page: Page, server: RunningServer, email: string, look: Look): Promise<void> {
  await page.evaluate(async () => {
    const send = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    const asked = { topic: 'general', difficulty: 'beginner', count: 5 };
    const { questions } = await send('/api/generate-questions', asked);
    const explanation = 'For the desk: the third option is right as well.';
    const report = {
      questionId: questions[0].id,
      reportReason: 'wrong_answer',
      reportExplanation: explanation,
    };
    await send('/api/report-answer', report);
  });
  await page.goto(`${server.url}/account`);
  await page.getByRole('link', { name: 'Desk', exact: true }).click();
  await expect(page.getByText('For the desk: the third option is right as well.')).toBeVisible();
  await page.getByLabel('E-mail of a student').fill(email);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByText(`${email}: free`)).toBeVisible();
  await look('the desk');
  await keepDraft(server);
  await visitDesk(page, server.url, email, look);
}

/** The pages on which the sandbox stands in for the payment provider. */
async function lookAtPayments(page: Page, server: RunningServer, look: Look): Promise<void> {
  const open = async (call: string) => {
    const answer = await page.evaluate(
      async (path) => (await fetch(path, { method: 'POST' })).json(),
      `/api/stripe/${call}`,
    );
    await page.goto(String(answer.url));
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
