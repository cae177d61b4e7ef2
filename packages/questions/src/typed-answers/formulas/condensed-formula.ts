import type { MoleculeGraph } from '../names/graph/molecule-graph.ts';
import { condensedParts } from './condensed-parts.ts';
import { OpenMolecule } from './open-molecule.ts';
import { placeParts } from './place-parts.ts';

/**
 * Reads a condensed formula of an organic molecule as a structure: what is bonded to what follows from the order of the
 * symbols and from their usual numbers of bonds, with double bonds where bonds are left over.
 * @param written without states; bonds may be drawn, a charge stands behind `^`
 * @returns `null` for what does not say its structure: molecular formulas, salts, complexes, other elements
 * @example readCondensedFormula('CH3CH(OH)CH3')?.atoms.length // 4
 */
export function readCondensedFormula(written: string): MoleculeGraph | null {
  const { body, charge } = withoutCharge(written);
  const parts = condensedParts(body);
  if (parts === null || charge === null || parts.length === 0) return null;
  const molecule = new OpenMolecule();
  return placeParts(molecule, parts, null) && molecule.close(charge) ? molecule.graph : null;
}

function withoutCharge(written: string): { body: string; charge: number | null } {
  const match = /\^\{(\d*)([+-])\}$/.exec(written);
  const body = written
    .slice(0, match?.index ?? written.length)
    .replace(/[₀-₉]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x2080))
    .replaceAll(' ', '');
  if (match === null) return { body, charge: 0 };
  return { body, charge: match[1] === '' || match[1] === '1' ? (match[2] === '+' ? 1 : -1) : null };
}
