import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../database/database.ts';
import { addStudent } from '../../testing/add-student.ts';
import { smallEngine } from '../../testing/small-engine.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { issuedQuestions } from './issued-questions-repository.ts';
import { findForQuiz, insertQuiz, type StoredQuiz } from './quizzes-repository.ts';

const asked = { subject: 'general', difficulty: 'beginner' } as const;

describe.each(testDatabases)('quizzes in $name', ({ open }) => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('a new quiz avoids the questions of the latest sixty', async () => {
    const { id } = await addStudent(database.db, 0);
    for (let number = 1; number <= 62; number += 1) await insertQuiz(database.db, quizOf(id, number));
    const found = await findForQuiz(database.db, id);
    expect(found?.student).toMatchObject({ id, subscriptionStatus: 'free', timeZone: null });
    expect(found?.seen.size).toBe(120);
    expect(found?.seen).not.toContain('question 2 of quiz 2');
    expect(found?.seen).toContain('question 1 of quiz 3');
  });

  test('an issued question is found as it stands in the latest quiz with it, and only among those of its student', async () => {
    const [student, other] = [await addStudent(database.db, 0), await addStudent(database.db, 0)];
    for (const number of [1, 3, 2]) {
      const [question] = smallEngine.composeQuiz({ ...asked, count: 1, seed: 1, seen: new Set() });
      if (!question) throw new Error('There is no question');
      const questions = [{ ...question, text: `Wording ${number}` }];
      const quiz = { ...quizOf(student.id, number), questions, questionIds: [question.id] };
      await insertQuiz(database.db, quiz);
    }
    const ids = ['general-beginner-0', 'general-beginner-1'];
    const issued = await issuedQuestions(database.db, student.id, ids);
    expect([...issued].map(([id, { text }]) => [id, text])).toEqual([['general-beginner-0', 'Wording 3']]);
    expect(await issuedQuestions(database.db, other.id, ids)).toEqual(new Map());
    expect(await issuedQuestions(database.db, student.id, [])).toEqual(new Map());
  });

  test('a question that stands in thousands of quizzes is found at once', { timeout: 60_000 }, async () => {
    const { id } = await addStudent(database.db, 0);
    await database.db.execute(sql`
      insert into quizzes (id, student_id, kind, topic, difficulty, issued_at, questions, question_ids)
      select gen_random_uuid(), ${id}, 'subject', 'general', 'beginner', now() - n * interval '1 minute',
        (select jsonb_agg(jsonb_build_object('id', 'question-' || place, 'text', repeat(md5(n::text), 60)))
          from generate_series(1, 10) place),
        (select jsonb_agg('question-' || place) from generate_series(1, 10) place)
      from generate_series(1, 5000) n`);
    const ids = Array.from({ length: 10 }, (_, place) => `question-${place + 1}`);
    const times: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const start = performance.now();
      expect((await issuedQuestions(database.db, id, ids)).size).toBe(10);
      times.push(performance.now() - start);
    }
    // Some milliseconds; half a second and more where every quiz with one of them is read.
    expect(Math.min(...times)).toBeLessThan(300);
  });

  test('who has no quiz yet has seen nothing, and nobody is nobody', async () => {
    const { id } = await addStudent(database.db, 0);
    expect(await findForQuiz(database.db, id)).toMatchObject({ seen: new Set(), withdrawn: new Set() });
    expect(await findForQuiz(database.db, randomUUID())).toBeNull();
  });
});

function quizOf(studentId: string, number: number): StoredQuiz {
  return {
    id: randomUUID(),
    studentId,
    kind: 'subject',
    topic: 'general',
    difficulty: 'beginner',
    issuedAt: new Date(number * 1000),
    questions: [],
    questionIds: [`question 1 of quiz ${number}`, `question 2 of quiz ${number}`],
    typedIds: [],
    requestKey: null,
  };
}
