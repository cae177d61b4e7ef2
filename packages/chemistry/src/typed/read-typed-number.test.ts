import { expect, test } from 'vitest';
import { readTypedNumber } from './read-typed-number.ts';

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
