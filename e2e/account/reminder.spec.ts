import { expect, type Page } from '@playwright/test';
import { test } from '../server/browser-test.ts';
import { startServer, type RunningServer } from '../server/running-server.ts';
import { pushInBrowser, vapidKeys } from '../steps/push-in-browser.ts';
import { signUp } from '../steps/sign-up.ts';
import { answerFirst, startQuiz } from '../steps/start-quiz.ts';

test.use({ serviceWorkers: 'allow' });

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer({ ...vapidKeys(), SUPPORT_EMAIL: 'help@example.com' });
});
test.afterAll(() => server.dispose());

const cardOf = (page: Page) => page.getByRole('region', { name: 'Daily Reminder' });

test('the reminder is off, is turned on at an hour by a press, and off again', async ({ page }) => {
  await pushInBrowser(page, 'granted');
  await signUp(page, server.url, 'reminded@example.org', '/account');
  const card = cardOf(page);
  await expect(card.getByRole('status')).toHaveText('Off.');
  expect(await page.evaluate(() => Notification.permission)).toBe('default');
  await card.getByLabel('Time').selectOption('7 PM');
  await card.getByRole('button', { name: 'Turn On' }).click();
  await expect(card.getByRole('status')).toContainText('On in this browser at 7 PM.');
  await expect(card.getByRole('button', { name: 'Turn Off' })).toBeFocused();
  await card.getByLabel('Time').selectOption('8 AM');
  await expect(card.getByRole('status')).toContainText('On in this browser at 8 AM.');
  await page.reload();
  await expect(card.getByRole('status')).toContainText('On in this browser at 8 AM.');
  await expect(card.getByLabel('Time')).toHaveValue('8');
  await card.getByRole('button', { name: 'Turn Off' }).click();
  await expect(card.getByRole('status')).toHaveText('Off in this browser.');
  await page.reload();
  await expect(card.getByRole('status')).toHaveText('Off in this browser.');
});

test('a browser that blocks notifications is told how to allow them', async ({ page }) => {
  await pushInBrowser(page, 'denied');
  await signUp(page, server.url, 'blocked@example.org', '/account');
  const card = cardOf(page);
  await card.getByRole('button', { name: 'Turn On' }).click();
  await expect(page.getByText('Not Turned On', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(card).toContainText('Notifications from Valence are blocked in this browser.');
  await expect(card.getByRole('button')).toHaveCount(0);
});

test('a browser without push messages says so, and an iPhone what to do about it', async ({
  page,
  browser,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await signUp(page, server.url, 'unable@example.org', '/account');
  await expect(cardOf(page)).toContainText('This browser cannot show reminders.');
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
  });
  const phone = await context.newPage();
  await phone.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await signUp(phone, server.url, 'iphone@example.org', '/account');
  await expect(cardOf(phone)).toContainText('Add to Home Screen');
  await context.close();
});

test('without keys no reminder is offered', async ({ page, server: plain }) => {
  await signUp(page, plain.url, 'not-offered@example.org', '/account');
  await expect(page.getByRole('heading', { name: 'Account Security' })).toBeVisible();
  await expect(cardOf(page)).toHaveCount(0);
});

test('a message is shown, leads to its page, and takes nobody out of a quiz', async ({ page, context }) => {
  await startQuiz(page, server.url, 'told@example.org');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('No worker runs.');
  // This browser shows no notification, and only a press on a true one lets a worker bring a window to the front.
  await worker.evaluate(`{
    globalThis.shown = [];
    registration.showNotification = async (title, options) => void shown.push({ title, ...options });
    WindowClient.prototype.focus = async function () { return this; };
  }`);
  const shown = () => worker.evaluate('shown');
  const press = () =>
    worker.evaluate(`new Promise((resolve) => {
      const notification = { ...shown.at(-1), close: () => shown.pop() };
      dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: resolve }));
    })`);
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const told = { title: 'Ready?', body: '3 questions.', path: '/mistakes' };
  const deliver = () =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin: server.url,
      registrationId,
      data: JSON.stringify(told),
    });
  const { path, ...words } = told;
  const notification = { ...words, tag: 'reminder', icon: '/icons/icon-192.png', data: { path } };

  await deliver();
  await expect.poll(shown).toEqual([notification]);
  await press();
  expect(await shown()).toEqual([]);
  await answerFirst(page);
  expect(page.url()).toBe(`${server.url}/quiz/active`);

  // The part of the page that goes there comes late: what is pressed before is not lost.
  await worker.evaluate(`{
    const { match } = CacheStorage.prototype;
    const isHeld = new Promise((resolve) => { globalThis.letGo = resolve; });
    CacheStorage.prototype.match = async function (request, ...given) {
      if (request.url?.includes('/assets/installed-')) await isHeld;
      return match.call(this, request, ...given);
    };
  }`);
  await page.goto(`${server.url}/badges`);
  await deliver();
  await expect.poll(shown).toEqual([notification]);
  await press();
  await worker.evaluate('letGo()');
  await expect(page).toHaveURL(`${server.url}/mistakes`);
  await expect(page.getByRole('heading', { name: 'My mistakes', level: 1 })).toBeVisible();
});
