import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { roomOfWorking, toFigures } from '../../texts/shown-working.ts';
import { workedReactions, type ReactionPart } from '../../worked-reaction.ts';

const three = (value: number): string => formatSignificant(value, 3);

/** From one substance of a reaction to another: moles, then masses, then an impure sample. */
export const massStoichiometry: Family = {
  id: 'mass-stoichiometry',
  name: 'Calculating with reaction equations',
  subject: 'general',
  topics: ['stoichiometry', 'moles'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['mole-ratio'],
    intermediate: ['mass-mass-stoichiometry'],
    advanced: ['mass-mass-stoichiometry'],
  },
  uses: ['mass-mole-conversion'],
  reference: 'OpenStax Chemistry 2e, section 4.3',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return molesToMoles(random);
      case 'intermediate':
        return massToMass(random);
      case 'advanced':
        return massFromImpure(random);
    }
  },
};

function molesToMoles(random: Random): Draft | null {
  const reaction = random.pick(workedReactions);
  const from = random.pick(reaction.reactants);
  const to = random.pick(reaction.products);
  const other = [...reaction.reactants, ...reaction.products].find(
    (part) => part !== from && part !== to && part.coefficient !== to.coefficient,
  );
  if (from.coefficient === to.coefficient || other === undefined) return null;
  const amount = random.integer(21, 99) / 10;
  const formed = (amount * to.coefficient) / from.coefficient;
  const options = quantityOptions(formed, (value) => `${three(value)} mol`, [
    {
      value: amount,
      slip: 'ignored-coefficients',
      teaching: `The equation relates ${from.coefficient} mol of ${from.shown} to ${to.coefficient} mol of ${to.shown}, not equal amounts.`,
    },
    {
      value: (amount * from.coefficient) / to.coefficient,
      slip: 'inverted-ratio',
      teaching: `The ratio was inverted; the coefficient of ${to.shown} belongs in the numerator.`,
    },
    {
      value: (amount * other.coefficient) / from.coefficient,
      slip: 'answered-another-quantity',
      teaching: `This uses the coefficient of ${other.shown}; the question asks for ${to.shown}.`,
    },
    {
      value: (amount * to.coefficient) / (from.coefficient + to.coefficient),
      slip: 'share-for-ratio',
      teaching: `The coefficient of ${to.shown} was divided by the sum of the two coefficients; it must be divided by that of ${from.shown}.`,
    },
  ]);
  return (
    options && {
      text: `How many moles of ${to.shown} form when ${formatSignificant(amount, 3)} mol of ${from.shown} reacts completely according to ${reaction.shown}?`,
      ...options,
      explanation: `The coefficients give the mole ratio: *n*(${to.shown}) = ${three(amount)} mol × \\frac{${to.coefficient}}{${from.coefficient}} = ${options.answer}.`,
      finding: `The mole ratio ${to.coefficient} : ${from.coefficient} gives ${options.answer}.`,
    }
  );
}

function massToMass(random: Random): Draft | null {
  const reaction = random.pick(workedReactions);
  const from = random.pick(reaction.reactants);
  const to = random.pick(reaction.products);
  if (from.coefficient === to.coefficient) return null;
  const mass = random.integer(40, 600) / 10;
  const ratio = to.coefficient / from.coefficient;
  const formed = (mass / from.molarMass) * ratio * to.molarMass;
  const options = quantityOptions(
    formed,
    (value) => `${three(value)} g`,
    massSlips(from, to, mass),
    roomOfWorking(formed, toFigures(formed / to.molarMass, 4) * to.molarMass),
  );
  return (
    options && {
      text: `What mass of ${to.shown} forms when ${three(mass)} g of ${from.shown} reacts completely according to ${reaction.shown}? (${massesOf(from, to)})`,
      ...options,
      explanation: `${amountStep(from, three(mass), mass)}; multiplied by \\frac{${to.coefficient}}{${from.coefficient}}, this gives ${formatSignificant((mass / from.molarMass) * ratio, 4)} mol of ${to.shown}; multiplied by ${formatDecimals(to.molarMass, 2)} g/mol, this gives ${options.answer}.`,
      finding: `Grams to moles, the mole ratio, and moles to grams give ${options.answer}.`,
    }
  );
}

