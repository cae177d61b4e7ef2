import { withdrawingFaults } from '@valence/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/test-databases.ts';
import { withdrawnTemplates } from '../quizzes/withdrawals-repository.ts';
import { restore } from './decisions-service.ts';
import {
  noticesOf,
  openDecisionsServer,
  progressOf,
  type DecisionsServer,
} from './testing/decisions-server.ts';

describe.each(testDatabases)('on $name', ({ open }) => {
  let server: DecisionsServer;

  beforeAll(async () => {
    server = await openDecisionsServer(await open());
  });
  beforeEach(() => server.startAfresh());
  afterAll(() => server.close());

  test('a corrected key moves scores up and down, progress follows, streaks stay, and each student is told', async () => {
    const loser = await server.studentWithResult(5);
    const winner = await server.studentWithResult(0);
    const { questionId } = loser;
    await server.report(loser.student, questionId);
    const before = await progressOf(loser.student);
    expect(before).toMatchObject({ averageScore: 100, perfectScores: 1, dailyStreak: 1 });

    const decided = await server.decideAbout(questionId, { kind: 'correct', key: 1 }, 'You were right.');
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
    const { student, questionId } = await server.studentWithResult(0);
    await server.report(student, questionId);
    const decided = await server.decideAbout(questionId, { kind: 'correct', key: null, fault: 'noneRight' });
    expect(decided).toMatchObject({ ok: true, outcome: 'voided', regraded: 1 });
    expect(await noticesOf(student)).toMatchObject([
      { rightAnswer: null, fault: 'noneRight', scoreBefore: 0, scoreAfter: 20 },
    ]);
  });

  test('a question with two right options counts for everybody, who are told so, and stands among the errata as that', async () => {
    const { student, questionId } = await server.studentWithResult(0);
    await server.report(student, questionId);
    const decided = await server.decideAbout(questionId, { kind: 'correct', key: null, fault: 'twoRight' });
    expect(decided).toMatchObject({ ok: true, outcome: 'voided', regraded: 1 });
    expect(await noticesOf(student)).toMatchObject([
      { rightAnswer: null, fault: 'twoRight', scoreAfter: 20 },
    ]);
    expect(await server.kindsOfErrata()).toEqual(['twoRight']);
  });

  test.each(withdrawingFaults)(
    'a withdrawn question stands among the errata as what the maintainer calls it: %s',
    async (fault) => {
      const { student, questionId } = await server.studentWithResult(0);
      await server.report(student, questionId);
      expect(await server.decideAbout(questionId, { kind: 'withdraw', fault })).toMatchObject({
        outcome: 'withdrawn',
      });
      expect(await server.kindsOfErrata()).toEqual([fault]);
    },
  );

  test('a correction can be corrected, back to where everything was', async () => {
    const { student, questionId } = await server.studentWithResult(5);
    await server.report(student, questionId);
    const before = await progressOf(student);
    await server.decideAbout(questionId, { kind: 'correct', key: 2 });
    expect(await server.decideAbout(questionId, { kind: 'keep' })).toMatchObject({ ok: false });
    await server.decideAbout(questionId, { kind: 'correct', key: 0 });
    expect(await progressOf(student)).toEqual(before);
    expect(await noticesOf(student)).toMatchObject([{ scoreBefore: 80, scoreAfter: 100 }]);
  });

  test('marks that were given back are told as such, also when the correction is corrected', async () => {
    const { questionId, student } = await server.studentWithResult(0);
    for (let others = 0; others < 9; others += 1) await server.studentWithResult(0);
    await server.report(student, questionId);
    const told = async () => (await server.app.inject('/api/accuracy')).json().errata[0];
    for (const key of [1, null, 1, 2] as const) {
      await server.decideAbout(
        questionId,
        key === null ? { kind: 'correct', key, fault: 'noneRight' } : { kind: 'correct', key },
      );
      const marksGivenBack = key === 2 ? null : 10;
      expect(await told()).toMatchObject({ answersAffected: 10, marksGivenBack });
    }
  });

  test('a kept question returns, a withdrawn one stays out until it is restored', async () => {
    const taken = await Promise.all([0, 0, 0].map(server.studentWithResult));
    const questionId = taken[0]?.questionId ?? '';
    for (const { student } of taken) await server.report(student, questionId);
    expect(await withdrawnTemplates(server.database.db)).toEqual(new Set([questionId]));
    expect(await server.decideAbout(questionId, { kind: 'keep' })).toMatchObject({
      outcome: 'kept',
      isWithdrawn: false,
    });
    expect(await withdrawnTemplates(server.database.db)).toEqual(new Set());
    expect(await server.decideAbout(questionId, { kind: 'withdraw' })).toMatchObject({
      outcome: 'withdrawn',
      regraded: 0,
    });
    expect(await server.decideAbout(questionId, { kind: 'keep' })).toMatchObject({ isWithdrawn: true });
    expect(await restore(server.context(), questionId)).toBe(true);
    expect(await restore(server.context(), questionId)).toBe(false);
    expect(await withdrawnTemplates(server.database.db)).toEqual(new Set());
  });

  test('what makes no sense is refused', async () => {
    const { student, questionId } = await server.studentWithResult(5);
    expect(await server.decideAbout(questionId, { kind: 'keep' })).toMatchObject({ ok: false });
    await server.report(student, questionId);
    expect(await server.decideAbout(questionId, { kind: 'correct', key: 0 })).toMatchObject({ ok: false });
  });
});
