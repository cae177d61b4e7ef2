import { expect } from '@playwright/test';
import { rawTest as test } from '../server/browser-test.ts';
import { holdScripts } from '../steps/hold-scripts.ts';
import { signUp } from '../steps/sign-up.ts';
import { takeQuizzes } from '../steps/take-quizzes.ts';

/** At every moment one of them has another day than the server's UTC: half a day behind it, and 14 hours ahead. */
const zones = ['Etc/GMT+12', 'Etc/GMT-14'];

for (const timezoneId of zones)
  test(`in ${timezoneId} the server draws the days that the browser tells, and nothing of them changes`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ timezoneId });
    const page = await context.newPage();
    await signUp(page, server.url, `day${timezoneId.replaceAll('/', '-')}@example.org`);
    await takeQuizzes(page, 'general', [4, 6]);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    for (const path of ['/results', '/history', '/mistakes', '/account', '/']) {
      await page.unroute('**/assets/*.js');
      const release = await holdScripts(page);
      await page.goto(server.url + path, { waitUntil: 'commit' });
      await page.waitForLoadState('domcontentloaded');
      const main = page.getByRole('main');
      const drawn = (await main.innerText()).split('\n');
      release();
      await page.waitForLoadState('networkidle');
      const told = (await main.innerText()).split('\n');
      const taken = drawn.filter((line) => !told.includes(line));
      expect([path, faults, taken]).toEqual([path, [], []]);
    }
    const today = new Date().toLocaleDateString('en', { dateStyle: 'medium', timeZone: timezoneId });
    await page.goto(`${server.url}/history`);
    await expect(page.getByText(new RegExp(`, ${today}, took`)).first()).toBeVisible();
    await context.close();
  });
