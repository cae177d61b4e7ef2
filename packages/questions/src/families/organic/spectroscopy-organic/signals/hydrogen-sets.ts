import { Molecule } from 'openchemlib';
import { readConstitution } from '../../../../structures/read-constitution.ts';
import { remembered } from '../../../../remembered.ts';

/**
 * The sets of equivalent hydrogens that `countProtonEnvironments` counts, each with the group that carries it.
 * @returns texts such as `CH_{3} (6 H)`, in the order of the SMILES
 * @example hydrogenSets('CC(C)O') // ['CH_{3} (6 H)', 'CH (1 H)', 'OH (1 H)']
 */
export function hydrogenSets(smiles: string): readonly string[] {
  return setsOfHydrogens(smiles).map(({ group, hydrogens }) => `${group} (${hydrogens} H)`);
}

/** A set of equivalent hydrogens. */
export interface HydrogenSet {
  /** The group that carries it: `CH_{3}`. */
  group: string;
  /** In all groups of the set. */
  hydrogens: number;
  inOneGroup: number;
}

/** The sets of `hydrogenSets` with their numbers. */
export const setsOfHydrogens = remembered((smiles): readonly HydrogenSet[] => {
  const molecule = readConstitution(smiles);
  molecule.ensureHelperArrays(Molecule.cHelperSymmetrySimple);
  const sets = new Map<number, HydrogenSet>();
  for (let atom = 0; atom < molecule.getAtoms(); atom += 1) {
    const count = molecule.getAllHydrogens(atom);
    if (count === 0) continue;
    const rank = molecule.getSymmetryRank(atom);
    const group = `${molecule.getAtomLabel(atom)}H${count === 1 ? '' : `_{${count}}`}`;
    sets.set(rank, { group, hydrogens: (sets.get(rank)?.hydrogens ?? 0) + count, inOneGroup: count });
  }
  return [...sets.values()];
});
