import { formatDecimals, formatSignificant, roundedConstants } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { bracketed } from '../../texts/bracketed.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { signedQuantity } from '../../texts/signed-quantity.ts';
import { printedConstants } from '../../texts/printed-constants.ts';

/** Δ*G* from Δ*H* and Δ*S*: at one temperature, where its sign changes, and what it says about *K*. */
export const gibbsAndTemperature: Family = {
  id: 'gibbs-and-temperature',
  name: 'Gibbs energy from enthalpy and entropy',
  subject: 'physical',
  topics: ['gibbs-energy', 'second-law'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['gibbs-energy'],
    intermediate: ['gibbs-energy-and-temperature'],
    advanced: ['gibbs-energy-and-equilibrium-constant'],
  },
  uses: ['unit-conversion'],
  reference: 'OpenStax Chemistry 2e, section 16.4',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return gibbsEnergy(random);
      case 'intermediate':
        return crossingTemperature(random);
      case 'advanced':
        return equilibriumConstant(random);
    }
  },
};

const kilojoules = (value: number): string => `${signedQuantity(value, 3)} kJ/mol`;

function gibbsEnergy(random: Random): Draft | null {
  const enthalpy = (random.next() < 0.6 ? -1 : 1) * (random.integer(200, 3000) / 10);
  const entropy = (random.next() < 0.5 ? -1 : 1) * (random.integer(400, 2500) / 10);
  const kelvin = random.integer(28, 90) * 10;
  const term = (kelvin * entropy) / 1000;
  const gibbs = enthalpy - term;
  if (Math.abs(gibbs) < 3) return null;
  const options = quantityOptions(gibbs, kilojoules, [
    {
      value: enthalpy + term,
      slip: 'wrong-sign',
      teaching:
        'The term *T*Δ*S*° was added to Δ*H*°; it must be subtracted, with the sign of Δ*S*° included.',
    },
    {
      value: enthalpy - kelvin * entropy,
      slip: 'unit-prefix',
      teaching: 'Δ*S*° is in J/(mol·K) but Δ*H*° is in kJ/mol, so *T*Δ*S*° has to be divided by 1000.',
    },
    {
      value: enthalpy - ((kelvin - 273) * entropy) / 1000,
      slip: 'kelvin-converted-twice',
      teaching: `*T* is the absolute temperature, ${kelvin} K, as given; it must not be converted to °C.`,
    },
    {
      value: enthalpy - ((kelvin + 273) * entropy) / 1000,
      slip: 'kelvin-converted-twice',
      teaching: `273 was added to *T*, which is the absolute temperature, ${kelvin} K, as given.`,
    },
    {
      value: enthalpy + ((kelvin - 273) * entropy) / 1000,
      slip: 'wrong-sign',
      teaching: `Two things went wrong. *T*Δ*S*° was added to Δ*H*°, and *T*, the absolute temperature, was converted to °C.`,
    },
    {
      value: enthalpy + ((kelvin + 273) * entropy) / 1000,
      slip: 'wrong-sign',
      teaching: `Two things went wrong. *T*Δ*S*° was added to Δ*H*°, and 273 was added to *T*, the absolute temperature.`,
    },
    {
      value: enthalpy,
      slip: 'ignored-entropy',
      teaching: 'Δ*G*° differs from Δ*H*° by *T*Δ*S*°, which was left out here.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `A reaction has Δ*H*° = ${oneDecimal(enthalpy)} kJ/mol and Δ*S*° = ${oneDecimal(entropy)} J/(mol·K) at ${kelvin} K. What is Δ*G*° at this temperature?`,
    ...options,
    explanation: `The entropy is given in J and the enthalpy in kJ, so *T*Δ*S*° is converted to kJ/mol first: *T*Δ*S*° = ${kelvin} K × ${bracketed(`${oneDecimal(entropy)} J/(mol·K)`)} = ${unrounded(term)}. Δ*G*° = Δ*H*° − *T*Δ*S*° = ${oneDecimal(enthalpy)} kJ/mol − ${bracketed(unrounded(term))} = ${options.answer}.`,
    finding: `Δ*G*° = Δ*H*° − *T*Δ*S*° gives ${options.answer}.`,
  };
}

function crossingTemperature(random: Random): Draft | null {
  const sign = random.next() < 0.5 ? 1 : -1;
  const entropy = random.integer(600, 2200) / 10;
  const enthalpy = random.integer(250, 2200) / 10;
  const crossing = (enthalpy * 1000) / entropy;
  if (crossing < 310 || crossing > 1900) return null;
  const isCelsius = random.next() < 0.5;
  const zero = isCelsius ? 273 : 0;
  const write = (value: number): string => `${formatSignificant(value, 3)} ${isCelsius ? '°C' : 'K'}`;
  const inverted = (entropy / enthalpy) * 1000;
  const turned =
    'Here Δ*S*°, multiplied by 1000, was divided by Δ*H*°; Δ*G*° = 0 gives *T* = Δ*H*°/Δ*S*°, with the factor of 1000 applied to Δ*H*°.';
  const options = quantityOptions(crossing - zero, write, [
    {
      value: crossing - 273 + zero,
      slip: isCelsius ? 'celsius-for-kelvin' : 'kelvin-converted-twice',
      teaching: isCelsius
        ? 'Δ*H*°/Δ*S*° is in kelvins; 273 must be subtracted to convert it to °C.'
        : 'Δ*H*°/Δ*S*° is already in kelvins; subtracting 273 gives the temperature in °C.',
    },
    {
      value: isCelsius ? Number.NaN : enthalpy / entropy,
      slip: 'unit-prefix',
      teaching: 'Δ*H*° in kJ/mol must be multiplied by 1000 before it is divided by Δ*S*° in J/(mol·K).',
    },
    { value: inverted - zero, slip: 'inverted-ratio', teaching: turned },
    {
      value: crossing + 273,
      slip: 'kelvin-converted-twice',
      teaching: isCelsius
        ? '273 was added; the ratio is in kelvins, and 273 must be subtracted to convert it to °C.'
        : 'The ratio is already an absolute temperature, so 273 must not be added.',
    },
    ...(isCelsius
      ? [
          {
            value: inverted,
            slip: 'inverted-ratio',
            teaching: `Two things went wrong. ${turned} Also, 273 was not subtracted.`,
          },
        ]
      : [
          {
            value: inverted - 273,
            slip: 'inverted-ratio',
            teaching: `Two things went wrong. ${turned} Also, 273 was subtracted, although Δ*H*°/Δ*S*° is already in kelvins.`,
          },
          {
            value: inverted + 273,
            slip: 'inverted-ratio',
            teaching: `Two things went wrong. ${turned} Also, 273 was added, although Δ*H*°/Δ*S*° is already in kelvins.`,
          },
        ]),
  ]);
  if (options === null) return null;
  const side = sign > 0 ? 'Above' : 'Below';
  return {
    text: `For a reaction, Δ*H*° = ${oneDecimal(sign * enthalpy)} kJ/mol and Δ*S*° = ${oneDecimal(sign * entropy)} J/(mol·K), both independent of temperature. ${side} what temperature${isCelsius ? ', in °C,' : ''} is Δ*G*° negative?${isCelsius ? ' (0 °C = 273 K)' : ''}`,
    ...options,
    explanation: `Δ*G*° = Δ*H*° − *T*Δ*S*° is zero at *T* = \\frac{Δ*H*°}{Δ*S*°} = \\frac{${formatDecimals(enthalpy * 1000, 0)} J/mol}{${formatDecimals(entropy, 1)} J/(mol·K)} = ${isCelsius ? `${formatSignificant(crossing, 4)} K, and ${formatSignificant(crossing, 4)} − 273 = ${options.answer}` : options.answer}. ${sign > 0 ? 'Above this temperature, the positive *T*Δ*S*° outweighs Δ*H*°' : 'Below this temperature, the negative Δ*H*° outweighs *T*Δ*S*°'}, and Δ*G*° is negative.`,
    finding: `*T* = Δ*H*°/Δ*S*° gives ${options.answer}.`,
  };
}

function equilibriumConstant(random: Random): Draft | null {
  const enthalpy = (random.next() < 0.5 ? -1 : 1) * (random.integer(200, 1200) / 10);
  const entropy = Math.sign(enthalpy) * (random.integer(400, 2000) / 10);
  const kelvin = random.integer(30, 80) * 10;
  const gibbs = enthalpy - (kelvin * entropy) / 1000;
  const exponent = (-gibbs * 1000) / (roundedConstants.gas * kelvin);
  if (Math.abs(exponent) < 0.7 || Math.abs(exponent) > 15) return null;
  const plain = (value: number): string => formatSignificant(value, 2);
  const options = quantityOptions(Math.exp(exponent), plain, [
    {
      value: Math.exp(-exponent),
      slip: 'wrong-sign',
      teaching: `The minus sign in ln *K* = −Δ*G*°/(*RT*) was left out: when Δ*G*° is ${gibbs < 0 ? 'negative, *K* is greater' : 'positive, *K* is less'} than 1.`,
    },
    {
      value: 10 ** exponent,
      slip: 'natural-for-decadic-logarithm',
      teaching: '−Δ*G*°/(*RT*) is the natural logarithm of *K*, so e, not 10, must be raised to this power.',
    },
    {
      value: Math.exp((-enthalpy * 1000) / (roundedConstants.gas * kelvin)),
      slip: 'ignored-entropy',
      teaching: 'Δ*H*° alone was used; *K* must be calculated from Δ*G*° = Δ*H*° − *T*Δ*S*°.',
    },
    {
      value: Math.exp(exponent / 1000),
      slip: 'unit-prefix',
      teaching: 'With *R* in J/(mol·K), the Gibbs energy must be in J/mol, not kJ/mol.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `A reaction has Δ*H*° = ${oneDecimal(enthalpy)} kJ/mol and Δ*S*° = ${oneDecimal(entropy)} J/(mol·K), both independent of temperature. What is its equilibrium constant at ${kelvin} K? (*R* = ${printedConstants.gas} J/(mol·K))`,
    ...options,
    explanation: `Δ*G*° = Δ*H*° − *T*Δ*S*° = ${oneDecimal(enthalpy)} kJ/mol − ${bracketed(unrounded((kelvin * entropy) / 1000))} = ${unrounded(gibbs)}. ln *K* = −\\frac{Δ*G*°}{*RT*} = ${formatDecimals(exponent, 4)}, so *K* = e^{${formatDecimals(exponent, 4)}} = ${options.answer}.`,
    finding: `ln *K* = −Δ*G*°/(*RT*) with Δ*G*° = Δ*H*° − *T*Δ*S*° gives *K* = ${options.answer}.`,
  };
}

function oneDecimal(value: number): string {
  return `${value > 0 ? '+' : ''}${formatDecimals(value, 1)}`;
}

/** Tenths times tens of kelvin, over 1000: three decimals are all there is. */
function unrounded(value: number): string {
  return `${value > 0 ? '+' : ''}${formatDecimals(value, 3)} kJ/mol`;
}
