import { concepts } from '../../concepts/concepts.ts';
import { phraseWords } from '../../topic-search/words.ts';
import { tellingWords } from '../question-index/question-index.ts';
import type { Part } from './wish.ts';

const names: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  concepts.map(({ id, name, otherNames }) => [
    id,
    [name, ...otherNames].map((one) => tellingWords(phraseWords(one))).filter((words) => words.length > 0),
  ]),
);

const nameOf: ReadonlyMap<string, string> = new Map(concepts.map(({ id, name }) => [id, name]));

/** A part with more concepts is a topic: the names of its concepts say nothing of it. */
const mostConcepts = 5;

/** What a concept can be called, each name as the words that tell it. */
export function namesOfConcept(id: string): readonly (readonly string[])[] {
  return names.get(id) ?? [];
}

/** True for a part that is as broad as a topic. */
export function isBroad({ concepts: asked }: Part): boolean {
  return asked.size > mostConcepts;
}

/** What a part can be called, each name as the words that tell it: as it was typed, and as its concepts are called. */
export function namesOfPart(part: Part): readonly (readonly string[])[] {
  const typed = part.words.length > 0 ? [part.words] : [];
  return isBroad(part) ? typed : [...typed, ...[...part.concepts].flatMap(namesOfConcept)];
}

/** True for one of two things that a single concept has together: `fluorescence` of `Fluorescence and phosphorescence`. */
export function isOneOfTwo({ concepts: asked, words }: Part): boolean {
  const [id = '', ...others] = asked;
  const [one = '', other = '', ...more] = (nameOf.get(id) ?? '').split(' and ');
  if (others.length > 0 || more.length > 0 || other === '' || words.length === 0) return false;
  const [ofOne, ofOther] = [phraseWords(one), phraseWords(other)];
  const isIn = (side: readonly string[], apart: readonly string[]): boolean =>
    words.some((word) => side.includes(word) && !apart.includes(word)) &&
    words.every((word) => side.includes(word));
  return isIn(ofOne, ofOther) || isIn(ofOther, ofOne);
}
