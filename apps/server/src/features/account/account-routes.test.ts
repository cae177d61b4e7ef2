import { afterAll, beforeAll, expect, test } from 'vitest';
import { userProfile } from '@valence/contract';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
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
