import { formatDecimals, formatSignificant, zeroCelsius } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { optionsApart } from '../../options/options-apart.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { plainNumber, scientificNumber } from '../../texts/plain-number.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { inverse, measuredIn, type MeasuredConstants } from './arrhenius-table.ts';

const gas = Number(printedConstants.gas);
const unit = `${printedConstants.gas} J/(mol K)`;
const kelvin = (celsius: number): string => `${formatDecimals(celsius + zeroCelsius, 2)} K`;
const perSecond = (value: number, digits: number): string =>
  `${value >= 1 && value < 9.5 ? formatSignificant(value, digits) : scientificNumber(value, digits)} s^{−1}`;

/** The activation energy that the table leads to. */
export function energyOfTable(
  { temperatures, constants, energy }: MeasuredConstants,
  text: string,
): PartDraft | null {
  const write = (value: number): string => `${plainNumber(value, 2)} kJ/mol`;
  const [cold = NaN, next = NaN, hot = NaN] = [temperatures[0], temperatures[1], temperatures.at(-1)];
  const [slow = NaN, fast = NaN] = [constants[0], constants.at(-1)];
  const options = shareReadingOptions(energy / 1000, write, [
    {
      value: energy / Math.LN10 / 1000,
      slip: 'natural-for-decadic-logarithm',
      teaching:
        'The equation holds natural logarithms; this takes base-10 ones without their factor of 2.303.',
    },
    {
      value: (energy * Math.LN10) / 1000,
      slip: 'natural-for-decadic-logarithm',
      teaching: 'The factor of 2.303 belongs to base-10 logarithms; natural ones do not need it.',
    },
    {
      value: energy / gas / 1000,
      slip: 'forgot-factor',
      teaching: 'This is *E*_{a}/*R*; it still has to be multiplied by the gas constant.',
    },
    {
      value: (gas * Math.LN2) / (inverse(cold) - inverse(next)) / 1000,
      slip: 'overgeneralised-rule',
      teaching:
        'This takes *k* to double from the first temperature to the second; the table says by how much it grows.',
    },
    {
      value: (gas * Math.log(fast / slow)) / (inverse(cold) - inverse(next)) / 1000,
      slip: 'some-points-only',
      teaching:
        'The constants are those of the first and the last row, the temperatures those of the first two.',
    },
  ]);
  const [k1, k2, t1, t2] = [perSecond(slow, 3), perSecond(fast, 3), kelvin(cold), kelvin(hot)];
  const growth = formatSignificant(Math.log(fast / slow), 4);
  const difference = scientificNumber(inverse(cold) - inverse(hot), 4);
  return (
    options && {
      text,
      keyFrom: ({ cells }) => write(measuredIn(cells).energy / 1000),
      ...options,
      explanation: `From the first row to the last ln *k* grows by ln \\frac{${k2}}{${k1}} = ${growth}, and 1/*T* falls by \\frac{1}{${t1}} − \\frac{1}{${t2}} = ${difference} K^{−1}. So *E*_{a} = ${unit} × \\frac{${growth}}{${difference} K^{−1}} = ${options.answer}.`,
      finding: `The growth of ln *k* over the fall of 1/*T*, times the gas constant: ${options.answer}.`,
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
      teaching: 'This draws *k* on in a straight line; it is ln *k* that is straight, against 1/*T*.',
    },
    {
      value: fast * Math.exp(-growth),
      slip: 'wrong-sign',
      teaching: 'At a higher temperature *k* is larger: the sign of the exponent is turned around.',
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
        'This takes the factor between the last two rows, though the step to this temperature is another one.',
    },
    {
      value: fast * (1 + growth),
      slip: 'linear-for-exponential',
      teaching: 'The exponent itself is taken for the increase; e has to be raised to it.',
    },
    {
      value: fast * (celsius / last),
      slip: 'linear-in-temperature',
      teaching: 'A rate constant does not grow in proportion to the temperature.',
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
      text: `What is the rate constant at ${formatDecimals(celsius, 1)} °C, if the Arrhenius equation holds there, too?`,
      keyFrom: ({ cells }) => {
        const read = measuredIn(cells);
        const more = (read.energy / gas) * (inverse(last) - inverse(celsius));
        return write((read.constants.at(-1) ?? NaN) * Math.exp(more));
      },
      ...options,
      explanation: `The first and the last row give *E*_{a} = ${e}. From the last row to ${t2} the exponent grows by \\frac{${e}}{${unit}} × (\\frac{1}{${t1}} − \\frac{1}{${t2}}) = ${formatSignificant(growth, 4)}. So *k* = ${k} × e^{${formatSignificant(growth, 4)}} = ${options.answer}.`,
      finding: `The last constant, carried on along the line of ln *k* against 1/*T*: ${options.answer}.`,
    }
  );
}

/** Powers of ten between two factors: rounding on the way makes no such difference. */
const apart = 0.4;

/** By what factor a catalyst makes the reaction faster at a temperature in °C. */
export function catalyzed(celsius: number, random: Random): PartDraft | null {
  const lower = random.integer(80, 240) / 10;
  const exponent = (1000 * lower) / gas / (celsius + zeroCelsius);
  const write = (value: number): string =>
    value >= 1 && value < 9.5 ? formatDecimals(value, 0) : scientificNumber(value, 1);
  const options = optionsApart(
    Math.exp(exponent),
    write,
    [
      {
        value: 10 ** exponent,
        slip: 'natural-for-decadic-logarithm',
        teaching: 'The factor is a power of e, not of 10.',
      },
      {
        value: exponent,
        slip: 'logarithm-for-number',
        teaching: 'This is the exponent, the natural logarithm of the factor.',
      },
      {
        value: 2 ** exponent,
        slip: 'overgeneralised-rule',
        teaching: 'The factor is a power of e, not of 2.',
      },
      {
        value: Math.exp(exponent / 2),
        slip: 'needless-half',
        teaching: 'The energy stands in the exponent as a whole; nothing is halved there.',
      },
    ],
    (one, other) => Math.abs(Math.log10(one / other)) >= apart,
    { room: 0.05, isRead: true },
  );
  const [e, t] = [`${formatDecimals(lower, 1)} kJ/mol`, kelvin(celsius)];
  return (
    options && {
      text: `A catalyst lowers the activation energy by ${e}; the factor *A* stays the same. Which value is closest to the factor by which the reaction becomes faster at ${formatDecimals(celsius, 1)} °C? (*R* = ${unit})`,
      ...options,
      explanation: `At one temperature the factor is e^{Δ*E*_{a}/(*RT*)}. The exponent is \\frac{${formatDecimals(1000 * lower, 0)} J/mol}{${unit} × ${t}} = ${formatSignificant(exponent, 3)}, and e^{${formatSignificant(exponent, 3)}} is closest to ${options.answer}.`,
      finding: `e to the power of the lowering over *RT* is ${options.answer}.`,
    }
  );
}
