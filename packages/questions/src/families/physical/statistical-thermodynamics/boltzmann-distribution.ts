import { formatDecimals, formatSignificant, roundedConstants } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { optionsOfOneStep } from '../../options/options-of-one-step.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { printedConstants } from '../../texts/printed-constants.ts';

/** Populations at equilibrium: two states, degenerate levels, and the temperature behind a ratio. */
export const boltzmannDistribution: Family = {
  id: 'boltzmann-distribution',
  name: 'The Boltzmann distribution',
  subject: 'physical',
  topics: ['statistical-thermodynamics'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['boltzmann-distribution'],
    intermediate: ['rotational-spectroscopy', 'boltzmann-distribution'],
    advanced: ['boltzmann-distribution'],
  },
  uses: ['rigid-rotor'],
  reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return ratioOfStates(random);
      case 'intermediate':
        return ratioOfLevels(random);
      case 'advanced':
        return temperatureOfRatio(random);
    }
  },
};

const three = (value: number): string => formatSignificant(value, 3);

function ratioOfStates(random: Random): Draft | null {
  const energy = random.integer(10, 120) / 10;
  const kelvin = random.integer(20, 90) * 10;
  const exponent = (-energy * 1000) / (roundedConstants.gas * kelvin);
  if (exponent < -5) return null;
  // The ratio is asked for either way, so that each is now the key and now the likeliest slip.
  const isLowerFirst = random.next() < 0.4;
  const sign = isLowerFirst ? -1 : 1;
  const ratio = Math.exp(sign * exponent);
  // A second slip beside one of these would often show one name twice.
  const options = optionsOfOneStep(ratio, three, slipsOfRatio(sign * exponent, kelvin, isLowerFirst));
  if (options === null) return null;
  const [one, other] = isLowerFirst ? ['lower-energy', 'higher-energy'] : ['higher-energy', 'lower-energy'];
  const quotient = isLowerFirst
    ? '\\frac{*N*_{1}}{*N*_{2}} = e^{Δ*E*/(*RT*)}'
    : '\\frac{*N*_{2}}{*N*_{1}} = e^{−Δ*E*/(*RT*)}';
  return {
    text: `Two conformers, each a single state, differ by ${formatDecimals(energy, 2)} kJ/mol in energy. What is the ratio of the population of the ${one} conformer to that of the ${other} conformer at ${kelvin} K? (*R* = ${printedConstants.gas} J/(mol·K))`,
    ...options,
    explanation: `Each conformer is a single state, so the ratio is ${isLowerFirst ? 'the reciprocal of the Boltzmann factor' : 'the Boltzmann factor alone'}: ${quotient} with \\frac{Δ*E*}{*RT*} = \\frac{${formatDecimals(energy * 1000, 0)}}{${printedConstants.gas} × ${kelvin}} = ${formatDecimals(-exponent, 5)}, so the ratio is ${options.answer}.`,
    finding: `The Boltzmann factor is ${options.answer}.`,
  };
}

/** @param exponent of the asked ratio: positive where that of the lower state to the upper one is asked for */
function slipsOfRatio(exponent: number, kelvin: number, isLowerFirst: boolean): SlippedValue[] {
  const ratio = Math.exp(exponent);
  const [one, other] = isLowerFirst ? ['lower', 'upper'] : ['upper', 'lower'];
  return [
    {
      value: Math.exp(-exponent),
      slip: 'wrong-sign',
      teaching: isLowerFirst
        ? 'The sign of the exponent was reversed: the lower state has the larger population, so its ratio to the upper one is greater than 1.'
        : 'The sign of the exponent was reversed: at equilibrium the upper state always has the smaller population.',
    },
    {
      value: 10 ** exponent,
      slip: 'natural-for-decadic-logarithm',
      teaching: 'The Boltzmann factor is a power of e, not of 10.',
    },
    {
      value: ratio / (1 + ratio),
      slip: 'share-for-ratio',
      teaching: `This is the fraction in the ${one} state; the question asks for the ratio of the two populations.`,
    },
    {
      value: Math.exp(exponent / 1000),
      slip: 'unit-prefix',
      teaching: 'With *R* in J/(mol·K), the energy must be in J/mol, not kJ/mol.',
    },
    {
      value: Math.exp(exponent / 2),
      slip: 'needless-half',
      teaching:
        'The energy was halved, as if the two conformers shared it; the whole difference must be used.',
    },
    {
      value: Math.exp(2 * exponent),
      slip: 'needless-factor-two',
      teaching: 'The energy was doubled; the difference between the two conformers must be used only once.',
    },
    {
      value: Math.exp((exponent * kelvin) / (kelvin + 273.15)),
      slip: 'kelvin-converted-twice',
      teaching: 'The temperature is already in kelvins, but 273 was added to it again.',
    },
    {
      value: kelvin < 450 ? Number.NaN : Math.exp((exponent * kelvin) / (kelvin - 273.15)),
      slip: 'celsius-for-kelvin',
      teaching: '273 was subtracted from the temperature; the exponent requires it in kelvins, as given.',
    },
    {
      value: Math.exp(exponent / Math.LN10),
      slip: 'natural-for-decadic-logarithm',
      teaching: 'The exponent was divided by 2.303; that would be right for a power of 10, not of e.',
    },
    {
      value: 1 / (1 + ratio),
      slip: 'wrong-reference',
      teaching: `This is the fraction in the ${other} state; the question asks for the ratio of the ${one} state to the ${other} state.`,
    },
    {
      value: Math.abs(1 - ratio),
      slip: 'needless-difference',
      teaching: `The ${isLowerFirst ? 'ratio minus 1' : 'difference between the ratio and 1'} was given; the question asks for the ratio itself.`,
    },
    {
      value: Math.abs(exponent),
      slip: 'one-step-short',
      teaching: 'This is Δ*E*/(*RT*); e must still be raised to this power, with the correct sign.',
    },
    {
      value: Math.exp(-exponent / 2),
      slip: 'wrong-sign',
      teaching: 'Two things went wrong: the sign of the exponent was reversed, and the energy was halved.',
    },
    {
      value: Math.exp(-2 * exponent),
      slip: 'wrong-sign',
      teaching: 'Two things went wrong: the sign of the exponent was reversed, and the energy was doubled.',
    },
  ];
}

