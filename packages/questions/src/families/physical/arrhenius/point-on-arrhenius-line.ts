import { formatDecimals } from '@valence/chemistry';
import type { DrawingReading } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { optionsApart } from '../../options/options-apart.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { rulingSlips } from '../../options/ruling-slips.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import type { ArrheniusLine } from './arrhenius-line.ts';

const kelvins = (value: number): string => `${formatDecimals(value, 0)} K`;
/** The least difference between two options that are read as logarithms. */
const leastGap = 0.8;
/** The axis of ln *k*. */
const [lowest, highest] = [-16, 0];

/** The temperature at which a line has a height. */
export function temperatureAt(line: ArrheniusLine, random: Random): Draft | null {
  const { figure, from: start, fall, span, top } = line;
  const height = top - random.integer(2, Math.floor(2 * fall) - 2) / 2;
  const exact = start + ((top - height) / fall) * span;
  const inverse = Math.round(100 * exact) / 100;
  const temperature = 1000 / inverse;
  // The reciprocal of the reading to two decimals is the temperature of the line itself.
  if (kelvins(1000 / exact) !== kelvins(temperature)) return null;
  const options = shareReadingOptions(
    temperature,
    kelvins,
    temperatureSlips(line, inverse, height),
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
          const [[x, y], slope] = lineOf(drawing);
          return kelvins(1000 / (x + (height - y) / slope));
        },
      },
      ...options,
      explanation: `The line is at ${formatDecimals(height, 1)} where 1/*T* is ${shown} × 10^{−3} K^{−1}. Its reciprocal is *T* = \\frac{1}{${shown} × 10^{−3} K^{−1}} = ${options.answer}.`,
      finding: `The line reaches this height at ${options.answer}.`,
    }
  );
}

function temperatureSlips(line: ArrheniusLine, inverse: number, height: number): SlippedValue[] {
  const { from: start, fall, span, top } = line;
  return [
    {
      value: 100 * inverse,
      slip: 'inverted-ratio',
      teaching: `The reading of ${formatDecimals(inverse, 2)} was taken for a temperature of ${kelvins(100 * inverse)}; the axis shows 1/*T*, so its reciprocal must be taken.`,
    },
    {
      value: 1000 / (2 * start + span - inverse),
      slip: 'scale-backwards',
      teaching: 'The 1/*T* axis was read from the wrong end; the temperature decreases toward the right.',
    },
    {
      value: 1000 / start,
      slip: 'other-special-point',
      teaching: 'The temperature was read at the upper end of the line.',
    },
    ...inverseRulings(line, inverse, (read) => 1000 / read),
    ...rulingSlips({
      reading: height,
      step: 2,
      from: lowest,
      to: highest,
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
      teaching: `The temperature was read at one of the points on the line, where ln(*k*/s^{−1}) is ${formatDecimals(top - other * fall, 1)}.`,
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
  ];
}

/** The logarithm of the rate constant that a line shows at a temperature. */
export function logarithmAt(line: ArrheniusLine, random: Random): Draft | null {
  const { figure, from: start, fall, span, top } = line;
  const temperature = Math.round(1000 / (start + random.integer(2, 14) * 0.05));
  const inverse = 1000 / temperature;
  const heightAt = (read: number): number => top - (fall * (read - start)) / span;
  const write = (value: number): string => formatDecimals(value, 1);
  const options = optionsApart(
    heightAt(inverse),
    write,
    logarithmSlips(line, temperature, heightAt),
    (one, other) => Math.abs(one - other) >= leastGap,
    { isRead: true, within: [lowest - 0.01, highest + 0.01] },
  );
  return (
    options && {
      text: `What is ln(*k*/s^{−1}) at ${kelvins(temperature)} according to the plot?`,
      shown: {
        figure,
        keyFrom: (drawing) => {
          const [[x, y], slope] = lineOf(drawing);
          return write(y + slope * (inverse - x));
        },
      },
      ...options,
      explanation: `The reciprocal of the temperature is \\frac{1}{${kelvins(temperature)}} = ${formatDecimals(inverse, 2)} × 10^{−3} K^{−1}. There the line is at ${options.answer}.`,
      finding: `The line is at ${options.answer} there.`,
    }
  );
}

function logarithmSlips(
  line: ArrheniusLine,
  temperature: number,
  heightAt: (read: number) => number,
): SlippedValue[] {
  const { from: start, fall, span, top } = line;
  const inverse = 1000 / temperature;
  const taken = temperature / 100;
  const isOnLine = taken >= start && taken <= start + span;
  return [
    ...(isOnLine
      ? [
          {
            value: heightAt(taken),
            slip: 'inverted-ratio',
            teaching: `The line was read at ${formatDecimals(taken, 2)} on the 1/*T* axis, as if it showed the temperature in hundreds of kelvins; the reciprocal of ${kelvins(temperature)} must be taken.`,
          },
        ]
      : []),
    {
      value: heightAt(2 * start + span - inverse),
      slip: 'scale-backwards',
      teaching: 'The 1/*T* axis was read from the wrong end; the temperature decreases toward the right.',
    },
    ...inverseRulings(line, inverse, (read) =>
      read < start || read > start + span ? Number.NaN : heightAt(read),
    ),
    ...rulingSlips({
      reading: heightAt(inverse),
      step: 2,
      from: lowest,
      to: highest,
      name: 'value of ln *k*',
      write: (value) => formatDecimals(value, 0),
    }),
    {
      value: top,
      slip: 'other-special-point',
      teaching: 'The upper end of the line was read; the temperature there is higher.',
    },
    {
      value: top - fall,
      slip: 'other-special-point',
      teaching: 'The lower end of the line was read; the temperature there is lower.',
    },
    ...[0.25, 0.5, 0.75].map((other) => ({
      value: top - other * fall,
      slip: 'other-special-point',
      teaching: `The height of one of the points on the line was read, where the temperature is ${kelvins(1000 / (start + other * span))}.`,
    })),
  ];
}

function inverseRulings(
  { from: start }: ArrheniusLine,
  inverse: number,
  of: (read: number) => number,
): SlippedValue[] {
  return rulingSlips({
    reading: inverse,
    step: 0.2,
    to: start + 0.9,
    name: 'value of 1/*T*',
    write: (value) => `${formatDecimals(value, 1)} × 10^{−3} K^{−1}`,
    of,
    isCurved: true,
  });
}

/** The first point of a drawn line, and its slope by the numbers on its axes. */
function lineOf({ lines }: DrawingReading): [start: readonly [x: number, y: number], slope: number] {
  const [x0, y0] = lines[0]?.[0] ?? [0, 0];
  const [x1, y1] = lines[0]?.at(-1) ?? [1, 0];
  return [[x0, y0], (y1 - y0) / (x1 - x0)];
}
