import type { SubscriptionStatus } from '@valence/contract';
import { readSubscriptions } from './read-subscription.ts';
import type { SubscriptionContext } from './subscription-context.ts';
import { keepAnswer, takeQuestion } from './subscription-repository.ts';

/**
 * Asks the provider about a customer and keeps what it says: the one way by which a subscription changes here, for
 * webhooks, verification and reconciliation alike. Events are only a reason to ask, so their order does not matter, and
 * of two that ask at once the answer to the later question stands.
 * @returns the student's status, `null` when the customer is no longer a student's
 */
export async function refreshSubscription(
  { db, clock, payments }: Pick<SubscriptionContext, 'db' | 'clock' | 'payments'>,
  customerId: string,
): Promise<SubscriptionStatus | null> {
  const question = await takeQuestion(db, customerId);
  if (question === null) return null;
  const { data } = await payments.stripe.subscriptions.list({
    customer: customerId,
    status: 'all',
    limit: 100,
  });
  const { facts, status } = readSubscriptions(data);
  await keepAnswer(db, customerId, { question, checkedAt: new Date(clock()), facts, status });
  return status;
}
