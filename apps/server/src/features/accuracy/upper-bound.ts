/**
 * The upper bound of a share, with 95 % confidence, by Clopper and Pearson: were the share any larger, so few hits as were found
 * would have come in fewer than one of twenty such samples.
 * @param hits of `total`, which is at least 1
 * @returns a fraction
 * @example upperBound(0, 450) // 0.0066
 */
export function upperBound(hits: number, total: number): number {
  if (hits >= total) return 1;
  let low = 0;
  let high = 1;
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2;
    if (atMost(hits, total, middle) > 0.05) low = middle;
    else high = middle;
  }
  return high;
}

/** The bound in per cent, rounded up to a tenth, never down: it may promise too little only. */
export function boundInPercent(hits: number, total: number): number {
  return Math.ceil(1000 * upperBound(hits, total)) / 10;
}

const halvings = 60;

/** The chance of at most so many hits, from logarithms, since the single terms leave what a number can hold. */
function atMost(hits: number, total: number, share: number): number {
  let term = total * Math.log1p(-share);
  let sum = Math.exp(term);
  for (let count = 1; count <= hits; count += 1) {
    term += Math.log((total - count + 1) / count) + Math.log(share) - Math.log1p(-share);
    sum += Math.exp(term);
  }
  return sum;
}
