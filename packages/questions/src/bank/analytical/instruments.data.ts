import type { WrittenQuestion } from '../written-question.ts';

/** Electrodes, voltammetry, spectrometers, columns and mass analysers. */
export const instrumentsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-potentiometry-05',
    topics: ['potentiometry'],
    tests: ['ph-electrode'],
    uses: ['nernst-equation'],
    difficulty: 'beginner',
    text: 'At 25 °C an ideal glass electrode shows +20.0 mV in a buffer of pH 7.00 and −98.4 mV in a sample. What is the pH of the sample? (slope −59.2 mV per pH unit)',
    answer: '9.00',
    distractors: [
      {
        text: '5.00',
        slip: 'wrong-sign',
        teaching: 'The potential falls when the pH rises, so the sample is more basic than the buffer.',
        expression: '7.00 + (20.0 - (-98.4)) / (-59.2)',
      },
      {
        text: '8.66',
        slip: 'ignored-reference-reading',
        teaching: 'The change is measured from +20.0 mV in the buffer, not from zero.',
        expression: '7.00 + ((-98.4)) / (-59.2)',
      },
      {
        text: '5.34',
        slip: 'ignored-reference-reading',
        teaching:
          'The change is measured from +20.0 mV in the buffer, and a fall of the potential means a higher pH, not a lower one.',
        expression: '7.00 + (-98.4) / 59.2',
      },
    ],
    explanation:
      'Δ*E* = −98.4 − 20.0 = −118.4 mV, so the pH is higher by \\frac{−118.4 mV}{−59.2 mV} = 2.00 units: pH = 9.00.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 15',
    computation: { kind: 'quantity', expression: '7.00 + (-98.4 - 20.0) / (-59.2)', unit: '' },
  },
  {
    id: 'analytical-potentiometry-06',
    topics: ['potentiometry'],
    tests: ['reference-electrodes'],
    uses: ['standard-electrode-potential'],
    difficulty: 'beginner',
    text: 'An electrode has a potential of −0.523 V against an \\ce{Ag}/\\ce{AgCl} reference, whose own potential is +0.197 V against the standard hydrogen electrode. What is the potential of the electrode against the standard hydrogen electrode?',
    answer: '−0.326 V',
    distractors: [
      {
        text: '−0.720 V',
        slip: 'wrong-sign',
        teaching:
          'The reference itself lies 0.197 V above the hydrogen electrode, so its potential is added.',
        expression: '(-0.523) - 0.197',
      },
      {
        text: '+0.720 V',
        slip: 'exchanged-electrodes',
        teaching: 'This is reference minus electrode; the question asks for the potential of the electrode.',
        expression: '0.523 + 0.197',
      },
      {
        text: '+0.326 V',
        slip: 'lost-sign-of-result',
        teaching: '−0.523 V + 0.197 V is negative: the electrode lies below the hydrogen electrode.',
        expression: '0.523 - 0.197',
      },
    ],
    explanation:
      'The reference is at +0.197 V on the hydrogen scale and the electrode is 0.523 V below it: *E* = 0.197 V − 0.523 V = −0.326 V.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 15',
    computation: { kind: 'quantity', expression: '-0.523 + 0.197', unit: 'V' },
  },
  {
    id: 'analytical-electroanalysis-04',
    topics: ['electroanalysis', 'calibration'],
    tests: ['standard-addition'],
    uses: ['voltammetry', 'dilution'],
    difficulty: 'intermediate',
    text: 'A 25.00 mL sample gives a limiting current of 4.20 µA for cadmium; the current is proportional to the concentration. After 0.500 mL of 1.00 × 10^{−3} mol/L \\ce{Cd^2+} is added, the current is 9.10 µA. What was the concentration in the sample?',
    answer: '1.65 × 10^{−5} mol/L',
    distractors: [
      {
        text: '8.57 × 10^{−4} mol/L',
        slip: 'undiluted-standard',
        teaching: 'The standard is diluted from 0.500 mL to 25.50 mL when it is added.',
        expression: '1.00e-3 * 4.20 / (9.10 - 4.20)',
      },
      {
        text: '9.05 × 10^{−6} mol/L',
        slip: 'total-for-increase',
        teaching: 'The 9.10 µA is due to sample and standard together, not to the standard alone.',
        expression: '0.500 * 1.00e-3 * 4.20 / (9.10 * 25.50)',
      },
      {
        text: '2.29 × 10^{−5} mol/L',
        slip: 'inverted-ratio',
        teaching: 'The increase and the first current were swapped.',
        expression: '0.500 * 1.00e-3 / 25.50 * (9.10 - 4.20) / 4.20',
      },
    ],
    explanation:
      '\\frac{9.10}{4.20} = \\frac{25.00*c* + 0.500 × 1.00 × 10^{−3}}{25.50*c*}. Solving gives *c* = \\frac{0.500 × 1.00 × 10^{−3} × 4.20}{9.10 × 25.50 − 4.20 × 25.00} = \\frac{2.10 × 10^{−3}}{127.05} = 1.65 × 10^{−5} mol/L.',
    reference: 'Harris, Quantitative Chemical Analysis, chapters 5 and 17',
    computation: {
      kind: 'quantity',
      expression: '0.500 * 1.00e-3 * 4.20 / (9.10 * 25.50 - 4.20 * 25.00)',
      unit: 'mol/L',
    },
  },
  {
    id: 'analytical-electroanalysis-05',
    topics: ['electroanalysis'],
    tests: ['voltammetry'],
    difficulty: 'beginner',
    text: 'In voltammetry a large excess of \\ce{KCl} is dissolved in an unstirred sample with a trace of \\ce{Cd^2+}. What is the purpose of this supporting electrolyte?',
    answer: 'It carries the current, so that \\ce{Cd^2+} moves by diffusion only.',
    distractors: [
      {
        text: 'It reacts at the electrode, so that \\ce{Cd^2+} is not used up at all.',
        slip: 'electrolyte-as-reactant',
        teaching:
          'Its ions must not react at the potentials used; only the current of cadmium is to be measured.',
      },
      {
        text: 'It lowers the ionic strength, so that \\ce{Cd^2+} has an activity of 1.',
        slip: 'reversed-trend',
        teaching: 'More ions raise the ionic strength, and the activity of a trace is far from 1.',
      },
      {
        text: 'It warms up the sample, so that \\ce{Cd^2+} diffuses more quickly.',
        slip: 'electrolyte-as-heater',
        teaching: 'The currents in voltammetry are only microamperes and do not warm the sample noticeably.',
      },
    ],
    explanation:
      'If \\ce{Cd^2+} itself carried the current, the field would draw it to the electrode (migration). With a large excess of inert salt, other ions do so, and the limiting current depends on diffusion alone, in proportion to the concentration.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 23',
  },
  {
    id: 'analytical-molecular-absorption-05',
    topics: ['molecular-absorption'],
    tests: ['transmittance', 'beer-lambert-law'],
    difficulty: 'beginner',
    text: 'A dye solution transmits 60% of the light. What percentage does a solution of twice the concentration transmit in the same cell, if the Beer–Lambert law holds?',
    answer: '36%',
    distractors: [
      {
        text: '30%',
        slip: 'transmittance-for-absorbance',
        teaching: 'The absorbance doubles; the transmittance is not simply halved.',
        expression: '60 / 2',
      },
      {
        text: '20%',
        slip: 'absorbed-share-for-absorbance',
        teaching:
          'The absorbed fraction, 40%, does not double: the added dye can absorb only from the light that the original dye would transmit.',
        expression: '100 - 2 * (100 - 60)',
      },
      {
        text: '77%',
        slip: 'reversed-trend',
        teaching: 'This is \\sqrt{0.60}, the transmittance at half the concentration.',
        expression: 'sqrt(0.60) * 100',
      },
    ],
    explanation: 'The absorbance doubles, so the transmittance is squared: *T* = 0.60² = 0.36 = 36%.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 18',
    computation: { kind: 'quantity', expression: '10^(2 * log10(0.60)) * 100', unit: '%' },
  },
  {
    id: 'analytical-molecular-absorption-06',
    topics: ['molecular-absorption'],
    tests: ['deviations-from-beers-law'],
    uses: ['uv-visible-spectrophotometer', 'transmittance'],
    difficulty: 'advanced',
    text: 'The true absorbance of a solution is 2.00. In the instrument 1.0% of the incident power *P*_{0} reaches the detector as stray light, both with the sample and with the blank. What absorbance does the instrument show?',
    answer: '1.70',
    distractors: [
      {
        text: '1.98',
        slip: 'stray-light-on-absorbance',
        teaching:
          'The 1.0% is a percentage of *P*_{0}, not of the absorbance; the sample transmits only 1.0% of *P*_{0}.',
        expression: '2.00 * (1 - 0.010)',
      },
      {
        text: '4.00',
        slip: 'added-absorbances',
        teaching: 'Stray light adds to the power, not to the absorbance, and so makes the reading smaller.',
        expression: '2.00 - log10(0.010)',
      },
      {
        text: '2.00',
        slip: 'stray-light-cancels',
        teaching:
          'Stray light hardly matters for the blank, but it doubles the small amount of light that reaches the detector through the sample.',
        expression: '2.00',
      },
    ],
    explanation:
      'Behind the sample: 0.0100*P*_{0} + 0.0100*P*_{0}; behind the blank: 1.0000*P*_{0} + 0.0100*P*_{0}. *A* = −log_{10}\\frac{0.0200}{1.0100} = 1.70.',
    reference: 'Skoog, Holler & Crouch, Principles of Instrumental Analysis, chapter 13',
    computation: { kind: 'quantity', expression: '-log10((10^(-2.00) + 0.010) / (1 + 0.010))', unit: '' },
  },
  {
    id: 'analytical-atomic-spectrometry-04',
    topics: ['atomic-spectrometry'],
    tests: ['atomic-absorption-spectroscopy'],
    uses: ['calibration-curve', 'detection-limit'],
    difficulty: 'intermediate',
    text: 'In flame atomic absorption a 2.00 mg/L copper standard has an absorbance of 0.176. What is the characteristic concentration, at which 1% of the light is absorbed (*A* = 0.0044), if the calibration is linear?',
    answer: '0.050 mg/L',
    distractors: [
      {
        text: '0.11 mg/L',
        slip: 'absorbed-share-for-absorbance',
        teaching: '1% absorption corresponds to an absorbance of −log_{10} 0.99 = 0.0044, not 0.01.',
        expression: '0.01 * 2.00 / 0.176',
      },
      {
        text: '0.020 mg/L',
        slip: 'share-of-standard',
        teaching: 'This is 1% of the standard; the 1% refers to the light absorbed.',
        expression: '0.01 * 2.00',
      },
      {
        text: '0.0088 mg/L',
        slip: 'forgot-denominator',
        teaching: 'This is 0.0044 × 2.00; it must be divided by the absorbance 0.176.',
        expression: '0.0044 * 2.00',
      },
    ],
    explanation: 'Slope: \\frac{0.176}{2.00 mg/L} = 0.088 L/mg. \\frac{0.0044}{0.088 L/mg} = 0.050 mg/L.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 21',
    computation: { kind: 'quantity', expression: '0.0044 * 2.00 / 0.176', unit: 'mg/L' },
  },
  {
    id: 'analytical-atomic-spectrometry-05',
    topics: ['atomic-spectrometry'],
    tests: ['interferences-in-atomic-spectroscopy'],
    uses: ['atomic-emission-spectroscopy', 'atomic-absorption-spectroscopy'],
    difficulty: 'beginner',
    text: 'Phosphate interferes with the determination of calcium in an air–acetylene flame, but hardly in an inductively coupled plasma. Why?',
    answer: 'The plasma is much hotter and breaks up compounds.',
    distractors: [
      {
        text: 'The plasma is much cooler and forms no compounds.',
        slip: 'reversed-trend',
        teaching: 'An argon plasma reaches 6000 K or more, an air–acetylene flame only about 2500 K.',
      },
      {
        text: 'The plasma contains oxygen and burns phosphate.',
        slip: 'plasma-as-flame',
        teaching: 'Nothing burns in it: the gas is argon, heated by a radio-frequency field.',
      },
      {
        text: 'The plasma gas forms a complex with phosphate.',
        slip: 'inert-gas-reacts',
        teaching: 'The gas is argon, which forms no compounds with phosphate.',
      },
    ],
    explanation:
      'In the flame calcium phosphate is only slightly dissociated, so fewer calcium atoms form. At the 6000 K or more of an argon plasma such compounds dissociate almost completely, and the chemical interference disappears.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 21',
  },
  {
    id: 'analytical-chromatography-05',
    topics: ['chromatography'],
    tests: ['retention-factor'],
    difficulty: 'beginner',
    text: 'A substance has a retention time of 6.50 min; an unretained one elutes after 1.30 min. What is its retention factor *k*?',
    answer: '4.00',
    distractors: [
      {
        text: '5.00',
        slip: 'total-for-adjusted-time',
        teaching: 'The dead time is part of the 6.50 min and must be subtracted first.',
        expression: '(6.50) / 1.30',
      },
      {
        text: '0.20',
        slip: 'inverted-ratio',
        teaching:
          'The dead time was not subtracted, and it was put in the numerator instead of the denominator.',
        expression: '1.30 / 6.50',
      },
      {
        text: '0.25',
        slip: 'inverted-ratio',
        teaching:
          'The time in the stationary phase belongs in the numerator, the dead time in the denominator.',
        expression: '1.30 / (6.50 - 1.30)',
      },
    ],
    explanation: '*k* = \\frac{*t*_{R} − *t*_{M}}{*t*_{M}} = \\frac{6.50 − 1.30}{1.30} = 4.00.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 23',
    computation: { kind: 'quantity', expression: '(6.50 - 1.30) / 1.30', unit: '' },
  },
  {
    id: 'analytical-chromatography-06',
    topics: ['chromatography'],
    tests: ['retention-factor'],
    difficulty: 'intermediate',
    text: 'Two substances have retention times of 6.50 and 7.80 min; the dead time is 1.30 min. What is their separation factor (relative retention) α?',
    answer: '1.25',
    distractors: [
      {
        text: '1.20',
        slip: 'total-for-adjusted-time',
        teaching: 'The dead time must be subtracted from both times before they are compared.',
        expression: '(7.80) / (6.50)',
      },
      {
        text: '0.80',
        slip: 'inverted-ratio',
        teaching: 'The later substance belongs in the numerator, so that α is at least 1.',
        expression: '(6.50 - 1.30) / (7.80 - 1.30)',
      },
      {
        text: '0.83',
        slip: 'inverted-ratio',
        teaching:
          'The dead time was not subtracted, and the earlier substance was put in the numerator; α is at least 1.',
        expression: '6.50 / 7.80',
      },
    ],
    explanation: 'α = \\frac{7.80 − 1.30}{6.50 − 1.30} = \\frac{6.50}{5.20} = 1.25.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 23',
    computation: { kind: 'quantity', expression: '(7.80 - 1.30) / (6.50 - 1.30)', unit: '' },
  },
  {
    id: 'analytical-chromatography-07',
    topics: ['chromatography'],
    tests: ['van-deemter-equation'],
    uses: ['theoretical-plates'],
    difficulty: 'advanced',
    text: 'A 250 mm HPLC column obeys *H* = *A* + *B*/*u* + *Cu* with *A* = 0.00800 mm, *B* = 0.00900 mm²/s and *C* = 0.00400 s. What is the greatest number of plates it can provide?',
    answer: '1.25 × 10^{4}',
    distractors: [
      {
        text: '2.08 × 10^{4}',
        slip: 'left-out-a-term',
        teaching: 'This leaves *A* out; this term does not depend on the flow, but it contributes to *H*.',
        expression: '250 / (2 * sqrt(0.00900 * 0.00400))',
      },
      {
        text: '1.79 × 10^{4}',
        slip: 'forgot-factor-two',
        teaching: 'At the minimum *B*/*u* and *Cu* are both \\sqrt{*BC*}, so their sum is twice this value.',
        expression: '250 / (0.00800 + sqrt(0.00900 * 0.00400))',
      },
      {
        text: '1.19 × 10^{4}',
        slip: 'unit-flow-for-optimum',
        teaching:
          'This uses *H* at 1 mm/s; the minimum plate height is reached at *u* = \\sqrt{*B*/*C*} = 1.5 mm/s.',
        expression: '250 / (0.00800 + 0.00900 / 1 + 0.00400 * 1)',
      },
    ],
    explanation:
      '*H* has its minimum at *u* = \\sqrt{*B*/*C*} = 1.5 mm/s: *H* = *A* + 2\\sqrt{*BC*} = 0.00800 + 2 × 0.00600 = 0.0200 mm. *N* = \\frac{250 mm}{0.0200 mm} = 1.25 × 10^{4}.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 23',
    computation: { kind: 'quantity', expression: '250 / (0.00800 + 2 * sqrt(0.00900 * 0.00400))', unit: '' },
  },
  {
    id: 'analytical-chromatography-08',
    topics: ['chromatography'],
    tests: ['retention-index'],
    uses: ['retention-factor', 'gas-chromatography'],
    difficulty: 'advanced',
    text: 'In isothermal gas chromatography, hexane, a substance X and heptane have adjusted retention times of 4.00, 5.00 and 7.90 min. What is the Kovats retention index of X?',
    answer: '633',
    distractors: [
      {
        text: '626',
        slip: 'linear-for-logarithmic',
        teaching:
          'The adjusted retention times of homologs increase exponentially, so their logarithms are interpolated.',
        expression: '600 + 100 * (5.00 - 4.00) / (7.90 - 4.00)',
      },
      {
        text: '667',
        slip: 'counted-from-the-other-end',
        teaching:
          'The fraction of the interval is counted upward from hexane (600), not downward from heptane (700).',
        expression: '700 - 100 * log10(5.00 / 4.00) / log10(7.90 / 4.00)',
      },
      {
        text: '733',
        slip: 'wrong-starting-alkane',
        teaching: 'X elutes between hexane (600) and heptane (700), so its index lies between these values.',
        expression: '700 + 100 * log10(5.00 / 4.00) / log10(7.90 / 4.00)',
      },
    ],
    explanation:
      '*I* = 600 + 100 × \\frac{log_{10} 5.00 − log_{10} 4.00}{log_{10} 7.90 − log_{10} 4.00} = 600 + 100 × \\frac{0.0969}{0.2956} = 633.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 24',
    computation: {
      kind: 'rounded-quantity',
      expression: '600 + 100 * log10(5.00 / 4.00) / log10(7.90 / 4.00)',
      unit: '',
      rounding: { decimals: 0 },
    },
  },
  {
    id: 'analytical-mass-spectrometry-04',
    topics: ['mass-spectrometry'],
    tests: ['high-resolution-mass-spectrometry'],
    uses: ['mass-analyzers'],
    difficulty: 'intermediate',
    text: 'What resolving power *m*/Δ*m* is needed to distinguish \\ce{N2^+} (*m*/*z* 28.0056) from \\ce{CO^+} (*m*/*z* 27.9944)?',
    answer: '2.5 × 10^{3}',
    distractors: [
      {
        text: '4.0 × 10^{2}',
        slip: 'inverted-ratio',
        teaching:
          'This is Δ*m*/*m* in parts per million; the resolving power is the mass divided by the difference.',
        expression: '(28.0056 - 27.9944) / 28.0 * 1e6',
      },
      {
        text: '5.0 × 10^{3}',
        slip: 'sum-for-mean',
        teaching: 'The mass in *m*/Δ*m* is that of one ion, about 28, not the sum of both.',
        expression: '(28.0056 + 27.9944) / (28.0056 - 27.9944)',
      },
      {
        text: '2.0 × 10^{2}',
        slip: 'inverted-ratio',
        teaching:
          'This is Δ*m* divided by the sum of both masses, in parts per million; instead, divide the mass of one ion, about 28, by Δ*m*.',
        expression: '(28.0056 - 27.9944) / (28.0056 + 27.9944) * 1e6',
      },
    ],
    explanation: 'Δ*m* = 28.0056 − 27.9944 = 0.0112. *m*/Δ*m* = \\frac{28.0}{0.0112} = 2.5 × 10^{3}.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
    computation: { kind: 'quantity', expression: '28.0 / (28.0056 - 27.9944)', unit: '' },
  },
  {
    id: 'analytical-mass-spectrometry-05',
    topics: ['mass-spectrometry'],
    tests: ['mass-analyzers'],
    difficulty: 'intermediate',
    text: 'In a time-of-flight mass spectrometer an ion of *m*/*z* 400 takes 20.0 µs to reach the detector. How long does an ion of *m*/*z* 900 take after acceleration through the same voltage?',
    answer: '30.0 µs',
    distractors: [
      {
        text: '45.0 µs',
        slip: 'linear-for-square-root',
        teaching:
          'Equal energies mean ½*mv*² = const, so the time increases with the square root of the mass.',
        expression: '20.0 * 900 / 400',
      },
      {
        text: '101 µs',
        slip: 'squared-for-root',
        teaching: 'The ratio 900/400 was squared; its square root is needed.',
        expression: '20.0 * (900 / 400)^2',
      },
      {
        text: '13.3 µs',
        slip: 'reversed-trend',
        teaching: 'The heavier ion is slower at the same energy, so it arrives later.',
        expression: '20.0 * sqrt(400 / 900)',
      },
    ],
    explanation:
      '*zeU* = ½*mv*², so *v* ∝ \\sqrt{*z*/*m*} and *t* ∝ \\sqrt{*m*/*z*}. *t* = 20.0 µs × \\sqrt{\\frac{900}{400}} = 30.0 µs.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
    computation: { kind: 'quantity', expression: '20.0 * sqrt(900 / 400)', unit: 'µs' },
  },
];
