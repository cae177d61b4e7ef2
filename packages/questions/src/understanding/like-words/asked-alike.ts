import { everydayWords } from '../../topic-search/everyday-words.data.ts';
import { isNeutral, phraseWords } from '../../topic-search/words.ts';
import { wordings } from '../../wordings/wordings.ts';
import { isSmallTalk } from '../names/read-words.ts';
import { withElementNames } from '../names/symbols-of-elements.ts';
import { keepsPairs } from '../question-index/question-index.ts';
import { says } from '../question-index/says.ts';
import { templateName, templates, type Template } from '../question-index/templates.ts';

/** A template, and how close it is to a text. */
interface Alike {
  template: Template;
  /** 0 to 1: 1 where a way to ask for it has the very words of the text. */
  closeness: number;
}

/** So close is another way to ask for the same. */
const sameWish = 0.88;
/** What is nearly as close as the closest is as close. */
const asClose = 0.98;

/**
 * How close at least the closest has to be: for a text of chemistry by its names; for words that no name holds together; for one that asks for
 * several things, which what is closest has one of. Settled by 728 labels of readers (record 120).
 */
export const leastCloseness = { named: 0.62, unnamed: 0.76, several: sameWish } as const;

/** The last text and what it found: every template of a wish is looked up in it. Texts come from outside, so no more are kept. */
let last: { text: string; found: readonly Alike[] } | undefined;

/** The templates that others ask for in words like those of a text, the closest first. */
export function askedAlike(text: string): readonly Alike[] {
  if (last?.text !== text) last = { text, found: compare(text) };
  return last.found;
}

/** How close the nearest way to ask for a template is to a text; 0 where nothing holds them together. */
export function closenessOf(template: Template, text: string): number {
  return askedAlike(text).find((alike) => alike.template === template)?.closeness ?? 0;
}

/** The words of a text that tell what is asked, as the search compares them, each once. */
export function tellingWordsIn(text: string): string[] {
  return [...new Set(wordsOf(text).filter((word) => tellingOf(word) >= ofEveryday))];
}

/** Whether a template is among those that are asked for in words the closest to a text. */
export function isClosest(template: Template, text: string): boolean {
  const closeness = closenessOf(template, text);
  return closeness > 0 && closeness >= asClose * (askedAlike(text)[0]?.closeness ?? 0);
}

/**
 * The templates that others ask for in words like these, the closest first. Index terms, wordings and names of concepts are compared with
 * the text by the cosine of their words, of which a rare one counts for more; what of the text is said nowhere in the question or in any
 * way to ask for it counts twice as much: `diluting an acid` is not `diluting a buffer`.
 * @param text as it was typed, with its misspellings put right
 */
function compare(text: string): Alike[] {
  const { phrases, byWord, weightOf } = phraseIndex();
  const inOrder = wordsOf(text);
  const words = [...new Set(inOrder)];
  const weight = sum(words.map(weightOf));
  // What every other phrase has finds none of them: it is counted where other words find one.
  const common = words.filter((word) => tellingOf(word) === ofNeutral);
  const shared = new Map<number, number>();
  const telling = new Map<number, number>();
  for (const word of words.filter((one) => !common.includes(one)))
    for (const place of byWord.get(word) ?? []) {
      shared.set(place, (shared.get(place) ?? 0) + weightOf(word));
      telling.set(place, (telling.get(place) ?? 0) + tellingOf(word));
    }
  const closest = new Map<Template, number>();
  for (const [place, ofTelling] of shared) {
    const phrase = phrases[place];
    if (phrase === undefined) continue;
    const inBoth = common.filter((word) => phrase.words.includes(word));
    // Words that everybody uses say of no text that it is chemistry.
    if ((telling.get(place) ?? 0) + ofNeutral * inBoth.length < leastTelling) continue;
    const cosine = (ofTelling + sum(inBoth.map(weightOf))) / Math.sqrt(weight * phrase.weight);
    const isCloser = cosine >= leastCosine && cosine > (closest.get(phrase.template) ?? 0);
    if (isCloser && keepsPairs(phrase.words, inOrder)) closest.set(phrase.template, cosine);
  }
  return [...closest]
    .map(([template, cosine]) => {
      const said = sum(words.filter((word) => isSaidOf(template, word)).map(weightOf)) / weight;
      return { template, closeness: (cosine + 2 * said) / 3 };
    })
    .toSorted((one, other) => other.closeness - one.closeness);
}

