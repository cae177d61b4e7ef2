import type { PaymentPage } from '@valence/contract';
import { Refusal } from '../../refusal.ts';
import { ensureCustomer, idempotencyKey } from './customer-service.ts';
import { openPortal } from './portal-service.ts';
import { askProvider, isCustomerMissing, isMissing } from './provider-failure.ts';
import { refreshSubscription } from './refresh-subscription-service.ts';
import type { SubscriptionContext } from './subscription-context.ts';
import { keepCheckout, removeCustomer, type SubscriptionRow } from './subscription-repository.ts';

const failed = 'Failed to create checkout session';

/**
 * Where the student pays for Premium. Whoever has an open subscription whose payment failed is led to the billing portal
 * instead: a second subscription would be charged beside the first.
 * @throws Refusal `alreadyPremium`, or that the provider failed
 */
export async function createCheckout(
  context: SubscriptionContext,
  student: { id: string; email: string },
): Promise<PaymentPage> {
  return askProvider(failed, async () => {
    try {
      return await startCheckout(context, await ensureCustomer(context, student));
    } catch (error) {
      if (!isCustomerMissing(error)) throw error;
      // The customer was deleted at the provider: the student becomes a new one.
      const { customerId } = await ensureCustomer(context, student);
      await removeCustomer(context.db, customerId);
      return startCheckout(context, await ensureCustomer(context, student, customerId));
    }
  });
}

async function startCheckout(context: SubscriptionContext, row: SubscriptionRow): Promise<PaymentPage> {
  const { payments } = context;
  // In this order: a checkout that is paid between the two questions shows in the second.
  const open = row.checkoutSessionId === null ? null : await openSession(context, row.checkoutSessionId);
  switch (await refreshSubscription(context, row.customerId)) {
    case 'active':
      throw new Refusal('alreadyPremium', 'You already have a Premium subscription.');
    case 'past_due':
      return openPortal(context, row.customerId);
    default:
      break;
  }
  if (open !== null) return { url: open };

  const { id, url } = await createSession(context, row);
  await keepCheckout(context.db, row.customerId, {
    checkoutSessionId: id,
    checkoutStartedAt: new Date(context.clock()),
  });
  if (url === null) throw new Error(`The checkout of ${payments.provider} has no address.`);
  return { url };
}

/** Address of a checkout that can still be paid. */
async function openSession({ payments }: SubscriptionContext, id: string): Promise<string | null> {
  try {
    const session = await payments.stripe.checkout.sessions.retrieve(id);
    return session.status === 'open' ? session.url : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Its key is made of the checkout before: two clicks at once get the same one, which can be paid once. */
function createSession({ payments, publicUrl }: SubscriptionContext, row: SubscriptionRow) {
  const { priceId, stripe } = payments;
  const { customerId, studentId, checkoutSessionId } = row;
  return stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: customerId,
      client_reference_id: studentId,
      line_items: [{ price: priceId, quantity: 1 }],
      success_url: `${publicUrl}/subscribe?success=true&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${publicUrl}/subscribe?cancelled=true`,
      subscription_data: { metadata: { student: studentId } },
    },
    { idempotencyKey: idempotencyKey('checkout', customerId, checkoutSessionId ?? '', priceId, publicUrl) },
  );
}
