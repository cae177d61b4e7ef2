import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calendarAt } from '../../calendar/student-calendar.ts';
import type { Database, OpenDatabase } from '../../database/database.ts';
import { quizResults } from '../../database/schema/quizzes.ts';
import { correctRuns, studyDays, topicTotals } from '../../database/schema/totals.ts';
import { addStudent } from '../../testing/add-student.ts';
import { plainProgress, plainStats } from '../../testing/plain-progress.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { insertQuiz, insertResult, type StoredResult } from '../quizzes/quizzes-repository.ts';
import { readProgress, readQuizHistoryStats } from './progress-service.ts';
import { rebuildTotals } from './rebuild-totals-repository.ts';
import { countResult } from './totals-repository.ts';

const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Auckland', 'America/Santiago'] as const;
const topics = ['general', 'organic', 'physical', 'titration curves'] as const;
/** The night before the clocks of Berlin go forward; those of Santiago and Auckland go back a week later. */
const begin = Date.parse('2026-03-27T20:00:00Z');
const hour = 3_600_000;

/** A quiz so many hours after the one before, or before it, where a clock was set back. */
const quizTaken = fc.record({
  hours: fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 1, max: 40 }) },
    fc.constant(0),
    fc.integer({ min: -5, max: -1 }),
  ),
  zone: fc.constantFrom(...zones),
  topic: fc.constantFrom(...topics),
  marks: fc.array(fc.constantFrom('right', 'right', 'second try', 'wrong', 'open'), {
    minLength: 1,
    maxLength: 8,
  }),
  timeSpent: fc.integer({ min: 0, max: 300 }),
});
type QuizTaken = typeof quizTaken extends fc.Arbitrary<infer Value> ? Value : never;

describe.each(testDatabases)('on $name', ({ open }) => {
  let database: OpenDatabase;
  let db: Database;

  beforeAll(async () => {
    database = await open();
    ({ db } = database);
  });
  afterAll(() => database.close());

  test('totals kept quiz by quiz, made anew, and found missing all equal a plain count of the results', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(quizTaken, { maxLength: 14 }), async (taken) => {
        const student = await addStudent(db, begin);
        const results = resultsOf(student.id, taken);
        for (const result of results) await keep(db, result);
        const now = Math.max(begin, ...results.map((result) => result.completedAt.getTime())) + 2 * hour;
        const read = async () => ({
          ...(await readProgress({ db, clock: () => now }, student, null)),
          stats: await readQuizHistoryStats({ db, clock: () => now }, student),
        });
        const expected = {
          ...plainProgress(results, calendarAt(now, 'UTC')),
          quizzesToday: expect.any(Number),
          stats: plainStats(results),
        };
        expect(await read()).toEqual(expected);

        await db.transaction((tx) => rebuildTotals(tx, student.id));
        expect(await read()).toEqual(expected);

        for (const totals of [correctRuns, topicTotals, studyDays])
          await db.delete(totals).where(eq(totals.studentId, student.id));
        expect(await read()).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });

  test('after answers are graded again, rebuilt totals tell the new grades', async () => {
    const student = await addStudent(db, begin);
    const [first] = resultsOf(student.id, [
      { hours: 1, zone: 'UTC', topic: 'general', marks: ['right', 'wrong'], timeSpent: 9 },
    ]);
    if (!first) throw new Error('No result was made');
    await keep(db, first);
    await db.transaction(async (tx) => {
      const answers = first.answers.map((answer) => ({ ...answer, isCorrect: true }));
      await tx
        .update(quizResults)
        .set({ answers, score: 100, correctAnswers: 2, correctAtFirst: 2 })
        .where(eq(quizResults.quizId, first.quizId));
      await rebuildTotals(tx, student.id);
    });
    expect(await readProgress({ db, clock: () => begin }, student, null)).toMatchObject({
      averageScore: 100,
      perfectScores: 1,
      mostCorrectInARow: 2,
    });
  });
});

function resultsOf(studentId: string, taken: readonly QuizTaken[]): StoredResult[] {
  let at = begin;
  return taken.map(({ hours, zone, topic, marks, timeSpent }) => {
    at += hours * hour;
    const answers = marks.map((mark, place) => ({
      questionId: `question-${place}`,
      userAnswer: mark === 'open' ? null : mark === 'wrong' ? 1 : 0,
      correctAnswer: 0,
      isCorrect: mark === 'right' || mark === 'second try',
      attempts: mark === 'open' ? 0 : mark === 'second try' ? 2 : 1,
      timeSpent: null,
    }));
    const correctAnswers = answers.filter((answer) => answer.isCorrect).length;
    return {
      quizId: randomUUID(),
      studentId,
      topic,
      completedAt: new Date(at),
      completedDay: calendarAt(at, zone).today,
      score: Math.round((100 * correctAnswers) / marks.length),
      totalQuestions: marks.length,
      correctAnswers,
      correctAtFirst: marks.filter((mark) => mark === 'right').length,
      timeSpent,
      practice: marks.includes('second try'),
      answers,
    };
  });
}

async function keep(db: Database, result: StoredResult): Promise<void> {
  await db.transaction(async (tx) => {
    await insertQuiz(tx, {
      id: result.quizId,
      studentId: result.studentId,
      kind: 'subject',
      topic: result.topic,
      difficulty: 'beginner',
      issuedAt: result.completedAt,
      questions: [],
      questionIds: [],
    });
    await insertResult(tx, result);
    await countResult(tx, result);
  });
}
