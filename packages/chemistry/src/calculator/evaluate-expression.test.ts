import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluateExpression } from './evaluate-expression.ts';

test.each([
  ['-3^2', -9],
  ['2*-3', -6],
  ['2^-1', 0.5],
  ['2--3', 5],
  ['10^-7', 1e-7],
  ['2^3^2', 512],
  ['50%', 0.5],
  ['50%+1', 1.5],
  ['200 % (50+50)', 2],
  ['-7 % 3', -1],
  ['1.5e-3', 0.0015],
  ['1.5e−3', 0.0015],
  ['0.1234567890123456789e2', 12.345678901234567],
  ['1E30 / 1e28', 100],
  ['.5 + 5.', 5.5],
  ['2pi', 2 * Math.PI],
  ['2(3)(4)', 24],
  ['2e', 2 * Math.E],
  ['+4', 4],
  ['√16 × 2 ÷ 4 − 1', 1],
  ['SQRT(2)^2', 2.0000000000000004],
  ['sin(pi)', 0],
  ['sin(1e-16) * 1e16', 1],
  ['sin(3^33)', Math.sin(3 ** 33)],
  ['0.1+0.2-0.3', 0],
  ['18.015/NA', 18.015 / 6.02214076e23],
  ['10.1-10', 0.1],
  ['100-99.9-0.1', 0],
  ['5.5 % 1.1', 0],
  ['floor(0.29*100)', 29],
  ['ceil(0.1*3*10)', 3],
  ['1e15+1-1e15', 1],
  ['0^0', 1],
  ['log10(1000) + ln(e)', 4],
])('%s is %d', (text, expected) => {
  const result = evaluateExpression(text);
  expect(result).toEqual({ ok: true, value: expect.closeTo(expected, 12) });
});

test('Ans stands for the last answer, and angles can be degrees', () => {
  expect(evaluateExpression('Ans*2', { lastAnswer: 21 })).toEqual({ ok: true, value: 42 });
  expect(evaluateExpression('sin(30)', { angle: 'degrees' })).toEqual({ ok: true, value: 0.5 });
  expect(evaluateExpression('atan(1)', { angle: 'degrees' })).toEqual({ ok: true, value: 45 });
});

test.each([
  ['', 'empty', 0],
  ['1/0', 'divisionByZero', 1],
  ['5%0', 'divisionByZero', 1],
  ['10^400', 'notFinite', 2],
  ['0^-1', 'divisionByZero', 1],
  ['(-8)^(1/3)', 'notFinite', 4],
  ['tan(pi/2)', 'notFinite', 0],
  ['2+1e400', 'notFinite', 2],
  ['sqrt(-1)', 'notFinite', 0],
  ['2+foo', 'unknownIdentifier', 2],
  ['na', 'unknownIdentifier', 0],
  ['3 & 4', 'unexpectedCharacter', 2],
  ['3\0', 'unexpectedCharacter', 1],
  ['2 🧪', 'unexpectedCharacter', 2],
  ['1,5', 'unexpectedCharacter', 1],
  ['1.2.3', 'unexpectedCharacter', 3],
  ['1 2', 'unexpectedCharacter', 2],
  ['1e5.5', 'unexpectedCharacter', 3],
  ['2*', 'incomplete', 2],
  ['(1+2', 'mismatchedParentheses', 0],
  ['1)', 'unexpectedCharacter', 1],
  ['.', 'syntax', 0],
  ['sin 3', 'syntax', 4],
])('%s is refused as %s at %d', (text, code, position) => {
  const result = evaluateExpression(text);
  const found = result.ok ? null : { code: result.error.code, position: result.error.position };
  expect(found).toEqual({ code, position });
});

test.each([
  ['2,5*2', 'Write a decimal point: 2.5'],
  ['3+0,125', 'Write a decimal point: 0.125'],
  ['1,234', 'Write a decimal point, 1.234, or no comma, 1234'],
  ['1,234,567.8', 'Write no comma: 1234567.8'],
  ['sin(1,x)', 'Unexpected character: ,'],
  ['2,', 'Unexpected character: ,'],
])('of the comma in %s it is said: %s', (text, message) => {
  expect(evaluateExpression(text)).toMatchObject({
    ok: false,
    error: { message: expect.stringContaining(message) },
  });
});

test.each(['10.1-10', '100-99.9', '9.3-9.2', '10.1 % 1'])('no rounding noise is left of %s', (text) => {
  expect(evaluateExpression(text)).toEqual({ ok: true, value: 0.1 });
});

test('what has no short decimal form keeps all that is known of it', () => {
  expect(evaluateExpression('1500/18-74')).toEqual({ ok: true, value: 1500 / 18 - 74 });
});

test('a pasted expression may have the signs and spaces of print', () => {
  expect(evaluateExpression('6\u2009⋅\u20092 – 1\u200b')).toEqual({ ok: true, value: 11 });
});

test('an angle in degrees keeps all its digits, however small it is or however near to 90°', () => {
  const inDegrees = (text: string) => evaluateExpression(text, { angle: 'degrees' });
  expect(inDegrees('sin(1e-10)')).toEqual({ ok: true, value: expect.closeTo(1.745_329_251_994_33e-12, 26) });
  expect(inDegrees('sin(0.1)')).toEqual({ ok: true, value: expect.closeTo(0.001_745_328_365_898_309, 17) });
  expect(inDegrees('tan(-0.1)')).toEqual({ ok: true, value: expect.closeTo(-0.001_745_331_024_188_801, 17) });
  expect(inDegrees('tan(135)+cos(300)')).toEqual({ ok: true, value: -0.5 });
});

test('tan(90) in degrees has no value', () => {
  expect(evaluateExpression('tan(90)', { angle: 'degrees' })).toMatchObject({ ok: false });
});

test('nesting without end is refused and does not exhaust the stack', () => {
  expect(evaluateExpression(`${'('.repeat(5000)}1`)).toMatchObject({ error: { code: 'tooDeep' } });
});

test('a decimal number is the double nearest to what is written', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }),
      fc.integer({ min: 1, max: 17 }),
      (x, digits) => {
        for (const text of [String(x), x.toPrecision(digits), x.toExponential(digits)]) {
          fc.pre(Number.isFinite(Number(text)));
          expect(evaluateExpression(text)).toEqual({ ok: true, value: Number(text) });
        }
      },
    ),
    { numRuns: 2000 },
  );
});
