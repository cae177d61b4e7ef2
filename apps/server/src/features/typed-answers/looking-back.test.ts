import { finishedQuizResponse, mistakes, recordQuizResponse } from '@valence/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallEngine } from '../../testing/small-engine.ts';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { keyOf, recordTyped, typeAnswer, typedQuiz } from '../../testing/take-typed-quiz.ts';
import { saveCorrection } from '../key-corrections/key-corrections-repository.ts';
import type { QuestionEngine } from '../quizzes/question-engine.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp(await openMemoryDatabase());
});
afterAll(() => server.close());

/** A finished quiz: right at the second try, without the full marks, by a slip, and left open. */
async function finished(student: TestStudent) {
  const issued = await typedQuiz(student);
  const { quiz, typed } = issued;
  const [later, partly, slipped] = typed;
  const key = typed.map(keyOf);
  const answer = (question: typeof later, text: string) =>
    typeAnswer(student, quiz.quizId, question, text, true);
  await answer(later, '1000');
  await answer(later, `${key[0]}`);
  await answer(partly, `${key[1]} g`);
  for (const text of [(key[2] ?? 0) + 1, 1000, 2000]) await answer(slipped, `${text}`);
  await recordTyped(student, issued, true);
  return { ...issued, key };
}

const opened = async (student: TestStudent, quizId: string) =>
  finishedQuizResponse.parse((await student.get(`/api/user/history/${quizId}`)).json());
const listed = async (student: TestStudent) => {
  const { concepts } = mistakes.parse((await student.get('/api/user/mistakes')).json());
  return concepts.flatMap(({ slips }) => slips);
};

test('a finished quiz tells of each typed question what was typed, how it was graded, and what is right as well', async () => {
  const student = await server.signIn({ subscriptionStatus: 'active' });
  const { quiz, typed, key } = await finished(student);
  const { questions, answers } = await opened(student, quiz.quizId);
  const told = (place: number) => {
    const at = questions.findIndex(({ id }) => id === typed[place]?.id);
    return answers[at]?.typed;
  };
  expect(told(0)).toMatchObject({
    marks: 1,
    toType: { kind: 'number', unit: null },
    tries: [
      { typed: '1000', verdict: 'wrong' },
      { typed: `${key[0]}`, verdict: 'right' },
    ],
    alsoRight: `Also right: ${key[0]}.0.`,
  });
  expect(told(1)?.tries).toMatchObject([
    {
      verdict: 'partly',
      marks: 0.25,
      problems: [expect.stringContaining('unit is one of another quantity')],
    },
  ]);
  // The slip is told with its sentence now.
  expect(told(2)?.tries[0]).toMatchObject({ slip: { id: 'miscounted', teaching: 'Count again.' } });
  expect(told(3)).toMatchObject({ text: null, marks: 0, tries: [] });
  expect(answers.filter((answer) => answer.typed === undefined)).toHaveLength(1);
});

test('the list of mistakes tells the first try; what was left open is not in it', async () => {
  const student = await server.signIn({ subscriptionStatus: 'active' });
  const { typed, key } = await finished(student);
  const groups = await listed(student);
  const firstOf = (place: number) =>
    groups
      .flatMap(({ slip, mistakes: made }) => made.map((mistake) => ({ slip: slip?.id ?? null, ...mistake })))
      .find(({ questionId }) => questionId === typed[place]?.id);
  expect(groups).toHaveLength(2);
  expect(firstOf(0)).toMatchObject({
    slip: null,
    isRightLater: true,
    typed: {
      first: { typed: '1000', understoodAs: '1000', verdict: 'wrong' },
      alsoRight: expect.any(String),
    },
  });
  expect(firstOf(1)).toMatchObject({ slip: null, typed: { first: { typed: `${key[1]} g`, marks: 0.25 } } });
  expect(firstOf(2)).toMatchObject({
    slip: 'miscounted',
    typed: { first: { typed: `${(key[2] ?? 0) + 1}` } },
  });
  expect(firstOf(3)).toBeUndefined();
});

test('a slip that any number can show is named in the list as in the quiz', async () => {
  const engine: QuestionEngine = {
    ...smallEngine,
    gradeTypedAnswer: (asked, typed) => ({
      ...smallEngine.gradeTypedAnswer(asked, typed),
      slip: 'powerOfTen',
    }),
  };
  const app = await createTestApp(await openMemoryDatabase(), {}, { engine });
  const student = await app.signIn();
  const issued = await typedQuiz(student);
  await typeAnswer(student, issued.quiz.quizId, issued.typed[0], '1000');
  await recordTyped(student, issued);
  expect((await listed(student)).map(({ slip }) => slip?.name)).toContain('Off by a power of ten');
  await app.close();
});

test('where the key was corrected since, nothing is said of an answer that held for the key before', async () => {
  const student = await server.signIn();
  const issued = await typedQuiz(student);
  const [question] = issued.typed;
  if (question === undefined) throw new Error('Nothing is typed');
  const slipped = `${keyOf(question) + 1}`;
  await typeAnswer(student, issued.quiz.quizId, question, slipped);
  await saveCorrection(server.database.db, {
    questionId: question.id,
    questionText: question.question,
    rightAnswer: slipped,
    decidedAt: new Date(server.time.now),
    regradedAt: null,
  });
  await recordTyped(student, issued);
  const { questions, answers } = await opened(student, issued.quiz.quizId);
  const at = questions.findIndex(({ id }) => id === question.id);
  expect(answers[at]?.typed).toMatchObject({
    marks: 1,
    tries: [
      { typed: slipped, verdict: 'right', slip: null, problems: [expect.stringContaining('corrected')] },
    ],
    alsoRight: `Also right: ${slipped}.0.`,
  });
});

test('where the key was corrected before, what is recorded tells the key that the answer was graded by', async () => {
  const student = await server.signIn();
  const issued = await typedQuiz(student);
  const [question] = issued.typed;
  if (question === undefined) throw new Error('Nothing is typed');
  const rightAnswer = `${keyOf(question) + 1}`;
  await saveCorrection(server.database.db, {
    questionId: question.id,
    questionText: question.question,
    rightAnswer,
    decidedAt: new Date(server.time.now),
    regradedAt: null,
  });
  await typeAnswer(student, issued.quiz.quizId, question, rightAnswer);
  const recorded = recordQuizResponse.parse((await recordTyped(student, issued)).json());
  const solution = recorded.typed?.find(({ id }) => id === question.id)?.standing.solution;
  expect(solution?.options[solution.correctAnswer]).toBe(rightAnswer);
});
