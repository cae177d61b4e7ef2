import { Stripe } from 'stripe';
import { productName } from '@valence/contract';

/** The payment provider as the services know it: Stripe and the sandbox alike. */
export interface Payments {
  stripe: Stripe;
  /** Who the customers in `stripe` belong to. */
  provider: 'stripe' | 'sandbox';
  priceId: string;
  webhookSecret: string;
}

export interface PaymentsAccount {
  secretKey: string;
  webhookSecret: string;
  priceId: string;
  /** Reaches what stands in for api.stripe.com. */
  fetch?: typeof globalThis.fetch;
}

/** Milliseconds that the provider has for one answer, and how often it is asked again, ever later. */
const limits = { timeout: 8000, maxNetworkRetries: 2 } as const;

/** Makes the client of the payment provider. Only what it reaches differs between Stripe and the sandbox. */
export function createPayments({ secretKey, webhookSecret, priceId, fetch }: PaymentsAccount): Payments {
  const stripe = new Stripe(secretKey, {
    ...limits,
    httpClient: Stripe.createFetchHttpClient(fetch),
    telemetry: false,
    appInfo: { name: productName },
  });
  return { stripe, provider: fetch ? 'sandbox' : 'stripe', priceId, webhookSecret };
}
