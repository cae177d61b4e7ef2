import { elements } from '@valence/chemistry';
import type { Difficulty } from '../question.ts';
import { chemistryOfElements } from './matching/concepts-of-elements.ts';
import { templatesOf } from './matching/coverage.ts';
import { inEnglish } from './names/in-english.ts';
import { hasPreposition, partsOf } from './names/parts-of-text.ts';
import { everydayWords } from '../topic-search/everyday-words.data.ts';
import { isNeutral, phraseWords } from '../topic-search/words.ts';
import { hasExactTerm } from './question-index/question-index.ts';
import { readWords, type Correction, type ReadWords } from './names/read-words.ts';
import type { Part, Wish } from './matching/wish.ts';
import { capital, isSubject, vocabulary } from './names/vocabulary.ts';

/** What a text wishes for, and how much of it says so. */
export interface ReadWishes {
  wishes: readonly Wish[];
  sureness: number;
  /** The difficulty that a word names. */
  difficulty: Difficulty | null;
  corrections: readonly Correction[];
  /** Words, as they stand in the text, that neither a name nor the index has. */
  unknownWords: readonly string[];
}

/** A text with a smaller share of known words is not about chemistry. */
const leastKnown = 0.6;
/** Beside a name that everyday English does not have, more may be strange. */
const leastKnownBesideName = 0.4;
const mostWishes = 4;
/** Longer texts are named by the names in them. */
const longestName = 48;
const ofCorrected = 0.9;
/** So many questions that compare two things are a quiz of their own. */
const enoughComparing = 4;

/**
 * The wishes of a text: one, or one for each of its parts where each part is a name of its own: `buffers and titrations`. Questions
 * that compare the parts come first where they are to be compared: `SN1 vs SN2`.
 * @returns `null` for a text that is not about chemistry
 */
export function readWishes(text: string): ReadWishes | null {
  const whole = readWords(text);
  if (isOneName(whole)) return wishOf(whole);
  const reads = partsOf(text).map((part) => readWords(inEnglish(part) ?? part));
  const together = wishOf(whole);
  const ofElement = whole.elements.length === 1 ? whole.elements : [];
  const found = reads.map((read) =>
    wishOf(read.elements.length > 0 ? read : { ...read, elements: ofElement }),
  );
  const isServed = (read: ReadWishes | null): boolean =>
    read?.wishes.some((wish) => templatesOf(wish).length > 0) === true;
  const isSeveral =
    reads.length > 1 &&
    reads.length <= mostWishes &&
    found.some(isServed) &&
    reads.every((read) => read.otherWorlds.length === 0) &&
    (found.every((part) => part !== null) ||
      reads.some(
        ({ terms }, place) => isServed(found[place] ?? null) && terms.some(({ term }) => !term.isEveryday),
      ));
  if (!isSeveral) return together === null ? null : asListOfNames(together, text);
  const coverAll = (together?.wishes ?? []).filter(({ parts }) => parts.length >= reads.length);
  const comparing = coverAll.flatMap(templatesOf).length;
  const isOne = asksToCompare.test(text)
    ? comparing >= enoughComparing
    : comparing > 0 && !found.every(isServed);
  if (together !== null && isOne) return together;
  const subject = whole.terms.find(({ term }) => isSubject(term));
  const wishes = found
    .filter((_, place) => !isAspect(reads, place))
    .flatMap((part) => part?.wishes ?? [])
    .map((wish) => (subject === undefined ? wish : { ...wish, among: subject.term.concepts }));
  const lost = found.flatMap((part, place) =>
    part === null ? (reads[place]?.corrected.match(/[\p{L}\p{M}\d]+/gu) ?? []) : part.unknownWords,
  );
  return {
    wishes: withoutRepeated(wishes),
    sureness: Math.min(...found.map((part) => part?.sureness ?? 1)),
    difficulty: whole.difficulty,
    corrections: whole.corrections,
    unknownWords: [...new Set(lost)],
  };
}

