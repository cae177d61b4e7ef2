import { randomUUID } from 'node:crypto';
import type { RecordQuizRequest } from '@valence/contract';
import type { Question } from '@valence/questions';
import { asc, eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../database/database.ts';
import { users } from '../../database/schema/accounts.ts';
import { answers } from '../../database/schema/answers.ts';
import { quizResults, quizzes } from '../../database/schema/quizzes.ts';
import { keyCorrections } from '../../database/schema/reports.ts';
import { addStudent } from '../../testing/add-student.ts';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { smallEngine } from '../../testing/small-engine.ts';
import { gradeQuiz } from '../grading/grade-quiz.ts';
import { recordQuiz } from '../grading/record-quiz-service.ts';
import { regradeCorrected } from '../grading/regrade-service.ts';
import { insertQuiz } from '../quizzes/quizzes-repository.ts';
import { keepAnswers } from './answers-repository.ts';
import { firstTriesOf } from './first-tries-repository.ts';
import { ledgerRows } from './ledger-rows.ts';
import { rebuildAllAnswers, rebuildAskedAnswers } from './rebuild-answers-service.ts';

let database: OpenDatabase;
let now = Date.parse('2026-03-11T12:00:00Z');
beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());

function context() {
  return {
    db: database.db,
    clock: () => now,
    randomness: { uuid: () => randomUUID(), seed: () => 1 },
    engine: smallEngine,
    offer: { defaultPlan: 'free', isPremiumSold: true } as const,
  };
}

/** The options that a student tried on each question of a quiz, in order; none where it was left open. */
type Tries = readonly (readonly number[])[];

const triesOnQuestion = fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { maxLength: 3 });
const aQuiz = fc.record({
  isPractice: fc.boolean(),
  tries: fc.array(triesOnQuestion, { minLength: 5, maxLength: 5 }),
});
const aHistory = fc.array(aQuiz, { minLength: 1, maxLength: 3 });

function issue(studentId: string, firstNumber: number) {
  const seen = new Set(Array.from({ length: firstNumber }, (_, number) => `general-beginner-${number}`));
  const wanted = { subject: 'general', difficulty: 'beginner', count: 5, seed: 1, seen } as const;
  const questions = smallEngine.composeQuiz(wanted);
  now += 60_000;
  return {
    studentId,
    id: randomUUID(),
    kind: 'subject' as const,
    topic: 'general',
    difficulty: 'beginner' as const,
    issuedAt: new Date(now - 50_000),
    questions,
    questionIds: questions.map(({ id }) => id),
    typedIds: [],
    requestKey: null,
  };
}

/** What was tried until the key was met, or once where there is no practice. */
function endedAtKey(tried: readonly number[], key: number, isPractice: boolean): readonly number[] {
  const met = tried.indexOf(key);
  return tried.slice(0, isPractice ? (met < 0 ? 3 : met + 1) : 1);
}

function requestFor(
  quizId: string,
  questions: readonly Question[],
  tries: Tries,
  isPracticeMode: boolean,
): RecordQuizRequest {
  return {
    quizId,
    score: 0,
    timeSpent: 40,
    subject: 'general',
    difficulty: 'beginner',
    totalQuestions: 5,
    correctAnswers: 0,
    isPracticeMode,
    questionsData: questions.map(({ id: questionId, key }, place) => {
      const tried = tries[place] ?? [];
      const [firstAnswer = null] = tried;
      const said = { correctAnswer: key, isCorrect: true, attempts: tried.length, timeSpent: place };
      return { questionId, userAnswer: tried.at(-1) ?? null, firstAnswer, ...said };
    }),
  };
}

const wholeLedger = () =>
  database.db.select().from(answers).orderBy(asc(answers.studentId), asc(answers.quizId), asc(answers.place));

/** Marks of every quiz by its result, and by the ledger. */
async function marks() {
  const { quizId } = quizResults;
  const inResults = await database.db
    .select({ quizId, marks: quizResults.marks })
    .from(quizResults)
    .orderBy(asc(quizId));
  const inLedger = await database.db
    .select({
      quizId: answers.quizId,
      marks: sql<string>`string_agg(${answers.rightAtFirst}::int::text, '' order by ${answers.place})`,
    })
    .from(answers)
    .groupBy(answers.quizId)
    .orderBy(asc(answers.quizId));
  return { inResults, inLedger };
}

/** `npm run test:ledger` tries more of them. */
const historyCount = Number(process.env['LEDGER_HISTORIES'] ?? 300);
const perStudent = 10;

