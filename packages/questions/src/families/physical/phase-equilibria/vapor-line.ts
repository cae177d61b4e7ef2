import { formatDecimals, roundedConstants } from '@valence/chemistry';
import { placeOfHeight, type Figure, type Plot, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { crossedFactors } from '../../crossed-factors.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { rulingSlips } from '../../options/ruling-slips.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { printedConstants } from '../../texts/printed-constants.ts';

/** ln(p/kPa) of a liquid against 1000 K/T. */
export interface VaporLine {
  /** Ends of the drawn line. */
  from: number;
  to: number;
  top: number;
  bottom: number;
  figure: Figure & Plot;
}

const [left, right, most] = [2.6, 3.6, 6];

/** A logarithm as an eye reads it, to 0.04; so drawn and told it is the same. */
const asRead = (value: number): number => Math.round(25 * value) / 25;

/** A liquid with an entropy of vaporization as liquids have it: `null` where its line does not fit the axes well. */
export function drawVaporLine(random: Random): VaporLine | null {
  const enthalpy = random.integer(270, 430) / 10;
  const boiling = (1000 * enthalpy) / random.integer(86, 108);
  const slope = enthalpy / roundedConstants.gas;
  const [from, to] = [random.integer(53, 60) / 20, random.integer(66, 71) / 20];
  const height = (x: number): number => Math.log(101.3) - slope * (x - 1000 / boiling);
  const [top, bottom] = [asRead(height(from)), asRead(height(to))];
  if (top > 5.8 || bottom < 0.4 || top % 1 === 0 || bottom % 1 === 0 || top - bottom < 1.6) return null;
  const at = (part: number): Point => {
    const x = Math.round(100 * (from + part * (to - from))) / 100;
    return [x, asRead(top + ((x - from) / (to - from)) * (bottom - top))];
  };
  const figure: VaporLine['figure'] = {
    kind: 'plot',
    of: 'graph',
    caption: 'Vapor pressure of a liquid, in logarithms',
    x: { quantity: '1/*T*', unit: '10^{−3} K^{−1}', from: left, to: right, step: 0.2, parts: 4 },
    y: { quantity: 'ln(*p*/kPa)', from: 0, to: most, step: 1, parts: 5 },
    series: [
      { shape: 'line', points: [at(0), at(1)] },
      { shape: 'points', points: [0.05, 0.28, 0.5, 0.73, 0.95].map(at) },
    ],
  };
  return { from, to, top, bottom, figure };
}

const kilojoules = (value: number): string => `${formatDecimals(value, 0)} kJ/mol`;

/** The enthalpy of vaporization from the slope. */
export function enthalpyOfLine({ from, to, top, bottom }: VaporLine, random: Random): PartDraft | null {
  const gas = roundedConstants.gas;
  const [fall, span] = [top - bottom, to - from];
  const key = (gas * fall) / span;
  const slips: SlippedValue[] = [
    {
      value: key * Math.LN10,
      slip: 'natural-for-decadic-logarithm',
      factor: 'logarithm',
      teaching: 'The slope was multiplied by 2.303, as if the axis showed logarithms to base 10.',
    },
    {
      value: key / 2,
      slip: 'ruling-misread',
      factor: 'span',
      teaching: 'One small division on the 1/*T* axis was read as 0.10 × 10^{−3} K^{−1}; it is half of that.',
    },
    {
      value: (gas * top) / span,
      slip: 'value-for-change',
      factor: 'fall',
      teaching: 'The height of the upper end was used as the fall of the line.',
    },
    {
      value: gas * fall,
      slip: 'one-step-short',
      factor: 'span',
      teaching: 'The fall of the line was not divided by the change in 1/*T*.',
    },
    {
      value: gas * fall * span,
      slip: 'multiplied-for-divided',
      factor: 'span',
      teaching: 'The fall of the line was multiplied by the change in 1/*T* instead of divided by it.',
    },
    {
      value: (gas * (fall + 1)) / span,
      slip: 'ruling-misread',
      factor: 'fall',
      teaching:
        'One end of the line was read from the wrong label on the vertical axis, which makes its fall too large by 1.',
    },
    {
      value: (gas * (fall - 1)) / span,
      slip: 'ruling-misread',
      factor: 'fall',
      teaching:
        'One end of the line was read from the wrong label on the vertical axis, which makes its fall too small by 1.',
    },
    ...[1, -1].map((sign) => ({
      value: (gas * fall) / (span + 0.2 * sign),
      slip: 'ruling-misread',
      factor: 'span',
      teaching: `One end of the line was read from the wrong label on the 1/*T* axis, which makes its span 0.2 × 10^{−3} K^{−1} too ${sign > 0 ? 'wide' : 'narrow'}.`,
    })),
    {
      value: key / Math.LN10,
      slip: 'natural-for-decadic-logarithm',
      factor: 'logarithm',
      teaching: 'The slope was divided by 2.303, which would convert natural logarithms to base-10 ones.',
    },
    {
      value: key / 4.184,
      slip: 'energy-unit',
      factor: 'gas constant',
      teaching: 'The result was divided by 4.184, which converts kilojoules to kilocalories.',
    },
  ];
  const options = crossedFactors(random, {
    key,
    write: kilojoules,
    slips,
    isFirst: (factor) => factor === 'fall',
    percent: 14,
  });
  const [a, b] = [formatDecimals(top, 2), formatDecimals(bottom, 2)];
  const [x, y] = [formatDecimals(from, 2), formatDecimals(to, 2)];
  const slope = `\\frac{${b} − ${a}}{(${y} − ${x}) × 10^{−3} K^{−1}} = −${formatDecimals((1000 * fall) / span, 0)} K`;
  return (
    options && {
      text: `What is the enthalpy of vaporization of the liquid? (*R* = ${printedConstants.gas} J/(mol·K))`,
      keyFrom: ({ lines }) => {
        const [[u, v], [w, z]] = [lines[0]?.[0] ?? [NaN, NaN], lines[0]?.at(-1) ?? [NaN, NaN]];
        return kilojoules((gas * (v - z)) / (w - u));
      },
      ...options,
      explanation: `The slope of the line is −Δ_{vap}*H*/*R*. From 1/*T* = ${x} × 10^{−3} K^{−1} to ${y} × 10^{−3} K^{−1} the line falls from ${a} to ${b}: ${slope}. Multiplied by −*R*, this is ${formatDecimals((1000 * gas * fall) / span, 0)} J/mol, about ${options.answer}.`,
      finding: `The slope times −*R* is ${options.answer}.`,
    }
  );
}

/** A reading of which the small divisions after the last label were counted twice. */
function twiceFrom(reading: number, step: number): number {
  const label = step * Math.floor(reading / step);
  return label + 2 * (reading - label);
}

const celsius = (value: number): string => `${formatDecimals(value, 0)} °C`;

/** The temperature at which the liquid boils under another pressure. */
export function boilingOfLine(line: VaporLine, random: Random): PartDraft | null {
  const { from, to, top, bottom } = line;
  const pressure = random.pick([8, 12, 15, 18, 25, 30, 35, 40, 45]);
  const logarithm = Math.log(pressure);
  const inverse = (height: number): number => from + ((top - height) / (top - bottom)) * (to - from);
  const kelvin = (height: number): number => 1000 / inverse(height);
  const key = kelvin(logarithm) - 273;
  if (logarithm > top - 0.2 || logarithm < bottom + 0.2 || Math.abs(logarithm - Math.round(logarithm)) < 0.1)
    return null;
  const options = readingOptions(
    key,
    celsius,
    [
      {
        value: kelvin(Math.log10(pressure)) - 273,
        slip: 'natural-for-decadic-logarithm',
        teaching: 'The base-10 logarithm of the pressure was used; the axis shows natural logarithms.',
      },
      {
        value: kelvin(Math.log(101.3)) - 273,
        slip: 'standard-value-everywhere',
        teaching: 'This is the normal boiling point, at 101.3 kPa; the pressure is lower here.',
      },
      {
        value: 1000 / (left + right - inverse(logarithm)) - 273,
        slip: 'scale-backwards',
        teaching: 'The 1/*T* axis was read from the wrong end.',
      },
      {
        value: 1000 / from - 273,
        slip: 'other-special-point',
        teaching: 'This is the temperature at the upper end of the line, where the pressure is higher.',
      },
      {
        value: 1000 / to - 273,
        slip: 'other-special-point',
        teaching: 'This is the temperature at the lower end of the line, where the pressure is lower.',
      },
      {
        value: ((kelvin(Math.log(101.3)) - 273) * pressure) / 101.3,
        slip: 'linear-for-exponential',
        teaching:
          'The normal boiling point in °C was reduced in proportion to the pressure; the boiling point is not proportional to the pressure.',
      },
      {
        value: 1000 / twiceFrom(inverse(logarithm), 0.2) - 273,
        slip: 'ruling-misread',
        teaching:
          'One small division on the 1/*T* axis was read as 0.10 × 10^{−3} K^{−1}; it is half of that.',
      },
      {
        value: kelvin(logarithm + 1) - 273,
        slip: 'ruling-misread',
        teaching:
          'The divisions on the logarithm axis were counted from the wrong label, which makes the logarithm 1 unit too high.',
      },
      {
        value: kelvin(logarithm - 1) - 273,
        slip: 'ruling-misread',
        teaching:
          'The divisions on the logarithm axis were counted from the wrong label, which makes the logarithm 1 unit too low.',
      },
    ],
    7,
    rulingSlips({
      reading: inverse(logarithm),
      step: 0.2,
      from: left,
      to: right,
      name: 'value of 1/*T*',
      write: () => '0.2 × 10^{−3} K^{−1}',
      of: (read) => 1000 / read - 273,
      isCurved: true,
    }),
  );
  const x = formatDecimals(inverse(logarithm), 2);
  return (
    options && {
      text: `At what temperature does the liquid boil under a pressure of ${pressure} kPa?`,
      keyFrom: ({ lines }) => celsius(1000 / (placeOfHeight(lines[0] ?? [], logarithm) ?? NaN) - 273),
      ...options,
      explanation: `The liquid boils when its vapor pressure is ${pressure} kPa, that is, at ln(*p*/kPa) = ln ${pressure} = ${formatDecimals(logarithm, 2)}. The line has this height at 1/*T* = ${x} × 10^{−3} K^{−1}, so *T* = ${formatDecimals(kelvin(logarithm), 0)} K, about ${options.answer}.`,
      finding: `The line reaches ln ${pressure} at ${options.answer}.`,
    }
  );
}
