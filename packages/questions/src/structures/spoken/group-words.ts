import { atomWords, carbonsWords, joined, markWords, sequenceWords } from './atom-words.ts';
import { bondBetween, neighborsOf, type DrawnAtom } from './drawn-graph.ts';
import { isNitro } from './nitro.ts';
import { carriedBy, carriedPart, isBenzene, multipleBonds, type Part } from './part.ts';

/**
 * What an atom of a part carries, where a few words tell it.
 * @returns `null` for what has to be told as a part of its own
 * @example groupWords(oxygen, carbon) // 'O H'
 */
export function groupWords(first: DrawnAtom, joint: DrawnAtom): string | null {
  const { order, isSameSide } = bondBetween(joint, first);
  if (isSameSide !== null) return null;
  const words = isNitro(first) && order === 1 ? 'N O 2' : partWords(carriedPart(first, joint));
  return words === null ? null : `${bondWords[order] ?? ''}${words}`;
}

const bondWords: Readonly<Record<number, string>> = { 2: 'double-bonded ', 3: 'triple-bonded ' };

function partWords(part: Part): string | null {
  const { atoms, rings } = part;
  const [first] = atoms;
  const isPlain = atoms.every(
    (atom) => atom.isClockwise === null && (atom.element !== 'C' || markWords(atom).length === 0),
  );
  if (first === undefined || !isPlain) return null;
  const carrying = atoms.flatMap((atom, at) => (carriedBy(part, atom).length === 0 ? [] : [{ atom, at }]));
  const [only, ...more] = carrying;
  if (rings !== null) return only === undefined ? ringWords(part) : null;
  const bonds = ([2, 3] as const).flatMap((order) =>
    multipleBonds(part, order).map(
      ([from, to]) => `${order === 2 ? 'double' : 'triple'} bond ${from} to ${to}`,
    ),
  );
  if (only === undefined && bonds.length > 1) return null;
  if (only === undefined) return [chainWords(atoms), ...bonds].join(' with ');
  if (more.length > 0) return null;
  const isFirst = only.at === 0;
  const carried = neighborsOf(only.atom).filter((next) =>
    isFirst ? next !== part.joint : !atoms.includes(next),
  );
  const groups = carried.flatMap((next) => simpleWords(next, only.atom) ?? []);
  if (groups.length < carried.length) return null;
  if (isFirst) return `${first.element === 'C' ? 'carbon' : atomWords(first)} carrying ${counted(groups)}`;
  return bonds.length === 0 ? `${chainWords(atoms)} with ${counted(groups)} on its ${only.at + 1}` : null;
}

function ringWords(part: Part): string | null {
  if (isBenzene(part)) return 'benzene ring';
  const { atoms, rings } = part;
  const isSimple = rings?.bridges.length === 0 && rings.across.length === 0;
  const isSingle = multipleBonds(part, 2).length + multipleBonds(part, 3).length === 0;
  if (!isSimple || !isSingle || atoms.some(({ element }) => element !== 'C')) return null;
  return `ring of ${carbonsWords(atoms.length)}`;
}

/** A last atom, or a chain of single bonds that carries nothing. */
function simpleWords(first: DrawnAtom, joint: DrawnAtom): string | null {
  const part = carriedPart(first, joint);
  const isSingle = multipleBonds(part, 2).length + multipleBonds(part, 3).length === 0;
  const isBare =
    part.rings === null && isSingle && part.atoms.every((atom) => carriedBy(part, atom).length === 0);
  return isBare ? groupWords(first, joint) : null;
}

function chainWords(atoms: readonly DrawnAtom[]): string {
  const [first, ...others] = atoms;
  if (atoms.every(({ element }) => element === 'C')) return `${atoms.length}-carbon branch`;
  return first !== undefined && others.length === 0
    ? atomWords(first)
    : `branch of ${sequenceWords(atoms).join(' then ')}`;
}

/** @example counted(['O H', 'fluorine', 'fluorine']) // 'O H and two fluorine' */
export function counted(groups: readonly string[]): string {
  const numbers = new Map<string, number>();
  // What goes on with “then” comes last, so that no other group is heard as its end.
  const inOrder = groups.toSorted((one, other) => Number(/ then /.test(one)) - Number(/ then /.test(other)));
  for (const group of inOrder) numbers.set(group, (numbers.get(group) ?? 0) + 1);
  return joined([...numbers].map(([group, number]) => several(group, number)));
}

/** @example several('1-carbon branch', 2) // 'two 1-carbon branches' */
export function several(group: string, number: number): string {
  if (number === 1) return group;
  const plural = group.replace(/branch(?=$| of )/, 'branches').replace(/ring$/, 'rings');
  return `${numberWords[number] ?? number} ${plural}`;
}

const numberWords: Readonly<Record<number, string>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
};
