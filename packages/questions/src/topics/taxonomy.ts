import { analyticalTopics } from './analytical.data.ts';
import { biochemistryTopics } from './biochemistry.data.ts';
import { generalTopics } from './general.data.ts';
import { organicTopics } from './organic.data.ts';
import { physicalTopics } from './physical.data.ts';
import type { Topic } from './topic.ts';

/** Every topic, subject by subject. */
export const taxonomy: readonly Topic[] = [
  ...generalTopics,
  ...organicTopics,
  ...physicalTopics,
  ...biochemistryTopics,
  ...analyticalTopics,
];

const byId: ReadonlyMap<string, Topic> = new Map(taxonomy.map((topic) => [topic.id, topic]));

/**
 * The name of a topic, or `undefined` where the taxonomy has none of this id.
 * @example topicName('gas-laws') // 'Gas laws'
 */
export function topicName(id: string): string | undefined {
  return byId.get(id)?.name;
}
