import type { Stripe } from 'stripe';
import { premiumPrice } from '@valence/contract';

export interface NewCheckoutSession {
  id: string;
  customerId: string;
  clientReferenceId: string | null;
  metadata: Record<string, string>;
  successUrl: string;
  cancelUrl: string | null;
  /** The address of the payment page. */
  url: string;
  /** Seconds since 1970. */
  created: number;
  expiresAt: number;
}

/** An open checkout in Stripe's format. */
export function newCheckoutSession(begun: NewCheckoutSession): Stripe.Checkout.Session {
  return {
    ...unused,
    id: begun.id,
    object: 'checkout.session',
    amount_subtotal: premiumPrice.cents,
    amount_total: premiumPrice.cents,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    cancel_url: begun.cancelUrl,
    client_reference_id: begun.clientReferenceId,
    created: begun.created,
    currency: premiumPrice.currency,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: begun.customerId,
    expires_at: begun.expiresAt,
    livemode: false,
    metadata: begun.metadata,
    mode: 'subscription',
    payment_method_collection: 'always',
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    shipping_options: [],
    status: 'open',
    success_url: begun.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: begun.url,
  };
}

/** Options of Stripe's checkout that are not used. */
const unused = {
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  customer_account: null,
  customer_creation: null,
  customer_details: null,
  customer_email: null,
  discounts: null,
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  locale: null,
  managed_payments: null,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  submit_type: null,
  subscription: null,
  wallet_options: null,
} as const;
