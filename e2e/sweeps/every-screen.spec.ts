import { expect, type Page } from '@playwright/test';
import { startServer, type RunningServer } from '../server/running-server.ts';
import { pushInBrowser, vapidKeys } from '../steps/push-in-browser.ts';
import { signUp } from '../steps/sign-up.ts';
import { test } from '../server/browser-test.ts';
import { axeFaultsOfLayout } from './axe-faults.ts';
import { findBeyondWindow } from './find-beyond-window.ts';
import { findCutText } from './find-cut-text.ts';
import { findMotion } from './find-motion.ts';
import { findUnseenFocus } from './find-unseen-focus.ts';
import { doubledText, painted, setTextSize, spaceText } from './text-of-students.ts';
import { visitEveryScreen } from './visit-every-screen.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

/** Milliseconds in which all screens are walked even on a busy machine. */
const wholeWalk = 1_200_000;

/** What WCAG 1.4.10 asks of: 1280 pixels at a zoom of 400 %, and of 200 %. */
const windows = [
  { name: 'at 320 pixels', width: 320, height: 640 },
  { name: 'at a zoom of 200 %', width: 640, height: 400 },
];

test('every screen fits small windows, doubled and spaced text and the colours of the system, and shows what has the focus', async ({
  page,
}) => {
  test.setTimeout(wholeWalk);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitEveryScreen(page, server, 'every-screen@example.org', (screen) => lookClosely(page, screen));
});

test('so does the account where reminders are offered', async ({ page }) => {
  const own = await startServer({ ...vapidKeys(), SUPPORT_EMAIL: 'help@example.com' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await pushInBrowser(page, 'granted');
  await signUp(page, own.url, 'every-reminder@example.org', '/account');
  await expect(page.getByRole('region', { name: 'Daily Reminder' }).getByRole('status')).toHaveText('Off.');
  await lookClosely(page, 'the account with a reminder');
  await own.dispose();
});

test('motion that a student has not asked to be spared is found', async ({ page }) => {
  await page.goto(`${server.url}/contact`);
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  expect(await findMotion(page)).not.toEqual([]);
});

/** Finds what does not fit, is cut off, moves, or hides the focus. */
async function lookClosely(page: Page, screen: string): Promise<void> {
  // The drawer lies over the page as long as the student has it open: Escape closes it.
  const isCovered = screen === 'the calculator';
  for (const { name, ...size } of windows) {
    await page.setViewportSize(size);
    await painted(page);
    expect.soft(await findBeyondWindow(page), `${screen} ${name}`).toEqual([]);
    expect.soft(await axeFaultsOfLayout(page), `axe on ${screen} ${name}`).toEqual([]);
    if (!isCovered) expect.soft(await findUnseenFocus(page), `focus on ${screen} ${name}`).toEqual([]);
  }
  await page.setViewportSize({ width: 375, height: 812 });
  await painted(page);
  expect.soft(await beyondWindowWhenDoubled(page), `doubled text on ${screen}, on a phone`).toEqual([]);
  await spaceText(page, true);
  expect.soft(await findCutText(page), `spaced text on ${screen}`).toEqual([]);
  expect.soft(await findMotion(page), `motion on ${screen}`).toEqual([]);
  await spaceText(page, false);
  await page.setViewportSize({ width: 1280, height: 720 });
  await painted(page);
  expect.soft(await beyondWindowWhenDoubled(page), `doubled text on ${screen}, on a desktop`).toEqual([]);
  if (isCovered) return;
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  expect.soft(await findUnseenFocus(page), `focus on ${screen} in the colours of the system`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
}

/** What has no room when the text is doubled, and the window is not. */
async function beyondWindowWhenDoubled(page: Page): Promise<string[]> {
  await setTextSize(page, doubledText);
  const found = await findBeyondWindow(page);
  await setTextSize(page, '');
  return found;
}
