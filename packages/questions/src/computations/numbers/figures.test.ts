import { expect, test } from 'vitest';
import { decideRoundedQuantity, decideSignificantFigures } from './figures.ts';

test('counts the figures of a written number', () => {
  expect(decideSignificantFigures('0.03080', ['4', '3', '5'])).toMatchObject({ right: [true, false, false] });
});

test('does not decide about what is no number', () => {
  expect(decideSignificantFigures('lead', ['4']).ok).toBe(false);
});

test('accepts the asked number of figures only', () => {
  const options = ['0.029 g', '0.0295 g', '0.03 g', '0.029 mg'];
  expect(decideRoundedQuantity('0.28 * 0.1052', 'g', { significant: 2 }, options)).toMatchObject({
    right: [true, false, false, false],
  });
});

test('rounds to decimals where the places count', () => {
  expect(
    decideRoundedQuantity('-log10(4.7e-4)', '', { decimals: 2 }, ['3.33', '3.3', '3.328']),
  ).toMatchObject({ right: [true, false, false] });
});
