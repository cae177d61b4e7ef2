import * as z from 'zod';
import type { Job } from '../../background/background-work.ts';
import { refreshSubscription } from './refresh-subscription-service.ts';
import type { SubscriptionContext } from './subscription-context.ts';
import { customersToAsk, forgetSandbox, postponeCustomer } from './subscription-repository.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** A checkout can be paid for a day; what was heard of it until two days later is enough. */
const checkoutMatters = 3 * day;
/** So that a run ends before the next, at some hundred milliseconds a question. */
const askedAtOnce = 500;

export interface Reconciliation {
  context: Pick<SubscriptionContext, 'db' | 'clock' | 'payments'>;
  /** An open subscription is asked about once in so many minutes. */
  everyMinutes: number;
  onFailure: (error: unknown) => void;
}

/** Asks the provider about open subscriptions and checkouts, so that an event that was lost is made good. */
export function reconciliationJob(reconciliation: Reconciliation): Job {
  return {
    name: 'reconcile-subscriptions',
    schedule: '*/5 * * * *',
    data: z.object({}),
    run: () => reconcileSubscriptions(reconciliation),
  };
}

/** One round of it. A customer whom the provider cannot answer for is logged, and asked about the next time. */
export async function reconcileSubscriptions({
  context,
  everyMinutes,
  onFailure,
}: Reconciliation): Promise<void> {
  const { db, clock, payments } = context;
  const now = clock();
  if (payments.provider === 'stripe') await forgetSandbox(db);
  const customers = await customersToAsk(db, payments.provider, {
    checkedBefore: new Date(now - everyMinutes * minute),
    checkoutAfter: new Date(now - checkoutMatters),
    limit: askedAtOnce,
  });
  for (const customerId of customers) {
    try {
      await refreshSubscription(context, customerId);
    } catch (error) {
      onFailure(error);
      await postponeCustomer(db, customerId, new Date(clock()));
    }
  }
}
