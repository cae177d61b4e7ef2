import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askForQuiz } from '../../testing/take-quiz.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';

const generate = '/api/generate-questions';
const request = { topic: 'general', difficulty: 'beginner', count: 5 };
const day = 24 * 60 * 60_000;

describe.each(testDatabases)('on $name', ({ open }) => {
  let server: TestApp;

  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());

  test('a free student gets five subject quizzes a day and hears when the next day begins', async () => {
    const student = await server.signIn();
    const inNewYork = { 'time-zone': 'America/New_York' };
    for (let quiz = 0; quiz < 5; quiz += 1) await askForQuiz(student, {}, inNewYork);
    const refused = await student.post(generate, request, inNewYork);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toEqual({
      code: 'dailyLimitReached',
      message: "You've reached your daily limit of 5 free quizzes",
      limit: 5,
      resetDate: '2026-03-12T04:00:00.000Z',
    });
  });

  test('a free student gets ten subject quizzes a week, and again from the local Monday on', async () => {
    const student = await server.signIn();
    const wednesday = server.time.now;
    for (const when of [wednesday, wednesday + day]) {
      server.time.now = when;
      for (let quiz = 0; quiz < 5; quiz += 1) await askForQuiz(student);
    }
    expect((await student.post(generate, request)).json()).toMatchObject({ code: 'dailyLimitReached' });
    server.time.now = wednesday + 2 * day;
    expect((await student.post(generate, request)).json()).toEqual({
      code: 'weeklyLimitReached',
      message: "You've reached your weekly limit of 10 free quizzes",
      limit: 10,
      resetDate: '2026-03-16T00:00:00.000Z',
    });
    server.time.now = Date.parse('2026-03-16T00:00:00Z');
    await askForQuiz(student);
    server.time.now = wednesday;
  });

  test('fifty requests at once with one quiz left yield exactly one quiz', async () => {
    const student = await server.signIn();
    for (let quiz = 0; quiz < 4; quiz += 1) await askForQuiz(student);
    const answers = await Promise.all(Array.from({ length: 50 }, () => student.post(generate, request)));
    const statuses = answers.map((answer) => answer.statusCode).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 403)]);
  });

  test('changing the time zone to and fro wins no quiz', async () => {
    const student = await server.signIn();
    for (let quiz = 0; quiz < 5; quiz += 1) await askForQuiz(student, {}, { 'time-zone': 'Europe/Berlin' });
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Tokyo']) {
      const refused = await student.post(generate, request, { 'time-zone': zone });
      expect(refused.json()).toMatchObject({
        code: 'dailyLimitReached',
        resetDate: '2026-03-11T23:00:00.000Z',
      });
    }
  });

  test('longer quizzes and custom topics need Premium', async () => {
    const free = await server.signIn();
    for (const refused of [{ count: 15 }, { topic: 'why is ice less dense than water' }]) {
      const response = await free.post(generate, { ...request, ...refused });
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({ code: 'subscriptionRequired', subscriptionRequired: true });
    }
    const premium = await server.signIn({ subscriptionStatus: 'active' });
    expect((await askForQuiz(premium, { count: 30 })).questions).toHaveLength(30);
  });

  test('a Premium student has no limit on subject quizzes, one whose payment is past due has', async () => {
    const premium = await server.signIn({ subscriptionStatus: 'active' });
    for (let quiz = 0; quiz < 12; quiz += 1) await askForQuiz(premium);
    const pastDue = await server.signIn({ subscriptionStatus: 'past_due' });
    for (let quiz = 0; quiz < 5; quiz += 1) await askForQuiz(pastDue);
    expect((await pastDue.post(generate, request)).statusCode).toBe(403);
  });
});
