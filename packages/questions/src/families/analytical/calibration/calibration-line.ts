import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { optionsApart } from '../../options/options-apart.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { roughQuantityOptions } from '../../options/rough-quantity-options.ts';
import { isPercentApart } from '../../options/wrong-numbers.ts';
import { workingTo } from '../../texts/shown-working.ts';

const methods = [
  'molecular absorption',
  'atomic absorption',
  'fluorescence',
  'liquid chromatography',
] as const;
const content = (value: number): string => `${formatSignificant(value, 3)} mg/L`;

/** Detection limit, an unknown from a line with an intercept, and the slope by least squares. */
export const calibrationLine: Family = {
  id: 'calibration-line',
  name: 'Calibration lines and detection limits',
  subject: 'analytical',
  topics: ['calibration'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['detection-limit'],
    intermediate: ['calibration-curve'],
    advanced: ['calibration-curve'],
  },
  uses: ['standard-deviation', 'dilution'],
  reference: 'Harris, Quantitative Chemical Analysis, chapters 4 and 5',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return detectionLimit(random);
      case 'intermediate':
        return unknownOfLine(random);
      case 'advanced':
        return leastSquares(random);
    }
  },
};

function detectionLimit(random: Random): Draft | null {
  const deviation = random.integer(11, 60) / 10_000;
  const slope = random.integer(20, 400) / 1000;
  const isQuantitation = random.pick([true, false]);
  const asked = isQuantitation ? 'quantitation' : 'detection';
  const factor = isQuantitation ? 10 : 3;
  const write = (value: number): string => `${formatSignificant(value, 2)} mg/L`;
  const options = roughQuantityOptions((factor * deviation) / slope, write, [
    {
      value: ((isQuantitation ? 3 : 10) * deviation) / slope,
      slip: 'detection-limits-confused',
      factor: 'k',
      teaching: `${isQuantitation ? 'Three' : 'Ten'} standard deviations of the blank were used, which give the limit of ${isQuantitation ? 'detection' : 'quantitation'}; the limit of ${asked} requires ${isQuantitation ? 'ten' : 'three'}.`,
    },
    {
      value: deviation / slope,
      slip: 'forgot-factor',
      factor: 'k',
      teaching: `One standard deviation was used; the limit requires ${factor} of them.`,
    },
    {
      value: factor * deviation * slope,
      slip: 'multiplied-for-divided',
      factor: 's',
      teaching: 'The signal was multiplied by the slope; it must be divided by it to give a concentration.',
    },
    {
      value: factor * deviation,
      slip: 'signal-for-concentration',
      factor: 's',
      teaching: 'The signal itself was given; it must be divided by the slope to give a concentration.',
    },
  ]);
  if (options === null) return null;
  const [s, m] = [formatSignificant(deviation, 2), formatDecimals(slope, 3)];
  return {
    text: `The absorbances of blanks have a standard deviation of ${s}, and the calibration line has a slope of ${m} L/mg. What is the limit of ${asked}, taken as ${isQuantitation ? 'ten' : 'three'} standard deviations of the blank?`,
    ...options,
    explanation: `At the limit of ${asked}, the signal of the analyte is ${factor} standard deviations of the blank, and dividing by the slope converts it to a concentration: \\frac{${factor} × ${s}}{${m} L/mg} = ${options.answer}.`,
    finding: `${factor} standard deviations over the slope: ${options.answer}.`,
  };
}

function unknownOfLine(random: Random): Draft | null {
  const slope = random.integer(400, 3000) / 10_000;
  const intercept = random.integer(15, 90) / 1000;
  const signal = random.integer(220, 950) / 1000;
  const dilution = random.pick([5, 10, 20, 25]);
  const inCell = (signal - intercept) / slope;
  if (inCell < 0.8 || inCell > 12) return null;
  const options = quantityOptions(inCell * dilution, content, [
    {
      value: inCell,
      slip: 'forgot-dilution-factor',
      factor: 'd',
      teaching: `The sample was ${dilution} times as concentrated as the diluted solution; the dilution was not taken into account.`,
    },
    {
      value: (signal / slope) * dilution,
      slip: 'ignored-intercept',
      factor: 'i',
      teaching: `The intercept was not subtracted; even without analyte, the signal is ${formatDecimals(intercept, 3)}.`,
    },
    {
      value: ((signal + intercept) / slope) * dilution,
      slip: 'wrong-sign',
      factor: 'i',
      teaching: 'The intercept was added to the signal; it must be subtracted from it.',
    },
    {
      value: (signal - intercept) * slope * dilution,
      slip: 'multiplied-for-divided',
      factor: 's',
      teaching: 'To find the concentration, divide by the slope; here the signal was multiplied by it.',
    },
    {
      value: (signal / slope - intercept) * dilution,
      slip: 'intercept-after-slope',
      teaching:
        'The intercept was subtracted after the division by the slope; it is a signal and must be subtracted before.',
    },
  ]);
  if (options === null) return null;
  const { shown } = workingTo(options.answer, (keep) => content(keep(inCell) * dilution));
  const [m, b, y] = [formatDecimals(slope, 4), formatDecimals(intercept, 3), formatDecimals(signal, 3)];
  return {
    text: `In a determination by ${random.pick(methods)}, the calibration line is *y* = ${m}*c* + ${b}, with *c* in mg/L. A sample diluted ${dilution}-fold gives *y* = ${y}. What is the concentration in the undiluted sample?`,
    ...options,
    explanation: `*c* = \\frac{${y} − ${b}}{${m}} = ${shown(inCell)} mg/L in the diluted solution, and ${dilution} times as much before the dilution: ${options.answer}.`,
    finding: `Signal less intercept over slope, times the dilution: ${options.answer}.`,
  };
}

