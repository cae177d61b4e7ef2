import { formatDecimals } from '@valence/chemistry';
import { extremes, type Figure, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { places } from '../../curves/nice-axis.ts';
import type { Draft, Family } from '../../family.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { rulingSlips } from '../../options/ruling-slips.ts';
import { platesOfPeak } from './plates-of-peak.ts';

/** A chromatogram: a retention factor, and the selectivity of two peaks. */
export const chromatogramReadings: Family = {
  id: 'chromatogram-readings',
  name: 'Reading a chromatogram',
  subject: 'analytical',
  topics: ['chromatography'],
  difficulties: ['beginner', 'intermediate'],
  tests: { beginner: ['retention-factor'], intermediate: ['theoretical-plates'] },
  uses: ['principles-of-chromatography'],
  reference: 'Harris, Quantitative Chemical Analysis, chapter 23',
  showsFigure: true,
  draft(random, difficulty) {
    return difficulty === 'beginner' ? retention(random) : platesOfPeak(random);
  },
};

const one = (value: number): string => formatDecimals(value, 1);

function draw(peaks: readonly { at: number; height: number; width: number }[], to: number): Figure {
  const signal = (t: number): number =>
    peaks.reduce(
      (sum, { at, height, width }) => sum + height * Math.exp(-0.5 * (((t - at) / width) * 4) ** 2),
      4,
    );
  const ts = [
    ...places(0, to, 60),
    ...peaks.flatMap(({ at, width }) => places(at - width / 2, at + width / 2, 16)),
  ].sort((a, b) => a - b);
  return {
    kind: 'plot',
    of: 'chromatogram',
    caption: 'Chromatogram of a mixture; the small first peak is that of an unretained substance',
    x: { quantity: 'Time', unit: 'min', from: 0, to, step: 2, parts: 4 },
    y: { quantity: 'Signal', from: 0, to: 110, step: 10, isBare: true },
    series: [{ shape: 'line', points: ts.map((t) => [t, signal(t)] as const) }],
  };
}

/** Places of the peaks from left to right; between two of them the curve is lowest. */
function peaksOf(points: readonly Point[]): number[] {
  return extremes(points).filter((_, index) => index % 2 === 0);
}

function retention(random: Random): Draft | null {
  const dead = random.pick([1, 1.5, 2]);
  const first = dead + random.integer(4, 9) / 2;
  const second = first + random.integer(5, 12) / 2;
  if (second > 13) return null;
  const figure = draw(
    [
      { at: dead, height: 16, width: 0.5 },
      { at: first, height: random.integer(50, 100), width: 0.9 },
      { at: second, height: random.integer(50, 100), width: 1.2 },
    ],
    14,
  );
  const isFirst = random.pick([true, false]);
  const [asked, other] = isFirst ? [first, second] : [second, first];
  const key = (asked - dead) / dead;
  const slips = [
    {
      value: asked / dead,
      slip: 'ratio-for-ratio-minus-one',
      teaching: 'The dead time was not subtracted first: *k* = (*t*_{R} − *t*_{M})/*t*_{M}.',
    },
    {
      value: (other - dead) / dead,
      slip: 'other-special-point',
      teaching: 'This is the value for the other peak.',
    },
    {
      value: (asked - dead) / asked,
      slip: 'part-to-part-for-part-to-whole',
      teaching:
        'The adjusted retention time was divided by the total retention time; it must be divided by the dead time.',
    },
    {
      value: asked,
      slip: 'total-for-adjusted-time',
      teaching:
        'This is the retention time in minutes; the dead time was neither subtracted nor used as the divisor.',
    },
    {
      value: asked - dead,
      slip: 'one-step-short',
      teaching: 'This is the adjusted retention time; it must still be divided by the dead time.',
    },
  ];
  const options = shareReadingOptions(key, one, slips, undefined, [
    ...rulingSlips({
      reading: asked,
      step: 2,
      to: 14,
      name: 'retention time',
      write: (value) => `${value} min`,
      of: (time) => (time - dead) / dead,
    }).filter(({ value }) => value > 0),
    {
      value: other / dead,
      slip: 'ratio-for-ratio-minus-one',
      teaching: 'Two things went wrong. The other peak was taken. Also, the dead time was not subtracted.',
    },
    {
      value: (asked + dead) / dead,
      slip: 'wrong-sign',
      teaching: 'The dead time was added to the retention time; it must be subtracted.',
    },
    {
      value: Math.abs(second - first) / dead,
      slip: 'needless-difference',
      teaching:
        'The retention times of the two retained substances were subtracted from each other; the dead time must be subtracted from the retention time.',
    },
    ...[0.5, -0.5]
      .filter((off) => dead + off > 0)
      .map((off) => ({
        value: (asked - dead - off) / (dead + off),
        slip: 'ruling-misread',
        teaching: `The dead time was read one mark too ${off > 0 ? 'late' : 'early'}; the small first peak is at ${one(dead)} min.`,
      })),
    {
      value: (asked - 2 * dead) / dead,
      slip: 'subtracted-twice',
      teaching: 'The dead time was subtracted twice; it should be subtracted only once.',
    },
    {
      value: (other - dead) / other,
      slip: 'part-to-part-for-part-to-whole',
      teaching:
        'Two things went wrong. The other peak was taken. Also, its adjusted retention time was divided by its total retention time; it must be divided by the dead time.',
    },
    {
      value: (asked - dead) / (other - dead),
      slip: 'wrong-reference',
      teaching:
        'The adjusted retention time was divided by that of the other substance; it must be divided by the dead time.',
    },
    {
      value: (other - dead) / (asked - dead),
      slip: 'wrong-reference',
      teaching:
        'This is the adjusted retention time of the other substance over that of the substance asked for.',
    },
    {
      value: dead / (asked - dead),
      slip: 'inverted-ratio',
      teaching: 'The ratio was inverted: the adjusted retention time is divided by the dead time.',
    },
  ]);
  return (
    options && {
      text: `What is the retention factor of the ${isFirst ? 'first' : 'second'} of the two retained substances?`,
      shown: {
        figure,
        keyFrom: ({ lines }) => {
          const [t0 = NaN, ...rest] = peaksOf(lines[0] ?? []);
          return one(((rest[isFirst ? 0 : 1] ?? NaN) - t0) / t0);
        },
      },
      ...options,
      explanation: `The unretained substance elutes at ${one(dead)} min and the substance in question at ${one(asked)} min. Its retention factor is *k* = \\frac{${one(asked)} − ${one(dead)}}{${one(dead)}} = ${options.answer}.`,
      finding: `Adjusted retention time over dead time: ${options.answer}.`,
    }
  );
}
