import { formatDecimals, formatSignificant, halfLife } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { plainNumber, scientificNumber } from '../../texts/plain-number.ts';
import { lineIn, mostHydroxide, type ParallelPaths } from './parallel-paths.ts';
import { lineChanges, lineOptions } from './substitution-effects.data.ts';

/** The second-order constant of the path with hydroxide. */
export function bimolecularConstant({ without, slope, step }: ParallelPaths): PartDraft | null {
  const write = (value: number): string => `${scientificNumber(value * 1e-6, 2)} L/(mol s)`;
  const end = without + slope * mostHydroxide;
  const [low, high] = [formatDecimals(without, 1), formatDecimals(end, 1)];
  const options = shareReadingOptions(slope, write, [
    {
      value: end / mostHydroxide,
      slip: 'line-through-origin',
      teaching: 'The line was taken to begin at the origin; its rise begins at the intercept.',
    },
    {
      value: without / mostHydroxide,
      slip: 'exchanged-slope-and-intercept',
      teaching: 'The intercept was divided by the length of the axis; the rise of the line belongs there.',
    },
    {
      value: end - without,
      slip: 'slope-for-change',
      teaching: 'This is the rise over 0.20 mol/L; it has to be divided by this change of the concentration.',
    },
    {
      value: without,
      slip: 'exchanged-slope-and-intercept',
      teaching: 'This is the intercept, the constant without hydroxide.',
    },
    ...[step, -step].map((off) => ({
      value: (end - without + off) / mostHydroxide,
      slip: 'ruling-misread',
      teaching: `The right end of the line was read from the wrong label, ${step} × 10^{−6} s^{−1} too ${off > 0 ? 'high' : 'low'}.`,
    })),
    {
      value: (end - without) / 0.16,
      slip: 'ruling-misread',
      teaching: 'The rise up to 0.20 mol/L was divided by 0.16 mol/L, the label before the end of the axis.',
    },
  ]);
  return (
    options && {
      text: 'What is the second-order constant *k*_{2} of the path in which hydroxide is part of the slow step?',
      keyFrom: ({ lines }) => write(lineIn(lines).slope),
      ...options,
      explanation: `*k*_{obs} = *k*_{1} + *k*_{2}[\\ce{OH-}]: *k*_{2} is the slope. From 0 to 0.20 mol/L the line rises from ${low} to ${high}, each times 10^{−6} s^{−1}: \\frac{(${high} − ${low}) × 10^{−6} s^{−1}}{0.20 mol/L} = ${options.answer}.`,
      finding: `The slope of the line is ${options.answer}.`,
    }
  );
}

/** The share of the bromide that reacts without hydroxide in the slow step. */
export function shareWithout({ without, slope }: ParallelPaths, random: Random): PartDraft | null {
  const hydroxide = random.pick([0.03, 0.05, 0.07, 0.09, 0.11, 0.13]);
  const total = without + slope * hydroxide;
  const share = (100 * without) / total;
  const write = (value: number): string => `${formatDecimals(value, 0)} %`;
  const end = without + slope * mostHydroxide;
  const options = shareReadingOptions(
    share,
    write,
    [
      {
        value: 100 - share,
        slip: 'rest-for-part',
        teaching: 'This is the share of the path with hydroxide in its slow step.',
      },
      {
        value: without < total - without ? (100 * without) / (total - without) : NaN,
        slip: 'part-to-part-for-part-to-whole',
        teaching: 'This divides one path by the other; a share is a part of their sum.',
      },
      {
        value: (100 * without) / end,
        slip: 'other-point-of-curve',
        teaching: `The total was read at 0.20 mol/L, not at ${formatDecimals(hydroxide, 2)} mol/L.`,
      },
      {
        value: (100 * without) / (without + (slope * hydroxide) / 2),
        slip: 'ruling-misread',
        teaching: 'The total was read at half the concentration: one small division is 0.01 mol/L.',
      },
      {
        value: 50,
        slip: 'equal-lines',
        teaching: 'This takes both paths to be equally fast.',
      },
      {
        value: (100 * (total - without)) / end,
        slip: 'wrong-reference',
        teaching: 'This compares the path with hydroxide with the total at another concentration.',
      },
      {
        value: 100 * (1 - total / end),
        slip: 'wrong-reference',
        teaching: 'This is by how much the total falls short of that at 0.20 mol/L.',
      },
    ],
    0.14,
  );
  const c = `${formatDecimals(hydroxide, 2)} mol/L`;
  return (
    options && {
      text: `With [\\ce{OH-}] = ${c}, which share of the bromide reacts by the path without hydroxide in its slow step?`,
      keyFrom: ({ lines }) => {
        const read = lineIn(lines);
        return write((100 * read.without) / (read.without + read.slope * hydroxide));
      },
      ...options,
      explanation: `The path without hydroxide has the constant of the intercept, ${formatDecimals(without, 1)} × 10^{−6} s^{−1}. At ${c} the line is at ${formatDecimals(total, 1)} × 10^{−6} s^{−1}, the sum of both paths. The share is \\frac{${formatDecimals(without, 1)}}{${formatDecimals(total, 1)}}, about ${options.answer}.`,
      finding: `The intercept over the height of the line at ${c} is ${options.answer}.`,
    }
  );
}

