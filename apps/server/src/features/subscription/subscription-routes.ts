import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { paymentPage, subscriptionState, verifySubscriptionRequest } from '@valence/contract';
import { errorSchemas } from '../../http/errors/error-schemas.ts';
import { planOf, type Offer } from '../allowance/plan-of.ts';
import { requireStudent } from '../sign-in/require-student.ts';
import { signedIn, limitedPerStudent } from '../sign-in/route-guards.ts';
import { createCheckout } from './checkout-service.ts';
import { manageBilling } from './portal-service.ts';
import type { SubscriptionContext } from './subscription-context.ts';
import { verifySubscription } from './verify-subscription-service.ts';

/** Calls a minute that one student may make which the provider is asked for. */
const perMinute = 30;

/** The calls by which a student pays, comes back from paying, and manages billing. */
export function registerPaymentRoutes(root: FastifyInstance, context: SubscriptionContext): void {
  const app = root.withTypeProvider<ZodTypeProvider>();
  const config = limitedPerStudent(perMinute);

  app.post(
    '/api/stripe/create-checkout',
    {
      config,
      preValidation: signedIn,
      schema: {
        summary: 'Where to pay for Premium',
        tags: ['Subscription'],
        response: { 200: paymentPage, ...errorSchemas },
      },
    },
    async (request) => createCheckout(context, await requireStudent(request)),
  );

  app.post(
    '/api/stripe/verify-subscription',
    {
      config,
      preValidation: signedIn,
      schema: {
        summary: 'Confirm a payment after coming back from the checkout',
        tags: ['Subscription'],
        body: verifySubscriptionRequest,
        response: { 200: subscriptionState, ...errorSchemas },
      },
    },
    async (request) => {
      const { id } = await requireStudent(request);
      return verifySubscription(context, id, request.body.session_id, () => {
        request.log.warn("a student named another student's checkout");
      });
    },
  );

  app.post(
    '/api/stripe/billing-portal',
    {
      config,
      preValidation: signedIn,
      schema: {
        summary: 'Where to cancel, keep or pay the subscription',
        tags: ['Subscription'],
        response: { 200: paymentPage, ...errorSchemas },
      },
    },
    async (request) => manageBilling(context, (await requireStudent(request)).id),
  );
}

/** The call by which the client learns whether the student has Premium. */
export function registerSubscriptionStatus(root: FastifyInstance, offer: Offer): void {
  root.withTypeProvider<ZodTypeProvider>().get(
    '/api/subscription/status',
    {
      schema: {
        summary: 'Whether the student has Premium now',
        tags: ['Subscription'],
        response: { 200: subscriptionState, ...errorSchemas },
      },
    },
    async (request) => {
      const { subscriptionStatus } = await requireStudent(request);
      return { hasActiveSubscription: planOf(subscriptionStatus, offer) === 'premium' };
    },
  );
}
