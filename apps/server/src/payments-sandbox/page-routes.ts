import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { sendPage } from '../pages/send-page.ts';
import { actOnSubscription } from './change-subscription-service.ts';
import { findCheckoutSession, payCheckout } from './checkout-service.ts';
import { checkoutPage } from './pages/checkout-page.ts';
import { closedPage } from './pages/closed-page.ts';
import { portalPage } from './pages/portal-page.ts';
import { subscriptionActs } from './play-subscription.ts';
import { findPortal } from './portal-service.ts';
import { sandboxPath, type SandboxContext } from './sandbox-context.ts';

const byId = z.object({ id: z.string() });
const portalAct = z.object({ id: z.string(), act: z.string() });
const paymentForm = z.object({ card: z.enum(['accepted', 'declined']) });

/**
 * The pages of the sandbox. As at Stripe, the long random id in the address gives access. Forms of other sites are refused
 * earlier (`http/cross-site.ts`).
 */
export async function registerSandboxPages(app: FastifyInstance, context: SandboxContext): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(formbody, { bodyLimit: 16 * 1024 });
    const options = { schema: { hide: true } };
    const find = (id: string) => context.db.transaction((tx) => findCheckoutSession(context, tx, id));
    const checkout = `${sandboxPath}/checkout/:id`;
    const portal = `${sandboxPath}/portal/:id`;

    scope.get(checkout, options, async (request, reply) => {
      const { id } = byId.parse(request.params);
      if ((await find(id))?.status !== 'open') return sendPage(reply, closedPage('checkout'));
      const base = `${sandboxPath}/checkout/${encodeURIComponent(id)}`;
      return sendPage(reply, { status: 200, ...checkoutPage({ base, isDeclined: false }) });
    });

    scope.post(`${checkout}/pay`, options, async (request, reply) => {
      const { id } = byId.parse(request.params);
      const form = paymentForm.safeParse(request.body);
      if (form.data?.card === 'accepted') {
        const url = await payCheckout(context, id);
        return url === null ? sendPage(reply, closedPage('checkout')) : reply.redirect(url, 303);
      }
      if ((await find(id))?.status !== 'open') return sendPage(reply, closedPage('checkout'));
      const base = `${sandboxPath}/checkout/${encodeURIComponent(id)}`;
      return sendPage(reply, { status: 402, ...checkoutPage({ base, isDeclined: true }) });
    });

    scope.post(`${checkout}/cancel`, options, async (request, reply) => {
      const session = await find(byId.parse(request.params).id);
      if (session?.status !== 'open') return sendPage(reply, closedPage('checkout'));
      return reply.redirect(session.cancel_url ?? '/', 303);
    });

    scope.get(portal, options, async (request, reply) => {
      const { id } = byId.parse(request.params);
      const found = await findPortal(context, id);
      if (!found) return sendPage(reply, closedPage('billing portal'));
      const base = `${sandboxPath}/portal/${encodeURIComponent(id)}`;
      const { subscription, session } = found;
      const page = portalPage({ base, subscription, returnUrl: session.return_url });
      return sendPage(reply, { status: 200, ...page });
    });

    scope.post(`${portal}/:act`, options, async (request, reply) => {
      const { id, act: named } = portalAct.parse(request.params);
      const found = await findPortal(context, id);
      const act = subscriptionActs.find((known) => known === named);
      if (!found || !act) return sendPage(reply, closedPage('billing portal'));
      const { session, subscription } = found;
      if (subscription) {
        await actOnSubscription(
          context,
          { subscriptionId: subscription.id, customerId: session.customer },
          act,
        );
      }
      return reply.redirect(`${sandboxPath}/portal/${encodeURIComponent(id)}`, 303);
    });
  });
}
