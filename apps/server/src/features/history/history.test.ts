import { finishedQuizResponse, historyResponse } from '@valence/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answersTo, askForQuiz } from '../../testing/take-quiz.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';

const path = '/api/user/history';

describe.each(testDatabases)('on $name', ({ open }) => {
  let server: TestApp;
  let student: TestStudent;
  /** The ids of what was finished, oldest first. */
  const finished: string[] = [];

  beforeAll(async () => {
    server = await createTestApp(await open());
    student = await server.signIn({ subscriptionStatus: 'active' });
    for (let day = 1; day <= 23; day += 1) {
      server.time.now = Date.parse(`2026-03-${String(day).padStart(2, '0')}T10:00:00Z`);
      const quiz = await askForQuiz(student, { topic: day === 7 ? 'organic' : 'general' });
      const answers = { ...answersTo(quiz, 3), isPracticeMode: day === 9 };
      const recorded = await student.post('/api/user/record-quiz', answers);
      if (recorded.statusCode !== 200) throw new Error(recorded.body);
      finished.push(quiz.quizId);
    }
  });
  afterAll(() => server.close());

  const read = async (query = '') => historyResponse.parse((await student.get(path + query)).json());
  const ids = async (query = '') => (await read(query)).quizzes.map(({ id }) => id);

  test('every finished quiz is listed once, newest first, over as many pages as it takes', async () => {
    const first = await read();
    expect(first.quizzes).toHaveLength(20);
    const second = await read(`?cursor=${encodeURIComponent(first.next ?? '')}`);
    expect(second.next).toBeNull();
    const listed = [...first.quizzes, ...second.quizzes].map(({ id }) => id);
    expect(listed).toEqual(finished.toReversed());
  });

  test('it is narrowed by subject, mode, difficulty, days and words', async () => {
    const [seventh = '', ninth = ''] = [finished[6], finished[8]];
    expect(await ids('?subject=organic')).toEqual([seventh]);
    expect(await ids('?subject=own')).toEqual([]);
    expect(await ids('?mode=practice')).toEqual([ninth]);
    expect(await ids('?difficulty=advanced')).toEqual([]);
    expect(await ids('?from=2026-03-07&to=2026-03-09')).toEqual(finished.slice(6, 9).toReversed());
    expect(await ids('?search=organic%20chem')).toEqual([seventh]);
    expect(await ids('?search=%25')).toEqual([]);
    expect((await student.get(`${path}?cursor=yesterday`)).statusCode).toBe(400);
  });

  test('a finished quiz opens with its questions, explanations, and what was answered', async () => {
    const response = await student.get(`${path}/${finished[0]}`);
    const quiz = finishedQuizResponse.parse(response.json());
    expect(quiz.questions).toHaveLength(5);
    expect(quiz.questions[0]?.explanation).not.toBe('');
    const right = quiz.answers.map(({ chosen }, place) => chosen === quiz.questions[place]?.correctAnswer);
    expect(right).toEqual([true, true, true, false, false]);
  });

  test('a finished quiz opens with what was flagged in it', async () => {
    const quiz = await askForQuiz(student);
    const request = answersTo(quiz, 5);
    const questionsData = request.questionsData.map((data, place) => ({ ...data, isFlagged: place === 2 }));
    await student.post('/api/user/record-quiz', { ...request, questionsData });
    const opened = finishedQuizResponse.parse((await student.get(`${path}/${quiz.quizId}`)).json());
    expect(opened.answers.map(({ isFlagged }) => isFlagged)).toEqual([false, false, true, false, false]);
  });

  test('a quiz of somebody else, and one that is not finished, do not open', async () => {
    const other = await server.signIn();
    expect((await other.get(`${path}/${finished[0]}`)).statusCode).toBe(404);
    const open = await askForQuiz(other);
    expect((await other.get(`${path}/${open.quizId}`)).statusCode).toBe(404);
  });
});
