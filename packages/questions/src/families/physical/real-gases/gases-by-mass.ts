import { formatSignificant } from '@valence/chemistry';

/** A gas by its molar mass. */
export interface Gas {
  formula: string;
  /** Molar mass in g/mol. */
  mass: number;
  /** Below this temperature in K it is no gas at 1 atm (CRC Handbook, rounded up). */
  boiling: number;
}

export const gases: readonly Gas[] = [
  { formula: 'He', mass: 4.003, boiling: 5 },
  { formula: 'Ne', mass: 20.18, boiling: 28 },
  { formula: 'Ar', mass: 39.95, boiling: 88 },
  { formula: 'Kr', mass: 83.8, boiling: 120 },
  { formula: 'Xe', mass: 131.3, boiling: 166 },
  { formula: 'H2', mass: 2.016, boiling: 21 },
  { formula: 'N2', mass: 28.02, boiling: 78 },
  { formula: 'O2', mass: 32.0, boiling: 91 },
  { formula: 'CO2', mass: 44.01, boiling: 195 },
  { formula: 'CH4', mass: 16.04, boiling: 112 },
  { formula: 'NH3', mass: 17.03, boiling: 240 },
  { formula: 'SO2', mass: 64.06, boiling: 264 },
  { formula: 'SF6', mass: 146.1, boiling: 210 },
];

/** In g/mol, without the unit. */
export function mass(gas: Gas): string {
  return formatSignificant(gas.mass, 4);
}

/** In kg/mol, without the unit. */
export function kilograms(gas: Gas): string {
  return formatSignificant(gas.mass / 1000, 4);
}

/** In g/mol. */
export function written(gas: Gas): string {
  return `${mass(gas)} g/mol`;
}
