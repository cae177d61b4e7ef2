import { bank } from '../bank/bank.ts';
import { proveWrittenQuestion } from '../bank/prove-written-question.ts';
import type { WrittenQuestion } from '../bank/written-question.ts';
import { families } from '../families/families.ts';
import type { Family } from '../families/family.ts';
import { subjects, type Difficulty, type Question, type Subject } from '../question.ts';
import { familyTemplate } from './template-of.ts';

/** What a quiz can be composed of under one topic and difficulty. */
export interface TopicPool {
  topic: string;
  difficulty: Difficulty;
  written: readonly SubjectQuestion[];
  families: readonly Family[];
}

/** A written question with the subject whose bank holds it. */
export interface SubjectQuestion {
  subject: Subject;
  question: WrittenQuestion;
}

const allWritten: readonly SubjectQuestion[] = subjects.flatMap((subject) =>
  bank[subject].map((question) => ({ subject, question })),
);
const writtenTexts: ReadonlySet<string> = new Set(allWritten.map(({ question }) => question.text));
const allFamilies: readonly Family[] = Object.values(families).flat();

const proved = new Map<string, Question | null>();

/** Everything of a subject at a difficulty, by main topic: each source stands in one pool. */
export function poolsOfSubject(subject: Subject, difficulty: Difficulty): readonly TopicPool[] {
  const written = allWritten.filter(
    (source) => source.subject === subject && source.question.difficulty === difficulty,
  );
  const generators = families[subject].filter((family) => family.difficulties.includes(difficulty));
  const topics = new Set([
    ...written.map(({ question }) => question.topics[0] ?? ''),
    ...generators.map(mainTopic),
  ]);
  return [...topics].map((topic) => ({
    topic,
    difficulty,
    written: written.filter(({ question }) => question.topics[0] === topic),
    families: generators.filter((family) => mainTopic(family) === topic),
  }));
}

/** Everything that touches a topic at a difficulty, whatever its main topic and subject. */
export function poolOfTopic(topic: string, difficulty: Difficulty): TopicPool {
  return {
    topic,
    difficulty,
    written: allWritten.filter(
      ({ question }) => question.difficulty === difficulty && question.topics.includes(topic),
    ),
    families: allFamilies.filter(
      (family) => family.difficulties.includes(difficulty) && family.topics.includes(topic),
    ),
  };
}

/** What of a pool stands when templates are withdrawn. */
export function standingPart(pool: TopicPool, withdrawn: ReadonlySet<string> | undefined): TopicPool {
  if (withdrawn === undefined || withdrawn.size === 0) return pool;
  return {
    ...pool,
    written: pool.written.filter(({ question }) => !withdrawn.has(question.id)),
    families: pool.families.filter(({ id }) => !withdrawn.has(familyTemplate(id, pool.difficulty))),
  };
}

/** True when a written question asks just this: a family that draws it would show a student the same thing twice. */
export function isWritten(text: string): boolean {
  return writtenTexts.has(text);
}

/** The written question with its proof, or `null` where a check failed: such a question is not served. */
export function provedOrNull({ subject, question: written }: SubjectQuestion): Question | null {
  const known = proved.get(written.id);
  if (known !== undefined) return known;
  const { question, failures } = proveWrittenQuestion(subject, written);
  const served = failures.length === 0 ? question : null;
  proved.set(written.id, served);
  return served;
}

function mainTopic(family: Family): string {
  return family.topics[0] ?? '';
}
