import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

describe.each(testDatabases)('a full disk under $name', ({ open }) => {
  let server: TestApp;

  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());

  test('what can be read is read, though the last use and the time zone cannot be noted', async () => {
    const student = await server.signIn();
    await fillDisk();
    // Long enough for the last use to be noted again.
    server.time.now += 2 * 3_600_000;
    const headers = { 'time-zone': 'Europe/Berlin' };
    for (const url of [
      '/api/auth/user',
      '/api/user/progress',
      '/api/user/quiz-usage',
      '/api/user/custom-quiz-usage',
      '/api/user/quiz-history',
    ])
      expect([url, (await student.get(url, headers)).statusCode]).toEqual([url, 200]);
    const written = await student.send(
      'PUT',
      '/api/user/profile',
      { 'content-type': 'application/json' },
      names,
    );
    expect([written.statusCode, written.json().code]).toEqual([503, 'unavailable']);
  });

  /** From here on a change of these tables fails as it does when there is no room. */
  async function fillDisk(): Promise<void> {
    const { db } = server.database;
    await db.execute(
      sql.raw(
        `create function full_disk() returns trigger language plpgsql as
         $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`,
      ),
    );
    for (const table of ['sessions', 'users', 'custom_quiz_reservations'])
      await db.execute(
        sql.raw(`create trigger full_disk before update or delete on ${table} execute function full_disk()`),
      );
  }
});

const names = JSON.stringify({ firstName: 'Marie', lastName: 'Curie' });
