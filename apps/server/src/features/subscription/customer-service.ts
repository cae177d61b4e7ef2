import { createHash } from 'node:crypto';
import { Refusal, signedOut } from '../../refusal.ts';
import { closeCustomerJob } from './close-customer.ts';
import type { SubscriptionContext } from './subscription-context.ts';
import {
  findCustomer,
  findSubscription,
  keepCustomer,
  type SubscriptionRow,
} from './subscription-repository.ts';

/**
 * The student's row with the customer that the provider knows them as: made once, and used from then on.
 * @param replaced the customer before, where the provider no longer knows that one
 * @throws Refusal `signedOut` when the account has been deleted meanwhile, `conflict` in the sandbox for a customer of Stripe,
 * whose name there would be lost
 */
export async function ensureCustomer(
  context: SubscriptionContext,
  student: { id: string; email: string },
  replaced = '',
): Promise<SubscriptionRow> {
  const { db, clock, payments, background } = context;
  const known = await findSubscription(db, payments.provider, student.id);
  if (known) return known;
  const elsewhere = payments.provider === 'sandbox' ? await findCustomer(db, student.id) : null;
  if (elsewhere?.provider === 'stripe')
    throw new Refusal(
      'conflict',
      'Stripe knows you as a customer. The payments sandbox cannot sell you Premium.',
    );
  const customer = await payments.stripe.customers.create(
    { email: student.email, metadata: { student: student.id } },
    { idempotencyKey: idempotencyKey('customer', student.id, student.email, replaced) },
  );
  const isKept = await keepCustomer(db, {
    studentId: student.id,
    provider: payments.provider,
    customerId: customer.id,
    checkedAt: new Date(clock()),
  });
  const kept = isKept ? await findSubscription(db, payments.provider, student.id) : null;
  if (kept) return kept;
  const { provider } = payments;
  await background.send(db, closeCustomerJob(context), { provider, customerId: customer.id });
  throw signedOut();
}

/** A key under which the provider does a write once: of all that it is made of, without saying any of it. */
export function idempotencyKey(what: string, ...parts: readonly string[]): string {
  return `${what}-${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}`;
}
