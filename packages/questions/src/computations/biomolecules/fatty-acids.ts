import { Molecule } from 'openchemlib';
import { undecided, type Decision } from '../decision.ts';

/**
 * The shorthand of an unbranched fatty acid: carbons, double bonds, and where they start from the carboxyl carbon.
 * @returns `null` for a structure that is no unbranched monocarboxylic acid
 * @example fattyAcidShorthand('CCC/C=C\\CC(=O)O') // '7:1(3)'
 */
export function fattyAcidShorthand(smiles: string): string | null {
  const molecule = Molecule.fromSmiles(smiles);
  molecule.ensureHelperArrays(Molecule.cHelperNeighbours);
  const carbons = atomsWhere(molecule, (atom) => molecule.getAtomicNo(atom) === 6);
  const carboxyl = carbons.filter((atom) => neighboursOf(molecule, atom, 8).length === 2);
  const [start] = carboxyl;
  if (start === undefined || carboxyl.length > 1) return null;
  const doubleBonds: number[] = [];
  let previous = -1;
  let at = start;
  let length = 1;
  for (;;) {
    const onward = neighboursOf(molecule, at, 6).filter((atom) => atom !== previous);
    const [next] = onward;
    if (onward.length > 1) return null;
    if (next === undefined) break;
    if (molecule.getBondOrder(molecule.getBond(at, next)) === 2) doubleBonds.push(length);
    [previous, at, length] = [at, next, length + 1];
  }
  if (length !== carbons.length) return null;
  return `${length}:${doubleBonds.length}${doubleBonds.length === 0 ? '' : `(${doubleBonds.join(',')})`}`;
}

/** Decides which option is the shorthand of the fatty acid: `18:2(9,12)`, spaces and a Δ ignored. */
export function decideFattyAcid(smiles: string, options: readonly string[]): Decision {
  const shorthand = fattyAcidShorthand(smiles);
  if (shorthand === null) return undecided(`${smiles} is no unbranched fatty acid`);
  const right = options.map((option) => option.replace(/[\sΔ^{}]/g, '') === shorthand);
  return { ok: true, right, finding: `Followed along the chain from the carboxyl carbon: ${shorthand}.` };
}

function atomsWhere(molecule: Molecule, isWanted: (atom: number) => boolean): number[] {
  return Array.from({ length: molecule.getAtoms() }, (_, atom) => atom).filter(isWanted);
}

function neighboursOf(molecule: Molecule, atom: number, atomicNumber: number): number[] {
  return Array.from({ length: molecule.getConnAtoms(atom) }, (_, at) =>
    molecule.getConnAtom(atom, at),
  ).filter((neighbour) => molecule.getAtomicNo(neighbour) === atomicNumber);
}
