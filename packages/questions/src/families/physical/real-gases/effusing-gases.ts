import { formatSignificant } from '@valence/chemistry';

/** A gas that effuses. */
interface Gas {
  formula: string;
  /** Molar mass in g/mol. */
  mass: number;
}

export const effusingGases: readonly Gas[] = [
  { formula: 'He', mass: 4.003 },
  { formula: 'Ne', mass: 20.18 },
  { formula: 'Ar', mass: 39.95 },
  { formula: 'Kr', mass: 83.8 },
  { formula: 'H2', mass: 2.016 },
  { formula: 'N2', mass: 28.02 },
  { formula: 'O2', mass: 32.0 },
  { formula: 'CO2', mass: 44.01 },
  { formula: 'CH4', mass: 16.04 },
  { formula: 'SF6', mass: 146.1 },
];

/** The molar mass as a question states it. */
export function massOf(gas: Gas): string {
  return formatSignificant(gas.mass, 4);
}
