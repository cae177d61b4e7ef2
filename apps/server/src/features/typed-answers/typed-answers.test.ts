import type { TypedAnswerResponse, TypedQuestion } from '@valence/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answers } from '../../database/schema/answers.ts';
import { keyCorrections } from '../../database/schema/reports.ts';
import { quizResults } from '../../database/schema/quizzes.ts';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { askForQuiz } from '../../testing/take-quiz.ts';
import { keyOf, recordTyped, typeAnswer, typedQuiz } from '../../testing/take-typed-quiz.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp(await openMemoryDatabase());
});
afterAll(() => server.close());

test('a typed quiz carries no key of what is typed, and keeps the options of what cannot be', async () => {
  const { quiz, typed, body } = await typedQuiz(await server.signIn());
  expect(typed).toHaveLength(4);
  expect(quiz.questions).toHaveLength(1);
  expect(typed[0]).toMatchObject({
    toType: { kind: 'number', unit: null },
    standing: { tries: [], solution: null },
  });
  for (const word of ['options', 'correctAnswer', 'explanation', 'slips', 'proof'])
    expect(body.split(`"${word}"`)).toHaveLength(2);
});

test('a quiz that is not asked for as typed has options throughout', async () => {
  const quiz = await askForQuiz(await server.signIn());
  expect(quiz.typed).toBeUndefined();
  expect(quiz.questions).toHaveLength(5);
});

test('a key that was corrected after a question was issued is the one by which it is graded and told', async () => {
  const student = await server.signIn();
  const { quiz, typed } = await typedQuiz(student);
  const [first, second, third] = typed;
  const correct = (question: TypedQuestion | undefined, rightAnswer: string | null) =>
    server.database.db.insert(keyCorrections).values({
      questionId: question?.id ?? '',
      questionText: question?.question ?? '',
      rightAnswer,
      decidedAt: new Date(server.time.now),
    });
  const keyBefore = (question: TypedQuestion | undefined) => (question ? keyOf(question) : Number.NaN);
  for (const question of [first, second]) await correct(question, `${keyBefore(question) + 1}`);
  await correct(third, null);
  try {
    const right = await typeAnswer(student, quiz.quizId, first, `${keyBefore(first) + 1}`);
    expect(right.standing.tries).toMatchObject([{ verdict: 'right', marks: 1 }]);
    const { solution } = right.standing;
    expect(solution?.options[solution.correctAnswer]).toBe(`${keyBefore(first) + 1}`);
    const wrong = await typeAnswer(student, quiz.quizId, second, `${keyBefore(second)}`);
    expect(wrong.standing.tries).toMatchObject([{ verdict: 'wrong', marks: 0 }]);
    const sent = { quizId: quiz.quizId, questionId: third?.id ?? '', typed: '1', isPracticeMode: false };
    const refused = await student.post('/api/user/typed-answer', sent);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict']);
  } finally {
    await server.database.db.delete(keyCorrections);
  }
});

test('the server’s own verdicts are the result: part marks count in the score, claims do not', async () => {
  const student = await server.signIn();
  const issued = await typedQuiz(student);
  const { quiz, typed } = issued;
  const [right, partly, wrong] = typed;
  const key = typed.map(keyOf);
  const over = await typeAnswer(student, quiz.quizId, right, `${key[0]}`);
  expect(over).toMatchObject({ notUnderstood: null, standing: { tries: [{ verdict: 'right', marks: 1 }] } });
  expect(over.standing.solution?.options[over.standing.solution.correctAnswer]).toBe(`${key[0]}`);
  expect((await typeAnswer(student, quiz.quizId, partly, `${key[1]} g`)).standing.tries).toMatchObject([
    { verdict: 'partly', marks: 0.25, problems: [expect.stringContaining('unit')] },
  ]);
  const slipped = await typeAnswer(student, quiz.quizId, wrong, `${(key[2] ?? 0) + 1}`);
  expect(slipped.standing.tries).toMatchObject([
    { verdict: 'wrong', slip: { id: 'miscounted', name: 'Slip miscounted', teaching: 'Count again.' } },
  ]);

  const recorded = (await recordTyped(student, issued)).json();
  // One option and one typed answer in full, a quarter, two without marks: 2.25 of 5.
  expect(recorded).toMatchObject({ score: 45, correctAnswers: 2, totalQuestions: 5 });
  expect(recorded.typed).toHaveLength(4);
  expect(recorded.typed.every((one: TypedQuestion) => one.standing.solution !== null)).toBe(true);
  expect((await recordTyped(student, issued)).json()).toEqual(recorded);
  const [result] = await server.database.db
    .select()
    .from(quizResults)
    .where(eq(quizResults.studentId, student.id));
  expect(result?.correctAtFirst).toBe(2);
  expect(result?.answers.find(({ questionId }) => questionId === wrong?.id)).toMatchObject({
    attempts: 1,
    isCorrect: false,
    userAnswer: (keyPlace(slipped) + 1) % 4,
    typed: { first: `${(key[2] ?? 0) + 1}` },
  });
  expect(result?.answers.find(({ questionId }) => questionId === typed[3]?.id)).toMatchObject({
    attempts: 0,
    userAnswer: null,
  });
  const ledger = await server.database.db.select().from(answers).where(eq(answers.studentId, student.id));
  expect(ledger.filter(({ kind }) => kind === 'typed')).toHaveLength(4);
  expect(ledger.find(({ questionId }) => questionId === wrong?.id)).toMatchObject({
    firstChoice: 'miscounted',
    typed: `${(key[2] ?? 0) + 1}`,
  });
});

