import { subjects, type SubjectId } from '@valence/contract';
import type { QuestionEngine } from './question-engine.ts';

/** What a student asked for: a subject, or a topic in their own words as they were understood. */
export type AskedTopic =
  | { kind: 'subject'; subject: SubjectId }
  | { kind: 'custom'; topic: string }
  /** Nothing that chemistry teaches; `suggestions` are topics to offer instead. */
  | { kind: 'notChemistry'; suggestions: readonly string[] };

const suggestionCount = 3;

/**
 * Understands the topic of a request. A subject's id or name, in any case or misspelled, is that subject.
 * @example readTopic('organic chemistry', engine) // { kind: 'subject', subject: 'organic' }
 * @example readTopic('stoichometry', engine) // { kind: 'custom', topic: 'Stoichiometry' }
 */
export function readTopic(
  text: string,
  engine: Pick<QuestionEngine, 'understoodTopic' | 'suggestTopics'>,
): AskedTopic {
  const named = subjectNamed(text);
  if (named !== null) return { kind: 'subject', subject: named };
  const topic = engine.understoodTopic(text);
  if (topic === null)
    return { kind: 'notChemistry', suggestions: engine.suggestTopics(text, suggestionCount) };
  const meant = subjectNamed(topic);
  return meant === null ? { kind: 'custom', topic } : { kind: 'subject', subject: meant };
}

function subjectNamed(text: string): SubjectId | null {
  const asked = text.toLowerCase();
  return subjects.find(({ id, name }) => id === asked || name.toLowerCase() === asked)?.id ?? null;
}
