import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../database/schema/accounts.ts';
import { quizResults } from '../../database/schema/quizzes.ts';
import { keyCorrections, notices } from '../../database/schema/reports.ts';
import { askForQuiz } from '../../testing/take-quiz.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { regradeCorrected } from '../grading/regrade-service.ts';
import {
  noticesOf,
  openDecisionsServer,
  progressOf,
  record,
  type DecisionsServer,
} from './testing/decisions-server.ts';

describe.each(testDatabases)('on $name', ({ open }) => {
  let server: DecisionsServer;

  beforeAll(async () => {
    server = await openDecisionsServer(await open());
  });
  beforeEach(() => server.startAfresh());
  afterAll(() => server.close());

  test('a quiz that was open when its key was corrected is graded by the right one', async () => {
    const reporter = await server.studentWithResult(0);
    const late = await server.signIn();
    const quiz = await askForQuiz(late);
    await server.report(reporter.student, reporter.questionId);
    await server.decideAbout(reporter.questionId, { kind: 'correct', key: 1 });
    const result = await record(late, quiz, 5);
    expect(result).toMatchObject({ score: 80, correctAnswers: 4 });
    expect(await noticesOf(late)).toMatchObject([{ scoreBefore: 100, scoreAfter: 80 }]);
    expect(await record(late, quiz, 5)).toEqual(result);
  });

  test('every quiz of a student in which the question stands is graded again, and progress tells of all of them', async () => {
    const { student, quiz, questionId } = await server.studentWithResult(5);
    const { quizId } = await askForQuiz(student);
    // As after sixty other quizzes, which is when questions may come again.
    await server.database.db.execute(sql`
      update quizzes set questions = first.questions, question_ids = first.question_ids
      from quizzes as first where first.id = ${quiz.quizId} and quizzes.id = ${quizId}`);
    await record(student, { ...quiz, quizId }, 5);
    await server.report(student, questionId);
    expect(await server.decideAbout(questionId, { kind: 'correct', key: 1 })).toMatchObject({ regraded: 2 });
    expect(await progressOf(student)).toMatchObject({ averageScore: 80, perfectScores: 0, totalQuizzes: 2 });
    expect(await noticesOf(student)).toHaveLength(2);
  });

  test('regrading that was cut short goes on, and changes nothing twice', async () => {
    const { student, questionId } = await server.studentWithResult(5);
    await server.report(student, questionId);
    await server.decideAbout(questionId, { kind: 'correct', key: 1 });
    const [notice] = await noticesOf(student);
    await server.database.db.update(keyCorrections).set({ regradedAt: null });
    expect(await regradeCorrected(server.context())).toBe(0);
    expect(await noticesOf(student)).toEqual([notice]);
    expect(await progressOf(student)).toMatchObject({ averageScore: 80 });
  });

  test('answers recorded while a key is being corrected are graded by the right key all the same', async () => {
    const reporter = await server.studentWithResult(0);
    const late = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const student = await server.signIn();
        return { student, quiz: await askForQuiz(student) };
      }),
    );
    await server.report(reporter.student, reporter.questionId);
    await Promise.all([
      server.decideAbout(reporter.questionId, { kind: 'correct', key: 1 }),
      ...late.map(({ student, quiz }) => record(student, quiz, 5)),
    ]);
    for (const { quiz } of late) {
      const [result] = await server.database.db
        .select()
        .from(quizResults)
        .where(eq(quizResults.quizId, quiz.quizId));
      expect(result?.score).toBe(80);
    }
  });

  test('a notice is shown until it is dismissed, by its own student alone', async () => {
    const { student, questionId } = await server.studentWithResult(5);
    await server.report(student, questionId);
    await server.decideAbout(questionId, { kind: 'correct', key: 1 });
    const [notice] = await noticesOf(student);
    const body = { noticeId: notice.id };
    const stranger = await server.signIn();
    expect((await stranger.post('/api/user/dismiss-notice', body)).statusCode).toBe(404);
    expect(await noticesOf(student)).toHaveLength(1);
    for (let time = 0; time < 2; time += 1)
      expect((await student.post('/api/user/dismiss-notice', body)).json()).toEqual(body);
    expect(await noticesOf(student)).toEqual([]);
  });

  test('with the account go its notices; the correction stays', async () => {
    const { student, questionId } = await server.studentWithResult(5);
    await server.report(student, questionId);
    await server.decideAbout(questionId, { kind: 'correct', key: 1 });
    await server.database.db.delete(users).where(eq(users.id, student.id));
    expect(await server.database.db.select().from(notices)).toEqual([]);
    expect(await server.database.db.select().from(keyCorrections)).toHaveLength(1);
  });
});
