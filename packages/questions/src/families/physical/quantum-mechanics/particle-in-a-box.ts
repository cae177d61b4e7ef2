import { formatSignificant, roundedConstants } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { printedConstants } from '../../texts/printed-constants.ts';

const planck = roundedConstants.planck;
const electronMass = roundedConstants.electronMass;
const lightSpeed = roundedConstants.speedOfLight;
const constants = `*h* = ${printedConstants.planck} J·s, *m*_{e} = ${printedConstants.electronMass} kg`;

/** An electron between hard walls: a level, a transition, and the wavelength that a dye absorbs. */
export const particleInABox: Family = {
  id: 'particle-in-a-box',
  name: 'The particle in a box',
  subject: 'physical',
  topics: ['quantum-mechanics'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['particle-in-a-box'],
    intermediate: ['particle-in-a-box'],
    advanced: ['particle-in-a-box'],
  },
  uses: ['photon-energy', 'frontier-orbitals'],
  reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return scaledLevel(random);
      case 'intermediate':
        return transitionEnergy(random);
      case 'advanced':
        return absorbedWavelength(random);
    }
  },
};

function scaledLevel(random: Random): Draft | null {
  const ground = random.integer(12, 95) / 10;
  const level = random.integer(2, 6);
  const stretch = random.pick([1, 1, 2, 3]);
  const energy = (ground * level ** 2) / stretch ** 2;
  const isElectronvolt = random.next() < 0.5;
  const write = (value: number): string =>
    isElectronvolt ? `${formatSignificant(value / 10, 2)} eV` : `${formatSignificant(value * 1e-20, 2)} J`;
  const options = quantityOptions(energy, write, [
    {
      value: (ground * level) / stretch ** 2,
      slip: 'forgot-exponent',
      factor: 'n',
      teaching: '*n* was not squared; the energies in a box are proportional to *n*².',
    },
    {
      value: (ground * level ** 2) / stretch,
      slip: 'forgot-square',
      factor: 'l',
      teaching:
        'The length of the box was not squared; the energy is inversely proportional to the square of the length.',
    },
    {
      value: ground * level ** 2 * stretch ** 2,
      slip: 'inverted-ratio',
      factor: 'l',
      teaching:
        'The energy was multiplied by the square of the ratio of lengths; a longer box has lower levels, because *L*² is in the denominator.',
    },
    {
      // Higher up the level and its distance from the lowest are nearly the same.
      value: level > 3 ? Number.NaN : (ground * (level ** 2 - 1)) / stretch ** 2,
      slip: 'difference-for-level',
      teaching:
        'This is the distance from the level *n* = 1; the question asks for the energy of the level itself.',
    },
    {
      value: (ground * (level - 1) ** 2) / stretch ** 2,
      slip: 'wrong-level',
      factor: 'n',
      teaching: `The lowest level in a box is *n* = 1, not *n* = 0, so ${level} must be squared, not ${level - 1}.`,
    },
  ]);
  if (options === null) return null;
  const box =
    stretch === 1 ? 'in the same box' : `in a box ${stretch === 2 ? 'twice' : 'three times'} as long`;
  return {
    text: `A particle in a one-dimensional box with infinitely high walls has an energy of ${write(ground)} in its ground state. What is the energy of the level *n* = ${level} for this particle ${box}?`,
    ...options,
    explanation: `*E*_{n} = \\frac{*n*²*h*²}{8*mL*²}. ${stretch === 1 ? `With the same *L*, the energy is ${level}² = ${level ** 2} times` : `The energy is ${level}²/${stretch}² = ${formatSignificant(level ** 2 / stretch ** 2, 4)} times`} that of the ground state${stretch === 1 ? '' : ' of the original box'}: ${options.answer}.`,
    finding: `*n*²/*L*² scales ${write(ground)} to ${options.answer}.`,
  };
}

