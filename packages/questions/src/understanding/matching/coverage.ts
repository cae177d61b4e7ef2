import { askedAlike, closestTo } from '../like-words/asked-alike.ts';
import { atHome } from './at-home.ts';
import { elementDraws } from './element-draws.ts';
import { isAboutAsked, templatesNaming, testsPart } from './fits.ts';
import {
  beginsTerm,
  hasExactTerm,
  hasWholeTerm,
  isInTerm,
  hasTerm,
  templatesIndexedBy,
  templatesTesting,
} from '../question-index/question-index.ts';
import { templateName, templates, type Template } from '../question-index/templates.ts';
import { comparingSides } from './comparing-sides.ts';
import { leavingOut, notOn } from './leaving-out.ts';
import { isBroad, isOneOfTwo } from './names-of-part.ts';
import { nearnessTo } from './nearness.ts';
import { ofScene } from './of-scene.ts';
import { withoutExamples } from '../question-index/only-examples.ts';
import { relevantTo, surelyNamedBy } from './relevance.ts';
import { says } from '../question-index/says.ts';
import { withinScope } from './within-scope.ts';
import { isSubstance } from '../names/substances.ts';
import type { LikeWords, Part, Wish } from './wish.ts';

const known = new WeakMap<Wish, readonly Template[]>();

/** The templates whose questions are what a wish asks for. */
export function templatesOf(wish: Wish): readonly Template[] {
  const before = known.get(wish);
  if (before !== undefined) return before;
  const { without, notIn = [], scene, isAlone = false, ...wanted } = wish;
  const meant = isAlone ? withoutExamples(find(wanted), wish.name) : find(wanted);
  const all = scene === undefined ? meant : ofScene(meant, scene);
  const found = notOn(without === undefined ? all : leavingOut(all, without), notIn);
  known.set(wish, found);
  return found;
}

/** A wish as one of several things in a list. */
export function listedWish(wish: Wish): Wish {
  const listed = { ...wish, isListed: true };
  known.set(listed, withoutMargin(templatesOf(wish), listed));
  return listed;
}

function find(wish: Wish): readonly Template[] {
  const { sides, ...together } = wish;
  return sides === undefined
    ? findOne(wish)
    : comparingSides(wish, [...findOne(together), ...sides.flatMap(templatesOf)], sides, templatesOf);
}

function findOne(wish: Wish): readonly Template[] {
  const { among, element, isCalculation } = wish;
  const covering = withinScope(
    candidatesFor(wish).filter(
      (template) =>
        (among === null || template.tests.some((id) => among.has(id))) && isAboutAsked(template, wish),
    ),
    wish,
  );
  const calculated = isCalculation ? covering.filter((template) => template.isCalculation) : [];
  const asked = withoutMargin(calculated.length > 0 ? calculated : covering, wish);
  return element === null
    ? asked
    : asked.map((template) => {
        const seeds = elementDraws(element, templateName(template));
        return seeds.length > 0 ? { ...template, seeds } : template;
      });
}

/** What covers the parts of a wish; where it has none, what can be on its element, or tests what its exam teaches. */
function candidatesFor({ parts, element, among, likeWords }: Wish): readonly Template[] {
  if (likeWords !== undefined) return askedInLikeWords(likeWords);
  if (parts.length > 0) return coveringAll(parts);
  if (element !== null) return templatesNaming(element);
  return among === null ? templates() : [...new Set([...among].flatMap(templatesTesting))];
}

/** Of what names find, and of what others ask for in like words, what a strict reader would accept. */
function askedInLikeWords(likeWords: LikeWords): readonly Template[] {
  const before = knownLikeWords.get(likeWords);
  if (before !== undefined) return before;
  const found = findInLikeWords(likeWords);
  knownLikeWords.set(likeWords, found);
  return found;
}

/** A wish is copied with what an exam or an exclusion adds, and keeps its words. */
const knownLikeWords = new WeakMap<LikeWords, readonly Template[]>();

