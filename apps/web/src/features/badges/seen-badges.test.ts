import { badgesFor, noProgress } from '@valence/contract';
import { expect, test } from 'vitest';
import { newBadges } from './seen-badges.ts';

const ids = (seen: string[] | null, totalQuizzes: number) =>
  newBadges(badgesFor({ ...noProgress, totalQuizzes }), seen, totalQuizzes).map(({ id }) => id);

test('the first badge is celebrated, and each later one once', () => {
  expect(ids(null, 1)).toEqual(['first-steps']);
  expect(ids(['first-steps'], 49)).toEqual([]);
  expect(ids(['first-steps'], 50)).toEqual(['quiz-master']);
});

test('on a new device nothing is new', () => {
  expect(ids(null, 50)).toEqual([]);
});