function transitionEnergy(random: Random): Draft | null {
  const picometres = random.integer(8, 40) * 50;
  const lower = random.integer(1, 4);
  const upper = lower + random.integer(1, 2);
  const unit = planck ** 2 / (8 * electronMass * (picometres * 1e-12) ** 2);
  const energy = (upper ** 2 - lower ** 2) * unit;
  const options = quantityOptions(energy, (value) => `${formatSignificant(value, 3)} J`, [
    {
      value: (upper - lower) ** 2 * unit,
      slip: 'squared-difference',
      factor: 'n',
      teaching: `The levels are proportional to *n*², so the gap contains ${upper}² − ${lower}², not (${upper} − ${lower})².`,
    },
    {
      value: upper ** 2 * unit,
      slip: 'level-for-difference',
      factor: 'n',
      teaching: `This is the energy of the level *n* = ${upper}; that of *n* = ${lower} must be subtracted.`,
    },
    {
      value: (upper - lower) * unit,
      slip: 'forgot-exponent',
      factor: 'n',
      teaching: 'The energies are proportional to *n*², not to *n*.',
    },
    {
      value: energy * 4,
      slip: 'forgot-factor',
      factor: 'f',
      teaching: 'The denominator is 8*mL*², not 2*mL*².',
    },
  ]);
  if (options === null) return null;
  const length = formatSignificant(picometres / 1000, 3);
  return {
    text: `An electron is confined to a one-dimensional box of length ${length} nm with infinitely high walls. How much energy is needed to excite it from *n* = ${lower} to *n* = ${upper}? (${constants})`,
    ...options,
    explanation: `\\frac{*h*²}{8*mL*²} = ${formatSignificant(unit, 5)} J. Δ*E* = (${upper}² − ${lower}²) × ${formatSignificant(unit, 5)} J = ${upper ** 2 - lower ** 2} × ${formatSignificant(unit, 5)} J = ${options.answer}.`,
    finding: `*E*_{n} = *n*²*h*²/(8*mL*²) for the two levels differs by ${options.answer}.`,
  };
}

function absorbedWavelength(random: Random): Draft | null {
  const pairs = random.integer(2, 6);
  const electrons = 2 * pairs;
  const picometres = random.integer(10, 40) * 50;
  const unit = planck ** 2 / (8 * electronMass * (picometres * 1e-12) ** 2);
  const wavelength = (steps: number): number => ((planck * lightSpeed) / (steps * unit)) * 1e9;
  const gap = 2 * pairs + 1;
  const answer = wavelength(gap);
  if (answer < 150 || answer > 1500) return null;
  const options = quantityOptions(answer, (value) => `${formatSignificant(value, 3)} nm`, [
    {
      value: wavelength(2 * electrons + 1),
      slip: 'one-electron-per-orbital',
      factor: 'n',
      teaching: `One electron was placed in each level; each can hold two, so ${electrons} electrons fill ${pairs} levels, not ${electrons}.`,
    },
    {
      value: wavelength((pairs + 1) ** 2),
      slip: 'level-for-difference',
      factor: 'n',
      teaching: `The photon supplies the energy difference between levels ${pairs + 1} and ${pairs}, not the entire energy of the upper one.`,
    },
    {
      value: wavelength(1),
      slip: 'squared-difference',
      factor: 'n',
      teaching: `The quantum numbers were subtracted before squaring; the levels are proportional to *n*², and ${pairs + 1}² − ${pairs}² = ${gap}, not 1.`,
    },
    {
      value: wavelength(2 * pairs - 1),
      slip: 'wrong-level',
      factor: 'n',
      teaching: `The transition from *n* = ${pairs - 1} to *n* = ${pairs} was used; the levels up to *n* = ${pairs} are full, so the lowest-energy transition leads from *n* = ${pairs} to *n* = ${pairs + 1}.`,
    },
  ]);
  if (options === null) return null;
  const length = formatSignificant(picometres / 1000, 3);
  return {
    text: `The ${electrons} π electrons of a conjugated molecule are modeled as free electrons in a one-dimensional box of length ${length} nm, with two electrons in each level. What is the longest wavelength that they absorb? (${constants}, *c* = ${printedConstants.speedOfLight} m/s)`,
    ...options,
    explanation: `The levels up to *n* = ${pairs} are full, so the smallest energy gap is from *n* = ${pairs} to *n* = ${pairs + 1}: Δ*E* = ${gap} × \\frac{*h*²}{8*mL*²} = ${gap} × ${formatSignificant(unit, 5)} J = ${formatSignificant(gap * unit, 5)} J. λ = \\frac{*hc*}{Δ*E*} = ${options.answer}.`,
    finding: `The transition from the highest full level to the lowest empty level absorbs at ${options.answer}.`,
  };
}
