import type { IssuedQuestion } from '@valence/contract';

/** True where a stimulus is to be shown above a question: the question before it is not on the same. */
export function beginsSet(question: IssuedQuestion, before: IssuedQuestion | undefined): boolean {
  return question.stimulus !== undefined && question.stimulus.id !== before?.stimulus?.id;
}
