import { generateQuestionsResponse } from '@valence/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answersTo } from '../../testing/take-quiz.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { openExamsServer, path, put, type ExamsServer } from './testing/exams-server.ts';

describe.each(testDatabases)('exams on $name', ({ open }) => {
  let server: ExamsServer;
  beforeAll(async () => {
    server = await openExamsServer(await open());
  });
  afterAll(() => server.close());

  test('today’s plan can be typed: no options and no keys come with what can', async () => {
    const { student, id } = await server.withExam();
    const answer = await student.post(`${path}/${id}/today?answers=type`, undefined);
    const { questions, typed = [] } = generateQuestionsResponse.parse(answer.json());
    expect(typed.length).toBeGreaterThan(0);
    // In the small engine what ends so cannot be typed.
    expect(questions.every(({ question }) => question.endsWith('4?'))).toBe(true);
    for (const question of typed) expect(question).toMatchObject({ standing: { tries: [], solution: null } });
    const strange = await student.post(`${path}/${id}/today?answers=sing`, undefined);
    expect(strange.statusCode).toBe(400);
  });

  test('today is as many questions as the day has minutes, and less what was done today', async () => {
    const { student, id } = await server.withExam({}, await server.signIn({ subscriptionStatus: 'active' }));
    const [before] = (await server.todayOf(student)).exams;
    expect(before).toMatchObject({ left: 20, done: 0, quizzes: 1, nextCount: 20, isCutShort: false });
    expect(await server.todayOf(student)).toEqual({ today: '2026-03-11', exams: [before] });
    const quiz = await server.takeNext(student, id);
    expect(quiz.topic).toBe('Today’s plan: Finals');
    const [after] = (await server.todayOf(student)).exams;
    expect(after?.done).toBe(20);
    expect(after?.left).toBe(0);
    expect((await student.post(`${path}/${id}/today`, undefined)).json()).toMatchObject({ code: 'conflict' });
  });

  test('whoever is fast is not given more on the same day', async () => {
    const { student, id } = await server.withExam({}, await server.signIn({ subscriptionStatus: 'active' }));
    const quiz = generateQuestionsResponse.parse(
      (await student.post(`${path}/${id}/today`, undefined)).json(),
    );
    const count = quiz.questions.length;
    server.time.now += count * 25_000;
    const answers = answersTo(quiz, count);
    const questionsData = answers.questionsData.map((answer) => ({ ...answer, timeSpent: 25 }));
    await student.post('/api/user/record-quiz', { ...answers, questionsData, timeSpent: count * 25 });
    const [after] = (await server.todayOf(student)).exams;
    expect(after).toMatchObject({ done: 20, left: 0 });
  });

  test('a free student’s day is cut to the quizzes that are left, and each counts', async () => {
    const { student, id } = await server.withExam({ minutes: [90, 90, 90, 90, 90, 90, 90] });
    const [planned] = (await server.todayOf(student)).exams;
    expect(planned).toMatchObject({ left: 50, quizzes: 5, nextCount: 10, isCutShort: true });
    for (let count = 0; count < 5; count += 1) await server.takeNext(student, id);
    expect((await server.todayOf(student)).exams[0]).toMatchObject({ left: 0, isCutShort: true });
    expect((await student.post(`${path}/${id}/today`, undefined)).json()).toMatchObject({
      code: 'dailyLimitReached',
    });
  });

  test('no question that was seen lately comes again, and a repeated request gets the same quiz', async () => {
    const { student, id } = await server.withExam();
    const first = await server.takeNext(student, id);
    const second = await server.takeNext(student, id);
    const seen = new Set(first.questions.map((question) => question.id));
    expect(second.questions.filter((question) => seen.has(question.id))).toEqual([]);
    const key = { 'idempotency-key': 'the-same-for-every-try' };
    const answers = [1, 2].map(() => student.post(`${path}/${id}/today`, undefined, key));
    const [one, other] = await Promise.all(answers);
    expect(one?.json().quizId ?? one?.json().code).toBe(other?.json().quizId ?? other?.json().code);
  });

  test('a missed day leaves no backlog', async () => {
    const { student } = await server.withExam({}, await server.signIn({ subscriptionStatus: 'active' }));
    const [planned] = (await server.todayOf(student)).exams;
    const later = await server.at('2026-03-13T12:00:00Z', () => server.todayOf(student));
    expect(later.exams[0]).toMatchObject({ left: planned?.left, daysLeft: 8 });
  });

  test('free days and days without minutes have no questions', async () => {
    const { student } = await server.withExam({ freeDays: ['2026-03-11'] });
    expect((await server.todayOf(student)).exams[0]).toMatchObject({ left: 0, minutes: 0 });
    const saturday = await server.at('2026-03-14T12:00:00Z', () => server.todayOf(student));
    expect(saturday.exams[0]).toMatchObject({ left: 0, minutes: 0 });
  });

  test('today is the student’s own day, east and west of the date line, and when clocks change', async () => {
    const { student } = await server.withExam({ date: '2026-03-12' });
    const inAuckland = { 'time-zone': 'Pacific/Auckland' };
    const late = await server.at('2026-03-11T11:30:00Z', () => server.todayOf(student, inAuckland));
    expect(late).toMatchObject({ today: '2026-03-12', exams: [{ daysLeft: 0, left: 0 }] });
    const { student: other } = await server.withExam({ date: '2026-03-30' });
    const inBerlin = { 'time-zone': 'Europe/Berlin' };
    for (const [moment, daysLeft] of [
      ['2026-03-28T22:59:00Z', 2],
      ['2026-03-28T23:01:00Z', 1],
      ['2026-03-29T21:59:00Z', 1],
      ['2026-03-29T22:01:00Z', 0],
    ] as const)
      expect((await server.at(moment, () => server.todayOf(other, inBerlin))).exams[0]?.daysLeft).toBe(
        daysLeft,
      );
  });

  test('two days before there is a plan, on the day there is none, and after it only upkeep that was asked for', async () => {
    const { student, id } = await server.withExam({ date: '2026-03-13' });
    expect((await server.todayOf(student)).exams[0]).toMatchObject({ daysLeft: 2, left: 20 });
    const aftermath = { went: 'better', mark: 81, upkeep: true };
    expect((await put(student, `${path}/${id}/aftermath`, aftermath)).statusCode).toBe(409);
    expect((await server.at('2026-03-13T08:00:00Z', () => server.todayOf(student))).exams[0]).toMatchObject({
      daysLeft: 0,
      left: 0,
    });
    await server.at('2026-03-16T08:00:00Z', async () => {
      expect((await server.todayOf(student)).exams).toEqual([]);
      const kept = await put(student, `${path}/${id}/aftermath`, aftermath);
      expect(kept.json().exams[0]).toMatchObject({ ...aftermath, daysLeft: -3 });
      // Ten minutes at most.
      expect((await server.todayOf(student)).exams[0]).toMatchObject({ daysLeft: -3, minutes: 10, left: 8 });
      expect((await student.get(`${path}/${id}/forecast`)).json()).toMatchObject({
        enough: false,
        because: 'This exam is over.',
      });
      expect((await student.get(`${path}/${id}/plan`)).json().days).toEqual([]);
    });
  });
});
