import { isPremium, type SubscriptionState } from '@valence/contract';
import { Refusal } from '../../refusal.ts';
import { askProvider, isMissing } from './provider-failure.ts';
import { refreshSubscription } from './refresh-subscription-service.ts';
import type { SubscriptionContext } from './subscription-context.ts';
import { findSubscription } from './subscription-repository.ts';

/**
 * Confirms a payment when the student comes back from the checkout, without waiting for the provider's events.
 * @param onForeignCheckout hears of a checkout that is somebody else's; an id that nobody has is a slip
 * @throws Refusal `notFound` for a checkout that is not this student's, `conflict` while the payment is under way, or that
 * the provider failed
 */
export async function verifySubscription(
  context: SubscriptionContext,
  studentId: string,
  sessionId: string,
  onForeignCheckout: () => void,
): Promise<SubscriptionState> {
  const { db, payments } = context;
  const row = await findSubscription(db, payments.provider, studentId);
  const status = await askProvider('Verification failed', async () => {
    const session = await findSession(context, sessionId);
    if (
      !session ||
      !row ||
      session.customer !== row.customerId ||
      session.client_reference_id !== studentId
    ) {
      if (session) onForeignCheckout();
      throw new Refusal('notFound', 'We could not find this payment.');
    }
    return refreshSubscription(context, row.customerId);
  });
  if (status === null || !isPremium(status)) {
    throw new Refusal('conflict', 'Your payment is being processed. Please check back in a moment.');
  }
  return { hasActiveSubscription: true };
}

async function findSession({ payments }: SubscriptionContext, id: string) {
  try {
    return await payments.stripe.checkout.sessions.retrieve(id);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
