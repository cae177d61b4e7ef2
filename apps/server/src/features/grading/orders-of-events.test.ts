import { finishedQuizResponse, quizInProgressResponse, type TypedQuestion } from '@valence/contract';
import { asc, eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../database/schema/accounts.ts';
import { answers as ledger } from '../../database/schema/answers.ts';
import { quizResults } from '../../database/schema/quizzes.ts';
import { keyCorrections } from '../../database/schema/reports.ts';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { smallEngine } from '../../testing/small-engine.ts';
import { recordTyped, typedQuiz } from '../../testing/take-typed-quiz.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { rebuildAllAnswers } from '../answers/rebuild-answers-service.ts';
import { saveCorrection } from '../key-corrections/key-corrections-repository.ts';
import { regradeCorrected } from './regrade-service.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp(await openMemoryDatabase());
});
afterAll(() => server.close());

/** What can happen to a typed quiz. The key of its question 0 is the option `0`, and so on to 3. */
type Happening =
  | { kind: 'type'; question: number; text: string }
  | { kind: 'correct'; question: number; key: number | null }
  | { kind: 'record' }
  | { kind: 'reload' }
  | { kind: 'rebuild' };

const question = fc.integer({ min: 0, max: 1 });
const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('type' as const),
      question,
      text: fc.constantFrom('0', '1', '2', '0 g', '1 g', '77', 'many'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('correct' as const),
      question,
      key: fc.constantFrom(0, 1, 2, null),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'record' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'reload' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'rebuild' as const }) },
);

/** What is known of a question without asking the server: which texts were tries, and what was told. */
interface Known {
  key: number | null;
  texts: string[];
  isOver: boolean;
  isExcused: boolean;
}

test(
  'whatever the order of answers, corrections and their undoing, every answer counts as a recount from scratch has it',
  { timeout: 120_000 },
  async () => {
    const happenings = fc.array(happening, { minLength: 4, maxLength: 14 });
    await fc.assert(fc.asyncProperty(happenings, fc.boolean(), play), {
      numRuns: 24,
      examples: [
        // Answered under the corrected key, which is undone.
        [[correct(0, 1), type(0, '1'), { kind: 'record' }, correct(0, 0)], false],
        [[correct(0, 1), type(0, '0'), correct(0, 0), { kind: 'reload' }], false],
        // Two wrong tries under a key that is corrected to a third option, and to what the second try said.
        [[type(0, '77'), type(0, '1'), { kind: 'record' }, correct(0, 2), correct(0, 1)], true],
        // Part marks by the corrected key.
        [[type(0, '1 g'), type(0, '77'), { kind: 'record' }, correct(0, 1)], true],
        // Over by the key before.
        [[type(0, '0'), correct(0, 1), { kind: 'reload' }, type(0, '1')], true],
        // None right, told so, and right after all.
        [[type(0, '77'), correct(0, null), type(0, '0'), { kind: 'record' }, correct(0, 0)], true],
        [[{ kind: 'record' }, correct(0, null), correct(0, 0)], true],
      ],
    });
  },
);

function type(question: number, text: string): Happening {
  return { kind: 'type', question, text };
}

function correct(question: number, key: number | null): Happening {
  return { kind: 'correct', question, key };
}

