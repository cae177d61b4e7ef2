import {
  finishedQuizResponse,
  mistakes,
  openPaperResponse,
  paperReport,
  quizInProgressResponse,
  recordQuizResponse,
  type GenerateQuestionsResponse,
  type IssuedQuestion,
} from '@valence/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { everythingTold } from '../../testing/everything-told.ts';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { smallEngine } from '../../testing/small-engine.ts';
import { answersTo, askForQuiz } from '../../testing/take-quiz.ts';
import { keyOf, recordTyped, typeAnswer, typedQuiz } from '../../testing/take-typed-quiz.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { regradeCorrected } from '../grading/regrade-service.ts';
import type { QuestionEngine } from '../quizzes/question-engine.ts';
import { saveCorrection } from './key-corrections-repository.ts';

/** Whatever of a question argues for its issued key has this word in it. */
const argument = 'ARGUMENT';
const arguing = (question: ReturnType<QuestionEngine['composeQuiz']>[number]) => ({
  ...question,
  explanation: `${argument} of ${question.id}.`,
  options: question.options.map(({ text, slip }) => ({
    text,
    slip: slip && { ...slip, teaching: `${argument} against this one in ${question.id}.` },
  })),
  proof: [{ check: 'counted', finding: `${argument} by a check of ${question.id}.` }],
});
const engine: QuestionEngine = {
  ...smallEngine,
  composeQuiz: (request) => smallEngine.composeQuiz(request).map(arguing),
  composePaper: (request) =>
    smallEngine.composePaper(request)?.map((one) => ({ ...one, question: arguing(one.question) })) ?? null,
};

const randomness = { uuid: () => crypto.randomUUID(), seed: () => 1 };

let server: TestApp;
beforeEach(async () => {
  server = await createTestApp(await openMemoryDatabase(), {}, { engine });
});
afterEach(() => server.close());

const path = '/api/user/quiz-in-progress';
const notes = {
  key: 'The answer to this question was corrected.',
  voided: 'We found a fault in this question',
};

/** What is corrected: which of a question's options is right instead, or that none is. */
const kinds = ['key', 'voided'] as const;
type Kind = (typeof kinds)[number];

/** The place after the issued key, or no place, becomes the right one, in every quiz. */
async function correct(
  kind: Kind,
  { id, question }: Pick<IssuedQuestion, 'id' | 'question'>,
  options: readonly string[],
  newKey: number,
) {
  const { database, time } = server;
  await saveCorrection(database.db, {
    questionId: id,
    questionText: question,
    rightAnswer: kind === 'key' ? (options[newKey] ?? '') : null,
    decidedAt: new Date((time.now += 1000)),
    regradedAt: null,
  });
  await regradeCorrected({ db: database.db, clock: () => time.now, randomness, engine });
}

function expectTold(kind: Kind, told: IssuedQuestion | null | undefined, newKey: number) {
  const note = expect.stringContaining(notes[kind]);
  expect(told).toMatchObject({
    corrected: kind,
    explanation: note,
    slips: [null, null, null, null],
    proof: [{ finding: note }],
    ...(kind === 'key' && { correctAnswer: newKey }),
  });
}

/** No call that reads has the argument for the key before, but the one that hands out what is stored as it was issued. */
async function expectNowhere(student: TestStudent, quizId: string, questionId: string) {
  const told = await everythingTold(server, student, quizId, questionId);
  const old = new RegExp(`${argument}[^"]* ${questionId}\\.`);
  const arguing = [...told].filter(([, body]) => old.test(body)).map(([call]) => call);
  expect(arguing).toEqual(['/api/account/export']);
}

const standing = (quiz: GenerateQuestionsResponse, progress: object) => ({
  quizId: quiz.quizId,
  questionIds: quiz.questions.map(({ id }) => id),
  timeLimit: null,
  isPracticeMode: true,
  progress: quiz.questions.map((_, place) =>
    place === 0 ? progress : { kind: 'open', chosen: null, tried: [] },
  ),
  spent: quiz.questions.map(() => 0),
  at: 0,
  startedAt: 1_700_000_000_000,
});

const finished = async (student: TestStudent, quizId: string) =>
  finishedQuizResponse.parse((await student.get(`/api/user/history/${quizId}`)).json());

async function questionsFor(student: TestStudent) {
  const quiz = await askForQuiz(student);
  const [question] = quiz.questions;
  if (question === undefined) throw new Error('No questions');
  return { quiz, question, newKey: (question.correctAnswer + 1) % 4 };
}

