import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCallPolicy, type CallPolicy } from './call-policy.ts';
import { ModelFailure, type ModelFailureKind } from './model-failure.ts';

const restsFor = 30_000;

let policy: CallPolicy;
let stopping: AbortController;
let calls: number;

beforeEach(() => {
  vi.useFakeTimers();
  policy = createCallPolicy({ failures: 3, restsFor, backOff: 500 });
  stopping = new AbortController();
  calls = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function run(call: () => Promise<string>): Promise<string> {
  const running = policy.run(() => {
    calls += 1;
    return call();
  }, stopping.signal);
  // Each test looks at the result later, after time has passed.
  running.catch(() => undefined);
  return running;
}

const answering = (): Promise<string> => run(async () => 'answer');

function failing(kind: ModelFailureKind, retryAfter: number | null = null): Promise<string> {
  return run(() => Promise.reject(new ModelFailure(kind, `It was ${kind}`, retryAfter)));
}

/** Lets calls fail in a way that is not tried again. */
async function fail(times: number): Promise<void> {
  for (let failure = 0; failure < times; failure += 1)
    await expect(failing('slow')).rejects.toMatchObject({ kind: 'slow' });
}

test('a failure that passes is tried twice more, after pauses that differ from caller to caller', async () => {
  const pauses: number[] = [];
  for (const chance of [0.2, 0.8]) {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    policy = createCallPolicy({ failures: 4, restsFor, backOff: 500 });
    const startedAt = Date.now();
    const running = failing('down');
    await vi.runAllTimersAsync();
    await expect(running).rejects.toMatchObject({ kind: 'down' });
    pauses.push(Date.now() - startedAt);
  }
  expect(calls).toBe(6);
  const [shorter = 0, longer = 0] = pauses;
  expect(shorter).toBeGreaterThan(500);
  expect(longer).toBeGreaterThan(shorter);
});

test('the pause is at least what the provider asks for', async () => {
  const running = failing('rateLimited', 3000);
  await vi.advanceTimersByTimeAsync(2999);
  expect(calls).toBe(1);
  await vi.advanceTimersByTimeAsync(3001);
  await expect(running).rejects.toMatchObject({ kind: 'rateLimited' });
  expect(calls).toBe(3);
});

test.each<[ModelFailureKind, number | null]>([
  ['rateLimited', 8001],
  ['slow', null],
  ['refused', null],
  ['unsupported', null],
])('%s (Retry-After: %s ms) is not tried again', async (kind, retryAfter) => {
  await expect(failing(kind, retryAfter)).rejects.toMatchObject({ kind });
  expect(calls).toBe(1);
});

test('a caller that stops in a pause does not wait for its end, and nothing is called afterwards', async () => {
  const running = failing('rateLimited', 8000);
  await vi.advanceTimersByTimeAsync(100);
  stopping.abort();
  await expect(running).rejects.toMatchObject({ kind: 'stopped' });
  await vi.runAllTimersAsync();
  expect(calls).toBe(1);
});

test('failures in a row open the circuit, and a success in between starts the count anew', async () => {
  await fail(2);
  await answering();
  await fail(2);
  await answering();
  await fail(3);
  calls = 0;
  await expect(answering()).rejects.toMatchObject({ kind: 'circuitOpen' });
  expect(calls).toBe(0);
});

test('an open circuit ends the tries of a call', async () => {
  await fail(2);
  const running = failing('down');
  await vi.runAllTimersAsync();
  await expect(running).rejects.toMatchObject({ kind: 'circuitOpen' });
  expect(calls).toBe(3);
});

test.each<ModelFailureKind>(['nonsense', 'stopped'])('%s is not a fault of the provider', async (kind) => {
  for (let failure = 0; failure < 5; failure += 1) {
    const running = failing(kind);
    await vi.runAllTimersAsync();
    await expect(running).rejects.toMatchObject({ kind });
  }
  expect(await answering()).toBe('answer');
});

test('after its rest one call tests the provider, and others are turned away at once', async () => {
  await fail(3);
  await vi.advanceTimersByTimeAsync(restsFor);
  const { promise, resolve } = Promise.withResolvers<string>();
  const testing = run(() => promise);
  await expect(answering()).rejects.toMatchObject({ kind: 'circuitOpen' });
  resolve('up again');
  expect([await testing, await answering()]).toEqual(['up again', 'answer']);
});

test.each<ModelFailureKind>(['slow', 'stopped'])(
  'a test call that is %s leaves the circuit open',
  async (kind) => {
    await fail(3);
    await vi.advanceTimersByTimeAsync(restsFor);
    await expect(failing(kind)).rejects.toMatchObject({ kind });
    await vi.advanceTimersByTimeAsync(restsFor - 1);
    await expect(answering()).rejects.toMatchObject({ kind: 'circuitOpen' });
    await vi.advanceTimersByTimeAsync(1);
    expect(await answering()).toBe('answer');
  },
);
