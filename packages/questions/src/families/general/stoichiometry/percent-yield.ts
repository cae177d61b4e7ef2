import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { optionsApart } from '../../options/options-apart.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { isPercentApart } from '../../options/wrong-numbers.ts';
import { roomOfWorking, toFigures } from '../../texts/shown-working.ts';
import { reactantNeeded } from './reactant-needed.ts';
import { massesOf, massFormed, syntheses } from './syntheses.ts';
import { restOf } from '../../options/slips-together.ts';

const three = (value: number): string => formatSignificant(value, 3);
const percent = (value: number): string => `${three(value)}%`;

/** Actual over theoretical yield; harder ones compute the theoretical yield first, or plan what to start with. */
export const percentYieldFamily: Family = {
  id: 'percent-yield',
  name: 'Percentage yield',
  subject: 'general',
  topics: ['stoichiometry'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['percentage-yield'],
    intermediate: ['percentage-yield', 'mass-mass-stoichiometry'],
    advanced: ['percentage-yield', 'mass-mass-stoichiometry'],
  },
  uses: ['mass-mole-conversion'],
  reference: 'OpenStax Chemistry 2e, section 4.4',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return fromBothYields(random);
      case 'intermediate':
        return fromReactant(random);
      case 'advanced':
        return reactantNeeded(random);
    }
  },
};

/** The options for a yield in percent: one above 100%, or below 1% where grams are obtained, is ruled out at a glance. */
function yieldOptions(
  yielded: number,
  slips: readonly SlippedValue[],
  room?: number,
): Pick<Draft, 'answer' | 'distractors'> | null {
  return optionsApart(yielded, percent, slips, isPercentApart(3), {
    within: [1, 100],
    keepsPowerOfTen: true,
    room,
  });
}

function fromBothYields(random: Random): Draft | null {
  const { to: product } = random.pick(syntheses);
  const theoretical = random.integer(120, 950) / 10;
  const actual = toFigures((theoretical * random.integer(30, 84)) / 100, 3);
  const yielded = (100 * actual) / theoretical;
  const options = yieldOptions(yielded, [
    {
      value: 100 - yielded,
      slip: 'answered-another-quantity',
      teaching: 'This is the percentage that was lost, not the percentage that was obtained.',
    },
    {
      value: theoretical - actual,
      slip: 'answered-another-quantity',
      teaching:
        'This number is the difference between the two masses in grams; a percent yield is based on their ratio.',
    },
    {
      value: 100 - (theoretical - actual),
      slip: 'difference-for-ratio',
      teaching:
        'The difference between the two masses in grams was subtracted from 100%; a percent yield is based on their ratio.',
    },
    {
      value: (200 * actual) / (actual + theoretical),
      slip: 'wrong-reference',
      teaching:
        'The actual yield was divided by the mean of both yields; it must be divided by the theoretical yield alone.',
    },
    {
      value: (100 * (theoretical - actual)) / actual,
      slip: 'wrong-reference',
      teaching:
        'The loss was divided by the actual yield; instead, the actual yield must be divided by the theoretical yield.',
    },
    {
      value: (100 * actual) / (actual + theoretical),
      slip: 'wrong-reference',
      teaching:
        'The actual yield was divided by the sum of both yields; it must be divided by the theoretical yield alone.',
    },
    {
      value: (100 * theoretical) / (actual + theoretical),
      slip: 'wrong-reference',
      teaching:
        'The theoretical yield was divided by the sum of both yields; instead, the actual yield must be divided by the theoretical yield.',
    },
    {
      value: 50 + yielded / 2,
      slip: 'needless-half',
      teaching: 'Only half of the percentage lost was subtracted from 100%; all of it must be subtracted.',
    },
    {
      value: yielded / 2,
      slip: 'needless-half',
      teaching:
        'The percentage was halved; the percent yield is 100% times the ratio of the two yields, without a factor of ½.',
    },
  ]);
  return (
    options && {
      text: `A reaction gives ${three(actual)} g of ${product.shown}; the theoretical yield is ${three(theoretical)} g. What is the percent yield?`,
      ...options,
      explanation: `The percent yield compares the mass obtained with the mass that the equation allows: \\frac{actual yield}{theoretical yield} = \\frac{${three(actual)} g}{${three(theoretical)} g} = ${options.answer}.`,
      finding: `${three(actual)} g over ${three(theoretical)} g is ${options.answer}.`,
    }
  );
}

