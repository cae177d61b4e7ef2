import { createHash, timingSafeEqual } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { answerOnce } from './answer-once-service.ts';
import { createCheckoutSession, findCheckoutSession } from './checkout-service.ts';
import { createCustomer, deleteCustomer } from './customers-service.ts';
import { createPortalSession } from './portal-service.ts';
import { sandboxPath, type SandboxContext } from './sandbox-context.ts';
import { objectsOfCustomer } from './sandbox-repository.ts';
import { noSuch, StripeProblem } from './stripe-problem.ts';

const text = z.string().min(1).max(5000);
const id = z.string().min(1).max(255);
const customerForm = z.looseObject({ email: z.optional(text) });
const checkoutForm = z.looseObject({
  mode: z.literal('subscription'),
  customer: id,
  'line_items[0][price]': id,
  'line_items[0][quantity]': z.literal('1'),
  client_reference_id: z.optional(id),
  success_url: z.url(),
  cancel_url: z.optional(z.url()),
});
const portalForm = z.looseObject({ customer: id, return_url: z.optional(z.url()) });
const subscriptionsQuery = z.looseObject({ customer: id, status: z.optional(z.enum(['all'])) });
const byId = z.object({ id });

/** The calls of Stripe's HTTP API that the product uses, with Stripe's answers. */
export async function registerSandboxApi(
  app: FastifyInstance,
  context: SandboxContext,
  apiKey: string,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(formbody);
    scope.setErrorHandler((error, request, reply) => answerProblem(error, request, reply));
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('request-id', request.id);
      if (!isSame(request.headers.authorization ?? '', `Bearer ${apiKey}`)) {
        throw new StripeProblem(401, 'Invalid API Key provided.');
      }
    });

    const base = `${sandboxPath}/v1`;
    // These requests come from this process, under an address that others share. A rate limit must not refuse them.
    const options = { schema: { hide: true }, config: { rateLimit: false } };
    const write = async (
      request: FastifyRequest,
      reply: FastifyReply,
      work: Parameters<typeof answerOnce>[2],
    ) => {
      const key = request.headers['idempotency-key'];
      const parameters = z.looseObject({}).parse(request.body ?? {});
      const asked = { key: typeof key === 'string' ? key : null, path: request.url, parameters };
      const { status, body } = await answerOnce(context, asked, work);
      return reply.code(status).send(body);
    };

    scope.post(`${base}/customers`, options, async (request, reply) => {
      const form = customerForm.parse(request.body ?? {});
      return write(request, reply, (tx) =>
        createCustomer(context, tx, { email: form.email ?? null, metadata: metadataOf(form) }),
      );
    });

    scope.delete(`${base}/customers/:id`, options, async (request) => {
      const { id: customerId } = byId.parse(request.params);
      const { deleted, events } = await context.db.transaction((tx) =>
        deleteCustomer(context, tx, customerId),
      );
      await context.send(events);
      return deleted;
    });

    scope.post(`${base}/checkout/sessions`, options, async (request, reply) => {
      const form = checkoutForm.parse(request.body ?? {});
      return write(request, reply, (tx) =>
        createCheckoutSession(context, tx, {
          customerId: form.customer,
          priceId: form['line_items[0][price]'],
          clientReferenceId: form.client_reference_id ?? null,
          metadata: metadataOf(form),
          successUrl: form.success_url,
          cancelUrl: form.cancel_url ?? null,
        }),
      );
    });

    scope.get(`${base}/checkout/sessions/:id`, options, async (request) => {
      const { id: sessionId } = byId.parse(request.params);
      const session = await context.db.transaction((tx) => findCheckoutSession(context, tx, sessionId));
      if (!session) throw noSuch('checkout.session', sessionId);
      return session;
    });

    scope.get(`${base}/subscriptions`, options, async (request) => {
      const { customer, status } = subscriptionsQuery.parse(request.query);
      const all = await objectsOfCustomer(context.db, 'subscription', customer);
      const data = status === 'all' ? all : all.filter((one) => one.status !== 'canceled');
      return { object: 'list', data, has_more: false, url: '/v1/subscriptions' };
    });

    scope.post(`${base}/billing_portal/sessions`, options, async (request, reply) => {
      const form = portalForm.parse(request.body ?? {});
      return write(request, reply, (tx) =>
        createPortalSession(context, tx, { customerId: form.customer, returnUrl: form.return_url ?? null }),
      );
    });
  });
}

function metadataOf(form: Record<string, unknown>): Record<string, string> {
  const pairs = Object.entries(form).flatMap(([name, value]) => {
    const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
    return key !== undefined && typeof value === 'string' ? [[key, value] as const] : [];
  });
  return Object.fromEntries(pairs);
}

function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof StripeProblem) return reply.code(error.status).send(error.body);
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    const problem = new StripeProblem(
      400,
      `Invalid ${issue?.path.join('.') ?? 'request'}: ${issue?.message}`,
    );
    return reply.code(400).send(problem.body);
  }
  request.log.error({ err: error }, 'the payments sandbox failed');
  return reply.code(500).send({ error: { type: 'api_error', message: 'An unknown error occurred' } });
}

function isSame(one: string, other: string): boolean {
  const hash = (given: string) => createHash('sha256').update(given).digest();
  return timingSafeEqual(hash(one), hash(other));
}
