import { bondBetween, neighboursOf, type MoleculeGraph } from './molecule-graph.ts';
import { ringAtoms } from './ring-atoms.ts';

/** What decides between chains: the atoms that carry the ending, and the ending's own atoms. */
export interface ChainQuestion {
  graph: MoleculeGraph;
  principal: readonly number[];
  endingAtoms: ReadonlySet<number>;
}

/** What is compared first, second and so on; of two lists the lower one is senior. */
export type ChainKey = readonly (readonly number[])[];

/** Below zero where the first key is senior. */
export function compareKeys(one: ChainKey, other: ChainKey): number {
  for (const [place, list] of one.entries()) {
    const others = other[place] ?? [];
    for (const [index, number] of list.entries()) {
      const difference = number - (others[index] ?? Number.POSITIVE_INFINITY);
      if (difference !== 0) return difference;
    }
    if (list.length < others.length) return 1;
  }
  return 0;
}

/** The key of the senior chain of carbons outside rings; `null` where there is none. */
export function bestChain(question: ChainQuestion, first: 'length' | 'bonds'): ChainKey | null {
  const keys = chainsOf(question).map((chain) => describeChain(question, chain, first));
  return keys.sort(compareKeys)[0] ?? null;
}

/** Most endings, then length and multiple bonds, then the lowest locants of both, most branches, their lowest locants. */
export function describeChain(
  question: ChainQuestion,
  chain: readonly number[],
  first: 'length' | 'bonds',
): ChainKey {
  return (
    [chain, chain.toReversed()].map((way) => describeWay(question, way, first)).sort(compareKeys)[0] ?? []
  );
}

function describeWay(
  { graph, principal, endingAtoms }: ChainQuestion,
  chain: readonly number[],
  first: 'length' | 'bonds',
): ChainKey {
  const endings = chain.flatMap((atom, place) => (principal.includes(atom) ? [place + 1] : []));
  const bonds = chain.flatMap((atom, place) => {
    const next = chain[place + 1];
    const order = next === undefined ? 1 : (graph.bonds[bondBetween(graph, atom, next)]?.order ?? 1);
    return order > 1 ? [place + 1] : [];
  });
  const branches = chain.flatMap((atom, place) =>
    neighboursOf(graph, atom)
      .filter((next) => !chain.includes(next) && !endingAtoms.has(next))
      .map(() => place + 1),
  );
  const sizes = first === 'length' ? [[-chain.length], [-bonds.length]] : [[-bonds.length], [-chain.length]];
  return [[-endings.length], ...sizes, endings, bonds, [-branches.length], branches];
}

/** Every chain of carbons outside rings and endings that cannot be made longer at its ends. */
function chainsOf({ graph, endingAtoms }: ChainQuestion): number[][] {
  const rings = ringAtoms(graph);
  const isChain = (atom: number): boolean =>
    graph.atoms[atom]?.element === 'C' && !rings.has(atom) && !endingAtoms.has(atom);
  const chains: number[][] = [];
  const walk = (path: readonly number[]): void => {
    const last = path.at(-1) ?? 0;
    const next = neighboursOf(graph, last).filter((atom) => isChain(atom) && !path.includes(atom));
    if (next.length === 0) chains.push([...path]);
    for (const atom of next) walk([...path, atom]);
  };
  graph.atoms.forEach((_, atom) => {
    const carbons = neighboursOf(graph, atom).filter(isChain);
    if (isChain(atom) && carbons.length <= 1) walk([atom]);
  });
  return chains;
}
