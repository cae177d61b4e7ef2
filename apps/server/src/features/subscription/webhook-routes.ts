import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { Stripe } from 'stripe';
import { webhookReceipt } from '@valence/contract';
import { errorSchemas } from '../../http/errors/error-schemas.ts';
import { Refusal } from '../../refusal.ts';
import { handleEvent } from './handle-event-service.ts';
import { askProvider } from './provider-failure.ts';
import type { SubscriptionContext } from './subscription-context.ts';

export const webhookPath = '/api/stripe/webhook';

/** Bytes of an event: it carries the whole object that it is about. */
const largestEvent = 256 * 1024;

/** Seconds by which an event's timestamp may differ from our time: an older one is a recording, a later one will be. */
const tolerance = 300;

/** Takes the provider's events, as they were signed: the body is read as bytes. */
export async function registerWebhook(
  root: FastifyInstance,
  context: Pick<SubscriptionContext, 'db' | 'clock' | 'payments'>,
): Promise<void> {
  const { clock, payments } = context;
  await root.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });

    scope.withTypeProvider<ZodTypeProvider>().post(
      webhookPath,
      {
        bodyLimit: largestEvent,
        schema: {
          summary: "Take one of the payment provider's events",
          tags: ['Subscription'],
          response: { 200: webhookReceipt, ...errorSchemas },
        },
      },
      async (request) => {
        const signature = request.headers['stripe-signature'];
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const event = readEvent(body, typeof signature === 'string' ? signature : '');
        if (event === null) {
          request.log.warn('an event was refused: its signature or its timestamp is not right');
          throw new Refusal('badRequest', 'This event is not signed as it should be.');
        }
        const outcome = await askProvider('The event will be dealt with when it is sent again', () =>
          handleEvent(context, event),
        );
        const line = { event: event.id, type: event.type, outcome };
        if (outcome === 'foreign')
          request.log.warn(line, 'an event about a customer who is not ours was refused');
        else request.log.info(line, 'an event was taken');
        return { received: true as const };
      },
    );
  });

  function readEvent(body: Buffer, signature: string): Stripe.Event | null {
    try {
      const { webhooks } = payments.stripe;
      // The SDK looks at events that are too old alone.
      if (secondsAhead(signature, clock()) > tolerance) return null;
      return webhooks.constructEvent(body, signature, payments.webhookSecret, tolerance, undefined, clock());
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
      throw error;
    }
  }
}

/** Seconds by which the time of a signature, `t=1700000000,v1=...`, is ahead of ours. */
function secondsAhead(signature: string, now: number): number {
  const signedAt = /(?:^|,)t=(\d+)/.exec(signature)?.[1];
  return signedAt === undefined ? 0 : Number(signedAt) - now / 1000;
}
