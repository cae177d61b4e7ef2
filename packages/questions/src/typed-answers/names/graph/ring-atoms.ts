import { neighboursOf, type MoleculeGraph } from './molecule-graph.ts';

/** The atoms that stand in rings. */
export function ringAtoms(graph: MoleculeGraph): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { one, other } of graph.bonds) if (isReachedAround(graph, one, other)) found.add(one).add(other);
  return found;
}

/** Whether there is another way between two bound atoms than their bond. */
function isReachedAround(graph: MoleculeGraph, one: number, other: number): boolean {
  const seen = new Set([one]);
  const waiting = neighboursOf(graph, one).filter((next) => next !== other);
  for (let atom = waiting.pop(); atom !== undefined; atom = waiting.pop()) {
    if (atom === other) return true;
    if (seen.has(atom)) continue;
    seen.add(atom);
    waiting.push(...neighboursOf(graph, atom));
  }
  return false;
}
