import { phraseWords } from '../../topic-search/words.ts';
import { vocabulary } from './vocabulary.ts';

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
