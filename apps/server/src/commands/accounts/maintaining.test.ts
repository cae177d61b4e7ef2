import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { readAccountsCommand } from './read-command.ts';
import { runAccountsCommand } from './run-command.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp(await openMemoryDatabase());
});
afterAll(() => server.close());

const isSignedIn = async (student: TestStudent) => (await student.get('/api/auth/user')).statusCode === 200;

async function run(...args: string[]): Promise<{ text: string; isDone: boolean } | null> {
  const command = readAccountsCommand(args);
  return command && runAccountsCommand({ db: server.database.db, clock: () => server.time.now }, command);
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

test('whom nobody knows is said to be unknown', async () => {
  expect((await run('sign-out', 'nobody@example.com'))?.isDone).toBe(false);
  expect((await run('reset', 'nobody@example.com'))?.isDone).toBe(false);
});

test.each([
  [],
  ['reset'],
  ['sign-out'],
  ['reset', '--everybody'],
  ['sign-out', '--all'],
  ['reset', 'a@b.c', 'd@e.f'],
  ['x', 'a@b.c'],
])('%j is not understood', async (...args) => {
  expect(await run(...args)).toBeNull();
});
