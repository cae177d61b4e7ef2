import * as fc from 'fast-check';
import { evaluate } from 'mathjs';
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

test('what is shown can be computed with again, and is the number within what is shown of it', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e100, max: 1e100 }), (value) => {
      fc.pre(value === 0 || Math.abs(value) > 1e-300);
      const again = evaluateExpression(formatResult(value));
      expect(again.ok && Math.abs(again.value - value) <= 5.1e-7 * Math.abs(value)).toBe(true);
    }),
  );
});

/** Expressions that both evaluators read alike: `%` is left out, and so are pi and e,
 * whose multiples have rounding noise that only ours takes away, and floor and ceil, which the other
 * one rounds with a tolerance. */
const expression = fc.letrec<{ sum: string; operand: string }>((tie) => ({
  operand: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.integer({ min: 0, max: 99 }).map(String),
    fc.constantFrom('2.5', '0.125', '1.5e3'),
    fc
      .tuple(fc.constantFrom('sin', 'cos', 'abs', 'exp', 'sqrt'), tie('sum'))
      .map(([name, inner]) => `${name}(${inner})`),
    tie('sum').map((inner) => `(${inner})`),
  ),
  sum: fc
    .tuple(
      tie('operand'),
      fc.array(fc.tuple(fc.constantFrom('+', '-', '*', '/', '^', '*-'), tie('operand')), { maxLength: 3 }),
    )
    .map(([first, rest]) => first + rest.map(([operator, operand]) => operator + operand).join('')),
})).sum;

test('the evaluator agrees with an independent one on random expressions', () => {
  fc.assert(
    fc.property(expression, (text) => {
      const theirs: unknown = evaluate(text);
      const ours = evaluateExpression(text);
      fc.pre(ours.ok && typeof theirs === 'number');
      const expected = Number(theirs);
      const found = ours.ok ? ours.value : Number.NaN;
      const tolerance = 1e-9 * Math.max(1, Math.abs(expected));
      expect(Math.abs(found - expected)).toBeLessThanOrEqual(tolerance);
    }),
    { numRuns: Number(process.env.EXPRESSION_RUNS ?? 1000) },
  );
});
