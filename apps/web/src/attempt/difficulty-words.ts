import type { Difficulty } from '@valence/contract';

/** How the screens call the difficulties. */
export const difficultyWords: Record<Difficulty, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};
