import { createHash } from 'node:crypto';
import * as questions from '@valence/questions';
import type { Question, Slip } from '@valence/questions';
import type { QuestionEngine } from '../../apps/server/src/features/quizzes/question-engine.ts';
import { randomFrom } from '../../apps/server/src/features/item-health/statistics/testing/random-ledger.ts';

export interface SabotagedEngine {
  engine: QuestionEngine;
  /** The templates that quizzes are made of: few, so that few answers are many for each. */
  pool: readonly string[];
  sabotaged: ReadonlySet<string>;
  /** The text of the option that is right, whatever the key says, and the template, by the id of a question that was issued. */
  issued: ReadonlyMap<string, { template: string; right: string }>;
}

/**
 * The question engine with a small catalogue, some of whose keys are wrong: templates of one subject and level, by chance, so
 * written questions and families as they come. Everything but the composing is the product's. A quiz takes ten that the student did
 * not see and nobody withdrew, by chance; what comes out does not change with each new
 * question of the catalogue.
 * @param round from 0; each takes other templates
 */
export function sabotagedEngine(templates: number, wrongKeys: number, round: number): SabotagedEngine {
  const names = questions
    .catalogue()
    .filter(({ subject, difficulty }) => subject === 'general' && difficulty === 'intermediate')
    .map(({ template }) => template)
    .filter((template) => questions.questionOfTemplate(template, 0) !== null);
  const pool = byHash(names).slice(round * templates, (round + 1) * templates);
  const sabotaged = new Set(pool.slice(0, wrongKeys));
  const issued = new Map<string, { template: string; right: string }>();
  const slips = new Map<string, Slip>();
  let quizzes = 0;

  const make = (template: string, seed: number): Question => {
    const sound = questions.questionOfTemplate(template, seed);
    if (sound === null) throw new Error(`${template} makes no question`);
    issued.set(sound.id, { template, right: sound.options[sound.key]?.text ?? '' });
    return sabotaged.has(template) ? withWrongKey(sound, template, slips) : sound;
  };
  const engine: QuestionEngine = {
    ...questions,
    composeQuiz: ({ count, seen, withdrawn = new Set() }) => {
      quizzes += 1;
      const random = randomFrom(quizzes);
      const met = new Set([...seen].map((id) => issued.get(id)?.template));
      return pool
        .filter((template) => !met.has(template) && !withdrawn.has(template))
        .map((template) => ({ template, place: random() }))
        .toSorted((one, other) => one.place - other.place)
        .slice(0, count)
        .map(({ template }) => make(template, Math.floor(random() * 2 ** 31)));
    },
  };
  return { engine, pool, sabotaged, issued };
}

/** The options that are not right, in an order that does not hang on how they are shuffled. */
export function wrongOptions(options: readonly string[], right: string): string[] {
  return options.filter((text) => text !== right).toSorted();
}

/**
 * The first wrong option whose slip no other option names is the key: where all name one slip, all that is not the key counts as one, and
 * nothing tells that the key is wrong. What is right passes for one and the same slip in every question of the template.
 */
function withWrongKey(question: Question, template: string, slips: Map<string, Slip>): Question {
  const { options, key } = question;
  const wrongs = wrongOptions(
    options.map(({ text }) => text),
    options[key]?.text ?? '',
  );
  const slipOf = (text: string) => options.find((option) => option.text === text)?.slip?.id;
  const taken =
    wrongs.find((text) => wrongs.filter((other) => slipOf(other) === slipOf(text)).length === 1) ?? wrongs[0];
  const wrong = options.findIndex(({ text }) => text === taken);
  const slip = slips.get(template) ?? options[wrong]?.slip;
  if (!slip) throw new Error(`${question.id} has no slip at ${taken}`);
  slips.set(template, slip);
  return {
    ...question,
    key: wrong,
    options: options.map((option, place) =>
      place === key ? { ...option, slip } : place === wrong ? { ...option, slip: null } : option,
    ),
  };
}

/** In an order in which a name that comes or goes leaves the others where they are. */
function byHash(names: readonly string[]): string[] {
  const hash = (name: string) => createHash('sha256').update(name).digest('hex');
  return names
    .map((name) => ({ name, hash: hash(name) }))
    .toSorted((one, other) => (one.hash < other.hash ? -1 : 1))
    .map(({ name }) => name);
}
