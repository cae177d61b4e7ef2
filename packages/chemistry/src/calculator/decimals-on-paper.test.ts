import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluateExpression } from './evaluate-expression.ts';
import { formatResult } from './format-result.ts';
import { addOnPaper } from './operand.ts';

const shown = (text: string, lastAnswer = 0) => {
  const result = evaluateExpression(text, { lastAnswer });
  return result.ok ? formatResult(result.value) : result.error.code;
};

test.each([
  ['-2820.078+8365.6794-1375.4877-3610.1285', '559.9852'],
  ['0.1+0.2', '0.3'],
  ['0.1*3-0.3', '0'],
  ['1.005*1000', '1005'],
  // The product has 18 digits; the doubles around it round to ...872 and to ...871.
  ['0.078446*19997.1163*505.528', '793018.631879871'],
  ['1.23456789*1.23456789*1.23456789-1.881676371', '7.891549e-10'],
  ['123456789.123456789-123456789.123456788', '1.000000e-9'],
  ['1e20+0.1-1e20', '0.1'],
  ['1e-300*1e-20*1e320', 'notFinite'],
  ['1e-300*1e-20*1e300', '1.000000e-20'],
  ['4.5*10^-3-4.4*10^-3', '0.0001'],
  ['1.1^20', '6.7274999493256'],
  ['(-1)^1000000001', '-1'],
  ['(9^17)^1-9^17', '0'],
  ['0.3%0.1', '0'],
  ['29%-28.99%', '0.0001'],
  ['0.1234567890123456789-0.1234567890123456788', '1.000000e-19'],
  ['84044805.0e12+45696', '8.404481e+19'],
])('%s shows %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

/** A decimal number by its digits and its places, as a student writes it. */
const written = fc
  .tuple(fc.integer({ min: 0, max: 99_999_999 }), fc.nat({ max: 6 }))
  .map(([digits, places]) => {
    const text = String(digits).padStart(places + 1, '0');
    return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
  });
const chain = (operators: readonly string[], maxLength: number) =>
  fc
    .tuple(written, fc.array(fc.tuple(fc.constantFrom(...operators), written), { minLength: 1, maxLength }))
    .map(([first, rest]) => first + rest.flat().join(''));
const expression = fc.oneof(
  chain(['+', '-'], 6),
  chain(['*'], 3),
  chain(['+', '-', '*'], 5),
  fc.tuple(chain(['+', '-'], 2), chain(['+', '-'], 2)).map(([one, other]) => `(${one})*(${other})`),
);

test('sums, differences and products of decimals show what they are on paper', () => {
  fc.assert(
    fc.property(expression, (text) => {
      expect(shown(text)).toBe(displayed(onPaper(text)));
    }),
    { numRuns: Number(process.env['EXPRESSION_RUNS'] ?? 3000) },
  );
});

test('a result that is computed with again is still the decimal number that was shown', () => {
  expect(shown('Ans*3-1679.9556', 559.9852)).toBe('0');
  expect(addOnPaper(0.1, 0.2)).toBe(0.3);
  expect(addOnPaper(559.9852, -559.9)).toBe(0.0852);
});

test('a number that is no decimal one keeps what is known of it', () => {
  expect(shown('1/3-2820.078+2820.078-1/3')).toBe('0');
  expect(shown('sqrt(2)^2-2')).toBe('0');
  expect(shown('18.015/NA')).toBe('2.991461e-23');
});

test('a product of a thousand decimals is right to the last digit that is shown', () => {
  expect(shown(Array.from({ length: 1000 }, () => '1.000001').join('*'))).toBe('1.00100049966621');
  expect(shown(`${'9'.repeat(300)}*0.${'0'.repeat(350)}1`)).toBe('1.000000e-51');
});

test('no exponent, however large, takes long', () => {
  expect(shown('0e999999999+1')).toBe('1');
  expect(shown('1e-999999999+1')).toBe('1');
  expect(shown('1e999999999')).toBe('notFinite');
  expect(shown('1.000001^1000000')).toBe('2.71828046931938');
});

/** In units of 10^-40, which is more places than five factors have. */
const places = 40n;
const one = 10n ** places;

/** An oracle of its own: whole numbers of units, products before sums, brackets by recursion. */
function onPaper(text: string): bigint {
  const brackets = /^\((.*)\)\*\((.*)\)$/.exec(text);
  if (brackets !== null) return (onPaper(brackets[1] ?? '') * onPaper(brackets[2] ?? '')) / one;
  return text
    .split(/(?=[+-])/)
    .map((term) => {
      const product = term
        .replace(/^[+-]/, '')
        .split('*')
        .reduce((sofar, factor) => (sofar * units(factor)) / one, one);
      return term.startsWith('-') ? -product : product;
    })
    .reduce((total, term) => total + term, 0n);
}

function units(decimal: string): bigint {
  const [whole = '', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(Number(places), '0'));
}

/** The display's rules, applied to the digits: 15 of them, 7 in exponential form, half away from zero. */
function displayed(value: bigint): string {
  const size = value < 0n ? -value : value;
  if (size === 0n) return '0';
  const sign = value < 0n ? '-' : '';
  const [digits, exponent] = rounded(String(size), String(size).length - 1 - Number(places), 15);
  if (exponent >= 12 || exponent < -6) {
    const [seven, power] = rounded(digits, exponent, 7);
    return `${sign}${seven.charAt(0)}.${seven.slice(1)}e${power < 0 ? '-' : '+'}${Math.abs(power)}`;
  }
  const padded = digits.padStart(15 - exponent - 1 > 14 ? 15 - exponent : 15, '0');
  const point = padded.length - (14 - exponent);
  const fraction = padded.slice(point).replace(/0+$/, '');
  return `${sign}${padded.slice(0, point)}${fraction === '' ? '' : `.${fraction}`}`;
}

function rounded(digits: string, exponent: number, kept: number): [digits: string, exponent: number] {
  const padded = digits.padEnd(kept + 1, '0');
  const value = BigInt(padded.slice(0, kept)) + (padded.charAt(kept) >= '5' ? 1n : 0n);
  const text = String(value);
  return text.length > kept ? [text.slice(0, kept), exponent + 1] : [text, exponent];
}
