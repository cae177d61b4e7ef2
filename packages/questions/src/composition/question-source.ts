import type { WrittenQuestion } from '../bank/written-question.ts';
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
  /** True for a question that has too many twins in the quiz. Its family is drawn from no more: other draws would have them too. */
  hasTwins?: (question: Question) => boolean;
}

type FamilySource = Extract<Template['source'], { kind: 'family' }>;

/** A family is drawn from so many times before its place is given to another source. */
const drawsPerFamily = 12;

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
  const open = spread(weighed(templates, random));

  const written = (template: Template, question: WrittenQuestion): Question | null => {
    if (limits.isTaken(question.id)) return null;
    const proved = provedOrNull(template.subject, question);
    const isWanted = proved !== null && limits.accepts(proved) && limits.hasTwins?.(proved) !== true;
    return isWanted ? withShuffledOptions(proved, random) : null;
  };
  const drawn = (template: Template, source: FamilySource): Question | null => {
    const isWanted = (one: Question): boolean =>
      !limits.isTaken(one.id) && fits(one, template) && limits.accepts(one);
    const question =
      template.seeds === undefined
        ? drawQuestion(source, random, isWanted)
        : drawOfSeeds(source, random.shuffle(template.seeds), isWanted);
    return question === null || limits.hasTwins?.(question) === true ? null : question;
  };
  return () => {
    for (let template = open.shift(); template !== undefined; template = open.shift()) {
      if (limits.isFull(template)) continue;
      const { source } = template;
      const question =
        source.kind === 'written' ? written(template, source.question) : drawn(template, source);
      if (question === null) continue;
      if (source.kind === 'family') open.push(template);
      return { question, template };
    }
    return null;
  };
}

/** The templates in a random order. A family stands for many questions, so it has two chances to be among the first. */
function weighed(templates: readonly Template[], random: Random): Template[] {
  return [
    ...new Set(
      random.shuffle(templates.flatMap((one) => (one.source.kind === 'family' ? [one, one] : [one]))),
    ),
  ];
}

/** The topics take turns, and within each its concepts, so that a quiz on something broad is spread over it. */
function spread(templates: readonly Template[]): Template[] {
  const topics = Map.groupBy(templates, ({ topic }) => topic);
  return inTurns(
    [...topics.values()].map((ofTopic) => inTurns([...Map.groupBy(ofTopic, mainConcept).values()])),
  );
}

function mainConcept({ tests: [main = ''] }: Template): string {
  return main;
}

/** The first of each group, then the second of each, and so on. */
function inTurns(groups: readonly (readonly Template[])[]): Template[] {
  return groups
    .flatMap((group) => group.map((template, turn) => ({ template, turn })))
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ template }) => template);
}

/** The first wanted question of some seeds. */
function drawOfSeeds(
  { family, task }: FamilySource,
  seeds: readonly number[],
  isWanted: (question: Question) => boolean,
): Question | null {
  for (const seed of seeds) {
    const question = makeQuestion(family, seed, task);
    if (isWanted(question)) return question;
  }
  return null;
}

/** A wanted question of the family, or `null` when a few draws brought none. */
function drawQuestion(
  { family, task }: FamilySource,
  random: Random,
  isWanted: (question: Question) => boolean,
): Question | null {
  for (let draw = 0; draw < drawsPerFamily; draw += 1) {
    const question = makeQuestion(family, random.integer(0, 2 ** 31 - 1), task);
    if (!isWritten(question.text) && isWanted(question)) return question;
  }
  return null;
}

/** A written question keeps its key apart from its distractors until it is served. */
export function withShuffledOptions(question: Question, random: Random): Question {
  const right = question.options[question.key];
  const options = random.shuffle(question.options);
  return { ...question, options, key: options.findIndex((option) => option === right) };
}
