import { phraseWords } from '../../topic-search/words.ts';
import type { Template } from './templates.ts';

const known = new WeakMap<Template, ReadonlySet<string>>();

/** The words of a written question with its options; of a family, whose texts differ, those of its name. */
function saidWords(template: Template): ReadonlySet<string> {
  const before = known.get(template);
  if (before !== undefined) return before;
  const { source } = template;
  const said = new Set(
    source.kind === 'written'
      ? [
          source.question.text,
          source.question.answer,
          ...source.question.distractors.map(({ text }) => text),
        ].flatMap(phraseWords)
      : phraseWords(source.family.name),
  );
  known.set(template, said);
  return said;
}

/** Whether a question says all of the words, in its text or its options. */
export function says(template: Template, words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => saidWords(template).has(word));
}
