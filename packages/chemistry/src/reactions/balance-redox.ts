import { parseFormula } from '../formulas/parse-formula.ts';
import { failure, type Result } from '../result.ts';
import { balance } from './balance-equation.ts';
import { speciesOf, substanceOf, type Equation, type Species } from './equation.ts';
import { parseEquation } from './parse-equation.ts';

export type Medium = 'acid' | 'base';

/**
 * Balances a redox equation in water from its skeleton (`MnO4^- + Fe^2+ -> Mn^2+ + Fe^3+`): water and H^+ (in acid) or
 * OH^- (in base) are added on the side where they are needed, unless the skeleton has them.
 * @returns the balanced equation, or why there is none; see `balanceEquation`
 */
export function balanceRedox(skeleton: string, medium: Medium): Result<Equation> {
  return complete(skeleton, ['H2O', medium === 'acid' ? 'H^+' : 'OH^-']);
}

/**
 * Balances a half-reaction (`Cr2O7^2- -> Cr^3+`) in acid or base with water, H^+ or OH^-, and electrons.
 * @returns the balanced half-reaction, or why there is none; see `balanceEquation`
 */
export function balanceHalfReaction(skeleton: string, medium: Medium): Result<Equation> {
  return complete(skeleton, ['H2O', medium === 'acid' ? 'H^+' : 'OH^-', 'e^-']);
}

/** Tries the added species on every side: at most 27 small systems, of which one at most has a solution. */
function complete(skeleton: string, added: readonly string[]): Result<Equation> {
  const parsed = parseEquation(skeleton);
  if (!parsed.ok) return parsed;
  const written = new Set(speciesOf(parsed.value).map(substanceOf));
  const missing = added.map(speciesNamed).filter((species) => !written.has(substanceOf(species)));
  for (const equation of placements(parsed.value, missing)) {
    const balanced = balance(equation);
    if (balanced.ok || balanced.error.code === 'ambiguous') return balanced;
  }
  return failure('impossible', 'This equation cannot be balanced', 0);
}

/** The equation with every choice of a side, or none, for each of the species; those with none first. */
function placements(equation: Equation, [species, ...rest]: readonly Species[]): Equation[] {
  if (species === undefined) return [equation];
  return [
    equation,
    { ...equation, reactants: [...equation.reactants, species] },
    { ...equation, products: [...equation.products, species] },
  ].flatMap((choice) => placements(choice, rest));
}

function speciesNamed(text: string): Species {
  const formula = parseFormula(text);
  if (!formula.ok) throw new Error(`${text} is no formula`);
  return { text, formula: formula.value, state: null, coefficient: 1, position: 0 };
}
