import type { Stripe } from 'stripe';
import type { Database } from '../database/database.ts';
import { subscriptionChanged } from './objects/event.ts';
import { passPeriod, periodEndOf, playSubscription, type SubscriptionAct } from './play-subscription.ts';
import { newId, secondsNow, type SandboxContext } from './sandbox-context.ts';
import type { SandboxEvent } from '../database/schema/sandbox-object.ts';
import { dueObjects, holdObject, keepObject } from './sandbox-repository.ts';

/** Changes a customer's subscription as requested in the portal, and notifies the webhook. */
export async function actOnSubscription(
  context: SandboxContext,
  { subscriptionId, customerId }: { subscriptionId: string; customerId: string },
  act: SubscriptionAct,
): Promise<void> {
  const event = await context.db.transaction(async (tx) => {
    const subscription = await holdObject(tx, 'subscription', subscriptionId);
    if (subscription?.customer !== customerId) return null;
    const played = playSubscription(subscription, act, secondsNow(context));
    return played === subscription ? null : changeSubscription(context, tx, subscription, played);
  });
  if (event) await context.send([event]);
}

/** Renews or ends the subscriptions whose period is over. */
export async function passPeriods(context: SandboxContext): Promise<void> {
  const { db, clock } = context;
  for (const { id } of await dueObjects(db, 'subscription', new Date(clock()))) {
    const event = await db.transaction(async (tx) => {
      const subscription = await holdObject(tx, 'subscription', id);
      if (!subscription || periodEndOf(subscription) > secondsNow(context)) return null;
      return changeSubscription(context, tx, subscription, passPeriod(subscription, secondsNow(context)));
    });
    if (event) await context.send([event]);
  }
}

/** Stores a changed subscription and its event. */
export async function changeSubscription(
  context: SandboxContext,
  tx: Database,
  before: Stripe.Subscription | null,
  after: Stripe.Subscription,
): Promise<SandboxEvent> {
  const isOver = after.status === 'canceled';
  const customerId = typeof after.customer === 'string' ? after.customer : after.customer.id;
  const dueAt = isOver ? null : new Date(periodEndOf(after) * 1000);
  await keepObject(tx, after, { customerId, dueAt });
  return keepEvent(
    context,
    tx,
    subscriptionChanged({ id: newId(context, 'evt'), created: secondsNow(context) }, before, after),
  );
}

/** Stores an event. It stays due until the webhook acknowledges it. */
export async function keepEvent(
  context: SandboxContext,
  tx: Database,
  event: SandboxEvent,
): Promise<SandboxEvent> {
  const { customer } = event.data.object;
  const customerId = typeof customer === 'string' ? customer : null;
  await keepObject(tx, event, { customerId, dueAt: new Date(context.clock()) });
  return event;
}
