import { subjects } from '@valence/contract';

/** What the screens call a quiz: its subject's name, or the topic that a student chose. */
export function quizTitle(topic: string): string {
  return subjects.find(({ id }) => id === topic)?.name ?? topic;
}
