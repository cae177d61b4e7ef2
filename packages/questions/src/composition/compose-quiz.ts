import { difficulties, type Difficulty, type Question, type Subject } from '../question.ts';
import { createRandom, type Random } from '../random.ts';
import { findTopics } from '../topic-search/find-topics.ts';
import { poolOfTopic, poolsOfSubject, standingPart, type TopicPool } from './question-pool.ts';
import { sourceOfPool } from './question-source.ts';
import { relevantPart } from './relevant-part.ts';

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

/** A quiz on a whole subject, or on a topic in the student's own words. */
export type QuizRequest = QuizWishes & ({ subject: Subject } | { topic: string });

/**
 * Composes a quiz: no question twice, none that was seen lately while unseen ones remain, spread over the topics,
 * written questions and families mixed, options shuffled.
 *
 * A topic that is not chemistry gives no questions. Where the student's words are narrower than the topic, what fits
 * them best comes first. A topic with too little at the asked difficulty is filled up from its other difficulties, never
 * from other topics, so its quiz can be shorter than asked.
 * @throws when a subject has too few questions: a defect of the bank, found by its audit
 * @example composeQuiz({ subject: 'general', difficulty: 'beginner', count: 10, seed: 1, seen: new Set() })
 * @example composeQuiz({ topic: 'Ksp', difficulty: 'advanced', count: 5, seed: 1, seen: new Set() })
 */
export function composeQuiz(request: QuizRequest): Question[] {
  const random = createRandom(request.seed);
  const quiz = new Map<string, Question>();
  for (const stage of stagesOf(request)) gather(stage, random, quiz);
  if ('subject' in request && quiz.size < request.count)
    throw new Error(
      `${request.subject} has ${quiz.size} ${request.difficulty} questions, not ${request.count}`,
    );
  return 'subject' in request ? random.shuffle([...quiz.values()]) : [...quiz.values()];
}

/** Pools to take from, and the questions that are not to be taken. */
interface Stage {
  pools: readonly TopicPool[];
  avoided: ReadonlySet<string>;
  /** How many questions the quiz has at most after this stage. */
  upTo: number;
}

/** A narrow wish brings at least so many questions of each source that fits it, or half the quiz. */
const questionsOfRelevantSource = 3;

/** What to take from one after the other, until the quiz is full. */
function stagesOf(request: QuizRequest): Stage[] {
  const { difficulty, withdrawn } = request;
  const standing = (pool: TopicPool): TopicPool => standingPart(pool, withdrawn);
  if ('subject' in request)
    return unseenThenSeen(poolsOfSubject(request.subject, difficulty).map(standing), request);
  const topics = findTopics(request.topic).map(({ topic }) => topic.id);
  const byDifficulty = nearest(difficulty).map((near) =>
    topics.map((topic) => standing(poolOfTopic(topic, near))),
  );
  return [
    ...relevantStage(byDifficulty, request.topic, request),
    ...byDifficulty.flatMap((pools) => unseenThenSeen(pools, request)),
  ];
}

/** What fits the student's words best, of the nearest difficulty that has it. */
function relevantStage(
  byDifficulty: readonly (readonly TopicPool[])[],
  text: string,
  { count, seen }: QuizWishes,
): Stage[] {
  for (const ofDifficulty of byDifficulty) {
    const pools = ofDifficulty.flatMap((pool) => relevantPart(pool, text) ?? []);
    if (pools.length === 0) continue;
    const sources = pools.reduce((sum, { written, families }) => sum + written.length + families.length, 0);
    const upTo = Math.min(count, Math.max(questionsOfRelevantSource * sources, Math.ceil(count / 2)));
    return [{ pools, avoided: seen, upTo }];
  }
  return [];
}

/** Once everything unseen is used up, what the student saw before is better than what was not asked for. */
function unseenThenSeen(pools: readonly TopicPool[], { count, seen }: QuizWishes): Stage[] {
  return [
    { pools, avoided: seen, upTo: count },
    { pools, avoided: new Set(), upTo: count },
  ];
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
function gather({ pools, avoided, upTo }: Stage, random: Random, quiz: Map<string, Question>): void {
  if (quiz.size >= upTo) return;
  const isTaken = (id: string): boolean => avoided.has(id) || quiz.has(id);
  const sources = random.shuffle(pools).map((pool) => sourceOfPool(pool, random, isTaken));
  while (quiz.size < upTo && sources.length > 0) {
    const source = sources.shift();
    const question = source?.() ?? null;
    if (source === undefined || question === null) continue;
    quiz.set(question.id, question);
    sources.push(source);
  }
}
