import { formatDecimals } from '@valence/chemistry';
import { extremes, type DrawingReading, type Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { places } from '../../curves/nice-axis.ts';
import type { Draft, Family } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';

const percent = (value: number): string => `${formatDecimals(value, 0)}%`;

/** The chromatogram of two enantiomers on a chiral column: the share of one, and the enantiomeric excess. */
export const enantiomerChromatogramReadings: Family = {
  id: 'enantiomer-chromatogram-readings',
  name: 'Enantiomers in a chromatogram',
  subject: 'organic',
  topics: ['stereochemistry'],
  difficulties: ['intermediate', 'advanced'],
  tests: {
    intermediate: ['chiral-chromatography'],
    advanced: ['enantiomeric-excess', 'chiral-chromatography'],
  },
  reference: 'Clayden, Organic Chemistry, chapter 41',
  showsFigure: true,
  draft: (random, difficulty) => read(random, difficulty === 'advanced'),
};

interface Peaks {
  first: { at: number; area: number };
  second: { at: number; area: number };
}

function drawChromatogram({ first, second }: Peaks): Figure {
  const width = 0.9;
  // All peaks are equally wide, so that their areas are in proportion to their heights.
  const heightOf = (area: number): number => area;
  const signal = (t: number): number =>
    [first, second].reduce(
      (sum, { at, area }) => sum + heightOf(area) * Math.exp(-8 * ((t - at) / width) ** 2),
      3,
    );
  const ts = [
    ...places(0, 16, 60),
    ...[first, second].flatMap(({ at }) => places(at - width, at + width, 32)),
  ].sort((a, b) => a - b);
  return {
    kind: 'plot',
    of: 'chromatogram',
    caption: 'Chromatogram of a mixture of two enantiomers on a chiral column, with the areas of the peaks',
    x: { quantity: 'Time', unit: 'min', from: 0, to: 16, step: 2, parts: 4 },
    y: { quantity: 'Signal', from: 0, to: 120, step: 20, isBare: true },
    series: [{ shape: 'line', points: ts.map((t) => [t, signal(t)] as const) }],
    labels: [first, second].map(({ at, area }) => ({ at: [at, heightOf(area) + 11], text: String(area) })),
  };
}

/** The areas at the two peaks of a drawing, from left to right. */
function areasOf({ lines, texts }: DrawingReading): [number, number] {
  const peaks = extremes(lines[0] ?? []).filter((_, index) => index % 2 === 0);
  const areas = texts.filter(({ as }) => as === 'label');
  const areaAt = (x: number): number =>
    Number(areas.toSorted((a, b) => Math.abs(a.at[0] - x) - Math.abs(b.at[0] - x))[0]?.text ?? NaN);
  return [areaAt(peaks[0] ?? NaN), areaAt(peaks[1] ?? NaN)];
}

function read(random: Random, isExcess: boolean): Draft | null {
  const at = random.integer(8, 18) / 2;
  const isFirstMajor = random.pick([true, false]);
  const major = random.integer(30, 96);
  const minor = random.integer(8, 40);
  const [one, two] = isFirstMajor ? [major, minor] : [minor, major];
  const first = { at, area: one };
  const second = { at: at + random.integer(5, 10) / 2, area: two };
  if (second.at > 15 || major < 1.3 * minor || major + minor === 100) return null;
  const excess = (a: number, b: number): number => (100 * Math.abs(a - b)) / (a + b);
  // The share of a named peak is asked for, so that it may be the smaller one.
  const asked = random.pick(['first', 'second'] as const);
  const [own, other] = asked === 'first' ? [one, two] : [two, one];
  const share = (100 * own) / (one + two);
  const key = isExcess ? excess(one, two) : share;
  // A number that is merely read off or added must not be the answer by chance.
  if ([own, other, one + two].some((value) => Math.abs(value - key) < 1)) return null;
  const ofShare = {
    value: (100 * major) / (one + two),
    slip: 'share-for-excess',
    teaching:
      'This is the percentage of the major enantiomer; the excess is the difference between the two percentages.',
  };
  const right = isExcess
    ? 'the excess is the difference divided by the sum of both areas'
    : `the percentage is the area of the ${asked} peak divided by the sum of both areas`;
  const common = [
    {
      value: (100 * minor) / major,
      slip: 'wrong-reference',
      teaching: `The smaller area was divided by the larger one; ${right}.`,
    },
    {
      value: (100 * (major - minor)) / major,
      slip: 'wrong-reference',
      teaching: `The difference between the areas was divided by the larger area; ${right}.`,
    },
    {
      value: major - minor,
      slip: 'one-step-short',
      teaching: isExcess
        ? 'This is the difference between the areas, not divided by their sum.'
        : `This is the difference between the areas, not the area of the ${asked} peak divided by their sum.`,
    },
  ];
  const options = readingOptions(
    key,
    percent,
    [
      ...(isExcess
        ? [
            ofShare,
            {
              value: (100 * minor) / (one + two),
              slip: 'share-for-excess',
              teaching: 'This is the percentage of the minor enantiomer.',
            },
          ]
        : [
            {
              value: 100 - share,
              slip: 'exchanged-values',
              teaching: 'This is the percentage of the other enantiomer.',
            },
            {
              value: excess(one, two),
              slip: 'excess-for-share',
              teaching: 'This is the enantiomeric excess, the difference between the two percentages.',
            },
            {
              value: own,
              slip: 'one-step-short',
              teaching: 'This is the area of the peak; it must be divided by the sum of both areas.',
            },
            {
              value: other,
              slip: 'exchanged-values',
              teaching:
                'This is the area of the other peak, and it was not divided by the sum of both areas.',
            },
          ]),
      ...common,
    ].filter(({ value }) => value < 100),
    3,
  );
  const sum = `${one} + ${two} = ${one + two}`;
  return (
    options && {
      text: isExcess
        ? 'What is the enantiomeric excess of the mixture?'
        : `What percentage of the mixture is the enantiomer that elutes ${asked}?`,
      shown: {
        figure: drawChromatogram({ first, second }),
        keyFrom: (drawing) => {
          const [a, b] = areasOf(drawing);
          return percent(isExcess ? excess(a, b) : (100 * (asked === 'first' ? a : b)) / (a + b));
        },
      },
      ...options,
      explanation: isExcess
        ? `Equal amounts of two enantiomers give equal signals, so the areas are proportional to the amounts. The sum of the areas is ${sum}, and the excess is \\frac{${major} − ${minor}}{${one + two}} = ${options.answer}.`
        : `Equal amounts of two enantiomers give equal signals, so the areas are proportional to the amounts. The sum of the areas is ${sum}, and the ${asked} peak accounts for \\frac{${own}}{${one + two}} = ${options.answer} of it.`,
      finding: `From the areas ${one} and ${two}: ${options.answer}.`,
    }
  );
}
