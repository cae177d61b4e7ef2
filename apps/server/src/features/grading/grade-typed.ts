import type { RecordQuizRequest } from '@valence/contract';
import type { Question } from '@valence/questions';
import type { GradedAnswer } from '../../database/schema/quizzes.ts';
import type { StoredTry } from '../quizzes/typed/typed-tries-repository.ts';

/**
 * What was made of a typed question: the best of its tries counts. An answer that a slip of an option led to stands at the place of that option,
 * so that statistics of slips count it with the chosen ones; any other wrong one has no place.
 */
export function gradeTyped(
  question: Question,
  tries: readonly StoredTry[],
  given: Pick<RecordQuizRequest['questionsData'][number], 'timeSpent' | 'isFlagged'> | undefined,
): GradedAnswer {
  const [first] = tries;
  const last = tries.at(-1);
  return {
    questionId: question.id,
    userAnswer: last?.place ?? null,
    correctAnswer: question.key,
    isCorrect: last?.verdict === 'right',
    attempts: tries.length,
    timeSpent: given?.timeSpent ?? null,
    firstAnswer: first?.place ?? null,
    typed: { first: first?.typed ?? null, last: last?.typed ?? null },
    marks: Math.max(0, ...tries.map(({ marks }) => marks)),
    ...(given?.isFlagged === true && { isFlagged: true as const }),
  };
}
