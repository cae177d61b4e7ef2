import { expect, test } from 'vitest';
import { limitWords, upgradeWords, type UpsellTrigger } from './upgrade-words.ts';

test('each trigger names its feature in the documented sentence', () => {
  for (const [kind, feature] of [
    ['premium_feature', 'A quiz of more than 10 questions'],
    ['custom_topics', 'Custom quiz generation'],
    ['retry_mode', 'Practice mode'],
    ['review_all', 'Going over a whole quiz again'],
    ['exam_plan', 'A look at the plan with other minutes'],
    ['slip_history', 'Slips from before the last 30 days'],
  ] as const) {
    expect(upgradeWords({ kind }, 'UTC').lead).toBe(
      `${feature} requires a Premium subscription. Unlock unlimited AI-generated quizzes and more!`,
    );
  }
});

test('a used week says how many quizzes it had, and when there are new ones', () => {
  const used: UpsellTrigger = {
    kind: 'weekly-limit',
    period: 'week',
    limit: 10,
    resetDate: '2026-11-23T12:00:00.000Z',
  };
  expect(upgradeWords(used, 'UTC').lead).toContain('You’ve used 10 of 10 free quizzes this week.');
  expect(upgradeWords(used, 'UTC').missing).toContain('back on Monday, November 23. Come back next Monday!');
  expect(upgradeWords({ ...used, resetDate: null }, 'UTC').missing).toContain('Come back next Monday!');
});

test('a used day sends nobody to next Monday', () => {
  const { lead, missing } = upgradeWords(
    { kind: 'weekly-limit', period: 'day', limit: 5, resetDate: null },
    'UTC',
  );
  expect(lead).toContain('You’ve used 5 of 5 free quizzes today.');
  expect(missing).not.toContain('Monday');
});

test('where nothing is sold, no word speaks of Premium, of free or of upgrading', () => {
  const triggers: UpsellTrigger[] = [
    { kind: 'premium_feature' },
    { kind: 'custom_topics' },
    { kind: 'retry_mode' },
    { kind: 'review_all' },
    { kind: 'exam_plan' },
    { kind: 'slip_history' },
    { kind: 'weekly-limit', period: 'day', limit: 5, resetDate: null },
    { kind: 'weekly-limit', period: 'week', limit: 10, resetDate: '2026-11-23T12:00:00.000Z' },
  ];
  for (const trigger of triggers) {
    const { lead, meanwhile } = limitWords(trigger);
    expect(`${lead} ${meanwhile}`).not.toMatch(/premium|free|upgrade|unlock|\$/i);
  }
});
