import { families } from '../families/families.ts';
import type { Family } from '../families/family.ts';
import type { Question } from '../question.ts';
import { createRandom } from '../random.ts';
import { poolOfTopic, standingPart } from './question-pool.ts';
import { drawQuestion, sourceOfPool } from './question-source.ts';
import { templateOf } from './template-of.ts';

/**
 * Variants of a question, on the very same skill: of the same family with new numbers, or, for a written question, of its main
 * topic at its difficulty, families first.
 * @param seed any whole number; the same seed makes the same variants
 * @param withdrawn templates that are out of new quizzes (`templateOf`)
 * @returns up to `count` questions, none of them the question itself
 * @example makeVariants(missed, 2, 7)
 */
export function makeVariants(
  question: Question,
  count: number,
  seed: number,
  withdrawn: ReadonlySet<string> = new Set(),
): Question[] {
  const random = createRandom(seed);
  const variants = new Map<string, Question>();
  const isTaken = (id: string): boolean => id === question.id || variants.has(id);
  const collect = (next: () => Question | null): void => {
    while (variants.size < count) {
      const variant = next();
      if (variant === null) return;
      variants.set(variant.id, variant);
    }
  };
  const family = withdrawn.has(templateOf(question)) ? undefined : familyOf(question);
  if (family !== undefined) collect(() => drawQuestion(family, question.difficulty, random, isTaken));
  const pool = standingPart(poolOfTopic(question.topics[0] ?? '', question.difficulty), withdrawn);
  collect(sourceOfPool({ ...pool, written: [] }, random, isTaken));
  collect(sourceOfPool(pool, random, isTaken));
  return [...variants.values()];
}

function familyOf(question: Question): Family | undefined {
  const { origin } = question;
  return origin.kind === 'family'
    ? families[question.subject].find((family) => family.id === origin.family)
    : undefined;
}
