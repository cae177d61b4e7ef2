import type { Formula } from '../formulas/formula.ts';

export type State = 's' | 'l' | 'g' | 'aq';

/** One substance of an equation as it was written. */
export interface Species {
  /** The formula as written, without coefficient and state. */
  text: string;
  formula: Formula;
  state: State | null;
  /** As written; 1 where none is. A written fraction (`1/2 O2`) is a decimal. */
  coefficient: number;
  /** Where the formula starts in the text. */
  position: number;
}

export interface Equation {
  reactants: readonly Species[];
  products: readonly Species[];
  /** True for `⇌` and its look-alikes. */
  reversible: boolean;
}

/** All species, reactants first. */
export function speciesOf(equation: Equation): readonly Species[] {
  return [...equation.reactants, ...equation.products];
}

/** What a species is made of, the same for every way to write it; its state does not count. */
export function substanceOf({ formula }: Species): string {
  return `${[...formula.composition].map(String).sort().join(' ')} ${formula.charge}`;
}

/**
 * An equation as text: `2H2 + O2 → 2H2O`, coefficients of 1 left out, states kept.
 */
export function formatEquation(equation: Equation): string {
  const side = (species: readonly Species[]) => species.map(formatSpecies).join(' + ');
  return `${side(equation.reactants)} ${equation.reversible ? '⇌' : '→'} ${side(equation.products)}`;
}

function formatSpecies({ coefficient, text, state }: Species): string {
  return `${coefficient === 1 ? '' : coefficient}${text}${state === null ? '' : `(${state})`}`;
}
