import type { Figure } from '@valence/figures';
import type { WrittenQuestion } from './written-question.ts';

/**
 * A short experiment or situation, in words with a table or figure, and the two to four questions on it. They stand
 * together in a quiz; each can be answered without the others and none gives another away.
 */
export interface WrittenSet {
  /** `<subject>-set-<slug>`. */
  id: string;
  /** Two to six words that name it for a student. */
  title: string;
  /** What all its questions are on, in the typeset notation of `@valence/chemistry`; paragraphs are parted by `\n\n`. */
  stimulus: string;
  /** What it shows beside its text. */
  figure?: Figure;
  questions: readonly WrittenQuestion[];
}