function leastSquares(random: Random): Draft | null {
  const step = random.pick([1, 2, 5]);
  const xs = [0, 1, 2, 3].map((index) => index * step);
  const slope = random.integer(60, 180) / 1000 / step;
  const ys = xs.map((x) => Math.round((0.02 + slope * x) * 1000 + random.integer(-18, 18)) / 1000);
  const meanX = mean(xs);
  const meanY = mean(ys);
  const sxy = sum(xs.map((x, index) => (x - meanX) * ((ys[index] ?? 0) - meanY)));
  const sxx = sum(xs.map((x) => (x - meanX) ** 2));
  const [first = 0, second = 0, third = 0, last = 0] = ys;
  const key = sxy / sxx;
  if (ys.some((y, index) => y <= (ys[index - 1] ?? -1)) || first < 0.002) return null;
  const write = (value: number): string => `${formatSignificant(value, 3)} L/mg`;
  const products = sum(xs.map((x, index) => x * (ys[index] ?? 0)));
  const squares = sum(xs.map((x) => x ** 2));
  const intercept = meanY - key * meanX;
  const slips = [
    {
      value: (last - first) / (3 * step),
      slip: 'some-points-only',
      teaching: 'The line was drawn through the first and the last point; least squares uses all of them.',
    },
    {
      value: products / squares,
      slip: 'line-through-origin',
      teaching: 'The line was forced through the origin; here it has an intercept as well.',
    },
    {
      value: meanY / meanX,
      slip: 'ratio-of-means',
      teaching:
        'The mean absorbance was divided by the mean concentration; this is the slope only if the line passes through the origin.',
    },
    {
      value: (second - first) / step,
      slip: 'some-points-only',
      teaching: 'Only the first two points were used; least squares uses all of them.',
    },
    {
      value: (last - third) / step,
      slip: 'some-points-only',
      teaching: 'Only the last two points were used; least squares uses all of them.',
    },
    {
      value: (third - second) / step,
      slip: 'some-points-only',
      teaching: 'Only the two points in the middle were used; least squares uses all of them.',
    },
    {
      value: sxy / squares,
      slip: 'wrong-reference',
      teaching:
        'In the denominator, the concentrations themselves were squared; it contains their deviations from the mean.',
    },
    {
      value: products / sxx,
      slip: 'wrong-reference',
      teaching:
        'In the numerator, *x* and *y* themselves were multiplied; it contains their deviations from the means.',
    },
    {
      value: intercept > 0.004 ? intercept : Number.NaN,
      slip: 'exchanged-slope-and-intercept',
      teaching: 'This number is the intercept of the line, *b*; the slope is *m*.',
    },
  ];
  // The points tell how large the slope is.
  const options = optionsApart(key, write, slips, isPercentApart(3), { keepsPowerOfTen: true });
  if (options === null) return null;
  const shown = xs.map((x, index) => `(${x}, ${formatDecimals(ys[index] ?? 0, 3)})`);
  return {
    text: `A calibration gives the following points (concentration in mg/L, absorbance): ${shown.join(', ')}. What is the slope of the least-squares line *y* = *mx* + *b*?`,
    ...options,
    explanation: `The means are ${formatDecimals(meanX, 1)} mg/L and ${formatDecimals(meanY, 4)}. *m* = \\frac{Σ(*x* − mean)(*y* − mean)}{Σ(*x* − mean)²} = \\frac{${formatDecimals(sxy, 4)}}{${formatDecimals(sxx, 2)}} = ${options.answer}.`,
    finding: `Sum of products over sum of squares of the deviations: ${options.answer}.`,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}
