import { formatDecimals, formatSignificant, zeroCelsius } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { plainNumber, scientificNumber } from '../../texts/plain-number.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { inverse, measuredIn, type MeasuredConstants } from './arrhenius-table.ts';

const gas = Number(printedConstants.gas);
const unit = `${printedConstants.gas} J/(mol·K)`;
const kelvin = (celsius: number): string => `${formatDecimals(celsius + zeroCelsius, 2)} K`;
const perSecond = (value: number, digits: number): string =>
  `${value >= 1 && value < 9.5 ? formatSignificant(value, digits) : scientificNumber(value, digits)} s^{−1}`;

/** Between which activation energies, in kJ/mol, an option can be believed. */
const believable = [10, 260] as const;

/** The activation energy that the table leads to. */
export function energyOfTable(
  { temperatures, constants, energy }: MeasuredConstants,
  text: string,
): PartDraft | null {
  const write = (value: number): string => `${plainNumber(value, 2)} kJ/mol`;
  const [cold = NaN, next = NaN, hot = NaN] = [temperatures[0], temperatures[1], temperatures.at(-1)];
  const [slow = NaN, fast = NaN] = [constants[0], constants.at(-1)];
  const [beforeLast = NaN, slower = NaN] = [temperatures.at(-2), constants.at(-2)];
  const second = constants[1] ?? NaN;
  const slips = [
    {
      value: energy / Math.LN10 / 1000,
      slip: 'natural-for-decadic-logarithm',
      factor: 'logarithm',
      teaching:
        'The Arrhenius equation contains natural logarithms; here base-10 logarithms were used without the factor of 2.303.',
    },
    {
      value: (energy * Math.LN10) / 1000,
      slip: 'natural-for-decadic-logarithm',
      factor: 'logarithm',
      teaching: 'The factor of 2.303 is needed only with base-10 logarithms, not with natural ones.',
    },
    {
      value: energy / gas / 1000,
      slip: 'forgot-factor',
      factor: 'gas constant',
      teaching: 'This is *E*_{a}/*R*; it must still be multiplied by the gas constant.',
    },
    {
      value: (gas * Math.LN2) / (inverse(cold) - inverse(next)) / 1000,
      slip: 'overgeneralised-rule',
      teaching:
        'This assumes that *k* doubles from the first temperature to the second; the table shows by how much it really increases.',
    },
    {
      value: (gas * Math.log(fast / slow)) / (inverse(cold) - inverse(next)) / 1000,
      slip: 'some-points-only',
      teaching:
        'The rate constants were taken from the first and last rows, but the temperatures from the first two rows.',
    },
    {
      value: (gas * Math.log(fast / slow)) / (inverse(cold) - inverse(beforeLast)) / 1000,
      slip: 'some-points-only',
      factor: 'rows',
      teaching: 'The last rate constant was paired with the temperature of the row above it.',
    },
    {
      value: (gas * Math.log(slower / slow)) / (inverse(cold) - inverse(hot)) / 1000,
      slip: 'some-points-only',
      factor: 'rows',
      teaching: 'The last temperature was paired with the rate constant of the row above it.',
    },
    {
      value: (gas * (hot + zeroCelsius) * Math.log(fast / slow)) / 1000,
      slip: 'level-for-difference',
      factor: 'rows',
      teaching:
        'The increase in ln *k* was multiplied by *RT* for the last row; it must be multiplied by *R* and divided by the decrease in 1/*T*.',
    },
    {
      value: (4.184 * energy) / 1000,
      slip: 'energy-unit',
      factor: 'gas constant',
      teaching: 'The result was multiplied by 4.184, as if *R* were given in cal/(mol·K).',
    },
    {
      value: energy / 1000 / 4.184,
      slip: 'energy-unit',
      factor: 'gas constant',
      teaching: 'The result was divided by 4.184, which turns kilojoules into kilocalories.',
    },
    {
      value: (gas * Math.log(fast / slow)) / (inverse(next) - inverse(hot)) / 1000,
      slip: 'some-points-only',
      factor: 'rows',
      teaching: 'The first rate constant was paired with the temperature of the row below it.',
    },
    {
      value: (gas * Math.log(fast / second)) / (inverse(cold) - inverse(hot)) / 1000,
      slip: 'some-points-only',
      factor: 'rows',
      teaching: 'The first temperature was paired with the rate constant of the row below it.',
    },
  ];
  const options = shareReadingOptions(energy / 1000, write, slips, undefined, [], believable);
  const [k1, k2, t1, t2] = [perSecond(slow, 3), perSecond(fast, 3), kelvin(cold), kelvin(hot)];
  const growth = formatSignificant(Math.log(fast / slow), 4);
  const difference = scientificNumber(inverse(cold) - inverse(hot), 4);
  return (
    options && {
      text,
      keyFrom: ({ cells }) => write(measuredIn(cells).energy / 1000),
      ...options,
      explanation: `From the first row to the last, ln *k* increases by ln \\frac{${k2}}{${k1}} = ${growth}, and 1/*T* decreases by \\frac{1}{${t1}} − \\frac{1}{${t2}} = ${difference} K^{−1}. So *E*_{a} = ${unit} × \\frac{${growth}}{${difference} K^{−1}} = ${options.answer}.`,
      finding: `The increase in ln *k* divided by the decrease in 1/*T*, times the gas constant: ${options.answer}.`,
    }
  );
}

