import { elements } from '@valence/chemistry';
import type { Distractor, Draft } from '../../family.ts';
import type { Nuclide } from './decaying-nuclides.data.ts';

export interface Decay {
  process: string;
  mass: number;
  number: number;
  teaching: string;
  slip: string;
}

export const decays = {
  alpha: {
    process: 'alpha decay',
    mass: -4,
    number: -2,
    slip: 'mixed-up-decays',
    teaching:
      'This would be alpha decay, in which the mass number decreases by 4 and the atomic number by 2.',
  },
  betaMinus: {
    process: 'beta-minus decay',
    mass: 0,
    number: 1,
    slip: 'mixed-up-decays',
    teaching: 'This would be beta-minus decay, in which the atomic number increases by 1.',
  },
  positron: {
    process: 'positron emission',
    mass: 0,
    number: -1,
    slip: 'mixed-up-decays',
    teaching:
      'This would be positron emission or electron capture, in which the atomic number decreases by 1.',
  },
  capture: {
    process: 'electron capture',
    mass: 0,
    number: -1,
    slip: 'mixed-up-decays',
    teaching:
      'This would be positron emission or electron capture, in which the atomic number decreases by 1.',
  },
} as const satisfies Record<string, Decay>;

type After = (step: Pick<Decay, 'mass' | 'number'>) => string;

/** Wrong products of alpha and beta-minus decay. */
export function slipsOfDecay([mass, number]: Nuclide, decay: Decay, after: After): Distractor[] {
  const isAlpha = decay.number === -2;
  const others = [decays.betaMinus, decays.positron, decays.alpha].filter(
    (other) => other.number !== decay.number,
  );
  const direction = `in ${decay.process} the atomic number ${decay.number > 0 ? 'increases' : 'decreases'}`;
  return [
    isAlpha
      ? {
          text: after({ mass: -2, number: -2 }),
          slip: 'alpha-mass-two',
          teaching: 'An alpha particle has two protons and two neutrons, so the mass number decreases by 4.',
        }
      : {
          text: after({ mass: -1, number: decay.number }),
          slip: 'electron-with-mass-number',
          teaching: 'The mass number of an electron or a positron is 0, so the mass number does not change.',
        },
    ...others
      .filter((other) => number + other.number > 0 && mass + other.mass > number + other.number)
      .map((other) => ({ text: after(other), slip: other.slip, teaching: other.teaching })),
    {
      text: after({ mass: -decay.mass, number: -decay.number }),
      slip: 'wrong-sign',
      teaching: isAlpha
        ? 'Both numbers were changed in the wrong direction; in alpha decay the mass number decreases by 4 and the atomic number by 2.'
        : `The atomic number was changed in the wrong direction; ${direction} by 1.`,
    },
    {
      text: after({ mass: 1, number: decay.number }),
      slip: 'electron-with-mass-number',
      teaching: `No nucleon is gained; in ${decay.process} the mass number ${isAlpha ? 'decreases by 4' : 'does not change'}.`,
    },
    ...(isAlpha
      ? [
          {
            text: after({ mass: -4, number: 2 }),
            slip: 'wrong-sign',
            teaching: `The mass number decreases by 4, as it should, but ${direction} as well, because two of the four nucleons are protons.`,
          },
          {
            text: after({ mass: -4, number: -4 }),
            slip: 'alpha-mass-wrong',
            teaching:
              'All four nucleons of the alpha particle were counted as protons; two of them are neutrons.',
          },
          {
            text: after({ mass: -2, number: -4 }),
            slip: 'exchanged-values',
            teaching:
              'The two numbers of the alpha particle were interchanged; its mass number is 4 and its atomic number is 2.',
          },
          {
            text: after({ mass: -2, number: 2 }),
            slip: 'alpha-mass-two',
            teaching:
              'Two things went wrong: an alpha particle carries away four nucleons, and two of them are protons, so the atomic number decreases.',
          },
        ]
      : [-1, 1].map((wrong) => ({
          text: after({ mass: wrong, number: -decay.number }),
          slip: 'electron-with-mass-number',
          teaching: `Two things went wrong: ${wrong > 0 ? 'no nucleon is gained' : 'the mass number does not change'}, and ${direction}.`,
        }))),
  ];
}

