import { elements } from '@valence/chemistry';
import type { Difficulty } from '../question.ts';
import { everydayWords } from '../topic-search/everyday-words.data.ts';
import { isNeutral, phraseWords } from '../topic-search/words.ts';
import { chemistryOfElements } from './matching/concepts-of-elements.ts';
import { templatesOf } from './matching/coverage.ts';
import { topicsOf } from './matching/nearest.ts';
import type { Part, Wish } from './matching/wish.ts';
import type { Correction, ReadWords } from './names/read-words.ts';
import { conceptsOfNaming } from './names/substances.ts';
import { ordinaryWords } from './names/lists/ordinary-words.data.ts';
import { capital } from './names/read-terms.ts';
import { question } from './names/asking.ts';
import { vocabulary } from './names/vocabulary.ts';
import { hasExactTerm } from './question-index/question-index.ts';

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
/** Longer texts are named by the names in them. */
const longestName = 48;
const ofCorrected = 0.9;

/**
 * The wish of a text that is read as one.
 * @returns `null` for what is not about chemistry
 */
export function wishOf(typed: ReadWords): ReadWishes | null {
  const read = withoutAsking(typed);
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
  // Asked as a question, an everyday name beside words of the questions is chemistry: `why does metal rust`.
  const isAsked =
    terms.length > 0 && foreign.length + otherWorlds.length === 0 && question.test(read.corrected);
  if (strange > 0 && !isTechnical && !isAsked) return null;
  // A substance alone is a wish; with other words beside it, nobody knows which.
  const isOneSubstance = mentions.every((word) => read.substances.has(word)) && strange === 0;
  if (terms.length + named.length === 0 && !isOneSubstance) return null;
  if (terms.length === 0 && named.length > 0 && strange > 0) return null;
  return understood;
}

/** Beside an element alone, words for what it does or forms are no words of their own: `phosphorus compounds`. */
function withoutAsking(read: ReadWords): ReadWords {
  if (read.elements.length !== 1 || read.terms.length > 0) return read;
  return { ...read, weak: read.weak.filter((word) => !askingForReactions.has(word)) };
}

/**
 * Whether questions have all of the words in their index: such a text is chemistry, whatever else its words mean. A single word, and
 * words of everyday English alone, have to be a whole index term: `ghost peaks`, not `volume of a cylinder`.
 */
function isInIndex({ elements: named, substances, foreign, otherWorlds }: ReadWords, wish: Wish): boolean {
  if (foreign.length + otherWorlds.length > 0) return false;
  const words = wish.parts.flatMap((part) => part.words);
  const found = words.length === 0 ? [] : templatesOf(wish);
  // With the element's name in front they can be a whole term: `lead poisoning`.
  const [element, ...otherElements] = named;
  if (element !== undefined && otherElements.length === 0 && words.length > 0) {
    const withName = [...phraseWords(elementNamed(element)), ...words];
    if (found.some((template) => hasExactTerm(template, withName))) return true;
  }
  const isTelling =
    words.length + named.length > 1 && words.some((word) => !everydayWords.has(word) || substances.has(word));
  if (isTelling) return found.length > 0;
  const isTechnical = words.some((word) => !everydayWords.has(word) && !ordinaryStems.has(word));
  const leading = found.filter(({ terms }) => terms.some(([first]) => first === words[0]));
  return (
    (isTechnical && leading.length >= enoughLeading) ||
    ((isTechnical || words.length > 1) && found.some((template) => hasExactTerm(template, words)))
  );
}

const ordinaryStems: ReadonlySet<string> = new Set(ordinaryWords.split(' ').flatMap(phraseWords));

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
 * says where the others belong: `thermodynamics Born-Haber`. Beside words that are no name it is what they are asked of: `sources of
 * error in gravimetric analysis` are not any sources.
 */
function wholeWish(read: ReadWords, name: string): Wish {
  const { elements: named, isCalculation } = read;
  const specific = read.terms.filter(({ term, words }) => !generic.has(term.name) && !words.every(isNeutral));
  const terms = (specific.length > 0 ? specific : read.terms).map(({ term, words }): Part => ({
    ...term,
    phrase: words,
  }));
  const typed = phraseWords(read.corrected);
  // A word of the name of a concept says nothing more beside it: `ozone layer ozone`.
  const said = new Set(terms.filter(({ isTopic }) => !isTopic).flatMap((part) => phraseWords(part.name)));
  const beside = [...read.mentions, ...read.weak, ...read.foreign].filter((word) => !said.has(word));
  const further = [...new Set(beside)].map((word): Part => {
    const next = typed[typed.indexOf(word) + 1];
    return {
      name: word,
      concepts: none,
      within: new Set(conceptsOfNaming(word)),
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
      name: elementNamed(element) || name,
      among: asksForReactions.test(read.corrected) ? chemistryOfElements : null,
    };
  const narrower = wish.parts.filter(
    (part) => !part.isTopic || (isAskedBehind(read.corrected, part, terms) && !isHomeOf(part, wish.parts)),
  );
  const isNamed = terms.some(({ isTopic }) => !isTopic) || read.substances.size > 0;
  if (!isNamed || narrower.length === wish.parts.length || templatesOf(wish).length > 0) return wish;
  return { ...wish, parts: narrower, name: narrower.length === 1 ? (narrower[0]?.name ?? name) : name };
}

function elementNamed(asked: string): string {
  return elements.find(({ symbol }) => symbol === asked)?.name ?? '';
}

const none: ReadonlySet<string> = new Set();

/** Whether all that is asked beside a topic belongs to it anyway: `Hofmann elimination of amines`, `band theory of solids`. */
function isHomeOf(topic: Part, parts: readonly Part[]): boolean {
  const home = new Set(topicsOf([...topic.concepts]));
  const beside = parts
    .filter((part) => part !== topic)
    .map(({ concepts, within }) => [...concepts, ...within]);
  return beside.every((ids) => ids.length > 0 && topicsOf(ids).some((id) => home.has(id)));
}

/** Topics that are asked of something in front of them: `Wittig reaction stereochemistry`. */
const aspects: ReadonlySet<string> = new Set(['Stereochemistry', 'Kinetics', 'Isomerism']);

/**
 * Whether a text asks something of a topic (`of batteries`), or the topic of something. Without it, the rest would be another wish; what
 * stands in front says only where the rest belongs.
 */
function isAskedBehind(text: string, { name, phrase }: Part, named: readonly Part[]): boolean {
  const isOf = text
    .split(/\s(?:in|of|for|with)\s/i)
    .slice(1)
    .some((behind) => phraseWords(behind).slice(0, phrase.length).join(' ') === phrase.join(' '));
  const typed = phraseWords(text);
  const isLast = phrase.length === 1 && typed.at(-1) === phrase[0];
  return isOf || (isLast && aspects.has(name) && named.some(({ isTopic }) => !isTopic));
}

/** Beside an element: not its atoms, but what it does. */
const asksForReactions = /\b(?:reactions?|reactivity|compounds?|chemistry)\b/i;

const askingForReactions: ReadonlySet<string> = new Set(
  phraseWords('reactions reactivity compounds chemistry'),
);

/** Names that say little beside others: `Suzuki coupling mechanism`. */
const generic: ReadonlySet<string> = new Set(['Reaction mechanisms', 'Curly arrows']);

/** True for a text that is one name, and nothing more. */
export function isOneName({ terms, elements: named, mentions, weak, foreign }: ReadWords): boolean {
  return terms.length === 1 && named.length + mentions.length + weak.length + foreign.length === 0;
}
