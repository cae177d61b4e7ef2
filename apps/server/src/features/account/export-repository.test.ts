import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askForQuiz } from '../../testing/take-quiz.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { ownedTables, rowsOf } from './export-repository.ts';

const first = '00000000-0000-4000-8000-000000000000';
const last = 'ffffffff-ffff-4fff-bfff-ffffffffffff';

describe.each(testDatabases)('the pages of a download on $name', ({ open }) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());

  test('quizzes are read a few at a time, and one that is issued meanwhile repeats none and hides none', async () => {
    const student = await server.signIn();
    await askForQuiz(student);
    for (let doubled = 1; doubled < 64; doubled *= 2) await copyQuizzes(sql`gen_random_uuid()`, sql`true`);
    const before = await readMeanwhile(student.id, 'quizzes', 'id', async () => undefined);
    expect(before).toHaveLength(64);
    const during = await readMeanwhile(student.id, 'quizzes', 'id', async () => {
      for (const id of [first, last]) await copyQuizzes(sql`${id}::uuid`, sql`id = ${before[0]}`);
    });
    // What sorts after the page being read comes along, so that no more than a page was held.
    expect(during).toEqual([...before, last]);

    async function copyQuizzes(id: SQL, which: SQL): Promise<void> {
      await server.database.db.execute(sql`
        insert into quizzes (student_id, id, kind, topic, difficulty, issued_at, questions, question_ids)
        select student_id, ${id}, kind, topic, difficulty, issued_at, questions, question_ids
        from quizzes where student_id = ${student.id} and ${which}`);
    }
  });

  test('the rows of any other table are neither repeated nor left out either', async () => {
    const student = await server.signIn();
    const insert = (id: SQL, count: number) =>
      server.database.db.execute(sql`
        insert into review_questions (student_id, question_id, question, issued_at)
        select ${student.id}, ${id}, '{}', now() from generate_series(1, ${count}::int) as number`);
    await insert(sql`'question ' || lpad(number::text, 4, '0')`, 1200);
    const ids = await readMeanwhile(student.id, 'review_questions', 'questionId', () =>
      insert(sql`'question 0000'`, 1),
    );
    expect(ids).toEqual(
      Array.from({ length: 1200 }, (_, place) => `question ${String(place + 1).padStart(4, '0')}`),
    );
  });

  /** A column of a student's rows of a table, where something happens once the first row is read. */
  async function readMeanwhile(
    studentId: string,
    name: string,
    column: string,
    meanwhile: () => Promise<unknown>,
  ): Promise<unknown[]> {
    const owned = ownedTables.find((table) => table.name === name);
    if (owned === undefined) throw new Error(`No table ${name}`);
    const read: unknown[] = [];
    for await (const row of rowsOf(server.database.db, owned, studentId)) {
      if (read.length === 0) await meanwhile();
      read.push(row[column]);
    }
    return read;
  }
});
