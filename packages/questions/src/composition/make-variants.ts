import { conceptsBelow } from '../concepts/concepts-below.ts';
import { difficulties, type Question } from '../question.ts';
import { createRandom } from '../random.ts';
import { templates, type Template } from '../understanding/question-index/templates.ts';
import { standingPart } from './compose-quiz.ts';
import type { Pool } from './question-pool.ts';
import { sourceOfPool } from './question-source.ts';
import { templateOf } from './template-of.ts';
import { testsOf } from './tests-of.ts';

/** Templates that a variant must not come from, and questions that it must not be. */
export interface VariantLimits {
  withdrawn?: ReadonlySet<string>;
  /** Ids of questions that the student answered before. */
  answered?: ReadonlySet<string>;
}

/**
 * Fresh questions for a missed one, none that was answered before: of its own family with new numbers, then others that test the
 * same concept at its difficulty and at the others, then what lies below that concept, and at last what tests another concept of
 * its main topic.
 * @param seed any whole number; the same seed makes the same variants
 * @returns up to `count` questions, none of them the question itself
 * @example makeVariants(missed, 2, 7)
 */
export function makeVariants(
  question: Question,
  count: number,
  seed: number,
  { withdrawn = new Set(), answered = new Set() }: VariantLimits = {},
): Question[] {
  const random = createRandom(seed);
  const variants = new Map<string, Question>();
  const limits = {
    isTaken: (id: string): boolean => id === question.id || answered.has(id) || variants.has(id),
    isFull: () => false,
    accepts: () => true,
  };
  for (const pool of poolsNear(question)) {
    const next = sourceOfPool(standingPart(pool, withdrawn), random, limits);
    while (variants.size < count) {
      const taken = next();
      if (taken === null) break;
      variants.set(taken.question.id, taken.question);
    }
  }
  return [...variants.values()];
}

function poolsNear(question: Question): Pool[] {
  const tests = testsOf(question);
  const below = new Set(tests.flatMap((id) => [...conceptsBelow(id)]));
  const isSame = (ids: readonly string[]): boolean => ids.some((id) => tests.includes(id));
  const isBelow = (ids: readonly string[]): boolean => ids.some((id) => below.has(id));
  const own = templates().filter(
    ({ source, key }) =>
      source.kind === 'family' && question.origin.kind === 'family' && key === templateOf(question),
  );
  const asked = difficulties.indexOf(question.difficulty);
  const far = ({ difficulty }: Template): number => Math.abs(difficulties.indexOf(difficulty) - asked);
  const testing = (fits: (ids: readonly string[]) => boolean): Pool[] =>
    [0, 1, 2].map((distance) => ({
      templates: templates().filter((template) => far(template) === distance && fits(template.tests)),
      fits: (drawn) => fits(drawn.tests ?? []),
    }));
  const ofTopic = templates().filter(({ topic }) => topic === question.topics[0]);
  return [
    { templates: own, fits: (drawn) => isSame(drawn.tests ?? []) },
    ...testing(isSame),
    ...testing(isBelow),
    ...[0, 1, 2].map((distance) => ({
      templates: ofTopic.filter((template) => far(template) === distance),
      fits: () => true,
    })),
  ];
}
