import type { Stripe } from 'stripe';
import { newCustomer } from '../../../payments-sandbox/objects/customer.ts';

/** As little of Stripe as there has to be, held in memory, so that a test can change it behind the product's back and take it down. */
export interface StandInStripe {
  fetch: typeof globalThis.fetch;
  /** How often it was asked for anything, reached or not. */
  timesAsked: number;
  /** What Stripe holds, by customer. */
  subscriptions: Map<string, Stripe.Subscription[]>;
  /** Customers that were deleted. */
  deleted: string[];
  outage: 'none' | 'unreachable' | 'broken' | 'busy';
}

export const stripeSettings = {
  STRIPE_SECRET_KEY: 'sk_test_stand_in',
  STRIPE_WEBHOOK_SECRET: 'whsec_stand_in',
  STRIPE_PRICE_ID: 'price_stand_in',
};

export function createStandInStripe(): StandInStripe {
  const stripe: StandInStripe = {
    timesAsked: 0,
    subscriptions: new Map(),
    deleted: [],
    outage: 'none',
    async fetch(asked, init = {}) {
      stripe.timesAsked += 1;
      if (stripe.outage === 'unreachable') throw new TypeError('fetch failed');
      if (stripe.outage === 'broken') return problem(500, 'api_error');
      if (stripe.outage === 'busy') return problem(429, 'rate_limit_error');
      return answer(stripe, init.method ?? 'GET', new URL(asked instanceof Request ? asked.url : asked));
    },
  };
  return stripe;
}

function answer(stripe: StandInStripe, method: string, { pathname, searchParams }: URL): Response {
  if (method === 'GET' && pathname === '/v1/subscriptions') {
    const data = stripe.subscriptions.get(searchParams.get('customer') ?? '') ?? [];
    return Response.json({ object: 'list', data, has_more: false, url: pathname });
  }
  if (method === 'POST' && pathname === '/v1/customers') {
    const id = `cus_${crypto.randomUUID()}`;
    return Response.json(newCustomer({ id, email: null, metadata: {}, created: 0 }));
  }
  if (method === 'DELETE' && pathname.startsWith('/v1/customers/')) {
    const id = pathname.slice('/v1/customers/'.length);
    if (stripe.deleted.includes(id)) return problem(404, 'invalid_request_error', 'resource_missing');
    stripe.deleted.push(id);
    return Response.json({ id, object: 'customer', deleted: true });
  }
  return problem(404, 'invalid_request_error', 'resource_missing');
}

function problem(status: number, type: string, code?: string): Response {
  return Response.json({ error: { type, code, message: 'for maria@example.com' } }, { status });
}