/**
 * Names in a row that no question meets together are a list, a wish for each: `VSEPR hybridization polarity`. Where a preposition
 * stands between them they are not: `phase diagram of CO2`.
 */
function asListOfNames(read: ReadWishes, text: string): ReadWishes {
  const [wish, ...others] = read.wishes;
  if (wish === undefined || others.length > 0 || wish.element !== null) return read;
  const { parts } = wish;
  const isList =
    parts.length > 1 &&
    parts.length <= mostWishes &&
    parts.every(({ concepts, isTopic }) => concepts.size > 0 && !isTopic) &&
    !hasPreposition.test(text) &&
    templatesOf(wish).length === 0;
  return isList
    ? { ...read, wishes: parts.map((part) => ({ ...wish, name: part.name, parts: [part] })) }
    : read;
}

/** The name of a whole topic, in one word behind something narrower, is an aspect of that: `glycolysis steps and enzymes`. */
function isAspect([first, ...others]: readonly ReadWords[], place: number): boolean {
  const read = others[place - 1];
  const [main] = first?.terms ?? [];
  if (read === undefined || main === undefined || main.term.isTopic) return false;
  const isTopicAlone =
    isOneName(read) && read.terms.every(({ term, words }) => term.isTopic && words.length === 1);
  return isTopicAlone && phraseWords(first?.corrected ?? '').length > 1;
}

const asksToCompare = /\bvs\b|\bversus\b|\bagainst\b|\bcompar|\bdifferen/i;

function isOneName({ terms, elements: named, mentions, weak, foreign }: ReadWords): boolean {
  return terms.length === 1 && named.length + mentions.length + weak.length + foreign.length === 0;
}

function wishOf(read: ReadWords): ReadWishes | null {
  const { terms, elements: named, mentions, foreign, weak, otherWorlds, difficulty, corrections } = read;
  const known = terms.reduce((sum, { words }) => sum + words.length, 0) + named.length + mentions.length;
  const strange = foreign.length + weak.length / 2 + otherWorlds.length;
  const wish = wholeWish(read, nameFor(read));
  const understood = {
    wishes: [wish],
    sureness: (known / Math.max(1, known + strange)) * (corrections.length > 0 ? ofCorrected : 1),
    difficulty,
    corrections,
    unknownWords: unknownWordsOf(read),
  };
  if (isInIndex(read, wish)) return { ...understood, sureness: corrections.length > 0 ? ofCorrected : 1 };
  const isSpecific = terms.some(({ term }) => !term.isEveryday) && otherWorlds.length === 0;
  if (known === 0 || known < (isSpecific ? leastKnownBesideName : leastKnown) * (known + strange))
    return null;
  const isTechnical =
    named.length + read.substances.size > 0 ||
    terms.some(
      ({ term, words }) =>
        !term.isEveryday || (words.length > 1 && foreign.length + otherWorlds.length === 0),
    );
  if (strange > 0 && !isTechnical) return null;
  // A substance alone is a wish; with other words beside it, nobody knows which.
  const isOneSubstance = mentions.every((word) => read.substances.has(word)) && strange === 0;
  if (terms.length + named.length === 0 && !isOneSubstance) return null;
  if (terms.length === 0 && named.length > 0 && strange > 0) return null;
  return understood;
}

/**
 * Whether questions have all of the words in their index: such a text is chemistry, whatever else its words mean. A single word, and
 * words of everyday English alone, have to be a whole index term: `ghost peaks`, not `volume of a cylinder`.
 */
