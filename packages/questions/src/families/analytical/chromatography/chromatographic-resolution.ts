import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { believableOptions, quantityOptions } from '../../options/quantity-options.ts';
import { twoSlips } from '../../notes/two-slips.ts';
import { workingTo } from '../../texts/shown-working.ts';

/** Plates of one peak, resolution of two, and the column that a wanted resolution needs. */
export const chromatographicResolution: Family = {
  id: 'chromatographic-resolution',
  name: 'Plates and resolution in chromatography',
  subject: 'analytical',
  topics: ['chromatography'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['theoretical-plates'],
    intermediate: ['chromatographic-resolution'],
    advanced: ['chromatographic-resolution'],
  },
  reference: 'Harris, Quantitative Chemical Analysis, chapter 23',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return platesOfPeak(random);
      case 'intermediate':
        return resolutionOfPeaks(random);
      case 'advanced':
        return columnForResolution(random);
    }
  },
};

const two = (value: number): string => formatDecimals(value, 2);
const minutes = (value: number): string => formatDecimals(value, 3);

function platesOfPeak(random: Random): Draft | null {
  const isHalf = random.pick([true, false]);
  const time = random.integer(3000, 18_000) / 1000;
  const width = random.integer(100, 600) / 1000;
  const [factor, other] = isHalf ? [5.55, 16] : [16, 5.55];
  const plates = factor * (time / width) ** 2;
  if (plates < 1500 || plates > 60_000) return null;
  const where = isHalf ? 'at half height' : 'at the base';
  const symbol = isHalf ? '*w*_{½}' : '*w*';
  const options = quantityOptions(plates, (value) => formatSignificant(value, 3), [
    {
      value: other * (time / width) ** 2,
      slip: isHalf ? 'base-width-factor' : 'half-height-factor',
      factor: 'f',
      teaching: `The factor ${other} was used, which belongs to the width ${isHalf ? 'at the base' : 'at half height'}; for the width ${where}, the factor is ${factor}.`,
    },
    {
      value: factor * (time / width),
      slip: 'forgot-exponent',
      factor: 'r',
      teaching: 'The ratio of retention time to width was not squared.',
    },
    {
      value: (time / width) ** 2,
      slip: 'forgot-factor',
      factor: 'f',
      teaching: `The factor ${factor} is missing.`,
    },
    {
      value: (factor * time) ** 2 / width ** 2,
      slip: 'squared-the-factor',
      factor: 'f',
      teaching: `The factor ${factor} was squared; it stands in front of the square.`,
    },
  ]);
  if (options === null) return null;
  return {
    text: `A peak has a retention time of ${minutes(time)} min and a width of ${minutes(width)} min ${where}. How many theoretical plates does the column have? (*N* = 16(*t*_{R}/*w*)² with the width at the base; *N* = 5.55(*t*_{R}/*w*_{½})² with the width at half height)`,
    ...options,
    explanation: `With the width ${where}: *N* = ${factor}(\\frac{*t*_{R}}{${symbol}})² = ${factor} × (\\frac{${minutes(time)}}{${minutes(width)}})² = ${options.answer}.`,
    finding: `The formula for the width ${where} gives ${options.answer}.`,
  };
}

function resolutionOfPeaks(random: Random): Draft | null {
  const pair = drawPeaks(random);
  const isHalf = random.pick([true, false]);
  const { first, second, firstWidth, secondWidth, distance, sum } = pair;
  const key = ((isHalf ? 1.18 : 2) * distance) / sum;
  if (key < 0.7 || key > 3.5) return null;
  const where = isHalf ? 'at half height' : 'at the base';
  const times = isHalf ? 1.18 : 2;
  const options = quantityOptions(
    key,
    two,
    [
      {
        value: ((isHalf ? 2 : 1.18) * distance) / sum,
        slip: isHalf ? 'base-width-factor' : 'half-height-factor',
        factor: 'f',
        teaching: `The factor ${isHalf ? '2' : '1.18'} was used, which belongs to widths ${isHalf ? 'at the base' : 'at half height'}; here the factor is ${isHalf ? '1.18' : '2'}.`,
      },
      {
        value: distance / sum,
        slip: 'forgot-factor',
        factor: 'f',
        teaching: `The factor ${isHalf ? '1.18' : '2'} in front of the distance between the peaks is missing.`,
      },
      {
        value: ((isHalf ? 1.18 : 2) * distance) / secondWidth,
        slip: 'one-width-only',
        factor: 'w',
        teaching:
          'Only the width of the second peak was used; both peaks contribute to the overlap, so their widths are added.',
      },
      {
        value: (isHalf ? 1.18 : 2) * (second / secondWidth - first / firstWidth),
        slip: 'ratios-for-difference',
        teaching:
          'Each retention time was divided by its own width; the distance between the peaks must be divided by the sum of the widths.',
      },
    ].map((slipped) => (slipped.value > 0.05 ? slipped : { ...slipped, value: Number.NaN })),
  );
  if (options === null) return null;
  const { shown } = workingTo(options.answer, (keep) => two(keep(times * distance) / sum));
  return {
    text: `Two peaks have retention times of ${minutes(first)} and ${minutes(second)} min and widths of ${minutes(firstWidth)} and ${minutes(secondWidth)} min ${where}. What is their resolution? (*R*_{s} = 2Δ*t*_{R}/(*w*_{1} + *w*_{2}) with the widths at the base; the factor is 1.18 instead of 2 with the widths at half height)`,
    ...options,
    explanation: `*R*_{s} = \\frac{${isHalf ? '1.18' : '2'} × (${minutes(second)} − ${minutes(first)})}{${minutes(firstWidth)} + ${minutes(secondWidth)}} = \\frac{${shown(times * distance)}}{${minutes(sum)}} = ${options.answer}.`,
    finding: `Distance between the peaks over their widths ${where}: ${options.answer}.`,
  };
}

