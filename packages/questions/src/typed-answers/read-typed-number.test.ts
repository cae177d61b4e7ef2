import { readTypedNumber } from '@valence/chemistry/typed';
import { expect, test } from 'vitest';
import { gradeTypedAnswer } from './grade-typed-answer.ts';

test.each([
  ['2.5e-3 mol/L', 'mol/L', { ok: true, value: '2.5 × 10^{−3} mol L^{−1}' }],
  ['-12', 'kJ', { ok: true, value: '−12' }],
  ['twelve', 'kJ', { ok: false, trouble: { problem: 'noNumber' } }],
  ['1,234', null, { ok: false, trouble: { problem: 'ambiguousSeparator' } }],
  ['1'.repeat(401), null, { ok: false, trouble: { problem: 'tooLong' } }],
])('%s is read without a key', (typed, unit, read) => {
  expect(readTypedNumber(typed, unit)).toMatchObject(read);
});

test('a decimal comma is read where the student writes one', () => {
  expect(readTypedNumber('2,5', 'g', true)).toMatchObject({ ok: true });
});

test('a unit that is given need not be typed, and another one is still another one', () => {
  const asked = { kind: 'number', value: '36.04', unit: 'g', figures: 4 } as const;
  const verdict = (typed: string) =>
    gradeTypedAnswer(asked, typed, { figures: 'lenient', unit: 'given' }).verdict;
  expect(['36.04', '36', '36.043', '0.03604 kg'].map(verdict)).toEqual(['right', 'right', 'right', 'right']);
  expect(['35.9', '40', '36.04 kg', '36.04 mol'].map(verdict)).toEqual(['wrong', 'wrong', 'wrong', 'partly']);
  expect(gradeTypedAnswer(asked, '36.04').problems).toEqual(['unitMissing']);
});
