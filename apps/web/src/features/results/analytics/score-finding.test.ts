import { expect, test } from 'vitest';
import { scoreFinding } from './score-finding.ts';

test.each([
  [[], 'The first quiz makes the first point.'],
  [[70], 'One quiz so far, at 70%. The next one makes it a line.'],
  [[70, 81], 'Your latest 2 quizzes average 76%.'],
  [[40, 60, 70, 90], 'Your latest 2 quizzes average 80%, the 2 before 50%.'],
  [[10, 20, 30, 60, 90], 'Your latest 3 quizzes average 60%, the 2 before 15%.'],
])('%j says: %s', (scores, finding) => {
  expect(scoreFinding(scores, 'quiz')).toBe(finding);
});

test('weeks are called weeks', () => {
  expect(scoreFinding([50, 60], 'week')).toBe('Your latest 2 weeks average 55%.');
});
