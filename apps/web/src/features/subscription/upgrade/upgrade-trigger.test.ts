import { expect, test } from 'vitest';
import { triggerOfRefusal } from './upgrade-trigger.ts';

test('a weekly limit carries its number and the time of its reset', () => {
  const body = {
    message: "You've reached your weekly limit of 10 free quizzes",
    code: 'weeklyLimitReached',
    limit: 10,
    resetDate: '2026-11-23T00:00:00.000Z',
  } as const;
  expect(triggerOfRefusal(body, false)).toEqual({
    kind: 'weekly-limit',
    period: 'week',
    limit: 10,
    resetDate: '2026-11-23T00:00:00.000Z',
  });
});

test('where the body names no number, it is that of the plan, whatever the message says', () => {
  const body = {
    message: "You've reached your weekly limit of 99 custom quizzes",
    code: 'weeklyLimitReached',
  } as const;
  expect(triggerOfRefusal(body, true)).toEqual({ kind: 'custom-limit', limit: 7, resetDate: null });
});

test('a missing subscription names what was wanted', () => {
  const body = { message: 'Premium', code: 'subscriptionRequired' } as const;
  expect(triggerOfRefusal(body, true)).toEqual({ kind: 'custom_topics' });
  expect(triggerOfRefusal(body, false)).toEqual({ kind: 'premium_feature' });
});

test('any other refusal opens nothing', () => {
  expect(triggerOfRefusal({ message: 'Slow down', code: 'tooManyRequests' }, false)).toBeNull();
  expect(triggerOfRefusal(null, false)).toBeNull();
});