function findInLikeWords(likeWords: LikeWords): readonly Template[] {
  const { text, named: wish, isName = false } = likeWords;
  const alike = new Set(askedAlike(text).map(({ template }) => template));
  if (wish === undefined) return closestTo(likeWords).length === 0 ? [] : relevantTo(text, alike, null);
  const named = { wish, templates: new Set(templatesOf(wish)) };
  return isName ? surelyNamedBy(text, named) : relevantTo(text, named.templates.union(alike), named);
}

/** So many nearer questions are better alone. Of an element, what only could be on another one as well fills up a quiz of five. */
const enoughNearer = 2;
const enoughOfElement = 5;

/**
 * Beside what is nearer to it, what is at the margin of one of several things is a further thing, and of a substance or an element it
 * has only the label. Of a single name it stays: it comes last and is on what was named.
 */
function withoutMargin(found: readonly Template[], wish: Wish): readonly Template[] {
  const { parts, element, isListed = false } = wish;
  const isSubstanceAlone =
    parts.length < 2 &&
    parts.every(({ concepts, words }) => concepts.size === 0 && words.some((word) => isSubstance(word))) &&
    (element !== null || parts.length > 0);
  if (!isListed && !isSubstanceAlone) return found;
  const [part, ...others] = parts;
  if (isListed && part !== undefined && others.length === 0 && part.concepts.size === 0) {
    const under = found.filter(({ tests }) => tests.some((id) => part.within.has(id)));
    if (under.length > 0) return under;
  }
  const nearer = found.filter((template) => nearnessTo(template, wish) < 2);
  const isElementAlone = element !== null && parts.length === 0;
  return nearer.length >= (isElementAlone ? enoughOfElement : enoughNearer) ? nearer : found;
}

/**
 * What covers every part. One term that says all that no tested concept says comes before words that stand in several terms: of
 * `molar solubility from Ksp`, what goes the other way round is left out. Where nothing covers everything, words behind a name can
 * be a list (`hard water temporary permanent`), and of many parts a few can be missing.
 */
function coveringAll(parts: readonly Part[]): readonly Template[] {
  const [part, ...others] = parts;
  if (part === undefined) return [];
  if (others.length === 0) return coveringAlone(part);
  const words = parts.flatMap((one) => one.words);
  const found = new Set([
    ...templatesIndexedBy(words),
    ...covering(part).filter((template) => others.every((other) => covers(template, other))),
  ]);
  const byCloseness = Map.groupBy(found, (template) => closeness(template, parts, words));
  const closest = [0, 1, 2]
    .map((distance) => byCloseness.get(distance) ?? [])
    .find((ones) => ones.length > 0);
  if (closest !== undefined && closest.length >= enoughSaying) return closest;
  return coveringSaid(parts) ?? closest ?? coveringList(parts) ?? coveringMost(parts);
}

/** So many questions of which a term says just this are a quiz without those of which a term says more. */
const enoughExact = 3;

function exactFirst(found: readonly Template[], words: readonly string[]): readonly Template[] {
  const isExact = words.length > 1 ? hasExactTerm : hasWholeTerm;
  const exact = found.filter((template) => isExact(template, words));
  return exact.length >= enoughExact ? exact : found;
}

/** Names with a list of two and more words behind them: what is on the names and any of the words, where each has questions. */
function coveringList(parts: readonly Part[]): readonly Template[] | null {
  const names = parts.filter(({ concepts }) => concepts.size > 0);
  const listed = parts.filter(({ concepts }) => concepts.size === 0);
  const [name, ...others] = names;
  if (name === undefined || listed.length < 2) return null;
  const named = covering(name).filter((template) => others.every((other) => covers(template, other)));
  const ofEach = listed.map((part) => named.filter((template) => covers(template, part)));
  return ofEach.every((found) => found.length > 0) ? [...new Set(ofEach.flat())] : null;
}

/** So many questions say by themselves what no index term says of them. */
const enoughSaying = 2;
/** Of more parts, some are said by the way. */
const mostSaid = 2;

