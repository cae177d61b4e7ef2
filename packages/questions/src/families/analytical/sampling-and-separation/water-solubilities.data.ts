import type { Point } from '@valence/figures';

export interface SolubleSalt {
  formula: string;
  /** Temperature in °C and solubility in g per 100 g of water. */
  points: readonly Point[];
}

const temperatures = [0, 20, 40, 60, 80];

/** Solubilities in water (Lange’s Handbook of Chemistry, 15th edition, table 5.2) of salts that dissolve much better when hot. */
export const steepSalts: readonly SolubleSalt[] = [
  salt('KNO3', [13.9, 31.6, 61.3, 106, 167]),
  salt('KClO3', [3.3, 7.3, 13.9, 23.8, 37.5]),
  salt('K2Cr2O7', [4.7, 12.3, 26.3, 45.6, 73]),
  salt('Ba(NO3)2', [4.95, 9.02, 14.1, 20.4, 27.2]),
];

/** From the same table, salts whose solubility changes little. */
export const levelSalts: readonly SolubleSalt[] = [
  salt('NaCl', [35.7, 35.9, 36.4, 37.1, 38]),
  salt('KCl', [28, 34.2, 40.1, 45.8, 51.3]),
];

function salt(formula: string, solubilities: readonly number[]): SolubleSalt {
  return {
    formula: `\\ce{${formula}}`,
    points: solubilities.map((s, place) => [temperatures[place] ?? NaN, s]),
  };
}
