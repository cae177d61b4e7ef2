import { elementOf } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import {
  chargedParticlesOf,
  massNumberOf,
  neutronExcessOf,
  neutronsOf,
  particlesOf,
  protonsOf,
} from './counted-particles.ts';
import { superscript, symbolOfCounts } from './symbol-of-counts.ts';

/** Nuclides that occur or are in common use, and the charge of their usual ion. */
const nuclides: readonly (readonly [symbol: string, mass: number, charge: number])[] = [
  ['Li', 7, 1],
  ['N', 15, -3],
  ['O', 18, -2],
  ['F', 19, -1],
  ['Na', 23, 1],
  ['Mg', 24, 2],
  ['Mg', 26, 2],
  ['Al', 27, 3],
  ['P', 31, -3],
  ['S', 34, -2],
  ['Cl', 35, -1],
  ['Cl', 37, -1],
  ['K', 39, 1],
  ['K', 41, 1],
  ['Ca', 40, 2],
  ['Ca', 44, 2],
  ['Cr', 52, 3],
  ['Fe', 56, 3],
  ['Co', 59, 2],
  ['Ni', 58, 2],
  ['Cu', 63, 2],
  ['Zn', 66, 2],
  ['Se', 80, -2],
  ['Br', 79, -1],
  ['Br', 81, -1],
  ['Rb', 85, 1],
  ['Sr', 88, 2],
  ['Ag', 107, 1],
  ['I', 127, -1],
  ['Cs', 133, 1],
  ['Ba', 138, 2],
];

/** Protons, neutrons and electrons of atoms and ions, and back from the counts to the symbol. */
export const subatomicParticles: Family = {
  id: 'subatomic-particles',
  name: 'Protons, neutrons and electrons',
  subject: 'general',
  topics: ['atomic-structure'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['subatomic-particles'],
    intermediate: ['subatomic-particles'],
    advanced: ['subatomic-particles'],
  },
  reference: 'OpenStax Chemistry 2e, section 2.3',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return countOfAtom(random);
      case 'intermediate':
        return electronsOfIon(random);
      case 'advanced':
        return symbolOfCounts(random.pick(nuclides));
    }
  },
};

/** What is counted in an atom, by the sums that lead to it. */
const counts = [
  massNumberOf,
  chargedParticlesOf,
  neutronsOf,
  neutronExcessOf,
  protonsOf,
  chargedParticlesOf,
  particlesOf,
  neutronExcessOf,
] as const;

function countOfAtom(random: Random): Draft | null {
  const [symbol, mass] = random.pick(nuclides);
  const protons = elementOf(symbol).atomicNumber;
  return random.pick(counts)({ shown: `\\ce{^{${mass}}_{${protons}}${symbol}}`, mass, protons });
}

function electronsOfIon(random: Random): Draft {
  const [symbol, mass, charge] = random.pick(nuclides);
  const protons = elementOf(symbol).atomicNumber;
  const electrons = protons - charge;
  const ion = `\\ce{^{${mass}}_{${protons}}${symbol}${superscript(charge)}}`;
  const neutrons = mass - protons;
  const turned =
    charge > 0
      ? 'added, although a positive ion has lost electrons'
      : 'subtracted, although a negative ion has gained electrons';
  const candidates: Distractor[] = [
    {
      text: String(protons),
      slip: 'ignored-ion-charge',
      teaching: `${protons} electrons would make the atom neutral; the ion has ${charge > 0 ? 'lost' : 'gained'} ${Math.abs(charge)}.`,
    },
    {
      text: String(protons + charge),
      slip: 'charge-turned-around',
      teaching: `The charge was ${charge > 0 ? 'added to' : 'subtracted from'} the number of protons; a ${charge > 0 ? 'positive' : 'negative'} ion has ${charge > 0 ? 'fewer' : 'more'} electrons than protons.`,
    },
    {
      text: String(neutrons),
      slip: 'answered-another-quantity',
      teaching: `${mass} − ${protons} is the number of neutrons; the number of electrons follows from the ${protons} protons and the charge.`,
    },
    {
      text: String(mass - charge),
      slip: 'mass-number-for-neutrons',
      teaching: `The charge was applied to the mass number, ${mass}; the number of electrons follows from the atomic number, ${protons}.`,
    },
    ...(electrons - charge > 0
      ? [
          {
            text: String(electrons - charge),
            slip: 'needless-factor-two',
            teaching: `The charge was counted twice; it corresponds to ${Math.abs(charge)} electron${Math.abs(charge) === 1 ? '' : 's'}.`,
          },
        ]
      : []),
    ...(neutrons > protons
      ? [
          {
            text: String(neutrons - protons),
            slip: 'answered-another-quantity',
            teaching: `${neutrons} − ${protons} is the number by which the neutrons exceed the protons; neutrons have no bearing on the number of electrons.`,
          },
        ]
      : []),
    {
      text: String(mass),
      slip: 'mass-number-for-neutrons',
      teaching: `${mass} is the mass number, the number of protons and neutrons together.`,
    },
    {
      text: String(neutrons - charge),
      slip: 'answered-another-quantity',
      teaching: `The charge was applied to the ${neutrons} neutrons; the number of electrons follows from the ${protons} protons.`,
    },
    {
      text: String(neutrons + charge),
      slip: 'charge-turned-around',
      teaching: `Two things went wrong: the ${neutrons} neutrons were used instead of the ${protons} protons, and the charge was ${turned}.`,
    },
    {
      text: String(mass + charge),
      slip: 'charge-turned-around',
      teaching: `Two things went wrong: the mass number, ${mass}, was used instead of the atomic number, ${protons}, and the charge was ${turned}.`,
    },
  ];
  return {
    text: `How many electrons does the ion ${ion} have?`,
    answer: String(electrons),
    distractors: candidates,
    explanation: `The nucleus has ${protons} protons. The charge means that the ion has ${Math.abs(charge)} ${charge > 0 ? 'fewer' : 'more'} electron${Math.abs(charge) === 1 ? '' : 's'} than that: ${protons} ${charge > 0 ? '−' : '+'} ${Math.abs(charge)} = ${electrons}.`,
    finding: `Protons minus charge: ${electrons} electrons.`,
  };
}
