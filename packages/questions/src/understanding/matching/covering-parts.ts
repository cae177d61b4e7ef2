import {
  beginsTerm,
  hasExactTerm,
  hasTerm,
  hasWholeTerm,
  isInTerm,
  templatesIndexedBy,
  templatesTesting,
} from '../question-index/question-index.ts';
import { says } from '../question-index/says.ts';
import type { Template } from '../question-index/templates.ts';
import { atHome } from './at-home.ts';
import { testsPart } from './fits.ts';
import { isBroad, isOneOfTwo } from './names-of-part.ts';
import type { Part } from './wish.ts';

/**
 * What covers every part. One term that says all that no tested concept says comes before words that stand in several terms: of
 * `molar solubility from Ksp`, what goes the other way round is left out. Where nothing covers everything, words behind a name can
 * be a list (`hard water temporary permanent`), and of many parts a few can be missing.
 */
export function coveringAll(parts: readonly Part[]): readonly Template[] {
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
