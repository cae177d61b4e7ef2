import { multipliers, simpleGroups, suffixRanks } from './words/name-words.data.ts';
import { ImpossibleName } from './graph/impossible-name.ts';
import { addSmiles, bind } from './graph/molecule-graph.ts';
import { attachCompound } from './build-compound.ts';
import { findPlacement } from './find-placement.ts';
import { link, linkPattern, withEnding } from './group-endings.ts';
import { locantsAt } from './locants.ts';
import { readParents } from './read-parents.ts';
import type { Compound, CountedGroup, Group, NameSource, Parsed } from './parsed-name.ts';

/** Every way to read a group at a place, with the multiplier before it. */
export function readGroups(source: NameSource, at: number): readonly Parsed<CountedGroup>[] {
  const known = source.groups.get(at);
  if (known !== undefined) return known;
  source.groups.set(at, []);
  const found = multipliersAt(source.text, at).flatMap(({ value: count, end }) =>
    [...readGroup(source, end)].map((group) => ({ value: { count, group: group.value }, end: group.end })),
  );
  source.groups.set(at, found);
  return found;
}

const multiplierPattern = new RegExp(
  `(${Object.keys(multipliers)
    .sort((a, b) => b.length - a.length)
    .join('|')})-?`,
  'y',
);

function multipliersAt(text: string, at: number): Parsed<number>[] {
  multiplierPattern.lastIndex = at;
  const match = multiplierPattern.exec(text);
  const once = { value: 1, end: at };
  return match === null
    ? [once]
    : [{ value: multipliers[match[1] ?? ''] ?? 1, end: multiplierPattern.lastIndex }, once];
}

function* readGroup(source: NameSource, at: number): Generator<Parsed<Group>> {
  for (const plain of readPlainGroup(source, at)) {
    yield* withEnding(source, plain);
    // In `methylsulfanylmethane` the first two are one group.
    linkPattern.lastIndex = plain.end;
    if (!linkPattern.test(source.text)) yield plain;
  }
  const special = specialGroups.find(([word]) => source.text.startsWith(word, at));
  if (special !== undefined) yield { value: special[1], end: at + special[0].length };
  // `dimethylamino`, `ethylmethylamino`
  const amino = readAmino(source, at);
  if (amino !== null) yield amino;
}

function* readPlainGroup(source: NameSource, at: number): Generator<Parsed<Group>> {
  const { text } = source;
  if (text.charAt(at) === '(') {
    for (const inner of readGroups(source, at + 1)) {
      if (text.charAt(inner.end) === ')' && inner.value.count === 1)
        yield { value: inner.value.group, end: inner.end + 1 };
    }
    for (const inner of source.readCompounds(source, at + 1, 'group')) {
      yield* closed(source, { value: groupOfCompound(inner.value), end: inner.end });
    }
    const amino = readAmino(source, at + 1);
    if (amino !== null && text.charAt(amino.end) === ')') yield { value: amino.value, end: amino.end + 1 };
    return;
  }
  for (const { pattern, group } of simpleByLetter.get(text.charAt(at)) ?? []) {
    pattern.lastIndex = at;
    if (pattern.exec(text) !== null) yield { value: group, end: pattern.lastIndex };
  }
  for (const compound of readBareGroup(source, at)) {
    yield { value: groupOfCompound(compound.value), end: compound.end };
  }
}

/** In brackets, an ending may stand before or behind the bracket: `(propan-2-yloxy)`, `(propan-2-yl)oxy`. */
function* closed(source: NameSource, inner: Parsed<Group>): Generator<Parsed<Group>> {
  if (source.text.charAt(inner.end) === ')') yield { value: inner.value, end: inner.end + 1 };
  for (const ended of withEnding(source, inner)) {
    if (source.text.charAt(ended.end) === ')') yield { value: ended.value, end: ended.end + 1 };
  }
}

/** A group of one word: `methyl`, `propan-2-yl`, `2-propenyl`; prefixes of its own need brackets. */
function* readBareGroup(source: NameSource, at: number): Generator<Parsed<Compound>> {
  for (const locants of locantsAt(source.text, at)) {
    if (locants.value.includes('n')) continue;
    for (const { value, end } of readParents(source.text, locants.end, 'group')) {
      // Phenyl and benzyl without prefixes stand among the simple groups.
      if (value.parent.kind === 'retained' && value.parent.acids.length > 0) continue;
      yield {
        value: {
          ...value,
          stereo: value.parent.stereo ?? [],
          prefixes: [],
          relation: null,
          front: value.front ?? locants.value,
        },
        end,
      };
    }
  }
}

