import { expect, test } from 'vitest';
import { wordsOfProblem } from './typed-words.data.ts';

test('a student hears which quantity was typed and which is asked', () => {
  expect(wordsOfProblem('otherQuantity:amount:volume')).toEqual([
    'This is a unit of amount, and a volume is asked.',
  ]);
  expect(wordsOfProblem('otherQuantity:mass:amount')).toEqual([
    'This is a unit of mass, and an amount is asked.',
  ]);
});

test('a problem has its sentence, and one that is not known has none', () => {
  expect(wordsOfProblem('unitMissing')).toEqual(['The number is right. Its unit is missing.']);
  expect(wordsOfProblem('of an earlier version')).toEqual([]);
});
