import { expect, test } from 'vitest';
import type { Question } from '../../question.ts';
import { makeQuestion } from '../make-question.ts';
import { heatAndWork } from '../physical/first-law/heat-and-work.ts';
import { lostKey, wrongLinesOf } from './printed-data.ts';

test('a line that follows only from digits that are not printed is found', () => {
  expect(wrongLinesOf('4.00 × ln(23.3/15.5) = 1.62')).toEqual(['4.00 × ln(23.3/15.5) = 1.62']);
  expect(wrongLinesOf('4.00 × ln(23.3/15.5) = 1.63')).toEqual([]);
  expect(wrongLinesOf('5.0 × 2.5 mL = 12 mL')).toEqual([]);
});

test('a working that ends at another number than the key is found', () => {
  const question: Question = {
    ...makeQuestion(heatAndWork, 1, 'beginner'),
    options: [{ text: '6 J', slip: null }],
    key: 0,
    explanation: 'The sum is 2 J + 4 J = 6 J and the product 2 × 4 = 8.',
  };
  expect(lostKey(question)).toBe(question.explanation);
  expect(lostKey({ ...question, explanation: 'The product is 2 × 4 = 8, the sum 6 J.' })).toBeNull();
});
