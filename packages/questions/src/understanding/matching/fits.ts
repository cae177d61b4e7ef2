import { elements, type Element } from '@valence/chemistry';
import { concepts } from '../../concepts/concepts.ts';
import type { Question } from '../../question.ts';
import { phraseWords } from '../../topic-search/words.ts';
import { askedAlike } from '../like-words/asked-alike.ts';
import { elementDraws } from './element-draws.ts';
import { isAboutElement } from './is-about-element.ts';
import { isOnElements } from './concepts-of-elements.ts';
import { hasTerm, templatesIndexedBy } from '../question-index/question-index.ts';
import { templateName, templates, type Template } from '../question-index/templates.ts';
import type { LikeWords, Part, Wish } from './wish.ts';

/** What the terms of a question say hangs on where it comes from. */
type Indexed = Pick<Template, 'terms' | 'tests'> & { source: { kind: string } };

/** True for a question, drawn of a template that fits, that is what the wish asks for: draws of a family differ in their task. */
export function fits(question: Question, wish: Wish, template: Indexed): boolean {
  const { sides, likeWords } = wish;
  if (likeWords !== undefined) return fitsLikeWords(question, likeWords, template);
  if (sides?.some((side) => fits(question, side, template)) === true) return true;
  const { tests = [] } = question;
  if (!meetsParts(template, tests, wish) || isOtherDraw(template, tests, wish)) return false;
  if (wish.among !== null && tests.length > 0 && !tests.some((id) => wish.among?.has(id))) return false;
  const element = bySymbol.get(wish.element ?? '');
  const isIndexed = element !== undefined && hasElementInTerms(template, element);
  return isIndexed || isOnElementOf(question, wish);
}

/**
 * A written question was chosen as it stands. A set, which has no terms of its own, can be on a name, but not on less than that. A draw of a
 * family has to fit the names that find the family.
 */
function fitsLikeWords(question: Question, likeWords: LikeWords, template: Indexed): boolean {
  const { text, named, isName = false } = likeWords;
  const { kind } = template.source;
  if (kind === 'written' && template.terms.length > 0) return true;
  if (named !== undefined && (isName || meetsParts(template, template.tests, named)))
    return (isName || template.terms.length > 0) && fits(question, named, template);
  if (askedAlike(text).some((one) => one.template.terms === template.terms)) return true;
  const finding = (named?.parts ?? []).filter((part) =>
    meetsParts(template, template.tests, { parts: [part] }),
  );
  return (
    template.terms.length > 0 &&
    finding.length > 0 &&
    !isOtherDraw(template, question.tests ?? [], { parts: finding })
  );
}

/** True for a draw that does not test what other draws of its family test of the wish: the index terms are those of them all. */
function isOtherDraw(template: Indexed, tests: readonly string[], { parts }: Pick<Wish, 'parts'>): boolean {
  return (
    template.source.kind === 'family' &&
    parts.some((part) => testsPart(template.tests, part) && !testsPart(tests, part))
  );
}

/** Whether every part of a wish is tested or stands in the index terms. */
export function meetsParts(
  template: Pick<Template, 'terms'>,
  tests: readonly string[],
  { parts }: Pick<Wish, 'parts'>,
): boolean {
  return parts.every((part) => testsPart(tests, part) || hasTerm(template, part.words));
}

/** Whether a question is about the element of a wish, where it has one. */
export function isOnElementOf(
  { text, options, key }: Question,
  { element: symbol }: Pick<Wish, 'element'>,
): boolean {
  const element = bySymbol.get(symbol ?? '');
  return element === undefined || isAboutElement(text, options[key]?.text ?? '', element);
}

/** Whether one of the concepts that a part names is tested. */
export function testsPart(tests: readonly string[], { concepts }: Part): boolean {
  return tests.some((id) => concepts.has(id));
}

const bySymbol: ReadonlyMap<string, Element> = new Map(elements.map((element) => [element.symbol, element]));

