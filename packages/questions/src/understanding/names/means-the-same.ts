import { phraseWords } from '../../topic-search/words.ts';
import { sameMeaning } from './lists/same-meaning.data.ts';

const all: ReadonlySet<string> = new Set(sameMeaning.map(asWords));

/**
 * True for another name of a concept that means neither more nor less than it.
 * @example meansTheSame('gibbs free energy') // true
 */
export function meansTheSame(text: string): boolean {
  return all.has(asWords(text));
}

function asWords(text: string): string {
  return phraseWords(text).toSorted().join(' ');
}