function isInIndex({ elements: named, substances, foreign, otherWorlds }: ReadWords, wish: Wish): boolean {
  if (foreign.length + otherWorlds.length > 0) return false;
  const words = wish.parts.flatMap((part) => part.words);
  const found = words.length === 0 ? [] : templatesOf(wish);
  const isTelling =
    words.length + named.length > 1 && words.some((word) => !everydayWords.has(word) || substances.has(word));
  if (isTelling) return found.length > 0;
  const isTechnical = words.some((word) => !everydayWords.has(word));
  const leading = found.filter(({ terms }) => terms.some(([first]) => first === words[0]));
  return (
    (isTechnical && leading.length >= enoughLeading) ||
    ((isTechnical || words.length > 1) && found.some((template) => hasExactTerm(template, words)))
  );
}

/** A word that leads the index terms of so many questions is one of chemistry: `spectator` of `spectator ions`. */
const enoughLeading = 4;

/** The words behind the stems that neither a name nor the index has. */
function unknownWordsOf({ foreign, weak, corrected }: ReadWords): string[] {
  const { askedWords } = vocabulary();
  const unknown = new Set([...foreign, ...weak].filter((word) => !askedWords.has(word)));
  if (unknown.size === 0) return [];
  const words = corrected.match(/[\p{L}\p{M}\d]+/gu) ?? [];
  return words.filter((word) => phraseWords(word).some((stem) => unknown.has(stem)));
}

/** The name of the one thing that is meant, or the text itself where it is short and says more. */
function nameFor(read: ReadWords): string {
  const [main] = read.terms;
  if (
    main !== undefined &&
    (isOneName(read) || read.foreign.length > 0 || read.corrected.length > longestName)
  )
    return [...new Set(read.terms.map(({ term }) => term.name))].slice(0, 2).join(' and ');
  return capital(read.corrected);
}

/**
 * What meets all that the words say: better none than another. Where no question meets all of the names, a topic among them only
 * says where the others belong: `thermodynamics Born-Haber`.
 */
function wholeWish(read: ReadWords, name: string): Wish {
  const { elements: named, isCalculation } = read;
  const specific = read.terms.filter(({ term, words }) => !generic.has(term.name) && !words.every(isNeutral));
  const terms = (specific.length > 0 ? specific : read.terms).map(({ term, words }): Part => ({
    ...term,
    phrase: words,
  }));
  const typed = phraseWords(read.corrected);
  const further = [...new Set([...read.mentions, ...read.weak, ...read.foreign])].map((word): Part => {
    const next = typed[typed.indexOf(word) + 1];
    return {
      name: word,
      concepts: none,
      within: none,
      words: [word],
      phrase: next !== undefined && isNeutral(next) ? [word, next] : [],
      isTopic: false,
    };
  });
  const element = named[0] ?? null;
  const wish: Wish = { name, parts: [...terms, ...further], element, among: null, isCalculation };
  if (element !== null && wish.parts.length === 0)
    return {
      ...wish,
      name: elements.find(({ symbol }) => symbol === element)?.name ?? name,
      among: asksForReactions.test(read.corrected) ? chemistryOfElements : null,
    };
  const narrower = wish.parts.filter(({ isTopic }) => !isTopic);
  if (narrower.length === 0 || narrower.length === wish.parts.length || templatesOf(wish).length > 0)
    return wish;
  return { ...wish, parts: narrower, name: narrower.length === 1 ? (narrower[0]?.name ?? name) : name };
}

const none: ReadonlySet<string> = new Set();

/** Beside an element: not its atoms, but what it does. */
const asksForReactions = /\b(?:reactions?|reactivity|compounds?|chemistry)\b/i;

/** Names that say little beside others: `Suzuki coupling mechanism`. */
const generic: ReadonlySet<string> = new Set(['Reaction mechanisms']);

function withoutRepeated(wishes: readonly Wish[]): Wish[] {
  const key = ({ parts, element }: Wish): string =>
    [
      ...parts.map(({ concepts, words }) => (concepts.size > 0 ? [...concepts] : words).join(' ')),
      element ?? '',
    ].join('; ');
  return [...new Map(wishes.map((wish) => [key(wish), wish])).values()];
}
