import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, isStepCount, NoObjectGeneratedError, Output } from 'ai';
import type { LanguageModel, LanguageModelUsage, ModelMessage, ToolSet } from 'ai';
import type * as z from 'zod';
import type { CallPolicy } from './call-policy.ts';
import { failureOf } from './failure-of.ts';
import { ModelFailure } from './model-failure.ts';
import { readAnswer } from './read-answer.ts';

/** Where the models are and how they are asked. */
export interface ModelSettings {
  baseUrl: string;
  apiKey: string | null;
  model: string;
  solverModel: string;
  /** Milliseconds for one call. */
  callTimeLimit: number;
}

/** A question to a model. */
export interface Asking<T> {
  role: 'writer' | 'solver';
  instructions: string;
  prompt: string;
  /** What the answer has to be. */
  schema: z.ZodType<T>;
  /** Functions that the model may call before it answers. */
  tools?: ToolSet;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
  /** Hears what every call costs, also one whose answer was of no use. */
  onTokens: (tokens: number) => void;
}

export interface ModelClient {
  readonly models: { writer: string; solver: string };
  /** @throws ModelFailure */
  ask<T>(asking: Asking<T>): Promise<T>;
}

/** How often a model is told what was wrong with its answer. */
const mostRepairs = 2;
const mostSteps = 8;
const mostTokensOut = 8000;
/** How much of a broken answer is sent back with what is wrong with it. */
const mostQuoted = 4000;
const charactersInToken = 4;

/**
 * The models behind one endpoint. Answers come as structured output; one that is fenced, cut off or of another shape goes
 * back to the model with what is wrong with it. What an endpoint does not take (tools, then schemas) is left out from
 * then on, since local servers speak different parts of the protocol.
 */
export function createModelClient(settings: ModelSettings, policy: CallPolicy): ModelClient {
  const { baseUrl, apiKey, model, solverModel, callTimeLimit } = settings;
  const provider = createOpenAICompatible({
    name: 'models',
    baseURL: baseUrl,
    supportsStructuredOutputs: true,
    ...(apiKey === null ? {} : { apiKey }),
  });
  const models: Record<Asking<unknown>['role'], LanguageModel> = {
    writer: provider.chatModel(model),
    solver: provider.chatModel(solverModel),
  };
  let taken = { tools: true, schemas: true };

  async function call<T>(
    asking: Asking<T>,
    messages: readonly ModelMessage[],
    sent = taken,
  ): Promise<string> {
    const { role, instructions, schema, tools, signal, onTokens } = asking;
    const withTools = tools !== undefined && sent.tools;
    const withSchema = sent.schemas;
    try {
      const text = await answerText({
        model: models[role],
        instructions,
        messages: [...messages],
        maxRetries: 0,
        maxOutputTokens: mostTokensOut,
        abortSignal: AbortSignal.any([signal, AbortSignal.timeout(callTimeLimit)]),
        ...(withTools ? { tools, stopWhen: isStepCount(mostSteps) } : {}),
        ...(withSchema ? { output: Output.object({ schema }) } : {}),
        onStepEnd: ({ usage, text: written }) => onTokens(tokensOf(usage, messages, written)),
      });
      // Only an answer proves that it was the parameter: a prompt can be refused with the same status, as by a filter.
      taken = { tools: taken.tools && sent.tools, schemas: taken.schemas && sent.schemas };
      return text;
    } catch (error) {
      const failure = failureOf(error, signal);
      if (failure.kind === 'unsupported' && (withTools || withSchema))
        return call(asking, messages, withTools ? { ...sent, tools: false } : { ...sent, schemas: false });
      throw failure;
    }
  }

  return {
    models: { writer: model, solver: solverModel },
    async ask(asking) {
      const messages: ModelMessage[] = [{ role: 'user', content: asking.prompt }];
      for (let repairs = 0; ; repairs += 1) {
        const text = await policy.run(() => call(asking, messages), asking.signal);
        const answer = readAnswer(text, asking.schema);
        if (answer.ok) return answer.value;
        if (repairs === mostRepairs) throw new ModelFailure('nonsense', answer.problem);
        messages.push(
          { role: 'assistant', content: text.slice(0, mostQuoted) || '(nothing)' },
          {
            role: 'user',
            content: `Not usable: ${answer.problem}. Answer again, with the JSON object alone.`,
          },
        );
      }
    },
  };
}

/** The text of an answer, also of one in which the SDK finds no object: what can be read of it, we read. */
async function answerText(options: Parameters<typeof generateText>[0]): Promise<string> {
  try {
    return (await generateText(options)).text;
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error)) return error.text ?? '';
    throw error;
  }
}

/** What the provider counted; local servers may not count, and then the characters tell roughly. */
function tokensOf(
  { totalTokens }: LanguageModelUsage,
  messages: readonly ModelMessage[],
  text: string,
): number {
  return totalTokens ?? Math.ceil((JSON.stringify(messages).length + text.length) / charactersInToken);
}
