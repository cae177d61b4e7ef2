/** A matrix that is being eliminated, row after row, and the column of each pivot found so far. */
interface Elimination {
  readonly cells: number[];
  readonly width: number;
  readonly pivotColumns: number[];
}

/**
 * The whole numbers without a common divisor that solve `rows · x = 0` where there is one such line of solutions, by
 * fraction-free elimination (Bareiss 1968) in doubles.
 * @param rows the matrix, row after row
 * @returns the solution, its first number that is not zero positive; `'none'` where only zeros solve it; `null` when
 * there are several lines of solutions, or numbers that a double cannot hold exactly
 */
export function singleSolution(rows: readonly number[], width: number): number[] | 'none' | null {
  const matrix: Elimination = { cells: rows.slice(), width, pivotColumns: [] };
  if (!eliminate(matrix)) return null;
  const rank = matrix.pivotColumns.length;
  if (rank === width) return 'none';
  return rank === width - 1 ? solutionOf(matrix) : null;
}

/** Gauss-Jordan: in every pivot's column only the pivot is left. False when a number is no longer exact. */
function eliminate(matrix: Elimination): boolean {
  const { cells, width, pivotColumns } = matrix;
  const height = cells.length / width;
  let rank = 0;
  for (let column = 0; column < width && rank < height; column += 1) {
    let found = rank;
    while (found < height && cells[found * width + column] === 0) found += 1;
    if (found === height) continue;
    if (found !== rank) swapRows(matrix, found, rank);
    const pivot = cells[rank * width + column] ?? 0;
    for (let row = 0; row < height; row += 1) {
      const factor = row === rank ? 0 : (cells[row * width + column] ?? 0);
      if (factor !== 0 && !subtract(matrix, row, rank, pivot, factor)) return false;
    }
    pivotColumns.push(column);
    rank += 1;
  }
  return true;
}

function swapRows({ cells, width }: Elimination, one: number, other: number): void {
  for (let column = 0; column < width; column += 1) {
    const kept = cells[one * width + column] ?? 0;
    cells[one * width + column] = cells[other * width + column] ?? 0;
    cells[other * width + column] = kept;
  }
}

/** row := (row × pivot − pivotRow × factor) without its common divisor; false when that is no longer exact. */
function subtract(
  { cells, width }: Elimination,
  row: number,
  pivotRow: number,
  pivot: number,
  factor: number,
): boolean {
  const common = greatestCommonDivisor(pivot, factor);
  const [ownTimes, pivotTimes] = [pivot / common, factor / common];
  let divisor = 0;
  for (let column = 0; column < width; column += 1) {
    const own = (cells[row * width + column] ?? 0) * ownTimes;
    const taken = (cells[pivotRow * width + column] ?? 0) * pivotTimes;
    const value = own - taken;
    if (Math.abs(own) > limit || Math.abs(taken) > limit) return false;
    cells[row * width + column] = value;
    if (value !== 0 && divisor !== 1) divisor = greatestCommonDivisor(divisor, value);
  }
  if (divisor > 1) {
    for (let column = 0; column < width; column += 1) {
      const value = cells[row * width + column] ?? 0;
      if (value !== 0) cells[row * width + column] = value / divisor;
    }
  }
  return true;
}

/** A sum of two numbers up to this is exact. */
const limit = 2 ** 52;

/** The one column without a pivot is given the least common multiple of what the pivots need. */
function solutionOf({ cells, width, pivotColumns }: Elimination): number[] | null {
  const rank = pivotColumns.length;
  let free = 0;
  while (free < rank && pivotColumns[free] === free) free += 1;
  let multiple = 1;
  for (let row = 0; row < rank; row += 1) {
    const pivot = cells[row * width + (pivotColumns[row] ?? 0)] ?? 1;
    const needed = Math.abs(pivot / greatestCommonDivisor(pivot, cells[row * width + free] ?? 0));
    multiple *= needed / greatestCommonDivisor(multiple, needed);
    if (multiple > limit) return null;
  }
  const solution: number[] = [];
  for (let column = 0; column < width; column += 1) solution.push(0);
  solution[free] = multiple;
  let sign = free === 0 ? 1 : 0;
  for (let row = 0; row < rank; row += 1) {
    const column = pivotColumns[row] ?? 0;
    const product = (cells[row * width + free] ?? 0) * multiple;
    if (Math.abs(product) > limit) return null;
    const value = product === 0 ? 0 : -product / (cells[row * width + column] ?? 1);
    solution[column] = value;
    if (sign === 0 && value !== 0) sign = value;
  }
  if (sign < 0) for (let index = 0; index < width; index += 1) solution[index] = 0 - (solution[index] ?? 0);
  return solution;
}

function greatestCommonDivisor(one: number, other: number): number {
  let [a, b] = [Math.abs(one), Math.abs(other)];
  if (a > largestInt || b > largestInt) {
    while (b !== 0) [a, b] = [b, a % b];
    return a;
  }
  // Remainders of 32-bit integers are several times faster than those of doubles.
  let [small, smaller] = [a | 0, b | 0];
  while (smaller !== 0) {
    const rest = (small % smaller) | 0;
    small = smaller;
    smaller = rest;
  }
  return small;
}

const largestInt = 2 ** 31 - 1;
