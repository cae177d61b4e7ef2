import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  playSubscription,
  subscriptionActs,
  type SubscriptionAct,
} from '../../payments-sandbox/play-subscription.ts';
import type { SandboxEvent } from '../../database/schema/sandbox-object.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { createPayments } from './payments.ts';
import { reconcileSubscriptions } from './reconcile-subscriptions.ts';
import { createEventServer, type EventServer } from './testing/event-server.ts';
import { createStandInStripe, stripeSettings } from './testing/stand-in-stripe.ts';

/**
 * Sequences of events over all databases; each has up to eight changes, and some come twice or never. Fewer in the default
 * run; `.ci/run` sets EVENT_SEQUENCES=1000.
 */
const sequences = Number(process.env['EVENT_SEQUENCES'] ?? 200);

interface Story {
  acts: (SubscriptionAct | 'begin')[];
  /** Of each event in turn: how often it comes. */
  copies: number[];
  /** How many of the acts happen before the first events come. */
  early: number;
  seed: number;
}

const story: fc.Arbitrary<Story> = fc.record({
  acts: fc.array(fc.constantFrom(...subscriptionActs, 'begin' as const), { maxLength: 7 }),
  copies: fc.array(fc.constantFrom(1, 1, 1, 2, 0), { minLength: 8, maxLength: 8 }),
  early: fc.nat({ max: 4 }),
  seed: fc.integer(),
});

describe.each(testDatabases)('events on $name', ({ open }) => {
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

  test(`${sequences / testDatabases.length} shuffled, repeated and lost sequences end in the state that Stripe holds`, async () => {
    const stories = fc.sample(story, {
      numRuns: Math.ceil(sequences / testDatabases.length),
      seed: 20_261_121,
    });
    const played: Awaited<ReturnType<typeof play>>[] = [];
    for (const one of stories) played.push(await play(one));
    const lossy = played.filter((one) => one.isLossy);
    expect(await differing(played.filter((one) => !one.isLossy))).toEqual([]);
    // Had no loss mattered, the reconciliation would have proved nothing.
    expect((await differing(lossy)).length).toBeGreaterThan(sequences / 50);
    events.server.time.now += 61 * 60_000;
    await reconcile();
    await reconcile();
    expect(await differing(lossy)).toEqual([]);
  }, 900_000);

  /** Those of whom we say something else than Stripe does. */
  async function differing(students: readonly { id: string; customerId: string }[]) {
    const wrong = [];
    for (const { id, customerId } of students) {
      const [ours, theirs] = [await events.stateOf(id), events.heldByStripe(customerId)];
      if (JSON.stringify(ours) !== JSON.stringify(theirs)) wrong.push({ ours, theirs });
    }
    return wrong;
  }

  async function reconcile(): Promise<void> {
    const payments = createPayments({
      secretKey: stripeSettings.STRIPE_SECRET_KEY,
      webhookSecret: stripeSettings.STRIPE_WEBHOOK_SECRET,
      priceId: stripeSettings.STRIPE_PRICE_ID,
    });
    const context = { db: events.server.database.db, clock: () => events.server.time.now, payments };
    const onFailure = (error: unknown) => {
      throw error;
    };
    await reconcileSubscriptions({ context, everyMinutes: 60, onFailure });
  }

  /** Plays a student's story at Stripe, and brings its events in another order, several at a time. */
  async function play({ acts, copies, early, seed }: Story) {
    const { id, customerId } = await events.addCustomer();
    const told: SandboxEvent[] = [];
    const happen = (act: (typeof acts)[number]) => {
      const [latest, ...rest] = stripe.subscriptions.get(customerId) ?? [];
      events.server.time.now += 1000;
      if (!latest || (act === 'begin' && latest.status === 'canceled')) {
        const begun = events.begin(customerId);
        told.push(events.eventOf(null, begun));
        stripe.subscriptions.set(customerId, [begun, ...(latest ? [latest, ...rest] : [])]);
      } else if (act !== 'begin') {
        const played = playSubscription(latest, act, events.secondsNow());
        if (played !== latest) told.push(events.eventOf(latest, played));
        stripe.subscriptions.set(customerId, [played, ...rest]);
      }
    };
    const late = acts.slice(early);
    for (const act of ['begin' as const, ...acts.slice(0, early)]) happen(act);
    const first = copied(told, copies, seed);
    const half = Math.floor(first.length / 2);
    await bring(first.slice(0, half));
    const before = told.length;
    for (const act of late) happen(act);
    await bring([...first.slice(half), ...copied(told.slice(before), copies.slice(before), seed)].reverse());
    return { id, customerId, isLossy: copies.slice(0, told.length).includes(0) };
  }

  async function bring(told: readonly SandboxEvent[]): Promise<void> {
    for (let at = 0; at < told.length; at += 3) {
      const answers = await Promise.all(told.slice(at, at + 3).map((event) => events.deliver(event)));
      for (const answer of answers)
        expect([answer.statusCode, answer.body]).toEqual([200, '{"received":true}']);
    }
  }
});

/** Events as often as each is told, in any order. */
function copied(told: readonly SandboxEvent[], copies: readonly number[], seed: number): SandboxEvent[] {
  const all = told.flatMap((event, index) => Array.from({ length: copies[index] ?? 1 }, () => event));
  const [shuffled] = fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), { numRuns: 1, seed });
  return shuffled ?? all;
}
