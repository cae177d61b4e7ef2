import { expect, test } from 'vitest';
import { meaningOf, readMeaning, sameMeaning } from './meaning.ts';

test.each([
  ['1.0', '1'],
  ['1000 mL', '1 L'],
  ['7310 mg', '7.31 g'],
  ['1.0 × 10^{−3} mol', '1 mmol'],
  ['50 %', '0.50'],
  ['0.5', '½'],
  ['0.5', '1/2'],
  ['0.25', '\\frac{1}{4}'],
  ['101.325 kPa', '1 atm'],
  ['25.00 °C', '298.15 K'],
  ['12 500 J', '12.5 kJ'],
  ['+1.10 V', '1.1 V'],
  ['2.0 mol L^{−1}', '2 mol/L'],
  ['\\ce{H2O}', 'H₂O'],
  ['\\smiles{OCC|a}', '\\smiles{CCO|b}'],
  ['\\smiles{OCC|a}', '\\smiles{CCO|b}.'],
  ['\\smiles{OCC|a} and water', '\\smiles{CCO|b} and water'],
  ['Methionine', 'methionine.'],
])('%s and %s are one answer', (one, other) => {
  expect(sameMeaning(readMeaning(one), readMeaning(other))).toBe(true);
  expect(meaningOf(one)).toBe(meaningOf(other));
});

test.each([
  ['1.0 mL', '1.0 L'],
  ['1.0 g', '1.0 mol'],
  ['+5', '−5'],
  ['2,4-Dimethylhexane', '2,5-Dimethylhexane'],
  ['2-Methylpentane', '2-Ethylpentane'],
  ['1/2', '1/3'],
  ['5′-ATG-3′', '5′-GTA-3′'],
  ['1s^{2} 2s^{1}', '1s^{2} 2s^{2}'],
  ['\\ce{Co}', '\\ce{CO}'],
  ['3:1', '3:2'],
  ['18:2', '18:3'],
  ['4 ATP', '4 NADH'],
  ['10^{3}', '10^{4}'],
  ['\\smiles{CCC(=O)OC|a}', '\\smiles{CCCC(=O)O|b}'],
])('%s and %s are two answers', (one, other) => {
  expect(sameMeaning(readMeaning(one), readMeaning(other))).toBe(false);
  expect(meaningOf(one)).not.toBe(meaningOf(other));
});