function fromReactant(random: Random): Draft | null {
  const { reaction, to } = random.pick(syntheses);
  const from = random.pick(reaction.reactants);
  const other = reaction.reactants.find((part) => part !== from);
  if (from.coefficient === to.coefficient || other === undefined) return null;
  const mass = random.integer(100, 600) / 10;
  const theoretical = massFormed(from, to, mass);
  const actual = toFigures((theoretical * random.integer(30, 84)) / 100, 3);
  const options = yieldOptions(
    (100 * actual) / theoretical,
    [
      {
        value: ((100 * actual) / theoretical) * (to.coefficient / from.coefficient),
        slip: 'ignored-coefficients',
        factor: 'c',
        isBeforeLastStep: true,
        teaching: `The mole ratio was taken as 1 to 1, but ${from.coefficient} mol of ${from.shown} gives ${to.coefficient} mol of ${to.shown}.`,
      },
      {
        value: ((100 * actual) / theoretical) * (to.coefficient / from.coefficient) ** 2,
        slip: 'inverted-ratio',
        factor: 'c',
        isBeforeLastStep: true,
        teaching: `The mole ratio was inverted: ${from.coefficient} mol of ${from.shown} gives ${to.coefficient} mol of ${to.shown}.`,
      },
      {
        value: (100 * actual) / (actual + theoretical),
        slip: 'wrong-reference',
        isBeforeLastStep: true,
        teaching:
          'The actual yield was divided by the sum of both yields; it must be divided by the theoretical yield alone.',
      },
      {
        value: (100 * actual) / mass,
        slip: 'masses-for-moles',
        factor: 'm',
        isBeforeLastStep: true,
        teaching:
          'The mass of product was divided by the mass of the reactant; it must be divided by the theoretical mass of product.',
      },
      {
        value: 50 + (50 * actual) / theoretical,
        slip: 'needless-half',
        teaching: 'Only half of the percentage lost was subtracted from 100%; all of it must be subtracted.',
      },
      {
        value: (200 * actual) / (actual + theoretical),
        slip: 'wrong-reference',
        isBeforeLastStep: true,
        teaching:
          'The actual yield was divided by the mean of both yields; it must be divided by the theoretical yield alone.',
      },
      {
        value: (100 * theoretical) / (actual + theoretical),
        slip: 'wrong-reference',
        teaching:
          'The theoretical yield was divided by the sum of both yields; instead, the actual yield must be divided by the theoretical yield.',
      },
      {
        value: 100 - (theoretical - actual),
        slip: 'difference-for-ratio',
        teaching:
          'The difference between the two masses in grams was subtracted from 100%; a percent yield is based on their ratio.',
      },
      {
        value: 100 - (100 * actual) / theoretical,
        slip: 'answered-another-quantity',
        lastStep: restOf(100),
        teaching: 'This is the percentage that was lost, not the percentage that was obtained.',
      },
    ],
    roomOfWorking(theoretical, toFigures(theoretical, 4)),
  );
  return (
    options && {
      text: `When ${three(mass)} g of ${from.shown} reacts with an excess of ${other.shown} according to ${reaction.shown}, ${three(actual)} g of ${to.shown} is isolated. What is the percent yield? (${massesOf(from, to)})`,
      ...options,
      explanation: `Theoretical yield: \\frac{${three(mass)}}{${formatDecimals(from.molarMass, 2)}} × \\frac{${to.coefficient}}{${from.coefficient}} × ${formatDecimals(to.molarMass, 2)} = ${formatSignificant(theoretical, 4)} g. \\frac{${three(actual)} g}{${formatSignificant(theoretical, 4)} g} = ${options.answer}.`,
      finding: `The actual mass over the theoretical one, from the mole ratio, is ${options.answer}.`,
    }
  );
}
