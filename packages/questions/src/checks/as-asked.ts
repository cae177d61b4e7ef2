import { findTopics } from '../topics/find-topics.ts';
import { taxonomy } from '../topics/taxonomy.ts';
import type { Topic } from '../topics/topic.ts';
import { wordsOf } from '../topics/words.ts';
import { failed, notApplicable, passed, type Check } from './check.ts';
import type { QuestionReading } from './question-reading.ts';

/** The question has the difficulty, and is about the topic, that it was asked for. */
export const asAskedCheck: Check = {
  name: 'As asked for',
  run(reading) {
    const { asked, question } = reading;
    if (asked.topic === undefined && asked.difficulty === undefined)
      return notApplicable('No topic or difficulty was asked for.');
    if (asked.difficulty !== undefined && asked.difficulty !== question.difficulty)
      return failed(`${asked.difficulty} was asked for, and this is ${question.difficulty}`);
    if (asked.topic !== undefined && !isOnTopic(reading, asked.topic))
      return failed(`this is not about ${asked.topic}`);
    return passed('Topic and difficulty are the ones that were asked for.');
  },
};

/**
 * The search finds the topic in the question's words; or the question uses all the words that were asked with, or a
 * term of the topic; or it is filed under the topic, and the search finds the same subject in it.
 */
function isOnTopic({ question, key, text }: QuestionReading, asked: string): boolean {
  const asks = `${text.source} ${key?.source ?? ''}`;
  const said = new Set(wordsOf(`${asks} ${question.explanation}`));
  if (says(said, asked)) return true;
  const wanted = findTopics(asked).map(({ topic }) => topic);
  const sentences = question.explanation.split(/(?<=[.:]) /);
  const found = [text.source, asks, ...sentences].flatMap((part) =>
    findTopics(part).map(({ topic }) => topic),
  );
  return wanted.some(
    (topic) =>
      found.some(({ id }) => id === topic.id) ||
      termsOf(topic).some((term) => says(said, term)) ||
      (question.topics.includes(topic.id) && found.some(({ subject }) => subject === topic.subject)),
  );
}

function says(said: ReadonlySet<string>, term: string): boolean {
  const words = wordsOf(term);
  return words.length > 0 && words.every((word) => said.has(word));
}

/** Everyday words alone name no topic: a term is two words or more, or the topic's own name. */
function termsOf(topic: Topic): string[] {
  const isTelling = (term: string): boolean =>
    wordsOf(term).length > 1 || taxonomy.some(({ name }) => name.toLowerCase() === term.toLowerCase());
  return [topic.name, ...topic.synonyms].filter(isTelling);
}
