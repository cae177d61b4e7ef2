import type { Stripe } from 'stripe';
import { premiumPrice } from '@valence/contract';

/** The only price of the sandbox. */
export const sandboxPriceId = 'price_sandbox_premium';

const product = 'prod_sandbox_premium';
const common = {
  active: true,
  billing_scheme: 'per_unit',
  created: 0,
  currency: premiumPrice.currency,
  livemode: false,
  metadata: {},
  nickname: null,
  product,
  tiers_mode: null,
} as const;
const everyMonth = {
  interval: 'month',
  interval_count: 1,
  meter: null,
  trial_period_days: null,
  usage_type: 'licensed',
} as const;

export const price: Stripe.Price = {
  ...common,
  id: sandboxPriceId,
  object: 'price',
  custom_unit_amount: null,
  lookup_key: null,
  recurring: everyMonth,
  tax_behavior: 'unspecified',
  transform_quantity: null,
  type: 'recurring',
  unit_amount: premiumPrice.cents,
  unit_amount_decimal: null,
};

/** The same price as the older `plan` object, which subscription items still contain. */
export const plan: Stripe.Plan = {
  ...common,
  ...everyMonth,
  id: sandboxPriceId,
  object: 'plan',
  amount: premiumPrice.cents,
  amount_decimal: null,
  transform_usage: null,
};
