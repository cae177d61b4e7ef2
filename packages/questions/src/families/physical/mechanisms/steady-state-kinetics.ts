import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { restOf } from '../../options/slips-together.ts';

/** Mechanisms with an intermediate: yield of parallel steps, pre-equilibrium, steady state. */
export const steadyStateKinetics: Family = {
  id: 'steady-state-kinetics',
  name: 'Kinetics of reaction mechanisms',
  subject: 'physical',
  topics: ['mechanisms', 'rate-laws'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['consecutive-and-parallel-reactions', 'first-order-kinetics'],
    intermediate: ['pre-equilibrium'],
    advanced: ['steady-state-approximation'],
  },
  uses: ['rate-determining-step'],
  reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return parallelYield(random);
      case 'intermediate':
        return preEquilibrium(random);
      case 'advanced':
        return steadyState(random);
    }
  },
};

const perSecond = (value: number): string => `${formatSignificant(value, 3)} s^{−1}`;

function parallelYield(random: Random): Draft | null {
  const first = random.integer(100, 950) / 1000;
  const second = random.integer(100, 950) / 1000;
  const share = first / (first + second);
  const options = quantityOptions(
    share * 100,
    (value) => `${formatSignificant(value, 3)}%`,
    [
      {
        value: 100 - share * 100,
        slip: 'exchanged-components',
        lastStep: {
          ...restOf(100),
          deed: 'the result was subtracted from 100%, as if it were the percentage of D',
        },
        teaching: 'This is the percentage that becomes the other product, D.',
      },
      {
        value: first < second ? (100 * first) / second : Number.NaN,
        slip: 'ratio-for-share',
        teaching: 'This compares B with D; a percentage compares B with everything that is formed.',
      },
      {
        value: 50,
        slip: 'ignored-rate-constants',
        teaching: 'The two products do not form in equal amounts: the faster reaction consumes more of A.',
      },
      {
        value: 100 * first,
        slip: 'rate-constant-for-share',
        teaching:
          'A rate constant is not a percentage; it must be divided by the sum of both rate constants.',
      },
      {
        value: 100 * second,
        slip: 'wrong-branch',
        teaching:
          'Two things went wrong. The rate constant of the reaction to D was used. Also, it was taken as a fraction, but it must be divided by the sum of both rate constants.',
      },
      {
        value: (100 * Math.abs(first - second)) / (first + second),
        slip: 'difference-for-level',
        teaching:
          'The difference of the rate constants was divided by their sum; the rate constant of the reaction to B belongs in the numerator.',
      },
      {
        value: second < first ? (100 * second) / first : Number.NaN,
        slip: 'ratio-for-share',
        teaching:
          'This compares D with B; the question asks for the percentage of everything formed that is B.',
      },
    ].map((slip) => ({ ...slip, isBeforeLastStep: slip.lastStep === undefined })),
  );
  if (options === null) return null;
  const [k, l] = [formatDecimals(first, 3), formatDecimals(second, 3)];
  return {
    text: `A reacts irreversibly in two parallel first-order reactions, to B with *k* = ${k} s^{−1} and to D with *k* = ${l} s^{−1}. What percentage of A is eventually converted to B?`,
    ...options,
    explanation: `At every moment, B and D form in the ratio of their rate constants, so the percentage converted to B is \\frac{${k}}{${k} + ${l}} = ${options.answer}.`,
    finding: `One rate constant divided by the sum of both is ${options.answer}.`,
  };
}

