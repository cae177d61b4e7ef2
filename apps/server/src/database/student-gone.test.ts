import { randomUUID } from 'node:crypto';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertQuiz } from '../features/quizzes/quizzes-repository.ts';
import { ownedTables } from '../features/account/export-repository.ts';
import { createSessions } from '../features/sign-in/sessions-service.ts';
import { testDatabases } from '../testing/test-databases.ts';
import type { OpenDatabase } from './database.ts';
import { isStudentGone } from './student-gone.ts';

describe.each(testDatabases)('a student who is gone from $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test.each<[string, () => Promise<unknown>]>([
    [
      'a quiz',
      () =>
        insertQuiz(database.db, {
          id: randomUUID(),
          studentId: randomUUID(),
          kind: 'subject',
          topic: 'general',
          difficulty: 'beginner',
          issuedAt: new Date(0),
          questions: [],
          questionIds: [],
          typedIds: [],
          requestKey: null,
        }),
    ],
    ['a session', () => createSessions(database.db, () => 0).start(database.db, randomUUID())],
  ])('is told from every other failure where %s cannot be kept', async (_, write) => {
    const failure = await write().catch((error: unknown) => error);
    expect(isStudentGone(failure)).toBe(true);
  });

  test('is not what every failure means', async () => {
    const failure = await database.db.execute('select 1 / 0').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(isStudentGone(failure)).toBe(false);
  });
});

test('every row of a student names them by a reference that is known here', () => {
  const references = ownedTables.flatMap(({ table, owner }) =>
    getTableConfig(table).foreignKeys.filter((key) => key.reference().columns.includes(owner)),
  );
  expect(references.map((key) => key.getName())).toEqual(
    ownedTables.map(() => expect.stringMatching(/_users_id_fk$/)),
  );
});
