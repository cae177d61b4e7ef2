import { withArticle } from '../../texts/with-article.ts';
import { formatDecimals, formatSignificant, roundDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { optionsApart } from '../../options/options-apart.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { isPercentApart } from '../../options/wrong-numbers.ts';
import { toFigures, workingText } from '../../texts/shown-working.ts';
import { capital } from '../../texts/capital.ts';
import { statedMolarMass } from '../../worked-reaction.ts';
import { restOf } from '../../options/slips-together.ts';

interface Acid {
  formula: string;
  name: string;
  protons: number;
}

const acids: readonly Acid[] = [
  { formula: 'HCl', name: 'hydrochloric acid', protons: 1 },
  { formula: 'HNO3', name: 'nitric acid', protons: 1 },
  { formula: 'H2SO4', name: 'sulfuric acid', protons: 2 },
  { formula: 'H2C2O4', name: 'oxalic acid', protons: 2 },
  { formula: 'CH3COOH', name: 'acetic acid', protons: 1 },
];
const bases = [
  { formula: 'NaOH', hydroxides: 1 },
  { formula: 'KOH', hydroxides: 1 },
  { formula: 'Ba(OH)2', hydroxides: 2 },
];
const solids: readonly Acid[] = [
  { formula: 'H2C2O4', name: 'oxalic acid', protons: 2 },
  { formula: 'C6H8O7', name: 'citric acid', protons: 3 },
  { formula: 'C7H6O2', name: 'benzoic acid', protons: 1 },
  { formula: 'C4H6O6', name: 'tartaric acid', protons: 2 },
  { formula: 'C9H8O4', name: 'acetylsalicylic acid', protons: 1 },
];
const molar = (value: number): string => `${formatSignificant(value, 4)} mol/L`;
/** Concentrations from titrations, the volume that is needed, and the content of a solid sample. */
export const titrations: Family = {
  id: 'titrations',
  name: 'Acid–base titrations',
  subject: 'general',
  topics: ['acids-and-bases', 'stoichiometry'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['acid-base-titration'],
    intermediate: ['acid-base-titration'],
    advanced: ['acid-base-titration'],
  },
  uses: ['neutralization', 'mole-ratio', 'mass-mole-conversion'],
  reference: 'OpenStax Chemistry 2e, section 4.5',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return concentration(
          random,
          acids.filter(({ protons }) => protons === 1),
          bases.slice(0, 2),
        );
      case 'intermediate':
        return concentration(random, acids, bases);
      case 'advanced':
        return content(random);
    }
  },
};

function concentration(random: Random, from: readonly Acid[], against: typeof bases): Draft | null {
  const acid = random.pick(from);
  const base = random.pick(against);
  if (against.length > 2 && acid.protons === base.hydroxides) return null;
  const sample = random.pick([10, 20, 25, 50]);
  const volume = random.integer(1105, 3950) / 100;
  const known = random.integer(1001, 1950) / 10_000;
  const ratio = base.hydroxides / acid.protons;
  const ofBase = (figures: number): number => toFigures(volume * known, figures);
  const right = (ofBase(6) * ratio) / sample;
  const ofAcid = (figures: number): number => toFigures(ofBase(figures) * ratio, figures);
  const reaction = `each \\ce{${acid.formula}} gives ${protonsOf(acid.protons)}, and each \\ce{${base.formula}} neutralizes ${base.hydroxides}`;
  if (Math.abs(volume / sample - 1) < 0.08) return null;
  const options = quantityOptions(
    right,
    molar,
    [
      ...(ratio === 1
        ? []
        : [
            {
              value: right / ratio,
              slip: 'ignored-coefficients',
              factor: 'r',
              teaching: `Acid and base were taken to react 1 to 1; ${reaction}.`,
            },
            {
              value: right / ratio ** 2,
              slip: 'inverted-ratio',
              factor: 'r',
              teaching: `The ratio of acid to base was inverted; ${reaction}.`,
            },
          ]),
      {
        value: (known * sample * ratio) / volume,
        slip: 'exchanged-values',
        factor: 'v',
        teaching:
          'The volumes were interchanged: the amount of base is its concentration times its own volume.',
      },
      {
        value: known,
        slip: 'ignored-change',
        teaching: `This is the concentration of the base; the concentration of the acid depends on the volumes${ratio === 1 ? '' : ' and on the ratio in which the two react'}.`,
      },
      {
        value: (known * volume * ratio) / (sample + volume),
        slip: 'volume-of-mixture',
        factor: 'v',
        teaching:
          'The amount of acid was divided by the total volume; the question asks for the concentration of the acid before the titration, in its own volume.',
      },
      {
        value: (known * (sample + volume) * ratio) / sample,
        slip: 'volume-of-mixture',
        factor: 'v',
        teaching:
          'The total volume was used as the volume of the base; the amount of base is its concentration times the volume that was added.',
      },
      {
        value: (known * sample * ratio) / (sample + volume),
        slip: 'volume-of-mixture',
        factor: 'v',
        teaching:
          'The volume of the acid was used for that of the base, and the total volume for that of the acid.',
      },
      {
        value: (known * (sample + volume) * ratio) / volume,
        slip: 'volume-of-mixture',
        factor: 'v',
        teaching:
          'The total volume was used for that of the base, and the volume of the base for that of the acid.',
      },
    ],
    undefined,
    { largest: ratio === 1 ? 1 : 2 },
  );
  const figures = fewestFigures((count) => molar(ofAcid(count) / sample) === options?.answer);
  return (
    options && {
      text: `${sample}.00 mL of a solution of ${acid.name}, \\ce{${acid.formula}}, requires ${formatDecimals(volume, 2)} mL of ${formatDecimals(known, 4)} mol/L \\ce{${base.formula}} for complete neutralization. What was the concentration of the acid?`,
      ...options,
      explanation: `Amount of base: ${formatDecimals(volume, 2)} mL × ${formatDecimals(known, 4)} mol/L = ${workingText(ofBase(figures))} mmol. ${capital(reaction)}, so there was ${ratio === 1 ? 'an equal amount of' : `${workingText(ofBase(figures))} × \\frac{${base.hydroxides}}{${acid.protons}} = ${workingText(ofAcid(figures))} mmol of`} acid in ${sample}.00 mL: \\frac{${workingText(ofAcid(figures))} mmol}{${sample}.00 mL} = ${options.answer}.`,
      finding: `Amount of base, ratio of protons, over the volume of acid: ${options.answer}.`,
    }
  );
}

