import type { TopicChoice } from '@valence/contract';
import { Refusal } from '../../refusal.ts';
import type { QuestionEngine } from './question-engine.ts';
import { readTopic, type AskedTopic } from './read-topic.ts';

type UnderstoodChoice = NonNullable<ReturnType<QuestionEngine['understandChoice']>>;

/** What a student asked for: a topic, or a choice from the list of topics and concepts. */
export type AskedWish = AskedTopic | AskedChoice;

interface AskedChoice {
  kind: 'choice';
  choice: TopicChoice;
  understood: UnderstoodChoice;
}

/**
 * Understands what a quiz is to be on.
 * @throws Refusal `badRequest` where neither or both of topic and choice are named, or a choice is in no list
 */
export function readWish(
  { topic, choice }: { topic?: string | undefined; choice?: TopicChoice | undefined },
  engine: Pick<QuestionEngine, 'understandTopic' | 'understandChoice'>,
): AskedWish {
  if (choice === undefined && topic !== undefined) return readTopic(topic, engine);
  if (choice === undefined || topic !== undefined)
    throw wrong('topic', 'Please name a topic, or choose from the list.');
  return readChoice(choice, engine);
}

/**
 * Understands what was chosen from the list of topics and concepts.
 * @throws Refusal `badRequest` where nothing is chosen, or something that is in no list
 */
export function readChoice(
  choice: TopicChoice,
  engine: Pick<QuestionEngine, 'understandChoice'>,
): AskedChoice {
  if (choice.topics.length + choice.concepts.length === 0)
    throw wrong('choice', 'Please choose at least one topic.');
  const understood = engine.understandChoice(choice);
  if (understood === null)
    throw wrong('choice', 'Something of that choice is not in our list. Please load the list anew.');
  return { kind: 'choice', choice, understood };
}

function wrong(field: string, message: string): Refusal {
  return new Refusal('badRequest', message, { fields: [{ field, message }] });
}
