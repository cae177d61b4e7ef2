import type { Stripe } from 'stripe';

/** What can happen to a subscription in the sandbox's portal. */
export const subscriptionActs = ['cancel', 'keep', 'renew', 'fail', 'pay', 'end'] as const;
export type SubscriptionAct = (typeof subscriptionActs)[number];

/** The acts that a subscription as it stands allows. */
export function possibleActs({ status, cancel_at_period_end }: Stripe.Subscription): SubscriptionAct[] {
  if (status === 'past_due') return ['pay', 'cancel', 'end'];
  if (status !== 'active') return [];
  return cancel_at_period_end ? ['keep', 'end'] : ['cancel', 'renew', 'fail'];
}

/**
 * A subscription after something has happened to it; unchanged where that cannot happen.
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
      // As Stripe does: the new period begins, unpaid.
      return { ...nextPeriod(subscription), status: 'past_due' };
    case 'pay':
      return { ...subscription, status: 'active' };
    case 'end':
      return endSubscription(subscription, now);
  }
}

/** What is paid for lasts until its period ends; what is not ends at once. */
function cancelSubscription(subscription: Stripe.Subscription, now: number): Stripe.Subscription {
  if (subscription.status === 'past_due') return endSubscription(subscription, now);
  const cancelAt = periodEndOf(subscription);
  return { ...subscription, cancel_at_period_end: true, cancel_at: cancelAt, canceled_at: now };
}

/** A subscription that is over from now on. */
export function endSubscription(subscription: Stripe.Subscription, now: number): Stripe.Subscription {
  return {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    cancel_at_period_end: false,
  };
}

/** What time does when a period is over: a cancelled subscription ends, a paid one is renewed. */
export function passPeriod(subscription: Stripe.Subscription, now: number): Stripe.Subscription {
  if (subscription.status === 'past_due' || subscription.cancel_at_period_end) {
    return endSubscription(subscription, now);
  }
  let passed = subscription;
  while (passed.status === 'active' && periodEndOf(passed) <= now) passed = nextPeriod(passed);
  return passed;
}

/** End of the period that is paid for, in seconds since 1970. */
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
