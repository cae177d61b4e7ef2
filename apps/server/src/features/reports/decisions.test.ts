import { randomUUID } from 'node:crypto';
import { withdrawingFaults, type GenerateQuestionsResponse } from '@valence/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../database/schema/accounts.ts';
import { quizResults } from '../../database/schema/quizzes.ts';
import { errata, keyCorrections, notices, withdrawals } from '../../database/schema/reports.ts';
import { smallEngine } from '../../testing/small-engine.ts';
import { answersTo, askForQuiz } from '../../testing/take-quiz.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import type { Decision } from './decision.ts';
import { decide, restore } from './decisions-service.ts';
import { regradeCorrected } from '../grading/regrade-service.ts';
import { withdrawnTemplates } from '../quizzes/withdrawals-repository.ts';

describe.each(testDatabases)('on $name', ({ open }) => {
  let server: TestApp;

  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    for (const table of [users, withdrawals, keyCorrections, errata]) await server.database.db.delete(table);
  });

  function context() {
    const randomness = { uuid: () => randomUUID(), seed: () => 1 };
    return { db: server.database.db, clock: () => server.time.now, randomness, engine: smallEngine };
  }
  const decideAbout = (questionId: string, decision: Decision, note: string | null = null) =>
    decide(context(), questionId, decision, note);

  async function report(student: TestStudent, questionId: string): Promise<void> {
    const response = await student.post('/api/report-answer', {
      questionId,
      reportReason: 'wrong_answer',
      reportExplanation: 'Another option is right.',
    });
    if (response.statusCode !== 200) throw new Error(response.body);
  }

  /** A student who answered so many questions of a quiz of five with the key, and the others with the option after it. */
  async function studentWithResult(right: number): Promise<Taken> {
    const student = await server.signIn();
    const quiz = await askForQuiz(student);
    await record(student, quiz, right);
    return { student, quiz, questionId: quiz.questions[0]?.id ?? '' };
  }

  async function record(student: TestStudent, quiz: GenerateQuestionsResponse, right: number) {
    const response = await student.post('/api/user/record-quiz', answersTo(quiz, right));
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json();
  }

  const progressOf = async (student: TestStudent) => (await student.get('/api/user/progress')).json();
  const kindsOfErrata = async () =>
    (await server.app.inject('/api/accuracy')).json().errata.map(({ kind }: { kind: string }) => kind);
  const noticesOf = async (student: TestStudent) => (await student.get('/api/user/notices')).json().notices;

  test('a corrected key moves scores up and down, progress follows, streaks stay, and each student is told', async () => {
    const loser = await studentWithResult(5);
    const winner = await studentWithResult(0);
    const { questionId } = loser;
    await report(loser.student, questionId);
    const before = await progressOf(loser.student);
    expect(before).toMatchObject({ averageScore: 100, perfectScores: 1, dailyStreak: 1 });

    const decided = await decideAbout(questionId, { kind: 'correct', key: 1 }, 'You were right.');
    expect(decided).toMatchObject({ ok: true, outcome: 'corrected', regraded: 2, isWithdrawn: true });
    expect(await progressOf(loser.student)).toEqual({
      ...before,
      averageScore: 80,
      perfectScores: 0,
      correctInARow: 4,
      mostCorrectInARow: 4,
    });
    expect(await progressOf(winner.student)).toMatchObject({ averageScore: 20, dailyStreak: 1 });
    const { quizHistory } = (await winner.student.get('/api/user/quiz-history')).json();
    expect(quizHistory).toMatchObject([{ score: 20, correctAnswers: 1 }]);

    expect(await noticesOf(loser.student)).toMatchObject([
      { topic: 'general', question: 'Which is 0?', rightAnswer: '1', scoreBefore: 100, scoreAfter: 80 },
    ]);
    expect(await noticesOf(winner.student)).toMatchObject([{ scoreBefore: 0, scoreAfter: 20 }]);
    const { reports: own } = (await loser.student.get('/api/user/reports')).json();
    expect(own).toMatchObject([{ outcome: 'corrected', note: 'You were right.', withdrawn: true }]);
  });

  test('a question without a right option counts for everybody', async () => {
    const { student, questionId } = await studentWithResult(0);
    await report(student, questionId);
    const decided = await decideAbout(questionId, { kind: 'correct', key: null, fault: 'noneRight' });
    expect(decided).toMatchObject({ ok: true, outcome: 'voided', regraded: 1 });
    expect(await noticesOf(student)).toMatchObject([
      { rightAnswer: null, fault: 'noneRight', scoreBefore: 0, scoreAfter: 20 },
    ]);
  });

  test('a question with two right options counts for everybody, who are told so, and stands among the errata as that', async () => {
    const { student, questionId } = await studentWithResult(0);
    await report(student, questionId);
    const decided = await decideAbout(questionId, { kind: 'correct', key: null, fault: 'twoRight' });
    expect(decided).toMatchObject({ ok: true, outcome: 'voided', regraded: 1 });
    expect(await noticesOf(student)).toMatchObject([
      { rightAnswer: null, fault: 'twoRight', scoreAfter: 20 },
    ]);
    expect(await kindsOfErrata()).toEqual(['twoRight']);
  });

  test.each(withdrawingFaults)(
    'a withdrawn question stands among the errata as what the maintainer calls it: %s',
    async (fault) => {
      const { student, questionId } = await studentWithResult(0);
      await report(student, questionId);
      expect(await decideAbout(questionId, { kind: 'withdraw', fault })).toMatchObject({
        outcome: 'withdrawn',
      });
      expect(await kindsOfErrata()).toEqual([fault]);
    },
  );

  test('a correction can be corrected, back to where everything was', async () => {
    const { student, questionId } = await studentWithResult(5);
    await report(student, questionId);
    const before = await progressOf(student);
    await decideAbout(questionId, { kind: 'correct', key: 2 });
    expect(await decideAbout(questionId, { kind: 'keep' })).toMatchObject({ ok: false });
    await decideAbout(questionId, { kind: 'correct', key: 0 });
    expect(await progressOf(student)).toEqual(before);
    expect(await noticesOf(student)).toMatchObject([{ scoreBefore: 80, scoreAfter: 100 }]);
  });

  test('marks that were given back are told as such, also when the correction is corrected', async () => {
    const { questionId, student } = await studentWithResult(0);
    for (let others = 0; others < 9; others += 1) await studentWithResult(0);
    await report(student, questionId);
    const told = async () => (await server.app.inject('/api/accuracy')).json().errata[0];
    for (const key of [1, null, 1, 2] as const) {
      await decideAbout(
        questionId,
        key === null ? { kind: 'correct', key, fault: 'noneRight' } : { kind: 'correct', key },
      );
      const marksGivenBack = key === 2 ? null : 10;
      expect(await told()).toMatchObject({ answersAffected: 10, marksGivenBack });
    }
  });

  test('a quiz that was open when its key was corrected is graded by the right one', async () => {
    const reporter = await studentWithResult(0);
    const late = await server.signIn();
    const quiz = await askForQuiz(late);
    await report(reporter.student, reporter.questionId);
    await decideAbout(reporter.questionId, { kind: 'correct', key: 1 });
    const result = await record(late, quiz, 5);
    expect(result).toMatchObject({ score: 80, correctAnswers: 4 });
    expect(await noticesOf(late)).toMatchObject([{ scoreBefore: 100, scoreAfter: 80 }]);
    expect(await record(late, quiz, 5)).toEqual(result);
  });

  test('every quiz of a student in which the question stands is graded again, and progress tells of all of them', async () => {
    const { student, quiz, questionId } = await studentWithResult(5);
    const { quizId } = await askForQuiz(student);
    // As after sixty other quizzes, which is when questions may come again.
    await server.database.db.execute(sql`
      update quizzes set questions = first.questions, question_ids = first.question_ids
      from quizzes as first where first.id = ${quiz.quizId} and quizzes.id = ${quizId}`);
    await record(student, { ...quiz, quizId }, 5);
    await report(student, questionId);
    expect(await decideAbout(questionId, { kind: 'correct', key: 1 })).toMatchObject({ regraded: 2 });
    expect(await progressOf(student)).toMatchObject({ averageScore: 80, perfectScores: 0, totalQuizzes: 2 });
    expect(await noticesOf(student)).toHaveLength(2);
  });

  test('regrading that was cut short goes on, and changes nothing twice', async () => {
    const { student, questionId } = await studentWithResult(5);
    await report(student, questionId);
    await decideAbout(questionId, { kind: 'correct', key: 1 });
    const [notice] = await noticesOf(student);
    await server.database.db.update(keyCorrections).set({ regradedAt: null });
    expect(await regradeCorrected(context())).toBe(0);
    expect(await noticesOf(student)).toEqual([notice]);
    expect(await progressOf(student)).toMatchObject({ averageScore: 80 });
  });

  test('answers recorded while a key is being corrected are graded by the right key all the same', async () => {
    const reporter = await studentWithResult(0);
    const late = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const student = await server.signIn();
        return { student, quiz: await askForQuiz(student) };
      }),
    );
    await report(reporter.student, reporter.questionId);
    await Promise.all([
      decideAbout(reporter.questionId, { kind: 'correct', key: 1 }),
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
    const { student, questionId } = await studentWithResult(5);
    await report(student, questionId);
    await decideAbout(questionId, { kind: 'correct', key: 1 });
    const [notice] = await noticesOf(student);
    const body = { noticeId: notice.id };
    const stranger = await server.signIn();
    expect((await stranger.post('/api/user/dismiss-notice', body)).statusCode).toBe(404);
    expect(await noticesOf(student)).toHaveLength(1);
    for (let time = 0; time < 2; time += 1)
      expect((await student.post('/api/user/dismiss-notice', body)).json()).toEqual(body);
    expect(await noticesOf(student)).toEqual([]);
  });

  test('a kept question returns, a withdrawn one stays out until it is restored', async () => {
    const taken = await Promise.all([0, 0, 0].map(studentWithResult));
    const questionId = taken[0]?.questionId ?? '';
    for (const { student } of taken) await report(student, questionId);
    expect(await withdrawnTemplates(server.database.db)).toEqual(new Set([questionId]));
    expect(await decideAbout(questionId, { kind: 'keep' })).toMatchObject({
      outcome: 'kept',
      isWithdrawn: false,
    });
    expect(await withdrawnTemplates(server.database.db)).toEqual(new Set());
    expect(await decideAbout(questionId, { kind: 'withdraw' })).toMatchObject({
      outcome: 'withdrawn',
      regraded: 0,
    });
    expect(await decideAbout(questionId, { kind: 'keep' })).toMatchObject({ isWithdrawn: true });
    expect(await restore(context(), questionId)).toBe(true);
    expect(await restore(context(), questionId)).toBe(false);
    expect(await withdrawnTemplates(server.database.db)).toEqual(new Set());
  });

  test('what makes no sense is refused', async () => {
    const { student, questionId } = await studentWithResult(5);
    expect(await decideAbout(questionId, { kind: 'keep' })).toMatchObject({ ok: false });
    await report(student, questionId);
    expect(await decideAbout(questionId, { kind: 'correct', key: 0 })).toMatchObject({ ok: false });
  });

  test('with the account go its notices; the correction stays', async () => {
    const { student, questionId } = await studentWithResult(5);
    await report(student, questionId);
    await decideAbout(questionId, { kind: 'correct', key: 1 });
    await server.database.db.delete(users).where(eq(users.id, student.id));
    expect(await server.database.db.select().from(notices)).toEqual([]);
    expect(await server.database.db.select().from(keyCorrections)).toHaveLength(1);
  });
});

interface Taken {
  student: TestStudent;
  quiz: GenerateQuestionsResponse;
  questionId: string;
}
