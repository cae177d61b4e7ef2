import { phraseWords, wordsOf } from '../topic-search/words.ts';
import { listedWish, templatesOf } from './matching/coverage.ts';
import type { Part, Wish } from './matching/wish.ts';
import { comparedSides, isComparison, isOnDifference } from './names/compared-sides.ts';
import { inEnglish } from './names/in-english.ts';
import { hasPreposition, partsOf } from './names/parts-of-text.ts';
import { readWords, type ReadWords } from './names/read-words.ts';
import { capital } from './names/read-terms.ts';
import { isSubject } from './names/vocabulary.ts';
import { joinNames } from './join-names.ts';
import { toldApart } from './told-apart.ts';
import { isOneName, wishOf, type ReadWishes } from './wish-of.ts';
import { question } from './names/asking.ts';

const mostWishes = 4;

/**
 * The wishes of a text: one, or one for each of its parts where each part is a name of its own: `buffers and titrations`. Two things
 * that are to be compared are one wish: `SN1 vs SN2`.
 * @returns `null` for a text that is not about chemistry
 */
export function readWishes(text: string): ReadWishes | null {
  const whole = readWords(text);
  // A name can have a list in it: `aldehyde or ketone tests`.
  if (isOneName(whole) && offersEither.test(text) && !isOnDifference(text)) return wishOf(whole);
  const compared = isOneConcept(whole) ? null : readComparison(text, whole);
  if (compared !== null) return compared;
  const reads = withNamesAcross(partsOf(text)).map((part) => readWords(inEnglish(part) ?? part));
  if (isOneName(whole) && !areNamesBeside(reads, whole)) return wishOf(whole);
  const together = wishOf(whole);
  const ofElement = whole.elements.length === 1 ? whole.elements : [];
  const found = reads.map((read) =>
    wishOf(read.elements.length > 0 ? read : { ...read, elements: ofElement }),
  );
  const isServed = (read: ReadWishes | null): boolean =>
    read?.wishes.some((wish) => templatesOf(wish).length > 0) === true;
  if (together !== null && isServed(together) && hasNameAcross(whole, reads)) return together;
  const isSeveral =
    reads.length > 1 &&
    reads.length <= mostWishes &&
    !isGivenTogether.test(text) &&
    found.some(isServed) &&
    reads.every((read) => read.otherWorlds.length === 0) &&
    (found.every((part) => part !== null) ||
      (!isComparison(text) &&
        reads.some(
          ({ terms }, place) => isServed(found[place] ?? null) && terms.some(({ term }) => !term.isEveryday),
        )));
  // What is asked behind two things is asked of both: `what happens at the anode and cathode during electrolysis of brine`.
  const isAskedOfAll = question.test(text) && (!found.every(isServed) || isDoneWithAll(reads));
  if (!isSeveral || isAskedOfAll) return together === null ? null : asListOfNames(together, text);
  const coverAll = (together?.wishes ?? []).filter(({ parts }) => parts.length >= reads.length);
  const comparing = coverAll.flatMap(templatesOf).length;
  const isOne = comparing > 0 && !found.every(isServed);
  if (together !== null && isOne) return together;
  const subject = whole.terms.find(({ term }) => isSubject(term));
  const wishes = found
    .filter((_, place) => !isAspect(reads, place) && !isCourse(reads, place))
    .flatMap((part) => part?.wishes ?? [])
    .map((wish) => (subject === undefined ? wish : { ...wish, among: subject.term.concepts }));
  const listed = toldApart(withoutRepeated(wishes));
  const lost = found.flatMap((part, place) =>
    part === null ? tellingWords(reads[place]?.corrected ?? '') : part.unknownWords,
  );
  return {
    wishes: listed.length > 1 ? listed.map(listedWish) : listed,
    sureness: Math.min(...found.map((part) => part?.sureness ?? 1)),
    difficulty: whole.difficulty,
    corrections: whole.corrections,
    unknownWords: [...new Set(lost)],
  };
}

/** Whether a text is the name of one concept, which can be a comparison by itself: `SN1 vs SN2`. */
function isOneConcept(whole: ReadWords): boolean {
  return isOneName(whole) && whole.terms[0]?.term.concepts.size === 1;
}

/** Whether a sentence says in front what is done with each of several names: `how do you separate sand and salt`. */
function isDoneWithAll([first, ...others]: readonly ReadWords[]): boolean {
  const isBare = ({ weak, corrected }: ReadWords): boolean => weak.length === 0 && !question.test(corrected);
  return first !== undefined && first.weak.length > 0 && others.every(isBare);
}

/** The words of a part that nobody understood, without articles and the like: nobody asks whether a question says `the`. */
function tellingWords(text: string): string[] {
  return (text.match(/[\p{L}\p{M}\d]+/gu) ?? []).filter((word) => wordsOf(word).length > 0);
}

/** Of three and more things two can be one name: `aldehydes, ketones, carboxylic acids`. */
function withNamesAcross(parts: readonly string[]): string[] {
  if (parts.length < 3) return [...parts];
  const place = parts.findIndex((part, index) => {
    const next = parts[index + 1];
    if (next === undefined) return false;
    const across = readWords(`${part} and ${next}`);
    return isOneName(across) && wishOf(across)?.wishes.some((wish) => templatesOf(wish).length > 0) === true;
  });
  if (place < 0) return [...parts];
  return parts.flatMap((part, index) =>
    index === place ? [`${part} and ${parts[index + 1] ?? ''}`] : index === place + 1 ? [] : [part],
  );
}

