import { analytics, standings } from '@valence/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answersTo, askForQuiz } from '../../testing/take-quiz.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';

const path = '/api/user/analytics';

describe.each(testDatabases)('on $name', ({ open }) => {
  let server: TestApp;

  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());

  const read = async (student: TestStudent, subject?: string) => {
    const response = await student.get(subject === undefined ? path : `${path}?subject=${subject}`);
    return analytics.parse(response.json());
  };

  async function takeQuiz(student: TestStudent, at: string, right: number, topic = 'general'): Promise<void> {
    server.time.now = Date.parse(at);
    const quiz = await askForQuiz(student, { topic });
    server.time.now += 120_000;
    const answers = answersTo(quiz, right);
    const timed = answers.questionsData.map((answer, place) => ({ ...answer, timeSpent: 10 * (place + 1) }));
    const response = await student.post('/api/user/record-quiz', { ...answers, questionsData: timed });
    if (response.statusCode !== 200) throw new Error(response.body);
  }

  test('a student who has done nothing is told nothing', async () => {
    expect(await read(await server.signIn())).toEqual({
      measured: { quizzes: 0, answered: 0 },
      scores: [],
      weeks: [],
      topics: [],
      difficulties: [],
      slips: [],
      slipsFrom: { answered: 0, days: null },
      times: { overall: null, byDifficulty: [], bySubject: [] },
    });
  });

  test('what was answered is told by topic, with what there is to practice; what was not, is not told', async () => {
    const student = await server.signIn();
    const readStandings = async () => standings.parse((await student.get('/api/user/standings')).json());
    expect(await readStandings()).toEqual({ topics: [], concepts: [] });
    await takeQuiz(student, '2026-03-08T10:00:00Z', 2);
    expect(await readStandings()).toEqual({
      topics: [{ id: 'counting', name: 'Counting', answered: 5, right: 2, questions: expect.any(Number) }],
      concepts: [],
    });
  });

  test('scores, accuracy, slips and times are those of the finished quizzes', async () => {
    const student = await server.signIn();
    await takeQuiz(student, '2026-03-08T10:00:00Z', 1);
    await takeQuiz(student, '2026-03-10T10:00:00Z', 4);
    const told = await read(student);
    expect(told).toMatchObject({
      measured: { quizzes: 2, answered: 10 },
      scores: [
        { score: 20, subject: 'general', completedAt: '2026-03-08T10:02:00.000Z' },
        { score: 80, subject: 'general' },
      ],
      weeks: [
        { monday: '2026-03-02', quizCount: 1, averageScore: 20 },
        { monday: '2026-03-09', quizCount: 1, averageScore: 80 },
      ],
      topics: [{ id: 'counting', name: 'Topic counting', answered: 10, right: 5 }],
      difficulties: [{ difficulty: 'beginner', answered: 10, right: 5 }],
      times: { overall: { answered: 10, medianSeconds: 30 } },
    });
    expect(told.slips).toEqual([
      {
        id: 'miscounted',
        name: 'Slip miscounted',
        made: 5,
        offered: 10,
        earlier: { made: 4, offered: 5 },
        recent: { made: 1, offered: 5 },
        trend: 'falling',
        lastSeen: '2026-03-10T10:02:00.000Z',
        teaching: 'Count again.',
        drawings: [],
        subject: 'general',
        topic: { id: 'counting', name: 'Topic counting' },
      },
    ]);
  });

  test('a subject narrows everything to its quizzes', async () => {
    const student = await server.signIn();
    await takeQuiz(student, '2026-03-10T10:00:00Z', 5);
    await takeQuiz(student, '2026-03-10T11:00:00Z', 2, 'organic');
    const organic = await read(student, 'organic');
    expect(organic).toMatchObject({
      measured: { quizzes: 1 },
      scores: [{ score: 40 }],
      weeks: [{ averageScore: 40 }],
    });
    expect(organic.times.bySubject.map(({ subject }) => subject)).toEqual(['organic']);
    expect(await read(student, 'physical')).toMatchObject({ scores: [], weeks: [], slips: [] });
  });

  test('in practice the first attempt counts, and its slip is told though the answer became right', async () => {
    const student = await server.signIn({ subscriptionStatus: 'active' });
    const quiz = await askForQuiz(student);
    const answers = answersTo(quiz, 5);
    const questionsData = answers.questionsData.map((answer, place) =>
      place === 0 ? { ...answer, attempts: 2, firstAnswer: (answer.correctAnswer + 1) % 4 } : answer,
    );
    await student.post('/api/user/record-quiz', { ...answers, questionsData, isPracticeMode: true });
    const { topics, slips } = await read(student);
    expect(topics).toMatchObject([{ answered: 5, right: 4 }]);
    expect(slips).toMatchObject([{ id: 'miscounted', made: 1, offered: 5 }]);
  });

  test('slips of the last 30 days are told on the free plan, all of them to Premium students, and nothing else is less', async () => {
    const student = await server.signIn({ subscriptionStatus: 'free' });
    const premium = await server.signIn({ subscriptionStatus: 'active' });
    for (const one of [student, premium]) {
      await takeQuiz(one, '2026-02-08T09:57:00Z', 1);
      await takeQuiz(one, '2026-02-08T10:00:00Z', 3);
    }
    // Thirty days after the second, to the minute.
    server.time.now = Date.parse('2026-03-10T10:02:00Z');
    const free = await read(student);
    expect(free).toMatchObject({ slipsFrom: { answered: 5, days: 30 }, slips: [{ made: 2, offered: 5 }] });
    server.time.now += 1;
    expect(await read(student)).toMatchObject({ slipsFrom: { answered: 0, days: 30 }, slips: [] });
    const all = await read(premium);
    expect(all).toMatchObject({ slipsFrom: { answered: 10, days: null }, slips: [{ made: 6, offered: 10 }] });
    for (const part of ['measured', 'weeks', 'topics', 'difficulties', 'times'] as const)
      expect(free[part]).toEqual(all[part]);
  });

  test('questions left open are not counted as answered', async () => {
    const student = await server.signIn();
    const quiz = await askForQuiz(student);
    const answers = answersTo(quiz, 5);
    const questionsData = answers.questionsData.map((answer) => ({
      ...answer,
      userAnswer: null,
      attempts: 0,
    }));
    await student.post('/api/user/record-quiz', { ...answers, questionsData });
    expect(await read(student)).toMatchObject({
      measured: { quizzes: 1, answered: 0 },
      scores: [{ score: 0 }],
      topics: [],
      slips: [],
    });
  });

  test('another student sees nothing of it, and nobody signed out', async () => {
    expect((await read(await server.signIn())).scores).toEqual([]);
    expect((await server.app.inject({ url: path })).statusCode).toBe(401);
  });
});
