import { formatDecimals } from '@valence/chemistry';
import type { DrawingReading, Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { rulingSlips } from '../../options/ruling-slips.ts';
import { plainNumber } from '../../texts/plain-number.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { energyOptions } from './arrhenius-energy-options.ts';

const gas = Number(printedConstants.gas);

/** An Arrhenius plot: the activation energy from its slope, and which of two reactions has the larger one. */
export const arrheniusPlotReadings: Family = {
  id: 'arrhenius-plot-readings',
  name: 'Reading an Arrhenius plot',
  subject: 'physical',
  topics: ['arrhenius'],
  difficulties: ['intermediate', 'advanced'],
  tests: { intermediate: ['arrhenius-equation'], advanced: ['arrhenius-equation'] },
  uses: ['activation-energy'],
  reference: 'OpenStax Chemistry 2e, section 12.5',
  showsFigure: true,
  draft(random, difficulty) {
    return difficulty === 'intermediate' ? energyOf(drawLine(random), random) : sameRate(random);
  },
};

/** A drawn line of ln *k* against 1/*T*. */
export interface ArrheniusLine {
  figure: Figure;
  /** Where it begins, in 10^−3 K^−1. */
  from: number;
  /** In 10^3 K. */
  fall: number;
  span: number;
  top: number;
}

/**
 * A line with five points on it.
 * @param starts where its axis of 1/*T* may begin, in 10^−3 K^−1: the hotter, the larger are the activation energies
 */
export function drawLine(random: Random, starts: readonly number[] = [2.4, 2.6, 2.8, 3]): ArrheniusLine {
  const from = random.pick(starts);
  const span = 0.8;
  const top = -random.integer(1, 4);
  // The factor *A* of a first-order reaction lies between 10^10 and 10^14 per second: this is its logarithm.
  const logarithm = random.integer(235, 320) / 10;
  const fall = Math.round((10 * span * (logarithm - top)) / (from + 0.1)) / 10;
  const figure: Figure = {
    kind: 'plot',
    of: 'Arrhenius plot',
    caption: 'Rate constants of a first-order reaction at several temperatures',
    x: { quantity: '1/*T*', unit: '10^{−3} K^{−1}', from, to: from + 1, step: 0.2, parts: 4 },
    y: { quantity: 'ln(*k*/s^{−1})', from: -16, to: 0, step: 2, parts: 4 },
    series: [
      {
        shape: 'line',
        points: [
          [from + 0.1, top],
          [from + 0.1 + span, top - fall],
        ],
      },
      {
        shape: 'points',
        points: [0, 0.25, 0.5, 0.75, 1].map((part) => [from + 0.1 + part * span, top - part * fall]),
      },
    ],
  };
  return { figure, from: from + 0.1, fall, span, top };
}

/** The slope of the line, in K. */
function slopeOf({ lines }: DrawingReading): number {
  const [x0, y0] = lines[0]?.[0] ?? [0, 0];
  const [x1, y1] = lines[0]?.at(-1) ?? [1, 0];
  return (1000 * (y1 - y0)) / (x1 - x0);
}

/** The activation energy from the slope of the line. */
export function energyOf({ figure, fall, span, top }: ArrheniusLine, random: Random): Draft | null {
  const write = (value: number): string => `${plainNumber(value, 2)} kJ/mol`;
  const options = energyOptions({ fall, span, top }, write, random);
  return (
    options && {
      text: `What is the activation energy according to the Arrhenius plot? (*R* = ${printedConstants.gas} J/(mol·K))`,
      shown: { figure, keyFrom: (drawing) => write((-gas * slopeOf(drawing)) / 1000) },
      ...options,
      explanation: `The slope of the line is −*E*_{a}/*R*. ln *k* falls by ${formatDecimals(fall, 1)} while 1/*T* increases by ${formatDecimals(span, 1)} × 10^{−3} K^{−1}, so *E*_{a} = \\frac{${formatDecimals(fall, 1)}}{${formatDecimals(span, 1)} × 10^{−3} K^{−1}} × ${printedConstants.gas} J/(mol·K) = ${options.answer}.`,
      finding: `The slope times the gas constant is ${options.answer}.`,
    }
  );
}

function sameRate(random: Random): Draft | null {
  const { figure, fall, span, top } = drawLine(random);
  const part = random.pick([0.25, 0.5, 0.75]);
  const start = figure.kind === 'plot' ? figure.x.from + 0.1 : 0;
  const inverse = start + part * span;
  const height = top - part * fall;
  if (Math.abs(height * 2 - Math.round(height * 2)) > 0.01) return null;
  const temperature = 1000 / inverse;
  const write = (value: number): string => `${formatDecimals(value, 0)} K`;
  const options = shareReadingOptions(
    temperature,
    write,
    [
      {
        value: 100 * inverse,
        slip: 'inverted-ratio',
        teaching: `The reading of ${formatDecimals(inverse, 2)} was taken for a temperature of ${write(100 * inverse)}; the axis shows 1/*T*, so its reciprocal must be taken.`,
      },
      {
        value: 1000 / (start + (1 - part) * span),
        slip: 'scale-backwards',
        teaching: 'The 1/*T* axis was read from the wrong end; the temperature decreases toward the right.',
      },
      {
        value: 1000 / start,
        slip: 'other-special-point',
        teaching: 'The temperature was read at the upper end of the line.',
      },
      ...rulingSlips({
        reading: inverse,
        step: 0.2,
        to: start + 0.9,
        name: 'value of 1/*T*',
        write: (value) => `${formatDecimals(value, 1)} × 10^{−3} K^{−1}`,
        of: (read) => 1000 / read,
        isCurved: true,
      }),
      ...rulingSlips({
        reading: height,
        step: 2,
        from: -16,
        to: 0,
        name: 'value of ln *k*',
        write: (value) => formatDecimals(value, 0),
        of: (read) => {
          const there = start + ((top - read) / fall) * span;
          return there < start || there > start + span ? Number.NaN : 1000 / there;
        },
        isCurved: true,
      }),
      {
        value: 1000 / (start + span),
        slip: 'other-special-point',
        teaching: 'The temperature was read at the lower end of the line.',
      },
      ...[0.25, 0.5, 0.75].map((other) => ({
        value: 1000 / (start + other * span),
        slip: 'other-special-point',
        teaching: `The temperature was read at a different point on the line, where ln(*k*/s^{−1}) is ${formatDecimals(top - other * fall, 1)}.`,
      })),
      {
        value: 1000 / (start - 0.1),
        slip: 'other-special-point',
        teaching:
          'The temperature was read at the left end of the axis; the line is at a different height there.',
      },
      {
        value: 1000 / (start + 0.9),
        slip: 'other-special-point',
        teaching:
          'The temperature was read at the right end of the axis; the line is at a different height there.',
      },
    ],
    0.03,
    [],
    // Nobody reads beyond the axis.
    [1000 / (start + 0.91), 1000 / (start - 0.11)],
  );
  const shown = formatDecimals(inverse, 2);
  return (
    options && {
      text: `At what temperature is ln(*k*/s^{−1}) equal to ${formatDecimals(height, 1)} according to the plot?`,
      shown: {
        figure,
        keyFrom: (drawing) => {
          const [[x, y] = [0, 0]] = drawing.lines[0] ?? [];
          return write(1000 / (x + (1000 * (height - y)) / slopeOf(drawing)));
        },
      },
      ...options,
      explanation: `The line is at ${formatDecimals(height, 1)} where 1/*T* is ${shown} × 10^{−3} K^{−1}. Its reciprocal is *T* = \\frac{1}{${shown} × 10^{−3} K^{−1}} = ${options.answer}.`,
      finding: `The line reaches this height at ${options.answer}.`,
    }
  );
}
