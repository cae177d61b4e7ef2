import { expect, test } from 'vitest';
import { badgesFor } from './badges.ts';
import { noProgress, type Progress } from './progress.ts';

const earnedWith = (progress: Partial<Progress>) =>
  badgesFor({ ...noProgress, ...progress })
    .filter((badge) => badge.unlocked)
    .map((badge) => badge.name);

test('there are eight badges, and nobody starts with one', () => {
  expect(badgesFor(noProgress).map(({ name, rarity }) => [name, rarity])).toEqual([
    ['First Steps', 'common'],
    ['Quiz Master', 'rare'],
    ['Perfectionist', 'epic'],
    ['Speed Demon', 'rare'],
    ['Sharp Mind', 'epic'],
    ['Sniper', 'legendary'],
    ['Element Explorer', 'rare'],
    ['Chemistry Legend', 'legendary'],
  ]);
  expect(earnedWith({})).toEqual([]);
});

test.each<[Partial<Progress>, Partial<Progress>, string]>([
  [{ totalQuizzes: 0 }, { totalQuizzes: 1 }, 'First Steps'],
  [{ totalQuizzes: 49 }, { totalQuizzes: 50 }, 'Quiz Master'],
  [{ perfectScores: 9 }, { perfectScores: 10 }, 'Perfectionist'],
  [{ fastestTime: 120 }, { fastestTime: 119 }, 'Speed Demon'],
  [{ fastestTime: 0 }, { fastestTime: 1 }, 'Speed Demon'],
  [{ averageScore: 89 }, { averageScore: 90 }, 'Sharp Mind'],
  [{ mostCorrectInARow: 99 }, { mostCorrectInARow: 100 }, 'Sniper'],
  [
    { subjectsCompleted: ['general', 'organic', 'physical', 'analytical'] },
    { subjectsCompleted: ['general', 'organic', 'physical', 'biochemistry', 'analytical'] },
    'Element Explorer',
  ],
  [{ totalQuestions: 999 }, { totalQuestions: 1000 }, 'Chemistry Legend'],
])('%o is short of a badge that %o earns: %s', (short, enough, name) => {
  expect(earnedWith(short)).not.toContain(name);
  expect(earnedWith(enough)).toContain(name);
});

test('progress is told out of what it takes, and never beyond it', () => {
  const badges = badgesFor({ ...noProgress, totalQuizzes: 60, subjectsCompleted: ['general', 'organic'] });
  const progressOf = (id: string) => badges.find((badge) => badge.id === id)?.progress;
  expect(progressOf('element-explorer')).toEqual({ current: 2, total: 5 });
  expect(progressOf('chemistry-legend')).toEqual({ current: 0, total: 1000 });
  expect(progressOf('quiz-master')).toEqual({ current: 50, total: 50 });
  expect(progressOf('speed-demon')).toBeUndefined();
});
