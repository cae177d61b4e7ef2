import type { Concept } from '../concepts/concept.ts';
import { concepts } from '../concepts/concepts.ts';
import type { Difficulty } from '../question.ts';
import { elementDraws } from './element-draws.ts';
import { mayFit } from './fits.ts';
import { templates, type Template } from './templates.ts';
import type { Wish } from './understanding.ts';

/** The templates whose questions may be what a wish asks for. */
export function templatesOf(wish: Wish): Template[] {
  const { element } = wish;
  const found = candidates(wish).filter((template) => mayFit(template, wish));
  return element === null
    ? found
    : found.map((template) => ({ ...template, seeds: elementDraws(element, template.key) }));
}

/** Those that test one of the concepts, written questions and families in the order of the bank. */
function candidates({ concepts: asked }: Wish): readonly Template[] {
  if (asked.size === 0) return templates();
  const byConcept = templatesByConcept();
  return [...new Set([...asked].flatMap((id) => byConcept.get(id) ?? []))];
}

/** How many different templates fit any of the wishes, at each difficulty. */
export function countsOf(wishes: readonly Wish[]): Record<Difficulty, number> {
  return countTemplates(wishes.flatMap(templatesOf));
}

/** How many of the templates are different ones, at each difficulty. */
export function countTemplates(found: readonly Template[]): Record<Difficulty, number> {
  const keys = { beginner: new Set<string>(), intermediate: new Set<string>(), advanced: new Set<string>() };
  for (const { difficulty, key } of found) keys[difficulty].add(key);
  return {
    beginner: keys.beginner.size,
    intermediate: keys.intermediate.size,
    advanced: keys.advanced.size,
  };
}

const byId: ReadonlyMap<string, Concept> = new Map(concepts.map((concept) => [concept.id, concept]));

/** Ids of the topics of what is asked for, the one with the most concepts first. */
export function topicsOf(wishes: readonly Wish[]): string[] {
  const sums = new Map<string, number>();
  const add = (topic: string): void => {
    sums.set(topic, (sums.get(topic) ?? 0) + 1);
  };
  for (const wish of wishes) {
    for (const id of wish.concepts) add(byId.get(id)?.topic ?? id.replace(/\/beyond$/, ''));
    if (wish.concepts.size > 0) continue;
    for (const { source } of templatesOf(wish))
      for (const topic of source.kind === 'written' ? source.question.topics : source.family.topics)
        add(topic);
  }
  return [...sums].toSorted(([, one], [, other]) => other - one).map(([topic]) => topic);
}

const ofSameTopic = 3;
const ofPresupposed = 2;

/** Names of concepts beside the wishes that have questions: of the same topic first, and what they build on. */
export function nearestConcepts(wishes: readonly Wish[], count: number): string[] {
  const asked = new Set(wishes.flatMap((wish) => [...wish.concepts]));
  const topics = new Set(topicsOf(wishes));
  const presupposed = new Set([...asked].flatMap((id) => byId.get(id)?.presupposes ?? []));
  const byConcept = templatesByConcept();
  return concepts
    .filter(({ id }) => !asked.has(id) && (byConcept.get(id)?.length ?? 0) > 1)
    .map(({ id, name, topic, presupposes }) => {
      const isNear = presupposed.has(id) || presupposes.some((other) => asked.has(other));
      const nearness = (topics.has(topic) ? ofSameTopic : 0) + (isNear ? ofPresupposed : 0);
      return { name, nearness, questions: byConcept.get(id)?.length ?? 0 };
    })
    .filter(({ nearness }) => nearness > 0)
    .toSorted((one, other) => other.nearness - one.nearness || other.questions - one.questions)
    .slice(0, count)
    .map(({ name }) => name);
}

let byTested: ReadonlyMap<string, readonly Template[]> | undefined;

function templatesByConcept(): ReadonlyMap<string, readonly Template[]> {
  if (byTested !== undefined) return byTested;
  const found = new Map<string, Template[]>();
  for (const template of templates())
    for (const id of template.tests) {
      const ofConcept = found.get(id) ?? [];
      ofConcept.push(template);
      found.set(id, ofConcept);
    }
  byTested = found;
  return found;
}
