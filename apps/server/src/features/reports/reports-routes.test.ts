import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../database/schema/accounts.ts';
import { quizzes } from '../../database/schema/quizzes.ts';
import { reports, withdrawals } from '../../database/schema/reports.ts';
import { answersTo, askForQuiz } from '../../testing/take-quiz.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { withdrawnTemplates } from '../quizzes/withdrawals-repository.ts';
import { openReports } from './reports-repository.ts';

const path = '/api/report-answer';
const explanation = 'The second option is right as well.';

function reportOf(questionId: string, changes: Record<string, unknown> = {}) {
  return {
    questionId,
    questionText: 'whatever the client shows',
    correctAnswer: 0,
    reportReason: 'wrong_answer',
    reportExplanation: explanation,
    ...changes,
  };
}

describe.each(testDatabases)('on $name', ({ open }) => {
  let server: TestApp;

  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.database.db.delete(users);
    await server.database.db.delete(withdrawals);
  });

  /** A student with a quiz, and the id of its first question. */
  async function studentWithQuiz(): Promise<{ student: TestStudent; questionId: string }> {
    const student = await server.signIn();
    const quiz = await askForQuiz(student);
    await student.post('/api/user/record-quiz', answersTo(quiz, 0));
    return { student, questionId: quiz.questions[0]?.id ?? '' };
  }

  test('a report is thanked for, kept with the server’s own question, and shown to its student', async () => {
    const { student, questionId } = await studentWithQuiz();
    const answer = await student.post(
      path,
      reportOf(questionId, { reportExplanation: `  ${explanation}\n` }),
    );
    expect(answer.json()).toEqual({
      message: 'Thank you for your feedback! We’ll review this question and make improvements.',
      withdrawn: false,
    });
    const { reports: own } = (await student.get('/api/user/reports')).json();
    expect(own).toEqual([
      expect.objectContaining({
        questionId,
        question: 'Which is 0?',
        reason: 'wrong_answer',
        explanation,
        outcome: 'open',
        withdrawn: false,
        note: null,
        decidedAt: null,
      }),
    ]);
    const [stored] = await server.database.db.select().from(reports);
    expect(stored?.checks).toEqual([{ check: 'counted', verdict: 'passed', finding: 'Which is 0?' }]);
  });

  test('what Premium students report is looked at first, whenever they did', async () => {
    const reporters = [
      await server.signIn(),
      await server.signIn({ subscriptionStatus: 'active' }),
      await server.signIn({ subscriptionStatus: 'canceled' }),
    ];
    const reported: string[] = [];
    for (const [place, student] of reporters.entries()) {
      const questionId = (await askForQuiz(student)).questions[place]?.id ?? '';
      await student.post(path, reportOf(questionId));
      reported.push(questionId);
    }
    const open = (await openReports(server.database.db)).map(({ questionId }) => questionId);
    expect(open[0]).toBe(reported[1]);
    expect(new Set(open)).toEqual(new Set(reported));
  });

  test('of twenty same reports at once exactly one is kept', async () => {
    const { student, questionId } = await studentWithQuiz();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => student.post(path, reportOf(questionId))),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({
      code: 'conflict',
      message: 'You have already reported this question. Thank you for your feedback!',
      alreadyReported: true,
    });
    expect(await server.database.db.select().from(reports)).toHaveLength(1);
  });

  test('an explanation has 10 to 500 characters after trimming', async () => {
    const { student, questionId } = await studentWithQuiz();
    const send = (reportExplanation: unknown) =>
      student.post(path, reportOf(questionId, { reportExplanation }));
    for (const short of [undefined, '', ` ${'a'.repeat(9)} `]) {
      const answer = await send(short);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        message: 'Please provide at least 10 characters explaining the issue.',
        requiresExplanation: true,
      });
    }
    const long = await send('a'.repeat(501));
    expect([long.statusCode, long.json().message]).toEqual([
      400,
      'Please keep your explanation under 500 characters.',
    ]);
    expect((await send(` ${'a'.repeat(500)} `)).statusCode).toBe(200);
  });

  test.each([
    ['no reason', { reportReason: undefined }],
    ['an unknown reason', { reportReason: 'boring' }],
    ['no question', { questionId: '' }],
    ['a null character', { reportExplanation: `${explanation}\0` }],
    ['a field that nobody knows', { isAdmin: true }],
  ])('%s is a 400', async (_, changes) => {
    const { student, questionId } = await studentWithQuiz();
    const answer = await student.post(path, reportOf(questionId, changes));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'badRequest']);
  });

  test('only a question that was issued to this student can be reported, a review’s included', async () => {
    const { student, questionId } = await studentWithQuiz();
    const other = await server.signIn();
    for (const id of [questionId, 'made-up']) {
      const answer = await other.post(path, reportOf(id));
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'notFound']);
    }
    const review = { missedQuestions: [{ id: questionId }], similarPerQuestion: 1 };
    const { questions } = (await student.post('/api/similar-questions', review)).json();
    expect((await student.post(path, reportOf(questions[0].id))).statusCode).toBe(200);
  });

  test('three students who report at once withdraw a question, two do not', async () => {
    const students = await Promise.all(Array.from({ length: 3 }, studentWithQuiz));
    const [first, ...others] = students;
    if (first === undefined) throw new Error('no student');
    const { questionId } = first;
    await first.student.post(path, reportOf(questionId));
    expect(await withdrawnTemplates(server.database.db)).toEqual(new Set());
    const answers = await Promise.all(others.map(({ student }) => student.post(path, reportOf(questionId))));
    expect(answers.map((answer) => answer.json().withdrawn).toSorted()).toEqual([false, true]);
    expect(await withdrawnTemplates(server.database.db)).toEqual(new Set([questionId]));

    const fresh = await askForQuiz(await server.signIn());
    expect(fresh.questions.map(({ id }) => id)).not.toContain(questionId);
    const { reports: own } = (await first.student.get('/api/user/reports')).json();
    expect(own[0]).toMatchObject({ outcome: 'open', withdrawn: true });
  });

  test('one report withdraws a question whose key the checks contradict, reviews and custom quizzes too', async () => {
    const { db } = server.database;
    const { student, questionId } = await studentWithQuiz();
    const [quiz] = await db.select().from(quizzes).where(eq(quizzes.studentId, student.id));
    const spoilt = quiz?.questions?.map((question) => ({ ...question, key: (question.key + 1) % 4 })) ?? [];
    await db.update(quizzes).set({ questions: spoilt }).where(eq(quizzes.studentId, student.id));
    const answer = await student.post(path, reportOf(questionId));
    expect(answer.json()).toMatchObject({ withdrawn: true });

    await db.insert(withdrawals).values({
      template: `${questionId}-variant-0`,
      cause: 'decision',
      withdrawnAt: new Date(),
    });
    const review = { missedQuestions: [{ id: questionId }], similarPerQuestion: 2 };
    const { questions } = (await student.post('/api/similar-questions', review)).json();
    expect(questions.map(({ id }: { id: string }) => id)).toEqual([`${questionId}-variant-1`]);
    const premium = await server.signIn({ subscriptionStatus: 'active' });
    const custom = await askForQuiz(premium, { topic: 'counting things' });
    expect(custom.questions.map(({ id }) => id)).not.toContain(questionId);
  });

  test('with the account go its reports', async () => {
    const { student, questionId } = await studentWithQuiz();
    await student.post(path, reportOf(questionId));
    await server.database.db.delete(users).where(eq(users.id, student.id));
    expect(await server.database.db.select().from(reports)).toEqual([]);
  });

  test('nobody reports or reads signed out', async () => {
    for (const [method, url] of [
      ['POST', path],
      ['GET', '/api/user/reports'],
      ['GET', '/api/user/notices'],
      ['POST', '/api/user/dismiss-notice'],
    ] as const) {
      const headers = { 'sec-fetch-site': 'same-origin' };
      const response = await server.app.inject({ method, url, headers });
      expect([url, response.statusCode, response.json().code]).toEqual([url, 401, 'signedOut']);
    }
  });
});
