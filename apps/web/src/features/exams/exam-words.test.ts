import type { ExamPlan } from '@valence/contract';
import { expect, test } from 'vitest';
import { daysLeftWords, timeWords, whyWords } from './exam-words.ts';

const unit = { id: 'u', name: 'Kinetics', share: 50, met: 0, asked: 100 };
const plan: ExamPlan = {
  days: [],
  units: [unit, unit, unit],
  minutes: 25,
  covered: 2,
  minutesForAll: 35,
  allowedMinutes: null,
};

test('days are told as people tell them', () => {
  expect([12, 1, 0, -1, -4].map(daysLeftWords)).toEqual([
    'In 12 days',
    'Tomorrow',
    'Today',
    'Yesterday',
    '4 days ago',
  ]);
});

test('whether the time suffices is said with what would', () => {
  expect(timeWords(plan)).toBe(
    'At 25 min a day your plan reaches about 2 of 3 units before the exam; 35 min would reach all.',
  );
  expect(timeWords({ ...plan, covered: 3 })).toBe(
    'At 25 min a day your plan reaches all 3 units before the exam.',
  );
  expect(timeWords({ ...plan, minutesForAll: null })).toMatch('puts first what brings most marks');
});

test('where the free plan has fewer quizzes than the minutes need, that is said', () => {
  expect(timeWords({ ...plan, allowedMinutes: 17 })).toMatch(
    'The free plan has quizzes for about 17 of your 25 minutes a day.',
  );
});

test('what questions are for is told without what there is none of', () => {
  expect(whyWords({ why: { new: 12, weak: 0, review: 3 } })).toBe('12 new, 3 to keep');
});