function content(random: Random): Draft | null {
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
  const sample = roundDecimals(pure / (random.integer(40, 88) / 100), 4);
  const right = (100 * pure) / sample;
  const percent = (value: number): string => `${formatSignificant(value, 3)}%`;
  const slips = [
    ...(acid.protons === 1
      ? []
      : [
          {
            value: right * acid.protons,
            slip: 'ignored-coefficients',
            factor: 'r',
            isBeforeLastStep: true,
            teaching: `The amount of acid was taken as equal to that of \\ce{NaOH}; each molecule gives ${protonsOf(acid.protons)}, so it is only ${acid.protons === 2 ? 'half' : 'a third'} as large.`,
          },
        ]),
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
      value: (100 * pure) / (pure + sample),
      slip: 'wrong-reference',
      teaching:
        'The mass of the acid was divided by the sum of both masses; the mass of the sample includes that of the acid already.',
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
    {
      value: (right / molarMass) * 40,
      slip: 'wrong-substance-data',
      factor: 'm',
      isBeforeLastStep: true,
      teaching: 'This uses the molar mass of sodium hydroxide; that of the acid is needed.',
    },
  ];
  const options = optionsApart(right, percent, slips, isPercentApart(5), {
    within: [1, 100],
    keepsPowerOfTen: true,
  });
  const figures = fewestFigures((count) => percent((100 * workedTo(count)[2]) / sample) === options?.answer);
  const [amount, ofAcid, grams] = workedTo(figures);
  return (
    options && {
      text: `${withArticle(formatDecimals(sample, 4))} g sample contains ${acid.name}, \\ce{${acid.formula}} (${formatDecimals(molarMass, 2)} g/mol), which gives ${protonsOf(acid.protons)} per molecule. The sample requires ${formatDecimals(volume, 2)} mL of ${formatDecimals(known, 4)} mol/L \\ce{NaOH} for complete neutralization; nothing else in the sample reacts. What is the mass percentage of the acid in the sample?`,
      ...options,
      explanation: `Amount of \\ce{NaOH}: ${formatDecimals(volume, 2)} mL × ${formatDecimals(known, 4)} mol/L = ${workingText(amount)} mmol. Amount of acid: ${acid.protons === 1 ? 'the same' : `${workingText(amount)}/${acid.protons} = ${workingText(ofAcid)} mmol`}; multiplied by ${formatDecimals(molarMass, 2)} mg/mmol, this is ${workingText(grams * 1000)} mg = ${workingText(grams)} g. The mass percentage is \\frac{${workingText(grams)} g}{${formatDecimals(sample, 4)} g} = ${options.answer}.`,
      finding: `Amount of base to amount of acid to mass, over the sample: ${options.answer}.`,
    }
  );
}

/** With how many figures a working is printed: with one more than the data have, with two where only they lead to the key. */
function fewestFigures(leadsToKey: (figures: number) => boolean): number {
  return leadsToKey(5) ? 5 : 6;
}

function protonsOf(count: number): string {
  return `${count} proton${count === 1 ? '' : 's'}`;
}
