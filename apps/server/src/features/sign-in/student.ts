import type { SubscriptionStatus, User } from '@valence/contract';
import { planOf, type Offer } from '../allowance/plan-of.ts';

/** The student whose session a request carries. */
export interface Student {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  subscriptionStatus: SubscriptionStatus;
  timeZone: string | null;
  timeZoneChangedAt: Date | null;
}

/** What the client knows of its student, and of what is offered. */
export function userOf(
  { timeZone: _zone, timeZoneChangedAt: _changed, ...student }: Student,
  offer: Offer,
): User {
  return {
    ...student,
    hasActiveSubscription: planOf(student.subscriptionStatus, offer) === 'premium',
    isPremiumSold: offer.isPremiumSold,
  };
}
