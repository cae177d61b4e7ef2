import type { AiConfig } from '../config/config.ts';
import type { CustomQuestionSource } from '../features/quizzes/custom-question-source.ts';
import { createCallPolicy } from './call-policy.ts';
import { createModelClient } from './model-client.ts';
import { createModelSource, type ModelSourceContext } from './model-question-source.ts';

const callPolicy = { failures: 5, restsFor: 30_000, backOff: 500 };

/** The source of questions that the settings configure. */
export function openModelSource(
  { timeLimit, caps, ...models }: AiConfig,
  context: Pick<ModelSourceContext, 'db' | 'clock' | 'randomness' | 'engine' | 'onFailure'>,
): CustomQuestionSource {
  const client = createModelClient(models, createCallPolicy(callPolicy));
  return createModelSource({ ...context, client, caps, timeLimit });
}