/** What is in the middle of one of the names and says all that is beside it: `phase diagrams of two components`. */
function coveringSaid(parts: readonly Part[]): readonly Template[] | null {
  if (parts.length > mostSaid) return null;
  const saying = parts
    .filter(({ concepts }) => concepts.size > 0)
    .flatMap((name) =>
      coveringAlone(name).filter(
        (template) =>
          testsPart(template.tests.slice(0, 1), name) &&
          parts.every((part) => part === name || covers(template, part) || says(template, wordsOf(part))),
      ),
    );
  const found = [...new Set(saying)];
  return found.length >= enoughSaying ? found : null;
}

function wordsOf({ phrase, words }: Part): readonly string[] {
  return phrase.length > 0 ? phrase : words;
}

/** Of so many parts, this share has to be covered. */
const manyParts = 4;
const mostOf = 0.7;

function coveringMost(parts: readonly Part[]): readonly Template[] {
  if (parts.length < manyParts) return [];
  const sums = new Map<Template, number>();
  for (const part of parts)
    for (const template of covering(part)) sums.set(template, (sums.get(template) ?? 0) + 1);
  const most = Math.max(0, ...sums.values());
  if (most < mostOf * parts.length) return [];
  return [...sums].flatMap(([template, sum]) => (sum === most ? [template] : []));
}

/** Of a whole topic, so many questions that mainly test it are enough. */
const enoughOfTopic = 15;

/**
 * For the bare name of a concept, what is at its edge is left out, and what has the name as a whole term comes too. Not for a name of
 * which one word is left to compare: of `Bohr effect` it is that of Bohr's model.
 */
function coveringAlone(part: Part): readonly Template[] {
  const { concepts: asked, words } = part;
  if (asked.size === 0) return exactFirst(indexedBy(part), words);
  const found = [
    ...new Set([
      ...[...asked].flatMap((id) => templatesTesting(id).filter(({ edge }) => !edge.includes(id))),
      ...(words.length > 1
        ? templatesIndexedBy(words).filter((template) => hasWholeTerm(template, words))
        : []),
    ]),
  ];
  const mainly = isBroad(part) ? found.filter(({ tests: [main = ''] }) => asked.has(main)) : [];
  // What is chosen from the list, where nothing was typed, has everything that stands there.
  if (mainly.length >= enoughOfTopic) return words.length === 0 ? mainly : atHome(mainly, asked);
  const saying = isOneOfTwo(part)
    ? found.filter((one) => hasTerm({ terms: one.ownTerms }, words) || says(one, words))
    : [];
  return saying.length >= enoughSaying ? saying : found;
}

function covering(part: Part): readonly Template[] {
  return [...new Set([...[...part.concepts].flatMap(templatesTesting), ...indexedBy(part)])];
}

/**
 * What the index has under the words. Where terms begin with the very phrase, or else have it, the words belong together: what has
 * them apart stays only if it tests a concept that the phrase is asked under. `Ostwald process` is not Ostwald ripening, nor are
 * `point groups` trends of boiling points within a group.
 */
function indexedBy({ words, phrase, within, concepts: asked }: Part): readonly Template[] {
  const found = templatesIndexedBy(words);
  if (asked.size > 0 || phrase.length < 2) return found;
  const beginning = found.filter((template) => beginsTerm(template, phrase));
  const withPhrase =
    beginning.length > 0 ? beginning : found.filter((template) => isInTerm(template, phrase));
  const under = withPhrase.length > 0 ? new Set(withPhrase.flatMap(({ tests }) => tests)) : within;
  return under.size === 0 ? found : found.filter(({ tests }) => tests.some((id) => under.has(id)));
}

function covers(template: Template, part: Part): boolean {
  return testsPart(template.tests, part) || hasTerm(template, part.words);
}

/** 0 where one term says everything, 1 where it says all that is not tested, 2 where several terms do. */
function closeness(template: Template, parts: readonly Part[], words: readonly string[]): number {
  if (hasTerm(template, words)) return 0;
  const untested = parts.filter((part) => !testsPart(template.tests, part)).flatMap((part) => part.words);
  return untested.length === 0 || hasTerm(template, untested) ? 1 : 2;
}
