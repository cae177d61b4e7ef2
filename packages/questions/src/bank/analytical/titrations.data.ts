import type { WrittenQuestion } from '../written-question.ts';

/** Acid–base and EDTA titrations. */
export const titrationQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-acid-base-titrations-01',
    topics: ['acid-base-titrations'],
    tests: ['acid-base-titration'],
    uses: ['polyprotic-acids', 'mole-ratio'],
    difficulty: 'beginner',
    text: 'A 20.00 mL sample of sulfuric acid requires 32.40 mL of 0.1000 mol/L \\ce{NaOH} to reach the second equivalence point. What is the concentration of the sulfuric acid?',
    answer: '0.08100 mol/L',
    distractors: [
      {
        text: '0.1620 mol/L',
        slip: 'ignored-coefficients',
        teaching: 'Each \\ce{H2SO4} reacts with two \\ce{OH-}, so there is half as much acid as base.',
        expression: '32.40 * 0.1000 / 20.00',
      },
      {
        text: '0.3240 mol/L',
        slip: 'multiplied-for-divided',
        teaching: 'The amount of base must be divided by two, not multiplied.',
        expression: '32.40 * 0.1000 * 2 / 20.00',
      },
      {
        text: '0.03086 mol/L',
        slip: 'swapped-volumes',
        teaching:
          'The amount of base must be calculated from its own volume, 32.40 mL; 20.00 mL is that of the acid.',
        expression: '20.00 * 0.1000 / 2 / 32.40',
      },
    ],
    explanation:
      '\\ce{H2SO4 + 2NaOH -> Na2SO4 + 2H2O}. *n*(\\ce{NaOH}) = 32.40 mL × 0.1000 mol/L = 3.240 mmol, *n*(\\ce{H2SO4}) = 1.620 mmol. *c* = \\frac{1.620 mmol}{20.00 mL} = 0.08100 mol/L.',
    reference: 'OpenStax Chemistry 2e, section 4.5',
    computation: { kind: 'quantity', expression: '32.40 * 0.1000 / 2 / 20.00', unit: 'mol/L' },
  },
  {
    id: 'analytical-acid-base-titrations-02',
    topics: ['acid-base-titrations'],
    tests: ['acid-base-indicators'],
    uses: ['titration-curves'],
    difficulty: 'intermediate',
    text: 'A 0.10 mol/L solution of acetic acid is titrated with 0.10 mol/L \\ce{NaOH}; the pH at the equivalence point is 8.7. Which indicator is best suited?',
    answer: 'Phenolphthalein (pH 8.2 to 10.0)',
    distractors: [
      {
        text: 'Bromocresol green (pH 3.8 to 5.4)',
        slip: 'half-equivalence-for-equivalence',
        teaching: 'This range lies around p*K*_{a} = 4.76, which is the pH halfway to the equivalence point.',
      },
      {
        text: 'Bromothymol blue (pH 6.0 to 7.6)',
        slip: 'equivalence-always-neutral',
        teaching:
          'Only the titration of a strong acid with a strong base has its equivalence point at pH 7; here acetate makes the solution basic.',
      },
      {
        text: 'Alizarin yellow R (pH 10.1 to 12.0)',
        slip: 'excess-titrant-for-equivalence',
        teaching:
          'This indicator changes color only after the equivalence point, when base is already in excess.',
      },
    ],
    explanation:
      'The color must change where the curve is steep, around the equivalence point. At pH 8.7 the range 8.2 to 10.0 is suitable; the others change too early or too late.',
    reference: 'OpenStax Chemistry 2e, section 14.7',
    computation: {
      kind: 'option-extreme',
      values: {
        'Phenolphthalein (pH 8.2 to 10.0)': 'abs((8.2 + 10.0) / 2 - 8.7)',
        'Bromocresol green (pH 3.8 to 5.4)': 'abs((3.8 + 5.4) / 2 - 8.7)',
        'Bromothymol blue (pH 6.0 to 7.6)': 'abs((6.0 + 7.6) / 2 - 8.7)',
        'Alizarin yellow R (pH 10.1 to 12.0)': 'abs((10.1 + 12.0) / 2 - 8.7)',
      },
      pick: 'least',
      quantity: 'distance from the middle of the range to pH 8.7',
    },
  },
  {
    id: 'analytical-acid-base-titrations-03',
    topics: ['acid-base-titrations'],
    tests: ['back-titration'],
    uses: ['mass-mole-conversion', 'mole-ratio'],
    difficulty: 'advanced',
    text: 'A 0.8000 g tablet with \\ce{CaCO3} as its only base is boiled with 50.00 mL of 0.2000 mol/L \\ce{HCl}. The remaining acid requires 24.60 mL of 0.1000 mol/L \\ce{NaOH}. What is the mass percentage of \\ce{CaCO3}? (*M*(\\ce{CaCO3}) = 100.09 g/mol)',
    answer: '47.2%',
    distractors: [
      {
        text: '94.3%',
        slip: 'ignored-coefficients',
        teaching: 'Each \\ce{CaCO3} consumes two \\ce{H+}, so its amount is half that of the acid used up.',
        expression: '(50.00 * 0.2000 - 24.60 * 0.1000) * 100.09 / 800.0 * 100',
      },
      {
        text: '77.9%',
        slip: 'added-excess',
        teaching: 'The 2.460 mmol left over must be subtracted from the 10.00 mmol, not added.',
        expression: '(50.00 * 0.2000 + 24.60 * 0.1000) / 2 * 100.09 / 800.0 * 100',
      },
      {
        text: '62.6%',
        slip: 'ignored-back-titration',
        teaching: 'Not all of the 10.00 mmol reacted: 2.460 mmol was left for the \\ce{NaOH}.',
        expression: '(50.00 * 0.2000) / 2 * 100.09 / 800.0 * 100',
      },
    ],
    explanation:
      'Acid added: 10.00 mmol; left: 2.460 mmol; used: 7.540 mmol. \\ce{CaCO3 + 2HCl -> CaCl2 + H2O + CO2}: 3.770 mmol of \\ce{CaCO3}, or 377.3 mg, which is 47.2% of 800.0 mg.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 16',
    computation: {
      kind: 'quantity',
      expression: '(50.00 * 0.2000 - 24.60 * 0.1000) / 2 * 100.09 / 800.0 * 100',
      unit: '%',
    },
  },
  {
    id: 'analytical-acid-base-titrations-04',
    topics: ['acid-base-titrations'],
    tests: ['titration-of-polyprotic-acids'],
    uses: ['acid-base-titration'],
    difficulty: 'advanced',
    text: 'A 25.00 mL portion of a solution of \\ce{Na2CO3} and \\ce{NaHCO3} requires 12.00 mL of 0.1000 mol/L \\ce{HCl} to reach the phenolphthalein end point, and from there another 20.00 mL to reach the methyl orange end point. What is the concentration of \\ce{NaHCO3}?',
    answer: '0.03200 mol/L',
    distractors: [
      {
        text: '0.08000 mol/L',
        slip: 'ignored-first-step-product',
        teaching:
          'Of the 20.00 mL, 12.00 mL is consumed by the hydrogen carbonate formed from the carbonate itself.',
        expression: '(20.00) * 0.1000 / 25.00',
      },
      {
        text: '0.04800 mol/L',
        slip: 'answered-another-quantity',
        teaching: 'This is the concentration of \\ce{Na2CO3}, from the 12.00 mL of the first step.',
        expression: '12.00 * 0.1000 / 25.00',
      },
      {
        text: '0.1280 mol/L',
        slip: 'whole-titre-for-one-part',
        teaching:
          'The total of 32.00 mL is consumed by both salts, and each carbonate ion needs two \\ce{H+}.',
        expression: '(20.00 + 12.00) * 0.1000 / 25.00',
      },
    ],
    explanation:
      'Up to the phenolphthalein end point: \\ce{CO3^2- + H+ -> HCO3-}, 1.200 mmol. Then all of the hydrogen carbonate reacts, \\ce{HCO3- + H+ -> H2O + CO2}: 2.000 mmol, of which 1.200 mmol came from the carbonate. The sample itself contained 0.800 mmol; \\frac{0.800 mmol}{25.00 mL} = 0.03200 mol/L.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 16',
    computation: { kind: 'quantity', expression: '(20.00 - 12.00) * 0.1000 / 25.00', unit: 'mol/L' },
  },
  {
    id: 'analytical-acid-base-titrations-05',
    topics: ['acid-base-titrations'],
    tests: ['titration-curves', 'henderson-hasselbalch-equation'],
    uses: ['acid-base-titration'],
    difficulty: 'intermediate',
    text: 'A 25.00 mL portion of 0.1000 mol/L formic acid (p*K*_{a} = 3.75 at 25 °C) is titrated with 0.1000 mol/L \\ce{NaOH}. What is the pH after 18.75 mL of base has been added?',
    answer: '4.23',
    distractors: [
      {
        text: '3.27',
        slip: 'inverted-ratio',
        teaching:
          'The conjugate base belongs in the numerator: three quarters of the acid has become formate.',
        expression: '3.75 + log10((25.00 - 18.75) / 18.75)',
      },
      {
        text: '3.75',
        slip: 'half-equivalence-for-equivalence',
        teaching: 'pH = p*K*_{a} applies at half of the equivalence volume, after 12.50 mL.',
        expression: '3.75 + log10(12.50 / (25.00 - 12.50))',
      },
      {
        text: '4.85',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'The equation uses log_{10} 3 = 0.48, not ln 3 = 1.10.',
        expression: '3.75 + ln(18.75 / (25.00 - 18.75))',
      },
    ],
    explanation:
      'The base turns 18.75/25.00 of the acid into formate, and 6.25/25.00 remains. pH = 3.75 + log_{10}\\frac{18.75}{6.25} = 3.75 + 0.48 = 4.23.',
    reference: 'OpenStax Chemistry 2e, section 14.7',
    computation: { kind: 'quantity', expression: '3.75 + log10(18.75 / (25.00 - 18.75))', unit: '' },
  },
  {
    id: 'analytical-complexometric-titrations-01',
    topics: ['complexometric-titrations'],
    tests: ['water-hardness'],
    uses: ['edta-titrations', 'mass-mole-conversion'],
    difficulty: 'beginner',
    text: 'At pH 10, 50.00 mL of tap water requires 12.40 mL of 0.01000 mol/L EDTA. What is the total hardness in mg of \\ce{CaCO3} per liter? (*M*(\\ce{CaCO3}) = 100.09 g/mol)',
    answer: '248 mg/L',
    distractors: [
      {
        text: '199 mg/L',
        slip: 'wrong-molar-mass',
        teaching:
          'The molar mass must be that of \\ce{CaCO3}, not that of calcium, and EDTA binds metal ions 1:1, so there is no factor of two.',
        expression: '(12.40 * 2) * 0.01000 * 40.08 / 0.05000',
      },
      {
        text: '496 mg/L',
        slip: 'charge-for-edta-ratio',
        teaching: 'EDTA binds metal ions 1:1 whatever their charge, so there is no factor of two.',
        expression: '(12.40 * 2) * 0.01000 * 100.09 / 0.05000',
      },
      {
        text: '99.4 mg/L',
        slip: 'wrong-molar-mass',
        teaching:
          'Here the molar mass of calcium was used; the hardness is to be given as calcium carbonate.',
        expression: '12.40 * 0.01000 * 40.08 / 0.05000',
      },
    ],
    explanation:
      '12.40 mL × 0.01000 mmol/mL = 0.1240 mmol EDTA = 0.1240 mmol metal ions. Expressed as calcium carbonate: 0.1240 mmol × 100.09 mg/mmol = 12.41 mg in 0.05000 L: 248 mg/L.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 12',
    computation: { kind: 'quantity', expression: '12.40 * 0.01000 * 100.09 / 0.05000', unit: 'mg/L' },
  },
  {
    id: 'analytical-complexometric-titrations-02',
    topics: ['complexometric-titrations'],
    tests: ['conditional-formation-constants'],
    uses: ['edta-titrations'],
    difficulty: 'intermediate',
    text: 'For the EDTA complex \\ce{CaY^2-}, log_{10} *K*_{f} = 10.65. At pH 10.0 the fraction of the free EDTA present as \\ce{Y^4-} is 0.30. What is the conditional formation constant at this pH?',
    answer: '1.3 × 10^{10}',
    distractors: [
      {
        text: '1.5 × 10^{11}',
        slip: 'divided-for-multiplied',
        teaching: 'Protonated EDTA weakens the binding, so the conditional constant is smaller than *K*_{f}.',
        expression: '10^10.65 / 0.30',
      },
      {
        text: '4.5 × 10^{10}',
        slip: 'ignored-protonation-of-ligand',
        teaching: 'This is *K*_{f} itself; it would apply if all of the free EDTA were \\ce{Y^4-}.',
        expression: '10^10.65',
      },
      {
        text: '3.1 × 10^{10}',
        slip: 'wrong-fraction',
        teaching:
          'Here *K*_{f} was multiplied by 0.70, the fraction that is protonated; the fraction of \\ce{Y^4-} is needed.',
        expression: '0.70 * 10^10.65',
      },
    ],
    explanation:
      '*K*′ = α(\\ce{Y^4-}) × *K*_{f} = 0.30 × 10^{10.65} = 0.30 × 4.47 × 10^{10} = 1.3 × 10^{10}.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 12',
    computation: { kind: 'quantity', expression: '0.30 * 10^10.65', unit: '' },
  },
  {
    id: 'analytical-complexometric-titrations-03',
    topics: ['complexometric-titrations'],
    tests: ['edta-titrations', 'conditional-formation-constants'],
    uses: ['dilution'],
    difficulty: 'advanced',
    text: 'A 50.0 mL portion of 0.0200 mol/L \\ce{Ca^2+} is titrated at pH 10.0 with 0.0200 mol/L EDTA. The conditional formation constant of the complex is *K*′ = 1.3 × 10^{10}. What is pCa at the equivalence point?',
    answer: '6.06',
    distractors: [
      {
        text: '5.91',
        slip: 'ignored-dilution',
        teaching:
          'At the equivalence point the volume has doubled, so the concentration of the complex is 0.0100 mol/L.',
        expression: '-log10(sqrt(0.0200 / 1.3e10))',
      },
      {
        text: '12.11',
        slip: 'forgot-square-root',
        teaching:
          'The concentrations of free \\ce{Ca^2+} and free EDTA are equal, so [\\ce{Ca^2+}]² = *c*/*K*′.',
        expression: '-log10(0.0200 * 50.0 / 100.0 / 1.3e10)',
      },
      {
        text: '11.81',
        slip: 'forgot-square-root',
        teaching:
          'The concentrations of free \\ce{Ca^2+} and free EDTA are equal, so [\\ce{Ca^2+}]² = *c*/*K*′, and the volume has doubled, so *c* is 0.0100 mol/L.',
        expression: '-log10(0.0200 / 1.3e10)',
      },
    ],
    explanation:
      'Nearly all of the calcium is complexed: *c* = 0.0200 mol/L × \\frac{50.0}{100.0} = 0.0100 mol/L. Free calcium and free EDTA come from the dissociation of the complex: *x*² = \\frac{0.0100}{1.3 × 10^{10}}, *x* = 8.8 × 10^{−7} mol/L, pCa = 6.06.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 12',
    computation: { kind: 'quantity', expression: '-log10(sqrt(0.0200 * 50.0 / 100.0 / 1.3e10))', unit: '' },
  },
  {
    id: 'analytical-complexometric-titrations-04',
    topics: ['complexometric-titrations'],
    tests: ['water-hardness', 'edta-titrations'],
    uses: ['mass-mole-conversion'],
    difficulty: 'intermediate',
    text: 'A 100.0 mL sample of water requires 18.20 mL of 0.01000 mol/L EDTA at pH 10 for calcium and magnesium together. At pH 13, where \\ce{Mg(OH)2} has precipitated, a second 100.0 mL sample requires 11.60 mL. What is the magnesium concentration? (*M*(\\ce{Mg}) = 24.31 g/mol)',
    answer: '16.0 mg/L',
    distractors: [
      {
        text: '28.2 mg/L',
        slip: 'wrong-titre',
        teaching: 'The 11.60 mL at pH 13 is due to calcium alone, because magnesium has precipitated.',
        expression: '(11.60) * 0.01000 * 24.31 / 0.1000',
      },
      {
        text: '44.2 mg/L',
        slip: 'sum-for-one-part',
        teaching: 'The 18.20 mL is due to both metals; the volume for calcium must be subtracted.',
        expression: '(18.20) * 0.01000 * 24.31 / 0.1000',
      },
      {
        text: '26.5 mg/L',
        slip: 'wrong-molar-mass',
        teaching: 'Here 40.08 g/mol, the molar mass of calcium, was used.',
        expression: '(18.20 - 11.60) * 0.01000 * 40.08 / 0.1000',
      },
    ],
    explanation:
      'The difference is due to magnesium: (18.20 − 11.60) mL × 0.01000 mmol/mL = 0.0660 mmol. 0.0660 mmol × 24.31 mg/mmol = 1.60 mg in 100.0 mL, so 16.0 mg/L.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 17',
    computation: {
      kind: 'quantity',
      expression: '(18.20 - 11.60) * 0.01000 * 24.31 / 0.1000',
      unit: 'mg/L',
    },
  },
];
