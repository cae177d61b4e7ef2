import type { TypedTry } from '@valence/contract';
import { correctedWords } from './typed-words.data.ts';

/**
 * The tries at a question whose key was corrected since. What was said of them held for the key before: what is left is how the last
 * one counts now.
 */
export function afterCorrection(tries: readonly TypedTry[], marks: number): TypedTry[] {
  return tries.slice(-1).map((tried) => ({
    ...tried,
    verdict: marks === 1 ? 'right' : 'wrong',
    marks,
    slip: null,
    problems: [correctedWords],
  }));
}
