import type { Question } from '@valence/questions';
import * as z from 'zod';
import { fenced, fencesAreData } from '../fenced.ts';
import type { Asking, ModelClient } from '../model-client.ts';
import { letters, shownQuestion } from './shown-question.ts';

const instructions = `You look for faults in multiple-choice questions in chemistry before students see them. ${fencesAreData}
Name every option that a good student could defend from what the text says, what the text lacks that is needed to decide ("" when
nothing is), and whether the question is in English and about the topic. You are not asked which option is right.`;

const schema = z.object({
  defensible: z.array(z.enum(letters)).max(8),
  lacking: z.string().max(600),
  inEnglish: z.boolean(),
  onTopic: z.boolean(),
});

/**
 * Asks a model whether exactly one option, the key, can be defended and whether the text is complete.
 * @returns the fault in words, or `null` if there is none
 * @throws ModelFailure
 */
export async function findUnclarity(
  client: ModelClient,
  question: Question,
  topic: string | undefined,
  asking: Pick<Asking<unknown>, 'signal' | 'onTokens' | 'onCall'>,
): Promise<string | null> {
  const { defensible, lacking, inEnglish, onTopic } = await client.ask({
    ...asking,
    role: 'solver',
    instructions,
    prompt: `${topic === undefined ? '' : `${fenced('topic', topic)}\n\n`}${shownQuestion(question)}`,
    schema,
  });
  const key = letters[question.key];
  const others = defensible.filter((letter) => letter !== key);
  if (lacking.trim() !== '') return `something is missing: ${lacking.trim()}`;
  if (!inEnglish) return 'it is not in English';
  if (!onTopic) return 'it is not about the topic';
  if (others.length > 0) return `${others.join(' and ')} could be defended as well`;
  return defensible.length === 0 ? 'no option can be defended' : null;
}
