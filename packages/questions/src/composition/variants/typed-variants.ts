import type { Question } from '../../question.ts';
import { makeQuestion } from '../../families/make-question.ts';
import { templates, type Template } from '../../understanding/question-index/templates.ts';
import { canBeTyped, standingPart } from '../compose-quiz.ts';
import { provedOrNull, type Pool } from '../question-pool.ts';
import {
  areSame,
  ownFamily,
  sharesOne,
  stepsBetween,
  takeVariants,
  type VariantLimits,
} from './take-variants.ts';
import { testsOf } from '../tests-of.ts';

/** What there is to type on the skill of a question. */
export interface TypedSupply {
  /** True where a family draws it: only who was issued all its draws needs anything else. */
  isDrawn: boolean;
  /** Ids of written questions; they are looked for only where no family draws it. */
  written: readonly string[];
}

/** Who was right at one difficulty is asked at the next one too, and not two further. */
const farthest = 1;
/** Draws of a family that show whether it can be typed. */
const trialSeeds = [1, 2, 3];

/**
 * What can be asked without options on the skill that a question tests: draws of its own family, else whatever stands alone, tests one
 * of its concepts at its difficulty or one beside it, and has an answer that can be typed.
 * @param withdrawn templates that are out of new quizzes
 * @example typedSupply(question).isDrawn // whether a family draws more
 */
export function typedSupply(question: Question, withdrawn: ReadonlySet<string> = new Set()): TypedSupply {
  const pools = poolsNear(question).map((pool) => standingPart(pool, withdrawn).templates);
  const isDrawn = pools.flat().some((template) => template.source.kind === 'family' && isEverTyped(template));
  if (isDrawn) return { isDrawn, written: [] };
  const written = pools
    .flat()
    .flatMap((template) =>
      template.source.kind === 'written' &&
      template.source.question.id !== question.id &&
      isEverTyped(template)
        ? [template.source.question.id]
        : [],
    );
  return { isDrawn, written };
}

/**
 * Fresh questions to be typed on the skill that a question tests (`typedSupply`): of its own family with new numbers, then what tests
 * just the same concepts, then what shares one, the nearest difficulty first.
 * @param seed any whole number; the same seed makes the same variants
 * @returns up to `count` questions, none of them the question itself
 * @example makeTypedVariants(right, 6, 7)
 */
export function makeTypedVariants(
  question: Question,
  count: number,
  seed: number,
  limits: VariantLimits = {},
): Question[] {
  return takeVariants(question, poolsNear(question), {
    ...limits,
    count,
    seed,
    isFull: (template) => !isEverTyped(template),
    accepts: isTypedAlone,
  });
}

function poolsNear(question: Question): Pool[] {
  const tests = testsOf(question);
  const testing = templates().filter(
    (template) => sharesOne(template.tests, tests) && stepsBetween(question, template) <= farthest,
  );
  return [
    {
      templates: ownFamily(question),
      fits: ({ tests: drawn = [] }) => tests.length === 0 || sharesOne(drawn, tests),
    },
    {
      templates: testing,
      fits: ({ tests: drawn = [] }) => sharesOne(drawn, tests),
      nearness: (template) =>
        stepsBetween(question, template) + (areSame(template.tests, tests) ? 0 : farthest + 1),
    },
  ];
}

const everTyped = new WeakMap<Template, boolean>();

/** Whether what is made from a template is ever asked so; of a family a few draws tell it. */
function isEverTyped(template: Template): boolean {
  const known = everTyped.get(template);
  if (known !== undefined) return known;
  const { source, subject } = template;
  const made =
    source.kind === 'written'
      ? [provedOrNull(subject, source.question)]
      : trialSeeds.map((seed) => makeQuestion(source.family, seed, source.task));
  const isEver = made.some((question) => question !== null && isTypedAlone(question));
  everTyped.set(template, isEver);
  return isEver;
}

/** Parts of sets can be typed too, but follow nothing. */
function isTypedAlone(question: Question): boolean {
  return question.stimulus === undefined && canBeTyped(question);
}
