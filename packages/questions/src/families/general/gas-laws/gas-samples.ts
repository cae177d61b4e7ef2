import { formatSignificant } from '@valence/chemistry';
import { statedMolarMass } from '../../worked-reaction.ts';

/** Gases that are mixed, with their formulas as they are printed. */
export const gases = ['He', 'Ne', 'Ar', 'N2', 'O2', 'CO2', 'CH4'].map((formula) => ({
  shown: `\\ce{${formula}}`,
  molarMass: statedMolarMass(formula),
}));

/** Three significant figures. */
export const three = (value: number): string => formatSignificant(value, 3);

/** A pressure in atm, to three figures. */
export const atmospheres = (value: number): string => `${three(value)} atm`;
