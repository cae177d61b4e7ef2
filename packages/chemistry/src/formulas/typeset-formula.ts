import { countDigit, isDot } from './formula-characters.ts';
import { splitFormula } from './read-formula.ts';

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
  const { body, charge } = splitFormula(text);
  const onTheLine = Array.from(body, (character) => {
    const digit = countDigit(character);
    if (digit >= 0) return String(digit);
    return isDot(character) ? '*' : character;
  });
  return `${onTheLine.join('')}${charge === 0 ? '' : `^{${chargeText(charge)}}`}`;
}

/** `2+`, `-`: the notation sets a hyphen as a minus. */
function chargeText(charge: number): string {
  const size = Math.abs(charge);
  return `${size === 1 ? '' : size}${charge < 0 ? '-' : '+'}`;
}
