import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deskBackup, deskOperation } from '@valence/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { restoreDatabase } from '../../commands/backup/restore-database.ts';
import { answers } from '../../database/schema/answers.ts';
import { quizResults } from '../../database/schema/quizzes.ts';
import { openEmbeddedDatabase } from '../../database/embedded/open-embedded-database.ts';
import { systemRandomness } from '../../randomness.ts';
import { answersTo, askForQuiz } from '../../testing/take-quiz.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { signInAs } from '../readings/testing/readers.ts';
import { auditEntries } from '../roles/audit-log-repository.ts';
import { changeRole } from '../roles/change-role-service.ts';
import { backUpOnDesk } from './upkeep-service.ts';

const makeBackup = (operator: TestStudent) => operator.post('/api/desk/make-backup', { isAsked: true });
const operationOf = async (operator: TestStudent) =>
  deskOperation.parse((await operator.get('/api/desk/operation')).json());

describe('a backup made on the desk of the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'valence-desk-'));
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await openEmbeddedDatabase(join(folder, 'data'), () => 0));
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  afterEach(() => void (server.time.now += 1000));

  test('while quizzes are recorded has everything that was acknowledged before, and nothing by halves', async () => {
    const operator = await signInAs(server, 'operator');
    const acknowledged: string[] = [];
    const study = async () => {
      const student = await server.signIn({ subscriptionStatus: 'active' });
      for (let quizzes = 0; quizzes < 12; quizzes += 1) {
        const quiz = await askForQuiz(student);
        const recorded = await student.post('/api/user/record-quiz', answersTo(quiz, 3));
        if (recorded.statusCode === 200) acknowledged.push(quiz.quizId);
      }
    };
    const students = [study(), study(), study()];
    await vi.waitUntil(() => acknowledged.length >= 6, { timeout: 60_000 });
    const before = [...acknowledged];
    const made = deskBackup.parse((await makeBackup(operator)).json());
    await Promise.all(students);
    expect(acknowledged.length).toBeGreaterThan(before.length);

    await restoreDatabase(join(folder, 'data', 'backups', made.name), join(folder, 'restored'));
    const restored = await openEmbeddedDatabase(join(folder, 'restored'), () => 0);
    const results = await restored.db.select({ id: quizResults.quizId }).from(quizResults);
    expect(results.map(({ id }) => id)).toEqual(expect.arrayContaining(before));
    // A recorded quiz and its answers are one transaction.
    const rows = await restored.db.select({ id: answers.quizId }).from(answers);
    expect(Object.groupBy(rows, ({ id }) => id)).toEqual(
      Object.fromEntries(results.map(({ id }) => [id, Array.from({ length: 5 }, () => ({ id }))])),
    );
    await restored.close();
    expect(await server.database.db.$count(quizResults)).toBe(acknowledged.length);
  });

  test('is listed with its time and size, and the log names who made it', async () => {
    const operator = await signInAs(server, 'operator');
    const made = deskBackup.parse((await makeBackup(operator)).json());
    const { backups } = await operationOf(operator);
    expect(backups?.kept[0]).toEqual(made);
    expect(made.bytes).toBeGreaterThan(100_000);
    expect([backups?.folder, backups?.lastAt]).toEqual([
      join(folder, 'data', 'backups'),
      new Date(server.time.now).toISOString(),
    ]);
    expect(await auditEntries(server.database.db, made.name, 10)).toMatchObject([
      { action: 'backup.make', actor: operator.id, details: { bytes: made.bytes } },
    ]);
  });

  test('overwrites none, and two are not made at once', async () => {
    const operator = await signInAs(server, 'operator');
    const asked = await Promise.all([makeBackup(operator), makeBackup(operator)]);
    expect(asked.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const again = await makeBackup(operator);
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      expect.stringContaining('exists already; a backup overwrites nothing.'),
    ]);
  });

  test('is not there for who has lost the role meanwhile, and clears away what a killed one left', async () => {
    const operator = await signInAs(server, 'operator');
    await makeBackup(operator);
    server.time.now += 1000;
    await signInAs(server, 'operator');
    const kept = join(folder, 'data', 'backups');
    const before = readdirSync(kept);
    writeFileSync(join(kept, 'valence-2026-01-01-00-00-00.backup.unfinished'), 'half');
    const context = { db: server.database.db, clock: () => server.time.now, randomness: systemRandomness };
    const { backups } = server.database;
    if (backups === null) throw new Error('The embedded database has backups');
    const make: typeof backups.make = async (now, note) => {
      await changeRole(context, null, { studentId: operator.id, role: 'operator', isGranted: false });
      return backups.make(now, note);
    };
    await expect(
      backUpOnDesk({ ...context, backups: { ...backups, make } }, operator.id),
    ).rejects.toMatchObject({
      code: 'notFound',
    });
    expect(readdirSync(kept)).toEqual(before);
  });
});

describe.each(testDatabases)('upkeep on $name', ({ name, open }) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());

  test('a backup is made of the embedded database alone; a Postgres server is said to have its own way', async () => {
    const operator = await signInAs(server, 'operator');
    const made = await makeBackup(operator);
    const { backups } = await operationOf(operator);
    expect([made.statusCode, made.json().message, backups?.kept.length]).toEqual(
      name === 'the embedded database'
        ? [200, undefined, 1]
        : [409, 'This database is a Postgres server: back it up with pg_dump.', undefined],
    );
  });

  test('the ledger that an operator asks for is written anew, and the log names who asked', async () => {
    const [operator, student] = [await signInAs(server, 'operator'), await server.signIn()];
    const quiz = await askForQuiz(student);
    await student.post('/api/user/record-quiz', answersTo(quiz, 3));
    const { db } = server.database;
    const written = await db.select().from(answers);
    await db.delete(answers);
    expect((await operator.post('/api/desk/rebuild-answers', { isEverybody: true })).json()).toEqual({
      isAsked: true,
    });
    await server.background.start();
    await vi.waitUntil(async () => (await db.$count(answers)) > 0, { timeout: 60_000 });
    expect(await db.select().from(answers)).toEqual(written);
    expect(await auditEntries(db, 'everybody', 1)).toMatchObject([
      { action: 'answers.rebuild', actor: operator.id },
    ]);
  });
});
