import type { WrittenQuestion } from '../written-question.ts';

/** Errors, statistics and significant figures. */
export const statisticsAndFiguresQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-errors-and-statistics-01',
    topics: ['errors-and-statistics'],
    tests: ['accuracy-and-precision'],
    uses: ['quality-assurance'],
    difficulty: 'beginner',
    text: 'A reference material is certified to contain 25.0 mg/kg of copper. A laboratory finds 24.2 mg/kg. What is the relative error of its result?',
    answer: '−3.2%',
    distractors: [
      {
        text: '+3.2%',
        slip: 'wrong-sign',
        teaching:
          'The error is the value found minus the true value; a result that is too low has a negative error.',
        expression: '(25.0 - 24.2) / 25.0 * 100',
      },
      {
        text: '−0.8%',
        slip: 'absolute-for-relative-error',
        teaching:
          'The difference is −0.8 mg/kg; for the relative error it must still be divided by the true value.',
        expression: '24.2 - 25.0',
      },
      {
        text: '+0.8%',
        slip: 'absolute-for-relative-error',
        teaching:
          'The difference of 0.8 mg/kg must still be divided by the true value, and a result that is too low has a negative error.',
        expression: '25.0 - 24.2',
      },
    ],
    explanation: 'Relative error = \\frac{found − true}{true} = \\frac{24.2 − 25.0}{25.0} = −0.032 = −3.2%.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 5',
    computation: { kind: 'quantity', expression: '(24.2 - 25.0) / 25.0 * 100', unit: '%' },
  },
  {
    id: 'analytical-errors-and-statistics-02',
    topics: ['errors-and-statistics'],
    tests: ['standard-deviation'],
    difficulty: 'intermediate',
    text: 'Four replicate titrations of one solution require 24.31, 24.35, 24.28 and 24.34 mL. What is the sample standard deviation of a single volume?',
    answer: '0.032 mL',
    distractors: [
      {
        text: '0.027 mL',
        slip: 'population-for-sample-deviation',
        teaching:
          'Because the mean is calculated from the same four values, the sum of the squares is divided by *n* − 1 = 3, not by 4.',
        expression: 'sqrt((0.01^2 + 0.03^2 + 0.04^2 + 0.02^2) / (4))',
      },
      {
        text: '0.0010 mL',
        slip: 'variance-for-deviation',
        teaching: 'This number is the variance, in mL²; the standard deviation is its square root.',
        expression: '(0.01^2 + 0.03^2 + 0.04^2 + 0.02^2) / (4 - 1)',
      },
      {
        text: '0.016 mL',
        slip: 'standard-error-for-deviation',
        teaching:
          'Dividing by \\sqrt{4} gives the standard deviation of the mean, not that of a single volume.',
        expression: 'sqrt((0.01^2 + 0.03^2 + 0.04^2 + 0.02^2) / (4 - 1)) / sqrt(4)',
      },
    ],
    explanation:
      'The mean is 24.32 mL; the deviations are −0.01, +0.03, −0.04 and +0.02 mL, and their squares add up to 0.0030 mL². *s* = \\sqrt{\\frac{0.0030 mL²}{3}} = 0.032 mL.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 4',
    computation: {
      kind: 'quantity',
      expression: 'sqrt((0.01^2 + 0.03^2 + 0.04^2 + 0.02^2) / (4 - 1))',
      unit: 'mL',
    },
  },
  {
    id: 'analytical-errors-and-statistics-03',
    topics: ['errors-and-statistics', 'acid-base-titrations'],
    tests: ['propagation-of-uncertainty'],
    uses: ['acid-base-titration'],
    difficulty: 'advanced',
    text: 'An acid that reacts 1:1 with the titrant is titrated. The buret readings are 0.15 ± 0.02 mL and 24.65 ± 0.02 mL, the titrant concentration is 0.1000 ± 0.0003 mol/L and the sample volume is 25.00 ± 0.03 mL. The acid concentration is found to be 0.0980 mol/L. What is the uncertainty of this result, if all the errors are random and independent?',
    answer: '3.4 × 10^{−4} mol/L',
    distractors: [
      {
        text: '5.2 × 10^{−4} mol/L',
        slip: 'added-uncertainties-linearly',
        teaching: 'Independent random errors partly cancel, so their squares add, not the errors themselves.',
        expression: '0.0980 * (sqrt(0.02^2 + 0.02^2) / 24.50 + 0.0003 / 0.1000 + 0.03 / 25.00)',
      },
      {
        text: '2.9 × 10^{−4} mol/L',
        slip: 'largest-uncertainty-only',
        teaching: 'This includes only the titrant; the volumes make a smaller but noticeable contribution.',
        expression: '0.0980 * 0.0003 / 0.1000',
      },
      {
        text: '3.4 × 10^{−3} mol/L',
        slip: 'relative-for-absolute-error',
        teaching: 'This number is the relative uncertainty, 0.34%; it must be multiplied by 0.0980 mol/L.',
        expression: 'sqrt((0.02^2 + 0.02^2) / 24.50^2 + (0.0003 / 0.1000)^2 + (0.03 / 25.00)^2)',
      },
    ],
    explanation:
      'The volume 24.50 mL is a difference: its uncertainty is \\sqrt{0.02² + 0.02²} = 0.028 mL, or 0.00115 in relative terms. In products and quotients the relative uncertainties combine: \\sqrt{0.00115² + 0.00300² + 0.00120²} = 0.00343. Multiplied by 0.0980 mol/L, this gives 3.4 × 10^{−4} mol/L.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 3',
    computation: {
      kind: 'quantity',
      expression: '0.0980 * sqrt((0.02^2 + 0.02^2) / 24.50^2 + (0.0003 / 0.1000)^2 + (0.03 / 25.00)^2)',
      unit: 'mol/L',
    },
  },
  {
    id: 'analytical-errors-and-statistics-04',
    topics: ['errors-and-statistics'],
    tests: ['confidence-interval'],
    uses: ['standard-deviation'],
    difficulty: 'intermediate',
    text: 'Five determinations of nitrate in well water have a mean of 12.40 mg/L and a standard deviation of *s* = 0.15 mg/L. What is the half-width of the 95% confidence interval of the mean? (*t* = 2.78 for 4 degrees of freedom)',
    answer: '0.19 mg/L',
    distractors: [
      {
        text: '0.42 mg/L',
        slip: 'forgot-root-of-n',
        teaching: 'This is *ts*; the mean of five is less uncertain than one value, so divide by \\sqrt{5}.',
        expression: '2.78 * 0.15',
      },
      {
        text: '0.067 mg/L',
        slip: 'forgot-student-factor',
        teaching: 'This is *s*/\\sqrt{*n*}; with so few values it must be widened by Student’s *t*.',
        expression: '0.15 / sqrt(5)',
      },
      {
        text: '0.083 mg/L',
        slip: 'divided-by-n-for-root',
        teaching: 'The standard deviation of the mean decreases with \\sqrt{*n*}, not with *n*.',
        expression: '2.78 * 0.15 / 5',
      },
    ],
    explanation:
      '*ts*/\\sqrt{*n*} = \\frac{2.78 × 0.15 mg/L}{\\sqrt{5}} = 0.19 mg/L, so the result is 12.40 ± 0.19 mg/L.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 4',
    computation: { kind: 'quantity', expression: '2.78 * 0.15 / sqrt(5)', unit: 'mg/L' },
  },
  {
    id: 'analytical-errors-and-statistics-05',
    topics: ['errors-and-statistics'],
    tests: ['outlier-tests'],
    difficulty: 'beginner',
    text: 'Five results for iron in an ore are 5.08, 5.10, 5.12, 5.15 and 5.42%. What is the value of *Q* for the suspected outlier 5.42%?',
    answer: '0.79',
    distractors: [
      {
        text: '0.72',
        slip: 'mean-for-nearest-neighbour',
        teaching: 'The gap is measured to the nearest value, 5.15%, not to the mean of the results.',
        expression: '(5.42 - (5.08 + 5.10 + 5.12 + 5.15 + 5.42) / 5) / (5.42 - 5.08)',
      },
      {
        text: '1.26',
        slip: 'inverted-ratio',
        teaching: '*Q* is the gap divided by the range, so it can never exceed 1.',
        expression: '(5.42 - 5.08) / (5.42 - 5.15)',
      },
      {
        text: '0.27',
        slip: 'gap-not-divided',
        teaching: 'This is the gap alone; it must be divided by the range of all five values.',
        expression: '(5.42 - 5.15)',
      },
    ],
    explanation: '*Q* = \\frac{gap}{range} = \\frac{5.42 − 5.15}{5.42 − 5.08} = \\frac{0.27}{0.34} = 0.79.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 7',
    computation: { kind: 'quantity', expression: '(5.42 - 5.15) / (5.42 - 5.08)', unit: '' },
  },
  {
    id: 'analytical-errors-and-statistics-06',
    topics: ['errors-and-statistics'],
    tests: ['accuracy-and-precision'],
    difficulty: 'beginner',
    text: 'A buret delivers 1% more than its scale shows, and this error is the same in every run. What is true of the mean of ten titrations with this buret?',
    answer: 'The mean is precise, but it keeps the error of the buret.',
    distractors: [
      {
        text: 'The mean is free of the error, because ten runs cancel it.',
        slip: 'averaging-removes-bias',
        teaching:
          'Averaging reduces random scatter; an error that is the same in every run stays in the mean.',
      },
      {
        text: 'The mean is accurate, but its standard deviation is 1%.',
        slip: 'bias-for-scatter',
        teaching: 'A constant error shifts all runs equally, so it does not show in their scatter.',
      },
      {
        text: 'The mean carries ten times the error of a single run.',
        slip: 'errors-add-in-mean',
        teaching: 'The sum would carry ten times the error, but the mean divides it by ten again.',
      },
    ],
    explanation:
      'The error is systematic: each of the ten volumes is wrong by the same percentage and in the same direction. Averaging narrows only the random scatter, so the mean is precise and still wrong by 1%. Only calibrating the buret removes the error.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 3',
  },
  {
    id: 'analytical-significant-figures-01',
    topics: ['significant-figures'],
    tests: ['counting-significant-figures'],
    difficulty: 'beginner',
    text: 'How many significant figures does the mass 0.03080 g have?',
    answer: '4',
    distractors: [
      {
        text: '3',
        slip: 'dropped-trailing-zero',
        teaching: 'The last zero comes after the decimal point and was measured, so it is significant.',
      },
      {
        text: '5',
        slip: 'counted-leading-zeros',
        teaching: 'The zeros in front of the 3, before or after the decimal point, only locate the point.',
      },
      {
        text: '2',
        slip: 'dropped-inner-zero',
        teaching: 'A zero between two other digits is significant, and so is the zero at the end.',
      },
    ],
    explanation:
      'Written as 3.080 × 10^{−2} g, the number shows its significant figures, 3, 0, 8 and 0, so there are four.',
    reference: 'OpenStax Chemistry 2e, section 1.5',
    computation: { kind: 'significant-figures', written: '0.03080' },
  },
  {
    id: 'analytical-significant-figures-02',
    topics: ['significant-figures', 'errors-and-statistics'],
    tests: ['significant-figures-in-calculations'],
    uses: ['acid-base-titration'],
    difficulty: 'intermediate',
    text: 'A buret reads 24.08 mL at the start of a titration and 24.36 mL at the end point; the titrant contains 0.1052 mmol/mL. What amount of titrant, in mmol, should be reported, with the correct number of significant figures?',
    answer: '0.029 mmol',
    distractors: [
      {
        text: '0.02946 mmol',
        slip: 'figures-of-the-readings',
        teaching: 'The readings have four figures, but their difference, 0.28 mL, has only two.',
        expression: '(24.36 - 24.08) * 0.1052',
      },
      {
        text: '0.0295 mmol',
        slip: 'too-many-figures',
        teaching: 'The volume 0.28 mL has two significant figures, so the product has two as well.',
        expression: '(24.36 - 24.08) * 0.1052',
      },
      {
        text: '0.03 mmol',
        slip: 'too-few-figures',
        teaching: 'Both figures of 0.28 mL are significant; rounding to one discards information.',
        expression: '(24.36 - 24.08) * 0.1052',
      },
    ],
    explanation:
      'A difference keeps the decimal places: 24.36 mL − 24.08 mL = 0.28 mL, two significant figures. The product 0.28 mL × 0.1052 mmol/mL = 0.0295 mmol is then reported with two: 0.029 mmol.',
    reference: 'OpenStax Chemistry 2e, section 1.5',
    computation: {
      kind: 'rounded-quantity',
      expression: '(24.36 - 24.08) * 0.1052',
      unit: 'mmol',
      rounding: { significant: 2 },
    },
  },
  {
    id: 'analytical-significant-figures-03',
    topics: ['significant-figures', 'buffers-analytical'],
    tests: ['significant-figures-in-calculations'],
    uses: ['henderson-hasselbalch-equation'],
    difficulty: 'advanced',
    text: 'The pH of a buffer is calculated from pH = p*K*_{a} + log_{10}([\\ce{A-}]/[\\ce{HA}]) with p*K*_{a} = 4.756, [\\ce{A-}] = 0.0250 mol/L and [\\ce{HA}] = 0.0100 mol/L. Which pH value has the number of significant figures that the data justify?',
    answer: '5.154',
    distractors: [
      {
        text: '5.15',
        slip: 'logarithm-figures',
        teaching:
          'Three significant figures in a ratio become three decimal places in its logarithm; the digit before the decimal point only gives the power of ten.',
        expression: 'log10(0.0250 / 0.0100) + 4.756',
      },
      {
        text: '5.1539',
        slip: 'too-many-figures',
        teaching:
          'The p*K*_{a} is known only to the third decimal place, so a sum that contains it ends there.',
        expression: 'log10(0.0250 / 0.0100) + 4.756',
      },
      {
        text: '5.2',
        slip: 'too-few-figures',
        teaching: 'Both terms of the sum are known to three decimal places; two of them are discarded here.',
        expression: 'log10(0.0250 / 0.0100) + 4.756',
      },
    ],
    explanation:
      'The ratio 2.50 has three significant figures, so its logarithm has three decimal places: 0.398. The sum 4.756 + 0.398 = 5.154 keeps the three decimal places of both terms.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 3',
    computation: {
      kind: 'rounded-quantity',
      expression: '4.756 + log10(0.0250 / 0.0100)',
      unit: '',
      rounding: { decimals: 3 },
    },
  },
];
