import type { Stripe } from 'stripe';
import type { Database } from '../database/database.ts';
import { newPortalSession } from './objects/portal-session.ts';
import { newId, sandboxPath, secondsNow, type SandboxContext } from './sandbox-context.ts';
import { holdObject, keepObject, objectsOfCustomer } from './sandbox-repository.ts';
import { noSuch } from './stripe-problem.ts';

/** Seconds until a session of the portal expires. */
const openFor = 3600;

/** `POST /v1/billing_portal/sessions`. */
export async function createPortalSession(
  context: SandboxContext,
  tx: Database,
  { customerId, returnUrl }: { customerId: string; returnUrl: string | null },
): Promise<Stripe.BillingPortal.Session> {
  if (!(await holdObject(tx, 'customer', customerId))) throw noSuch('customer', customerId);
  const id = newId(context, 'bps');
  const url = `${context.publicUrl}${sandboxPath}/portal/${id}`;
  const session = newPortalSession({ id, customerId, returnUrl, url, created: secondsNow(context) });
  await keepObject(tx, session, { customerId });
  return session;
}

/** A session of the portal with the customer's latest subscription; `null` if it does not exist or has expired. */
export async function findPortal(
  context: SandboxContext,
  id: string,
): Promise<{ session: Stripe.BillingPortal.Session; subscription: Stripe.Subscription | null } | null> {
  const session = await context.db.transaction((tx) => holdObject(tx, 'billing_portal.session', id));
  if (!session || secondsNow(context) > session.created + openFor) return null;
  const [subscription] = await objectsOfCustomer(context.db, 'subscription', session.customer);
  return { session, subscription: subscription ?? null };
}