/** What the words of a text have in common with a template. */
export interface Likeness {
  /** The cosine of the nearest way to ask for the template: 1 where it has the very words of the text. */
  cosine: number;
  /** The share of the text that the ways to ask for it say together, from 0 to 1. */
  covered: number;
  /** How many telling words of the text neither the question nor a way to ask for it has. */
  unsaid: number;
}

/** @param text as it was typed, with its misspellings put right */
export function likenessTo(text: string): (template: Template, tested: readonly string[]) => Likeness {
  const { weightOf, ofTemplate } = phraseIndex();
  const words = [...new Set(wordsOf(text))];
  const telling = tellingWordsIn(text);
  const weights = words.map((word) => ({ word, weight: weightOf(word) }));
  const weight = sum(weights.map((one) => one.weight));
  return (template, tested) => {
    const { phrases = [], words: known } = ofTemplate.get(template) ?? {};
    const cosines = phrases.map((phrase) => {
      const shared = sum(weights.map((one) => (phrase.words.includes(one.word) ? one.weight : 0)));
      return shared / Math.sqrt(weight * phrase.weight);
    });
    return {
      cosine: Math.max(0, ...cosines),
      covered: sum(weights.map((one) => (known?.has(one.word) === true ? one.weight : 0))) / weight,
      unsaid: telling.filter((word) => !tested.includes(word) && !isSaidOf(template, word)).length,
    };
  };
}

/** Whether a word, as the search compares it, stands in a question or in a way to ask for it. */
export function isSaidOf(template: Template, word: string): boolean {
  return phraseIndex().ofTemplate.get(template)?.words.has(word) === true || says(template, [word]);
}

const leastCosine = 0.5;
/** One word of chemistry and another one, or three everyday ones. */
const leastTelling = 1.7;

/** A way to ask for a template. */
interface Phrase {
  template: Template;
  words: readonly string[];
  /** The sum of the weights of its words. */
  weight: number;
}

interface PhraseIndex {
  phrases: readonly Phrase[];
  /** The places of the phrases that have a word. */
  byWord: ReadonlyMap<string, readonly number[]>;
  weightOf: (word: string) => number;
  /** The ways to ask for a template, and every word of them. */
  ofTemplate: ReadonlyMap<Template, { phrases: readonly Phrase[]; words: ReadonlySet<string> }>;
}

let built: PhraseIndex | undefined;

function phraseIndex(): PhraseIndex {
  built ??= build();
  return built;
}

function build(): PhraseIndex {
  const asked = templates().flatMap((template) => waysToAsk(template).map((words) => ({ template, words })));
  const byWord = new Map<string, number[]>();
  asked.forEach(({ words }, place) => {
    for (const word of new Set(words)) byWord.getOrInsertComputed(word, () => []).push(place);
  });
  const weighed = (word: string, phrases: number): number =>
    (Math.log(1 + asked.length / (1 + phrases)) * tellingOf(word)) ** 2;
  const weights = new Map([...byWord].map(([word, places]) => [word, weighed(word, places.length)]));
  const weightOf = (word: string): number => weights.get(word) ?? weighed(word, 0);
  const phrases = asked.map(({ template, words }) => ({
    template,
    words,
    weight: sum(new Set(words).values().map(weightOf)),
  }));
  const ofTemplate = new Map(
    [...Map.groupBy(phrases, ({ template }) => template)].map(([template, ones]) => [
      template,
      { phrases: ones, words: new Set(ones.flatMap(({ words }) => words)) },
    ]),
  );
  return { phrases, byWord, weightOf, ofTemplate };
}

function waysToAsk(template: Template): readonly (readonly string[])[] {
  return [...template.terms, ...(wordings.get(templateName(template)) ?? []).map(wordsOf)];
}

function wordsOf(text: string): string[] {
  return phraseWords(withElementNames(text));
}

/** How much a word tells of what is asked, whatever else is rare: `why`, `happen` and `big` tell less than `titration`. */
function tellingOf(word: string): number {
  if (isNeutral(word) || isSmallTalk(word)) return ofNeutral;
  return everydayWords.has(word) ? ofEveryday : 1;
}

const ofNeutral = 0.3;
const ofEveryday = 0.7;

function sum(numbers: Iterable<number>): number {
  return Iterator.from(numbers).reduce((total, number) => total + number, 0);
}
