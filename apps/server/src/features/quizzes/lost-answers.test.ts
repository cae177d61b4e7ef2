import { generateQuestionsResponse } from '@valence/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { smallEngine } from '../../testing/small-engine.ts';
import { askForQuiz } from '../../testing/take-quiz.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { composedByEngine, type CustomQuestionSource } from './custom/custom-question-source.ts';

const generate = '/api/generate-questions';
const request = { topic: 'general', difficulty: 'beginner', count: 5 };
const custom = { ...request, topic: 'buffers' };
const premium = { subscriptionStatus: 'active' } as const;
const key = { 'idempotency-key': 'one-press-of-the-button' };

/** A request for a quiz whose answer never arrived is made again with its Idempotency-Key. */
describe.each(testDatabases)('lost answers on $name', ({ open }) => {
  let server: TestApp;
  let make: CustomQuestionSource;
  beforeAll(async () => {
    server = await createTestApp(await open(), {}, { customQuestions: (wanted) => make(wanted) });
  });
  beforeEach(() => {
    make = composedByEngine(smallEngine);
  });
  afterAll(() => server.close());

  async function usage(student: TestStudent) {
    const subject = (await student.get('/api/user/quiz-usage')).json();
    const own = (await student.get('/api/user/custom-quiz-usage')).json();
    return { subject: subject.remaining, custom: own.remaining };
  }

  test.each([
    ['a subject quiz of the free plan', {}, request, { subject: 9, custom: 0 }],
    ['a subject quiz of Premium', premium, request, { subject: null, custom: 7 }],
    ['a custom quiz', premium, custom, { subject: null, custom: 6 }],
  ])('%s is the same again, and counts once', async (_, plan, asked, left) => {
    const student = await server.signIn(plan);
    const first = await askForQuiz(student, asked, key);
    expect(await askForQuiz(student, asked, key)).toEqual(first);
    expect(await usage(student)).toEqual(left);
  });

  test.each([
    ['of the free plan', {}],
    ['of Premium', premium],
  ])('twenty tries at once %s are one quiz', async (_, plan) => {
    const student = await server.signIn(plan);
    const answers = await Promise.all(Array.from({ length: 20 }, () => student.post(generate, request, key)));
    const quizzes = answers.map((answer) => generateQuestionsResponse.parse(answer.json()).quizId);
    expect(new Set(quizzes).size).toBe(1);
  });

  test('the last quiz of the allowance is answered again', async () => {
    const student = await server.signIn();
    for (let quiz = 0; quiz < 4; quiz += 1) await askForQuiz(student, request);
    const last = await askForQuiz(student, request, key);
    expect(await askForQuiz(student, request, key)).toEqual(last);
    expect((await student.post(generate, request)).json()).toMatchObject({ code: 'dailyLimitReached' });
  });

  test('while a custom quiz is being made its place counts, and the same request waits', async () => {
    const student = await server.signIn(premium);
    const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    make = async (wanted) => {
      begun.resolve();
      await goOn.promise;
      return smallEngine.composeQuiz(wanted);
    };
    const first = student.post(generate, custom, key);
    await begun.promise;
    const meanwhile = await student.post(generate, custom, key);
    expect([meanwhile.statusCode, meanwhile.json().code]).toEqual([503, 'unavailable']);
    expect(await usage(student)).toMatchObject({ custom: 6 });
    goOn.resolve();
    const issued = generateQuestionsResponse.parse((await first).json());
    expect(await askForQuiz(student, custom, key)).toEqual(issued);
    expect(await usage(student)).toMatchObject({ custom: 6 });
  });

  test('a custom quiz that is issued while its request is made again is answered again, also the last of the week', async () => {
    const student = await server.signIn(premium);
    for (let quiz = 0; quiz < 6; quiz += 1) await askForQuiz(student, custom);
    const { db } = server.database;
    const [looked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    // The repeated request has found no quiz, and comes to its place when there is one.
    const waiting = vi.spyOn(db, 'transaction').mockImplementationOnce(async (...work) => {
      looked.resolve();
      await goOn.promise;
      return db.transaction(...work);
    });
    const again = student.post(generate, custom, key);
    await looked.promise;
    const first = await askForQuiz(student, custom, key);
    goOn.resolve();
    const answer = await again;
    waiting.mockRestore();
    expect([answer.statusCode, answer.json()]).toEqual([200, first]);
    expect(await usage(student)).toMatchObject({ custom: 0 });
  });

  test('another key, another student and no key are other requests', async () => {
    const student = await server.signIn();
    const ids = [
      (await askForQuiz(student, request, key)).quizId,
      (await askForQuiz(student, request, { 'idempotency-key': 'another-press' })).quizId,
      (await askForQuiz(student, request)).quizId,
      (await askForQuiz(student, request)).quizId,
      (await askForQuiz(await server.signIn(), request, key)).quizId,
    ];
    expect(new Set(ids).size).toBe(5);
  });

  test.each([
    ['too short', 'short'],
    ['too long', 'k'.repeat(101)],
    ['of other characters', 'a key with spaces'],
  ])('a key that is %s is a 400, and nothing counts', async (_, bad) => {
    const student = await server.signIn();
    const response = await student.post(generate, request, { 'idempotency-key': bad });
    expect([response.statusCode, response.json().code]).toEqual([400, 'badRequest']);
    expect(await usage(student)).toMatchObject({ subject: 10 });
  });

  test('the API’s document tells of the header', async () => {
    const document = (await server.app.inject('/api/openapi.json')).json();
    expect(document.paths[generate].post.parameters).toMatchObject([
      { in: 'header', name: 'idempotency-key' },
    ]);
  });
});
