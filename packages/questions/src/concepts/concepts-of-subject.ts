import type { Subject } from '../question.ts';
import { taxonomy } from '../topics/taxonomy.ts';
import type { Concept } from './concept.ts';
import { concepts } from './concepts.ts';

/**
 * The concepts whose topic belongs to a subject, in the order of the map.
 * @example conceptsOfSubject('physical')[0]?.name
 */
export function conceptsOfSubject(subject: Subject): readonly Concept[] {
  const topics = new Set(taxonomy.filter((topic) => topic.subject === subject).map(({ id }) => id));
  return concepts.filter(({ topic }) => topics.has(topic));
}
