import type { TopicChoice } from '../choosing/understand-choice.ts';
import type { Difficulty, Question, Subject } from '../question.ts';
import { isCalculation } from '../levels/level-readings.ts';
import { createRandom, type Random } from '../random.ts';
import { templateName } from '../understanding/question-index/templates.ts';
import { askedAnswerOf } from '../typed-answers/asking/asked-answer-of.ts';
import { askedWishes, poolsOfWishes, type AskedWishes } from './asked-wishes.ts';
import { poolsOfSubject, type Pool } from './question-pool.ts';
import { sourceOfPool, type Taken } from './question-source.ts';
import { servedSets, setsToMake, type QuizSet, type SetQuestion, type SetToMake } from './quiz-sets.ts';
import { mostOfTemplate, spreadTemplates } from './spread-templates.ts';
import { couldBeAsked, insertSets, isAsked, setsOfQuiz, takeSets } from './take-sets.ts';
import { templateOf, templatesOfIds } from './template-of.ts';
import { areTwins, asksTheSame } from './twins.ts';

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
  /** With `type`, of all that is as near to the wish, questions whose answer can be typed come first. */
  answers?: 'choose' | 'type';
}

/** A quiz on a whole subject, on a topic in the student's own words, or on topics and concepts chosen from the list. */
export type QuizRequest = QuizWishes & ({ subject: Subject } | { topic: string } | { choice: TopicChoice });

/**
 * Composes a quiz: no question twice, none that was seen lately while unseen ones remain, spread over topics or wishes, written questions
 * and families mixed, options shuffled. A template comes at most twice in ten questions and never twice in a row. A quarter of a quiz
 * on a subject has something to look at, where the subject has that.
 *
 * A quiz on a subject, or on one thing, has a set of questions on one stimulus for each ten questions, where there are such sets that
 * the student did not see. A set comes whole, its questions one behind the other.
 *
 * A topic, typed or chosen, brings only questions that test what was understood, of the nearest difficulties where the asked one has too few. It is
 * never filled up with others, so its quiz can be shorter than asked, or have no question at all.
 * @throws when a subject has too few questions: a defect of the bank, found by its audit
 * @example composeQuiz({ subject: 'general', difficulty: 'beginner', count: 10, seed: 1, seen: new Set() })
 * @example composeQuiz({ topic: 'Ksp', difficulty: 'advanced', count: 5, seed: 1, seen: new Set() })
 */
export function composeQuiz(
  request: QuizRequest,
  sets: readonly (QuizSet | SetToMake)[] = [...servedSets(), ...setsToMake()],
): Question[] {
  const random = createRandom(request.seed);
  const asked = 'subject' in request ? null : askedWishes(request, request.difficulty);
  const isBroad = asked !== null && asked.wishes.length !== 1;
  // A set is asked with options alone.
  const inSets = setsFor(request, asked, request.answers === 'type' ? [] : sets, random);
  const first = inSets(
    [asked?.levels[0] ?? request.difficulty],
    isBroad ? 0 : setsOfQuiz(request.count),
    request.count,
  );
  const ofSets = new Set(first.flat().map(({ question }) => question.id));
  const quiz = new Map<string, Placed>(first.flat().map((taken) => [taken.question.id, taken]));
  if ('subject' in request) gather(figuresOf(request), random, request, quiz, 1, shareOfFigures);
  for (const [stages, most] of stagesOf(request, asked))
    for (const stage of stages) gather(stage, random, request, quiz, most);
  const others = [...quiz.values()].filter(({ question }) => !ofSets.has(question.id));
  const spread = spreadTemplates(asked === null ? random.shuffle(others) : others);
  // What is on a topic is used up: sets that were too many are better than a shorter quiz.
  const more =
    asked === null || quiz.size >= request.count
      ? []
      : inSets(asked.levels, request.count, request.count - quiz.size, first.flat());
  const ordered = insertSets<Placed>(spread, [...first, ...more], random);
  if ('subject' in request && ordered.length < request.count)
    throw new Error(
      `${request.subject} has ${ordered.length} ${request.difficulty} questions, not ${request.count}`,
    );
  return ordered.map(({ question }) => question);
}

/** A question of a quiz, from a set or by itself. */
type Placed = Taken | SetQuestion;

/** Takes sets for a quiz. */
function setsFor(
  { seen, withdrawn = nothing, ...request }: QuizRequest,
  asked: AskedWishes | null,
  sets: readonly (QuizSet | SetToMake)[],
  random: Random,
) {
  const seenTemplates = templatesOfIds(seen);
  return (
    ofDifficulties: readonly Difficulty[],
    most: number,
    room: number,
    taken: readonly SetQuestion[] = [],
  ): SetQuestion[][] => {
    const templatesTaken = new Set(taken.map(({ template }) => template.key));
    return takeSets(
      sets,
      {
        difficulties: ofDifficulties,
        subject: 'subject' in request ? request.subject : undefined,
        most,
        room,
        fits: (questions) => asked === null || isAsked(questions, asked.wishes),
        couldFit: (tests) => asked === null || couldBeAsked(tests, asked.wishes),
        isOut: ({ question, template: { key } }) =>
          seen.has(question.id) || withdrawn.has(key) || templatesTaken.has(key),
        isFamiliar: (template) => seenTemplates.has(template),
      },
      random,
    );
  };
}

