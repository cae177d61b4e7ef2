/** The lower triangle L with L · Lᵀ = `matrix`, for a symmetric positive definite matrix. */
export function cholesky(matrix: readonly Float64Array[]): Float64Array[] {
  const lower = matrix.map((row) => new Float64Array(row.length));
  for (const [i, row] of lower.entries())
    for (let j = 0; j <= i; j += 1) {
      const other = lower[j] ?? row;
      let sum = at(matrix, i, j);
      for (let k = 0; k < j; k += 1) sum -= (row[k] ?? 0) * (other[k] ?? 0);
      row[j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (other[j] ?? 1);
    }
  return lower;
}

/** x with L · x = `right`. */
export function solveLower(lower: readonly Float64Array[], right: Float64Array): Float64Array {
  const x = new Float64Array(right.length);
  for (let i = 0; i < x.length; i += 1) {
    let sum = right[i] ?? 0;
    for (let k = 0; k < i; k += 1) sum -= at(lower, i, k) * (x[k] ?? 0);
    x[i] = sum / at(lower, i, i);
  }
  return x;
}

/** x with Lᵀ · x = `right`. */
export function solveUpper(lower: readonly Float64Array[], right: Float64Array): Float64Array {
  const x = new Float64Array(right.length);
  for (let i = x.length - 1; i >= 0; i -= 1) {
    let sum = right[i] ?? 0;
    for (let k = i + 1; k < x.length; k += 1) sum -= at(lower, k, i) * (x[k] ?? 0);
    x[i] = sum / at(lower, i, i);
  }
  return x;
}

function at(matrix: readonly Float64Array[], i: number, j: number): number {
  return matrix[i]?.[j] ?? 0;
}
