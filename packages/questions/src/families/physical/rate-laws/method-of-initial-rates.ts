import { formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import { binaryRoom } from '../../options/clear-rounding.ts';
import type { Draft, Family } from '../../family.ts';
import { capital } from '../../texts/capital.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { toFigures } from '../../texts/shown-working.ts';

/** Rate laws from experiments: the effect of concentrations, a rate constant with its unit, a prediction from three runs. */
export const methodOfInitialRates: Family = {
  id: 'method-of-initial-rates',
  name: 'Rate laws from initial rates',
  subject: 'physical',
  topics: ['rate-laws'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['rate-law'],
    intermediate: ['rate-law', 'initial-rates'],
    advanced: ['initial-rates', 'rate-law'],
  },
  reference: 'OpenStax Chemistry 2e, section 12.3',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return rateFactor(random);
      case 'intermediate':
        return rateConstant(random);
      case 'advanced':
        return rateOfThirdRun(random);
    }
  },
};

const exponents = ['', '', '²'] as const;

function rateFactor(random: Random): Draft | null {
  const [first, second] = random.pick([
    [1, 2],
    [2, 1],
    [1, 1],
    [2, 0],
    [0, 2],
  ] as const);
  const [timesA, timesB] = [random.pick([2, 3, 4, 5, 0.5]), random.pick([2, 3, 4, 5, 0.5])];
  // With equal factors, forgetting an exponent and forgetting a reactant lead to the same number.
  if (timesA === timesB) return null;
  const factor = timesA ** first * timesB ** second;
  const write = (value: number): string => String(toFigures(value, 6));
  const options = quantityOptions(
    factor,
    write,
    [
      {
        value: timesA * timesB,
        slip: 'forgot-exponent',
        teaching:
          'The factors were multiplied without exponents; the order in each reactant is the exponent of its factor.',
      },
      {
        value: timesA ** second * timesB ** first,
        slip: 'exchanged-orders',
        teaching: 'The orders in A and B were interchanged.',
      },
      {
        value: timesA ** first + timesB ** second,
        slip: 'added-for-multiplied',
        teaching:
          'The two effects were added; the concentrations are multiplied in a rate law, so the factors must be multiplied, too.',
      },
      {
        value: timesA * first + timesB * second,
        slip: 'order-as-factor',
        teaching:
          first === 0 || second === 0
            ? 'The factor was multiplied by the order; the order is an exponent.'
            : 'The factors were multiplied by the orders and added; the orders are exponents, and the powers are multiplied.',
      },
      {
        value: timesA ** first,
        slip: 'ignored-reactant',
        teaching: 'Only the effect of A was included; the concentration of B changed as well.',
      },
      {
        value: timesB ** second,
        slip: 'ignored-reactant',
        teaching: 'Only the effect of B was included; the concentration of A changed as well.',
      },
    ].filter((one) => one.value > 0),
    binaryRoom,
  );
  if (options === null || factor === 1) return null;
  return {
    text: `A reaction has the rate law rate = *k*${bracket('A', first)}${bracket('B', second)}. By what factor does its rate change when [A] is ${multiplied(timesA)} and [B] is ${multiplied(timesB)}?`,
    ...options,
    explanation: `The order in each reactant is the exponent of its factor: ${written(timesA)}^{${first}} × ${written(timesB)}^{${second}} = ${options.answer}.`,
    finding: `Each concentration factor raised to its order gives ${options.answer}.`,
  };
}

function rateOfThirdRun(random: Random): Draft | null {
  const [first, second] = random.pick([
    [0, 1],
    [0, 2],
    [1, 1],
    [1, 2],
    [2, 1],
  ] as const);
  const a = random.integer(1, 5) / 100;
  const b = random.integer(1, 5) / 100;
  const [timesA, timesB] = [random.pick([2, 3, 4]), random.pick([2, 3])];
  const [lastA, lastB] = [random.pick([2, 3, 5]), random.pick([4, 5, 6])];
  const base = random.integer(11, 60) / 10;
  const rate = (x: number, y: number): number => base * x ** first * y ** second;
  const shown = (value: number): string => formatSignificant(value * 1e-5, 3);
  const write = (value: number): string => `${shown(value)} mol/(L·s)`;
  const options = quantityOptions(rate(lastA, lastB), write, [
    {
      value: base * lastA * lastB,
      slip: 'assumed-first-order',
      factor: 'f',
      teaching: 'First order in both reactants was assumed; the orders must be determined from the runs.',
    },
    {
      value: base * lastA ** second * lastB ** first,
      slip: 'exchanged-orders',
      factor: 'f',
      teaching:
        'The orders were interchanged; only [A] changes between the first two runs, so they show the order in A.',
    },
    {
      value: base * (lastA ** first + lastB ** second),
      slip: 'added-for-multiplied',
      teaching: 'The effects of the two concentrations must be multiplied, not added.',
    },
    {
      value: base * lastB ** second,
      slip: 'ignored-reactant',
      teaching: 'Only the change in [B] was considered here; [A] also differs from its value in run 1.',
    },
    {
      value: base * lastA ** first,
      slip: 'ignored-reactant',
      teaching: 'Only the change in [A] was considered here; [B] also differs from its value in run 1.',
    },
  ]);
  if (options === null) return null;
  const mixture = (x: number, y: number): string =>
    `[A] = ${concentration(a * x)}, [B] = ${concentration(b * y)}`;
  const run = (x: number, y: number): string => `${mixture(x, y)}, rate ${shown(rate(x, y))}`;
  return {
    text: `In three runs of a reaction, the concentrations (in mol/L) and the initial rates (in mol/(L·s)) are as follows. Run 1: ${run(1, 1)}. Run 2: ${run(timesA, 1)}. Run 3: ${run(1, timesB)}. What is the initial rate when ${mixture(lastA, lastB).replace(', ', ' and ')}?`,
    ...options,
    explanation: `In run 2, [A] is ${timesA} times its value in run 1, and the rate is ${timesA ** first === 1 ? 'the same' : `${timesA ** first} times as large`}, so the order in A is ${first}. In run 3, [B] is ${timesB} times its value in run 1, and the rate is ${timesB ** second} times as large, so the order in B is ${second}. The rate is ${shown(base)} × ${lastA}^{${first}} × ${lastB}^{${second}} mol/(L·s) = ${options.answer}.`,
    finding: `Orders ${first} in A and ${second} in B give ${options.answer}.`,
  };
}

