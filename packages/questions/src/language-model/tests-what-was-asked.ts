import { concepts } from '../concepts/concepts.ts';
import type { Question } from '../question.ts';
import { wordsOf } from '../topic-search/words.ts';
import { fits } from '../understanding/fits.ts';
import { understandTopic } from '../understanding/understand-topic.ts';
import type { Wish } from '../understanding/understanding.ts';

const topicOfConcept: ReadonlyMap<string, string> = new Map(concepts.map(({ id, topic }) => [id, topic]));

/**
 * Whether a question, by the concepts that its reader says it tests, is one of those that a text asks for: the rule by which questions
 * of the bank are chosen.
 * @param words the topic in a student's words
 * @example testsWhatWasAsked({ ...question, tests: ['osmotic-pressure'] }, 'osmotic pressure') // true
 */
export function testsWhatWasAsked(question: Question, words: string): boolean {
  const understood = understandTopic(words);
  if (!understood.isUnderstood) return false;
  const said = new Set(wordsOf(`${question.text} ${question.options[question.key]?.text ?? ''}`));
  return understood.wishes.some(
    (wish) =>
      wish.mentions.every((word) => said.has(word)) &&
      (isBeyondTheMap(wish) ? isOnName(question, wish, said) : fits(question, wish)),
  );
}

/** What has a name and no concept yet: `topic/beyond`. */
function isBeyondTheMap({ concepts: asked }: Wish): boolean {
  return asked.size > 0 && asked.values().every((id) => id.endsWith('/beyond'));
}

/** No reader can name it, so the question says its name and tests something of its topic. */
function isOnName({ tests = [] }: Question, wish: Wish, said: ReadonlySet<string>): boolean {
  const isOfTopic = tests.some((id) => wish.concepts.has(`${topicOfConcept.get(id) ?? ''}/beyond`));
  return isOfTopic && wordsOf(wish.name).every((word) => said.has(word));
}
