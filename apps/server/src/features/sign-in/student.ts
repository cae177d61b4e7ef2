import type { SubscriptionStatus } from '@valence/contract';

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
