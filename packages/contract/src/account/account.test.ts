import { expect, test } from 'vitest';
import { updateProfileRequest } from './account.ts';

const withPhone = (phoneNumber: string) =>
  updateProfileRequest.safeParse({ firstName: 'Marie', lastName: 'Curie', phoneNumber }).success;

test.each(['', '+33 (1) 44-27', '(555) 010-0142', '1', '+ 1'])('%j is a phone number', (phone) => {
  expect(withPhone(phone)).toBe(true);
});

test.each(['+', '()', '1+1', 'call me', '12x', '1'.repeat(41)])('%j is none', (phone) => {
  expect(withPhone(phone)).toBe(false);
});

test('names that were left out are asked for in words', () => {
  const { error } = updateProfileRequest.safeParse({});
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'First name is required',
    'Last name is required',
  ]);
});

test('names are tidied, and one that nobody could see is none', () => {
  const read = (firstName: string) => updateProfileRequest.safeParse({ firstName, lastName: 'Curie' });
  expect(read('  Ire\u0300ne ').data?.firstName).toBe('Irène');
  expect(read('\u202e\u200b').error?.issues).toMatchObject([
    { path: ['firstName'], message: 'First name is required' },
  ]);
  expect(read('...').error?.issues[0]?.message).toBe('First name needs a letter or a digit');
  expect(read('x'.repeat(101)).error?.issues[0]?.message).toBe('First name too long');
});

test('a body full of digits is refused at once', () => {
  // One try can have waited for another program; of several, the quickest has not.
  const tries = Array.from({ length: 5 }, () => {
    const startedAt = performance.now();
    expect(withPhone(`${'1'.repeat(200_000)}x`)).toBe(false);
    return performance.now() - startedAt;
  });
  expect(Math.min(...tries)).toBeLessThan(500);
});
