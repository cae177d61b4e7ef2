import type { QuizUsage } from '@valence/contract';
import { expect, test, vi } from 'vitest';
import { maria, show } from '../../testing/show.tsx';
import { QuickStart } from './quick-start.tsx';

const usage: QuizUsage = {
  remaining: 5,
  weeklyLimit: 10,
  remainingToday: 0,
  dailyLimit: 5,
  resetDate: '2026-11-30T00:00:00.000Z',
  dailyResetDate: '2026-11-24T00:00:00.000Z',
};
const shown = (told: QuizUsage) =>
  show(<QuickStart user={maria} usage={told} isIdle onStart={vi.fn<() => void>()} />);

test('buttons that cannot be pressed have their reason above them, before what can be bought', () => {
  expect(shown(usage)).toContain('No quizzes are left today. Upgrade for AI custom quizzes');
  expect(shown({ ...usage, remaining: 0 })).toContain('No quizzes are left this week. Upgrade');
});

test('what is left of the week is said as documented', () => {
  expect(shown({ ...usage, remainingToday: 3 })).toContain('5 quizzes left this week');
});
