import { formatDecimals } from '@valence/chemistry';
import { placeOfHeight, type Figure, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { niceAxis, places } from '../../curves/nice-axis.ts';
import type { Draft, Family } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { rulingSlips } from '../../options/ruling-slips.ts';
import { firstOrder, secondOrder } from './rate-plot-lines.ts';

/** Concentrations against time, drawn as they are, as logarithms or as reciprocals: half-life and rate constant. */
export const ratePlotReadings: Family = {
  id: 'rate-plot-readings',
  name: 'Reading plots of integrated rate laws',
  subject: 'physical',
  topics: ['rate-laws'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['half-life-of-a-reaction'],
    intermediate: ['first-order-kinetics'],
    advanced: ['half-life-of-a-reaction', 'second-order-kinetics'],
  },
  uses: ['reaction-rate'],
  reference: 'OpenStax Chemistry 2e, section 12.4',
  showsFigure: true,
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return halfLife(random);
      case 'intermediate':
        return firstOrder(random);
      case 'advanced':
        return secondOrder(random);
    }
  },
};

const seconds = (value: number): string => `${formatDecimals(value, 0)} s`;

function halfLife(random: Random): Draft | null {
  const least = random.integer(4, 18) * 5;
  const start = random.pick([0.4, 0.6, 0.8, 1.2, 1.6]);
  const half = least * random.pick([5, 2, 1]);
  const x = niceAxis(half * 4.2);
  const y = niceAxis(start);
  const points: Point[] = places(0, x.to).map((t) => [t, start * 0.5 ** (t / half)]);
  const figure: Figure = {
    kind: 'plot',
    of: 'concentration against time',
    caption: 'Concentration of a reactant A in a first-order reaction',
    x: { quantity: 'Time', unit: 's', ...x },
    y: { quantity: '[A]', unit: 'mol/L', ...y },
    series: [{ shape: 'line', points }],
  };
  const options = readingOptions(
    half,
    seconds,
    [
      {
        value: 2 * half,
        slip: 'counted-twice',
        teaching: 'By this time the concentration has been halved twice, and one quarter is left.',
      },
      {
        value: x.to / 2,
        slip: 'half-life-for-whole-time',
        teaching: 'This is half the length of the time axis; the concentration must be halved.',
      },
      {
        value: half / Math.LN2,
        slip: 'half-life-for-time-constant',
        teaching:
          'By this time the concentration has fallen to 1/e, or 37%, of its initial value; one half must be left.',
      },
      {
        value: half / 2,
        slip: 'halved-one-amount',
        teaching:
          'At this time more than half is left; the time must be read where the curve is at half of its initial value.',
      },
      {
        value: 3 * half,
        slip: 'decayed-for-left',
        teaching: 'By this time the concentration has been halved three times, and one eighth is left.',
      },
    ],
    Math.max(half * 0.25, x.to / 20),
    [
      ...rulingSlips({ reading: half, step: x.step, to: x.to, name: 'time', write: seconds }),
      ...rulingSlips({
        reading: start / 2,
        step: y.step,
        to: start * 0.95,
        name: 'concentration',
        write: (value) => `${formatDecimals(value, 1)} mol/L`,
        of: (read) => half * Math.log2(start / read),
        isCurved: true,
      }),
      ...[2 / 3, 1 / 3, 3 / 4].map((left, index) => ({
        value: half * Math.log2(1 / left),
        slip: 'other-point-of-curve',
        term: 'place',
        teaching: `The curve was read where ${['two thirds', 'one third', 'three quarters'][index] ?? ''} of the initial concentration is left; half of it must be left.`,
      })),
      ...[half * 0.6, half * 1.4].flatMap((near, index) => [
        {
          value: near,
          slip: 'other-point-of-curve',
          teaching: `The curve was read where ${index === 0 ? 'about 66' : 'about 38'}% of the initial concentration is left; half of it must be left.`,
        },
      ]),
      {
        value: 4 * half,
        slip: 'decayed-for-left',
        teaching: 'By this time only one sixteenth is left; one half must be left.',
      },
      {
        value: x.to,
        slip: 'half-life-for-whole-time',
        teaching:
          'This is the end of the time axis; the time at which the concentration is halved is needed.',
      },
    ],
  );
  return (
    options && {
      text: 'The curve shows the concentration of a reactant A in a first-order reaction. What is the half-life of A?',
      shown: {
        figure,
        keyFrom: ({ lines }) => {
          const [line = []] = lines;
          return seconds(placeOfHeight(line, (line[0]?.[1] ?? 0) / 2) ?? NaN);
        },
      },
      ...options,
      explanation: `The curve begins at ${formatDecimals(start, 1)} mol/L. It has fallen to one half, ${formatDecimals(start / 2, 1)} mol/L, after ${options.answer}, which is the half-life.`,
      finding: `The initial concentration is halved after ${options.answer}.`,
    }
  );
}
