import {
  balance,
  balanceEquation,
  coefficientIn,
  formatEquation,
  isBalanced,
  parseEquation,
  speciesOf,
  type Equation,
} from '@valence/chemistry';
import { undecided, type Decision } from '../decision.ts';
import { statedQuantity } from '../numbers/stated-quantity.ts';

/** Decides which option is an equation balanced with the lowest whole coefficients. */
export function decideBalancedEquation(options: readonly string[]): Decision {
  const right: boolean[] = [];
  for (const option of options) {
    const equation = parseEquation(sourceOf(option));
    if (!equation.ok) return undecided(`${option}: ${equation.error.message}`);
    right.push(isBalanced(equation.value) && isLowest(equation.value));
  }
  return { ok: true, right, finding: 'Atoms and charges counted on both sides of all four equations.' };
}

/** Decides by the coefficient of a species in the balanced equation. */
export function decideCoefficient(equation: string, species: string, options: readonly string[]): Decision {
  const balanced = balanceEquation(equation);
  if (!balanced.ok) return undecided(`${equation}: ${balanced.error.message}`);
  if (!speciesOf(balanced.value).some(({ text }) => text === species))
    return undecided(`${equation} has no ${species}`);
  return countDecision(coefficientIn(balanced.value, species), balanced.value, options);
}

/** Decides by the sum of all coefficients of the balanced equation. */
export function decideCoefficientSum(equation: string, options: readonly string[]): Decision {
  const balanced = balanceEquation(equation);
  if (!balanced.ok) return undecided(`${equation}: ${balanced.error.message}`);
  const sum = speciesOf(balanced.value).reduce((total, { coefficient }) => total + coefficient, 0);
  return countDecision(sum, balanced.value, options);
}

function countDecision(count: number, balanced: Equation, options: readonly string[]): Decision {
  return {
    ok: true,
    right: options.map((option) => statedQuantity(option)?.value === count),
    finding: `Balanced by exact arithmetic: \\ce{${formatEquation(balanced).replace('→', '->').replace('⇌', '<=>')}}.`,
  };
}

/** An equation written with multiples of the lowest coefficients, or with fractions, balances but is not the answer. */
function isLowest(equation: Equation): boolean {
  const lowest = balance(equation);
  if (!lowest.ok) return false;
  const written = speciesOf(equation).map(({ coefficient }) => coefficient);
  return speciesOf(lowest.value).every(({ coefficient }, index) => coefficient === written[index]);
}

function sourceOf(option: string): string {
  return option.replace(/\\ce\{((?:[^{}]|\{[^{}]*\})*)\}/g, '$1');
}
