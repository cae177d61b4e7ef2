import { historyResponse, openPaperResponse, quizHistory, quizHistoryStats } from '@valence/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answersTo, askForQuiz } from '../../testing/take-quiz.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';

describe.each(testDatabases)('a practice paper on $name', ({ open }) => {
  let server: TestApp;
  let student: TestStudent;
  let paperId: string;

  /** A quiz with three of five right, and half a paper with nothing right. */
  beforeAll(async () => {
    server = await createTestApp(await open());
    student = await server.signIn();
    const quiz = await askForQuiz(student, { topic: 'general', difficulty: 'intermediate' });
    await student.post('/api/user/record-quiz', answersTo(quiz, 3));
    server.time.now += 1000;
    const wish = { examId: 'counting', length: 'half', extraTime: 0 };
    const { paper } = openPaperResponse.parse((await student.post('/api/user/papers', wish)).json());
    if (paper === null) throw new Error('No paper');
    ({ paperId } = paper);
    const standing = { ...paper.standing, revision: 1 };
    await student.post('/api/user/papers/open/submit', { paperId, elapsed: 1000, standing });
  });
  afterAll(() => server.close());

  const historyOf = async (query = '') =>
    historyResponse.parse((await student.get(`/api/user/history${query}`)).json()).quizzes;

  test('is called so in the history, and at its length', async () => {
    const [paper, quiz] = await historyOf();
    expect(paper).toMatchObject({ id: paperId, paper: 'Counting, half length', subject: 'Counting' });
    expect(quiz).not.toHaveProperty('paper');
    const latest = quizHistory.parse((await student.get('/api/user/quiz-history')).json()).quizHistory;
    expect(latest.map(({ paper: name }) => name)).toEqual(['Counting, half length', undefined]);
  });

  test('is found among papers, and neither by a difficulty nor among topics of one’s own', async () => {
    const papers = async (query: string) => (await historyOf(query)).map(({ paper }) => paper ?? 'a quiz');
    expect(await papers('?subject=papers')).toEqual(['Counting, half length']);
    expect(await papers('?difficulty=intermediate')).toEqual(['a quiz']);
    expect(await papers('?subject=own')).toEqual([]);
    expect(await papers('?subject=general')).toEqual(['a quiz']);
  });

  test('counts in the totals, and as a quiz of no subject', async () => {
    const stats = quizHistoryStats.parse((await student.get('/api/user/quiz-history/stats')).json());
    expect(stats).toMatchObject({ totalQuizzes: 2, overallAverage: 30, bestScore: 60 });
    expect(stats.subjectStats).toMatchObject([{ subject: 'general', quizCount: 1, averageScore: 60 }]);
  });
});