/** Whether parts are names of which the one name of the text lacks a word: `first and second law of thermodynamics`. */
function areNamesBeside(parts: readonly ReadWords[], whole: ReadWords): boolean {
  const named = new Set(whole.terms.flatMap(({ words }) => words));
  const names = parts.map(({ terms }) => terms[0]?.term.name);
  return (
    parts.length > 1 &&
    parts.every(isOneName) &&
    new Set(names).size === parts.length &&
    parts.some(({ terms }) => terms.some(({ words }) => words.some((word) => !named.has(word))))
  );
}

/** Whether a name has the conjunction in it: `weak acid and weak base titration curves`. */
function hasNameAcross(whole: ReadWords, parts: readonly ReadWords[]): boolean {
  const texts = parts.map(({ corrected }) => ` ${phraseWords(corrected).join(' ')} `);
  return (
    parts.length > 1 &&
    whole.terms.length > 1 &&
    whole.terms.some(({ words }) => !texts.some((text) => text.includes(` ${words.join(' ')} `)))
  );
}

const offersEither = /\sor\s/i;

/** What something is found from is one thing: `molecular formula from percent composition and molar mass`. */
const isGivenTogether = /^[^,;]+ (?:from|given|using) [^,;]+ and [^,;]+$/i;

/** A comparison of two things of which each is a wish of its own, where questions are on it. */
function readComparison(text: string, whole: ReadWords): ReadWishes | null {
  const compared = comparedSides(text);
  if (compared === null) return null;
  const [one, other] = compared.map((side) => wishOf(readWords(inEnglish(side) ?? side)));
  const [first, second] = [one?.wishes[0], other?.wishes[0]];
  if (!one || !other || first === undefined || second === undefined || isSame(first, second)) return null;
  const sides = [first, second] as const;
  const together = wishOf(whole);
  const [base] = together?.wishes ?? [];
  // Where both are printed by one name, the words that were typed tell them apart: `alpha vs beta decay`.
  const names = first.name === second.name ? compared.map(capital) : [first.name, second.name];
  const wish: Wish = {
    name: isOneName(whole) && base !== undefined ? base.name : joinNames(names),
    parts: base?.parts ?? [...first.parts, ...second.parts],
    element: null,
    among: null,
    isCalculation: base?.isCalculation ?? false,
    sides,
    isComparisonAlone: isOnDifference(text) && !isOneName(whole),
  };
  const isServed = templatesOf(wish).length > 0 || sides.every((side) => templatesOf(side).length > 0);
  if (!isServed && !isComparison(text)) return null;
  return {
    wishes: [wish],
    sureness: Math.min(one.sureness, other.sureness),
    difficulty: whole.difficulty,
    corrections: whole.corrections,
    unknownWords: [...new Set([...one.unknownWords, ...other.unknownWords])],
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
    parts.every(({ concepts }) => concepts.size > 0) &&
    new Set(parts.map(({ isTopic }) => isTopic)).size === 1 &&
    !hasPreposition.test(besideNames(text, parts)) &&
    templatesOf(wish).length === 0;
  return isList
    ? { ...read, wishes: parts.map((part) => ({ ...wish, name: part.name, parts: [part], isListed: true })) }
    : read;
}

/** A text without the names in it, whose prepositions are their own: `particle in a box`. */
function besideNames(text: string, parts: readonly Part[]): string {
  return parts.reduce(
    (rest, { name }) =>
      hasPreposition.test(name) ? rest.replace(new RegExp(`\\b${RegExp.escape(name)}\\b`, 'i'), ' ') : rest,
    text,
  );
}

/** The name of a whole topic, in one word behind something narrower, is an aspect of that: `glycolysis steps and enzymes`. */
function isAspect([first, ...others]: readonly ReadWords[], place: number): boolean {
  // Of three and more things none is asked of the first.
  const read = others.length > 1 ? undefined : others[place - 1];
  const [main] = first?.terms ?? [];
  if (read === undefined || main === undefined || main.term.isTopic) return false;
  const isTopicAlone =
    isOneName(read) && read.terms.every(({ term, words }) => term.isTopic && words.length === 1);
  return isTopicAlone && phraseWords(first?.corrected ?? '').length > 1;
}

/** The name of a subject beside other things is the course they are taught in: `chain reactions, pchem`. */
function isCourse(reads: readonly ReadWords[], place: number): boolean {
  const areCourses = reads.map((read) => isOneName(read) && read.terms.every(({ term }) => isSubject(term)));
  return areCourses[place] === true && areCourses.includes(false);
}

function withoutRepeated(wishes: readonly Wish[]): Wish[] {
  return [...new Map(wishes.map((wish) => [keyOf(wish), wish])).values()];
}

function keyOf({ parts, element }: Wish): string {
  return [
    ...parts.map(({ concepts, words }) => (concepts.size > 0 ? [...concepts] : words).join(' ')),
    element ?? '',
  ].join('; ');
}

/** Whether two wishes have the same words. */
function isSame(one: Wish, other: Wish): boolean {
  const words = ({ parts, element }: Wish): string =>
    [...parts.flatMap(({ phrase, words: asked }) => [...phrase, ...asked]), element ?? ''].join(' ');
  return words(one) === words(other);
}
