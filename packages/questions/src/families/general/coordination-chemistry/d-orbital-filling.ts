import type { OctahedralComplex } from './octahedral-complexes.data.ts';

type Spin = OctahedralComplex['spin'];

/** Electrons in the lower set of three orbitals and in the upper set of two. */
export interface Filling {
  lower: number;
  upper: number;
  spin: Spin;
}

/** So many d electrons in an octahedral field. */
export function fill(count: number, spin: Spin): Filling {
  const lower =
    spin === 'low' ? Math.min(count, 6) : Math.min(count, 3) + Math.max(0, Math.min(count - 5, 3));
  return { lower, upper: count - lower, spin };
}

/** As many electrons in the other spin state. */
export function otherSpin({ lower, upper, spin }: Filling): Filling {
  return fill(lower + upper, spin === 'low' ? 'high' : 'low');
}

/** How many electrons are unpaired, by Hund’s rule. */
export function unpairedIn({ lower, upper }: Filling): number {
  return (lower <= 3 ? lower : 6 - lower) + (upper <= 2 ? upper : 4 - upper);
}

/** The level of the lower orbitals is −0.4 and that of the upper ones +0.6 of the splitting. */
export function energyOf({ lower, upper }: Filling): number {
  return -0.4 * lower + 0.6 * upper;
}

/** The filling as it is printed. */
export function described({ lower, upper }: Filling): string {
  return `*t*_{2g}^{${lower}}*e*_{g}^{${upper}}`;
}