function columnForResolution(random: Random): Draft | null {
  const { first, second, firstWidth, secondWidth, distance, sum } = drawPeaks(random);
  const resolution = (2 * distance) / sum;
  const wanted = random.pick([1.5, 2]);
  const length = random.pick([10, 15, 20, 25, 30]);
  const ratio = wanted / resolution;
  if (ratio < 1.15 || ratio > 2.4 || length * ratio ** 2 > 100) return null;
  const write = (value: number): string => `${formatSignificant(value, 3)} cm`;
  const slips = [
    {
      value: length * ratio,
      slip: 'linear-for-square-root',
      teaching:
        'The ratio of the resolutions was not squared; resolution increases only with the square root of the length.',
    },
    {
      value: length * Math.sqrt(ratio),
      slip: 'root-for-square',
      teaching:
        'The square root of the ratio of the resolutions was taken; *L* is proportional to the square of the resolution.',
    },
    {
      value: length * (wanted / (resolution / 2)) ** 2,
      slip: 'forgot-factor-two',
      factor: 'f',
      teaching: 'The present resolution was calculated without the factor 2 in front of Δ*t*_{R}.',
    },
    {
      value: length * (1 + ratio ** 2),
      slip: 'total-for-increase',
      teaching:
        'The new length was added to the old one; the squared ratio already gives the length of the whole column.',
    },
    {
      value: length * (ratio * (2 / 1.18)) ** 2,
      slip: 'half-height-factor',
      teaching:
        'The present resolution was calculated with the factor 1.18, which belongs to widths at half height; for widths at the base, the factor is 2.',
    },
    {
      value: length * ratio ** 4,
      slip: 'needless-square',
      teaching: 'The squared ratio of the resolutions was squared again; *L* is proportional to *R*_{s}².',
    },
    {
      value: length * (1 + ratio),
      slip: 'total-for-increase',
      teaching: twoSlips(
        'The ratio of the resolutions was not squared.',
        'The new length was added to the old one.',
      ),
    },
    {
      value: length * (ratio ** 2 - 1),
      slip: 'answered-another-quantity',
      teaching: 'This is the length that must be added to the present column, not that of the whole column.',
    },
    {
      value: length * (wanted / (distance / firstWidth)) ** 2,
      slip: 'one-width-only',
      teaching:
        'The width of the first peak was used for both peaks; the second peak is wider, so the present resolution came out too high.',
    },
    {
      value: length * (wanted / (distance / secondWidth)) ** 2,
      slip: 'one-width-only',
      teaching:
        'The width of the second peak was used for both peaks; the first peak is narrower, so the present resolution came out too low.',
    },
  ];
  // A higher resolution needs a longer column, and nobody packs one of several meters.
  const options = believableOptions(length * ratio ** 2, write, slips, [length * 1.02, 150]);
  if (options === null) return null;
  const { shown } = workingTo(options.answer, (keep) => write(length * (wanted / keep(resolution)) ** 2));
  return {
    text: `On a ${length}.0 cm column, two peaks appear at ${minutes(first)} and ${minutes(second)} min with base widths of ${minutes(firstWidth)} and ${minutes(secondWidth)} min. What length of the same packing, at the same flow rate, would give a resolution of ${two(wanted)}?`,
    ...options,
    explanation: `At present, *R*_{s} = \\frac{2 × ${minutes(distance)}}{${minutes(sum)}} = ${shown(resolution)}. The number of plates is proportional to the length, and *R*_{s} is proportional to \\sqrt{*N*}, so *L* = ${length}.0 cm × (\\frac{${two(wanted)}}{${shown(resolution)}})² = ${options.answer}.`,
    finding: `Resolution goes with the root of the length: ${options.answer}.`,
  };
}

function drawPeaks(random: Random): {
  first: number;
  second: number;
  firstWidth: number;
  secondWidth: number;
  distance: number;
  sum: number;
} {
  const first = random.integer(4000, 16_000) / 1000;
  const distance = random.integer(200, 1200) / 1000;
  const firstWidth = random.integer(200, 600) / 1000;
  const secondWidth = firstWidth + random.integer(10, 80) / 1000;
  return {
    first,
    second: first + distance,
    firstWidth,
    secondWidth,
    distance,
    sum: firstWidth + secondWidth,
  };
}
