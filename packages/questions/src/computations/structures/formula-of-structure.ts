import { Molecule } from 'openchemlib';
import { readConstitution } from '../../structures/read-constitution.ts';
import { remembered } from '../../remembered.ts';

/**
 * The molecular formula of a structure in Hill order: carbon, hydrogen, then alphabetically.
 * @example formulaOfStructure('NCC(=O)Cl') // 'C2H4ClNO'
 */
export function formulaOfStructure(smiles: string): string {
  return hillFormulaOf(countAtoms(smiles));
}

/** Writes atom counts in Hill order. */
export function hillFormulaOf(counts: ReadonlyMap<string, number>): string {
  const rest = [...counts.keys()].filter((element) => element !== 'C' && element !== 'H').sort();
  return ['C', 'H', ...rest]
    .map((element) => ({ element, count: counts.get(element) ?? 0 }))
    .map(({ element, count }) => (count === 0 ? '' : `${element}${count === 1 ? '' : count}`))
    .join('');
}

/** The atoms of a structure by element, hydrogens included. */
export function countAtoms(smiles: string): ReadonlyMap<string, number> {
  return knownAtoms(smiles);
}

const knownAtoms = remembered((smiles): ReadonlyMap<string, number> => {
  const molecule = readConstitution(smiles);
  molecule.ensureHelperArrays(Molecule.cHelperNeighbours);
  const counts = new Map<string, number>();
  const add = (element: string, count: number): void => {
    counts.set(element, (counts.get(element) ?? 0) + count);
  };
  for (let atom = 0; atom < molecule.getAtoms(); atom += 1) {
    add(molecule.getAtomLabel(atom), 1);
    add('H', molecule.getAllHydrogens(atom));
  }
  return counts;
});
