import { noProgress } from '@valence/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answersTo, askForQuiz } from '../../testing/take-quiz.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';

const progress = '/api/user/progress';

describe.each(testDatabases)('on $name', ({ open }) => {
  let server: TestApp;

  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());

  async function finishQuiz(
    student: TestStudent,
    { at, right, topic = 'general', zone = 'UTC', timeSpent = 30 }: FinishedQuiz,
  ): Promise<void> {
    server.time.now = Date.parse(at);
    const headers = { 'time-zone': zone };
    const quiz = await askForQuiz(student, { topic }, headers);
    const answers = { ...answersTo(quiz, right), timeSpent };
    const response = await student.post('/api/user/record-quiz', answers, headers);
    if (response.statusCode !== 200) throw new Error(response.body);
  }

  test('a student who has done nothing has zeros everywhere', async () => {
    const student = await server.signIn();
    expect((await student.get(progress)).json()).toEqual(noProgress);
    expect((await student.get('/api/user/quiz-history')).json()).toEqual({ quizHistory: [] });
    expect((await student.get('/api/user/quiz-history/stats')).json()).toEqual({
      totalQuizzes: 0,
      overallAverage: 0,
      bestScore: 0,
      subjectStats: [],
    });
  });

  test('progress, history and stats tell the same finished quizzes', async () => {
    const student = await server.signIn();
    await finishQuiz(student, { at: '2026-03-09T10:00:00Z', right: 5, timeSpent: 40 });
    await finishQuiz(student, { at: '2026-03-10T10:00:00Z', right: 2, topic: 'organic' });
    await finishQuiz(student, { at: '2026-03-10T11:00:00Z', right: 4, timeSpent: 20 });
    await askForQuiz(student);

    expect((await student.get(progress)).json()).toEqual({
      quizzesToday: 3,
      finishedToday: 2,
      dailyStreak: 2,
      longestStreak: 2,
      totalQuizzes: 3,
      averageScore: 73,
      weeklyGoalProgress: 2,
      perfectScores: 1,
      fastestTime: 20,
      subjectsCompleted: ['general', 'organic'],
      totalQuestions: 15,
      correctInARow: 0,
      mostCorrectInARow: 7,
    });
    const { quizHistory } = (await student.get('/api/user/quiz-history')).json();
    expect(quizHistory).toMatchObject([
      { subject: 'general', score: 80, correctAnswers: 4, totalQuestions: 5, timeSpent: 20 },
      { subject: 'organic', score: 40, completedAt: '2026-03-10T10:00:00.000Z', difficulty: 'beginner' },
      { subject: 'general', score: 100 },
    ]);
    const ofOrganic = (await student.get('/api/user/quiz-history?subject=organic')).json().quizHistory;
    expect(ofOrganic).toMatchObject([{ subject: 'organic', score: 40 }]);
    expect((await student.get('/api/user/quiz-history/stats')).json()).toEqual({
      totalQuizzes: 3,
      overallAverage: 73,
      bestScore: 100,
      subjectStats: [
        { subject: 'general', quizCount: 2, averageScore: 90, bestScore: 100, recentScore: 80 },
        { subject: 'organic', quizCount: 1, averageScore: 40, bestScore: 40, recentScore: 40 },
      ],
    });
  });

  test('quizzes recorded at the same moment are counted each, once', async () => {
    const student = await server.signIn({ subscriptionStatus: 'active' });
    const issued = [];
    for (let quiz = 0; quiz < 6; quiz += 1) issued.push(await askForQuiz(student));
    await Promise.all(
      [...issued, ...issued].map((quiz) => student.post('/api/user/record-quiz', answersTo(quiz, 5))),
    );
    expect((await student.get(progress)).json()).toMatchObject({
      totalQuizzes: 6,
      perfectScores: 6,
      totalQuestions: 30,
      correctInARow: 30,
      mostCorrectInARow: 30,
    });
  });

  test('a quiz that became perfect by trying again is not a perfect score', async () => {
    const student = await server.signIn({ subscriptionStatus: 'active' });
    const quiz = await askForQuiz(student);
    const answers = answersTo(quiz, 5);
    const retried = answers.questionsData.map((answer, index) => ({
      ...answer,
      attempts: index === 0 ? 2 : 1,
    }));
    await student.post('/api/user/record-quiz', { ...answers, questionsData: retried });
    expect((await student.get(progress)).json()).toMatchObject({ averageScore: 100, perfectScores: 0 });
  });

  test('a streak follows the local day across the change of the clocks', async () => {
    const student = await server.signIn();
    const zone = 'Europe/Berlin';
    // 23:30 on Saturday, 23:59 on the short Sunday, 00:01 on Monday.
    for (const at of ['2026-03-28T22:30:00Z', '2026-03-29T21:59:00Z', '2026-03-29T22:01:00Z']) {
      await finishQuiz(student, { at, right: 1, zone });
    }
    const read = async () => (await student.get(progress, { 'time-zone': zone })).json();
    expect(await read()).toMatchObject({ dailyStreak: 3, weeklyGoalProgress: 1, quizzesToday: 1 });
    server.time.now = Date.parse('2026-03-31T21:59:00Z');
    expect(await read()).toMatchObject({ dailyStreak: 3 });
    server.time.now = Date.parse('2026-03-31T22:01:00Z');
    expect(await read()).toMatchObject({ dailyStreak: 0, longestStreak: 3 });
  });

  test('a changed time zone takes effect at most once in 24 hours', async () => {
    const student = await server.signIn();
    const reset = async (zone: string) =>
      (await student.get('/api/user/quiz-usage', { 'time-zone': zone })).json().resetDate;
    server.time.now = Date.parse('2026-03-11T12:00:00Z');
    expect(await reset('America/New_York')).toBe('2026-03-16T04:00:00.000Z');
    server.time.now = Date.parse('2026-03-12T11:59:00Z');
    expect(await reset('Asia/Tokyo')).toBe('2026-03-16T04:00:00.000Z');
    server.time.now = Date.parse('2026-03-12T12:00:00Z');
    expect(await reset('Asia/Tokyo')).toBe('2026-03-15T15:00:00.000Z');
    expect(await reset('America/New_York')).toBe('2026-03-15T15:00:00.000Z');
  });

  test('usage counts what was issued, finished or not', async () => {
    server.time.now = Date.parse('2026-03-11T12:00:00Z');
    const free = await server.signIn();
    await askForQuiz(free);
    expect((await free.get('/api/user/quiz-usage')).json()).toEqual({
      remaining: 9,
      weeklyLimit: 10,
      remainingToday: 4,
      dailyLimit: 5,
      resetDate: '2026-03-16T00:00:00.000Z',
      dailyResetDate: '2026-03-12T00:00:00.000Z',
    });
    expect((await free.get('/api/user/custom-quiz-usage')).json()).toMatchObject({
      remaining: 0,
      weeklyLimit: 0,
    });
    const premium = await server.signIn({ subscriptionStatus: 'active' });
    expect((await premium.get('/api/user/quiz-usage')).json()).toMatchObject({
      remaining: null,
      remainingToday: null,
    });
    expect((await premium.get('/api/user/custom-quiz-usage')).json()).toEqual({
      remaining: 7,
      weeklyLimit: 7,
      resetDate: '2026-03-16T00:00:00.000Z',
    });
  });

  test('history shows the ten latest quizzes', async () => {
    const student = await server.signIn({ subscriptionStatus: 'active' });
    for (let hour = 0; hour < 12; hour += 1) {
      const at = `2026-03-11T${String(hour).padStart(2, '0')}:00:00Z`;
      await finishQuiz(student, { at, right: hour % 6 });
    }
    const { quizHistory } = (await student.get('/api/user/quiz-history')).json();
    expect(quizHistory).toHaveLength(10);
    expect(quizHistory[0]).toMatchObject({ completedAt: '2026-03-11T11:00:00.000Z' });
  });

  test('nobody sees anything signed out', async () => {
    for (const path of [
      'progress',
      'quiz-usage',
      'custom-quiz-usage',
      'quiz-history',
      'quiz-history/stats',
    ]) {
      const response = await server.app.inject({ url: `/api/user/${path}` });
      expect([path, response.statusCode, response.json().code]).toEqual([path, 401, 'signedOut']);
    }
  });
});

interface FinishedQuiz {
  at: string;
  right: number;
  topic?: string;
  zone?: string;
  timeSpent?: number;
}
