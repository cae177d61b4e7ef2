import { rightWordList } from './lists/right-words.data.ts';

const words: ReadonlySet<string> = new Set(rightWordList.split(' '));

/** English words, as the search compares them, that resemble a name of chemistry and are not it: `titanic`, `quantity`. */
export function rightWords(): ReadonlySet<string> {
  return words;
}
