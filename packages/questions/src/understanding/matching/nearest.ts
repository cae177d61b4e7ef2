import type { Concept } from '../../concepts/concept.ts';
import { concepts } from '../../concepts/concepts.ts';
import { templatesOf } from './coverage.ts';
import { templatesTesting } from '../question-index/question-index.ts';
import type { Wish } from './wish.ts';

const byId: ReadonlyMap<string, Concept> = new Map(concepts.map((concept) => [concept.id, concept]));

/** Ids of the concepts that wishes ask for, or ask within; where they have words alone, of those that their questions test. */
export function conceptsOf(wishes: readonly Wish[]): string[] {
  const found = wishes.flatMap((wish): readonly string[] => {
    if (wish.likeWords?.named !== undefined) return conceptsOf([wish.likeWords.named]);
    const named = wish.parts.flatMap((part) => [...part.concepts]);
    const among = named.length > 0 ? named : [...(wish.among ?? [])];
    if (among.length > 0) return among;
    const tested = templatesOf(wish).flatMap(({ tests }) => tests);
    return tested.length > 0 ? tested : wish.parts.flatMap((part) => [...part.within]);
  });
  return [...new Set(found)];
}

/** Ids of the topics of what is asked for, the one with the most concepts first. */
export function topicsOf(asked: readonly string[]): string[] {
  const topics = asked.flatMap((id) => byId.get(id)?.topic ?? []);
  return [...Map.groupBy(topics, (topic) => topic)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([topic]) => topic);
}

const ofSameTopic = 3;
const ofPresupposed = 2;

const ofTopic: ReadonlyMap<string, readonly Concept[]> = Map.groupBy(concepts, ({ topic }) => topic);

/** The concepts that presuppose a concept. */
const buildingOn = new Map<string, Concept[]>();
for (const concept of concepts)
  for (const id of concept.presupposes) buildingOn.set(id, [...(buildingOn.get(id) ?? []), concept]);

/** Names of concepts beside those asked for that have questions: of the same topic first, and what they build on. */
export function nearestConcepts(asked: readonly string[], count: number): string[] {
  const nearness = new Map<Concept, number>();
  const add = (concept: Concept, by: number): void => {
    nearness.set(concept, (nearness.get(concept) ?? 0) + by);
  };
  for (const topic of topicsOf(asked))
    for (const concept of ofTopic.get(topic) ?? []) add(concept, ofSameTopic);
  const related = asked.flatMap((id) => [
    ...(byId.get(id)?.presupposes ?? []).flatMap((other) => byId.get(other) ?? []),
    ...(buildingOn.get(id) ?? []),
  ]);
  for (const concept of new Set(related)) add(concept, ofPresupposed);
  const known = new Set(asked);
  return [...nearness]
    .map(([{ id, name }, near]) => ({ id, name, near, questions: templatesTesting(id).length }))
    .filter(({ id, questions }) => !known.has(id) && questions > 1)
    .toSorted((one, other) => other.near - one.near || other.questions - one.questions)
    .slice(0, count)
    .map(({ name }) => name);
}

/** Names of the parts of wishes without questions that have some for themselves. */
export function partsWithQuestions(wishes: readonly Wish[]): string[] {
  return wishes.flatMap(({ parts, element, among, isCalculation }) =>
    parts.length < 2
      ? []
      : parts
          .filter(({ concepts: named }) => named.size > 0)
          .map((part): Wish => ({ name: part.name, parts: [part], element, among, isCalculation }))
          .filter((wish) => templatesOf(wish).length > 0)
          .map(({ name }) => name),
  );
}
