import { Molecule } from 'openchemlib';
import { remembered } from '../../../../remembered.ts';
import { readConstitution } from '../../../../structures/read-constitution.ts';
import type { SlippedValue } from '../../../options/slipped-value.ts';

/** An atom other than hydrogen, the set of equivalent ones that it belongs to, and what is seen of it in the structure. */
interface Atom {
  set: number;
  hydrogens: number;
  isCarbon: boolean;
  isAromatic: boolean;
  isInRing: boolean;
}

/**
 * What slips make of the number of sets of equivalent hydrogens: sets that are split, run together or left out, and carbons counted.
 * Slips that cannot be made in the structure are left out.
 * @param smiles a structure without stereo in which the hydrogens of each carbon are equivalent
 * @example protonSignalSlips('CCC(=O)CC') // 4 (groups one by one), 3 (carbonyl counted), 10 (all hydrogens), …
 */
export function protonSignalSlips(smiles: string): readonly SlippedValue[] {
  const atoms = readAtoms(smiles);
  const bearing = atoms.filter(({ hydrogens }) => hydrogens > 0);
  const onCarbon = bearing.filter(({ isCarbon }) => isCarbon);
  const carbons = atoms.filter(({ isCarbon }) => isCarbon);
  const key = setsOf(bearing);
  const aromatic = onCarbon.filter(({ isAromatic }) => isAromatic);
  const ring = onCarbon.filter(({ isAromatic, isInRing }) => isInRing && !isAromatic);
  const methyls = onCarbon.filter(({ hydrogens }) => hydrogens === 3);
  const methylenes = onCarbon.filter(({ hydrogens }) => hydrogens === 2);
  const others = key - setsOf(onCarbon);
  const bare = setsOf(carbons) - setsOf(onCarbon);
  const hydrogens = bearing.reduce((sum, atom) => sum + atom.hydrogens, 0);
  const kinds = new Set(onCarbon.map((atom) => atom.hydrogens)).size + others;
  return [
    {
      value: bearing.length,
      slip: 'symmetry-overlooked',
      teaching: `All ${bearing.length} atoms that bear hydrogen were counted one by one; those that are equivalent by symmetry share one signal.`,
    },
    {
      value: setsOf(carbons),
      slip: 'carbons-for-hydrogens',
      teaching: `This is the number of kinds of carbon; ${bare > 0 ? 'not every one of them bears hydrogen' : 'hydrogen on oxygen or nitrogen forms a set of its own'}.`,
    },
    {
      value: key + bare,
      slip: 'carbons-for-hydrogens',
      teaching:
        'Carbons that bear no hydrogen were counted as well; they give no signal in a ^{1}H spectrum.',
    },
    {
      value: kinds,
      slip: 'neighbors-overlooked',
      teaching:
        'Groups were distinguished only by the number of hydrogens they bear (CH_{3}, CH_{2}, CH); they also differ if their neighbors differ.',
    },
    {
      value: key + setsOf(methylenes),
      slip: 'symmetry-overlooked',
      teaching:
        'The two hydrogens of each CH_{2} group were counted separately; here symmetry or rapid conformational change makes them equivalent.',
    },
    {
      value: key - others,
      slip: 'signal-overlooked',
      teaching:
        'Hydrogen on oxygen or nitrogen was left out; it gives a signal just as hydrogen on carbon does.',
    },
    {
      value: setsOf(carbons) === carbons.length ? Number.NaN : carbons.length,
      slip: 'carbons-for-hydrogens',
      teaching:
        'This is the number of all carbons; carbons that are equivalent by symmetry bear equivalent hydrogens.',
    },
    {
      value: hydrogens,
      slip: 'symmetry-overlooked',
      teaching: `All ${hydrogens} hydrogens were counted one by one; those on the same carbon are equivalent here.`,
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
      value: key - setsOf(aromatic) + aromatic.length,
      slip: 'symmetry-overlooked',
      teaching: `All ${aromatic.length} hydrogens of the benzene ring were counted one by one; those that are equivalent by symmetry share one signal.`,
    },
    {
      value: aromatic.length > 0 ? key - setsOf(aromatic) + 1 : Number.NaN,
      slip: 'neighbors-overlooked',
      teaching:
        'The hydrogens of the benzene ring were treated as a single kind; they differ in their distance from a group on the ring.',
    },
    {
      value: aromatic.length > 0 ? key - setsOf(aromatic) : Number.NaN,
      slip: 'signal-overlooked',
      teaching: 'The hydrogens of the benzene ring were left out; they also give signals.',
    },
    {
      value: key - setsOf(ring) + ring.length,
      slip: 'symmetry-overlooked',
      teaching:
        'Every CH_{2} or CH of the ring was counted separately; those that are equivalent by symmetry share one signal.',
    },
  ].filter(({ value }) => value > 0 && value !== key);
}

function setsOf(atoms: readonly Atom[]): number {
  return new Set(atoms.map(({ set }) => set)).size;
}

const readAtoms = remembered((smiles): readonly Atom[] => {
  const molecule = readConstitution(smiles);
  molecule.ensureHelperArrays(Molecule.cHelperSymmetrySimple);
  return Array.from({ length: molecule.getAtoms() }, (_, atom) => ({
    set: molecule.getSymmetryRank(atom),
    hydrogens: molecule.getAllHydrogens(atom),
    isCarbon: molecule.getAtomicNo(atom) === 6,
    isAromatic: molecule.isAromaticAtom(atom),
    isInRing: molecule.isRingAtom(atom),
  }));
});
