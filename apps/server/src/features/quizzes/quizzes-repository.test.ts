import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../database/database.ts';
import { addStudent } from '../../testing/add-student.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { findForQuiz, insertQuiz, type StoredQuiz } from './quizzes-repository.ts';

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
  };
}
