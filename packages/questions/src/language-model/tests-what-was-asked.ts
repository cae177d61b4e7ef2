import type { Question } from '../question.ts';
import { isNeutral, wordsOf } from '../topic-search/words.ts';
import { isOnElementOf, testsPart } from '../understanding/matching/fits.ts';
import { understandTopic } from '../understanding/understand-topic.ts';
import type { Part } from '../understanding/matching/wish.ts';

/**
 * Whether a question, by the concepts that its reader says it tests, is one of those that a text asks for: the rule by which questions
 * of the bank are chosen.
 * @param words the topic in a student's words
 * @example testsWhatWasAsked({ ...question, tests: ['osmotic-pressure'] }, 'osmotic pressure') // true
 */
export function testsWhatWasAsked(question: Question, words: string): boolean {
  const understood = understandTopic(words);
  if (!understood.isUnderstood) return false;
  const { tests = [] } = question;
  const said = new Set(wordsOf(`${question.text} ${question.options[question.key]?.text ?? ''}`));
  return understood.wishes.some((asked) => {
    // What a text narrows still has to be tested.
    const { element, parts } = asked.likeWords?.named ?? asked;
    return (
      isOnElementOf(question, { element }) &&
      (asked.among === null || tests.some((id) => asked.among?.has(id))) &&
      testsName(tests, parts) &&
      parts.every((part) => testsPart(tests, part) || isOnName(tests, part, said))
    );
  });
}

/** Of the concepts that are named, one has to be tested: to say its name is not enough. */
function testsName(tests: readonly string[], parts: readonly Part[]): boolean {
  const named = parts.filter(({ concepts }) => concepts.size > 0);
  return named.length === 0 || named.some((part) => testsPart(tests, part));
}

/** No reader can name what is narrower than a concept, so the question says its words and tests something that it stands under. */
function isOnName(tests: readonly string[], { words, within }: Part, said: ReadonlySet<string>): boolean {
  return (
    (within.size === 0 || tests.some((id) => within.has(id))) &&
    words.length > 0 &&
    words.every((word) => said.has(word) || isNeutral(word))
  );
}
