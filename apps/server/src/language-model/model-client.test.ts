import { tool } from 'ai';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { createCallPolicy, type CallPolicy } from './call-policy.ts';
import { createModelClient, type ModelClient } from './model-client.ts';
import {
  json,
  never,
  startScriptedModel,
  tokensOfCall,
  type ScriptedAnswer,
  type ScriptedModel,
} from './testing/scripted-model.ts';

const schema = z.object({ symbol: z.string(), number: z.int() });
const iron = { symbol: 'Fe', number: 26 };

let server: ScriptedModel;
let policy: CallPolicy;
let client: ModelClient;
let tokens: number;

beforeEach(async () => {
  server = await startScriptedModel(() => json(iron));
  policy = createCallPolicy({ failures: 3, restsFor: 1_000_000, backOff: 5 });
  client = clientWithin(20_000);
  tokens = 0;
});
afterEach(() => server.close());

/** A client whose calls may take so many milliseconds. */
function clientWithin(callTimeLimit: number): ModelClient {
  const models = { baseUrl: server.url, apiKey: 'secret', model: 'writes', solverModel: 'solves' };
  return createModelClient({ ...models, callTimeLimit }, policy);
}

const asking = () => ({
  role: 'writer' as const,
  instructions: 'You write.',
  prompt: 'Iron?',
  schema,
  signal: new AbortController().signal,
  onTokens: (spent: number) => {
    tokens += spent;
  },
});

/** Answers in turn, the last one from then on. */
function inTurn(...answers: (ScriptedAnswer | Promise<ScriptedAnswer>)[]): void {
  server.script = ({ number }) => answers[Math.min(number, answers.length - 1)] ?? json(iron);
}

test('a role has its model, the key goes along, and the answer is asked for by its schema', async () => {
  await client.ask(asking());
  await client.ask({ ...asking(), role: 'solver' });
  expect(server.calls.map(({ body }) => body.model)).toEqual(['writes', 'solves']);
  expect(server.calls[0]?.authorization).toBe('Bearer secret');
  expect(server.calls[0]?.body.response_format?.type).toBe('json_schema');
  expect(tokens).toBe(2 * tokensOfCall);
});

test.each([
  ['in a fence', `Here it is:\n\`\`\`json\n${JSON.stringify(iron)}\n\`\`\``],
  ['between words', `Sure! ${JSON.stringify(iron)} I hope that helps.`],
])('an object %s is read without another call', async (_, text) => {
  inTurn({ kind: 'text', text });
  expect(await client.ask(asking())).toEqual(iron);
  expect(server.calls).toHaveLength(1);
});

test.each<[string, ScriptedAnswer]>([
  ['cut off', { kind: 'text', text: '{"symbol":"Fe","num', finish: 'length' }],
  ['of another shape', json({ symbol: 'Fe', number: 'twenty-six' })],
  ['without any object', { kind: 'text', text: 'I would rather not.' }],
  ['empty', { kind: 'text', text: '' }],
])('an answer %s goes back with what is wrong, and the next one counts', async (_, broken) => {
  inTurn(broken, json(iron));
  expect(await client.ask(asking())).toEqual(iron);
  expect(server.calls[1]?.prompt).toMatch(/^Not usable: .+ Answer again/s);
  expect(tokens).toBe(2 * tokensOfCall);
});

test('a model that goes on answering nonsense is given up, its tokens counted', async () => {
  inTurn({ kind: 'text', text: 'no' });
  await expect(client.ask(asking())).rejects.toMatchObject({ kind: 'nonsense' });
  expect(server.calls).toHaveLength(3);
  expect(tokens).toBe(3 * tokensOfCall);
});

const overloaded = { kind: 'raw', status: 503, body: '{}' } as const;
const limited = { kind: 'raw', status: 429, body: '{"error":{"message":"slow down"}}' } as const;

test.each<[string, ScriptedAnswer]>([
  ['is overloaded', overloaded],
  ['limits the rate', { ...limited, headers: { 'retry-after': '0' } }],
  ['breaks the connection', { kind: 'cut' }],
  ['answers 200 with an error', { kind: 'raw', status: 200, body: '{"error":{"message":"out of memory"}}' }],
  ['answers HTML', { kind: 'raw', status: 200, body: '<html>Bad gateway</html>' }],
])('a provider that %s is asked again', async (_, failure) => {
  inTurn(failure, json(iron));
  expect(await client.ask(asking())).toEqual(iron);
});

