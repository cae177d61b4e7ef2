import { atomWords, carbonsWords, joined, markWords, sequenceWords } from './atom-words.ts';
import { bondBetween, type DrawnAtom } from './drawn-graph.ts';
import { counted, groupWords } from './group-words.ts';
import { carriedBy, isBenzene, multipleBonds, type Part } from './part.ts';
import { placedWords } from './placed-words.ts';
import { stereoWords, type CallNeighbor } from './stereo-words.ts';

/** Gives a carried part a name, under which it is told after those before it. */
export type NamePart = (first: DrawnAtom, joint: DrawnAtom) => string;

/**
 * A part with all that it carries, piece by piece.
 * @param callOutside what neighbors of its joint are called
 */
export function wordsOfPart(part: Part, namePart: NamePart, callOutside: CallNeighbor): string[] {
  const { atoms } = part;
  const groups = atoms.flatMap((atom, at) =>
    carriedBy(part, atom).map((next) => ({
      next,
      number: at + 1,
      words: groupWords(next, atom) ?? namedPart(next, atom),
    })),
  );
  const call: CallNeighbor = (neighbor, of) => {
    const at = atoms.indexOf(neighbor);
    if (at >= 0) return `${at + 1}`;
    if (neighbor === part.joint) return 'the joint';
    return groups.find(({ next }) => next === neighbor)?.words ?? callOutside(neighbor, of);
  };
  const [only] = atoms;
  const isAlone = atoms.length === 1 && only !== undefined;
  const [head = '', ...more] = headWords(part);
  const carried = groups.length === 0 ? '' : ` carrying ${counted(groups.map(({ words }) => words))}`;
  if (isAlone) return [`${head}${carried}`, ...stereoWords(part, call)];
  const bonds = isBenzene(part) ? [] : bondsWords(part);
  return [head, ...more, ...bonds, ...marksWords(atoms), ...placedWords(groups), ...stereoWords(part, call)];

  function namedPart(first: DrawnAtom, joint: DrawnAtom): string {
    const { order } = bondBetween(first, joint);
    return `${order === 2 ? 'double-bonded ' : order === 3 ? 'triple-bonded ' : ''}${namePart(first, joint)}`;
  }
}

function headWords(part: Part): string[] {
  const { atoms, rings } = part;
  const [first] = atoms;
  if (isBenzene(part)) return ['benzene ring'];
  if (rings !== null) return ringHead(atoms, rings);
  if (atoms.length > 1 || first === undefined) return [`chain of ${rowWords(atoms)}`];
  if (first.element !== 'C') return [atomWords(first)];
  const marks = markWords(first);
  const alone = first.bonds.length === 0 ? `, C${first.hydrogens === 0 ? '' : ` H ${first.hydrogens}`}` : '';
  return [`one carbon${marks.length === 0 ? '' : ` with ${joined(marks)}`}${alone}`];
}

function ringHead(
  atoms: readonly DrawnAtom[],
  { round, bridges, across }: NonNullable<Part['rings']>,
): string[] {
  const ring = rowWords(atoms.slice(0, round));
  const bonds = across.map(([from, to]) => `${from} to ${to}`);
  const bond =
    bonds.length === 0 ? [] : [`bond${bonds.length === 1 ? '' : 's'} across from ${joined(bonds)}`];
  if (bridges.length === 0)
    return bonds.length === 0
      ? [`ring of ${ring}`]
      : [`${bonds.length + 1} fused rings, round the outside ${ring}`, ...bond];
  let next = round + 1;
  const between = bridges.map(({ from, to, atoms: { length } }) => {
    const row = sequenceWords(atoms.slice(next - 1, next - 1 + length)).join(', ');
    const numbers = length === 1 ? `number ${next}` : `numbers ${next} to ${next + length - 1}`;
    next += length;
    return from === to
      ? `second ring of ${row}, ${numbers}, from ${from} back to ${from}`
      : `bridge of ${row}, ${numbers}, from ${from} to ${to}`;
  });
  return [`ring of ${ring}`, ...between, ...bond];
}

/** @example rowWords(atoms) // '6 atoms: 3 carbons, O, 2 carbons' */
function rowWords(atoms: readonly DrawnAtom[]): string {
  return atoms.every(({ element }) => element === 'C')
    ? carbonsWords(atoms.length)
    : `${atoms.length} atoms: ${sequenceWords(atoms).join(', ')}`;
}

function bondsWords(part: Part): string[] {
  return (
    [
      [2, 'double bond'],
      [3, 'triple bond'],
    ] as const
  ).flatMap(([order, name]) => {
    const bonds = multipleBonds(part, order).map(([from, to]) => `${from} to ${to}`);
    return bonds.length === 0 ? [] : [`${name}${bonds.length === 1 ? '' : 's'} ${joined(bonds)}`];
  });
}

/** What is written at carbons of a part; other atoms have it in their words. */
function marksWords(atoms: readonly DrawnAtom[]): string[] {
  return placedWords(
    atoms.flatMap((atom, at) =>
      atom.element === 'C' ? markWords(atom).map((words) => ({ number: at + 1, words })) : [],
    ),
  );
}
