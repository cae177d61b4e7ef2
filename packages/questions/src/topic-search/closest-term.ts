import { editDistance } from './edit-distance.ts';
import { lettersOf, mayBeNear, spellingKey } from './spelling-key.ts';
import type { Spelling } from './topic-index.ts';

/** A technical word that was probably meant. */
export interface ClosestTerm {
  word: string;
  /** 0 to 1. */
  likeness: number;
}

const shortest = 5;
const shortestBeginning = 4;
/** Everyday words resemble one another, so a misspelled one must be longer and nearly right. */
const shortestEveryday = 6;

/**
 * The technical word that a misspelled or abbreviated word stands for, or `null`: at most one wrong letter (two in long
 * words), or the beginning of the word. The first sound must match: few misspellings change it.
 * @example closestTerm(topicIndex().spellings, 'stoichometry') // { word: 'stoichiometry', likeness: 0.9 }
 */
export function closestTerm(
  spellings: ReadonlyMap<string, readonly Spelling[]>,
  word: string,
): ClosestTerm | null {
  if (word.length < shortest || /\d/.test(word)) return null;
  const key = spellingKey(word);
  const letters = lettersOf(key);
  let closest = { word: '', likeness: 0, isTechnical: false };
  for (const candidate of spellings.get(key[0] ?? '') ?? []) {
    const changes = mostChanges(key, candidate);
    // Double letters and the like are no part of the key: `bufer` has the key of `buffer`.
    const mayBeMisspelled =
      key === candidate.key || (changes > 0 && mayBeNear(letters, candidate.letters, changes));
    const likeness =
      (mayBeMisspelled ? likenessOfSpelling(key, candidate.key, changes) : 0) ||
      (candidate.isTechnical ? likenessOfForm(key, candidate.key) : 0);
    const isAsNear = likeness > 0 && likeness === closest.likeness;
    if (likeness > closest.likeness || (isAsNear && candidate.isTechnical && !closest.isTechnical))
      closest = { word: candidate.word, likeness, isTechnical: candidate.isTechnical };
  }
  const { word: meant, likeness } = closest;
  return likeness > 0 ? { word: meant, likeness } : null;
}

function mostChanges(key: string, { isTechnical }: Spelling): number {
  if (!isTechnical) return key.length >= shortestEveryday ? 1 : 0;
  return key.length >= 10 ? 2 : 1;
}

function likenessOfSpelling(key: string, candidate: string, allowed: number): number {
  if (key === candidate) return 0.95;
  // Among words of four letters, one letter more or less is another word.
  if (candidate.length < shortest) return 0;
  const distance = editDistance(key, candidate, allowed);
  return distance <= allowed ? 1 - 0.1 * distance : 0;
}

/** Other forms of a word, and its beginning: `argentometric` and `argentometry`, `stereochem`. */
function likenessOfForm(key: string, candidate: string): number {
  const shared = sharedStart(key, candidate);
  if (shared < shortestBeginning) return 0;
  if (shared === key.length) return 0.75;
  return shared >= 6 && shared >= 0.65 * Math.max(key.length, candidate.length) ? 0.7 : 0;
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
