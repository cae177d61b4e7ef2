import type { Stripe } from 'stripe';
import { refreshSubscription } from './refresh-subscription-service.ts';
import type { SubscriptionContext } from './subscription-context.ts';
import { findStudentOfCustomer } from './subscription-repository.ts';

/** What became of an event: `foreign` is about a customer or an account that is not ours, and changes nothing. */
export type EventOutcome = 'handled' | 'foreign' | 'unused';

/**
 * Deals with an event whose signature has been verified. It says only that something happened to a customer; what holds
 * now is asked of the provider, once more where the event comes once more: one is sent again by hand because something is wrong.
 */
export async function handleEvent(
  context: Pick<SubscriptionContext, 'db' | 'clock' | 'payments'>,
  event: Stripe.Event,
): Promise<EventOutcome> {
  const { db, payments } = context;
  const customerId = customerOf(event);
  if (customerId === null) return 'unused';
  if (event.account !== undefined) return 'foreign';
  if ((await findStudentOfCustomer(db, payments.provider, customerId)) === null) return 'foreign';
  await refreshSubscription(context, customerId);
  return 'handled';
}

/** The customer whom an event is about, where it can change a subscription. */
function customerOf(event: Stripe.Event): string | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const { customer } = event.data.object;
      return typeof customer === 'string' ? customer : (customer?.id ?? null);
    }
    default:
      return null;
  }
}