function preEquilibrium(random: Random): Draft | null {
  const constant = random.integer(11, 95) / 1000;
  const slow = random.integer(11, 95) / 10;
  const [a, b] = [random.integer(10, 60) / 100, random.integer(10, 60) / 100];
  const rate = constant * slow * a ** 2 * b;
  const write = (value: number): string => `${formatSignificant(value, 2)} mol/(L·s)`;
  const options = quantityOptions(rate, write, [
    {
      value: constant * slow * a * b,
      slip: 'forgot-exponent',
      factor: 'a',
      teaching:
        '[A] was not squared; two molecules of A form the intermediate, so its concentration is *K*[A]².',
    },
    {
      value: slow * a ** 2 * b,
      slip: 'forgot-equilibrium-constant',
      factor: 'k',
      teaching:
        'The equilibrium constant was left out; the concentration of the intermediate is *K*[A]², not [A]².',
    },
    {
      value: (slow * a ** 2 * b) / constant,
      slip: 'divided-for-multiplied',
      factor: 'k',
      teaching: '[X] = *K*[A]²: the expression is multiplied, not divided, by the equilibrium constant.',
    },
    {
      value: slow * a * b,
      slip: 'slow-step-only',
      teaching: 'The slow step contains the intermediate X; X cannot simply be replaced by A.',
    },
  ]);
  if (options === null) return null;
  const [x, y, k, l] = [a, b, constant, slow].map((value) => formatSignificant(value, 2));
  return {
    text: `A mechanism consists of the fast equilibrium \\ce{2A <=> X} (*K* = ${k} L/mol) and the slow step \\ce{X + B -> P} (*k* = ${l} L/(mol·s)). At what rate is P formed when [A] = ${x} mol/L and [B] = ${y} mol/L?`,
    ...options,
    explanation: `[X] = *K*[A]² = ${k} × ${x}² mol/L = ${formatSignificant(constant * a ** 2, 5)} mol/L. Rate = *k*[X][B] = ${l} × ${formatSignificant(constant * a ** 2, 5)} × ${y} mol/(L·s) = ${options.answer}.`,
    finding: `*kK*[A]²[B] is ${options.answer}.`,
  };
}

function steadyState(random: Random): Draft | null {
  const forward = random.integer(100, 950) / 1000;
  const back = random.integer(100, 600) / 100;
  const on = random.integer(100, 600) / 100;
  const effective = (forward * on) / (back + on);
  const options = quantityOptions(effective, perSecond, [
    {
      value: forward,
      slip: 'forgot-back-reaction',
      teaching:
        '*k*_{1} itself was given, but part of X returns to A, so not every occurrence of the first step leads to the product.',
    },
    {
      value: (forward * on) / back,
      slip: 'pre-equilibrium-for-steady-state',
      factor: 'd',
      teaching:
        '*k*_{1}*k*_{2}/*k*_{−1} holds only if *k*_{2} is much smaller than *k*_{−1}, which is not the case here.',
    },
    {
      value: (forward * back) / (back + on),
      slip: 'wrong-branch',
      factor: 'n',
      teaching:
        '*k*_{−1} was used in the numerator, but it is for the return of X to A; *k*_{2}, for the step that leads on to the product, belongs there.',
    },
    {
      value: (forward * on) / (forward + back + on),
      slip: 'wrong-branch',
      factor: 'd',
      teaching:
        '*k*_{1} was included in the denominator; X is consumed by only two steps, and the step that forms X does not belong there.',
    },
  ]);
  if (options === null) return null;
  const [k, l, m] = [forward, back, on].map((value) => formatSignificant(value, 3));
  return {
    text: `For \\ce{A <=> X} (forward *k*_{1} = ${k} s^{−1}, reverse *k*_{−1} = ${l} s^{−1}) followed by \\ce{X -> P} (*k*_{2} = ${m} s^{−1}), what does the steady-state approximation for X give as the effective first-order rate constant for the formation of P?`,
    ...options,
    explanation: `*k*_{1}[A] = (*k*_{−1} + *k*_{2})[X], so rate = *k*_{2}[X] = \\frac{*k*_{1}*k*_{2}}{*k*_{−1} + *k*_{2}}[A]. The effective rate constant is \\frac{${k} × ${m}}{${l} + ${m}} s^{−1} = ${options.answer}.`,
    finding: `*k*_{1}*k*_{2}/(*k*_{−1} + *k*_{2}) is ${options.answer}.`,
  };
}
