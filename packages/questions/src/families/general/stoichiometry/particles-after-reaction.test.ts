import { expect, test } from 'vitest';
import type { Figure } from '@valence/figures';
import { reactions } from './particle-mixture.ts';
import { particlesAfter } from './particles-after-reaction.ts';

const figure: Figure = { kind: 'particles', caption: 'Mixture', atoms: ['X', 'Y'], boxes: [] };

/** Of each reaction one mixture, reckoned by hand: made, used of the reactant in excess, and all particles in the end. */
const byHand = [
  { of: 0, nx: 6, ny: 7, runs: 3, made: 6, used: 3, all: 10 },
  { of: 1, nx: 7, ny: 6, runs: 6, made: 12, used: 6, all: 13 },
  { of: 2, nx: 4, ny: 8, runs: 4, made: 4, used: 4, all: 8 },
  { of: 3, nx: 5, ny: 2, runs: 2, made: 4, used: 4, all: 5 },
];

test.each(byHand)('counts after reaction $of are those of its boxes', ({ of, nx, ny, runs, ...counts }) => {
  const reaction = reactions[of];
  if (reaction === undefined) throw new Error(`there is no reaction ${of}`);
  for (const asked of ['made', 'used', 'all'] as const) {
    const { answer } = particlesAfter({ figure, reaction, nx, ny, runs }, asked);
    expect(Number.parseInt(answer, 10)).toBe(counts[asked]);
  }
});
