import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { users } from '../../database/schema/accounts.ts';
import { subscriptions } from '../../database/schema/subscriptions.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { closeCustomerJob } from './close-customer.ts';
import { createPayments } from './payments.ts';
import { pay } from './testing/pay.ts';
import { createStandInStripe, stripeSettings } from './testing/stand-in-stripe.ts';

describe.each(testDatabases)('deleting the account on $name', ({ open }) => {
  const stripe = createStandInStripe();
  let server: TestApp;

  beforeAll(async () => {
    vi.stubGlobal('fetch', stripe.fetch);
    server = await createTestApp(await open(), stripeSettings);
    await server.background.start();
  });
  afterAll(async () => {
    await server.close();
    vi.unstubAllGlobals();
  });
  afterEach(() => {
    stripe.outage = 'none';
  });

  async function addCustomer(): Promise<{ student: TestStudent; customerId: string }> {
    const student = await server.signIn({ subscriptionStatus: 'active' });
    const customerId = `cus_${student.id}`;
    const checkedAt = new Date(server.time.now);
    await server.database.db
      .insert(subscriptions)
      .values({ studentId: student.id, provider: 'stripe', customerId, status: 'active', checkedAt });
    return { student, customerId };
  }

  test('ends the subscription at Stripe first', async () => {
    const { student, customerId } = await addCustomer();
    expect((await student.send('DELETE', '/api/account/delete')).statusCode).toBe(200);
    expect(stripe.deleted).toContain(customerId);
  });

  test.each(['unreachable', 'broken', 'busy'] as const)(
    'completes while Stripe is %s, and ends the subscription once it is back',
    async (outage) => {
      const { student, customerId } = await addCustomer();
      stripe.outage = outage;
      expect((await student.send('DELETE', '/api/account/delete')).statusCode).toBe(200);
      expect((await student.get('/api/auth/user')).statusCode).toBe(401);
      expect(stripe.deleted).not.toContain(customerId);
      stripe.outage = 'none';
      await expect.poll(() => stripe.deleted, { timeout: 60_000, interval: 200 }).toContain(customerId);
    },
    90_000,
  );

  test('a student who never went to the checkout is none of Stripe’s business', async () => {
    const student = await server.signIn();
    const before = stripe.timesAsked;
    expect((await student.send('DELETE', '/api/account/delete')).statusCode).toBe(200);
    expect(stripe.timesAsked).toBe(before);
  });

  test('a price that is set wrong costs nobody the subscription', async () => {
    const { student, customerId } = await addCustomer();
    await server.database.db
      .update(users)
      .set({ subscriptionStatus: 'free' })
      .where(eq(users.id, student.id));
    expect((await student.post('/api/stripe/create-checkout', {})).statusCode).toBe(502);
    const kept = await server.database.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.studentId, student.id));
    expect(kept).toMatchObject([{ customerId }]);
  });

  test.each([
    ['unreachable', 502, 'providerFailed'],
    ['broken', 502, 'providerFailed'],
    ['busy', 503, 'unavailable'],
  ] as const)('while Stripe is %s, a checkout is answered %i', async (outage, status, code) => {
    const student = await server.signIn();
    stripe.outage = outage;
    const answer = await student.post('/api/stripe/create-checkout', {});
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      { code, message: 'Failed to create checkout session' },
    ]);
  });
});

describe.each(testDatabases)('deleting an account that paid in the sandbox on $name', ({ open }) => {
  let server: TestApp;

  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());

  test('ends the subscription there, and leaves nothing that names the student', async () => {
    const student = await server.signIn({ email: 'maria@example.org' });
    await pay(server, student);
    expect((await student.send('DELETE', '/api/account/delete')).statusCode).toBe(200);
    const { db } = server.database;
    const left = await db.execute(
      sql`select body->>'status' as status from sandbox_objects where object = 'subscription'`,
    );
    expect(left).toMatchObject({ rows: [{ status: 'canceled' }] });
    const naming =
      await db.execute(sql`select id from sandbox_objects where body::text like ${`%${student.id}%`} or body::text like '%maria@%'
      union all select idempotency_key from sandbox_writes where answer::text like '%maria@%' or answer::text like ${`%${student.id}%`}`);
    expect(naming).toMatchObject({ rows: [] });
  });
});

test('an account that is closed later is left to a process that speaks to its provider', async () => {
  const stripe = createStandInStripe();
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = stripeSettings;
  const account = { secretKey, webhookSecret, priceId: 'price_stand_in' };
  vi.stubGlobal('fetch', stripe.fetch);
  const live = closeCustomerJob({ payments: createPayments(account) });
  vi.unstubAllGlobals();
  const inSandbox = closeCustomerJob({ payments: createPayments({ ...account, fetch: stripe.fetch }) });

  const closing = { provider: 'stripe', customerId: 'cus_1' } as const;
  await expect(inSandbox.run(closing)).rejects.toThrow('left to a process that speaks to stripe');
  const ofSandbox = { provider: 'sandbox', customerId: 'cus_2' } as const;
  await expect(live.run(ofSandbox)).rejects.toThrow('left to a process that speaks to sandbox');
  expect(stripe.timesAsked).toBe(0);

  await live.run(closing);
  await inSandbox.run(ofSandbox);
  expect(stripe.deleted).toEqual(['cus_1', 'cus_2']);
  // It waited since an earlier version, which did not say whose customer it was.
  expect(live.data.parse({ customerId: 'cus_1' })).toEqual(closing);
});

describe.each(testDatabases)('deleting in the sandbox an account that Stripe knows on $name', ({ open }) => {
  const stripe = createStandInStripe();
  let sandbox: TestApp;
  const failures: unknown[] = [];

  beforeAll(async () => {
    vi.stubGlobal('fetch', stripe.fetch);
    sandbox = await createTestApp(await open(), {}, { onFailure: (error) => failures.push(error) });
  });
  afterAll(async () => {
    await sandbox.close();
    vi.unstubAllGlobals();
  });

  test('waits for a server that speaks to Stripe, and is done by that', async () => {
    await sandbox.background.start();
    const student = await sandbox.signIn();
    await sandbox.database.db.insert(subscriptions).values({
      studentId: student.id,
      provider: 'stripe',
      customerId: 'cus_ended',
      status: 'canceled',
      checkedAt: new Date(sandbox.time.now),
    });
    expect((await student.send('DELETE', '/api/account/delete')).statusCode).toBe(200);
    await expect.poll(() => failures, { timeout: 10_000 }).toHaveLength(1);
    expect(stripe.deleted).toEqual([]);
    await sandbox.background.stop();
    const live = await createTestApp(sandbox.database, stripeSettings);
    await live.background.start();
    // Its next time has come.
    await sandbox.database.db.execute(
      sql`update background.job set start_after = now() where name = 'close-customer' and state = 'retry'`,
    );
    await expect.poll(() => stripe.deleted, { timeout: 60_000, interval: 200 }).toEqual(['cus_ended']);
    await live.app.close();
    await live.background.stop();
  }, 90_000);
});
