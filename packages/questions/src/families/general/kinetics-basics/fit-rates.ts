/** A rate law in two reactants. */
export interface RateLaw {
  orders: readonly [number, number];
  /** In mol, L and s. */
  constant: number;
}

/** Concentrations at the start in mol/L, and the initial rate in mol/(L s). */
export interface Run {
  a: number;
  b: number;
  rate: number;
}

/** Printed with three figures, rates of one law differ by no more. */
const mostOff = 0.015;
const possibleOrders = [0, 0.5, 1, 1.5, 2, 3];

/** The initial rate of a law at two concentrations, in mol/(L s). */
export function rateOf({ orders, constant }: RateLaw, a: number, b: number): number {
  return constant * a ** orders[0] * b ** orders[1];
}

/**
 * The one rate law with whole or half orders that all runs agree with, its constant being their mean.
 * @returns `null` where none does, or more than one
 */
export function fitRates(runs: readonly Run[]): RateLaw | null {
  const laws = lawsOf(runs);
  return laws.length === 1 ? (laws[0] ?? null) : null;
}

/** The place of the one run without which the others follow one rate law; `null` where all do, or no run alone is off. */
export function misfit(runs: readonly Run[]): number | null {
  if (lawsOf(runs).length > 0) return null;
  const off = runs.flatMap((_, place) => {
    const laws = lawsOf(runs.filter((__, at) => at !== place));
    return laws.length === 0 ? [] : [{ place, laws }];
  });
  const [one] = off;
  return one === undefined || off.length > 1 || one.laws.length > 1 ? null : one.place;
}

function lawsOf(runs: readonly Run[]): RateLaw[] {
  return possibleOrders.flatMap((m) =>
    possibleOrders.flatMap((n): RateLaw[] => {
      const constants = runs.map(({ a, b, rate }) => rate / (a ** m * b ** n));
      const constant = constants.reduce((sum, one) => sum + one, 0) / constants.length;
      const isFit = constants.every((one) => Math.abs(one / constant - 1) <= mostOff);
      return isFit ? [{ orders: [m, n], constant }] : [];
    }),
  );
}
