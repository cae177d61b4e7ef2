import type { Question } from '@valence/questions';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type {
  CustomQuestionRequest,
  CustomQuestionSource,
} from '../features/quizzes/custom-question-source.ts';
import type { Randomness } from '../randomness.ts';
import { generateQuestions } from './generate-questions.ts';
import { startGeneration, type GenerationCaps } from './keeping/generation-caps-service.ts';
import { keepQuestion, keptQuestions, textsSeen } from './keeping/model-questions-repository.ts';
import type { ModelClient } from './model-client.ts';
import type { ModelEngine } from './model-engine.ts';
import type { ModelFailure } from './model-failure.ts';
import { createTokenMeter } from './token-meter.ts';
import { promptVersion } from './writing/writer-prompt.ts';

/** The dependencies of a source of questions from a model. */
export interface ModelSourceContext {
  db: Database;
  clock: Clock;
  randomness: Randomness;
  engine: ModelEngine;
  client: ModelClient;
  caps: GenerationCaps;
  /** Milliseconds for the whole request. */
  timeLimit: number;
  onFailure: (failure: ModelFailure) => void;
}

/** Tokens for writing and proving a question, with its share of the rejected ones. */
const tokensOfQuestion = 12_000;
/** The number of the student's latest custom quizzes whose questions the writer must not repeat. */
const quizzesKnown = 4;
/** Milliseconds of the time limit that are reserved for completing and storing the quiz. */
const toFinish = 2000;

/**
 * Creates a source of questions on a topic. It takes kept questions first. A model writes new ones, which are proved. The
 * engine composes what is still missing, so the student gets a quiz within the time limit also when the provider fails.
 */
export function createModelSource(context: ModelSourceContext): CustomQuestionSource {
  return async (request) => {
    const { topic, words, difficulty, count, seed, seen, withdrawn } = request;
    const kept = (await keptQuestions(context.db, { ...request, topic: topicKey(topic) }))
      .filter(({ id }) => !seen.has(id) && !withdrawn.has(id))
      .slice(0, count);
    const written = kept.length === count ? [] : await generate(context, request, kept);
    const proved = [...kept, ...written];
    const missing = count - proved.length;
    if (missing === 0) return proved;
    const avoided = new Set([...seen, ...proved.map(({ id }) => id)]);
    return [
      ...proved,
      ...context.engine.composeQuiz({
        topic: words,
        difficulty,
        count: missing,
        seed,
        seen: avoided,
        withdrawn,
      }),
    ];
  };
}

/** Has the missing questions written and proved, if the caps permit it. Every question that passes is kept. */
async function generate(
  context: ModelSourceContext,
  request: CustomQuestionRequest,
  kept: readonly Question[],
): Promise<Question[]> {
  const { db, clock, engine, client, timeLimit, onFailure } = context;
  const { studentId, topic, difficulty, seed, seen, withdrawn } = request;
  const { signal, onProgress } = request.waiting;
  const count = request.count - kept.length;
  const topics = engine.topicsAskedFor(request.words);
  const budget = count * tokensOfQuestion;
  if (topics.length === 0) return [];
  const generation = await startGeneration(context, budget, timeLimit);
  if (generation === null) return [];
  onProgress({ stage: 'understanding' });
  const meter = createTokenMeter(budget);
  const deadline = AbortSignal.timeout(Math.max(0, timeLimit - toFinish));
  try {
    const generated = await generateQuestions(
      { client, engine },
      {
        topic,
        topics,
        difficulty,
        count,
        seed,
        known: [...kept.map(({ text }) => text), ...(await textsSeen(db, studentId, quizzesKnown))],
        signal: AbortSignal.any([signal, deadline, meter.signal]),
        onProgress,
        onFailure,
        onTokens: meter.add,
        onVerdict: async (verdict, tokens) => {
          if (!verdict.ok) return;
          const { question } = verdict;
          await keepQuestion(db, {
            id: question.id,
            topic: topicKey(topic),
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
    const known = new Set(kept.map(({ id }) => id));
    return generated.filter(({ id }) => !known.has(id) && !seen.has(id) && !withdrawn.has(id));
  } finally {
    await generation.end(meter.spent);
  }
}

/** A topic in capitals or in small letters has the same questions. */
function topicKey(topic: string): string {
  return topic.toLowerCase();
}
