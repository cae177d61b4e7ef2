import type { FastifyInstance } from 'fastify';
import type { Stripe } from 'stripe';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { SandboxEvent } from '../database/schema/sandbox-object.ts';
import { keepObject } from './sandbox-repository.ts';

interface Delivery {
  app: FastifyInstance;
  db: Database;
  clock: Clock;
  webhooks: Pick<Stripe['webhooks'], 'generateTestHeaderString'>;
  webhookPath: string;
  webhookSecret: string;
}

/** Milliseconds until an event that was not acknowledged is sent again. */
const patience = 60_000;

/** Sends signed events to the webhook through its real route. An event that is not acknowledged is retried. */
export async function deliverEvents(delivery: Delivery, events: readonly SandboxEvent[]): Promise<void> {
  const { db, clock } = delivery;
  for (const event of events) {
    const isTaken = await deliver(delivery, event);
    await keepObject(db, isTaken ? { ...event, pending_webhooks: 0 } : event, {
      dueAt: isTaken ? null : new Date(clock() + patience),
    });
  }
}

async function deliver(
  { app, clock, webhooks, webhookPath, webhookSecret }: Delivery,
  event: SandboxEvent,
): Promise<boolean> {
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(clock() / 1000);
  const { statusCode } = await app.inject({
    method: 'POST',
    url: webhookPath,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp }),
    },
    payload,
  });
  return statusCode < 300;
}
