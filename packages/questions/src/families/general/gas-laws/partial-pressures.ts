import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { optionsApart } from '../../options/options-apart.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { isPercentApart } from '../../options/wrong-numbers.ts';
import { gases, three, atmospheres } from './gas-samples.ts';
import { joinedVessels } from './joined-vessels.ts';

/** Dalton's law: from amounts, from masses, and for two vessels that are joined. */
export const partialPressures: Family = {
  id: 'partial-pressures',
  name: 'Partial pressures of gas mixtures',
  subject: 'general',
  topics: ['gas-laws'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['partial-pressures'],
    intermediate: ['partial-pressures'],
    advanced: ['partial-pressures', 'boyles-law'],
  },
  uses: ['mass-mole-conversion', 'molality'],
  reference: 'OpenStax Chemistry 2e, section 9.3',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return fromAmounts(random);
      case 'intermediate':
        return fromMasses(random);
      case 'advanced':
        return joinedVessels(random);
    }
  },
};

/** The options for a part of a total pressure: more than the total, or a tenth of the right part, is ruled out at a glance. */
function partOptions(
  part: number,
  total: number,
  slips: readonly SlippedValue[],
): Pick<Draft, 'answer' | 'distractors'> | null {
  return optionsApart(part, atmospheres, slips, isPercentApart(5), {
    within: [0, total],
    keepsPowerOfTen: true,
  });
}

function fromAmounts(random: Random): Draft | null {
  const [first, second, third] = random.shuffle(gases);
  if (first === undefined || second === undefined || third === undefined) return null;
  const amounts = [
    random.integer(5, 40) / 10,
    random.integer(5, 40) / 10,
    random.integer(5, 40) / 10,
  ] as const;
  const total = random.integer(80, 480) / 100;
  const sum = amounts[0] + amounts[1] + amounts[2];
  const written = (value: number): string => formatSignificant(value, 3);
  const options = partOptions((amounts[0] / sum) * total, total, [
    {
      value: total / 3,
      slip: 'shared-equally',
      factor: 'f',
      teaching:
        'The total pressure was divided equally among the gases; each gas has a share in proportion to its amount.',
    },
    {
      value: (amounts[0] / (amounts[1] + amounts[2])) * total,
      slip: 'ratio-for-share',
      factor: 'f',
      teaching:
        'The amount was divided by that of the other two gases; the denominator of a mole fraction is the total amount, including that of the gas itself.',
    },
    {
      value: (amounts[1] / sum) * total,
      slip: 'answered-another-quantity',
      teaching: `This is the partial pressure of ${second.shown}.`,
    },
    {
      value: (amounts[2] / sum) * total,
      slip: 'answered-another-quantity',
      teaching: `This is the partial pressure of ${third.shown}.`,
    },
    {
      value: (amounts[0] / sum) * (total / 3),
      slip: 'shared-equally',
      factor: 'p',
      teaching:
        'The total pressure was first divided by the number of gases; the mole fraction alone gives the share of a gas.',
    },
    {
      value: total / sum,
      slip: 'one-step-short',
      teaching:
        'The total pressure was divided by the total amount; the result must still be multiplied by the amount of the gas.',
    },
    {
      value: (amounts[0] / (sum + amounts[0])) * total,
      slip: 'needless-factor-two',
      factor: 'f',
      teaching: `The amount of ${first.shown} was added to the total amount, which includes it already.`,
    },
    {
      value: total / amounts[0],
      slip: 'divided-for-multiplied',
      teaching:
        'The total pressure was divided by the amount in moles; it must be multiplied by the mole fraction.',
    },
    ...[second, third].map(({ shown }, place) => ({
      value: (amounts[0] / (amounts[0] + (amounts[place + 1] ?? 0))) * total,
      slip: 'forgot-to-divide-by-total',
      factor: 'f',
      teaching: `The amount was divided by that of ${first.shown} and ${shown} only; the denominator of a mole fraction is the total amount of all three gases.`,
    })),
    {
      value: amounts[0] * total,
      slip: 'amount-for-mole-fraction',
      factor: 'f',
      teaching:
        'The total pressure was multiplied by the amount in moles; it must be multiplied by the mole fraction.',
    },
  ]);
  return (
    options && {
      text: `A mixture of ideal gases contains ${written(amounts[0])} mol of ${first.shown}, ${written(amounts[1])} mol of ${second.shown}, and ${written(amounts[2])} mol of ${third.shown} at a total pressure of ${atmospheres(total)}. What is the partial pressure of ${first.shown}?`,
      ...options,
      explanation: `The mole fraction is \\frac{${written(amounts[0])}}{${written(sum)}} = ${formatSignificant(amounts[0] / sum, 4)}; multiplied by ${atmospheres(total)}, this gives ${options.answer}.`,
      finding: `Mole fraction times total pressure: ${options.answer}.`,
    }
  );
}

