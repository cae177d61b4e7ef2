import { conceptsBelow } from '../../concepts/concepts-below.ts';
import type { Question } from '../../question.ts';
import { templates } from '../../understanding/question-index/templates.ts';
import type { Pool } from '../question-pool.ts';
import { ownFamily, sharesOne, stepsBetween, takeVariants, type VariantLimits } from './take-variants.ts';
import { testsOf } from '../tests-of.ts';

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
  limits: VariantLimits = {},
): Question[] {
  return takeVariants(question, poolsNear(question), { ...limits, count, seed });
}

function poolsNear(question: Question): Pool[] {
  const tests = testsOf(question);
  const below = [...new Set(tests.flatMap((id) => [...conceptsBelow(id)]))];
  const inSteps = (pool: Pool): Pool[] =>
    [0, 1, 2].map((steps) => ({
      ...pool,
      templates: pool.templates.filter((template) => stepsBetween(question, template) === steps),
    }));
  const testing = (concepts: readonly string[]): Pool => ({
    templates: templates().filter((template) => sharesOne(template.tests, concepts)),
    fits: (drawn) => sharesOne(drawn.tests ?? [], concepts),
  });
  const ofTopic = templates().filter(({ topic }) => topic === question.topics[0]);
  return [
    { ...testing(tests), templates: ownFamily(question) },
    ...inSteps(testing(tests)),
    ...inSteps(testing(below)),
    ...inSteps({ templates: ofTopic, fits: () => true }),
  ];
}
