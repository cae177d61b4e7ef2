import type { RecordQuizRequest } from '@valence/contract';
import { correctPlaces, marksOf, scoreOf, type FinishedQuiz } from './quiz.ts';

/**
 * The call that records a finished quiz. What it claims about correctness the server finds out by itself, and the subject
 * it knows: that one is the title without what stands in brackets.
 */
export function recordRequest(finished: FinishedQuiz): RecordQuizRequest {
  const { quiz, answers, timeSpent } = finished;
  return {
    quizId: quiz.quizId,
    score: scoreOf(finished),
    timeSpent,
    subject: quiz.title.toLowerCase().replace(/\s*\(.*/s, ''),
    difficulty: quiz.difficulty,
    totalQuestions: quiz.questions.length,
    correctAnswers: correctPlaces(finished).length,
    questionsData: quiz.questions.map((question, place) => {
      const answer = answers[place];
      return {
        questionId: question.id,
        userAnswer: answer?.chosen ?? null,
        correctAnswer: question.correctAnswer,
        isCorrect: marksOf(question, answer) === 1,
        attempts: answer?.attempts ?? 0,
        firstAnswer: answer?.first ?? null,
        timeSpent: answer?.seconds ?? 0,
        ...(answer?.isFlagged === true && { isFlagged: true }),
      };
    }),
    isPracticeMode: quiz.isPracticeMode,
  };
}
