import { formatDecimals, formatSignificant, zeroCelsius } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { optionsApart } from '../../options/options-apart.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { scientificNumber } from '../../texts/plain-number.ts';
import { printedConstants } from '../../texts/printed-constants.ts';

const gas = Number(printedConstants.gas);
const unit = `${printedConstants.gas} J/(mol·K)`;

/** Powers of ten between two factors: rounding on the way makes no such difference. */
const apart = 0.4;

/** What is asked: by how much the rate constant grows, or by how much the half-life of the first-order reaction falls. */
const asked = {
  rate: {
    sign: 1,
    text: 'the factor by which the reaction becomes faster',
    turned: 'The sign of the exponent was reversed; with a lower barrier the reaction becomes faster.',
    squared:
      'The factor was squared; the reverse reaction becomes faster too, but that does not make the forward reaction faster again.',
    why: 'At a given temperature the factor is e^{Δ*E*_{a}/(*RT*)}.',
  },
  halfLife: {
    sign: -1,
    text: 'the factor by which the half-life is multiplied',
    turned: 'This is the factor for the rate constant; the half-life, ln 2/*k*, decreases as *k* increases.',
    squared: 'The factor was squared; the half-life decreases by exactly the factor by which *k* increases.',
    why: 'The rate constant increases by a factor of e^{Δ*E*_{a}/(*RT*)}. The half-life is ln 2/*k*, so it is multiplied by e^{−Δ*E*_{a}/(*RT*)}.',
  },
} as const;

/** By what factor a catalyst changes the rate constant or the half-life at a temperature in °C. */
export function catalyzed(celsius: number, random: Random): PartDraft | null {
  const lower = random.integer(80, 240) / 10;
  const { sign, text, why, ...slips } = asked[random.pick(['rate', 'halfLife'] as const)];
  const exponent = (1000 * lower) / gas / (celsius + zeroCelsius);
  const write = (value: number): string =>
    value >= 1 && value < 9.5 ? formatDecimals(value, 0) : scientificNumber(value, 1);
  const options = optionsApart(
    Math.exp(sign * exponent),
    write,
    factorSlips(sign * exponent, slips),
    (one, other) => Math.abs(Math.log10(one / other)) >= apart,
    { room: 0.05, isRead: true },
  );
  const [e, t] = [`${formatDecimals(lower, 1)} kJ/mol`, `${formatDecimals(celsius + zeroCelsius, 2)} K`];
  const power = formatSignificant(exponent, 3);
  return (
    options && {
      text: `A catalyst lowers the activation energy by ${e}; the frequency factor *A* stays the same. Which value is closest to ${text} at ${formatDecimals(celsius, 1)} °C? (*R* = ${unit})`,
      ...options,
      explanation: `${why} Δ*E*_{a}/(*RT*) is \\frac{${formatDecimals(1000 * lower, 0)} J/mol}{${unit} × ${t}} = ${power}, and e^{${sign < 0 ? '−' : ''}${power}} is closest to ${options.answer}.`,
      finding: `e to the power of ${sign < 0 ? 'minus ' : ''}the decrease in *E*_{a} divided by *RT* is ${options.answer}.`,
    }
  );
}

function factorSlips(
  exponent: number,
  { turned, squared }: { turned: string; squared: string },
): SlippedValue[] {
  return [
    {
      value: 10 ** exponent,
      slip: 'natural-for-decadic-logarithm',
      teaching: 'The factor is a power of e, not of 10.',
    },
    {
      value: Math.abs(exponent),
      slip: 'logarithm-for-number',
      teaching: `This is the exponent${exponent < 0 ? ' without its sign' : ''}; e must be raised to it${exponent < 0 ? ', with the sign' : ''}.`,
    },
    {
      value: 2 ** exponent,
      slip: 'overgeneralised-rule',
      teaching: 'The factor is a power of e, not of 2.',
    },
    {
      value: Math.exp(exponent / 2),
      slip: 'needless-half',
      teaching: 'The whole energy difference appears in the exponent; here half of it was used.',
    },
    { value: Math.exp(-exponent), slip: 'wrong-sign', teaching: turned },
    { value: Math.exp(2 * exponent), slip: 'needless-square', teaching: squared },
    {
      value: 10 ** (exponent / 2),
      slip: 'natural-for-decadic-logarithm',
      teaching: 'Two things went wrong. The exponent was halved. Also, 10, not e, was raised to it.',
    },
    {
      value: 10 ** -exponent,
      slip: 'wrong-sign',
      teaching:
        'Two things went wrong. The sign of the exponent was reversed. Also, 10, not e, was raised to it.',
    },
    {
      value: Math.exp(-exponent / 2),
      slip: 'wrong-sign',
      teaching: 'Two things went wrong. The sign of the exponent was reversed. Also, it was halved.',
    },
    {
      value: Math.exp(exponent / Math.LN10),
      slip: 'natural-for-decadic-logarithm',
      teaching: 'The exponent was divided by 2.303; that would be right for a power of 10, not of e.',
    },
    {
      value: 1 / Math.abs(exponent),
      slip: 'logarithm-for-number',
      teaching: 'This is the reciprocal of the exponent; e must be raised to the exponent, with its sign.',
    },
    ...[10, 0.1].map((step) => ({
      value: step * Math.exp(exponent),
      slip: 'power-of-ten',
      teaching: `The exponent is right, but in e to this power the decimal point is one place too far to the ${step > 1 ? 'right' : 'left'}.`,
    })),
    {
      value: Math.E * Math.abs(exponent),
      slip: 'notation-misread',
      teaching: 'The exponent was multiplied by e; e must be raised to it.',
    },
  ];
}
