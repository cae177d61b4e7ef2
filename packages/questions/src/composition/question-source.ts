import { makeQuestion } from '../families/make-question.ts';
import type { Question } from '../question.ts';
import type { Random } from '../random.ts';
import type { Template } from '../understanding/question-index/templates.ts';
import { isWritten, provedOrNull, type Pool } from './question-pool.ts';

/** A question with the template that it was made from. */
export interface Taken {
  question: Question;
  template: Template;
}

/** Gives another question on each call; `null` when it has none left. */
export type QuestionSource = () => Taken | null;

/** What a source must not give. */
export interface Limits {
  isTaken: (id: string) => boolean;
  /** True for a template that the quiz has enough of. */
  isFull: (template: Template) => boolean;
  /** False for a question that is not wanted, though it belongs there. */
  accepts: (question: Question) => boolean;
  /** True for a question that has a twin in the quiz: its family is left for now, as other draws would have it too. */
  hasTwin?: (question: Question) => boolean;
}

/** A family is drawn from so many times before its place is given to another source. */
const drawsPerFamily = 8;

/**
 * The questions of a pool, the nearest first, of those as near in a random order, written and generated ones mixed, none that is
 * taken.
 */
export function sourceOfPool(pool: Pool, random: Random, limits: Limits): QuestionSource {
  const { nearness = () => 0 } = pool;
  const sources = [...Map.groupBy(pool.templates, nearness)]
    .toSorted(([one], [other]) => one - other)
    .map(([, templates]) => sourceOf({ ...pool, templates }, random, limits));
  return () => {
    for (let source = sources[0]; source !== undefined; source = sources[0]) {
      const taken = source();
      if (taken !== null) return taken;
      sources.shift();
    }
    return null;
  };
}

function sourceOf({ templates, fits }: Pool, random: Random, limits: Limits): QuestionSource {
  const written = overConcepts(random.shuffle(templates.filter(({ source }) => source.kind === 'written')));
  const families = overConcepts(random.shuffle(templates.filter(({ source }) => source.kind === 'family')));

  const nextWritten = (): Taken | null => {
    for (let template = written.shift(); template !== undefined; template = written.shift()) {
      const { source, subject } = template;
      if (source.kind !== 'written' || limits.isTaken(source.question.id) || limits.isFull(template))
        continue;
      const question = provedOrNull(subject, source.question);
      if (question !== null && limits.accepts(question) && limits.hasTwin?.(question) !== true)
        return { question: withShuffledOptions(question, random), template };
    }
    return null;
  };
  const nextGenerated = (): Taken | null => {
    for (let template = families.shift(); template !== undefined; template = families.shift()) {
      const question = limits.isFull(template)
        ? null
        : drawTemplate(
            template,
            random,
            limits.isTaken,
            (drawn) => fits(drawn, template) && limits.accepts(drawn),
          );
      if (question === null || limits.hasTwin?.(question) === true) continue;
      families.push(template);
      return { question, template };
    }
    return null;
  };
  return () => {
    // A family stands for many questions, so it weighs as much as two written ones.
    const share = written.length / (written.length + 2 * families.length);
    return random.next() < share ? (nextWritten() ?? nextGenerated()) : (nextGenerated() ?? nextWritten());
  };
}

/** The concepts take turns, so that a quiz on something broad is spread over it. */
function overConcepts(templates: readonly Template[]): Template[] {
  const turns = new Map<string, number>();
  return templates
    .map((template) => {
      const concept = template.tests[0] ?? '';
      const turn = turns.get(concept) ?? 0;
      turns.set(concept, turn + 1);
      return { template, turn };
    })
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ template }) => template);
}

function drawTemplate(
  { source, seeds }: Template,
  random: Random,
  isTaken: (id: string) => boolean,
  fits: (question: Question) => boolean,
): Question | null {
  if (source.kind !== 'family') return null;
  if (seeds === undefined) return drawQuestion(source, random, isTaken, fits);
  for (const seed of random.shuffle(seeds)) {
    const question = makeQuestion(source.family, seed, source.task);
    if (!isTaken(question.id) && fits(question)) return question;
  }
  return null;
}

/** A question of the family that fits and is not taken, or `null` when a few draws brought none. */
function drawQuestion(
  { family, task }: Extract<Template['source'], { kind: 'family' }>,
  random: Random,
  isTaken: (id: string) => boolean,
  fits: (question: Question) => boolean = () => true,
): Question | null {
  for (let draw = 0; draw < drawsPerFamily; draw += 1) {
    const question = makeQuestion(family, random.integer(0, 2 ** 31 - 1), task);
    if (!isTaken(question.id) && !isWritten(question.text) && fits(question)) return question;
  }
  return null;
}

/** A written question keeps its key apart from its distractors until it is served. */
export function withShuffledOptions(question: Question, random: Random): Question {
  const right = question.options[question.key];
  const options = random.shuffle(question.options);
  return { ...question, options, key: options.findIndex((option) => option === right) };
}
