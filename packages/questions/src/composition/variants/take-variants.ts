import { difficulties, type Question } from '../../question.ts';
import { createRandom } from '../../random.ts';
import { templateName, templates, type Template } from '../../understanding/question-index/templates.ts';
import { standingPart } from '../compose-quiz.ts';
import type { Pool } from '../question-pool.ts';
import { sourceOfPool, type Limits } from '../question-source.ts';
import { templateOf } from '../template-of.ts';

/** Templates that a variant must not come from, and questions that it must not be. */
export interface VariantLimits {
  withdrawn?: ReadonlySet<string>;
  /** Ids of questions that the student answered before. */
  answered?: ReadonlySet<string>;
}

interface Wanted extends VariantLimits {
  count: number;
  seed: number;
  /** Without these two everything in the pools is wanted. */
  isFull?: Limits['isFull'];
  accepts?: Limits['accepts'];
}

/** Up to `count` other questions, of the first pool until it is used up, then of the next. */
export function takeVariants(
  question: Question,
  pools: readonly Pool[],
  {
    count,
    seed,
    withdrawn = new Set(),
    answered = new Set(),
    isFull = () => false,
    accepts = () => true,
  }: Wanted,
): Question[] {
  const random = createRandom(seed);
  const variants = new Map<string, Question>();
  const isTaken = (id: string): boolean => id === question.id || answered.has(id) || variants.has(id);
  for (const pool of pools) {
    const next = sourceOfPool(standingPart(pool, withdrawn), random, { isTaken, isFull, accepts });
    while (variants.size < count) {
      const taken = next();
      if (taken === null) break;
      variants.set(taken.question.id, taken.question);
    }
  }
  return [...variants.values()];
}

/** The template of a question that was drawn from a family; none for a written question. */
export function ownFamily(question: Question): Template[] {
  if (question.origin.kind !== 'family') return [];
  const name = templateOf(question);
  return templates().filter(
    (template) => template.source.kind === 'family' && templateName(template) === name,
  );
}

/** How many difficulties a template is away from a question. */
export function stepsBetween(question: Question, template: Template): number {
  return Math.abs(difficulties.indexOf(template.difficulty) - difficulties.indexOf(question.difficulty));
}

/** Whether of some concepts one is among others. */
export function sharesOne(some: readonly string[], others: readonly string[]): boolean {
  return some.some((id) => others.includes(id));
}

/** Whether these are just the same concepts, in whatever order. */
export function areSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((id) => others.includes(id));
}