test(`the ledger equals the results after ${historyCount} random histories, after a corrected key and after a rebuild`, async () => {
  const histories = fc.sample(aHistory, { numRuns: historyCount, seed: 20 });
  const students: string[] = [];
  for (let number = 0; number < historyCount / perStudent; number += 1)
    students.push((await addStudent(database.db, now, { subscriptionStatus: 'active' })).id);

  for (const [place, studentId] of students.entries()) {
    const own = histories.slice(place * perStudent, (place + 1) * perStudent).flat();
    const taken = own.map(({ isPractice, tries }, number) => {
      const { questions, ...quiz } = issue(studentId, 5 * ((place + number) % 20));
      const until = questions.map(({ key }, at) => endedAtKey(tries[at] ?? [], key, isPractice));
      const request = requestFor(quiz.id, questions, until, isPractice);
      const result = {
        ...gradeQuiz({ ...quiz, questions }, request, now, true),
        studentId,
        quizId: quiz.id,
        topic: 'general',
        completedAt: new Date(now),
        completedDay: '2026-03-11',
      };
      const rows = ledgerRows(smallEngine, questions, result);
      expect(rows).toMatchObject(
        questions.map(({ id, key }, at) => {
          const [first] = until[at] ?? [];
          return {
            questionId: id,
            template: id,
            mode: isPractice ? 'practice' : 'quiz',
            rightAtFirst: first === key,
            firstChoice: first === undefined ? null : first === key ? 'key' : 'miscounted',
            tries: until[at]?.length,
            seconds: at,
            answeredAt: new Date(now - 4 + at),
          };
        }),
      );
      return { quiz: { ...quiz, questions }, result, rows };
    });
    await database.db.insert(quizzes).values(taken.map(({ quiz }) => quiz));
    await database.db.insert(quizResults).values(taken.map(({ result }) => result));
    await keepAnswers(
      database.db,
      taken.flatMap(({ rows }) => rows),
    );
  }
  const before = await marks();
  expect(before.inLedger).toEqual(before.inResults);

  const [question] = issue('', 0).questions;
  await database.db.insert(keyCorrections).values({
    questionId: question?.id ?? '',
    questionText: question?.text ?? '',
    rightAnswer: question?.options[1]?.text ?? '',
    decidedAt: new Date(now),
  });
  expect(await regradeCorrected(context())).toBeGreaterThan(20);
  const corrected = await marks();
  expect(corrected.inLedger).toEqual(corrected.inResults);
  expect(corrected.inLedger).not.toEqual(before.inLedger);

  const rows = await wholeLedger();
  await database.db.delete(answers).where(eq(answers.place, 2));
  await database.db.update(answers).set({ tries: 9 }).where(eq(answers.place, 1));
  const rebuilt = await rebuildAllAnswers(context());
  expect(rebuilt).toEqual({ students: students.length, quizzes: histories.flat().length });
  expect(await wholeLedger()).toEqual(rows);
}, 300_000);

test('first tries come oldest first, each at an instant of its own, without what was left open', async () => {
  // The histories before took their time.
  now = Date.parse('2026-08-11T12:00:00Z');
  const { id: studentId } = await addStudent(database.db, now, { subscriptionStatus: 'active' });
  const take = async (tries: Tries, isPractice: boolean) => {
    const { questions, ...quiz } = issue(studentId, 5);
    const tagged = questions.map((question) => ({ ...question, tests: ['one', 'two'] }));
    await insertQuiz(database.db, { ...quiz, questions: tagged });
    const request = requestFor(quiz.id, tagged, tries, isPractice);
    await recordQuiz(context(), studentId, request, null);
    // Sent again, as by a browser that did not hear the answer.
    await recordQuiz(context(), studentId, request, null);
  };
  await take([[0, 1], [], [0], [0], [1]], true);
  await take([[], [2], [], [], []], false);
  const tries = await firstTriesOf(database.db, studentId);
  expect(tries.map(({ right }) => right)).toEqual([false, false, true, true, true]);
  expect(tries[0]).toMatchObject({
    tests: ['one', 'two'],
    kind: 'choice',
    day: '2026-08-11',
    difficulty: 'beginner',
    seconds: 0,
  });
  const instants = tries.map(({ at }) => at);
  expect(new Set(instants).size).toBe(5);
  expect(instants).toEqual(instants.toSorted((one, other) => one - other));
});

test('a student who cannot be done is told of, loses nothing, and stays on the list', async () => {
  await database.db.delete(users);
  const { id: studentId } = await addStudent(database.db, now);
  const quiz = issue(studentId, 0);
  await insertQuiz(database.db, quiz);
  await recordQuiz(context(), studentId, requestFor(quiz.id, quiz.questions, [[0], [1]], false), null);
  const rows = await wholeLedger();
  expect(rows).toHaveLength(5);
  const templateOf = () => {
    throw new Error('unknown');
  };
  const broken = { db: database.db, engine: { templateOf } };
  await expect(rebuildAllAnswers(broken)).rejects.toThrow('could not be written anew');
  expect(await wholeLedger()).toEqual(rows);
  expect(await rebuildAskedAnswers(context())).toEqual({ students: 1, quizzes: 1 });
  expect(await wholeLedger()).toEqual(rows);
});
