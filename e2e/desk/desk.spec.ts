import { expect } from '@playwright/test';
import { startServer, type RunningServer } from '../server/running-server.ts';
import { pressEnterOn, typeInto } from '../steps/by-keyboard.ts';
import { grantRoles } from '../steps/grant-role.ts';
import { password, signUp } from '../steps/sign-up.ts';
import { test } from '../server/browser-test.ts';
import { askForPasswordEachTime, looksRight } from './confirming.ts';

const operator = 'operator@example.org';
const student = 'student@example.org';

// Of its own: the role is given while the server is stopped.
let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.dispose());

test('an operator finds a student, ends sessions, gives and takes a role, makes a code and deletes, by keyboard', async ({
  page,
  browser,
}) => {
  const theirs = await (await browser.newContext()).newPage();
  await signUp(theirs, server.url, student, '/terms');
  await signUp(page, server.url, operator);
  await grantRoles(server, [{ role: 'operator', email: operator }]);
  await askForPasswordEachTime(page);

  await page.goto(`${server.url}/account`);
  await pressEnterOn(page, page.getByRole('link', { name: 'Desk', exact: true }));
  await typeInto(page, page.getByLabel('E-mail of a student'), student);
  await page.keyboard.press('Enter');
  const card = page.getByRole('listitem').filter({ hasText: `${student}: free` });
  await expect(card).toContainText('1 session,');
  await expect(card).toContainText('Papers: 0 of 1 this month.');
  const button = (name: string) => card.getByRole('button', { name });
  const dialog = page.getByRole('alertdialog');

  await pressEnterOn(page, button('End sessions'));
  await expect(card).toContainText('0 sessions,');
  expect((await theirs.request.get(`${server.url}/api/auth/user`)).status()).toBe(401);

  await pressEnterOn(page, button('Make maintainer'));
  await expect(dialog).toContainText(`Make ${student} maintainer?`);
  await looksRight(page, dialog);
  await typeInto(page, dialog.getByLabel('Your own password'), 'not the one');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('This is not your password.');
  await page.keyboard.press('ControlOrMeta+A');
  await typeInto(page, dialog.getByLabel('Your own password'), password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(card).toContainText(', maintainer');
  // Where it went on from is where it goes on.
  await expect(button('Take the role maintainer')).toBeFocused();

  await pressEnterOn(page, button('Reset password'));
  await typeInto(page, dialog.getByLabel('Your own password'), password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('This student has a role');
  await page.keyboard.press('Escape');

  await pressEnterOn(page, button('Take the role maintainer'));
  await typeInto(page, dialog.getByLabel('Your own password'), password);
  await page.keyboard.press('Enter');
  await expect(button('Make maintainer')).toBeVisible();

  await pressEnterOn(page, button('Reset password'));
  await typeInto(page, dialog.getByLabel('Your own password'), password);
  await page.keyboard.press('Enter');
  await expect(card.getByRole('status')).toContainText('sets one new password');

  await pressEnterOn(page, button('Delete account'));
  await expect(dialog.getByRole('button', { name: 'Delete account' })).toBeDisabled();
  await typeInto(page, dialog.getByLabel(`Type ${student} to confirm`), student);
  await typeInto(page, dialog.getByLabel('Your own password'), password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('No student has this address.')).toBeVisible();
  await expect(page.getByLabel('E-mail of a student')).toBeFocused();
  for (const action of ['student.delete', 'role.revoke', 'role.grant', 'student.reset-password'])
    await expect(page.getByText(action).first()).toBeVisible();

  // Nobody else has the role: the own account stays, and is told why.
  await page.goto(`${server.url}/account`);
  await pressEnterOn(page, page.getByRole('button', { name: 'Delete' }).first());
  await typeInto(page, dialog.getByRole('textbox'), operator);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/You are the last operator\./).first()).toBeVisible();
});
