import { formatDecimals, formatSignificant, zeroCelsius } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { atMostOneOutside } from '../../options/at-most-one-outside.ts';
import { believableOptions, quantityOptions } from '../../options/quantity-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { turnedUpsideDown } from '../../options/slips-together.ts';
import { averageSpeed } from './average-speed.ts';
import { gases, mass, written } from './gases-by-mass.ts';

/** Speeds of gas molecules: root mean square, the other averages, and equal speeds at different temperatures. */
export const molecularSpeeds: Family = {
  id: 'molecular-speeds',
  name: 'Speeds of gas molecules',
  subject: 'physical',
  topics: ['real-gases'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['molecular-speeds'],
    intermediate: ['molecular-speeds'],
    advanced: ['molecular-speeds'],
  },
  uses: ['temperature-scales'],
  reference: 'OpenStax Chemistry 2e, section 9.5',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return speedRatio(random);
      case 'intermediate':
        return averageSpeed(random);
      case 'advanced':
        return equalSpeed(random);
    }
  },
};

const three = (value: number): string => formatSignificant(value, 3);

function speedRatio(random: Random): Draft | null {
  const [first, second] = [random.pick(gases), random.pick(gases)];
  if (first.mass === second.mass) return null;
  const ratio = second.mass / first.mass;
  const faster = first.mass < second.mass ? first : second;
  const options = quantityOptions(Math.sqrt(ratio), three, [
    {
      value: ratio,
      slip: 'forgot-root',
      isBeforeLastStep: true,
      teaching:
        'The mass ratio itself was used; the mean kinetic energies are equal and depend on the square of the speed, so the square root of this ratio is needed.',
    },
    {
      value: 1 / Math.sqrt(ratio),
      slip: 'inverted-ratio',
      lastStep: turnedUpsideDown,
      teaching: `The ratio was inverted: at the same temperature the lighter gas, \\ce{${faster.formula}}, has the higher speed, so the ratio is ${ratio > 1 ? 'greater' : 'less'} than 1.`,
    },
    {
      value: ratio ** 2,
      slip: 'squared-for-root',
      isBeforeLastStep: true,
      teaching: 'The square root of the mass ratio must be taken; here the ratio was squared.',
    },
    {
      value: 1,
      slip: 'ignored-mass',
      teaching: 'At a given temperature the mean kinetic energies are equal, not the speeds.',
    },
    {
      value: ratio / 2,
      slip: 'divided-for-root',
      isBeforeLastStep: true,
      teaching: 'The mass ratio was halved; its square root must be taken.',
    },
    {
      value: Math.cbrt(ratio),
      slip: 'wrong-exponent',
      isBeforeLastStep: true,
      teaching:
        'A cube root was taken; the kinetic energy depends on the square of the speed, so the square root is needed.',
    },
  ]);
  if (options === null) return null;
  const kelvin = random.integer(27, 60) * 10;
  return {
    text: `At ${kelvin} K, what is the ratio of the root-mean-square speed of \\ce{${first.formula}} (${written(first)}) to that of \\ce{${second.formula}} (${written(second)})?`,
    ...options,
    explanation: `*v*_{rms} = \\sqrt{\\frac{3*RT*}{*M*}}, so at a given temperature the ratio is \\sqrt{\\frac{${mass(second)}}{${mass(first)}}} = \\sqrt{${formatSignificant(ratio, 5)}} = ${options.answer}.`,
    finding: `The square root of the inverse ratio of the molar masses is ${options.answer}.`,
  };
}

function equalSpeed(random: Random): Draft | null {
  const [reference, gas] = [random.pick(gases), random.pick(gases)];
  const celsius = random.integer(2, 20) * 5;
  const kelvin = celsius + zeroCelsius;
  const ratio = gas.mass / reference.mass;
  const result = kelvin * ratio;
  if (result < gas.boiling || kelvin < reference.boiling || result > 1500 || ratio === 1) return null;
  // Everybody knows whether it has to be hotter or colder: more than one option on the other side would be wasted.
  const [from, to] = ratio > 1 ? [kelvin, Infinity] : [0, kelvin];
  const slips = atMostOneOutside(equalSpeedSlips(celsius, ratio), from, to, random);
  const options = believableOptions(result, (value) => `${three(value)} K`, slips, [
    Math.min(15, result / 2),
    4000,
  ]);
  if (options === null) return null;
  return {
    text: `At what temperature, in K, is the root-mean-square speed of \\ce{${gas.formula}} (${written(gas)}) the same as that of \\ce{${reference.formula}} (${written(reference)}) at ${celsius} °C?`,
    ...options,
    explanation: `\\sqrt{\\frac{3*RT*}{*M*}} is equal for two gases when *T*/*M* is equal. ${celsius} °C = ${formatDecimals(kelvin, 2)} K, so *T* = ${formatDecimals(kelvin, 2)} K × \\frac{${mass(gas)}}{${mass(reference)}} = ${options.answer}.`,
    finding: `Equal *T*/*M* gives ${options.answer}.`,
  };
}

/** What becomes of the temperature at which a gas with so many times the molar mass is as fast. */
function equalSpeedSlips(celsius: number, ratio: number): SlippedValue[] {
  const kelvin = celsius + zeroCelsius;
  const shown = `${celsius} °C is ${formatDecimals(kelvin, 2)} K`;
  return [
    {
      value: kelvin / ratio,
      slip: 'inverted-ratio',
      teaching:
        'The ratio of the masses was inverted: a heavier gas needs a higher temperature to have the same speed.',
    },
    {
      value: kelvin * Math.sqrt(ratio),
      slip: 'root-of-the-result',
      teaching:
        'The square root of the ratio of the masses was used; equal speeds mean equal *T*/*M*, without a root.',
    },
    {
      value: celsius * ratio,
      slip: 'celsius-for-kelvin',
      teaching: `The temperature must be absolute before it is scaled: ${shown}.`,
    },
    {
      value: celsius * ratio + zeroCelsius,
      slip: 'celsius-for-kelvin',
      teaching: `The temperature was scaled in °C and converted afterward; it must be converted first: ${shown}.`,
    },
    {
      value: kelvin * ratio - zeroCelsius,
      slip: 'celsius-for-kelvin',
      teaching: 'This number is the temperature in °C; the question asks for it in K.',
    },
    {
      value: kelvin,
      slip: 'equal-temperature-for-equal-speed',
      teaching:
        'The temperature of the other gas was given; at equal temperature the kinetic energies are equal, but the lighter gas has the higher speed.',
    },
    {
      value: kelvin * ratio ** 2,
      slip: 'needless-square',
      teaching:
        'The ratio of the masses was squared; in the kinetic energy the speed is squared, but the mass is not.',
    },
    {
      value: (kelvin + zeroCelsius) * ratio,
      slip: 'kelvin-converted-twice',
      teaching: `273 was added twice: ${shown}, which is absolute already.`,
    },
    {
      value: celsius * Math.sqrt(ratio) + zeroCelsius,
      slip: 'celsius-for-kelvin',
      teaching:
        'Two things went wrong: the temperature was scaled in °C, and it was scaled by the square root of the ratio of the masses.',
    },
  ];
}
