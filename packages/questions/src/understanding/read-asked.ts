import { notationsInWords } from '../topic-search/notations.ts';
import { backedOff } from './back-off.ts';
import { templatesOf } from './matching/coverage.ts';
import { everydaySceneIn } from './names/everyday-scenes.ts';
import { inEnglish } from './names/in-english.ts';
import { readWords } from './names/read-words.ts';
import { withoutSymbols } from './names/without-symbols.ts';
import { readWishes } from './read-wishes.ts';
import { isOneName, question, type ReadWishes } from './wish-of.ts';

/**
 * What a text asks for. A sentence about something at home is asked under what explains it, and whatever is no sentence is only where its
 * own words have no questions: `cooking at high altitude`.
 */
export function readAsked(text: string): ReadWishes | null {
  const isSentence = question.test(text);
  const scene = everydaySceneIn(text, isSentence);
  if (scene === null) return readRest(text);
  const own = isSentence ? null : readRest(text);
  return own?.wishes.some((wish) => templatesOf(wish).length > 0) === true ? own : readRest(scene);
}

/** The first reading with questions: with two words in the order of a name, as it stands, without symbols behind names, with notations in words. */
export function readRest(text: string): ReadWishes | null {
  const translated = inEnglish(text) ?? text;
  const named = withoutSymbols(translated);
  const readings = [
    ...inOrderOfName(translated),
    translated,
    ...(isOfNames(named) ? [named] : []),
    notationsInWords(text),
  ];
  let first: ReadWishes | null = null;
  for (const reading of new Set(readings)) {
    const read = readWishes(reading);
    if (read?.wishes.some((wish) => templatesOf(wish).length > 0) === true) return read;
    first ??= read;
  }
  return first === null ? null : (backedOff(text, first) ?? first);
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
