import type { AiConfig } from '../config/config.ts';
import type { CustomQuestionSource } from '../features/quizzes/custom-question-source.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { createModelClient } from './model-client.ts';
import { createModelSource, type ModelSourceContext } from './model-question-source.ts';

/** Failures of the provider in a row after which it is left alone for so many milliseconds. */
const breaker = { failures: 5, restsFor: 30_000 };
/** Milliseconds. */
const backOff = 500;

/** The source of questions that the settings configure. */
export function openModelSource(
  { timeLimit, caps, ...models }: AiConfig,
  context: Pick<ModelSourceContext, 'db' | 'clock' | 'randomness' | 'engine' | 'onFailure'>,
): CustomQuestionSource {
  const guard = createCircuitBreaker(context.clock, breaker);
  const client = createModelClient({ ...models, backOff }, guard);
  return createModelSource({ ...context, client, breaker: guard, caps, timeLimit });
}
