import type { UserProfile } from '@valence/contract';
import { planOf, type Offer } from '../allowance/plan-of.ts';
import type { StudentRow } from './account-repository.ts';

/** How a student signs in, as far as that is with us. */
export type Access = Pick<UserProfile, 'changePasswordPage' | 'isEmailConfirmed'>;

/** What the account page shows of a student, and how the student signs in. */
export function profileOf(student: StudentRow, access: Access, offer: Offer): UserProfile {
  return {
    firstName: student.firstName,
    lastName: student.lastName,
    phoneNumber: student.phoneNumber,
    email: student.email,
    profileImageUrl: student.profileImageUrl,
    createdAt: student.createdAt.toISOString(),
    subscriptionStatus: student.subscriptionStatus,
    subscriptionCancelAtPeriodEnd: student.subscriptionCancelAtPeriodEnd,
    subscriptionCurrentPeriodEnd: student.subscriptionCurrentPeriodEnd?.toISOString() ?? null,
    subscriptionCancelledAt: student.subscriptionCancelledAt?.toISOString() ?? null,
    hasActiveSubscription: planOf(student.subscriptionStatus, offer) === 'premium',
    isPremiumSold: offer.isPremiumSold,
    ...access,
  };
}
