import type { Draft } from '../../family.ts';
import { carried, carriedInSum, distractorsOf } from './counting-slips.ts';

/** A nuclide, as far as its particles are counted. */
interface Counted {
  /** `\ce{^{63}_{29}Cu}`. */
  shown: string;
  mass: number;
  protons: number;
}

/** Neutrons from the symbol: mass number minus atomic number. */
export function neutronsOf({ shown, mass, protons }: Counted): Draft {
  const key = mass - protons;
  return {
    text: `How many neutrons are in the nucleus of ${shown}?`,
    answer: String(key),
    distractors: distractorsOf([
      [protons, 'answered-another-quantity', `${protons} is the atomic number, the number of protons.`],
      [
        mass,
        'mass-number-for-neutrons',
        `The mass number, ${mass}, is the number of protons and neutrons together.`,
      ],
      [
        mass + protons,
        'wrong-sign',
        'The atomic number must be subtracted from the mass number, not added to it.',
      ],
      [
        mass - 2 * protons,
        'electron-with-mass-number',
        `The ${protons} electrons of the atom were subtracted as well as the ${protons} protons; electrons are not counted in the mass number.`,
      ],
      [
        2 * protons,
        'answered-another-quantity',
        `This is the total number of protons and electrons in a neutral atom.`,
      ],
      ...carried(mass, protons),
    ]),
    explanation: `The upper number is the number of protons and neutrons together, and the lower one is the number of protons: ${mass} − ${protons} = ${key} neutrons.`,
    finding: `Mass number minus atomic number: ${mass} − ${protons} = ${key}.`,
  };
}

/** The mass number from neutrons and electrons of a neutral atom. */
export function massNumberOf({ mass, protons }: Counted): Draft {
  const neutrons = mass - protons;
  return {
    text: `A neutral atom has ${neutrons} neutrons and ${protons} electrons. What is its mass number?`,
    answer: String(mass),
    distractors: distractorsOf([
      [
        neutrons,
        'forgot-particle',
        `${neutrons} is the number of neutrons alone; the mass number includes the protons as well.`,
      ],
      [
        mass + protons,
        'electron-with-mass-number',
        `The ${protons} electrons were counted as well as the ${protons} protons; the mass number includes only protons and neutrons.`,
      ],
      [
        protons,
        'answered-another-quantity',
        `${protons} is the atomic number, the number of protons, which equals the number of electrons.`,
      ],
      [
        2 * neutrons,
        'neutrons-decide-element',
        `This assumes equal numbers of protons and neutrons; a neutral atom has as many protons as electrons, here ${protons}.`,
      ],
      [
        neutrons - protons,
        'subtracted-for-added',
        'The numbers of protons and neutrons must be added, not subtracted from each other.',
      ],
      [
        2 * protons,
        'forgot-particle',
        'This counts protons and electrons; the mass number is the number of protons and neutrons.',
      ],
      ...carriedInSum(protons, neutrons),
    ]),
    explanation: `A neutral atom has as many protons as electrons, here ${protons}. The mass number is the number of protons and neutrons: ${protons} + ${neutrons} = ${mass}.`,
    finding: `Protons, as many as electrons, plus neutrons: ${protons} + ${neutrons} = ${mass}.`,
  };
}

/** Protons from the mass number and the neutrons. */
export function protonsOf({ mass, protons }: Counted): Draft {
  const neutrons = mass - protons;
  return {
    text: `The nucleus of an atom with mass number ${mass} has ${neutrons} neutrons. What is the atomic number of the element?`,
    answer: String(protons),
    distractors: distractorsOf([
      [neutrons, 'neutrons-decide-element', 'The atomic number is the number of protons, not of neutrons.'],
      [
        mass + neutrons,
        'wrong-sign',
        'The number of neutrons must be subtracted from the mass number, not added to it.',
      ],
      [
        mass,
        'mass-number-for-neutrons',
        `The mass number, ${mass}, is the number of protons and neutrons together.`,
      ],
      [
        mass / 2,
        'shared-equally',
        `Half of the mass number would be right for a nucleus with equal numbers of protons and neutrons; here ${neutrons} of the ${mass} particles are neutrons.`,
      ],
      [
        protons + mass,
        'needless-factor-two',
        `This counts the protons, neutrons, and electrons of a neutral atom; the atomic number is the number of protons alone.`,
      ],
      [
        2 * protons,
        'needless-factor-two',
        'This counts the electrons of the neutral atom as well as the protons; the atomic number is the number of protons alone.',
      ],
      ...carried(mass, neutrons),
    ]),
    explanation: `The mass number is the number of protons and neutrons: ${mass} − ${neutrons} = ${protons} protons, which is the atomic number.`,
    finding: `Mass number minus neutrons: ${mass} − ${neutrons} = ${protons}.`,
  };
}

