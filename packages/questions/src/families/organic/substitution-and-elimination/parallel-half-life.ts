import { formatDecimals, formatSignificant, halfLife } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { plainNumber, scientificNumber } from '../../texts/plain-number.ts';
import { lineIn, mostHydroxide, type ParallelPaths } from './parallel-paths.ts';

/** The half-life of the bromide by both paths, without hydroxide or with some. */
export function halfLifeOfBoth({ without, slope }: ParallelPaths, random: Random): PartDraft | null {
  const hydroxide = random.pick([0, 0, 0.04, 0.08, 0.12]);
  const total = without + slope * hydroxide;
  const hours = (constant: number): number => halfLife(1, 1, constant * 1e-6) / 3600;
  const write = (value: number): string => `${plainNumber(value, 2)} h`;
  const end = without + slope * mostHydroxide;
  const c = `${formatDecimals(hydroxide, 2)} mol/L`;
  const options = shareReadingOptions(
    hours(total),
    write,
    [
      {
        value: hours(total) / Math.LN2,
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
        teaching: `The slope was used as the constant; ${hydroxide === 0 ? 'without hydroxide, the constant is the intercept' : 'the constant is the height of the line'}.`,
      },
      ...(hydroxide === 0 ? [] : partsOnly(c, hours(without), hours(total - without))),
      {
        value: hours(total) * Math.LOG10E,
        slip: 'natural-for-decadic-logarithm',
        factor: 'logarithm',
        teaching:
          'The base-10 logarithm of 2 was used; the first-order rate law requires the natural logarithm.',
      },
      {
        value: hours(total) / 2,
        slip: 'needless-half',
        factor: 'half',
        teaching: 'The half-life was halved once more, to a time after which 71% is left.',
      },
      {
        value: hours(total) * 2,
        slip: 'half-life-for-whole-time',
        factor: 'half',
        teaching: 'Two half-lives were used; after them, a quarter is left.',
      },
      {
        value: hours(total) / Math.LN2 / 2,
        slip: 'linear-for-exponential',
        factor: 'logarithm',
        teaching:
          'The reaction was assumed to continue at its initial rate until half of the bromide is gone.',
      },
    ],
    0.14,
  );
  const constant = `${formatDecimals(total, 1)} × 10^{−6} s^{−1}`;
  return (
    options && {
      text: `What is the half-life of the bromide in the same solvent ${hydroxide === 0 ? 'without hydroxide' : `with [\\ce{OH-}] = ${c}`}?`,
      keyFrom: ({ lines }) => {
        const read = lineIn(lines);
        return write(hours(read.without + read.slope * hydroxide));
      },
      ...options,
      explanation: `${hydroxide === 0 ? 'Without hydroxide, *k*_{obs} is the intercept' : `At ${c}, *k*_{obs} is the height of the line, the sum of both paths`}, ${constant}. The half-life is \\frac{ln 2}{${constant}} = ${scientificNumber(hours(total) * 3600, 3)} s, which is ${formatSignificant(hours(total), 3)} h, or about ${options.answer}.`,
      finding: `ln 2 divided by ${hydroxide === 0 ? 'the intercept' : `the height of the line at ${c}`} is ${options.answer}.`,
    }
  );
}

/** What comes of one of the two paths alone. */
function partsOnly(c: string, without: number, withHydroxide: number): SlippedValue[] {
  return [
    {
      value: without,
      slip: 'exchanged-slope-and-intercept',
      factor: 'constant',
      teaching: `The intercept was used as the constant; it is the constant without hydroxide, not at ${c}.`,
    },
    {
      value: withHydroxide,
      slip: 'needless-difference',
      factor: 'constant',
      teaching:
        'The intercept was subtracted; the bromide disappears by both paths, whose sum is the height of the line.',
    },
  ];
}
