import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';

const request = { topic: 'general', difficulty: 'beginner', count: 5 };

let school: TestApp;
let shop: TestApp;

beforeAll(async () => {
  school = await createTestApp(await openMemoryDatabase(), { DEFAULT_PLAN: 'premium', PAYMENTS: 'off' });
  shop = await createTestApp(await openMemoryDatabase());
});
afterAll(() => Promise.all([school.close(), shop.close()]));

test('at a school every student has Premium, and is told that nothing is sold', async () => {
  const student = await school.signIn();
  const flags = { hasActiveSubscription: true, isPremiumSold: false };
  expect((await student.get('/api/auth/user')).json()).toMatchObject(flags);
  expect((await student.get('/api/user/profile')).json()).toMatchObject(flags);
  expect((await student.get('/api/subscription/status')).json()).toEqual({ hasActiveSubscription: true });
  expect((await student.get('/api/user/quiz-usage')).json()).toMatchObject({ weeklyLimit: null });
  expect((await student.get('/api/user/custom-quiz-usage')).json()).toMatchObject({ weeklyLimit: 7 });
});

test('elsewhere a student without a subscription is on the free plan, and can buy Premium', async () => {
  const student = await shop.signIn();
  const flags = { hasActiveSubscription: false, isPremiumSold: true };
  expect((await student.get('/api/auth/user')).json()).toMatchObject(flags);
  expect((await student.get('/api/user/profile')).json()).toMatchObject(flags);
});

test('at a school a quiz of 30 questions and one of own words are given, without a limit of subject quizzes', async () => {
  const student = await school.signIn();
  const statusOf = async (asked: object) =>
    (await student.post('/api/generate-questions', { ...request, ...asked })).statusCode;
  for (let quiz = 0; quiz < 12; quiz += 1) expect(await statusOf({})).toBe(200);
  expect(await statusOf({ count: 30 })).toBe(200);
  expect(await statusOf({ topic: 'buffers' })).toBe(200);
});

test('where nothing is sold, no address of payments answers', async () => {
  const student = await school.signIn();
  const statusesOf = (who: TestStudent) =>
    Promise.all(
      ['/api/stripe/create-checkout', '/api/stripe/webhook'].map(
        async (url) => (await who.post(url, {})).statusCode,
      ),
    );
  expect(await statusesOf(student)).toEqual([404, 404]);
  expect(await statusesOf(await shop.signIn())).not.toContain(404);
});

test('an account can be deleted where nothing is sold', async () => {
  const student = await school.signIn();
  expect((await student.send('DELETE', '/api/account/delete')).statusCode).toBe(200);
});
