import { formatDecimals } from '@valence/chemistry';
import { atomsOf, type Atoms } from './known-compounds.ts';

/** Molar masses in g/mol, as a student takes them from the periodic table. */
export const molarMasses = {
  carbon: 12.01,
  hydrogen: 1.008,
  oxygen: 16,
  dioxide: 44.01,
  water: 18.02,
} as const;

/** Shares of the mass in percent. */
export interface Shares {
  carbon: number;
  hydrogen: number;
}

/** Shares of carbon and hydrogen as an analysis gives them, with one decimal. */
export function percentages(atoms: Atoms): Shares {
  const percent = (mass: number): number => Math.round((1000 * mass) / molarMassOf(atoms)) / 10;
  return {
    carbon: percent(molarMasses.carbon * atoms.carbon),
    hydrogen: percent(molarMasses.hydrogen * atoms.hydrogen),
  };
}

/** As a table prints them. */
export function percentText({ carbon, hydrogen }: Shares): string {
  return `${formatDecimals(carbon, 1)}% C and ${formatDecimals(hydrogen, 1)}% H by mass, the rest O`;
}

/** Masses in g, as a balance gives them. */
export interface Burned {
  sample: number;
  dioxide: number;
  water: number;
}

/** What a sample gives when it is burned completely. */
export function burned(formula: string, sample: number): Burned {
  const atoms = atomsOf(formula);
  const { carbon, hydrogen } = atoms;
  const amount = sample / molarMassOf(atoms);
  const weighed = (mass: number): number => Math.round(1000 * mass) / 1000;
  return {
    sample,
    dioxide: weighed(amount * carbon * molarMasses.dioxide),
    water: weighed((amount * hydrogen * molarMasses.water) / 2),
  };
}

/** The experiment in a sentence. */
export function burnedText({ sample, dioxide, water }: Burned): string {
  const [of, first, second] = [sample, dioxide, water].map((mass) => formatDecimals(mass, 3));
  return `When it is burned completely, ${of ?? ''} g of it gives ${first ?? ''} g \\ce{CO2} and ${second ?? ''} g \\ce{H2O}.`;
}

function molarMassOf({ carbon, hydrogen, oxygen }: Atoms): number {
  return molarMasses.carbon * carbon + molarMasses.hydrogen * hydrogen + molarMasses.oxygen * oxygen;
}
