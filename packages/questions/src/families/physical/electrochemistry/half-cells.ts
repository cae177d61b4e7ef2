import { formatDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';

/** A metal electrode. */
export interface Couple {
  metal: string;
  charge: number;
  /** Standard potential in V against the hydrogen electrode, 298 K, CRC Handbook, rounded. */
  potential: number;
}

export const couples: readonly Couple[] = [
  { metal: 'Mg', charge: 2, potential: -2.37 },
  { metal: 'Al', charge: 3, potential: -1.66 },
  { metal: 'Mn', charge: 2, potential: -1.19 },
  { metal: 'Zn', charge: 2, potential: -0.76 },
  { metal: 'Cr', charge: 3, potential: -0.74 },
  { metal: 'Fe', charge: 2, potential: -0.45 },
  { metal: 'Cd', charge: 2, potential: -0.4 },
  { metal: 'Co', charge: 2, potential: -0.28 },
  { metal: 'Ni', charge: 2, potential: -0.26 },
  { metal: 'Sn', charge: 2, potential: -0.14 },
  { metal: 'Pb', charge: 2, potential: -0.13 },
  { metal: 'Cu', charge: 2, potential: 0.34 },
  { metal: 'Ag', charge: 1, potential: 0.8 },
  { metal: 'Au', charge: 3, potential: 1.5 },
];

/** Two electrodes, the one with the higher potential first. */
export function drawCell(random: Random): [Couple, Couple] {
  const [one, other] = [random.pick(couples), random.pick(couples)];
  if (one.metal === other.metal) return drawCell(random);
  return one.potential > other.potential ? [one, other] : [other, one];
}

/** The least common multiple of the charges: electrons that pass in the balanced equation. */
export function commonElectrons(one: Couple, other: Couple): number {
  return one.charge === other.charge || one.charge % other.charge === 0
    ? one.charge
    : other.charge % one.charge === 0
      ? other.charge
      : one.charge * other.charge;
}

/** The ion of an electrode as a formula. */
export function ion({ metal, charge }: Couple): string {
  return `${metal}^${charge === 1 ? '' : charge}+`;
}

/** A potential as text, with its sign. */
export const volts = (value: number): string => `${value > 0 ? '+' : ''}${formatDecimals(value, 2)} V`;
