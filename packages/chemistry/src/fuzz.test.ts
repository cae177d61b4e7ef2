import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluateExpression } from './calculator/evaluate-expression.ts';
import { formatResult } from './calculator/format-result.ts';
import { molarMass } from './formulas/molar-mass.ts';
import { convertUnits, unitCategories } from './quantities/convert-units.ts';
import { balanceEquation } from './reactions/balance-equation.ts';
import { speciesOf } from './reactions/equation.ts';
import { isBalanced } from './reactions/is-balanced.ts';
import { readTypeset } from './typeset/index.ts';
import { balancingWorking } from './workings/balancing-working.ts';
import { conversionWorking } from './workings/conversion-working.ts';
import { molarMassWorking } from './workings/molar-mass-working.ts';
import { typesetNumber } from './workings/typeset-number.ts';

/** `.ci/run` takes a million. */
const strings = Number(process.env.FUZZ_STRINGS ?? 20_000);
const longestMilliseconds = 5;
/** A text that was slow once may have met another program's turn: it is slow if it never is quick. */
const secondLooks = 5;

const units = unitCategories.flatMap((category) => category.units);
const expressionPieces =
  '0 1 2.5 9e 1e-3 . + - * / ^ % ( ) √ π − × ÷ sin( tan( log10( sqrt( exp( pi e NA Ans , & , 1e308'.split(
    ' ',
  );
const formulaPieces = 'H C O Na Fe Cu Xx e ( ) [ ] { } · . * ^ 2 3 0 10 999999 ₂ ²⁻ + - − 2+ (s) (aq)'.split(
  ' ',
);
const equationPieces = [
  ...formulaPieces,
  ' ',
  '->',
  '=',
  '→',
  '<=>',
  ' + ',
  ' + ',
  'H2O',
  'O2',
  'e^-',
  'SO4^2-',
  '1/2',
];
const anything = fc.string({ unit: 'binary', maxLength: 200 });

function textOf(pieces: readonly string[], maxLength: number): fc.Arbitrary<string> {
  const made = fc.array(fc.constantFrom(...pieces), { maxLength }).map((parts) => parts.join(''));
  return fc.oneof({ arbitrary: made, weight: 9 }, { arbitrary: anything, weight: 1 });
}

/** Each entry looks at what comes out, and says what is wrong with it. */
const entries: readonly {
  name: string;
  text: fc.Arbitrary<string>;
  problem: (text: string) => string | null;
}[] = [
  { name: 'expressions', text: textOf(expressionPieces, 30), problem: expressionProblem },
  { name: 'formulas', text: textOf(formulaPieces, 25), problem: formulaProblem },
  { name: 'equations', text: textOf(equationPieces, 25), problem: equationProblem },
  { name: 'numbers', text: textOf([...'0123456789.e-+'], 25), problem: numberProblem },
  {
    name: 'conversions',
    text: textOf([...units, ' ', 'ug', '°C', '1', '-300', '1e308'], 5),
    problem: conversionProblem,
  },
];

test.each(entries)(
  'no text, however wrong, makes $name fail, hang or show what is no number',
  ({ text, problem }) => {
    fc.assert(
      fc.property(text, (source) => {
        const started = performance.now();
        const found = problem(source);
        const isQuick = performance.now() - started < longestMilliseconds;
        expect(found).toBe(null);
        expect(isQuick || isQuickAgain(problem, source)).toBe(true);
      }),
      { numRuns: Math.ceil(strings / entries.length) },
    );
  },
  600_000,
);

function isQuickAgain(problem: (text: string) => string | null, text: string): boolean {
  for (let look = 0; look < secondLooks; look += 1) {
    const started = performance.now();
    problem(text);
    if (performance.now() - started < longestMilliseconds) return true;
  }
  return false;
}

function expressionProblem(text: string): string | null {
  for (const angle of ['radians', 'degrees'] as const) {
    const result = evaluateExpression(text, { angle, lastAnswer: 1e300 });
    if (!result.ok) return errorProblem(result.error, text);
    if (!Number.isFinite(result.value)) return 'not finite';
    const shown = formatResult(result.value);
    if (/NaN|Infinity|Error/.test(shown)) return shown;
  }
  return null;
}

function formulaProblem(text: string): string | null {
  const result = molarMass(text);
  if (!result.ok) return errorProblem(result.error, text);
  const { molarMass: mass, shares } = result.value;
  if (!Number.isFinite(mass) || shares.some(({ percent }) => !(percent > 0))) return 'no mass';
  return linesProblem(molarMassWorking(text));
}

function equationProblem(text: string): string | null {
  const result = balanceEquation(text);
  if (!result.ok) return errorProblem(result.error, text);
  const coefficients = speciesOf(result.value).map(({ coefficient }) => coefficient);
  if (!coefficients.every((value) => Number.isSafeInteger(value) && value > 0)) return 'not whole';
  if (!isBalanced(result.value)) return 'not balanced';
  return linesProblem(balancingWorking(text));
}

function numberProblem(text: string): string | null {
  const value = Number.parseFloat(text);
  const shown = formatResult(value);
  if (!Number.isFinite(value)) return shown === 'Error' ? null : shown;
  return /NaN|Infinity|undefined/.test(`${shown} ${typesetNumber(value)}`) ? shown : null;
}

function conversionProblem(text: string): string | null {
  const [from = '', to = '', number = '1'] = text.split(' ');
  const value = Number.parseFloat(number);
  const result = convertUnits(value, from, to);
  if (!result.ok) return errorProblem(result.error, text);
  if (!Number.isFinite(result.value)) return 'not finite';
  return linesProblem(conversionWorking(value, from, to));
}

function errorProblem(error: { message: string; position: number }, text: string): string | null {
  const isPlace = Number.isInteger(error.position) && error.position >= 0 && error.position <= text.length;
  return isPlace && error.message !== '' ? null : `${error.message} at ${error.position}`;
}

function linesProblem(
  result: { ok: true; value: { lines: readonly string[] } } | { ok: false; error: { code: string } },
): string | null {
  if (!result.ok) return `no working: ${result.error.code}`;
  const wrong = result.value.lines.find((line) => !readTypeset(line).ok || showsNoNumber(line));
  return wrong ?? null;
}

/** In a formula, NaN is sodium with nitrogen. */
function showsNoNumber(line: string): boolean {
  return /\bNaN\b|Infinity|undefined/.test(line.replace(/\\ce\{(?:[^{}]|\{[^{}]*\})*\}/g, ''));
}
