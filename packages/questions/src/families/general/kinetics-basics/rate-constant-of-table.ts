import { roundSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import { crossedSlips, type StepSlip } from '../../crossed-slips.ts';
import type { Draft } from '../../family.ts';
import { solveRateTable } from '../../curves/solve-rate-table.ts';
import { optionsOfOneStep } from '../../options/options-of-one-step.ts';
import { plainNumber } from '../../texts/plain-number.ts';
import { decimals, type RateTable } from './rate-table.ts';

/** The share of the draws in which the wrong constants stand in a square. */
const squares = 0.8;
/** By how many percent two constants differ at least. */
const apart = 15;

/** The rate constant, from one of the runs and the orders. */
export function rateConstant(table: RateTable, random: Random): Draft | null {
  const { orders, figure, runs, writeRate } = table;
  const [m, n] = orders;
  const [one] = runs;
  if (one === undefined || m + n === 0) return null;
  const { a, b, rate } = one;
  const constant = (x: number, y: number): number => roundSignificant(rate, 3) / (a ** x * b ** y);
  const unit = ['mol/(L·s)', 's^{−1}', 'L/(mol·s)', 'L²/(mol²·s)'][m + n] ?? '';
  const write = (value: number): string => plainNumber(value, 2);
  const all = optionsOfOneStep(
    constant(m, n),
    write,
    [
      {
        value: constant(1, 1),
        slip: 'orders-from-equation',
        teaching: 'Both orders were taken as 1; they must be found from the rates.',
      },
      {
        value: constant(n, m),
        slip: 'exchanged-orders',
        teaching: 'The orders in A and B were interchanged.',
      },
      {
        value: offered(rate * a ** m * b ** n),
        slip: 'multiplied-for-divided',
        teaching: 'The rate was multiplied by the concentrations; it must be divided by them to obtain *k*.',
      },
      {
        value: offered(rate),
        slip: 'rate-for-rate-constant',
        teaching:
          'This is the rate of run 1; the constant is obtained when the concentrations are divided out.',
      },
      {
        value: constant(m + 1, n),
        slip: 'factor-for-order',
        teaching: 'The rate was divided by one factor of [A] too many; compare runs 1 and 2.',
      },
      {
        value: constant(m, n + 1),
        slip: 'factor-for-order',
        teaching: 'The rate was divided by one factor of [B] too many; compare runs 1 and 3.',
      },
      ...(m === 0
        ? []
        : [
            {
              value: constant(m - 1, n),
              slip: 'wrong-exponent',
              teaching: 'Division by one factor of [A] was left out; compare runs 1 and 2.',
            },
            {
              value: constant(m - 1, n + 1),
              slip: 'exchanged-values',
              teaching: 'One factor of [B] was divided out instead of one factor of [A].',
            },
          ]),
      ...(n === 0
        ? []
        : [
            {
              value: constant(m, n - 1),
              slip: 'wrong-exponent',
              teaching: 'Division by one factor of [B] was left out; compare runs 1 and 3.',
            },
            {
              value: constant(m + 1, n - 1),
              slip: 'exchanged-values',
              teaching: 'One factor of [A] was divided out instead of one factor of [B].',
            },
          ]),
      ...runs.slice(1).map((run, place) => ({
        value: (constant(m, n) * run.rate) / rate,
        slip: 'wrong-reference',
        teaching: `The concentrations are those of run 1, but the rate is that of run ${place + 2}.`,
      })),
    ],
    apart,
  );
  // Among all the slips the key lies in the middle, a factor of a concentration from each; in a square it does not.
  const options = all && ((random.next() < squares ? crossedOrders(table, random, write) : null) ?? all);
  const power = (value: number, order: number): string =>
    order === 0 ? '' : order === 1 ? ` × ${decimals(value)}` : ` × (${decimals(value)})^{${order}}`;
  const below = `${power(a, m)}${power(b, n)}`.slice(3);
  return (
    options && {
      text: `The table shows initial rates. What is the numerical value of the rate constant *k*, with concentrations in mol/L and time in s?`,
      shown: { figure, keyFrom: ({ cells }) => write(solveRateTable(cells).constant) },
      ...options,
      explanation: `Runs 1 and 2 give an order of ${m} in A, and runs 1 and 3 an order of ${n} in B. With the values from run 1, *k* = \\frac{${writeRate(rate)}}{${below}} = ${options.answer}, in ${unit}.`,
      finding: `The rate of run 1 over its concentrations to the orders ${m} and ${n}: ${options.answer}.`,
    }
  );
}

/** A slip in the order in A, one in the order in B or in the rate, and both at once; `null` where they make no options. */
function crossedOrders(
  { orders: [m, n], runs }: RateTable,
  random: Random,
  write: (value: number) => string,
): Pick<Draft, 'answer' | 'distractors'> | null {
  const [one, ...others] = runs;
  if (one === undefined) return null;
  const { a, b } = one;
  const rate = roundSignificant(one.rate, 3);
  return crossedSlips(
    random,
    {
      right: [a ** m, rate / b ** n],
      first: ordersBeside(m).map(({ order, ...slip }) => ({
        ...slip,
        made: a ** order,
        teaching: `The order in A was taken as ${order}; compare runs 1 and 2.`,
      })),
      second: [
        ...ordersBeside(n).map(({ order, ...slip }) => ({
          ...slip,
          made: rate / b ** order,
          teaching: `The order in B was taken as ${order}; compare runs 1 and 3.`,
        })),
        ...others.map((run, place): StepSlip<number> => ({
          made: roundSignificant(run.rate, 3) / b ** n,
          slip: 'wrong-reference',
          teaching: `The concentrations are those of run 1, but the rate is that of run ${place + 2}.`,
        })),
      ],
      resultOf: (below, above) => above / below,
    },
    (key, slips) =>
      optionsOfOneStep(
        key,
        write,
        slips.map((slipped) => ({ ...slipped, value: offered(slipped.value) })),
        apart,
      ),
  );
}

/** The orders next to that of the table. */
function ordersBeside(order: number): { order: number; slip: string }[] {
  const larger = { order: order + 1, slip: 'factor-for-order' };
  return order === 0 ? [larger] : [larger, { order: order - 1, slip: 'wrong-exponent' }];
}

/** A number that can be written without a power of ten, as the others are; else none. */
function offered(value: number): number {
  return value < 0.001 ? NaN : value;
}
