import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, isStepCount, NoObjectGeneratedError, Output } from 'ai';
import type { LanguageModel, LanguageModelUsage, ModelMessage, ToolSet } from 'ai';
import type * as z from 'zod';
import type { CallPolicy } from './call-policy.ts';
import { failureOf } from './failure-of.ts';
import { ModelFailure } from './model-failure.ts';
import { readAnswer } from './read-answer.ts';

/** The endpoint of the models and the limits of a call. */
export interface ModelSettings {
  baseUrl: string;
  apiKey: string | null;
  model: string;
  solverModel: string;
  /** Milliseconds for one call. */
  callTimeLimit: number;
}

/** A request to a model. */
export interface Asking<T> {
  role: 'writer' | 'solver';
  instructions: string;
  prompt: string;
  /** The shape that the answer must have. */
  schema: z.ZodType<T>;
  /** Functions that the model may call before it answers. */
  tools?: ToolSet;
  /** Aborted when the caller no longer needs the answer. */
  signal: AbortSignal;
  /** Notified of the tokens of every call, also of one whose answer is rejected. */
  onTokens: (tokens: number) => void;
  /** Notified before each request to the provider, repeated ones and steps with tools included. */
  onCall?: () => void;
}

export interface ModelClient {
  readonly models: { writer: string; solver: string };
  /** @throws ModelFailure */
  ask<T>(asking: Asking<T>): Promise<T>;
}

/** Requests for a corrected answer before the call fails. */
const mostRepairs = 2;
const mostSteps = 8;
const mostTokensOut = 8000;
/** Characters of a rejected answer that are sent back with the problem. */
const mostQuoted = 4000;
const charactersInToken = 4;

/**
 * Creates a client for the models of one endpoint. Answers are structured output. An answer that cannot be read is sent
 * back to the model with the problem. Local servers implement different parts of the protocol: tools, then schemas, are
 * left out of all later calls once the endpoint has rejected them.
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
    const { role, instructions, schema, tools, signal, onTokens, onCall } = asking;
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
        prepareStep: () => {
          onCall?.();
          return {};
        },
        ...(withTools ? { tools, stopWhen: isStepCount(mostSteps) } : {}),
        ...(withSchema ? { output: Output.object({ schema }) } : {}),
        onStepEnd: ({ usage, text: written }) => onTokens(tokensOf(usage, messages, written)),
      });
      // Only a success proves that the parameter was the cause. A content filter rejects prompts with the same status.
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

/** The text of an answer, also of one in which the SDK finds no object: `readAnswer` may still find one. */
async function answerText(options: Parameters<typeof generateText>[0]): Promise<string> {
  try {
    return (await generateText(options)).text;
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error)) return error.text ?? '';
    throw error;
  }
}

/** The tokens that the provider counted. Where a local server does not count, they are estimated from the characters. */
function tokensOf(
  { totalTokens }: LanguageModelUsage,
  messages: readonly ModelMessage[],
  text: string,
): number {
  return totalTokens ?? Math.ceil((JSON.stringify(messages).length + text.length) / charactersInToken);
}
