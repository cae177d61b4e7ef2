import { elements } from '@valence/chemistry';
import type { Difficulty } from '../question.ts';
import { templatesOf } from './coverage.ts';
import { inEnglish } from './in-english.ts';
import { readWords, type ReadWords } from './read-words.ts';
import type { Correction, Wish } from './understanding.ts';
import { capital } from './vocabulary.ts';

/** What a text wishes for, and how much of it says so. */
export interface ReadWishes {
  wishes: readonly Wish[];
  sureness: number;
  /** The difficulty that a word names. */
  difficulty: Difficulty | null;
  corrections: readonly Correction[];
}

/** A text with a smaller share of known words is not about chemistry. */
const leastKnown = 0.6;
/** Beside a name of several words, which is hardly there by chance, more may be strange. */
const leastKnownBesideName = 0.4;
const mostWishes = 4;
/** With less, what was understood is so little of the text that it would be a guess. */
const leastSure = 0.55;
/** Longer texts are named by the names in them. */
const longestName = 48;
const ofPartlyMeant = 0.6;
const ofCorrected = 0.9;

/**
 * The wishes of a text: one, or one for each of its parts where each part is a name of its own: `buffers and titrations`.
 * @returns `null` for a text that is not about chemistry
 */
export function readWishes(text: string): ReadWishes | null {
  const whole = readWords(text);
  if (isOneName(whole)) return wishOf(whole);
  const parts = text
    .split(/[,;&+]|\s\/\s|\s(?:and|or|vs\.?|versus|against|plus)\s/i)
    .map((part) => part.trim());
  const reads = parts.filter((part) => part !== '').map((part) => readWords(inEnglish(part) ?? part));
  const isSeveral =
    reads.length > 1 &&
    reads.length <= mostWishes &&
    reads.every((read) => read.foreign.length === 0 && read.terms.length + read.elements.length > 0);
  if (!isSeveral) return wishOf(whole);
  const ofElement = whole.elements.length === 1 ? whole.elements : [];
  const found = reads.map((read) =>
    wishOf(read.elements.length > 0 ? read : { ...read, elements: ofElement }),
  );
  const wishes = found.flatMap((part) => part?.wishes ?? []);
  return {
    wishes: withoutRepeated(wishes),
    sureness: Math.min(...found.map((part) => part?.sureness ?? 1)),
    difficulty: whole.difficulty,
    corrections: whole.corrections,
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
  const { wish, isWhole, all } = narrowest(read, nameFor(read));
  const sureness =
    (known / (known + strange)) * (isWhole ? 1 : ofPartlyMeant) * (corrections.length > 0 ? ofCorrected : 1);
  return { wishes: [sureness < leastSure ? all : wish], sureness, difficulty, corrections };
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

/** What meets all that the words say; where no question does, what meets the name that says most. */
function narrowest(
  { terms: found, elements: named, mentions }: ReadWords,
  name: string,
): { wish: Wish; all: Wish; isWhole: boolean } {
  const specific = found.filter(({ term }) => !generic.has(term.name));
  const terms = specific.length > 0 ? specific : found;
  const sets = terms.map(({ term }) => term.concepts);
  const required = terms.flatMap(({ term }) => term.mentions);
  const element = named[0] ?? null;
  const all: Wish = {
    name,
    concepts: new Set(sets.flatMap((set) => [...set])),
    involved: sets.length > 1 ? sets : [],
    mentions: [...new Set([...required, ...mentions])],
    element,
  };
  if (element !== null) {
    const isAlone = sets.length + mentions.length === 0;
    const elementName = elements.find(({ symbol }) => symbol === element)?.name ?? name;
    return { wish: isAlone ? { ...all, name: elementName } : all, all, isWhole: true };
  }
  if (templatesOf(all).length > 0 || (terms.length < 2 && mentions.length === 0))
    return { wish: all, all, isWhole: true };
  const unmentioned = { ...all, mentions: required };
  if (terms.length > 0 && templatesOf(unmentioned).length > 0)
    return { wish: unmentioned, all, isWhole: false };
  const [main] = terms;
  if (main === undefined) return { wish: all, all, isWhole: true };
  return {
    wish: {
      ...all,
      name: main.term.name,
      concepts: main.term.concepts,
      involved: [],
      mentions: main.term.mentions,
    },
    all,
    isWhole: false,
  };
}

/** Names that say little beside others: `Suzuki coupling mechanism`. */
const generic: ReadonlySet<string> = new Set(['Reaction mechanisms']);

function withoutRepeated(wishes: readonly Wish[]): Wish[] {
  const key = ({ concepts, element, mentions }: Wish): string =>
    [...concepts, element ?? '', ...mentions].join(' ');
  return [...new Map(wishes.map((wish) => [key(wish), wish])).values()];
}
