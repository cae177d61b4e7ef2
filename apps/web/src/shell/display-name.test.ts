import type { User } from '@valence/contract';
import { expect, test } from 'vitest';
import { displayName, initial } from './display-name.ts';

const marie: User = {
  id: '0b0e7c1e-6a1f-4a37-9b0f-0a4f6f3f9a11',
  firstName: 'Marie',
  lastName: 'Curie',
  email: 'marie@example.org',
  profileImageUrl: null,
  subscriptionStatus: 'free',
  hasActiveSubscription: false,
  isPremiumSold: true,
};

test('a student is called by both names, or else by the e-mail', () => {
  expect(displayName(marie)).toBe('Marie Curie');
  expect(displayName({ ...marie, lastName: null })).toBe('marie@example.org');
});

test('the letter is of the first name, else of the e-mail, else U', () => {
  expect(initial(marie)).toBe('M');
  expect(initial({ ...marie, firstName: null, email: 'x@y.org' })).toBe('X');
  expect(initial({ ...marie, firstName: '', email: '' })).toBe('U');
});