/** The half-life of the bromide without any hydroxide. */
export function halfLifeWithout({ without, slope }: ParallelPaths): PartDraft | null {
  const hours = (constant: number): number => halfLife(1, 1, constant * 1e-6) / 3600;
  const write = (value: number): string => `${plainNumber(value, 2)} h`;
  const end = without + slope * mostHydroxide;
  const options = shareReadingOptions(
    hours(without),
    write,
    [
      {
        value: hours(without) / Math.LN2,
        slip: 'forgot-ln-two',
        factor: 'logarithm',
        teaching:
          'The factor ln 2 was left out: the reciprocal of the constant is longer than the half-life.',
      },
      {
        value: hours(end),
        slip: 'other-point-of-curve',
        factor: 'constant',
        teaching: 'The constant was read at the right end of the line, with 0.20 mol/L of hydroxide.',
      },
      {
        value: hours(slope),
        slip: 'exchanged-slope-and-intercept',
        factor: 'constant',
        teaching: 'The slope was taken for the constant; without hydroxide the intercept counts.',
      },
      {
        value: hours(without) * Math.LOG10E,
        slip: 'natural-for-decadic-logarithm',
        factor: 'logarithm',
        teaching:
          'The logarithm of 2 to base 10 was taken; the law of first order has the natural logarithm.',
      },
      {
        value: hours(without) / 2,
        slip: 'needless-half',
        factor: 'half',
        teaching: 'The half-life was halved once more, to a time after which 71 % is left.',
      },
      {
        value: hours(without) * 2,
        slip: 'half-life-for-whole-time',
        factor: 'half',
        teaching: 'Two half-lives were taken, after which a quarter is left.',
      },
      {
        value: hours(without) / Math.LN2 / 2,
        slip: 'linear-for-exponential',
        factor: 'logarithm',
        teaching: 'The reaction was taken to go on as fast as at the start until half is gone.',
      },
    ],
    0.14,
  );
  return (
    options && {
      text: 'What is the half-life of the bromide in the same solvent without hydroxide?',
      keyFrom: ({ lines }) => write(hours(lineIn(lines).without)),
      ...options,
      explanation: `Without hydroxide *k*_{obs} is the intercept, ${formatDecimals(without, 1)} × 10^{−6} s^{−1}. The half-life is \\frac{ln 2}{${formatDecimals(without, 1)} × 10^{−6} s^{−1}} = ${scientificNumber(hours(without) * 3600, 3)} s, which is ${formatSignificant(hours(without), 3)} h or about ${options.answer}.`,
      finding: `ln 2 over the intercept is ${options.answer}.`,
    }
  );
}

/** What another condition does to the line. */
export function changedPaths(random: Random): PartDraft {
  const { text, result, why } = random.pick(lineChanges);
  const options = lineOptions(result);
  return { text, ...options, explanation: `${why} ${options.answer}`, finding: why };
}
