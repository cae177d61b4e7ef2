import type { Difficulty, Question } from '../question.ts';
import { createRandom } from '../random.ts';
import { couldAsk } from '../exam-readings/exam-readings.ts';
import type { Specification } from '../exam-readings/read-exam-readings.ts';
import { templateName, type Template } from '../understanding/question-index/templates.ts';
import { templatesTesting } from '../understanding/question-index/question-index.ts';
import { nearestLevels } from './asked-wishes.ts';
import { canBeTyped, standingPart } from './compose-quiz.ts';
import type { Pool } from './question-pool.ts';
import { sourceOfPool, type Taken } from './question-source.ts';
import { mostOfTemplate } from './spread-templates.ts';

/** A question that is wanted: the concept that it is to test, and how hard it is to be. */
interface WantedQuestion {
  /** Id of the map. */
  concept: string;
  difficulty: Difficulty;
}

export interface ConceptsRequest {
  /** In the order of the quiz; a concept can be wanted several times. */
  wanted: readonly WantedQuestion[];
  /** Any whole number; the same request with the same seed is the same quiz. */
  seed: number;
  /** Ids of questions that this student saw lately: none of them comes. */
  seen: ReadonlySet<string>;
  /** Templates that are out of new quizzes (`templateOf`). */
  withdrawn?: ReadonlySet<string>;
  /** What the exam that is planned to asks: a concept with questions on it has no others. */
  specification?: Specification | undefined;
  /** With `type`, of all that is at one difficulty, a question whose answer can be typed comes first. */
  answers?: 'choose' | 'type';
}

/**
 * A question for each that is wanted, in their order: it tests the very concept, at the wanted difficulty or the nearest that has one,
 * and was not seen lately. What has no such question is left out, so the quiz can be shorter than asked. No template follows itself
 * while the concept has another one.
 * @example composeFromConcepts({ wanted: [{ concept: 'initial-rates', difficulty: 'beginner' }], seed: 1, seen: new Set() })
 */
export function composeFromConcepts({
  wanted,
  seed,
  seen,
  withdrawn = none,
  answers = 'choose',
  specification,
}: ConceptsRequest): Question[] {
  const accepting = answers === 'type' ? [canBeTyped, () => true] : [() => true];
  const random = createRandom(seed);
  const quiz: Taken[] = [];
  const countOf = (key: string) => quiz.filter(({ template }) => template.key === key).length;
  const isTaken = (id: string) => seen.has(id) || quiz.some(({ question }) => question.id === id);

  function take({ concept, difficulty }: WantedQuestion, isFull: (key: string) => boolean): Taken | null {
    const testing = templatesOn(specification, concept);
    for (const level of nearestLevels(difficulty)) {
      const pool: Pool = {
        templates: testing.filter((template) => template.difficulty === level),
        fits: ({ tests = [] }) => tests.includes(concept),
      };
      for (const accepts of accepting) {
        const limits = { accepts, isTaken, isFull: ({ key }: Taken['template']) => isFull(key) };
        const taken = sourceOfPool(standingPart(pool, withdrawn), random, limits)();
        if (taken !== null) return taken;
      }
    }
    return null;
  }

  for (const one of wanted) {
    const last = quiz.at(-1)?.template.key;
    const isWorn = (key: string) => key === last || countOf(key) >= mostOfTemplate(wanted.length);
    const taken = take(one, isWorn) ?? take(one, () => false);
    if (taken !== null) quiz.push(taken);
  }
  return quiz.map(({ question }) => question);
}

/**
 * Of the templates on a concept those that an exam could ask; all where it could ask none. What nobody read mainly tests what no exam has,
 * unless that is what is wanted.
 */
function templatesOn(specification: Specification | undefined, concept: string): readonly Template[] {
  const all = [...templatesTesting(concept)];
  if (specification === undefined) return all;
  const asked = all.filter(
    (template) => couldAsk([specification], templateName(template)) ?? template.tests[0] === concept,
  );
  return asked.length > 0 ? asked : all;
}

const none: ReadonlySet<string> = new Set();
