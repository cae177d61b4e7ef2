import { acidRoots, groupParents, multipliers, retainedParents, stems } from './name-words.data.ts';
import type { Parsed, ParentMode, ParentWord, Suffix, SuffixName, Unsaturation } from './parsed-name.ts';

interface ParentWithEndings {
  parent: ParentWord;
  unsaturation: readonly Unsaturation[];
  suffix: Suffix | null;
}

/** Every way to read a parent with its endings from a place. */
export function* readParents(
  text: string,
  at: number,
  mode: ParentMode,
): Generator<Parsed<ParentWithEndings>> {
  for (const word of acidWordsAt(text, at, mode)) yield word;
  if (mode === 'group') yield* groupParentsAt(text, at);
  for (const { value: parent, end } of retainedAt(text, at)) {
    for (const ending of endingsAt(text, end, mode, 'optional')) {
      yield { value: { parent, unsaturation: [], suffix: ending.value }, end: ending.end };
    }
  }
  for (const { value: parent, end } of chainsAt(text, at)) {
    for (const saturation of saturationsAt(text, end)) {
      const { unsaturation, isAlkyl } = saturation.value;
      for (const ending of endingsAt(text, saturation.end, mode, isAlkyl ? 'group' : 'needed')) {
        yield { value: { parent, unsaturation, suffix: ending.value }, end: ending.end };
      }
    }
  }
}

const locant = String.raw`(?:\d{1,2}[ab]?'{0,2}|n'?(?=[,-])|alpha|beta)`;
const locantPattern = new RegExp(`-?(${locant}(?:,${locant})*)-?`, 'y');

/** Locants at a place, where there are some; then the place itself, without any. */
export function locantsAt(text: string, at: number): Parsed<string[]>[] {
  locantPattern.lastIndex = at;
  const match = locantPattern.exec(text);
  const none = { value: [], end: at };
  if (match === null) return [none];
  const value = (match[1] ?? '')
    .split(',')
    .map((each) => (each === 'alpha' ? 'α' : each === 'beta' ? 'β' : each));
  return [{ value, end: locantPattern.lastIndex }, none];
}

function* chainsAt(text: string, at: number): Generator<Parsed<ParentWord>> {
  const isCycle = text.startsWith('cyclo', at);
  const start = isCycle ? at + (text.charAt(at + 5) === '-' ? 6 : 5) : at;
  for (const [stem, size] of stemsByLength) {
    if (!text.startsWith(stem, start) || (isCycle && size < 3)) continue;
    const smiles = isCycle ? `C1${'C'.repeat(size - 1)}1` : 'C'.repeat(size);
    const locants = Array.from({ length: size }, (_, index) => String(index + 1));
    const kind = isCycle ? 'cycle' : 'chain';
    yield {
      value: { kind, smiles, locants, acids: [], rank: 99, isRing: isCycle },
      end: start + stem.length,
    };
  }
}

const stemsByLength = Object.entries(stems).sort(([one], [other]) => other.length - one.length);
const times = Object.keys(multipliers)
  .sort((one, other) => other.length - one.length)
  .join('|');

const unsaturated = new RegExp(`a?-?(?:(${locant}(?:,${locant})*)-?)?(${times})?-?(en|yn)`, 'y');

/** `an`, or double and triple bonds with their locants; nothing before the ending of a simple group. */
function* saturationsAt(
  text: string,
  at: number,
): Generator<Parsed<{ unsaturation: Unsaturation[]; isAlkyl: boolean }>> {
  if (text.startsWith('yl', at)) yield { value: { unsaturation: [], isAlkyl: true }, end: at };
  if (text.startsWith('an', at)) yield { value: { unsaturation: [], isAlkyl: false }, end: at + 2 };
  const unsaturation: Unsaturation[] = [];
  for (let end = at; ; end = unsaturated.lastIndex) {
    unsaturated.lastIndex = end;
    const match = unsaturated.exec(text);
    if (match === null) break;
    const [, locants, multiplier, kind] = match;
    unsaturation.push({
      order: kind === 'en' ? 2 : 3,
      locants: locants?.split(',') ?? [],
      count: multiplier === undefined ? (locants?.split(',').length ?? 1) : (multipliers[multiplier] ?? 1),
    });
    const ended = { value: { unsaturation: [...unsaturation], isAlkyl: false }, end: unsaturated.lastIndex };
    yield ended;
  }
}

/** Endings with the words that stand for them, the longest first. */
const endings: readonly (readonly [RegExp, SuffixName, readonly ParentMode[]])[] = [
  [/carboxylic-?acid/y, 'carboxylicAcid', ['compound']],
  [/sul(?:f|ph)onic-?acid/y, 'sulfonicAcid', ['compound']],
  [/carboxylate/y, 'carboxylate', ['ate']],
  [/carbaldehyde|carboxaldehyde/y, 'carbaldehyde', ['compound']],
  [/carbonitrile/y, 'carbonitrile', ['compound']],
  [/carboxamide/y, 'carboxamide', ['compound']],
  [/oic-?acid/y, 'acid', ['compound']],
  [/oic(?=-?[a-z]*-?anhydride)|oic(?=-)/y, 'acid', ['anhydride']],
  [/nitrile/y, 'nitrile', ['compound']],
  [/amide/y, 'amide', ['compound']],
  [/amine/y, 'amine', ['compound']],
  [/thiol/y, 'thiol', ['compound']],
  [/oate/y, 'ate', ['ate']],
  [/ylidene/y, 'ylidene', ['group']],
  [/oyl/y, 'oyl', ['group']],
  [/one/y, 'one', ['compound']],
  [/ol(?!-?[a-z])/y, 'ol', ['compound']],
  [/al(?!-?[a-z])/y, 'al', ['compound']],
  [/yl/y, 'yl', ['group']],
];

