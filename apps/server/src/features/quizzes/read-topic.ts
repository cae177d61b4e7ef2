import { subjects, type SubjectId } from '@valence/contract';
import type { Understood } from '@valence/questions';
import type { QuestionEngine } from './question-engine.ts';

/** What a student asked for: a subject, or a topic in their own words as they were understood. */
export type AskedTopic =
  | { kind: 'subject'; subject: SubjectId }
  /** `topic` is the name that we print, `words` what was typed; `nearest` are topics beside it that have questions. */
  | { kind: 'custom'; topic: string; words: string; nearest: readonly string[]; understood: Understood }
  /** Nothing that chemistry teaches; `suggestions` are topics to offer instead. */
  | { kind: 'notChemistry'; suggestions: readonly string[] }
  /** It speaks of taking one's life or hurting oneself. */
  | { kind: 'inNeed' };

/**
 * Understands the topic of a request. A subject's id or name, in any case or misspelled, is that subject.
 * @example readTopic('organic chemistry', engine) // { kind: 'subject', subject: 'organic' }
 * @example readTopic('stoichometry', engine) // { kind: 'custom', topic: 'Stoichiometry', words: 'stoichometry', … }
 */
export function readTopic(text: string, engine: Pick<QuestionEngine, 'understandTopic'>): AskedTopic {
  const named = subjectNamed(text);
  if (named !== null) return { kind: 'subject', subject: named };
  const understood = engine.understandTopic(text);
  if (!understood.isUnderstood && understood.reason === 'self-harm') return { kind: 'inNeed' };
  if (!understood.isUnderstood) return { kind: 'notChemistry', suggestions: understood.nearest };
  const { name: topic, nearest, difficulty } = understood;
  // A level that was typed with the subject is a wish of one's own: `hard organic chemistry`.
  const meant = difficulty === null ? subjectNamed(topic) : null;
  return meant === null
    ? { kind: 'custom', topic, words: text, nearest, understood }
    : { kind: 'subject', subject: meant };
}

function subjectNamed(text: string): SubjectId | null {
  const asked = text.toLowerCase();
  return subjects.find(({ id, name }) => id === asked || name.toLowerCase() === asked)?.id ?? null;
}
