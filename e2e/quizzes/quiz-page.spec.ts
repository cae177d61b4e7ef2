import { expect, type Page, type Request } from '@playwright/test';
import { chooseOption } from '../steps/choose-option.ts';
import type { RunningServer } from '../server/running-server.ts';
import { startQuiz } from '../steps/start-quiz.ts';
import { test } from '../server/browser-test.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
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
    await chooseOption(page, 0);
    await page.getByRole('button', { name: 'Submit Answer' }).click();
    // After the first answer the results are fetched ahead; from the second question on there is no network.
    if (place === 1) {
      await fetchedAhead;
      await expect.poll(() => onTheWay.size).toBe(0);
    }
    await context.setOffline(true);
    await page.getByRole('button', { name: place === 10 ? 'Finish Quiz' : 'Next' }).click();
  }
  await expect(page).toHaveURL(`${server.url}/results`);
  await context.setOffline(false);
  await expect(page.getByText('Saved to your history')).toBeVisible();
});

test('on a phone each button in the bar of a quiz is 44 pixels each way', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await startQuiz(page, server.url, 'thumb@example.org');
  for (const name of ['Flag this question', 'Calculator', 'Exit Quiz']) {
    const box = await page.getByRole('button', { name }).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
  }
});

test('a fault in a question is reported from a quiz opened cold', async ({ page }) => {
  await startQuiz(page, server.url, 'report@example.org');
  await page.reload();
  await page.getByRole('button', { name: 'Report Issue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report Question Issue' });
  await dialog.getByRole('radio').first().or(dialog.getByRole('combobox')).first().waitFor();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Question 1 of 10:' })).toBeVisible();
});

test('a quiz that was left is not shown again', async ({ page }) => {
  await startQuiz(page, server.url, 'left@example.org');
  await page.getByRole('button', { name: 'Exit Quiz' }).click();
  await expect(page).toHaveURL(`${server.url}/quiz`);
  await page.goto(`${server.url}/quiz/active`);
  await expect(page.getByText('No questions available')).toBeVisible();
});

test('a quiz that was begun comes drawn with the page, and goes on on another device', async ({
  page,
  browser,
}) => {
  await startQuiz(page, server.url, 'devices@example.org');
  await answerOne(page);
  await expect(page.getByRole('heading', { name: 'Question 2 of 10:' })).toBeVisible();
  // As it comes from the server, before any script.
  const isDrawn = async (path: string, text: string) => {
    const html = await (await page.request.get(server.url + path)).text();
    return html.replaceAll('<!-- -->', '').includes(text);
  };
  await expect.poll(() => isDrawn('/quiz/active', 'Question 2 of 10')).toBe(true);
  expect(await isDrawn('/', 'is still open at question 2 of 10')).toBe(true);

  const elsewhere = await browser.newContext();
  await elsewhere.addCookies(await page.context().cookies());
  const other = await elsewhere.newPage();
  await other.goto(server.url);
  await other.getByRole('link', { name: 'Continue quiz' }).click();
  await expect(other.getByText('Question 2 of 10', { exact: true })).toBeVisible();
  await answerOne(other);
  await expect.poll(() => isDrawn('/quiz/active', 'Question 3 of 10')).toBe(true);
  await elsewhere.close();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Question 3 of 10:' })).toBeVisible();
});

test('what was answered without a network is there after a reload, though the server knows less', async ({
  page,
}) => {
  await startQuiz(page, server.url, 'unsaved@example.org');
  await page.route('**/api/user/quiz-in-progress', (route) => route.abort());
  await answerOne(page);
  await page.unroute('**/api/user/quiz-in-progress');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Question 2 of 10:' })).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText(/^(Correct!|Not quite)$/)).toBeVisible();
});

test('after a reload no late answer of the server throws the student back to an earlier step', async ({
  page,
}) => {
  await startQuiz(page, server.url, 'late@example.org');
  await savedInBrowser(page);
  // What came with the page is all that is asked for: it is as old as the page.
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/quiz-in-progress')) asked.push(request.url());
  });
  await page.reload();
  await answerOne(page);
  await expect(page.getByRole('heading', { name: 'Question 2 of 10:' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('a step that is saved while the page is drawn anew without it is not lost from sight', async ({
  page,
}) => {
  await startQuiz(page, server.url, 'meanwhile@example.org');
  await savedInBrowser(page);
  // The step waits until the page that does not know of it has been drawn.
  const isDrawn = Promise.withResolvers<void>();
  await page.route('**/api/user/quiz-in-progress', async (route) => {
    await isDrawn.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Strike out option B' }).click();
  // Nothing can be asked of a page that is being left: it says itself that it knows of the saved step.
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, item) {
      setItem.call(this, name, item);
      if (item.includes('"savedAt":')) console.info('saved');
    };
  });
  await page.route('**/quiz/active', async (route) => {
    const drawn = await route.fetch();
    const saved = page.waitForEvent('console', (message) => message.text() === 'saved');
    isDrawn.resolve();
    await saved;
    await route.fulfill({ response: drawn });
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Restore option B' })).toBeVisible();
});

/** Waits until the browser knows that the server has its last step. */
async function savedInBrowser(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.entries(localStorage).some(
      ([name, kept]) => name.startsWith('valence.attempt.') && kept.includes('"savedAt":'),
    ),
  );
}

async function answerOne(page: Page): Promise<void> {
  await chooseOption(page, 0);
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
}
