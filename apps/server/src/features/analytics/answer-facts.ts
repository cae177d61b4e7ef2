import type { GradedAnswer } from '../../database/schema/quizzes.ts';
import { isRightAtFirst } from '../grading/scores-of.ts';
import type { QuestionOutline } from './analytics-repository.ts';

/** What is known of the first attempt on one question. */
export interface AnswerFact extends QuestionOutline {
  quizId: string;
  completedAt: Date;
  isRight: boolean;
  /** The option chosen first; `null` where it is not known any more. */
  firstAnswer: number | null;
  seconds: number | null;
}

interface AnsweredQuiz {
  quizId: string;
  completedAt: Date;
  answers: readonly GradedAnswer[];
  questions: readonly QuestionOutline[];
}

/** The questions that were answered, oldest first. One left open tells about time, not about knowledge. */
export function answerFacts(newestFirst: readonly AnsweredQuiz[]): AnswerFact[] {
  return newestFirst.toReversed().flatMap(({ quizId, completedAt, answers, questions }) => {
    const outlines = new Map(questions.map((question) => [question.id, question]));
    return answers.flatMap((answer) => {
      const outline = outlines.get(answer.questionId);
      if (!outline || answer.attempts === 0) return [];
      const { timeSpent: seconds } = answer;
      const isRight = isRightAtFirst(answer);
      return [{ ...outline, quizId, completedAt, isRight, firstAnswer: firstAnswerOf(answer), seconds }];
    });
  });
}

function firstAnswerOf({ firstAnswer, attempts, userAnswer }: GradedAnswer): number | null {
  return firstAnswer ?? (attempts === 1 ? userAnswer : null);
}
