import { ImpossibleName } from './graph/impossible-name.ts';
import { addAtom, addSmiles, bind, neighboursOf, type MoleculeGraph } from './graph/molecule-graph.ts';
import type { Compound, Suffix, SuffixName } from './parsed-name.ts';

/** Endings whose carbon is the last of the chain. */
export const terminal: readonly SuffixName[] = ['acid', 'ate', 'oyl', 'amide', 'amido', 'nitrile', 'al'];

/**
 * Adds the atoms of the ending.
 * @returns the skeleton's atoms that carry it, and the atoms at which something is to be bound yet
 * @throws ImpossibleName
 */
export function addSuffix(
  graph: MoleculeGraph,
  { parent }: Compound,
  suffix: Suffix | null,
  skeleton: readonly number[],
  atomAt: Map<string, number>,
): { principal: number[]; open: number[] } {
  if (suffix === null) return { principal: [], open: [] };
  const places =
    parent.acids.length > 0
      ? parent.acids.map((place) => skeleton[place])
      : suffix.locants.map((locant) => atomAt.get(locant));
  const principal = places.filter((atom) => atom !== undefined);
  if (principal.length !== places.length || principal.length === 0) throw new ImpossibleName(false);
  // An acid's name with a chain ends at a carbon that has nothing else to hold.
  const isInside = terminal.includes(suffix.name) && parent.kind === 'chain';
  if (isInside && principal.some((atom) => neighboursOf(graph, atom).length > 1))
    throw new ImpossibleName(false);
  const open = principal.flatMap((atom) => addEnding(graph, suffix.name, atom, atomAt));
  return { principal, open };
}

/** Adds the atoms of a suffix, and tells where something is to be bound yet. */
function addEnding(
  graph: MoleculeGraph,
  name: SuffixName,
  atom: number,
  atomAt: Map<string, number>,
): number[] {
  const hang = (at: number, element: string, order = 1): number => {
    const added = addAtom(graph, element);
    bind(graph, at, added, order);
    return added;
  };
  const nitrogen = (at: number): void => {
    const added = hang(at, 'N');
    atomAt.set(atomAt.has('n') ? "n'" : 'n', added);
  };
  switch (name) {
    case 'yl':
    case 'ylidene':
      return [atom];
    case 'ol':
    case 'thiol':
      hang(atom, name === 'ol' ? 'O' : 'S');
      return [];
    case 'amine':
      nitrogen(atom);
      return [];
    case 'olate':
      return [hang(atom, 'O')];
    case 'one':
    case 'al':
    case 'thione':
      hang(atom, name === 'thione' ? 'S' : 'O', 2);
      return [];
    case 'imine':
      atomAt.set('n', hang(atom, 'N', 2));
      return [];
    case 'diazonium': {
      const [near = 0] = addSmiles(graph, '[N+]#N');
      bind(graph, atom, near);
      return [];
    }
    case 'nitrile':
      hang(atom, 'N');
      raiseLast(graph, 3);
      return [];
    case 'acid':
    case 'ate':
    case 'oyl':
    case 'amide':
    case 'amido': {
      hang(atom, 'O', 2);
      if (name === 'amide') nitrogen(atom);
      if (name === 'acid') hang(atom, 'O');
      if (name === 'ate') return [hang(atom, 'O')];
      if (name === 'amido') return [hang(atom, 'N')];
      return name === 'oyl' ? [atom] : [];
    }
    case 'carboxylicAcid':
      return addEnding(graph, 'acid', hang(atom, 'C'), atomAt);
    case 'carboxylate':
      return addEnding(graph, 'ate', hang(atom, 'C'), atomAt);
    case 'carbaldehyde':
      return addEnding(graph, 'al', hang(atom, 'C'), atomAt);
    case 'carbonitrile':
      return addEnding(graph, 'nitrile', hang(atom, 'C'), atomAt);
    case 'carboxamide':
      return addEnding(graph, 'amide', hang(atom, 'C'), atomAt);
    case 'carbonyl':
      return addEnding(graph, 'oyl', hang(atom, 'C'), atomAt);
    case 'sulfonicAcid':
    case 'sulfonate':
    case 'sulfonamide':
    case 'sulfonyl': {
      const sulfur = hang(atom, 'S');
      hang(sulfur, 'O', 2);
      hang(sulfur, 'O', 2);
      if (name === 'sulfonamide') nitrogen(sulfur);
      if (name === 'sulfonicAcid') hang(sulfur, 'O');
      if (name === 'sulfonate') return [hang(sulfur, 'O')];
      return name === 'sulfonyl' ? [sulfur] : [];
    }
  }
}

function raiseLast(graph: MoleculeGraph, order: number): void {
  const bond = graph.bonds.at(-1);
  if (bond !== undefined) bond.order = order;
}
