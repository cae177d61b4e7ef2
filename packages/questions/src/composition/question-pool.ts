import { bank } from '../bank/bank.ts';
import { proveWrittenQuestion } from '../bank/prove-written-question.ts';
import type { WrittenQuestion } from '../bank/written-question.ts';
import { families } from '../families/families.ts';
import type { Family } from '../families/family.ts';
import type { Difficulty, Question, Subject } from '../question.ts';

/** What a quiz can be composed of: written questions and families, by main topic. */
export interface QuestionPool {
  topics: readonly TopicPool[];
}

export interface TopicPool {
  topic: string;
  written: readonly WrittenQuestion[];
  families: readonly Family[];
}

const pools = new Map<string, QuestionPool>();
const proved = new Map<string, Question | null>();

/** The pool of a subject at a difficulty, built once. */
export function poolOf(subject: Subject, difficulty: Difficulty): QuestionPool {
  const name = `${subject} ${difficulty}`;
  const remembered = pools.get(name);
  if (remembered !== undefined) return remembered;
  const written = bank[subject].filter((question) => question.difficulty === difficulty);
  const generators = families[subject].filter((family) => family.difficulties.includes(difficulty));
  const topics = new Set([...written, ...generators].map((source) => source.topics[0] ?? ''));
  const pool = {
    topics: [...topics].map((topic) => ({
      topic,
      written: written.filter((question) => question.topics[0] === topic),
      families: generators.filter((family) => family.topics[0] === topic),
    })),
  };
  pools.set(name, pool);
  return pool;
}

/** The written question with its proof, or `null` where a check failed: such a question is not served. */
export function provedOrNull(subject: Subject, written: WrittenQuestion): Question | null {
  const remembered = proved.get(written.id);
  if (remembered !== undefined) return remembered;
  const { question, failures } = proveWrittenQuestion(subject, written);
  const served = failures.length === 0 ? question : null;
  proved.set(written.id, served);
  return served;
}
