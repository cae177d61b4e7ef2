import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { carbonsFromIsotopes } from './masses/carbons-from-isotopes.ts';
import { fragmentOfIon } from './masses/fragment-of-ion.ts';
import {
  addends,
  formulaOf,
  isotopesOf,
  lightest,
  massOf,
  type Counts,
  type Masses,
} from './masses/mass-numbers.ts';

/** Average atomic masses, rounded to whole numbers but for chlorine. */
const average: Masses = { C: 12, H: 1, Br: 80, Cl: 35.5, N: 14, O: 16 };

/** The molecular ion and its isotopes; harder ones ask for fragments and for the number of carbons. */
export const massSpectrum: Family = {
  id: 'mass-spectrum',
  name: 'Reading a mass spectrum',
  subject: 'organic',
  topics: ['spectroscopy-organic'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['mass-spectrometry-of-organic-compounds'],
    intermediate: ['mass-spectrometry-of-organic-compounds'],
    advanced: ['isotope-patterns'],
  },
  reference: 'McMurry, Organic Chemistry, chapter 12',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return molecularIon(random);
      case 'intermediate':
        return fragmentOfIon(random);
      case 'advanced':
        return carbonsFromIsotopes(random);
    }
  },
};

function molecularIon(random: Random): Draft | null {
  const carbon = random.integer(2, 9);
  const counts: Counts = {
    C: carbon,
    H: 0,
    Br: random.integer(0, 1),
    Cl: random.integer(0, 2),
    N: random.integer(0, 1),
    O: random.integer(0, 2),
  };
  if (counts.Br + counts.Cl === 0 || counts.Br + counts.Cl + counts.N + counts.O > carbon) return null;
  counts.H = 2 * carbon + 2 + counts.N - counts.Br - counts.Cl - 2 * random.integer(0, 1);
  const halogens = (['Cl', 'Br'] as const).filter((element) => counts[element] > 0);
  // All atoms of one halogen are now the lighter, now the heavier isotope.
  const raised = random.next() < 0.5 ? random.pick(halogens) : null;
  const masses = raised === null ? lightest : { ...lightest, [raised]: lightest[raised] + 2 };
  const key = massOf(counts, masses);
  const heavier = halogens.map((element) => ({
    heavy: `^{${lightest[element] + 2}}${element}`,
    light: `^{${lightest[element]}}${element}`,
  }));
  const heavy = heavier.map((one) => one.heavy).join(' or ');
  const lifts = heavier
    .map((one) => `each ${one.heavy} in place of ${one.light} adds two units`)
    .join(', and ');
  const candidates = [
    {
      value: massOf(counts, average),
      slip: 'average-mass-for-isotope',
      teaching:
        'Average atomic masses were added; a mass spectrum shows each isotope separately, with its own mass number.',
    },
    ...(raised === null
      ? ofHeavier(key, counts.Cl + counts.Br, heavy)
      : ofLighter(key, counts[raised], raised)),
    {
      value: key - masses[counts.Br > 0 ? 'Br' : 'Cl'],
      slip: 'lost-mass-for-fragment',
      teaching: 'This ion has already lost a halogen atom; the molecular ion is the whole molecule.',
    },
    {
      value: key - counts.H,
      slip: 'hydrogen-miscounted',
      teaching: `The ${counts.H} hydrogens, with one unit each, were left out.`,
    },
    {
      value: key - 12,
      slip: 'atom-left-out',
      teaching: 'One carbon atom, with 12 units, was left out.',
    },
    {
      value: key + 12,
      slip: 'carbons-miscounted',
      teaching: 'One carbon atom, with 12 units, was counted twice.',
    },
    {
      value: counts.O > 0 ? key - 16 : Number.NaN,
      slip: 'atom-left-out',
      teaching: 'One oxygen atom, with 16 units, was left out.',
    },
    {
      value: counts.O > 0 ? key + 16 : Number.NaN,
      slip: 'formula-atoms-miscounted',
      teaching: 'One oxygen atom, with 16 units, was counted twice.',
    },
    {
      value: key + counts.H,
      slip: 'hydrogen-miscounted',
      teaching: `The ${counts.H} hydrogens were counted with two units each; ^{1}H has one.`,
    },
    {
      value: counts.N > 0 ? key - 14 : Number.NaN,
      slip: 'atom-left-out',
      teaching: 'The nitrogen atom, with 14 units, was left out.',
    },
  ];
  return {
    text: `At what *m*/*z* does the molecular ion of ${formulaOf(counts)} that contains the isotopes ${isotopesOf(counts, masses)} appear?`,
    answer: String(key),
    distractors: candidates
      .filter(({ value }) => Math.abs(value - key) >= 2)
      .map(({ value, slip, teaching }) => ({ text: String(Math.round(value)), slip, teaching })),
    explanation: `${addends(counts, masses)} = ${key}. The loss of an electron does not change the mass number; ${lifts}.`,
    finding: `The mass numbers of the named isotopes add up to ${key}.`,
  };
}

type Candidate = Readonly<{ value: number; slip: string; teaching: string }>;

/** Ions with heavier isotopes than those that were asked for. */
function ofHeavier(key: number, halogenAtoms: number, heavy: string): Candidate[] {
  return [
    {
      value: key + 2,
      slip: 'isotope-pattern-misread',
      teaching: `This ion contains one heavier halogen isotope (${heavy}); the question names the lightest isotopes.`,
    },
    {
      value: halogenAtoms > 1 ? key + 4 : Number.NaN,
      slip: 'isotope-pattern-misread',
      teaching:
        'This would be an ion with two heavy halogen isotopes; the question names the lightest isotopes.',
    },
  ];
}

/** Ions with lighter isotopes of a halogen than those that were asked for, or with heavier ones of something else. */
function ofLighter(key: number, atoms: number, halogen: 'Cl' | 'Br'): Candidate[] {
  const [heavy, light] = [`^{${lightest[halogen] + 2}}${halogen}`, `^{${lightest[halogen]}}${halogen}`];
  return [
    {
      value: key - 2 * atoms,
      slip: 'isotope-pattern-misread',
      teaching: `This is the ion with ${light}; the question asks for the ion with ${heavy}.`,
    },
    {
      value: atoms > 1 ? key - 2 : Number.NaN,
      slip: 'isotope-pattern-misread',
      teaching: `This is an ion with one ${heavy} and one ${light}; both atoms must be ${heavy}.`,
    },
    {
      value: key + 2,
      slip: 'isotope-pattern-misread',
      teaching: `Two units too many were added for replacing ${light} with ${heavy}.`,
    },
  ];
}
