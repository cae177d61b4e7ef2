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

test.each([
  ['12,5', 'mL', false, '“12,5” can be read in two ways: write 12.5.'],
  [
    '12,5 foo',
    'mL',
    false,
    '“12,5” can be read in two ways: write 12.5. “foo” is no unit that is known here.',
  ],
  [
    '1.2,3.4',
    'mL',
    false,
    '“1.2,3.4” can be read in two ways: write one point before the decimals, and no other sign.',
  ],
  ['12 foo', 'mL', false, '“foo” is no unit that is known here.'],
])(
  'of %s it is said how to write just that number, and which unit is not known',
  (typed, unit, comma, message) => {
    expect(readTypedNumber(typed, unit, comma)).toMatchObject({ ok: false, trouble: { message } });
  },
);
