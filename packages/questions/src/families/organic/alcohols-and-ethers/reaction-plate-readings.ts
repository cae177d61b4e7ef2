import type { DrawingReading, Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { twoSlips } from '../../notes/two-slips.ts';

const [start, front, height] = [1, 6.4, 7] as const;

/** A thin-layer plate of a reaction mixture over time: when the reaction is finished, and what the product is like. */
export const reactionPlateReadings: Family = {
  id: 'reaction-plate-readings',
  name: 'Following a reaction on a thin-layer plate',
  subject: 'organic',
  topics: ['alcohols-and-ethers', 'carbonyl-compounds'],
  difficulties: ['beginner', 'intermediate'],
  tests: { beginner: ['thin-layer-chromatography'], intermediate: ['thin-layer-chromatography'] },
  reference: 'OpenStax Organic Chemistry, laboratory methods; McMurry, Organic Chemistry, chapter 12',
  showsFigure: true,
  draft: (random, difficulty) => (difficulty === 'beginner' ? finished(random) : outcome(random)),
};

interface Course {
  /** In minutes, the first lane being the starting material by itself. */
  times: readonly number[];
  before: number;
  after: number;
  /** Of the lanes of the mixture: from which on the product is seen, and from which on the starting material is gone. */
  appears: number;
  gone: number;
}

function drawPlate({ times, before, after, appears, gone }: Course): Figure {
  return {
    kind: 'tlc',
    caption:
      'Silica TLC plate with the starting material (S) and the reaction mixture at various times in minutes',
    start,
    front,
    height,
    lanes: [
      { name: 'S', spots: [before] },
      ...times.map((time, lane) => ({
        name: `${time} min`,
        spots: [...(lane < gone ? [before] : []), ...(lane >= appears ? [after] : [])].sort((a, b) => a - b),
      })),
    ],
  };
}

/** Heights of the spots of each lane, the first being the starting material. */
function lanesOf({ marks }: DrawingReading, lanes: number): number[][] {
  return Array.from({ length: lanes + 1 }, (_, lane) =>
    marks.filter(({ as }) => as === `spot-${lane}`).map(({ at }) => at[1]),
  );
}

function isAt(spots: readonly number[], place: number): boolean {
  return spots.some((spot) => Math.abs(spot - place) < 0.15);
}

function drawnHeights(random: Random): Pick<Course, 'before' | 'after'> | null {
  const [before, after] = [random.integer(9, 29) / 5, random.integer(9, 29) / 5];
  return Math.abs(before - after) < 0.8 ? null : { before, after };
}

const minutes = (time: number): string => `${time} min`;

function finished(random: Random): Draft | null {
  const heights = drawnHeights(random);
  const times = random.pick([
    [5, 15, 30, 60],
    [10, 20, 40, 80],
    [10, 30, 60, 90],
    [5, 10, 20, 40],
  ]);
  const gone = random.integer(0, 3);
  const appears = random.integer(0, gone);
  const key = times[gone];
  if (heights === null || key === undefined) return null;
  const figure = drawPlate({ ...heights, times, appears, gone });
  return {
    text: 'According to the TLC plate, what is the earliest of these times at which the reaction is complete?',
    shown: {
      figure,
      keyFrom: (drawing) => {
        const [[origin = NaN] = [], ...lanes] = lanesOf(drawing, times.length);
        return minutes(times[lanes.findIndex((spots) => !isAt(spots, origin))] ?? NaN);
      },
    },
    answer: minutes(key),
    distractors: times
      .filter((time) => time !== key)
      .map((time) => {
        const lane = times.indexOf(time);
        if (lane > gone)
          return {
            text: minutes(time),
            slip: 'later-than-needed',
            teaching: 'The spot of the starting material is already absent from an earlier lane.',
          };
        return {
          text: minutes(time),
          slip: 'other-substance',
          teaching:
            lane >= appears
              ? 'The product is present, but this lane still has a spot at the height of the starting material.'
              : 'The only spot in this lane is at the height of the starting material.',
        };
      }),
    explanation: `The reaction is complete when the mixture no longer has a spot at the height of the starting material (S). After ${minutes(key)}, only the spot of the product is left.`,
    finding: `The first lane without a spot as high as that of the starting material: after ${minutes(key)}.`,
  };
}

const polarity = (isHigher: boolean): string => (isHigher ? 'less' : 'more');

/** The outcomes that a plate can show, in words. */
function outcomeText(isComplete: boolean, isHigher: boolean): string {
  const end = isComplete ? 'The reaction is complete' : 'The reaction is not complete';
  return `${end}; the product is ${polarity(isHigher)} polar than the starting material`;
}

function outcome(random: Random): Draft | null {
  const heights = drawnHeights(random);
  const times = random.pick([
    [15, 60],
    [10, 30],
    [20, 60],
    [30, 120],
  ]);
  const isComplete = random.pick([true, false]);
  const last = times.at(-1) ?? 0;
  if (heights === null) return null;
  const isHigher = heights.after > heights.before;
  const figure = drawPlate({ ...heights, times, appears: 0, gone: isComplete ? 1 : 2 });
  const others = [
    [isComplete, !isHigher],
    [!isComplete, isHigher],
    [!isComplete, !isHigher],
  ] as const;
  const ofEnd = `The last lane ${isComplete ? 'has no' : 'still has a'} spot at the height of the starting material.`;
  const ofPolarity = `Polar silica retains the more polar substance more strongly; the spot of the product is ${isHigher ? 'higher' : 'lower'} than that of the starting material, so the product is ${polarity(isHigher)} polar.`;
  return {
    text: `What does the TLC plate show about the reaction after ${last} min?`,
    shown: {
      figure,
      keyFrom: (drawing) => {
        const [[origin = NaN] = [], ...lanes] = lanesOf(drawing, times.length);
        const spots = lanes.at(-1) ?? [];
        const product = spots.find((spot) => !isAt([spot], origin)) ?? NaN;
        return outcomeText(!isAt(spots, origin), product > origin);
      },
    },
    answer: outcomeText(isComplete, isHigher),
    distractors: others.map(([complete, higher]) => ({
      text: outcomeText(complete, higher),
      slip: higher === isHigher ? 'other-substance' : 'mobile-speed-differs',
      teaching:
        higher === isHigher ? ofEnd : complete === isComplete ? ofPolarity : twoSlips(ofEnd, ofPolarity),
    })),
    explanation: `After ${last} min, there is ${isComplete ? 'no spot' : 'still a spot'} at the height of the starting material. The spot of the product is ${isHigher ? 'higher' : 'lower'}: on polar silica, the ${isHigher ? 'less' : 'more'} polar substance travels ${isHigher ? 'farther' : 'less far'}. ${outcomeText(isComplete, isHigher)}.`,
    finding: `The last lane ${isComplete ? 'lacks' : 'has'} the spot of the starting material, and the spot of the product is ${isHigher ? 'above' : 'below'} it.`,
  };
}
