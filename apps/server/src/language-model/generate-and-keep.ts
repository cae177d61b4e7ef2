import type { Difficulty, GenerationProgress } from '@valence/contract';
import type { Question } from '@valence/questions';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Randomness } from '../randomness.ts';
import { generateQuestions } from './generate-questions.ts';
import { startGeneration, type GenerationCaps } from './keeping/generation-caps-service.ts';
import { keepQuestion } from './keeping/model-questions-repository.ts';
import type { ModelClient } from './model-client.ts';
import type { ModelEngine } from './model-engine.ts';
import type { ModelFailure } from './model-failure.ts';
import { createTokenMeter } from './token-meter.ts';
import { topicKey } from './topic-key.ts';
import { promptVersion } from './writing/writer-prompt.ts';

/** The dependencies of whoever has questions generated. */
export interface GenerationContext {
  db: Database;
  clock: Clock;
  randomness: Randomness;
  engine: ModelEngine;
  client: ModelClient;
  caps: GenerationCaps;
  /** Milliseconds for the whole generation. */
  timeLimit: number;
  onFailure: (failure: ModelFailure) => void;
}

/** The questions to generate. */
interface Wanted {
  /** The name of the topic as it was understood. */
  topic: string;
  /** The topic in the student's own words. */
  words: string;
  difficulty: Difficulty;
  count: number;
  seed: number;
  /** Texts of questions that must not be repeated. */
  known: readonly string[];
  signal: AbortSignal;
  onProgress: (progress: GenerationProgress) => void;
}

/** Tokens for writing and proving a question, with its share of the rejected ones. */
const tokensOfQuestion = 12_000;
/** Calls for the same: a share of the writing, solving with tools, judging and reading, in two rounds. */
const callsOfQuestion = 12;
/** Milliseconds of the time limit that are reserved for completing and storing the quiz. */
const toFinish = 2000;

/**
 * Has questions written and proved, if the caps permit it. Every question that passes is kept with the concepts that it tests, also
 * one that tests something else than was asked for.
 * @returns those that test what was asked for; `null` where a cap permits no generation
 */
export async function generateAndKeep(
  context: GenerationContext,
  { topic, words, difficulty, count, signal, ...wanted }: Wanted,
): Promise<Question[] | null> {
  const { db, clock, engine, client, timeLimit, onFailure } = context;
  const topics = engine.topicsAskedFor(words);
  if (topics.length === 0) return [];
  const budget = count * tokensOfQuestion;
  const generation = await startGeneration(context, budget, timeLimit);
  if (generation === null) return null;
  wanted.onProgress({ stage: 'understanding' });
  const meter = createTokenMeter(budget, count * callsOfQuestion);
  const deadline = AbortSignal.timeout(Math.max(0, timeLimit - toFinish));
  try {
    return await generateQuestions(
      { client, engine },
      {
        ...wanted,
        topic,
        words,
        topics,
        difficulty,
        count,
        signal: AbortSignal.any([signal, deadline, meter.signal]),
        onFailure,
        onTokens: meter.add,
        onCall: meter.call,
        onVerdict: async (verdict, tokens) => {
          if (!verdict.ok) return;
          const { question } = verdict;
          await keepQuestion(db, {
            id: question.id,
            topic: topicKey(topic),
            tests: [...(question.tests ?? [])],
            difficulty,
            question,
            solverModel: client.models.solver,
            promptVersion,
            tokens,
            writtenAt: new Date(clock()),
          });
        },
      },
    );
  } finally {
    await generation.end(meter.spent);
  }
}
