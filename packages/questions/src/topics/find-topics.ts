import { parseFormula } from '@valence/chemistry';
import { editDistance } from './edit-distance.ts';
import { taxonomy } from './taxonomy.ts';
import type { Topic } from './topic.ts';
import { topicIndex, type TopicIndex, type WordEntry } from './topic-index.ts';
import { plainWords, wordsOf } from './words.ts';

export interface TopicMatch {
  topic: Topic;
  /** Higher is better; 1 is a topic's own word. */
  score: number;
}

/** Less than this share of what a text says in known words, and it is not about chemistry. */
const leastKnown = 0.5;
/** A lone word out of the texts of questions is not enough. */
const leastScore = 0.35;
/** Topics this close to the best one belong to the answer. */
const closeToBest = 0.6;
const mostTopics = 3;

/**
 * The topics that a text is about, best first: by the phrases and words of the taxonomy, the families and the bank,
 * misspellings forgiven.
 * @returns an empty list for a text that is not about chemistry
 * @example findTopics('stoichometry')[0]?.topic.id // 'stoichiometry'
 */
export function findTopics(text: string): TopicMatch[] {
  const index = topicIndex();
  const scores = new Map<number, number>();
  const add = (topic: number, score: number): void => {
    scores.set(topic, (scores.get(topic) ?? 0) + score);
  };

  const phraseWords = addPhrases(index, text, add);
  const words = wordsOf(text);
  let known = 0;
  let said = 0;
  let hasTerm = phraseWords > 0;
  for (const word of words) {
    const found = lookUp(index, word);
    const rarity = found?.entry.rarity ?? Math.log(1 + taxonomy.length);
    said += rarity;
    if (found === null) continue;
    known += rarity * found.likeness;
    if (found.entry.isTerm) hasTerm = true;
    for (const [topic, weight] of found.entry.weights)
      add(topic, (weight * found.likeness * found.entry.rarity) / Math.log(1 + taxonomy.length));
  }
  const isFormulaGiven = namesFormula(text);
  if (!hasTerm && !isFormulaGiven) return [];
  if (said > 0 && known / said < leastKnown && phraseWords < 2) return [];
  return best(scores);
}

/** Whole phrases count by their length: `hydrogen bonding` says more than both words apart. */
function addPhrases(index: TopicIndex, text: string, add: (topic: number, score: number) => void): number {
  const plain = ` ${plainWords(text).join(' ')} `;
  let longest = 0;
  for (const { phrase, words, topic } of index.phrases) {
    if (!plain.includes(phrase)) continue;
    add(topic, 0.5 + words / 2);
    longest = Math.max(longest, words);
  }
  return longest;
}

function lookUp(index: TopicIndex, word: string): { entry: WordEntry; likeness: number } | null {
  const exact = index.words.get(word);
  if (exact !== undefined) return { entry: exact, likeness: 1 };
  if (word.length < 5) return null;
  let closest: { entry: WordEntry; likeness: number } | null = null;
  for (const [candidate, entry] of index.words) {
    if (!entry.isTerm) continue;
    const likeness = likenessOf(word, candidate);
    if (likeness > (closest?.likeness ?? 0)) closest = { entry, likeness };
  }
  return closest;
}

/** Misspelled words and other forms of a word: `oxidised` and `oxidation`, `stoichometry` and `stoichiometry`. */
function likenessOf(word: string, candidate: string): number {
  if (candidate.length < 5) return 0;
  const allowed = word.length >= 8 ? 2 : 1;
  const distance = editDistance(word, candidate, allowed);
  if (distance <= allowed) return 1 - 0.1 * distance;
  const shared = sharedStart(word, candidate);
  return shared >= 6 && shared >= 0.6 * Math.max(word.length, candidate.length) ? 0.75 : 0;
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** A formula of at least two elements or with a count is chemistry, whatever else is said: `CuSO4`, `NaCl`. */
function namesFormula(text: string): boolean {
  return text
    .split(/[\s,;?!]+/)
    .some((word) => /^[A-Z]/.test(word) && /\d|[A-Z][a-z]?[A-Z]/.test(word) && parseFormula(word).ok);
}

function best(scores: ReadonlyMap<number, number>): TopicMatch[] {
  const ranked = [...scores]
    .flatMap(([place, score]) => {
      const topic = taxonomy[place];
      return topic === undefined || score < leastScore ? [] : [{ topic, score }];
    })
    .sort((one, other) => other.score - one.score);
  const top = ranked[0]?.score ?? 0;
  return ranked.filter(({ score }) => score >= closeToBest * top).slice(0, mostTopics);
}
