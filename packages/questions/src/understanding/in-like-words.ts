import { typedWords } from './typed-words.ts';
import { askedAlike, isSaidOf, leastCloseness, tellingWordsIn } from './like-words/asked-alike.ts';
import { backedOff } from './back-off.ts';
import { couldBeMeant, templatesOf } from './matching/coverage.ts';
import type { LikeWords, Wish } from './matching/wish.ts';
import type { Template } from './question-index/templates.ts';
import { inEnglish } from './names/in-english.ts';
import { levelOf } from './levels/levels.ts';
import { comma } from './names/parts-of-text.ts';
import { readWords, type ReadWords } from './names/read-words.ts';
import { capital } from './names/read-terms.ts';
import { isOneName, type ReadWishes } from './wish-of.ts';
import { question } from './names/asking.ts';
import { everydayWords } from '../topic-search/everyday-words.data.ts';
import { phraseWords } from '../topic-search/words.ts';

/**
 * What a text asks for where no question meets all of its names: of what its names find each by itself, and of what others ask for in like
 * words, what a strict reader would accept. A narrow wish or a sentence has no name.
 * @param read what the names of the text ask for; `null` where nothing says that it is chemistry
 * @returns `null` where nobody asks for anything in words so like it, and for a text with words of music, sport or another subject
 */
export function inLikeWords(text: string, read: ReadWishes | null): ReadWishes | null {
  const words = readWords(text);
  const { corrected, corrections, isCalculation, difficulty } = words;
  const [named, ...others] = read?.wishes ?? [];
  const isNamed =
    named !== undefined && named.sides === undefined && others.length === 0 && !several.test(text);
  const closeness = words.otherWorlds.length > 0 ? 0 : (askedAlike(corrected)[0]?.closeness ?? 0);
  const least = leastCloseness[several.test(text) ? 'several' : isNamed ? 'named' : 'unnamed'];
  if (closeness < least && !(isNamed && hasOnlyNames(words, named))) return null;
  const likeWords = { text: corrected, isWhy: asksWhy(corrected), ...(isNamed && { named }) };
  const wish = wishOfLikeWords(likeWords, capital(corrected), isCalculation);
  const served = templatesOf(wish);
  if (isNamed && served.length === 0) return null;
  // What nothing that could be meant says is beside the matter: who asks what a buffer costs hears of buffers.
  const { candidates } = couldBeMeant(likeWords);
  const isBeside = (word: string): boolean =>
    everydayWords.has(word) && !candidates.values().some((one) => isSaidOf(one, word));
  const about = read !== null && tellingWordsIn(corrected).some(isBeside) ? backedOff(text, read) : null;
  if (about !== null) return about;
  const closest = served.length > 0 ? served : closestTo(corrected);
  const missing = tellingWordsIn(corrected).filter(
    (word) => !closest.some((template) => isSaidOf(template, word)),
  );
  return {
    wishes: [wish],
    sureness: isNamed ? (read?.sureness ?? 0) / 2 : closeness,
    difficulty,
    corrections,
    unknownWords: typedWords(text, missing),
  };
}

/** Whether a text has a name that everyday English does not have, and no word that is not of chemistry. */
function hasOnlyNames({ terms, foreign, weak, otherWorlds }: ReadWords, { parts }: Wish): boolean {
  return (
    terms.some(({ term }) => !term.isEveryday) &&
    !parts.some(({ isTopic }) => isTopic) &&
    foreign.length + weak.length + otherWorlds.length === 0
  );
}

/** What asks for several things is not what the closest words ask for. */
const several = new RegExp(String.raw`${comma}|;|\sand\s`, 'iu');

/** The template that others ask for in words the closest to a text. */
function closestTo(text: string): Template[] {
  return askedAlike(text)
    .slice(0, 1)
    .map(({ template }) => template);
}

/**
 * What names and index terms make of a text of several words: what a strict reader would accept of the questions that meet them and, where it
 * says more than a name, of those that others ask for in like words.
 */
export function narrowed(read: ReadWishes, text: string): ReadWishes {
  const [wish] = read.wishes;
  const likeWords = likeWordsOf(read, text);
  if (wish === undefined || likeWords === null) return read;
  // A sentence asks for less than what explains it.
  const name = question.test(text) ? capital(readWords(text).corrected) : wish.name;
  const nearer = wishOfLikeWords(likeWords, name, wish.isCalculation);
  const enough = likeWords.isName === true ? enoughOfName : 1;
  return templatesOf(nearer).length >= enough ? { ...read, wishes: [nearer] } : read;
}

/**
 * The words by which the questions of a text are compared with how others ask for them.
 * @returns `null` for several things, two that are compared, an element, and what a single word or the name of a topic asks for
 */
export function likeWordsOf({ wishes }: ReadWishes, text: string): LikeWords | null {
  const [wish, ...others] = wishes;
  if (wish === undefined || others.length > 0 || wish.sides !== undefined || wish.element !== null)
    return null;
  const words = readWords(inEnglish(text) ?? text);
  const asked = wish.scene === undefined ? withoutHome(words, wish) : words.corrected;
  const isName = wish.scene === undefined && !saysMoreThanName(words, asked);
  const isWhole =
    isName && (wish.parts.some(({ isTopic }) => isTopic) || tellingWordsIn(asked).length < wordsOfName);
  return isWhole ? null : { text: asked, named: wish, isName, isWhy: asksWhy(text) };
}

/** True for a sentence that asks for a reason, and not for the way to a number. */
function asksWhy(text: string): boolean {
  return (
    /^(?:why|how (?:do|does|did|can|come)|what (?:makes|causes))\b/i.test(text) && !wayToNumber.test(text)
  );
}

const wayToNumber =
  /\b(?:calculat\w*|find|work(?:ing)? out|determin\w*|convert|solve|balanc\w*|count|you|i|we)\b/i;

/** What is asked for by one word is all that the word names. */
const wordsOfName = 2;
/** With fewer questions that a reader would accept for sure, a name is called otherwise in the ways to ask for them. */
const enoughOfName = 3;

/** With fewer words a text that is no sentence is a name with something beside it. */
const leastSaid = 3;

/** Things in a row, each of which is asked for. */
const listed = new RegExp(String.raw`${comma}|[;&/+]|\s(?:and|or)\s`, 'iu');

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
