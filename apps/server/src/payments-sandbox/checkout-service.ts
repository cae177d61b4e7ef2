import type { Stripe } from 'stripe';
import type { Database } from '../database/database.ts';
import { changeSubscription, keepEvent } from './change-subscription-service.ts';
import { newCheckoutSession } from './objects/checkout-session.ts';
import { checkoutCompleted } from './objects/event.ts';
import { sandboxPriceId } from './objects/price.ts';
import { newSubscription } from './objects/subscription.ts';
import { monthAfter } from './play-subscription.ts';
import { newId, sandboxPath, secondsNow, type SandboxContext } from './sandbox-context.ts';
import { holdObject, keepObject } from './sandbox-repository.ts';
import { noSuch } from './stripe-problem.ts';

/** Seconds until an open checkout expires, as at Stripe. */
const openFor = 24 * 3600;

export interface AskedCheckout {
  customerId: string;
  priceId: string;
  clientReferenceId: string | null;
  metadata: Record<string, string>;
  successUrl: string;
  cancelUrl: string | null;
}

/** `POST /v1/checkout/sessions`. */
export async function createCheckoutSession(
  context: SandboxContext,
  tx: Database,
  { priceId, ...asked }: AskedCheckout,
): Promise<Stripe.Checkout.Session> {
  if (priceId !== sandboxPriceId) throw noSuch('price', priceId);
  if (!(await holdObject(tx, 'customer', asked.customerId))) throw noSuch('customer', asked.customerId);
  const id = newId(context, 'cs_test');
  const created = secondsNow(context);
  const url = `${context.publicUrl}${sandboxPath}/checkout/${id}`;
  const session = newCheckoutSession({ ...asked, id, url, created, expiresAt: created + openFor });
  await keepObject(tx, session, { customerId: asked.customerId });
  return session;
}

/** A checkout with its current status: open, complete or expired. */
export async function findCheckoutSession(
  context: SandboxContext,
  tx: Database,
  id: string,
): Promise<Stripe.Checkout.Session | null> {
  const session = await holdObject(tx, 'checkout.session', id);
  if (session?.status !== 'open' || secondsNow(context) < session.expires_at) return session;
  return { ...session, status: 'expired', url: null };
}

/**
 * Pays a checkout with a test card that is accepted. The subscription starts and the webhook is notified. A second click
 * changes nothing and gets the same address, because the browser shows the answer to the latest click.
 * @returns the address for the browser, or `null` if there is nothing to pay
 */
export async function payCheckout(context: SandboxContext, id: string): Promise<string | null> {
  const paid = await context.db.transaction(async (tx) => {
    const session = await findCheckoutSession(context, tx, id);
    const url = session?.success_url?.replaceAll('{CHECKOUT_SESSION_ID}', session.id) ?? null;
    if (session?.status === 'complete') return { events: [], url };
    if (session?.status !== 'open' || typeof session.customer !== 'string') return null;
    const created = secondsNow(context);
    const subscription = newSubscription({
      id: newId(context, 'sub'),
      itemId: newId(context, 'si'),
      customerId: session.customer,
      metadata: session.metadata ?? {},
      created,
      periodEnd: monthAfter(created),
    });
    const complete: Stripe.Checkout.Session = {
      ...session,
      status: 'complete',
      payment_status: 'paid',
      subscription: subscription.id,
      url: null,
    };
    await keepObject(tx, complete, { customerId: session.customer });
    const events = [
      await changeSubscription(context, tx, null, subscription),
      await keepEvent(context, tx, checkoutCompleted({ id: newId(context, 'evt'), created }, complete)),
    ];
    return { events, url };
  });
  if (paid) await context.send(paid.events);
  return paid?.url ?? null;
}
