import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/test-databases.ts';
import { saveCorrection, unfinishedCorrections } from '../key-corrections/key-corrections-repository.ts';
import {
  openDecisionsServer,
  progressOf,
  type DecisionsServer,
} from '../reports/testing/decisions-server.ts';
import { quizzesWith } from './regrade-repository.ts';

describe.each(testDatabases)('on $name', ({ open }) => {
  let server: DecisionsServer;

  beforeAll(async () => {
    server = await openDecisionsServer(await open());
  });
  beforeEach(() => server.startAfresh());
  afterAll(() => server.close());

  test('students are graded again by themselves where the process ended right after the decision', async () => {
    const taken = [await server.studentWithResult(5), await server.studentWithResult(0)];
    await saveCorrection(server.database.db, {
      questionId: taken[0]?.questionId ?? '',
      questionText: 'Which is 0?',
      rightAnswer: '1',
      decidedAt: new Date(server.time.now),
      regradedAt: null,
    });
    await server.background.start();
    await expect.poll(() => unfinishedCorrections(server.database.db)).toEqual([]);
    const scores = await Promise.all(taken.map(async ({ student }) => progressOf(student)));
    expect(scores).toMatchObject([{ averageScore: 80 }, { averageScore: 20 }]);
  });

  test('the quizzes with a question are read by pages of students, none twice and none left out', async () => {
    const taken = await Promise.all([1, 2, 3, 4, 5].map(() => server.studentWithResult(5)));
    const { db } = server.database;
    const questionId = taken[0]?.questionId ?? '';
    const found: { studentId: string; quizIds: string[] }[] = [];
    for (let page = 0; page < 3; page += 1) {
      const read = await quizzesWith(db, questionId, found.at(-1)?.studentId ?? null, 2);
      expect(read).toHaveLength(page === 2 ? 1 : 2);
      found.push(...read);
    }
    const expected = taken.map(({ student, quiz }) => ({ studentId: student.id, quizIds: [quiz.quizId] }));
    expect(found).toEqual(expected.toSorted((a, b) => (a.studentId < b.studentId ? -1 : 1)));
  });
});
