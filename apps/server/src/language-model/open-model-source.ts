import type { Job } from '../background/background-work.ts';
import type { AiConfig } from '../config/config.ts';
import type { CustomQuestionSource } from '../features/quizzes/custom/custom-question-source.ts';
import { createCallPolicy } from './call-policy.ts';
import type { GenerationContext } from './generate-and-keep.ts';
import { topUpJob } from './keeping/top-up-job.ts';
import { createModelClient } from './model-client.ts';
import { createModelSource } from './model-question-source.ts';

const callPolicy = { failures: 5, restsFor: 30_000, backOff: 500 };

/** Creates the source of questions from the settings, and the work that tops it up. */
export function openModelSource(
  { timeLimit, caps, ...models }: AiConfig,
  given: Pick<GenerationContext, 'db' | 'clock' | 'randomness' | 'engine' | 'onFailure'>,
): { customQuestions: CustomQuestionSource; topUp: Job } {
  const client = createModelClient(models, createCallPolicy(callPolicy));
  const context = { ...given, client, caps, timeLimit };
  return { customQuestions: createModelSource(context), topUp: topUpJob(context) };
}
