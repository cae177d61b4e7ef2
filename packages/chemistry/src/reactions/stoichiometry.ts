import { speciesOf, type Equation, type Species } from './equation.ts';

export interface ReactionOutcome {
  /** The formula of the reactant that runs out first, as the equation writes it. */
  limiting: string;
  /** Mol of reaction as written. */
  extent: number;
  /** Mol of each given reactant that is left. */
  left: ReadonlyMap<string, number>;
  /** Mol of each product formed when the reaction runs to its end. */
  formed: ReadonlyMap<string, number>;
}

/**
 * Runs a balanced reaction to its end: which reactant limits, what is left and what is formed. A reactant without an
 * amount is in excess.
 * @param amounts mol by formula as the equation writes it
 * @throws when an amount names no reactant, is negative, or none is given
 * @example reactToEnd(2H2 + O2 → 2H2O, new Map([['H2', 3], ['O2', 2]])) // H2 limits, 0.5 mol of O2 left
 */
export function reactToEnd(equation: Equation, amounts: ReadonlyMap<string, number>): ReactionOutcome {
  let limiting: Species | undefined;
  let extent = Infinity;
  for (const [text, amount] of amounts) {
    const reactant = equation.reactants.find((species) => species.text === text);
    if (reactant === undefined || !(amount >= 0))
      throw new Error(`${text}: ${amount} mol is no amount of a reactant`);
    if (amount / reactant.coefficient < extent) {
      limiting = reactant;
      extent = amount / reactant.coefficient;
    }
  }
  if (limiting === undefined) throw new Error('No amount is given');
  const spent = limiting;
  const left = [...amounts].map(([text, amount]): [string, number] => [
    text,
    text === spent.text ? 0 : amount - extent * coefficientIn(equation, text),
  ]);
  const formed = equation.products.map(({ text, coefficient }): [string, number] => [
    text,
    extent * coefficient,
  ]);
  return { limiting: spent.text, extent, left: new Map(left), formed: new Map(formed) };
}

/**
 * The amount of one species in mol that reacts with a given amount of another in a balanced equation.
 * @throws when the equation has no such species
 * @example molesFrom(2H2 + O2 → 2H2O, 'O2', 0.5, 'H2O') // 1
 */
export function molesFrom(equation: Equation, from: string, moles: number, to: string): number {
  return (moles * coefficientIn(equation, to)) / coefficientIn(equation, from);
}

/** Percent yield of what was got against what could have been, both in the same unit. */
export function percentYield(actual: number, theoretical: number): number {
  return (100 * actual) / theoretical;
}

/**
 * The coefficient of a species, by its formula as the equation writes it.
 * @throws when the equation has no such species
 */
export function coefficientIn(equation: Equation, text: string): number {
  const species = speciesOf(equation).find((candidate) => candidate.text === text);
  if (species === undefined) throw new Error(`The equation has no ${text}`);
  return species.coefficient;
}
