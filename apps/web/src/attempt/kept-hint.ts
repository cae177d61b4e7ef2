import { keptQuizMaxLength } from '@valence/contract';
import type { KeptQuiz } from './quiz.ts';

/** What a page shows of the quiz that the browser keeps, in so few words that they fit a cookie. */
export type KeptHint =
  | { kind: 'finished' }
  /** `at` counts from 1. */
  | { kind: 'active'; at: number; of: number; title: string };

export function hintAt(kept: KeptQuiz | null): KeptHint | null {
  if (kept?.kind !== 'active') return kept && { kind: 'finished' };
  const { quiz, attempt } = kept;
  return { kind: 'active', at: attempt.at + 1, of: quiz.questions.length, title: quiz.title };
}

/** The cookie's text; empty where there is nothing to hint at, or where it would be too long. */
export function writeHint(userId: string, kept: KeptQuiz | null): string {
  const hint = hintAt(kept);
  if (hint === null) return '';
  const text =
    hint.kind === 'finished' ? `${userId}/finished` : `${userId}/${hint.at}/${hint.of}/${hint.title}`;
  return text.length > keptQuizMaxLength ? '' : text;
}
