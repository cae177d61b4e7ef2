import { askedAlike } from '../like-words/asked-alike.ts';
import { elementDraws } from './element-draws.ts';
import { coveringAll } from './covering-parts.ts';
import { isAboutAsked, templatesNaming } from './fits.ts';
import { templatesTesting } from '../question-index/question-index.ts';
import { templateName, templates, type Template } from '../question-index/templates.ts';
import { comparingSides } from './comparing-sides.ts';
import { leavingOut, notOn } from './leaving-out.ts';
import { nearnessTo } from './nearness.ts';
import { ofScene } from './of-scene.ts';
import { withoutExamples } from '../question-index/only-examples.ts';
import { relevantTo, surelyNamedBy } from './relevance.ts';
import { withinScope } from './within-scope.ts';
import { isSubstance } from '../names/substances.ts';
import type { LikeWords, Wish } from './wish.ts';

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

/**
 * A wish within what an exam asks or a text excludes. Where that leaves less of a narrow text than a quiz needs, what its names ask within it.
 */
export function withinLimits(
  wish: Wish,
  limits: Pick<Wish, 'scope' | 'without' | 'notIn'> & Partial<Pick<Wish, 'among'>>,
  fewest: number,
): Wish {
  const limited = { ...wish, ...limits };
  const named = wish.likeWords?.named;
  return named === undefined || templatesOf(limited).length >= fewest ? limited : { ...named, ...limits };
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
  if (wish === undefined) return relevantTo(text, alike, null);
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
