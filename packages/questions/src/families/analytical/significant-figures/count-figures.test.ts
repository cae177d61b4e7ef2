import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { significantFigures } from './significant-figures.ts';

test('as many figures are significant as the mantissa of the number has', () => {
  const faults = Array.from({ length: 80 }, (_, seed) =>
    makeQuestion(significantFigures, seed + 1, 'beginner'),
  ).flatMap(({ id, text, options, key }) => {
    const [, mantissa = ''] = /the value (\d+\.\d+)/.exec(text) ?? [];
    const decimals = mantissa.split('.')[1]?.length ?? NaN;
    // A number of n figures has its first one n − 1 places before its last one, which is the last decimal.
    const expected = Math.floor(Math.log10(Number(mantissa)) + 1e-9) + decimals + 1;
    return options[key]?.text === `${expected}` ? [] : [`${id}: ${text} ${expected}`];
  });
  expect(faults).toEqual([]);
});
