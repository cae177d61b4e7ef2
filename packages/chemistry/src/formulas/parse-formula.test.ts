import { expect, test } from 'vitest';
import { parseFormula } from './parse-formula.ts';

test.each([
  ['H2O', { H: 2, O: 1 }, 0],
  ['H₂O', { H: 2, O: 1 }, 0],
  [' Na Cl ', { Na: 1, Cl: 1 }, 0],
  ['\u200bH2O\u2060', { H: 2, O: 1 }, 0],
  ['Hg(I2)', { Hg: 1, I: 2 }, 0],
  ['Ca(OH)2', { Ca: 1, O: 2, H: 2 }, 0],
  ['CuSO4·5H2O', { Cu: 1, S: 1, O: 9, H: 10 }, 0],
  ['CuSO4.5H2O', { Cu: 1, S: 1, O: 9, H: 10 }, 0],
  ['CuSO4*5H2O', { Cu: 1, S: 1, O: 9, H: 10 }, 0],
  ['3CdSO4·8H2O', { Cd: 3, S: 3, O: 20, H: 16 }, 0],
  ['K4[Fe(CN)6]', { K: 4, Fe: 1, C: 6, N: 6 }, 0],
  ['SO4^2-', { S: 1, O: 4 }, -2],
  ['SO4^{2-}', { S: 1, O: 4 }, -2],
  ['SO₄²⁻', { S: 1, O: 4 }, -2],
  ['SO4²-', { S: 1, O: 4 }, -2],
  ['SO₄2-', { S: 1, O: 4 }, -2],
  ['SO4^-2', { S: 1, O: 4 }, -2],
  ['NH4+', { N: 1, H: 4 }, 1],
  ['NH₄⁺', { N: 1, H: 4 }, 1],
  ['NH₄+', { N: 1, H: 4 }, 1],
  ['MnO4-', { Mn: 1, O: 4 }, -1],
  ['MnO4−', { Mn: 1, O: 4 }, -1],
  ['Fe^3+', { Fe: 1 }, 3],
  ['Fe3+', { Fe: 1 }, 3],
  ['Fe+3', { Fe: 1 }, 3],
  ['Fe3⁺', { Fe: 1 }, 3],
  ['Ca++', { Ca: 1 }, 2],
  ['I3^-', { I: 3 }, -1],
  ['I₃⁻', { I: 3 }, -1],
  ['I3⁻', { I: 3 }, -1],
  ['[Fe(CN)6]4-', { Fe: 1, C: 6, N: 6 }, -4],
  ['Hg2^2+', { Hg: 2 }, 2],
  ['CH3COO-', { C: 2, H: 3, O: 2 }, -1],
  ['e-', {}, -1],
  ['e⁻', {}, -1],
])('%s is read as %o with charge %d', (text, composition, charge) => {
  const result = parseFormula(text);
  expect(result.ok && Object.fromEntries(result.value.composition)).toEqual(composition);
  expect(result.ok && result.value.charge).toBe(charge);
});

test.each([
  ['', 'empty', 0],
  ['   ', 'empty', 0],
  ['Xx2', 'unknownElement', 0],
  ['H2Zz', 'unknownElement', 2],
  ['(H2O', 'mismatchedParentheses', 0],
  ['H2O)', 'mismatchedParentheses', 3],
  ['(H2O]', 'mismatchedParentheses', 4],
  ['Ca()2', 'emptyBrackets', 2],
  ['H0', 'zeroCount', 1],
  ['H02', 'leadingZero', 1],
  ['{H2O}', 'unexpectedCharacter', 0],
  ['h2o', 'lowerCase', 0],
  ['NaCl(aq)', 'stateOfMatter', 4],
  ['Na^+(aq)', 'stateOfMatter', 4],
  ['SO42-', 'ambiguousCharge', 2],
  ['SO42⁻', 'ambiguousCharge', 2],
  ['Hg22+', 'ambiguousCharge', 2],
  ['I3-', 'ambiguousCharge', 1],
  ['C-14', 'badCharge', 1],
  ['Fe(III)', 'oxidationState', 2],
  ['Mn(IV)O2', 'oxidationState', 2],
  ['(SO4)2-', 'ambiguousCharge', 5],
  ['Fe^x', 'badCharge', 2],
  ['e+', 'badCharge', 1],
  ['^2-', 'empty', 0],
  ['CuSO4·', 'emptyPart', 6],
  ['·H2O', 'emptyPart', 0],
  ['Cu SO4 ?', 'unexpectedCharacter', 7],
  ['C9999999', 'countTooLarge', 1],
  ['C'.repeat(400), 'tooLong', 300],
  ['(C999999)999999', 'countTooLarge', 9],
  ['Cu SO4 · 5H 0', 'zeroCount', 12],
])('%s is refused as %s at %d', (text, code, position) => {
  const result = parseFormula(text);
  expect(result.ok ? 'accepted' : { code: result.error.code, position: result.error.position }).toEqual({
    code,
    position,
  });
});

test('the parts of a hydrate are counted, and symbols come as they stand', () => {
  const symbolsOf = (text: string) => {
    const result = parseFormula(text);
    return result.ok ? [result.value.parts, result.value.symbols.join(' ')] : null;
  };
  expect(symbolsOf('CuSO4·5H2O')).toEqual([2, 'Cu S O H O']);
  expect(symbolsOf('CH3COO-')).toEqual([1, 'C H C O O']);
  expect(symbolsOf('e-')).toEqual([1, '']);
});

test('a character that no formula has is told whole, an emoji as well', () => {
  for (const character of ['?', '🧪', '𝐻'])
    expect(parseFormula(`H2${character}`)).toMatchObject({
      ok: false,
      error: { message: `Unexpected character: ${character}`, position: 2 },
    });
});