/** The constant at a temperature beyond the table. */
export function nextConstant(
  { temperatures, constants, energy }: MeasuredConstants,
  random: Random,
): PartDraft | null {
  const [before = NaN, last = NaN] = temperatures.slice(-2);
  const [slow = NaN, fast = NaN] = constants.slice(-2);
  const celsius = last + random.integer(11, 18);
  const write = (value: number): string => perSecond(value, 2);
  const growth = (energy / gas) * (inverse(last) - inverse(celsius));
  const options = shareReadingOptions(fast * Math.exp(growth), write, [
    {
      value: fast + ((fast - slow) * (celsius - last)) / (last - before),
      slip: 'linear-for-exponential',
      teaching: 'This extrapolates *k* linearly with temperature; it is ln *k* that is linear, and in 1/*T*.',
    },
    {
      value: fast * Math.exp(-growth),
      slip: 'wrong-sign',
      teaching: 'At a higher temperature *k* is larger; here the sign of the exponent was reversed.',
    },
    {
      value: fast * 10 ** growth,
      slip: 'natural-for-decadic-logarithm',
      teaching: 'The factor is a power of e, not of 10.',
    },
    {
      value: (fast * fast) / slow,
      slip: 'equal-steps',
      teaching:
        'This uses the factor between the last two rows, but the step to the new temperature is of a different size.',
    },
    {
      value: fast * (1 + growth),
      slip: 'linear-for-exponential',
      teaching: 'The exponent itself was used as the fractional increase; e must be raised to it.',
    },
    {
      value: fast * (celsius / last),
      slip: 'linear-in-temperature',
      teaching: 'A rate constant does not grow in proportion to the temperature.',
    },
    {
      value: slow * Math.exp(growth),
      slip: 'wrong-reference',
      teaching:
        'The factor is the one for the step from the last row, but it was applied to the constant in the row above.',
    },
    {
      value: fast * Math.exp(growth + (energy / gas) * (inverse(before) - inverse(last))),
      slip: 'wrong-reference',
      teaching:
        'The constant is the one in the last row, but the factor is the one for the step from the row above.',
    },
    {
      value: fast * Math.exp(growth * Math.LOG10E),
      slip: 'natural-for-decadic-logarithm',
      teaching:
        'Base-10 logarithms of the constants in the table were used, but then e was raised to the exponent.',
    },
    {
      value: fast * 2 ** ((celsius - last) / 10),
      slip: 'overgeneralised-rule',
      teaching:
        'This assumes that *k* doubles for every 10 °C; the table shows by how much it really increases.',
    },
    {
      value: fast * (fast / (constants[0] ?? NaN)) ** ((celsius - last) / (last - (temperatures[0] ?? NaN))),
      slip: 'linear-in-temperature',
      teaching:
        'This assumes that *k* increases by the same factor per degree as over the whole table; that factor decreases as the temperature rises.',
    },
  ]);
  const [k, t1, t2, e] = [
    perSecond(fast, 3),
    kelvin(last),
    kelvin(celsius),
    `${scientificNumber(energy, 4)} J/mol`,
  ];
  return (
    options && {
      text: `What is the rate constant at ${formatDecimals(celsius, 1)} °C if the Arrhenius equation still holds there?`,
      keyFrom: ({ cells }) => {
        const read = measuredIn(cells);
        const more = (read.energy / gas) * (inverse(last) - inverse(celsius));
        return write((read.constants.at(-1) ?? NaN) * Math.exp(more));
      },
      ...options,
      explanation: `The first and last rows give *E*_{a} = ${e}. From the last row to ${t2} the exponent increases by \\frac{${e}}{${unit}} × (\\frac{1}{${t1}} − \\frac{1}{${t2}}) = ${formatSignificant(growth, 4)}. So *k* = ${k} × e^{${formatSignificant(growth, 4)}} = ${options.answer}.`,
      finding: `The last constant, extrapolated along the line of ln *k* against 1/*T*: ${options.answer}.`,
    }
  );
}
