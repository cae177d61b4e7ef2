import { formatDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { scientificNumber } from '../../texts/plain-number.ts';
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
      teaching: 'The line was assumed to start at the origin; its rise starts at the intercept.',
    },
    {
      value: without / mostHydroxide,
      slip: 'exchanged-slope-and-intercept',
      teaching:
        'The intercept was divided by the length of the axis; the rise of the line must be divided by it.',
    },
    {
      value: end - without,
      slip: 'slope-for-change',
      teaching: 'This is the rise over 0.20 mol/L; it must be divided by this change in concentration.',
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
      value: (end + without) / mostHydroxide,
      slip: 'added-for-subtracted',
      teaching: 'The heights at both ends of the line were added; the rise is their difference.',
    },
    {
      value: (end - without) / 0.1,
      slip: 'ruling-misread',
      teaching: 'The rise up to 0.20 mol/L was divided by 0.10 mol/L, the middle of the axis.',
    },
    {
      value: (end - without) / 0.16,
      slip: 'ruling-misread',
      teaching: 'The rise up to 0.20 mol/L was divided by 0.16 mol/L, the label before the end of the axis.',
    },
    ...[0.08, 0.12].map((at) => ({
      value: (slope * at) / mostHydroxide,
      slip: 'ruling-misread',
      teaching: `The rise up to ${formatDecimals(at, 2)} mol/L was divided by 0.20 mol/L; the rise up to the end of the axis belongs to this change in concentration.`,
    })),
  ]);
  return (
    options && {
      text: 'What is the second-order rate constant *k*_{2} of the path in which hydroxide takes part in the slow step?',
      keyFrom: ({ lines }) => write(lineIn(lines).slope),
      ...options,
      explanation: `Since *k*_{obs} = *k*_{1} + *k*_{2}[\\ce{OH-}], *k*_{2} is the slope. From 0 to 0.20 mol/L, the line rises from ${low} to ${high}, each times 10^{−6} s^{−1}: \\frac{(${high} − ${low}) × 10^{−6} s^{−1}}{0.20 mol/L} = ${options.answer}.`,
      finding: `The slope of the line is ${options.answer}.`,
    }
  );
}

/** The share of the bromide that reacts by one of the two paths. */
export function shareOfPath({ without, slope }: ParallelPaths, random: Random): PartDraft | null {
  const hydroxide = random.pick([0.03, 0.05, 0.07, 0.09, 0.11, 0.13]);
  const isWith = random.next() < 0.5;
  const [asked, other] = isWith ? ['with', 'without'] : ['without', 'with'];
  const shareIn = (path: Line, at: number): number => {
    const of = (100 * path.without) / (path.without + path.slope * at);
    return isWith ? 100 - of : of;
  };
  const line = { without, slope };
  const share = shareIn(line, hydroxide);
  const write = (value: number): string => `${formatDecimals(value, 0)}%`;
  const [total, end] = [without + slope * hydroxide, without + slope * mostHydroxide];
  const part = isWith ? total - without : without;
  const c = `${formatDecimals(hydroxide, 2)} mol/L`;
  const options = shareReadingOptions(
    share,
    write,
    [
      {
        value: 100 - share,
        slip: 'rest-for-part',
        teaching: `This is the percentage for the path ${other} hydroxide in its slow step.`,
      },
      {
        value: 2 * part < total ? (100 * part) / (total - part) : NaN,
        slip: 'part-to-part-for-part-to-whole',
        teaching: 'One path was divided by the other; to find a percentage, divide by the sum of both.',
      },
      {
        value: shareIn(line, mostHydroxide),
        slip: 'other-point-of-curve',
        teaching: `The line was read at 0.20 mol/L, not at ${c}.`,
      },
      {
        value: shareIn(line, hydroxide / 2),
        slip: 'ruling-misread',
        teaching: 'The line was read at half the concentration: one small division is 0.01 mol/L.',
      },
      {
        value: 2 * hydroxide < mostHydroxide ? shareIn(line, 2 * hydroxide) : NaN,
        slip: 'ruling-misread',
        teaching: 'The line was read at twice the concentration: one small division is 0.01 mol/L.',
      },
      {
        value: 50,
        slip: 'equal-lines',
        teaching: 'Both paths were assumed to be equally fast.',
      },
      {
        value: (100 * (total - without)) / end,
        slip: 'wrong-reference',
        teaching: isWith
          ? `The path with hydroxide was compared with the total at 0.20 mol/L, not at ${c}.`
          : `This is the path with hydroxide as a percentage of the total at 0.20 mol/L, but the question asks for the path without hydroxide, at ${c}.`,
      },
      {
        value: 100 * (1 - total / end),
        slip: 'wrong-reference',
        teaching: 'This is the percentage by which the total falls short of that at 0.20 mol/L.',
      },
      {
        value: (100 * total) / end,
        slip: 'wrong-reference',
        teaching: `Two totals were compared, that at ${c} with that at 0.20 mol/L.`,
      },
      {
        value: (100 * without) / end,
        slip: isWith ? 'rest-for-part' : 'other-point-of-curve',
        teaching: isWith
          ? `This is the path without hydroxide as a percentage of the total at 0.20 mol/L, but the question asks for the path with hydroxide, at ${c}.`
          : `The path without hydroxide was compared with the total at 0.20 mol/L, not at ${c}.`,
      },
    ],
    0.14,
  );
  const written = {
    without: formatDecimals(without, 1),
    total: formatDecimals(total, 1),
    part: formatDecimals(isWith ? Number(formatDecimals(total, 1)) - without : without, 1),
  };
  return (
    options && {
      text: `With [\\ce{OH-}] = ${c}, what percentage of the bromide reacts by the path ${asked} hydroxide in its slow step?`,
      keyFrom: ({ lines }) => write(shareIn(lineIn(lines), hydroxide)),
      ...options,
      explanation: `The constant for the path without hydroxide is the intercept, ${written.without} × 10^{−6} s^{−1}. At ${c}, the line is at ${written.total} × 10^{−6} s^{−1}, the sum of both paths${isWith ? `, so the constant for the path with hydroxide is the rest, ${written.part} × 10^{−6} s^{−1}` : ''}. The percentage is \\frac{${written.part}}{${written.total}}, about ${options.answer}.`,
      finding: `The path ${asked} hydroxide accounts for ${options.answer} of the height of the line at ${c}.`,
    }
  );
}

type Line = ReturnType<typeof lineIn>;

/** What another condition does to the line. */
export function changedPaths(random: Random): PartDraft {
  const change = random.pick(lineChanges);
  const { text, why } = change;
  const options = lineOptions(change);
  return { text, ...options, explanation: `${why} ${options.answer}`, finding: why };
}
