import { findTopics } from '../topics/find-topics.ts';
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

/** The search finds the topic in the question's words, or the question uses the words of the topic. */
function isOnTopic({ question, key, text }: QuestionReading, topic: string): boolean {
  const wanted = new Set(findTopics(topic).map((match) => match.topic.id));
  const asks = `${text.source} ${key?.source ?? ''}`;
  const found = [asks, `${asks} ${question.explanation}`].flatMap((words) => findTopics(words));
  if (found.some((match) => wanted.has(match.topic.id))) return true;
  const said = new Set(wordsOf(`${asks} ${question.explanation}`));
  const words = wordsOf(topic);
  return words.length > 0 && words.every((word) => said.has(word));
}
