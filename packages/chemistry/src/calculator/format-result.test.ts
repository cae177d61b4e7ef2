import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluateExpression } from './evaluate-expression.ts';
import { formatResult } from './format-result.ts';

test.each([
  [0.1 + 0.2, '0.3'],
  [0, '0'],
  [-0, '0'],
  [-2.5, '-2.5'],
  [0.000001, '0.000001'],
  [0.00000012, '1.200000e-7'],
  [999_999_999_999, '999999999999'],
  [1e12, '1.000000e+12'],
  [6.02214076e23, '6.022141e+23'],
  [18.015 / 6.02214076e23, '2.991461e-23'],
  [1 / 3, '0.333333333333333'],
  [Number.NaN, 'Error'],
  [-Infinity, 'Error'],
])('%d shows as %s', (value, expected) => {
  expect(formatResult(value)).toBe(expected);
});

test('what is shown in plain form is read again as the number rounded to 15 significant digits', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: -9.99e11, max: 9.99e11 }), (value) => {
      fc.pre(value === 0 || Math.abs(value) >= 1e-6);
      const again = evaluateExpression(formatResult(value));
      // Adding 0 makes a 0 of −0, which no display tells apart.
      expect(again).toEqual({ ok: true, value: Number(value.toPrecision(15)) + 0 });
    }),
    { numRuns: 5000 },
  );
});

test('a number of at most 15 digits in plain form comes back as itself', () => {
  const digits = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 });
  fc.assert(
    fc.property(digits, fc.integer({ min: 4, max: 15 }), (whole, decimals) => {
      const value = Number(`${whole}e-${decimals}`);
      fc.pre(value === 0 || (Math.abs(value) >= 1e-6 && Math.abs(value) < 1e12));
      expect(evaluateExpression(formatResult(value))).toEqual({ ok: true, value: value + 0 });
    }),
    { numRuns: 5000 },
  );
});

test('what is shown in exponential form is read again within half of its last decimal', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      const size = Math.abs(value);
      fc.pre((size >= 1e12 && size < 1.7e308) || (size < 1e-6 && size > 1e-300));
      const again = evaluateExpression(formatResult(value));
      expect(again.ok && Math.abs(again.value - value) <= 5.000001e-7 * size).toBe(true);
    }),
    { numRuns: 5000 },
  );
});

test('what is shown once is shown the same when it is computed with again', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e300, max: 1e300 }), (value) => {
      const shown = formatResult(value);
      const again = evaluateExpression(shown);
      expect(again.ok && formatResult(again.value)).toBe(shown);
    }),
    { numRuns: 5000 },
  );
});
