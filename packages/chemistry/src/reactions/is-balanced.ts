import { speciesOf, type Equation } from './equation.ts';

/** Coefficients like 1/3 are decimals: what they leave over is far below this. */
const tolerance = 1e-9;

/**
 * Whether the coefficients as written conserve every element and the charge.
 * @example isBalanced(equation) // true for 2H2 + O2 -> 2H2O, false for H2 + O2 -> H2O
 */
export function isBalanced(equation: Equation): boolean {
  const sums = new Map<string, number>();
  speciesOf(equation).forEach(({ coefficient, formula }, index) => {
    const amount = index < equation.reactants.length ? coefficient : -coefficient;
    for (const [symbol, count] of formula.composition) {
      sums.set(symbol, (sums.get(symbol) ?? 0) + amount * count);
    }
    sums.set('charge', (sums.get('charge') ?? 0) + amount * formula.charge);
  });
  return [...sums.values()].every((sum) => Math.abs(sum) < tolerance);
}
