import type { Stripe } from 'stripe';

/** Everything that the sandbox keeps, in the shapes that Stripe's API shows. */
export type SandboxObject =
  | Stripe.Customer
  | Stripe.Checkout.Session
  | Stripe.Subscription
  | Stripe.BillingPortal.Session
  | SandboxEvent;

/** The events that the sandbox sends. */
export type SandboxEvent =
  | Stripe.CheckoutSessionCompletedEvent
  | Stripe.CustomerSubscriptionCreatedEvent
  | Stripe.CustomerSubscriptionUpdatedEvent
  | Stripe.CustomerSubscriptionDeletedEvent;

export type SandboxObjectOf<Kind extends SandboxObject['object']> = Extract<SandboxObject, { object: Kind }>;
