import { noProgress } from '@valence/contract';
import { expect, test } from 'vitest';
import { welcomeOf } from './welcome.ts';

test('the sentence is another for who is new, was here today, has a streak to keep, or comes back', () => {
  const taken = { ...noProgress, totalQuizzes: 3, averageScore: 74 };
  const said = [
    noProgress,
    { ...taken, finishedToday: 1, dailyStreak: 4 },
    { ...taken, dailyStreak: 4 },
    { ...taken, dailyStreak: 1 },
    taken,
  ].map(welcomeOf);
  expect(new Set(said).size).toBe(5);
  expect(said[1]).toContain('One quiz finished today');
  expect(said[2]).toContain('makes it 5');
  expect(said[4]).toContain('74%');
});
