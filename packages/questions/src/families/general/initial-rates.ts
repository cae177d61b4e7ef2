import { formatSignificant } from '@valence/chemistry';
import type { Random } from '../../random.ts';
import type { Distractor, Draft, Family } from '../family.ts';
import { quantityOptions } from '../quantity-options.ts';

const three = (value: number): string => formatSignificant(value, 3);

/** Rates of formation and consumption, a mean rate from measured concentrations, and reaction orders from initial rates. */
export const initialRates: Family = {
  id: 'initial-rates',
  name: 'Reaction rates and orders',
  subject: 'general',
  topics: ['kinetics-basics'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  reference: 'OpenStax Chemistry 2e, sections 12.1 and 12.3',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return relativeRates(random);
      case 'intermediate':
        return meanRate(random);
      case 'advanced':
        return ordersFromRates(random);
    }
  },
};

const reactions = [
  {
    shown: '\\ce{2N2O5 -> 4NO2 + O2}',
    species: [
      ['N2O5', 2, -1],
      ['NO2', 4, 1],
      ['O2', 1, 1],
    ],
  },
  {
    shown: '\\ce{N2 + 3H2 -> 2NH3}',
    species: [
      ['N2', 1, -1],
      ['H2', 3, -1],
      ['NH3', 2, 1],
    ],
  },
  {
    shown: '\\ce{4NH3 + 5O2 -> 4NO + 6H2O}',
    species: [
      ['NH3', 4, -1],
      ['O2', 5, -1],
      ['H2O', 6, 1],
    ],
  },
  {
    shown: '\\ce{2H2O2 -> 2H2O + O2}',
    species: [
      ['H2O2', 2, -1],
      ['O2', 1, 1],
      ['H2O', 2, 1],
    ],
  },
  {
    shown: '\\ce{4PH3 -> P4 + 6H2}',
    species: [
      ['PH3', 4, -1],
      ['P4', 1, 1],
      ['H2', 6, 1],
    ],
  },
  {
    shown: '\\ce{2NO + 2H2 -> N2 + 2H2O}',
    species: [
      ['NO', 2, -1],
      ['N2', 1, 1],
      ['H2O', 2, 1],
    ],
  },
] as const;

function relativeRates(random: Random): Draft | null {
  const { shown, species } = random.pick(reactions);
  const [from, to, other] = random.shuffle<readonly [string, number, number]>([...species]);
  if (from === undefined || to === undefined || other === undefined || from[1] === to[1]) return null;
  const rate = random.integer(105, 980) / 10_000;
  const unit = (value: number): string => `${three(value)} mol/(L·s)`;
  const says = (part: readonly [string, number, number]): string =>
    part[2] > 0 ? `\\ce{${part[0]}} forms` : `\\ce{${part[0]}} is used up`;
  const options = quantityOptions((rate * to[1]) / from[1], unit, [
    {
      value: rate,
      slip: 'ignored-coefficients',
      teaching: `The equation relates ${from[1]} \\ce{${from[0]}} to ${to[1]} \\ce{${to[0]}}, not one to one.`,
    },
    {
      value: (rate * from[1]) / to[1],
      slip: 'inverted-ratio',
      teaching: `The ratio is upside down: the coefficient of \\ce{${to[0]}} must stand above.`,
    },
    {
      value: (rate * other[1]) / from[1],
      slip: 'answered-another-quantity',
      teaching: `This rate belongs to \\ce{${other[0]}}.`,
    },
    {
      value: rate * to[1],
      slip: 'one-step-short',
      teaching: `This multiplies by the coefficient of \\ce{${to[0]}} but does not divide by that of \\ce{${from[0]}}.`,
    },
    {
      value: rate / from[1],
      slip: 'one-step-short',
      teaching: `This divides by the coefficient of \\ce{${from[0]}} but does not multiply by that of \\ce{${to[0]}}.`,
    },
  ]);
  return (
    options && {
      text: `In ${shown}, ${says(from)} at ${unit(rate)}. At what rate ${to[2] > 0 ? `does \\ce{${to[0]}} form` : `is \\ce{${to[0]}} used up`}?`,
      ...options,
      explanation: `The coefficients are ${from[1]} for \\ce{${from[0]}} and ${to[1]} for \\ce{${to[0]}}: ${unit(rate)} × \\frac{${to[1]}}{${from[1]}} = ${options.answer}.`,
      finding: `Scaled with the ratio of the coefficients: ${options.answer}.`,
    }
  );
}

