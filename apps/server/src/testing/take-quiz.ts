import {
  generateQuestionsResponse,
  type GenerateQuestionsResponse,
  type RecordQuizRequest,
} from '@valence/contract';
import type { TestStudent } from './test-app.ts';

/** Asks for a quiz and expects to get it. */
export async function askForQuiz(
  student: TestStudent,
  request: { topic?: string; difficulty?: string; count?: number } = {},
  headers: Record<string, string> = {},
): Promise<GenerateQuestionsResponse> {
  const asked = { topic: 'general', difficulty: 'beginner', count: 5, ...request };
  const response = await student.post('/api/generate-questions', asked, headers);
  if (response.statusCode !== 200) throw new Error(`No quiz: ${response.body}`);
  return generateQuestionsResponse.parse(response.json());
}

/** What the client sends after a quiz of which the first so many questions were answered right, the rest wrong. */
export function answersTo(quiz: GenerateQuestionsResponse, right: number): RecordQuizRequest {
  const total = quiz.questions.length;
  return {
    quizId: quiz.quizId,
    score: Math.round((100 * right) / total),
    timeSpent: 30,
    subject: quiz.topic,
    difficulty: quiz.difficulty,
    totalQuestions: total,
    correctAnswers: right,
    isPracticeMode: false,
    questionsData: quiz.questions.map((question, index) => ({
      questionId: question.id,
      userAnswer: index < right ? question.correctAnswer : (question.correctAnswer + 1) % 4,
      correctAnswer: question.correctAnswer,
      isCorrect: index < right,
    })),
  };
}
