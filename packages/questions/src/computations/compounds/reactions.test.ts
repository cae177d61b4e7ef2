import { expect, test } from 'vitest';
import { decideBalancedEquation, decideCoefficient, decideCoefficientSum } from './reactions.ts';

test('only the equation with the lowest whole coefficients is right', () => {
  expect(
    decideBalancedEquation([
      '\\ce{2H2 + O2 -> 2H2O}',
      '\\ce{4H2 + 2O2 -> 4H2O}',
      '\\ce{H2 + 1/2O2 -> H2O}',
      '\\ce{H2 + O2 -> H2O2 + H2O}',
    ]),
  ).toMatchObject({ right: [true, false, false, false] });
});

test('coefficients come from the balanced equation, whatever the skeleton says', () => {
  const skeleton = 'C3H8 + O2 -> CO2 + H2O';
  expect(decideCoefficient(skeleton, 'O2', ['5', '3', '4', '10'])).toMatchObject({
    right: [true, false, false, false],
  });
  expect(decideCoefficientSum(skeleton, ['13', '12', '6', '4'])).toMatchObject({
    right: [true, false, false, false],
  });
  expect(decideCoefficient(skeleton, 'CO', ['1', '2', '3', '4'])).toMatchObject({ ok: false });
});
