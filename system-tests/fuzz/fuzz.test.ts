import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorBody } from '@valence/contract';
import * as engine from '@valence/questions';
import { openMemoryDatabase } from '../../apps/server/src/testing/memory-database.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../apps/server/src/testing/test-app.ts';
import { warmUp } from '../../apps/server/src/warm-up.ts';
import { fuzzRequests, type FuzzRequest } from './fuzz-requests.ts';
import { invariants, premiumIssuer } from './invariants.ts';
import { operationsOf } from './operations.ts';

/** The longer checks send 100,000. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 2000);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
/** Milliseconds; beyond it a request hangs, whatever else the machine does: five other checks run beside it on two cores. */
const patience = 20_000;
const batch = 500;

let server: TestApp;

beforeAll(async () => {
  // As a server that is ready has done.
  await new Promise<void>((resolve) => {
    warmUp(engine, resolve);
  });
  server = await createTestApp(await openMemoryDatabase(), {}, { engine });
});
afterAll(() => server.close());

test(`${requests} requests made of the OpenAPI document break nothing (seed ${seed})`, async () => {
  const { body } = await server.app.inject({ url: '/api/openapi.json' });
  const known = rememberIds();
  const anyRequest = fuzzRequests(operationsOf(JSON.parse(body)), 2, known.one);
  const statuses = new Map<number, number>();
  const students = await signInAgain();
  for (let sent = 0; sent < requests; sent += batch) {
    for (const request of fc.sample(anyRequest, { numRuns: batch, seed: seed + sent })) {
      const answer = await send(students[request.student], request);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const fault = faultOf(answer);
      if (fault !== null) throw new Error(`${fault} for ${describeRequest(request, answer)}`);
      known.learn(answer.body);
      // They have signed out, or deleted the account.
      if (answer.status === 401 && students[request.student]) students.splice(0, 2, ...(await signInAgain()));
    }
    server.time.now += 20 * 3_600_000;
  }
  // Had every request been refused at the door, nothing would have been tried.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(requests / 10);
  expect(statuses.get(400) ?? 0).toBeGreaterThan(requests / 10);
}, 3_600_000);

test.each(invariants)('afterwards, $promise', async ({ broken }) => {
  expect(await server.database.db.execute(sql.raw(broken))).toMatchObject({ rows: [] });
});

async function signInAgain(): Promise<TestStudent[]> {
  return [
    await server.signIn(),
    await server.signIn({ subscriptionStatus: 'active', issuer: premiumIssuer }),
  ];
}

interface Answer {
  status: number;
  body: string;
  milliseconds: number;
}

async function send(
  student: TestStudent | undefined,
  { operation, query, headers, body }: FuzzRequest,
): Promise<Answer> {
  const address = new URLSearchParams(query).toString();
  const url = `${operation.path.replaceAll(/\{\w+\}/g, 'x')}${address === '' ? '' : `?${address}`}`;
  const started = performance.now();
  const response = await (student
    ? student.send(operation.method, url, headers, body ?? undefined)
    : server.app.inject({
        method: operation.method,
        url,
        headers,
        ...(body === null ? {} : { payload: body }),
      }));
  return {
    status: response.statusCode,
    body: response.body,
    milliseconds: performance.now() - started,
  };
}

function faultOf({ status, body, milliseconds }: Answer): string | null {
  if (status >= 500) return `a ${status}`;
  if (milliseconds > patience) return 'a hang';
  if (status >= 400 && !errorBody.safeParse(parsed(body)).success) return 'an error out of shape';
  return null;
}

function describeRequest({ student, operation, query, headers, body }: FuzzRequest, answer: Answer): string {
  return JSON.stringify({ student, ...operation, query, headers, sent: body, answer }, null, 1).slice(
    0,
    4000,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Ids out of the answers, so that later requests speak of what is there. */
function rememberIds() {
  const ids = ['00000000-0000-4000-8000-000000000000'];
  let turn = 0;
  return {
    learn(body: string): void {
      for (const [, id] of body.matchAll(/"(?:id|quizId|questionId)":"([^"]+)"/g)) {
        if (id !== undefined) ids.push(id);
      }
      ids.splice(0, Math.max(0, ids.length - 200));
    },
    one: (): string => ids[(turn += 7) % ids.length] ?? '',
  };
}
