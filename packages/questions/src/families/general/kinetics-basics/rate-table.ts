import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { scientificNumber } from '../../texts/plain-number.ts';

/** Three runs with their initial rates, as they are printed. */
export interface RateTable {
  orders: readonly [a: number, b: number];
  constant: number;
  runs: readonly Run[];
  figure: Figure;
  /** Sets a rate in the notation of the table. */
  writeRate: (value: number) => string;
}

interface Run {
  a: number;
  b: number;
  rate: number;
}

/** In mol/(L·s): faster reactions are over before a rate is measured. */
const fastest = 0.05;

/** A concentration as the table prints it. */
export const decimals = (value: number): string => formatDecimals(value, 3);

/** Two reactants, each of which is raised once while the other stays. */
export function drawTable(random: Random): RateTable {
  const orders = random.pick([
    [1, 1],
    [2, 1],
    [1, 2],
    [2, 0],
    [0, 2],
    [1, 0],
    [0, 1],
  ] as const);
  const digits = random.integer(12, 98);
  const [a, b] = [random.integer(5, 15) / 100, random.integer(5, 15) / 100];
  const [first, second] = [random.pick([2, 3]), random.pick([2, 3])];
  const atMost = digits * (first * a) ** orders[0] * (second * b) ** orders[1];
  const constant =
    digits / random.pick([10, 100, 1000].filter((by) => by === 1000 || atMost / by <= fastest));
  const runs = [
    { a, b },
    { a: first * a, b },
    { a, b: second * b },
  ].map((run) => ({ ...run, rate: constant * run.a ** orders[0] * run.b ** orders[1] }));
  // One notation for the table and for all rates that its options can have.
  const isSmall = runs.some(({ rate }) => rate < 0.002);
  const writeRate = (value: number): string =>
    isSmall ? scientificNumber(value, 3) : formatSignificant(value, 3);
  const figure: Figure = {
    kind: 'table',
    caption: 'Initial rates of A + B → products at one temperature',
    columns: ['Run', '[A]_{0} (mol/L)', '[B]_{0} (mol/L)', 'Initial rate (mol/(L·s))'],
    rows: runs.map((run, index) => [
      String(index + 1),
      decimals(run.a),
      decimals(run.b),
      writeRate(run.rate),
    ]),
  };
  return { orders, constant, runs, figure, writeRate };
}
