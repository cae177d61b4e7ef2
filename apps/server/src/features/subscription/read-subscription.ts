import type { Stripe } from 'stripe';
import type { SubscriptionStatus } from '@valence/contract';
import type { SubscriptionFacts } from './subscription-repository.ts';

const none: SubscriptionFacts = {
  subscriptionId: null,
  status: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  canceledAt: null,
};

/**
 * What holds for a customer who may have had several subscriptions: the one that gives most, and of equals the latest.
 * One that was cancelled years ago says nothing while another is active, whichever is heard of last.
 */
export function readSubscriptions(all: readonly Stripe.Subscription[]): {
  facts: SubscriptionFacts;
  status: SubscriptionStatus;
} {
  const [deciding] = all.toSorted(
    (one, other) => rank(statusOf(one)) - rank(statusOf(other)) || other.created - one.created,
  );
  if (!deciding) return { facts: none, status: 'free' };
  return { facts: factsOf(deciding), status: statusOf(deciding) };
}

const ranks: readonly SubscriptionStatus[] = ['active', 'past_due', 'canceled', 'free'];

function rank(status: SubscriptionStatus): number {
  return ranks.indexOf(status);
}

/** Our word for Stripe's: only what has been paid for is active. */
function statusOf({ status }: Stripe.Subscription): SubscriptionStatus {
  switch (status) {
    case 'active':
    case 'trialing':
      return 'active';
    case 'past_due':
    case 'unpaid':
      return 'past_due';
    case 'canceled':
      return 'canceled';
    default:
      // Never paid for so far, or paused.
      return 'free';
  }
}

function factsOf(subscription: Stripe.Subscription): SubscriptionFacts {
  const periodEnds = subscription.items.data.map((item) => item.current_period_end);
  const isOver = subscription.status === 'canceled';
  return {
    subscriptionId: subscription.id,
    status: subscription.status,
    currentPeriodEnd: momentOf(periodEnds.length === 0 ? null : Math.max(...periodEnds)),
    // Stripe's newer billing mode names the moment and leaves the flag alone.
    cancelAtPeriodEnd: !isOver && (subscription.cancel_at_period_end || subscription.cancel_at !== null),
    canceledAt: momentOf(subscription.canceled_at),
  };
}

function momentOf(seconds: number | null): Date | null {
  return seconds === null ? null : new Date(seconds * 1000);
}
