import type { TypedStanding } from '@valence/contract';
import type { Progress } from './progress.ts';

/** Where a student is after a try. Tries that were typed are counted alone: there is no option that they chose. */
export function typedProgress({ tries, solution }: TypedStanding): Progress {
  const tried = tries.map(() => 0);
  if (solution !== null) return { kind: 'resolved', answer: null, tried };
  return tries.length === 0 ? { kind: 'open', chosen: null, tried } : { kind: 'missed', tried };
}
