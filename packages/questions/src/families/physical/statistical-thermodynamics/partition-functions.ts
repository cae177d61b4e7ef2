import { formatDecimals, formatSignificant, roundedConstants } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { believableOptions, quantityOptions } from '../../options/quantity-options.ts';
import { toFigures } from '../../texts/shown-working.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { restOf } from '../../options/slips-together.ts';

/** Few levels, summed by hand: the partition function, a share, a mean energy. */
export const partitionFunctions: Family = {
  id: 'partition-functions',
  name: 'Partition functions of a few levels',
  subject: 'physical',
  topics: ['statistical-thermodynamics'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['partition-function'],
    intermediate: ['boltzmann-distribution'],
    advanced: ['boltzmann-distribution', 'partition-function'],
  },
  reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return sumOfStates(random);
      case 'intermediate':
        return shareOfLevel(random);
      case 'advanced':
        return meanEnergy(random);
    }
  },
};

/** An upper level with a smaller share counts as empty. */
const leastFactor = Math.exp(-4);
const three = (value: number): string => formatSignificant(value, 3);

function sumOfStates(random: Random): Draft | null {
  const [ground, upper] = [random.integer(1, 3), random.integer(1, 5)];
  const reduced = random.integer(20, 250) / 100;
  const factor = Math.exp(-reduced);
  const sum = ground + upper * factor;
  const options = quantityOptions(sum, three, [
    {
      value: 1 + factor,
      slip: 'ignored-degeneracy',
      teaching:
        'The degeneracies were left out; every state contributes, so each Boltzmann factor must be multiplied by the degeneracy of its level.',
    },
    {
      value: ground + upper * Math.exp(reduced),
      slip: 'wrong-sign',
      teaching:
        'The sign of the exponent was reversed: a state of higher energy contributes less than a state of the ground level.',
    },
    {
      value: upper * factor,
      slip: 'forgot-ground-level',
      teaching: `The ground level was left out; it contributes its degeneracy, ${ground}, since e^{0} = 1.`,
    },
    {
      value: ground + upper,
      slip: 'high-temperature-limit',
      teaching:
        'The Boltzmann factors were left out; the number of states alone is the limit at very high temperature.',
    },
    {
      value: (ground + upper) * factor,
      slip: 'forgot-ground-level',
      teaching:
        'The Boltzmann factor of the upper level was applied to the ground level as well, where it is 1.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `A system has a ground level with ${states(ground)} and one excited level with ${states(upper)} that lies ${formatDecimals(reduced, 2)} *k*_{B}*T* higher. What is its partition function if energies are measured from the ground level?`,
    ...options,
    explanation: `Every state contributes its Boltzmann factor, which is 1 for the ground level. *q* = Σ*g* e^{−*ε*/(*k*_{B}*T*)} = ${ground} + ${upper} × e^{−${formatDecimals(reduced, 2)}} = ${ground} + ${upper} × ${formatSignificant(factor, 5)} = ${options.answer}.`,
    finding: `The sum over the two levels is ${options.answer}.`,
  };
}

function shareOfLevel(random: Random): Draft | null {
  const { ground, upper, energy, kelvin, factor } = drawLevels(random);
  if (factor < leastFactor) return null;
  const weight = upper * factor;
  const options = quantityOptions((100 * weight) / (ground + weight), percent, [
    {
      value: weight < ground ? (100 * weight) / ground : Number.NaN,
      slip: 'ratio-for-share',
      isBeforeLastStep: true,
      teaching:
        'This compares the upper level with the ground level; a percentage requires the sum of both in the denominator.',
    },
    {
      value: (100 * factor) / (1 + factor),
      slip: 'ignored-degeneracy',
      isBeforeLastStep: true,
      teaching: 'The degeneracies were left out; each level must be weighted by its number of states.',
    },
    {
      value: (100 * ground) / (ground + weight),
      slip: 'exchanged-components',
      lastStep: { ...restOf(100), deed: 'the percentage in the ground level was given' },
      teaching: 'This is the percentage in the ground level.',
    },
    {
      value: (100 * upper) / (ground + upper),
      slip: 'high-temperature-limit',
      isBeforeLastStep: true,
      teaching: 'This is the percentage at a very high temperature, where all states are populated equally.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `A molecule has a ground level with ${states(ground)} and a level with ${states(upper)} that lies ${formatDecimals(energy, 2)} kJ/mol above it. What percentage of the molecules are in the upper level at ${kelvin} K? (*R* = ${printedConstants.gas} J/(mol·K); no other levels)`,
    ...options,
    explanation: `The Boltzmann factor is e^{−${formatDecimals(energy * 1000, 0)}/(${printedConstants.gas} × ${kelvin})} = ${formatSignificant(factor, 5)}. The percentage is \\frac{${upper} × ${formatSignificant(factor, 5)}}{${ground} + ${upper} × ${formatSignificant(factor, 5)}} = ${options.answer}.`,
    finding: `The weight of the upper level divided by the partition function is ${options.answer}.`,
  };
}

function meanEnergy(random: Random): Draft | null {
  const { ground, upper, energy, kelvin, factor } = drawLevels(random);
  if (factor < leastFactor) return null;
  const weight = upper * factor;
  // Where both levels hold about as many molecules, the plain mean of the levels is right by chance.
  if (Math.abs(weight / ground - 1) < 0.1) return null;
  const mean = (populated: number, others: number): number => (energy * populated) / (others + populated);
  const options = believableOptions(
    mean(weight, ground),
    (value) => `${three(value)} kJ/mol`,
    [
      {
        value: mean(factor, 1),
        slip: 'ignored-degeneracy',
        teaching:
          'The degeneracies were left out; each level must be weighted by its number of states, both in the numerator and in the denominator.',
      },
      {
        value: energy * weight,
        slip: 'forgot-partition-function',
        teaching: 'The weighted energies were not divided by the partition function.',
      },
      {
        value: mean(upper, ground),
        slip: 'high-temperature-limit',
        teaching: 'This is the mean at a very high temperature, where all states are populated equally.',
      },
      {
        value: energy / 2,
        slip: 'averaged-levels',
        teaching: 'The simple mean of the levels ignores how many molecules are in each.',
      },
      {
        value: mean(ground, weight),
        slip: 'exchanged-components',
        teaching:
          'The energy of the upper level was multiplied by the fraction of the molecules in the ground level; it must be multiplied by the fraction in the upper level.',
      },
      {
        value: (energy * weight) / ground,
        slip: 'ratio-for-share',
        teaching:
          'The populations of the two levels were compared with each other; the denominator must be the sum of both, the partition function.',
      },
      {
        value: mean(upper / factor, ground),
        slip: 'wrong-sign',
        teaching:
          'The sign of the exponent was reversed, which makes a state of the upper level more populated than a state of the ground level.',
      },
      {
        value: (energy * weight) / (ground + upper),
        slip: 'forgot-partition-function',
        teaching:
          'The weighted energies were divided by the number of states; they must be divided by the partition function.',
      },
      {
        value: (energy * factor) / (ground + weight),
        slip: 'ignored-degeneracy',
        teaching: `The upper level was counted as one state in the numerator; its weight is ${upper} times the Boltzmann factor.`,
      },
      {
        value: mean(weight, 1),
        slip: 'ignored-degeneracy',
        teaching: `The ground level was counted as one state in the partition function; it has ${ground}.`,
      },
    ],
    // No mean lies above the upper level.
    [0, energy],
  );
  if (options === null) return null;
  return {
    text: `A molecule has a ground level with ${states(ground)} and a level with ${states(upper)} that lies ${formatDecimals(energy, 2)} kJ/mol above it. What is the mean energy at ${kelvin} K, measured from the ground level? (*R* = ${printedConstants.gas} J/(mol·K); no other levels)`,
    ...options,
    explanation: `The Boltzmann factor is e^{−${formatDecimals(energy * 1000, 0)}/(${printedConstants.gas} × ${kelvin})} = ${formatSignificant(factor, 5)} and *q* = ${ground} + ${upper} × ${formatSignificant(factor, 5)} = ${formatSignificant(ground + weight, 5)}. The mean energy is \\frac{${formatDecimals(energy, 2)} kJ/mol × ${formatSignificant(weight, 5)}}{${formatSignificant(ground + weight, 5)}} = ${options.answer}.`,
    finding: `The weighted energies divided by the partition function give ${options.answer}.`,
  };
}

function states(count: number): string {
  return count === 1 ? '1 state' : `${count} states`;
}

function percent(value: number): string {
  return `${three(value)}%`;
}

/** Two levels with their numbers of states, and the Boltzmann factor to the five figures that the working shows. */
function drawLevels(random: Random): {
  ground: number;
  upper: number;
  energy: number;
  kelvin: number;
  factor: number;
} {
  const [ground, upper] = [random.integer(1, 2), random.integer(1, 4)];
  const energy = random.integer(10, 90) / 10;
  const kelvin = random.integer(20, 90) * 10;
  return {
    ground,
    upper,
    energy,
    kelvin,
    factor: toFigures(Math.exp((-energy * 1000) / (roundedConstants.gas * kelvin)), 5),
  };
}
