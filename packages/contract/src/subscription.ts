import * as z from 'zod/mini';

/** Where the browser goes next: the checkout, or the billing portal. */
export const paymentPage = z.object({ url: z.string().check(z.regex(/^https?:\/\//)) });

export const verifySubscriptionRequest = z.object({
  /** As it came back in the address from the checkout. */
  session_id: z.string().check(z.regex(/^cs_\w+$/), z.maxLength(255)),
});

export const subscriptionState = z.object({ hasActiveSubscription: z.boolean() });

export const webhookReceipt = z.object({ received: z.literal(true) });

export type PaymentPage = z.infer<typeof paymentPage>;
export type VerifySubscriptionRequest = z.infer<typeof verifySubscriptionRequest>;
export type SubscriptionState = z.infer<typeof subscriptionState>;
