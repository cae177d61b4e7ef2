import { formatSignificant, roundedConstants } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { believableOptions } from '../../options/quantity-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { electronvolts, ionisation } from './hydrogen-levels.ts';
import { ionLine } from './ion-line.ts';

const rydberg = roundedConstants.rydberg;

/** Levels and lines of one-electron atoms: energies, wavelengths, ions with a higher nuclear charge. */
export const hydrogenSpectrum: Family = {
  id: 'hydrogen-spectrum',
  name: 'Lines of the hydrogen atom',
  subject: 'physical',
  topics: ['atomic-spectra'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['bohr-model', 'hydrogen-spectrum'],
    intermediate: ['hydrogen-spectrum'],
    advanced: ['bohr-model', 'hydrogen-spectrum'],
  },
  uses: ['photon-energy'],
  reference: 'OpenStax Chemistry 2e, section 6.2',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return levelEnergy(random);
      case 'intermediate':
        return lineWavelength(random);
      case 'advanced':
        return ionLine(random);
    }
  },
};

function levelEnergy(random: Random): Draft | null {
  const lower = random.integer(1, 6);
  const upper = random.integer(lower + 1, 9);
  const term = (n: number): number => ionisation / n ** 2;
  const isEmission = random.next() < 0.5;
  const key = term(lower) - term(upper);
  const options = believableOptions(
    key,
    electronvolts,
    [
      {
        value: ionisation * (1 / lower - 1 / upper),
        slip: 'forgot-exponent',
        teaching: 'The energy levels of hydrogen are proportional to 1/*n*², not to 1/*n*.',
      },
      {
        value: term(lower),
        slip: 'level-for-difference',
        teaching: `This is the energy needed to remove the electron completely from *n* = ${lower}.`,
      },
      {
        value: term(upper),
        slip: 'level-for-difference',
        teaching: `This is the energy needed to remove the electron completely from *n* = ${upper}.`,
      },
      {
        value: term(lower) + term(upper),
        slip: 'wrong-sign',
        teaching:
          'The transition energy is the difference between two levels, so the terms must be subtracted.',
      },
      {
        value: ionisation * (1 / lower ** 2 - 1 / upper),
        slip: 'forgot-exponent',
        teaching: `Only *n* = ${lower} was squared; both levels are proportional to 1/*n*².`,
      },
      {
        value: term(lower) - term(upper + 1),
        slip: 'wrong-level',
        teaching: `This is the energy of the transition between *n* = ${lower} and *n* = ${upper + 1}, one level too high.`,
      },
      {
        value: term(lower + 1) - term(upper),
        slip: 'wrong-level',
        teaching: `This is the energy of the transition between *n* = ${lower + 1} and *n* = ${upper}, one level too high.`,
      },
      {
        value: lower > 1 ? term(lower - 1) - term(upper) : Number.NaN,
        slip: 'wrong-level',
        teaching: `This is the energy of the transition between *n* = ${lower - 1} and *n* = ${upper}, one level too low.`,
      },
      {
        value: upper > lower + 1 ? term(lower) - term(upper - 1) : Number.NaN,
        slip: 'wrong-level',
        teaching: `This is the energy of the transition between *n* = ${lower} and *n* = ${upper - 1}, one level too low.`,
      },
      {
        value: ionisation / (upper ** 2 - lower ** 2),
        slip: 'step-out-of-order',
        teaching:
          'The squares were subtracted first, and 13.6 eV was divided by their difference; the energy of each level is 13.6 eV divided by its own *n*².',
      },
      {
        value: ionisation * (1 / lower - 1 / upper) ** 2,
        slip: 'squared-difference',
        teaching:
          'The difference of the 1/*n* terms was squared; each *n* must be squared before the terms are subtracted.',
      },
      {
        value: term(upper - lower),
        slip: 'level-for-difference',
        teaching: `The difference of the two quantum numbers, ${upper - lower}, was squared; the terms 13.6 eV/*n*² must be subtracted instead.`,
      },
      ...[lower, upper].map((level) => ({
        value: ionisation / level,
        slip: 'forgot-exponent',
        teaching: `Two things went wrong: *n* was not squared, and the energy of the level *n* = ${level} alone was used instead of the difference between two levels.`,
      })),
      {
        value: ionisation * (1 / lower + 1 / upper),
        slip: 'forgot-exponent',
        teaching:
          'Two things went wrong: *n* was not squared, and the terms were added instead of subtracted.',
      },
    ],
    [key / 12, Math.min(30, 12 * key)],
  );
  if (options === null) return null;
  return {
    text: `What is the energy of the photon that a hydrogen atom ${isEmission ? 'emits' : 'absorbs'} when its electron goes from *n* = ${isEmission ? upper : lower} to *n* = ${isEmission ? lower : upper}? (*E*_{n} = −13.6 eV/*n*²)`,
    ...options,
    explanation: `The photon energy equals the difference between the two levels: Δ*E* = 13.6 eV × (\\frac{1}{${lower}²} − \\frac{1}{${upper}²}) = ${formatSignificant(term(lower), 5)} eV − ${formatSignificant(term(upper), 5)} eV = ${options.answer}.`,
    finding: `The levels *n* = ${lower} and *n* = ${upper} differ by ${options.answer}.`,
  };
}

