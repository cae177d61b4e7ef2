import type { GenerateQuestionsResponse, SaveQuizInProgressRequest } from '@valence/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answersTo, askForQuiz } from '../../../testing/take-quiz.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../../testing/test-app.ts';
import { testDatabases } from '../../../testing/test-databases.ts';

const path = '/api/user/quiz-in-progress';

describe.each(testDatabases)('a quiz in progress on $name', ({ open }) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());

  const openQuiz = async (student: TestStudent) => (await student.get(path)).json().quiz;
  const save = (student: TestStudent, standing: SaveQuizInProgressRequest) =>
    student.send('PUT', path, { 'content-type': 'application/json' }, JSON.stringify(standing));
  const discard = (student: TestStudent, quizId: string) => student.send('DELETE', `${path}/${quizId}`);
  const place = async (student: TestStudent) => (await student.get(`${path}/place`)).json().quiz;

  test('comes back on any device in the student’s order, with the answers given so far', async () => {
    const student = await server.signIn();
    const quiz = await askForQuiz(student);
    const standing = standingOf(quiz, 2);
    standing.questionIds.reverse();
    expect((await save(student, standing)).statusCode).toBe(204);

    const { questionIds, ...kept } = standing;
    expect(await openQuiz(student)).toEqual({
      ...quiz,
      ...kept,
      questions: [...quiz.questions].reverse(),
    });
    expect(await place(student)).toEqual({
      quizId: quiz.quizId,
      topic: 'general',
      at: 2,
      count: 5,
      hasAnswers: true,
      left: 0,
    });
    expect(questionIds).toHaveLength(5);
  });

  test('comes back with what was struck out and flagged', async () => {
    const student = await server.signIn();
    const quiz = await askForQuiz(student);
    const marks = { struck: [[1, 3], [], [0]], flagged: [0, 2] };
    expect((await save(student, { ...standingOf(quiz, 2), ...marks })).statusCode).toBe(204);
    expect(await openQuiz(student)).toMatchObject(marks);
  });

  test('is where the latest call left it', async () => {
    const student = await server.signIn();
    const quiz = await askForQuiz(student);
    for (const at of [1, 3, 2]) await save(student, standingOf(quiz, at));
    expect(await place(student)).toMatchObject({ at: 2 });
  });

  test('says whether anything was submitted, so that giving it up loses something', async () => {
    const student = await server.signIn();
    const quiz = await askForQuiz(student);
    await save(student, standingOf(quiz, 0));
    expect(await place(student)).toMatchObject({ hasAnswers: false });
    const standing = standingOf(quiz, 0);
    standing.progress[0] = { kind: 'missed', tried: [1] };
    await save(student, standing);
    expect(await place(student)).toMatchObject({ hasAnswers: true });
  });

  test('says how much of its time is left, which goes on while the student is away', async () => {
    const student = await server.signIn();
    const quiz = await askForQuiz(student);
    const begun = server.time.now;
    await save(student, { ...standingOf(quiz, 1), timeLimit: 10, startedAt: begun - 4 * 60_000 });
    expect(await place(student)).toMatchObject({ left: 6 * 60_000 });
    await save(student, { ...standingOf(quiz, 1), timeLimit: null });
    expect(await place(student)).toMatchObject({ left: null });
  });

  test('gives way to the next one that is begun', async () => {
    const student = await server.signIn();
    const [first, second] = [await askForQuiz(student), await askForQuiz(student)];
    await save(student, standingOf(first, 4));
    await save(student, standingOf(second, 0));
    expect(await openQuiz(student)).toMatchObject({ quizId: second.quizId, at: 0 });
  });

  test('is over when its result is recorded, and no late call opens it again', async () => {
    const student = await server.signIn();
    const quiz = await askForQuiz(student);
    await save(student, standingOf(quiz, 4));
    await student.post('/api/user/record-quiz', answersTo(quiz, 3));
    expect([await openQuiz(student), await place(student)]).toEqual([null, null]);
    expect((await save(student, standingOf(quiz, 4))).statusCode).toBe(404);
    expect(await openQuiz(student)).toBeNull();
  });

  test('is given up once, and giving up another one changes nothing', async () => {
    const student = await server.signIn();
    const [left, open] = [await askForQuiz(student), await askForQuiz(student)];
    await save(student, standingOf(open, 1));
    await discard(student, left.quizId);
    expect(await openQuiz(student)).toMatchObject({ quizId: open.quizId });
    expect((await discard(student, open.quizId)).statusCode).toBe(204);
    expect(await openQuiz(student)).toBeNull();
  });

  test('has one attempt at a question in however many tabs: its final answer stays, while it is open and when it is recorded', async () => {
    const student = await server.signIn();
    const quiz = await askForQuiz(student);
    const keys = quiz.questions.map(({ correctAnswer }) => correctAnswer);
    const wrong = ((keys[0] ?? 0) + 1) % 4;
    const answered = (...answers: number[]): SaveQuizInProgressRequest => {
      const standing = standingOf(quiz, answers.length);
      for (const [place, answer] of answers.entries())
        standing.progress[place] = { kind: 'resolved', answer, tried: [answer] };
      return standing;
    };
    await save(student, answered(wrong));
    await save(student, standingOf(quiz, 0));
    expect((await openQuiz(student)).progress[0]).toMatchObject({ kind: 'resolved', answer: wrong });
    await save(student, answered(...keys.slice(0, 2)));
    const { progress, at } = await openQuiz(student);
    expect(progress.slice(0, 3)).toMatchObject([{ answer: wrong }, { answer: keys[1] }, { kind: 'open' }]);
    expect(at).toBe(2);

    const recorded = (await student.post('/api/user/record-quiz', answersTo(quiz, 5))).json();
    expect(recorded).toMatchObject({ score: 80, correctAnswers: 4 });
    expect(recorded.questions[0]).toMatchObject({ userAnswer: wrong, isCorrect: false });
  });

  test('in practice goes on with the tries of the latest call', async () => {
    const student = await server.signIn({ subscriptionStatus: 'active' });
    const quiz = await askForQuiz(student);
    const practice = (tried: number[]): SaveQuizInProgressRequest => {
      const standing = standingOf(quiz, 0);
      standing.progress[0] = { kind: 'resolved', answer: tried.at(-1) ?? null, tried };
      return { ...standing, isPracticeMode: true };
    };
    await save(student, practice([0]));
    await save(student, practice([1, 2]));
    expect((await openQuiz(student)).progress[0]).toMatchObject({ answer: 2, tried: [1, 2] });
  });

  test('is nobody else’s', async () => {
    const [owner, other] = [await server.signIn(), await server.signIn()];
    const quiz = await askForQuiz(owner);
    await save(owner, standingOf(quiz, 1));
    expect((await save(other, standingOf(quiz, 1))).statusCode).toBe(404);
    await discard(other, quiz.quizId);
    expect([await openQuiz(other), await place(owner)]).toMatchObject([null, { at: 1 }]);
  });

  test.each<[string, Partial<SaveQuizInProgressRequest>]>([
    ['questionIds', { questionIds: ['a', 'b', 'c', 'd', 'e'] }],
    ['progress', { progress: [{ kind: 'open', chosen: null, tried: [] }] }],
    ['struck', { struck: [[], [], [], [], [], [1]] }],
    ['struck', { struck: [[4]] }],
    ['flagged', { flagged: [5] }],
    ['spent', { spent: [1, 2] }],
    ['at', { at: 5 }],
    ['at', { at: -1 }],
  ])('is not replaced by a standing that does not fit it: %s', async (field, change) => {
    const student = await server.signIn();
    const quiz = await askForQuiz(student);
    await save(student, standingOf(quiz, 1));
    const response = await save(student, { ...standingOf(quiz, 2), ...change });
    expect(response.statusCode).toBe(400);
    expect(JSON.stringify(response.json())).toContain(field);
    expect(await place(student)).toMatchObject({ at: 1 });
  });

  test('is asked for by students only', async () => {
    for (const url of [path, `${path}/place`]) {
      const { statusCode } = await server.app.inject({ url });
      expect(statusCode).toBe(401);
    }
  });
});

/** A student who answered every question before the one on show, the first option each time. */
function standingOf(
  quiz: GenerateQuestionsResponse,
  at: number,
): SaveQuizInProgressRequest & { questionIds: string[] } {
  return {
    quizId: quiz.quizId,
    questionIds: quiz.questions.map(({ id }) => id),
    timeLimit: 10,
    isPracticeMode: false,
    progress: quiz.questions.map((_, index) =>
      index < at ? { kind: 'resolved', answer: 0, tried: [0] } : { kind: 'open', chosen: null, tried: [] },
    ),
    spent: quiz.questions.map((_, index) => 1000 * index),
    at,
    startedAt: 1_700_000_000_000,
  };
}
