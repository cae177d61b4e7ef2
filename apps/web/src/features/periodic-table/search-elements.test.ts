import { expect, test } from 'vitest';
import { searchElements } from './search-elements.ts';

test.each([
  ['fe', 'Fe'],
  ['FE', 'Fe'],
  ['gold', 'Au'],
  ['gol', 'Au'],
  ['26', 'Fe'],
  ['aluminum', 'Al'],
  ['cesium', 'Cs'],
  ['sulphur', 'S'],
  [' tin ', 'Sn'],
])('%j finds %s first', (text, symbol) => {
  expect(searchElements(text)[0]?.symbol).toBe(symbol);
});

test('a symbol comes before names that begin with it', () => {
  expect(searchElements('c')[0]?.symbol).toBe('C');
  expect(searchElements('co').map(({ symbol }) => symbol)).toEqual(['Co', 'Cu', 'Cn']);
});

test('the beginning of a number finds all that begin so, the number itself first', () => {
  expect(searchElements('11').map(({ atomicNumber }) => atomicNumber)).toEqual([
    11, 110, 111, 112, 113, 114, 115, 116, 117, 118,
  ]);
});

test('blank text and unknown names find nothing', () => {
  expect(searchElements('  ')).toEqual([]);
  expect(searchElements('unobtainium')).toEqual([]);
  expect(searchElements('119')).toEqual([]);
});