test.each<[string, ScriptedAnswer, number]>([
  ['down', overloaded, 3],
  ['rateLimited', limited, 3],
  ['rateLimited', { ...limited, headers: { 'retry-after': '600' } }, 1],
  ['refused', { kind: 'raw', status: 401, body: '{"error":{"message":"bad key"}}' }, 1],
])('a provider that stays %s is asked a bounded number of times', async (kind, failure, calls) => {
  inTurn(failure);
  await expect(client.ask(asking())).rejects.toMatchObject({ kind });
  expect(server.calls).toHaveLength(calls);
});

test('no call takes longer than its limit, and one that was too slow is not made again', async () => {
  server.script = never;
  await expect(clientWithin(300).ask(asking())).rejects.toMatchObject({ kind: 'slow' });
  expect(server.calls.length).toBeLessThan(2);
});

test('stopping hangs up at once, and is not held against the provider', async () => {
  const stopping = new AbortController();
  server.script = () => {
    stopping.abort();
    return never();
  };
  const asked = client.ask({ ...asking(), signal: stopping.signal });
  await expect(asked).rejects.toMatchObject({ kind: 'stopped' });
  await expect.poll(() => server.hungUp).toBe(1);
  inTurn(json(iron));
  expect(await client.ask(asking())).toEqual(iron);
});

test('failures of the provider open the circuit, a bad answer does not', async () => {
  inTurn({ kind: 'text', text: 'no' });
  for (let asked = 0; asked < 2; asked += 1)
    await expect(client.ask(asking())).rejects.toMatchObject({ kind: 'nonsense' });
  inTurn(overloaded);
  await expect(client.ask(asking())).rejects.toMatchObject({ kind: 'down' });
  const calls = server.calls.length;
  await expect(client.ask(asking())).rejects.toMatchObject({ kind: 'circuitOpen' });
  expect(server.calls).toHaveLength(calls);
});

test('a server that takes no tools or no schemas is asked without them from then on', async () => {
  server.script = ({ body }) =>
    body.tools !== undefined || body.response_format !== undefined
      ? { kind: 'raw', status: 400, body: '{"error":{"message":"unknown parameter"}}' }
      : json(iron);
  const tools = {
    nothing: tool({ description: 'Nothing', inputSchema: z.object({}), execute: () => 'nothing' }),
  };
  expect(await client.ask({ ...asking(), tools })).toEqual(iron);
  expect(server.calls).toHaveLength(3);
  expect(await client.ask({ ...asking(), tools })).toEqual(iron);
  expect(server.calls).toHaveLength(4);
});

test('a prompt that is refused, as by a filter, costs the others neither tools nor schemas', async () => {
  const filtered = { kind: 'raw', status: 400, body: '{"error":{"message":"content filter"}}' } as const;
  server.script = ({ prompt }) => (prompt.includes('Azides') ? filtered : json(iron));
  const tools = {
    nothing: tool({ description: 'Nothing', inputSchema: z.object({}), execute: () => 'nothing' }),
  };
  const refused = client.ask({ ...asking(), prompt: 'Azides?', tools });
  await expect(refused).rejects.toMatchObject({ kind: 'unsupported' });
  expect(await client.ask({ ...asking(), tools })).toEqual(iron);
  const last = server.calls.at(-1)?.body;
  expect([last?.tools?.length, last?.response_format?.type]).toEqual([1, 'json_schema']);
});

test('what a tool answers goes back to the model', async () => {
  server.script = ({ number, body }) =>
    number === 0
      ? { kind: 'tool', name: 'double', input: { value: 13 } }
      : json({ symbol: 'Fe', number: Number(body.messages.at(-1)?.content) });
  const tools = {
    double: tool({
      description: 'Doubles',
      inputSchema: z.object({ value: z.number() }),
      execute: ({ value }) => 2 * value,
    }),
  };
  expect(await client.ask({ ...asking(), tools })).toEqual(iron);
  expect(tokens).toBe(2 * tokensOfCall);
});
