import type { WrittenQuestion } from '../written-question.ts';

/** Questions that join two ideas of analysis. */
export const combinedIdeasQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-complexometric-titrations-07',
    topics: ['complexometric-titrations'],
    tests: ['edta-titrations', 'conditional-formation-constants'],
    difficulty: 'advanced',
    text: 'A 50.0 mL portion of 0.0100 mol/L \\ce{Mg^2+} is titrated at pH 10 with 0.0100 mol/L EDTA. The conditional formation constant is *K*′ = 1.85 × 10^{8}. What is pMg after 55.0 mL has been added?',
    answer: '7.27',
    distractors: [
      {
        text: '8.27',
        slip: 'double-volume-for-excess',
        teaching:
          'pMg = log_{10} *K*′ applies when the concentrations of free EDTA and the complex are equal, at twice the equivalence volume.',
        expression: 'log10(1.85e8)',
      },
      {
        text: '5.28',
        slip: 'equivalence-for-any-point',
        teaching: 'This is the value at the equivalence point, after 50.0 mL; here EDTA is in excess.',
        expression: '-log10(sqrt(0.0100 * 50.0 / 100.0 / 1.85e8))',
      },
      {
        text: '9.27',
        slip: 'inverted-ratio',
        teaching:
          'There is ten times as much complex as excess EDTA, which makes pMg smaller than log_{10} *K*′.',
        expression: 'log10(1.85e8 / (55.0 - 50.0) * 50.0)',
      },
    ],
    explanation:
      'Complex: 0.500 mmol; excess of EDTA: 5.0 mL × 0.0100 mmol/mL = 0.050 mmol, in the same volume. [\\ce{Mg^2+}] = \\frac{0.500}{0.050 × 1.85 × 10^{8}} = 5.4 × 10^{−8} mol/L, so pMg = 7.27.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 12',
    computation: { kind: 'quantity', expression: 'log10(1.85e8 * (55.0 - 50.0) / 50.0)', unit: '' },
  },
  {
    id: 'analytical-concentration-units-08',
    topics: ['concentration-units'],
    tests: ['molarity'],
    uses: ['dilution', 'electrolytes'],
    difficulty: 'intermediate',
    text: 'A solution is made by mixing 25.0 mL of 0.120 mol/L \\ce{CaCl2} with 75.0 mL of 0.0800 mol/L \\ce{NaCl}; the volumes are additive. What is the concentration of chloride?',
    answer: '0.120 mol/L',
    distractors: [
      {
        text: '0.0900 mol/L',
        slip: 'forgot-subscript',
        teaching: 'Each formula unit of \\ce{CaCl2} provides two chloride ions.',
        expression: '(25.0 * 0.120 + 75.0 * 0.0800) / 100.0',
      },
      {
        text: '0.320 mol/L',
        slip: 'ignored-dilution',
        teaching: 'Concentrations do not add; the amounts do, and their sum is divided by the total volume.',
        expression: '2 * 0.120 + 0.0800',
      },
      {
        text: '0.160 mol/L',
        slip: 'unweighted-mean',
        teaching: 'The simple mean of 0.240 and 0.0800 mol/L ignores the fact that the volumes differ.',
        expression: '(2 * 0.120 + 0.0800) / 2',
      },
    ],
    explanation:
      '25.0 mL × 2 × 0.120 mmol/mL = 6.00 mmol and 75.0 mL × 0.0800 mmol/mL = 6.00 mmol give 12.00 mmol in 100.0 mL, or 0.120 mol/L.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 4',
    computation: {
      kind: 'quantity',
      expression: '(25.0 * 2 * 0.120 + 75.0 * 0.0800) / 100.0',
      unit: 'mol/L',
    },
  },
  {
    id: 'analytical-gravimetry-07',
    topics: ['gravimetry'],
    tests: ['gravimetric-analysis'],
    uses: ['percent-composition'],
    difficulty: 'intermediate',
    text: 'A steel contains 3.50% nickel, which is weighed as \\ce{Ni(C4H7N2O2)2} (288.91 g/mol). What mass of steel gives 0.200 g of precipitate? (*M*(\\ce{Ni}) = 58.69 g/mol)',
    answer: '1.16 g',
    distractors: [
      {
        text: '5.71 g',
        slip: 'forgot-gravimetric-factor',
        teaching: 'Only about a fifth of the precipitate is nickel, so much less steel is needed.',
        expression: '0.200 / 0.035',
      },
      {
        text: '28.1 g',
        slip: 'inverted-ratio',
        teaching:
          'The gravimetric factor is inverted; the nickel weighs less than the precipitate that contains it.',
        expression: '0.200 / 58.69 * 288.91 / 0.035',
      },
      {
        text: '0.0406 g',
        slip: 'one-step-short',
        teaching: 'This is the mass of nickel; the steel that contains it weighs about thirty times as much.',
        expression: '0.200 * 58.69 / 288.91',
      },
    ],
    explanation:
      'Nickel: 0.200 g × \\frac{58.69}{288.91} = 0.0406 g. Steel: \\frac{0.0406 g}{0.0350} = 1.16 g.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 27',
    computation: { kind: 'quantity', expression: '0.200 * 58.69 / 288.91 / 0.035', unit: 'g' },
  },
  {
    id: 'analytical-electroanalysis-06',
    topics: ['electroanalysis'],
    tests: ['coulometry'],
    uses: ['faradays-laws-of-electrolysis', 'mass-mole-conversion'],
    difficulty: 'advanced',
    text: 'In controlled-potential coulometry copper is deposited completely from \\ce{Cu^2+}; the current falls as *I* = *I*_{0}e^{−*kt*} with *I*_{0} = 120 mA and *k* = 0.00500 s^{−1}. What mass of copper was in the solution? (*F* = 96 485 C/mol, *M*(\\ce{Cu}) = 63.55 g/mol)',
    answer: '7.90 mg',
    distractors: [
      {
        text: '15.8 mg',
        slip: 'electrons-transferred',
        teaching: 'Each \\ce{Cu^2+} takes two electrons, so the charge is divided by 2*F*.',
        expression: '0.120 / 0.00500 / (96485) * 63.55 * 1000',
      },
      {
        text: '5.48 mg',
        slip: 'half-life-for-time-constant',
        teaching: 'The area under the curve is *I*_{0}/*k*, not *I*_{0} multiplied by the half-life.',
        expression: '0.120 * ln(2) / 0.00500 / (2 * 96485) * 63.55 * 1000',
      },
      {
        text: '3.95 mg',
        slip: 'linear-decay',
        teaching:
          'This assumes a linear fall to zero within 1/*k*; the area under the exponential is twice as large.',
        expression: '0.120 / 0.00500 / 2 / (2 * 96485) * 63.55 * 1000',
      },
    ],
    explanation:
      'The charge is the area under the curve: *Q* = \\frac{*I*_{0}}{*k*} = \\frac{0.120 A}{0.00500 s^{−1}} = 24.0 C. *m* = \\frac{24.0 C × 63.55 g/mol}{2 × 96 485 C/mol} = 7.90 × 10^{−3} g = 7.90 mg.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 22',
    computation: { kind: 'quantity', expression: '0.120 / 0.00500 / (2 * 96485) * 63.55 * 1000', unit: 'mg' },
  },
  {
    id: 'analytical-calibration-07',
    topics: ['calibration', 'sampling-and-separation'],
    tests: ['isotope-dilution'],
    uses: ['radioactive-decay', 'internal-standard'],
    difficulty: 'advanced',
    text: 'In an isotope dilution analysis, 5.00 mg of a labeled amino acid with 4000 counts/(min·mg) is mixed into a hydrolysate. The pure amino acid that is then isolated, in poor yield, shows 650 counts/(min·mg). What mass of this amino acid did the hydrolysate contain?',
    answer: '25.8 mg',
    distractors: [
      {
        text: '30.8 mg',
        slip: 'sum-for-one-part',
        teaching:
          'This is the total mass of the amino acid in the mixture; the 5.00 mg added must be subtracted.',
        expression: '5.00 * (4000 / 650)',
      },
      {
        text: '20.8 mg',
        slip: 'subtracted-twice',
        teaching: 'The 5.00 mg that was added is subtracted once, not twice.',
        expression: '5.00 * 4000 / 650 - 2 * 5.00',
      },
      {
        text: '0.813 mg',
        slip: 'inverted-ratio',
        teaching: 'A lower specific activity means more dilution, so the factor is 4000/650, not 650/4000.',
        expression: '5.00 * 650 / 4000',
      },
    ],
    explanation:
      'The activity 5.00 mg × 4000 = 20 000 counts/min is spread over the total mass: \\frac{20 000}{650} = 30.77 mg. Less the 5.00 mg added: 25.8 mg. The yield does not matter, because only the activity per milligram is used.',
    reference: 'Skoog, Holler & Crouch, Principles of Instrumental Analysis, chapter 32',
    computation: { kind: 'quantity', expression: '5.00 * (4000 / 650 - 1)', unit: 'mg' },
  },
  {
    id: 'analytical-mass-spectrometry-06',
    topics: ['mass-spectrometry'],
    tests: ['isotope-patterns'],
    difficulty: 'intermediate',
    text: 'A molecule contains two chlorine atoms (75.8% \\ce{^{35}Cl}, 24.2% \\ce{^{37}Cl}). What is the height of the M+4 peak relative to the M peak, if only these isotopes are considered?',
    answer: '10.2%',
    distractors: [
      {
        text: '63.9%',
        slip: 'one-heavy-for-all-heavy',
        teaching: 'This is the M+2 peak, in which one of the two chlorine atoms is heavy.',
        expression: '((24.2 / 75.8) * 2) * 100',
      },
      {
        text: '20.4%',
        slip: 'counted-twice',
        teaching: 'Both atoms are heavy in M+4, and this can happen in only one way.',
        expression: '((24.2 / 75.8)^2 * 2) * 100',
      },
      {
        text: '5.86%',
        slip: 'abundance-for-ratio',
        teaching:
          'This is 0.242², the fraction of all molecules; relative to M it must be divided by 0.758².',
        expression: '0.242^2 * 100',
      },
    ],
    explanation:
      'In M+4 both chlorine atoms are \\ce{^{37}Cl}: \\frac{M+4}{M} = (\\frac{24.2}{75.8})² = 0.319² = 10.2%.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
    computation: { kind: 'quantity', expression: '(24.2 / 75.8)^2 * 100', unit: '%' },
  },
  {
    id: 'analytical-chromatography-09',
    topics: ['chromatography'],
    tests: ['chromatographic-resolution'],
    uses: ['theoretical-plates'],
    difficulty: 'intermediate',
    text: 'On a 15 cm column two peaks have a resolution of 1.20. What resolution does a 30 cm column with the same packing give at the same flow velocity?',
    answer: '1.70',
    distractors: [
      {
        text: '2.40',
        slip: 'linear-for-square-root',
        teaching: 'The plates double with the length, but resolution grows only with their square root.',
        expression: '1.20 * 30 / 15',
      },
      {
        text: '0.85',
        slip: 'reversed-trend',
        teaching: 'A longer column has more plates, so the resolution improves.',
        expression: '1.20 * sqrt(15 / 30)',
      },
      {
        text: '4.80',
        slip: 'squared-for-root',
        teaching: 'The factor 2 was squared; take its square root instead.',
        expression: '1.20 * (30 / 15)^2',
      },
    ],
    explanation:
      '*N* is proportional to the length and *R*_{s} to \\sqrt{*N*}: *R*_{s} = 1.20 × \\sqrt{\\frac{30}{15}} = 1.70.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 23',
    computation: { kind: 'quantity', expression: '1.20 * sqrt(30 / 15)', unit: '' },
  },
  {
    id: 'analytical-sampling-and-separation-07',
    topics: ['sampling-and-separation'],
    tests: ['liquid-liquid-extraction'],
    uses: ['chelate-effect'],
    difficulty: 'advanced',
    text: 'A metal ion \\ce{M^2+} is extracted as the neutral chelate \\ce{ML2} with a large excess of \\ce{HL}. At pH 3.0 its distribution ratio is 0.10. What percentage is extracted into an equal volume of the organic phase at pH 4.0, if almost all of the metal in the water is free \\ce{M^2+}?',
    answer: '91%',
    distractors: [
      {
        text: '50%',
        slip: 'ignored-ion-charge',
        teaching:
          'Two protons are released for each \\ce{M^2+}, so *D* rises a hundredfold for each pH unit, not tenfold.',
        expression: '0.10 * 10 / (0.10 * 10 + 1) * 100',
      },
      {
        text: '9.1%',
        slip: 'share-left-for-extracted',
        teaching: 'This is the percentage that stays in the water at pH 4.0.',
        expression: '1 / (0.10 * 10^(2 * (4.0 - 3.0)) + 1) * 100',
      },
      {
        text: '0.10%',
        slip: 'reversed-trend',
        teaching: 'A lower \\ce{H+} concentration favors formation of the chelate, so *D* rises with the pH.',
        expression: '0.10 * 10^(2 * (3.0 - 4.0)) / (0.10 * 10^(2 * (3.0 - 4.0)) + 1) * 100',
      },
    ],
    explanation:
      '\\ce{M^2+ + 2HL <=> ML2 + 2H+}, so *D* ∝ \\frac{1}{[\\ce{H+}]²}. From pH 3.0 to 4.0 it rises a hundredfold, to 10. With equal volumes \\frac{10}{10 + 1} = 91% is extracted.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 23',
    computation: {
      kind: 'quantity',
      expression: '0.10 * 10^(2 * (4.0 - 3.0)) / (0.10 * 10^(2 * (4.0 - 3.0)) + 1) * 100',
      unit: '%',
    },
  },
  {
    id: 'analytical-precipitation-titrations-07',
    topics: ['precipitation-titrations'],
    tests: ['argentometric-titrations'],
    uses: ['mole-ratio', 'mass-mole-conversion'],
    difficulty: 'advanced',
    text: 'A mixture of mass 0.4000 g contains only \\ce{NaCl} (58.44 g/mol) and \\ce{NaBr} (102.89 g/mol). Precipitation of both halides requires 48.00 mL of 0.1000 mol/L \\ce{AgNO3}. What is the mass percentage of \\ce{NaCl}?',
    answer: '30.9%',
    distractors: [
      {
        text: '70.1%',
        slip: 'all-precipitate-from-one-salt',
        teaching:
          'This assumes that all of the silver reacts with \\ce{NaCl}, but the bromide consumes part of it.',
        expression: '48.00 * 0.1000 * 58.44 / 400.0 * 100',
      },
      {
        text: '69.1%',
        slip: 'answered-another-quantity',
        teaching: 'This is the percentage of \\ce{NaBr}, the other salt of the mixture.',
        expression: '100 - (48.00 * 0.1000 - 400.0 / 102.89) / (1 / 58.44 - 1 / 102.89) / 400.0 * 100',
      },
      {
        text: '44.0%',
        slip: 'amount-share-for-mass-share',
        teaching: 'This is the mole percentage of \\ce{NaCl}, not its mass percentage.',
        expression:
          '(48.00 * 0.1000 - 400.0 / 102.89) / (1 / 58.44 - 1 / 102.89) / 58.44 / (48.00 * 0.1000) * 100',
      },
    ],
    explanation:
      'With *x* mg of \\ce{NaCl}: \\frac{*x*}{58.44} + \\frac{400.0 − *x*}{102.89} = 4.800 mmol, that is 0.017112*x* − 0.009719*x* = 4.800 − 3.8877. So *x* = \\frac{0.9123}{0.007393} = 123.4 mg, which is 30.9% of 400.0 mg.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 17',
    computation: {
      kind: 'quantity',
      expression: '(48.00 * 0.1000 - 400.0 / 102.89) / (1 / 58.44 - 1 / 102.89) / 400.0 * 100',
      unit: '%',
    },
  },
  {
    id: 'analytical-atomic-spectrometry-06',
    topics: ['atomic-spectrometry'],
    tests: ['boltzmann-distribution'],
    uses: ['atomic-emission-spectroscopy'],
    difficulty: 'intermediate',
    text: 'Sodium has an excited state 3.37 × 10^{−19} J above the ground state; the ratio of degeneracies is *g*(excited)/*g*(ground) = 2. What is the ratio of excited-state to ground-state atoms in a flame at 2500 K at equilibrium? (*k* = 1.381 × 10^{−23} J/K)',
    answer: '1.2 × 10^{−4}',
    distractors: [
      {
        text: '5.8 × 10^{−5}',
        slip: 'ignored-degeneracy',
        teaching: 'The Boltzmann factor must still be multiplied by the ratio of degeneracies, 2.',
        expression: 'exp((-3.37e-19) / (1.381e-23 * 2500))',
      },
      {
        text: '3.5 × 10^{−10}',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'The exponent −9.76 is a power of *e*; here it was treated as a power of 10.',
        expression: '2 * 10^(-3.37e-19 / (1.381e-23 * 2500))',
      },
      {
        text: '2.9 × 10^{−5}',
        slip: 'inverted-ratio',
        teaching: 'The degeneracy of the excited state belongs in the numerator, so the factor is 2, not ½.',
        expression: '1 / 2 * exp((-3.37e-19) / (1.381e-23 * 2500))',
      },
    ],
    explanation:
      '\\frac{Δ*E*}{*kT*} = \\frac{3.37 × 10^{−19} J}{1.381 × 10^{−23} J/K × 2500 K} = 9.76. 2 × exp(−9.76) = 1.2 × 10^{−4}: nearly all atoms are in the ground state.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 21',
    computation: { kind: 'quantity', expression: '2 * exp(-3.37e-19 / (1.381e-23 * 2500))', unit: '' },
  },
  {
    id: 'analytical-potentiometry-07',
    topics: ['potentiometry', 'errors-and-statistics'],
    tests: ['ion-selective-electrodes'],
    uses: ['nernst-equation'],
    difficulty: 'advanced',
    text: 'The potential of an ideal \\ce{Ca^2+} electrode is read 1.0 mV too high at 25 °C (\\frac{*RT*}{*F*} ln 10 = 59.2 mV). By what percentage is the calculated concentration too high?',
    answer: '8.1%',
    distractors: [
      {
        text: '4.0%',
        slip: 'ignored-ion-charge',
        teaching: 'This is the error for a singly charged ion; for \\ce{Ca^2+} a decade is only 29.6 mV.',
        expression: '(10^(1.0 / (59.2)) - 1) * 100',
      },
      {
        text: '3.4%',
        slip: 'linear-for-logarithmic',
        teaching: 'This is 1.0/29.6; the potential varies with the logarithm of the concentration.',
        expression: '1.0 / (59.2 / 2) * 100',
      },
      {
        text: '2.0%',
        slip: 'multiplied-for-divided',
        teaching: 'The slope is divided by the charge of the ion; here it was multiplied by it.',
        expression: '(10^(1.0 / (59.2 * 2)) - 1) * 100',
      },
    ],
    explanation:
      'The slope is \\frac{59.2 mV}{2} = 29.6 mV for a factor of ten, so 1.0 mV corresponds to a factor of 10^{1.0/29.6} = 1.081; the result is 8.1% too high.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 15',
    computation: { kind: 'quantity', expression: '(10^(1.0 / (59.2 / 2)) - 1) * 100', unit: '%' },
  },
];
