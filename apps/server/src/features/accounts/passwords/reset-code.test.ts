import { expect, test } from 'vitest';
import { newResetCode, plainResetCode } from './reset-code.ts';

test('a code is three groups of four digits that are not taken for one another, and no two are the same', () => {
  const codes = Array.from({ length: 1000 }, newResetCode);
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4})(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  expect(new Set(codes).size).toBe(1000);
});

test.each([
  ['K7QX-M2PD-90FT', 'K7QX-M2PD-90FT'],
  [' k7qx m2pd 90ft ', 'K7QX-M2PD-90FT'],
  ['k7qxm2pdgoft', 'K7QX-M2PD-G0FT'],
  ['Ｋ７ＱＸ–M2PD—1lI0', 'K7QX-M2PD-1110'],
  ['', ''],
  ['…', ''],
])('%j is meant as %j', (typed, meant) => {
  expect(plainResetCode(typed)).toBe(meant);
});

test('a code is itself, however it is read out', () => {
  const code = newResetCode();
  expect(plainResetCode(code.toLowerCase().replaceAll('-', ' '))).toBe(code);
});
