import { similarQuestionsResponse } from '@valence/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answersTo, askForQuiz } from '../../testing/take-quiz.ts';
import { smallEngine } from '../../testing/small-engine.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import type { QuestionEngine } from './question-engine.ts';

const similar = '/api/similar-questions';
/** Each seed brings questions of its own, as in the real engine. */
const engine: QuestionEngine = {
  ...smallEngine,
  makeVariants: (question, count, seed) =>
    Array.from({ length: count }, (_, index) => ({
      ...question,
      id: `${question.id}-variant-${seed}-${index}`,
    })),
};

describe.each(testDatabases)('on $name', ({ open }) => {
  let server: TestApp;

  beforeAll(async () => {
    server = await createTestApp(await open(), {}, { engine });
  });
  afterAll(() => server.close());

  test('each missed question brings two fresh ones, and no allowance is touched', async () => {
    const student = await server.signIn();
    const missedQuestions = (await finishQuiz(student, 2)).slice(2);
    const usage = (await student.get('/api/user/quiz-usage')).json();
    const response = await student.post(similar, {
      missedQuestions,
      subject: 'general',
      similarPerQuestion: 2,
    });
    const { questions: fresh } = similarQuestionsResponse.parse(response.json());
    expect(fresh).toHaveLength(6);
    const missed = new Set(missedQuestions.map(({ id }) => id));
    expect(fresh.filter(({ id }) => missed.has(id))).toEqual([]);
    expect((await student.get('/api/user/quiz-usage')).json()).toEqual(usage);
  });

  test('what was right brings nothing, and what was missed the same ones each time', async () => {
    const student = await server.signIn();
    const missedQuestions = await finishQuiz(student, 3);
    const ask = async () =>
      similarQuestionsResponse.parse(
        (await student.post(similar, { missedQuestions, similarPerQuestion: 5 })).json(),
      );
    const first = await ask();
    expect(first.questions).toHaveLength(2 * 5);
    const missed = missedQuestions.slice(3).map(({ id }) => id);
    expect(first.questions.filter(({ id }) => !missed.some((one) => id.startsWith(one)))).toEqual([]);
    expect(await ask()).toEqual(first);
  });

  test('a quiz that is not finished brings nothing yet', async () => {
    const student = await server.signIn();
    const { questions } = await askForQuiz(student);
    const response = await student.post(similar, { missedQuestions: questions });
    expect([response.statusCode, response.json().code]).toEqual([409, 'conflict']);
  });

  async function finishQuiz(student: TestStudent, right: number) {
    const quiz = await askForQuiz(student);
    await student.post('/api/user/record-quiz', answersTo(quiz, right));
    return quiz.questions;
  }

  test('nothing missed answers an empty list', async () => {
    const student = await server.signIn();
    expect((await student.post(similar, { missedQuestions: [] })).json()).toEqual({ questions: [] });
  });

  test('a question of another student, or of nobody, is not found', async () => {
    const questions = await finishQuiz(await server.signIn(), 0);
    const other = await server.signIn();
    for (const missedQuestions of [questions.slice(0, 1), [{ id: 'made-up' }]]) {
      const response = await other.post(similar, { missedQuestions });
      expect([response.statusCode, response.json().code]).toEqual([404, 'notFound']);
    }
  });

  test.each([
    ['no list', {}],
    ['a question without an id', { missedQuestions: [{ question: 'Which?' }] }],
    ['too many variants', { missedQuestions: [], similarPerQuestion: 50 }],
    ['a field that nobody knows', { missedQuestions: [], count: 3 }],
  ])('%s is a 400', async (_, body) => {
    const response = await (await server.signIn()).post(similar, body);
    expect([response.statusCode, response.json().code]).toEqual([400, 'badRequest']);
  });
});
