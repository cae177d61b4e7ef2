import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { roomOfWorking, toFigures } from '../../texts/shown-working.ts';
import { workedReactions, type ReactionPart, type WorkedReaction } from '../../worked-reaction.ts';
import { restOf } from '../../options/slips-together.ts';

const three = (value: number): string => formatSignificant(value, 3);
/** What is made on purpose where a reaction has more than one product. */
const wanted = new Set(
  ['NO', 'Ti', 'Si', 'Fe', 'ZnO', 'Cl2', 'Cr', 'W'].map((formula) => `\\ce{${formula}}`),
);
/** Reactions that are run for a product; nobody counts the yield of a combustion or of its by-products. */
const syntheses = workedReactions.flatMap((reaction): { reaction: WorkedReaction; to: ReactionPart }[] => {
  const [only, second] = reaction.products;
  const to = second === undefined ? only : reaction.products.find(({ shown }) => wanted.has(shown));
  return to === undefined ? [] : [{ reaction, to }];
});
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

function fromBothYields(random: Random): Draft | null {
  const { to: product } = random.pick(syntheses);
  const theoretical = random.integer(120, 950) / 10;
  const actual = toFigures((theoretical * random.integer(35, 92)) / 100, 3);
  const yielded = (100 * actual) / theoretical;
  const options = quantityOptions(yielded, percent, [
    {
      value: (100 * theoretical) / actual,
      slip: 'inverted-ratio',
      teaching:
        'The actual yield belongs in the numerator; inverting the ratio gives a yield of more than 100%.',
    },
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
      value: yielded / 100,
      slip: 'one-step-short',
      teaching: 'The ratio of the masses was not multiplied by 100, which would give a percentage.',
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
  const actual = toFigures((theoretical * random.integer(40, 90)) / 100, 3);
  const options = quantityOptions(
    (100 * actual) / theoretical,
    percent,
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
        value: (100 * theoretical) / actual,
        slip: 'inverted-ratio',
        teaching:
          'The ratio was inverted: the actual yield belongs in the numerator and the theoretical yield in the denominator.',
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

function reactantNeeded(random: Random): Draft | null {
  const { reaction, to } = random.pick(syntheses);
  const from = random.pick(reaction.reactants);
  if (from.coefficient === to.coefficient) return null;
  const wanted = random.integer(100, 600) / 10;
  const yielded = random.integer(45, 88);
  const theoretical = (100 * wanted) / yielded;
  const needed = massFormed(to, from, theoretical);
  const options = quantityOptions(
    needed,
    (value) => `${three(value)} g`,
    [
      {
        value: (needed * yielded) / 100,
        slip: 'ignored-yield',
        factor: 'y',
        teaching: 'This is the mass for a yield of 100%, which would be enough only if nothing were lost.',
      },
      {
        value: needed * (yielded / 100) ** 2,
        slip: 'multiplied-for-divided',
        factor: 'y',
        teaching:
          'The mass was multiplied by the yield; because of the losses, more reactant is needed, so it must be divided by the yield.',
      },
      {
        value: (needed * to.coefficient) / from.coefficient,
        slip: 'ignored-coefficients',
        factor: 'c',
        teaching: `The mole ratio was taken as 1 to 1, but ${from.coefficient} mol of ${from.shown} is needed for ${to.coefficient} mol of ${to.shown}.`,
      },
      {
        value: theoretical,
        slip: 'one-step-short',
        teaching:
          'This is the theoretical mass of product that must be planned for, not the mass of the reactant.',
      },
    ],
    roomOfWorking(theoretical, toFigures(theoretical, 4)),
  );
  return (
    options && {
      text: `The reaction ${reaction.shown} gives a yield of ${yielded}.0%. What mass of ${from.shown} is needed to obtain ${three(wanted)} g of ${to.shown}? (${massesOf(from, to)})`,
      ...options,
      explanation: `The theoretical yield must be \\frac{${three(wanted)} g}{${formatSignificant(yielded / 100, 3)}} = ${formatSignificant(theoretical, 4)} g of ${to.shown}. The mass of ${from.shown} needed is \\frac{${formatSignificant(theoretical, 4)}}{${formatDecimals(to.molarMass, 2)}} × \\frac{${from.coefficient}}{${to.coefficient}} × ${formatDecimals(from.molarMass, 2)} = ${options.answer}.`,
      finding: `Wanted mass over yield, taken back to the reactant by the mole ratio, is ${options.answer}.`,
    }
  );
}

function massFormed(from: ReactionPart, to: ReactionPart, mass: number): number {
  return (mass / from.molarMass) * (to.coefficient / from.coefficient) * to.molarMass;
}

function massesOf(...parts: readonly ReactionPart[]): string {
  return `molar masses in g/mol: ${parts.map(({ shown, molarMass }) => `${shown} ${formatDecimals(molarMass, 2)}`).join(', ')}`;
}
