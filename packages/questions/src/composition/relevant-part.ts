import { makeQuestion } from '../families/make-question.ts';
import type { Family } from '../families/family.ts';
import type { Difficulty } from '../question.ts';
import { readText } from '../topic-search/read-text.ts';
import { topicName } from '../topics/taxonomy.ts';
import { isNeutral, wordsOf } from '../topic-search/words.ts';
import type { SubjectQuestion, TopicPool } from './question-pool.ts';

/** A word of a student's text that asks for less than the whole topic, and how telling it is. */
interface NarrowingWord {
  word: string;
  weight: number;
}

const fromFamilyName = 1.5;
const fromQuestion = 1;
const fromExplanation = 0.5;
/** What fits less than half as well as the best is not what was asked for. */
const leastShareOfBest = 0.5;
const largestPart = 1 / 3;

/**
 * The part of a topic's pool that fits a text which is narrower than the topic: at most its best third, by the words of
 * questions, explanations and families. `Ksp` is narrower than precipitation, `gas laws` is not narrower than gas laws.
 * @returns `null` where the text says no more than the topic, or nothing that the pool knows
 * @example relevantPart(poolOfTopic('precipitation-titrations', 'advanced'), 'Ksp')
 */
export function relevantPart(pool: TopicPool, text: string): TopicPool | null {
  const narrowing = narrowingWords(pool.topic, text);
  if (narrowing.length === 0) return null;
  const written = pool.written.map((source) => ({ source, fit: fitOf(wordsOfWritten(source), narrowing) }));
  const families = pool.families.map((source) => ({
    source,
    fit: fitOf(wordsOfFamily(source, pool.difficulty), narrowing),
  }));
  const fits = [...written, ...families].map(({ fit }) => fit).sort((one, other) => other - one);
  const best = fits[0] ?? 0;
  if (best === 0) return null;
  const lastOfPart = fits[Math.ceil(fits.length * largestPart) - 1] ?? 0;
  const least = Math.max(leastShareOfBest * best, lastOfPart);
  return {
    ...pool,
    written: written.flatMap(({ source, fit }) => (fit >= least ? [source] : [])),
    families: families.flatMap(({ source, fit }) => (fit >= least ? [source] : [])),
  };
}

function narrowingWords(topic: string, text: string): NarrowingWord[] {
  const ofTopic = new Set(wordsOf(topicName(topic) ?? ''));
  const words = new Map<string, number>();
  for (const { word, entry } of readText(text))
    if (!ofTopic.has(word) && !isNeutral(word)) words.set(word, entry?.rarity ?? 1);
  return [...words].map(([word, weight]) => ({ word, weight }));
}

function fitOf(words: ReadonlyMap<string, number>, narrowing: readonly NarrowingWord[]): number {
  return narrowing.reduce((fit, { word, weight }) => fit + weight * (words.get(word) ?? 0), 0);
}

function wordsOfWritten({ question }: SubjectQuestion): ReadonlyMap<string, number> {
  return weighedWords([
    { text: question.explanation, weight: fromExplanation },
    { text: `${question.text} ${question.answer}`, weight: fromQuestion },
  ]);
}

/** A family is known by its name and by one of its questions. */
function wordsOfFamily(family: Family, difficulty: Difficulty): ReadonlyMap<string, number> {
  const sample = makeQuestion(family, 1, difficulty);
  return weighedWords([
    { text: sample.explanation, weight: fromExplanation },
    { text: sample.text, weight: fromQuestion },
    { text: `${family.name} ${family.id.replaceAll('-', ' ')}`, weight: fromFamilyName },
  ]);
}

/** The words of some texts with their weights; the weight of a later text replaces that of an earlier one. */
function weighedWords(texts: readonly { text: string; weight: number }[]): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  for (const { text, weight } of texts) for (const word of wordsOf(text)) words.set(word, weight);
  return words;
}
