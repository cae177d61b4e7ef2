import type { Stripe } from 'stripe';

export interface NewCustomer {
  id: string;
  email: string | null;
  metadata: Record<string, string>;
  /** Seconds since 1970, as in all of Stripe's times. */
  created: number;
}

/** A customer in Stripe's format. */
export function newCustomer({ id, email, metadata, created }: NewCustomer): Stripe.Customer {
  return {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata,
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}
