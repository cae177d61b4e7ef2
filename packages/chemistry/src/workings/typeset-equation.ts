import { formulaSource, typesetFormula } from '../formulas/typeset-formula.ts';
import { speciesOf, type Equation, type Species } from '../reactions/equation.ts';

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
  return `${coefficient === 1 ? '' : coefficient}${formulaSource(text)}${state === null ? '' : `(${state})`}`;
}
