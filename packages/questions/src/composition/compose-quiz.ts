import { understandChoice, type TopicChoice } from '../choosing/understand-choice.ts';
import { difficulties, type Difficulty, type Question, type Subject } from '../question.ts';
import { createRandom, type Random } from '../random.ts';
import { templatesOf } from '../understanding/coverage.ts';
import { fits } from '../understanding/fits.ts';
import { understandTopic } from '../understanding/understand-topic.ts';
import type { Wish } from '../understanding/understanding.ts';
import { poolsOfSubject, type Pool } from './question-pool.ts';
import { sourceOfPool, type Taken } from './question-source.ts';
import { mostOfTemplate, spreadTemplates } from './spread-templates.ts';
import { templateOf } from './template-of.ts';

interface QuizWishes {
  difficulty: Difficulty;
  /** How many questions, 1 to 30. */
  count: number;
  /** Any whole number; the same request with the same seed is the same quiz. */
  seed: number;
  /** Ids of questions that this student saw lately: avoided while unseen ones remain. */
  seen: ReadonlySet<string>;
  /** Templates that are out of new quizzes (`templateOf`): nothing made from them comes, whatever remains. */
  withdrawn?: ReadonlySet<string>;
}

/** A quiz on a whole subject, on a topic in the student's own words, or on topics and concepts chosen from the list. */
export type QuizRequest = QuizWishes & ({ subject: Subject } | { topic: string } | { choice: TopicChoice });

/**
 * Composes a quiz: no question twice, none that was seen lately while unseen ones remain, spread over topics or wishes, written
 * questions and families mixed, options shuffled. A template comes at most twice in ten questions and never twice in a row.
 *
 * A topic, typed or chosen, brings only questions that test what was understood, of the nearest difficulties where the asked one has too few. It is
 * never filled up with others, so its quiz can be shorter than asked, or have no question at all.
 * @throws when a subject has too few questions: a defect of the bank, found by its audit
 * @example composeQuiz({ subject: 'general', difficulty: 'beginner', count: 10, seed: 1, seen: new Set() })
 * @example composeQuiz({ topic: 'Ksp', difficulty: 'advanced', count: 5, seed: 1, seen: new Set() })
 */
export function composeQuiz(request: QuizRequest): Question[] {
  const random = createRandom(request.seed);
  const quiz = new Map<string, Taken>();
  for (const stage of stagesOf(request)) gather(stage, random, request, quiz);
  const taken = [...quiz.values()];
  const ordered = spreadTemplates('subject' in request ? random.shuffle(taken) : taken);
  if ('subject' in request && ordered.length < request.count)
    throw new Error(
      `${request.subject} has ${ordered.length} ${request.difficulty} questions, not ${request.count}`,
    );
  return ordered.map(({ question }) => question);
}

/** Pools to take from, and the questions that are not to be taken. */
interface Stage {
  pools: readonly Pool[];
  avoided: ReadonlySet<string>;
}

/** What to take from one after the other, until the quiz is full: what was seen lately comes last. */
function stagesOf(request: QuizRequest): Stage[] {
  const { difficulty, seen } = request;
  const byDifficulty =
    'subject' in request
      ? [poolsOfSubject(request.subject, difficulty)]
      : poolsOfWishes(wishesOf(request), nearest(difficulty));
  return [
    ...byDifficulty.map((pools) => ({ pools, avoided: seen })),
    ...byDifficulty.map((pools) => ({ pools, avoided: nothing })),
  ];
}

const nothing: ReadonlySet<string> = new Set();

interface AskedWishes {
  wishes: readonly Wish[];
  /** Of a text of school level nothing advanced comes. */
  isSchoolLevel: boolean;
}

function wishesOf(request: { topic: string } | { choice: TopicChoice }): AskedWishes {
  if ('choice' in request)
    return { wishes: understandChoice(request.choice)?.wishes ?? [], isSchoolLevel: false };
  const understood = understandTopic(request.topic);
  return understood.isUnderstood
    ? { wishes: understood.wishes, isSchoolLevel: understood.difficulty === 'beginner' }
    : { wishes: [], isSchoolLevel: false };
}

/** At each difficulty a pool for each wish, so that the wishes take turns. */
function poolsOfWishes(
  { wishes, isSchoolLevel }: AskedWishes,
  ofDifficulties: readonly Difficulty[],
): Pool[][] {
  const fitting = wishes.map((wish) => ({ wish, templates: templatesOf(wish) }));
  return ofDifficulties
    .filter((difficulty) => !isSchoolLevel || difficulty !== 'advanced')
    .map((difficulty) =>
      fitting.map(({ wish, templates }) => ({
        templates: templates.filter((template) => template.difficulty === difficulty),
        fits: (question, template) => fits(question, wish, template),
      })),
    );
}

/** The asked difficulty first, then its neighbours. */
function nearest(difficulty: Difficulty): Difficulty[] {
  const asked = difficulties.indexOf(difficulty);
  return difficulties.toSorted(
    (one, other) =>
      Math.abs(difficulties.indexOf(one) - asked) - Math.abs(difficulties.indexOf(other) - asked),
  );
}

/** Goes round the pools, one question each, until the quiz is full or none has anything left. */
function gather(
  { pools, avoided }: Stage,
  random: Random,
  { count, withdrawn = nothing }: QuizWishes,
  quiz: Map<string, Taken>,
): void {
  if (quiz.size >= count) return;
  const limits = {
    isTaken: (id: string): boolean => avoided.has(id) || quiz.has(id),
    isFull: ({ key }: Taken['template']): boolean =>
      [...quiz.values()].filter(({ template }) => template.key === key).length >= mostOfTemplate(count),
  };
  const sources = random
    .shuffle(pools)
    .map((pool) => sourceOfPool(standingPart(pool, withdrawn), random, limits));
  while (quiz.size < count && sources.length > 0) {
    const source = sources.shift();
    const taken = source?.() ?? null;
    if (source === undefined || taken === null) continue;
    quiz.set(taken.question.id, taken);
    sources.push(source);
  }
}

/** What of a pool stands when templates are withdrawn. */
export function standingPart(pool: Pool, withdrawn: ReadonlySet<string>): Pool {
  if (withdrawn.size === 0) return pool;
  return { ...pool, templates: pool.templates.filter((template) => !withdrawn.has(withdrawnName(template))) };
}

function withdrawnName({ source, difficulty }: Taken['template']): string {
  return source.kind === 'written'
    ? source.question.id
    : templateOf({ id: '', origin: { kind: 'family', family: source.family.id, seed: 0 }, difficulty });
}
