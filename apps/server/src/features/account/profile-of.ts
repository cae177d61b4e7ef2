import { isPremium, type UserProfile } from '@valence/contract';
import type { StudentRow } from './account-repository.ts';

/** What the account page shows of a student, and where their password is changed, if that is with us. */
export function profileOf(student: StudentRow, changePasswordPage: string | null): UserProfile {
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
    hasActiveSubscription: isPremium(student.subscriptionStatus),
    changePasswordPage,
  };
}