/** The mean rate of one substance from what two measurements of another one show. */
function meanRate(random: Random): Draft | null {
  const { shown, species } = random.pick(reactions);
  const [from, to] = random.shuffle<readonly [string, number, number]>([...species]);
  if (from === undefined || to === undefined || from[2] > 0) return null;
  const [early, late] = [random.integer(1, 4) * 20, random.integer(6, 15) * 20];
  const start = random.integer(400, 900) / 10_000;
  const fall = random.integer(100, 350) / 10_000;
  const end = start - fall;
  const [first, second] = [start.toFixed(4), end.toFixed(4)];
  const time = late - early;
  const rate = fall / time;
  const ratio = to[1] / from[1];
  const unit = (value: number): string => `${three(value)} mol/(L·s)`;
  if (end < 0.01) return null;
  const options = quantityOptions(rate * ratio, unit, [
    {
      value: rate,
      slip: 'ignored-coefficients',
      teaching: `This is the mean rate at which \\ce{${from[0]}} is used up; the equation turns it into that of \\ce{${to[0]}}.`,
    },
    {
      value: rate / ratio,
      slip: 'inverted-ratio',
      teaching: `The ratio is upside down: the coefficient of \\ce{${to[0]}} must stand above.`,
    },
    {
      value: (fall / late) * ratio,
      slip: 'wrong-reference',
      teaching: `Between the two measurements ${time}.0 s went by; ${late}.0 s is the time of the second one.`,
    },
    {
      value: (end / late) * ratio,
      slip: 'value-for-change',
      teaching: `A rate is the change of a concentration over time; ${second} mol/L is what was left.`,
    },
    {
      value: fall * ratio,
      slip: 'one-step-short',
      teaching: 'This change of the concentration has still to be divided by the time.',
    },
  ]);
  return (
    options && {
      text: `In the gas reaction ${shown} at constant volume, [\\ce{${from[0]}}] is ${first} mol/L at ${early}.0 s and ${second} mol/L at ${late}.0 s. ${to[2] > 0 ? `At what mean rate does \\ce{${to[0]}} form` : `At what mean rate is \\ce{${to[0]}} used up`} between these times?`,
      ...options,
      explanation: `\\ce{${from[0]}} falls at \\frac{${first} − ${second}}{${late}.0 − ${early}.0} mol/(L·s) = ${formatSignificant(rate, 5)} mol/(L·s). The coefficients are ${from[1]} for \\ce{${from[0]}} and ${to[1]} for \\ce{${to[0]}}: ${formatSignificant(rate, 5)} mol/(L·s) × \\frac{${to[1]}}{${from[1]}} = ${options.answer}.`,
      finding: `Change of concentration over time, scaled with the coefficients: ${options.answer}.`,
    }
  );
}

/** Between the first and the third run both concentrations change, so that the order in A is needed for that in B. */
function ordersFromRates(random: Random): Draft | null {
  const [a, b] = [random.integer(0, 2), random.integer(0, 2)];
  if (a + b === 0 || a + b > 3) return null;
  const [x, y] = [random.integer(10, 40) / 100, random.integer(10, 40) / 100];
  const [timesA, timesB] = [random.integer(2, 3), random.integer(2, 3)];
  const first = random.integer(110, 900) / 100_000;
  const [second, third] = [first * timesA ** a, first * timesA ** a * timesB ** b];
  const run = (number: number, inA: number, inB: number, rate: number): string =>
    `Run ${number}: [A] = ${three(inA)}, [B] = ${three(inB)}, rate ${three(rate)}.`;
  const because = `From run 1 to run 2 [A] alone is multiplied by ${timesA} and the rate ${changed(timesA ** a)}; from run 2 to run 3 [B] alone is multiplied by ${timesB} and the rate ${changed(timesB ** b)}`;
  const change = timesA ** a * timesB ** b;
  const apparent = apparentOrder(timesB, change);
  return {
    text: `Initial rates of A + B → products, with concentrations in mol/L and rates in mol/(L·s). ${run(1, x, y, first)} ${run(2, x * timesA, y, second)} ${run(3, x * timesA, y * timesB, third)} What is the rate law?`,
    answer: law(a, b),
    distractors: [
      ...(apparent === null || apparent === b
        ? []
        : [
            {
              text: law(a, apparent),
              slip: 'ignored-reactant',
              teaching: `Runs 1 and 3 were compared as if only [B] changed. ${because}.`,
            },
          ]),
      { text: law(b, a), slip: 'exchanged-orders', teaching: `The orders are exchanged. ${because}.` },
      {
        text: law(1, 1),
        slip: 'orders-from-equation',
        teaching: `The orders do not follow from the equation. ${because}.`,
      },
      otherOrder('A', a, timesA, (order) => law(order, b)),
      otherOrder('B', b, timesB, (order) => law(a, order)),
      ...(apparentOrder(timesA, change) === 2 && apparent === 2
        ? [
            {
              text: law(2, 2),
              slip: 'ignored-reactant',
              teaching: `Runs 1 and 3 were compared for each reactant as if it changed alone. ${because}.`,
            },
          ]
        : []),
    ],
    explanation: `${because}. So the orders are ${a} in A and ${b} in B: ${law(a, b)}.`,
    finding: `The ratios of the rates give the orders ${a} and ${b}.`,
  };
}

function changed(factor: number): string {
  return factor === 1 ? 'stays the same' : `by ${factor}`;
}

/** One order read otherwise: what it would do to the rate, beside what the runs show. */
function otherOrder(
  reactant: string,
  order: number,
  times: number,
  lawWith: (order: number) => string,
): Distractor {
  const other = order === 2 ? 1 : 2;
  return {
    text: lawWith(other),
    slip: times ** order === other ? 'factor-for-order' : 'wrong-order',
    teaching: `With order ${other} in ${reactant}, multiplying [${reactant}] by ${times} would multiply the rate by ${times ** other}; in the runs it ${order === 0 ? 'stays the same' : `is multiplied by ${times ** order}`}.`,
  };
}

/** The order that somebody reads who takes the whole change of the rate for the effect of one reactant. */
function apparentOrder(times: number, change: number): 1 | 2 | null {
  if (change === times) return 1;
  return change === times ** 2 ? 2 : null;
}

function law(a: number, b: number): string {
  return `rate = *k*${power('A', a)}${power('B', b)}`;
}

function power(name: string, order: number): string {
  if (order === 0) return '';
  return `[${name}]${order === 1 ? '' : `^{${order}}`}`;
}
