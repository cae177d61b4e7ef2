import { readGroups } from './read-groups.ts';
import { locantsAt, readParents } from './read-parents.ts';
import type { Compound, NameSource, Parsed, ParentMode, Prefix } from './parsed-name.ts';
import type { StereoMark } from './stereo-mark.ts';

/** Of a text that can be read in more ways than this, the others are left out. */
const mostReadings = 12;

/**
 * Every way to read a compound from a place: stereodescriptors, prefixes with their locants, then the parent with its
 * endings.
 * @param mode what the ending may be: that of a compound, of a group, of an ester's acid, of an anhydride
 */
export function readCompounds(source: NameSource, at: number, mode: ParentMode): readonly Parsed<Compound>[] {
  const relation = /(?:ortho|meta|para|o|m|p)-/y;
  relation.lastIndex = at;
  const related = relation.exec(source.text)?.[0] ?? null;
  const plain = readRest(source, at, mode);
  if (related === null) return plain;
  const place = related.startsWith('o') ? 2 : related.startsWith('m') ? 3 : 4;
  const others = readRest(source, at + related.length, mode);
  return [
    ...plain,
    ...others.map(({ value, end }) => ({ value: { ...value, relation: place } as const, end })),
  ];
}

function readRest(source: NameSource, at: number, mode: ParentMode): readonly Parsed<Compound>[] {
  const key = `${at} ${mode}`;
  const known = source.compounds.get(key);
  if (known !== undefined) return known;
  // While a place is being read, nothing can be read at it: a name does not contain itself.
  source.compounds.set(key, []);
  const found = at < source.text.length ? [...readRestAt(source, at, mode)].slice(0, mostReadings) : [];
  source.compounds.set(key, found);
  return found;
}

function* readRestAt(source: NameSource, at: number, mode: ParentMode): Generator<Parsed<Compound>> {
  const marks = stereoAt(source.text, at);
  if (marks !== null) {
    for (const { value, end } of readRest(source, marks.end, mode)) {
      yield { value: { ...value, stereo: [...marks.value, ...value.stereo] }, end };
    }
  }
  for (const locants of locantsAt(source.text, at)) {
    for (const { value, end } of readParents(source.text, locants.end, mode)) {
      yield { value: { stereo: [], prefixes: [], relation: null, ...value, front: locants.value }, end };
    }
    for (const { value: counted, end: groupEnd } of readGroups(source, locants.end)) {
      const { count, group } = counted;
      if (locants.value.length > 0 && locants.value.length !== count) continue;
      const prefix: Prefix = { locants: locants.value, count, group };
      const next = source.text.charAt(groupEnd) === '-' ? groupEnd + 1 : groupEnd;
      for (const { value, end } of readRest(source, next, mode)) {
        yield { value: { ...value, prefixes: [prefix, ...value.prefixes] }, end };
      }
    }
  }
}

const blockPattern = /\(((?:\d*[rsez])(?:,\d*[rsez])*)\)-?/y;
const wordPattern = /\(?(cis|trans|rac)\)?-?/y;
const letterPattern = /([rsez])-(?=[\d(a-z])/y;
const numberedPattern = /(\d+)([rsez])-/y;

export function stereoAt(text: string, at: number): Parsed<StereoMark[]> | null {
  for (const pattern of [blockPattern, wordPattern, letterPattern, numberedPattern]) pattern.lastIndex = at;
  const block = blockPattern.exec(text);
  if (block !== null) {
    const value = (block[1] ?? '').split(',').map((part): StereoMark => ({
      locant: part.slice(0, -1) || null,
      mark: markOf(part.slice(-1)),
    }));
    return { value, end: blockPattern.lastIndex };
  }
  const word = wordPattern.exec(text);
  if (word !== null) {
    const value: StereoMark[] = word[1] === 'rac' ? [] : [{ locant: null, mark: markOf(word[1] ?? '') }];
    return { value, end: wordPattern.lastIndex };
  }
  const letter = letterPattern.exec(text);
  if (letter !== null)
    return { value: [{ locant: null, mark: markOf(letter[1] ?? '') }], end: letterPattern.lastIndex };
  const numbered = numberedPattern.exec(text);
  if (numbered === null) return null;
  return {
    value: [{ locant: numbered[1] ?? '', mark: markOf(numbered[2] ?? '') }],
    end: numberedPattern.lastIndex,
  };
}

function markOf(text: string): StereoMark['mark'] {
  switch (text) {
    case 'r':
    case 's':
    case 'e':
    case 'z':
    case 'cis':
      return text;
    default:
      return 'trans';
  }
}
