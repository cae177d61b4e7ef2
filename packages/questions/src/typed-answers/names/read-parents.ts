import { locant, times } from './locants.ts';
import { acidWordsAt } from './read-acids.ts';
import { contractedAt, heterocyclesAt, skeletonsAt, type RingWord } from './read-rings.ts';
import { retainedAt, wholeWords } from './whole-words.ts';
import { groupParents, multipliers, stems } from './words/name-words.data.ts';
import type { Parsed, ParentMode, ParentWord, Suffix, SuffixName, Unsaturation } from './parsed-name.ts';

interface ParentWithEndings {
  parent: ParentWord;
  unsaturation: readonly Unsaturation[];
  suffix: Suffix | null;
  /** Locants of the ending that stand inside the word or behind it. */
  front?: readonly string[];
  isTrailing?: boolean;
}

/** Every way to read a parent with its endings from a place. */
export function* readParents(
  text: string,
  at: number,
  mode: ParentMode,
): Generator<Parsed<ParentWithEndings>> {
  for (const word of acidWordsAt(text, at, mode)) yield word;
  if (mode === 'group') yield* groupParentsAt(text, at);
  for (const { value: parent, end } of [...retainedAt(text, at), ...heterocyclesAt(text, at)]) {
    for (const ending of endingsAt(text, end, mode, 'optional')) {
      yield { value: { parent, unsaturation: [], ...ending.value }, end: ending.end };
    }
  }
  for (const { value: word, end } of chainsAt(text, at)) {
    for (const saturation of saturationsAt(text, end)) {
      const { unsaturation, isAlkyl } = saturation.value;
      for (const ending of endingsAt(text, saturation.end, mode, isAlkyl ? 'group' : 'needed')) {
        yield { value: { ...word, unsaturation, ...ending.value }, end: ending.end };
      }
    }
  }
}

function* chainsAt(text: string, at: number): Generator<Parsed<RingWord>> {
  yield* skeletonsAt(text, at);
  const isCycle = text.startsWith('cyclo', at);
  const start = isCycle ? at + (text.charAt(at + 5) === '-' ? 6 : 5) : at;
  for (const [stem, size] of stemsByLength) {
    if (!text.startsWith(stem, start) || (isCycle && size < 3)) continue;
    const smiles = isCycle ? `C1${'C'.repeat(size - 1)}1` : 'C'.repeat(size);
    const locants = Array.from({ length: size }, (_, index) => String(index + 1));
    const kind = isCycle ? 'cycle' : 'chain';
    yield {
      value: { parent: { kind, smiles, locants, acids: [], rank: 99, isRing: isCycle } },
      end: start + stem.length,
    };
  }
}

const stemsByLength = Object.entries(stems).sort(([one], [other]) => other.length - one.length);

const unsaturated = new RegExp(`a?-?(?:(${locant}(?:,${locant})*)-?)?(${times})?-?(en|yn)`, 'y');

/** `an`, or double and triple bonds with their locants; nothing before the ending of a simple group. */
function* saturationsAt(
  text: string,
  at: number,
): Generator<Parsed<{ unsaturation: Unsaturation[]; isAlkyl: boolean }>> {
  if (text.startsWith('yl', at) || text.startsWith('oxide', at))
    yield { value: { unsaturation: [], isAlkyl: true }, end: at };
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
  [/sulfonate/y, 'sulfonate', ['ate']],
  [/sulfonamide/y, 'sulfonamide', ['compound']],
  [/sulfonyl/y, 'sulfonyl', ['group']],
  [/carbonyl/y, 'carbonyl', ['group']],
  [/diazonium/y, 'diazonium', ['diazonium']],
  [/olate|oxide/y, 'olate', ['ate']],
  [/imine/y, 'imine', ['compound']],
  [/thione/y, 'thione', ['compound']],
  [/amido/y, 'amido', ['group']],
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
  [/ol(?![a-z])/y, 'ol', ['compound']],
  [/al(?![a-z])/y, 'al', ['compound']],
  [/yl/y, 'yl', ['group']],
];

const suffixStart = new RegExp(
  `(e)?-?(?:(${locant}(?:,${locant})*)-?(?:\\((\\d+h(?:,\\d+h)*)\\)-?)?)?(${times}|(?:tetr|pent|hex)(?=ol))?-?`,
  'y',
);
/** Older names have the locants at their end: `butanol-2`. */
const trailing = /-?(\d+(?:,\d+)*)$/y;

interface Ending {
  suffix: Suffix | null;
  front?: readonly string[];
  isTrailing?: true;
}

/**
 * The ending of a name: a suffix with its locants, or the `e` of a compound without one.
 * @param need `group` where only `yl` may follow, `optional` where the parent is a whole name
 */
function* endingsAt(
  text: string,
  at: number,
  mode: ParentMode,
  need: 'needed' | 'group' | 'optional',
): Generator<Parsed<Ending>> {
  suffixStart.lastIndex = at;
  const match = suffixStart.exec(text);
  const [, , locants, hydrogens, multiplier] = match ?? [];
  for (const start of new Set([suffixStart.lastIndex, at])) {
    const isBare = start === at && start !== suffixStart.lastIndex;
    for (const [pattern, name, modes] of endings) {
      if (
        !modes.includes(mode) ||
        (need === 'group' && name !== 'yl' && name !== 'ylidene' && name !== 'olate')
      )
        continue;
      pattern.lastIndex = start;
      if (pattern.exec(text) === null) continue;
      const given = isBare ? [] : (locants?.split(',') ?? []);
      const count =
        isBare || multiplier === undefined
          ? Math.max(given.length, 1)
          : (multipliers[multiplier] ?? multipliers[`${multiplier}a`] ?? 1);
      const suffix: Suffix = { name, locants: given, count };
      if (hydrogens !== undefined && !isBare) suffix.hydrogens = hydrogens.replaceAll('h', '').split(',');
      yield { value: { suffix }, end: pattern.lastIndex };
      const behind = given.length === 0 && mode === 'compound' ? trailingAt(text, pattern.lastIndex) : null;
      if (behind !== null) {
        const own: Suffix = { name, locants: behind, count: isBare ? behind.length : count };
        yield { value: { suffix: own, isTrailing: true }, end: text.length };
      }
    }
  }
  if (mode !== 'compound') return;
  if (need === 'optional') yield { value: { suffix: null }, end: at };
  else if (need === 'needed' && text.charAt(at) === 'e') {
    yield { value: { suffix: null }, end: at + 1 };
    const behind = trailingAt(text, at + 1);
    if (behind !== null) yield { value: { suffix: null, front: behind, isTrailing: true }, end: text.length };
  }
}

function trailingAt(text: string, at: number): string[] | null {
  trailing.lastIndex = at;
  return trailing.exec(text)?.[1]?.split(',') ?? null;
}

function* groupParentsAt(text: string, at: number): Generator<Parsed<ParentWithEndings>> {
  const contracted = contractedAt(text, at);
  const ring = wholeWords.find(([name]) => name === contracted?.value)?.[1];
  if (contracted !== null && ring !== undefined) {
    const suffix: Suffix = { name: 'yl', locants: [], count: 1 };
    yield { value: { parent: ring, unsaturation: [], suffix }, end: contracted.end };
  }
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
