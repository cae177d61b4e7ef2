import type { FastifyInstance } from 'fastify';
import { productName } from '@valence/contract';
import type { BackgroundWork } from '../../background/background-work.ts';
import { ConfigError, type Config } from '../../config/config.ts';
import { registerPaymentsSandbox } from '../../payments-sandbox/register-payments-sandbox.ts';
import type { Offer } from '../allowance/plan-of.ts';
import { closeCustomerJob, closeCustomerOf, type InDeletion } from './close-customer.ts';
import { createPayments, type PaymentsAccount } from './payments.ts';
import { describeProviderError } from './provider-failure.ts';
import { reconciliationJob } from './reconcile-subscriptions.ts';
import type { SubscriptionContext } from './subscription-context.ts';
import { countChargedByStripe } from './subscription-repository.ts';
import { registerPaymentRoutes, registerSubscriptionStatus } from './subscription-routes.ts';
import { registerWebhook, webhookPath } from './webhook-routes.ts';

export interface SubscriptionOptions extends Omit<SubscriptionContext, 'payments' | 'background'> {
  offer: Offer;
  /** `null` means the built-in sandbox. */
  stripe: Config['stripe'];
  reconcileMinutes: number;
  background: Pick<BackgroundWork, 'add' | 'send'>;
}

/** Milliseconds in which a checkout at Stripe can be paid. */
const checkoutLasts = 24 * 3_600_000;

/**
 * Makes paying work on an app, through Stripe or the sandbox; where nothing is sold, no address of it answers.
 * @returns what the deletion of an account does first (`close-customer.ts`)
 * @throws ConfigError without Stripe, where Stripe may still charge students
 */
export async function registerSubscription(
  app: FastifyInstance,
  { stripe, reconcileMinutes, ...given }: SubscriptionOptions,
): Promise<(studentId: string) => Promise<InDeletion>> {
  registerSubscriptionStatus(app, given.offer);
  if (stripe === null) await refuseWhileStripeCharges(given);
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

/** Without Stripe nobody hears of a payment that failed, nobody can cancel, and a deleted account goes on being charged. */
async function refuseWhileStripeCharges({
  db,
  clock,
  offer,
}: Pick<SubscriptionOptions, 'db' | 'clock' | 'offer'>): Promise<void> {
  const charged = await countChargedByStripe(db, new Date(clock() - checkoutLasts));
  if (charged === 0) return;
  const [what, remedy] = offer.isPremiumSold
    ? ['its payments sandbox', 'or name another database in DATABASE_URL or DATA_DIR.']
    : [
        'PAYMENTS=off',
        'and PAYMENTS=on, cancel the subscriptions at Stripe, and wait until the last has ended.',
      ];
  throw new ConfigError(
    `${productName} cannot start with ${what} on this database: Stripe may still charge ${charged} of its students.\n` +
      '  Set STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID to what they were,\n' +
      `  ${remedy} See docs/payments.md.`,
  );
}
