import * as z from 'zod';
import type { Job } from '../../background/background-work.ts';
import type { Database } from '../../database/database.ts';
import { isMissing } from './provider-failure.ts';
import type { SubscriptionContext } from './subscription-context.ts';
import { findCustomer, holdCustomer } from './subscription-repository.ts';

const closing = z.object({ customerId: z.string() });

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
    const isClosed = await closeCustomer(context, customer.customerId).then(
      () => true,
      () => false,
    );
    if (isClosed) closed.add(customer.customerId);
  }
  return async (transaction) => {
    // Read again: a checkout may have begun meanwhile.
    const left = await holdCustomer(transaction, studentId);
    if (left?.provider !== context.payments.provider || closed.has(left.customerId)) return;
    await context.background.send(transaction, closeCustomerJob(context), { customerId: left.customerId });
  };
}

/** Closes a customer as soon as the provider answers again. */
export function closeCustomerJob(
  context: Pick<SubscriptionContext, 'payments'>,
): Job<z.infer<typeof closing>> {
  return {
    name: 'close-customer',
    data: closing,
    run: ({ customerId }) => closeCustomer(context, customerId),
  };
}

/** Deletes a customer at the provider, which ends every subscription at once and removes what names the student there. */
async function closeCustomer(
  { payments }: Pick<SubscriptionContext, 'payments'>,
  customerId: string,
): Promise<void> {
  try {
    await payments.stripe.customers.del(customerId);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
