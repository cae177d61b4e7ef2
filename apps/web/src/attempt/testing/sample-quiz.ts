import type { Quiz, QuizQuestion } from '../quiz.ts';

/** A beginner's quiz of these questions, for tests of what is done with quizzes. */
export function sampleQuiz(questions: readonly QuizQuestion[]): Quiz {
  return {
    quizId: '0b0e7c1e-6a1f-4a37-9b0f-0a4f6f3f9a11',
    topic: 'general',
    title: 'General Chemistry',
    difficulty: 'beginner',
    source: { written: questions.length, families: 0, model: 0 },
    questions,
    timeLimit: Math.ceil(1.5 * questions.length),
    isPracticeMode: false,
  };
}
