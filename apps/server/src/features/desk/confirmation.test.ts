import { deskConfirmation, deskResetCode, deskStudents } from '@valence/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { studentRoles } from '../../database/schema/roles.ts';
import { runAccountsCommand } from '../../commands/accounts/run-command.ts';
import { systemRandomness } from '../../randomness.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { openMariaServer, type MariaServer } from '../accounts/testing/maria-server.ts';
import type { Browser } from '../sign-in/testing/browser.ts';
import { isSignedIn, maria } from '../sign-in/testing/sign-in-app.ts';
import { auditEntries } from '../roles/audit-log-repository.ts';
import { rolesOf } from '../roles/roles-repository.ts';

const cookieName = 'valence_session';
const elevenMinutes = 11 * 60_000;

describe.each(testDatabases)('what an operator cannot undo, on $name', ({ open }) => {
  let server: MariaServer;
  beforeAll(async () => {
    server = await openMariaServer(await open());
  });
  beforeEach(async () => {
    await server.startAfresh();
    await server.database.db.delete(studentRoles);
    const context = { db: server.database.db, clock: () => server.time.now, randomness: systemRandomness };
    await runAccountsCommand(context, {
      kind: 'changeRole',
      email: maria.email,
      role: 'operator',
      isGranted: true,
    });
  });
  afterAll(() => server.close());

  const send = async (browser: Browser, path: string, body: object) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/desk/${path}`,
      headers: {
        cookie: `${cookieName}=${browser.cookie(cookieName)}`,
        'sec-fetch-site': 'same-origin',
      },
      payload: body,
    });
    const renewed = answer.cookies.find(({ name }) => name === cookieName);
    if (renewed) browser.setCookie(cookieName, renewed.value);
    return answer;
  };
  const find = async (browser: Browser, email: string) =>
    deskStudents.parse((await send(browser, 'find-students', { email })).json());
  const account = { firstName: 'Irene', lastName: 'Curie', email: 'irene@example.com' };
  async function signUpIrene(): Promise<Browser> {
    const [irene, password] = [server.newBrowser(), 'artificial radioactivity'];
    await irene.submit(await irene.open('/api/login?prompt=create'), {
      ...account,
      password,
      confirmPassword: password,
    });
    return irene;
  }
  const confirmationOf = async (browser: Browser) =>
    deskConfirmation.parse(JSON.parse((await browser.call('/api/desk/confirmation')).body));

  test('asks for the password again ten minutes after it was given, and takes it', async () => {
    const { id } = await server.signIn();
    const change = { studentId: id, role: 'maintainer', isGranted: true };
    const browser = await server.signInWith(maria.password);
    expect((await confirmationOf(browser)).until).not.toBeNull();
    server.time.now += elevenMinutes;
    expect(await confirmationOf(browser)).toEqual({ by: 'password', until: null });
    const refused = await send(browser, 'change-role', change);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict']);
    expect(await rolesOf(server.database.db, id)).toEqual([]);

    expect((await send(browser, 'confirm', { password: maria.password })).statusCode).toBe(200);
    expect((await send(browser, 'change-role', change)).json()).toEqual({ roles: ['maintainer'] });
    server.time.now += elevenMinutes;
    expect((await send(browser, 'change-role', { ...change, isGranted: false })).statusCode).toBe(409);
  });

  test('a cookie that somebody copied before opens nothing after it', async () => {
    const browser = await server.signInWith(maria.password);
    const copied = server.newBrowser();
    copied.setCookie(cookieName, browser.cookie(cookieName) ?? '');
    expect(await isSignedIn(copied)).toBe(true);
    await send(browser, 'confirm', { password: maria.password });
    expect([await isSignedIn(copied), await isSignedIn(browser)]).toEqual([false, true]);
  });

  test('another password opens nothing, and tries are counted with those at sign-in', async () => {
    const browser = await server.signInWith(maria.password);
    server.time.now += elevenMinutes;
    const statuses = [];
    for (let tries = 0; tries < 12; tries += 1) {
      const answer = await send(browser, 'confirm', { password: `not the one, ${tries}` });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
    const right = await send(browser, 'confirm', { password: maria.password });
    expect(right.statusCode).toBe(429);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
    expect(await isSignedIn(await server.signInWith(maria.password))).toBe(false);
    expect((await confirmationOf(browser)).until).toBeNull();
  });

  test('who signs in elsewhere signs in again: there is no password here', async () => {
    const operator = await server.signIn();
    await server.database.db
      .insert(studentRoles)
      .values({ studentId: operator.id, role: 'operator', grantedAt: new Date(server.time.now) });
    server.time.now += elevenMinutes;
    expect((await operator.get('/api/desk/confirmation')).json()).toEqual({ by: 'signIn', until: null });
    expect((await operator.post('/api/desk/confirm', { password: 'anything' })).statusCode).toBe(409);
    const change = { studentId: operator.id, role: 'maintainer', isGranted: true };
    expect((await operator.post('/api/desk/change-role', change)).statusCode).toBe(409);
  });

  test('makes a code with which a student sets a new password, and the log says that one was made, not which', async () => {
    const irene = await signUpIrene();
    const operator = await server.signInWith(maria.password);
    const { students } = await find(operator, account.email);
    const [student] = students;
    expect(student?.hasPassword).toBe(true);
    const answer = await send(operator, 'reset-password', { studentId: student?.id });
    const { code, page, expiresAt } = deskResetCode.parse(answer.json());
    expect(Date.parse(expiresAt) - server.time.now).toBe(3_600_000);

    const password = 'polonium is new';
    const browser = server.newBrowser();
    const reset = { email: account.email, code, password, confirmPassword: password };
    expect((await browser.submit(await browser.open(page), reset)).url.pathname).toBe('/password-reset');
    expect(await isSignedIn(irene)).toBe(false);
    const log = await auditEntries(server.database.db, student?.id ?? '', 10);
    expect(log).toMatchObject([{ action: 'student.reset-password', details: {} }]);
    expect(log[0]?.actor).not.toBeNull();
  });

  test('a code that was made before its student got a role opens nothing', async () => {
    await signUpIrene();
    const operator = await server.signInWith(maria.password);
    const [student] = (await find(operator, account.email)).students;
    const made = await send(operator, 'reset-password', { studentId: student?.id });
    const { code, page } = deskResetCode.parse(made.json());
    const granted = { studentId: student?.id, role: 'maintainer', isGranted: true };
    expect((await send(operator, 'change-role', granted)).statusCode).toBe(200);
    const password = 'polonium is new';
    const browser = server.newBrowser();
    const reset = { email: account.email, code, password, confirmPassword: password };
    expect((await browser.submit(await browser.open(page), reset)).url.pathname).toBe('/reset-password');
  });

  test('resets nobody who has a role: neither the own password nor that of another operator', async () => {
    const operator = await server.signInWith(maria.password);
    const [own] = (await find(operator, maria.email)).students;
    const refused = await send(operator, 'reset-password', { studentId: own?.id });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'This student has a role: take it away first, or reset the password at the server.',
    ]);
    const log = await auditEntries(server.database.db, own?.id ?? '', 10);
    expect(log.map(({ action }) => action)).not.toContain('student.reset-password');
  });
});
