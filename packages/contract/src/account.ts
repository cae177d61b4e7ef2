import * as z from 'zod/mini';
import { readPersonName } from './person-name.ts';

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

const name = (label: string) => {
  const problems = {
    missing: `${label} is required`,
    tooLong: `${label} too long`,
    unreadable: `${label} needs a letter or a digit`,
  };
  return z.pipe(
    z.string(problems.missing),
    z.transform((typed: string, context) => {
      const read = readPersonName(typed);
      if (read.ok) return read.name;
      context.issues.push({ code: 'custom', input: typed, message: problems[read.problem] });
      return z.NEVER;
    }),
  );
};

/** What a student may change of the profile. Names are tidied; a phone number is optional, and may be empty. */
export const updateProfileRequest = z.strictObject({
  firstName: name('First name'),
  lastName: name('Last name'),
  phoneNumber: z.optional(
    z.nullable(
      z
        .string()
        .check(z.trim(), z.maxLength(40, 'Invalid phone number format'))
        // The pattern is tried on a number of any length: only one way of reading it, so that it takes linear time.
        .check(z.regex(/^(\+?[\s()-]*\d[\d\s()-]*)?$/, 'Invalid phone number format')),
    ),
  ),
});

export const deleteAccountResponse = z.object({ message: z.string() });

/** A link is on its way, unless the address was confirmed before. */
export const sendConfirmationResponse = z.object({ isEmailConfirmed: z.boolean() });

/** How many other browsers were signed out. */
export const signOutElsewhereResponse = z.object({ endedSessions: z.int() });

export type UpdateProfileRequest = z.infer<typeof updateProfileRequest>;
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
