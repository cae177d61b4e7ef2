import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSessions } from '../features/sign-in/sessions-service.ts';
import { addStudent } from '../testing/add-student.ts';
import { testDatabases } from '../testing/test-databases.ts';
import type { OpenDatabase } from './database.ts';
import { listenerName } from './hear-student-changes.ts';
import { users } from './schema/accounts.ts';

describe.each(testDatabases)('changes of students on $name', ({ name, open }) => {
  let database: OpenDatabase;
  let heard: (string | null)[];
  let maria: string;

  beforeAll(async () => {
    database = await open();
    database.studentChanges.listen((studentId) => heard.push(studentId));
  });
  beforeEach(async () => {
    await vi.waitUntil(() => database.studentChanges.isHearing(), { timeout: 30_000 });
    maria = (await addStudent(database.db, 0)).id;
    await database.studentChanges.heardEverywhere();
    heard = [];
  });
  afterAll(() => database.close());

  test('whoever changes a student’s row is heard, however it is changed', async () => {
    await database.db.execute(sql`update users set first_name = 'Maria' where id = ${maria}`);
    await database.studentChanges.heardEverywhere();
    expect(heard).toEqual([maria]);
  });

  test('the end of a session is heard, and that of an account with all its sessions', async () => {
    const sessions = createSessions(database.db, () => 0);
    await sessions.end(await sessions.start(database.db, maria, null));
    await sessions.start(database.db, maria, null);
    await database.studentChanges.heardEverywhere();
    expect(heard).toEqual([maria]);
    await database.db.delete(users).where(eq(users.id, maria));
    await database.studentChanges.heardEverywhere();
    expect(new Set(heard)).toEqual(new Set([maria]));
    expect(heard.length).toBeGreaterThan(1);
  });

  test('what an operator does by hand is heard: sessions cut short, and all of them taken away', async () => {
    const sessions = createSessions(database.db, () => Date.parse('2026-03-11'));
    await sessions.start(database.db, maria, null);
    await database.db.execute(
      sql`update sessions set last_used_at = '2026-03-12', expires_at = '2026-06-01'`,
    );
    await database.studentChanges.heardEverywhere();
    expect(heard).toEqual([]);
    await database.db.execute(sql`update sessions set expires_at = '2026-03-12'`);
    await database.studentChanges.heardEverywhere();
    expect(heard).toEqual([maria]);
    await database.db.execute(sql`truncate sessions`);
    await database.studentChanges.heardEverywhere();
    expect(heard).toEqual([maria, null]);
  });

  test('a change that is taken back is not heard, and one is heard only when it stands', async () => {
    const failing = database.db.transaction(async (tx) => {
      await tx.update(users).set({ firstName: 'Maria' }).where(eq(users.id, maria));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await database.studentChanges.heardEverywhere();
    expect(heard).toEqual([]);
  });

  test.runIf(name === 'a Postgres server')(
    'a connection that was lost is noticed, and changes are heard again soon',
    async () => {
      await database.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = ${listenerName}`,
      );
      await expect.poll(() => heard).toContain(null);
      await expect.poll(() => database.studentChanges.isHearing()).toBe(true);
      heard = [];
      await database.db.update(users).set({ firstName: 'Maria' }).where(eq(users.id, maria));
      await database.studentChanges.heardEverywhere();
      expect(heard).toEqual([maria]);
    },
  );
});
