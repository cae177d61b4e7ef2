import type { Page } from '@playwright/test';
import type { GenerateQuestionsResponse } from '@valence/contract';

/** Takes quizzes of ten questions without the screens: so many answers are right in each. */
export async function takeQuizzes(page: Page, topic: string, rightAnswers: readonly number[]): Promise<void> {
  await page.evaluate(
    async ([asked, rights]) => {
      async function post(path: string, body: unknown): Promise<Response> {
        const response = await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        if (!response.ok) throw new Error(await response.text());
        return response;
      }
      for (const right of rights) {
        const issued = await post('/api/generate-questions', {
          topic: asked,
          difficulty: 'beginner',
          count: 10,
        });
        const quiz: GenerateQuestionsResponse = await issued.json();
        await post('/api/user/record-quiz', {
          quizId: quiz.quizId,
          score: 10 * right,
          timeSpent: 20,
          subject: asked,
          difficulty: quiz.difficulty,
          totalQuestions: 10,
          correctAnswers: right,
          isPracticeMode: false,
          questionsData: quiz.questions.map(({ id, correctAnswer }, place) => ({
            questionId: id,
            userAnswer: place < right ? correctAnswer : (correctAnswer + 1) % 4,
            correctAnswer,
            isCorrect: place < right,
            attempts: 1,
            timeSpent: 2 + place,
          })),
        });
      }
    },
    [topic, rightAnswers] as const,
  );
}
