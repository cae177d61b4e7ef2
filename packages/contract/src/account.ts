import * as z from 'zod/mini';

export const subscriptionStatuses = ['free', 'active', 'past_due', 'canceled'] as const;
const subscriptionStatus = z.enum(subscriptionStatuses);

/** The signed-in student. */
export const user = z.object({
  id: z.uuid(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.string(),
  profileImageUrl: z.nullable(z.string()),
  subscriptionStatus,
  hasActiveSubscription: z.boolean(),
});

export const userProfile = z.object({
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  email: z.string(),
  profileImageUrl: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  subscriptionStatus,
  subscriptionCancelAtPeriodEnd: z.boolean(),
  subscriptionCurrentPeriodEnd: z.nullable(z.iso.datetime()),
  subscriptionCancelledAt: z.nullable(z.iso.datetime()),
  hasActiveSubscription: z.boolean(),
});

export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;
export type User = z.infer<typeof user>;
export type UserProfile = z.infer<typeof userProfile>;

/**
 * Premium is status `active` alone; `past_due` is not, `active` with cancel-at-period-end is.
 * @example isPremium('past_due') // false
 */
export function isPremium(status: SubscriptionStatus): boolean {
  return status === 'active';
}
