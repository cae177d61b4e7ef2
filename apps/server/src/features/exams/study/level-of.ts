import type { Difficulty } from '@valence/contract';
import type { FirstTry } from '../../answers/first-tries-repository.ts';

/** How hard a question on a concept is to be: easier after a mistake, harder after two right answers running. */
export function levelOf(tries: readonly FirstTry[], concept: string): Difficulty {
  const [last, before] = tries
    .filter(({ tests }) => tests.includes(concept))
    .slice(-2)
    .toReversed();
  if (last === undefined) return 'intermediate';
  if (!last.right) return 'beginner';
  return before?.right === true ? 'advanced' : 'intermediate';
}
