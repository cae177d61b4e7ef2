import type { Stripe } from 'stripe';

export interface NewPortalSession {
  id: string;
  customerId: string;
  returnUrl: string | null;
  url: string;
  /** Seconds since 1970. */
  created: number;
}

/** A session of the billing portal in Stripe's format. */
export function newPortalSession(begun: NewPortalSession): Stripe.BillingPortal.Session {
  return {
    id: begun.id,
    object: 'billing_portal.session',
    configuration: 'bpc_sandbox',
    created: begun.created,
    customer: begun.customerId,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: begun.returnUrl,
    url: begun.url,
  };
}
