import type { Concept } from '../concepts/concept.ts';
import { concepts } from '../concepts/concepts.ts';
import { templatesOf } from './coverage.ts';
import { templatesTesting } from './question-index.ts';
import type { Wish } from './understanding.ts';

const byId: ReadonlyMap<string, Concept> = new Map(concepts.map((concept) => [concept.id, concept]));

/** Ids of the concepts that wishes ask for, or ask within; where they have words alone, of those that their questions test. */
export function conceptsOf(wishes: readonly Wish[]): string[] {
  const found = wishes.flatMap((wish) => {
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

/** Names of concepts beside those asked for that have questions: of the same topic first, and what they build on. */
export function nearestConcepts(asked: readonly string[], count: number): string[] {
  const known = new Set(asked);
  const topics = new Set(topicsOf(asked));
  const presupposed = new Set(asked.flatMap((id) => byId.get(id)?.presupposes ?? []));
  return concepts
    .filter(({ id }) => !known.has(id) && templatesTesting(id).length > 1)
    .map(({ id, name, topic, presupposes }) => {
      const isNear = presupposed.has(id) || presupposes.some((other) => known.has(other));
      const nearness = (topics.has(topic) ? ofSameTopic : 0) + (isNear ? ofPresupposed : 0);
      return { name, nearness, questions: templatesTesting(id).length };
    })
    .filter(({ nearness }) => nearness > 0)
    .toSorted((one, other) => other.nearness - one.nearness || other.questions - one.questions)
    .slice(0, count)
    .map(({ name }) => name);
}

/** Names of the parts of wishes without questions that have some for themselves. */
export function partsWithQuestions(wishes: readonly Wish[]): string[] {
  return wishes.flatMap((wish) =>
    wish.parts.length < 2
      ? []
      : wish.parts
          .filter(({ concepts: named }) => named.size > 0)
          .filter((part) => templatesOf({ ...wish, parts: [part] }).length > 0)
          .map(({ name }) => name),
  );
}
