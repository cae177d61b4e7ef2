import { expect, test } from 'vitest';
import { seenOptions } from './seen-options.ts';

test('of numbers, their order, ratios, signs and what the question repeats are seen', () => {
  const { kind, seen } = seenOptions('A sample of 20 g is heated.', ['2.0 kJ', '−2.0 kJ', '20 kJ', '4.0 kJ']);
  expect(kind).toBe('numbers');
  expect(seen[0]).toMatchObject({
    '2nd number by size': 1,
    'with the opposite sign beside it': 1,
    'with another that is a power of ten larger': 1,
    'with another twice as large': 1,
    'repeated from the question': 0,
  });
  expect(seen[2]).toMatchObject({ '4th number by size': 1, 'repeated from the question': 1 });
});

test('of sentences, length, shared words and absolutes are seen', () => {
  const { kind, seen } = seenOptions('Why does the rate rise?', [
    'The rate rises because more collisions are effective.',
    'It never rises.',
    'It always rises.',
    'It rises.',
  ]);
  expect(kind).toBe('words');
  expect(seen[0]).toMatchObject({ '4th option by length': 1, 'with an absolute (all, only, never)': 0 });
  expect(seen[1]).toMatchObject({ 'with an absolute (all, only, never)': 1 });
});

test('of formulas, the odd one out is seen', () => {
  const { kind, seen } = seenOptions('Which is it?', [
    '\\ce{C2H6}',
    '\\ce{C2H6O}',
    '\\ce{C3H8O}',
    '\\ce{C2H4O}',
  ]);
  expect(kind).toBe('structures');
  expect(seen[0]).toMatchObject({ 'alone without O': 1, 'with as much H as others': 1 });
});
