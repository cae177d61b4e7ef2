/** Sums over the rest scores of students; enough for a correlation, whatever their number. */
export interface RestSums {
  count: number;
  sum: number;
  squares: number;
}

export const noRest = (): RestSums => ({ count: 0, sum: 0, squares: 0 });

export function addRest(sums: RestSums, rest: number): void {
  sums.count += 1;
  sums.sum += rest;
  sums.squares += rest ** 2;
}

/** Below so much variance of rest scores there is nothing but rounding. */
const rounding = 1e-12;

/**
 * The point-biserial correlation of having chosen an option with the rest score: Pearson's, with 1 for those who chose it.
 * @param all over everybody, `chosen` over those who chose the option
 * @returns from -1 to 1; `null` where all or none chose it, or all rest scores are the same
 */
export function pointBiserial(all: RestSums, chosen: RestSums): number | null {
  const others = all.count - chosen.count;
  const spread = all.count * all.squares - all.sum ** 2;
  if (chosen.count === 0 || others === 0 || spread <= rounding * all.count ** 2) return null;
  const covariance = all.count * chosen.sum - chosen.count * all.sum;
  return covariance / Math.sqrt(chosen.count * others * spread);
}
