import { formatSignificant, solveEquilibrium } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { gasReactions } from './gas-equilibria.data.ts';
import { turnedUpsideDown } from '../../options/slips-together.ts';

const three = (value: number): string => formatSignificant(value, 3);

/** The constant from concentrations, for a changed equation, and the composition solved exactly. */
export const equilibriumCalculations: Family = {
  id: 'equilibrium-calculations',
  name: 'Equilibrium constants and compositions',
  subject: 'general',
  topics: ['equilibrium'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['calculating-an-equilibrium-constant'],
    intermediate: ['combining-equilibrium-constants'],
    advanced: ['equilibrium-concentrations'],
  },
  uses: ['equilibrium-constant-expression'],
  reference: 'OpenStax Chemistry 2e, sections 13.2 and 13.4',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return constantOf(random);
      case 'intermediate':
        return changedEquation(random);
      case 'advanced':
        return composition(random);
    }
  },
};

function constantOf(random: Random): Draft | null {
  const { shown, reactants, products, leastConstant } = random.pick(gasReactions);
  const draw = (most: number): number => random.integer(105, most) / 1000;
  // Little is left of the reactants where the constant is large at every temperature.
  const left = leastConstant > 0 ? 160 : 980;
  const below = reactants.map(([name, coefficient]) => ({ name, coefficient, value: draw(left) }));
  const above = products.map(([name, coefficient]) => ({ name, coefficient, value: draw(980) }));
  const product = (parts: typeof below, power: (coefficient: number) => number): number =>
    parts.reduce((result, { coefficient, value }) => result * value ** power(coefficient), 1);
  const right = product(above, (n) => n) / product(below, (n) => n);
  if (right < leastConstant) return null;
  const plain = product(above, () => 1) / product(below, () => 1);
  const asFactors =
    above.reduce((result, { coefficient, value }) => result * coefficient * value, 1) /
    below.reduce((result, { coefficient, value }) => result * coefficient * value, 1);
  const sum =
    product(above, (n) => n) /
    below.reduce((result, { coefficient, value }) => result + value ** coefficient, 0);
  const options = quantityOptions(right, three, [
    {
      value: 1 / right,
      slip: 'inverted-ratio',
      lastStep: turnedUpsideDown,
      teaching: 'Products go in the numerator and reactants in the denominator; here the ratio was inverted.',
    },
    {
      value: plain,
      slip: 'forgot-exponent',
      isBeforeLastStep: true,
      teaching: 'Each concentration must be raised to the power of its coefficient.',
    },
    {
      value: asFactors,
      slip: 'coefficients-as-factors',
      isBeforeLastStep: true,
      teaching: 'Coefficients appear in the constant as exponents, not as factors.',
    },
    {
      value: sum,
      slip: 'sum-for-product',
      isBeforeLastStep: true,
      teaching: 'The concentrations of the reactants must be multiplied, not added.',
    },
  ]);
  const factor = ({ value, coefficient }: (typeof below)[number]): string =>
    `${three(value)}${coefficient === 1 ? '' : `^{${coefficient}}`}`;
  return (
    options && {
      text: `For the reaction ${shown}, the equilibrium concentrations in mol/L are ${inWords([...below, ...above].map(({ name, value }) => `[${name}] = ${three(value)}`))}. What is *K*_{c}?`,
      ...options,
      explanation: `Products go in the numerator and reactants in the denominator, each to the power of its coefficient: *K*_{c} = \\frac{${above.map(factor).join(' × ')}}{${below.map(factor).join(' × ')}} = ${options.answer}.`,
      finding: `Products over reactants, each to the power of its coefficient: ${options.answer}.`,
    }
  );
}