/** True for a template whose questions are, or can be, about the element of a wish. */
export function isAboutAsked(template: Template, { element: symbol, parts }: Wish): boolean {
  const element = bySymbol.get(symbol ?? '');
  if (element === undefined) return true;
  if (parts.length === 0 && !isOnElementAlone(template, element)) return false;
  let ofElement = about.get(element.symbol);
  if (ofElement === undefined) {
    ofElement = new Map();
    about.set(element.symbol, ofElement);
  }
  const known = ofElement.get(templateName(template));
  if (known !== undefined) return known;
  const found = hasElementInTerms(template, element) || isAbout(template, element);
  ofElement.set(templateName(template), found);
  return found;
}

/**
 * Whether the element is the subject of a question, where nothing is asked for but it: its concept is one of elements, it names the
 * element, and so did who wrote its index terms. A salt of it, or an electrode, is a label; one of several in a list is an example.
 */
function isOnElementAlone(template: Template, element: Element): boolean {
  if (!template.tests.slice(0, 1).some(isOnElements)) return false;
  if (template.source.kind === 'family') return true;
  const naming = timesInTerms(template, element);
  if (naming < (template.subject === 'general' ? 1 : enoughNaming) || !isAbout(template, element))
    return false;
  const { text } = template.source.question;
  const others = elements.filter((other) => other !== element && isAboutElement(text, '', other));
  if (naming < enoughNaming && others.length >= severalOthers) return false;
  return others.every((other) => timesInTerms(template, other) < naming);
}

/** So many index terms with an element say that a question is on it, whatever else its text lists, and beyond general chemistry too. */
const enoughNaming = 2;
const severalOthers = 2;

function timesInTerms({ ownTerms }: Template, element: Element): number {
  return ownTerms.filter((term) => namesElement(term, element)).length;
}

function namesElement(term: readonly string[], { symbol }: Element): boolean {
  const [[name = ''] = []] = called.get(symbol) ?? [];
  const place = term.indexOf(name);
  return place >= 0 && !namesOfConcepts.has(term.join(' ')) && !ofCompound.test(term[place + 1] ?? '');
}

/** The name of a concept says nothing of a single question: `Chemistry of zinc and mercury`. */
const namesOfConcepts: ReadonlySet<string> = new Set(concepts.map(({ name }) => phraseWords(name).join(' ')));

/** What makes a compound, or a matter of every element, of the name in front of it: `sodium hydroxide`, `hydrogen bond`. */
const ofCompound =
  /id$|(?:[bfglmnrt]|ph)at$|it$|^(?:hydrogen|bond|atom|electrod|ion|acid|lik|deficiency|orbital|cycl)$/;

/** What was found, by element and template: whoever asks for an element has every question looked at. */
const about = new Map<string, Map<string, boolean>>();

function isAbout(template: Template, element: Element): boolean {
  const { source } = template;
  return source.kind === 'written'
    ? isAboutElement(source.question.text, source.question.answer, element)
    : elementDraws(element.symbol, templateName(template)).length > 0;
}

/** The templates that can be about an element: a family, and what has its name in an index term. */
export function templatesNaming(symbol: string): readonly Template[] {
  const [name = []] = called.get(symbol) ?? [];
  return [...templatesIndexedBy(name), ...familiesOnElements()];
}

let onElements: readonly Template[] | undefined;

function familiesOnElements(): readonly Template[] {
  onElements ??= templates().filter(
    ({ source, tests }) => source.kind === 'family' && tests.slice(0, 1).some(isOnElements),
  );
  return onElements;
}

/** Draws of a family differ in their elements, so its terms say nothing of one. */
function hasElementInTerms(template: Indexed, { symbol }: Element): boolean {
  return (
    template.source.kind === 'written' && (called.get(symbol) ?? []).some((words) => hasTerm(template, words))
  );
}

/** Name and symbol of each element, as the search compares them. */
const called: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  elements.map(({ name, symbol }) => [symbol, [phraseWords(name), phraseWords(symbol)]]),
);
