import type { Understood } from '@valence/questions';
import { Refusal } from '../../../refusal.ts';
import { helpInNeed } from '../help-in-need.ts';

/** A topic that is not chemistry leads to some that are. */
export function notChemistry(suggestions: readonly string[]): Refusal {
  return new Refusal(
    'topicNotChemistry',
    'We could not find chemistry in that topic. How about one of these?',
    { suggestions: [...suggestions] },
  );
}

/** Whoever needs help is told where it is; topics to choose from would be no answer. */
export function toSomebodyInNeed(): Refusal {
  return new Refusal('topicNotChemistry', helpInNeed, { suggestions: [] });
}

/** What is understood and has no questions leads to what comes nearest. */
export function noQuestions(topic: string, nearest: readonly string[]): Refusal {
  const message = `We have no questions on ${topic} yet.${nearest.length > 0 ? ' This comes nearest:' : ''}`;
  return new Refusal('noQuestionsOnTopic', message, { suggestions: [...nearest] });
}

/** Fewer questions than were asked for are told of before anything counts: what the topic is a part of has more, or a second one does. */
export function fewerQuestions(
  topic: string,
  available: number,
  { broader, nearest }: Pick<Understood, 'broader' | 'nearest'>,
): Refusal {
  const further = nearest.map((other) => `${topic} and ${other}`);
  return new Refusal(
    'fewerQuestions',
    `${thereAre(available)} on ${topic}. Generate again for a quiz of ${available}, or ${broader.length > 0 ? 'ask for more' : 'add a topic'}:`,
    { available, suggestions: (broader.length > 0 ? broader : further).slice(0, mostOffered) },
  );
}

/** The same of a choice from the list, where more can be chosen. */
export function fewerOfChoice(name: string, available: number): Refusal {
  const message = `${thereAre(available)} on ${name}. Start again for a quiz of ${available}, or choose more.`;
  return new Refusal('fewerQuestions', message, { available, suggestions: [] });
}

const mostOffered = 2;

function thereAre(available: number): string {
  return available === 1 ? 'There is one question' : `There are ${available} questions`;
}
