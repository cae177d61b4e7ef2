import type { GradedAnswer } from '../../database/schema/quizzes.ts';
import type { CountedTries } from '../quizzes/typed/count-tries.ts';
import type { StoredTry } from '../quizzes/typed/typed-tries-repository.ts';

/**
 * What was made of a typed question: the best of its tries counts. An answer that a slip of an option led to stands at the place of that option,
 * so that statistics of slips count it with the chosen ones; any other wrong one has no place.
 * @param stored the tries as they are kept
 */
export function gradeTyped(
  { question, tries, isExcused }: Omit<CountedTries, 'key'>,
  stored: readonly StoredTry[],
  given: { timeSpent?: number | null | undefined; isFlagged?: boolean | undefined } | undefined,
): GradedAnswer {
  const [first] = tries;
  const last = tries.at(-1);
  return {
    questionId: question.id,
    userAnswer: last?.place ?? null,
    correctAnswer: question.key,
    isCorrect: isExcused || last?.verdict === 'right',
    attempts: isExcused ? 1 : tries.length,
    timeSpent: given?.timeSpent ?? null,
    firstAnswer: first?.place ?? null,
    typed: { first: stored[0]?.typed ?? null, last: last?.typed ?? null },
    marks: isExcused ? 1 : Math.max(0, ...tries.map(({ marks }) => marks)),
    ...(given?.isFlagged === true && { isFlagged: true as const }),
  };
}
