import type { Question } from '@valence/questions';
import * as z from 'zod';
import { fencesAreData } from '../fenced.ts';
import type { Asking, ModelClient } from '../model-client.ts';
import { letters, shownQuestion } from './shown-question.ts';
import { solverTools } from './solver-tools.ts';

const instructions = `You solve multiple-choice questions in chemistry. ${fencesAreData}
Reason step by step from the question alone, and call a function for whatever it can compute. Then answer with the letter of the one
option that is right. Answer "none" when no option is right, "several" when more than one is, "unclear" when the question lacks
something. Do not settle for the closest option.`;

const schema = z.object({
  reasoning: z.string().max(6000),
  answer: z.enum([...letters, 'none', 'several', 'unclear']),
});

/** The answer of a solver, which does not see the key or the solution. */
export interface Solution {
  /** The index of the option; `null` if the solver found none, several, or the question unclear. */
  option: number | null;
  answer: string;
}

/** @throws ModelFailure */
export async function solveQuestion(
  client: ModelClient,
  question: Question,
  asking: Pick<Asking<unknown>, 'signal' | 'onTokens' | 'onCall'>,
): Promise<Solution> {
  const { answer } = await client.ask({
    ...asking,
    role: 'solver',
    instructions,
    prompt: shownQuestion(question),
    schema,
    tools: solverTools,
  });
  const option = letters.findIndex((letter) => letter === answer);
  return { option: option < 0 ? null : option, answer };
}
