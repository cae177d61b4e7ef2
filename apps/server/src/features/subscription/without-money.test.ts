import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscriptions } from '../../database/schema/subscriptions.ts';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { stripeSettings } from './testing/stand-in-stripe.ts';

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

test('a server that sold Premium stops selling once no student can be charged any more, and says so until then', async () => {
  const database = await openMemoryDatabase();
  const seller = await createTestApp(database, stripeSettings);
  const student = await seller.signIn({ subscriptionStatus: 'active' });
  const ofStudent = eq(subscriptions.studentId, student.id);
  await database.db.insert(subscriptions).values({
    studentId: student.id,
    provider: 'stripe',
    customerId: 'cus_1',
    status: 'active',
    checkedAt: new Date(seller.time.now),
  });
  const stopSelling = () => createTestApp(database, { PAYMENTS: 'off' }).then(() => 'started', String);

  expect(await stopSelling()).toMatch(/PAYMENTS=off[^]+charge 1 of its students[^]+PAYMENTS=on[^]+cancel/);
  await database.db.update(subscriptions).set({ cancelAtPeriodEnd: true }).where(ofStudent);
  expect(await stopSelling()).toContain('Stripe may still charge 1 of its students');
  await database.db.update(subscriptions).set({ status: 'canceled' }).where(ofStudent);
  expect(await stopSelling()).toBe('started');
  await database.db
    .update(subscriptions)
    .set({ checkoutStartedAt: new Date(seller.time.now) })
    .where(ofStudent);
  expect(await stopSelling()).toContain('Stripe may still charge 1 of its students');
  await seller.close();
});
