import { formatDecimals, formatSignificant, roundDecimals } from '@valence/chemistry';
import type { Random } from '../../../../random.ts';
import type { Draft } from '../../../family.ts';
import { optionsApart } from '../../../options/options-apart.ts';
import { restOf } from '../../../options/slips-together.ts';
import type { SlippedValue } from '../../../options/slipped-value.ts';
import { isPercentApart } from '../../../options/wrong-numbers.ts';
import { toFigures, workingText } from '../../../texts/shown-working.ts';
import { withArticle } from '../../../texts/with-article.ts';
import { statedMolarMass } from '../../../worked-reaction.ts';
import { fewestFigures, protonsOf, type TitratedAcid } from './titrated-acids.ts';

const solids: readonly TitratedAcid[] = [
  { formula: 'H2C2O4', name: 'oxalic acid', protons: 2 },
  { formula: 'C6H8O7', name: 'citric acid', protons: 3 },
  { formula: 'C7H6O2', name: 'benzoic acid', protons: 1 },
  { formula: 'C4H6O6', name: 'tartaric acid', protons: 2 },
  { formula: 'C9H8O4', name: 'acetylsalicylic acid', protons: 1 },
];
const hydroxideMolarMass = 40;

/** A sample that was titrated: its mass and that of the acid in it, in grams. */
interface Sample {
  protons: number;
  molarMass: number;
  pure: number;
  sample: number;
}

const percent = (value: number): string => `${formatSignificant(value, 3)}%`;

/** The mass percentage of an acid in a sample, or that of the rest. */
export function acidContent(random: Random): Draft | null {
  const acid = random.pick(solids);
  const molarMass = statedMolarMass(acid.formula);
  const known = random.integer(1001, 1950) / 10_000;
  const volume = random.integer(1505, 3950) / 100;
  const workedTo = (figures: number): readonly [base: number, acid: number, grams: number] => {
    const amount = toFigures(volume * known, figures);
    const ofAcid = toFigures(amount / acid.protons, figures);
    return [amount, ofAcid, toFigures((ofAcid * molarMass) / 1000, figures)];
  };
  const [, , pure] = workedTo(6);
  const sample = roundDecimals(pure / (random.integer(220, 880) / 1000), 4);
  const asksForRest = random.next() < 0.5;
  const askedOf = (grams: number): number => {
    const share = (100 * grams) / sample;
    return asksForRest ? 100 - share : share;
  };
  const drawn: Sample = { protons: acid.protons, molarMass, pure, sample };
  const options = optionsApart(
    askedOf(pure),
    percent,
    asksForRest ? restSlips(drawn) : contentSlips(drawn),
    isPercentApart(5),
    { within: [1, 100], keepsPowerOfTen: true },
  );
  const figures = fewestFigures((count) => percent(askedOf(workedTo(count)[2])) === options?.answer);
  const [amount, ofAcid, grams] = workedTo(figures);
  const share = `\\frac{${workingText(grams)} g}{${formatDecimals(sample, 4)} g}`;
  return (
    options && {
      text: `${withArticle(formatDecimals(sample, 4))} g sample contains ${acid.name}, \\ce{${acid.formula}} (${formatDecimals(molarMass, 2)} g/mol), which gives ${protonsOf(acid.protons)} per molecule. The sample requires ${formatDecimals(volume, 2)} mL of ${formatDecimals(known, 4)} mol/L \\ce{NaOH} for complete neutralization; nothing else in the sample reacts. ${asksForRest ? 'What percentage of the mass of the sample is not the acid?' : 'What is the mass percentage of the acid in the sample?'}`,
      ...options,
      explanation: `Amount of \\ce{NaOH}: ${formatDecimals(volume, 2)} mL × ${formatDecimals(known, 4)} mol/L = ${workingText(amount)} mmol. Amount of acid: ${acid.protons === 1 ? 'the same' : `${workingText(amount)}/${acid.protons} = ${workingText(ofAcid)} mmol`}; multiplied by ${formatDecimals(molarMass, 2)} mg/mmol, this is ${workingText(grams * 1000)} mg = ${workingText(grams)} g. The mass percentage of the acid is ${share} = ${asksForRest ? `${workingText(toFigures((100 * grams) / sample, 5))}%, which leaves 100% − ${workingText(toFigures((100 * grams) / sample, 5))}% = ${options.answer}` : options.answer}.`,
      finding: `Amount of base to amount of acid to mass, over the sample: ${options.answer}.`,
    }
  );
}

