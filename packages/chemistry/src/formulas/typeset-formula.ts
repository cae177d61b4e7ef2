import { sourceOf } from './formula-readings.ts';
import { readFormula } from './read-formula.ts';

/**
 * A formula in the typeset notation: however it was written, every subscript, dot and charge is set right.
 * @throws when the text is no formula
 * @example typesetFormula('SO₄²⁻') // '\\ce{SO4^{2-}}'
 */
export function typesetFormula(text: string): string {
  return `\\ce{${formulaSource(text)}}`;
}

/** The same as it stands inside `\ce{…}`. */
export function formulaSource(text: string): string {
  const tree = readFormula(text);
  if (!tree.ok) throw new Error(`${text}: ${tree.error.message}`);
  return sourceOf(tree.value);
}