export function groupOfCompound(compound: Compound): Group {
  const { parent, suffix, prefixes, unsaturation } = compound;
  const isAcyl = suffix?.name === 'oyl';
  return {
    sort: sortOf(compound),
    rank: Math.min(isAcyl ? suffixRanks.ketone : 99, ...prefixes.map(({ group }) => group.rank)),
    isAlkyl: parent.kind === 'chain' && !isAcyl && prefixes.length === 0 && unsaturation.length === 0,
    isDouble: suffix?.name === 'ylidene',
    attach: (graph, atom) => attachCompound(graph, compound, atom, findPlacement(compound)),
  };
}

/** The first letters of a complex group count with its multipliers, as they stand. */
function sortOf({ prefixes, parent, suffix }: Compound): string {
  const size = (parent.smiles.match(/[CNOS]/g) ?? []).length;
  const stem = `${parent.kind === 'cycle' ? 'cyclo' : ''}${chainNames[size - 1] ?? ''}`;
  const own =
    parent.kind === 'retained'
      ? 'phenyl'
      : `${stem}${suffix !== null && suffix.locants.length > 0 ? 'an' : ''}yl`;
  const [first] = prefixes;
  if (first === undefined) return own;
  const multiplier =
    Object.entries(multipliers).find(([, count]) => count === first.count && count > 1)?.[0] ?? '';
  return `${multiplier}${first.group.sort}`;
}

/** Nothing is bound by these: the parent that they stand before is changed itself. */
function unbound(): never {
  throw new ImpossibleName(false);
}

const specialGroups: readonly (readonly [string, Group])[] = [
  ['hydro', { sort: 'hydro', rank: 99, isAlkyl: false, isHydro: true, attach: unbound }],
  ['epoxy', { sort: 'epoxy', rank: 99, isAlkyl: false, isBridge: true, attach: unbound }],
];

const chainNames = 'meth eth prop but pent hex hept oct non dec undec dodec'.split(' ');

const aminoPattern = /-?amino/y;

/** Groups on a nitrogen: `dimethylamino`. */
function readAmino(source: NameSource, at: number): Parsed<Group> | null {
  for (const first of multipliersAt(source.text, at)) {
    for (const one of readPlainGroup(source, first.end)) {
      const found = aminoAt(source, [{ count: first.value, group: one.value }], one.end);
      if (found !== null && first.value === 2) return found;
      if (first.value !== 1) continue;
      for (const two of readPlainGroup(source, one.end)) {
        const mixed = aminoAt(
          source,
          [one, two].map(({ value }) => ({ count: 1, group: value })),
          two.end,
        );
        if (mixed !== null) return mixed;
      }
    }
  }
  return null;
}

function aminoAt(source: NameSource, groups: readonly CountedGroup[], end: number): Parsed<Group> | null {
  aminoPattern.lastIndex = end;
  if (aminoPattern.exec(source.text) === null) return null;
  const [first] = groups;
  const group: Group = {
    sort: first?.count === 2 ? `di${first.group.sort}` : (first?.group.sort ?? ''),
    rank: suffixRanks.amine,
    isAlkyl: false,
    attach: (graph, atom) => {
      const nitrogen = link(graph, atom, 'N');
      for (const { count, group: inner } of groups)
        for (let copy = 0; copy < count; copy += 1) inner.attach(graph, nitrogen);
    },
  };
  return { value: group, end: aminoPattern.lastIndex };
}

const simpleByLetter = new Map<string, { pattern: RegExp; group: Group }[]>();
for (const [name, [smiles, rank = 99]] of Object.entries(simpleGroups).sort(
  ([a], [b]) => b.length - a.length,
)) {
  const group: Group = {
    // sec-, tert- and n- do not count, iso- and neo- do.
    sort: name.replace(/^(?:sec|tert|tertiary|secondary|[nstopm12])-/, ''),
    rank,
    isAlkyl: /^[C()]+$/.test(smiles),
    isDouble: smiles.startsWith('='),
    attach: (graph, atom) => {
      const isDouble = smiles.startsWith('=');
      const [first = 0] = addSmiles(graph, isDouble ? smiles.slice(1) : smiles);
      bind(graph, atom, first, isDouble ? 2 : 1);
    },
  };
  const letter = name.charAt(0);
  const pattern = new RegExp(name.replaceAll('-', '-?'), 'y');
  simpleByLetter.set(letter, [...(simpleByLetter.get(letter) ?? []), { pattern, group }]);
}
