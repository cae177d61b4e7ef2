import type { FinishedQuizResponse } from '@valence/contract';
import type { Question } from '@valence/questions';
import type { GradedAnswer } from '../../../database/schema/quizzes.ts';
import type { QuestionEngine } from '../question-engine.ts';
import { afterCorrection } from './after-correction.ts';
import { alsoRight } from './also-right.ts';
import { toTypeOf, typedTry } from './issued-typed-question.ts';
import type { StoredTry } from './typed-tries-repository.ts';

/** What was typed in a finished quiz and how it was graded; nothing for a question that was asked with options. */
export function typedResult(
  engine: QuestionEngine,
  question: Question,
  { typed, marks, isCorrect, correctAnswer, recorded }: GradedAnswer,
  tries: readonly StoredTry[],
): Pick<FinishedQuizResponse['answers'][number], 'typed'> {
  if (typed === undefined) return {};
  const told = tries.map((stored) => typedTry(question, engine, stored, true));
  const counted = marks ?? (isCorrect ? 1 : 0);
  return {
    typed: {
      text: typed.last,
      marks: counted,
      toType: toTypeOf(question, engine),
      tries: recorded === undefined ? told : afterCorrection(told, counted),
      // A correction that changed no key found that there is none: nothing is right in other words.
      ...(recorded?.correctAnswer !== correctAnswer && alsoRight(question, engine)),
    },
  };
}
