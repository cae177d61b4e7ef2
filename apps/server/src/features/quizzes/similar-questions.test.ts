import { similarQuestionsResponse } from '@valence/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askForQuiz } from '../../testing/take-quiz.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';

const similar = '/api/similar-questions';

describe.each(testDatabases)('on $name', ({ open }) => {
  let server: TestApp;

  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());

  test('each missed question brings two fresh ones, and no allowance is touched', async () => {
    const student = await server.signIn();
    const { questions } = await askForQuiz(student);
    const missedQuestions = questions.slice(0, 3);
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

  test('nothing missed answers an empty list', async () => {
    const student = await server.signIn();
    expect((await student.post(similar, { missedQuestions: [] })).json()).toEqual({ questions: [] });
  });

  test('a question of another student, or of nobody, is not found', async () => {
    const { questions } = await askForQuiz(await server.signIn());
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