/** Slips before the percentage is compared with 100%. */
function workingSlips({ protons, molarMass, pure, sample }: Sample): SlippedValue[] {
  const right = (100 * pure) / sample;
  return [
    ...(protons === 1
      ? []
      : [
          {
            value: right * protons,
            slip: 'ignored-coefficients',
            factor: 'r',
            isBeforeLastStep: true,
            teaching: `The amount of acid was taken as equal to that of \\ce{NaOH}; each molecule gives ${protonsOf(protons)}, so it is only ${protons === 2 ? 'half' : 'a third'} as large.`,
          },
        ]),
    {
      value: (100 * pure) / (pure + sample),
      slip: 'wrong-reference',
      teaching:
        'The mass of the acid was divided by the sum of both masses; the mass of the sample includes that of the acid already.',
    },
    {
      value: (right / molarMass) * hydroxideMolarMass,
      slip: 'wrong-substance-data',
      factor: 'm',
      isBeforeLastStep: true,
      teaching: 'This uses the molar mass of sodium hydroxide; that of the acid is needed.',
    },
  ];
}

function contentSlips(drawn: Sample): SlippedValue[] {
  const { pure, sample } = drawn;
  const right = (100 * pure) / sample;
  return [
    ...workingSlips(drawn),
    {
      value: 100 - right,
      slip: 'answered-another-quantity',
      lastStep: restOf(100),
      teaching: 'This is the percentage of the sample that is not the acid.',
    },
    {
      value: 100 * pure,
      slip: 'one-step-short',
      teaching:
        'This number is 100 times the mass of the acid in grams; it must be divided by the mass of the sample.',
    },
    {
      value: 100 - 100 * (sample - pure),
      slip: 'one-step-short',
      teaching:
        '100 times the mass of the impurities in grams was subtracted from 100%; that mass must first be divided by the mass of the sample.',
    },
    {
      value: (100 * sample) / (pure + sample),
      slip: 'wrong-reference',
      teaching:
        'The mass of the sample was divided by the sum of both masses; instead, the mass of the acid must be divided by the mass of the sample.',
    },
    {
      value: 50 + right / 2,
      slip: 'needless-half',
      teaching:
        'Only half of the percentage of the impurities was subtracted from 100%; all of it must be subtracted.',
    },
  ];
}

function restSlips(drawn: Sample): SlippedValue[] {
  const { pure, sample } = drawn;
  return [
    // Once the percentage is subtracted, their ratios do not multiply: no factor is named.
    ...workingSlips(drawn).map(({ value, slip, teaching }) => ({
      value: 100 - value,
      slip,
      isBeforeLastStep: true,
      teaching,
    })),
    {
      value: (100 * pure) / sample,
      slip: 'answered-another-quantity',
      lastStep: {
        apply: (value) => 100 - value,
        deed: 'the percentage of the acid was not subtracted from 100%',
      },
      teaching: 'This is the percentage of the acid; the rest of the sample was asked for.',
    },
    {
      value: 100 - 100 * pure,
      slip: 'one-step-short',
      isBeforeLastStep: true,
      teaching:
        '100 times the mass of the acid in grams was taken for its percentage; it must be divided by the mass of the sample.',
    },
    {
      value: 100 * (sample - pure),
      slip: 'one-step-short',
      teaching:
        'This number is 100 times the mass of the rest in grams; it must be divided by the mass of the sample.',
    },
    {
      value: (100 * (sample - pure)) / pure,
      slip: 'wrong-reference',
      teaching: 'The mass of the rest was divided by the mass of the acid, not by that of the sample.',
    },
    {
      value: (100 * (sample - pure)) / (2 * sample - pure),
      slip: 'wrong-reference',
      teaching:
        'The mass of the rest was divided by the sum of that mass and the mass of the sample; the mass of the sample includes that of the rest already.',
    },
  ];
}
