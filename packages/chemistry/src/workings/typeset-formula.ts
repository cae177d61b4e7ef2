import { countDigit, isDot } from '../formulas/formula-characters.ts';
import { splitFormula } from '../formulas/read-formula.ts';
import { speciesOf, type Equation, type Species } from '../reactions/equation.ts';

/**
 * A formula in the typeset notation: however it was written, every subscript, dot and charge is set right.
 * @throws when the text is no formula
 * @example typesetFormula('SO₄²⁻') // '\\ce{SO4^{2-}}'
 */
export function typesetFormula(text: string): string {
  return `\\ce{${source(text)}}`;
}

/**
 * An equation with its coefficients and states, in the typeset notation.
 * @example typesetEquation(balanced) // '\\ce{2H2 + O2 -> 2H2O}'
 */
export function typesetEquation(equation: Equation): string {
  const side = (species: readonly Species[]) => species.map(speciesSource).join(' + ');
  return `\\ce{${side(equation.reactants)} ${equation.reversible ? '<=>' : '->'} ${side(equation.products)}}`;
}

/** The species of an equation, each as a typeset formula, reactants first. */
export function typesetSpecies(equation: Equation): string[] {
  return speciesOf(equation).map(({ text }) => typesetFormula(text));
}

function speciesSource({ coefficient, text, state }: Species): string {
  return `${coefficient === 1 ? '' : coefficient}${source(text)}${state === null ? '' : `(${state})`}`;
}

function source(text: string): string {
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
