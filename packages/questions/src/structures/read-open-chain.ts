import { Molecule } from 'openchemlib';
import { readConstitution } from './read-constitution.ts';
import { bindAtoms, readTree, type TreeAtom } from './read-tree.ts';

/**
 * The atoms of an uncharged open-chain molecule, stereochemistry left out, however its SMILES is written.
 * @returns `null` for rings, charges, radicals and several molecules
 * @throws when the SMILES cannot be read
 * @example readOpenChain('[CH3][OH]')?.length // 2
 */
export function readOpenChain(smiles: string): readonly TreeAtom[] | null {
  return readTree(smiles) ?? treeOf(readConstitution(smiles));
}

function treeOf(molecule: Molecule): TreeAtom[] | null {
  molecule.ensureHelperArrays(Molecule.cHelperRings);
  const count = molecule.getAtoms();
  // Without a ring, each further molecule has one bond less.
  if (molecule.getRingSet().getSize() > 0 || molecule.getBonds() !== count - 1) return null;
  const atoms = Array.from({ length: count }, (_, atom): TreeAtom => ({
    element: molecule.getAtomLabel(atom),
    bonds: [],
  }));
  for (let atom = 0; atom < count; atom += 1)
    if (molecule.getAtomCharge(atom) !== 0 || molecule.getAtomRadical(atom) !== 0) return null;
  for (let bond = 0; bond < count - 1; bond += 1) {
    const one = atoms[molecule.getBondAtom(0, bond)];
    const other = atoms[molecule.getBondAtom(1, bond)];
    if (one !== undefined && other !== undefined) bindAtoms(one, other, molecule.getBondOrder(bond));
  }
  return atoms;
}
