import { difficulties, type Difficulty, type Question, type Subject } from '../question.ts';
import { createRandom, type Random } from '../random.ts';
import { findTopics } from '../topics/find-topics.ts';
import { poolOfTopic, poolsOfSubject, type TopicPool } from './question-pool.ts';
import { sourceOfPool } from './question-source.ts';

interface QuizWishes {
  difficulty: Difficulty;
  /** How many questions, 1 to 30. */
  count: number;
  /** Any whole number; the same request with the same seed is the same quiz. */
  seed: number;
  /** Ids of questions that this student saw lately: avoided while unseen ones remain. */
  seen: ReadonlySet<string>;
}

/** A quiz on a whole subject, or on a topic in the student's own words. */
export type QuizRequest = QuizWishes & ({ subject: Subject } | { topic: string });

/**
 * Composes a quiz: no question twice, none that was seen lately while unseen ones remain, spread over the topics,
 * written questions and families mixed, options shuffled.
 *
 * A topic that is not chemistry gives no questions. A topic with too little at the asked difficulty is filled up from
 * its other difficulties, never from other topics, so its quiz can be shorter than asked.
 * @throws when a subject has too few questions: a defect of the bank, found by its audit
 * @example composeQuiz({ subject: 'general', difficulty: 'beginner', count: 10, seed: 1, seen: new Set() })
 * @example composeQuiz({ topic: 'Ksp', difficulty: 'advanced', count: 5, seed: 1, seen: new Set() })
 */
export function composeQuiz(request: QuizRequest): Question[] {
  const random = createRandom(request.seed);
  const quiz = new Map<string, Question>();
  for (const pools of stagesOf(request)) {
    gather(pools, request, random, quiz, request.seen);
    // Everything unseen is used up: what the student saw before is better than what was not asked for.
    if (quiz.size < request.count) gather(pools, request, random, quiz, new Set());
  }
  if ('subject' in request && quiz.size < request.count)
    throw new Error(
      `${request.subject} has ${quiz.size} ${request.difficulty} questions, not ${request.count}`,
    );
  return random.shuffle([...quiz.values()]);
}

/** The pools to take from, the next stage only when the ones before it did not fill the quiz. */
function stagesOf(request: QuizRequest): (readonly TopicPool[])[] {
  if ('subject' in request) return [poolsOfSubject(request.subject, request.difficulty)];
  const topics = findTopics(request.topic).map(({ topic }) => topic.id);
  return nearest(request.difficulty).map((difficulty) =>
    topics.map((topic) => poolOfTopic(topic, difficulty)),
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
  pools: readonly TopicPool[],
  request: QuizRequest,
  random: Random,
  quiz: Map<string, Question>,
  avoided: ReadonlySet<string>,
): void {
  const isTaken = (id: string): boolean => avoided.has(id) || quiz.has(id);
  const sources = random.shuffle(pools).map((pool) => sourceOfPool(pool, random, isTaken));
  while (quiz.size < request.count && sources.length > 0) {
    const source = sources.shift();
    const question = source?.() ?? null;
    if (source === undefined || question === null) continue;
    quiz.set(question.id, question);
    sources.push(source);
  }
}
