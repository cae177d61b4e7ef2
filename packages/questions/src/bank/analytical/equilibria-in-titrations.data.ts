import type { WrittenQuestion } from '../written-question.ts';

/** Titrations of all kinds, buffers and activities, with more steps. */
export const equilibriaInTitrationsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-acid-base-titrations-06',
    topics: ['acid-base-titrations'],
    tests: ['kjeldahl-analysis'],
    uses: ['back-titration', 'mass-mole-conversion'],
    difficulty: 'advanced',
    text: 'In a Kjeldahl analysis, the nitrogen in 0.8500 g of a legume flour is distilled as \\ce{NH3} into 50.00 mL of 0.1000 mol/L \\ce{HCl}; the remaining acid requires 21.30 mL of 0.1000 mol/L \\ce{NaOH}. What is the mass percentage of protein, taken as 6.25 times that of nitrogen? (*M*(\\ce{N}) = 14.007 g/mol)',
    answer: '29.6%',
    distractors: [
      {
        text: '4.73%',
        slip: 'one-step-short',
        teaching:
          'This is the percentage of nitrogen; it must be multiplied by 6.25 to give that of protein.',
        expression: '(50.00 * 0.1000 - 21.30 * 0.1000) * 14.007 / 850.0 * 100',
      },
      {
        text: '51.5%',
        slip: 'ignored-back-titration',
        teaching: 'Not all of the 5.000 mmol of acid reacted with ammonia; 2.130 mmol was left.',
        expression: '(50.00 * 0.1000) * 14.007 / 850.0 * 6.25 * 100',
      },
      {
        text: '21.9%',
        slip: 'excess-for-reacted',
        teaching: 'The 2.130 mmol is the acid left over; ammonia reacted with the other 2.870 mmol.',
        expression: '21.30 * 0.1000 * 14.007 / 850.0 * 6.25 * 100',
      },
    ],
    explanation:
      'Acid used by \\ce{NH3}: 5.000 − 2.130 = 2.870 mmol, so 2.870 mmol × 14.007 mg/mmol = 40.20 mg of nitrogen, which is 4.729% of 850.0 mg. Protein: 6.25 × 4.729% = 29.6%.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 11',
    computation: {
      kind: 'quantity',
      expression: '(50.00 * 0.1000 - 21.30 * 0.1000) * 14.007 / 850.0 * 6.25 * 100',
      unit: '%',
    },
  },
  {
    id: 'analytical-acid-base-titrations-07',
    topics: ['acid-base-titrations'],
    tests: ['titration-curves'],
    uses: ['ph-of-weak-bases', 'acid-base-titration', 'hydrolysis-of-salts'],
    difficulty: 'advanced',
    text: 'A 25.00 mL portion of 0.1000 mol/L acetic acid (p*K*_{a} = 4.76) is titrated with 0.1000 mol/L \\ce{NaOH} at 25 °C (p*K*_{w} = 14.00). What is the pH at the equivalence point?',
    answer: '8.73',
    distractors: [
      {
        text: '8.88',
        slip: 'ignored-dilution',
        teaching:
          'At the equivalence point the volume has doubled, so the acetate concentration is 0.0500 mol/L.',
        expression: '14.00 + log10(sqrt(10^(-14.00 + 4.76) * 0.1000))',
      },
      {
        text: '9.24',
        slip: 'one-step-short',
        teaching: 'This is p*K*_{b} of acetate; the pH also depends on the acetate concentration.',
        expression: '14.00 - 4.76',
      },
      {
        text: '7.00',
        slip: 'equivalence-always-neutral',
        teaching: 'The solution contains acetate, a weak base, so it is not neutral.',
        expression: '14.00 / 2',
      },
    ],
    explanation:
      'All of the acid has become acetate, 0.0500 mol/L in 50.00 mL. *K*_{b} = 10^{−14.00 + 4.76} = 5.75 × 10^{−10}. [\\ce{OH-}] = \\sqrt{5.75 × 10^{−10} × 0.0500} = 5.36 × 10^{−6} mol/L, pOH = 5.27, pH = 8.73.',
    reference: 'OpenStax Chemistry 2e, section 14.7',
    computation: {
      kind: 'quantity',
      expression: '14.00 + log10(sqrt(10^(-14.00 + 4.76) * 0.0500))',
      unit: '',
    },
  },
  {
    id: 'analytical-complexometric-titrations-05',
    topics: ['complexometric-titrations', 'concentration-units'],
    tests: ['edta-titrations'],
    uses: ['mass-mole-conversion', 'dilution'],
    difficulty: 'intermediate',
    text: 'A 0.2502 g sample of pure \\ce{CaCO3} (100.09 g/mol) is dissolved in acid and diluted to 250.0 mL. A 25.00 mL portion of this solution requires 24.80 mL of an EDTA solution. What is the concentration of the EDTA?',
    answer: '0.01008 mol/L',
    distractors: [
      {
        text: '0.1008 mol/L',
        slip: 'forgot-aliquot',
        teaching: 'Only a tenth of the calcium, 25.00 mL of 250.0 mL, was titrated.',
        expression: '0.2502 * 1000 / 100.09 / 24.80',
      },
      {
        text: '0.02016 mol/L',
        slip: 'charge-for-edta-ratio',
        teaching: 'One EDTA binds one \\ce{Ca^2+}; the charge of the ion does not matter.',
        expression: '(0.2502 * 2) * 1000 / 100.09 * 25.00 / 250.0 / 24.80',
      },
      {
        text: '0.2016 mol/L',
        slip: 'forgot-aliquot',
        teaching: 'Only a tenth of the calcium was titrated, and one EDTA binds one \\ce{Ca^2+}.',
        expression: '(0.2502 * 2) * 1000 / 100.09 / 24.80',
      },
    ],
    explanation:
      '\\frac{250.2 mg}{100.09 mg/mmol} = 2.4998 mmol in the flask, 0.24998 mmol in the aliquot. \\frac{0.24998 mmol}{24.80 mL} = 0.01008 mol/L.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 12',
    computation: {
      kind: 'quantity',
      expression: '0.2502 * 1000 / 100.09 * 25.00 / 250.0 / 24.80',
      unit: 'mol/L',
    },
  },
  {
    id: 'analytical-complexometric-titrations-06',
    topics: ['complexometric-titrations'],
    tests: ['masking-and-metal-ion-indicators'],
    uses: ['edta-titrations'],
    difficulty: 'beginner',
    text: 'A metal-ion indicator changes color sharply at the end point of an EDTA titration. What must be true of its complex with the metal?',
    answer: 'It is less stable than the complex of the metal with EDTA.',
    distractors: [
      {
        text: 'It is more stable than the complex of the metal with EDTA.',
        slip: 'blocked-indicator',
        teaching: 'Then EDTA could not displace the indicator, and the color would never change.',
      },
      {
        text: 'It has the same color as the indicator without metal.',
        slip: 'no-colour-change',
        teaching: 'Without two different colors nothing would be seen at the end point.',
      },
      {
        text: 'It forms only when all the metal ions are bound to EDTA.',
        slip: 'reversed-cause',
        teaching: 'It is present from the beginning, and at the end point EDTA removes the metal from it.',
      },
    ],
    explanation:
      'At first the indicator binds a little of the metal. EDTA binds the free metal ions first and, at the end point, takes those bound to the indicator, which then shows its own color. For this to happen, EDTA must bind the metal more tightly than the indicator does.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 12',
  },
  {
    id: 'analytical-redox-titrations-06',
    topics: ['redox-titrations'],
    tests: ['permanganate-titrations'],
    uses: ['half-equations', 'mass-mole-conversion'],
    difficulty: 'intermediate',
    text: 'A solution of \\ce{KMnO4} is standardized: 0.1340 g of \\ce{Na2C2O4} (134.00 g/mol) in hot sulfuric acid requires 20.00 mL of the solution. Oxalate becomes \\ce{CO2}, and \\ce{MnO4-} becomes \\ce{Mn^2+}. What is the concentration of the \\ce{KMnO4}?',
    answer: '0.02000 mol/L',
    distractors: [
      {
        text: '0.05000 mol/L',
        slip: 'ignored-coefficients',
        teaching: 'Five oxalate ions react with two permanganate ions, so the amounts are not equal.',
        expression: '0.1340 * 1000 / 134.00 / 20.00',
      },
      {
        text: '0.1250 mol/L',
        slip: 'inverted-ratio',
        teaching:
          'Permanganate takes more electrons than oxalate gives, so less of it is needed; the factor is 2/5.',
        expression: '0.1340 * 1000 / 134.00 * 5 / 2 / 20.00',
      },
      {
        text: '0.01000 mol/L',
        slip: 'electrons-transferred',
        teaching: 'Each oxalate ion gives two electrons, one for each of its carbon atoms.',
        expression: '0.1340 * 1000 / 134.00 / 5 / 20.00',
      },
    ],
    explanation:
      '\\ce{2MnO4- + 5C2O4^2- + 16H+ -> 2Mn^2+ + 10CO2 + 8H2O}. The 1.000 mmol of oxalate requires \\frac{2}{5} × 1.000 = 0.4000 mmol; \\frac{0.4000 mmol}{20.00 mL} = 0.02000 mol/L.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 16',
    computation: { kind: 'quantity', expression: '0.1340 * 1000 / 134.00 * 2 / 5 / 20.00', unit: 'mol/L' },
  },
  {
    id: 'analytical-redox-titrations-07',
    topics: ['redox-titrations'],
    tests: ['dichromate-titrations', 'back-titration'],
    uses: ['dilution', 'mole-ratio'],
    difficulty: 'advanced',
    text: 'A 5.00 mL portion of brandy is diluted to 1.000 L. The ethanol in 25.00 mL of this solution is oxidized with 50.00 mL of 0.02000 mol/L \\ce{K2Cr2O7}: \\ce{3C2H5OH + 2Cr2O7^2- + 16H+ -> 3CH3COOH + 4Cr^3+ + 11H2O}. The remaining dichromate requires 20.00 mL of 0.1253 mol/L \\ce{Fe^2+} (each \\ce{Cr2O7^2-} reacts with 6 \\ce{Fe^2+}). What mass of ethanol does 100 mL of the brandy contain? (*M* = 46.07 g/mol)',
    answer: '32.2 g',
    distractors: [
      {
        text: '55.3 g',
        slip: 'ignored-back-titration',
        teaching:
          'Not all of the dichromate was consumed by ethanol; the \\ce{Fe^2+} titration shows how much was left.',
        expression: '50.00 * 0.02000 * 3 / 2 * 1000 / 25.00 * 46.07 / 1000 * 100 / 5.00',
      },
      {
        text: '21.5 g',
        slip: 'ignored-coefficients',
        teaching:
          'Two dichromate ions oxidize three ethanol molecules, so the amount of dichromate is multiplied by 3/2.',
        expression: '(50.00 * 0.02000 - 20.00 * 0.1253 / 6) * 1000 / 25.00 * 46.07 / 1000 * 100 / 5.00',
      },
      {
        text: '14.3 g',
        slip: 'inverted-ratio',
        teaching: 'The ratio is 3 ethanol to 2 dichromate; here it was inverted.',
        expression:
          '(50.00 * 0.02000 - 20.00 * 0.1253 / 6) * 2 / 3 * 1000 / 25.00 * 46.07 / 1000 * 100 / 5.00',
      },
    ],
    explanation:
      'Dichromate added: 1.0000 mmol; left: \\frac{20.00 × 0.1253}{6} = 0.4177 mmol; used: 0.5823 mmol. Ethanol: 0.5823 mmol × \\frac{3}{2} = 0.8735 mmol in the aliquot and 40 times as much, 34.94 mmol or 1.610 g, in 5.00 mL of brandy. In 100 mL: 32.2 g.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 16',
    computation: {
      kind: 'quantity',
      expression: '(50.00 * 0.02000 - 20.00 * 0.1253 / 6) * 3 / 2 * 1000 / 25.00 * 46.07 / 1000 * 100 / 5.00',
      unit: 'g',
    },
  },
  {
    id: 'analytical-precipitation-titrations-05',
    topics: ['precipitation-titrations', 'potentiometry'],
    tests: ['nernst-equation', 'solubility-product'],
    uses: ['reference-electrodes', 'common-ion-effect'],
    difficulty: 'advanced',
    text: 'A silver electrode is immersed in 0.100 mol/L \\ce{KCl} that is saturated with \\ce{AgCl} at 25 °C. What is its potential? (*E*°(\\ce{Ag+}/\\ce{Ag}) = +0.799 V, *K*_{sp} = 1.8 × 10^{−10}, \\frac{*RT*}{*F*} ln 10 = 0.0592 V; use concentrations in place of activities)',
    answer: '+0.281 V',
    distractors: [
      {
        text: '+0.511 V',
        slip: 'pure-water-solubility',
        teaching:
          'Here [\\ce{Ag+}] = \\sqrt{*K*_{sp}} was used; the 0.100 mol/L of chloride lowers it to *K*_{sp}/[\\ce{Cl-}].',
        expression: '0.799 + 0.0592 * log10(sqrt(1.8e-10))',
      },
      {
        text: '+0.222 V',
        slip: 'standard-value-everywhere',
        teaching: 'This is the potential at [\\ce{Cl-}] = 1 mol/L; here it is 0.100 mol/L.',
        expression: '0.799 + 0.0592 * log10(1.8e-10)',
      },
      {
        text: '+1.317 V',
        slip: 'wrong-sign',
        teaching:
          'The very low concentration of silver ions makes the electrode more negative than *E*°, not more positive.',
        expression: '0.799 - 0.0592 * log10(1.8e-10 / 0.100)',
      },
    ],
    explanation:
      '[\\ce{Ag+}] = \\frac{1.8 × 10^{−10}}{0.100} = 1.8 × 10^{−9} mol/L. *E* = 0.799 V + 0.0592 V × log_{10}(1.8 × 10^{−9}) = 0.799 V − 0.518 V = +0.281 V.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 15',
    computation: { kind: 'quantity', expression: '0.799 + 0.0592 * log10(1.8e-10 / 0.100)', unit: 'V' },
  },
  {
    id: 'analytical-precipitation-titrations-06',
    topics: ['precipitation-titrations'],
    tests: ['argentometric-titrations'],
    difficulty: 'beginner',
    text: 'In Volhard’s method silver is titrated with thiocyanate, and \\ce{Fe^3+} is the indicator. Why must the solution be strongly acidic?',
    answer: 'Otherwise \\ce{Fe^3+} would precipitate as its hydroxide.',
    distractors: [
      {
        text: 'Otherwise \\ce{Fe^3+} would be reduced by thiocyanate.',
        slip: 'acid-against-reduction',
        teaching: 'Thiocyanate forms a red complex with \\ce{Fe^3+}; this color marks the end point.',
      },
      {
        text: 'Otherwise \\ce{AgSCN} would no longer precipitate.',
        slip: 'acid-for-precipitation',
        teaching: '\\ce{AgSCN} is the salt of a strong acid and precipitates even without added acid.',
      },
      {
        text: 'Otherwise the complex of iron would have no color.',
        slip: 'colour-from-acid',
        teaching: 'The complex itself is colored; the acid only keeps the iron in solution.',
      },
    ],
    explanation:
      'Even in weakly acidic solution \\ce{Fe^3+} hydrolyzes to the brown hydroxide, which would use up the indicator and hide its red complex. Nitric acid prevents this and leaves the silver ions in solution.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 17',
  },
  {
    id: 'analytical-buffers-analytical-05',
    topics: ['buffers-analytical'],
    tests: ['buffer-solutions', 'henderson-hasselbalch-equation'],
    uses: ['neutralization'],
    difficulty: 'intermediate',
    text: 'A 40.0 mL portion of 0.100 mol/L \\ce{HCl} is added to 100.0 mL of 0.100 mol/L \\ce{NH3}. What is the pH? (p*K*_{a}(\\ce{NH4+}) = 9.25)',
    answer: '9.43',
    distractors: [
      {
        text: '9.07',
        slip: 'inverted-ratio',
        teaching: 'There is more \\ce{NH3} than \\ce{NH4+}, so the pH is above the p*K*_{a}.',
        expression: '9.25 + log10(4.00 / (10.00 - 4.00))',
      },
      {
        text: '9.65',
        slip: 'base-not-consumed',
        teaching: 'The acid turns 4.00 mmol of ammonia into ammonium, so only 6.00 mmol is left.',
        expression: '9.25 + log10((10.00) / 4.00)',
      },
      {
        text: '8.85',
        slip: 'inverted-ratio',
        teaching: 'The ratio must be base to acid, and only 6.00 mmol of base is left.',
        expression: '9.25 + log10(4.00 / 10.00)',
      },
    ],
    explanation:
      '\\ce{NH3 + H+ -> NH4+}: 4.00 mmol of \\ce{NH4+} forms and 6.00 mmol of \\ce{NH3} is left. pH = 9.25 + log_{10}\\frac{6.00}{4.00} = 9.25 + 0.18 = 9.43.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 9',
    computation: { kind: 'quantity', expression: '9.25 + log10((10.00 - 4.00) / 4.00)', unit: '' },
  },
  {
    id: 'analytical-buffers-analytical-06',
    topics: ['buffers-analytical'],
    tests: ['preparing-a-buffer', 'henderson-hasselbalch-equation'],
    difficulty: 'advanced',
    text: 'A buffer of pH 5.00 is made from 100.0 mL of 0.200 mol/L acetic acid (p*K*_{a} = 4.76) and 0.500 mol/L \\ce{NaOH}. What volume of the base is needed?',
    answer: '25.4 mL',
    distractors: [
      {
        text: '14.6 mL',
        slip: 'acid-for-base-fraction',
        teaching: 'This volume of base leaves more acid than acetate, which gives a pH below the p*K*_{a}.',
        expression: '100.0 * 0.200 / (1 + 10^(5.00 - 4.76)) / 0.500',
      },
      {
        text: '69.5 mL',
        slip: 'acid-not-consumed',
        teaching:
          'The base converts acetic acid into acetate, so both amounts change; more than 40.0 mL would leave no acid.',
        expression: '100.0 * 0.200 * 10^(5.00 - 4.76) / 0.500',
      },
      {
        text: '20.0 mL',
        slip: 'half-equivalence-for-equivalence',
        teaching: 'Neutralizing half of the acid gives pH = p*K*_{a} = 4.76.',
        expression: '100.0 * 0.200 / 2 / 0.500',
      },
    ],
    explanation:
      'There is 20.0 mmol in total. [\\ce{CH3COO-}]/[\\ce{CH3COOH}] = 10^{5.00 − 4.76} = 1.74, so \\frac{1.74}{2.74} × 20.0 mmol = 12.7 mmol must be acetate. This takes 12.7 mmol of \\ce{NaOH}: \\frac{12.7 mmol}{0.500 mol/L} = 25.4 mL.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 9',
    computation: {
      kind: 'quantity',
      expression: '100.0 * 0.200 / (1 + 10^(4.76 - 5.00)) / 0.500',
      unit: 'mL',
    },
  },
  {
    id: 'analytical-buffers-analytical-07',
    topics: ['buffers-analytical'],
    tests: ['activity-coefficients'],
    uses: ['ionic-strength'],
    difficulty: 'intermediate',
    text: 'According to the limiting law log_{10} γ = −0.509*z*²\\sqrt{*I*}, which ion has the smallest activity coefficient?',
    answer: '\\ce{La^3+} at *I* = 0.0020 mol/L',
    distractors: [
      {
        text: '\\ce{Na+} at *I* = 0.0100 mol/L',
        slip: 'ionic-strength-over-charge',
        teaching: 'The ionic strength is the largest here, but *z*²\\sqrt{*I*} is only 1 × 0.10 = 0.10.',
      },
      {
        text: '\\ce{Ca^2+} at *I* = 0.0030 mol/L',
        slip: 'charge-not-squared',
        teaching: 'The charge is squared in the law: 4 × 0.055 = 0.22, against 9 × 0.045 = 0.40.',
      },
      {
        text: '\\ce{SO4^2-} at *I* = 0.0050 mol/L',
        slip: 'sign-of-charge-counts',
        teaching: 'The sign of the charge does not matter: 4 × 0.071 = 0.28.',
      },
    ],
    explanation:
      'The larger *z*²\\sqrt{*I*}, the smaller γ. \\ce{La^3+}: 9 × \\sqrt{0.0020} = 0.40; \\ce{Ca^2+}: 0.22; \\ce{Na+}: 0.10; \\ce{SO4^2-}: 0.28.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 8',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{La^3+} at *I* = 0.0020 mol/L': '10^(-0.509 * 9 * sqrt(0.0020))',
        '\\ce{Na+} at *I* = 0.0100 mol/L': '10^(-0.509 * 1 * sqrt(0.0100))',
        '\\ce{Ca^2+} at *I* = 0.0030 mol/L': '10^(-0.509 * 4 * sqrt(0.0030))',
        '\\ce{SO4^2-} at *I* = 0.0050 mol/L': '10^(-0.509 * 4 * sqrt(0.0050))',
      },
      pick: 'least',
      quantity: 'activity coefficient',
    },
  },
];
