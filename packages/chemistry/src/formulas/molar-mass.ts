import { elementOf } from '../elements/elements.ts';
import { success, type Result } from '../result.ts';
import type { Composition, Formula } from './formula.ts';
import { parseFormula } from './parse-formula.ts';

/** One element's share of a formula. */
export interface ElementShare {
  symbol: string;
  name: string;
  count: number;
  /** g/mol of this element in the formula. */
  mass: number;
  /** Mass percent, 0 to 100. */
  percent: number;
}

export interface MolarMass {
  /** g/mol. A charge weighs nothing. */
  molarMass: number;
  shares: readonly ElementShare[];
  formula: Formula;
}

/** Standard weights have at most four decimals: in ten-thousandths the sum is exact. */
const scale = 10_000;

/**
 * Molar mass in g/mol from the IUPAC abridged standard atomic weights of 2021, with each element's share.
 * @returns the mass and the shares in formula order, or what is wrong with the formula and where
 * @example molarMass('CuSO4·5H2O') // molarMass 249.677
 */
export function molarMass(text: string): Result<MolarMass> {
  const parsed = parseFormula(text);
  if (!parsed.ok) return parsed;
  return success({
    molarMass: massOf(parsed.value.composition),
    shares: massShares(parsed.value.composition),
    formula: parsed.value,
  });
}

/**
 * Molar mass in g/mol of a composition.
 * @throws for a symbol that is no element
 */
export function massOf(composition: Composition): number {
  let sum = 0;
  for (const [symbol, count] of composition)
    sum += Math.round(elementOf(symbol).atomicWeight * scale) * count;
  return sum / scale;
}

/** Each element's mass and mass percent in a composition. */
export function massShares(composition: Composition): ElementShare[] {
  const whole = massOf(composition);
  return [...composition].map(([symbol, count]) => {
    const mass = massOf(new Map([[symbol, count]]));
    return { symbol, name: elementOf(symbol).name, count, mass, percent: (100 * mass) / whole };
  });
}
