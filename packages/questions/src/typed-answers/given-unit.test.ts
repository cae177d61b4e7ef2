import { expect, test } from 'vitest';
import { gradeTypedAnswer } from './grade-typed-answer.ts';

test('a unit that is given need not be typed, and another one is still another one', () => {
  const asked = { kind: 'number', value: '36.04', unit: 'g', figures: 4 } as const;
  const verdict = (typed: string) =>
    gradeTypedAnswer(asked, typed, { figures: 'lenient', unit: 'given' }).verdict;
  expect(['36.04', '36', '36.043', '0.03604 kg'].map(verdict)).toEqual(['right', 'right', 'right', 'right']);
  expect(['35.9', '40', '36.04 kg', '36.04 mol'].map(verdict)).toEqual(['wrong', 'wrong', 'wrong', 'partly']);
  expect(gradeTypedAnswer(asked, '36.04').problems).toEqual(['unitMissing']);
});

test('of a wrong number in a unit of another quantity it is said which one was typed and which is asked', () => {
  const liters = { kind: 'number', value: '2.50', unit: 'L', figures: 3 } as const;
  expect(gradeTypedAnswer(liters, '7 mol')).toMatchObject({
    verdict: 'wrong',
    problems: ['otherQuantity:amount:volume'],
  });
  expect(gradeTypedAnswer(liters, '7 mL').problems).toEqual([]);
  expect(gradeTypedAnswer(liters, '7').problems).toEqual([]);
});
