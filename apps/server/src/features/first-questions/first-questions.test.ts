import {
  drawFirstQuestionsResponse,
  progress as progressOf,
  recordFirstQuestionsResponse,
} from '@valence/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answersTo, askForQuiz } from '../../testing/take-quiz.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { openMemoryDatabase } from '../../testing/memory-database.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp(await openMemoryDatabase());
});
afterAll(() => server.close());

// Which is 1, 2 and 3: the keys stand at 1, 2 and 3.
const answers = [
  { questionId: 'general-beginner-1', userAnswer: 1 },
  { questionId: 'general-beginner-2', userAnswer: 0 },
  { questionId: 'general-beginner-3', userAnswer: 3 },
];
const bring = (student: TestStudent, body: unknown = { answers, timeSpent: 40 }) =>
  student.post('/api/user/first-questions', body);

test('what was tried before sign-up is a finished quiz of the new account, graded by the server', async () => {
  const student = await server.signIn();
  const { quiz } = recordFirstQuestionsResponse.parse((await bring(student)).json());
  expect(quiz).toMatchObject({ totalQuestions: 3, correctAnswers: 2 });
  const { quizzes } = (await student.get('/api/user/history')).json();
  expect(quizzes).toMatchObject([{ id: quiz?.quizId, subject: 'First questions', timeSpent: 40 }]);
});

test('it counts against no allowance', async () => {
  const student = await server.signIn();
  await bring(student);
  const counted = progressOf.parse((await student.get('/api/user/progress')).json());
  expect(counted).toMatchObject({ quizzesToday: 0, totalQuizzes: 1 });
});

test('an account takes it once, and none that has quizzes already', async () => {
  const student = await server.signIn();
  const both = await Promise.all([bring(student), bring(student)]);
  const taken = both.map((response) => recordFirstQuestionsResponse.parse(response.json()).quiz);
  expect(taken.filter((quiz) => quiz !== null)).toHaveLength(1);

  const other = await server.signIn();
  await other.post('/api/user/record-quiz', answersTo(await askForQuiz(other), 5));
  expect((await bring(other)).json()).toEqual({ quiz: null });
});

test('what was not answered is no part of it, and questions that there are no more bring none', async () => {
  const student = await server.signIn();
  const gone = [{ questionId: 'gone', userAnswer: 0 }];
  expect((await bring(student, { answers: gone, timeSpent: 1 })).json()).toEqual({ quiz: null });
  const one = await bring(student, { answers: answers.slice(0, 1), timeSpent: 1_000_000 });
  expect(one.json()).toMatchObject({ quiz: { totalQuestions: 1, correctAnswers: 1 } });
});

test('a question answered twice, an answer outside the options and a visitor are refused', async () => {
  const student = await server.signIn();
  const [answer] = answers;
  for (const refused of [[answer, answer], [{ ...answer, userAnswer: 4 }], []])
    expect((await bring(student, { answers: refused, timeSpent: 1 })).statusCode).toBe(400);
  const visitor = await server.app.inject({
    method: 'POST',
    url: '/api/user/first-questions',
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: { answers, timeSpent: 1 },
  });
  expect(visitor.statusCode).toBe(401);
});

const shared = { choice: { topics: ['counting'], concepts: [] }, difficulty: 'intermediate', count: 5 };
const draw = (body: object) =>
  server.app.inject({
    method: 'POST',
    url: '/api/first-questions',
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: body,
  });

test('a visitor is drawn a shared set, and what was answered of it is the first quiz of the new account, with what was tried before', async () => {
  const { name, questions, seed } = drawFirstQuestionsResponse.parse((await draw(shared)).json());
  expect({ name, count: questions.length }).toEqual({ name: 'counting', count: 5 });
  const ofSet = questions.slice(0, 4).map(({ id, correctAnswer }, place) => ({
    questionId: id,
    userAnswer: place < 3 ? correctAnswer : (correctAnswer + 1) % 4,
  }));
  const student = await server.signIn();
  const drawn = { ...shared, seed };
  const brought = await bring(student, { answers: [...answers, ...ofSet], timeSpent: 90, drawn });
  expect(brought.json()).toMatchObject({ quiz: { totalQuestions: 7, correctAnswers: 5 } });
});

test('answers to questions that the seed does not draw are no part of it', async () => {
  const student = await server.signIn();
  const foreign = [{ questionId: 'general-advanced-1', userAnswer: 1 }];
  const drawn = { ...shared, seed: 7 };
  expect((await bring(student, { answers: foreign, timeSpent: 1, drawn })).json()).toEqual({ quiz: null });
});

test('a set of what is in no list, of nothing, and of more than a free quiz are refused', async () => {
  const statusOf = async (body: object) => (await draw({ ...shared, ...body })).statusCode;
  expect(await statusOf({ choice: { topics: ['gone'], concepts: [] } })).toBe(400);
  expect(await statusOf({ choice: { topics: [], concepts: [] } })).toBe(400);
  expect(await statusOf({ count: 15 })).toBe(400);
  const student = await server.signIn();
  const drawn = { ...shared, choice: { topics: ['gone'], concepts: [] }, seed: 7 };
  const one = [{ questionId: 'general-intermediate-1', userAnswer: 1 }];
  expect((await bring(student, { answers: one, timeSpent: 1, drawn })).json()).toEqual({ quiz: null });
});
