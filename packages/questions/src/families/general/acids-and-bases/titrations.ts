import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { toFigures, workingText } from '../../texts/shown-working.ts';
import { acidContent } from './titrations/acid-content.ts';
import { fewestFigures, protonsOf, type TitratedAcid } from './titrations/titrated-acids.ts';
import { capital } from '../../texts/capital.ts';

const acids: readonly TitratedAcid[] = [
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
        return acidContent(random);
    }
  },
};

function concentration(random: Random, from: readonly TitratedAcid[], against: typeof bases): Draft | null {
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
