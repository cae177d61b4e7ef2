import type { Stripe } from 'stripe';
import * as z from 'zod';
import type { Job } from '../../background/background-work.ts';
import type { Database } from '../../database/database.ts';
import { describeProviderError, isMissing } from './provider-failure.ts';
import type { SubscriptionContext } from './subscription-context.ts';
import { findCustomer, holdCustomer } from './subscription-repository.ts';

/** In the deletion somebody waits: one try, a short one. */
const atOnce = { timeout: 4000, maxNetworkRetries: 0 } as const;

const closing = z.object({
  /** Jobs of earlier versions do not say it: Stripe was away, as the sandbox in the same process never is. */
  provider: z.enum(['stripe', 'sandbox']).default('stripe'),
  customerId: z.string(),
});

type ClosingContext = Pick<SubscriptionContext, 'db' | 'payments' | 'background'>;

/** What is left to be done in the transaction that deletes an account. */
export type InDeletion = (transaction: Database) => Promise<void>;

/**
 * Ends a student's subscription at the provider at once, before the account is deleted. When the provider fails, the
 * deletion goes on all the same: what is answered here sends the job that carries it out later, exactly if the deletion
 * commits. The job knows the provider's name for the customer and nothing of the student.
 */
export async function closeCustomerOf(context: ClosingContext, studentId: string): Promise<InDeletion> {
  const closed = new Set<string>();
  const customer = await findCustomer(context.db, studentId);
  if (customer?.provider === context.payments.provider) {
    const isClosed = await closeCustomer(context, customer.customerId, atOnce).then(
      () => true,
      () => false,
    );
    if (isClosed) closed.add(customer.customerId);
  }
  return async (transaction) => {
    // Read again: a checkout may have begun meanwhile.
    const left = await holdCustomer(transaction, studentId);
    if (!left || closed.has(left.customerId)) return;
    // Once there is Stripe nobody speaks to the sandbox any more, and nothing was paid for there.
    if (left.provider === 'sandbox' && context.payments.provider === 'stripe') return;
    await context.background.send(transaction, closeCustomerJob(context), left);
  };
}

/**
 * Closes a customer as soon as the provider answers again. In a process that speaks to another provider it fails, and waits on:
 * there the customer is unknown, which would look as if it had been closed.
 */
export function closeCustomerJob(
  context: Pick<SubscriptionContext, 'payments'>,
): Job<z.infer<typeof closing>> {
  return {
    name: 'close-customer',
    data: closing,
    async run({ provider, customerId }) {
      if (provider !== context.payments.provider)
        throw new Error(`A customer is not closed yet: left to a process that speaks to ${provider}.`);
      await closeCustomer(context, customerId);
    },
  };
}

/** Deletes a customer at the provider, which ends every subscription at once and removes what names the student there. */
async function closeCustomer(
  { payments }: Pick<SubscriptionContext, 'payments'>,
  customerId: string,
  patience: Stripe.RequestOptions = {},
): Promise<void> {
  try {
    await payments.stripe.customers.del(customerId, {}, patience);
  } catch (error) {
    if (!isMissing(error)) throw describeProviderError(error);
  }
}
