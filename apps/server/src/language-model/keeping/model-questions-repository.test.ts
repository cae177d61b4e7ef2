import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { addStudent } from '../../testing/add-student.ts';
import { smallEngine } from '../../testing/small-engine.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { keepQuestion, keptQuestions } from './model-questions-repository.ts';

const keptCount = 300;
const wanted = { topic: 'buffers', difficulty: 'beginner', tests: ['buffers'] } as const;

describe.each(testDatabases)('kept questions on $name', ({ open }) => {
  let db: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ db, close } = await open());
    await keepQuestions();
  });
  afterAll(() => close());

  async function keepQuestions(): Promise<void> {
    const made = smallEngine.composeQuiz({ ...wanted, count: keptCount, seed: 1, seen: new Set() });
    for (const [place, question] of made.entries())
      await keepQuestion(db, {
        topic: wanted.topic,
        difficulty: wanted.difficulty,
        tests: [...wanted.tests],
        id: question.id,
        question,
        solverModel: 'solves',
        promptVersion: 1,
        tokens: 1,
        writtenAt: new Date(place),
      });
  }

  /** Quizzes of ten questions, every fiftieth of them custom; the latest of those has the first ten kept questions. */
  async function addQuizzes(studentId: string, count: number): Promise<void> {
    await db.execute(sql`
      insert into quizzes (id, student_id, kind, topic, difficulty, issued_at, questions, question_ids)
      select gen_random_uuid(), ${studentId}, case when n % 50 = 0 then 'custom' else 'subject' end, 'general', 'beginner',
        now() - n * interval '1 minute', '[]',
        (select jsonb_agg('general-beginner-' || case when n = 0 then place else 10000 + 10 * n + place end)
          from generate_series(0, 9) place)
      from generate_series(0, ${count - 1}::int) n`);
  }

  test('those that a student had in a quiz are left out, those of another student are not', async () => {
    const [student, other] = [await addStudent(db, 0), await addStudent(db, 0)];
    await addQuizzes(student.id, 1);
    const ids = (await keptQuestions(db, { ...wanted, studentId: student.id })).map(({ id }) => id);
    expect([ids.length, ids[0]]).toEqual([keptCount - 10, 'general-beginner-10']);
    expect(await keptQuestions(db, { ...wanted, studentId: other.id })).toHaveLength(keptCount);
  });

  test('a question that was written for another topic is found by what it tests', async () => {
    const asked = { topic: 'Henderson', difficulty: 'beginner', studentId: null } as const;
    expect(await keptQuestions(db, { ...asked, tests: ['titration-curves', 'buffers'] })).toHaveLength(
      keptCount,
    );
    expect(await keptQuestions(db, { ...asked, tests: ['titration-curves'] })).toEqual([]);
    expect(await keptQuestions(db, { ...asked, tests: [] })).toEqual([]);
  });

  test('twenty thousand quizzes of a student do not keep anybody waiting', { timeout: 60_000 }, async () => {
    const { id: studentId } = await addStudent(db, 0);
    await addQuizzes(studentId, 20_000);
    const times: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const start = performance.now();
      expect(await keptQuestions(db, { ...wanted, studentId })).toHaveLength(keptCount - 10);
      times.push(performance.now() - start);
    }
    // It takes some ten milliseconds, and took more than a second when each question was looked up among the quizzes.
    expect(Math.min(...times)).toBeLessThan(600);
  });
});
