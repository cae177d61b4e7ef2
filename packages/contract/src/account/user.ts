import * as z from 'zod/mini';

export const subscriptionStatuses = ['free', 'active', 'past_due', 'canceled'] as const;
const subscriptionStatus = z.enum(subscriptionStatuses);

/** A status as it may be told: `cancelled` is `canceled`, and one that nobody knows is a free plan. */
export function readSubscriptionStatus(told: unknown): SubscriptionStatus {
  if (told === 'cancelled') return 'canceled';
  const read = subscriptionStatus.safeParse(told);
  return read.success ? read.data : 'free';
}

/** The signed-in student. */
export const user = z.object({
  id: z.uuid(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.string(),
  profileImageUrl: z.nullable(z.string()),
  subscriptionStatus,
  /** Whether the student has Premium: paid for, or given to everybody. */
  hasActiveSubscription: z.boolean(),
  /** Whether Premium can be bought here: where not, nothing speaks of prices. */
  isPremiumSold: z.boolean(),
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
  isPremiumSold: z.boolean(),
  /** Where the password is changed; `null` where another identity system keeps it. */
  changePasswordPage: z.nullable(z.string()),
  /** Whether the student has followed a link mailed to the address; `null` where that is not ours to know. */
  isEmailConfirmed: z.nullable(z.boolean()),
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
