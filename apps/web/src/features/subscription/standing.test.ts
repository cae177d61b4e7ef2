import type { UserProfile } from '@valence/contract';
import { expect, test } from 'vitest';
import { standingOf } from './standing.ts';

const free: UserProfile = {
  firstName: 'Marie',
  lastName: 'Curie',
  phoneNumber: null,
  email: 'marie@example.org',
  profileImageUrl: null,
  createdAt: '2026-01-01T12:00:00.000Z',
  subscriptionStatus: 'free',
  subscriptionCancelAtPeriodEnd: false,
  subscriptionCurrentPeriodEnd: null,
  subscriptionCancelledAt: null,
  hasActiveSubscription: false,
  isPremiumSold: true,
  changePasswordPage: null,
  isEmailConfirmed: null,
};
const active: UserProfile = {
  ...free,
  subscriptionStatus: 'active',
  subscriptionCurrentPeriodEnd: '2026-12-21T12:00:00.000Z',
  hasActiveSubscription: true,
};

test('an active subscription says when it is paid next', () => {
  expect(standingOf(active, 'UTC')).toEqual({ kind: 'active', nextBilling: 'December 21, 2026' });
});

test('one that was cancelled says until when it lasts, and since when', () => {
  const cancelling = {
    ...active,
    subscriptionCancelAtPeriodEnd: true,
    subscriptionCancelledAt: '2026-12-01T12:00:00.000Z',
  };
  expect(standingOf(cancelling, 'UTC')).toEqual({
    kind: 'cancelling',
    endsOn: 'December 21, 2026',
    cancelledOn: 'December 1, 2026',
  });
});

test('Premium that everybody has is no subscription', () => {
  expect(standingOf({ ...free, hasActiveSubscription: true }, 'UTC')).toEqual({ kind: 'included' });
});

test('one that is over, one that is not paid and none at all are told apart', () => {
  expect(standingOf({ ...free, subscriptionStatus: 'canceled' }, 'UTC').kind).toBe('cancelled');
  expect(standingOf({ ...active, subscriptionStatus: 'past_due' }, 'UTC').kind).toBe('past_due');
  expect(standingOf(free, 'UTC').kind).toBe('free');
});
