import type { Question } from '@valence/questions';
import * as z from 'zod';
import { fencesAreData } from '../fenced.ts';
import type { Asking, ModelClient } from '../model-client.ts';
import type { ModelEngine } from '../model-engine.ts';
import { shownQuestion } from './shown-question.ts';

const instructions = `You name what questions in chemistry test. ${fencesAreData}
From the list of concepts choose the one or two that a student must know to answer the question: what it tests, and not what it merely
mentions. Answer with their names exactly as listed, and with an empty list when none of them is what the question tests.`;

const schema = z.object({ tests: z.array(z.string().max(200)).max(10) });
const mostTests = 2;

/**
 * Asks a model what a question tests. It sees the question and the concepts of its subject, not what was asked for.
 * @returns ids of concepts, at most two; none where the reader finds none
 * @throws ModelFailure
 */
export async function readConcepts(
  { client, engine }: { client: ModelClient; engine: Pick<ModelEngine, 'conceptsOfSubject'> },
  question: Question,
  asking: Pick<Asking<unknown>, 'signal' | 'onTokens' | 'onCall'>,
): Promise<string[]> {
  const concepts = engine.conceptsOfSubject(question.subject);
  const { tests } = await client.ask({
    ...asking,
    role: 'solver',
    instructions,
    prompt: `Concepts:\n${concepts.map(({ name }) => name).join('\n')}\n\n${shownQuestion(question)}`,
    schema,
  });
  const read = tests.flatMap((name) => {
    const wanted = name.trim().toLowerCase();
    return concepts.filter((concept) => concept.name.toLowerCase() === wanted).map(({ id }) => id);
  });
  return [...new Set(read)].slice(0, mostTests);
}
