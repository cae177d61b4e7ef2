import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Draft } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';

interface Balance {
  photon: number;
  work: number;
  kinetic: number;
  asksPhoton: boolean;
}

export const electronvolts = (value: number): string => `${formatSignificant(value, 3)} eV`;

/** The balance of the photoelectric effect, asked for the photon’s energy or for the work function. */
export function photonOrWork({ photon, work, kinetic, asksPhoton }: Balance): Draft | null {
  const key = asksPhoton ? photon : work;
  const options = quantityOptions(
    key,
    electronvolts,
    [
      {
        value: asksPhoton ? Math.abs(work - kinetic) : photon + kinetic,
        slip: asksPhoton ? 'subtracted-for-added' : 'added-for-subtracted',
        term: 'k',
        teaching: asksPhoton
          ? 'The photon pays for both, the work function and the kinetic energy: they are added.'
          : 'The kinetic energy is what is left of the photon’s energy: it is subtracted, not added.',
      },
      {
        value: kinetic,
        slip: 'ignored-work-function',
        teaching: `This is the kinetic energy alone; ${asksPhoton ? 'the photon also pays for leaving the metal' : 'the work function is the rest of the photon’s energy'}.`,
      },
      {
        value: asksPhoton ? work : photon,
        slip: 'answered-another-quantity',
        term: 'k',
        teaching: asksPhoton
          ? 'Photons of this energy would free the electrons, but give them no kinetic energy.'
          : 'The photon’s energy also gives the electrons their kinetic energy.',
      },
      {
        value: asksPhoton ? work + kinetic / 2 : photon - kinetic / 2,
        slip: 'needless-half',
        term: 'k',
        teaching: 'The kinetic energy enters whole; the ½ of ½*mv*² is part of it and is not applied again.',
      },
      {
        value: asksPhoton ? work + 2 * kinetic : photon - 2 * kinetic,
        slip: 'needless-factor-two',
        term: 'k',
        teaching: 'The kinetic energy enters once; it is not doubled.',
      },
    ].filter(({ value }) => value > 0),
  );
  if (options === null) return null;
  const [known, left] = [formatDecimals(asksPhoton ? work : photon, 2), formatDecimals(kinetic, 2)];
  return {
    text: asksPhoton
      ? `A metal with a work function of ${known} eV is lit, and the fastest electrons set free have a kinetic energy of ${left} eV. What is the energy of one photon of the light?`
      : `Photons of ${known} eV fall on a metal, and the fastest electrons set free have a kinetic energy of ${left} eV. What is the work function of the metal?`,
    ...options,
    explanation: `The photon energy frees the electron, and what is left is its kinetic energy: *hν* = *Φ* + *E*_{kin}. ${asksPhoton ? `*hν* = ${known} eV + ${left} eV` : `*Φ* = ${known} eV − ${left} eV`} = ${options.answer}.`,
    finding: `${asksPhoton ? 'Work function and kinetic energy add up to' : 'The photon energy less the kinetic energy is'} ${options.answer}.`,
  };
}
