import type { Question } from '@valence/questions';
import type { GenerationProgress } from '@valence/contract';
import { failureOf } from './failure-of.ts';
import type { ModelClient } from './model-client.ts';
import type { ModelEngine } from './model-engine.ts';
import type { ModelFailure } from './model-failure.ts';
import { proveQuestion, type Verdict } from './proving/prove-question.ts';
import { createTokenMeter } from './token-meter.ts';
import { writeQuestions, type WritingRequest } from './writing/write-questions.ts';

/** What to generate, and who hears of it. */
export interface Generating extends Omit<WritingRequest, 'onTokens'> {
  onProgress: (progress: GenerationProgress) => void;
  /** Hears of every verdict, with the tokens that the question cost. */
  onVerdict: (verdict: Verdict, tokens: number) => Promise<void>;
  onFailure: (failure: ModelFailure) => void;
  onTokens: (tokens: number) => void;
}

interface Models {
  client: ModelClient;
  engine: ModelEngine;
}

/** More in one answer take too long and grow alike. */
const batchSize = 5;
/** What was rejected is written anew so often. */
const mostRounds = 2;

/**
 * Has questions written and proves each: batches at the same time, and a second round for what the first one lacks. It ends
 * when there are enough, after the last round, or when it is stopped.
 * @returns the questions that passed, at most as many as are wanted
 */
export async function generateQuestions(models: Models, generating: Generating): Promise<Question[]> {
  const { count, signal } = generating;
  const proved = new Map<string, Question>();
  const known = [...generating.known];
  const progress = { done: 0, of: 0 };
  for (let round = 0; round < mostRounds && proved.size < count && !signal.aborted; round += 1) {
    if (progress.of === 0) generating.onProgress({ stage: 'writing' });
    const sizes = batches(count - proved.size);
    await Promise.all(
      sizes.map((size, place) =>
        writeBatch(
          models,
          { ...generating, known, count: size, seed: generating.seed + 1000 * round + 100 * place },
          progress,
          proved,
        ),
      ),
    );
    known.unshift(...[...proved.values()].map(({ text }) => text));
  }
  return [...proved.values()].slice(0, count);
}

/** Writes one batch and proves its questions at the same time; what fails costs its own questions alone. */
async function writeBatch(
  { client, engine }: Models,
  generating: Generating,
  progress: { done: number; of: number },
  proved: Map<string, Question>,
): Promise<void> {
  const { topic, difficulty, signal, onProgress, onVerdict, onFailure, onTokens } = generating;
  const writing = createTokenMeter(Infinity);
  const spend = (meter: { add(tokens: number): void }) => (tokens: number) => {
    meter.add(tokens);
    onTokens(tokens);
  };
  try {
    const drafts = await writeQuestions({ client, engine }, { ...generating, onTokens: spend(writing) });
    progress.of += drafts.length;
    onProgress({ stage: 'checking', ...progress });
    await Promise.all(
      drafts.map(async (draft) => {
        const proving = createTokenMeter(Infinity);
        try {
          const asking = { signal, onTokens: spend(proving) };
          const verdict = await proveQuestion({ client, engine }, draft, { topic, difficulty }, asking);
          if (verdict.ok) proved.set(draft.id, verdict.question);
          await onVerdict(verdict, Math.round(writing.spent / drafts.length) + proving.spent);
        } catch (error) {
          onFailure(failureOf(error, signal));
        }
        progress.done += 1;
        onProgress({ stage: 'checking', ...progress });
      }),
    );
  } catch (error) {
    onFailure(failureOf(error, signal));
  }
}

function batches(count: number): number[] {
  const full = Array.from({ length: Math.floor(count / batchSize) }, () => batchSize);
  return count % batchSize === 0 ? full : [...full, count % batchSize];
}
