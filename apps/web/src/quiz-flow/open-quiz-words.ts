import type { OpenQuizPlace } from '../quiz-preview/read-open-quiz.ts';

/** What is open and where, and what becomes of it if another quiz is started. */
export function openQuizWords({ title, at, count }: Pick<OpenQuizPlace, 'title' | 'at' | 'count'>): string {
  return `${title} is open at question ${at + 1} of ${count}. If you start a new quiz, the answers in this one are lost, and it still counts.`;
}
