import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import type { OpenDatabase } from '../../../database/database.ts';
import { subscriptions } from '../../../database/schema/subscriptions.ts';
import { subscriptionChanged } from '../../../payments-sandbox/objects/event.ts';
import { newSubscription } from '../../../payments-sandbox/objects/subscription.ts';
import { monthAfter } from '../../../payments-sandbox/play-subscription.ts';
import type { SandboxEvent } from '../../../database/schema/sandbox-object.ts';
import { addStudent } from '../../../testing/add-student.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { findStudent } from '../../account/account-repository.ts';
import { readSubscriptions } from '../read-subscription.ts';
import { stripeSettings, type StandInStripe } from './stand-in-stripe.ts';

/** The product on a database, and what a test needs to be the Stripe behind it. */
export async function createEventServer(database: OpenDatabase, stripe: StandInStripe) {
  const server = await createTestApp(database, stripeSettings);
  const { db } = database;
  const { webhooks } = new Stripe(stripeSettings.STRIPE_SECRET_KEY);
  const secondsNow = () => Math.floor(server.time.now / 1000);

  const sign = (payload: string, signing: { secret?: string; timestamp?: number } = {}) =>
    webhooks.generateTestHeaderString({
      payload,
      secret: stripeSettings.STRIPE_WEBHOOK_SECRET,
      timestamp: secondsNow(),
      ...signing,
    });
  const post = (payload: string, signature: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/stripe/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    });

  return {
    server,
    secondsNow,
    sign,
    post,
    deliver(event: object, signing: { secret?: string; timestamp?: number } = {}) {
      const payload = JSON.stringify(event);
      return post(payload, sign(payload, signing));
    },

    /** A student who is a customer, without going through the checkout. */
    async addCustomer() {
      const { id } = await addStudent(db, server.time.now);
      const customerId = `cus_${randomUUID()}`;
      const now = new Date(server.time.now);
      await db.insert(subscriptions).values({
        studentId: id,
        provider: 'stripe',
        customerId,
        checkoutStartedAt: now,
        checkedAt: now,
      });
      return { id, customerId };
    },

    begin(customerId: string): Stripe.Subscription {
      const created = secondsNow();
      const id = `sub_${randomUUID()}`;
      const periodEnd = monthAfter(created);
      return newSubscription({ id, itemId: `si_${id}`, customerId, metadata: {}, created, periodEnd });
    },

    eventOf(before: Stripe.Subscription | null, after: Stripe.Subscription): SandboxEvent {
      return subscriptionChanged({ id: `evt_${randomUUID()}`, created: secondsNow() }, before, after);
    },

    /** What the student's profile says. */
    async stateOf(studentId: string) {
      const student = await findStudent(db, studentId);
      return {
        status: student?.subscriptionStatus,
        currentPeriodEnd: student?.subscriptionCurrentPeriodEnd,
        cancelAtPeriodEnd: student?.subscriptionCancelAtPeriodEnd,
        canceledAt: student?.subscriptionCancelledAt,
      };
    },

    /** What it should say. */
    heldByStripe(customerId: string) {
      const { facts, status } = readSubscriptions(stripe.subscriptions.get(customerId) ?? []);
      const { currentPeriodEnd, cancelAtPeriodEnd, canceledAt } = facts;
      return { status, currentPeriodEnd, cancelAtPeriodEnd, canceledAt };
    },
  };
}

export type EventServer = Awaited<ReturnType<typeof createEventServer>>;