const suffixStart = new RegExp(`(e)?-?(?:(${locant}(?:,${locant})*)-?)?(${times})?-?`, 'y');

/**
 * The ending of a name: a suffix with its locants, or the `e` of a compound without one.
 * @param need `group` where only `yl` may follow, `optional` where the parent is a whole name
 */
function* endingsAt(
  text: string,
  at: number,
  mode: ParentMode,
  need: 'needed' | 'group' | 'optional',
): Generator<Parsed<Suffix | null>> {
  suffixStart.lastIndex = at;
  const match = suffixStart.exec(text);
  const [, , locants, multiplier] = match ?? [];
  for (const start of new Set([suffixStart.lastIndex, at])) {
    const isBare = start === at && start !== suffixStart.lastIndex;
    for (const [pattern, name, modes] of endings) {
      if (!modes.includes(mode) || (need === 'group' && !name.startsWith('yl'))) continue;
      pattern.lastIndex = start;
      if (pattern.exec(text) === null) continue;
      const given = isBare ? [] : (locants?.split(',') ?? []);
      const count =
        isBare || multiplier === undefined ? Math.max(given.length, 1) : (multipliers[multiplier] ?? 1);
      yield { value: { name, locants: given, count }, end: pattern.lastIndex };
    }
  }
  if (mode !== 'compound') return;
  if (need === 'optional') yield { value: null, end: at };
  else if (need === 'needed' && text.charAt(at) === 'e') yield { value: null, end: at + 1 };
}

const retainedByLetter = new Map<string, { pattern: RegExp; parent: ParentWord }[]>();
for (const [name, [smiles, locants, rank = 99]] of Object.entries(retainedParents)) {
  // The last e goes before an ending that begins with a vowel, and stands apart from it otherwise.
  const pattern = new RegExp(
    name.replaceAll('-', '-?').replace(/e$/, "(?:e|(?=-?[\\d,']*-?(?:di|tri)?-?(?:ol|am|yl|on|al)))"),
    'y',
  );
  const parent: ParentWord = {
    kind: 'retained',
    smiles,
    locants: locants.split(' '),
    acids: [],
    rank,
    isRing: /\d/.test(smiles),
  };
  const letter = name.charAt(0);
  retainedByLetter.set(letter, [...(retainedByLetter.get(letter) ?? []), { pattern, parent }]);
}

function* retainedAt(text: string, at: number): Generator<Parsed<ParentWord>> {
  for (const { pattern, parent } of retainedByLetter.get(text.charAt(at)) ?? []) {
    pattern.lastIndex = at;
    if (pattern.exec(text) !== null) yield { value: parent, end: pattern.lastIndex };
  }
}

function* groupParentsAt(text: string, at: number): Generator<Parsed<ParentWithEndings>> {
  for (const [name, [smiles, locants]] of Object.entries(groupParents)) {
    if (!text.startsWith(name, at)) continue;
    const parent: ParentWord = {
      kind: 'retained',
      smiles,
      locants: locants.split(' '),
      acids: [0],
      rank: 99,
      isRing: true,
    };
    yield {
      value: { parent, unsaturation: [], suffix: { name: 'yl', locants: [], count: 1 } },
      end: at + name.length,
    };
  }
}

/** What follows the root of an acid's name. */
const acidForms: readonly (readonly [RegExp, SuffixName, readonly ParentMode[]])[] = [
  [/o?ic-?acid/y, 'acid', ['compound']],
  [/o?ic(?=-?[a-z]*-?anhydride)|ic(?=-)/y, 'acid', ['anhydride']],
  [/o?ate/y, 'ate', ['ate']],
  [/o?yl/y, 'oyl', ['group']],
  [/amide/y, 'amide', ['compound']],
  [/o?nitrile|itrile/y, 'nitrile', ['compound']],
  [/aldehyde/y, 'al', ['compound']],
];

const acidsByLength = Object.entries(acidRoots).sort(([one], [other]) => other.length - one.length);

function* acidWordsAt(text: string, at: number, mode: ParentMode): Generator<Parsed<ParentWithEndings>> {
  for (const [root, { smiles, locants, acids, isRing }] of acidsByLength) {
    if (!text.startsWith(root, at)) continue;
    for (const [pattern, name, modes] of acidForms) {
      pattern.lastIndex = at + root.length;
      // Benzyl is a group of its own, and no acyl group.
      const isWrong = root === 'benz' && /^(?:yl|ate|ic)/.test(text.slice(at + root.length));
      if (!modes.includes(mode) || isWrong || pattern.exec(text) === null) continue;
      const parent: ParentWord = {
        kind: 'acid',
        smiles,
        locants: locants.split(' '),
        acids: acidPlaces(locants.split(' '), acids),
        rank: 99,
        isRing: isRing ?? false,
      };
      yield {
        value: { parent, unsaturation: [], suffix: { name, locants: [], count: acids } },
        end: pattern.lastIndex,
      };
    }
  }
}

/** The first carbon, and of two acids the last of a chain, or the other one outside the ring. */
function acidPlaces(locants: readonly string[], acids: number): number[] {
  if (acids === 1) return [0];
  const outside = locants.indexOf('-', 1);
  return [0, outside > 0 ? outside : locants.length - 1];
}
