import { formatDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Distractor } from '../../family.ts';
import { percentages } from './combustion-data.ts';
import { massOf, writeFormula, type Atoms } from './known-compounds.ts';

/**
 * Formulas that agree with a part of the data only, each of a possible molecule with oxygen: the one with the same mass in whole
 * numbers, one of which a count is off, and one with both faults, so that no formula is told from its neighbors. Sometimes
 * the empirical formula and a multiple of it are offered besides.
 * @param other of a compound with the same mass, which is always offered
 * @returns none where no count can be off in both
 */
export function wrongFormulas(random: Random, atoms: Atoms, other: Atoms): Distractor[] {
  const mass = massOf(atoms);
  const squares = slips.flatMap(({ slip, off, what }) => {
    const [first, second] = [off(atoms), off(other)];
    return isMolecule(first) && isMolecule(second)
      ? [
          [
            {
              atoms: first,
              slip,
              teaching: `${what}: the mass of this molecule is ${massOf(first)}, not ${mass}.`,
            },
            {
              atoms: second,
              slip,
              teaching: `Two things went wrong. ${what}, so the mass of this molecule is ${massOf(second)}, not ${mass}. Also, ${carbonIn(second)}% of it would be carbon; the compound contains ${carbonIn(atoms)}%.`,
            },
          ],
        ]
      : [];
  });
  if (squares.length === 0) return [];
  const offered = [
    { ...sameMass(atoms, other), isDecisive: true },
    ...random.pick(squares),
    ...multiples(atoms),
  ];
  return offered.map(({ atoms: wrong, ...said }) => ({ text: writeFormula(wrong), ...said }));
}

interface WrongFormula {
  atoms: Atoms;
  slip: string;
  teaching: string;
}

/** One C and four H weigh as much as one O, in whole numbers: the combustion alone tells such formulas apart. */
function sameMass(atoms: Atoms, other: Atoms): WrongFormula {
  return {
    atoms: other,
    slip: 'fit-for-proof',
    teaching: `This formula also has the mass ${massOf(atoms)}, but ${carbonIn(other)}% of it would be carbon; the compound contains ${carbonIn(atoms)}%.`,
  };
}

/** The empirical formula, and what is one such unit too large, where a molecule has more than one. */
function multiples(atoms: Atoms): WrongFormula[] {
  const { carbon, hydrogen, oxygen } = atoms;
  // An odd number of hydrogen atoms is no molecule of C, H and O.
  const common = [2, 3].find((by) => [carbon, hydrogen / 2, oxygen].every((count) => count % by === 0));
  if (common === undefined) return [];
  const times = (by: number): Atoms => ({
    carbon: (carbon * by) / common,
    hydrogen: (hydrogen * by) / common,
    oxygen: (oxygen * by) / common,
  });
  const larger = times(common + 1);
  return [
    {
      atoms: times(1),
      slip: 'one-step-short',
      teaching: `This is the empirical formula; the molar mass shows that a molecule has ${common} times as many atoms.`,
    },
    {
      atoms: larger,
      slip: 'multiple-miscounted',
      teaching: `The percentages of the elements are correct, but the mass of this molecule is ${massOf(larger)}, not ${massOf(atoms)}.`,
    },
  ];
}

interface CountSlip {
  slip: string;
  off: (atoms: Atoms) => Atoms;
  /** What was done, as the begin of a sentence. */
  what: string;
}

const unchecked = 'formula-not-checked-by-mass';
const miscounted = 'carbons-miscounted';

/** One count is off, as by rounding: hydrogen by two, since an odd number is no molecule. */
const slips: readonly CountSlip[] = [
  {
    slip: unchecked,
    off: (atoms) => ({ ...atoms, hydrogen: atoms.hydrogen - 2 }),
    what: 'Two hydrogen atoms are missing',
  },
  {
    slip: unchecked,
    off: (atoms) => ({ ...atoms, hydrogen: atoms.hydrogen + 2 }),
    what: 'There are two hydrogen atoms too many',
  },
  {
    slip: unchecked,
    off: (atoms) => ({ ...atoms, oxygen: atoms.oxygen - 1 }),
    what: 'One oxygen atom is missing',
  },
  {
    slip: unchecked,
    off: (atoms) => ({ ...atoms, oxygen: atoms.oxygen + 1 }),
    what: 'There is one oxygen atom too many',
  },
  {
    slip: miscounted,
    off: (atoms) => ({ ...atoms, carbon: atoms.carbon - 1 }),
    what: 'One carbon atom is missing',
  },
  {
    slip: miscounted,
    off: (atoms) => ({ ...atoms, carbon: atoms.carbon + 1 }),
    what: 'There is one carbon atom too many',
  },
];

function isMolecule({ carbon, hydrogen, oxygen }: Atoms): boolean {
  return carbon > 0 && oxygen > 0 && hydrogen > 0 && hydrogen <= 2 * carbon + 2;
}

function carbonIn(atoms: Atoms): string {
  return formatDecimals(percentages(atoms).carbon, 1);
}
