import { editDistance } from '../../topic-search/edit-distance.ts';
import { lettersOf, mayBeNear } from '../../topic-search/spelling-key.ts';
import { vocabulary } from './vocabulary.ts';

const longestName = 4;
const shortest = 7;

/** A stretch of words that is nearly a name: `nobel gas`, `gib free energy`. */
export interface NearName {
  from: number;
  length: number;
  /** The words of the name, as the search compares them. */
  words: readonly string[];
}

/**
 * The name that a stretch of words nearly is, where it has a word that is no other word: one letter off, two in long names.
 * @param isUnknown tells for each word whether nothing else is known of it
 */
export function nearName(words: readonly string[], isUnknown: readonly boolean[]): NearName | null {
  for (let length = Math.min(longestName, words.length); length > 1; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      if (!isUnknown.slice(from, from + length).includes(true)) continue;
      const near = nearest(words.slice(from, from + length).join(' '), length);
      if (near !== null) return { from, length, words: near.split(' ') };
    }
  return null;
}

function nearest(typed: string, length: number): string | null {
  if (typed.length < shortest) return null;
  const allowed = typed.length >= 12 ? 2 : 1;
  const typedLetters = lettersOf(typed);
  for (const { name, letters } of vocabulary().namesByLength.get(`${length}${typed[0]}`) ?? [])
    if (
      mayBeNear(typedLetters, letters, allowed) &&
      Math.abs(name.length - typed.length) <= allowed &&
      editDistance(typed, name, allowed) <= allowed &&
      isNearWordByWord(typed, name)
    )
      return name;
  return null;
}

const shortestFarWord = 7;

/** No short word may be two letters off: it is another word. */
function isNearWordByWord(typed: string, name: string): boolean {
  const words = name.split(' ');
  return typed
    .split(' ')
    .every(
      (word, place) =>
        editDistance(word, words[place] ?? '', word.length < shortestFarWord ? 1 : 2) <=
        (word.length < shortestFarWord ? 1 : 2),
    );
}
