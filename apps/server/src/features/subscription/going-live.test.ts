import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { subscriptions } from '../../database/schema/subscriptions.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { createPayments, type PaymentsAccount } from './payments.ts';
import { reconcileSubscriptions } from './reconcile-subscriptions.ts';
import { pay } from './testing/pay.ts';
import { createStandInStripe, stripeSettings } from './testing/stand-in-stripe.ts';

/** As a process does that speaks to Stripe, or to the sandbox where a way to it is given. */
async function reconcile({ database, time }: TestApp, sandbox: Pick<PaymentsAccount, 'fetch'> = {}) {
  const payments = createPayments({
    secretKey: stripeSettings.STRIPE_SECRET_KEY,
    webhookSecret: stripeSettings.STRIPE_WEBHOOK_SECRET,
    priceId: stripeSettings.STRIPE_PRICE_ID,
    ...sandbox,
  });
  await reconcileSubscriptions({
    context: { db: database.db, clock: () => time.now, payments },
    everyMinutes: 60,
    onFailure: (error) => {
      throw error;
    },
  });
}

describe.each(testDatabases)('going from the sandbox to Stripe on $name', ({ open }) => {
  const stripe = createStandInStripe();
  let server: TestApp;

  beforeAll(async () => {
    vi.stubGlobal('fetch', stripe.fetch);
    server = await createTestApp(await open());
  });
  afterAll(async () => {
    await server.close();
    vi.unstubAllGlobals();
  });

  test('what was bought in the sandbox ends, and what was never bought stays as it is', async () => {
    const bought = await server.signIn();
    const given = await server.signIn({ subscriptionStatus: 'active' });
    await pay(server, bought);
    await reconcile(server);
    const status = async (student: typeof bought) => (await student.get('/api/subscription/status')).json();
    expect(await status(bought)).toEqual({ hasActiveSubscription: false });
    expect(await status(given)).toEqual({ hasActiveSubscription: true });
  });
});

describe.each(testDatabases)('going back from Stripe to the sandbox on $name', ({ open }) => {
  const stripe = createStandInStripe();
  let live: TestApp;
  let sandbox: TestApp | null = null;

  beforeAll(async () => {
    vi.stubGlobal('fetch', stripe.fetch);
    live = await createTestApp(await open(), stripeSettings);
  });
  afterAll(async () => {
    await live.close();
    vi.unstubAllGlobals();
  });
  afterEach(async () => {
    await sandbox?.app.close();
    sandbox = null;
    await live.database.db.delete(subscriptions);
  });

  const day = 24 * 3_600_000;
  const sandboxStarts = async () => (sandbox = await createTestApp(live.database));
  const rowOf = ({ id }: TestStudent) =>
    live.database.db.select().from(subscriptions).where(eq(subscriptions.studentId, id));

  async function addCustomer(row: Partial<typeof subscriptions.$inferInsert>): Promise<TestStudent> {
    const student = await live.signIn({ subscriptionStatus: 'active' });
    await live.database.db.insert(subscriptions).values({
      studentId: student.id,
      provider: 'stripe',
      customerId: `cus_${student.id}`,
      checkedAt: new Date(live.time.now),
      ...row,
    });
    return student;
  }

  test.each(['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete'])(
    'the sandbox refuses to start where a subscription at Stripe is %s, says what to do, and changes nothing',
    async (status) => {
      const student = await addCustomer({ status });
      const before = await rowOf(student);
      await expect(sandboxStarts()).rejects.toThrow(
        /Stripe may still charge 1 of its students[^]+STRIPE_SECRET_KEY[^]+DATABASE_URL/,
      );
      expect(await rowOf(student)).toEqual(before);
      expect((await student.get('/api/subscription/status')).json()).toEqual({ hasActiveSubscription: true });
    },
  );

  test('it refuses as well while a checkout at Stripe can still be paid, which is a day', async () => {
    await addCustomer({ checkoutStartedAt: new Date(live.time.now - day + 60_000) });
    await expect(sandboxStarts()).rejects.toThrow('Stripe may still charge 1 of its students');
  });

  test('it starts where all has ended at Stripe, and forgets nothing that Stripe said', async () => {
    const ended = await Promise.all([
      addCustomer({ status: 'canceled' }),
      addCustomer({ status: 'incomplete_expired' }),
      addCustomer({ checkoutStartedAt: new Date(live.time.now - day - 60_000) }),
    ]);
    const rows = () => Promise.all(ended.map(rowOf));
    const before = await rows();
    await reconcile(await sandboxStarts(), { fetch: stripe.fetch });
    expect(await rows()).toEqual(before);
  });

  test('the sandbox tells a customer of Stripe that it sells them nothing, and keeps Stripe’s row', async () => {
    const student = await addCustomer({ status: 'canceled' });
    const before = await rowOf(student);
    const inSandbox = await (await sandboxStarts()).signInAgain(student);
    const answer = await inSandbox.post('/api/stripe/create-checkout', {});
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict']);
    expect(await rowOf(student)).toEqual(before);
  });
});
