import { typedWords } from './typed-words.ts';
import { closestTo, isSaidOf, tellingWordsIn } from './like-words/asked-alike.ts';
import { templatesOf } from './matching/coverage.ts';
import type { LikeWords, Wish } from './matching/wish.ts';
import { levelOf } from './names/levels.ts';
import { readWords, type ReadWords } from './names/read-words.ts';
import { capital } from './names/vocabulary.ts';
import { isOneName, question, type ReadWishes } from './wish-of.ts';
import { phraseWords } from '../topic-search/words.ts';

/**
 * What a text asks for by what others ask for in like words: a narrow wish or a sentence has no name.
 * @param least how close at least those have to be
 * @returns `null` where nobody asks for anything in words so like it, and for a text with words of music, sport or another subject
 */
export function inLikeWords(text: string, least: number): ReadWishes | null {
  const { corrected, corrections, otherWorlds, isCalculation, difficulty } = readWords(text);
  const found = otherWorlds.length > 0 ? [] : closestTo({ text: corrected, least });
  const [closest] = found;
  if (closest === undefined) return null;
  const wish = wishOfLikeWords({ text: corrected, least }, capital(corrected), isCalculation);
  const served = templatesOf(wish);
  const missing = tellingWordsIn(corrected).filter(
    (word) => !served.some((template) => isSaidOf(template, word)),
  );
  return {
    wishes: [wish],
    sureness: closest.closeness,
    difficulty,
    corrections,
    unknownWords: typedWords(text, missing),
  };
}

/**
 * What names and index terms make of a text that says more than a name: what a strict reader would accept of the questions that meet
 * them, and of those that others ask for in like words.
 */
export function narrowed(read: ReadWishes, text: string, least: number): ReadWishes {
  const [wish, ...others] = read.wishes;
  if (wish === undefined || others.length > 0 || wish.sides !== undefined || wish.element !== null)
    return read;
  const words = readWords(text);
  const asked = wish.scene === undefined ? withoutHome(words, wish) : words.corrected;
  const isName = wish.scene === undefined && !saysMoreThanName(words, asked);
  if (isName && (wish.parts.some(({ isTopic }) => isTopic) || tellingWordsIn(asked).length < wordsOfName))
    return read;
  // A sentence asks for less than what explains it.
  const name = question.test(text) ? capital(words.corrected) : wish.name;
  const nearer = wishOfLikeWords({ text: asked, least, named: wish, isName }, name, wish.isCalculation);
  return templatesOf(nearer).length >= (isName ? enoughOfName : 1) ? { ...read, wishes: [nearer] } : read;
}

/** What is asked for by one word is all that the word names. */
const wordsOfName = 2;
/** With fewer questions that a reader would accept for sure, a name is called otherwise in the ways to ask for them. */
const enoughOfName = 3;

/** With fewer words a text that is no sentence is a name with something beside it. */
const leastSaid = 3;

/** Things in a row, each of which is asked for. */
const listed = /[,;&/+]|\s(?:and|or)\s/i;

function saysMoreThanName(words: ReadWords, asked: string): boolean {
  const named = new Set(words.terms.flatMap((term) => term.words));
  const telling = tellingWordsIn(asked).filter((word) => levelOf(word) === null);
  // A number is that of a class or a question.
  const hasMore = telling.some((word) => !named.has(word) && !/^\d+$/.test(word));
  if (isOneName(words)) return hasMore;
  return question.test(asked) || (telling.length >= leastSaid && (hasMore || !listed.test(asked)));
}

/** A text without the topics that only say where the rest of it belongs: `thermodynamics Born-Haber`. */
function withoutHome({ corrected, terms }: ReadWords, { parts }: Wish): string {
  const named = new Set(parts.map(({ name }) => name));
  const home = new Set(
    terms.flatMap(({ term, words }) => (term.isTopic && !named.has(term.name) ? words : [])),
  );
  const kept = corrected.split(' ').filter((word) => !phraseWords(word).some((stem) => home.has(stem)));
  return kept.length > 0 ? kept.join(' ') : corrected;
}

function wishOfLikeWords(likeWords: LikeWords, name: string, isCalculation: boolean): Wish {
  const wish: Wish = { name, parts: [], element: null, among: null, isCalculation, likeWords };
  return { ...wish, among: new Set(templatesOf(wish).flatMap(({ tests }) => tests)) };
}
