import type { Question } from '@valence/questions';
import { fenced } from '../fenced.ts';

/** Names of the options in prompts. Students see options without names. */
export const letters = ['A', 'B', 'C', 'D'] as const;

/** A question as a student sees it before answering: no key, no explanation, no slips. */
export function shownQuestion({ text, options }: Question): string {
  const shown = options.map((option, place) => `${letters[place] ?? '?'}) ${option.text}`);
  return fenced('question', [text, '', ...shown].join('\n'));
}
