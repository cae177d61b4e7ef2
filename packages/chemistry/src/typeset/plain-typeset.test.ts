import { expect, test } from 'vitest';
import { plainTypeset } from './plain-typeset.ts';

test.each([
  ['p*K*_{a}(\\ce{NH4+}) = 9.25', 'pK_a(NH₄⁺) = 9.25'],
  ['\\ce{NH3 + H+ -> NH4+}: 4.00 mmol', 'NH₃ + H⁺ → NH₄⁺: 4.00 mmol'],
  ['\\ce{2H2(g) + O2(g) ->[Pt] 2H2O(l)}', '2H₂(g) + O₂(g) → (Pt) 2H₂O(l)'],
  ['\\ce{CuSO4*5H2O}', 'CuSO₄·5H₂O'],
  ['\\ce{SO4^2-} and \\ce{^{14}_{6}C}', 'SO₄²⁻ and ¹⁴₆C'],
  ['\\ce{CH2=CH2}, \\ce{N2 <=> 2N}', 'CH₂=CH₂, N₂ ⇌ 2N'],
  ['9.25 + log_{10}\\frac{6.00}{4.00}', '9.25 + log₁₀6.00/4.00'],
  ['\\frac{60.0 g}{58.44 g/mol}', '(60.0 g)/(58.44 g/mol)'],
  ['log \\frac{[base]}{[acid]}', 'log [base]/[acid]'],
  ['6.022 × 10^{23} mol^{−1}', '6.022 × 10²³ mol⁻¹'],
  ['e^{−*E*_{a}/(*RT*)}, *v*_{max}', 'e^(−E_a/(RT)), v_max'],
  ['\\sqrt{2*x*}', '√(2x)'],
  ['What is \\smiles{CCO|ethanol}?', 'What is ethanol?'],
  ['What is \\smiles{CCO}?', 'What is CCO?'],
  ['\\smiles{CNC(C)C|*N*-methylpropan-2-amine}', 'N-methylpropan-2-amine'],
  ['plain \\* text', 'plain * text'],
])('%s is plainly %s', (text, expected) => {
  expect(plainTypeset(text)).toBe(expected);
});
