import { elementOf } from '../elements/elements.ts';
import { success, type Result } from '../result.ts';
import { scaledWeights, weightScale } from './atomic-weights.ts';
import { massOfTree } from './formula-readings.ts';
import type { FormulaTree } from './formula-tree.ts';
import type { Composition, Formula } from './formula.ts';
import { formulaOf } from './parse-formula.ts';
import { readFormula } from './read-formula.ts';

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

/** Shares and formula are computed when they are read: most callers need the mass alone. */
export interface MolarMass {
  /** g/mol. A charge weighs nothing. */
  readonly molarMass: number;
  /** In the order in which the formula names the elements. */
  readonly shares: readonly ElementShare[];
  readonly formula: Formula;
}

/**
 * Molar mass in g/mol from the IUPAC abridged standard atomic weights of 2021, with each element's share.
 * @returns the mass and the shares in formula order, or what is wrong with the formula and where
 * @example molarMass('CuSO4·5H2O') // molarMass 249.677
 */
export function molarMass(text: string): Result<MolarMass> {
  const tree = readFormula(text);
  return tree.ok ? success(new WeighedFormula(tree.value)) : tree;
}

class WeighedFormula implements MolarMass {
  readonly molarMass: number;
  private readonly tree: FormulaTree;

  constructor(tree: FormulaTree) {
    this.molarMass = massOfTree(tree);
    this.tree = tree;
  }

  get formula(): Formula {
    return formulaOf(this.tree);
  }

  get shares(): readonly ElementShare[] {
    return massShares(this.formula.composition);
  }
}

/**
 * Molar mass in g/mol of a composition.
 * @throws for a symbol that is no element
 */
export function massOf(composition: Composition): number {
  let sum = 0;
  for (const [symbol, count] of composition) {
    sum += (scaledWeights[elementOf(symbol).atomicNumber] ?? 0) * count;
  }
  return sum / weightScale;
}

/** Each element's mass and mass percent in a composition. */
export function massShares(composition: Composition): ElementShare[] {
  const whole = massOf(composition);
  return [...composition].map(([symbol, count]) => {
    const mass = massOf(new Map([[symbol, count]]));
    return { symbol, name: elementOf(symbol).name, count, mass, percent: (100 * mass) / whole };
  });
}
