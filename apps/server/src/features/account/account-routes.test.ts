import { afterAll, beforeAll, expect, test } from 'vitest';
import { userProfile } from '@valence/contract';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { Browser } from '../sign-in/testing/browser.ts';
import { maria } from '../sign-in/testing/sign-in-app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp(await openMemoryDatabase());
});
afterAll(() => server.close());

test('a student who has just signed up on the whole server sees the own profile', async () => {
  const browser = new Browser(server.app, 'http://localhost:3000');
  const landed = await browser.submit(await browser.open('/api/login?prompt=create&returnTo=/quiz'), maria);
  expect([landed.url.pathname, landed.status]).toEqual(['/quiz', 200]);
  const answer = await browser.call('/api/user/profile');
  expect(userProfile.parse(JSON.parse(answer.body))).toEqual({
    firstName: 'Maria',
    lastName: 'Curie',
    phoneNumber: null,
    email: 'maria@example.com',
    profileImageUrl: null,
    createdAt: new Date(server.time.now).toISOString(),
    subscriptionStatus: 'free',
    subscriptionCancelAtPeriodEnd: false,
    subscriptionCurrentPeriodEnd: null,
    subscriptionCancelledAt: null,
    hasActiveSubscription: false,
    isPremiumSold: true,
    changePasswordPage: '/change-password',
    isEmailConfirmed: null,
  });
});

test('the profile says when a cancelled subscription ends', async () => {
  const ends = new Date('2026-04-01T00:00:00Z');
  const student = await server.signIn({
    subscriptionStatus: 'active',
    subscriptionCancelAtPeriodEnd: true,
    subscriptionCurrentPeriodEnd: ends,
  });
  expect((await student.get('/api/user/profile')).json()).toMatchObject({
    hasActiveSubscription: true,
    subscriptionCancelAtPeriodEnd: true,
    subscriptionCurrentPeriodEnd: ends.toISOString(),
  });
});

test('the profile is for the signed-in', async () => {
  const answer = await server.app.inject({ url: '/api/user/profile' });
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'signedOut']);
});

test('names are trimmed and kept, an empty phone number is none', async () => {
  const student = await server.signIn();
  const saved = await change(student, {
    firstName: ' Marie ',
    lastName: 'Curie',
    phoneNumber: '+33 (1) 44-27',
  });
  expect([saved.statusCode, saved.json()]).toMatchObject([
    200,
    { firstName: 'Marie', lastName: 'Curie', phoneNumber: '+33 (1) 44-27' },
  ]);
  const emptied = await change(student, { firstName: 'Marie', lastName: 'Curie', phoneNumber: '' });
  expect(emptied.json().phoneNumber).toBeNull();
  expect((await student.get('/api/auth/user')).json()).toMatchObject({ firstName: 'Marie' });
});

test.each([
  [{ firstName: '  ', lastName: 'Curie' }, 'firstName', 'First name is required'],
  [{ firstName: 'x'.repeat(101), lastName: 'Curie' }, 'firstName', 'First name too long'],
  [{ firstName: 'Marie', lastName: '' }, 'lastName', 'Last name is required'],
  [{ firstName: 'Marie', lastName: 'x'.repeat(101) }, 'lastName', 'Last name too long'],
  [
    { firstName: 'Marie', lastName: 'Curie', phoneNumber: 'call me' },
    'phoneNumber',
    'Invalid phone number format',
  ],
  [
    { firstName: 'Marie', lastName: 'Curie', phoneNumber: '()' },
    'phoneNumber',
    'Invalid phone number format',
  ],
])('a profile of %j is refused and nothing changes', async (profile, field, message) => {
  const student = await server.signIn({ firstName: 'Ada' });
  const answer = await change(student, profile);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual([{ field, message }]);
  expect((await student.get('/api/user/profile')).json().firstName).toBe('Ada');
});

test('nobody changes what is not theirs to change', async () => {
  const student = await server.signIn();
  const answer = await change(student, { firstName: 'A', lastName: 'B', subscriptionStatus: 'active' });
  expect(answer.statusCode).toBe(400);
  expect((await student.get('/api/user/profile')).json().subscriptionStatus).toBe('free');
});

function change(student: TestStudent, profile: object) {
  return student.send(
    'PUT',
    '/api/user/profile',
    { 'content-type': 'application/json' },
    JSON.stringify(profile),
  );
}
