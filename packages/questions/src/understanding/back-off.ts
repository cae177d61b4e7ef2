import { phraseWords } from '../topic-search/words.ts';
import { templatesOf } from './matching/coverage.ts';
import type { Part, Wish } from './matching/wish.ts';
import { joinNames } from './join-names.ts';
import { typedWords } from './typed-words.ts';
import { type ReadWishes } from './wish-of.ts';
import { question } from './names/asking.ts';

/** How something is shown, or what one does with it. */
const shownAs: ReadonlySet<string> = new Set(
  phraseWords(
    'graph graphs diagram diagrams plot plots chart charts table tables curve curves picture pictures setup apparatus experiment experiments practical practicals selectivity example examples application applications use uses interpretation interpreting reading data evidence',
  ),
);

/** With fewer questions the words that are left are by chance. */
const fewest = 2;
/** A sentence of which more would be left out asks for something else, and so does one that a single name is left of. */
const mostLeftOut = 2;

/**
 * A text that no question answers to the word, by what it is about: the words that belong to no name are left out, as few as can
 * be, and are told as unknown. What is left has the name of a concept that everyday English does not have.
 * Of a text that is no sentence, only words for how a thing is shown or used are left out: `successive ionization energies graphs`.
 * @returns `null` where nothing can be left out, or nothing fits what is left
 */
export function backedOff(text: string, read: ReadWishes): ReadWishes | null {
  const [wish, ...others] = read.wishes;
  const isLoose = question.test(text) || read.corrections.length > 0;
  if (wish === undefined || others.length > 0 || wish.element !== null) return null;
  const words = wish.parts.filter(({ concepts, within }) => concepts.size + within.size === 0);
  const names = wish.parts.filter((part) => !words.includes(part));
  // Other words can be of another subject: `Newton’s second law`.
  if (!isLoose && !words.every(({ words: stems }) => stems.every((stem) => shownAs.has(stem)))) return null;
  if (names.length === 0 || words.length === 0 || names.every(({ isTopic }) => isTopic)) return null;
  const candidates = [
    ...words.map((word) => without(wish, [word])),
    ...(words.length > 1 && words.length <= mostLeftOut && names.length > 1 ? [without(wish, words)] : []),
  ];
  const nearest = candidates.find(({ found }) => found >= fewest);
  if (nearest === undefined) return null;
  return {
    ...read,
    wishes: [nearest.wish],
    sureness: read.sureness / 2,
    unknownWords: typedWords(text, [
      ...read.unknownWords.flatMap(phraseWords),
      ...nearest.leftOut.flatMap((part) => part.words),
    ]),
  };
}

function without(
  wish: Wish,
  leftOut: readonly Part[],
): { wish: Wish; leftOut: readonly Part[]; found: number } {
  const parts = wish.parts.filter((part) => !leftOut.includes(part));
  const named = parts
    .filter(({ concepts, within }) => concepts.size + within.size > 0)
    .map(({ name }) => name);
  const nearest: Wish = { ...wish, parts, name: joinNames([...new Set(named)]) };
  return { wish: nearest, leftOut, found: templatesOf(nearest).length };
}
