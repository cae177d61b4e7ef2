import type { RecordQuizResponse } from '@valence/contract';
import type { FinishedQuiz } from '../quiz.ts';

/** A finished quiz with the answers that the server recorded: a question that was answered elsewhere before has the answer that it got there. */
export function withRecorded(
  finished: FinishedQuiz,
  recorded: RecordQuizResponse['questions'],
): FinishedQuiz {
  const { questions } = finished.quiz;
  const answers = finished.answers.map((given, place) => {
    const question = questions[place];
    const told = recorded.find(({ questionId }) => questionId === question?.id);
    // What was typed the server has itself, and tells with its verdict.
    if (told === undefined || question?.toType !== undefined || told.userAnswer === given.chosen)
      return given;
    const chosen = told.userAnswer;
    return { ...given, chosen, first: chosen, attempts: chosen === null ? 0 : 1 };
  });
  return { ...finished, answers };
}
