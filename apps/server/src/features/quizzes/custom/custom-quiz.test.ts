import { once } from 'node:events';
import type { Question } from '@valence/questions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askForQuiz } from '../../../testing/take-quiz.ts';
import { smallEngine } from '../../../testing/small-engine.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../../testing/test-app.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import { customQuizReservations } from '../../../database/schema/quizzes.ts';
import { settings } from '../../../config/settings.ts';
import { composedByEngine, type CustomQuestionSource } from './custom-question-source.ts';

const generate = '/api/generate-questions';
const request = { topic: 'stoichometry', difficulty: 'beginner', count: 5 };
const premium = { subscriptionStatus: 'active' } as const;
/** With a model, which nothing asks here: what it has time for is how long a quiz may be made. */
const withModel = { AI_BASE_URL: 'http://localhost:1/v1', AI_MODEL: 'none', AI_TIME_LIMIT: '45' };

describe.each(testDatabases)('on $name', ({ open }) => {
  let server: TestApp;
  let make: CustomQuestionSource;

  beforeAll(async () => {
    server = await createTestApp(await open(), withModel, { customQuestions: (wanted) => make(wanted) });
  });
  beforeEach(() => {
    make = composedByEngine(smallEngine);
  });
  afterAll(() => server.close());

  async function left(student: TestStudent): Promise<number> {
    return (await student.get('/api/user/custom-quiz-usage')).json().remaining;
  }

  test('a misspelled topic is understood, and the answer says so', async () => {
    const student = await server.signIn(premium);
    const quiz = await askForQuiz(student, { topic: ' stoi\u200Bchometry\n problems ' });
    expect(quiz.topic).toBe('Stoichiometry problems');
    expect(quiz.source).toEqual({ written: 5, families: 0, model: 0 });
    expect(await left(student)).toBe(6);
  });

  test('the answer says where the questions came from', async () => {
    make = async (wanted) => {
      const origins: Question['origin'][] = [
        { kind: 'model', model: 'small' },
        { kind: 'model', model: 'small' },
        { kind: 'family', family: 'counting', seed: 1 },
      ];
      const composed = smallEngine.composeQuiz(wanted);
      return composed.map((question, place) => ({ ...question, origin: origins[place] ?? question.origin }));
    };
    const quiz = await askForQuiz(await server.signIn(premium), request);
    expect(quiz.source).toEqual({ written: 2, families: 1, model: 2 });
  });

  test('a topic outside chemistry gets three suggestions and counts nothing', async () => {
    const student = await server.signIn(premium);
    const response = await student.post(generate, { ...request, topic: 'football results' });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      code: 'topicNotChemistry',
      suggestions: ['Counting', 'Adding', 'Dividing'],
    });
    expect(await left(student)).toBe(7);
  });

  test('whoever wants to die is told where help is, whatever the plan, and nothing is counted', async () => {
    const student = await server.signIn(premium);
    for (const asking of [student, await server.signIn()]) {
      const response = await asking.post(generate, { ...request, topic: 'i want to die' });
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({
        code: 'topicNotChemistry',
        message: expect.stringContaining('988'),
        suggestions: [],
      });
    }
    expect(await left(student)).toBe(7);
  });

  test('a free student hears of Premium, whatever the topic', async () => {
    const student = await server.signIn();
    for (const topic of ['buffers', 'football results']) {
      const response = await student.post(generate, { ...request, topic });
      expect([response.statusCode, response.json().code]).toEqual([403, 'subscriptionRequired']);
    }
  });

  test('seven a week, and again from the local Monday on', async () => {
    const student = await server.signIn({ ...premium, timeZone: 'America/New_York' });
    for (let quiz = 0; quiz < 7; quiz += 1) await askForQuiz(student, request);
    const refused = await student.post(generate, request);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toEqual({
      code: 'weeklyLimitReached',
      message: "You've reached your weekly limit of 7 custom quizzes",
      limit: 7,
      resetDate: '2026-03-16T04:00:00.000Z',
    });
    await askForQuiz(student, { topic: 'general' });
    const wednesday = server.time.now;
    server.time.now = Date.parse('2026-03-16T04:00:00Z');
    await askForQuiz(student, request);
    server.time.now = wednesday;
  });

  test('fifty requests at once with one quiz left yield exactly one quiz, made once', async () => {
    const student = await server.signIn(premium);
    for (let quiz = 0; quiz < 6; quiz += 1) await askForQuiz(student, request);
    let made = 0;
    make = async (wanted) => {
      made += 1;
      await pause(50);
      return smallEngine.composeQuiz(wanted);
    };
    const answers = await Promise.all(Array.from({ length: 50 }, () => student.post(generate, request)));
    const statuses = answers.map((answer) => answer.statusCode).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 403)]);
    expect(made).toBe(1);
    expect(await left(student)).toBe(0);
  });

  test('a source that fails, or makes nothing, counts nothing', async () => {
    const student = await server.signIn(premium);
    for (let quiz = 0; quiz < 6; quiz += 1) await askForQuiz(student, request);
    make = () => Promise.reject(new Error('The provider is down'));
    expect((await student.post(generate, request)).statusCode).toBe(500);
    make = () => Promise.resolve([]);
    expect((await student.post(generate, request)).json()).toMatchObject({
      code: 'noQuestionsOnTopic',
      suggestions: ['Adding', 'Dividing'],
    });
    expect(await left(student)).toBe(1);
    make = composedByEngine(smallEngine);
    await askForQuiz(student, request);
  });

  test('where fewer questions fit than were asked for, a student who wants to know is told first, and nothing is counted', async () => {
    const student = await server.signIn(premium);
    make = async (wanted) => (await composedByEngine(smallEngine)(wanted)).slice(0, 4);
    const before = await left(student);
    const asked = await student.post(generate, { ...request, whenFewer: 'ask' });
    expect([asked.statusCode, asked.json()]).toMatchObject([422, { code: 'fewerQuestions', available: 4 }]);
    expect(await left(student)).toBe(before);
    const issued = await student.post(generate, { ...request, whenFewer: 'serve' });
    expect(issued.json().questions).toHaveLength(4);
    expect(await left(student)).toBe(before - 1);
    make = composedByEngine(smallEngine);
  });

  test('the source may take its time: nothing else of the student waits for it', async () => {
    const student = await server.signIn(premium);
    let finish = (): void => undefined;
    const slow = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const asked = new Promise<void>((resolve) => {
      make = async (wanted) => {
        resolve();
        await slow;
        return smallEngine.composeQuiz(wanted);
      };
    });
    const custom = student.post(generate, request);
    await asked;
    await askForQuiz(student, { topic: 'general' });
    finish();
    expect((await custom).statusCode).toBe(200);
  });

  test('a place that a crash left behind is free again half a minute after the time of the model', async () => {
    const student = await server.signIn(premium);
    for (let quiz = 0; quiz < 6; quiz += 1) await askForQuiz(student, request);
    const asked = new Promise<void>((resolve) => {
      make = () => {
        resolve();
        return new Promise(() => undefined);
      };
    });
    void student.post(generate, request);
    await asked;
    make = composedByEngine(smallEngine);
    expect((await student.post(generate, request)).statusCode).toBe(403);
    server.time.now += 74_000;
    expect((await student.post(generate, request)).statusCode).toBe(403);
    server.time.now += 1000;
    await askForQuiz(student, request);
  });

  test('a quiz that takes the longest that a model may be given keeps its place, whatever is asked for meanwhile', async () => {
    const longest = 600;
    expect(settings.shape.AI_TIME_LIMIT.safeParse(longest + 1).success).toBe(false);
    const patient = { ...withModel, AI_TIME_LIMIT: String(longest) };
    const slow = await createTestApp(await open(), patient, { customQuestions: (wanted) => make(wanted) });
    const student = await slow.signIn(premium);
    make = async (wanted) => {
      make = composedByEngine(smallEngine);
      slow.time.now += longest * 1000;
      await askForQuiz(student, request);
      return smallEngine.composeQuiz(wanted);
    };
    await askForQuiz(student, request);
    expect(await left(student)).toBe(5);
    await slow.close();
  });

  test('a server that closes makes nobody wait for a quiz, and keeps no place for it', async () => {
    const database = await open();
    const closing = await createTestApp(database, withModel, { customQuestions: (wanted) => make(wanted) });
    const student = await closing.signIn(premium);
    const asked = Promise.withResolvers<void>();
    make = async ({ waiting }) => {
      asked.resolve();
      await once(waiting.signal, 'abort');
      return [];
    };
    const answer = student.post(generate, request);
    await asked.promise;
    await closing.app.close();
    expect((await answer).json()).toMatchObject({ code: 'unavailable' });
    expect(await database.db.select().from(customQuizReservations)).toEqual([]);
    await closing.close();
  });
});

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
