import { taxonomy } from '../topics/taxonomy.ts';
import type { Topic } from '../topics/topic.ts';
import { understandTopic } from './understand-topic.ts';

const mostTopics = 3;

/**
 * The topics of the taxonomy that a text is about, the main one first.
 * @returns one to three topics, or none for a text that is refused
 * @example topicsAskedFor('stoichometry')[0]?.id // 'stoichiometry'
 */
export function topicsAskedFor(text: string): Topic[] {
  const understood = understandTopic(text);
  if (!understood.isUnderstood) return [];
  return understood.topics.slice(0, mostTopics).flatMap((id) => taxonomy.filter((topic) => topic.id === id));
}