/** Wrong products of positron emission and electron capture: most with the right mass number, which the question shows. */
export function slipsOfCapture({ process }: Decay, after: After): Distractor[] {
  return [
    {
      text: after({ mass: 0, number: 1 }),
      slip: 'wrong-sign',
      teaching: `The atomic number was increased; in ${process} it decreases by 1.`,
    },
    { text: after({ mass: 0, number: -2 }), slip: 'charge-counted-twice', teaching: protonForNeutron },
    {
      text: after({ mass: -1, number: -1 }),
      slip: 'electron-with-mass-number',
      teaching: 'The mass number of an electron or a positron is 0, so the mass number does not change.',
    },
    {
      text: after({ mass: -1, number: 1 }),
      slip: 'electron-with-mass-number',
      teaching: `Two things went wrong: the mass number does not change, and in ${process} the atomic number decreases.`,
    },
    {
      text: after({ mass: -1, number: -2 }),
      slip: 'charge-counted-twice',
      teaching: `Two things went wrong. The mass number does not change. Also, a${protonForNeutron.slice(1)}`,
    },
    {
      text: after({ mass: 0, number: 2 }),
      slip: 'charge-counted-twice',
      teaching: `Two things went wrong. The atomic number was increased; in ${process} it decreases. Also, a${protonForNeutron.slice(1)}`,
    },
    { text: after({ mass: -4, number: -2 }), slip: decays.alpha.slip, teaching: decays.alpha.teaching },
    {
      text: after({ mass: -4, number: 2 }),
      slip: decays.alpha.slip,
      teaching: `Two things went wrong: the mass number decreases by 4 only in alpha decay, and the atomic number does not increase by 2; in ${process} it decreases by 1.`,
    },
  ];
}

/** A positron emission or an electron capture the other way round: the daughter is given. */
export function parentOf(parent: Nuclide, { process, mass: massChange, number: numberChange }: Decay): Draft {
  const daughter: Nuclide = [parent[0] + massChange, parent[1] + numberChange];
  const from = (mass: number, number: number): string => show([parent[0] + mass, daughter[1] + number]);
  const reversed = `In ${process} the atomic number decreases by 1, so that of the parent is higher by 1, not lower.`;
  const kept =
    'The mass number of the electron or positron is 0, so parent and daughter have the same mass number.';
  return {
    text: `Which nuclide undergoes ${process} to form ${show(daughter)}?`,
    answer: from(0, 1),
    distractors: [
      { text: from(0, -1), slip: 'wrong-sign', teaching: reversed },
      { text: from(1, 1), slip: 'electron-with-mass-number', teaching: kept },
      { text: from(0, 2), slip: 'charge-counted-twice', teaching: protonForNeutron },
      {
        text: from(1, -1),
        slip: 'wrong-sign',
        teaching: `Two things went wrong. ${reversed} Also, t${kept.slice(1)}`,
      },
      {
        text: from(1, 2),
        slip: 'charge-counted-twice',
        teaching: `Two things went wrong. ${kept} Also, a${protonForNeutron.slice(1)}`,
      },
      {
        text: from(0, -2),
        slip: 'charge-counted-twice',
        teaching: `Two things went wrong. ${reversed} Also, a${protonForNeutron.slice(1)}`,
      },
      {
        text: from(4, 2),
        slip: decays.alpha.slip,
        teaching: `This nuclide would form the daughter by alpha decay, in which the mass number decreases by 4 and the atomic number by 2.`,
      },
      {
        text: from(4, -2),
        slip: decays.alpha.slip,
        teaching: `Two things went wrong: the mass number decreases by 4 only in alpha decay, and i${reversed.slice(1)}`,
      },
    ].filter(({ text }) => text !== ''),
    explanation: `In ${process} the mass number does not change and the atomic number decreases by 1, so the parent has the same mass number, ${parent[0]}, and an atomic number higher by 1, ${parent[1]}: ${from(0, 1)}.`,
    finding: `Mass numbers and charges balance for ${from(0, 1)}.`,
  };
}

/** The symbol with both numbers, or nothing where there is no such element. */
export function show([mass, number]: Nuclide): string {
  const element = elements[number - 1];
  return element === undefined || mass < 1 ? '' : `\\ce{^{${mass}}_{${number}}${element.symbol}}`;
}

const protonForNeutron =
  'A proton becomes a neutron, which lowers the atomic number by 1; the charge of the particle emitted or captured is already included in this change and must not be counted again.';
