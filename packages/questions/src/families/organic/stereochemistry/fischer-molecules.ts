import type { Figure, FischerMolecule, SeenFischerMolecule } from '@valence/figures';
import { Molecule } from 'openchemlib';
import { remembered } from '../../../remembered.ts';

/** A molecule of a projection by the letters of its groups. */
export type Groups = SeenFischerMolecule;

const smilesOfGroup: Readonly<Record<string, string>> = {
  OH: 'O',
  NH2: 'N',
  F: 'F',
  Cl: 'Cl',
  Br: 'Br',
  CH3: 'C',
  CH2OH: 'CO',
  CHO: 'C=O',
  CO2H: 'C(=O)O',
};

/** The end of a chain as SMILES begins with it. */
const smilesOfStart: Readonly<Record<string, string>> = { CH3: 'C', CH2OH: 'OC', CHO: 'O=C', CO2H: 'OC(=O)' };

/** The figure of one or two molecules. */
export function fischerFigure(...molecules: readonly Groups[]): Figure {
  const written = (group: string): string => `\\ce{${group}}`;
  return {
    kind: 'Fischer projection',
    caption: molecules.length === 1 ? 'Fischer projection' : 'Fischer projections of two molecules',
    molecules: molecules.map(({ top, bottom, centers }, place): FischerMolecule => ({
      name: ['I', 'II'][place] ?? '',
      top: written(top),
      bottom: written(bottom),
      centers: centers.map(({ left, right }) => ({ left: written(left), right: written(right) })),
    })),
  };
}

/**
 * The SMILES of a projection in which every center has one hydrogen at a side. Seen from above a center, left, right and below follow
 * each other counterclockwise.
 */
export function smilesOfFischer({ top, bottom, centers }: Groups): string {
  const chain = centers.map(({ left, right }) =>
    left === 'H' ? `[C@H](${smilesOfGroup[right] ?? ''})` : `[C@@H](${smilesOfGroup[left] ?? ''})`,
  );
  return `${smilesOfStart[top] ?? ''}${chain.join('')}${smilesOfGroup[bottom] ?? ''}`;
}

/** R or S at each stereocenter, in the order of the SMILES, as openchemlib finds them. */
export function descriptorsOf(smiles: string): readonly string[] {
  return knownDescriptors(smiles);
}

const knownDescriptors = remembered((smiles): readonly string[] => {
  const molecule = Molecule.fromSmiles(smiles);
  molecule.ensureHelperArrays(Molecule.cHelperCIP);
  return Array.from({ length: molecule.getAllAtoms() }, (_, atom) => atom).flatMap((atom) => {
    const parity = molecule.getAtomCIPParity(atom);
    if (parity === Molecule.cAtomCIPParityRorM) return ['R'];
    return parity === Molecule.cAtomCIPParitySorP ? ['S'] : [];
  });
});

/** The mirror image: what stands left stands right. */
export function mirrored(molecule: Groups): Groups {
  return { ...molecule, centers: molecule.centers.map(swapped) };
}

/** The molecule with the groups of one center exchanged. */
export function epimerAt(molecule: Groups, place: number): Groups {
  return {
    ...molecule,
    centers: molecule.centers.map((center, at) => (at === place ? swapped(center) : center)),
  };
}

/** The same molecule turned by 180° in the plane of the paper. */
export function turned({ top, bottom, centers }: Groups): Groups {
  return { top: bottom, bottom: top, centers: centers.toReversed().map(swapped) };
}

function swapped({ left, right }: Groups['centers'][number]): Groups['centers'][number] {
  return { left: right, right: left };
}
