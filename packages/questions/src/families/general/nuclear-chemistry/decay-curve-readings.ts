import { formatDecimals } from '@valence/chemistry';
import { placeOfHeight, type DrawingReading, type Figure, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { niceAxis, places } from '../../curves/nice-axis.ts';
import type { Draft, Family } from '../../family.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { rulingSlips } from '../../options/ruling-slips.ts';

const units = ['min', 'h', 'd'] as const;

/** A decay curve: its half-life, and how long it takes beyond the end of the graph. */
export const decayCurveReadings: Family = {
  id: 'decay-curve-readings',
  name: 'Reading a decay curve',
  subject: 'general',
  topics: ['nuclear-chemistry'],
  difficulties: ['beginner', 'intermediate'],
  tests: { beginner: ['half-life-of-a-nuclide'], intermediate: ['half-life-of-a-nuclide'] },
  uses: ['radioactive-decay'],
  reference: 'OpenStax Chemistry 2e, section 21.3',
  showsFigure: true,
  draft(random, difficulty) {
    const halfLife = random.integer(6, 30);
    const start = random.integer(11, 39) * 20;
    const unit = random.pick(units);
    const sample = { halfLife, start, unit, figure: drawCurve(halfLife, start, unit) };
    return difficulty === 'beginner' ? readHalfLife(sample) : beyond(random, sample);
  },
};

interface Sample {
  halfLife: number;
  start: number;
  unit: (typeof units)[number];
  figure: Figure;
}

function drawCurve(halfLife: number, start: number, unit: string): Figure {
  const x = niceAxis(2.6 * halfLife);
  const points = places(0, x.to).map((t): Point => [t, start * 0.5 ** (t / halfLife)]);
  return {
    kind: 'plot',
    of: 'graph',
    caption: 'Activity of a sample of one radioactive nuclide',
    x: { quantity: 'Time', unit, ...x },
    y: { quantity: 'Activity', unit: 'Bq', ...niceAxis(start * 1.02) },
    series: [{ shape: 'line', points }],
  };
}

function halfLifeIn({ lines }: DrawingReading): number {
  const [line = []] = lines;
  return placeOfHeight(line, (line[0]?.[1] ?? NaN) / 2) ?? NaN;
}

function readHalfLife({ halfLife, start, unit, figure }: Sample): Draft | null {
  const write = (value: number): string => `${formatDecimals(value, 0)} ${unit}`;
  const [x, y] = [niceAxis(2.6 * halfLife), niceAxis(start * 1.02)];
  const top = y.to;
  const times = (value: number): string => `${value} ${unit}`;
  const timeTo = (activity: number): number => halfLife * Math.log2(start / activity);
  const options = shareReadingOptions(
    halfLife,
    write,
    [
      {
        value: 2 * halfLife,
        slip: 'half-life-for-whole-time',
        teaching: 'After this time, a quarter of the activity is left, not half of it.',
      },
      {
        value: timeTo(top / 2),
        slip: 'wrong-reference',
        teaching:
          'This is the time at half the height of the axis; it is the initial activity of the sample that must be halved.',
      },
      {
        value: halfLife / Math.LN2,
        slip: 'half-life-for-time-constant',
        teaching: 'After this time, 37% of the activity is left; after one half-life, 50% is left.',
      },
      {
        value: halfLife / 2,
        slip: 'half-life-for-whole-time',
        teaching: 'After half of the half-life, 71% of the activity is left, which is more than half of it.',
      },
      {
        value: timeTo(0.8 * start),
        slip: 'share-for-ratio',
        teaching:
          'After this time, only one fifth of the nuclide has decayed; after one half-life, half of it has.',
      },
      {
        value: halfLife / Math.LN2 / 2,
        slip: 'averaged-unequal-parts',
        teaching:
          'The initial part of the curve was extended as a straight line down to half of the activity, but the curve bends.',
      },
      {
        value: halfLife * Math.log2(6),
        slip: 'half-life-for-whole-time',
        teaching:
          'After this time, only one sixth of the activity is left; after one half-life, half of it is left.',
      },
    ],
    0.18,
    [
      ...rulingSlips({ reading: halfLife, step: x.step, to: x.to, name: 'time', write: times }),
      ...rulingSlips({
        reading: start / 2,
        step: y.step,
        to: start * 0.95,
        name: 'activity',
        write: (value) => `${value} Bq`,
        of: timeTo,
        isCurved: true,
      }),
      ...[
        { part: 'two thirds', left: 2 / 3 },
        { part: 'one third', left: 1 / 3 },
        { part: 'three quarters', left: 3 / 4 },
      ].map(({ part, left }) => ({
        value: timeTo(left * start),
        slip: 'other-point-of-curve',
        term: 'place',
        teaching: `The curve was read where ${part} of the initial activity is left; after one half-life, half of it is left.`,
      })),
    ],
    // Nobody reads a time below half of the first label, or beyond the end of the axis.
    [x.step / 2 - 0.01, x.to + 0.01],
  );
  return (
    options && {
      text: 'What is the half-life of the nuclide according to the curve?',
      shown: { figure, keyFrom: (drawing) => write(halfLifeIn(drawing)) },
      ...options,
      explanation: `The initial activity is ${start} Bq, and half of it is ${start / 2} Bq. The curve reaches this value after ${options.answer}, which is the half-life.`,
      finding: `The curve falls from ${start} Bq to ${start / 2} Bq in ${options.answer}.`,
    }
  );
}

function beyond(random: Random, { halfLife, start, unit, figure }: Sample): Draft | null {
  const write = (value: number): string => `${formatDecimals(value, 0)} ${unit}`;
  const count = random.pick([3, 4, 5]);
  const part = 2 ** count;
  const key = count * halfLife;
  const options = shareReadingOptions(
    key,
    write,
    [
      {
        value: part * halfLife,
        slip: 'doubled-for-power',
        teaching: `This is ${part} half-lives, as if each removed 1/${part} of the initial activity; each half-life halves what is left.`,
      },
      {
        value: (part / 2) * halfLife,
        slip: 'doubled-for-power',
        teaching: `The half-life was multiplied by ${part / 2}, as if the time were proportional to the factor by which the activity decreases; each half-life halves what is left.`,
      },
      {
        value: (count - 1) * halfLife,
        slip: 'half-lives-miscounted',
        teaching: `After this time, 1/${part / 2} of the activity is left; one more half-life is needed.`,
      },
      {
        value: (count + 1) * halfLife,
        slip: 'half-lives-miscounted',
        teaching: `After this time, 1/${2 * part} of the activity is left; this is one half-life too many.`,
      },
      {
        value: halfLife * Math.log(part),
        slip: 'half-life-for-time-constant',
        teaching:
          'The half-life was used as the time after which 37% of the activity is left; after one half-life, 50% is left.',
      },
      {
        value: halfLife,
        slip: 'one-step-short',
        teaching: 'This is one half-life, after which half of the activity is left.',
      },
      {
        value: 2 * (1 - 1 / part) * halfLife,
        slip: 'half-life-for-whole-time',
        teaching:
          'The activity was assumed to go on falling as much in each half-life as in the first; each half-life halves what is left.',
      },
    ],
    0.14,
    rulingSlips({
      reading: halfLife,
      step: niceAxis(2.6 * halfLife).step,
      to: niceAxis(2.6 * halfLife).to,
      name: 'half-life',
      write: (value) => `${value} ${unit}`,
      of: (read) => count * read,
    }),
  );
  return (
    options && {
      text: `After how much time is 1/${part} of the initial activity left?`,
      shown: { figure, keyFrom: (drawing) => write(count * halfLifeIn(drawing)) },
      ...options,
      explanation: `The curve falls from ${start} Bq to ${start / 2} Bq in ${halfLife} ${unit}, which is the half-life. Because 2^{${count}} = ${part}, 1/${part} of the activity is left after ${count} half-lives: ${count} × ${halfLife} ${unit} = ${options.answer}.`,
      finding: `${count} half-lives of ${halfLife} ${unit} are ${options.answer}.`,
    }
  );
}
