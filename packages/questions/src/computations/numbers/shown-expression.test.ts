import { expect, test } from 'vitest';
import { shownExpression } from './shown-expression.ts';

test.each([
  ['5.00 / M(CaCO3) * 2', '5.00 / *M*(\\ce{CaCO3}) × 2'],
  ['M(Ca(NO3)2)', '*M*(\\ce{Ca(NO3)2})'],
  ['0.5^(60.0 / 25.0)', '0.5^{60.0 / 25.0}'],
  ['2^2 * 3 - 1', '2^{2} × 3 − 1'],
  ['10^-4.76', '10^{−4.76}'],
  ['2 * exp(-3.37e-19 / (kB * 2500))', '2 × exp(−3.37 × 10^{−19} / (*k*_{B} × 2500))'],
  ['sqrt(1.8e-5^2 + 4)', '\\sqrt{(1.8 × 10^{−5})^{2} + 4}'],
  ['3 / 2e-5', '3 / (2 × 10^{−5})'],
  ['sqrt(1.8e-5 * 0.10) + log10(2)', '\\sqrt{1.8 × 10^{−5} × 0.10} + log_{10}(2)'],
])('%s is shown as %s', (expression, shown) => {
  expect(shownExpression(expression)).toBe(shown);
});
