import { conceptsBelow } from '../concepts/concepts-below.ts';
import type { Concept } from '../concepts/concept.ts';
import { concepts } from '../concepts/concepts.ts';
import type { Difficulty } from '../question.ts';
import { taxonomy } from '../topics/taxonomy.ts';
import type { Topic } from '../topics/topic.ts';
import { countsOf } from '../understanding/matching/counts.ts';
import { joinNames, withApostrophes } from '../understanding/join-names.ts';
import type { Wish } from '../understanding/matching/wish.ts';
import { conceptsOfTopic } from '../understanding/names/read-terms.ts';

/** What a student chose from the list of topics and concepts (`topicList`), by ids. */
export interface TopicChoice {
  topics: readonly string[];
  concepts: readonly string[];
}

/** What a choice asks for. */
export interface UnderstoodChoice {
  wishes: readonly Wish[];
  /** The name of a quiz on it. */
  name: string;
  /** How many different questions there are: a family at a difficulty counts once. */
  counts: Readonly<Record<Difficulty, number>>;
}

const topicsById: ReadonlyMap<string, Topic> = new Map(taxonomy.map((topic) => [topic.id, topic]));
const conceptsById: ReadonlyMap<string, Concept> = new Map(concepts.map((concept) => [concept.id, concept]));

/** So many names stand in the name of a quiz. */
const mostNamed = 3;

/**
 * What a choice from the list asks for: a wish for each topic and each concept.
 * @returns `null` where nothing is chosen, or an id is in no list
 * @example understandChoice({ topics: ['gas-laws'], concepts: [] })?.name // 'Gas laws'
 */
export function understandChoice({ topics, concepts: chosen }: TopicChoice): UnderstoodChoice | null {
  const ofTopics = [...new Set(topics)].map((id) => topicsById.get(id));
  const ofConcepts = [...new Set(chosen)].map((id) => conceptsById.get(id));
  const known = [
    ...ofTopics.flatMap((topic) => (topic === undefined ? [] : [wishOfTopic(topic)])),
    ...ofConcepts.flatMap((concept) => (concept === undefined ? [] : [wishOfConcept(concept)])),
  ];
  if (known.length === 0 || known.length < ofTopics.length + ofConcepts.length) return null;
  return { wishes: known, name: withApostrophes(nameOf(known)), counts: countsOf(known) };
}

/** Whatever tests a concept of the topic. */
export function wishOfTopic({ id, name }: Topic): Wish {
  return wishOf(name, conceptsOfTopic(id), true);
}

/** Whatever tests the concept or one below it. */
export function wishOfConcept({ id, name }: Concept): Wish {
  return wishOf(name, conceptsBelow(id), false);
}

function wishOf(name: string, concepts: ReadonlySet<string>, isTopic: boolean): Wish {
  const part = { name, concepts, within: none, words: [], phrase: [], isTopic };
  return { name, parts: [part], element: null, among: null, isCalculation: false };
}

const none: ReadonlySet<string> = new Set();

function nameOf(wishes: readonly Wish[]): string {
  const names = [...new Set(wishes.map(({ name }) => name))];
  const others = names.length - mostNamed;
  if (others < 1) return joinNames(names);
  return joinNames([...names.slice(0, mostNamed), `${others} ${others === 1 ? 'other' : 'others'}`]);
}
