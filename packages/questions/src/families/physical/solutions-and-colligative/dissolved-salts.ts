import { formatSignificant } from '@valence/chemistry';

/** A strong electrolyte. */
export interface Salt {
  formula: string;
  cation: string;
  anion: string;
  /** Ions per formula unit and the sizes of their charges. */
  cations: number;
  anions: number;
  positive: number;
  negative: number;
}

export const salts: readonly Salt[] = [
  { formula: 'NaCl', cation: 'Na+', anion: 'Cl-', cations: 1, anions: 1, positive: 1, negative: 1 },
  { formula: 'KNO3', cation: 'K+', anion: 'NO3-', cations: 1, anions: 1, positive: 1, negative: 1 },
  { formula: 'CaCl2', cation: 'Ca^2+', anion: 'Cl-', cations: 1, anions: 2, positive: 2, negative: 1 },
  { formula: 'Mg(NO3)2', cation: 'Mg^2+', anion: 'NO3-', cations: 1, anions: 2, positive: 2, negative: 1 },
  { formula: 'Na2SO4', cation: 'Na+', anion: 'SO4^2-', cations: 2, anions: 1, positive: 1, negative: 2 },
  { formula: 'K2SO4', cation: 'K+', anion: 'SO4^2-', cations: 2, anions: 1, positive: 1, negative: 2 },
  { formula: 'LaCl3', cation: 'La^3+', anion: 'Cl-', cations: 1, anions: 3, positive: 3, negative: 1 },
];

/** In mol/kg: above it the limiting law is not meant to hold. */
export const highestStrength = 0.01;

export const three = (value: number): string => formatSignificant(value, 3);

/** The ionic strength that a salt makes, in mol/kg. */
export function strength({ cations, anions, positive, negative }: Salt, molality: number): number {
  return 0.5 * molality * (cations * positive ** 2 + anions * negative ** 2);
}

/** Molality times charge squared, as written in a sum. */
export function term(count: number, molality: number, charge: number): string {
  return `${three(count * molality)} × ${charge}²`;
}
