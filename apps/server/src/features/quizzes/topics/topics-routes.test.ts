import { errorBody, previewQuizResponse, topicListResponse } from '@valence/contract';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quizzes } from '../../../database/schema/quizzes.ts';
import { smallEngine } from '../../../testing/small-engine.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../../testing/test-app.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import type { QuestionEngine } from '../question-engine.ts';

const preview = '/api/preview-quiz';
const list = '/api/topics';
const generate = '/api/generate-questions';
const premium = { subscriptionStatus: 'active' } as const;
const chosen = { topics: ['counting'], concepts: [] };

describe.each(testDatabases)('on $name', ({ open }) => {
  let server: TestApp;

  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());

  async function previewOf(student: TestStudent, wish: object) {
    const response = await student.post(preview, { count: 10, ...wish });
    expect([wish, response.statusCode]).toEqual([wish, 200]);
    return previewQuizResponse.parse(response.json());
  }

  async function left(student: TestStudent): Promise<unknown> {
    const custom = (await student.get('/api/user/custom-quiz-usage')).json();
    return [custom, (await student.get('/api/user/quiz-usage')).json()];
  }

  test('a topic in own words is a custom quiz, and a corrected word is told', async () => {
    expect(await previewOf(await server.signIn(), { topic: ' stoichometry ' })).toEqual({
      isUnderstood: true,
      kind: 'custom',
      name: 'Stoichiometry',
      corrections: [{ typed: 'stoichometry', meant: 'Stoichiometry' }],
      unknownWords: [],
      withoutQuestions: [],
      questions: { beginner: 30, intermediate: 30, advanced: 30 },
      available: 10,
      isCompletedByModel: false,
      nearest: ['Adding', 'Dividing'],
    });
  });

  test('a subject, and what is chosen from the list, is a subject quiz', async () => {
    const student = await server.signIn();
    const subject = await previewOf(student, { topic: 'general chemistry' });
    expect(subject).toMatchObject({ kind: 'subject', name: 'General Chemistry', available: 10 });
    const choice = await previewOf(student, { choice: chosen });
    expect(choice).toMatchObject({ kind: 'subject', name: 'counting', available: 10 });
  });

  test('no more is promised than the quiz will have, where questions read alike', async () => {
    const ofTwins: QuestionEngine = {
      ...smallEngine,
      composeQuiz: (request) => smallEngine.composeQuiz(request).slice(0, 6),
      understandTopic: (text) => {
        const understood = smallEngine.understandTopic(text);
        return understood.isUnderstood
          ? { ...understood, counts: { beginner: 12, intermediate: 0, advanced: 0 } }
          : understood;
      },
    };
    const own = await createTestApp(await open(), {}, { engine: ofTwins });
    const response = await (await own.signIn()).post(preview, { count: 10, topic: 'stoichiometry' });
    expect(previewQuizResponse.parse(response.json())).toMatchObject({ available: 6 });
    await own.close();
  });

  test('fewer questions than asked for, and none, are said', async () => {
    const student = await server.signIn();
    expect(await previewOf(student, { choice: { topics: ['few'], concepts: [] } })).toMatchObject({
      questions: { beginner: 4, intermediate: 0, advanced: 0 },
      available: 4,
    });
    expect(await previewOf(student, { topic: 'nothing at all' })).toMatchObject({
      available: 0,
      nearest: ['Adding', 'Dividing'],
    });
    expect(await previewOf(student, { topic: 'football results' })).toEqual({
      isUnderstood: false,
      nearest: ['Counting', 'Adding', 'Dividing'],
    });
  });

  test('whoever wants to die is told where help is', async () => {
    expect(await previewOf(await server.signIn(), { topic: 'i want to die' })).toEqual({
      isUnderstood: false,
      nearest: [],
      help: expect.stringContaining('findahelpline.com'),
    });
  });

  test('a preview issues nothing and counts nothing', async () => {
    for (const student of [await server.signIn(), await server.signIn(premium)]) {
      const before = [await left(student), await issued()];
      for (const wish of [
        { topic: 'buffers' },
        { topic: 'organic' },
        { topic: 'football' },
        { choice: chosen },
      ])
        await previewOf(student, wish);
      expect([await left(student), await issued()]).toEqual(before);
    }
  });

  async function issued(): Promise<number> {
    const [rows] = await server.database.db.select({ rows: count() }).from(quizzes);
    return rows?.rows ?? -1;
  }

  test('bad input is a 400 that says what and where', async () => {
    const student = await server.signIn();
    const bad = [
      [{}, 'topic'],
      [{ topic: 'buffers', choice: chosen }, 'topic'],
      [{ topic: ' \u200b ' }, 'topic'],
      [{ topic: 'a'.repeat(201) }, 'topic'],
      [{ topic: 'é'.repeat(3000) }, 'topic'],
      [{ topic: 7 }, 'topic'],
      [{ choice: { topics: [], concepts: [] } }, 'choice'],
      [{ choice: { topics: ['football'], concepts: [] } }, 'choice'],
      [{ choice: { topics: ['no such form!'], concepts: [] } }, 'choice.topics.0'],
      [{ choice: { topics: Array.from({ length: 61 }, () => 'counting'), concepts: [] } }, 'choice.topics'],
      [{ topic: 'buffers', count: 35 }, 'count'],
      [{ topic: 'buffers', count: 1000 }, 'count'],
    ] as const;
    for (const url of [preview, generate])
      for (const [wish, field] of bad) {
        const difficulty = url === generate ? { difficulty: 'beginner' } : {};
        const response = await student.post(url, { count: 5, ...difficulty, ...wish });
        const { code, fields } = errorBody.parse(response.json());
        expect([url, wish, response.statusCode, code, fields?.map((one) => one.field)]).toEqual([
          url,
          wish,
          400,
          'badRequest',
          [field],
        ]);
      }
  });

  test('previews are limited, four times as generously as quizzes', async () => {
    const strict = await createTestApp(await open(), { RATE_LIMIT_QUIZZES: '2' });
    const student = await strict.signIn();
    const statuses = [];
    for (let call = 0; call < 9; call += 1)
      statuses.push((await student.post(preview, { topic: 'buffers', count: 5 })).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 200), 429]);
    await strict.close();
  });

  test('the list names what has questions, and is sent once while it stays the same', async () => {
    const student = await server.signIn();
    const response = await student.get(list);
    const many = { beginner: 30, intermediate: 30, advanced: 30 };
    expect(topicListResponse.parse(response.json())).toEqual({
      subjects: [
        {
          id: 'general',
          questions: many,
          topics: [{ id: 'counting', name: 'Counting', questions: many, concepts: [] }],
        },
      ],
    });
    expect(response.headers['cache-control']).toBe('private, no-cache');
    const again = await student.get(list, { 'if-none-match': String(response.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await student.get(list, { 'if-none-match': 'W/"another"' })).statusCode).toBe(200);
  });

  test('who is signed out is told so', async () => {
    const typed = await server.app.inject({ method: 'POST', url: preview, payload: { anything: true } });
    const listed = await server.app.inject({ method: 'GET', url: list });
    for (const response of [typed, listed])
      expect([response.statusCode, response.json().code]).toEqual([401, 'signedOut']);
  });

  test('a choice is a subject quiz by allowance, for a free student too', async () => {
    const student = await server.signIn();
    const request = { choice: chosen, difficulty: 'beginner', count: 5 };
    for (let quiz = 0; quiz < 5; quiz += 1) {
      const response = await student.post(generate, request);
      expect([response.statusCode, response.json().topic]).toEqual([200, 'counting']);
    }
    const refused = await student.post(generate, request);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'dailyLimitReached']);
    const usage = (await student.get('/api/user/quiz-usage')).json();
    expect([usage.remaining, usage.remainingToday]).toEqual([5, 0]);
    const paying = await server.signIn(premium);
    const before = (await paying.get('/api/user/custom-quiz-usage')).json();
    expect((await paying.post(generate, request)).statusCode).toBe(200);
    expect((await paying.get('/api/user/custom-quiz-usage')).json()).toEqual(before);
  });

  test('of a choice with few questions a student who wants to know hears first, and nothing is counted', async () => {
    const student = await server.signIn();
    const request = { choice: { topics: ['few'], concepts: [] }, difficulty: 'beginner', count: 5 };
    const before = await left(student);
    const asked = await student.post(generate, { ...request, whenFewer: 'ask' });
    expect([asked.statusCode, asked.json()]).toMatchObject([422, { code: 'fewerQuestions', available: 4 }]);
    expect(await left(student)).toEqual(before);
    expect((await student.post(generate, request)).json().questions).toHaveLength(4);
    expect(await left(student)).not.toEqual(before);
  });
});
