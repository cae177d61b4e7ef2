import { ImpossibleName } from './graph/impossible-name.ts';
import { addAtom, bind, type MoleculeGraph } from './graph/molecule-graph.ts';
import { placeRingBonds, singleRingAtoms } from './graph/place-ring-bonds.ts';
import type { Compound, Prefix, Suffix } from './parsed-name.ts';

/**
 * Puts the hydrogen of a ring system where the name says, and its double bonds between the other atoms.
 * @throws ImpossibleName where that is not possible, and where the parent has no such double bonds
 */
export function saturateRings(
  graph: MoleculeGraph,
  { parent, prefixes, hydrogens }: Compound,
  suffix: Suffix | null,
  skeleton: readonly number[],
  atomAt: ReadonlyMap<string, number>,
): void {
  const added = prefixes.filter(({ group }) => group.isHydro === true);
  if (parent.isRingSystem !== true) {
    if (added.length > 0) throw new ImpossibleName(false);
    return;
  }
  const isOnAtom = suffix?.name === 'one' || suffix?.name === 'thione' || suffix?.name === 'imine';
  const named = [
    ...(hydrogens ?? []),
    ...(suffix?.hydrogens ?? []),
    ...(isOnAtom ? suffix.locants : []),
    ...prefixes.flatMap(({ group, locants }) =>
      group.isHydro === true || group.isDouble === true ? locants : [],
    ),
  ];
  if (named.length === 0 && added.length === 0) {
    if (parent.isOpen === true) throw new ImpossibleName(true);
    return;
  }
  const single = singleRingAtoms(graph, skeleton);
  const open = skeleton.length - single.length;
  const isWhole = added.some(({ locants, count }) => {
    const room = skeleton.filter((atom) => isUnsaturated(graph, atom)).length;
    if (locants.length === 0 && count !== room) throw new ImpossibleName(true);
    return locants.length === 0 && open > 0;
  });
  if (isWhole) {
    placeRingBonds(graph, skeleton, new Set(skeleton));
    return;
  }
  const saturated = named.map((locant) => atomAt.get(locant) ?? -1);
  if (saturated.includes(-1)) throw new ImpossibleName(false);
  const isPlaced =
    ((hydrogens ?? []).length === 0 && placeRingBonds(graph, skeleton, new Set([...saturated, ...single]))) ||
    placeRingBonds(graph, skeleton, new Set(saturated));
  if (!isPlaced) throw new ImpossibleName(false);
}

function isUnsaturated(graph: MoleculeGraph, atom: number): boolean {
  return (graph.bondsAt[atom] ?? []).some((place) => graph.bonds[place]?.order === 2);
}

/** Each oxygen between two atoms beside each other. */
export function addBridges(
  graph: MoleculeGraph,
  { locants, count }: Prefix,
  atomAt: ReadonlyMap<string, number>,
): number[] {
  const atoms = locants.map((locant) => atomAt.get(locant) ?? -1);
  if (atoms.length !== count * 2 || atoms.includes(-1)) throw new ImpossibleName(false);
  for (let pair = 0; pair < count; pair += 1) {
    const [one = 0, other = 0] = atoms.slice(pair * 2, pair * 2 + 2);
    const oxygen = addAtom(graph, 'O');
    bind(graph, one, oxygen);
    bind(graph, other, oxygen);
  }
  return atoms;
}
