import type { Random } from '../../../random.ts';

/** A bond of hydrogen to a halogen. */
export interface Bond {
  /** Light and heavy isotopologue of the same bond, by mass numbers. */
  light: readonly [string, number, string, number];
  heavy: readonly [string, number, string, number];
  /** Wavenumber of the light one in cm⁻¹, NIST, rounded. */
  wavenumber: number;
}

/** The four hydrogen halides. */
export const bonds: readonly Bond[] = [
  { light: ['H', 1, 'Cl', 35], heavy: ['H', 2, 'Cl', 35], wavenumber: 2886 },
  { light: ['H', 1, 'Br', 79], heavy: ['H', 2, 'Br', 79], wavenumber: 2559 },
  { light: ['H', 1, 'F', 19], heavy: ['H', 2, 'F', 19], wavenumber: 3962 },
  { light: ['H', 1, 'I', 127], heavy: ['H', 2, 'I', 127], wavenumber: 2230 },
];

/** The wavenumber of the molecule of ^{2}H, as a share of that of ^{1}H. */
export const heavyShare = 0.715;

/** In cm⁻¹: a solvent lowers the wavenumber of a hydrogen halide. */
export function solventShift(random: Random): number {
  return -random.integer(5, 80);
}

/** In u. */
export function totalMass([, one, , other]: Bond['light']): number {
  return one + other;
}

/** In u. */
export function reducedMass([, one, , other]: Bond['light']): number {
  return (one * other) / (one + other);
}

/** With mass numbers, inside of `\\ce{}`. */
export function formula([first, one, second, other]: Bond['light']): string {
  return `^{${one}}${first}^{${other}}${second}`;
}
