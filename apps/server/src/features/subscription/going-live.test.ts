import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { createPayments } from './payments.ts';
import { reconcileSubscriptions } from './reconcile-subscriptions.ts';
import { pay } from './testing/pay.ts';
import { createStandInStripe, stripeSettings } from './testing/stand-in-stripe.ts';

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
    const payments = createPayments({
      secretKey: stripeSettings.STRIPE_SECRET_KEY,
      webhookSecret: stripeSettings.STRIPE_WEBHOOK_SECRET,
      priceId: stripeSettings.STRIPE_PRICE_ID,
    });
    await reconcileSubscriptions({
      context: { db: server.database.db, clock: () => server.time.now, payments },
      everyMinutes: 60,
      onFailure: (error) => {
        throw error;
      },
    });
    const status = async (student: typeof bought) => (await student.get('/api/subscription/status')).json();
    expect(await status(bought)).toEqual({ hasActiveSubscription: false });
    expect(await status(given)).toEqual({ hasActiveSubscription: true });
  });
});
