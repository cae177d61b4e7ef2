import { formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { optionsOfOneStep } from '../../options/options-of-one-step.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { toFigures } from '../../texts/shown-working.ts';
import { restOf } from '../../options/slips-together.ts';
import { offersOther, rateFactor, substrateFactor } from './rate-factors.ts';
import { bimolecular, unimolecular } from './substitution-reactions.data.ts';

const number = (value: number): string => String(toFigures(value, 4));

/** How the rate of a substitution follows the concentrations; harder ones dilute, or compare two mechanisms. */
export const substitutionRate: Family = {
  id: 'substitution-rate',
  name: 'Rates of substitution reactions',
  subject: 'organic',
  topics: ['substitution-and-elimination'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['sn1-against-sn2', 'rate-law'],
    intermediate: ['sn1-against-sn2', 'rate-law'],
    advanced: ['sn1-against-sn2'],
  },
  uses: ['second-order-kinetics', 'dilution'],
  reference: 'McMurry, Organic Chemistry, chapter 11',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return random.next() < 0.5 ? rateFactor(random) : substrateFactor(random);
      case 'intermediate':
        return onDilution(random);
      case 'advanced':
        return shareOfBimolecular(random);
    }
  },
};

function onDilution(random: Random): Draft | null {
  const isUnimolecular = random.next() < 0.5;
  const reaction = random.pick(isUnimolecular ? unimolecular : bimolecular);
  const volume = random.pick([20, 25, 40, 50, 80, 100]);
  const times = random.pick([2, 2.5, 4, 5, 8, 10]);
  const rate = random.integer(12, 96) / 10;
  const order = isUnimolecular ? 1 : 2;
  const key = rate / times ** order;
  const write = (value: number): string => `${formatSignificant(value * 1e-5, 2)} mol/(L·s)`;
  const options = optionsOfOneStep(key, write, [
    {
      value: rate / times ** (3 - order),
      slip: isUnimolecular ? 'both-reagents-in-rate' : 'nucleophile-left-out-of-rate',
      isDecisive: true,
      teaching: isUnimolecular
        ? 'Dilution lowers both concentrations, but only that of the substrate appears in the S_{N}1 rate law.'
        : 'Dilution lowers both concentrations, and both appear in the S_{N}2 rate law.',
    },
    {
      value: rate,
      slip: 'dilution-forgotten',
      teaching:
        'The amounts stay the same, but the concentrations fall on dilution, and the rate depends on them.',
    },
    {
      value: rate / times ** 3,
      slip: 'wrong-order-assumed',
      teaching:
        'This would be a third-order reaction; no more than two particles take part in the slow step here.',
    },
    ...[
      { ratio: times - 1, taken: 'only the volume of the added solvent was used' },
      { ratio: times + 1, taken: 'the new volume was added to the first one' },
    ].flatMap(({ ratio, taken }) => [
      {
        value: rate / ratio ** order,
        slip: 'dilution-forgotten',
        teaching: `For the dilution, ${taken}; the concentrations fall by the ratio of the two given volumes.`,
      },
      {
        value: rate / ratio ** (3 - order),
        slip: isUnimolecular ? 'both-reagents-in-rate' : 'nucleophile-left-out-of-rate',
        teaching: `Two things went wrong: for the dilution, ${taken}, and ${isUnimolecular ? 'both concentrations were included, although only that of the substrate appears in the S_{N}1 rate law' : 'only one concentration was included, although both appear in the S_{N}2 rate law'}.`,
      },
    ]),
    {
      value: rate - key,
      slip: 'value-for-change',
      teaching: 'This is the decrease in the rate; the question asks for the rate that remains.',
    },
    {
      value: rate / (2 * times),
      slip: 'added-for-multiplied',
      teaching: isUnimolecular
        ? 'The dilution factors of substrate and nucleophile were added; only that of the substrate matters in S_{N}1.'
        : 'The dilution factors of substrate and nucleophile were added; in a rate law, they are multiplied.',
    },
  ]);
  if (options === null || key < 0.01 || !offersOther(options)) return null;
  return {
    text: `The reaction of ${reaction.substrate} with ${reaction.nucleophile} ions takes place ${reaction.conditions}. In ${volume} mL of solution, its initial rate is ${write(rate)}. What would the initial rate be if the same amounts of the reactants were dissolved in ${number(volume * times)} mL of the same solvent instead?`,
    ...options,
    explanation: `Every concentration falls by a factor of ${number(times)}. ${isUnimolecular ? 'For an S_{N}1 reaction, rate = *k*[substrate]' : 'For an S_{N}2 reaction, rate = *k*[substrate][nucleophile]'}, so the rate falls by a factor of ${isUnimolecular ? number(times) : `${number(times)}^{2} = ${number(times ** 2)}`}: ${write(key)}.`,
    finding: `Rate law of order ${order}: the initial rate is divided by ${number(times ** order)}.`,
  };
}

function shareOfBimolecular(random: Random): Draft | null {
  const rate = (value: number, figures = 2): string => formatSignificant(value * 1e-6, figures);
  const first = random.integer(2, 30);
  const second = random.integer(2, 30);
  const molarity = random.integer(2, 20) / 10;
  const bimolecularRate = second * molarity;
  const key = (100 * bimolecularRate) / (bimolecularRate + first);
  if (key < 8 || key > 92) return null;
  const percent = (value: number): string => `${formatSignificant(value, 2)}%`;
  const options = quantityOptions(key, percent, [
    {
      value: (100 * second) / (second + first),
      slip: 'nucleophile-left-out-of-rate',
      isBeforeLastStep: true,
      teaching:
        'The two constants have different units; the S_{N}2 constant must first be multiplied by the concentration of the nucleophile.',
    },
    {
      value: 100 - key,
      slip: 'answered-another-quantity',
      lastStep: restOf(100),
      teaching: 'This is the percentage that reacts by the S_{N}1 path.',
    },
    {
      value: (100 * second) / (second + first * molarity),
      slip: 'mechanism-confused',
      isBeforeLastStep: true,
      teaching: 'The nucleophile belongs in the rate of the S_{N}2 path, not in that of the S_{N}1 path.',
    },
    {
      value: (100 * Math.min(bimolecularRate, first)) / Math.max(bimolecularRate, first),
      slip: 'ratio-for-share',
      teaching: 'This is the ratio of the two rates; to find a percentage, divide by their sum.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `A secondary bromide reacts with azide ions by two simultaneous paths: S_{N}1 with *k*_{1} = ${rate(first)} s^{−1} and S_{N}2 with *k*_{2} = ${rate(second)} L/(mol·s). What percentage of the bromide initially reacts by the S_{N}2 path when the azide concentration is ${formatSignificant(molarity, 2)} mol/L?`,
    ...options,
    explanation: `Per unit of bromide concentration, the S_{N}2 path contributes *k*_{2}[azide] = ${rate(second)} × ${formatSignificant(molarity, 2)} = ${rate(bimolecularRate, 3)} s^{−1} and the S_{N}1 path contributes ${rate(first)} s^{−1}. The percentage is \\frac{${rate(bimolecularRate, 3)}}{${rate(bimolecularRate, 3)} + ${rate(first)}} = ${percent(key)}.`,
    finding: `*k*_{2}[azide] divided by the sum of both paths gives ${percent(key)}.`,
  };
}
