import { formatDecimals, formatSignificant, roundedConstants } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { electronvolts, photoelectricBalance } from './photoelectric-balance.ts';

interface Metal {
  name: string;
  /** Work function in eV, CRC Handbook (polycrystalline), rounded. */
  work: number;
}

const metals: readonly Metal[] = [
  { name: 'cesium', work: 2.14 },
  { name: 'potassium', work: 2.3 },
  { name: 'sodium', work: 2.36 },
  { name: 'calcium', work: 2.87 },
  { name: 'magnesium', work: 3.66 },
  { name: 'zinc', work: 4.3 },
  { name: 'silver', work: 4.3 },
];

/** *hc* in eV·nm: CODATA 2022, rounded. */
const planckLight = roundedConstants.planckLight;

/** Light that frees electrons: energies, from a wavelength, to a speed. */
export const photoelectricEffect: Family = {
  id: 'photoelectric-effect',
  name: 'The photoelectric effect',
  subject: 'physical',
  topics: ['atomic-spectra', 'quantum-mechanics'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['photoelectric-effect'],
    intermediate: ['photoelectric-effect'],
    advanced: ['photoelectric-effect'],
  },
  uses: ['photon-energy', 'unit-conversion'],
  reference: 'OpenStax Chemistry 2e, section 6.1',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return photoelectricBalance(random);
      case 'intermediate':
        return kineticEnergy(random);
      case 'advanced':
        return electronSpeed(random);
    }
  },
};

function kineticEnergy(random: Random): Draft | null {
  const { name, work } = random.pick(metals);
  const wavelength = random.integer(150, 500);
  const photon = planckLight / wavelength;
  const kinetic = photon - work;
  if (kinetic < 0.3) return null;
  const options = quantityOptions(
    kinetic,
    electronvolts,
    [
      {
        value: photon,
        slip: 'ignored-work-function',
        term: 'w',
        teaching: `Freeing the electron requires ${formatDecimals(work, 2)} eV of the photon’s energy, which was left out here.`,
      },
      {
        value: photon / 2 - work,
        slip: 'needless-half',
        term: 'p',
        teaching: 'The photon energy was halved; it is *hc*/λ, and the factor of ½ belongs to ½*mv*².',
      },
      {
        value: photon - 2 * work,
        slip: 'needless-factor-two',
        term: 'w',
        teaching: 'The work function was subtracted twice; it is subtracted only once for each electron.',
      },
      {
        value: kinetic / 2,
        slip: 'needless-half',
        teaching:
          'The energy left over was halved; it is the entire kinetic energy, and the ½ in ½*mv*² is already part of it.',
      },
      {
        value: photon + work,
        slip: 'wrong-sign',
        term: 'w',
        teaching:
          'The work function must be supplied by the photon’s energy, so it is subtracted, not added.',
      },
      {
        value: photon - work / 2,
        slip: 'needless-half',
        term: 'w',
        teaching:
          'Only half the work function was subtracted; each electron needs all of it to leave the metal.',
      },
      {
        value: 2 * kinetic,
        slip: 'needless-factor-two',
        teaching:
          'The energy left over was doubled; it is the kinetic energy itself, and the factor of 2 belongs to *v*² = 2*E*/*m*.',
      },
      {
        value: photon / work,
        slip: 'divided-for-subtracted',
        teaching: 'The photon energy was divided by the work function; the energies must be subtracted.',
      },
      {
        value: work,
        slip: 'answered-another-quantity',
        teaching:
          'This is the energy needed to free the electron, not the energy that the electron has left.',
      },
    ].filter(({ value }) => value > 0),
  );
  if (options === null) return null;
  return {
    text: `Light of wavelength ${wavelength} nm falls on ${name} (work function ${formatDecimals(work, 2)} eV). What is the maximum kinetic energy of the emitted electrons? (*hc* = ${printedConstants.planckLight} eV·nm)`,
    ...options,
    explanation: `The photon energy is \\frac{*hc*}{λ} = \\frac{${printedConstants.planckLight} eV·nm}{${wavelength} nm} = ${formatDecimals(photon, 4)} eV. *E*_{kin} = ${formatDecimals(photon, 4)} eV − ${formatDecimals(work, 2)} eV = ${options.answer}.`,
    finding: `*hc*/λ less the work function is ${options.answer}.`,
  };
}

function electronSpeed(random: Random): Draft | null {
  const { name, work } = random.pick(metals);
  const wavelength = random.integer(150, 480);
  const kinetic = planckLight / wavelength - work;
  if (kinetic < 0.4) return null;
  const speed = (electronvolt: number): number =>
    Math.sqrt((2 * electronvolt * roundedConstants.elementaryCharge) / roundedConstants.electronMass);
  const write = (value: number): string => `${formatSignificant(value, 3)} m/s`;
  const options = quantityOptions(speed(kinetic), write, [
    {
      value: speed(kinetic + work),
      slip: 'ignored-work-function',
      teaching: 'The work function was left out; only the energy in excess of it becomes kinetic energy.',
    },
    {
      value: speed(kinetic) / Math.SQRT2,
      slip: 'forgot-factor-two',
      teaching: 'The factor of 2 was left out; solving *E* = ½*mv*² gives *v* = \\sqrt{2*E*/*m*}.',
    },
    {
      value: speed(kinetic + 2 * work),
      slip: 'wrong-sign',
      teaching: 'The work function was added to the photon energy; it must be subtracted from it.',
    },
    {
      value: speed(work),
      slip: 'answered-another-quantity',
      teaching: 'Here the work function itself was used as the kinetic energy.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `Light of wavelength ${wavelength} nm falls on ${name} (work function ${formatDecimals(work, 2)} eV). What is the maximum speed of the emitted electrons? (*hc* = ${printedConstants.planckLight} eV·nm, 1 eV = ${printedConstants.elementaryCharge} J, *m*_{e} = ${printedConstants.electronMass} kg)`,
    ...options,
    explanation: `*E*_{kin} = \\frac{${printedConstants.planckLight}}{${wavelength}} eV − ${formatDecimals(work, 2)} eV = ${formatSignificant(kinetic, 5)} eV = ${formatSignificant(kinetic * roundedConstants.elementaryCharge, 5)} J. *v* = \\sqrt{\\frac{2*E*_{kin}}{*m*_{e}}} = ${options.answer}.`,
    finding: `The kinetic energy *hc*/λ − *Φ* gives *v* = ${options.answer}.`,
  };
}
