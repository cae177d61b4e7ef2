import { expect, test, type Page } from '@playwright/test';
import type { RunningServer } from '../server/running-server.ts';
import { chooseOption } from './choose-option.ts';

const questionCount = 10;
/** Places answered wrongly on purpose, out of ten. */
const wrongPlaces = new Set([1, 4, 8]);
const student = {
  first: 'Marie',
  last: 'Skłodowska',
  email: 'marie@example.org',
  password: 'polonium & radium',
};

/** A student comes, signs up, takes a quiz with three mistakes, and finds all of it after a power cut. */
export async function mainJourney(page: Page, server: RunningServer): Promise<void> {
  const faults = watchForFaults(page);

  await test.step('the landing page says what this is', async () => {
    await page.goto(server.url);
    await expect(page.getByRole('heading', { level: 1, name: 'Valence' })).toBeVisible();
    await expect(page.getByText('AI-Powered', { exact: true })).toBeVisible();
  });

  await test.step('a deep link asks a visitor to sign in, and leads back after it', async () => {
    await page.goto(`${server.url}/quiz`);
    await expect(page.getByText('Authentication Required', { exact: true })).toBeVisible();
    await expect(page.getByText('Please Sign In', { exact: true })).toBeVisible();
    const modal = page.getByRole('dialog', { name: 'Welcome back' });
    await modal.getByRole('button', { name: 'Create an account' }).click();
    await page
      .getByRole('dialog', { name: 'Create your account' })
      .getByRole('button', { name: 'Continue with email' })
      .click();
    const form = page.getByRole('dialog', { name: 'Create your account' });
    await form.getByLabel('First name').fill(student.first);
    await form.getByLabel('Last name').fill(student.last);
    await form.getByLabel('Email').fill(student.email);
    await form.getByLabel('Password', { exact: true }).fill(student.password);
    await form.getByLabel('Confirm password').fill(student.password);
    await form.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(`${server.url}/quiz`);
    await expect(page.getByRole('heading', { name: 'Chemistry Quiz Selection' })).toBeVisible();
    await expect(page.getByText('Daily quizzes: 0 / 5')).toBeVisible();
  });

  await test.step('ten questions of General Chemistry, some of them answered wrongly', async () => {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'General Chemistry' }) });
    await card.getByRole('button', { name: 'Start Quiz' }).click();
    await expect(page).toHaveURL(`${server.url}/quiz/active`);
    for (let place = 0; place < questionCount; place += 1) await answer(page, place);
    await expect(page).toHaveURL(`${server.url}/results`);
  });

  await test.step('the result is shown, graded by the server and saved', async () => {
    await expect(page.getByText('70%').first()).toBeVisible();
    await expect(page.getByText('7 of 10 correct')).toBeVisible();
    await expect(page.getByText('Saved to your history')).toBeVisible();
    await expect(page.getByText('The slip:')).toHaveCount(wrongPlaces.size);
    await expectHistory(page);
  });

  await test.step('a power cut loses nothing of it', async () => {
    await server.kill();
    await server.restart();
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${server.url}/api/login?returnTo=/results`);
    await page.getByLabel('Email').fill(student.email);
    await page.getByLabel('Password', { exact: true }).fill(student.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${server.url}/results`);
    await expectHistory(page);
    expect(await api(page, '/api/user/progress')).toMatchObject({
      quizzesToday: 1,
      dailyStreak: 1,
      longestStreak: 1,
      totalQuizzes: 1,
      averageScore: 70,
      weeklyGoalProgress: 1,
      perfectScores: 0,
      subjectsCompleted: ['general'],
      totalQuestions: questionCount,
    });
    expect(await api(page, '/api/user/quiz-usage')).toMatchObject({ remaining: 9 });
  });

  // What the results ask for while the server is killed does not come.
  expect(faults.filter((fault) => !/401|net::ERR_/.test(fault))).toEqual([]);
}

/** Answers the question on screen, wrongly at the places chosen for it, and goes on. */
async function answer(page: Page, place: number): Promise<void> {
  await expect(
    page.getByRole('heading', { name: `Question ${place + 1} of ${questionCount}:` }),
  ).toBeVisible();
  const key = await keyOfQuestion(page, place);
  const isWrong = wrongPlaces.has(place);
  await chooseOption(page, isWrong ? (key + 1) % 4 : key);
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await expect(page.getByText(isWrong ? 'Not quite' : 'Correct!', { exact: true })).toBeVisible();
  if (isWrong) await expect(page.getByText('The slip:')).toBeVisible();
  await page.getByRole('button', { name: place === questionCount - 1 ? 'Finish Quiz' : 'Next' }).click();
}

/** The client holds the key of the quiz in progress, as documented; the test reads it to know what to answer. */
async function keyOfQuestion(page: Page, place: number): Promise<number> {
  return page.evaluate((at) => {
    const name = Object.keys(localStorage).find((key) => key.startsWith('valence.quiz.')) ?? '';
    const kept = JSON.parse(localStorage.getItem(name) ?? '{}');
    return Number(kept.quiz.questions[at].correctAnswer);
  }, place);
}

async function expectHistory(page: Page): Promise<void> {
  const history = page
    .getByRole('listitem')
    .filter({ hasText: 'General Chemistry' })
    .filter({ hasText: '7 of 10' });
  await expect(history.first()).toBeVisible();
  expect(await api(page, '/api/user/quiz-history')).toMatchObject({
    quizHistory: [{ subject: 'general', score: 70, correctAnswers: 7, totalQuestions: 10 }],
  });
}

async function api(page: Page, path: string): Promise<unknown> {
  return page.evaluate(async (address) => (await fetch(address)).json(), path);
}

/** Errors of the page itself: uncaught exceptions, console errors (a refused script or style is one). */
function watchForFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
  });
  return faults;
}
