import { isPremium, type SubscriptionStatus, type User } from '@valence/contract';

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

/** What the client knows of its student. */
export function userOf({ timeZone: _zone, timeZoneChangedAt: _changed, ...student }: Student): User {
  return { ...student, hasActiveSubscription: isPremium(student.subscriptionStatus) };
}
