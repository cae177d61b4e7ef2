import { statedMolarMass } from '../../worked-reaction.ts';

/** Solutes with their formulas as they are printed. */
export const solutes = ['NaCl', 'KNO3', 'Na2CO3', 'CuSO4', 'NaOH', 'K2Cr2O7', 'MgSO4', 'C6H12O6'].map(
  (formula) => ({ shown: `\\ce{${formula}}`, molarMass: statedMolarMass(formula) }),
);

/** A solution of so many g in so many mL. */
export interface Weighed {
  shown: string;
  molarMass: number;
  mass: number;
  volume: number;
}
