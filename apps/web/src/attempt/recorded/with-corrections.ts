import type { RecordQuizResponse } from '@valence/contract';
import type { FinishedQuiz } from '../quiz.ts';

/** A finished quiz as the server graded it, where it knows of keys that were corrected while the quiz was open here. */
export function withCorrections(
  finished: FinishedQuiz,
  corrected: RecordQuizResponse['corrected'] = [],
): FinishedQuiz {
  if (corrected.length === 0) return finished;
  const { questions } = finished.quiz;
  const told = questions.map(({ id }) => corrected.find(({ question }) => question.id === id));
  return {
    ...finished,
    quiz: {
      ...finished.quiz,
      questions: questions.map((question, place) => ({ ...question, ...told[place]?.question })),
    },
    answers: finished.answers.map((answer, place) => {
      const { attempts, marks } = told[place] ?? answer;
      return { ...answer, attempts, marks };
    }),
  };
}
