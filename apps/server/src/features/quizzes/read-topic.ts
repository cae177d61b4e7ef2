import { subjects, type SubjectId } from '@valence/contract';
import { Refusal } from '../../refusal.ts';

/** What a student asked for: a subject, or a topic in their own words. */
export type AskedTopic = { kind: 'subject'; subject: SubjectId } | { kind: 'custom'; text: string };

/**
 * Understands the topic of a request. A subject's id or name, in any case, is that subject.
 * @throws Refusal `badRequest` when nothing readable is left of it
 * @example readTopic(' organic chemistry ') // { kind: 'subject', subject: 'organic' }
 */
export function readTopic(topic: string): AskedTopic {
  const text = topic
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '') {
    throw new Refusal('badRequest', 'Please enter a chemistry topic for your quiz.', {
      fields: [{ field: 'topic', message: 'must not be blank' }],
    });
  }
  const asked = text.toLowerCase();
  const subject = subjects.find(({ id, name }) => id === asked || name.toLowerCase() === asked);
  return subject ? { kind: 'subject', subject: subject.id } : { kind: 'custom', text };
}
