import { longestTopic } from './longest-topic.ts';
import { notationsInWords } from './notations.ts';
import { isPromptInjection } from './prompt-injection.ts';
import { readText } from './read-text.ts';
import { taxonomy } from '../topics/taxonomy.ts';
import type { Topic } from '../topics/topic.ts';
import { scoreTopics, type TopicScore } from './score-topics.ts';

export interface TopicMatch {
  topic: Topic;
  /** Higher is better; about 1 for each word that is a topic's own. */
  score: number;
}

/** A text with a smaller share of known words is not about chemistry. */
const leastKnown = 0.45;
const leastScore = 0.25;
/** Topics this close to the best one belong to the answer. */
const closeToBest = 0.9;
const mostTopics = 3;

/**
 * The topics that a text is about, best first: by the phrases and words of the taxonomy, the families and the bank,
 * misspellings forgiven.
 * @returns one to three topics, or none for a text that is not about chemistry, is a prompt injection or is too long for a topic
 * @example findTopics('stoichometry')[0]?.topic.id // 'stoichiometry'
 */
export function findTopics(text: string): TopicMatch[] {
  if (text.length > longestTopic || isPromptInjection(text)) return [];
  const found = search(text);
  if (found.length > 0) return searchParts(text) ?? found;
  const inWords = notationsInWords(text);
  return inWords === text ? [] : search(inWords);
}

/** `Redox and buffers` are two topics, `acids and bases` one: each part has to be a term of its own. */
function searchParts(text: string): TopicMatch[] | null {
  const parts = text.split(/[,;&+]|\s\/\s|\s(?:and|or|vs\.?|versus)\s/i).filter((part) => part.trim() !== '');
  if (parts.length < 2 || isOneTerm(text) || !parts.every(isOneTerm)) return null;
  const found = new Map<string, TopicMatch>();
  for (const match of parts.flatMap((part) => search(part).slice(0, 1))) found.set(match.topic.id, match);
  return found.size > 1 && found.size <= mostTopics ? [...found.values()] : null;
}

function isOneTerm(text: string): boolean {
  const words = readText(text).filter(({ says }) => says > 0);
  return words.length > 0 && words.every(({ phrase }) => phrase !== null && phrase === words[0]?.phrase);
}

function search(text: string): TopicMatch[] {
  const words = readText(text);
  const known = words.reduce((sum, word) => sum + word.says * word.known, 0);
  const said = words.reduce((sum, word) => sum + word.says, 0);
  if (!words.some((word) => word.isTerm)) return [];
  return known < leastKnown * said ? [] : best(scoreTopics(words));
}

function best(scores: readonly TopicScore[]): TopicMatch[] {
  const top = scores[0]?.score ?? 0;
  if (top < leastScore) return [];
  return scores
    .filter(({ score }) => score >= closeToBest * top)
    .slice(0, mostTopics)
    .flatMap(({ place, score }) => {
      const topic = taxonomy[place];
      return topic === undefined ? [] : [{ topic, score }];
    });
}
