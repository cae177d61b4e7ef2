import type { Question, Topic } from '@valence/questions';
import type { Asking, ModelClient } from '../model-client.ts';
import type { ModelEngine } from '../model-engine.ts';
import { draftSchema } from './draft-schema.ts';
import { writerInstructions, writerPrompt, type Writing } from './writer-prompt.ts';

/** A batch to write, with the signal and the token callback of its caller. */
export type WritingRequest = Omit<Writing, 'slips' | 'examples'> &
  Pick<Asking<unknown>, 'signal' | 'onTokens' | 'onCall'> & {
    /** Chooses the examples and orders the options. */
    seed: number;
  };

const exampleCount = 2;

/**
 * Has a model write questions on a topic. They are not proved yet.
 * @throws ModelFailure
 */
export async function writeQuestions(
  { client, engine }: { client: ModelClient; engine: ModelEngine },
  { signal, onTokens, onCall, seed, ...wanted }: WritingRequest,
): Promise<Question[]> {
  const { topic, topics, difficulty, count } = wanted;
  const examples = engine
    .composeQuiz({ topic, difficulty, count: exampleCount, seed, seen: new Set() })
    // What belongs to a set says little without its stimulus.
    .filter(({ stimulus }) => stimulus === undefined);
  const slips = slipsFor(engine, topics, examples);
  const { questions } = await client.ask({
    role: 'writer',
    instructions: writerInstructions,
    prompt: writerPrompt({ ...wanted, examples, slips }),
    schema: draftSchema(slips.keys()),
    signal,
    onTokens,
    ...(onCall && { onCall }),
  });
  const facts = { topics, difficulty, model: client.models.writer };
  return questions
    .slice(0, count)
    .map((draft, place) => engine.assembleModelQuestion(draft, { ...facts, seed: seed + place }));
}

/** The slips of every subject of the topics, and those in the examples. */
function slipsFor(
  engine: ModelEngine,
  topics: readonly Topic[],
  examples: readonly Question[],
): ReadonlyMap<string, string> {
  const slips = new Map(topics.flatMap(({ subject }) => [...engine.slipsOfSubject(subject)]));
  for (const { slip } of examples.flatMap(({ options }) => options))
    if (slip !== null) slips.set(slip.id, engine.slipName(slip.id) ?? slip.id);
  return slips;
}
