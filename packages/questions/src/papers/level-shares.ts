import type { Difficulty } from '../question.ts';

/** The shares of the levels in a paper: what links three ideas is rare in exams that ask in a minute and a half. */
export const levelShares: Readonly<Record<Difficulty, number>> = {
  beginner: 0.4,
  intermediate: 0.5,
  advanced: 0.1,
};
