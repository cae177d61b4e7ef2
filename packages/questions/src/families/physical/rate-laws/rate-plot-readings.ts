import { formatDecimals } from '@valence/chemistry';
import { placeOfHeight, type DrawingReading, type Figure, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { niceAxis, places } from '../../curves/nice-axis.ts';
import type { Draft, Family } from '../../family.ts';
import { readingOptions, shareReadingOptions } from '../../options/reading-options.ts';
import { plainNumber, scientificNumber } from '../../texts/plain-number.ts';

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
  const half = random.integer(4, 18) * 5;
  const start = random.pick([0.4, 0.6, 0.8, 1.2, 1.6]);
  const x = niceAxis(half * 4.2);
  const points: Point[] = places(0, x.to).map((t) => [t, start * 0.5 ** (t / half)]);
  const figure: Figure = {
    kind: 'plot',
    of: 'concentration against time',
    caption: 'Concentration of a reactant A in a first-order reaction',
    x: { quantity: 'Time', unit: 's', ...x },
    y: { quantity: '[A]', unit: 'mol/L', ...niceAxis(start) },
    series: [{ shape: 'line', points }],
  };
  const options = readingOptions(
    half,
    seconds,
    [
      {
        value: 2 * half,
        slip: 'counted-twice',
        teaching: 'By then the concentration has been halved twice: a quarter is left.',
      },
      {
        value: x.to / 2,
        slip: 'half-life-for-whole-time',
        teaching: 'This is half of the time axis; the concentration has to be halved.',
      },
      {
        value: half / Math.LN2,
        slip: 'half-life-for-time-constant',
        teaching: 'By then the concentration has fallen to 1/*e*, or 37%, not to a half.',
      },
      {
        value: half / 2,
        slip: 'halved-one-amount',
        teaching: 'By then more than a half is left; read where the curve is at half of its initial value.',
      },
      { value: 3 * half, slip: 'decayed-for-left', teaching: 'By then an eighth is left.' },
    ],
    Math.max(half * 0.25, x.to / 20),
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
      explanation: `The curve begins at ${formatDecimals(start, 1)} mol/L. It has fallen to one half, ${formatDecimals(start / 2, 1)} mol/L, after ${options.answer}: this is the half-life.`,
      finding: `The initial concentration is halved after ${options.answer}.`,
    }
  );
}

/** First and last point of the line and its slope. */
function slopeOf({ lines }: DrawingReading): number {
  const [x0, y0] = lines[0]?.[0] ?? [0, 0];
  const [x1, y1] = lines[0]?.at(-1) ?? [1, 0];
  return (y1 - y0) / (x1 - x0);
}

function firstOrder(random: Random): Draft | null {
  const duration = random.pick([50, 100, 200, 400]);
  const [top, fall] = [-random.integer(0, 10) / 10, random.integer(10, 26) / 10];
  const constant = fall / duration;
  const points: Point[] = [
    [0, top],
    [duration, top - fall],
  ];
  const figure: Figure = {
    kind: 'plot',
    of: 'logarithm of a concentration against time',
    caption: 'ln([A]/(mol/L)) against time',
    x: { quantity: 'Time', unit: 's', ...niceAxis(duration) },
    y: { quantity: 'ln([A]/(mol/L))', from: -4, to: 0, step: 0.5, parts: 5 },
    series: [{ shape: 'line', points }],
  };
  const write = (value: number): string => `${scientificNumber(value, 2)} s^{−1}`;
  const last = top - fall;
  const options = shareReadingOptions(constant, write, [
    {
      value: -last / duration,
      slip: 'forgot-initial-term',
      teaching: 'This takes the last value for the change; the line does not begin at 0.',
    },
    {
      value: -(top + last) / duration,
      slip: 'wrong-sign',
      teaching: 'The values at the two ends of the line are subtracted, not added.',
    },
    {
      value: 10 ** -fall / duration,
      slip: 'logarithm-for-number',
      teaching: 'The vertical axis shows the logarithm already; its slope is taken as it is.',
    },
    {
      value: constant * Math.LN10,
      slip: 'natural-for-decadic-logarithm',
      teaching: 'The factor 2.303 belongs to base-10 logarithms; the axis shows natural ones.',
    },
    {
      value: constant * Math.LN2,
      slip: 'half-life-for-time-constant',
      teaching: 'The factor ln 2 belongs to the half-life; the slope itself is −*k*.',
    },
  ]);
  return (
    options && {
      text: 'The plot shows ln [A] against time for a reactant A. What is the rate constant of the reaction?',
      shown: { figure, keyFrom: (drawing) => write(-slopeOf(drawing)) },
      ...options,
      explanation: `A straight line of ln [A] means a first-order reaction, with the slope −*k*. The line falls by ${formatDecimals(fall, 1)} within ${duration} s, so that *k* = \\frac{${formatDecimals(fall, 1)}}{${duration} s} = ${options.answer}.`,
      finding: `The negative slope of the line is ${options.answer}.`,
    }
  );
}

function secondOrder(random: Random): Draft | null {
  const duration = random.pick([40, 50, 100, 200]);
  const start = random.integer(1, 4);
  const rise = random.integer(4, 12);
  const constant = rise / duration;
  const figure: Figure = {
    kind: 'plot',
    of: 'reciprocal of a concentration against time',
    caption: 'Reciprocal concentration of A against time',
    x: { quantity: 'Time', unit: 's', ...niceAxis(duration) },
    y: { quantity: '1/[A]', unit: 'L/mol', from: 0, to: 16, step: 2, parts: 4 },
    series: [
      {
        shape: 'line',
        points: [
          [0, start],
          [duration, start + rise],
        ],
      },
    ],
  };
  const write = (value: number): string => `${plainNumber(value, 2)} s`;
  // The concentration is halved when its reciprocal is doubled.
  const key = start / constant;
  const options = shareReadingOptions(key, write, [
    {
      value: Math.LN2 / constant,
      slip: 'assumed-first-order',
      teaching:
        'ln 2 over *k* is the half-life of a first-order reaction; a straight line of 1/[A] means second order.',
    },
    {
      value: 1 / constant,
      slip: 'forgot-initial-term',
      teaching:
        'The half-life of a second-order reaction is 1/(*k*[A]_{0}); the initial concentration is not 1 mol/L.',
    },
    {
      value: 1 / (constant * start),
      slip: 'inverted-ratio',
      teaching: 'The intercept is 1/[A]_{0} already; it is not turned over once more.',
    },
    {
      value: duration / 2,
      slip: 'half-life-for-whole-time',
      teaching: 'Half of the shown time is not the time in which the concentration is halved.',
    },
    {
      value: (2 * start) / constant,
      slip: 'forgot-factor-two',
      teaching:
        'The reciprocal has to rise from its initial value to twice that value, so by its initial value once.',
    },
  ]);
  return (
    options && {
      text: 'The plot shows a second-order reaction of A. After what time has the concentration of A fallen to half of its initial value?',
      shown: {
        figure,
        keyFrom: (drawing) => write((drawing.lines[0]?.[0]?.[1] ?? 0) / slopeOf(drawing)),
      },
      ...options,
      explanation: `Where [A] is halved, 1/[A] is doubled: it has risen from ${start} L/mol to ${2 * start} L/mol. The line rises by ${rise} L/mol within ${duration} s, so that a rise by ${start} L/mol takes \\frac{${start}}{${rise}} × ${duration} s = ${options.answer}.`,
      finding: `1/[A] has doubled after ${options.answer}.`,
    }
  );
}
