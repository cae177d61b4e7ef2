import { expect, test, type Request } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { holdScripts } from './steps/hold-scripts.ts';
import { startServer, type RunningServer } from './server/running-server.ts';
import { startQuiz } from './steps/start-quiz.ts';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.dispose());

test('the question comes with the page, and can be answered before any script has come', async ({ page }) => {
  await startQuiz(page, server.url, 'early@example.org');
  const text = (await page.getByRole('heading', { level: 2 }).textContent()) ?? '';
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(text);
  await page.getByRole('radio').nth(1).check({ force: true });
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  release();
  await expect(page.getByText(/^(Correct!|Not quite)$/)).toBeVisible();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
});

test('React takes the page over as it is: nothing is drawn twice, nothing moves, nothing is refused', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await startQuiz(page, server.url, 'takeover@example.org');
  for (let place = 2; place <= 4; place += 1) {
    await page.getByRole('radio').first().check({ force: true });
    await page.getByRole('button', { name: 'Submit Answer' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByText(`Question ${place} of 10`, { exact: true })).toBeVisible();
    const drawn = await page.locator('main section').evaluateHandle((section) => section);
    release();
    await page.getByRole('radio').first().check({ force: true });
    await expect(page.getByRole('button', { name: 'Submit Answer' })).toBeEnabled();
    expect(await drawn.evaluate((section) => section.isConnected)).toBe(true);
    await page.unroute('**/assets/*.js');
  }
  expect(faults).toEqual([]);
});

test('the page keeps its budget: at most 8 requests, and 90 KiB of script', async ({ page, browser }) => {
  await startQuiz(page, server.url, 'budget@example.org');
  const fresh = await browser.newContext({ storageState: await page.context().storageState() });
  const cold = await fresh.newPage();
  const scripts: Promise<number>[] = [];
  let requests = 0;
  cold.on('response', (response) => {
    // Greek letters are fetched for the questions that have some.
    if (!response.url().includes('valence-signs')) requests += 1;
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await cold.goto(`${server.url}/quiz/active`, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(scripts)).reduce((total, size) => total + size, 0);
  expect(requests).toBeLessThanOrEqual(8);
  expect(bytes).toBeGreaterThan(50 * 1024);
  expect(bytes).toBeLessThanOrEqual(90 * 1024);
  await fresh.close();
});

test('a quiz opened cold is finished without a network, and recorded when it is back', async ({
  page,
  context,
}) => {
  await startQuiz(page, server.url, 'cold@example.org');
  await page.reload();
  const onTheWay = new Set<Request>();
  page.on('request', (request) => onTheWay.add(request));
  page.on('requestfinished', (request) => onTheWay.delete(request));
  const fetchedAhead = page.waitForResponse(/\/assets\/results-route-/);
  for (let place = 1; place <= 10; place += 1) {
    await page.getByRole('radio').first().check({ force: true });
    await page.getByRole('button', { name: 'Submit Answer' }).click();
    // After the first answer the app is fetched ahead; from the second question on there is no network.
    if (place === 1) {
      await fetchedAhead;
      await expect.poll(() => onTheWay.size).toBe(0);
    }
    await context.setOffline(true);
    await page.getByRole('button', { name: place === 10 ? 'Finish Quiz' : 'Next' }).click();
  }
  await expect(page).toHaveURL(`${server.url}/results`);
  await context.setOffline(false);
  await expect(page.getByText('Saved to your history')).toBeVisible({ timeout: 30_000 });
});

test('where the browser knows better than the cookie, its own copy is shown', async ({ page, context }) => {
  await startQuiz(page, server.url, 'cookie@example.org');
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  const stale = (await context.cookies(`${server.url}/quiz/active`)).filter(
    ({ name }) => name === 'valence_quiz_place',
  );
  await page.getByRole('button', { name: 'Next' }).click();
  await page.goto(`${server.url}/contact`);
  await context.addCookies(stale);
  await page.goto(`${server.url}/quiz/active`);
  await expect(page.getByText('Question 2 of 10', { exact: true })).toBeVisible();
});

test('a fault in a question is reported from a quiz opened cold', async ({ page }) => {
  await startQuiz(page, server.url, 'report@example.org');
  await page.reload();
  await page.getByRole('button', { name: 'Report Issue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report Question Issue' });
  await dialog.getByRole('radio').first().or(dialog.getByRole('combobox')).first().waitFor();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Question 1 of 10', { exact: true })).toBeVisible();
});

test('a quiz that was left is not drawn again', async ({ page }) => {
  await startQuiz(page, server.url, 'left@example.org');
  await page.getByRole('button', { name: 'Exit Quiz' }).click();
  await expect(page).toHaveURL(`${server.url}/quiz`);
  await page.goto(`${server.url}/quiz/active`);
  await expect(page.getByText('No questions available')).toBeVisible();
});
