import { elements } from '@valence/chemistry';
import { phraseWords } from '../../topic-search/words.ts';
import { isClosest } from '../like-words/asked-alike.ts';
import { comparingNearness } from './comparing.ts';
import { meetsParts, testsPart } from './fits.ts';
import { isBroad, namesOfConcept, namesOfPart } from './names-of-part.ts';
import { says } from '../question-index/says.ts';
import type { Template } from '../question-index/templates.ts';
import type { LikeWords, Part, Wish } from './wish.ts';

/** 0 for a question in the middle of what is asked for, 1 for one beside it, 2 for one at its margin. */
export type Nearness = 0 | 1 | 2;

/** So many index terms with the words say that a question is on them; a single one can name a label. */
const enoughTerms = 2;
/** A single word means more things: it needs more terms. */
const enoughOfWord = 3;

/**
 * How near a question that fits a wish is to it. Who wrote its index terms had not seen the wish: the more of them say what was
 * typed, the more the question is on it.
 */
export function nearnessTo(template: Template, wish: Wish): Nearness {
  const { parts, element, sides, scope, likeWords } = wish;
  if (likeWords !== undefined) return nearLikeWords(template, likeWords);
  if (sides !== undefined) return comparingNearness(template, sides, parts);
  const [part, ...others] = parts;
  if (part === undefined && element !== null) return nearElement(template, element);
  if (part === undefined) return scope === undefined || isCalledByConcept(template) ? 0 : 1;
  if (others.length > 0) return nearSeveral(template, parts);
  if (part.concepts.size === 0) return nearWords(template, part);
  return isBroad(part) ? 0 : nearConcept(template, part);
}

/** What others ask for in the very words is in the middle, and so is what is in the middle of the names of the text. */
function nearLikeWords(template: Template, { text, named, isName }: LikeWords): Nearness {
  if (isName === true && named !== undefined) return nearnessTo(template, named);
  if (isClosest(template, text)) return 0;
  return named !== undefined &&
    meetsParts(template, template.tests, named) &&
    nearnessTo(template, named) === 0
    ? 0
    : 1;
}

/**
 * Whether an index term of a question has a name of the concept that it mainly tests. A section of a syllabus names concepts; what
 * nobody would look for under the concept's name is beside what the section asks.
 */
function isCalledByConcept({ ownTerms, tests: [main = ''] }: Template): boolean {
  const names = namesOfConcept(main);
  return ownTerms.some((term) => names.some((words) => hasWords(term, words)));
}

function nearConcept({ ownTerms }: Template, part: Part): Nearness {
  const names = namesOfPart(part);
  const calling = ownTerms.filter((term) => names.some((words) => hasWords(term, words))).length;
  const isTyped = part.words.length === 0 || ownTerms.some((term) => hasWords(term, part.words));
  if (calling >= enoughTerms && isTyped) return 0;
  return calling >= enoughTerms || (isTyped && calling > 0) ? 1 : 2;
}

/** Of what is narrower than a concept, only the index terms tell. Several words mean one thing, a single one several. */
function nearWords(template: Template, { words }: Part): Nearness {
  if (words.length > 1) return 0;
  const naming = template.ownTerms.filter((term) => hasWords(term, words));
  if (naming.length >= enoughOfWord) return 0;
  const isLeading = naming.some(([first]) => first === words[0]);
  return naming.length >= enoughTerms || (isLeading && says(template, words)) ? 1 : 2;
}

function nearSeveral(template: Template, parts: readonly Part[]): Nearness {
  if (parts.every((part) => testsPart(template.tests, part))) return 0;
  const words = parts.flatMap((part) => part.words);
  const naming = template.ownTerms.filter((term) => hasWords(term, words)).length;
  if (naming === 0) return 2;
  return naming >= enoughTerms || says(template, words) ? 0 : 1;
}

/** A draw of a family could be on another element as well; what more index terms name is what a question is on. */
function nearElement({ ownTerms, source }: Template, symbol: string): Nearness {
  if (source.kind === 'family') return 2;
  const naming = termsNaming(ownTerms, symbol);
  if (naming >= enoughTerms) return 0;
  return elements.some((other) => other.symbol !== symbol && termsNaming(ownTerms, other.symbol) > naming)
    ? 2
    : 1;
}

function termsNaming(terms: Template['ownTerms'], symbol: string): number {
  const words = wordsOfElements.get(symbol) ?? [];
  return terms.filter((term) => hasWords(term, words)).length;
}

const wordsOfElements: ReadonlyMap<string, readonly string[]> = new Map(
  elements.map(({ symbol, name }) => [symbol, phraseWords(name)]),
);

function hasWords(term: readonly string[], words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => term.includes(word));
}
