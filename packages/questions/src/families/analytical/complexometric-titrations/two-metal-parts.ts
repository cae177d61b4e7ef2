import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { plainNumber } from '../../texts/plain-number.ts';
import { statedMolarMass } from '../../worked-reaction.ts';
import { contentOptions, twoMetalMistakes } from './hardness-effects.data.ts';
import {
  hundredths,
  milliliters,
  molar,
  seriesIn,
  titrationsEach,
  type Conditions,
  type TwoSeries,
} from './hardness-titrations.ts';

/** The content of magnesium from the difference of the two series. */
export function magnesiumContent(
  { both, calcium }: TwoSeries,
  { sample, edta }: Conditions,
): PartDraft | null {
  const molarMass = statedMolarMass('Mg');
  const of = (volume: number): number => (volume * edta * molarMass * 1000) / sample;
  const write = (value: number): string => `${plainNumber(value, 3)} mg/L`;
  const [sum, ca] = [both.mean - both.blank, calcium.mean - calcium.blank];
  const options = shareReadingOptions(
    of(sum - ca),
    write,
    [
      {
        value: of(both.mean - calcium.mean),
        slip: 'ignored-blank',
        factor: 'volume',
        teaching: 'No blank was subtracted; the two blanks are not the same.',
      },
      {
        value: of(sum - calcium.mean),
        slip: 'ignored-blank',
        factor: 'volume',
        teaching: 'Only the first blank was subtracted; each series has its own.',
      },
      {
        value: of(both.mean - ca),
        slip: 'ignored-blank',
        factor: 'volume',
        teaching: 'Only the second blank was subtracted; each series has its own.',
      },
      {
        value: of(ca),
        slip: 'wrong-titre',
        factor: 'volume',
        teaching: 'The volume at pH 12.5 was used, which is for calcium alone.',
      },
      {
        value: of(sum),
        slip: 'sum-for-one-part',
        factor: 'volume',
        teaching: 'The volume at pH 10 was used, which is for both metals.',
      },
      {
        value: (of(sum - ca) * statedMolarMass('Ca')) / molarMass,
        slip: 'wrong-molar-mass',
        factor: 'mass',
        teaching: 'The molar mass of calcium was used instead of that of magnesium.',
      },
      {
        value: (of(sum - ca) * sample) / 1000,
        slip: 'forgot-sample-volume',
        factor: 'sample',
        teaching: `The result was not scaled up to a liter; only ${milliliters(sample)} was titrated.`,
      },
    ],
    0.02,
  );
  const [a, b] = [hundredths(sum), hundredths(ca)];
  const amount = (sum - ca) * edta;
  return (
    options && {
      text: `What is the magnesium content of the water? (*M*(\\ce{Mg}) = ${hundredths(molarMass)} g/mol, *M*(\\ce{Ca}) = ${hundredths(statedMolarMass('Ca'))} g/mol)`,
      keyFrom: ({ cells }) => {
        const read = seriesIn(cells);
        return write(of(read.both.mean - read.both.blank - (read.calcium.mean - read.calcium.blank)));
      },
      ...options,
      explanation: `At pH 10, both metals consume ${milliliters(both.mean)} − ${milliliters(both.blank)} = ${a} mL; at pH 12.5, calcium alone consumes ${milliliters(calcium.mean)} − ${milliliters(calcium.blank)} = ${b} mL. Magnesium consumes the difference: ${hundredths(sum - ca)} mL × ${molar(edta)} = ${formatSignificant(amount, 4)} mmol, and × ${hundredths(molarMass)} mg/mmol = ${formatSignificant(amount * molarMass, 4)} mg in ${milliliters(sample)}: ${options.answer}.`,
      finding: `The difference of the corrected volumes belongs to magnesium: ${options.answer}.`,
    }
  );
}

