import type { FastifyInstance } from 'fastify';
import type { BackgroundWork } from '../../background/background-work.ts';
import type { Config } from '../../config/config.ts';
import { registerPaymentsSandbox } from '../../payments-sandbox/register-payments-sandbox.ts';
import type { Offer } from '../allowance/plan-of.ts';
import { closeCustomerJob, closeCustomerOf, type InDeletion } from './close-customer.ts';
import { createPayments, type PaymentsAccount } from './payments.ts';
import { describeProviderError } from './provider-failure.ts';
import { reconciliationJob } from './reconcile-subscriptions.ts';
import type { SubscriptionContext } from './subscription-context.ts';
import { registerPaymentRoutes, registerSubscriptionStatus } from './subscription-routes.ts';
import { registerWebhook, webhookPath } from './webhook-routes.ts';

export interface SubscriptionOptions extends Omit<SubscriptionContext, 'payments' | 'background'> {
  offer: Offer;
  /** `null` means the built-in sandbox. */
  stripe: Config['stripe'];
  reconcileMinutes: number;
  background: Pick<BackgroundWork, 'add' | 'send'>;
}

/**
 * Makes paying work on an app, through Stripe or the sandbox; where nothing is sold, no address of it answers.
 * @returns what the deletion of an account does first (`close-customer.ts`)
 */
export async function registerSubscription(
  app: FastifyInstance,
  { stripe, reconcileMinutes, ...given }: SubscriptionOptions,
): Promise<(studentId: string) => Promise<InDeletion>> {
  registerSubscriptionStatus(app, given.offer);
  if (!given.offer.isPremiumSold) return async () => async () => undefined;
  const account: PaymentsAccount = stripe ?? (await registerPaymentsSandbox(app, { ...given, webhookPath }));
  const context = { ...given, payments: createPayments(account) };
  registerPaymentRoutes(app, context);
  await registerWebhook(app, context);
  given.background.add(closeCustomerJob(context));
  given.background.add(
    reconciliationJob({
      context,
      everyMinutes: reconcileMinutes,
      onFailure: (error) => {
        app.log.error({ err: describeProviderError(error) }, 'a subscription could not be reconciled');
      },
    }),
  );
  return (studentId) => closeCustomerOf(context, studentId);
}
