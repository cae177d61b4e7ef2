import { Molecule } from 'openchemlib';
import { remembered } from '../../../../remembered.ts';
import { readConstitution } from '../../../../structures/read-constitution.ts';
import type { SlippedValue } from '../../../options/slipped-value.ts';

/** A carbon, the set of equivalent ones that it belongs to, and what is seen of it in the structure. */
interface Carbon {
  set: number;
  hydrogens: number;
  isAromatic: boolean;
  isInRing: boolean;
}

/**
 * What slips make of the number of carbon signals: sets that are split, run together or left out, and other atoms counted.
 * Slips that cannot be made in the structure are left out, as are those that make more signals than there are carbons: nobody believes them.
 * @param smiles a structure without stereo, as `countProtonEnvironments` takes it
 * @example carbonSignalSlips('CCC(=O)CC') // 5 (symmetry overlooked), 2 (carbonyl left out), 4 (oxygen counted), …
 */
export function carbonSignalSlips(smiles: string): readonly SlippedValue[] {
  const { carbons, others, othersWithHydrogen } = readCarbons(smiles);
  const key = setsOf(carbons);
  const bearing = carbons.filter(({ hydrogens }) => hydrogens > 0);
  const aromatic = carbons.filter(({ isAromatic }) => isAromatic);
  const ring = carbons.filter(({ isInRing }) => isInRing);
  const methyls = carbons.filter(({ hydrogens }) => hydrogens === 3);
  const methylenes = carbons.filter(({ hydrogens }) => hydrogens === 2);
  const kinds = new Set(carbons.map(({ hydrogens }) => hydrogens)).size;
  const linesMore = [...new Map(carbons.map(({ set, hydrogens }) => [set, hydrogens])).values()].reduce(
    (sum, hydrogens) => sum + hydrogens,
    0,
  );
  const bare = key - setsOf(bearing);
  return [
    {
      value: carbons.length,
      slip: 'symmetry-overlooked',
      teaching: `All ${carbons.length} carbons were counted one by one; those that are equivalent by symmetry share one signal.`,
    },
    {
      value: setsOf(bearing),
      slip: 'hydrogens-for-carbons',
      teaching: `${bare === 1 ? 'One kind of carbon that bears' : `${['Two', 'Three', 'Four'][bare - 2] ?? bare} kinds of carbon that bear`} no hydrogen ${bare === 1 ? 'was' : 'were'} left out; such carbons also give signals in a ^{13}C spectrum.`,
    },
    {
      value: kinds,
      slip: 'neighbors-overlooked',
      teaching:
        'Carbons were distinguished only by the number of hydrogens they bear (CH_{3}, CH_{2}, CH, C); they also differ if their neighbors differ.',
    },
    {
      value: key + others,
      slip: 'signal-misassigned',
      teaching: `The ${others === 1 ? 'atom that is neither carbon nor hydrogen was' : `${others === 2 ? 'two' : others} atoms that are neither carbon nor hydrogen were`} counted as well; only carbons give signals in a ^{13}C spectrum.`,
    },
    {
      value: key - setsOf(aromatic) + aromatic.length,
      slip: 'symmetry-overlooked',
      teaching:
        'Every carbon of the benzene ring was counted separately; those that are equivalent by symmetry share one signal.',
    },
    {
      value: aromatic.length > 0 ? key - setsOf(aromatic) + 1 : Number.NaN,
      slip: 'neighbors-overlooked',
      teaching:
        'The carbons of the benzene ring were treated as a single kind; they differ in their distance from a group on the ring.',
    },
    {
      value: aromatic.length > 0 ? setsOf(aromatic) : Number.NaN,
      slip: 'signal-misassigned',
      teaching: 'Only the carbons of the benzene ring were counted; those outside it also give signals.',
    },
    {
      value: aromatic.length > 0 ? Number.NaN : key - setsOf(ring) + ring.length,
      slip: 'symmetry-overlooked',
      teaching:
        'Every carbon of the ring was counted separately; those that are equivalent by symmetry share one signal.',
    },
    {
      value: key - setsOf(methyls) + methyls.length,
      slip: 'symmetry-overlooked',
      teaching: `The ${methyls.length} CH_{3} groups were counted one by one; those that are equivalent by symmetry share one signal.`,
    },
    {
      value: methyls.length > 0 ? key - setsOf(methyls) + 1 : Number.NaN,
      slip: 'neighbors-overlooked',
      teaching:
        'All CH_{3} groups were treated as one kind; groups with different neighbors give separate signals.',
    },
    {
      value: methylenes.length > 0 ? key - setsOf(methylenes) + 1 : Number.NaN,
      slip: 'neighbors-overlooked',
      teaching:
        'All CH_{2} groups were treated as one kind; groups with different neighbors give separate signals.',
    },
    {
      value: key - setsOf(methylenes) + methylenes.length,
      slip: 'symmetry-overlooked',
      teaching: `The ${methylenes.length} CH_{2} groups were counted one by one; those that are equivalent by symmetry share one signal.`,
    },
    {
      value: setsOf(bearing) + othersWithHydrogen,
      slip: 'hydrogens-for-carbons',
      teaching: 'Groups that bear hydrogen, including OH or NH, were counted, as for a ^{1}H spectrum.',
    },
    {
      value: key + linesMore,
      slip: 'n-plus-one-misapplied',
      teaching:
        'This counts the lines into which the hydrogens of each carbon would split its signal; in a proton-decoupled spectrum, each signal is one line.',
    },
    {
      value: carbons.reduce((sum, { hydrogens }) => sum + hydrogens, 0),
      slip: 'hydrogens-for-carbons',
      teaching: 'This is the number of hydrogens on carbon, not the number of kinds of carbon.',
    },
  ].filter(({ value }) => value > 0 && value <= carbons.length && value !== key);
}

function setsOf(carbons: readonly Carbon[]): number {
  return new Set(carbons.map(({ set }) => set)).size;
}

/** Carbons, other atoms, and those of them that carry hydrogen. */
const readCarbons = remembered(
  (smiles): { carbons: readonly Carbon[]; others: number; othersWithHydrogen: number } => {
    const molecule = readConstitution(smiles);
    molecule.ensureHelperArrays(Molecule.cHelperSymmetrySimple);
    const carbons: Carbon[] = [];
    let othersWithHydrogen = 0;
    for (let atom = 0; atom < molecule.getAtoms(); atom += 1) {
      const hydrogens = molecule.getAllHydrogens(atom);
      if (molecule.getAtomicNo(atom) !== 6) {
        if (hydrogens > 0) othersWithHydrogen += 1;
        continue;
      }
      carbons.push({
        set: molecule.getSymmetryRank(atom),
        hydrogens,
        isAromatic: molecule.isAromaticAtom(atom),
        isInRing: molecule.isRingAtom(atom),
      });
    }
    return { carbons, others: molecule.getAtoms() - carbons.length, othersWithHydrogen };
  },
);
