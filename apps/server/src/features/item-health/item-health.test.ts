import { questionShares, type GenerateQuestionsResponse } from '@valence/contract';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answers } from '../../database/schema/answers.ts';
import { errata } from '../../database/schema/reports.ts';
import { itemHealth, quarantines } from '../../database/schema/item-health.ts';
import { systemRandomness } from '../../randomness.ts';
import { smallEngine } from '../../testing/small-engine.ts';
import { answersTo, askForQuiz } from '../../testing/take-quiz.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { decide, restore } from '../reports/decisions-service.ts';
import { withdrawnTemplates } from '../quizzes/withdrawals-repository.ts';
import { computeItemHealth } from './compute-item-health-service.ts';

const students = 60;

describe.each(testDatabases)('the health of items on $name', ({ open }) => {
  let server: TestApp;
  let strong: TestStudent;

  /** Of 60 students half know nine of ten answers and the other half one; the key of the first question is wrong. */
  beforeAll(async () => {
    server = await createTestApp(await open());
    for (let number = 0; number < students; number += 1) {
      const student = await server.signIn();
      const isStrong = number % 2 === 0;
      if (isStrong) strong = student;
      const quiz = await askForQuiz(student, { count: 10 });
      const recording = answersTo(quiz, isStrong ? 10 : 1);
      const [first, ...others] = recording.questionsData;
      if (first === undefined) throw new Error('The quiz is empty');
      const data = [isStrong ? offTheKey(quiz) : first, ...others.slice(0, -1)];
      const response = await student.post('/api/user/record-quiz', { ...recording, questionsData: data });
      if (response.statusCode !== 200) throw new Error(response.body);
    }
    server.time.now += 1000;
  });
  afterAll(() => server.close());

  const offTheKey = ({ questions: [first] }: GenerateQuestionsResponse) => ({
    questionId: first?.id ?? '',
    userAnswer: ((first?.correctAnswer ?? 0) + 1) % 4,
    correctAnswer: first?.correctAnswer ?? 0,
    isCorrect: false,
  });
  const context = () => ({
    db: server.database.db,
    clock: () => server.time.now,
    randomness: systemRandomness,
    engine: smallEngine,
  });
  const rows = () => server.database.db.select().from(itemHealth).orderBy(asc(itemHealth.template));

  test('is counted from first tries, the same on a second run, and one template comes into quarantine', async () => {
    expect(await computeItemHealth(context())).toEqual({ items: 10, quarantined: 1 });
    const first = await rows();
    expect(first[0]).toMatchObject({
      template: 'general-beginner-0',
      met: students,
      leftOpen: 0,
      tries: students,
      right: students / 2,
      rested: students,
      slips: [{ id: 'miscounted', chosen: students / 2 }],
    });
    expect(first[0]?.discrimination).toBeCloseTo(-1, 9);
    expect(first[0]?.slips[0]?.discrimination).toBeCloseTo(1, 9);
    expect(first[1]?.discrimination).toBeGreaterThan(0.99);
    expect(first[9]).toMatchObject({
      met: students,
      leftOpen: students,
      tries: 0,
      right: 0,
      discrimination: null,
    });

    expect(await computeItemHealth(context())).toEqual({ items: 10, quarantined: 0 });
    expect(await rows()).toEqual(first);
    expect(await server.database.db.select().from(quarantines)).toMatchObject([
      { template: 'general-beginner-0', slip: 'miscounted', contradictsKey: false, decidedAt: null },
    ]);
    expect(await withdrawnTemplates(server.database.db)).toEqual(new Set(['general-beginner-0']));
  });

  test('is told to who has answered, and about nobody else’s quiz', async () => {
    const [finished] = await server.database.db
      .select()
      .from(answers)
      .where(eq(answers.studentId, strong.id));
    const path = `/api/user/question-shares/${finished?.quizId}`;
    const { shares } = questionShares.parse((await strong.get(path)).json());
    expect(shares).toHaveLength(9);
    expect(shares[0]).toEqual({
      questionId: 'general-beginner-0',
      right: 50,
      slip: { name: 'Slip miscounted', share: 50 },
    });
    const other = await server.signIn();
    expect((await other.get(path)).json()).toEqual({ shares: [] });
    const open = await askForQuiz(other);
    expect((await other.get(`/api/user/question-shares/${open.quizId}`)).json()).toEqual({ shares: [] });
    expect((await server.app.inject(path)).statusCode).toBe(401);
  });

  test('leads where a report leads: a maintainer corrects the key, quizzes are graded again, and students are told', async () => {
    const [quarantine] = await server.database.db.select().from(quarantines);
    const { questionId = '', question } = quarantine ?? {};
    const key = ((question?.key ?? 0) + 1) % 4;
    server.time.now += 1000;
    const decided = await decide(context(), questionId, { kind: 'correct', key }, null);
    expect(decided).toEqual({ ok: true, outcome: 'corrected', regraded: students, isWithdrawn: true });
    const { notices } = (await strong.get('/api/user/notices')).json();
    expect(notices).toMatchObject([{ scoreBefore: 80, scoreAfter: 90 }]);
    expect(await server.database.db.select().from(errata)).toMatchObject([
      { questionId, kind: 'wrongKey', raisedAt: quarantine?.raisedAt, withdrawnAt: quarantine?.raisedAt },
    ]);
    await computeItemHealth(context());
    expect((await rows())[0]).toMatchObject({ right: students / 2 });
    expect((await rows())[0]?.discrimination).toBeGreaterThan(0.99);
  });

  test('raises no second doubt about what a maintainer restored, and an undone correction is no erratum', async () => {
    const { db } = server.database;
    const [quarantine] = await db.select().from(quarantines);
    const { questionId = '', question } = quarantine ?? {};
    await decide(context(), questionId, { kind: 'correct', key: question?.key ?? 0 }, null);
    expect(await db.select().from(errata)).toEqual([]);
    expect(await restore(context(), 'general-beginner-0')).toBe(true);
    expect(await computeItemHealth(context())).toEqual({ items: 10, quarantined: 0 });
    expect(await withdrawnTemplates(db)).toEqual(new Set());
  });

  test('lets a question that is kept back into new quizzes, and restoring ends a quarantine too', async () => {
    const { db } = server.database;
    const reopen = async () => {
      await db.delete(quarantines);
      await computeItemHealth(context());
      return (await withdrawnTemplates(db)).size;
    };
    expect(await reopen()).toBe(1);
    const [quarantine] = await db.select().from(quarantines);
    // Its key was corrected and put back: that is a correction still, and keeping it would hide it.
    expect((await decide(context(), quarantine?.questionId ?? '', { kind: 'keep' }, null)).ok).toBe(false);
    expect(await restore(context(), quarantine?.questionId ?? '')).toBe(true);
    const [restored] = await db
      .select()
      .from(quarantines)
      .where(eq(quarantines.template, 'general-beginner-0'));
    expect(restored?.decidedAt).not.toBeNull();
  });
});
