import type { Stripe } from 'stripe';
import type { SandboxEvent } from '../../database/schema/sandbox-object.ts';

/** The version of Stripe's API that the sandbox follows. */
const apiVersion = '2026-10-28.endive';

interface NewEvent {
  id: string;
  /** Seconds since 1970. */
  created: number;
}

/** The event of a checkout that was paid. */
export function checkoutCompleted(begun: NewEvent, session: Stripe.Checkout.Session): SandboxEvent {
  return { ...frame(begun), type: 'checkout.session.completed', data: { object: session } };
}

/** The event of a changed subscription. Its type depends on the new status. */
export function subscriptionChanged(
  begun: NewEvent,
  before: Stripe.Subscription | null,
  subscription: Stripe.Subscription,
): SandboxEvent {
  const data = { object: subscription };
  if (before === null) return { ...frame(begun), type: 'customer.subscription.created', data };
  if (subscription.status === 'canceled') {
    return { ...frame(begun), type: 'customer.subscription.deleted', data };
  }
  return { ...frame(begun), type: 'customer.subscription.updated', data };
}

function frame({ id, created }: NewEvent) {
  return {
    id,
    object: 'event',
    api_version: apiVersion,
    created,
    livemode: false,
    pending_webhooks: 1,
    request: null,
  } as const;
}