function keyPlace({ standing: { solution } }: TypedAnswerResponse): number {
  return solution?.correctAnswer ?? -1;
}

test('what is not understood is no try and says why, and so is the same text once more', async () => {
  const student = await server.signIn({ subscriptionStatus: 'active' });
  const { quiz, typed } = await typedQuiz(student);
  const answer = await typeAnswer(student, quiz.quizId, typed[0], 'many', true);
  expect(answer).toEqual({ notUnderstood: 'many', standing: { tries: [], solution: null } });
  await typeAnswer(student, quiz.quizId, typed[0], '77', true);
  const again = await typeAnswer(student, quiz.quizId, typed[0], '77', true);
  expect(again.standing.tries).toHaveLength(1);
});

test('practice has three tries with Premium, tells the slip without its sentence, and the key only at the end', async () => {
  const student = await server.signIn({ subscriptionStatus: 'active' });
  const { quiz, typed } = await typedQuiz(student);
  const [question] = typed;
  if (question === undefined) throw new Error('Nothing is typed');
  const wrong = keyOf(question) + 1;
  const first = await typeAnswer(student, quiz.quizId, question, `${wrong}`, true);
  expect(first.standing).toMatchObject({
    tries: [{ slip: { id: 'miscounted', teaching: '' } }],
    solution: null,
  });
  await typeAnswer(student, quiz.quizId, question, '1000', true);
  const last = await typeAnswer(student, quiz.quizId, question, '2000', true);
  expect(last.standing.solution).not.toBeNull();
  const late = await typeAnswer(student, quiz.quizId, question, `${keyOf(question)}`, true);
  expect(late.standing).toEqual(last.standing);
});

test('the free plan has one try, whatever the client says', async () => {
  const student = await server.signIn();
  const { quiz, typed } = await typedQuiz(student);
  const answer = await typeAnswer(student, quiz.quizId, typed[0], '1000', true);
  expect(answer.standing.solution).not.toBeNull();
});

test('a finished quiz, a question of another quiz and another student’s quiz take no answer', async () => {
  const student = await server.signIn();
  const issued = await typedQuiz(student);
  const [question] = issued.typed;
  const sent = { quizId: issued.quiz.quizId, questionId: question?.id, typed: '1', isPracticeMode: false };
  const post = async (who: TestStudent, body: object) =>
    (await who.post('/api/user/typed-answer', body)).statusCode;
  expect(await post(await server.signIn(), sent)).toBe(404);
  expect(await post(student, { ...sent, questionId: issued.quiz.questions[0]?.id })).toBe(400);
  expect(await post(student, { ...sent, typed: '1'.repeat(401) })).toBe(400);
  await recordTyped(student, issued);
  expect(await post(student, sent)).toBe(409);
});

test('a typed quiz goes on elsewhere: what was typed, the order, and still no key', async () => {
  const student = await server.signIn();
  const { quiz, typed } = await typedQuiz(student);
  await typeAnswer(student, quiz.quizId, typed[1], '1000');
  const ids = [...quiz.questions, ...typed].map(({ id }) => id);
  const standing = {
    quizId: quiz.quizId,
    questionIds: ids,
    timeLimit: null,
    isPracticeMode: false,
    progress: ids.map(() => ({ kind: 'open', chosen: null, tried: [] })),
    spent: ids.map(() => 0),
    at: 0,
    startedAt: 1,
  };
  const path = '/api/user/quiz-in-progress';
  const saved = await student.send(
    'PUT',
    path,
    { 'content-type': 'application/json' },
    JSON.stringify(standing),
  );
  expect(saved.statusCode).toBe(204);
  const { quiz: open } = (await student.get(path)).json();
  expect(open.questionIds).toEqual(ids);
  const standings = open.typed.map((one: TypedQuestion) => one.standing);
  expect(standings.map(({ tries }: TypedQuestion['standing']) => tries.length)).toEqual([0, 1, 0, 0]);
  expect(standings.map(({ solution }: TypedQuestion['standing']) => solution !== null)).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test('what a student takes with them holds no key of an open typed question', async () => {
  const student = await server.signIn();
  const { typed } = await typedQuiz(student);
  const report = {
    questionId: typed[0]?.id,
    reportReason: 'typo',
    reportExplanation: 'There is a word too many.',
  };
  expect((await student.post('/api/report-answer', report)).statusCode).toBe(200);
  const { quizzes, reports } = (await student.get('/api/account/export')).json();
  const first = quizzes[0].questions.find(({ id }: { id: string }) => id === typed[0]?.id);
  expect(Object.keys(first)).toEqual(['id', 'text']);
  expect(reports).toMatchObject([
    { explanation: report.reportExplanation, question: { text: typed[0]?.question } },
  ]);
  expect(Object.keys(reports[0].question)).toEqual(['text']);
  expect(reports[0].checks).toBeUndefined();
});
