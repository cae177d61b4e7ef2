import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calendarAt } from '../../calendar/student-calendar.ts';
import type { Database, OpenDatabase } from '../../database/database.ts';
import { addStudent } from '../../testing/add-student.ts';
import { plainProgress, plainStats } from '../../testing/plain-progress.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { scoresOf } from '../grading/scores-of.ts';
import { insertQuiz, insertResult, type StoredResult } from '../quizzes/quizzes-repository.ts';
import { readProgress, readQuizHistoryStats } from './progress-service.ts';

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

  test('progress and statistics equal a plain count of the results', async () => {
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
      }),
      { numRuns: 40 },
    );
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
    return {
      quizId: randomUUID(),
      studentId,
      topic,
      completedAt: new Date(at),
      completedDay: calendarAt(at, zone).today,
      ...scoresOf(answers),
      totalQuestions: marks.length,
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
      typedIds: [],
      requestKey: null,
    });
    await insertResult(tx, result);
  });
}
