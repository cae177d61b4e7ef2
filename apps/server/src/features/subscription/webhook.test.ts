import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { testDatabases } from '../../testing/test-databases.ts';
import { createEventServer, type EventServer } from './testing/event-server.ts';
import { createStandInStripe } from './testing/stand-in-stripe.ts';

describe.each(testDatabases)('an event on $name', ({ open }) => {
  const stripe = createStandInStripe();
  let events: EventServer;

  beforeAll(async () => {
    vi.stubGlobal('fetch', stripe.fetch);
    events = await createEventServer(await open(), stripe);
  });
  afterAll(async () => {
    await events.server.close();
    vi.unstubAllGlobals();
  });
  afterEach(() => {
    stripe.outage = 'none';
  });

  test('that is not signed, wrongly signed, signed long ago or in the future is refused and changes nothing', async () => {
    const { id, customerId } = await events.addCustomer();
    const begun = events.begin(customerId);
    stripe.subscriptions.set(customerId, [begun]);
    const event = events.eventOf(null, begun);
    const answers = [
      await events.deliver(event, { secret: 'whsec_other' }),
      await events.deliver(event, { timestamp: events.secondsNow() - 301 }),
      await events.deliver(event, { timestamp: events.secondsNow() + 301 }),
      await events.post(JSON.stringify(event), ''),
      await events.post(JSON.stringify(event), 't=1,v1=00'),
      await events.server.app.inject({ method: 'POST', url: '/api/stripe/webhook' }),
    ];
    for (const answer of answers)
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'badRequest']);
    const changed = JSON.stringify(event).replace(customerId, `${customerId}0`);
    const payload = JSON.stringify(event);
    const signature = events.sign(payload);
    expect((await events.post(changed, signature)).statusCode).toBe(400);
    expect(await events.stateOf(id)).toMatchObject({ status: 'free' });
    expect((await events.deliver(event)).statusCode).toBe(200);
    expect(await events.stateOf(id)).toMatchObject({ status: 'active' });
  });

  test("about somebody else's customer, or of another account, changes nothing", async () => {
    const { id, customerId } = await events.addCustomer();
    const stranger = events.begin('cus_of_another_shop');
    stripe.subscriptions.set('cus_of_another_shop', [stranger]);
    expect((await events.deliver(events.eventOf(null, stranger))).statusCode).toBe(200);
    const begun = events.begin(customerId);
    stripe.subscriptions.set(customerId, [begun]);
    expect((await events.deliver({ ...events.eventOf(null, begun), account: 'acct_other' })).statusCode).toBe(
      200,
    );
    expect(await events.stateOf(id)).toMatchObject({ status: 'free' });
  });

  test('that comes while Stripe does not answer is not lost: it is refused, and taken when it comes again', async () => {
    const { id, customerId } = await events.addCustomer();
    const begun = events.begin(customerId);
    stripe.subscriptions.set(customerId, [begun]);
    const event = events.eventOf(null, begun);
    stripe.outage = 'broken';
    expect((await events.deliver(event)).statusCode).toBe(502);
    stripe.outage = 'none';
    expect((await events.deliver(event)).statusCode).toBe(200);
    expect(await events.stateOf(id)).toMatchObject({ status: 'active' });
  });

  test('that is sent again, by Stripe or by hand, brings what holds at Stripe by then', async () => {
    const { id, customerId } = await events.addCustomer();
    const begun = events.begin(customerId);
    stripe.subscriptions.set(customerId, [begun]);
    const event = events.eventOf(null, begun);
    expect((await events.deliver(event)).statusCode).toBe(200);
    expect(await events.stateOf(id)).toMatchObject({ status: 'active' });
    stripe.subscriptions.set(customerId, [{ ...begun, status: 'past_due' }]);
    expect((await events.deliver(event)).statusCode).toBe(200);
    expect(await events.stateOf(id)).toMatchObject({ status: 'past_due' });
  });
});
