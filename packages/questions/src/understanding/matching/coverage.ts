import { concepts } from '../../concepts/concepts.ts';
import { taxonomy } from '../../topics/taxonomy.ts';
import { askedAlike } from '../like-words/asked-alike.ts';
import { elementDraws } from './element-draws.ts';
import { coveringAll } from './covering-parts.ts';
import { isAboutAsked, templatesNaming } from './fits.ts';
import { templatesTesting } from '../question-index/question-index.ts';
import { templateName, templates, type Template } from '../question-index/templates.ts';
import { comparingSides } from './comparing-sides.ts';
import { leavingOut, notOn } from './leaving-out.ts';
import { nearnessTo } from './nearness.ts';
import { ofScene, withoutCalculations } from './of-scene.ts';
import { phraseWords } from '../../topic-search/words.ts';
import { says } from '../question-index/says.ts';
import { withoutExamples } from '../question-index/only-examples.ts';
import { nameReadings, refusedUnder } from '../../name-readings/name-readings.ts';
import { relevantTo, surelyNamedBy, type Named } from './relevance.ts';
import { withinScope } from './within-scope.ts';
import { meansTheSame } from '../names/means-the-same.ts';
import { isSubstance } from '../names/substances.ts';
import type { LikeWords, Wish } from './wish.ts';

const known = new WeakMap<Wish, readonly Template[]>();

/** The templates whose questions are what a wish asks for. */
export function templatesOf(wish: Wish): readonly Template[] {
  const before = known.get(wish);
  if (before !== undefined) return before;
  const { without, notIn = [], scene, isAlone = false, ...wanted } = wish;
  const accepted = withoutRefused(find(wanted), wanted);
  const meant = isAlone ? withoutExamples(accepted, wish.name) : accepted;
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

/** Of what one name finds, or a section of a syllabus, what readers accept under it. */
function withoutRefused(found: readonly Template[], wish: Wish): readonly Template[] {
  const name = readNameOf(wish);
  if (name === null) return found;
  const refused = refusedUnder(name);
  const accepted = found.filter((template) => !refused.has(templateName(template)));
  // Where readers accept nothing of a section, the map of concepts has it elsewhere.
  return accepted.length === 0 && wish.parts.length === 0 ? found : accepted;
}

/**
 * The name under which readers saw what a wish finds: that of its only part, or of a section. Names of a concept or topic mean the same;
 * those that stand for several concepts are printed by the first, and need not: `beta decay` by `Alpha decay`.
 */
function readNameOf({ name, parts, element, likeWords }: Wish): string | null {
  const [part, ...others] = parts;
  if (element !== null || likeWords !== undefined || others.length > 0) return null;
  if (part === undefined) return name;
  const isTyped = part.phrase.join(' ') === phraseWords(part.name).join(' ');
  return isTyped || namesOfMap.has(part.name) ? part.name : null;
}

const namesOfMap: ReadonlySet<string> = new Set([...concepts, ...taxonomy].map((one) => one.name));

/** A wish as one of several things in a list. */
export function listedWish(wish: Wish): Wish {
  const listed = { ...wish, isListed: true };
  known.set(listed, sayingTyped(withoutMargin(templatesOf(wish), listed), wish));
  return listed;
}

/** Who lists a narrower name of a concept wants that beside the others, where questions say it: `polyester` of condensation polymers. */
function sayingTyped(found: readonly Template[], { parts: [part, ...others] }: Wish): readonly Template[] {
  if (part === undefined || others.length > 0 || part.isTopic || part.concepts.size === 0) return found;
  const named = new Set(phraseWords(part.name));
  if (part.words.every((word) => named.has(word))) return found;
  const saying = found.filter((template) => says(template, part.words));
  return saying.length > 0 ? saying : found;
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
  const inLikeWords = findInLikeWords(likeWords);
  const found = likeWords.isWhy === true ? withoutCalculations(inLikeWords) : inLikeWords;
  knownLikeWords.set(likeWords, found);
  return found;
}

/** A wish is copied with what an exam or an exclusion adds, and keeps its words. */
const knownLikeWords = new WeakMap<LikeWords, readonly Template[]>();

function findInLikeWords(likeWords: LikeWords): readonly Template[] {
  const { text, isName = false } = likeWords;
  const { candidates, named } = couldBeMeant(likeWords);
  return isName && named !== null ? namedAndAccepted(text, named) : relevantTo(text, candidates, named);
}

/**
 * Every template that a text could mean: what its names find, together and each by itself, and what others ask for in like words. The name
 * of a topic finds too much by itself.
 */
export function couldBeMeant({ text, named: wish }: LikeWords): {
  candidates: ReadonlySet<Template>;
  named: Named | null;
} {
  const alike = new Set(askedAlike(text).map(({ template }) => template));
  if (wish === undefined) return { candidates: alike, named: null };
  const { sides: _, ...together } = wish;
  const byName = wish.parts.map((part) => ({
    words: Math.max(1, part.words.length),
    templates: new Set(templatesOf({ ...together, parts: [part] })),
    isTopic: part.isTopic,
  }));
  const named = { wish, templates: new Set(templatesOf(wish)), byName };
  const narrower = byName.filter(({ isTopic }) => !isTopic).flatMap(({ templates: found }) => [...found]);
  const all = [...new Set([...named.templates, ...alike, ...narrower])];
  return { candidates: new Set(wish.parts.length === 1 ? withoutRefused(all, wish) : all), named };
}

/** Of what a name finds, what readers accepted under it; of another name that can be narrower, what is sure. */
function namedAndAccepted(text: string, named: Named): readonly Template[] {
  const name = new Set(phraseWords(readNameOf(named.wish) ?? ''));
  const isTheSame = name.symmetricDifference(new Set(phraseWords(text))).size === 0 || meansTheSame(text);
  if (!isTheSame) return surelyNamedBy(text, named);
  const sure = new Set(surelyNamedBy(text, named));
  return [...named.templates].filter(
    (template) => sure.has(template) || nameReadings().has(templateName(template)),
  );
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
