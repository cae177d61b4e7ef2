import { subjects } from '@valence/contract';

/** What the screens call a quiz, or all quizzes on a topic: the subject's name, or the topic that a student chose. */
export function quizTitle(topic: string): string {
  return subjects.find(({ id }) => id === topic)?.name ?? topic;
}
