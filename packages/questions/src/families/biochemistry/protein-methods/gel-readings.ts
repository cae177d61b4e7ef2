import { formatDecimals } from '@valence/chemistry';
import type { DrawingReading, Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';

const sizes = [100, 70, 50, 35, 25, 15] as const;
const kilodaltons = (value: number): string => `${formatDecimals(value, 0)} kDa`;

/** An SDS gel with a ladder: the size of a band. */
export const gelReadings: Family = {
  id: 'gel-readings',
  name: 'Reading an SDS gel',
  subject: 'biochemistry',
  topics: ['protein-methods'],
  difficulties: ['beginner'],
  tests: { beginner: ['gel-electrophoresis'] },
  reference: 'Berg, Tymoczko and Stryer, Biochemistry, section 3.1',
  showsFigure: true,
  draft(random) {
    return sizeOfBand(random);
  },
};

/** Small proteins travel farther, according to the logarithm of their size. */
function placeOf(size: number): number {
  return 0.08 + 0.84 * (Math.log(120 / size) / Math.log(120 / 13));
}

function gel(lanes: readonly { name: string; of: readonly number[] }[]): Figure {
  return {
    kind: 'gel',
    caption: 'SDS gel after staining, wells at the top',
    unit: 'kDa',
    ladder: sizes.map((size) => ({ size, at: placeOf(size) })),
    lanes: lanes.map(({ name, of }) => ({ name, bands: of.map(placeOf) })),
  };
}

/** The sizes of the bands in a lane, from the ladder beside them. */
function sizesIn({ marks, texts }: DrawingReading, lane: number): number[] {
  const ladder = marks.filter(({ as }) => as === 'ladder').map(({ at }) => at[1]);
  const known = texts.filter(({ as }) => as === 'size').map(({ text }) => Number(text));
  return marks
    .filter(({ as }) => as === `band-${lane}`)
    .map(({ at }) => {
      const nearest = ladder.reduce(
        (best, place, index) =>
          Math.abs(place - at[1]) < Math.abs((ladder[best] ?? 0) - at[1]) ? index : best,
        0,
      );
      return known[nearest] ?? NaN;
    });
}

function sizeOfBand(random: Random): Draft | null {
  const [one, other] = random.shuffle(sizes).slice(0, 2);
  const isFirst = random.pick([true, false]);
  if (one === undefined || other === undefined) return null;
  const figure = gel([
    { name: '1', of: [one] },
    { name: '2', of: [other] },
  ]);
  const [key, wrong] = isFirst ? [one, other] : [other, one];
  const place = sizes.indexOf(key);
  const options = readingOptions(
    key,
    kilodaltons,
    [
      { value: wrong, slip: 'other-curve', teaching: 'This is the size of the protein in the other lane.' },
      {
        value: sizes.at(-1 - place) ?? 0,
        slip: 'scale-backwards',
        teaching:
          'The bands of the ladder were counted from the wrong end; small proteins travel farther from the wells at the top.',
      },
      {
        value: sizes[place + 1] ?? 20,
        slip: 'ruling-misread',
        teaching:
          place === sizes.length - 1
            ? 'The band of the protein is level with the lowest band of the ladder, not between two of its bands.'
            : 'This band of the ladder lies lower on the gel than the band of the protein.',
      },
      {
        value: sizes[place - 1] ?? 130,
        slip: 'ruling-misread',
        teaching:
          place === 0
            ? 'The ladder has no band of this size; the band of the protein is level with its highest band.'
            : 'This band of the ladder lies higher on the gel than the band of the protein.',
      },
    ],
    8,
    [
      ...[2, -2, 3, -3].flatMap((off) => {
        const size = sizes[place + off];
        return size === undefined || place + off < 0
          ? []
          : [
              {
                value: size,
                slip: 'ruling-misread',
                teaching: `This band of the ladder is ${Math.abs(off)} bands ${off > 0 ? 'below' : 'above'} the one that is level with the band of the protein.`,
              },
            ];
      }),
      {
        value: (one + other) / 2,
        slip: 'averaged-levels',
        teaching: 'This is the mean of the sizes in the two lanes; each lane contains a different protein.',
      },
      {
        value: one + other,
        slip: 'needless-sum',
        teaching: 'The sizes in the two lanes were added; each lane contains a different protein.',
      },
      {
        value: Math.abs(one - other),
        slip: 'needless-difference',
        teaching:
          'This is the difference between the sizes in the two lanes; each band must be compared with the ladder.',
      },
    ],
  );
  return (
    options && {
      text: `What is the approximate size of the protein in lane ${isFirst ? '1' : '2'}?`,
      shown: { figure, keyFrom: (drawing) => kilodaltons(sizesIn(drawing, isFirst ? 0 : 1)[0] ?? NaN) },
      ...options,
      explanation: `In an SDS gel, proteins migrate according to size alone, and the smallest proteins travel farthest. The band in lane ${isFirst ? '1' : '2'} is level with the band of the ladder at ${options.answer}.`,
      finding: `The band is level with the band of the ladder at ${options.answer}.`,
    }
  );
}
