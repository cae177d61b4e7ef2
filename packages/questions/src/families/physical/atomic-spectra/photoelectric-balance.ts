import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import type { Draft } from '../../family.ts';

/** Energies in eV: of a photon, and for each of two metals what leaving it costs and what the fastest electrons keep. */
interface Balance {
  photon: number;
  work: number;
  kinetic: number;
  otherWork: number;
  otherKinetic: number;
}

export const electronvolts = (value: number): string => `${formatSignificant(value, 3)} eV`;

/** The balance of the photoelectric effect at two metals under one lamp, asked for each of its three energies. */
export function photoelectricBalance(random: Random): Draft | null {
  const photon = random.integer(480, 900) / 100;
  const [work, otherWork] = [random.integer(200, 450) / 100, random.integer(200, 450) / 100];
  const [kinetic, otherKinetic] = [photon - work, photon - otherWork];
  if (kinetic < 0.3 || otherKinetic < 0.3 || Math.abs(work - otherWork) < 0.3) return null;
  const ask = random.pick([askKinetic, askWork, askPhoton]);
  return ask({ photon, work, kinetic, otherWork, otherKinetic });
}

function askKinetic({ photon, work, kinetic, otherWork }: Balance): Draft | null {
  const options = quantityOptions(
    kinetic,
    electronvolts,
    [
      {
        value: photon - otherWork,
        slip: 'wrong-substance-data',
        teaching: 'The work function of the other metal was used.',
      },
      {
        value: photon + work,
        slip: 'added-for-subtracted',
        teaching:
          'The work function must be supplied by the photon’s energy, so it is subtracted, not added.',
      },
      {
        value: photon + otherWork,
        slip: 'added-for-subtracted',
        teaching:
          'Two things went wrong: the work function must be subtracted, not added, and the one used here belongs to the other metal.',
      },
      {
        value: Math.abs(work - otherWork),
        slip: 'answered-another-quantity',
        teaching: 'This is the difference between the two work functions; the photon’s energy was not used.',
      },
      {
        value: photon,
        slip: 'ignored-work-function',
        teaching:
          'The electron needs energy equal to the work function to leave the metal, so it cannot keep all of the photon’s energy.',
      },
      {
        value: kinetic / 2,
        slip: 'needless-half',
        teaching:
          'The energy left over was halved; it is the entire kinetic energy, and the ½ in ½*mv*² is already part of it.',
      },
      {
        value: photon - 2 * work,
        slip: 'needless-factor-two',
        teaching: 'The work function was subtracted twice; it is subtracted only once for each electron.',
      },
    ].filter(({ value }) => value > 0),
  );
  return (
    options && {
      text: `Photons of ${shown(photon)} eV fall on metal X, which has a work function of ${shown(work)} eV, and on metal Y, which has a work function of ${shown(otherWork)} eV. What is the maximum kinetic energy of the electrons emitted from metal X?`,
      ...options,
      explanation: `Part of the photon’s energy frees the electron from the metal, and the rest becomes its kinetic energy: *E*_{kin} = *hν* − *Φ*_{X} = ${shown(photon)} eV − ${shown(work)} eV = ${options.answer}.`,
      finding: `The photon’s energy less the work function of X is ${options.answer}.`,
    }
  );
}

function askWork({ photon, work, kinetic, otherKinetic }: Balance): Draft | null {
  const options = quantityOptions(
    work,
    electronvolts,
    [
      {
        value: photon - otherKinetic,
        slip: 'wrong-substance-data',
        teaching: 'The kinetic energy of the electrons from the other metal was used.',
      },
      {
        value: photon + kinetic,
        slip: 'added-for-subtracted',
        teaching:
          'The kinetic energy is the remainder of the photon’s energy, so it is subtracted, not added.',
      },
      {
        value: photon + otherKinetic,
        slip: 'added-for-subtracted',
        teaching:
          'Two things went wrong: the kinetic energy must be subtracted, not added, and the one used here belongs to electrons from the other metal.',
      },
      {
        value: Math.abs(kinetic - otherKinetic),
        slip: 'answered-another-quantity',
        teaching:
          'This is the difference between the two kinetic energies; the photon’s energy was not used.',
      },
      {
        value: photon,
        slip: 'answered-another-quantity',
        teaching: 'The photon’s energy was given; it must also supply the kinetic energy of the electrons.',
      },
      {
        value: photon - kinetic / 2,
        slip: 'needless-half',
        teaching:
          'The kinetic energy was halved; the ½ in ½*mv*² is already part of it and is not applied again.',
      },
      {
        value: photon - 2 * kinetic,
        slip: 'needless-factor-two',
        teaching: 'The kinetic energy was subtracted twice; it is subtracted only once.',
      },
    ].filter(({ value }) => value > 0),
  );
  return (
    options && {
      text: `Photons of ${shown(photon)} eV fall on two metals. The fastest electrons emitted by metal X have a kinetic energy of ${shown(kinetic)} eV, and those emitted by metal Y ${shown(otherKinetic)} eV. What is the work function of metal X?`,
      ...options,
      explanation: `Part of the photon’s energy frees the electron, and the rest becomes its kinetic energy: *Φ*_{X} = *hν* − *E*_{kin} = ${shown(photon)} eV − ${shown(kinetic)} eV = ${options.answer}.`,
      finding: `The photon’s energy less the kinetic energy of electrons from X is ${options.answer}.`,
    }
  );
}

function askPhoton({ photon, work, kinetic, otherWork }: Balance): Draft | null {
  const options = quantityOptions(
    photon,
    electronvolts,
    [
      {
        value: otherWork + kinetic,
        slip: 'wrong-substance-data',
        teaching: 'The electrons come from metal X, but the work function of metal Y was used.',
      },
      {
        value: Math.abs(work - kinetic),
        slip: 'subtracted-for-added',
        teaching:
          'One energy was subtracted from the other; the photon’s energy must supply both the work function and the kinetic energy, so they are added.',
      },
      {
        value: Math.abs(otherWork - kinetic),
        slip: 'subtracted-for-added',
        teaching:
          'Two things went wrong: the work function and the kinetic energy must be added, and the work function used here is that of metal Y.',
      },
      {
        value: work + otherWork,
        slip: 'answered-another-quantity',
        teaching: 'The work functions of the two metals were added, but each electron leaves only one metal.',
      },
      {
        value: work,
        slip: 'answered-another-quantity',
        teaching:
          'Photons of this energy would free electrons from metal X but would give them no kinetic energy.',
      },
      {
        value: work + kinetic / 2,
        slip: 'needless-half',
        teaching:
          'The kinetic energy was halved; the ½ in ½*mv*² is already part of it and is not applied again.',
      },
      {
        value: work + 2 * kinetic,
        slip: 'needless-factor-two',
        teaching: 'The kinetic energy was added twice; it is added only once.',
      },
    ].filter(({ value }) => value > 0),
  );
  return (
    options && {
      text: `The same light falls on metal X, which has a work function of ${shown(work)} eV, and on metal Y, which has a work function of ${shown(otherWork)} eV. The fastest electrons emitted by metal X have a kinetic energy of ${shown(kinetic)} eV. What is the energy of one photon of this light?`,
      ...options,
      explanation: `Part of the photon’s energy frees the electron, and the rest becomes its kinetic energy: *hν* = *Φ*_{X} + *E*_{kin} = ${shown(work)} eV + ${shown(kinetic)} eV = ${options.answer}.`,
      finding: `Work function and kinetic energy for metal X add up to ${options.answer}.`,
    }
  );
}

function shown(energy: number): string {
  return formatDecimals(energy, 2);
}
