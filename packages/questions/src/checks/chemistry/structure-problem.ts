import { Molecule } from 'openchemlib';
import { remembered } from '../../remembered.ts';

/**
 * What is wrong with a SMILES, or `null`: brackets and ring closures that stay open, atoms that do not exist, and
 * more bonds than an atom can have. The reader of structures alone lets open branches and five bonds on a carbon pass.
 * @example structureProblem('C(C)(C)(C)(C)C') // 'C has more bonds than it can'
 */
export function structureProblem(smiles: string): string | null {
  return knownProblem(smiles);
}

const knownProblem = remembered((smiles): string | null => {
  if (smiles.split('(').length !== smiles.split(')').length) return 'a branch stays open';
  try {
    const molecule = Molecule.fromSmiles(smiles);
    for (let atom = 0; atom < molecule.getAllAtoms(); atom += 1) {
      if (molecule.getFreeValence(atom) < 0)
        return `${molecule.getAtomLabel(atom)} has more bonds than it can`;
      // A ring in small letters that cannot be aromatic is read with a lone electron somewhere.
      if (!smiles.includes('[') && molecule.getAtomRadical(atom) !== 0) return 'the ring cannot be aromatic';
    }
    return null;
  } catch {
    return 'it cannot be read';
  }
});
