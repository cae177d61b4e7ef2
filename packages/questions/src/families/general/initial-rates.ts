import { formatSignificant } from '@valence/chemistry';
import type { Random } from '../../random.ts';
import type { Draft, Family } from '../family.ts';
import { quantityOptions } from '../quantity-options.ts';

const three = (value: number): string => formatSignificant(value, 3);

/** Rates of formation and consumption, reaction orders from initial rates, and the rate under new conditions. */
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
        return ordersFromRates(random);
      case 'advanced':
        return rateConstant(random);
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
      text: `In ${shown} ${says(from)} at ${unit(rate)}. At what rate ${to[2] > 0 ? `does \\ce{${to[0]}} form` : `is \\ce{${to[0]}} used up`}?`,
      ...options,
      explanation: `The coefficients are ${from[1]} for \\ce{${from[0]}} and ${to[1]} for \\ce{${to[0]}}: ${unit(rate)} × \\frac{${to[1]}}{${from[1]}} = ${options.answer}.`,
      finding: `Scaled with the ratio of the coefficients: ${options.answer}.`,
    }
  );
}

interface Runs {
  orders: readonly [number, number];
  start: readonly [number, number];
  factors: readonly [number, number];
  rates: readonly [number, number, number];
  shown: string;
}

function drawRuns(random: Random): Runs | null {
  const orders = [random.integer(0, 2), random.integer(0, 2)] as const;
  if (orders[0] + orders[1] === 0) return null;
  const start = [random.integer(10, 40) / 100, random.integer(10, 40) / 100] as const;
  const factors = [random.integer(2, 3), random.integer(2, 3)] as const;
  const first = random.integer(110, 900) / 100_000;
  const rates = [first, first * factors[0] ** orders[0], first * factors[1] ** orders[1]] as const;
  const run = (a: number, b: number, rate: number): string =>
    `[A] = ${three(a)}, [B] = ${three(b)}: ${three(rate)}`;
  const shown = [
    run(start[0], start[1], rates[0]),
    run(start[0] * factors[0], start[1], rates[1]),
    run(start[0], start[1] * factors[1], rates[2]),
  ].join('; ');
  return { orders, start, factors, rates, shown };
}

const law = (a: number, b: number): string => {
  const power = (name: string, order: number): string =>
    order === 0 ? '' : `[${name}]${order === 1 ? '' : `^{${order}}`}`;
  return `rate = *k*${power('A', a)}${power('B', b)}`;
};

function ordersFromRates(random: Random): Draft | null {
  const runs = drawRuns(random);
  if (runs === null) return null;
  const [a, b] = runs.orders;
  const because = `Multiplying [A] by ${runs.factors[0]} multiplies the rate by ${runs.factors[0] ** a}, multiplying [B] by ${runs.factors[1]} multiplies it by ${runs.factors[1] ** b}`;
  return {
    text: `Initial rates of A + B → products, concentrations in mol/L and rates in mol/(L·s): ${runs.shown}. What is the rate law?`,
    answer: law(a, b),
    distractors: [
      { text: law(b, a), slip: 'exchanged-orders', teaching: `The orders are exchanged. ${because}.` },
      {
        text: law(1, 1),
        slip: 'orders-from-equation',
        teaching: `The orders do not follow from the equation. ${because}.`,
      },
      {
        text: law(a === 2 ? 1 : 2, b),
        slip: 'factor-for-order',
        teaching: `The order is the exponent of the factor. ${because}.`,
      },
      {
        text: law(a, b === 2 ? 1 : 2),
        slip: 'factor-for-order',
        teaching: `The order is the exponent of the factor. ${because}.`,
      },
      { text: law(2, 2), slip: 'factor-for-order', teaching: `${because}.` },
    ],
    explanation: `${because}. So the orders are ${a} in A and ${b} in B: ${law(a, b)}.`,
    finding: `The ratios of the rates give the orders ${a} and ${b}.`,
  };
}

function rateConstant(random: Random): Draft | null {
  const runs = drawRuns(random);
  if (runs === null) return null;
  const [a, b] = runs.orders;
  if (a + b < 2) return null;
  const rate = Number(runs.rates[0].toPrecision(3));
  const right = rate / (runs.start[0] ** a * runs.start[1] ** b);
  const unit = a + b === 2 ? 'L/(mol·s)' : `L^{${a + b - 1}}/(mol^{${a + b - 1}}·s)`;
  const options = quantityOptions(right, (value) => `${three(value)} ${unit}`, [
    {
      value: rate / (runs.start[0] * runs.start[1]),
      slip: 'orders-from-equation',
      teaching: `The orders are ${a} in A and ${b} in B, as the rates show, and not 1 and 1.`,
    },
    {
      value: rate / (runs.start[0] ** b * runs.start[1] ** a),
      slip: 'exchanged-orders',
      teaching: `The orders are exchanged: ${a} in A, ${b} in B.`,
    },
    {
      value: rate * runs.start[0] ** a * runs.start[1] ** b,
      slip: 'multiplied-for-divided',
      teaching: '*k* is the rate divided by the concentrations.',
    },
    {
      value: rate / (runs.start[0] + runs.start[1]) ** (a + b),
      slip: 'sum-for-product',
      teaching: 'The concentrations are multiplied, not added.',
    },
    {
      value: (runs.start[0] ** a * runs.start[1] ** b) / rate,
      slip: 'inverted-ratio',
      teaching: 'The ratio is upside down: the rate must stand above.',
    },
  ]);
  return (
    options && {
      text: `Initial rates of A + B → products, concentrations in mol/L and rates in mol/(L·s): ${runs.shown}. What is the rate constant?`,
      ...options,
      explanation: `The rate grows by ${runs.factors[0] ** a} with ${runs.factors[0]} times [A] and by ${runs.factors[1] ** b} with ${runs.factors[1]} times [B]: ${law(a, b)}. *k* = \\frac{${three(rate)}}{${[a === 0 ? '' : `${three(runs.start[0])}${a === 1 ? '' : `^{${a}}`}`, b === 0 ? '' : `${three(runs.start[1])}${b === 1 ? '' : `^{${b}}`}`].filter((part) => part !== '').join(' × ')}} = ${options.answer}.`,
      finding: `Orders ${a} and ${b} from the ratios; the rate over the concentrations is ${options.answer}.`,
    }
  );
}
