import { formatSignificant, roundedConstants } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { toFigures, workingText } from '../../texts/shown-working.ts';
import { printedConstants } from '../../texts/printed-constants.ts';

const rydberg = roundedConstants.rydberg;
const ionisation = 13.6;

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

const electronvolts = (value: number): string => `${formatSignificant(value, 3)} eV`;

function levelEnergy(random: Random): Draft | null {
  const lower = random.integer(1, 6);
  const upper = random.integer(lower + 1, 9);
  const term = (n: number): number => ionisation / n ** 2;
  const isEmission = random.next() < 0.5;
  const options = quantityOptions(term(lower) - term(upper), electronvolts, [
    {
      value: ionisation * (1 / lower - 1 / upper),
      slip: 'forgot-exponent',
      teaching: 'The levels of hydrogen go with 1/*n*² and not with 1/*n*.',
    },
    {
      value: term(lower),
      slip: 'level-for-difference',
      teaching: `This is the energy that removes the electron from *n* = ${lower} altogether.`,
    },
    {
      value: term(upper),
      slip: 'level-for-difference',
      teaching: `This is the energy that removes the electron from *n* = ${upper} altogether.`,
    },
    {
      value: term(lower) + term(upper),
      slip: 'wrong-sign',
      teaching: 'A transition is the difference of two levels, so the terms are subtracted.',
    },
    {
      value: ionisation * (1 / lower ** 2 - 1 / upper),
      slip: 'forgot-exponent',
      teaching: `Only *n* = ${lower} was squared; the levels go with 1/*n*² for both.`,
    },
    {
      value: term(lower) - term(upper + 1),
      slip: 'wrong-level',
      teaching: `This is the transition between *n* = ${lower} and *n* = ${upper + 1}, one level too high.`,
    },
    {
      value: term(lower + 1) - term(upper),
      slip: 'wrong-level',
      teaching: `This is the transition between *n* = ${lower + 1} and *n* = ${upper}, one level too high.`,
    },
    {
      value: lower > 1 ? term(lower - 1) - term(upper) : Number.NaN,
      slip: 'wrong-level',
      teaching: `This is the transition between *n* = ${lower - 1} and *n* = ${upper}, one level too low.`,
    },
    {
      value: term(upper - lower),
      slip: 'level-for-difference',
      teaching: `The difference of the two numbers, ${upper - lower}, was squared; it is the terms 13.6 eV/*n*² that are subtracted.`,
    },
    ...[lower, upper].map((level) => ({
      value: ionisation / level,
      slip: 'forgot-exponent',
      teaching: `Two slips at once. *n* was not squared. A transition is the difference of two levels, not the level *n* = ${level} alone.`,
    })),
    {
      value: ionisation * (1 / lower + 1 / upper),
      slip: 'forgot-exponent',
      teaching: 'Two slips at once. *n* was not squared. The terms are subtracted, not added.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `What is the energy of the photon that a hydrogen atom ${isEmission ? 'emits' : 'absorbs'} when its electron goes from *n* = ${isEmission ? upper : lower} to *n* = ${isEmission ? lower : upper}? (*E*_{n} = −13.6 eV/*n*²)`,
    ...options,
    explanation: `The photon carries the difference between the two levels: Δ*E* = 13.6 eV × (\\frac{1}{${lower}²} − \\frac{1}{${upper}²}) = ${formatSignificant(term(lower), 5)} eV − ${formatSignificant(term(upper), 5)} eV = ${options.answer}.`,
    finding: `The levels *n* = ${lower} and *n* = ${upper} differ by ${options.answer}.`,
  };
}

function lineWavelength(random: Random): Draft | null {
  const lower = random.integer(1, 5);
  const upper = random.integer(lower + 1, 9);
  const isEmission = random.next() < 0.5;
  const nanometres = (difference: number): number => 1e9 / (rydberg * difference);
  const difference = 1 / lower ** 2 - 1 / upper ** 2;
  const options = quantityOptions(nanometres(difference), (value) => `${formatSignificant(value, 3)} nm`, [
    {
      value: nanometres(1 / lower - 1 / upper),
      slip: 'forgot-exponent',
      factor: 'n',
      teaching: 'The quantum numbers are squared in the Rydberg formula.',
    },
    {
      value: nanometres(1 / lower ** 2),
      slip: 'level-for-difference',
      factor: 'n',
      teaching: `This is the limit of the series, between *n* = ${lower} and *n* = ∞.`,
    },
    {
      value: nanometres(1 / lower ** 2 + 1 / upper ** 2),
      slip: 'wrong-sign',
      factor: 'n',
      teaching: 'The two terms of the Rydberg formula are subtracted.',
    },
    {
      value: nanometres(1 / upper ** 2),
      slip: 'level-for-difference',
      factor: 'n',
      teaching: 'Only the upper level was used; 1/λ needs the difference of both terms.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `What wavelength does a hydrogen atom ${isEmission ? 'emit' : 'absorb'} when its electron goes from *n* = ${isEmission ? upper : lower} to *n* = ${isEmission ? lower : upper}? (Rydberg constant ${printedConstants.rydberg} m^{−1})`,
    ...options,
    explanation: `\\frac{1}{λ} = ${printedConstants.rydberg} m^{−1} × (\\frac{1}{${lower}²} − \\frac{1}{${upper}²}) = ${printedConstants.rydberg} × ${formatSignificant(difference, 5)} m^{−1}, so λ = ${options.answer}.`,
    finding: `The Rydberg formula gives ${options.answer}.`,
  };
}

const ions = [
  { formula: 'He+', charge: 2 },
  { formula: 'Li^2+', charge: 3 },
  { formula: 'Be^3+', charge: 4 },
  { formula: 'B^4+', charge: 5 },
] as const;

function ionLine(random: Random): Draft | null {
  const { formula, charge } = random.pick(ions);
  const lower = random.integer(1, 4);
  const upper = random.integer(lower + 1, 7);
  const asksWavelength = random.next() < 0.5;
  // To the six figures that the working shows.
  const difference = toFigures(1 / lower ** 2 - 1 / upper ** 2, 6);
  const energy = ionisation * charge ** 2 * difference;
  const asked = (electronvolt: number): number =>
    asksWavelength ? roundedConstants.planckLight / electronvolt : electronvolt;
  const write = asksWavelength
    ? (value: number): string => `${formatSignificant(value, 3)} nm`
    : electronvolts;
  const options = quantityOptions(asked(energy), write, [
    {
      value: asked(ionisation * difference),
      slip: 'ignored-nuclear-charge',
      factor: 'z',
      teaching: `This is the line of hydrogen; with the nuclear charge ${charge} all energies are ${charge ** 2} times as large.`,
    },
    {
      value: asked(energy / charge),
      slip: 'forgot-square',
      factor: 'z',
      teaching: `The energies grow with *Z*², so the factor is ${charge ** 2} and not ${charge}.`,
    },
    {
      value: asked(ionisation * charge ** 2 * (1 / lower - 1 / upper)),
      slip: 'forgot-exponent',
      factor: 'n',
      teaching: 'The levels go with 1/*n*² and not with 1/*n*.',
    },
    {
      value: asked((ionisation * charge ** 2) / lower ** 2),
      slip: 'level-for-difference',
      factor: 'n',
      teaching: `This would be the whole binding energy in *n* = ${lower}; that in *n* = ${upper} has to be subtracted.`,
    },
  ]);
  if (options === null) return null;
  const what = asksWavelength ? 'the wavelength of the radiation' : 'the energy of the photon';
  const data = asksWavelength ? `; *hc* = ${printedConstants.planckLight} eV·nm` : '';
  const last = asksWavelength
    ? ` λ = \\frac{${printedConstants.planckLight} eV·nm}{${formatSignificant(energy, 5)} eV} = ${options.answer}.`
    : '';
  return {
    text: `What is ${what} that \\ce{${formula}} emits when its only electron falls from *n* = ${upper} to *n* = ${lower}? (ionization energy of the hydrogen atom 13.6 eV${data})`,
    ...options,
    explanation: `Δ*E* = 13.6 eV × *Z*²(\\frac{1}{${lower}²} − \\frac{1}{${upper}²}) = 13.6 eV × ${charge ** 2} × ${workingText(difference)} = ${formatSignificant(energy, asksWavelength ? 5 : 3)} eV.${last}`,
    finding: `The levels of a one-electron ion with *Z* = ${charge} give ${options.answer}.`,
  };
}
