import type { UserProfile } from '@valence/contract';

/** How a student's subscription stands, with the days that matter; a day is `null` where it is not known. */
export type Standing =
  | { kind: 'active'; nextBilling: string | null }
  | { kind: 'cancelling'; endsOn: string | null; cancelledOn: string | null }
  | { kind: 'cancelled'; cancelledOn: string | null }
  | { kind: 'past_due' }
  /** Everybody has Premium here. */
  | { kind: 'included' }
  | { kind: 'free' };

/** @param timeZone whose days are told */
export function standingOf(
  {
    hasActiveSubscription,
    subscriptionStatus,
    subscriptionCancelAtPeriodEnd,
    subscriptionCurrentPeriodEnd,
    subscriptionCancelledAt,
  }: UserProfile,
  timeZone: string,
): Standing {
  const periodEnd = dayOf(subscriptionCurrentPeriodEnd, timeZone);
  const cancelledOn = dayOf(subscriptionCancelledAt, timeZone);
  switch (subscriptionStatus) {
    case 'active':
      return subscriptionCancelAtPeriodEnd
        ? { kind: 'cancelling', endsOn: periodEnd, cancelledOn }
        : { kind: 'active', nextBilling: periodEnd };
    case 'canceled':
      return { kind: 'cancelled', cancelledOn };
    case 'past_due':
      return { kind: 'past_due' };
    case 'free':
      return { kind: hasActiveSubscription ? 'included' : 'free' };
  }
}

/** A day of the student's own calendar: `December 21, 2026`. */
function dayOf(moment: string | null, timeZone: string): string | null {
  return moment === null ? null : new Date(moment).toLocaleDateString('en', { dateStyle: 'long', timeZone });
}
