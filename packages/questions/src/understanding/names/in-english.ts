import { phraseWords } from '../../topic-search/words.ts';
import { besideOtherLanguages, otherLanguages } from './lists/other-languages.data.ts';
import { vocabulary } from './vocabulary.ts';

interface Names {
  english: ReadonlyMap<string, string>;
  beside: ReadonlySet<string>;
}

const longestName = 6;
let names: Names | undefined;

/**
 * A text of names of concepts in German, Spanish, French or Hindi by their English names. What stands beside them is kept, but
 * for words of those languages that ask for nothing.
 * @returns `null` for a text with no such name
 * @example inEnglish('Puffer berechnen') // 'buffers'
 */
export function inEnglish(text: string): string | null {
  names ??= readNames();
  const words = plain(text).split(' ');
  const found: string[] = [];
  let hasName = false;
  for (let place = 0; place < words.length;) {
    const length = lengthOfName(words, place, names.english);
    const english = names.english.get(words.slice(place, place + length).join(' '));
    if (english !== undefined) {
      hasName = true;
      // One name in two languages is one name: `mole et quantité de matière`.
      const isThere = found.some((word) => phraseWords(word).join(' ') === phraseWords(english).join(' '));
      if (!isThere) found.push(`${found.length > 0 ? ', ' : ''}${english}`);
    } else found.push(words[place] ?? '');
    place += Math.max(1, length);
  }
  if (!hasName) return null;
  return found.filter((word) => !names?.beside.has(word)).join(' ');
}

function lengthOfName(words: readonly string[], place: number, english: ReadonlyMap<string, string>): number {
  for (let length = Math.min(longestName, words.length - place); length > 0; length -= 1)
    if (english.has(words.slice(place, place + length).join(' '))) return length;
  return 0;
}

function readNames(): Names {
  const { terms } = vocabulary();
  const english = new Map<string, string>();
  for (const line of otherLanguages.split('\n')) {
    const [name = '', others = ''] = line.split(' > ');
    // What is English as well needs no translation.
    for (const other of others.split('; '))
      if (other !== '' && !terms.has(phraseWords(other).join(' '))) english.set(plain(other), name);
  }
  return { english, beside: new Set(plain(besideOtherLanguages).split(' ')) };
}

/** Without accents, capitals, articles and hyphens. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replace(/\b[ld]['’]/g, '')
    .replace(/[-–,;:.!?]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
