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
import { visitEveryScreen } from './visit-every-screen.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

/** Milliseconds in which all screens are walked even on a busy machine. */
const wholeWalk = 1_200_000;

/** Pixels of a line of text that a student has doubled, as the text zoom of a browser does: WCAG 1.4.4. */
const doubledText = '32px';

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
  const setTextSize = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
  await setTextSize(doubledText);
  await painted(page);
  const found = await findBeyondWindow(page);
  await setTextSize('');
  await painted(page);
  return found;
}

/** Spaces all text as WCAG 1.4.12 says and as somebody does who reads more easily so, by a stylesheet of their own. */
async function spaceText(page: Page, isSpaced: boolean): Promise<void> {
  await page.evaluate((spaced) => {
    if (!spaced) {
      document.adoptedStyleSheets = [];
      return;
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets = [sheet];
  }, isSpaced);
}

/** A window that has just changed its size is measured once it was painted. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );
}
