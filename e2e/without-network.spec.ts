import { expect, type Page } from '@playwright/test';
import { test } from './server/browser-test.ts';
import type { RunningServer } from './server/running-server.ts';
import { signUp } from './steps/sign-up.ts';
import { answerFirst, finishFrom, startQuiz } from './steps/start-quiz.ts';

test.use({ serviceWorkers: 'allow' });
// The last file of a run: its tests are shared out, or one core would wait a minute for the other.
test.describe.configure({ mode: 'parallel' });

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

test('without a network a running quiz goes on after a reload, and its result waits until the network is back', async ({
  page,
  context,
}) => {
  await startQuiz(page, server.url, 'train@example.org');
  await answerFirst(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await workerInstalled(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page).toHaveURL(`${server.url}/quiz/active`);
  await expect(page.getByRole('heading', { name: 'Question 2 of 10:' })).toBeVisible();
  await finishFrom(page, 2);
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible();
  await expect(page.getByText('Saved to your history')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible();
  const recorded = page.waitForResponse('**/api/user/record-quiz');
  await context.setOffline(false);
  expect((await recorded).status()).toBe(200);
  await expect(page.getByText('Saved to your history')).toBeVisible();
});

test('a note that is written without a network waits through a reload, and is saved when the network is back', async ({
  page,
  context,
}) => {
  await startQuiz(page, server.url, 'noting@example.org');
  const note = page.getByRole('textbox', { name: 'Your note' });
  await page.getByRole('button', { name: 'Add a Note' }).click();
  await workerInstalled(page);
  await context.setOffline(true);
  await note.fill('why does it melt');
  await expect(page.getByText(/^No connection/)).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue('why does it melt');
  await expect(page.getByText(/^No connection/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(note).toHaveValue('why does it melt');
});

test('a quiz that is given up without a network stays given up after a reload, and the server hears of it', async ({
  page,
  context,
}) => {
  await startQuiz(page, server.url, 'valley@example.org');
  await workerInstalled(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Exit Quiz' }).click();
  await page.waitForURL(`${server.url}/quiz`);
  const home = page.getByRole('heading', { name: 'Rosalind', exact: false });
  const goOn = page.getByRole('link', { name: 'Continue' });
  await page.goto(server.url);
  await expect(home).toBeVisible();
  await expect(goOn).toHaveCount(0);
  const heard = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await context.setOffline(false);
  expect((await heard).status()).toBe(204);
  await page.goto(server.url);
  await expect(home).toBeVisible();
  await expect(goOn).toHaveCount(0);
});

test('the app opens without a network, on the page that was asked for', async ({ page, context }) => {
  await startQuiz(page, server.url, 'tunnel@example.org');
  await workerInstalled(page);
  await context.setOffline(true);
  await page.goto(server.url);
  await expect(page.getByRole('heading', { name: 'Rosalind', exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Question 1 of 10:' })).toBeVisible();
  await page.goto(`${server.url}/tools`);
  await expect(page).toHaveURL(`${server.url}/tools`);
  await expect(page.getByRole('heading', { name: 'Tools', level: 1 })).toBeVisible();
});

test('without a network a page of the server itself is not taken for one of the app', async ({
  page,
  context,
}) => {
  await signUp(page, server.url, 'own-pages@example.org', '/tools');
  await workerInstalled(page);
  await context.setOffline(true);
  for (const path of ['/sign-in', '/create-account', '/reset-password', '/confirm-email', '/change-password'])
    await expect(page.goto(server.url + path)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  // The page of the browser itself, which says that the network is away, may still be on its way here.
  const other = await context.newPage();
  await other.goto(`${server.url}/offline?to=/sign-in`);
  await other.waitForURL(`${server.url}/`);
  await other.goto(`${server.url}/tools/`);
  await expect(other.getByRole('heading', { name: 'Tools', level: 1 })).toBeVisible();
});

test('another student on the same browser sees nothing of the first, with a network or without', async ({
  page,
  context,
}) => {
  await startQuiz(page, server.url, 'first-there@example.org');
  await answerFirst(page);
  await workerInstalled(page);
  // The first session ends without a word; the second begins as the network goes.
  await context.clearCookies();
  const account = { firstName: 'Marie', lastName: 'Curie', email: 'second-there@example.org' };
  const secret = { password: 'polonium and radium', confirmPassword: 'polonium and radium' };
  await page.request.post(`${server.url}/api/login`, { data: { ...account, ...secret } });
  await context.setOffline(true);
  await page.goto(`${server.url}/quiz/active`);
  await expect(page.getByText('We could not check your sign-in')).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/Rosalind|first-there|Question \d/);
  await context.setOffline(false);
  await page.goto(`${server.url}/quiz/active`);
  await expect(page.getByText('No questions available')).toBeVisible();
});

test('who logs out is not known to the browser any more', async ({ page, context }) => {
  await signUp(page, server.url, 'leaving@example.org', '/account');
  await workerInstalled(page);
  expect(await page.evaluate(() => localStorage.getItem('valence.student'))).toContain('leaving@example.org');
  await logOut(page);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('leaving');
  await context.setOffline(true);
  await page.goto(`${server.url}/account`);
  await expect(page.getByText('Please Sign In', { exact: true })).toBeVisible();
});

test('what is kept is the build and a page drawn for nobody: no drawn page of a student, no answer of a call', async ({
  page,
}) => {
  await signUp(page, server.url, 'cached@example.org');
  await workerInstalled(page);
  for (const path of ['/account', '/results', '/contact']) await page.goto(server.url + path);
  const kept = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const requests = await cache.keys();
        return Promise.all(
          requests.map(async (request) => {
            const text = await (await cache.match(request, { ignoreVary: true }))?.text();
            return { path: new URL(request.url).pathname, isOfStudent: /Rosalind|cached@/.test(text ?? '') };
          }),
        );
      }),
    );
    return all.flat();
  });
  expect(kept.length).toBeGreaterThan(50);
  expect(kept.filter(({ isOfStudent }) => isOfStudent)).toEqual([]);
  const others = kept.filter(({ path }) => !/^\/(assets\/[\w.~-]+\.js|fonts\/[\w-]+\.woff2)$/.test(path));
  expect(others.map(({ path }) => path).sort()).toEqual(['/favicon.svg', '/offline']);
});

test('a newer version is offered outside of a quiz, and comes when it is asked for', async ({ page }) => {
  await startQuiz(page, server.url, 'newer@example.org');
  await workerInstalled(page);
  await page.evaluate(async () => {
    // As if this page had been opened before the build that is served now.
    // oxlint-disable-next-line no-underscore-dangle -- The router's name for it.
    if (window.__reactRouterManifest) window.__reactRouterManifest.version = 'earlier';
    await navigator.serviceWorker.register('/sw.js?newer');
  });
  const waiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.scriptURL ?? null);
  await expect.poll(waiting).toBe(`${server.url}/sw.js?newer`);
  const notice = page.getByRole('status').filter({ hasText: 'A new version is ready' });
  await answerFirst(page);
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'Exit Quiz' }).click();
  await page.getByRole('button', { name: 'Leave Quiz' }).click();
  await expect(notice).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect.poll(waiting).toBe(null);
  // The page is of the newer build now, whose worker takes over without a word.
  await expect(page.getByRole('heading', { name: 'Chemistry Quiz Selection' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('the landing page registers nothing', async ({ page }) => {
  await page.goto(server.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('the files of the app say what they are and who may keep them', async ({ request }) => {
  const worker = await request.get(`${server.url}/sw.js`);
  expect(worker.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy':
      "default-src 'none'; connect-src 'self'; img-src 'self'; frame-ancestors 'none'",
  });
  const manifest = await request.get(`${server.url}/manifest.webmanifest`);
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = await manifest.json();
  for (const { src, sizes } of [...icons, { src: '/icons/apple-touch-icon.png', sizes: '180x180' }]) {
    const icon = await (await request.get(server.url + src)).body();
    // Width and height stand in the head of a PNG.
    expect([src, `${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`]).toEqual([src, sizes]);
  }
});

/** The worker has kept the build and answers for this page. */
async function workerInstalled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(() => localStorage.getItem('valence.student') !== null);
}

async function logOut(page: Page): Promise<void> {
  const left = page.waitForURL(`${server.url}/`);
  await page.getByRole('button', { name: 'Logout' }).click();
  await left;
}
