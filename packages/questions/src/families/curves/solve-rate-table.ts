import { readNumber } from '../texts/read-number.ts';

/** The orders that the printed rates lead to, and the rate constant of the first run. */
export function solveRateTable(cells: readonly (readonly string[])[]): {
  orders: [number, number];
  constant: number;
  a: number;
  b: number;
} {
  const [one, two, three] = cells.map((row) => row.slice(1).map(readNumber));
  const order = (run: readonly number[] | undefined, column: number): number =>
    Math.round(
      Math.log((run?.[2] ?? 0) / (one?.[2] ?? 1)) / Math.log((run?.[column] ?? 0) / (one?.[column] ?? 1)),
    );
  const orders: [number, number] = [order(two, 0), order(three, 1)];
  const [a = 0, b = 0, rate = 0] = one ?? [];
  return { orders, constant: rate / (a ** orders[0] * b ** orders[1]), a, b };
}
