import type { AiConfig } from '../config/config.ts';
import type { CustomQuestionSource } from '../features/quizzes/custom-question-source.ts';
import { createCallPolicy } from './call-policy.ts';
import { createModelClient } from './model-client.ts';
import { createModelSource, type ModelSourceContext } from './model-question-source.ts';

const callPolicy = { failures: 5, restsFor: 30_000, backOff: 500 };

/** Creates the source of questions from the settings. */
export function openModelSource(
  { timeLimit, caps, ...models }: AiConfig,
  context: Pick<ModelSourceContext, 'db' | 'clock' | 'randomness' | 'engine' | 'onFailure'>,
): CustomQuestionSource {
  const client = createModelClient(models, createCallPolicy(callPolicy));
  return createModelSource({ ...context, client, caps, timeLimit });
}
