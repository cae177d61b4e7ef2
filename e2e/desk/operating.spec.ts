import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startServer, type RunningServer } from '../server/running-server.ts';
import { pressEnterOn, typeInto } from '../steps/by-keyboard.ts';
import { grantRoles } from '../steps/grant-role.ts';
import { password, signUp } from '../steps/sign-up.ts';
import { test } from '../server/browser-test.ts';
import { askForPasswordEachTime, looksRight } from './confirming.ts';

const operator = 'operator@example.org';

// Of its own: the role is given while the server is stopped.
let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.dispose());

test('an operator makes a backup that can be restored, has the answers written anew and ends an audit, by keyboard', async ({
  page,
}) => {
  await signUp(page, server.url, operator);
  await grantRoles(server, [{ role: 'operator', email: operator }]);
  await askForPasswordEachTime(page);
  await page.goto(`${server.url}/desk`);

  const own = page.getByRole('region', { name: 'The server' });
  await expect(own).toContainText('None was made yet.');
  await pressEnterOn(page, own.getByRole('button', { name: 'Make a backup' }));
  const made = own
    .getByRole('listitem')
    .filter({ hasText: /^valence-.*\.backup: [\d.]+ MB, made at .* UTC$/ });
  await expect(made).toHaveCount(1);
  const [name = ''] = (await made.innerText()).split(':');
  await expect(own.getByRole('status')).toHaveText(`${name} is there.`);
  await expect(own).toContainText('The last one was made at');
  const [file, restored] = [join(server.data, 'backups', name), join(server.data, 'restored')];
  execFileSync(process.execPath, ['apps/server/src/commands/backup/backup-command.ts', 'restore', file], {
    env: { ...process.env, DATA_DIR: restored },
    stdio: 'pipe',
  });

  await pressEnterOn(page, page.getByRole('button', { name: 'Write the answers anew' }));
  await expect(page.getByText('It is done within the hour.')).toBeVisible();

  await typeInto(page, page.getByLabel('Seed'), 'a beacon of today');
  await page.getByLabel('Questions', { exact: true }).fill('2');
  await page.keyboard.press('Enter');
  const announcing = page.getByRole('alertdialog', { name: 'Announce an audit of 2 questions?' });
  await expect(announcing).toContainText('“a beacon of today”');
  await typeInto(page, announcing.getByLabel('Your own password'), password);
  await page.keyboard.press('Enter');
  await pressEnterOn(page, page.getByRole('button', { name: 'Draw the sample of Audit 1' }));
  await pressEnterOn(page, page.getByRole('button', { name: 'End Audit 1' }));
  const dialog = page.getByRole('alertdialog', { name: 'End Audit 1?' });
  await expect(dialog).toContainText('now 2 questions');
  await typeInto(page, dialog.getByLabel('Your own password'), password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Audit 1: 2 questions, .*, closed$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Audits' })).toBeFocused();
  for (const action of ['backup.make', 'answers.rebuild', 'audit.end'])
    await expect(page.getByText(action).first()).toBeVisible();
  await looksRight(page, made);

  await page.goto(`${server.url}/accuracy`);
  const told = page.getByRole('listitem').filter({ hasText: 'a beacon of today' });
  await expect(told).toContainText(
    '2 were not decided before it was ended, and count as missed in the bound.',
  );
});
