import { elements } from '../elements/elements.ts';
import { failure, success, type Result } from '../result.ts';
import type { Formula } from './formula.ts';
import { chargeRead, readFormula } from './read-formula.ts';
import { atoms } from './scan-atoms.ts';

/**
 * Reads a chemical formula as people write it: brackets `()` and `[]`, hydrates (`CuSO4·5H2O`, also with `.` or `*`),
 * charges (`SO4^2-`, `NH4+`, `Fe³⁺`, `[Fe(CN)6]4-`), subscripts on the line or as `₂`, the electron `e-`. Spaces do
 * not count; states of matter are not part of a formula.
 * @returns composition, charge, parts and symbols, or what is wrong and where
 * @example parseFormula('CuSO4·5H2O') // composition Cu 1, S 1, O 9, H 10; charge 0
 */
export function parseFormula(text: string): Result<Formula> {
  const error = readFormula(text);
  if (error !== null) return failure(error.code, error.message, error.position);
  const composition = new Map<string, number>();
  const symbols: string[] = [];
  for (let index = 0; index < atoms.size; index += 1) {
    const symbol = elements[(atoms.numbers[index] ?? 0) - 1]?.symbol ?? '';
    symbols.push(symbol);
    composition.set(symbol, (composition.get(symbol) ?? 0) + (atoms.counts[index] ?? 0));
  }
  return success({ composition, charge: chargeRead(), parts: atoms.parts, symbols });
}
