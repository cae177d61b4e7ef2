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
        teaching: 'This takes the work function of the other metal.',
      },
      {
        value: photon + work,
        slip: 'added-for-subtracted',
        teaching: 'The work function is paid out of the photon’s energy, so it is subtracted.',
      },
      {
        value: photon + otherWork,
        slip: 'added-for-subtracted',
        teaching:
          'Two things went wrong: the work function is subtracted, and this one is that of the other metal.',
      },
      {
        value: Math.abs(work - otherWork),
        slip: 'answered-another-quantity',
        teaching: 'This is by how much the two work functions differ; the photon’s energy does not enter.',
      },
      {
        value: photon,
        slip: 'ignored-work-function',
        teaching: 'Leaving the metal costs the work function, so the electron cannot keep all of the energy.',
      },
      {
        value: kinetic / 2,
        slip: 'needless-half',
        teaching:
          'What is left is the whole kinetic energy; the ½ of ½*mv*² is part of it and is not applied again.',
      },
      {
        value: photon - 2 * work,
        slip: 'needless-factor-two',
        teaching: 'The work function is subtracted once for each electron, not twice.',
      },
    ].filter(({ value }) => value > 0),
  );
  return (
    options && {
      text: `Photons of ${shown(photon)} eV fall on metal X, with a work function of ${shown(work)} eV, and on metal Y, with ${shown(otherWork)} eV. What is the greatest kinetic energy of the electrons emitted from metal X?`,
      ...options,
      explanation: `The photon’s energy frees the electron from its metal, and what is left is its kinetic energy: *E*_{kin} = *hν* − *Φ*_{X} = ${shown(photon)} eV − ${shown(work)} eV = ${options.answer}.`,
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
        teaching: 'This takes the kinetic energy of electrons from the other metal.',
      },
      {
        value: photon + kinetic,
        slip: 'added-for-subtracted',
        teaching: 'The kinetic energy is what is left of the photon’s energy: it is subtracted, not added.',
      },
      {
        value: photon + otherKinetic,
        slip: 'added-for-subtracted',
        teaching:
          'Two things went wrong: the kinetic energy is subtracted, and this is that of electrons from the other metal.',
      },
      {
        value: Math.abs(kinetic - otherKinetic),
        slip: 'answered-another-quantity',
        teaching: 'This is by how much the two kinetic energies differ; the photon’s energy does not enter.',
      },
      {
        value: photon,
        slip: 'answered-another-quantity',
        teaching: 'The photon’s energy also gives the electrons their kinetic energy.',
      },
      {
        value: photon - kinetic / 2,
        slip: 'needless-half',
        teaching: 'The kinetic energy enters whole; the ½ of ½*mv*² is part of it and is not applied again.',
      },
      {
        value: photon - 2 * kinetic,
        slip: 'needless-factor-two',
        teaching: 'The kinetic energy enters once; it is not doubled.',
      },
    ].filter(({ value }) => value > 0),
  );
  return (
    options && {
      text: `Photons of ${shown(photon)} eV fall on two metals. The fastest electrons emitted by metal X have a kinetic energy of ${shown(kinetic)} eV, those from metal Y ${shown(otherKinetic)} eV. What is the work function of metal X?`,
      ...options,
      explanation: `The photon’s energy frees the electron, and what is left is its kinetic energy: *Φ*_{X} = *hν* − *E*_{kin} = ${shown(photon)} eV − ${shown(kinetic)} eV = ${options.answer}.`,
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
        teaching: 'The electrons come from metal X; this takes the work function of metal Y.',
      },
      {
        value: Math.abs(work - kinetic),
        slip: 'subtracted-for-added',
        teaching: 'The photon pays for both, the work function and the kinetic energy: they are added.',
      },
      {
        value: Math.abs(otherWork - kinetic),
        slip: 'subtracted-for-added',
        teaching:
          'Two things went wrong: work function and kinetic energy are added, and this work function is that of metal Y.',
      },
      {
        value: work + otherWork,
        slip: 'answered-another-quantity',
        teaching: 'This adds the work functions of the two metals; one electron leaves one metal.',
      },
      {
        value: work,
        slip: 'answered-another-quantity',
        teaching:
          'Photons of this energy would free electrons from metal X, but give them no kinetic energy.',
      },
      {
        value: work + kinetic / 2,
        slip: 'needless-half',
        teaching: 'The kinetic energy enters whole; the ½ of ½*mv*² is part of it and is not applied again.',
      },
      {
        value: work + 2 * kinetic,
        slip: 'needless-factor-two',
        teaching: 'The kinetic energy enters once; it is not doubled.',
      },
    ].filter(({ value }) => value > 0),
  );
  return (
    options && {
      text: `The same light falls on metal X, with a work function of ${shown(work)} eV, and on metal Y, with ${shown(otherWork)} eV. The fastest electrons emitted by metal X have a kinetic energy of ${shown(kinetic)} eV. What is the energy of one photon of the light?`,
      ...options,
      explanation: `The photon’s energy frees the electron, and what is left is its kinetic energy: *hν* = *Φ*_{X} + *E*_{kin} = ${shown(work)} eV + ${shown(kinetic)} eV = ${options.answer}.`,
      finding: `Work function and kinetic energy for metal X add up to ${options.answer}.`,
    }
  );
}

function shown(energy: number): string {
  return formatDecimals(energy, 2);
}
