import { phraseWords } from '../topic-search/words.ts';

/**
 * The words of a text, as they were typed, that are any of these.
 * @param asked as the search compares them
 */
export function typedWords(text: string, asked: readonly string[]): string[] {
  const stems = new Set(asked);
  const typed = text.match(/[\p{L}\p{M}\d]+/gu) ?? [];
  return typed.filter((word) => phraseWords(word).some((stem) => stems.has(stem)));
}