function changedEquation(random: Random): Draft | null {
  const { shown, leastConstant } = random.pick(gasReactions);
  const constant = random.integer(Math.max(15, 10 * leastConstant), 950) / 10;
  const [change, power, described, short] = random.pick([
    ['is reversed and multiplied by two', -2, 'inverted and squared', 'doing both'],
    ['is multiplied by two', 2, 'squared', 'doubling the equation'],
    ['is reversed', -1, 'inverted', 'reversing the equation'],
    ['is divided by two', 0.5, 'replaced by its square root', 'halving the equation'],
    ['is reversed and divided by two', -0.5, 'inverted and replaced by its square root', 'doing both'],
  ] as const);
  const right = constant ** power;
  const options = quantityOptions(right, three, [
    {
      value: constant ** -power,
      slip: 'inverted-ratio',
      teaching:
        power < 0
          ? 'Reversing the equation inverts the constant.'
          : 'The direction is unchanged, so the constant is not inverted.',
    },
    {
      value: (constant * Math.abs(power)) ** Math.sign(power),
      slip: 'halved-constant',
      teaching: 'A factor applied to the equation becomes an exponent of the constant, not a factor.',
    },
    {
      value: constant,
      slip: 'ignored-change',
      teaching: 'The constant depends on how the equation is written and changes with it.',
    },
    {
      value: constant ** Math.sign(power),
      slip: 'one-step-short',
      teaching: 'The factor applied to the equation must also be used as an exponent.',
    },
    {
      value: constant ** (1 / power),
      slip: Math.abs(power) > 1 ? 'root-for-power' : 'squared-for-root',
      teaching: 'Doubling an equation squares its constant; halving it takes the square root.',
    },
    {
      value: constant ** (2 * power),
      slip: 'wrong-exponent',
      teaching: `This is *K*^{${minus(2 * power)}}; ${short} gives the exponent ${minus(power)}.`,
    },
    {
      value: constant / 2,
      slip: 'halved-constant',
      teaching:
        power === -1
          ? 'Reversing the equation inverts the constant; nothing is halved.'
          : 'No change to the equation halves the constant.',
    },
  ]);
  return (
    options && {
      text: `*K*_{c} for ${shown} is ${three(constant)} at a certain temperature. What is the constant at this temperature if the equation ${change}?`,
      ...options,
      explanation: `The constant is ${described}: ${three(constant)}^{${minus(power)}} = ${options.answer}.`,
      finding: `The constant to the power ${minus(power)} is ${options.answer}.`,
    }
  );
}

function minus(value: number): string {
  return String(value).replace('-', '−');
}

function composition(random: Random): Draft | null {
  const { shown, reactants, products, leastConstant } = random.pick(gasReactions.slice(0, 3));
  const initial = random.integer(10, 95) / 50;
  const constant =
    leastConstant > 0
      ? random.integer(leastConstant, 10 * leastConstant)
      : random.integer(11, 980) / random.pick([10, 100, 1000]);
  const state = solveEquilibrium(
    reactants.map(([, coefficient]) => ({ coefficient, initial })),
    products.map(([, coefficient]) => ({ coefficient, initial: 0 })),
    constant,
  );
  const [name, coefficient] = products[0] ?? ['', 1];
  const right = coefficient * state.extent;
  if (state.extent > 0.95 * initial || state.extent < 0.05 * initial) return null;
  const order = reactants.length;
  const single = solveEquilibrium(
    reactants.map(([, factor]) => ({ coefficient: factor, initial })),
    [
      { coefficient: 1, initial: 0 },
      { coefficient: 1, initial: 0 },
    ],
    constant,
  ).extent;
  const options = quantityOptions(right, (value) => `${three(value)} mol/L`, [
    {
      value: initial - state.extent,
      slip: 'answered-another-quantity',
      teaching: `This is the concentration of ${reactants[0]?.[0] ?? ''} that is left.`,
    },
    {
      value: coefficient * initial,
      slip: 'equilibrium-as-completion',
      teaching: `This would be the result of complete reaction; at equilibrium some of ${order === 1 ? 'the reactant' : 'each reactant'} is left.`,
    },
    ...(coefficient === 1
      ? []
      : [
          {
            value: state.extent,
            slip: 'one-step-short',
            teaching: `This is *x*; ${coefficient} ${name} form for each ${reactants[0]?.[0] ?? ''}.`,
          },
          {
            value: coefficient * single,
            slip: 'forgot-coefficient-in-ice',
            teaching:
              'The concentration of the product is 2*x* in the constant as well, so its square is (2*x*)².',
          },
        ]),
    {
      value: order === 1 ? Math.sqrt(constant * initial) : Math.sqrt(constant) * initial,
      slip: 'neglected-change',
      teaching:
        'This assumes that the reactant concentration is unchanged, which is wrong when so much of it reacts.',
    },
    {
      value: constant * initial,
      slip: 'forgot-square-root',
      teaching: 'The unknown appears squared in the constant; the square root was left out.',
    },
  ]);
  return (
    options && {
      text: `*K*_{c} for ${shown} is ${three(constant)} at a certain temperature. A vessel initially contains ${three(initial)} mol/L ${order === 1 ? `of ${reactants[0]?.[0] ?? ''}` : `each of ${reactants.map(([reactant]) => reactant).join(' and ')}`} and nothing else. What is the concentration of ${name} at equilibrium?`,
      ...options,
      explanation: `If *x* is the concentration that reacts, then ${three(constant)} = \\frac{${coefficient === 2 ? '(2*x*)' : '*x*'}^{2}}{${order === 1 ? `${three(initial)} − *x*` : `(${three(initial)} − *x*)^{2}`}}, which gives *x* = ${formatSignificant(state.extent, 4)}. [${name}] = ${coefficient === 1 ? '' : `${coefficient}`}*x* = ${options.answer}.`,
      finding: `The mass-action law solved exactly, nothing neglected: ${options.answer}.`,
    }
  );
}

function inWords(parts: readonly string[]): string {
  return `${parts.slice(0, -1).join(', ')}${parts.length > 2 ? ',' : ''} and ${parts.at(-1) ?? ''}`;
}
