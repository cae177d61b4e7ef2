import { formatDecimals } from '../quantities/format-significant.ts';
import { roundDecimals } from '../quantities/significant-figures.ts';
import { molarMass, type MolarMass } from '../formulas/molar-mass.ts';
import { typesetFormula } from '../formulas/typeset-formula.ts';
import { faultyInput, worked, type WorkingResult } from './working.ts';

/** Standard atomic weights have four decimals at most. */
const decimalsOfWeight = 4;
const decimalsOfMass = 3;

/**
 * Molar mass of a formula, with a line for each element and their sum in g/mol.
 * @returns the molar mass with its composition; errors of `parseFormula` at the field `formula`
 * @example molarMassWorking('H2O') // lines 'H: 2 × 1.008 = 2.016 g/mol', 'O: 1 × 15.999 = 15.999 g/mol', …
 */
export function molarMassWorking(formula: string): WorkingResult<MolarMass, 'formula'> {
  const result = molarMass(formula);
  if (!result.ok) return faultyInput('formula', result.error);
  const { shares, molarMass: mass } = result.value;
  const masses = shares.map((share) => weight(share.mass));
  return worked(result.value, [
    ...shares.map(
      ({ symbol, count, mass: own }) => `${symbol}: ${count} × ${weight(own / count)} = ${weight(own)} g/mol`,
    ),
    [
      `*M*(${typesetFormula(formula)})`,
      ...(masses.length > 1 ? [masses.join(' + ')] : []),
      inGrams(mass),
    ].join(' = '),
  ]);
}

function weight(value: number): string {
  return String(roundDecimals(value, decimalsOfWeight));
}

function inGrams(mass: number): string {
  return `${formatDecimals(mass, decimalsOfMass)} g/mol`;
}
