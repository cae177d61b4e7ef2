/** Of the normal distribution, for 95 %. */
const z95 = 1.959963984540054;

/**
 * The 95 % interval of a share by Wilson's score, which stays within 0 and 1 and holds for small numbers
 * (E. B. Wilson, J. Am. Stat. Assoc. 22 (1927) 209).
 * @param hits of `total`, which is at least 1
 * @returns lower and upper bound, as fractions
 * @example wilsonInterval(25, 40) // [0.47, 0.758] to three digits
 */
export function wilsonInterval(hits: number, total: number): [low: number, high: number] {
  const share = hits / total;
  const squared = z95 ** 2;
  const middle = (share + squared / (2 * total)) / (1 + squared / total);
  const half =
    (z95 / (1 + squared / total)) * Math.sqrt((share * (1 - share)) / total + squared / (4 * total ** 2));
  return [hits === 0 ? 0 : middle - half, hits === total ? 1 : middle + half];
}
