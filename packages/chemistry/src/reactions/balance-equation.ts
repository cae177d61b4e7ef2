import { typesetFormula } from '../formulas/typeset-formula.ts';
import { failure, success, type Result } from '../result.ts';
import { conservationMatrix, type ConservationMatrix } from './conservation.ts';
import { speciesOf, substanceOf, type Equation, type Species } from './equation.ts';
import { nonNegativeSolutions } from './non-negative-solutions.ts';
import { parseEquation } from './parse-equation.ts';
import { singleSolution } from './single-solution.ts';

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
  if (equation.reactants.length + equation.products.length > mostSpecies)
    return failure('tooLong', 'This equation has too many substances', 0);
  const matrix = conservationMatrix(equation.reactants, equation.products);
  const single = singleSolution(matrix.cells, matrix.width);
  if (single !== null && single !== 'none' && single.every((coefficient) => coefficient > 0)) {
    return success(withCoefficients(equation, single));
  }
  const rays = single === 'none' ? [] : nonNegativeSolutions(bigRows(matrix), matrix.width);
  return rays === null
    ? failure('tooComplex', 'This equation mixes too many reactions', 0)
    : chosen(equation, rays);
}

/** What the ways to balance an equation make of it: the one there is, or why there is not exactly one. */
function chosen(equation: Equation, rays: readonly (readonly bigint[])[]): Result<Equation> {
  const idle = speciesOf(equation).find((_, index) => rays.every((ray) => ray[index] === 0n));
  if (idle !== undefined) {
    const lonely = elementOfOneSide(equation);
    if (lonely !== undefined) {
      return failure('impossible', `${lonely.symbol} stands on one side only`, lonely.position);
    }
    const what = rays.length === 0 ? 'This equation' : typesetFormula(idle.text);
    return failure('impossible', `${what} cannot be balanced`, idle.position);
  }
  const [solution, another] = rays;
  if (solution === undefined || another !== undefined) {
    return ambiguous(equation);
  }
  const coefficients = solution.map(Number);
  if (!coefficients.every(Number.isSafeInteger)) {
    return failure('tooComplex', 'The coefficients of this equation are too large', 0);
  }
  return success(withCoefficients(equation, coefficients));
}

/** An element that one side has and the other has not, and where. */
function elementOfOneSide({
  reactants,
  products,
}: Equation): { symbol: string; position: number } | undefined {
  const isMissing = (symbol: string, side: readonly Species[]) =>
    side.every(({ formula }) => !formula.composition.has(symbol));
  const lonely = (side: readonly Species[], other: readonly Species[]) =>
    side.flatMap(({ formula, position }) =>
      [...formula.composition.keys()].flatMap((symbol) =>
        isMissing(symbol, other) ? [{ symbol, position }] : [],
      ),
    );
  return [...lonely(reactants, products), ...lonely(products, reactants)][0];
}

function ambiguous(equation: Equation): Result<never> {
  const spectator = spectatorOf(equation);
  return spectator === undefined
    ? failure('ambiguous', 'This equation can be balanced in more than one independent way', 0)
    : failure(
        'ambiguous',
        `${typesetFormula(spectator.text)} stands on both sides: leave it out`,
        spectator.position,
      );
}

/** What takes no part in the reaction, or comes back from it in the same state. */
function spectatorOf({ reactants, products }: Equation): Species | undefined {
  return reactants.find((species) =>
    products.some((other) => other.state === species.state && substanceOf(other) === substanceOf(species)),
  );
}

function bigRows({ cells, width }: ConservationMatrix): bigint[][] {
  return Array.from({ length: cells.length / width }, (_, row) =>
    cells.slice(row * width, (row + 1) * width).map(BigInt),
  );
}

function withCoefficients(equation: Equation, coefficients: readonly number[]): Equation {
  const split = equation.reactants.length;
  return {
    ...equation,
    reactants: equation.reactants.map((species, index) => counted(species, coefficients[index] ?? 0)),
    products: equation.products.map((species, index) => counted(species, coefficients[split + index] ?? 0)),
  };
}

/** Written out: a spread costs more than the elimination. */
function counted({ text, formula, state, position }: Species, coefficient: number): Species {
  return { text, formula, state, coefficient, position };
}
