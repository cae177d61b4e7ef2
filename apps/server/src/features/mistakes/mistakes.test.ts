import { mistakes, mistakesDue } from '@valence/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answersTo, askForQuiz } from '../../testing/take-quiz.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { keyOf, recordTyped, typeAnswer, typedQuiz } from '../../testing/take-typed-quiz.ts';

const day = 24 * 3_600_000;

describe.each(testDatabases)('the list of mistakes on $name', ({ open }) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());

  async function take(student: TestStudent, right: number) {
    const quiz = await askForQuiz(student);
    const recorded = await student.post('/api/user/record-quiz', answersTo(quiz, right));
    if (recorded.statusCode !== 200) throw new Error(recorded.body);
    return quiz;
  }
  const listOf = async (student: TestStudent, zone = 'UTC') =>
    mistakes.parse((await student.get('/api/user/mistakes', { 'time-zone': zone })).json());
  const dueOf = async (student: TestStudent, zone = 'UTC') =>
    mistakesDue.parse((await student.get('/api/user/mistakes/due', { 'time-zone': zone })).json());

  test('is empty for who has missed nothing', async () => {
    const student = await server.signIn();
    await take(student, 5);
    expect(await listOf(student)).toEqual({ standing: 0, due: 0, concepts: [] });
  });

  test('has every missed question by concept and slip, with its key and what a fresh quiz asks for', async () => {
    const student = await server.signIn();
    const quiz = await take(student, 3);
    const { concepts, ...counts } = await listOf(student);
    expect(counts).toEqual({ standing: 2, due: 0 });
    expect(concepts).toMatchObject([
      {
        id: 'counting',
        name: 'Counting',
        subject: 'general',
        difficulty: 'beginner',
        fresh: { choice: { topics: ['counting'], concepts: [] }, questions: { beginner: 30, advanced: 30 } },
        topic: null,
        slips: [
          {
            slip: { id: 'miscounted', name: 'Slip miscounted', teaching: 'Count again.' },
            mistakes: [
              { questionId: quiz.questions[4]?.id, question: 'Which is 4?', rightAnswer: '4', rightDays: 0 },
              { questionId: quiz.questions[3]?.id, isDue: false, isRightLater: false },
            ],
          },
        ],
      },
    ]);
  });

  test('is due the day after, and empty when the skill was right on two days of the student’s own', async () => {
    const student = await server.signIn({ timeZone: 'Pacific/Auckland', timeZoneChangedAt: null });
    const start = server.time.now;
    // Ten in the evening in Auckland.
    server.time.now = Date.parse('2026-03-11T09:00:00Z');
    await take(student, 4);
    expect(await dueOf(student, 'Pacific/Auckland')).toEqual({ standing: 1, due: 0 });
    // One in the morning there, and the same day in UTC.
    server.time.now = Date.parse('2026-03-11T12:00:00Z');
    expect(await dueOf(student, 'Pacific/Auckland')).toEqual({ standing: 1, due: 1 });
    await take(student, 5);
    expect(await dueOf(student, 'Pacific/Auckland')).toEqual({ standing: 1, due: 0 });
    expect((await listOf(student, 'Pacific/Auckland')).concepts[0]?.slips[0]?.mistakes).toMatchObject([
      { rightDays: 1 },
    ]);
    server.time.now += day;
    expect(await dueOf(student, 'Pacific/Auckland')).toEqual({ standing: 1, due: 1 });
    await take(student, 5);
    expect(await dueOf(student, 'Pacific/Auckland')).toEqual({ standing: 0, due: 0 });
    server.time.now = start;
  });

  test('has what was right at a later try in practice, and says so', async () => {
    const student = await server.signIn({ subscriptionStatus: 'active' });
    const quiz = await askForQuiz(student);
    const { questionsData, ...sent } = answersTo(quiz, 5);
    const practised = questionsData.map((answer, place) =>
      place > 0 ? answer : { ...answer, attempts: 2, firstAnswer: (answer.correctAnswer + 1) % 4 },
    );
    const recording = { ...sent, isPracticeMode: true, questionsData: practised };
    expect((await student.post('/api/user/record-quiz', recording)).json().score).toBe(100);
    const [concept] = (await listOf(student)).concepts;
    expect(concept?.slips).toMatchObject([
      { slip: { id: 'miscounted' }, mistakes: [{ isRightLater: true }] },
    ]);
  });

  test('does not call right at a later try what was typed wrong three times', async () => {
    const student = await server.signIn({ subscriptionStatus: 'active' });
    const issued = await typedQuiz(student);
    const [never, later] = issued.typed;
    if (never === undefined || later === undefined) throw new Error('Nothing is typed');
    const { quizId } = issued.quiz;
    for (const typed of ['77', '78', '79']) await typeAnswer(student, quizId, never, typed, true);
    for (const typed of ['77', `${keyOf(later)}`]) await typeAnswer(student, quizId, later, typed, true);
    expect((await recordTyped(student, issued, true)).statusCode).toBe(200);
    const missed = (await listOf(student)).concepts.flatMap(({ slips }) =>
      slips.flatMap((one) => one.mistakes),
    );
    const isRightLater = ({ id }: typeof never) =>
      missed.find(({ questionId }) => questionId === id)?.isRightLater;
    expect([isRightLater(never), isRightLater(later)]).toEqual([false, true]);
  });

  test('is a student’s own', async () => {
    expect((await server.app.inject('/api/user/mistakes')).statusCode).toBe(401);
  });
});
