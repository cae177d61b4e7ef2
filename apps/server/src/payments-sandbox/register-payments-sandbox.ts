import type { FastifyInstance } from 'fastify';
import { Stripe } from 'stripe';
import * as z from 'zod';
import type { BackgroundWork, Job } from '../background/background-work.ts';
import { createInProcessFetch } from '../http/in-process-fetch.ts';
import { registerSandboxApi } from './api-routes.ts';
import { passPeriods } from './change-subscription-service.ts';
import { deliverEvents } from './deliver-events.ts';
import { sandboxPriceId } from './objects/price.ts';
import { registerSandboxPages } from './page-routes.ts';
import { sandboxPath, type SandboxContext } from './sandbox-context.ts';
import { dueObjects, removeOldObjects } from './sandbox-repository.ts';
import { loadSandboxSecrets } from './sandbox-secrets-repository.ts';
import { removeOldWrites } from './sandbox-writes-repository.ts';

export interface PaymentsSandboxOptions extends Omit<SandboxContext, 'send'> {
  background: Pick<BackgroundWork, 'add'>;
  /** The address of the product's webhook. */
  webhookPath: string;
}

/** The credentials of the sandbox, as those of an account at Stripe. */
export interface SandboxAccount {
  secretKey: string;
  webhookSecret: string;
  priceId: string;
  /** Sends requests to the sandbox instead of api.stripe.com. */
  fetch: typeof globalThis.fetch;
}

const day = 24 * 3_600_000;

/** Registers the payments sandbox: the part of Stripe's API that the product uses, its pages and its events. */
export async function registerPaymentsSandbox(
  app: FastifyInstance,
  { background, webhookPath, ...given }: PaymentsSandboxOptions,
): Promise<SandboxAccount> {
  const { db, clock } = given;
  const { apiKey, webhookSecret } = await loadSandboxSecrets(db);
  const { webhooks } = new Stripe(apiKey);
  const delivery = { app, db, clock, webhooks, webhookPath, webhookSecret };
  const context: SandboxContext = { ...given, send: (events) => deliverEvents(delivery, events) };

  await registerSandboxApi(app, context, apiKey);
  await registerSandboxPages(app, context);
  background.add(letTimePass(context));
  return {
    secretKey: apiKey,
    webhookSecret,
    priceId: sandboxPriceId,
    fetch: createInProcessFetch(app, sandboxPath),
  };
}

/** Schedules renewals, retries of events and the removal of old objects. */
function letTimePass(context: SandboxContext): Job {
  const { db, clock } = context;
  return {
    name: 'let-time-pass-in-the-payments-sandbox',
    schedule: '* * * * *',
    data: z.object({}),
    async run() {
      await passPeriods(context);
      await context.send(await dueObjects(db, 'event', new Date(clock())));
      await removeOldWrites(db, new Date(clock() - day));
      await removeOldObjects(db, 'event', new Date(clock() - 30 * day));
      await removeOldObjects(db, 'billing_portal.session', new Date(clock() - day));
    },
  };
}
