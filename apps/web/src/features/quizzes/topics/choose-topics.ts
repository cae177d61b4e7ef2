import type { ListedTopic, TopicChoice, TopicListResponse } from '@valence/contract';

/** How much of a topic is chosen. */
export type Chosen = 'all' | 'some' | 'none';

/** Nothing yet. */
export const noChoice: TopicChoice = { topics: [], concepts: [] };

/** What of a choice is in the list: a link can be older than the list is. */
export function listedOf(
  { topics, concepts }: TopicChoice,
  subjects: TopicListResponse['subjects'],
): TopicChoice {
  const listed = subjects.flatMap((subject) => subject.topics);
  const topicIds = new Set(listed.map(({ id }) => id));
  const conceptIds = new Set(listed.flatMap((topic) => topic.concepts.map(({ id }) => id)));
  return {
    topics: topics.filter((id) => topicIds.has(id)),
    concepts: concepts.filter((id) => conceptIds.has(id)),
  };
}

/** How many topics and concepts are chosen. */
export function sizeOf({ topics, concepts }: TopicChoice): number {
  return topics.length + concepts.length;
}

/** A topic with all of its concepts chosen is chosen itself, and names none of them. */
export function chosenOf({ topics, concepts }: TopicChoice, topic: ListedTopic): Chosen {
  if (topics.includes(topic.id)) return 'all';
  return topic.concepts.some(({ id }) => concepts.includes(id)) ? 'some' : 'none';
}

export function isConceptChosen(choice: TopicChoice, topic: ListedTopic, concept: string): boolean {
  return choice.topics.includes(topic.id) || choice.concepts.includes(concept);
}

/** Chooses a whole topic, or gives all of it up. */
export function toggleTopic(choice: TopicChoice, topic: ListedTopic): TopicChoice {
  const { topics, concepts } = without(choice, topic);
  return chosenOf(choice, topic) === 'all'
    ? { topics, concepts }
    : { topics: [...topics, topic.id], concepts };
}

/** Chooses one concept of a topic, or gives it up; the others stay as they are. */
export function toggleConcept(choice: TopicChoice, topic: ListedTopic, concept: string): TopicChoice {
  const wasChosen = isConceptChosen(choice, topic, concept);
  const chosen = topic.concepts
    .map(({ id }) => id)
    .filter((id) => (id === concept ? !wasChosen : isConceptChosen(choice, topic, id)));
  const { topics, concepts } = without(choice, topic);
  // One concept alone is named by itself, also where its topic has no other.
  return chosen.length > 1 && chosen.length === topic.concepts.length
    ? { topics: [...topics, topic.id], concepts }
    : { topics, concepts: [...concepts, ...chosen] };
}

function without({ topics, concepts }: TopicChoice, topic: ListedTopic): TopicChoice {
  const own = new Set(topic.concepts.map(({ id }) => id));
  return {
    topics: topics.filter((id) => id !== topic.id),
    concepts: concepts.filter((id) => !own.has(id)),
  };
}
