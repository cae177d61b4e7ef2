import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quizResults } from '../../database/schema/quizzes.ts';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { answersTo, askForQuiz } from '../../testing/take-quiz.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';

describe('a quiz sent as practice, right at the second try but for one that does not tell its first', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await openMemoryDatabase());
  });
  afterAll(() => server.close());

  async function practise(student: TestStudent) {
    const answers = answersTo(await askForQuiz(student), 5);
    const questionsData = answers.questionsData.map((answer, place) =>
      place === 0
        ? { ...answer, attempts: 2 }
        : { ...answer, attempts: 2, firstAnswer: (answer.correctAnswer + 1) % 4 },
    );
    const sent = { ...answers, questionsData, isPracticeMode: true };
    const { score } = (await student.post('/api/user/record-quiz', sent)).json();
    const [result] = await server.database.db
      .select()
      .from(quizResults)
      .where(eq(quizResults.studentId, student.id));
    return { score, practice: result?.practice, attempts: result?.answers.map(({ attempts }) => attempts) };
  }

  test('is practice with Premium', async () => {
    const student = await server.signIn({ subscriptionStatus: 'active' });
    expect(await practise(student)).toEqual({ score: 100, practice: true, attempts: [2, 2, 2, 2, 2] });
  });

  test('is graded by the first tries on the free plan, which has no practice', async () => {
    expect(await practise(await server.signIn())).toEqual({
      score: 0,
      practice: false,
      attempts: [0, 1, 1, 1, 1],
    });
  });
});
