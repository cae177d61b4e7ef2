import { failure, success, type Result } from '../result.ts';
import { conservationMatrix } from './conservation.ts';
import { speciesOf, type Equation } from './equation.ts';
import { nonNegativeSolutions } from './non-negative-solutions.ts';
import { parseEquation } from './parse-equation.ts';

/** A student's equation has fewer species than this; more would take long. */
const mostSpecies = 24;

/**
 * Balances an equation in the smallest whole numbers, exactly, for every element and the charge. Coefficients that
 * are written are not looked at.
 * @returns the equation with its coefficients; `impossible` when some species cannot take part, `ambiguous` when the
 * equation mixes independent reactions and so can be balanced in many ways; or what is wrong with the text and where
 * @example balanceEquation('Fe + O2 -> Fe2O3') // 4Fe + 3O2 → 2Fe2O3
 */
export function balanceEquation(text: string): Result<Equation> {
  const parsed = parseEquation(text);
  return parsed.ok ? balance(parsed.value) : parsed;
}

/** Balances an equation that is already read; see `balanceEquation`. */
export function balance(equation: Equation): Result<Equation> {
  const all = speciesOf(equation);
  if (all.length > mostSpecies) return failure('tooLong', 'This equation has too many substances', 0);
  const rows = conservationMatrix(equation.reactants, equation.products);
  const rays = nonNegativeSolutions(rows, all.length);
  if (rays === null) return failure('tooComplex', 'This equation mixes too many reactions', 0);
  const idle = all.find((_, index) => rays.every((ray) => ray[index] === 0n));
  if (idle !== undefined) {
    const message =
      rays.length === 0 ? 'This equation cannot be balanced' : `${idle.text} cannot be balanced`;
    return failure('impossible', message, idle.position);
  }
  const [solution, another] = rays;
  if (solution === undefined || another !== undefined) {
    return failure('ambiguous', 'This equation can be balanced in more than one independent way', 0);
  }
  const coefficients = solution.map(Number);
  if (!coefficients.every(Number.isSafeInteger)) {
    return failure('tooComplex', 'The coefficients of this equation are too large', 0);
  }
  return success(withCoefficients(equation, coefficients));
}

function withCoefficients(equation: Equation, coefficients: readonly number[]): Equation {
  const split = equation.reactants.length;
  return {
    ...equation,
    reactants: equation.reactants.map((species, index) => ({
      ...species,
      coefficient: coefficients[index] ?? 0,
    })),
    products: equation.products.map((species, index) => ({
      ...species,
      coefficient: coefficients[split + index] ?? 0,
    })),
  };
}
