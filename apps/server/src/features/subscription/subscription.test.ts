import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandboxObjects } from '../../database/schema/payments-sandbox.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { addressFrom, openPage, pay, press } from './testing/pay.ts';

describe.each(testDatabases)('paying for Premium on $name', ({ open }) => {
  let server: TestApp;

  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());

  const profile = async (student: TestStudent) => (await student.get('/api/user/profile')).json();
  const status = async (student: TestStudent) => (await student.get('/api/subscription/status')).json();
  const verify = (student: TestStudent, id: string) =>
    student.post('/api/stripe/verify-subscription', { session_id: id });

  const subscriptionsOf = async (student: TestStudent) => {
    const bodies = (await server.database.db.select().from(sandboxObjects)).map(({ body }) => body);
    const customers = new Set(
      bodies.flatMap((body) =>
        body.object === 'checkout.session' && body.client_reference_id === student.id ? body.customer : [],
      ),
    );
    return bodies.filter((body) => body.object === 'subscription' && customers.has(body.customer));
  };

  test('a student who pays is Premium, and comes back with a checkout that can be verified', async () => {
    const student = await server.signIn();
    expect(await status(student)).toEqual({ hasActiveSubscription: false });
    const url = await addressFrom(student, 'create-checkout');
    const page = await openPage(server, url);
    expect(page.body).toContain('This is a test.');
    expect(page.body).toContain('No card is charged.');
    expect(page.body).toContain('Pay $12.99');
    const paid = await press(server, url, 'pay', { card: 'accepted' });
    const back = new URL(paid.headers.get('location') ?? '');
    expect([paid.status, back.pathname, back.searchParams.get('success')]).toEqual([
      303,
      '/subscribe',
      'true',
    ]);
    expect(await status(student)).toEqual({ hasActiveSubscription: true });
    const verified = await verify(student, back.searchParams.get('session_id') ?? '');
    expect([verified.statusCode, verified.json()]).toEqual([200, { hasActiveSubscription: true }]);
    expect(await profile(student)).toMatchObject({
      subscriptionStatus: 'active',
      subscriptionCancelAtPeriodEnd: false,
      subscriptionCurrentPeriodEnd: '2026-04-11T12:00:00.000Z',
    });
  });

  test('a card that is declined changes nothing, and the checkout can still be paid', async () => {
    const student = await server.signIn();
    const url = await addressFrom(student, 'create-checkout');
    const declined = await press(server, url, 'pay', { card: 'declined' });
    expect([declined.status, declined.body]).toEqual([402, expect.stringContaining('declined')]);
    expect(await status(student)).toEqual({ hasActiveSubscription: false });
    expect((await press(server, url, 'pay', { card: 'accepted' })).status).toBe(303);
    expect(await status(student)).toEqual({ hasActiveSubscription: true });
  });

  test('who cancels in the checkout comes back as they were', async () => {
    const student = await server.signIn();
    const left = await press(server, await addressFrom(student, 'create-checkout'), 'cancel');
    expect(left.headers.get('location')).toBe('http://localhost:3000/subscribe?cancelled=true');
    expect(await status(student)).toEqual({ hasActiveSubscription: false });
  });

  test('a checkout cannot be paid twice, and many clicks lead to the same one and on to the same place', async () => {
    const student = await server.signIn();
    const urls = await Promise.all(Array.from({ length: 8 }, () => addressFrom(student, 'create-checkout')));
    expect(new Set(urls).size).toBe(1);
    const [url = ''] = urls;
    const answers = await Promise.all([1, 2, 3].map(() => press(server, url, 'pay', { card: 'accepted' })));
    const landings = answers.map(({ status: code, headers }) => [code, headers.get('location')]);
    expect(landings[0]).toEqual([303, expect.stringContaining('/subscribe?success=true')]);
    expect(landings).toEqual([landings[0], landings[0], landings[0]]);
    expect(await subscriptionsOf(student)).toHaveLength(1);
    const again = await student.post('/api/stripe/create-checkout', {});
    expect([again.statusCode, again.json().code]).toEqual([409, 'alreadyPremium']);
  });

  test("another student's checkout is not verified", async () => {
    const payer = await server.signIn();
    const other = await server.signIn();
    const sessionId = await pay(server, payer);
    const answer = await verify(other, sessionId);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'notFound']);
    expect(await status(other)).toEqual({ hasActiveSubscription: false });
    expect((await verify(other, 'cs_test_unknown')).statusCode).toBe(404);
    expect((await verify(other, '../customers')).statusCode).toBe(400);
  });

  test('a checkout that is not paid yet is not verified', async () => {
    const student = await server.signIn();
    const url = await addressFrom(student, 'create-checkout');
    const answer = await verify(student, url.split('/').at(-1) ?? '');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict']);
  });

  test('a subscription is cancelled, kept, cancelled again, ends, and can be bought anew', async () => {
    const student = await server.signIn();
    await pay(server, student);
    const portal = await addressFrom(student, 'billing-portal');
    expect((await openPage(server, portal)).body).toContain('This is a test.');

    await press(server, portal, 'cancel');
    expect(await profile(student)).toMatchObject({
      subscriptionStatus: 'active',
      subscriptionCancelAtPeriodEnd: true,
      subscriptionCancelledAt: '2026-03-11T12:00:00.000Z',
    });
    await press(server, portal, 'keep');
    expect(await profile(student)).toMatchObject({
      subscriptionCancelAtPeriodEnd: false,
      subscriptionCancelledAt: null,
    });
    await press(server, portal, 'cancel');
    await press(server, portal, 'end');
    expect(await profile(student)).toMatchObject({
      subscriptionStatus: 'canceled',
      subscriptionCancelAtPeriodEnd: false,
      hasActiveSubscription: false,
    });
    await pay(server, student);
    expect(await status(student)).toEqual({ hasActiveSubscription: true });
  });

  test('a renewal that fails takes Premium away until it is paid; the checkout leads there', async () => {
    const student = await server.signIn();
    await pay(server, student);
    const portal = await addressFrom(student, 'billing-portal');
    await press(server, portal, 'renew');
    expect(await profile(student)).toMatchObject({
      subscriptionCurrentPeriodEnd: '2026-05-11T12:00:00.000Z',
    });
    await press(server, portal, 'fail');
    expect(await profile(student)).toMatchObject({
      subscriptionStatus: 'past_due',
      hasActiveSubscription: false,
    });
    const url = await addressFrom(student, 'create-checkout');
    expect(url).toContain('/portal/');
    await press(server, url, 'pay');
    expect(await status(student)).toEqual({ hasActiveSubscription: true });
  });

  test('who never paid has nothing to manage, and who is signed out nothing at all', async () => {
    const student = await server.signIn();
    expect((await student.post('/api/stripe/billing-portal', {})).statusCode).toBe(404);
    for (const call of ['create-checkout', 'verify-subscription', 'billing-portal']) {
      const answer = await server.app.inject({ method: 'POST', url: `/api/stripe/${call}` });
      expect(answer.statusCode).toBe(401);
    }
    expect((await server.app.inject({ url: '/api/subscription/status' })).statusCode).toBe(401);
  });

  test('a customer who was deleted at the provider becomes a new one', async () => {
    const student = await server.signIn();
    const before = await addressFrom(student, 'create-checkout');
    await server.database.db.delete(sandboxObjects);
    const url = await addressFrom(student, 'create-checkout');
    expect(url).not.toBe(before);
    expect((await press(server, url, 'pay', { card: 'accepted' })).status).toBe(303);
    expect(await status(student)).toEqual({ hasActiveSubscription: true });
  });

  test('a form of another site moves nothing on the pages of the sandbox', async () => {
    const student = await server.signIn();
    const url = await addressFrom(student, 'create-checkout');
    const answer = await server.app.inject({
      method: 'POST',
      url: `${new URL(url).pathname}/pay`,
      headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'card=accepted',
    });
    expect(answer.statusCode).toBe(403);
    expect(await status(student)).toEqual({ hasActiveSubscription: false });
  });
});
