import { formatDecimals } from '@valence/chemistry';
import type { DrawingReading, Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';

const two = (value: number): string => formatDecimals(value, 2);

/** A thin-layer plate beside a ruler: the *R*_{f} value of a spot, and which substances a mixture has. */
export const tlcPlateReadings: Family = {
  id: 'tlc-plate-readings',
  name: 'Reading a thin-layer plate',
  subject: 'analytical',
  topics: ['chromatography'],
  difficulties: ['beginner', 'intermediate'],
  tests: { beginner: ['thin-layer-chromatography'], intermediate: ['thin-layer-chromatography'] },
  reference: 'OpenStax Organic Chemistry, laboratory methods; McMurry, Organic Chemistry, chapter 12',
  showsFigure: true,
  draft(random, difficulty) {
    return difficulty === 'beginner' ? factorOfSpot(random) : substancesOfMixture(random);
  },
};

function heightOf({ marks }: DrawingReading, as: string): number {
  return marks.find((mark) => mark.as === as)?.at[1] ?? NaN;
}

function factorOfSpot(random: Random): Draft | null {
  const start = random.pick([1, 1.2, 1.4]);
  const front = random.pick([6, 6.4, 6.8]);
  const spot = start + random.integer(6, 22) / 5;
  if (front - spot < 0.6) return null;
  const figure: Figure = {
    kind: 'tlc',
    caption: 'Developed plate beside a ruler',
    start,
    front,
    height: 7,
    lanes: [{ name: 'sample', spots: [spot] }],
  };
  const key = (spot - start) / (front - start);
  const options = readingOptions(
    key,
    two,
    [
      {
        value: spot / front,
        slip: 'measured-from-edge',
        teaching:
          'Both distances were measured from the lower edge of the plate; they must be measured from the origin.',
      },
      {
        value: (front - spot) / (front - start),
        slip: 'mobile-speed-differs',
        teaching:
          'The distance from the spot to the solvent front was used; the distance from the origin to the spot must be used.',
      },
      {
        value: spot / 7,
        slip: 'measured-from-edge',
        teaching:
          'The height of the spot above the lower edge was divided by the height of the plate; both distances are measured from the origin, that of the solvent to its front.',
      },
      {
        value: (spot - start) / front,
        slip: 'measured-from-edge',
        teaching:
          'The distance traveled by the solvent was measured from the lower edge of the plate; it must be measured from the origin.',
      },
      {
        value: spot / (front - start),
        slip: 'measured-from-edge',
        teaching:
          'The distance traveled by the spot was measured from the lower edge of the plate; it must be measured from the origin.',
      },
      {
        value: (spot - start) / (front - spot),
        slip: 'part-to-part-for-part-to-whole',
        teaching:
          'The distance traveled by the spot was divided by the distance from the spot to the solvent front; it must be divided by the whole distance traveled by the solvent.',
      },
      {
        value: (spot - start) / (7 - start),
        slip: 'wrong-reference',
        teaching:
          'The distance from the origin to the upper end of the plate was used for the solvent; the solvent has traveled only to its front.',
      },
      // No substance travels farther than the solvent.
    ].filter(({ value }) => value > 0 && value < 0.99),
    0.06,
  );
  const distance = (value: number): string => `${formatDecimals(value, 1)} cm`;
  return (
    options && {
      text: 'What is the *R*_{f} value of the spot?',
      shown: {
        figure,
        keyFrom: (drawing) => {
          const origin = heightOf(drawing, 'start');
          return two((heightOf(drawing, 'spot-0') - origin) / (heightOf(drawing, 'front') - origin));
        },
      },
      ...options,
      explanation: `The origin is at ${distance(start)}, the spot at ${distance(spot)}, and the solvent front at ${distance(front)}. The spot has moved ${distance(spot - start)} and the solvent ${distance(front - start)}, so *R*_{f} = \\frac{${distance(spot - start)}}{${distance(front - start)}} = ${options.answer}.`,
      finding: `The distance of the spot over that of the solvent is ${options.answer}.`,
    }
  );
}

/** Letters that no option of a question has. */
const names = ['X', 'Y', 'Z'] as const;

/** What in the lane of M speaks against some of the substances, or against one of them and an unknown one. */
function whyNot(claimed: readonly number[], present: readonly number[]): string {
  const listed = (places: readonly number[], word: string): string =>
    places.map((place) => names[place]).join(` ${word} `);
  const missing = claimed.filter((place) => !present.includes(place));
  const overlooked = present.filter((place) => !claimed.includes(place));
  const hasStranger = present.length === 1;
  const spots = [
    ...(overlooked.length > 0
      ? [
          overlooked.length > 1
            ? `the spots of M are level with those of ${listed(overlooked, 'and')}`
            : `one spot of M is level with that of ${listed(overlooked, 'and')}`,
        ]
      : []),
    ...(hasStranger && claimed.length > 1 ? ['one spot of M is level with none of the three'] : []),
  ].join(', and ');
  return missing.length > 0
    ? `M has no spot level with that of ${listed(missing, 'or')}; ${spots}.`
    : `Both spots of M are level with those of pure substances, ${listed(present, 'and')}; none is left for an unknown one.`;
}

function substancesOfMixture(random: Random): Draft | null {
  const heights = random.shuffle([2, 2.8, 3.6, 4.4, 5.2]).slice(0, 3);
  const inMixture = random.pick([[0, 1], [0, 2], [1, 2], [0], [1], [2]]);
  const stranger = random.pick([2.4, 3.2, 4, 4.8]);
  const figure: Figure = {
    kind: 'tlc',
    caption: 'Three pure substances, X, Y, and Z, and a mixture, M, on one plate',
    start: 1,
    front: 6.4,
    height: 7,
    lanes: [
      ...names.map((name, index) => ({ name, spots: [heights[index] ?? 0] })),
      {
        name: 'M',
        spots: [
          ...inMixture.map((index) => heights[index] ?? 0),
          ...(inMixture.length === 1 ? [stranger] : []),
        ].sort((a, b) => a - b),
      },
    ],
  };
  const say = (present: readonly number[]): string =>
    present.length === 1
      ? `${names[present[0] ?? 0]} and an unknown substance`
      : `${present.map((index) => names[index]).join(' and ')} only`;
  const all = [[0, 1], [0, 2], [1, 2], [0], [1], [2]];
  const others = random.shuffle(all.filter((one) => one.join() !== inMixture.join()));
  return {
    text: 'According to the plate, what does the mixture M contain?',
    shown: {
      figure,
      keyFrom: ({ marks }) => {
        const spots = marks.filter(({ as }) => as === 'spot-3').map(({ at }) => at[1]);
        const known = names.map((_, index) => marks.find(({ as }) => as === `spot-${index}`)?.at[1] ?? NaN);
        return say(
          known.flatMap((height, index) =>
            spots.some((spot) => Math.abs(spot - height) < 0.15) ? [index] : [],
          ),
        );
      },
    },
    answer: say(inMixture),
    distractors: others.map((one) => ({
      text: say(one),
      slip: 'other-substance',
      teaching: whyNot(one, inMixture),
    })),
    explanation: `On one plate, the same substance always travels the same distance. M has ${inMixture.map((index) => `one spot level with that of ${names[index]}`).join(' and ')}${inMixture.length === 1 ? ', and one spot is level with none of the three' : ''}. So M contains ${say(inMixture)}.`,
    finding: `The spots of M agree with ${say(inMixture)}.`,
  };
}
