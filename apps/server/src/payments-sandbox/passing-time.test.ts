import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findStudent } from '../features/account/account-repository.ts';
import { addressFrom, pay, press } from '../features/subscription/testing/pay.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { monthAfter } from './play-subscription.ts';

const day = 24 * 3_600_000;

describe.each(testDatabases)('time in the sandbox on $name', ({ open }) => {
  let server: TestApp;

  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());

  const stateOf = async (id: string) => {
    const student = await findStudent(server.database.db, id);
    return [student?.subscriptionStatus, student?.subscriptionCurrentPeriodEnd?.toISOString()];
  };

  test('renews what goes on, three months late too, and ends what was cancelled', async () => {
    const goesOn = await server.signIn();
    const cancelled = await server.signIn();
    for (const student of [goesOn, cancelled]) await pay(server, student);
    await press(server, await addressFrom(cancelled, 'billing-portal'), 'cancel');
    expect(await stateOf(cancelled.id)).toEqual(['active', '2026-04-11T12:00:00.000Z']);
    server.time.now += 92 * day;
    await server.background.start();
    await expect.poll(() => stateOf(cancelled.id)).toEqual(['canceled', '2026-04-11T12:00:00.000Z']);
    await expect.poll(() => stateOf(goesOn.id)).toEqual(['active', '2026-07-11T12:00:00.000Z']);
  });
});

test('a month after the last day of a long month is the last day of a short one', () => {
  const seconds = (moment: string) => Date.parse(moment) / 1000;
  expect(monthAfter(seconds('2027-01-31T08:00:00Z'))).toBe(seconds('2027-02-28T08:00:00Z'));
  expect(monthAfter(seconds('2026-12-21T00:00:00Z'))).toBe(seconds('2027-01-21T00:00:00Z'));
});
