import { bondBetween, neighboursOf, type MoleculeGraph } from './molecule-graph.ts';
import { ringAtoms } from './ring-atoms.ts';

/**
 * Gives a ring system as many double bonds as it can hold beside its saturated atoms, each other atom having one.
 * @param skeleton the atoms of the ring system, before anything is bound to it
 * @returns false, and changes nothing, where an atom would be left over
 */
export function placeRingBonds(
  graph: MoleculeGraph,
  skeleton: readonly number[],
  saturated: ReadonlySet<number>,
): boolean {
  const rings = ringAtoms(graph);
  const inRing = new Set(skeleton.filter((atom) => rings.has(atom)));
  const unsaturated = [...inRing].filter((atom) => !saturated.has(atom) && canBeDouble(graph, atom));
  const pairs = pairUp(graph, unsaturated);
  if (pairs === null) return false;
  for (const bond of graph.bonds) if (inRing.has(bond.one) && inRing.has(bond.other)) bond.order = 1;
  for (const [one, other] of pairs) {
    const bond = graph.bonds[bondBetween(graph, one, other)];
    if (bond !== undefined) bond.order = 2;
  }
  return true;
}

/** The atoms of a ring system that have no double bond: the hydrogen that they need is told by the name itself. */
export function singleRingAtoms(graph: MoleculeGraph, skeleton: readonly number[]): number[] {
  const rings = ringAtoms(graph);
  return skeleton.filter(
    (atom) =>
      rings.has(atom) &&
      canBeDouble(graph, atom) &&
      (graph.bondsAt[atom] ?? []).every((place) => graph.bonds[place]?.order === 1),
  );
}

function canBeDouble(graph: MoleculeGraph, atom: number): boolean {
  const degree = neighboursOf(graph, atom).length;
  const element = graph.atoms[atom]?.element;
  return (element === 'C' && degree <= 3) || (element === 'N' && degree <= 2);
}

/** Each atom with one of its neighbours; `null` where one is left over. */
function pairUp(graph: MoleculeGraph, atoms: readonly number[]): [number, number][] | null {
  const [first, ...rest] = atoms;
  if (first === undefined) return [];
  for (const next of neighboursOf(graph, first)) {
    if (!rest.includes(next)) continue;
    const others = pairUp(
      graph,
      rest.filter((atom) => atom !== next),
    );
    if (others !== null) return [[first, next], ...others];
  }
  return null;
}
