import { formatDecimals } from '@valence/chemistry';
import type { Figure, Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';

const one = (value: number): string => formatDecimals(value, 1);

/** The number of theoretical plates from the tangents to a peak. */
export function platesOfPeak(random: Random): Draft | null {
  const at = random.integer(8, 24) / 2;
  const width = random.integer(2, 4) / 2;
  const ratio = at / width;
  const triangle: Point[] = [
    [0, 4],
    [at - width / 2, 4],
    [at, 96],
    [at + width / 2, 4],
    [14, 4],
  ];
  const figure: Figure = {
    kind: 'plot',
    of: 'chromatogram',
    caption: 'Peak of one substance with the tangents to its sides, drawn as a triangle on the baseline',
    x: { quantity: 'Time', unit: 'min', from: 0, to: 14, step: 2, parts: 4 },
    y: { quantity: 'Signal', from: 0, to: 110, step: 10, isBare: true },
    series: [{ shape: 'line', points: triangle }],
  };
  const write = (value: number): string => formatDecimals(value, 0);
  const options = shareReadingOptions(16 * ratio ** 2, write, [
    {
      value: 5.54 * ratio ** 2,
      slip: 'half-height-factor',
      teaching:
        'The factor 5.54 was used, which belongs to the width at half height; the width at the base requires the factor 16.',
    },
    {
      value: 16 * ratio,
      slip: 'forgot-square',
      teaching: 'The ratio of retention time to width was not squared.',
    },
    {
      value: 16 * ((at - width / 2) / width) ** 2,
      slip: 'start-of-peak-read',
      teaching: `The start of the peak, ${formatDecimals(at - width / 2, 2)} min, was used as the retention time, which must be read at the top.`,
    },
    { value: ratio ** 2, slip: 'forgot-factor', teaching: 'The factor 16 is missing.' },
    {
      value: 64 * ratio ** 2,
      slip: 'diameter-for-radius',
      teaching: 'Only half of the base width, on one side of the top, was used; the full width must be used.',
    },
    {
      value: 16 * ((at + width / 2) / width) ** 2,
      slip: 'other-special-point',
      teaching: `The end of the peak, ${formatDecimals(at + width / 2, 2)} min, was used as the retention time, which must be read at the top.`,
    },
    {
      value: 4 * 5.54 * ratio ** 2,
      slip: 'half-height-factor',
      teaching:
        'The width at half height and its factor, 5.54, were used; the question asks for the base width, with the factor 16.',
    },
    {
      value: 64 * ((at - width / 2) / width) ** 2,
      slip: 'diameter-for-radius',
      teaching:
        'Two things went wrong. Half of the width at the base was used; the full width must be used. Also, the retention time was read at the start of the peak; it must be read at the top.',
    },
    {
      value: 32 * ratio,
      slip: 'forgot-square',
      teaching:
        'Two things went wrong. The ratio of retention time to width was not squared. Also, half of the width at the base was used; the full width must be used.',
    },
    {
      value: 5.54 * ((at + width / 2) / width) ** 2,
      slip: 'half-height-factor',
      teaching:
        'Two things went wrong. The factor 5.54 was used, which belongs to the width at half height. Also, the retention time was read at the end of the peak; it must be read at the top.',
    },
  ]);
  return (
    options && {
      text: 'What is the approximate number of theoretical plates, calculated from the retention time and the base width of this peak?',
      shown: {
        figure,
        keyFrom: ({ lines }) => {
          const [, [left] = [NaN], [top] = [NaN], [right] = [NaN]] = lines[0] ?? [];
          return write(16 * (top / (right - left)) ** 2);
        },
      },
      ...options,
      explanation: `The top is at ${one(at)} min, and the base extends from ${formatDecimals(at - width / 2, 2)} min to ${formatDecimals(at + width / 2, 2)} min, a width of ${one(width)} min. *N* = 16 × (\\frac{${one(at)}}{${one(width)}})^{2} = ${options.answer}.`,
      finding: `16 times the square of time over width is ${options.answer}.`,
    }
  );
}
