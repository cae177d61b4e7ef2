import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { workingText } from '../../texts/shown-working.ts';
import { restOf } from '../../options/slips-together.ts';

/** Concentration and time: first order from the half-life, first order from *k*, second order. */
export const integratedRateLaws: Family = {
  id: 'integrated-rate-laws',
  name: 'Concentration and time',
  subject: 'physical',
  topics: ['rate-laws'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['half-life-of-a-reaction', 'first-order-kinetics'],
    intermediate: ['first-order-kinetics'],
    advanced: ['second-order-kinetics'],
  },
  uses: ['integrated-rate-laws'],
  reference: 'OpenStax Chemistry 2e, section 12.4',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return amountLeft(random);
      case 'intermediate':
        return timeOfFirstOrder(random);
      case 'advanced':
        return timeOfSecondOrder(random);
    }
  },
};

const units = ['s', 'min', 'h', 'days'] as const;
const percent = (value: number): string => `${formatSignificant(value * 100, 3)}%`;

function amountLeft(random: Random): Draft | null {
  const unit = random.pick(units);
  const halfLife = random.integer(20, 95) / 2;
  const halfLives = random.integer(3, 8) / 2;
  const time = halfLife * halfLives;
  const left = 0.5 ** halfLives;
  const isReacted = random.next() < 0.5;
  const of = (part: number): number => (isReacted ? 1 - part : part);
  const options = quantityOptions(of(left), percent, [
    {
      value: of(1 - left),
      slip: 'reacted-for-remaining',
      lastStep: {
        ...restOf(1),
        deed: isReacted
          ? 'the percentage that is left was given, not the percentage that has reacted'
          : 'the percentage that has reacted was given, not the percentage that is left',
      },
      teaching: isReacted
        ? 'This is the percentage that is left; the question asks for the percentage that has reacted.'
        : 'This is the percentage that has reacted; the question asks for the percentage that is left.',
    },
    {
      value: of(1 / (2 * halfLives)),
      slip: 'linear-decay',
      isBeforeLastStep: true,
      teaching:
        'The initial amount was divided by twice the number of half-lives; each half-life halves the amount that is left, so the factors of one half multiply.',
    },
    {
      value: of(Math.exp(-halfLives)),
      slip: 'half-life-for-time-constant',
      isBeforeLastStep: true,
      teaching:
        'The half-life is ln 2/*k*, not 1/*k*, so ½, not 1/e, must be raised to the number of half-lives.',
    },
    {
      value: of(0.5 ** (halfLives + 1)),
      slip: 'half-lives-miscounted',
      isBeforeLastStep: true,
      teaching:
        'One half-life too many was counted; the number of half-lives is the time divided by the half-life.',
    },
    {
      value: of(0.5 ** (halfLives - 1)),
      slip: 'half-lives-miscounted',
      isBeforeLastStep: true,
      teaching:
        'One half-life too few was counted; the number of half-lives is the time divided by the half-life.',
    },
    {
      value: of(1 / halfLives),
      slip: 'linear-decay',
      isBeforeLastStep: true,
      teaching:
        'The initial amount was divided by the number of half-lives; each half-life halves the amount that is left, so the factors of one half multiply.',
    },
    ...(Number.isInteger(halfLives)
      ? []
      : [Math.floor(halfLives), Math.ceil(halfLives)].map((whole) => ({
          value: of(0.5 ** whole),
          slip: 'half-lives-miscounted',
          isBeforeLastStep: true,
          teaching: `The number of half-lives was rounded ${whole < halfLives ? 'down' : 'up'}; an exponent does not have to be a whole number.`,
        }))),
  ]);
  if (options === null) return null;
  const [half, total] = [
    formatSignificant(halfLife, 3),
    formatDecimals(time, Number.isInteger(time * 10) ? 1 : 2),
  ];
  return {
    text: `A first-order reaction has a half-life of ${half} ${unit}. What percentage of the reactant ${isReacted ? 'has reacted' : 'is left'} after ${total} ${unit}?`,
    ...options,
    explanation: `${total}/${half} = ${formatDecimals(halfLives, 1)} half-lives have passed, so (½)^{${formatDecimals(halfLives, 1)}} = ${formatSignificant(left, 5)} of the reactant is left${isReacted ? ` and 1 − ${formatSignificant(left, 5)} has reacted` : ''}, which is ${options.answer}.`,
    finding: `(½) to the power of ${formatDecimals(halfLives, 1)} half-lives is left: ${isReacted ? 'the rest is ' : ''}${options.answer}.`,
  };
}

