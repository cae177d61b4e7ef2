import { phraseWords } from '../../topic-search/words.ts';
import { vocabulary } from './vocabulary.ts';

/**
 * One word that is a name of several without its blanks, taken apart, where it is no word itself.
 * @example withSpacedNames('hydrogenbonding in water') // 'hydrogen bonding in water'
 */
export function withSpacedNames(text: string): string {
  const { unspaced, words } = vocabulary();
  return text.replace(/(?<![\p{L}\d-])[a-z]{8,}(?![\p{L}\d-])/giu, (typed) => {
    const name = unspaced.get(typed.toLowerCase()) ?? unspaced.get(typed.toLowerCase().replace(/s$/, ''));
    return name === undefined || phraseWords(typed).every((word) => words.has(word)) ? typed : name;
  });
}

/** Shorter words meet by chance. */
const shortestJoined = 8;

/**
 * Two words that are one in a name, put together, where no name has them apart.
 * @example withJoinedWords('retro synthesis of alcohols') // 'retrosynthesis of alcohols'
 */
export function withJoinedWords(text: string): string {
  const { written, terms } = vocabulary();
  return text.replace(
    /(?<![\p{L}\d-])(\p{L}+) (?=(\p{L}+)(?![\p{L}\d-]))/gu,
    (apart, first: string, second: string) => {
      const [joined = '', ...more] = phraseWords(first + second);
      if (more.length > 0 || joined.length < shortestJoined || !written.has(joined)) return apart;
      const both = phraseWords(`${first} ${second}`);
      if (both.length < 2) return apart;
      const row = ` ${both.join(' ')} `;
      return terms.keys().some((name) => ` ${name} `.includes(row)) ? apart : first;
    },
  );
}
