import type { FinishedQuizResponse } from '@valence/contract';
import type { Question } from '@valence/questions';
import type { GradedAnswer } from '../../../database/schema/quizzes.ts';
import { gradedKey } from '../../key-corrections/counting-key.ts';
import type { QuestionEngine } from '../question-engine.ts';
import type { StoredQuiz } from '../quizzes-repository.ts';
import { alsoRight } from './also-right.ts';
import { countTries } from './count-tries.ts';
import { toTypeOf, typedTry } from './issued-typed-question.ts';
import { excusedWords } from './typed-words.data.ts';
import type { StoredTry } from './typed-tries-repository.ts';

/**
 * What was typed in a finished quiz and how it is graded; nothing for a question that was asked with options.
 * @param issued the question as it was issued
 */
export function typedResult(
  engine: QuestionEngine,
  quiz: Pick<StoredQuiz, 'kind'>,
  issued: Question,
  { typed, marks, isCorrect, ...graded }: GradedAnswer,
  stored: readonly StoredTry[],
): Pick<FinishedQuizResponse['answers'][number], 'typed'> {
  if (typed === undefined) return {};
  const { question, tries, isExcused } = countTries(engine, quiz, issued, gradedKey(graded), stored);
  return {
    typed: {
      text: typed.last,
      marks: marks ?? (isCorrect ? 1 : 0),
      toType: toTypeOf(issued, engine),
      tries: tries.map((one) => typedTry(question, engine, one, true)),
      ...(isExcused ? { alsoRight: excusedWords } : alsoRight(question, engine)),
    },
  };
}
