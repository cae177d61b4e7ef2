import { formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { inOneFormat } from './in-one-format.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { combinedEquations } from './combined-equations.ts';
import { compositionAtEquilibrium } from './composition-at-equilibrium.ts';
import { gasReactions } from './gas-equilibria.data.ts';
import { turnedUpsideDown } from '../../options/slips-together.ts';

const three = (value: number): string => formatSignificant(value, 3);

/** The constant from concentrations, for a changed equation or one put together from two, and the composition solved exactly. */
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
        return random.next() < 0.5 ? changedEquation(random) : combinedEquations(random);
      case 'advanced':
        return compositionAtEquilibrium(random);
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
      teaching:
        'The exponents were left out; each concentration must be raised to the power of its coefficient.',
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
    [
      'is reversed and multiplied by two',
      -2,
      'inverted and squared',
      'reversing the equation and doubling it',
    ],
    ['is multiplied by two', 2, 'squared', 'doubling the equation'],
    ['is reversed', -1, 'inverted', 'reversing the equation'],
    ['is divided by two', 0.5, 'replaced by its square root', 'halving the equation'],
    [
      'is reversed and divided by two',
      -0.5,
      'inverted and replaced by its square root',
      'reversing the equation and halving it',
    ],
  ] as const);
  const right = constant ** power;
  const slips: SlippedValue[] = [
    {
      value: constant ** -power,
      slip: 'inverted-ratio',
      teaching:
        power < 0
          ? 'The constant was not inverted, but reversing the equation inverts it.'
          : 'The constant was inverted, but the direction of the equation is unchanged.',
    },
    {
      value: (constant * Math.abs(power)) ** Math.sign(power),
      slip: 'halved-constant',
      teaching: 'A factor applied to the equation becomes an exponent of the constant, not a factor.',
    },
    {
      value: constant,
      slip: 'ignored-change',
      teaching: 'The constant was left unchanged, but it depends on how the equation is written.',
    },
    {
      value: constant ** Math.sign(power),
      slip: 'one-step-short',
      teaching:
        'The constant was only inverted; the factor applied to the equation must be used as an exponent.',
    },
    {
      value: constant ** (1 / power),
      slip: Math.abs(power) > 1 ? 'root-for-power' : 'squared-for-root',
      teaching: `The ${power < 0 ? 'inverted ' : ''}constant was ${Math.abs(power) > 1 ? 'replaced by its square root' : 'squared'}; doubling an equation squares its constant, and halving it takes the square root.`,
    },
    {
      value: constant ** (2 * power),
      slip: 'wrong-exponent',
      teaching: `The exponent ${minus(2 * power)} was used; ${short} gives the exponent ${minus(power)}.`,
    },
    {
      value: constant / 2,
      slip: 'halved-constant',
      teaching:
        power < 0
          ? 'This is half of the constant, but reversing the equation inverts it.'
          : 'The constant was halved, but no change to the equation does that.',
    },
  ];
  const options = inOneFormat(quantityOptions(right, three, slips, undefined, { keepsPowerOfTen: true }));
  return (
    options && {
      text: `*K*_{c} for ${shown} is ${three(constant)} at a certain temperature. What is the constant at this temperature if the equation ${change}?`,
      ...options,
      explanation: `${power < 0 ? 'Reversing an equation exchanges products and reactants, which inverts the constant. ' : ''}${power === -1 ? '' : `Every coefficient is ${Math.abs(power) > 1 ? 'multiplied' : 'divided'} by two, and so is every exponent in the constant. `}The constant is therefore ${described}: ${three(constant)}^{${minus(power)}} = ${options.answer}.`,
      finding: `The constant to the power ${minus(power)} is ${options.answer}.`,
    }
  );
}

function minus(value: number): string {
  return String(value).replace('-', '−');
}

function inWords(parts: readonly string[]): string {
  return `${parts.slice(0, -1).join(', ')}${parts.length > 2 ? ',' : ''} and ${parts.at(-1) ?? ''}`;
}
