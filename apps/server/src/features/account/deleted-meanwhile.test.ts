import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../database/schema/accounts.ts';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { smallEngine } from '../../testing/small-engine.ts';
import { answersTo, askForQuiz } from '../../testing/take-quiz.ts';
import { createTestApp } from '../../testing/test-app.ts';

test('a call whose student is deleted in another tab meanwhile is signed out, and not our failure', async () => {
  const database = await openMemoryDatabase();
  let studentId: string | null = null;
  // The one connection does first what was sent first: before what the call goes on to write.
  const deleteStudent = (): void => {
    if (studentId !== null) void database.db.delete(users).where(eq(users.id, studentId)).execute();
  };
  const server = await createTestApp(
    database,
    {},
    {
      engine: {
        ...smallEngine,
        makeVariants(...asked) {
          deleteStudent();
          return smallEngine.makeVariants(...asked);
        },
        recheckQuestion(question) {
          deleteStudent();
          return smallEngine.recheckQuestion(question);
        },
      },
    },
  );
  const calls: { path: string; about: (questionId: string) => object }[] = [
    {
      path: '/api/similar-questions',
      about: (questionId) => ({ missedQuestions: [{ id: questionId }] }),
    },
    { path: '/api/report-answer', about: reportOf },
  ];
  for (const { path, about } of calls) {
    const student = await server.signIn();
    const quiz = await askForQuiz(student);
    await student.post('/api/user/record-quiz', answersTo(quiz, 0));
    const { questions } = quiz;
    studentId = student.id;
    const answer = await student.post(path, about(questions[0]?.id ?? ''));
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'signedOut']);
  }
  await server.close();
});

function reportOf(questionId: string) {
  return {
    questionId,
    questionText: 'Which?',
    correctAnswer: 0,
    reportReason: 'wrong_answer',
    reportExplanation: 'The second option is right as well.',
  };
}
