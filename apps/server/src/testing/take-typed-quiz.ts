import { generateQuestionsResponse, type TypedAnswerResponse, type TypedQuestion } from '@valence/contract';
import { answersTo } from './take-quiz.ts';
import type { TestStudent } from './test-app.ts';

/** A quiz of five questions of the small engine, asked for as typed; one of them cannot be. */
export async function typedQuiz(student: TestStudent) {
  const asked = { topic: 'general', difficulty: 'beginner', count: 5, answers: 'type' };
  const response = await student.post('/api/generate-questions', asked);
  const quiz = generateQuestionsResponse.parse(response.json());
  return { quiz, typed: quiz.typed ?? [], body: response.body };
}

/** What the small engine asks for: `Which is 3?` */
export function keyOf({ question }: TypedQuestion): number {
  return Number(/\d+/.exec(question)?.[0]);
}

/** Has a typed answer graded. */
export async function typeAnswer(
  student: TestStudent,
  quizId: string,
  question: TypedQuestion | undefined,
  typed: string,
  isPracticeMode = false,
): Promise<TypedAnswerResponse> {
  const sent = { quizId, questionId: question?.id ?? '', typed, isPracticeMode };
  const response = await student.post('/api/user/typed-answer', sent);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json();
}

/** Records a typed quiz with options chosen right and claims for what was typed. */
export function recordTyped(
  student: TestStudent,
  { quiz, typed }: Awaited<ReturnType<typeof typedQuiz>>,
  isPracticeMode = false,
) {
  const chosen = answersTo(quiz, quiz.questions.length);
  const claimed = typed.map(({ id }) => ({
    questionId: id,
    userAnswer: 0,
    correctAnswer: 0,
    isCorrect: true,
    attempts: 1,
  }));
  return student.post('/api/user/record-quiz', {
    ...chosen,
    totalQuestions: 5,
    isPracticeMode,
    questionsData: [...chosen.questionsData, ...claimed],
  });
}
