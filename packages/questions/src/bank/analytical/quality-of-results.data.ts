import type { WrittenQuestion } from '../written-question.ts';

/** Statistics of comparison, figures, calibration, sampling, solutions and precipitates in practice. */
export const qualityOfResultsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-errors-and-statistics-07',
    topics: ['errors-and-statistics'],
    tests: ['significance-tests'],
    uses: ['standard-deviation'],
    difficulty: 'intermediate',
    text: 'Two methods are compared with five determinations each; their standard deviations are 0.16 mg/L and 0.08 mg/L. What is the value of *F* for the comparison of their precision, with the larger variance in the numerator?',
    answer: '4.0',
    distractors: [
      {
        text: '2.0',
        slip: 'forgot-square',
        teaching: '*F* compares variances, so the ratio of the standard deviations must be squared.',
        expression: '0.16 / 0.08',
      },
      {
        text: '0.25',
        slip: 'inverted-ratio',
        teaching: 'The larger variance belongs in the numerator, so *F* is at least 1.',
        expression: '0.08^2 / 0.16^2',
      },
      {
        text: '0.50',
        slip: 'inverted-ratio',
        teaching:
          'The standard deviations were not squared, and the smaller one was put in the numerator; *F* is at least 1.',
        expression: '0.08 / 0.16',
      },
    ],
    explanation: '*F* = \\frac{*s*_{1}²}{*s*_{2}²} = \\frac{0.16²}{0.08²} = 4.0.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 4',
    computation: { kind: 'quantity', expression: '0.16^2 / 0.08^2', unit: '' },
  },
  {
    id: 'analytical-errors-and-statistics-08',
    topics: ['errors-and-statistics'],
    tests: ['significance-tests'],
    uses: ['standard-deviation'],
    difficulty: 'advanced',
    text: 'Two analysts each determine iron in the same ore five times; their means are 5.42% (*s* = 0.12%) and 5.20% (*s* = 0.16%). What is the value of *t* for the difference between the means, calculated with the pooled standard deviation?',
    answer: '2.46',
    distractors: [
      {
        text: '1.56',
        slip: 'forgot-root-of-n',
        teaching:
          'This is the difference divided by the pooled *s*; the factor \\sqrt{*n*_{1}*n*_{2}/(*n*_{1} + *n*_{2})} is missing.',
        expression: '(5.42 - 5.20) / sqrt((4 * 0.12^2 + 4 * 0.16^2) / 8)',
      },
      {
        text: '3.48',
        slip: 'one-mean-only',
        teaching:
          'The factor \\sqrt{5} treats one mean as exact; both are uncertain, which gives \\sqrt{25/10}.',
        expression: '(5.42 - 5.20) / sqrt((4 * 0.12^2 + 4 * 0.16^2) / 8) * sqrt(5)',
      },
      {
        text: '4.92',
        slip: 'sum-for-reduced-number',
        teaching:
          'The factor is \\sqrt{*n*_{1}*n*_{2}/(*n*_{1} + *n*_{2})} = \\sqrt{2.5}, not the square root of ten, the total number of results.',
        expression: '(5.42 - 5.20) / sqrt((4 * 0.12^2 + 4 * 0.16^2) / 8) * sqrt(10)',
      },
    ],
    explanation:
      '*s*_{pooled} = \\sqrt{\\frac{4 × 0.12² + 4 × 0.16²}{8}} = 0.1414 (in percent). *t* = \\frac{5.42 − 5.20}{0.1414} × \\sqrt{\\frac{5 × 5}{5 + 5}} = 1.556 × 1.581 = 2.46.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 4',
    computation: {
      kind: 'quantity',
      expression: '(5.42 - 5.20) / sqrt((4 * 0.12^2 + 4 * 0.16^2) / 8) * sqrt(5 * 5 / (5 + 5))',
      unit: '',
    },
  },
  {
    id: 'analytical-errors-and-statistics-09',
    topics: ['errors-and-statistics'],
    tests: ['standard-deviation'],
    uses: ['confidence-interval'],
    difficulty: 'intermediate',
    text: 'The mean of 4 determinations has a standard deviation of 0.30 mg/L. How many determinations in total are needed for a mean with a standard deviation of 0.10 mg/L, by the same method?',
    answer: '36',
    distractors: [
      {
        text: '12',
        slip: 'linear-for-square-root',
        teaching:
          'The standard deviation of the mean is inversely proportional to \\sqrt{*n*}, so a threefold improvement requires nine times as many determinations.',
        expression: '4 * 0.30 / 0.10',
      },
      {
        text: '9',
        slip: 'factor-for-total',
        teaching: 'Nine is the factor by which the number must increase, starting from 4.',
        expression: '(0.30 / 0.10)^2',
      },
      {
        text: '7',
        slip: 'root-for-square',
        teaching:
          'Here the number was multiplied by \\sqrt{3}; it increases with the square of the improvement.',
        expression: '4 * sqrt(0.30 / 0.10)',
      },
    ],
    explanation:
      '*s*/\\sqrt{4} = 0.30 mg/L gives *s* = 0.60 mg/L for one result. \\sqrt{*n*} = \\frac{0.60}{0.10} = 6, so *n* = 36.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 6',
    computation: { kind: 'quantity', expression: '(0.30 * sqrt(4) / 0.10)^2', unit: '' },
  },
  {
    id: 'analytical-significant-figures-04',
    topics: ['significant-figures'],
    tests: ['significant-figures-in-calculations'],
    difficulty: 'beginner',
    text: 'Three portions of 12.0 g, 1.364 g and 0.27 g are combined. How should the total mass be reported, with the correct number of decimal places?',
    answer: '13.6 g',
    distractors: [
      {
        text: '13.7 g',
        slip: 'rounded-wrongly',
        teaching: 'The sum, 13.634 g, is nearer to 13.6 g, because the first digit dropped is a 3.',
      },
      {
        text: '13.63 g',
        slip: 'too-many-figures',
        teaching: 'A sum is limited by the term with the fewest decimal places, which is 12.0 g with one.',
        expression: '12.0 + 1.364 + 0.27',
      },
      {
        text: '13.64 g',
        slip: 'rounded-wrongly',
        teaching: 'The sum, 13.634 g, was rounded up, and 12.0 g allows only one decimal place.',
      },
    ],
    explanation:
      'The sum is 13.634 g. A sum is limited by the term with the fewest decimal places; 12.0 g has one, so the total is 13.6 g.',
    reference: 'OpenStax Chemistry 2e, section 1.5',
    computation: {
      kind: 'rounded-quantity',
      expression: '12.0 + 1.364 + 0.27',
      unit: 'g',
      rounding: { decimals: 1 },
    },
  },
  {
    id: 'analytical-significant-figures-05',
    topics: ['significant-figures'],
    tests: ['significant-figures-in-calculations'],
    uses: ['ph'],
    difficulty: 'intermediate',
    text: 'A pH meter shows 4.83. How should [\\ce{H3O+}] be reported, with the significant figures that this reading justifies? (Take the activity as equal to the concentration.)',
    answer: '1.5 × 10^{−5} mol/L',
    distractors: [
      {
        text: '1.48 × 10^{−5} mol/L',
        slip: 'logarithm-figures',
        teaching:
          'The 4 in 4.83 only gives the power of ten; the two decimal places correspond to two significant figures.',
        expression: '10^(-4.83)',
      },
      {
        text: '1.4 × 10^{−5} mol/L',
        slip: 'rounded-wrongly',
        teaching: '1.479 is nearer to 1.5 than to 1.4, so it is rounded up.',
        expression: '10^(-4.83)',
      },
      {
        text: '1.47 × 10^{−5} mol/L',
        slip: 'logarithm-figures',
        teaching:
          'Two decimal places in the pH give two significant figures, and 1.479 was truncated instead of rounded.',
        expression: '10^(-4.83)',
      },
    ],
    explanation:
      '10^{−4.83} = 1.479 × 10^{−5}. The two decimal places of the pH correspond to two significant figures: 1.5 × 10^{−5} mol/L.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 3',
    computation: {
      kind: 'rounded-quantity',
      expression: '10^(-4.83)',
      unit: 'mol/L',
      rounding: { significant: 2 },
    },
  },
  {
    id: 'analytical-concentration-units-06',
    topics: ['concentration-units'],
    tests: ['mass-percent-of-a-solution'],
    uses: ['density', 'preparing-solutions', 'mass-mole-conversion', 'molarity', 'dilution'],
    difficulty: 'intermediate',
    text: 'What volume of concentrated hydrochloric acid (37.0% \\ce{HCl} by mass, 1.18 g/mL) is needed for 500.0 mL of 0.250 mol/L acid? (*M*(\\ce{HCl}) = 36.46 g/mol)',
    answer: '10.4 mL',
    distractors: [
      {
        text: '12.3 mL',
        slip: 'ignored-density',
        teaching:
          'This is the mass of the concentrated acid in grams; divide by 1.18 g/mL to find its volume.',
        expression: '0.5000 * 0.250 * 36.46 / 0.370',
      },
      {
        text: '3.86 mL',
        slip: 'ignored-mass-percentage',
        teaching: 'Only 37.0% of the concentrated acid is \\ce{HCl}, so more of it is needed.',
        expression: '0.5000 * 0.250 * 36.46 / 1.18',
      },
      {
        text: '20.9 mL',
        slip: 'mass-for-one-litre',
        teaching: 'This would be correct for one liter; 500.0 mL is half of that.',
        expression: '0.250 * 36.46 / 0.370 / 1.18',
      },
    ],
    explanation:
      'The amount needed is 0.5000 L × 0.250 mol/L = 0.125 mol = 4.558 g of \\ce{HCl}. \\frac{4.558 g}{0.370} = 12.32 g of concentrated acid; \\frac{12.32 g}{1.18 g/mL} = 10.4 mL.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 1',
    computation: { kind: 'quantity', expression: '0.5000 * 0.250 * 36.46 / 0.370 / 1.18', unit: 'mL' },
  },
  {
    id: 'analytical-concentration-units-07',
    topics: ['concentration-units'],
    tests: ['unit-conversion'],
    uses: ['parts-per-million'],
    difficulty: 'beginner',
    text: 'Drinking water contains 5.0 µg/L of arsenic. What mass of arsenic does a person take in with 2.0 L of this water?',
    answer: '0.010 mg',
    distractors: [
      {
        text: '10 mg',
        slip: 'unit-prefix',
        teaching: 'The product is 10 µg; a thousand micrograms make one milligram.',
        expression: '5.0 * 2.0',
      },
      {
        text: '0.0025 mg',
        slip: 'divided-for-multiplied',
        teaching: 'A mass is concentration times volume: twice the volume contains twice the mass.',
        expression: '5.0 / 2.0 / 1000',
      },
      {
        text: '2.5 mg',
        slip: 'divided-for-multiplied',
        teaching: 'The concentration was divided by the volume, and the micrograms were taken as milligrams.',
        expression: '5.0 / 2.0',
      },
    ],
    explanation: '*m* = 5.0 µg/L × 2.0 L = 10 µg, and 1000 µg is 1 mg: 10 µg = 0.010 mg.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 1',
    computation: { kind: 'quantity', expression: '5.0 * 2.0 / 1000', unit: 'mg' },
  },
  {
    id: 'analytical-gravimetry-05',
    topics: ['gravimetry'],
    tests: ['thermogravimetric-analysis'],
    uses: ['mole-ratio', 'mass-mole-conversion'],
    difficulty: 'intermediate',
    text: 'A 20.00 mg sample of pure \\ce{CaC2O4*H2O} (146.11 g/mol) is heated in a thermobalance. At 900 °C a 7.68 mg residue of a single substance remains. What is the residue?',
    answer: '\\ce{CaO} (56.08 g/mol)',
    distractors: [
      {
        text: '\\ce{CaCO3} (100.09 g/mol)',
        slip: 'earlier-plateau',
        teaching: 'The carbonate would weigh 13.70 mg; it is present near 600 °C, before it loses \\ce{CO2}.',
      },
      {
        text: '\\ce{Ca(OH)2} (74.09 g/mol)',
        slip: 'event-invented',
        teaching:
          'The hydroxide would weigh 10.14 mg; on dry heating none forms, and it would lose its water far below 900 °C.',
      },
      {
        text: '\\ce{CaC2O4} (128.10 g/mol)',
        slip: 'earlier-plateau',
        teaching: 'The anhydrous oxalate would weigh 17.53 mg; it is present near 250 °C.',
      },
    ],
    explanation:
      'The residue of 7.68 mg is 38.4% of the sample, that is 0.384 × 146.11 g/mol = 56.1 g per mole of calcium: \\ce{CaO}. \\ce{CaC2O4*H2O -> CaO + CO2 + CO + H2O}.',
    reference: 'Skoog, Holler & Crouch, Principles of Instrumental Analysis, chapter 31',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{CaO} (56.08 g/mol)': 'abs(20.00 * 56.08 / 146.11 - 7.68)',
        '\\ce{CaCO3} (100.09 g/mol)': 'abs(20.00 * 100.09 / 146.11 - 7.68)',
        '\\ce{Ca(OH)2} (74.09 g/mol)': 'abs(20.00 * 74.09 / 146.11 - 7.68)',
        '\\ce{CaC2O4} (128.10 g/mol)': 'abs(20.00 * 128.10 / 146.11 - 7.68)',
      },
      pick: 'least',
      quantity: 'distance of the mass to be expected from 7.68 mg',
    },
  },
  {
    id: 'analytical-gravimetry-06',
    topics: ['gravimetry'],
    tests: ['washing-of-precipitates'],
    uses: ['colloids', 'digestion-and-coprecipitation', 'gravimetric-analysis'],
    difficulty: 'beginner',
    text: 'Why is a precipitate of \\ce{AgCl} washed with dilute nitric acid rather than with pure water?',
    answer: 'Pure water lets it break up into a colloid again.',
    distractors: [
      {
        text: 'Nitric acid turns it into \\ce{AgNO3}, which dries well.',
        slip: 'wash-changes-precipitate',
        teaching:
          'Dilute nitric acid does not react with \\ce{AgCl}; the washing liquid must not change the precipitate.',
      },
      {
        text: 'Nitric acid makes it dissolve better than water does.',
        slip: 'wash-to-dissolve',
        teaching: 'A precipitate that dissolves in the washing liquid would be lost.',
      },
      {
        text: 'Pure water turns it into \\ce{AgOH} and then \\ce{Ag2O}.',
        slip: 'wash-changes-precipitate',
        teaching: 'Neutral water has far too little \\ce{OH-} to compete with chloride for silver.',
      },
    ],
    explanation:
      'The coagulated particles are held together by the electrolyte around them. Pure water washes it away, so the charged particles repel each other and pass through the filter (peptization). Nitric acid maintains an electrolyte and evaporates on drying.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 27',
  },
  {
    id: 'analytical-calibration-05',
    topics: ['calibration', 'errors-and-statistics'],
    tests: ['quality-assurance'],
    difficulty: 'beginner',
    text: 'A sample is found to contain 12.4 µg/L of lead; after addition of a spike of 10.0 µg/L, 21.1 µg/L is found. What is the recovery of the spike?',
    answer: '87%',
    distractors: [
      {
        text: '94%',
        slip: 'total-for-increase',
        teaching: 'This is 21.1/22.4; the recovery compares the increase found with the concentration added.',
        expression: '21.1 / (12.4 + 10.0) * 100',
      },
      {
        text: '211%',
        slip: 'ignored-sample-content',
        teaching: 'Of the 21.1 µg/L found, 12.4 µg/L was present before the spike.',
        expression: '(21.1) / 10.0 * 100',
      },
      {
        text: '70%',
        slip: 'wrong-reference',
        teaching: 'The increase is compared with the spike, not with the concentration in the sample.',
        expression: '(21.1 - 12.4) / 12.4 * 100',
      },
    ],
    explanation: 'Recovery = \\frac{increase found}{concentration added} = \\frac{21.1 − 12.4}{10.0} = 87%.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 5',
    computation: { kind: 'quantity', expression: '(21.1 - 12.4) / 10.0 * 100', unit: '%' },
  },
  {
    id: 'analytical-calibration-06',
    topics: ['calibration'],
    tests: ['standard-addition'],
    uses: ['dilution', 'calibration-curve'],
    difficulty: 'intermediate',
    text: 'Increasing amounts of a standard are added to 10.00 mL portions of a sample in separate flasks, and each flask is filled to 50.00 mL. The signal is *y* = 0.0420*x* + 0.0966, where *x* is the added concentration in the flask in mg/L. What is the concentration in the sample?',
    answer: '11.5 mg/L',
    distractors: [
      {
        text: '2.30 mg/L',
        slip: 'forgot-dilution-factor',
        teaching: 'This is the concentration in the flask; the sample was diluted from 10.00 to 50.00 mL.',
        expression: '0.0966 / 0.0420',
      },
      {
        text: '0.460 mg/L',
        slip: 'dilution-the-wrong-way',
        teaching: 'The sample was more concentrated than the solution in the flask, not less.',
        expression: '0.0966 / 0.0420 * 10.00 / 50.00',
      },
      {
        text: '2.17 mg/L',
        slip: 'inverted-ratio',
        teaching:
          'The slope was divided by the intercept; the line crosses the *x* axis at −intercept/slope.',
        expression: '0.0420 / 0.0966 * 50.00 / 10.00',
      },
    ],
    explanation:
      'The line crosses the *x* axis at −\\frac{0.0966}{0.0420} = −2.30 mg/L, so the flask contains 2.30 mg/L from the sample. In the undiluted sample: 2.30 mg/L × \\frac{50.00}{10.00} = 11.5 mg/L.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 5',
    computation: { kind: 'quantity', expression: '0.0966 / 0.0420 * 50.00 / 10.00', unit: 'mg/L' },
  },
  {
    id: 'analytical-sampling-and-separation-05',
    topics: ['sampling-and-separation'],
    tests: ['liquid-liquid-extraction'],
    difficulty: 'advanced',
    text: 'A solute with a distribution ratio of *D* = 4.0 (organic/water) is extracted from 50 mL of water with portions of 25 mL of solvent. How many portions are needed to extract at least 99%?',
    answer: '5',
    distractors: [
      {
        text: '4',
        slip: 'rounded-down',
        teaching: 'Four portions leave (1/3)^{4} = 1.2% in the water, which is a little too much.',
        expression: 'floor(ln(0.01) / ln(1/3))',
      },
      {
        text: '2',
        slip: 'linear-for-exponential',
        teaching: 'Each portion extracts two thirds of what is left, not two thirds of the initial amount.',
        expression: 'ceil(0.99 / (2/3))',
      },
      {
        text: '3',
        slip: 'ignored-phase-volumes',
        teaching:
          'This assumes that each portion leaves 1/5, as with equal volumes; 25 mL of solvent leaves 1/3 in 50 mL of water.',
        expression: 'ceil(ln(0.01) / ln(1 / (1 + 4.0)))',
      },
    ],
    explanation:
      'One portion leaves \\frac{50}{50 + 4.0 × 25} = \\frac{1}{3}. The condition (\\frac{1}{3})^{*n*} ≤ 0.01 requires *n* ≥ \\frac{ln 100}{ln 3} = 4.19, so five portions are needed; they leave 0.41%.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 23',
    computation: { kind: 'quantity', expression: 'ceil(ln(0.01) / ln(50 / (50 + 4.0 * 25)))', unit: '' },
  },
  {
    id: 'analytical-sampling-and-separation-06',
    topics: ['sampling-and-separation', 'errors-and-statistics'],
    tests: ['sampling', 'confidence-interval'],
    difficulty: 'intermediate',
    text: 'Portions of a powder have a sampling standard deviation of 2.5%; the analysis itself has negligible error. How many portions must be analyzed so that the 95% confidence interval of the mean is ±1.0%? (Take *t* = 2.0.)',
    answer: '25',
    distractors: [
      {
        text: '5',
        slip: 'forgot-square',
        teaching: 'This is \\sqrt{*n*}; it must still be squared.',
        expression: '2.0 * 2.5 / 1.0',
      },
      {
        text: '7',
        slip: 'forgot-student-factor',
        teaching: 'This omits *t* and sets only *s*/\\sqrt{*n*} equal to 1.0%.',
        expression: 'ceil((2.5 / 1.0)^2)',
      },
      {
        text: '13',
        slip: 'halved-the-interval',
        teaching:
          'Here *t* was not squared; since \\sqrt{*n*} = *ts*/(1.0%), the factor *t* must be squared along with *s*.',
        expression: '2.0 * (2.5 / 1.0)^2',
      },
    ],
    explanation: '*ts*/\\sqrt{*n*} = 1.0% gives \\sqrt{*n*} = \\frac{2.0 × 2.5}{1.0} = 5.0, so *n* = 25.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 28',
    computation: { kind: 'quantity', expression: '(2.0 * 2.5 / 1.0)^2', unit: '' },
  },
];
