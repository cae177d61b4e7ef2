import { Molecule } from 'openchemlib';
import { remembered } from '../remembered.ts';
import { treeForm } from './tree-form.ts';

/** A sign that no ID code has. */
const treeMark = ':';

/**
 * The canonical form of a structure, stereochemistry included; `null` when the SMILES cannot be read.
 * @example canonicalSmiles('OCC') === canonicalSmiles('CCO')
 */
export function canonicalSmiles(smiles: string): string | null {
  return known(smiles);
}

/**
 * A tree form takes under a hundredth of the time of an ID code (6 µs against 1.2 ms), and most drawn structures are open
 * chains: a quiz of 30 on naming compares more than a hundred of them.
 */
const known = remembered((smiles): string | null => {
  const form = treeForm(smiles);
  return form === null ? readCanonical(smiles) : `${treeMark}${form}`;
});

function readCanonical(smiles: string): string | null {
  try {
    const molecule = Molecule.fromSmiles(smiles);
    // Brackets and marks of stereochemistry that say nothing are gone here: [CH3][OH] is CO, and has its form.
    const hasRing = molecule.getAllBonds() >= molecule.getAllAtoms();
    const form = hasRing ? null : treeForm(molecule.toSmiles());
    return form === null ? molecule.getIDCode() : `${treeMark}${form}`;
  } catch {
    return null;
  }
}
