import { isNeutral, phraseWords } from '../topic-search/words.ts';
import { levelOf } from './levels/levels.ts';
import { isSmallTalk } from './names/read-words.ts';

/**
 * `organic`, where nothing else stands beside an exam or a level, is the subject. `chemistry`, `analytical` and `physical` are, where one of
 * those was named.
 */
export function asSubject(text: string, isNamed: boolean): string {
  const all = text.split(' ');
  const words = all.filter((word) => phraseWords(word).every((stem) => levelOf(stem) === null));
  const telling = words.filter((word) => ofSubjects.test(word) || !phraseWords(word).every(saysNothing));
  // `easy chemistry questions for beginners`
  if (words.length < all.length && telling.length === 1 && /^chem(?:istry)?$/i.test(telling[0] ?? ''))
    return text.replace(/\bchem(?:istry)?\b/i, 'general chemistry');
  const subject = words.join(' ');
  if (/^(?:in)?organic$/i.test(subject)) return `${text} chemistry`;
  if (!isNamed && words.length === all.length) return text;
  if (/^(?:analytical|physical)$/i.test(subject)) return `${text} chemistry`;
  return /^chem(?:istry)?$/i.test(subject) ? text.replace(/chem(?:istry)?/i, 'general chemistry') : text;
}

const ofSubjects = /^(?:(?:in)?organic|analytical|physical|bio(?:chem(?:istry)?)?|chem(?:istry)?)$/i;

/** True for a word that asks for nothing, in the form of the search. */
export function saysNothing(stem: string): boolean {
  return isNeutral(stem) || isSmallTalk(stem) || /^\d+$/.test(stem);
}