function timeOfFirstOrder(random: Random): Draft | null {
  const unit = random.pick(['s', 'min', 'h'] as const);
  const constant = Number(`${random.integer(110, 989) / 100}e${random.integer(-4, -2)}`);
  const consumed = random.pick([20, 30, 40, 60, 65, 70, 75, 80, 85, 90, 95]);
  const left = 1 - consumed / 100;
  const time = -Math.log(left) / constant;
  const write = (value: number): string => `${formatSignificant(value, 3)} ${unit}`;
  const options = quantityOptions(time, write, [
    {
      value: -Math.log(1 - left) / constant,
      slip: 'reacted-for-remaining',
      factor: 'l',
      teaching: `The logarithm of the fraction that has reacted was used; when ${consumed}% has reacted, ${100 - consumed}% is left, and this fraction belongs in the logarithm.`,
    },
    {
      value: time / Math.LN10,
      slip: 'natural-for-decadic-logarithm',
      factor: 'n',
      teaching:
        'The base-10 logarithm was used; the integrated first-order rate law contains the natural logarithm.',
    },
    {
      value: consumed / 100 / constant,
      slip: 'linear-decay',
      teaching:
        'The rate decreases as the reactant is used up, so the time is longer than the fraction consumed divided by *k*.',
    },
    {
      value: (Math.LN2 / constant) * (consumed / 50),
      slip: 'linear-decay',
      teaching:
        'The fraction consumed is not proportional to the number of half-lives: each one consumes half of the amount that is left.',
    },
  ]);
  if (options === null) return null;
  const written = formatSignificant(constant, 3);
  return {
    text: `A first-order reaction has a rate constant of *k* = ${written} ${unit}^{−1}. How long does it take for ${consumed}.0% of the reactant to be consumed?`,
    ...options,
    explanation: `[A]/[A]_{0} = ${formatDecimals(left, 3)} and ln([A]/[A]_{0}) = −*kt*, so *t* = −\\frac{ln ${formatDecimals(left, 3)}}{*k*} = \\frac{${formatSignificant(-Math.log(left), 5)}}{${written}} ${unit} = ${options.answer}.`,
    finding: `*t* = −ln(${formatDecimals(left, 3)})/*k* gives ${options.answer}.`,
  };
}

function timeOfSecondOrder(random: Random): Draft | null {
  const constant = random.integer(12, 95) / 100;
  const start = random.integer(2, 30) / 20;
  const consumed = random.pick([60, 70, 75, 80, 85, 90]);
  const left = 1 - consumed / 100;
  const time = (1 / (start * left) - 1 / start) / constant;
  const write = (value: number): string => `${formatSignificant(value, 3)} s`;
  const options = quantityOptions(time, write, [
    {
      value: -Math.log(left) / constant,
      slip: 'wrong-order',
      teaching:
        'The logarithm of [A]/[A]_{0} was used, which belongs to first-order reactions; here 1/[A] increases linearly with time.',
    },
    {
      value: 1 / (start * left) / constant,
      slip: 'forgot-initial-term',
      factor: 'b',
      teaching:
        '1/[A]_{0} was left out; 1/[A] does not start at zero, so its initial value must be subtracted.',
    },
    {
      value: (1 / (start * (1 - left)) - 1 / start) / constant,
      slip: 'reacted-for-remaining',
      factor: 'b',
      teaching: `The ${consumed}% that is consumed was used as the part that is left; [A] is ${100 - consumed}% of its initial value.`,
    },
    {
      value: (start * (1 - left)) / constant,
      slip: 'wrong-order',
      teaching:
        'The decrease in [A] divided by *k* is the time for a zeroth-order reaction, in which the rate does not depend on [A].',
    },
  ]);
  if (options === null) return null;
  const [k, initial] = [formatSignificant(constant, 3), formatSignificant(start, 3)];
  return {
    text: `A reacts according to −d[A]/d*t* = *k*[A]² with *k* = ${k} L/(mol·s). Starting from [A]_{0} = ${initial} mol/L, how long does it take for ${consumed}.0% of A to be consumed?`,
    ...options,
    explanation: `[A] = ${formatDecimals(left, 3)} × ${initial} mol/L = ${workingText(start * left)} mol/L. \\frac{1}{[A]} − \\frac{1}{[A]_{0}} = *kt*, so *t* = \\frac{${workingText(1 / (start * left))} − ${workingText(1 / start)}}{${k}} s = ${options.answer}.`,
    finding: `The integrated second-order rate law gives ${options.answer}.`,
  };
}
