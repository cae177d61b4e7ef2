import { everydayWords } from '../../topic-search/everyday-words.data.ts';
import { isNeutral, phraseWords } from '../../topic-search/words.ts';
import { saysPhrase } from '../question-index/says.ts';
import type { Template } from '../question-index/templates.ts';
import { testsPart } from './fits.ts';
import { isBroad, namesOfPart } from './names-of-part.ts';
import type { Part, Sides, Wish } from './wish.ts';

/** One of the things that are compared, as texts and index terms name it. */
interface NamedSide {
  wish: Wish;
  /** All words of it as typed. */
  phrase: readonly string[];
  /** Those of them that the other side has not. */
  own: readonly string[];
  /** True where its own words name nothing without those that both sides share: `strong` of `strong acid`. */
  isWhole: boolean;
  /** What else it is called, where that tells it from the other side. */
  otherNames: readonly (readonly string[])[];
}

/**
 * How a question stands to two things that are to be compared: 0 where one index term names both, where it tests both, or where it is in
 * the middle of the concept that is their comparison; 1 where it is mainly on one and its index terms, text or options name the other; 2
 * where it is on one alone or on neither.
 */
export function comparingNearness(template: Template, sides: Sides, parts: readonly Part[]): 0 | 1 | 2 {
  const [one, other] = namedSides(sides);
  if (isOnPair(template, parts)) return [one, other].every((side) => saysSide(template, side)) ? 0 : 1;
  if (!isOnSides(template, one, other)) return 2;
  if (template.ownTerms.some((term) => names(term, one, other) && names(term, other, one))) return 0;
  if (testsAlone(template.tests, one, other) && testsAlone(template.tests, other, one)) return 0;
  const main = template.tests.slice(0, 1);
  const onOne = testsAlone(main, one, other) || isInTerms(template, one, other);
  const onOther = testsAlone(main, other, one) || isInTerms(template, other, one);
  return (onOne && isNamed(template, other, one)) || (onOther && isNamed(template, one, other)) ? 1 : 2;
}

/**
 * Where both sides are concepts, a question is on them only if it tests one or says both: an index term with both can say where something
 * else is used. What differs by a word alone (`strong` and `weak acids`) is contrasted under many concepts, and so are whole topics.
 */
function isOnSides(template: Template, one: NamedSide, other: NamedSide): boolean {
  const sides = [one, other];
  const isOneNoun = one.isWhole && other.isWhole && one.phrase.at(-1) === other.phrase.at(-1);
  const isConcept = ({ wish }: NamedSide): boolean =>
    wish.parts.every((part) => part.concepts.size > 0 && !isBroad(part));
  if (isOneNoun || !sides.every(isConcept)) return true;
  const isTested = sides.some(({ wish }) => wish.parts.some((part) => testsPart(template.tests, part)));
  return isTested || sides.every((side) => saysSide(template, side));
}

function saysSide(template: Template, { phrase, otherNames }: NamedSide): boolean {
  return [phrase, ...otherNames].some((words) => saysPhrase(template, words));
}

/** True for the concept that is the comparison itself: `SN1 against SN2`, `Endothermic and exothermic processes`. */
function isOnPair({ tests: [main = ''], edge }: Template, [part, ...others]: readonly Part[]): boolean {
  return others.length === 0 && part?.concepts.size === 1 && part.concepts.has(main) && !edge.includes(main);
}

/** Whether one of the concepts is what one side names and the other does not. */
function testsAlone(tests: readonly string[], { wish }: NamedSide, other: NamedSide): boolean {
  return wish.parts.every((part) => !sharesConcept(part, other.wish) && testsPart(tests, part));
}

function sharesConcept({ concepts }: Part, { parts }: Wish): boolean {
  return parts.some((part) => [...part.concepts].some((id) => concepts.has(id)));
}

function isNamed(template: Template, side: NamedSide, other: NamedSide): boolean {
  if (isInTerms(template, side, other)) return true;
  const asked = side.isWhole ? side.phrase : side.own;
  return [asked, ...side.otherNames].some((words) => saysPhrase(template, words));
}

function isInTerms({ ownTerms }: Template, side: NamedSide, other: NamedSide): boolean {
  return ownTerms.some((term) => names(term, side, other));
}

/** Whether a term names a side. Of `strong and weak acid`, without the other side's own words, `strong acid` is left. */
function names(term: readonly string[], side: NamedSide, other: NamedSide): boolean {
  // Words that both sides share stand together with the side's own: not `weak base plus strong acid`.
  const row = ` ${term.join(' ')} `;
  const isCalled = (words: readonly string[]): boolean =>
    side.isWhole ? row.includes(` ${words.join(' ')} `) : words.every((word) => term.includes(word));
  if (side.otherNames.some(isCalled)) return true;
  if (side.isWhole && term.some((word) => ofBothTogether.has(word))) return false;
  if (side.own.length === 0 || !side.own.every((word) => term.includes(word))) return false;
  if (!side.isWhole) return true;
  const left = term.filter((word) => !other.own.includes(word));
  return ` ${left.join(' ')} `.includes(` ${side.phrase.join(' ')} `);
}

/** What stands together in one vessel is not compared. */
const ofBothTogether: ReadonlySet<string> = new Set(phraseWords('mixture mixtures plus titrated'));

const known = new WeakMap<Sides, readonly [NamedSide, NamedSide]>();

function namedSides(sides: Sides): readonly [NamedSide, NamedSide] {
  const before = known.get(sides);
  if (before !== undefined) return before;
  const [one, other] = sides;
  const named = [namedSide(one, other), namedSide(other, one)] as const;
  known.set(sides, named);
  return named;
}

function namedSide(wish: Wish, other: Wish): NamedSide {
  const phrase = phraseOf(wish);
  const others = new Set(phraseOf(other));
  const own = phrase.filter((word) => !others.has(word));
  return {
    wish,
    phrase,
    own,
    isWhole: own.length < phrase.length && own.every((word) => everydayWords.has(word) || isNeutral(word)),
    otherNames: otherNamesOf(wish, other).filter((words) =>
      words.some((word) => !others.has(word) && !phrase.includes(word)),
    ),
  };
}

/** The name of several concepts, or what one can be called that the other side is not asked under and that is one thing. */
function otherNamesOf({ parts }: Wish, other: Wish): readonly (readonly string[])[] {
  const [part, ...further] = parts;
  if (part === undefined || further.length > 0 || sharesConcept(part, other)) return [];
  if (part.concepts.size > 1) return [phraseWords(part.name)];
  return / and /.test(part.name) ? [] : namesOfPart(part);
}

function phraseOf({ parts }: Wish): readonly string[] {
  return parts.flatMap(({ phrase, words }) => (phrase.length > 0 ? phrase : words));
}
