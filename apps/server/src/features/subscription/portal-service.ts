import type { PaymentPage } from '@valence/contract';
import { Refusal } from '../../refusal.ts';
import { askProvider, isMissing } from './provider-failure.ts';
import type { SubscriptionContext } from './subscription-context.ts';
import { findSubscription } from './subscription-repository.ts';

/**
 * Where the student manages billing: cancels, keeps, pays what is open.
 * @throws Refusal `notFound` for who never went to the checkout, or that the provider failed
 */
export async function manageBilling(context: SubscriptionContext, studentId: string): Promise<PaymentPage> {
  const row = await findSubscription(context.db, context.payments.provider, studentId);
  if (!row) throw nothingToManage();
  return askProvider('Failed to open the billing portal', async () => {
    try {
      return await openPortal(context, row.customerId);
    } catch (error) {
      throw isMissing(error) ? nothingToManage() : error;
    }
  });
}

/** A way into the provider's billing portal, which leads back to the account. */
export async function openPortal(
  { payments, publicUrl, randomness }: Pick<SubscriptionContext, 'payments' | 'publicUrl' | 'randomness'>,
  customerId: string,
): Promise<PaymentPage> {
  const { url } = await payments.stripe.billingPortal.sessions.create(
    { customer: customerId, return_url: `${publicUrl}/account` },
    { idempotencyKey: `portal-${randomness.uuid()}` },
  );
  return { url };
}

function nothingToManage(): Refusal {
  return new Refusal('notFound', 'You have no subscription to manage yet.');
}
