import { makeQuestion } from '../families/make-question.ts';
import type { Family } from '../families/family.ts';
import type { Difficulty, Question, Subject } from '../question.ts';
import { createRandom, type Random } from '../random.ts';
import { poolOf, provedOrNull, type TopicPool } from './question-pool.ts';

export interface QuizRequest {
  subject: Subject;
  difficulty: Difficulty;
  /** How many questions, 1 to 30. */
  count: number;
  /** Any whole number; the same request with the same seed is the same quiz. */
  seed: number;
  /** Ids of questions that this student saw lately: avoided while unseen ones remain. */
  seen: ReadonlySet<string>;
}

/** A family is asked for so many fresh questions before its place is given to another source. */
const drawsPerFamily = 8;

/**
 * Composes a quiz: no question twice, none that was seen lately while unseen ones remain, spread over the topics of
 * the subject, written questions and families mixed, options shuffled.
 * @throws when the subject has too few questions: a defect of the bank, found by its audit
 * @example composeQuiz({ subject: 'general', difficulty: 'beginner', count: 10, seed: 1, seen: new Set() })
 */
export function composeQuiz(request: QuizRequest): Question[] {
  const random = createRandom(request.seed);
  const quiz = new Map<string, Question>();
  gather(request, random, quiz, request.seen);
  // Everything unseen is used up: what the student saw before is better than a shorter quiz.
  if (quiz.size < request.count) gather(request, random, quiz, new Set());
  if (quiz.size < request.count)
    throw new Error(
      `${request.subject} has ${quiz.size} ${request.difficulty} questions, not ${request.count}`,
    );
  return random.shuffle([...quiz.values()]);
}

/** Goes round the topics, one question each, until the quiz is full or no topic has anything left. */
function gather(
  request: QuizRequest,
  random: Random,
  quiz: Map<string, Question>,
  avoided: ReadonlySet<string>,
): void {
  const sources = random
    .shuffle(poolOf(request.subject, request.difficulty).topics)
    .map((pool) => questionSource(request, random, pool, (id) => avoided.has(id) || quiz.has(id)));
  while (quiz.size < request.count && sources.length > 0) {
    const source = sources.shift();
    const question = source?.() ?? null;
    if (source === undefined || question === null) continue;
    quiz.set(question.id, question);
    sources.push(source);
  }
}

/** Gives the next question of a topic on each call: its written questions and families in a random order. */
function questionSource(
  request: QuizRequest,
  random: Random,
  pool: TopicPool,
  isTaken: (id: string) => boolean,
): () => Question | null {
  const written = random.shuffle(pool.written);
  const families = random.shuffle(pool.families);
  const nextWritten = (): Question | null => {
    for (let candidate = written.pop(); candidate !== undefined; candidate = written.pop()) {
      if (isTaken(candidate.id)) continue;
      const question = provedOrNull(request.subject, candidate);
      if (question !== null) return withShuffledOptions(question, random);
    }
    return null;
  };
  const nextGenerated = (): Question | null => {
    for (let family = families.shift(); family !== undefined; family = families.shift()) {
      const question = freshQuestion(family, request.difficulty, random, isTaken);
      if (question === null) continue;
      families.push(family);
      return question;
    }
    return null;
  };
  return () => {
    const share = written.length / (written.length + 2 * families.length);
    return random.next() < share ? (nextWritten() ?? nextGenerated()) : (nextGenerated() ?? nextWritten());
  };
}

function freshQuestion(
  family: Family,
  difficulty: Difficulty,
  random: Random,
  isTaken: (id: string) => boolean,
): Question | null {
  for (let draw = 0; draw < drawsPerFamily; draw += 1) {
    const question = makeQuestion(family, random.integer(0, 2 ** 31 - 1), difficulty);
    if (!isTaken(question.id)) return question;
  }
  return null;
}

function withShuffledOptions(question: Question, random: Random): Question {
  const right = question.options[question.key];
  const options = random.shuffle(question.options);
  return { ...question, options, key: options.findIndex((option) => option === right) };
}
