import { formatDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { optionsApart } from '../../options/options-apart.ts';
import { isPercentApart } from '../../options/wrong-numbers.ts';
import { scientificNumber } from '../../texts/plain-number.ts';
import { rateOf, type RateLaw } from './fit-rates.ts';
import { concentration, lawFrom, type DrawnRuns } from './rate-runs.ts';

const orderWords = ['0', '1', '2', '3'] as const;

/** What is asked for, so that each order is the key of about as many draws: a reactant of order 0 oftener, and the sum of both. */
function askedOf([, n]: RateLaw['orders'], random: Random): 'a' | 'b' | 'both' {
  return n === 0
    ? random.pick(['a', 'a', 'b', 'b', 'b'] as const)
    : random.pick(['a', 'b', 'both', 'both'] as const);
}

/** The order in one reactant, from the two runs that differ in nothing else, or the overall order. */
export function orderOf({ a, b, runs, law: { orders } }: DrawnRuns, random: Random): PartDraft | null {
  const [one, two, three] = runs;
  if (one === undefined || two === undefined || three === undefined) return null;
  const asked = askedOf(orders, random);
  const ordersFrom = (read: readonly number[]): number =>
    asked === 'both' ? (read[0] ?? NaN) + (read[1] ?? NaN) : (read[asked === 'a' ? 0 : 1] ?? NaN);
  const order = ordersFrom(orders);
  const told = {
    a: toldOfOne(a, 2, [two.a / one.a, two.rate / one.rate], orders[0]),
    b: toldOfOne(b, 3, [three.b / one.b, three.rate / one.rate], orders[1]),
    both: toldOfBoth(orders, [a, b]),
  }[asked];
  return {
    text:
      asked === 'both'
        ? 'What is the overall order of the reaction?'
        : `What is the order of the reaction with respect to \\ce{${asked === 'a' ? a : b}}?`,
    keyFrom: ({ cells }) => String(ordersFrom(lawFrom(cells)?.orders ?? [])),
    answer: String(order),
    distractors: orderWords
      .filter((text) => text !== String(order))
      .map((text) => ({ text, ...told.slips(Number(text)) })),
    explanation: told.explanation,
    finding: told.finding,
  };
}

interface Told {
  slips: (order: number) => { slip: string; teaching: string };
  explanation: string;
  finding: string;
}

function toldOfOne(reactant: string, run: number, growths: readonly [number, number], order: number): Told {
  const [ofReactant, ofRate] = growths.map((value) => formatDecimals(value, 1));
  const power = ['', `${ofReactant} as well`, `the square of ${ofReactant}`, `the cube of ${ofReactant}`];
  const kept = `The rate changes by a factor of ${ofRate} when [\\ce{${reactant}}] changes, so it depends on [\\ce{${reactant}}].`;
  return {
    slips: (wrong) =>
      wrong === 0
        ? { slip: 'ignored-change', teaching: kept }
        : {
            slip: ['', 'assumed-first-order', 'wrong-exponent', 'factor-for-order'][wrong] ?? '',
            teaching: `An order of ${wrong} would multiply the rate by ${power[wrong] ?? ''}, not by ${ofRate}.`,
          },
    explanation: `From run 1 to run ${run}, only [\\ce{${reactant}}] changes. It changes by a factor of ${ofReactant} and the rate by a factor of ${ofRate}, which is ${ofReactant} to the power of ${order}, so the order is ${order}.`,
    finding: `Runs 1 and ${run} differ in one concentration only and give the order ${order}.`,
  };
}

function toldOfBoth([m, n]: RateLaw['orders'], [a, b]: readonly [string, string]): Told {
  return {
    slips: (wrong) =>
      wrong === m || wrong === n
        ? {
            slip: 'one-part-right',
            teaching: 'This is the order in one reactant only; the overall order is the sum of both orders.',
          }
        : wrong === 0
          ? {
              slip: 'ignored-change',
              teaching: 'With an overall order of 0, no concentration would affect the rate.',
            }
          : {
              slip: 'wrong-exponent',
              teaching: `Runs 1 and 2 give an order of ${m}, and runs 1 and 3 an order of ${n}; these must be added.`,
            },
    explanation: `From run 1 to run 2, only [\\ce{${a}}] changes, which gives an order of ${m}; from run 1 to run 3, only [\\ce{${b}}] changes, which gives an order of ${n}. The overall order is ${m} + ${n} = ${m + n}.`,
    finding: `The orders ${m} and ${n} add up to ${m + n}.`,
  };
}

/** The rate at other concentrations. */
export function nextRate({ a, b, runs, law: { orders } }: DrawnRuns, random: Random): PartDraft | null {
  const [one, two, three] = runs;
  if (one === undefined || two === undefined || three === undefined) return null;
  const [more, less] = [random.pick([2, 3]), random.pick([0.5, 1])];
  const [newA, newB] = [more * one.a, less * three.b];
  const rate = three.rate * more ** orders[0] * less ** orders[1];
  const write = (value: number): string => `${scientificNumber(value, 2)} mol/(L s)`;
  const options = optionsApart(
    rate,
    write,
    [
      {
        value: three.rate * more * less,
        slip: 'assumed-first-order',
        teaching:
          'Both orders were taken as 1; then alone does the rate change by the same factors as the concentrations.',
      },
      {
        value: three.rate * more ** 2 * less ** orders[1],
        slip: 'factor-for-order',
        teaching: `The order in \\ce{${a}} was taken as 2; compare runs 1 and 2 again, which show a different one.`,
      },
      {
        value: one.rate * more ** orders[0] * less ** orders[1],
        slip: 'wrong-reference',
        factor: 'rate',
        teaching:
          'The factors of the concentrations were found relative to run 3, but the rate used is that of run 1.',
      },
      {
        value: three.rate,
        slip: 'ignored-change',
        teaching: 'This is the rate of run 3; the concentrations are different in the new run.',
      },
      {
        value: three.rate / more ** orders[0] / less ** orders[1],
        slip: 'inverted-ratio',
        teaching: 'The ratio was inverted; the new concentrations must be divided by those of run 3.',
      },
      {
        value: three.rate * more ** orders[1] * less ** orders[0],
        slip: 'exchanged-orders',
        teaching: 'The orders were interchanged; check which concentration changes between the runs.',
      },
      {
        value: two.rate * more ** orders[0] * less ** orders[1],
        slip: 'wrong-reference',
        factor: 'rate',
        teaching:
          'The factors of the concentrations were found relative to run 3, but the rate used is that of run 2.',
      },
      {
        value: three.rate * more ** orders[0],
        slip: 'ignored-change',
        factor: 'second',
        teaching: `The new [\\ce{${b}}] was left out; the rate depends on it as well.`,
      },
      {
        value: three.rate * less ** orders[1],
        slip: 'ignored-change',
        factor: 'first',
        teaching: `The new [\\ce{${a}}] was left out; the rate depends on it as well.`,
      },
      {
        value: (three.rate * less ** orders[1]) / more ** orders[0],
        slip: 'inverted-ratio',
        factor: 'first',
        teaching: `The rate was divided by the factor of [\\ce{${a}}], which is larger than in run 3.`,
      },
      {
        value: (three.rate * more ** orders[0]) / less ** orders[1],
        slip: 'inverted-ratio',
        factor: 'second',
        teaching: `The rate was divided by the factor of [\\ce{${b}}], which is smaller than in run 3.`,
      },
      {
        value: three.rate * more ** (orders[0] + 1) * less ** orders[1],
        slip: 'wrong-exponent',
        factor: 'first',
        teaching: `The factor of [\\ce{${a}}] was raised to a power one too high; compare runs 1 and 2 again.`,
      },
    ],
    isPercentApart(15),
  );
  const isSame = less === 1;
  const factors = `${formatDecimals(more, 0)}^{${orders[0]}}${isSame ? '' : ` × ${formatDecimals(less, 1)}^{${orders[1]}}`}`;
  return (
    options && {
      text: `What initial rate is expected in a run with [\\ce{${a}}]_{0} = ${concentration(newA)} mol/L and [\\ce{${b}}]_{0} = ${concentration(newB)} mol/L?`,
      keyFrom: ({ cells }) => {
        const law = lawFrom(cells);
        return write(law === null ? NaN : rateOf(law, newA, newB));
      },
      ...options,
      explanation: `Runs 1 and 2 give an order of ${orders[0]} in \\ce{${a}}, and runs 1 and 3 an order of ${orders[1]} in \\ce{${b}}. Compared with run 3, [\\ce{${a}}] is multiplied by ${more} and [\\ce{${b}}] ${isSame ? 'is the same' : `by ${formatDecimals(less, 1)}`}: ${scientificNumber(three.rate, 3)} mol/(L s) × ${factors} = ${options.answer}.`,
      finding: `The rate of run 3 times the factors of the concentrations to their orders: ${options.answer}.`,
    }
  );
}
