import { expect, test } from 'vitest';
import { isCounted } from './is-counted.ts';

test('every quiz of the free plan is counted, and of Premium those on words of one’s own', () => {
  const free = { hasActiveSubscription: false };
  const premium = { hasActiveSubscription: true };
  expect([isCounted(free, {}), isCounted(free, { isCustom: true })]).toEqual([true, true]);
  expect([isCounted(premium, {}), isCounted(premium, { isCustom: true })]).toEqual([false, true]);
});
