import type { Stripe } from 'stripe';
import type { Database } from '../database/database.ts';
import { newCustomer } from './objects/customer.ts';
import { endSubscription } from './play-subscription.ts';
import { newId, secondsNow, type SandboxContext } from './sandbox-context.ts';
import type { SandboxEvent } from '../database/schema/sandbox-object.ts';
import { holdObject, keepObject, objectsOfCustomer, removeObjects } from './sandbox-repository.ts';
import { changeSubscription } from './change-subscription-service.ts';
import { removeAnswersAbout } from './sandbox-writes-repository.ts';
import { noSuch } from './stripe-problem.ts';

/** `POST /v1/customers`. */
export async function createCustomer(
  context: SandboxContext,
  tx: Database,
  asked: { email: string | null; metadata: Record<string, string> },
): Promise<Stripe.Customer> {
  const customer = newCustomer({ ...asked, id: newId(context, 'cus'), created: secondsNow(context) });
  await keepObject(tx, customer, {});
  return customer;
}

/** `DELETE /v1/customers/:id`: also ends every subscription and every open checkout. */
export async function deleteCustomer(
  context: SandboxContext,
  tx: Database,
  id: string,
): Promise<{ deleted: Stripe.DeletedCustomer; events: SandboxEvent[] }> {
  if (!(await holdObject(tx, 'customer', id))) throw noSuch('customer', id);
  await forgetCustomer(tx, id);
  const events: SandboxEvent[] = [];
  for (const subscription of await objectsOfCustomer(tx, 'subscription', id)) {
    if (subscription.status === 'canceled') continue;
    const ended = endSubscription(subscription, secondsNow(context));
    events.push(await changeSubscription(context, tx, subscription, ended));
  }
  return { deleted: { id, object: 'customer', deleted: true }, events };
}

/** Removes the customer's personal data. The subscriptions stay, as invoices would. */
async function forgetCustomer(tx: Database, id: string): Promise<void> {
  const kinds = ['checkout.session', 'billing_portal.session', 'event'] as const;
  for (const kind of kinds) {
    const owned = await objectsOfCustomer(tx, kind, id);
    await removeObjects(
      tx,
      owned.map((one) => one.id),
    );
  }
  await removeObjects(tx, [id]);
  await removeAnswersAbout(tx, id);
}