/** The standard deviation of the difference of the two means. */
export function deviationOfDifference({ both, calcium }: TwoSeries): PartDraft | null {
  const [s, t] = [both.deviation, calcium.deviation];
  const root = Math.sqrt(titrationsEach);
  const write = (value: number): string => `${formatDecimals(value, 3)} mL`;
  const combined = Math.hypot(s, t);
  const options = shareReadingOptions(
    combined / root,
    write,
    [
      {
        value: combined,
        slip: 'forgot-root-of-n',
        factor: 'count',
        teaching:
          'The standard deviations of single titrations were combined; those of the means are smaller by a factor of √4.',
      },
      {
        value: (s + t) / root,
        slip: 'added-uncertainties-linearly',
        factor: 'sum',
        teaching: 'The standard deviations were added; it is their squares that add.',
      },
      {
        value: Math.sqrt(Math.abs(s ** 2 - t ** 2)) / root,
        slip: 'subtracted-variances',
        factor: 'sum',
        teaching: 'The squares were subtracted; they add for a difference as well as for a sum.',
      },
      {
        value: combined / titrationsEach,
        slip: 'divided-by-n-for-root',
        factor: 'count',
        teaching:
          'The standard deviations were divided by 4; those of the means are smaller by a factor of √4.',
      },
      {
        value: Math.max(s, t) / root,
        slip: 'largest-uncertainty-only',
        factor: 'sum',
        teaching: 'Only the larger of the two standard deviations was used.',
      },
      {
        value: (s + t) / 2 / root,
        slip: 'averaged-uncertainties',
        factor: 'sum',
        teaching: 'The standard deviations were averaged; it is their squares that add.',
      },
      {
        value: combined / Math.sqrt(2 * titrationsEach),
        slip: 'counted-twice',
        factor: 'count',
        teaching: 'All eight titrations were counted for each mean; each mean is of four.',
      },
    ],
    0.06,
  );
  const [a, b] = [formatDecimals(s, 3), formatDecimals(t, 3)];
  return (
    options && {
      text: 'What is the standard deviation of the difference between the two mean volumes? (Assume that the blanks are exact.)',
      keyFrom: ({ cells }) => {
        const read = seriesIn(cells);
        return write(Math.hypot(read.both.deviation, read.calcium.deviation) / root);
      },
      ...options,
      explanation: `The mean of 4 titrations has a standard deviation of *s*/√4. For a difference, the squares add: √(${a}²/4 + ${b}²/4) mL = ${options.answer}.`,
      finding: `The squares of *s*/√4 add up to that of ${options.answer}.`,
    }
  );
}

/** Of Student, 95% and three degrees of freedom. */
const student = 3.182;

/** The half width of the confidence interval of the sum of both metals. */
export function confidenceOfSum({ both }: TwoSeries, { sample, edta }: Conditions): PartDraft | null {
  const root = Math.sqrt(titrationsEach);
  const of = (volume: number): number => (1000 * volume * edta) / sample;
  const write = (value: number): string => `${formatDecimals(value, 4)} mmol/L`;
  const s = both.deviation;
  const options = shareReadingOptions(
    of((student * s) / root),
    write,
    [
      {
        value: of(student * s),
        slip: 'forgot-root-of-n',
        factor: 'count',
        teaching:
          'The standard deviation was not divided by √4; this is the interval for a single titration.',
      },
      {
        value: of((1.96 * s) / root),
        slip: 'normal-for-student',
        factor: 'student',
        teaching: 'The factor 1.96 was used, which applies only if the standard deviation is known exactly.',
      },
      {
        value: of(s / root),
        slip: 'forgot-student-factor',
        factor: 'student',
        teaching: 'Student’s *t* was left out.',
      },
      {
        value: of((student * s) / titrationsEach),
        slip: 'divided-by-n-for-root',
        factor: 'count',
        teaching: 'The standard deviation was divided by 4; it must be divided by √4.',
      },
      {
        value: of((student * s) / Math.sqrt(3)),
        slip: 'counted-one-too-few',
        factor: 'count',
        teaching:
          'The square root of the degrees of freedom, 3, was used; it must be that of the number of titrations.',
      },
      {
        value: (student * s) / root,
        slip: 'signal-for-concentration',
        factor: 'concentration',
        teaching: 'The interval of the volume in mL was given; it must be converted to a concentration.',
      },
      {
        value: of((student * s ** 2) / root),
        slip: 'variance-for-deviation',
        factor: 'deviation',
        teaching: 'The square of the standard deviation was used.',
      },
    ].filter(({ value }) => value >= 0.0005),
    0.08,
  );
  const text = formatDecimals(s, 3);
  return (
    options && {
      text: `What is the half-width of the 95% confidence interval for the total concentration of calcium and magnesium? (Student’s *t* = ${formatDecimals(student, 3)} for three degrees of freedom; assume that the blank and the concentration of EDTA are exact.)`,
      keyFrom: ({ cells }) => write(of((student * seriesIn(cells).both.deviation) / root)),
      ...options,
      explanation: `For the mean of four volumes at pH 10 the half-width is \\frac{*ts*}{√4} = \\frac{${formatDecimals(student, 3)} × ${text} mL}{2} = ${formatSignificant((student * s) / root, 3)} mL. As a concentration this is \\frac{${formatSignificant((student * s) / root, 3)} mL × ${molar(edta)}}{${milliliters(sample)}}, or ${options.answer}.`,
      finding: `*t* times the standard deviation of the mean, as a concentration, is ${options.answer}.`,
    }
  );
}

/** What a mistake does to the contents of both metals. */
export function mistakeInContents(random: Random): PartDraft {
  const { text, result, why } = random.pick(twoMetalMistakes);
  const options = contentOptions(result, random);
  return {
    text,
    ...options,
    explanation: `${why} ${options.answer.replace(/^Both/, 'Both results')}`,
    finding: why,
  };
}
