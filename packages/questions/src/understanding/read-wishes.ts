import { elements } from '@valence/chemistry';
import type { Difficulty } from '../question.ts';
import { templatesOf } from './coverage.ts';
import { chemistryOfElements } from './concepts-of-elements.ts';
import { inEnglish } from './in-english.ts';
import { partsOf } from './parts-of-text.ts';
import { phraseWords } from '../topic-search/words.ts';
import { readWords, type ReadWords } from './read-words.ts';
import type { Correction, Wish } from './understanding.ts';
import { capital, isSubject } from './vocabulary.ts';

/** What a text wishes for, and how much of it says so. */
export interface ReadWishes {
  wishes: readonly Wish[];
  sureness: number;
  /** The difficulty that a word names. */
  difficulty: Difficulty | null;
  corrections: readonly Correction[];
  /** Words, as they stand in the text, that no name has. */
  unknownWords: readonly string[];
}

/** A text with a smaller share of known words is not about chemistry. */
const leastKnown = 0.6;
/** Beside a name of several words, which is hardly there by chance, more may be strange. */
const leastKnownBesideName = 0.4;
const mostWishes = 4;
/** Longer texts are named by the names in them. */
const longestName = 48;
const ofCorrected = 0.9;

/**
 * The wishes of a text: one, or one for each of its parts where each part is a name of its own: `buffers and titrations`.
 * @returns `null` for a text that is not about chemistry
 */
export function readWishes(text: string): ReadWishes | null {
  const whole = readWords(text);
  if (isOneName(whole)) return wishOf(whole);
  const reads = partsOf(text).map((part) => readWords(inEnglish(part) ?? part));
  const isSeveral =
    reads.length > 1 &&
    reads.length <= mostWishes &&
    reads.every((read) => read.foreign.length === 0 && read.terms.length + read.elements.length > 0);
  if (!isSeveral) return wishOf(whole);
  const ofElement = whole.elements.length === 1 ? whole.elements : [];
  const found = reads.map((read) =>
    wishOf(read.elements.length > 0 ? read : { ...read, elements: ofElement }),
  );
  const subject = whole.terms.find(({ term }) => isSubject(term));
  const wishes = found
    .flatMap((part) => part?.wishes ?? [])
    .map((wish) =>
      subject === undefined ? wish : { ...wish, involved: [...wish.involved, subject.term.concepts] },
    );
  return {
    wishes: withoutRepeated(wishes),
    sureness: Math.min(...found.map((part) => part?.sureness ?? 1)),
    difficulty: whole.difficulty,
    corrections: whole.corrections,
    unknownWords: [...new Set(found.flatMap((part) => part?.unknownWords ?? []))],
  };
}

function isOneName({ terms, elements: named, mentions, foreign }: ReadWords): boolean {
  return terms.length === 1 && named.length + mentions.length + foreign.length === 0;
}

function wishOf(read: ReadWords): ReadWishes | null {
  const { terms, elements: named, mentions, foreign, weak, otherWorlds, difficulty, corrections } = read;
  const known = terms.reduce((sum, { length }) => sum + length, 0) + named.length + mentions.length;
  const strange = foreign.length + weak.length / 2 + otherWorlds.length;
  const isSpecific =
    terms.some(({ term, length }) => length > 1 && !term.isEveryday) && otherWorlds.length === 0;
  if (known === 0 || known < (isSpecific ? leastKnownBesideName : leastKnown) * (known + strange))
    return null;
  const isTechnical =
    named.length + read.substances.size > 0 ||
    terms.some(
      ({ term, length }) => !term.isEveryday || (length > 1 && foreign.length + otherWorlds.length === 0),
    );
  if (strange > 0 && !isTechnical) return null;
  // A substance alone is a wish; with other words beside it, nobody knows which.
  const isOneSubstance = mentions.every((word) => read.substances.has(word)) && strange === 0;
  if (terms.length + named.length === 0 && !isOneSubstance) return null;
  if (terms.length === 0 && named.length > 0 && strange > 0) return null;
  const sureness = (known / (known + strange)) * (corrections.length > 0 ? ofCorrected : 1);
  return {
    wishes: [wholeWish(read, nameFor(read))],
    sureness,
    difficulty,
    corrections,
    unknownWords: unknownWordsOf(read),
  };
}

/** The words behind the stems that no name has. */
function unknownWordsOf({ foreign, weak, corrected }: ReadWords): string[] {
  if (foreign.length + weak.length === 0) return [];
  const unknown = new Set([...foreign, ...weak]);
  const words = corrected.match(/[\p{L}\p{M}\d]+/gu) ?? [];
  return words.filter((word) => phraseWords(word).some((stem) => unknown.has(stem)));
}

/** The name of the one thing that is meant, or the text itself where it is short and says more. */
function nameFor(read: ReadWords): string {
  const [main] = read.terms;
  if (
    main !== undefined &&
    (isOneName(read) ||
      read.foreign.length > 0 ||
      read.weak.length > 0 ||
      read.corrected.length > longestName)
  )
    return [...new Set(read.terms.map(({ term }) => term.name))].slice(0, 2).join(' and ');
  return capital(read.corrected);
}

/**
 * What meets all that the words say. A word that nothing here understands has to stand in a question: better none than another.
 * Where no question meets all of the names, a topic among them only says where the others belong: `thermodynamics Born-Haber`.
 */
function wholeWish(read: ReadWords, name: string): Wish {
  const specific = read.terms.filter(({ term }) => !generic.has(term.name));
  const terms = specific.length > 0 ? specific : read.terms;
  const wish = wishOfTerms(read, terms, name);
  const narrower = terms.filter(({ term }) => !term.isTopic);
  if (narrower.length === 0 || narrower.length === terms.length || templatesOf(wish).length > 0) return wish;
  return wishOfTerms(read, narrower, narrower[0]?.term.name ?? name);
}

function wishOfTerms(
  { elements: named, mentions, weak, foreign, corrected }: ReadWords,
  terms: ReadWords['terms'],
  name: string,
): Wish {
  const sets = terms.map(({ term }) => term.concepts);
  const element = named[0] ?? null;
  const wish: Wish = {
    name,
    concepts: new Set(sets.flatMap((set) => [...set])),
    involved: sets.length > 1 ? sets : [],
    mentions: [...new Set([...terms.flatMap(({ term }) => term.mentions), ...mentions, ...weak, ...foreign])],
    element,
  };
  if (element === null || sets.length + wish.mentions.length > 0) return wish;
  return {
    ...wish,
    name: elements.find(({ symbol }) => symbol === element)?.name ?? name,
    involved: asksForReactions.test(corrected) ? [chemistryOfElements] : [],
  };
}

/** Beside an element: not its atoms, but what it does. */
const asksForReactions = /\b(?:reactions?|reactivity|compounds?|chemistry)\b/i;

/** Names that say little beside others: `Suzuki coupling mechanism`. */
const generic: ReadonlySet<string> = new Set(['Reaction mechanisms']);

function withoutRepeated(wishes: readonly Wish[]): Wish[] {
  const key = ({ concepts, element, mentions }: Wish): string =>
    [...concepts, element ?? '', ...mentions].join(' ');
  return [...new Map(wishes.map((wish) => [key(wish), wish])).values()];
}
