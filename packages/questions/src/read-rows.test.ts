import { expect, test } from 'vitest';
import { readRows } from './read-rows.ts';

test('each row has its columns, each of them its entries', () => {
  const rows = readRows('moles-01 | grams to moles; molar mass | the-mole\nmoles-02 | atoms', 'terms', 2);
  expect(Object.fromEntries(rows)).toEqual({
    'moles-01': [['grams to moles', 'molar mass'], ['the-mole']],
    'moles-02': [['atoms']],
  });
});

test('a line that is no row, and an id that stands twice, are refused', () => {
  expect(() => readRows('moles-01', 'terms', 2)).toThrow('Not a row of terms');
  expect(() => readRows('moles-01 | a | b', 'terms', 1)).toThrow('Not a row of terms');
  expect(() => readRows('moles-01 | a\nmoles-01 | b', 'terms', 1)).toThrow('Two rows of terms');
});
