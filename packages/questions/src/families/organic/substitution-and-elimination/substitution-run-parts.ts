import { formatDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { twoSlips } from '../../notes/two-slips.ts';
import { scientificNumber } from '../../texts/plain-number.ts';
import {
  mechanismIn,
  molarText,
  runsIn,
  type Mechanism,
  type SubstitutionRuns,
} from './substitution-runs.ts';

/** Rate laws that a student may take, by the orders in bromide and nucleophile. */
const laws = [
  { orders: [1, 0], slip: 'nucleophile-left-out-of-rate' },
  { orders: [1, 1], slip: 'both-reagents-in-rate' },
  { orders: [0, 0], slip: 'substrate-left-out-of-rate' },
  { orders: [0, 1], slip: 'substrate-left-out-of-rate' },
  { orders: [2, 0], slip: 'wrong-exponent' },
  { orders: [2, 1], slip: 'wrong-exponent' },
] as const;

const ordersOf: Readonly<Record<Mechanism, readonly [number, number]>> = { sn1: [1, 0], sn2: [1, 1] };

/** What is wrong with a rate law, by the orders in which it differs from that of the mechanism. */
function faultOf([m, n]: readonly [number, number], mechanism: Mechanism): string {
  const ofBromide =
    m === 0
      ? 'The bromide was left out of the rate law, but from run 1 to run 2, the rate increases with its concentration.'
      : 'The concentration of the bromide was squared, but from run 1 to run 2, the rate increases only in proportion to it.';
  const ofNucleophile =
    n === 0
      ? 'The nucleophile was left out of the rate law, but from run 1 to run 3, the rate increases with its concentration.'
      : 'The nucleophile was included in the rate law, but from run 1 to run 3, the rate hardly changes.';
  const [, right] = ordersOf[mechanism];
  if (n === right) return ofBromide;
  return m === 1 ? ofNucleophile : twoSlips(ofBromide, ofNucleophile);
}

const isSame = (one: readonly number[], other: readonly number[]): boolean => String(one) === String(other);

/** The rate law that the table leads to, in a square: with or without the nucleophile, and with one of two orders in the bromide. */
export function rateLaw(
  { mechanism, formula, nucleophile: { ion }, runs }: SubstitutionRuns,
  random: Random,
): PartDraft {
  const wrongOrder = random.pick([0, 2]);
  const write = ([m, n]: readonly [number, number]): string =>
    `Rate = *k*${power(formula, m)}${power(ion, n)}`;
  const [first, second, third] = runs;
  const grown = (one?: number, other?: number): string => formatDecimals((other ?? NaN) / (one ?? NaN), 2);
  const bromideBy = grown(first?.bromide, second?.bromide);
  const nucleophileBy = grown(first?.nucleophile, third?.nucleophile);
  const answer = write(ordersOf[mechanism]);
  return {
    text: 'Which rate law agrees with the four runs?',
    keyFrom: ({ cells }) => write(ordersOf[mechanismIn(runsIn(cells))]),
    answer,
    distractors: laws
      .filter(({ orders }) => !isSame(orders, ordersOf[mechanism]) && [1, wrongOrder].includes(orders[0]))
      .map(({ orders, slip }) => ({
        text: write(orders),
        slip,
        teaching: faultOf(orders, mechanism),
      })),
    explanation: `From run 1 to run 2, only [\\ce{${formula}}] increases, by a factor of ${bromideBy}, and the rate changes by a factor of ${grown(first?.rate, second?.rate)}. From run 1 to run 3, only [\\ce{${ion}}] increases, by a factor of ${nucleophileBy}, and the rate changes by a factor of ${grown(first?.rate, third?.rate)}. ${answer}.`,
    finding: `The rates of runs 1, 2 and 3 give ${answer}.`,
  };
}

function power(formula: string, order: number): string {
  if (order === 0) return '';
  return order === 1 ? `[\\ce{${formula}}]` : `[\\ce{${formula}}]^{${order}}`;
}

const ofFirstRun = 'This is the rate of run 1; the concentrations are different here.';

/** The initial rate of a mixture that is not in the table. */
export function rateOfMixture(drawn: SubstitutionRuns, random: Random): PartDraft | null {
  const { mechanism, formula, nucleophile, runs } = drawn;
  const run = runs[0];
  if (run === undefined) return null;
  const [x, y] = random.pick([
    [0.5, 2.5],
    [0.6, 4],
    [1.5, 0.5],
    [4, 0.4],
    [5, 0.5],
    [0.5, 0.4],
  ] as const);
  const write = (value: number): string => `${scientificNumber(value, 2)} mol/(L s)`;
  const rate = ([m, n]: readonly [number, number]): number => run.rate * x ** m * y ** n;
  const [c, d] = [`${molarText(x * run.bromide)} mol/L`, `${molarText(y * run.nucleophile)} mol/L`];
  const options = shareReadingOptions(rate(ordersOf[mechanism]), write, [
    ...laws
      .filter(({ orders }) => !isSame(orders, ordersOf[mechanism]))
      .map(({ orders, slip }) => ({
        value: rate(orders),
        slip,
        teaching: isSame(orders, [0, 0]) ? ofFirstRun : faultOf(orders, mechanism),
      })),
    { value: run.rate, slip: 'given-amount-left-out', teaching: ofFirstRun },
    {
      value: run.rate / x,
      slip: 'inverted-ratio',
      teaching: 'The ratio of the bromide concentrations was inverted.',
    },
  ]);
  const factor =
    mechanism === 'sn1'
      ? `${formatDecimals(x, 2)}, the same as for the bromide, since the nucleophile does not affect the rate`
      : `${formatDecimals(x, 2)} × ${formatDecimals(y, 2)} = ${formatDecimals(x * y, 2)}`;
  return (
    options && {
      text: `What is the initial rate with [\\ce{${formula}}] = ${c} and [\\ce{${nucleophile.ion}}] = ${d}, with all other conditions unchanged?`,
      keyFrom: ({ cells }) => {
        const read = runsIn(cells);
        const [m, n] = ordersOf[mechanismIn(read)];
        return write((read[0]?.rate ?? NaN) * x ** m * y ** n);
      },
      ...options,
      explanation: `Compared with run 1, this mixture has \\frac{${c}}{${molarText(run.bromide)} mol/L} = ${formatDecimals(x, 2)} times the concentration of the bromide and \\frac{${d}}{${molarText(run.nucleophile)} mol/L} = ${formatDecimals(y, 2)} times the concentration of the nucleophile. The rate changes by a factor of ${factor}: ${scientificNumber(run.rate, 3)} mol/(L s) becomes ${options.answer}.`,
      finding: `The rate of run 1, changed according to the rate law, is ${options.answer}.`,
    }
  );
}
