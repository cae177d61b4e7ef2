import { errorBody, generateQuestionsResponse, recordQuizResponse } from '@valence/contract';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quizResults, quizzes } from '../../database/schema/quizzes.ts';
import { answersTo, askForQuiz } from '../../testing/take-quiz.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';

const generate = '/api/generate-questions';
const record = '/api/user/record-quiz';
const request = { topic: 'general', difficulty: 'beginner', count: 5 };
const minute = 60_000;

describe.each(testDatabases)('on $name', ({ open }) => {
  let server: TestApp;

  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());

  async function stored(): Promise<{ issued: number; results: number }> {
    const [issued] = await server.database.db.select({ rows: count() }).from(quizzes);
    const [results] = await server.database.db.select({ rows: count() }).from(quizResults);
    return { issued: issued?.rows ?? -1, results: results?.rows ?? -1 };
  }

  test('a subject is understood by its id and by its name, in any case', async () => {
    const student = await server.signIn();
    expect((await askForQuiz(student, { topic: 'organic' })).topic).toBe('organic');
    expect((await askForQuiz(student, { topic: ' ORGANIC  chemistry' })).topic).toBe('organic');
    expect((await askForQuiz(student, { topic: 'bio\u200Bchemistry' })).topic).toBe('biochemistry');
  });

  test('an issued question carries its slips, topics and proof by name', async () => {
    const response = await (await server.signIn()).post(generate, request);
    const { questions } = generateQuestionsResponse.parse(response.json());
    expect(questions).toHaveLength(5);
    expect(questions[1]?.slips.map((slip) => slip?.name ?? null)).toEqual([
      'Slip miscounted',
      null,
      'Slip miscounted',
      'Slip miscounted',
    ]);
    expect(questions[1]?.topics).toEqual([{ id: 'counting', name: 'Topic counting' }]);
  });

  test('a student is not shown lately seen questions again', async () => {
    const student = await server.signIn();
    const first = await askForQuiz(student);
    const second = await askForQuiz(student);
    const seen = new Set(first.questions.map((question) => question.id));
    expect(second.questions.filter((question) => seen.has(question.id))).toEqual([]);
  });

  test("a result is graded from the server's key, whatever the client claims", async () => {
    const student = await server.signIn();
    const quiz = await askForQuiz(student);
    const claims = answersTo(quiz, 3);
    const lies = claims.questionsData.map((answer) => ({ ...answer, correctAnswer: 0, isCorrect: true }));
    server.time.now += minute;
    const response = await student.post(record, {
      ...claims,
      score: 100,
      correctAnswers: 5,
      questionsData: lies,
    });
    const result = recordQuizResponse.parse(response.json());
    expect(result).toMatchObject({ score: 60, correctAnswers: 3, totalQuestions: 5, timeSpent: 30 });
    expect(result.questions.map((question) => question.correctAnswer)).toEqual([0, 1, 2, 3, 0]);
  });

  test('recording again answers the first result and changes nothing, also at the same moment', async () => {
    const student = await server.signIn();
    const quiz = await askForQuiz(student);
    const together = await Promise.all(
      [4, 4, 4, 4].map((right) => student.post(record, answersTo(quiz, right))),
    );
    server.time.now += minute;
    const later = await student.post(record, answersTo(quiz, 5));
    expect(new Set([...together, later].map((response) => response.body)).size).toBe(1);
    expect(later.json()).toMatchObject({ score: 80 });
  });

  test('a question left out counts as not answered', async () => {
    const student = await server.signIn();
    const quiz = await askForQuiz(student);
    const answers = answersTo(quiz, 5);
    const response = await student.post(record, {
      ...answers,
      questionsData: answers.questionsData.slice(0, 2),
    });
    const { questions, score } = recordQuizResponse.parse(response.json());
    expect(score).toBe(40);
    expect(questions.map((question) => question.userAnswer)).toEqual([0, 1, null, null, null]);
  });

  test('what a newer page tells beyond what is known costs nobody a quiz: it is left out', async () => {
    const student = await server.signIn();
    const answers = answersTo(await askForQuiz(student), 3);
    const questionsData = answers.questionsData.map((answer) => ({ ...answer, certainty: 'sure' }));
    const response = await student.post(record, { ...answers, questionsData, pauses: 2 });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ score: 60 });
  });

  test("another student's quiz is not found", async () => {
    const quiz = await askForQuiz(await server.signIn());
    const before = await stored();
    const response = await (await server.signIn()).post(record, answersTo(quiz, 5));
    expect(response.statusCode).toBe(404);
    expect(await stored()).toEqual(before);
  });

  test('impossible answers are refused and nothing is stored', async () => {
    const student = await server.signIn();
    const quiz = await askForQuiz(student);
    const answers = answersTo(quiz, 5);
    const [first] = answers.questionsData;
    const before = await stored();
    for (const impossible of [
      { questionsData: [first, first] },
      { questionsData: [{ ...first, questionId: 'organic-beginner-0' }] },
      { questionsData: [{ ...first, userAnswer: 4 }] },
    ]) {
      const response = await student.post(record, { ...answers, ...impossible });
      expect([impossible, response.statusCode]).toEqual([impossible, 400]);
      expect(response.json()).toMatchObject({ code: 'badRequest' });
    }
    expect(await stored()).toEqual(before);
    expect((await student.post(record, answers)).statusCode).toBe(200);
  });

  test('a clock that was set forward costs nobody a quiz: no time is longer than the quiz was open', async () => {
    const student = await server.signIn();
    const quiz = await askForQuiz(student);
    const answers = answersTo(quiz, 5);
    const questionsData = answers.questionsData.map((answer) => ({ ...answer, timeSpent: 4000 }));
    server.time.now += minute;
    const response = await student.post(record, { ...answers, timeSpent: 7200, questionsData });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ score: 100, timeSpent: 60 });
  });

  test('bad input of any kind is a 4xx with message and code, and nothing is stored', async () => {
    const student = await server.signIn();
    const answers = answersTo(await askForQuiz(student), 5);
    const before = await stored();
    const bodies = [
      ...badVariants(request).map((body) => [generate, body] as const),
      [generate, { ...request, surplus: 1 }] as const,
      ...badVariants(answers).map((body) => [record, body] as const),
    ];
    for (const [url, body] of bodies) {
      const response = await student.post(url, body);
      const isRefused = response.statusCode >= 400 && response.statusCode < 500;
      const hasShape = errorBody.safeParse(response.json()).success;
      const sent = JSON.stringify(body).slice(0, 200);
      expect({ url, sent, isRefused, hasShape }).toEqual({ url, sent, isRefused: true, hasShape: true });
    }
    expect(await stored()).toEqual(before);
  });

  test('who is signed out is told so, whatever was sent', async () => {
    for (const url of [generate, record]) {
      const response = await server.app.inject({ method: 'POST', url, payload: { anything: true } });
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ code: 'signedOut' });
    }
  });

  test('a time zone that is no name is refused, one that is not known yet keeps nobody out', async () => {
    const student = await server.signIn();
    const refused = await student.post(generate, request, { 'time-zone': "x'; drop table users" });
    expect(refused.statusCode).toBe(400);
    await askForQuiz(student, {}, { 'time-zone': 'Mars/Olympus_Mons' });
  });
});

/** Everything that can be wrong with a body: each field missing, of another type, and wild values in each place. */
function badVariants(good: Record<string, unknown>): unknown[] {
  const wild = [
    null,
    true,
    -1,
    1.5,
    1e300,
    '',
    '\0',
    'a\0b',
    '\ud800',
    'x'.repeat(1_000_000),
    [],
    {},
    [[[]]],
  ];
  const perField = Object.keys(good).flatMap((field) => {
    const { [field]: _left, ...rest } = good;
    const ofOtherKind = wild.filter((value) => !isFine(field, value));
    return [rest, ...ofOtherKind.map((value) => ({ ...good, [field]: value }))];
  });
  const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  return [
    ...perField,
    '{"__proto__": {"x": 1}}',
    '{',
    'null',
    '[]',
    '"text"',
    nested,
    `{"topic": ${nested}}`,
    '',
  ];
}

/** Values of the wild list that happen to be allowed in a place. */
function isFine(field: string, value: unknown): boolean {
  const allowed: Record<string, unknown[]> = {
    isPracticeMode: [true],
    score: [1.5],
    subject: [''],
  };
  if (field === 'questionsData') return Array.isArray(value) && value.length === 0;
  return allowed[field]?.includes(value) ?? false;
}
