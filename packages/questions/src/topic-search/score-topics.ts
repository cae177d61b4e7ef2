import type { ReadWord } from './read-text.ts';

/** A topic, by its index in the taxonomy, with its score for a text. */
export interface TopicScore {
  place: number;
  score: number;
}

/** Words that form a term together count more than single words. */
const ofPhrase = 1.15;
/** The name of a topic counts more than a synonym of another topic. */
const ofName = 1.05;
/** The words of a term in another order, or apart. */
const ofScatteredPhrase = 0.8;
/** `nuclear` in `effective nuclear charge` is no nuclear chemistry. */
const insideAnotherPhrase = 0.3;

/**
 * Scores every topic by the words of a text, best first. A word counts once for a topic, by its strongest evidence: a
 * whole term, a scattered term, part of a term, a family's name, the texts of questions.
 */
export function scoreTopics(words: readonly ReadWord[]): TopicScore[] {
  const scores = new Map<number, number>();
  for (const word of words)
    for (const [place, weight] of evidenceOf(word))
      scores.set(place, (scores.get(place) ?? 0) + weight * word.likeness);
  return [...scores]
    .map(([place, score]) => ({ place, score }))
    .sort((one, other) => other.score - one.score || one.place - other.place);
}

function evidenceOf({ phrase, scattered, entry }: ReadWord): Map<number, number> {
  const evidence = new Map<number, number>();
  const add = (place: number, weight: number): void => {
    evidence.set(place, Math.max(evidence.get(place) ?? 0, weight));
  };
  const rarity = entry?.rarity ?? 0;
  if (phrase !== null) {
    const isLong = phrase.words.length > 1;
    const weight = isLong ? ofPhrase * Math.max(rarity, phrase.rarity) : Math.min(1, phrase.rarity);
    for (const place of phrase.topics) add(place, place === phrase.nameOf ? ofName * weight : weight);
  }
  const discount = (place: number): number =>
    phrase !== null && phrase.words.length > 1 && !phrase.topics.has(place) ? insideAnotherPhrase : 1;
  for (const { topics, rarity: rarityOfPhrase } of scattered)
    for (const place of topics) add(place, discount(place) * ofScatteredPhrase * rarityOfPhrase);
  for (const [place, weight] of entry?.weights ?? []) add(place, discount(place) * weight * rarity);
  return evidence;
}
