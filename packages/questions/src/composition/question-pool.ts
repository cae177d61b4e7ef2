import { proveWrittenQuestion } from '../bank/prove-written-question.ts';
import type { WrittenQuestion } from '../bank/written-question.ts';
import type { Difficulty, Question, Subject } from '../question.ts';
import { templates, type Template } from '../understanding/question-index/templates.ts';

/** Templates that a quiz takes from in turn with other pools. */
export interface Pool {
  templates: readonly Template[];
  /** True for a question that belongs here; draws of a family can differ in their task. */
  fits: (question: Question, template: Template) => boolean;
  /** Templates with a smaller number are taken first; without it they are all alike. */
  nearness?: (template: Template) => number;
}

const proved = new Map<string, Question | null>();
let texts: ReadonlySet<string> | undefined;
let provedSoFar = 0;

/** Everything of a subject at a difficulty, a pool for each main topic. */
export function poolsOfSubject(subject: Subject, difficulty: Difficulty): Pool[] {
  bySubject ??= Map.groupBy(templates(), (template) => `${template.subject} ${template.difficulty}`);
  const ofSubject = bySubject.get(`${subject} ${difficulty}`) ?? [];
  return [...Map.groupBy(ofSubject, ({ topic }) => topic).values()].map((ofTopic) => ({
    templates: ofTopic,
    fits: () => true,
  }));
}

/**
 * Proves the next written questions, so many, before anybody asks for them: each takes half a millisecond, a quiz of thirty would take them
 * all at once.
 * @returns false when there are no others
 */
export function proveAhead(count: number): boolean {
  const all = templates();
  for (const { source, subject } of all.slice(provedSoFar, provedSoFar + count))
    if (source.kind === 'written') provedOrNull(subject, source.question);
  provedSoFar += count;
  return provedSoFar < all.length;
}

/** The templates by subject and difficulty. */
let bySubject: ReadonlyMap<string, readonly Template[]> | undefined;

/** True when a written question asks just this: a family that draws it would show a student the same thing twice. */
export function isWritten(text: string): boolean {
  texts ??= new Set(
    templates().flatMap(({ source }) => (source.kind === 'written' ? [source.question.text] : [])),
  );
  return texts.has(text);
}

/** The written question with its proof, or `null` where a check failed: such a question is not served. */
export function provedOrNull(subject: Subject, written: WrittenQuestion): Question | null {
  const known = proved.get(written.id);
  if (known !== undefined) return known;
  const { question, failures } = proveWrittenQuestion(subject, written);
  const served = failures.length === 0 ? question : null;
  proved.set(written.id, served);
  return served;
}