function massFromImpure(random: Random): Draft | null {
  const reaction = random.pick(workedReactions.filter(({ reactants }) => isSolid(reactants[0]?.shown)));
  const from = reaction.reactants[0];
  const to = random.pick(reaction.products);
  if (from === undefined || from.coefficient === to.coefficient) return null;
  const sample = random.integer(100, 900) / 10;
  const purity = random.integer(600, 900) / 10;
  const mass = (sample * purity) / 100;
  const amount = mass / from.molarMass;
  const formed = (mass / from.molarMass) * (to.coefficient / from.coefficient) * to.molarMass;
  const options = quantityOptions(
    formed,
    (value) => `${three(value)} g`,
    [
      {
        value: (formed * 100) / purity,
        slip: 'ignored-mass-percentage',
        teaching: `Only ${three(purity)}% of the sample is ${from.shown}; the rest does not react.`,
      },
      {
        value: formed * (100 / purity) ** 2,
        slip: 'divided-for-multiplied',
        teaching:
          'The mass of the pure substance is less than that of the sample, so multiply by the percentage rather than dividing by it.',
      },
      ...massSlips(from, to, mass),
    ],
    roomOfWorking(formed, (formed / amount) * toFigures(toFigures(mass, 4) / from.molarMass, 4)),
  );
  return (
    options && {
      text: `A sample of ${three(sample)} g contains ${three(purity)}% ${from.shown} by mass; the rest does not react. What mass of ${to.shown} can be obtained from the sample according to ${reaction.shown}? (${massesOf(from, to)})`,
      ...options,
      explanation: `The sample contains ${three(sample)} g × ${formatSignificant(purity / 100, 3)} = ${formatSignificant(mass, 4)} g of ${from.shown}. ${amountStep(from, formatSignificant(mass, 4), toFigures(mass, 4))}; multiplied by \\frac{${to.coefficient}}{${from.coefficient}} × ${formatDecimals(to.molarMass, 2)} g/mol, this gives ${options.answer}.`,
      finding: `The pure part, turned to moles and by the mole ratio to product, gives ${options.answer}.`,
    }
  );
}

function massSlips(from: ReactionPart, to: ReactionPart, mass: number) {
  const amount = mass / from.molarMass;
  return [
    {
      value: amount * to.molarMass,
      slip: 'ignored-coefficients',
      teaching: `The equation relates ${from.coefficient} mol of ${from.shown} to ${to.coefficient} mol of ${to.shown}, not equal amounts.`,
    },
    {
      value: ((amount * from.coefficient) / to.coefficient) * to.molarMass,
      slip: 'inverted-ratio',
      teaching: `The ratio of the coefficients was inverted: ${from.coefficient} mol of ${from.shown} gives ${to.coefficient} mol of ${to.shown}.`,
    },
    {
      value: (mass * to.coefficient) / from.coefficient,
      slip: 'masses-for-moles',
      teaching:
        'The mole ratio was applied to grams; the coefficients relate amounts in moles, so grams must be converted to moles first.',
    },
    {
      value: (((mass / to.molarMass) * to.coefficient) / from.coefficient) * from.molarMass,
      slip: 'exchanged-values',
      teaching: 'The two molar masses were interchanged.',
    },
  ];
}

function amountStep({ shown, molarMass }: ReactionPart, written: string, mass: number): string {
  return `*n*(${shown}) = \\frac{${written}}{${formatDecimals(molarMass, 2)}} = ${formatSignificant(mass / molarMass, 4)} mol`;
}

function massesOf(...parts: readonly ReactionPart[]): string {
  return `molar masses in g/mol: ${parts.map(({ shown, molarMass }) => `${shown} ${formatDecimals(molarMass, 2)}`).join(', ')}`;
}

/** Ores and minerals among the first reactants. */
function isSolid(shown: string | undefined): boolean {
  return /Fe2O3|SiO2|ZnS|MnO2|Cr2O3|WO3/.test(shown ?? '');
}
