import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '../../database/schema/roles.ts';
import { users } from '../../database/schema/accounts.ts';
import { systemRandomness } from '../../randomness.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { endSessionsOfStudent } from '../roles/end-sessions-service.ts';
import { holdRole, writeDown } from '../roles/acting.ts';
import { auditEntries } from '../roles/audit-log-repository.ts';
import { changeRole } from '../roles/change-role-service.ts';
import { rolesOf } from '../roles/roles-repository.ts';
import { deleteStudentOnDesk } from './students-service.ts';

describe.each(testDatabases)('a role on $name', ({ open }) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open());
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
  const change = (student: TestStudent, role: 'operator' | 'maintainer', isGranted: boolean) =>
    changeRole(context(), null, { studentId: student.id, role, isGranted });
  async function signInAs(role: 'operator' | 'maintainer'): Promise<TestStudent> {
    const student = await server.signIn();
    await change(student, role, true);
    return student;
  }
  const isThere = async (student: TestStudent) => (await student.get('/api/auth/user')).statusCode === 200;
  const entries = async (target: string) =>
    (await auditEntries(server.database.db, target, 10)).map(({ action, details }) => [action, details]);
  const nothing = { closeSubscription: async () => async () => undefined, endings: [] };

  test('that was taken while a call came in does nothing any more, and leaves no line', async () => {
    const [former, student] = [await server.signIn(), await server.signIn()];
    await signInAs('operator');
    const operator = { id: former.id, role: 'operator' } as const;
    const grant = { studentId: student.id, role: 'maintainer', isGranted: true } as const;
    const written = await server.database.db.$count(auditLog);
    const writes = [
      () => changeRole(context(), operator, grant),
      () => changeRole(context(), operator, { ...grant, studentId: former.id, role: 'operator' }),
      () => endSessionsOfStudent(context(), operator, student.id),
      () =>
        deleteStudentOnDesk({ ...context(), ending: nothing }, former.id, {
          studentId: student.id,
          email: `${student.id}@example.org`,
        }),
      () =>
        server.database.db.transaction((tx) =>
          writeDown(
            context(),
            tx,
            { id: former.id, role: 'maintainer' },
            { action: 'x', target: 'x', details: {} },
          ),
        ),
    ];
    for (const write of writes) await expect(write()).rejects.toMatchObject({ code: 'notFound' });
    expect(await server.database.db.$count(auditLog)).toBe(written);
    expect([await rolesOf(server.database.db, student.id), await isThere(student)]).toEqual([[], true]);
  });

  test('is not taken before what was begun by it is written', async () => {
    const [operator] = [await signInAs('operator'), await signInAs('operator')];
    const order: string[] = [];
    let taking: Promise<unknown> = Promise.resolve();
    await server.database.db.transaction(async (tx) => {
      await holdRole(tx, { id: operator.id, role: 'operator' });
      taking = change(operator, 'operator', false).then(() => order.push('taken'));
      // Time enough for a change that waits for nobody.
      for (let times = 0; times < 20; times += 1) await tx.execute('select 1');
      order.push('written');
    });
    await taking;
    expect(order).toEqual(['written', 'taken']);
  });

  test('that is given while the payment provider is slow keeps the account', async () => {
    const [operator, student] = [await signInAs('operator'), await server.signIn()];
    const closeSubscription = async () => {
      await change(student, 'maintainer', true);
      return async () => undefined;
    };
    const deletion = { studentId: student.id, email: `${student.id}@example.org` };
    await expect(
      deleteStudentOnDesk(
        { ...context(), ending: { closeSubscription, endings: [] } },
        operator.id,
        deletion,
      ),
    ).rejects.toMatchObject({ code: 'conflict', message: 'This student has a role: take it away first.' });
    expect(await isThere(student)).toBe(true);
    expect(await entries(student.id)).toEqual([['role.grant', { role: 'maintainer' }]]);
  });

  test('goes along with the own account, and the log says so', async () => {
    const [leaving] = [await signInAs('operator'), await signInAs('operator')];
    await change(leaving, 'maintainer', true);
    server.time.now += 1000;
    expect((await leaving.send('DELETE', '/api/account/delete')).statusCode).toBe(200);
    const log = await auditEntries(server.database.db, leaving.id, 2);
    expect(log.map(({ action, actor }) => [action, actor])).toEqual([
      ['role.revoke', leaving.id],
      ['role.revoke', leaving.id],
    ]);
    expect(log.map(({ details }) => details['role']).toSorted()).toEqual(['maintainer', 'operator']);
  });

  test('of the last operator holds the own account, and costs no subscription', async () => {
    const operator = await signInAs('operator');
    const refused = await operator.send('DELETE', '/api/account/delete');
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'You are the last operator. Make somebody else operator on the desk first; then you can delete your account.',
    ]);
    expect(await isThere(operator)).toBe(true);
    expect(await entries(operator.id)).toEqual([['role.grant', { role: 'operator' }]]);
  });

  test('of two operators who delete their accounts at the same moment stays with one', async () => {
    for (let round = 0; round < 5; round += 1) {
      await server.database.db.delete(users);
      const both = [await signInAs('operator'), await signInAs('operator')];
      const answers = await Promise.all(both.map((one) => one.send('DELETE', '/api/account/delete')));
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    }
  });

  test('given, taken and left by accounts at the same moment makes nobody wait for ever', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other, third] = [
        await signInAs('operator'),
        await signInAs('operator'),
        await signInAs('operator'),
      ];
      const answers = await Promise.all([
        one.post('/api/desk/change-role', { studentId: other.id, role: 'operator', isGranted: false }),
        other.post('/api/desk/change-role', { studentId: one.id, role: 'maintainer', isGranted: true }),
        other.send('DELETE', '/api/account/delete'),
        third.post('/api/desk/change-role', { studentId: other.id, role: 'maintainer', isGranted: true }),
      ]);
      for (const { statusCode } of answers) expect([200, 401, 404, 409]).toContain(statusCode);
    }
  });
});
