import { expect } from '@playwright/test';
import type { RunningServer } from './server/running-server.ts';
import { pressEnterOn, tabTo, typeInto } from './steps/by-keyboard.ts';
import { goOn } from './steps/go-on.ts';
import { password, signUp } from './steps/sign-up.ts';
import { test } from './server/browser-test.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

test('from a first visit to a result, the badges and signing out, by keyboard alone', async ({ page }) => {
  await page.goto(`${server.url}/contact`);
  await pressEnterOn(page, page.getByRole('button', { name: 'Login' }).first());
  const dialog = page.getByRole('dialog');
  await pressEnterOn(page, dialog.getByRole('button', { name: 'Create an account' }));
  await pressEnterOn(page, dialog.getByRole('link', { name: /Google/ }));
  await page.waitForURL('**/create-account**');
  await typeInto(page, page.getByLabel('First name', { exact: true }), 'Lise');
  await typeInto(page, page.getByLabel('Last name', { exact: true }), 'Meitner');
  await typeInto(page, page.getByLabel('Email', { exact: true }), 'keyboard@example.org');
  await typeInto(page, page.getByLabel('Password', { exact: true }), password);
  await typeInto(page, page.getByLabel('Confirm password', { exact: true }), password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${server.url}/contact`);

  await pressEnterOn(page, page.getByRole('link', { name: 'Quiz', exact: true }));
  await pressEnterOn(page, page.getByRole('button', { name: 'Start Quiz' }).first());
  await page.waitForURL('**/quiz/active');
  for (let place = 1; place <= 10; place += 1) {
    await expect(page.getByRole('heading', { name: `Question ${place} of 10:` })).toBeVisible();
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^(Correct!|Not quite)$/)).toBeVisible();
    await goOn(page);
  }
  await page.waitForURL('**/results');
  await pressEnterOn(page, page.getByRole('link', { name: 'Badges', exact: true }));
  await expect(page.getByRole('heading', { name: 'Achievement Badges' })).toBeVisible();
  await pressEnterOn(page, page.getByRole('button', { name: 'Logout' }));
  await expect(page.getByRole('link', { name: 'Create account' })).toBeVisible();
});

test('Premium is bought, and an account deleted, by keyboard alone', async ({ page }) => {
  await signUp(page, server.url, 'buyer@example.org', '/subscribe');
  await pressEnterOn(page, page.getByRole('button', { name: 'Subscribe Now' }));
  await pressEnterOn(page, page.getByRole('button', { name: 'Pay $12.99' }));
  await page.waitForURL(`${server.url}/subscribe**`);
  await page.goto(`${server.url}/account`);
  await pressEnterOn(page, page.getByRole('button', { name: 'Delete' }).first());
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await tabTo(page, dialog.getByRole('textbox'));
  await page.keyboard.type('buyer@example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Create account' })).toBeVisible();
});

test('the password is changed, and other browsers are signed out, by keyboard alone', async ({ page }) => {
  await signUp(page, server.url, 'careful@example.org', '/account');
  await pressEnterOn(page, page.getByRole('button', { name: 'Sign out elsewhere' }));
  await expect(page.getByText('You were signed in here alone.').first()).toBeVisible();
  await pressEnterOn(page, page.getByRole('link', { name: 'Change password' }));
  await typeInto(page, page.getByLabel('Current password', { exact: true }), 'correct horse battery');
  await typeInto(page, page.getByLabel('New password', { exact: true }), 'a shed in rue Lhomond');
  await typeInto(page, page.getByLabel('Confirm new password', { exact: true }), 'a shed in rue Lhomond');
  await page.keyboard.press('Enter');
  await pressEnterOn(page, page.getByRole('link', { name: 'Back to your account' }));
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
});

test('a question is a group of named radio buttons, and its verdict is announced', async ({ page }) => {
  await signUp(page, server.url, 'tree@example.org', '/quiz');
  await page.getByRole('button', { name: 'Start Quiz' }).first().click();
  await expect(page.getByRole('heading', { name: 'Question 1 of 10:' })).toBeVisible();
  await expect(page.getByRole('radiogroup').getByRole('radio')).toHaveCount(4);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - main:
      - heading "General Chemistry" [level=1]
      - timer /Time left/
      - button "Exit Quiz"
      - progressbar "Questions answered"
      - heading /Question 1 of 10/ [level=2]
      - radiogroup /Question 1 of 10/:
        - radio /A .+/
        - radio /B .+/
        - radio /C .+/
        - radio /D .+/
      - button "Report Issue"
      - button "Previous" [disabled]
      - button "Submit Answer" [disabled]
      - button "Next" [disabled]
  `);
  const verdict = page.locator('[aria-live=polite]').filter({ hasText: /Correct!|Not quite/ });
  await expect(verdict).toHaveCount(0);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(verdict).toBeVisible();
});
