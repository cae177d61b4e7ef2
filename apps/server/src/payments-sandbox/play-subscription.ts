import type { Stripe } from 'stripe';

/** The changes of a subscription that the sandbox's portal offers. */
export const subscriptionActs = ['cancel', 'keep', 'renew', 'fail', 'pay', 'end'] as const;
export type SubscriptionAct = (typeof subscriptionActs)[number];

/** The changes that are possible for a subscription. */
export function possibleActs({ status, cancel_at_period_end }: Stripe.Subscription): SubscriptionAct[] {
  if (status === 'past_due') return ['pay', 'cancel', 'end'];
  if (status !== 'active') return [];
  return cancel_at_period_end ? ['keep', 'end'] : ['cancel', 'renew', 'fail'];
}

/**
 * Returns a subscription after a change. A change that is not possible has no effect.
 * @param now seconds since 1970
 */
export function playSubscription(
  subscription: Stripe.Subscription,
  act: SubscriptionAct,
  now: number,
): Stripe.Subscription {
  if (!possibleActs(subscription).includes(act)) return subscription;
  switch (act) {
    case 'cancel':
      return cancelSubscription(subscription, now);
    case 'keep':
      return { ...subscription, cancel_at_period_end: false, cancel_at: null, canceled_at: null };
    case 'renew':
      return nextPeriod(subscription);
    case 'fail':
      // Stripe starts the new period, unpaid.
      return { ...nextPeriod(subscription), status: 'past_due' };
    case 'pay':
      return { ...subscription, status: 'active' };
    case 'end':
      return endSubscription(subscription, now);
  }
}

/** Cancels a subscription: a paid one at the end of its period, an unpaid one at once. */
function cancelSubscription(subscription: Stripe.Subscription, now: number): Stripe.Subscription {
  if (subscription.status === 'past_due') return endSubscription(subscription, now);
  const cancelAt = periodEndOf(subscription);
  return { ...subscription, cancel_at_period_end: true, cancel_at: cancelAt, canceled_at: now };
}

/** A subscription that ends now. */
export function endSubscription(subscription: Stripe.Subscription, now: number): Stripe.Subscription {
  return {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    cancel_at_period_end: false,
  };
}

/** A subscription after the end of its period: a cancelled one has ended, a paid one is renewed. */
export function passPeriod(subscription: Stripe.Subscription, now: number): Stripe.Subscription {
  if (subscription.status === 'past_due' || subscription.cancel_at_period_end) {
    return endSubscription(subscription, now);
  }
  let passed = subscription;
  while (passed.status === 'active' && periodEndOf(passed) <= now) passed = nextPeriod(passed);
  return passed;
}

/** The end of the paid period, in seconds since 1970. */
export function periodEndOf({ items }: Stripe.Subscription): number {
  return Math.max(0, ...items.data.map((item) => item.current_period_end));
}

/** A month later, in seconds since 1970; the 31st becomes the last day of a shorter month. */
export function monthAfter(seconds: number): number {
  const start = Temporal.Instant.fromEpochMilliseconds(seconds * 1000).toZonedDateTimeISO('UTC');
  return start.add({ months: 1 }).epochMilliseconds / 1000;
}

function nextPeriod(subscription: Stripe.Subscription): Stripe.Subscription {
  const data = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: item.current_period_end,
    current_period_end: monthAfter(item.current_period_end),
  }));
  return { ...subscription, items: { ...subscription.items, data } };
}
