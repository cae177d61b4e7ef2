import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';

const message = z.looseObject({ role: z.string(), content: z.nullish(z.string()) });
const requestBody = z.looseObject({
  model: z.string(),
  messages: z.array(message),
  tools: z.optional(z.array(z.unknown())),
  response_format: z.optional(z.looseObject({ type: z.string() })),
});

/** One call as the scripted server received it. */
export interface ScriptedCall {
  /** The task, recognised by the instructions. */
  task: 'write' | 'solve' | 'judge' | 'read';
  /** The latest message of the user. */
  prompt: string;
  body: z.infer<typeof requestBody>;
  authorization: string | undefined;
  /** 0 for the first call with this server. */
  number: number;
}

/** How the server answers a call. */
export type ScriptedAnswer =
  | { kind: 'text'; text: string; finish?: 'stop' | 'length' }
  | { kind: 'tool'; name: string; input: unknown }
  | { kind: 'raw'; status: number; body: string; headers?: Record<string, string> }
  /** Breaks the connection. */
  | { kind: 'cut' };

export type Script = (call: ScriptedCall) => ScriptedAnswer | Promise<ScriptedAnswer>;

export interface ScriptedModel {
  url: string;
  calls: ScriptedCall[];
  /** Calls whose caller closed the connection before the answer. */
  hungUp: number;
  script: Script;
  close(): Promise<void>;
}

/** Every call is counted with so many tokens. */
export const tokensOfCall = 100;

/** Starts an OpenAI-compatible HTTP server whose answers the test scripts. */
export async function startScriptedModel(script: Script): Promise<ScriptedModel> {
  const scripted = { calls: [] as ScriptedCall[], hungUp: 0, script };
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = requestBody.parse(JSON.parse(await textOf(request)));
    const call = {
      task: taskOf(body.messages[0]?.content ?? ''),
      prompt: body.messages.findLast(({ role }) => role === 'user')?.content ?? '',
      body,
      authorization: request.headers.authorization,
      number: scripted.calls.length,
    };
    scripted.calls.push(call);
    let isAnswered = false;
    response.once('close', () => {
      if (!isAnswered) scripted.hungUp += 1;
    });
    const wanted = await scripted.script(call);
    isAnswered = true;
    if (wanted.kind === 'cut') {
      response.destroy();
      return;
    }
    const {
      status,
      text,
      headers = {},
    } = wanted.kind === 'raw'
      ? { ...wanted, text: wanted.body }
      : { status: 200, text: completion(call, wanted), headers: {} };
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(text);
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The scripted server has no port');
  return Object.assign(scripted, {
    url: `http://127.0.0.1:${address.port}/v1`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  });
}

/** Answers after a delay. */
export function later(milliseconds: number, answer: ScriptedAnswer): Promise<ScriptedAnswer> {
  return pause(milliseconds, answer);
}

/** Never answers: the caller has to close the connection. */
export function never(): Promise<ScriptedAnswer> {
  return new Promise(() => undefined);
}

export function json(value: unknown): ScriptedAnswer {
  return { kind: 'text', text: JSON.stringify(value) };
}

function completion(
  { body, number }: ScriptedCall,
  answer: Extract<ScriptedAnswer, { kind: 'text' | 'tool' }>,
): string {
  const isText = answer.kind === 'text';
  const called = isText
    ? {}
    : {
        tool_calls: [
          {
            id: `call-${number}`,
            type: 'function',
            function: { name: answer.name, arguments: JSON.stringify(answer.input) },
          },
        ],
      };
  const choice = {
    index: 0,
    finish_reason: isText ? (answer.finish ?? 'stop') : 'tool_calls',
    message: { role: 'assistant', content: isText ? answer.text : null, ...called },
  };
  const usage = { prompt_tokens: tokensOfCall - 20, completion_tokens: 20, total_tokens: tokensOfCall };
  return JSON.stringify({
    id: `answer-${number}`,
    object: 'chat.completion',
    created: 0,
    model: body.model,
    choices: [choice],
    usage,
  });
}

function taskOf(instructions: string): ScriptedCall['task'] {
  if (instructions.startsWith('You write')) return 'write';
  if (instructions.startsWith('You solve')) return 'solve';
  return instructions.startsWith('You name') ? 'read' : 'judge';
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
