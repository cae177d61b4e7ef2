import { randomUUID } from 'node:crypto';
import { deskOperation, deskQueue, deskStudents } from '@valence/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../database/schema/accounts.ts';
import { runAccountsCommand } from '../../commands/accounts/run-command.ts';
import { systemRandomness } from '../../randomness.ts';
import { askForQuiz } from '../../testing/take-quiz.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { signInAs } from '../readings/testing/readers.ts';
import { auditEntries } from '../roles/audit-log-repository.ts';
import { rolesOf } from '../roles/roles-repository.ts';

describe.each(testDatabases)('an operator on $name', ({ open }) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open());
    server.app.get('/broken/:who', () => {
      throw new Error('broken');
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.database.db.delete(users);
  });

  const context = () => ({
    db: server.database.db,
    clock: () => server.time.now,
    randomness: systemRandomness,
  });
  const signInOperator = () => signInAs(server, 'operator');
  const done = (target: string) => auditEntries(server.database.db, target, 10);
  const roles = (student: TestStudent) => rolesOf(server.database.db, student.id);

  test('gives and takes roles, and the log names who did it', async () => {
    const [operator, student] = [await signInOperator(), await server.signIn()];
    const change = (isGranted: boolean) =>
      operator.post('/api/desk/change-role', { studentId: student.id, role: 'maintainer', isGranted });
    expect((await change(true)).json()).toEqual({ roles: ['maintainer'] });
    expect((await student.get('/api/desk/doubts')).statusCode).toBe(200);
    expect((await change(true)).statusCode).toBe(409);
    server.time.now += 1000;
    expect((await change(false)).json()).toEqual({ roles: [] });
    expect((await student.get('/api/desk/doubts')).statusCode).toBe(404);
    expect(await done(student.id)).toMatchObject([
      { action: 'role.revoke', actor: operator.id, details: { role: 'maintainer' } },
      { action: 'role.grant', actor: operator.id, details: { role: 'maintainer' } },
    ]);
    const named = async (by: TestStudent) =>
      deskQueue
        .parse((await by.get('/api/desk/queue')).json())
        .audit.filter(({ target }) => target === student.id)
        .map((entry) => entry.by);
    const email = `${operator.id}@example.org`;
    expect(await named(operator)).toEqual([email, email]);
    const other = await signInOperator();
    await server.database.db.delete(users).where(eq(users.id, operator.id));
    expect(await named(other)).toEqual([null, null]);
  });

  test('gives nothing to a student who is not there', async () => {
    const [operator, studentId] = [await signInOperator(), randomUUID()];
    const change = { studentId, role: 'maintainer', isGranted: true };
    expect((await operator.post('/api/desk/change-role', change)).statusCode).toBe(409);
    expect(await done(studentId)).toEqual([]);
  });

  test('gives no role where several students have the address', async () => {
    const operator = await signInOperator();
    const [student] = [
      await server.signIn({ email: 'lise@example.org' }),
      await server.signIn({ email: 'Lise@example.org' }),
    ];
    const change = { studentId: student.id, role: 'maintainer', isGranted: true };
    const refused = await operator.post('/api/desk/change-role', change);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      '2 students have the address lise@example.org.',
    ]);
    expect(await roles(student)).toEqual([]);
  });

  test('ends the sessions of everybody, the own one too, and the log names who did it', async () => {
    const [operator, student] = [await signInOperator(), await server.signIn()];
    expect((await operator.post('/api/desk/end-every-session', { isEverybody: true })).json()).toEqual({
      ended: 2,
    });
    for (const one of [operator, student]) expect((await one.get('/api/auth/user')).statusCode).toBe(401);
    expect(await done('everybody')).toMatchObject([
      { action: 'everybody.end-sessions', actor: operator.id, details: { ended: 2 } },
    ]);
  });

  test('is never the last who is taken the role, on the desk or by the command', async () => {
    const operator = await signInOperator();
    const taking = { studentId: operator.id, role: 'operator', isGranted: false } as const;
    expect((await operator.post('/api/desk/change-role', taking)).json().message).toBe(
      'This is the last operator: make somebody else operator first.',
    );
    const email = `${operator.id}@example.org`;
    const command = { kind: 'changeRole', email, role: 'operator', isGranted: false } as const;
    expect(await runAccountsCommand(context(), command)).toEqual({
      text: `${email} is the last operator: make somebody else operator first.`,
      isDone: false,
    });
    expect(await roles(operator)).toEqual(['operator']);
    expect((await done(operator.id)).map(({ action }) => action)).toEqual(['role.grant']);

    await signInOperator();
    expect((await operator.post('/api/desk/change-role', taking)).json()).toEqual({ roles: [] });
  });

  test('two who take the role from each other at the same moment leave one of them', async () => {
    const [one, other] = [await signInOperator(), await signInOperator()];
    const take = (actor: TestStudent, from: TestStudent) =>
      actor.post('/api/desk/change-role', { studentId: from.id, role: 'operator', isGranted: false });
    await Promise.all([take(one, other), take(other, one)]);
    expect([...(await roles(one)), ...(await roles(other))]).toEqual(['operator']);
  });

  test('deletes an account whose address was typed, all of it goes, and the log keeps nothing but that', async () => {
    const [operator, student] = [await signInOperator(), await server.signIn({ email: 'Ada@example.org' })];
    const remove = (email: string) =>
      operator.post('/api/desk/delete-student', { studentId: student.id, email });
    expect((await remove('eve@example.org')).json().message).toBe(
      'This is not the e-mail address of the account.',
    );
    expect((await student.get('/api/auth/user')).statusCode).toBe(200);
    expect((await remove(' ada@example.org')).json()).toEqual({ isDeleted: true });
    expect((await student.get('/api/auth/user')).statusCode).toBe(401);
    expect((await remove('ada@example.org')).statusCode).toBe(409);
    expect(await done(student.id)).toMatchObject([
      { action: 'student.delete', actor: operator.id, details: {} },
    ]);
    expect(JSON.stringify(await done(student.id)).toLowerCase()).not.toContain('ada@example.org');
  });

  test('deletes nobody who has a role, least of all the own account', async () => {
    const operator = await signInOperator();
    const own = { studentId: operator.id, email: `${operator.id}@example.org` };
    expect((await operator.post('/api/desk/delete-student', own)).statusCode).toBe(409);
    expect(await roles(operator)).toEqual(['operator']);
  });

  test('deletes nobody and resets nothing with a sign-in of long ago', async () => {
    const [operator, student] = [await signInOperator(), await server.signIn()];
    server.time.now += 11 * 60_000;
    const asked = { studentId: student.id, email: `${student.id}@example.org` };
    expect((await operator.post('/api/desk/delete-student', asked)).statusCode).toBe(409);
    const reset = await operator.post('/api/desk/reset-password', { studentId: student.id });
    expect(reset.statusCode).toBe(409);
    expect((await student.get('/api/auth/user')).statusCode).toBe(200);
    expect(await done(student.id)).toEqual([]);
  });

  test('does not reset the password of another issuer', async () => {
    const [operator, student] = [await signInOperator(), await server.signIn()];
    const { students } = deskStudents.parse(
      (await operator.post('/api/desk/find-students', { email: `${student.id}@example.org` })).json(),
    );
    expect(students).toMatchObject([{ id: student.id, hasPassword: false }]);
    const reset = await operator.post('/api/desk/reset-password', { studentId: student.id });
    expect([reset.statusCode, reset.json().message]).toEqual([
      409,
      'The password of this student is not kept here.',
    ]);
  });

  test('reads what a student has used of the allowances, by the own day and week of the student', async () => {
    const [operator, student] = [await signInOperator(), await server.signIn({ timeZone: 'Europe/Warsaw' })];
    await askForQuiz(student);
    server.time.now += 24 * 3_600_000;
    await askForQuiz(student);
    const { students } = deskStudents.parse(
      (await operator.post('/api/desk/find-students', { email: `${student.id}@example.org` })).json(),
    );
    const used = {
      subjectQuizzesToday: 1,
      subjectQuizzesThisWeek: 2,
      customQuizzesThisWeek: 0,
      papersThisMonth: 0,
    };
    expect(students).toMatchObject([{ id: student.id, used }]);
  });

  test('reads errors by the pattern of the route, and that there is no model, and no backup of this database', async () => {
    const operator = await signInOperator();
    expect((await server.app.inject('/broken/maria?name=maria')).statusCode).toBe(500);
    const operation = deskOperation.parse((await operator.get('/api/desk/operation')).json());
    expect(operation).toEqual({
      model: null,
      errors: [
        {
          method: 'GET',
          route: '/broken/:who',
          code: 'internal',
          count: 1,
          latestAt: new Date(server.time.now).toISOString(),
        },
      ],
      backups: server.database.backups && { folder: server.database.backups.folder, lastAt: null, kept: [] },
    });
    server.time.now += 25 * 3_600_000;
    const laterOn = await signInOperator();
    expect((await laterOn.get('/api/desk/operation')).json().errors).toEqual([]);
  });
});
