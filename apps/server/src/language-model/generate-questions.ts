import type { Question } from '@valence/questions';
import type { GenerationProgress } from '@valence/contract';
import { failureOf } from './failure-of.ts';
import type { ModelClient } from './model-client.ts';
import type { ModelEngine } from './model-engine.ts';
import type { ModelFailure } from './model-failure.ts';
import { proveQuestion, type Verdict } from './proving/prove-question.ts';
import { createTokenMeter } from './token-meter.ts';
import { writeQuestions, type WritingRequest } from './writing/write-questions.ts';

/** The questions to generate, and the callbacks. */
export interface Generating extends Omit<WritingRequest, 'onTokens'> {
  /** The topic in the student's own words. */
  words: string;
  onProgress: (progress: GenerationProgress) => void;
  /** Notified of every verdict, with the tokens of the question. */
  onVerdict: (verdict: Verdict, tokens: number) => Promise<void>;
  onFailure: (failure: ModelFailure) => void;
  onTokens: (tokens: number) => void;
}

interface Models {
  client: ModelClient;
  engine: ModelEngine;
}

/** Larger batches take too long, and their questions resemble each other. */
const batchSize = 5;
/** Rounds of writing: each later one replaces rejected questions. */
const mostRounds = 2;

/**
 * Has questions written and proved in concurrent batches. A second round replaces the questions that were rejected.
 * @returns the questions that passed and test what was asked for, at most `count`; fewer after the last round, or when the signal is aborted
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

/** Writes one batch and proves its questions concurrently. A failure affects only its own questions. */
async function writeBatch(
  { client, engine }: Models,
  generating: Generating,
  progress: { done: number; of: number },
  proved: Map<string, Question>,
): Promise<void> {
  const { topic, words, difficulty, signal, onProgress, onVerdict, onFailure, onTokens, onCall } = generating;
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
          const asking = { signal, onTokens: spend(proving), ...(onCall && { onCall }) };
          const asked = { topic, words, difficulty };
          const verdict = await proveQuestion({ client, engine }, draft, asked, asking);
          if (verdict.ok && verdict.isAsked) proved.set(draft.id, verdict.question);
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