async function play(happenings: readonly Happening[], isPractice: boolean): Promise<void> {
  const { db } = server.database;
  for (const table of [users, keyCorrections]) await db.delete(table);
  const student = await server.signIn({ subscriptionStatus: 'active' });
  const issued = await typedQuiz(student);
  const { quizId } = issued.quiz;
  const most = isPractice ? 3 : 1;
  const known = issued.typed.map((_, place): Known => ({
    key: place,
    texts: [],
    isOver: false,
    isExcused: false,
  }));
  await keepInProgress();
  let isRecorded = false;

  for (const one of [...happenings, { kind: 'record' as const }, { kind: 'rebuild' as const }]) {
    if (one.kind === 'type' && !isRecorded) await answer(one.question, one.text);
    if (one.kind === 'correct') await correctKey(one.question, one.key);
    if (one.kind === 'reload' && !isRecorded) await lookAtReloaded();
    if (one.kind === 'record' && !isRecorded) {
      await record();
      isRecorded = true;
    }
    if (one.kind === 'rebuild') await rebuildAllAnswers({ db, engine: smallEngine });
    if (isRecorded) await lookAtRecorded();
  }

  async function answer(place: number, text: string): Promise<void> {
    const own = known[place];
    if (own === undefined) throw new Error('No such question');
    const sent = { quizId, questionId: issued.typed[place]?.id, typed: text, isPracticeMode: isPractice };
    const response = await student.post('/api/user/typed-answer', sent);
    if (own.key === null) return expect(response.statusCode).toBe(409);
    const isTry = text !== 'many' && text !== own.texts.at(-1) && !own.isOver && recount(own).firstRight < 0;
    if (isTry) own.texts.push(text);
    own.isOver ||= isTry && (recount(own).firstRight >= 0 || own.texts.length >= most);
    expect(response.statusCode).toBe(200);
    expectStanding(response.json().standing, own);
  }

  async function record(): Promise<void> {
    for (const own of known) own.isExcused = own.key === null && !own.isOver;
    const { statusCode } = await recordTyped(student, issued, isPractice);
    expect(statusCode).toBe(200);
  }

  async function correctKey(place: number, key: number | null): Promise<void> {
    const own = known[place];
    const typed = issued.typed[place];
    if (own === undefined || typed === undefined) throw new Error('No such question');
    own.key = key;
    server.time.now += 1000;
    await saveCorrection(db, {
      questionId: typed.id,
      questionText: typed.question,
      rightAnswer: key === null ? null : `${key}`,
      decidedAt: new Date(server.time.now),
      regradedAt: null,
    });
    const randomness = { uuid: () => crypto.randomUUID(), seed: () => 1 };
    await regradeCorrected({ db, clock: () => server.time.now, randomness, engine: smallEngine });
  }

  async function keepInProgress(): Promise<void> {
    const ids = [...issued.quiz.questions, ...issued.typed].map(({ id }) => id);
    const standing = {
      quizId,
      questionIds: ids,
      timeLimit: null,
      isPracticeMode: isPractice,
      progress: ids.map(() => ({ kind: 'open', chosen: null, tried: [] })),
      spent: ids.map(() => 0),
      at: 0,
      startedAt: 1,
    };
    const headers = { 'content-type': 'application/json' };
    await student.send('PUT', '/api/user/quiz-in-progress', headers, JSON.stringify(standing));
  }

  async function lookAtReloaded(): Promise<void> {
    const response = await student.get('/api/user/quiz-in-progress');
    const { quiz } = quizInProgressResponse.parse(response.json());
    for (const [place, { id }] of issued.typed.entries()) {
      const own = known[place];
      const standing = quiz?.typed?.find((one) => one.id === id)?.standing;
      if (own !== undefined && own.key !== null && standing) expectStanding(standing, own);
    }
  }

  async function lookAtRecorded(): Promise<void> {
    const [result] = await db.select().from(quizResults).where(eq(quizResults.quizId, quizId));
    const rows = await db.select().from(ledger).where(eq(ledger.quizId, quizId)).orderBy(asc(ledger.place));
    const told = finishedQuizResponse.parse((await student.get(`/api/user/history/${quizId}`)).json());
    const marks = known.map((own, place) => {
      const { id } = issued.typed[place] ?? { id: '' };
      const counted = recount(own);
      const isFree = own.key === null || own.isExcused;
      const attempts = isFree ? 1 : counted.firstRight < 0 ? own.texts.length : counted.firstRight + 1;
      const isCorrect = isFree || counted.firstRight >= 0;
      const expected = { isCorrect, attempts, marks: isFree ? 1 : counted.marks };
      expect(result?.answers.find(({ questionId }) => questionId === id)).toMatchObject({
        ...expected,
        correctAnswer: own.key ?? place,
      });
      expect(rows.find(({ questionId }) => questionId === id)).toMatchObject({
        rightAtFirst: isCorrect && attempts === 1,
        tries: attempts,
        typed: own.texts[0] ?? null,
      });
      const at = told.questions.findIndex((one) => one.id === id);
      expect(told.questions[at]?.correctAnswer).toBe(own.key ?? place);
      expect(told.answers[at]?.typed?.marks).toBe(expected.marks);
      if (!isFree) expectTries(told.answers[at]?.typed?.tries ?? [], own);
      return expected.marks;
    });
    const sum = marks.reduce((all, one) => all + one, 0);
    // The one question with options is answered right.
    expect(result?.score).toBe(Math.round((100 * (sum + 1)) / 5));
  }
}

/** From scratch: the texts in their order, graded by the key alone. */
function recount({ key, texts }: Known): { firstRight: number; marks: number } {
  const marks = texts.map((text) => (text === `${key}` ? 1 : text === `${key} g` ? 0.25 : 0));
  return { firstRight: marks.indexOf(1), marks: Math.max(0, ...marks) };
}

function expectStanding(standing: TypedQuestion['standing'], own: Known): void {
  expectTries(standing.tries, own);
  const isTold = own.isOver || recount(own).firstRight >= 0;
  expect(standing.solution?.correctAnswer ?? null).toBe(isTold ? own.key : null);
}

function expectTries(tries: TypedQuestion['standing']['tries'], own: Known): void {
  const { firstRight } = recount(own);
  const texts = firstRight < 0 ? own.texts : own.texts.slice(0, firstRight + 1);
  expect(tries.map(({ typed, verdict }) => [typed, verdict === 'right'])).toEqual(
    texts.map((text) => [text, text === `${own.key}`]),
  );
}
