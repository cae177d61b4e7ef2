import type { WrittenQuestion } from '../written-question.ts';

/** Ionic equilibria, potentiometry, coulometry and voltammetry. */
export const ionsAndElectrodesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-buffers-analytical-01',
    topics: ['buffers-analytical'],
    tests: ['ionic-strength'],
    difficulty: 'beginner',
    text: 'What is the ionic strength of 0.010 mol/L \\ce{Na2SO4}, if the salt is completely dissociated and no other ions are considered?',
    answer: '0.030 mol/L',
    distractors: [
      {
        text: '0.010 mol/L',
        slip: 'concentration-for-ionic-strength',
        teaching: 'Ionic strength equals the concentration only for salts of two singly charged ions.',
        expression: '0.010',
      },
      {
        text: '0.060 mol/L',
        slip: 'forgot-half',
        teaching: 'The sum of *c*_{i}*z*_{i}² is 0.060 mol/L; the ionic strength is half of it.',
        expression: '(2 * 0.010 * 1^2 + 0.010 * 2^2)',
      },
      {
        text: '0.020 mol/L',
        slip: 'charge-not-squared',
        teaching:
          'The charge is squared: \\ce{SO4^2-} contributes four times its concentration to the sum, not twice.',
        expression: '0.5 * (2 * 0.010 * 1 + 0.010 * 2)',
      },
    ],
    explanation:
      '*I* = ½Σ*c*_{i}*z*_{i}² = ½(0.020 × 1² + 0.010 × 2²) mol/L = ½ × 0.060 mol/L = 0.030 mol/L.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 8',
    computation: { kind: 'quantity', expression: '0.5 * (2 * 0.010 * 1^2 + 0.010 * 2^2)', unit: 'mol/L' },
  },
  {
    id: 'analytical-buffers-analytical-02',
    topics: ['buffers-analytical'],
    tests: ['henderson-hasselbalch-equation', 'fractional-composition'],
    uses: ['polyprotic-acids'],
    difficulty: 'intermediate',
    text: 'What percentage of a phosphate buffer at pH 7.60 is present as \\ce{HPO4^2-}? (p*K*_{a2} = 7.21; consider only \\ce{H2PO4-} and \\ce{HPO4^2-})',
    answer: '71%',
    distractors: [
      {
        text: '29%',
        slip: 'acid-for-base-fraction',
        teaching: 'Above the p*K*_{a} the base predominates; 29% is left as \\ce{H2PO4-}.',
        expression: '100 / (1 + 10^(7.60 - 7.21))',
      },
      {
        text: '41%',
        slip: 'inverted-ratio',
        teaching: 'This is the ratio [\\ce{H2PO4-}]/[\\ce{HPO4^2-}], not a fraction of the total.',
        expression: '100 * 10^(7.21 - 7.60)',
      },
      {
        text: '59%',
        slip: 'ratio-to-share',
        teaching:
          'This is 1 minus the ratio [\\ce{H2PO4-}]/[\\ce{HPO4^2-}]; the fraction is 1 divided by 1 plus this ratio.',
        expression: '100 * (1 - 10^(7.21 - 7.60))',
      },
    ],
    explanation:
      '[\\ce{HPO4^2-}]/[\\ce{H2PO4-}] = 10^{7.60 − 7.21} = 2.45. The fraction of \\ce{HPO4^2-} is \\frac{2.45}{1 + 2.45} = 71%.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 10',
    computation: { kind: 'quantity', expression: '100 / (1 + 10^(7.21 - 7.60))', unit: '%' },
  },
  {
    id: 'analytical-buffers-analytical-03',
    topics: ['buffers-analytical', 'precipitation-titrations'],
    tests: ['equilibria-with-activities'],
    uses: ['solubility-product', 'ionic-strength', 'activity-coefficients'],
    difficulty: 'advanced',
    text: 'What is the molar solubility of \\ce{BaSO4} in 0.0100 mol/L \\ce{KNO3} at 25 °C? Use *K*_{sp} = 1.08 × 10^{−10} and log_{10} γ = −0.509*z*²\\sqrt{*I*}; neglect the contribution of the \\ce{BaSO4} ions to *I*.',
    answer: '1.66 × 10^{−5} mol/L',
    distractors: [
      {
        text: '1.04 × 10^{−5} mol/L',
        slip: 'ignored-activity',
        teaching: 'This is \\sqrt{*K*_{sp}}, the solubility with activity coefficients of 1.',
        expression: 'sqrt(1.08e-10)',
      },
      {
        text: '6.50 × 10^{−6} mol/L',
        slip: 'multiplied-for-divided',
        teaching: 'The ion atmosphere stabilizes the ions, so the solubility increases; divide by γ.',
        expression: 'sqrt(1.08e-10) * 10^(-0.509 * 2^2 * sqrt(0.0100))',
      },
      {
        text: '2.65 × 10^{−5} mol/L',
        slip: 'forgot-square-root',
        teaching: 'γ² belongs under the root with *K*_{sp}, so \\sqrt{*K*_{sp}} is divided by γ only once.',
        expression: 'sqrt(1.08e-10) / (10^(-0.509 * 2^2 * sqrt(0.0100)))^2',
      },
    ],
    explanation:
      '*I* = 0.0100 mol/L, log_{10} γ = −0.509 × 4 × 0.100 = −0.204, γ = 0.626 for both ions. *K*_{sp} = γ²*s*², so *s* = \\frac{\\sqrt{1.08 × 10^{−10}}}{0.626} = 1.66 × 10^{−5} mol/L.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 8',
    computation: {
      kind: 'quantity',
      expression: 'sqrt(1.08e-10) / 10^(-0.509 * 2^2 * sqrt(0.0100))',
      unit: 'mol/L',
    },
  },
  {
    id: 'analytical-buffers-analytical-04',
    topics: ['buffers-analytical'],
    tests: ['preparing-a-buffer'],
    uses: ['buffer-capacity', 'acid-dissociation-constant'],
    difficulty: 'beginner',
    text: 'Which conjugate pair is the best choice for a buffer of pH 9.0, if the total concentration is the same in each case?',
    answer: '\\ce{NH4+}/\\ce{NH3} (p*K*_{a} = 9.25)',
    distractors: [
      {
        text: '\\ce{HOCl}/\\ce{OCl-} (p*K*_{a} = 7.40)',
        slip: 'pka-too-far',
        teaching:
          'The p*K*_{a} is 1.6 units away, so hardly any \\ce{HOCl} would be present to react with added base.',
      },
      {
        text: '\\ce{HCO3-}/\\ce{CO3^2-} (p*K*_{a} = 10.33)',
        slip: 'pka-too-far',
        teaching:
          'The p*K*_{a} is 1.3 units away, so little carbonate would be present to react with added acid.',
      },
      {
        text: '\\ce{HPO4^2-}/\\ce{PO4^3-} (p*K*_{a} = 12.35)',
        slip: 'pka-too-far',
        teaching:
          'The p*K*_{a} is 3.4 units away, so hardly any \\ce{PO4^3-} would be present to react with added acid.',
      },
    ],
    explanation:
      'A buffer resists best where its acid and base are about equal, at pH = p*K*_{a}. The p*K*_{a} of ammonium is 0.25 units from pH 9.0; those of the others are at least 1.3 units away.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 9',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{NH4+}/\\ce{NH3} (p*K*_{a} = 9.25)': 'abs(9.25 - 9.0)',
        '\\ce{HOCl}/\\ce{OCl-} (p*K*_{a} = 7.40)': 'abs(7.40 - 9.0)',
        '\\ce{HCO3-}/\\ce{CO3^2-} (p*K*_{a} = 10.33)': 'abs(10.33 - 9.0)',
        '\\ce{HPO4^2-}/\\ce{PO4^3-} (p*K*_{a} = 12.35)': 'abs(12.35 - 9.0)',
      },
      pick: 'least',
      quantity: 'distance of the p*K*_{a} from 9.0',
    },
  },
  {
    id: 'analytical-potentiometry-01',
    topics: ['potentiometry'],
    tests: ['ion-selective-electrodes'],
    uses: ['nernst-equation'],
    difficulty: 'beginner',
    text: 'An ideal calcium-selective electrode is moved into a solution with ten times the \\ce{Ca^2+} activity at 25 °C. By how much does its potential change? (\\frac{*RT*}{*F*} ln 10 = 59.2 mV)',
    answer: '+29.6 mV',
    distractors: [
      {
        text: '+59.2 mV',
        slip: 'ignored-ion-charge',
        teaching: 'This is the slope for a singly charged ion; for \\ce{Ca^2+} it is divided by 2.',
        expression: '59.2 * log10(10)',
      },
      {
        text: '−59.2 mV',
        slip: 'anion-for-cation-response',
        teaching:
          'A higher cation activity makes the electrode more positive, and for \\ce{Ca^2+} the slope of 59.2 mV is divided by 2.',
        expression: '-59.2 * log10(10)',
      },
      {
        text: '−29.6 mV',
        slip: 'anion-for-cation-response',
        teaching:
          'A higher cation activity makes the electrode more positive; anions have the opposite effect.',
        expression: '-59.2 / 2 * log10(10)',
      },
    ],
    explanation:
      '*E* = const + \\frac{59.2 mV}{*z*} log_{10} *a*. With *z* = +2 and ten times the activity, Δ*E* = \\frac{59.2 mV}{2} × log_{10} 10 = +29.6 mV.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 15',
    computation: { kind: 'quantity', expression: '59.2 / 2 * log10(10)', unit: 'mV' },
  },
  {
    id: 'analytical-potentiometry-02',
    topics: ['potentiometry'],
    tests: ['ion-selective-electrodes'],
    difficulty: 'intermediate',
    text: 'A potassium electrode has a selectivity coefficient of 0.0020 for \\ce{Na+} relative to \\ce{K+}. By what percentage is its reading of the potassium concentration too high in 1.0 × 10^{−3} mol/L \\ce{K+} with 0.10 mol/L \\ce{Na+}? (Use concentrations in place of activities.)',
    answer: '20%',
    distractors: [
      {
        text: '0.20%',
        slip: 'ignored-excess-of-interferent',
        teaching:
          'The coefficient is multiplied by the sodium concentration, which is a hundred times that of potassium.',
        expression: '0.0020 * 100',
      },
      {
        text: '0.0020%',
        slip: 'inverted-ratio',
        teaching:
          'Here the coefficient was multiplied by [\\ce{K+}]/[\\ce{Na+}]; the apparent extra potassium, 0.0020 × [\\ce{Na+}], must be divided by [\\ce{K+}].',
        expression: '0.0020 * 1.0e-3 / 0.10 * 100',
      },
      {
        text: '17%',
        slip: 'wrong-reference',
        teaching:
          'The extra reading is compared with the true potassium concentration, not with the apparent sum.',
        expression: '0.0020 * 0.10 / (1.0e-3 + 0.0020 * 0.10) * 100',
      },
    ],
    explanation:
      'The electrode responds to [\\ce{K+}] + 0.0020 × [\\ce{Na+}] = 1.0 × 10^{−3} + 2.0 × 10^{−4} mol/L. The reading is too high by \\frac{2.0 × 10^{−4}}{1.0 × 10^{−3}} = 20%.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 15',
    computation: { kind: 'quantity', expression: '0.0020 * 0.10 / 1.0e-3 * 100', unit: '%' },
  },
  {
    id: 'analytical-potentiometry-03',
    topics: ['potentiometry', 'calibration'],
    tests: ['ion-selective-electrodes', 'standard-addition'],
    uses: ['nernst-equation'],
    difficulty: 'advanced',
    text: 'A fluoride electrode with a slope of −59.2 mV per decade is immersed in 100.0 mL of water. After 1.00 mL of 0.100 mol/L \\ce{NaF} is added, its potential has fallen by 35.5 mV. What was the fluoride concentration of the water? (Assume constant ionic strength.)',
    answer: '3.31 × 10^{−4} mol/L',
    distractors: [
      {
        text: '2.49 × 10^{−4} mol/L',
        slip: 'ratio-for-ratio-minus-one',
        teaching:
          'The ratio 3.98 compares the total with the original amount; only the increase, 2.98, corresponds to the addition.',
        expression: '1.00 * 0.100 / (10^(35.5 / 59.2) * 101.0)',
      },
      {
        text: '1.65 × 10^{−3} mol/L',
        slip: 'linear-for-logarithmic',
        teaching: 'The potential follows the logarithm of the concentration, not the concentration itself.',
        expression: '1.00 * 0.100 / 101.0 / (35.5 / 59.2)',
      },
      {
        text: '3.36 × 10^{−2} mol/L',
        slip: 'ignored-dilution',
        teaching: 'The standard is diluted about a hundredfold when it is added to the sample.',
        expression: '0.100 / (10^(35.5 / 59.2) - 1)',
      },
    ],
    explanation:
      'The ratio of the concentrations is 10^{35.5/59.2} = 3.98. With the unknown *c*: \\frac{100.0*c* + 1.00 × 0.100}{101.0} = 3.98*c*, so *c* = \\frac{0.100}{3.98 × 101.0 − 100.0} = 3.31 × 10^{−4} mol/L.',
    reference: 'Harris, Quantitative Chemical Analysis, chapters 5 and 15',
    computation: {
      kind: 'quantity',
      expression: '1.00 * 0.100 / (10^(35.5 / 59.2) * 101.0 - 100.0)',
      unit: 'mol/L',
    },
  },
  {
    id: 'analytical-potentiometry-04',
    topics: ['potentiometry'],
    tests: ['ph-electrode'],
    difficulty: 'intermediate',
    text: 'A glass electrode reads pH 12.8 in 0.1 mol/L \\ce{NaOH} although the true value is 13.0. What is the usual cause of such a low reading?',
    answer: 'The membrane also responds to the sodium ions.',
    distractors: [
      {
        text: 'The membrane also responds to the hydroxide ions.',
        slip: 'anion-for-cation-response',
        teaching:
          'The silicate sites of glass exchange cations; hydroxide affects them only through [\\ce{H+}].',
      },
      {
        text: 'The membrane is dried out by the sodium hydroxide.',
        slip: 'dehydration-for-interference',
        teaching:
          'Drying makes a glass electrode slow and unstable; a constant deviation at high pH is the alkaline error.',
      },
      {
        text: 'The reference electrode is poisoned by hydroxide.',
        slip: 'wrong-electrode-blamed',
        teaching: 'The reference is separated by a salt bridge, and a fault in it would show at any pH.',
      },
    ],
    explanation:
      'This is the alkaline (sodium) error: at pH 13 there is 10^{12} times as much \\ce{Na+} as \\ce{H+}, so even a very slight response to sodium matters. The electrode registers some sodium ions as hydrogen ions and reads too low a pH.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 15',
  },
  {
    id: 'analytical-electroanalysis-01',
    topics: ['electroanalysis'],
    tests: ['coulometry', 'faradays-laws-of-electrolysis'],
    uses: ['unit-conversion'],
    difficulty: 'beginner',
    text: 'A constant current of 5.00 mA flows for 386 s in a coulometric titration. How many moles of electrons have passed? (*F* = 96 485 C/mol)',
    answer: '2.00 × 10^{−5} mol',
    distractors: [
      {
        text: '2.00 × 10^{−2} mol',
        slip: 'unit-prefix',
        teaching: '5.00 mA is 0.00500 A; the prefix was overlooked.',
        expression: '5.00 * 386 / 96485',
      },
      {
        text: '3.33 × 10^{−4} mol',
        slip: 'time-unit',
        teaching:
          'The milliamperes were taken as amperes, and the time was divided by 60 although it was in seconds.',
        expression: '(5.00 * 386 / 96485) / 60',
      },
      {
        text: '1.20 × 10^{−3} mol',
        slip: 'time-unit',
        teaching: 'The 386 s were taken as minutes and multiplied by 60.',
        expression: '5.00e-3 * 386 * 60 / 96485',
      },
    ],
    explanation:
      '*Q* = *It* = 0.00500 A × 386 s = 1.93 C. *n* = \\frac{*Q*}{*F*} = \\frac{1.93 C}{96 485 C/mol} = 2.00 × 10^{−5} mol.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 22',
    computation: { kind: 'quantity', expression: '5.00e-3 * 386 / 96485', unit: 'mol' },
  },
  {
    id: 'analytical-electroanalysis-02',
    topics: ['electroanalysis', 'redox-titrations'],
    tests: ['coulometry'],
    uses: ['faradays-laws-of-electrolysis', 'iodometric-titrations', 'molarity'],
    difficulty: 'intermediate',
    text: 'Iodine is generated at 8.00 mA in 10.00 mL of an arsenic(III) solution, buffered at pH 8; the end point is reached after 482 s. Each arsenic(III) is oxidized to arsenic(V) by one \\ce{I2}. What was the arsenic concentration? (*F* = 96 485 C/mol)',
    answer: '2.00 × 10^{−3} mol/L',
    distractors: [
      {
        text: '4.00 × 10^{−3} mol/L',
        slip: 'electrons-transferred',
        teaching:
          'The formation of one \\ce{I2} involves two electrons, so the amount of electrons is halved.',
        expression: '8.00e-3 * 482 / 96485 / 0.01000',
      },
      {
        text: '4.00 × 10^{−5} mol/L',
        slip: 'forgot-sample-volume',
        teaching:
          'This number is the amount of electrons in mol; two electrons form one \\ce{I2}, and the amount must be divided by the volume, 10.00 mL.',
        expression: '8.00e-3 * 482 / 96485',
      },
      {
        text: '2.00 × 10^{−5} mol/L',
        slip: 'forgot-sample-volume',
        teaching: 'This number is the amount in mol; it must be divided by the volume, 10.00 mL.',
        expression: '8.00e-3 * 482 / 96485 / 2',
      },
    ],
    explanation:
      '*Q* = 8.00 × 10^{−3} A × 482 s = 3.856 C; electrons: 4.00 × 10^{−5} mol; iodine and arsenic: 2.00 × 10^{−5} mol in 0.01000 L, so 2.00 × 10^{−3} mol/L.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 22',
    computation: { kind: 'quantity', expression: '8.00e-3 * 482 / 96485 / 2 / 0.01000', unit: 'mol/L' },
  },
  {
    id: 'analytical-electroanalysis-03',
    topics: ['electroanalysis', 'potentiometry'],
    tests: ['nernst-equation', 'coulometry'],
    uses: ['standard-electrode-potential'],
    difficulty: 'advanced',
    text: 'Copper is deposited from 0.010 mol/L \\ce{Cu^2+} (*E*° = +0.340 V). What potential must the cathode reach, against the standard hydrogen electrode at 25 °C, so that only 0.010% of the copper is left in solution? (\\frac{*RT*}{*F*} ln 10 = 0.0592 V; use concentrations in place of activities and assume no overpotential)',
    answer: '+0.162 V',
    distractors: [
      {
        text: '+0.222 V',
        slip: 'share-for-concentration',
        teaching: '0.010% of 0.010 mol/L is 1.0 × 10^{−6} mol/L, not 1.0 × 10^{−4} mol/L.',
        expression: '0.340 + 0.0592 / 2 * log10(1.0e-4)',
      },
      {
        text: '−0.015 V',
        slip: 'electrons-transferred',
        teaching: '\\ce{Cu^2+} takes two electrons, so 0.0592 V is divided by 2.',
        expression: '0.340 + 0.0592 * log10(0.010 * 1.0e-4)',
      },
      {
        text: '+0.518 V',
        slip: 'wrong-sign',
        teaching: 'The less copper is to remain in solution, the more negative the cathode must be.',
        expression: '0.340 - 0.0592 / 2 * log10(0.010 * 1.0e-4)',
      },
    ],
    explanation:
      '[\\ce{Cu^2+}] = 0.010 mol/L × 1.0 × 10^{−4} = 1.0 × 10^{−6} mol/L. *E* = 0.340 V + \\frac{0.0592 V}{2} × log_{10}(1.0 × 10^{−6}) = 0.340 V − 0.178 V = +0.162 V.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 17',
    computation: { kind: 'quantity', expression: '0.340 + 0.0592 / 2 * log10(0.010 * 1.0e-4)', unit: 'V' },
  },
];
