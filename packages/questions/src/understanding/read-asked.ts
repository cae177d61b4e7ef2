import { notationsInWords } from '../topic-search/notations.ts';
import { backedOff } from './back-off.ts';
import { inLikeWords, narrowed } from './in-like-words.ts';
import { templatesOf } from './matching/coverage.ts';
import { everydaySceneIn } from './names/everyday-scenes.ts';
import { inEnglish } from './names/in-english.ts';
import { readWords } from './names/read-words.ts';
import { withoutSymbols } from './names/without-symbols.ts';
import { readWishes } from './read-wishes.ts';
import { isOneName, type ReadWishes } from './wish-of.ts';
import { question } from './names/asking.ts';

/** What a text asks for: by its names, of which what says more than a name is narrowed; by what others ask for in like words where it has none. */
export function readAsked(text: string): ReadWishes | null {
  const behind = readBehindHeading(text);
  if (behind !== null) return behind;
  const { read, isScene } = readNames(text);
  if (read !== null && isServed(read)) return narrowed(read, text);
  if (isScene) return read;
  return inLikeWords(text, read) ?? (read === null ? null : (backedOff(text, read) ?? read));
}

/**
 * What the names of a text ask for. A sentence about something at home is asked under what explains it, and whatever is no sentence is only
 * where its own words have no questions: `cooking at high altitude`.
 */
export function readNames(text: string): { read: ReadWishes | null; isScene: boolean } {
  const isSentence = question.test(text);
  const scene = everydaySceneIn(text, isSentence);
  const own = scene !== null && isSentence ? null : readRest(text);
  if (scene === null || (own !== null && isServed(own))) return { read: own, isScene: false };
  const explained = readRest(scene.asks);
  const wishes = explained?.wishes.map((wish) => ({ ...wish, scene: scene.words })) ?? [];
  return { read: explained && { ...explained, wishes }, isScene: true };
}

function isServed({ wishes }: ReadWishes): boolean {
  return wishes.some((wish) => templatesOf(wish).length > 0);
}

const heading = /^([^:,;]{3,40}):\s+(\S.*)$/;

/**
 * What stands behind a heading is asked of what the heading names, where each of it has questions there: `redox titrations: permanganate, iodine`.
 */
function readBehindHeading(text: string): ReadWishes | null {
  const [, name, behind] = heading.exec(text) ?? [];
  if (name === undefined || behind === undefined) return null;
  const [headed, ...others] = readRest(name)?.wishes ?? [];
  const among = new Set(headed?.parts.flatMap(({ concepts }) => [...concepts]));
  const read = among.size === 0 || others.length > 0 ? null : readRest(behind);
  if (read === null || read.wishes.length < 2) return null;
  const wishes = read.wishes.map((wish) => ({ ...wish, among }));
  return wishes.every((wish) => templatesOf(wish).length > 0) ? { ...read, wishes } : null;
}

/** A field behind a thing that is only known from it: `protecting groups in organic synthesis`. */
const field =
  /(?<=\S) in (?:organic |total |chemical )?(?:synthesis|chemistry)$|(?<=\p{L}{4})(?<!\b(?:and|or|vs|versus|organic)) inorganic$/iu;

/**
 * The first reading with questions: with two words in the order of a name, as it stands, without symbols behind names, with notations in
 * words, without the field.
 */
export function readRest(text: string): ReadWishes | null {
  const translated = inEnglish(text) ?? text;
  const named = withoutSymbols(translated);
  const readings = [
    ...inOrderOfName(translated),
    translated,
    ...(isOfNames(named) ? [named] : []),
    notationsInWords(text),
    translated.replace(field, ''),
  ];
  let first: ReadWishes | null = null;
  for (const reading of new Set(readings)) {
    const read = readWishes(reading);
    if (read !== null && isServed(read)) return read;
    first ??= read;
  }
  return first;
}

/** Two words that are a name the other way round: `isomerism optical`. */
function inOrderOfName(text: string): string[] {
  const [first, second, ...others] = text.split(' ');
  if (first === undefined || second === undefined || others.length > 0) return [];
  const turned = `${second} ${first}`;
  return isOneName(readWords(turned)) && !isOneName(readWords(text)) ? [turned] : [];
}

/** Whether a text has names and no word beside them: what is not known behind it can be a symbol of theirs. */
function isOfNames(text: string): boolean {
  const { terms, weak, foreign, otherWorlds } = readWords(text);
  return terms.length > 0 && weak.length + foreign.length + otherWorlds.length === 0;
}
