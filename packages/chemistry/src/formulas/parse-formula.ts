import { success, type Result } from '../result.ts';
import { compositionOf, symbolsOf } from './formula-readings.ts';
import type { FormulaTree } from './formula-tree.ts';
import type { Formula } from './formula.ts';
import { readFormula } from './read-formula.ts';

/**
 * Reads a chemical formula as people write it: brackets `()` and `[]`, hydrates (`CuSO4·5H2O`, also with `.` or `*`),
 * charges (`SO4^2-`, `NH4+`, `Fe³⁺`, `[Fe(CN)6]4-`), subscripts on the line or as `₂`, the electron `e-`. Spaces do
 * not count; states of matter are not part of a formula.
 * @returns composition, charge, parts and symbols, or what is wrong and where
 * @example parseFormula('CuSO4·5H2O') // composition Cu 1, S 1, O 9, H 10; charge 0
 */
export function parseFormula(text: string): Result<Formula> {
  const tree = readFormula(text);
  return tree.ok ? success(formulaOf(tree.value)) : tree;
}

export function formulaOf(tree: FormulaTree): Formula {
  const { parts, charge } = tree;
  return {
    composition: compositionOf(tree),
    charge,
    // The electron has no parts; it is one all the same.
    parts: Math.max(1, parts.length),
    symbols: symbolsOf(tree),
  };
}
