import type { Stripe } from 'stripe';
import { premiumPrice } from '@valence/contract';
import { plan, price } from './price.ts';

export interface NewSubscription {
  id: string;
  itemId: string;
  customerId: string;
  metadata: Record<string, string>;
  /** Seconds since 1970. */
  created: number;
  periodEnd: number;
}

/** A new, paid subscription in Stripe's format. */
export function newSubscription(begun: NewSubscription): Stripe.Subscription {
  const { id, itemId, customerId, metadata, created, periodEnd } = begun;
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created,
    currency: premiumPrice.currency,
    customer: customerId,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [
        {
          id: itemId,
          object: 'subscription_item',
          billing_thresholds: null,
          created,
          current_period_end: periodEnd,
          current_period_start: created,
          current_trial: null,
          discounts: [],
          metadata: {},
          plan,
          price,
          quantity: 1,
          subscription: id,
          tax_rates: [],
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: created,
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  };
}
