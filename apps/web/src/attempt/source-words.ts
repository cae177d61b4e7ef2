import { subjects } from '@valence/contract';
import type { Quiz } from './quiz.ts';

/**
 * Says where the questions of a quiz on a topic of one's own come from; `null` for a subject's quiz, which is ours.
 * @example sourceWords(quiz) // 'Written by a model and proved: 3 of 5. From our own bank: 2.'
 */
export function sourceWords({ topic, source }: Pick<Quiz, 'topic' | 'source'>): string | null {
  if (subjects.some(({ id }) => id === topic)) return null;
  const own = source.written + source.families;
  if (source.model === 0) return 'From our own bank, every answer key proved.';
  const byModel = `Written by a model and proved: ${source.model} of ${source.model + own}.`;
  return own === 0 ? byModel : `${byModel} From our own bank: ${own}.`;
}
