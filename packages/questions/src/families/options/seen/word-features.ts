import { oneOf, rankOf, sum } from './number-features.ts';
import type { Seen } from './seen.ts';

const absolutes = /\b(?:all|always|never|only|none|every|no|must|cannot|any|entirely|completely|alone)\b/gi;
const qualifiers =
  /\b(?:usually|mostly|some|may|can|often|more|less|than|about|partly|mainly|nearly|slightly)\b/gi;
const reasons = /\b(?:because|since|so|as|while|but|which|that|and)\b/gi;
const negations = /\b(?:not|no|neither|nor|without|un\w+)\b/gi;

/**
 * What can be seen of four texts without knowing what they mean: their length, the words that they share with the question
 * and with each other, absolutes and qualifiers.
 * @returns for each option its features by name; a name is read as "the key is more often …"
 */
export function wordFeatures(options: readonly string[], stem: string): Seen[] {
  const lengths = options.map((option) => option.length);
  const mean = sum(lengths) / lengths.length;
  const asked = wordsOf(stem);
  const words = options.map(wordsOf);
  const likenesses = words.map((own, index) =>
    sum(words.map((other, place) => (place === index ? 0 : likeness(own, other)))),
  );
  return options.map((option, index) => {
    const own = words[index] ?? new Set<string>();
    const others = words.filter((_, place) => place !== index);
    const alone = [...own].filter((word) => !others.some((other) => other.has(word)));
    return {
      ...oneOf('option by length', rankOf(lengths, option.length)),
      'long against the mean': Math.log((option.length + 1) / (mean + 1)),
      'in words of the question': own.size === 0 ? 0 : own.intersection(asked).size / own.size,
      ...oneOf('option by words shared with the others', rankOf(likenesses, likenesses[index] ?? 0)),
      'like the others in its words': likenesses[index] ?? 0,
      'with words that no other has': own.size === 0 ? 0 : alone.length / own.size,
      'one word away from another option': others.filter((other) => own.symmetricDifference(other).size <= 2)
        .length,
      'with an absolute (all, only, never)': count(option, absolutes),
      'with a qualifier (may, often, more)': count(option, qualifiers),
      'with a reason or a clause': count(option, reasons),
      'with a negation': count(option, negations),
      'with a bracket, colon or comma': count(option, /[(:,;]/g),
      'with figures': count(option, /\d/g) > 0 ? 1 : 0,
      'alike in its first word': others.filter((other) => first(other) === first(own)).length,
      'alike in its last word': others.filter((other) => last(other) === last(own)).length,
    };
  });
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []);
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = one.intersection(other).size;
  return shared / Math.max(1, one.size + other.size - shared);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function first(words: ReadonlySet<string>): string | undefined {
  return words.values().next().value;
}

function last(words: ReadonlySet<string>): string | undefined {
  return [...words].at(-1);
}
