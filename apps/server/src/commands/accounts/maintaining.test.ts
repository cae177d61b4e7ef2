import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { systemRandomness } from '../../randomness.ts';
import { insertAccount } from '../../features/accounts/accounts-repository.ts';
import { localIssuer } from '../../features/accounts/local-issuer.ts';
import { auditEntries } from '../../features/roles/audit-log-repository.ts';
import { rolesOf } from '../../features/roles/roles-repository.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { readAccountsCommand } from './read-command.ts';
import { runAccountsCommand } from './run-command.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp(await openMemoryDatabase());
});
afterAll(() => server.close());

const isSignedIn = async (student: TestStudent) => (await student.get('/api/auth/user')).statusCode === 200;

async function addAccount(email: string): Promise<{ id: string }> {
  const id = systemRandomness.uuid();
  const names = { firstName: 'Eve', lastName: 'Curie', passwordHash: 'none', emailConfirmedAt: null };
  await insertAccount(server.database.db, { id, email, ...names, createdAt: new Date(server.time.now) });
  return { id };
}

async function run(...args: string[]): Promise<{ text: string; isDone: boolean } | null> {
  const command = readAccountsCommand(args);
  const context = { db: server.database.db, clock: () => server.time.now, randomness: systemRandomness };
  return command && runAccountsCommand(context, command);
}

test('an operator signs one student out, whoever signs that student in, and nobody else', async () => {
  const [maria, elsewhere, pierre] = [
    await server.signIn({ email: 'maria@example.com' }),
    await server.signIn({ email: 'maria@example.com', issuer: 'https://id.example.org' }),
    await server.signIn({ email: 'pierre@example.com' }),
  ];
  expect(await run('sign-out', 'Maria@Example.com')).toEqual({ text: '2 sessions ended.', isDone: true });
  expect([await isSignedIn(maria), await isSignedIn(elsewhere), await isSignedIn(pierre)]).toEqual([
    false,
    false,
    true,
  ]);
});

test('an operator signs everybody out', async () => {
  const students = [await server.signIn(), await server.signIn()];
  expect((await run('sign-out', '--everybody'))?.isDone).toBe(true);
  for (const student of students) expect(await isSignedIn(student)).toBe(false);
  expect(await run('sign-out', '--everybody')).toEqual({ text: '0 sessions ended.', isDone: true });
});

test('sessions that a command ended, and codes that it made, are written down; what changed nothing is not', async () => {
  const { db } = server.database;
  const { id } = await server.signIn({ email: 'irene@example.com' });
  await run('sign-out', 'irene@example.com');
  await run('sign-out', 'irene@example.com');
  expect(await auditEntries(db, id, 10)).toMatchObject([
    { action: 'student.end-sessions', actor: null, details: { ended: 1 } },
  ]);
  const { id: subject } = await addAccount('eve@example.com');
  const eve = await server.signIn({ issuer: localIssuer, subject, email: 'eve@example.com' });
  expect((await run('reset', 'eve@example.com'))?.isDone).toBe(true);
  expect(await auditEntries(db, eve.id, 10)).toMatchObject([
    { action: 'student.reset-password', actor: null, target: eve.id, details: {} },
  ]);
  await run('sign-out', '--everybody');
  expect(await auditEntries(db, 'everybody', 1)).toMatchObject([
    { action: 'everybody.end-sessions', actor: null },
  ]);
});

test('whom nobody knows is said to be unknown', async () => {
  expect((await run('sign-out', 'nobody@example.com'))?.isDone).toBe(false);
  expect((await run('reset', 'nobody@example.com'))?.isDone).toBe(false);
});

test('an operator makes a student a maintainer, once, and takes it back; each change is written down', async () => {
  const { id } = await server.signIn({ email: 'lise@example.com' });
  const { db } = server.database;
  const grant = () => run('grant', 'maintainer', 'Lise@example.com');
  expect((await grant())?.text).toBe('Lise@example.com is now maintainer.');
  expect((await grant())?.text).toBe('Lise@example.com is already maintainer.');
  expect(await rolesOf(db, id)).toEqual(['maintainer']);
  server.time.now += 1000;
  expect((await run('revoke', 'maintainer', 'lise@example.com'))?.text).toBe(
    'lise@example.com is now no maintainer.',
  );
  expect(await rolesOf(db, id)).toEqual([]);
  expect(await auditEntries(db, id, 10)).toMatchObject([
    { action: 'role.revoke', actor: null, target: id, details: { role: 'maintainer' } },
    { action: 'role.grant', actor: null, target: id, details: { role: 'maintainer' } },
  ]);
});

test('an address that two students have gives nobody a role', async () => {
  await server.signIn({ email: 'twice@example.com' });
  const { id } = await server.signIn({ email: 'twice@example.com', issuer: 'https://id.example.org' });
  expect((await run('grant', 'operator', 'twice@example.com'))?.isDone).toBe(false);
  expect(await rolesOf(server.database.db, id)).toEqual([]);
});

test('nobody changes or removes an entry of the audit log', async () => {
  const { db } = server.database;
  const before = await auditEntries(db, null, 100);
  const changes = [
    sql`update audit_log set action = 'nothing'`,
    sql`delete from audit_log`,
    sql`truncate audit_log`,
  ];
  for (const change of changes)
    await expect(db.execute(change)).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringContaining('only be added to') }),
    });
  expect(await auditEntries(db, null, 100)).toEqual(before);
  expect(before.length).toBeGreaterThan(2);
});

test.each([
  [],
  ['reset'],
  ['sign-out'],
  ['reset', '--everybody'],
  ['sign-out', '--all'],
  ['reset', 'a@b.c', 'd@e.f'],
  ['x', 'a@b.c'],
  ['grant', 'a@b.c'],
  ['grant', 'maintainer'],
  ['grant', 'everything', 'a@b.c'],
  ['revoke', 'operator', '--everybody'],
])('%j is not understood', async (...args) => {
  expect(await run(...args)).toBeNull();
});
