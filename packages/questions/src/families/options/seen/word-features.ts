import { ranked, rankOf, sum, type Seen } from './seen.ts';

const absolutes = /\b(?:all|always|never|only|none|every|no|must|cannot|any|entirely|completely|alone)\b/gi;
const qualifiers =
  /\b(?:usually|mostly|some|may|can|often|more|less|than|about|partly|mainly|nearly|slightly)\b/gi;
const reasons = /\b(?:because|since|so|as|while|but|which|that|and)\b/gi;
const negations = /\b(?:not|no|neither|nor|without|un\w+)\b/gi;

/** A text as somebody reads it who does not know what it means. */
export interface WordsRead {
  length: number;
  words: ReadonlySet<string>;
  first: string | undefined;
  last: string | undefined;
  /** What it has whatever stands beside it. */
  alone: Seen;
}

/** Reads a text once for all the choices that it may be part of. */
export function readWords(text: string): WordsRead {
  const inOrder = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const words = new Set(inOrder);
  return {
    length: text.length,
    words,
    first: inOrder[0],
    last: [...words].at(-1),
    alone: {
      'with an absolute (all, only, never)': count(text, absolutes),
      'with a qualifier (may, often, more)': count(text, qualifiers),
      'with a reason or a clause': count(text, reasons),
      'with a negation': count(text, negations),
      'with a bracket, colon or comma': count(text, /[(:,;]/g),
      'with figures': /\d/.test(text) ? 1 : 0,
    },
  };
}

/**
 * What can be seen of four texts without knowing what they mean: their length, the words that they share with the question
 * and with each other, absolutes and qualifiers.
 * @returns for each option its features by name; a name is read as "the key is more often …"
 */
export function wordFeatures(options: readonly WordsRead[], stem: WordsRead): Seen[] {
  const ofLength = lengthFeatures(options.map(({ length }) => length));
  const likenesses = options.map(({ words }, index) =>
    sum(options.map((other, place) => (place === index ? 0 : likeness(words, other.words)))),
  );
  return options.map((option, index) => {
    const own = option.words;
    const others = options.filter((_, place) => place !== index);
    const unshared = [...own].filter((word) => !others.some((other) => other.words.has(word)));
    return {
      ...ofLength[index],
      ...option.alone,
      'in words of the question': own.size === 0 ? 0 : own.intersection(stem.words).size / own.size,
      [byLikeness(rankOf(likenesses, likenesses[index] ?? 0))]: 1,
      'like the others in its words': likenesses[index] ?? 0,
      'with words that no other has': own.size === 0 ? 0 : unshared.length / own.size,
      'one word away from another option': others.filter(
        ({ words }) => own.symmetricDifference(words).size <= 2,
      ).length,
      'alike in its first word': others.filter(({ first }) => first === option.first).length,
      'alike in its last word': others.filter(({ last }) => last === option.last).length,
    };
  });
}

/** What can be seen of how long four options are written. */
export function lengthFeatures(lengths: readonly number[]): Seen[] {
  const mean = sum(lengths) / lengths.length;
  return lengths.map((length) => ({
    [byLength(rankOf(lengths, length))]: 1,
    'long against the mean': Math.log((length + 1) / (mean + 1)),
  }));
}

const byLength = ranked('option by length');
const byLikeness = ranked('option by words shared with the others');

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = one.intersection(other).size;
  return shared / Math.max(1, one.size + other.size - shared);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