describe.each(kinds)('a question that is corrected (%s) teaches nothing of its issued key', (kind) => {
  test('in a quiz that goes on elsewhere, where a try that is right now is refused no more', async () => {
    const student = await server.signIn({ subscriptionStatus: 'active' });
    const { quiz, question, newKey } = await questionsFor(student);
    const saved = JSON.stringify(standing(quiz, { kind: 'missed', tried: [newKey] }));
    await student.send('PUT', path, { 'content-type': 'application/json' }, saved);
    await correct(kind, question, question.options, newKey);
    const open = quizInProgressResponse.parse((await student.get(path)).json()).quiz;
    expectTold(kind, open?.questions[0], newKey);
    expect(open?.progress[0]).toEqual({ kind: 'resolved', answer: newKey, tried: [newKey] });
    expect(open?.questions[1]).not.toHaveProperty('corrected');
    await expectNowhere(student, quiz.quizId, question.id);
  });

  test('in the results of a browser that was sent the issued key, in the history, and in mistakes', async () => {
    const student = await server.signIn();
    const { quiz, question, newKey } = await questionsFor(student);
    const later = (newKey + 1) % 4;
    await correct(kind, question, question.options, newKey);
    const sent = answersTo(quiz, 5);
    const questionsData = sent.questionsData.map((one, place) =>
      place === 0 ? { ...one, userAnswer: later } : one,
    );
    const recorded = recordQuizResponse.parse(
      (await student.post('/api/user/record-quiz', { ...sent, questionsData })).json(),
    );
    const marks = kind === 'voided' ? 1 : 0;
    expect(recorded.score).toBe(80 + 20 * marks);
    expect(recorded.corrected).toMatchObject([{ attempts: 1, marks }]);
    expectTold(kind, recorded.corrected?.[0]?.question, newKey);
    const { questions, answers } = await finished(student, quiz.quizId);
    expectTold(kind, questions[0], newKey);
    expect(answers.map((answer) => answer.marks)).toEqual([marks, ...Array.from({ length: 4 })]);
    const listed = mistakes.parse((await student.get('/api/user/mistakes')).json());
    const missed = listed.concepts.flatMap(({ slips }) => slips);
    expect(missed.map(({ slip }) => slip?.teaching)).toEqual(kind === 'voided' ? [] : ['']);
    for (const { mistakes: own } of missed)
      expect(own).toMatchObject([
        { rightAnswer: question.options[newKey], explanation: expect.stringContaining(notes[kind]) },
      ]);
    await expectNowhere(student, quiz.quizId, question.id);
  });

  test('where its answer is typed: while the quiz is open, when it is over, and with its result', async () => {
    const student = await server.signIn({ subscriptionStatus: 'active' });
    const issued = await typedQuiz(student);
    const { quizId } = issued.quiz;
    const [question, left] = issued.typed;
    if (question === undefined || left === undefined) throw new Error('Nothing is typed');
    await typeAnswer(student, quizId, question, '77', true);
    for (const one of [question, left]) {
      const key = keyOf(one);
      // The small engine has the issued key at the place of its number.
      const options = [0, 1, 2, 3].map((place) => `${key + place - (key % 4)}`);
      await correct(kind, one, options, (key + 1) % 4);
    }
    const again = (more: number) =>
      typeAnswer(student, quizId, question, `${keyOf(question) + more}`, true).then(
        ({ standing }) => standing,
      );
    // Under a corrected key two tries are left; a voided question has no more.
    const further = kind === 'key' ? [await again(2), await again(4)] : [];
    expect(further.map(({ solution }) => solution !== null)).toEqual(kind === 'key' ? [false, true] : []);
    for (const { solution, tries } of further.slice(1)) {
      expectTold(kind, solution, (keyOf(question) + 1) % 4);
      expect(tries.map(({ slip }) => slip?.teaching ?? '')).toEqual(['', '', '']);
    }
    const recorded = recordQuizResponse.parse((await recordTyped(student, issued, true)).json());
    expect(recorded.corrected).toHaveLength(2);
    for (const one of [question, left]) {
      const newKey = (keyOf(one) + 1) % 4;
      expectTold(kind, recorded.typed?.find(({ id }) => id === one.id)?.standing.solution, newKey);
      const { questions } = await finished(student, quizId);
      expectTold(
        kind,
        questions.find(({ id }) => id === one.id),
        newKey,
      );
      await expectNowhere(student, quizId, one.id);
    }
  });

  test('in the report of a paper', async () => {
    const student = await server.signIn();
    const wish = { examId: 'typing-numbers', length: 'full', extraTime: 0 };
    const { paper } = openPaperResponse.parse((await student.post('/api/user/papers', wish)).json());
    if (paper === null) throw new Error('No paper');
    const { paperId, questions } = paper;
    const standing = { ...paper.standing, revision: 1 };
    await student.post('/api/user/papers/open/submit', { paperId, elapsed: 1000, standing });
    const before = paperReport.parse((await student.get(`/api/user/papers/${paperId}`)).json());
    const chosen = before.questions[0]?.question;
    if (chosen === undefined || questions[0] === undefined) throw new Error('No questions');
    const newKey = (chosen.correctAnswer + 1) % 4;
    await correct(kind, chosen, chosen.options, newKey);
    const after = paperReport.parse((await student.get(`/api/user/papers/${paperId}`)).json());
    expectTold(kind, after.questions[0]?.question, newKey);
    expect(after.questions.map(({ marks }) => marks).slice(0, 2)).toEqual([
      kind === 'voided' ? 1 : 0,
      undefined,
    ]);
    await expectNowhere(student, paperId, chosen.id);
  });
});
