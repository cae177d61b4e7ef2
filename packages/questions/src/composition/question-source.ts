import type { Family } from '../families/family.ts';
import { makeQuestion } from '../families/make-question.ts';
import type { Difficulty, Question } from '../question.ts';
import type { Random } from '../random.ts';
import { isWritten, provedOrNull, type TopicPool } from './question-pool.ts';

/** Gives another question on each call; `null` when it has none left. */
export type QuestionSource = () => Question | null;

/** A family is drawn from so many times before its place is given to another source. */
const drawsPerFamily = 8;

/** The questions of a pool in a random order, written and generated ones mixed, none that is taken. */
export function sourceOfPool(
  pool: TopicPool,
  random: Random,
  isTaken: (id: string) => boolean,
): QuestionSource {
  const written = random.shuffle(pool.written);
  const families = random.shuffle(pool.families);

  const nextWritten = (): Question | null => {
    for (let candidate = written.pop(); candidate !== undefined; candidate = written.pop()) {
      if (isTaken(candidate.question.id)) continue;
      const question = provedOrNull(candidate);
      if (question !== null) return withShuffledOptions(question, random);
    }
    return null;
  };
  const nextGenerated = (): Question | null => {
    for (let family = families.shift(); family !== undefined; family = families.shift()) {
      const question = drawQuestion(family, pool.difficulty, random, isTaken);
      if (question === null) continue;
      families.push(family);
      return question;
    }
    return null;
  };
  return () => {
    // A family stands for many questions, so it weighs as much as two written ones.
    const share = written.length / (written.length + 2 * families.length);
    return random.next() < share ? (nextWritten() ?? nextGenerated()) : (nextGenerated() ?? nextWritten());
  };
}

/** A question of the family that is not taken, or `null` when a few draws brought none. */
export function drawQuestion(
  family: Family,
  difficulty: Difficulty,
  random: Random,
  isTaken: (id: string) => boolean,
): Question | null {
  for (let draw = 0; draw < drawsPerFamily; draw += 1) {
    const question = makeQuestion(family, random.integer(0, 2 ** 31 - 1), difficulty);
    if (!isTaken(question.id) && !isWritten(question.text)) return question;
  }
  return null;
}

/** A written question keeps its key apart from its distractors until it is served. */
function withShuffledOptions(question: Question, random: Random): Question {
  const right = question.options[question.key];
  const options = random.shuffle(question.options);
  return { ...question, options, key: options.findIndex((option) => option === right) };
}
