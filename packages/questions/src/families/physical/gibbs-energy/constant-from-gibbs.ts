import { formatDecimals, formatSignificant, roundedConstants } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { turnedUpsideDown } from '../../options/slips-together.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { signedQuantity } from '../../texts/signed-quantity.ts';

const gasConstant = roundedConstants.gas;

/** The equilibrium constant of a reaction, or of its reverse, from Δ_{r}*G*°. */
export function constantFromGibbs(random: Random): Draft | null {
  const gibbs = (random.next() < 0.5 ? -1 : 1) * (random.integer(30, 450) / 10);
  const kelvin = random.pick([298, 310, 350, 400, 450, 500, 600]);
  const exponent = (-gibbs * 1000) / (gasConstant * kelvin);
  if (Math.abs(exponent) > 15) return null;
  // Asked backward, what was the key is the likeliest slip.
  const isReverse = random.next() < 0.35;
  const asked = isReverse ? -exponent : exponent;
  const options = quantityOptions(
    Math.exp(asked),
    (value) => formatSignificant(value, 2),
    constantSlips({ gibbs, kelvin, asked, isReverse }),
  );
  if (options === null) return null;
  const power = formatDecimals(exponent, 4);
  const turned = isReverse
    ? `*K* of the reaction is e^{${power}}, and that of the reverse reaction is its reciprocal, e^{${formatDecimals(asked, 4)}} = ${options.answer}`
    : `*K* = e^{${power}} = ${options.answer}`;
  return {
    text: `A reaction has Δ_{r}*G*° = ${signedQuantity(gibbs, 3)} kJ/mol at ${kelvin} K. What is ${isReverse ? 'the equilibrium constant of the reverse reaction' : 'its equilibrium constant'}? (*R* = ${printedConstants.gas} J/(mol·K))`,
    ...options,
    explanation: `ln *K* = −\\frac{Δ_{r}*G*°}{*RT*} = −\\frac{${signedQuantity(gibbs * 1000, 3)} J/mol}{${printedConstants.gas} J/(mol·K) × ${kelvin} K} = ${power}. Therefore, ${turned}.`,
    finding: `*K* = e^{−Δ_{r}*G*°/(*RT*)}${isReverse ? ', with the sign of the reverse reaction,' : ''} gives ${options.answer}.`,
  };
}

interface AskedConstant {
  gibbs: number;
  kelvin: number;
  /** The natural logarithm of the asked constant. */
  asked: number;
  isReverse: boolean;
}

/** Slips in the exponent, in its base, and in its sign, which can follow on each of them. */
function constantSlips({ gibbs, kelvin, asked, isReverse }: AskedConstant): SlippedValue[] {
  const turned: SlippedValue = {
    value: Math.exp(-asked),
    slip: isReverse ? 'answered-another-quantity' : 'wrong-sign',
    lastStep: {
      ...turnedUpsideDown,
      deed: isReverse
        ? 'the constant of the reaction as written was given, not that of the reverse reaction'
        : 'the minus sign in the exponent was left out',
    },
    teaching: isReverse
      ? 'This is the equilibrium constant of the reaction as written; that of the reverse reaction is its reciprocal.'
      : `The minus sign in ln *K* = −Δ_{r}*G*°/(*RT*) was left out: a ${gibbs < 0 ? 'negative Δ_{r}*G*° makes *K* greater' : 'positive Δ_{r}*G*° makes *K* less'} than 1.`,
  };
  const inExponent = [
    {
      value: 10 ** asked,
      slip: 'natural-for-decadic-logarithm',
      teaching:
        '−Δ_{r}*G*°/(*RT*) is the natural logarithm of *K*, so e, not 10, must be raised to this power.',
    },
    {
      value: Math.exp(asked / 1000),
      slip: 'unit-prefix',
      teaching: 'With *R* in J/(mol·K), the Gibbs energy must be in J/mol, not kJ/mol.',
    },
    {
      value: Math.exp(asked / Math.LN10),
      slip: 'natural-for-decadic-logarithm',
      teaching: 'The exponent was divided by 2.303; that would be right for a power of 10, not of e.',
    },
    {
      value: Math.exp((asked * kelvin) / (kelvin + 273)),
      slip: 'kelvin-converted-twice',
      teaching: `The temperature, ${kelvin} K, is already in kelvins, but 273 was added to it again.`,
    },
    {
      value: Math.exp((asked * kelvin) / (kelvin - 273)),
      slip: 'celsius-for-kelvin',
      teaching: `273 was subtracted from the temperature; in *RT* the temperature must be in kelvins, ${kelvin} K.`,
    },
    {
      value: Math.exp(asked / 2),
      slip: 'needless-half',
      teaching: 'The exponent was halved; it contains the whole of Δ_{r}*G*°.',
    },
  ];
  return [
    turned,
    ...inExponent
      .filter(({ value }) => isBelievable(value))
      .map((one) => ({ ...one, isBeforeLastStep: true })),
    {
      value: Math.abs(asked),
      slip: 'one-step-short',
      teaching: 'This is the magnitude of ln *K*; the exponential function must still be applied.',
    },
    {
      value: Math.abs(asked) / Math.LN10,
      slip: 'one-step-short',
      teaching:
        'This is the magnitude of log_{10} *K*; 10 must still be raised to this power, with the correct sign.',
    },
  ];
}

function isBelievable(constant: number): boolean {
  return constant > 1e-12 && constant < 1e12;
}
