import { expect, test } from 'vitest';
import { loginAddress } from './login-address.ts';

test('sign-in comes back to where the student was', () => {
  expect(loginAddress({ returnTo: '/quiz?tab=custom' })).toBe('/api/login?returnTo=%2Fquiz%3Ftab%3Dcustom');
});

test('a typed e-mail goes along as a hint, and sign-up says so', () => {
  expect(loginAddress({ returnTo: '/', email: 'a+b@c.org', isNew: true })).toBe(
    '/api/login?returnTo=%2F&login_hint=a%2Bb%40c.org&prompt=create',
  );
});

test('a provider is named', () => {
  expect(loginAddress({ returnTo: '/', provider: 'github' })).toBe('/api/login?returnTo=%2F&provider=github');
});
