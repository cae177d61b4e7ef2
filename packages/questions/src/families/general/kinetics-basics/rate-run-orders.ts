import { formatDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { scientificNumber } from '../../texts/plain-number.ts';
import { rateOf } from './fit-rates.ts';
import { concentration, lawFrom, type DrawnRuns } from './rate-runs.ts';

const orderWords = ['0', '1', '2', '3'] as const;

/** The order in the first reactant, from the two runs that differ in nothing else. */
export function orderOf({ a, runs, law: { orders } }: DrawnRuns): PartDraft | null {
  const [one, two] = runs;
  if (one === undefined || two === undefined) return null;
  const [growthOfA, growth] = [two.a / one.a, two.rate / one.rate].map((value) => formatDecimals(value, 1));
  const order = orders[0];
  const teachings: Readonly<Record<string, readonly [slip: string, teaching: string]>> = {
    '0': [
      'ignored-change',
      `The rate changes by the factor ${growth} when [\\ce{${a}}] changes, so it depends on it.`,
    ],
    '1': [
      'assumed-first-order',
      `Order 1 would multiply the rate by ${growthOfA} as well, not by ${growth}.`,
    ],
    '2': [
      'wrong-exponent',
      `Order 2 would multiply the rate by the square of ${growthOfA}, not by ${growth}.`,
    ],
    '3': [
      'factor-for-order',
      `Order 3 would multiply the rate by the cube of ${growthOfA}, not by ${growth}.`,
    ],
  };
  return {
    text: `What is the order of the reaction in \\ce{${a}}?`,
    keyFrom: ({ cells }) => String(lawFrom(cells)?.orders[0]),
    answer: String(order),
    distractors: orderWords
      .filter((text) => text !== String(order))
      .map((text) => {
        const [slip, teaching] = teachings[text] ?? ['', ''];
        return { text, slip, teaching };
      }),
    explanation: `From run 1 to run 2 only [\\ce{${a}}] changes. It grows by the factor ${growthOfA} and the rate by the factor ${growth}, which is ${growthOfA} to the power of ${order}: the order is ${order}.`,
    finding: `Runs 1 and 2 differ in one concentration only and give the order ${order}.`,
  };
}

/** The rate at other concentrations. */
export function nextRate({ a, b, runs, law: { orders } }: DrawnRuns, random: Random): PartDraft | null {
  const [one, , three] = runs;
  if (one === undefined || three === undefined) return null;
  const [more, less] = [random.pick([2, 3]), random.pick([0.5, 1])];
  const [newA, newB] = [more * one.a, less * three.b];
  const rate = three.rate * more ** orders[0] * less ** orders[1];
  const write = (value: number): string => `${scientificNumber(value, 2)} mol/(L s)`;
  const options = shareReadingOptions(rate, write, [
    {
      value: three.rate * more * less,
      slip: 'assumed-first-order',
      teaching: 'Concentrations multiply the rate by their factors only where both orders are 1.',
    },
    {
      value: three.rate * more ** 2 * less,
      slip: 'factor-for-order',
      teaching: `Compare runs 1 and 2 again: they show another order with respect to \\ce{${a}}.`,
    },
    {
      value: one.rate * more ** orders[0] * less ** orders[1],
      slip: 'wrong-reference',
      teaching: 'The factors of the concentrations are taken from run 3, but the rate from run 1.',
    },
    {
      value: three.rate,
      slip: 'ignored-change',
      teaching: 'This is the rate of run 3; the concentrations have changed since.',
    },
    {
      value: three.rate / more ** orders[0] / less ** orders[1],
      slip: 'inverted-ratio',
      teaching: 'The ratio is upside down: new concentrations stand over those of run 3.',
    },
    {
      value: three.rate * more ** orders[1] * less ** orders[0],
      slip: 'exchanged-orders',
      teaching: 'The orders are exchanged: look which concentration changes between the runs.',
    },
  ]);
  const factors = `${formatDecimals(more, 0)}^{${orders[0]}} × ${formatDecimals(less, 1)}^{${orders[1]}}`;
  return (
    options && {
      text: `What initial rate is expected in a run with [\\ce{${a}}]_{0} = ${concentration(newA)} mol/L and [\\ce{${b}}]_{0} = ${concentration(newB)} mol/L?`,
      keyFrom: ({ cells }) => {
        const law = lawFrom(cells);
        return write(law === null ? NaN : rateOf(law, newA, newB));
      },
      ...options,
      explanation: `Runs 1 and 2 give the order ${orders[0]} in \\ce{${a}}, runs 1 and 3 the order ${orders[1]} in \\ce{${b}}. Compared with run 3, [\\ce{${a}}] is multiplied by ${more} and [\\ce{${b}}] by ${formatDecimals(less, 1)}: ${scientificNumber(three.rate, 3)} mol/(L s) × ${factors} = ${options.answer}.`,
      finding: `The rate of run 3 times the factors of the concentrations to their orders: ${options.answer}.`,
    }
  );
}

/** The rate law that all runs agree with. */
export function rateLawOf({ a, b, law: { orders } }: DrawnRuns): PartDraft {
  const write = (m: number, n: number): string => `rate = *k*${power(a, m)}${power(b, n)}`;
  const [m, n] = orders;
  const slips: readonly (readonly [number, number, string, string])[] = [
    [
      n,
      m,
      'exchanged-orders',
      'The orders are exchanged: look which concentration changes between two runs.',
    ],
    [
      m === 1 ? 2 : 1,
      n,
      'wrong-exponent',
      `Two runs with the same [\\ce{${b}}] show another order with respect to \\ce{${a}}.`,
    ],
    [
      m,
      n === 1 ? 2 : 1,
      'wrong-exponent',
      `Two runs with the same [\\ce{${a}}] show another order with respect to \\ce{${b}}.`,
    ],
    [
      m,
      n === 0 ? 2 : 0,
      'ignored-reactant',
      `Two runs with the same [\\ce{${a}}] show how the rate depends on \\ce{${b}}.`,
    ],
    [
      m === 1 ? 2 : 1,
      n === 0 ? 1 : 0,
      'orders-from-equation',
      'Neither order agrees with the rates; an equation does not tell them.',
    ],
    [
      2,
      2,
      'factor-for-order',
      'The factor of a rate is not the order; it is the factor of the concentration to the order.',
    ],
  ];
  return {
    text: 'Which rate law agrees with the table?',
    keyFrom: ({ cells }) => write(...(lawFrom(cells)?.orders ?? [9, 9])),
    answer: write(m, n),
    distractors: slips
      .filter(([x, y]) => (x !== m || y !== n) && x + y > 0)
      .map(([x, y, slip, teaching]) => ({ text: write(x, y), slip, teaching })),
    explanation: `Two runs with the same [\\ce{${b}}] give the order ${m} in \\ce{${a}}, two with the same [\\ce{${a}}] the order ${n} in \\ce{${b}}. So ${write(m, n)}.`,
    finding: `Pairs of runs in which one concentration changes give the orders ${m} and ${n}.`,
  };
}

function power(reactant: string, order: number): string {
  if (order === 0) return '';
  return `[\\ce{${reactant}}]${order === 1 ? '' : `^{${order}}`}`;
}
