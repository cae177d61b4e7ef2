import type { UserProfile } from '@valence/contract';
import { planOf, type Offer } from '../allowance/plan-of.ts';
import type { StudentRow } from './account-repository.ts';

/** What the account page shows of a student, and where their password is changed, if that is with us. */
export function profileOf(student: StudentRow, changePasswordPage: string | null, offer: Offer): UserProfile {
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
    changePasswordPage,
  };
}