/** All particles of a neutral atom. */
export function particlesOf({ shown, mass, protons }: Counted): Draft {
  const key = mass + protons;
  const neutrons = mass - protons;
  return {
    text: `What is the total number of protons, neutrons, and electrons in a neutral atom of ${shown}?`,
    answer: String(key),
    distractors: distractorsOf([
      [
        mass,
        'forgot-particle',
        `${mass} is the number of protons and neutrons; the ${protons} electrons were left out.`,
      ],
      [
        2 * protons,
        'forgot-particle',
        `This counts ${protons} protons and ${protons} electrons; the ${neutrons} neutrons were left out.`,
      ],
      [
        mass + 2 * protons,
        'mass-number-for-neutrons',
        `This uses ${mass} as the number of neutrons; the mass number already includes the ${protons} protons.`,
      ],
      [neutrons, 'answered-another-quantity', `${neutrons} is the number of neutrons alone.`],
      ...carriedInSum(mass, protons),
    ]),
    explanation: `${protons} protons and ${neutrons} neutrons give the mass number, ${mass}. A neutral atom has as many electrons as protons, here ${protons}: ${mass} + ${protons} = ${key} particles.`,
    finding: `Mass number plus as many electrons as protons: ${mass} + ${protons} = ${key}.`,
  };
}

/** The particles of a neutral atom that carry a charge. */
export function chargedParticlesOf({ shown, mass, protons }: Counted): Draft {
  const key = 2 * protons;
  const neutrons = mass - protons;
  return {
    text: `How many charged particles does a neutral atom of ${shown} contain?`,
    answer: String(key),
    distractors: distractorsOf([
      [
        protons,
        'forgot-particle',
        `This counts only one kind of charged particle; there are ${protons} protons and ${protons} electrons.`,
      ],
      [
        mass,
        'neutron-as-proton',
        `This counts the ${protons} protons and the ${neutrons} neutrons; neutrons carry no charge, but electrons do.`,
      ],
      [
        mass + protons,
        'neutron-as-proton',
        `This counts all particles; the ${neutrons} neutrons carry no charge.`,
      ],
      [
        neutrons,
        'answered-another-quantity',
        `This is the number of neutrons, the only particles in the atom without a charge.`,
      ],
      ...carriedInSum(protons, protons),
    ]),
    explanation: `Protons and electrons are charged, but neutrons are not. The lower number is the number of protons, and a neutral atom has the same number of electrons: ${protons} + ${protons} = ${key}.`,
    finding: `Protons plus as many electrons: ${protons} + ${protons} = ${key}.`,
  };
}

/** By how much the neutrons outnumber the protons; `null` where they do not. */
export function neutronExcessOf({ shown, mass, protons }: Counted): Draft | null {
  const neutrons = mass - protons;
  const key = neutrons - protons;
  if (key <= 0) return null;
  return {
    text: `How many more neutrons than protons are in the nucleus of ${shown}?`,
    answer: String(key),
    distractors: distractorsOf([
      [
        neutrons,
        'one-step-short',
        `${mass} − ${protons} is the number of neutrons; the ${protons} protons must still be subtracted.`,
      ],
      [protons, 'answered-another-quantity', `${protons} is the number of protons.`],
      [
        mass,
        'mass-number-for-neutrons',
        `The mass number, ${mass}, is the number of protons and neutrons together, not the difference between the two.`,
      ],
      ...carried(neutrons, protons),
    ]),
    explanation: `The upper number is the number of protons and neutrons together: ${mass} − ${protons} = ${neutrons} neutrons. They exceed the ${protons} protons by ${neutrons} − ${protons} = ${key}.`,
    finding: `Neutrons minus protons: ${neutrons} − ${protons} = ${key}.`,
  };
}
