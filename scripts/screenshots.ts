/** `npm run screenshots`: the pictures of the README, taken from the running product. */
import { chromium, type Page } from '@playwright/test';
import { browserFlags } from '../e2e/server/browser-flags.ts';
import { startServer } from '../e2e/server/running-server.ts';
import { ensureBrowser } from './ensure-browser.ts';

const images = new URL('../docs/images/', import.meta.url).pathname;

const server = await startServer();
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await signUp(page);
  await page.getByText('Start Quiz Now').waitFor();
  await page.getByText('free quizzes remaining').waitFor();
  await page.screenshot({ path: `${images}home.png` });
  await answerWrong(page);
  await page.screenshot({ path: `${images}quiz.png` });
  await compareElements(page);
  await page.screenshot({ path: `${images}periodic-table.png` });
} finally {
  await browser.close();
  await server.dispose();
}

async function signUp(page: Page): Promise<void> {
  await page.goto(`${server.url}/api/login?prompt=create`);
  await page.getByLabel('First name').fill('Dorothy');
  await page.getByLabel('Last name').fill('Hodgkin');
  await page.getByLabel('Email').fill('dorothy@example.org');
  await page.getByLabel('Password', { exact: true }).fill('penicillin and insulin');
  await page.getByLabel('Confirm password').fill('penicillin and insulin');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(`${server.url}/`);
}

/** Goes through the quiz until an answer is wrong, which is what the picture is to show. */
async function answerWrong(page: Page): Promise<void> {
  await page.goto(`${server.url}/quiz`);
  await page.getByRole('button', { name: 'Start Quiz' }).first().click();
  await page.waitForURL(`${server.url}/quiz/active`);
  for (;;) {
    await page.getByRole('radio').first().check({ force: true });
    await page.getByRole('button', { name: 'Submit Answer' }).click();
    const isWrong = page.getByText('Not quite', { exact: true });
    await isWrong.or(page.getByText('Correct!', { exact: true })).waitFor();
    if (await isWrong.isVisible()) return;
    await page.getByRole('button', { name: 'Next' }).click();
  }
}

/** Paints a trend over the periodic table and looks at one element. */
async function compareElements(page: Page): Promise<void> {
  await page.goto(`${server.url}/periodic-table`);
  await page.getByText('Electronegativity', { exact: true }).click();
  await page.getByRole('button', { name: 'Caesium' }).hover();
}
