import { subjects } from '@valence/contract';

/** A subject's name for its id; a custom topic stands for itself. */
export function subjectName(subject: string): string {
  return subjects.find(({ id }) => id === subject)?.name ?? subject;
}
