import { addAtom, bind, type MoleculeGraph } from './graph/molecule-graph.ts';
import type { Group, NameSource, Parsed } from './parsed-name.ts';
import { suffixRanks } from './words/name-words.data.ts';

/** What makes one group of what stands before it; a word that begins like it (`phenylthiourea`) does not. */
export const linkPattern =
  /(?:oxy|sulfanyl|disulfanyl|sulfonyl|sulfinyl|carbonyl|thio(?!urea|phen|l|cyan|acet|semi)|amino)/y;

const groupEndings: readonly (readonly [RegExp, (graph: MoleculeGraph, atom: number) => number, number])[] = [
  [/-?carbonyloxy/y, (graph, atom) => carbonyl(graph, link(graph, atom, 'O'), false), suffixRanks.ester],
  [/-?sulfonyloxy/y, (graph, atom) => sulfonyl(graph, link(graph, atom, 'O'), 2), suffixRanks.ester],
  [/-?carbonyl/y, (graph, atom) => carbonyl(graph, atom, false), suffixRanks.ketone],
  [/-?sulfonyl/y, (graph, atom) => sulfonyl(graph, atom, 2), 99],
  [/-?sulfinyl/y, (graph, atom) => sulfonyl(graph, atom, 1), 99],
  [/-?disulfanyl/y, (graph, atom) => link(graph, link(graph, atom, 'S'), 'S'), 99],
  [/-?oxycarbonyl/y, (graph, atom) => carbonyl(graph, atom, true), suffixRanks.ester],
  [/-?oxy/y, (graph, atom) => link(graph, atom, 'O'), 99],
  [/-?(?:sulfanyl|thio(?!urea|phen|l|cyan|acet|semi))/y, (graph, atom) => link(graph, atom, 'S'), 99],
  // With a blank or a hyphen between them, a group and an amino group are two groups as well.
  [/amino/y, (graph, atom) => link(graph, atom, 'N'), suffixRanks.amine],
];

/** A group with what links it to its place: `oxy`, `sulfonyl`, `amino`. */
export function* withEnding(
  source: NameSource,
  { value: inner, end }: Parsed<Group>,
): Generator<Parsed<Group>> {
  for (const [pattern, join, rank] of groupEndings) {
    pattern.lastIndex = end;
    if (pattern.exec(source.text) === null) continue;
    const group: Group = {
      sort: inner.sort,
      rank: Math.min(rank, inner.rank),
      isAlkyl: false,
      attach: (graph, atom) => inner.attach(graph, join(graph, atom)),
    };
    yield { value: group, end: pattern.lastIndex };
  }
}

/** Adds an atom that links a group to its place. */
export function link(graph: MoleculeGraph, atom: number, element: string): number {
  const added = addAtom(graph, element);
  bind(graph, atom, added);
  return added;
}

function carbonyl(graph: MoleculeGraph, atom: number, isEster: boolean): number {
  const carbon = link(graph, atom, 'C');
  bind(graph, carbon, addAtom(graph, 'O'), 2);
  return isEster ? link(graph, carbon, 'O') : carbon;
}

function sulfonyl(graph: MoleculeGraph, atom: number, oxygens: number): number {
  const sulfur = link(graph, atom, 'S');
  for (let count = 0; count < oxygens; count += 1) bind(graph, sulfur, addAtom(graph, 'O'), 2);
  return sulfur;
}