function lineWavelength(random: Random): Draft | null {
  const lower = random.integer(1, 5);
  const upper = random.integer(lower + 1, 9);
  const isEmission = random.next() < 0.5;
  const nanometres = (difference: number): number => 1e9 / (rydberg * difference);
  const difference = 1 / lower ** 2 - 1 / upper ** 2;
  const key = nanometres(difference);
  const options = believableOptions(
    key,
    (value) => `${formatSignificant(value, 3)} nm`,
    wavelengthSlips(lower, upper).map(({ value, ...slip }) => ({ ...slip, value: nanometres(value) })),
    [Math.max(50, key / 8), Math.min(12_000, 8 * key)],
  );
  if (options === null) return null;
  return {
    text: `What wavelength of light does a hydrogen atom ${isEmission ? 'emit' : 'absorb'} when its electron goes from *n* = ${isEmission ? upper : lower} to *n* = ${isEmission ? lower : upper}? (Rydberg constant ${printedConstants.rydberg} m^{−1})`,
    ...options,
    explanation: `\\frac{1}{λ} = ${printedConstants.rydberg} m^{−1} × (\\frac{1}{${lower}²} − \\frac{1}{${upper}²}) = ${printedConstants.rydberg} × ${formatSignificant(difference, 5)} m^{−1}, so λ = ${options.answer}.`,
    finding: `The Rydberg formula gives ${options.answer}.`,
  };
}

/** What is taken for 1/*n*² of the lower level less that of the upper one. */
function wavelengthSlips(lower: number, upper: number): SlippedValue[] {
  const between = (low: number, high: number): number => 1 / low ** 2 - 1 / high ** 2;
  const neighbors = [
    [lower, upper + 1],
    [lower, upper - 1],
    [lower + 1, upper],
    [lower - 1, upper],
  ] as const;
  return [
    {
      value: 1 / lower - 1 / upper,
      slip: 'forgot-exponent',
      teaching: 'The quantum numbers were not squared; the Rydberg formula contains 1/*n*².',
    },
    {
      value: 1 / lower ** 2,
      slip: 'level-for-difference',
      teaching: `This is the series limit, the wavelength for *n* = ${lower} and *n* = ∞.`,
    },
    {
      value: 1 / lower ** 2 + 1 / upper ** 2,
      slip: 'wrong-sign',
      teaching: 'The two terms of the Rydberg formula must be subtracted, not added.',
    },
    {
      value: 1 / upper ** 2,
      slip: 'level-for-difference',
      teaching: 'Only the upper level was used; 1/λ is proportional to the difference of the two terms.',
    },
    {
      value: 1 / (upper ** 2 - lower ** 2),
      slip: 'step-out-of-order',
      teaching: 'The squares were subtracted; their reciprocals, 1/*n*², must be subtracted instead.',
    },
    {
      value: 1 / (upper - lower) ** 2,
      slip: 'squared-difference',
      teaching: `The difference of the two quantum numbers, ${upper - lower}, was squared; each of them must be squared, and the terms 1/*n*² subtracted.`,
    },
    ...neighbors
      .filter(([low, high]) => low > 0 && low < high)
      .map(([low, high]) => ({
        value: between(low, high),
        slip: 'wrong-level',
        teaching: `This is the wavelength of the transition between *n* = ${low} and *n* = ${high}.`,
      })),
  ];
}
