import type { Clock } from '../../clock.ts';
import { generateQuestions } from '../../language-model/generate-questions.ts';
import type { ModelClient } from '../../language-model/model-client.ts';
import type { ModelEngine } from '../../language-model/model-engine.ts';
import type { Verdict } from '../../language-model/proving/prove-question.ts';

/** What came of asking for questions on one topic. */
export interface TopicMeasure {
  topic: string;
  verdicts: readonly Verdict[];
  /** Kinds of failures of the model itself. */
  failures: readonly string[];
  seconds: number;
  tokens: number;
}

/** Has questions written and proved on a topic, and tells what came of it. Nothing is kept. */
export async function measureTopic(
  { client, engine, clock }: { client: ModelClient; engine: ModelEngine; clock: Clock },
  topic: string,
  { count, timeLimit }: { count: number; timeLimit: number },
): Promise<TopicMeasure> {
  const verdicts: Verdict[] = [];
  const failures: string[] = [];
  let tokens = 0;
  const startedAt = clock();
  await generateQuestions(
    { client, engine },
    {
      topic,
      words: topic,
      topics: engine.topicsAskedFor(topic),
      difficulty: 'intermediate',
      count,
      seed: 1,
      known: [],
      signal: AbortSignal.timeout(timeLimit),
      onProgress: () => undefined,
      onVerdict: async (verdict) => {
        verdicts.push(verdict);
      },
      onFailure: ({ kind }) => failures.push(kind),
      onTokens: (spent) => (tokens += spent),
    },
  );
  return { topic, verdicts, failures, seconds: (clock() - startedAt) / 1000, tokens };
}
