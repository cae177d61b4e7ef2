import type { Formula, FormulaToken } from '../formulas/formula.ts';
import { speciesOf, type Equation, type Species } from '../reactions/equation.ts';

/**
 * A formula that was read, in the typeset notation: however it was written, every subscript, dot and charge is set
 * right.
 * @example typesetFormula(parsed) // '\\ce{SO4^{2-}}' for SO₄²⁻
 */
export function typesetFormula(formula: Formula): string {
  return `\\ce{${source(formula)}}`;
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
  return speciesOf(equation).map(({ formula }) => typesetFormula(formula));
}

function speciesSource({ coefficient, formula, state }: Species): string {
  return `${coefficient === 1 ? '' : coefficient}${source(formula)}${state === null ? '' : `(${state})`}`;
}

function source(formula: Formula): string {
  const isElectron = formula.composition.size === 0;
  return `${isElectron ? 'e' : ''}${formula.tokens.map(tokenSource).join('')}`;
}

function tokenSource(token: FormulaToken): string {
  switch (token.kind) {
    case 'element':
      return token.symbol;
    case 'count':
    case 'multiplier':
      return String(token.value);
    case 'open':
      return token.bracket === 'round' ? '(' : '[';
    case 'close':
      return token.bracket === 'round' ? ')' : ']';
    case 'dot':
      return '*';
    case 'charge':
      return `^{${chargeText(token.value)}}`;
  }
}

/** `2+`, `-`: the notation sets a hyphen as a minus. */
function chargeText(charge: number): string {
  const size = Math.abs(charge);
  return `${size === 1 ? '' : size}${charge < 0 ? '-' : '+'}`;
}