function rateConstant(random: Random): Draft | null {
  const [first, second] = random.pick([
    [1, 1],
    [2, 1],
    [1, 2],
    [2, 0],
    [0, 2],
  ] as const);
  const [a, b] = [random.integer(10, 60) / 100, random.integer(10, 60) / 100];
  const [timesA, timesB] = [random.pick([2, 3, 4]), random.pick([2, 3, 4])];
  const mantissa = random.integer(11, 98) / 10;
  const rate = mantissa * 1e-4;
  const constant = rate / (a ** first * b ** second);
  const order = first + second;
  const unit = order === 2 ? 'L/(mol·s)' : 'L²/(mol²·s)';
  const write = (value: number): string => `${formatSignificant(value, 2)} ${unit}`;
  const options = quantityOptions(constant, write, [
    {
      value: rate / (a * b),
      slip: 'assumed-first-order',
      factor: 'c',
      teaching: 'First order in both reactants was assumed; the orders follow from the changes in the rate.',
    },
    {
      value: rate / (a ** second * b ** first),
      slip: 'exchanged-orders',
      factor: 'c',
      teaching: 'The orders in A and B were interchanged.',
    },
    {
      value: rate * a ** first * b ** second,
      slip: 'multiplied-for-divided',
      factor: 'c',
      teaching:
        'To solve the rate law for *k*, the rate must be divided, not multiplied, by the concentrations.',
    },
    {
      value: rate / (a ** 2 * b ** 2),
      slip: 'wrong-order',
      factor: 'c',
      teaching: `The order is ${first} in A and ${second} in B, so the two concentrations are not both squared.`,
    },
    {
      value: rate / (a * first + b * second),
      slip: 'added-for-multiplied',
      teaching:
        first === 0 || second === 0
          ? 'The concentration was multiplied by the order; it must be raised to the order.'
          : 'The concentrations were multiplied by the orders and added; they must be raised to the orders and multiplied.',
    },
  ]);
  if (options === null) return null;
  const [x, y] = [formatSignificant(a, 2), formatSignificant(b, 2)];
  return {
    text: `With [A] = ${x} mol/L and [B] = ${y} mol/L, the initial rate of a reaction is ${formatSignificant(rate, 2)} mol/(L·s). Increasing [A] alone by a factor of ${timesA} ${effectOn(timesA ** first)}; increasing [B] alone by a factor of ${timesB} ${effectOn(timesB ** second)}. What is the rate constant?`,
    ...options,
    explanation: `${capital(effectIn('A', timesA, first))}, and ${effectIn('B', timesB, second)}, so the orders are ${first} in A and ${second} in B. *k* = \\frac{rate}{[A]^{${first}}[B]^{${second}}} = \\frac{${formatSignificant(rate, 2)}}{${x}^{${first}} × ${y}^{${second}}} ${unit} = ${options.answer}.`,
    finding: `The rate divided by the concentrations raised to their orders is ${options.answer}.`,
  };
}

function bracket(species: string, order: 0 | 1 | 2): string {
  return order === 0 ? '' : `[${species}]${exponents[order]}`;
}

function multiplied(times: number): string {
  if (times === 0.5) return 'halved';
  return { 2: 'doubled', 3: 'tripled' }[times] ?? `multiplied by ${times}`;
}

function effectOn(times: number): string {
  return times === 1 ? 'leaves the rate unchanged' : `increases the rate by a factor of ${times}`;
}

/** A factor in a concentration and what it does to the rate, as it shows the order. */
function effectIn(species: string, times: number, order: number): string {
  return `when [${species}] is multiplied by ${times}, the rate is multiplied by ${times}^{${order}} = ${times ** order}`;
}

function written(times: number): string {
  return times === 0.5 ? '(½)' : String(times);
}

function concentration(value: number): string {
  return formatSignificant(value, 3);
}
