import { phraseWords } from '../../topic-search/words.ts';
import type { Template } from './templates.ts';

/** What a template says, each text with its words as the search compares them, and all of these words. */
interface Said {
  texts: readonly string[];
  words: ReadonlySet<string>;
}

const known = new WeakMap<Template, Said>();

/** The words of a written question and its options; of a family, whose texts differ, those of its name. */
function saidBy(template: Template): Said {
  const before = known.get(template);
  if (before !== undefined) return before;
  const { source } = template;
  const texts = (
    source.kind === 'written'
      ? [source.question.text, source.question.answer, ...source.question.distractors.map(({ text }) => text)]
      : [source.family.name]
  ).map(phraseWords);
  const said = { texts: texts.map((words) => ` ${words.join(' ')} `), words: new Set(texts.flat()) };
  known.set(template, said);
  return said;
}

/** Whether a question says all of the words, in its text or its options. */
export function says(template: Template, words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => saidBy(template).words.has(word));
}

/** Whether a question says the words in a row, in its text or an option. */
export function saysPhrase(template: Template, words: readonly string[]): boolean {
  const phrase = ` ${words.join(' ')} `;
  return words.length > 0 && saidBy(template).texts.some((text) => text.includes(phrase));
}
