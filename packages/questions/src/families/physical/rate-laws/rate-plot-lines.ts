import { formatDecimals } from '@valence/chemistry';
import type { DrawingReading, Figure, Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { niceAxis } from '../../curves/nice-axis.ts';
import type { Draft } from '../../family.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { rulingSlips } from '../../options/ruling-slips.ts';
import { plainNumber, scientificNumber } from '../../texts/plain-number.ts';

const seconds = (value: number): string => `${formatDecimals(value, 0)} s`;

/** The rate constant from a line of ln [A]. */
export function firstOrder(random: Random): Draft | null {
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
  const slips = [
    {
      value: -last / duration,
      slip: 'forgot-initial-term',
      teaching: 'The last value was used in place of the change; the line does not begin at 0.',
    },
    {
      value: -(top + last) / duration,
      slip: 'wrong-sign',
      teaching: 'The values at the two ends of the line must be subtracted, not added.',
    },
    {
      value: 10 ** -fall / duration,
      slip: 'logarithm-for-number',
      teaching:
        'The vertical axis already shows the logarithm, so the slope is used as it is, without taking an antilogarithm.',
    },
    {
      value: constant * Math.LN10,
      slip: 'natural-for-decadic-logarithm',
      teaching:
        'The factor of 2.303 is needed only with base-10 logarithms; the axis shows natural logarithms.',
    },
    {
      value: constant * Math.LN2,
      slip: 'half-life-for-time-constant',
      teaching: 'The factor of ln 2 belongs to the half-life; the slope itself is −*k*.',
    },
  ];
  const { step } = niceAxis(duration);
  const half = (value: number): string => formatDecimals(value, 1);
  const options = shareReadingOptions(constant, write, slips, undefined, [
    {
      value: constant / Math.LN10,
      slip: 'natural-for-decadic-logarithm',
      factor: 'logarithm',
      teaching:
        'The slope was divided by 2.303, as if the axis showed base-10 logarithms; it shows natural logarithms.',
    },
    {
      value: constant / Math.LN2,
      slip: 'half-life-for-time-constant',
      factor: 'logarithm',
      teaching: 'The slope was divided by ln 2, which belongs to the half-life; the slope itself is −*k*.',
    },
    ...rulingSlips({
      reading: top,
      step: 0.5,
      from: -4,
      to: 0,
      name: 'value at the start of the line',
      write: half,
      of: (read) => (read - last) / duration,
      isCurved: true,
    }).map((slip) => ({ ...slip, factor: 'fall' })),
    ...rulingSlips({
      reading: last,
      step: 0.5,
      from: -4,
      to: 0,
      name: 'value at the end of the line',
      write: half,
      of: (read) => (top - read) / duration,
      isCurved: true,
    }).map((slip) => ({ ...slip, factor: 'fall' })),
    ...rulingSlips({
      reading: duration,
      step,
      to: 2 * duration,
      name: 'time at the end of the line',
      write: seconds,
      of: (read) => fall / read,
      isCurved: true,
    }).map((slip) => ({ ...slip, factor: 'time' })),
  ]);
  return (
    options && {
      text: 'The plot shows ln [A] against time for a reactant A. What is the rate constant of the reaction?',
      shown: { figure, keyFrom: (drawing) => write(-slopeOf(drawing)) },
      ...options,
      explanation: `A straight line for ln [A] means a first-order reaction, and its slope is −*k*. The line falls by ${formatDecimals(fall, 1)} in ${duration} s, so *k* = \\frac{${formatDecimals(fall, 1)}}{${duration} s} = ${options.answer}.`,
      finding: `The negative slope of the line is ${options.answer}.`,
    }
  );
}

/** The half-life from a line of 1/[A]. */
export function secondOrder(random: Random): Draft | null {
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
  const slips = [
    {
      value: Math.LN2 / constant,
      slip: 'assumed-first-order',
      teaching:
        'ln 2 divided by *k* is the half-life of a first-order reaction; a straight line for 1/[A] means second order.',
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
      teaching: 'The intercept is already 1/[A]_{0}, so its reciprocal is not taken again.',
    },
    {
      value: duration / 2,
      slip: 'half-life-for-whole-time',
      teaching: 'Half the time shown on the axis is not the time in which the concentration is halved.',
    },
    {
      value: (2 * start) / constant,
      slip: 'forgot-factor-two',
      teaching:
        'The reciprocal must rise from its initial value to twice that value, which is an increase equal to the initial value.',
    },
  ];
  const reciprocals = (value: number): string => `${formatDecimals(value, 0)} L/mol`;
  const options = shareReadingOptions(key, write, slips, undefined, [
    {
      value: (start * duration) / (start + rise),
      slip: 'value-for-change',
      teaching: 'The last value of the line was used in place of its rise; the line does not begin at 0.',
    },
    {
      value: start / constant / 2,
      slip: 'needless-half',
      teaching:
        'The time in which 1/[A] rises by its initial value was halved; that time is already the half-life.',
    },
    {
      value: (Math.LN2 * start) / constant,
      slip: 'assumed-first-order',
      teaching: 'A factor of ln 2 was included, which belongs to first-order reactions.',
    },
    ...rulingSlips({
      reading: start,
      step: 2,
      to: 16,
      name: 'value at the start of the line',
      write: reciprocals,
      of: (read) => (start + rise > read ? (read * duration) / (start + rise - read) : Number.NaN),
      isCurved: true,
    }),
    ...rulingSlips({
      reading: start + rise,
      step: 2,
      to: 16,
      name: 'value at the end of the line',
      write: reciprocals,
      of: (read) => (start * duration) / (read - start),
      isCurved: true,
    }),
  ]);
  return (
    options && {
      text: 'The plot shows data for a second-order reaction of A. How long does it take for the concentration of A to fall to half of its initial value?',
      shown: {
        figure,
        keyFrom: (drawing) => write((drawing.lines[0]?.[0]?.[1] ?? 0) / slopeOf(drawing)),
      },
      ...options,
      explanation: `When [A] is halved, 1/[A] is doubled: it has risen from ${start} L/mol to ${2 * start} L/mol. The line rises by ${rise} L/mol in ${duration} s, so a rise of ${start} L/mol takes \\frac{${start}}{${rise}} × ${duration} s = ${options.answer}.`,
      finding: `1/[A] has doubled after ${options.answer}.`,
    }
  );
}

/** First and last point of the line and its slope. */
function slopeOf({ lines }: DrawingReading): number {
  const [x0, y0] = lines[0]?.[0] ?? [0, 0];
  const [x1, y1] = lines[0]?.at(-1) ?? [1, 0];
  return (y1 - y0) / (x1 - x0);
}
