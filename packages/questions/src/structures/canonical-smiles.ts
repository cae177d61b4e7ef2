import { Molecule } from 'openchemlib';

const known = new Map<string, string | null>();

/**
 * The canonical form of a structure, stereochemistry included; `null` when the SMILES cannot be read.
 * @example canonicalSmiles('OCC') === canonicalSmiles('CCO')
 */
export function canonicalSmiles(smiles: string): string | null {
  const remembered = known.get(smiles);
  if (remembered !== undefined) return remembered;
  const canonical = readCanonical(smiles);
  if (known.size > 20_000) known.clear();
  known.set(smiles, canonical);
  return canonical;
}

function readCanonical(smiles: string): string | null {
  try {
    return Molecule.fromSmiles(smiles).getIDCode();
  } catch {
    return null;
  }
}