function fromMasses(random: Random): Draft | null {
  const [first, second] = random.shuffle(gases);
  if (first === undefined || second === undefined) return null;
  const masses = [random.integer(20, 400) / 10, random.integer(20, 400) / 10] as const;
  const total = random.integer(80, 480) / 100;
  const amounts = [masses[0] / first.molarMass, masses[1] / second.molarMass] as const;
  const fraction = amounts[0] / (amounts[0] + amounts[1]);
  if (fraction < 0.08 || fraction > 0.92) return null;
  const options = partOptions(fraction * total, total, [
    {
      value: (masses[0] / (masses[0] + masses[1])) * total,
      slip: 'masses-for-moles',
      factor: 'f',
      teaching:
        'The fraction by mass was used; pressure is proportional to the number of particles, so the masses must be converted to moles.',
    },
    {
      value: (masses[1] / (masses[0] + masses[1])) * total,
      slip: 'masses-for-moles',
      teaching: `Two things went wrong. The fraction by mass was used instead of the mole fraction. Also, it is that of ${second.shown}.`,
    },
    {
      value: shareOf(masses[0] * first.molarMass, masses[1] * second.molarMass) * total,
      slip: 'multiplied-for-divided',
      factor: 'f',
      teaching:
        'The masses were multiplied by the molar masses; each must be divided by its molar mass to obtain an amount.',
    },
    {
      value: shareOf(second.molarMass, first.molarMass) * total,
      slip: 'ignored-mass',
      factor: 'f',
      teaching:
        'Only the molar masses were used, as if the masses of the gases were equal; each mass must be divided by its molar mass.',
    },
    {
      value: shareOf(first.molarMass, second.molarMass) * total,
      slip: 'masses-for-moles',
      factor: 'f',
      teaching:
        'The molar mass was divided by the sum of the molar masses; a mole fraction is an amount divided by the total amount.',
    },
    {
      value: (1 - fraction) * total,
      slip: 'answered-another-quantity',
      teaching: `This is the partial pressure of ${second.shown}.`,
    },
    {
      value: total / 2,
      slip: 'shared-equally',
      factor: 'f',
      teaching: 'The total pressure was divided equally; each gas has a share in proportion to its amount.',
    },
    {
      value: (amounts[0] / amounts[1]) * total,
      slip: 'ratio-for-share',
      factor: 'f',
      teaching:
        'This uses the ratio of the two gases; the denominator of a mole fraction is the total amount of both.',
    },
  ]);
  return (
    options && {
      text: `A mixture of ideal gases contains ${three(masses[0])} g of ${first.shown} (${formatDecimals(first.molarMass, 2)} g/mol) and ${three(masses[1])} g of ${second.shown} (${formatDecimals(second.molarMass, 2)} g/mol) at a total pressure of ${atmospheres(total)}. What is the partial pressure of ${first.shown}?`,
      ...options,
      explanation: `Amounts: \\frac{${three(masses[0])}}{${formatDecimals(first.molarMass, 2)}} = ${formatSignificant(amounts[0], 4)} mol and \\frac{${three(masses[1])}}{${formatDecimals(second.molarMass, 2)}} = ${formatSignificant(amounts[1], 4)} mol. The mole fraction is ${formatSignificant(fraction, 4)}; multiplied by ${atmospheres(total)}, this gives ${options.answer}.`,
      finding: `Masses to moles, mole fraction, times total pressure: ${options.answer}.`,
    }
  );
}

function shareOf(part: number, rest: number): number {
  return part / (part + rest);
}