function ratioOfLevels(random: Random): Draft | null {
  const level = random.integer(1, 8);
  const constant = random.integer(100, 1100) / 100;
  const thermal = random.pick([139, 174, 207, 243, 278, 347]);
  const gap = constant * level * (level + 1);
  const exponent = -gap / thermal;
  if (exponent < -4) return null;
  const states = 2 * level + 1;
  const options = quantityOptions(states * Math.exp(exponent), three, [
    {
      value: Math.exp(exponent),
      slip: 'ignored-degeneracy',
      factor: 'g',
      teaching: `The degeneracy was left out; the level *J* = ${level} consists of ${states} states, all of which are populated.`,
    },
    {
      value: states * Math.exp(-exponent),
      slip: 'wrong-sign',
      factor: 'e',
      teaching: 'The sign of the exponent was reversed: a state of higher energy has a smaller population.',
    },
    {
      value: (level + 1) * Math.exp(exponent),
      slip: 'wrong-degeneracy',
      factor: 'g',
      teaching: `A rotational level has 2*J* + 1 = ${states} states, not *J* + 1.`,
    },
    {
      value: states * Math.exp((-2 * constant * level) / thermal),
      slip: 'line-for-level',
      factor: 'e',
      teaching: `The energy above *J* = 0 is *BJ*(*J* + 1) = ${level * (level + 1)}*B*, not the position 2*BJ* of a line.`,
    },
    {
      value: states,
      slip: 'high-temperature-limit',
      teaching:
        'The Boltzmann factor was left out; the number of states alone is the limit at infinite temperature.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `A linear molecule (rigid rotor) has a rotational constant of *B* = ${formatDecimals(constant, 2)} cm^{−1}. What is the ratio of the population of the level *J* = ${level} to that of *J* = 0 at a temperature at which *k*_{B}*T*/(*hc*) = ${thermal} cm^{−1}?`,
    ...options,
    explanation: `The level *J* = ${level} lies at *BJ*(*J* + 1) = ${level * (level + 1)} × ${formatDecimals(constant, 2)} cm^{−1} = ${formatDecimals(gap, 2)} cm^{−1} and has 2*J* + 1 = ${states} states. The ratio is ${states} × e^{−${formatDecimals(gap, 2)}/${thermal}} = ${states} × ${formatSignificant(Math.exp(exponent), 5)} = ${options.answer}.`,
    finding: `(2*J* + 1) times the Boltzmann factor is ${options.answer}.`,
  };
}

function temperatureOfRatio(random: Random): Draft | null {
  const energy = random.integer(15, 120) / 10;
  const upper = random.integer(2, 4);
  const percent = random.integer(10, 60);
  const ratio = percent / (100 - percent);
  const factor = ratio / upper;
  if (factor >= 0.8) return null;
  const kelvin = (value: number): number => (-energy * 1000) / (roundedConstants.gas * Math.log(value));
  const result = kelvin(factor);
  if (result < 90 || result > 2500) return null;
  const options = quantityOptions(
    result,
    (value) => `${three(value)} K`,
    [
      {
        value: kelvin(ratio),
        slip: 'ignored-degeneracy',
        factor: 'l',
        teaching: `The degeneracy was left out; the upper level has ${upper} states, so the ratio of the levels must be divided by ${upper} first.`,
      },
      {
        value: kelvin(percent / 100 / upper),
        slip: 'share-for-ratio',
        factor: 'l',
        teaching: `The percentage in the upper level, ${percent}%, was used as the ratio, which is ${percent} to ${100 - percent}.`,
      },
      {
        value: result * Math.LN10,
        slip: 'natural-for-decadic-logarithm',
        factor: 'n',
        teaching: 'The base-10 logarithm was used; the Boltzmann factor requires the natural logarithm.',
      },
      {
        value: kelvin(ratio * upper),
        slip: 'multiplied-for-divided',
        factor: 'l',
        teaching: `The ratio was multiplied by ${upper}; it must be divided by the number of upper states to give the Boltzmann factor of one state.`,
      },
    ].filter((one) => one.value > 0),
  );
  if (options === null) return null;
  return {
    text: `A system has a nondegenerate ground level and one level with ${upper} states that lies ${formatDecimals(energy, 2)} kJ/mol above it. At what temperature are ${percent}.0% of the molecules in the upper level? (*R* = ${printedConstants.gas} J/(mol·K))`,
    ...options,
    explanation: `\\frac{*N*_{2}}{*N*_{1}} = \\frac{${percent}.0}{${100 - percent}.0} = ${upper} × e^{−Δ*E*/(*RT*)}, so e^{−Δ*E*/(*RT*)} = ${formatSignificant(factor, 5)} and \\frac{Δ*E*}{*RT*} = ${formatDecimals(-Math.log(factor), 5)}. *T* = \\frac{${formatDecimals(energy * 1000, 0)}}{${printedConstants.gas} × ${formatDecimals(-Math.log(factor), 5)}} K = ${options.answer}.`,
    finding: `The Boltzmann distribution solved for *T* gives ${options.answer}.`,
  };
}