/** Pools to take from, and the questions that are not to be taken. */
interface Stage {
  pools: readonly Pool[];
  avoided: ReadonlySet<string>;
  accepts: (question: Question) => boolean;
  /** So many questions of the quiz may be bare calculations. */
  mostCalculations: number;
}

/** So much of a quiz on a subject has something to look at, where the subject has as many kinds of it. */
const shareOfFigures = 0.25;

/** What of a subject shows a figure. */
function figuresOf({ subject, difficulty, count, seen, answers }: QuizWishes & { subject: Subject }): Stage {
  const pools = poolsOfSubject(subject, difficulty).map((pool) => ({
    ...pool,
    templates: pool.templates.filter(
      ({ source }) => source.kind === 'family' && source.family.showsFigure === true,
    ),
  }));
  return {
    pools: pools.filter(({ templates }) => templates.length > 0),
    avoided: seen,
    accepts: answers === 'type' ? canBeTyped : anyQuestion,
    mostCalculations: count,
  };
}

/**
 * What to take from one after the other, until the quiz is full, and how often a template may come: a twin comes where every other
 * question was taken, and what was seen lately comes last.
 */
function stagesOf(
  request: QuizRequest,
  asked: AskedWishes | null,
): (readonly [stages: readonly Stage[], most: number])[] {
  const { difficulty, seen, count } = request;
  const byDifficulty =
    'subject' in request
      ? [poolsOfSubject(request.subject, difficulty)]
      : asked === null
        ? []
        : poolsOfWishes(asked);
  const accepting = request.answers === 'type' ? [canBeTyped, anyQuestion] : [anyQuestion];
  // More calculation is better than what was seen lately.
  return (seen.size > 0 ? [seen, nothing] : [nothing]).flatMap((avoided) =>
    mostCalculationsOf(request).flatMap((mostCalculations) => {
      const stages = byDifficulty.flatMap((pools) =>
        accepting.map((accepts): Stage => ({ pools, avoided, accepts, mostCalculations })),
      );
      return [1, mostOfTemplate(count)].map((most) => [stages, most] as const);
    }),
  );
}

/** At most half of a quiz on a subject is bare calculation, where the subject has enough else. What is typed is mostly a number. */
function mostCalculationsOf(request: QuizRequest): number[] {
  const { count } = request;
  return 'subject' in request && request.answers !== 'type' ? [Math.floor(count / 2), count] : [count];
}

/** Whether a question can be asked without its options. */
export function canBeTyped(question: Question): boolean {
  return askedAnswerOf(question) !== null;
}

function anyQuestion(): boolean {
  return true;
}

const nothing: ReadonlySet<string> = new Set();

/**
 * Goes round the pools, one question each, until a share of the quiz is there or none has anything left. A question comes no more often
 * than a template may, its twins counted with it.
 */
function gather(
  { pools, avoided, accepts, mostCalculations }: Stage,
  random: Random,
  { count, withdrawn = nothing }: QuizWishes,
  quiz: Map<string, Placed>,
  most: number,
  share = 1,
): void {
  const wanted = Math.ceil(share * count);
  if (quiz.size >= wanted) return;
  const twinsOf = (question: Question): number =>
    [...quiz.values()].filter((placed) => areTwins(placed.question, question)).length;
  const limits = {
    accepts,
    hasTwins: (question: Question): boolean =>
      twinsOf(question) >= most ||
      [...quiz.values()].some((placed) => asksTheSame(placed.question, question)),
    isTaken: (id: string): boolean => avoided.has(id) || quiz.has(id),
    isFull: (template: Taken['template']): boolean =>
      [...quiz.values()].filter(({ template: { key } }) => key === template.key).length >= most ||
      (isCalculation(templateName(template)) && calculationsOf(quiz) >= mostCalculations),
  };
  const sources = random
    .shuffle(pools.map((pool) => standingPart(pool, withdrawn)))
    .map((pool) => sourceOfPool(pool, random, limits));
  while (quiz.size < wanted && sources.length > 0) {
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
  return { ...pool, templates: pool.templates.filter((template) => !withdrawn.has(templateName(template))) };
}

/** How many questions of a quiz are bare calculations. */
function calculationsOf(quiz: ReadonlyMap<string, Placed>): number {
  return [...quiz.values()].filter(({ question }) => isCalculation(templateOf(question))).length;
}
