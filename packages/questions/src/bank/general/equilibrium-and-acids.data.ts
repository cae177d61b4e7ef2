import type { WrittenQuestion } from '../written-question.ts';

export const equilibriumAndAcidQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-equilibrium-01',
    topics: ['equilibrium'],
    tests: ['equilibrium-constant-expression'],
    difficulty: 'beginner',
    text: 'Which expression gives the equilibrium constant *K*_{c} for \\ce{N2(g) + 3H2(g) <=> 2NH3(g)}?',
    answer: '\\frac{[\\ce{NH3}]^{2}}{[\\ce{N2}][\\ce{H2}]^{3}}',
    distractors: [
      {
        text: '\\frac{[\\ce{N2}][\\ce{H2}]^{3}}{[\\ce{NH3}]^{2}}',
        slip: 'inverted-ratio',
        teaching: 'Products belong in the numerator and reactants in the denominator.',
      },
      {
        text: '\\frac{2[\\ce{NH3}]}{3[\\ce{N2}][\\ce{H2}]}',
        slip: 'coefficients-as-factors',
        teaching: 'Coefficients are exponents of the concentrations, not multiplying factors.',
      },
      {
        text: '\\frac{[\\ce{NH3}]^{2}}{[\\ce{N2}] + [\\ce{H2}]^{3}}',
        slip: 'sum-for-product',
        teaching: 'The concentrations of the reactants are multiplied, not added.',
      },
    ],
    explanation:
      'The law of mass action puts the products over the reactants, with each concentration raised to the power of its coefficient and all of them multiplied: \\frac{[\\ce{NH3}]^{2}}{[\\ce{N2}][\\ce{H2}]^{3}}.',
    reference: 'OpenStax Chemistry 2e, section 13.2',
  },
  {
    id: 'general-equilibrium-02',
    topics: ['equilibrium'],
    tests: ['combining-equilibrium-constants'],
    difficulty: 'intermediate',
    text: 'At a certain temperature, *K*_{c} for \\ce{H2(g) + I2(g) <=> 2HI(g)} is 50.0. What is *K*_{c} for \\ce{HI(g) <=> 1/2H2(g) + 1/2I2(g)}?',
    answer: '0.141',
    distractors: [
      {
        text: '7.07',
        slip: 'inverted-ratio',
        teaching:
          'The square root was taken, but the reaction is also reversed, so the constant must be inverted.',
        expression: 'sqrt(50.0)',
      },
      {
        text: '0.0400',
        slip: 'halved-constant',
        teaching:
          'The constant was inverted correctly, but halving the coefficients means taking its square root, not dividing it by two.',
        expression: '1 / (50.0 / 2)',
      },
      {
        text: '25.0',
        slip: 'halved-constant',
        teaching:
          'Halving the coefficients means taking the square root of the constant, and reversing the reaction inverts it.',
        expression: '50.0 / 2',
      },
    ],
    explanation:
      'Reversing the equation gives \\frac{1}{50.0}. Halving the coefficients gives the square root, \\sqrt{\\frac{1}{50.0}} = \\sqrt{0.0200} = 0.141.',
    reference: 'OpenStax Chemistry 2e, section 13.2',
    computation: { kind: 'quantity', expression: 'sqrt(1 / 50.0)', unit: '' },
  },
  {
    id: 'general-equilibrium-03',
    topics: ['equilibrium'],
    tests: ['equilibrium-concentrations'],
    uses: ['equilibrium-constant-expression'],
    difficulty: 'advanced',
    text: 'For \\ce{H2(g) + I2(g) <=> 2HI(g)}, *K*_{c} = 50.0 at a certain temperature. If 1.00 mol of each reactant is put into an empty 1.00 L vessel, what is the equilibrium concentration of \\ce{HI}?',
    answer: '1.56 mol/L',
    distractors: [
      {
        text: '0.780 mol/L',
        slip: 'one-step-short',
        teaching:
          'This is *x*, the amount of hydrogen that has reacted; two \\ce{HI} form for each \\ce{H2}.',
        expression: 'sqrt(50.0) / (2 + sqrt(50.0))',
      },
      {
        text: '0.876 mol/L',
        slip: 'forgot-coefficient-in-ice',
        teaching:
          'This uses *x* for the product, but two \\ce{HI} form for each \\ce{H2}, so its concentration is 2*x*.',
        expression: 'sqrt(50.0) / (1 + sqrt(50.0))',
      },
      {
        text: '2.00 mol/L',
        slip: 'equilibrium-as-completion',
        teaching:
          'This would be the result of complete reaction, but at equilibrium some of the reactants are left.',
        expression: '2 * 1.00',
      },
    ],
    explanation:
      '\\frac{(2*x*)^{2}}{(1.00 − *x*)^{2}} = 50.0, so \\frac{2*x*}{1.00 − *x*} = 7.07 and *x* = \\frac{7.07}{9.07} = 0.780. [\\ce{HI}] = 2*x* = 1.56 mol/L.',
    reference: 'OpenStax Chemistry 2e, section 13.4',
    computation: { kind: 'quantity', expression: '2 * sqrt(50.0) / (2 + sqrt(50.0))', unit: 'mol/L' },
  },
  {
    id: 'general-equilibrium-04',
    topics: ['equilibrium'],
    tests: ['le-chateliers-principle'],
    uses: ['endothermic-and-exothermic-processes'],
    difficulty: 'intermediate',
    text: 'The reaction \\ce{2NO2(g) <=> N2O4(g)} is exothermic. Which change gives more \\ce{N2O4} at equilibrium?',
    answer: 'Cooling the mixture at constant volume',
    distractors: [
      {
        text: 'Warming the mixture at constant volume',
        slip: 'reversed-trend',
        teaching: 'Warming favors the endothermic direction, which re-forms nitrogen dioxide.',
      },
      {
        text: 'Adding a catalyst at constant volume',
        slip: 'equilibrium-shifted-by-catalyst',
        teaching: 'A catalyst speeds up both directions equally and does not shift the equilibrium.',
      },
      {
        text: 'Adding argon gas at constant volume',
        slip: 'inert-gas-shifts-equilibrium',
        teaching: 'At constant volume the partial pressures of the reacting gases do not change.',
      },
    ],
    explanation:
      'An exothermic reaction is favored by cooling. A catalyst changes only the rate, and an inert gas at constant volume leaves all partial pressures unchanged.',
    reference: 'OpenStax Chemistry 2e, section 13.3',
  },
  {
    id: 'general-acids-and-bases-01',
    topics: ['acids-and-bases'],
    tests: ['ph-of-strong-acids-and-bases'],
    uses: ['ph'],
    difficulty: 'beginner',
    text: 'What is the pH of 0.0010 mol/L hydrochloric acid, a strong acid, at 25 °C?',
    answer: '3.00',
    distractors: [
      {
        text: '11.00',
        slip: 'poh-for-ph',
        teaching: 'This is the pOH; an acidic solution has a pH below 7.',
        expression: '14 - (-log10(0.0010))',
      },
      {
        text: '6.91',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'The pH is defined with the base-10 logarithm; this uses the natural one.',
        expression: '-ln(0.0010)',
      },
      {
        text: '2.00',
        slip: 'forgot-exponent',
        teaching: 'The concentration 0.0010 is 10^{−3}, not 10^{−2}.',
        expression: '-log10(1e-2)',
      },
    ],
    explanation:
      'The strong acid is fully ionized: [\\ce{H3O+}] = 1.0 × 10^{−3} mol/L and pH = −log 10^{−3} = 3.00.',
    reference: 'OpenStax Chemistry 2e, section 14.2',
    computation: { kind: 'quantity', expression: '-log10(0.0010)', unit: '' },
  },
  {
    id: 'general-acids-and-bases-02',
    topics: ['acids-and-bases'],
    tests: ['ph-of-strong-acids-and-bases'],
    uses: ['ionic-product-of-water'],
    difficulty: 'intermediate',
    text: 'What is the pH of a 0.020 mol/L solution of \\ce{Ba(OH)2}, a strong base, at 25 °C (*K*_{w} = 1.0 × 10^{−14})?',
    answer: '12.60',
    distractors: [
      {
        text: '12.30',
        slip: 'ignored-coefficients',
        teaching: 'Each formula unit gives two hydroxide ions, so [\\ce{OH-}] is 0.040 mol/L.',
        expression: '14.00 + log10(0.020)',
      },
      {
        text: '1.40',
        slip: 'poh-for-ph',
        teaching: 'This is the pOH, and pH = 14.00 − pOH.',
        expression: '-log10(2 * 0.020)',
      },
      {
        text: '1.70',
        slip: 'poh-for-ph',
        teaching:
          'This is the pOH for one hydroxide ion per formula unit; there are two, and the pH is required.',
        expression: '-log10(0.020)',
      },
    ],
    explanation: '[\\ce{OH-}] = 2 × 0.020 = 0.040 mol/L; pOH = −log 0.040 = 1.40; pH = 14.00 − 1.40 = 12.60.',
    reference: 'OpenStax Chemistry 2e, section 14.2',
    computation: { kind: 'quantity', expression: '14.00 + log10(2 * 0.020)', unit: '' },
  },
  {
    id: 'general-acids-and-bases-03',
    topics: ['acids-and-bases', 'equilibrium'],
    tests: ['ph-of-weak-acids'],
    uses: ['acid-dissociation-constant'],
    difficulty: 'advanced',
    text: 'What is the pH of 0.10 mol/L acetic acid, \\ce{CH3COOH} (*K*_{a} = 1.8 × 10^{−5}), at 25 °C, to one decimal place?',
    answer: '2.9',
    distractors: [
      {
        text: '1.0',
        slip: 'weak-as-strong',
        teaching: 'Acetic acid is weak, so only about 1% of it is ionized.',
        expression: '-log10(0.10)',
      },
      {
        text: '5.7',
        slip: 'forgot-square-root',
        teaching: 'This is −log(*K*_{a}*c*); [\\ce{H3O+}] is the square root of that product.',
        expression: '-log10(1.8e-5 * 0.10)',
      },
      {
        text: '4.7',
        slip: 'pka-taken-for-ph',
        teaching:
          'This is p*K*_{a}; the pH equals it only when the acid and its conjugate base have equal concentrations.',
        expression: '-log10(1.8e-5)',
      },
    ],
    explanation:
      '*x*² ≈ 1.8 × 10^{−5} × 0.10, so *x* = 1.3 × 10^{−3} mol/L (small compared with 0.10) and pH = 2.9; solving the quadratic exactly gives the same.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
    computation: {
      kind: 'quantity',
      expression: '-log10((sqrt(1.8e-5^2 + 4 * 1.8e-5 * 0.10) - 1.8e-5) / 2)',
      unit: '',
    },
  },
  {
    id: 'general-acids-and-bases-04',
    topics: ['acids-and-bases'],
    tests: ['bronsted-lowry-theory'],
    uses: ['polyprotic-acids'],
    difficulty: 'intermediate',
    text: 'What is the conjugate base of the dihydrogen phosphate ion, \\ce{H2PO4-}?',
    answer: '\\ce{HPO4^2-}',
    distractors: [
      {
        text: '\\ce{H3PO4}',
        slip: 'conjugate-acid-for-base',
        teaching: 'This has one more proton, so it is the conjugate acid.',
      },
      {
        text: '\\ce{HPO4-}',
        slip: 'forgot-charge-change',
        teaching: 'Losing a proton removes one positive charge, so the charge goes from 1− to 2−.',
      },
      {
        text: '\\ce{H3PO4-}',
        slip: 'conjugate-acid-for-base',
        teaching:
          'This adds a proton without changing the charge, and even the conjugate acid would be \\ce{H3PO4}.',
      },
    ],
    explanation:
      'The conjugate base has one fewer proton, and so one more negative charge: \\ce{H2PO4- -> HPO4^2- + H+}.',
    reference: 'OpenStax Chemistry 2e, section 14.1',
  },
  {
    id: 'general-acids-and-bases-05',
    topics: ['acids-and-bases', 'stoichiometry'],
    tests: ['ph-of-strong-acids-and-bases', 'neutralization'],
    uses: ['molarity'],
    difficulty: 'advanced',
    text: 'A 25.0 mL portion of 0.100 mol/L \\ce{HCl} and 15.0 mL of 0.100 mol/L \\ce{NaOH} are mixed at 25 °C. What is the pH of the mixture? (Assume that the volumes are additive.)',
    answer: '1.60',
    distractors: [
      {
        text: '1.40',
        slip: 'ignored-dilution',
        teaching: 'The excess acid is in 40.0 mL of mixture, not in the original 25.0 mL.',
        expression: '-log10((25.0 - 15.0) * 0.100 / (25.0))',
      },
      {
        text: '1.20',
        slip: 'ignored-neutralisation',
        teaching: 'Part of the acid is neutralized by the hydroxide; only 1.00 mmol is left.',
        expression: '-log10((25.0) * 0.100 / (25.0 + 15.0))',
      },
      {
        text: '12.60',
        slip: 'poh-for-ph',
        teaching: 'The acid is in excess, so the mixture is acidic; its volume is 40.0 mL, not 25.0 mL.',
        expression: '14 - (-log10((25.0 - 15.0) * 0.100 / (25.0)))',
      },
    ],
    explanation:
      'There are 2.50 mmol of acid and 1.50 mmol of base, so 1.00 mmol of \\ce{H3O+} is left in 40.0 mL, which is 0.0250 mol/L. pH = −log 0.0250 = 1.60.',
    reference: 'OpenStax Chemistry 2e, section 14.7',
    computation: { kind: 'quantity', expression: '-log10((25.0 - 15.0) * 0.100 / (25.0 + 15.0))', unit: '' },
  },
];
