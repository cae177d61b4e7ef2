import { fileURLToPath } from 'node:url';
import { Stripe } from 'stripe';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxObjects } from '../database/schema/payments-sandbox.ts';
import { createInProcessFetch } from '../http/in-process-fetch.ts';
import { openMemoryDatabase } from '../testing/memory-database.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { addressFrom, pay, press } from '../features/subscription/testing/pay.ts';
import { sandboxPriceId } from './objects/price.ts';
import { sandboxPath } from './sandbox-context.ts';
import { loadSandboxSecrets } from './sandbox-secrets-repository.ts';

/** Answers of the sandbox over HTTP, each with the type that Stripe publishes for it. */
const answers: { type: string; json: string }[] = [];
let server: TestApp;
let stripe: Stripe;

beforeAll(async () => {
  server = await createTestApp(await openMemoryDatabase());
  const { apiKey } = await loadSandboxSecrets(server.database.db);
  const reach = createInProcessFetch(server.app, sandboxPath);
  stripe = new Stripe(apiKey, {
    httpClient: Stripe.createFetchHttpClient(async (asked, init) => {
      const response = await reach(asked, init);
      const { pathname } = new URL(asked instanceof Request ? asked.url : asked);
      answers.push({ type: typeOf(init?.method ?? 'GET', pathname), json: await response.clone().text() });
      return response;
    }),
  });
});
afterAll(() => server.close());

test('every answer and every event has the shape that Stripe publishes, with no field missing and none of our own', async () => {
  const customer = await stripe.customers.create({ email: 'maria@example.org', metadata: { student: '1' } });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: sandboxPriceId, quantity: 1 }],
    success_url: 'http://localhost:3000/subscribe',
  });
  await press(server, session.url ?? '', 'pay', { card: 'accepted' });
  await stripe.checkout.sessions.retrieve(session.id);
  const portal = await stripe.billingPortal.sessions.create({ customer: customer.id });
  for (const act of ['cancel', 'keep', 'renew', 'fail', 'pay', 'cancel', 'end']) {
    await press(server, portal.url, act);
    await stripe.subscriptions.list({ customer: customer.id, status: 'all' });
  }
  await stripe.customers.del(customer.id);
  const student = await server.signIn();
  await pay(server, student);
  await press(server, await addressFrom(student, 'billing-portal'), 'cancel');
  for (const { body } of await server.database.db.select().from(sandboxObjects)) {
    if (body.object === 'event') answers.push({ type: 'Stripe.Event', json: JSON.stringify(body) });
  }
  expect(new Set(answers.map(({ type }) => type)).size).toBe(6);
  expect(faultsOf(answers)).toEqual([]);
}, 120_000);

test('a field that is missing, unknown or of another type would be found', () => {
  const id = '"id":"cus_1","object":"customer"';
  const type = 'Stripe.DeletedCustomer';
  expect(
    faultsOf([
      { type, json: `{${id}}` },
      { type, json: `{${id},"deleted":"yes"}` },
      { type, json: `{${id},"deleted":true}` },
      { type, json: `{${id},"deleted":true,"own":1}` },
    ]),
  ).toEqual([
    expect.stringMatching(/^answer0: .*'deleted' is missing/),
    expect.stringMatching(/^answer1: .*not assignable/),
    expect.stringMatching(/^answer3: .*own.* does not exist/),
  ]);
}, 120_000);

test('what cannot be done is told as Stripe tells it', async () => {
  await expect(stripe.customers.del('cus_nobody')).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'resource_missing',
  });
  const intruder = new Stripe('sk_test_wrong', {
    httpClient: Stripe.createFetchHttpClient(createInProcessFetch(server.app, sandboxPath)),
  });
  await expect(intruder.customers.create({})).rejects.toMatchObject({ type: 'StripeAuthenticationError' });
  const idempotencyKey = 'twice';
  const first = await stripe.customers.create({ email: 'a@example.org' }, { idempotencyKey });
  const second = await stripe.customers.create({ email: 'a@example.org' }, { idempotencyKey });
  expect(second.id).toBe(first.id);
  await expect(stripe.customers.create({ email: 'b@example.org' }, { idempotencyKey })).rejects.toMatchObject(
    { type: 'StripeIdempotencyError' },
  );
});

function typeOf(method: string, path: string): string {
  if (method === 'DELETE') return 'Stripe.DeletedCustomer';
  if (path.startsWith('/v1/checkout')) return 'Stripe.Checkout.Session';
  if (path.startsWith('/v1/billing_portal')) return 'Stripe.BillingPortal.Session';
  return path.startsWith('/v1/subscriptions') ? 'Stripe.ApiList<Stripe.Subscription>' : 'Stripe.Customer';
}

/**
 * Stripe generates the types of its SDK from its OpenAPI description. The compiler checks each literal answer against its
 * type.
 */
function faultsOf(checked: readonly { type: string; json: string }[]): string[] {
  const file = fileURLToPath(new URL('answers.ts', import.meta.url));
  const lines = checked.map(({ type, json }, index) => `export const answer${index}: ${type} = ${json};`);
  const source = ["import type { Stripe } from 'stripe';", ...lines].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node'],
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? source : readFile(name));
  host.getSourceFile = (name, version) =>
    name === file ? ts.createSourceFile(name, source, version) : getSourceFile(name, version);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, start = 0 }) => {
    const answer = source.slice(0, start).split('\n').length - 2;
    return `answer${answer}: ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 2000)}`;
  });
}
