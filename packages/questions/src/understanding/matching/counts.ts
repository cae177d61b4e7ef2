import type { Difficulty } from '../../question.ts';
import type { Template } from '../question-index/templates.ts';
import { templatesOf } from './coverage.ts';
import type { Wish } from './wish.ts';

/** How many different templates fit any of the wishes, at each difficulty. */
export function countsOf(wishes: readonly Wish[]): Record<Difficulty, number> {
  return countTemplates(wishes.flatMap(templatesOf));
}

/** How many of the templates are different ones, at each difficulty. */
export function countTemplates(found: readonly Template[]): Record<Difficulty, number> {
  const keys = { beginner: new Set<string>(), intermediate: new Set<string>(), advanced: new Set<string>() };
  for (const { difficulty, key } of found) keys[difficulty].add(key);
  return {
    beginner: keys.beginner.size,
    intermediate: keys.intermediate.size,
    advanced: keys.advanced.size,
  };
}
