import { editDistance } from './edit-distance.ts';
import { soundKeys } from './sound-key.ts';
import type { ClosestTerm } from './closest-term.ts';

const shortest = 7;
/** With fewer consonants many words sound alike. */
const fewestConsonants = 4;
/** As many letters of ten may be written otherwise. */
const mostChanged = 0.4;
const likeness = 0.8;

/** Words by how they sound; short ones are left out. */
export function bySound(words: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < shortest || /\d/.test(word)) continue;
    for (const key of soundKeys(word)) found.set(key, [...(found.get(key) ?? []), word]);
  }
  return found;
}

/**
 * The word that one written by ear sounds like, the nearest in letters among several, or `null`.
 * @example soundingAlike(bySound(['titration']), 'titrashun') // { word: 'titration', likeness: 0.8 }
 */
export function soundingAlike(
  words: ReadonlyMap<string, readonly string[]>,
  typed: string,
): ClosestTerm | null {
  if (typed.length < shortest || /\d/.test(typed)) return null;
  const most = Math.floor(mostChanged * typed.length);
  const alike = soundKeys(typed)
    .filter((key) => key.length >= fewestConsonants)
    .flatMap((key) => words.get(key) ?? [])
    .map((word) => ({ word, distance: editDistance(typed, word, most + 1) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((one, other) => one.distance - other.distance);
  const [nearest] = alike;
  return nearest === undefined ? null : { word: nearest.word, likeness };
}
