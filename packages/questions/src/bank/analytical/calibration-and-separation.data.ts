import type { WrittenQuestion } from '../written-question.ts';

/** Calibration, chromatography, sampling and extraction. */
export const calibrationAndSeparationQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-calibration-01',
    topics: ['calibration'],
    tests: ['detection-limit'],
    uses: ['calibration-curve', 'standard-deviation'],
    difficulty: 'beginner',
    text: 'Blanks have a standard deviation of 0.0020 in absorbance, and the calibration line has a slope of 0.150 L/mg. What is the limit of detection, taken as three standard deviations of the blank?',
    answer: '0.040 mg/L',
    distractors: [
      {
        text: '0.0060 mg/L',
        slip: 'signal-for-concentration',
        teaching: 'This is the signal at the limit, 3*s*; divide it by the slope to obtain a concentration.',
        expression: '3 * 0.0020',
      },
      {
        text: '0.013 mg/L',
        slip: 'forgot-factor',
        teaching: 'This is *s* divided by the slope; the definition uses three standard deviations.',
        expression: '0.0020 / 0.150',
      },
      {
        text: '0.00090 mg/L',
        slip: 'multiplied-for-divided',
        teaching:
          'The slope was used as a factor; a steeper line lowers the limit of detection, so divide by the slope.',
        expression: '3 * 0.0020 * 0.150',
      },
    ],
    explanation: '*c*_{LOD} = \\frac{3*s*}{*m*} = \\frac{3 × 0.0020}{0.150 L/mg} = 0.040 mg/L.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 5',
    computation: { kind: 'quantity', expression: '3 * 0.0020 / 0.150', unit: 'mg/L' },
  },
  {
    id: 'analytical-calibration-02',
    topics: ['calibration', 'molecular-absorption'],
    tests: ['standard-addition'],
    uses: ['dilution', 'beer-lambert-law'],
    difficulty: 'intermediate',
    text: 'Each of two 50.00 mL flasks receives 25.00 mL of a sample; one of them also receives 5.00 mL of a 10.0 mg/L standard of the analyte. After dilution to the mark, the blank-corrected absorbances are 0.310 and 0.525, within the linear range. What is the concentration of the analyte in the sample?',
    answer: '2.88 mg/L',
    distractors: [
      {
        text: '1.44 mg/L',
        slip: 'forgot-dilution-factor',
        teaching: 'This is the concentration in the flask, where the sample is diluted to twice its volume.',
        expression: '10.0 * 5.00 / 50.00 * 0.310 / (0.525 - 0.310)',
      },
      {
        text: '1.18 mg/L',
        slip: 'total-for-increase',
        teaching: 'The added 1.00 mg/L causes the increase of 0.215, not the whole 0.525.',
        expression: '10.0 * 5.00 / 50.00 * 0.310 / (0.525) * 50.00 / 25.00',
      },
      {
        text: '28.8 mg/L',
        slip: 'undiluted-standard',
        teaching: 'The standard is diluted too: 5.00 mL in 50.00 mL gives 1.00 mg/L.',
        expression: '10.0 * 0.310 / (0.525 - 0.310) * 50.00 / 25.00',
      },
    ],
    explanation:
      'The standard adds 10.0 mg/L × \\frac{5.00}{50.00} = 1.00 mg/L and raises *A* by 0.215. In the flask the analyte from the sample is therefore 1.00 mg/L × \\frac{0.310}{0.215} = 1.44 mg/L; the undiluted sample contains twice as much, 2.88 mg/L.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 5',
    computation: {
      kind: 'quantity',
      expression: '10.0 * 5.00 / 50.00 * 0.310 / (0.525 - 0.310) * 50.00 / 25.00',
      unit: 'mg/L',
    },
  },
  {
    id: 'analytical-calibration-03',
    topics: ['calibration', 'chromatography'],
    tests: ['internal-standard'],
    uses: ['gas-chromatography'],
    difficulty: 'advanced',
    text: 'A mixture of 2.00 mg/L analyte and 3.00 mg/L internal standard gives peak areas of 1240 and 1550, respectively. A sample containing 2.50 mg/L of the internal standard gives peak areas of 910 (analyte) and 700 (standard). What is the analyte concentration in the sample?',
    answer: '2.71 mg/L',
    distractors: [
      {
        text: '3.25 mg/L',
        slip: 'equal-response',
        teaching:
          'This assumes that both substances respond equally; the analyte responds 1.20 times as strongly.',
        expression: '910 / 700 * 2.50',
      },
      {
        text: '3.90 mg/L',
        slip: 'multiplied-for-divided',
        teaching:
          'An analyte that responds more strongly needs a lower concentration for the same area, so divide by 1.20.',
        expression: '910 / 700 * 2.50 * ((1240 / 2.00) / (1550 / 3.00))',
      },
      {
        text: '1.47 mg/L',
        slip: 'ignored-internal-standard',
        teaching: 'This compares only the areas of the analyte and ignores those of the internal standard.',
        expression: '910 / 1240 * 2.00',
      },
    ],
    explanation:
      'The response factor is *F* = \\frac{1240/2.00}{1550/3.00} = \\frac{620}{516.7} = 1.20. In the sample, *c* = \\frac{910}{700} × \\frac{2.50 mg/L}{1.20} = 2.71 mg/L.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 5',
    computation: {
      kind: 'quantity',
      expression: '910 / 700 * 2.50 / ((1240 / 2.00) / (1550 / 3.00))',
      unit: 'mg/L',
    },
  },
  {
    id: 'analytical-calibration-04',
    topics: ['calibration', 'atomic-spectrometry'],
    tests: ['standard-addition'],
    uses: ['calibration-curve', 'interferences-in-atomic-spectroscopy'],
    difficulty: 'advanced',
    text: 'The matrix of a digested sample lowers the slope of the calibration line by a fifth and adds nothing to the blank. Which procedure corrects for this effect when the composition of the matrix is unknown?',
    answer: 'Adding known amounts of the analyte to the digested sample',
    distractors: [
      {
        text: 'Measuring many more pure standards for the calibration line',
        slip: 'averaging-removes-bias',
        teaching:
          'More pure standards make their own line more certain, but they do not give the slope in the matrix.',
      },
      {
        text: 'Subtracting the signal of a blank from that of the sample',
        slip: 'blank-corrects-slope',
        teaching: 'A blank removes a constant signal; here the sensitivity is changed by a factor.',
      },
      {
        text: 'Doubling the volume of the sample to raise the low signal',
        slip: 'more-sample-removes-matrix',
        teaching:
          'More sample also brings in more matrix, and the line from pure standards still has the wrong slope.',
      },
    ],
    explanation:
      'In standard addition the known amounts are measured in the matrix of the sample itself, so their signals are lowered by the same factor, and the ratio of the signals is correct. A blank corrects only a constant offset, and pure standards still give the steeper line.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 5',
  },
  {
    id: 'analytical-chromatography-01',
    topics: ['chromatography'],
    tests: ['theoretical-plates'],
    difficulty: 'beginner',
    text: 'A peak has a retention time of 8.00 min and a width of 0.200 min at half height. How many theoretical plates does the column have? (*N* = 5.55(*t*_{R}/*w*_{½})²)',
    answer: '8.88 × 10^{3}',
    distractors: [
      {
        text: '2.56 × 10^{4}',
        slip: 'base-width-factor',
        teaching: 'The factor 16 applies to the width at the base; for the width at half height it is 5.55.',
        expression: '16 * (8.00 / 0.200)^2',
      },
      {
        text: '2.22 × 10^{2}',
        slip: 'forgot-exponent',
        teaching: 'The ratio *t*_{R}/*w*_{½} = 40.0 must be squared.',
        expression: '5.55 * (8.00 / 0.200)',
      },
      {
        text: '1.60 × 10^{3}',
        slip: 'forgot-factor',
        teaching: 'This is the squared ratio alone; the factor 5.55 is missing.',
        expression: '(8.00 / 0.200)^2',
      },
    ],
    explanation: '*N* = 5.55 × (\\frac{8.00}{0.200})² = 5.55 × 1600 = 8.88 × 10^{3}.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 23',
    computation: { kind: 'quantity', expression: '5.55 * (8.00 / 0.200)^2', unit: '' },
  },
  {
    id: 'analytical-chromatography-02',
    topics: ['chromatography'],
    tests: ['chromatographic-resolution'],
    difficulty: 'intermediate',
    text: 'Two peaks have retention times of 7.80 and 8.40 min; their widths at the base are 0.30 and 0.34 min. What is their resolution?',
    answer: '1.88',
    distractors: [
      {
        text: '0.94',
        slip: 'forgot-factor-two',
        teaching:
          'Divide the distance between the peaks by the mean of the two widths, 0.32 min, not by their sum.',
        expression: '(8.40 - 7.80) / (0.30 + 0.34)',
      },
      {
        text: '3.75',
        slip: 'multiplied-for-divided',
        teaching:
          'The factor 2 already turns the sum of the widths into their mean; it must not be applied twice.',
        expression: '2 * (8.40 - 7.80) / (0.30 + 0.34) * 2',
      },
      {
        text: '1.11',
        slip: 'half-height-factor',
        teaching: 'The factor 1.18 applies to widths at half height; these are base widths.',
        expression: '1.18 * (8.40 - 7.80) / (0.30 + 0.34)',
      },
    ],
    explanation:
      '*R*_{s} = \\frac{2(*t*_{2} − *t*_{1})}{*w*_{1} + *w*_{2}} = \\frac{2 × 0.60 min}{0.64 min} = 1.88; peaks with a resolution above 1.5 are separated to the baseline.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 23',
    computation: { kind: 'quantity', expression: '2 * (8.40 - 7.80) / (0.30 + 0.34)', unit: '' },
  },
  {
    id: 'analytical-chromatography-03',
    topics: ['chromatography'],
    tests: ['chromatographic-resolution', 'theoretical-plates'],
    uses: ['retention-factor'],
    difficulty: 'advanced',
    text: 'Two substances have a relative retention α = 1.08, and the later one has a retention factor *k* = 4.0. How many plates are needed for a resolution of 1.50? (*R*_{s} = \\frac{\\sqrt{*N*}}{4} × \\frac{α − 1}{α} × \\frac{*k*}{1 + *k*})',
    answer: '1.03 × 10^{4}',
    distractors: [
      {
        text: '1.01 × 10^{2}',
        slip: 'forgot-square',
        teaching: 'This is \\sqrt{*N*}; it must still be squared.',
        expression: '4 * 1.50 * 1.08 / (1.08 - 1) * (1 + 4.0) / 4.0',
      },
      {
        text: '6.56 × 10^{3}',
        slip: 'ignored-retention-factor',
        teaching: 'The factor *k*/(1 + *k*) = 0.80 was left out; dividing by it raises *N*.',
        expression: '(4 * 1.50 * 1.08 / (1.08 - 1))^2',
      },
      {
        text: '8.79 × 10^{3}',
        slip: 'forgot-denominator',
        teaching: 'Here α − 1 = 0.080 was used in place of (α − 1)/α = 0.0741.',
        expression: '(4 * 1.50 / (1.08 - 1) * (1 + 4.0) / 4.0)^2',
      },
    ],
    explanation:
      '\\sqrt{*N*} = 4 × 1.50 × \\frac{1.08}{0.08} × \\frac{5.0}{4.0} = 101.25, so *N* = 1.03 × 10^{4}.',
    reference: 'Skoog, Holler & Crouch, Principles of Instrumental Analysis, chapter 26',
    computation: {
      kind: 'quantity',
      expression: '(4 * 1.50 * 1.08 / (1.08 - 1) * (1 + 4.0) / 4.0)^2',
      unit: '',
    },
  },
  {
    id: 'analytical-chromatography-04',
    topics: ['chromatography'],
    tests: ['high-performance-liquid-chromatography'],
    uses: ['retention-factor'],
    difficulty: 'beginner',
    text: 'In reversed-phase HPLC with a water–methanol eluent, a peak elutes so late that the run takes too long. Which change makes it elute sooner?',
    answer: 'A larger proportion of methanol',
    distractors: [
      {
        text: 'A larger proportion of water',
        slip: 'normal-phase-for-reversed',
        teaching: 'Water is the weak eluent on a nonpolar phase, so more of it retains the solute longer.',
      },
      {
        text: 'A much lower flow rate',
        slip: 'reversed-trend',
        teaching: 'A slower flow makes every peak elute later.',
      },
      {
        text: 'A much longer column',
        slip: 'reversed-trend',
        teaching: 'A longer column separates better, but every peak takes more time.',
      },
    ],
    explanation:
      'The stationary phase is nonpolar. Methanol makes the eluent less polar, so the solute spends more time in the mobile phase, and its retention factor falls.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 25',
  },
  {
    id: 'analytical-sampling-and-separation-01',
    topics: ['sampling-and-separation'],
    tests: ['liquid-liquid-extraction'],
    difficulty: 'beginner',
    text: 'A solute has a distribution ratio *D* = 4.0 between an organic solvent and water. What percentage of it is extracted from 50 mL of water by 50 mL of the solvent in one extraction?',
    answer: '80%',
    distractors: [
      {
        text: '20%',
        slip: 'share-left-for-extracted',
        teaching: 'This is the percentage that stays in the water; four times as much is in the solvent.',
        expression: '50 / (4.0 * 50 + 50) * 100',
      },
      {
        text: '75%',
        slip: 'ratio-to-share',
        teaching: 'The ratio 4:1 divides the solute into five parts, four of them in the solvent.',
        expression: '100 - 100 / 4.0',
      },
      {
        text: '25%',
        slip: 'inverted-ratio',
        teaching: 'One quarter is the ratio of the amounts in water and solvent, not the fraction extracted.',
        expression: '50 / (4.0 * 50) * 100',
      },
    ],
    explanation:
      'With equal volumes the amounts are in the ratio 4.0:1.0, so \\frac{4.0}{5.0} = 80% of the solute is in the organic phase.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 23',
    computation: { kind: 'quantity', expression: '4.0 * 50 / (4.0 * 50 + 50) * 100', unit: '%' },
  },
  {
    id: 'analytical-sampling-and-separation-02',
    topics: ['sampling-and-separation'],
    tests: ['liquid-liquid-extraction'],
    difficulty: 'intermediate',
    text: 'A solute with a distribution ratio of *D* = 4.0 (organic/water) is extracted from 50 mL of water with two 25 mL portions of solvent. What percentage is extracted in total?',
    answer: '89%',
    distractors: [
      {
        text: '67%',
        slip: 'one-step-short',
        teaching:
          'This is the percentage extracted by the first portion; the second extracts two thirds of what remains.',
        expression: '(1 - 50 / (50 + 4.0 * 25)) * 100',
      },
      {
        text: '80%',
        slip: 'portions-for-one-extraction',
        teaching: 'This is the result of one extraction with 50 mL; two portions of 25 mL extract more.',
        expression: '4.0 * 50 / (4.0 * 50 + 50) * 100',
      },
      {
        text: '96%',
        slip: 'wrong-thing-counted',
        teaching: 'Here each portion was taken to be 50 mL, but it is only 25 mL.',
        expression: '(1 - (50 / (50 + 4.0 * 50))^2) * 100',
      },
    ],
    explanation:
      'In each extraction the fraction \\frac{50}{50 + 4.0 × 25} = \\frac{1}{3} stays in the water. After two portions (\\frac{1}{3})² = 11% remains, so the percentage extracted is 89%.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 23',
    computation: { kind: 'quantity', expression: '(1 - (50 / (50 + 4.0 * 25))^2) * 100', unit: '%' },
  },
  {
    id: 'analytical-sampling-and-separation-03',
    topics: ['sampling-and-separation', 'buffers-analytical'],
    tests: ['acid-base-extraction'],
    uses: ['acid-dissociation-constant', 'liquid-liquid-extraction'],
    difficulty: 'advanced',
    text: 'A weak acid \\ce{HA} (p*K*_{a} = 4.20) has a partition coefficient of 50 between ether and water; \\ce{A-} stays in the water. What is its distribution ratio at pH 5.20?',
    answer: '4.5',
    distractors: [
      {
        text: '5.0',
        slip: 'ratio-for-fraction',
        teaching: 'There are ten \\ce{A-} for each \\ce{HA}, so the fraction of \\ce{HA} is 1/11, not 1/10.',
        expression: '50 / (10^(5.20 - 4.20))',
      },
      {
        text: '45',
        slip: 'acid-for-base-fraction',
        teaching:
          'Above the p*K*_{a} the acid is mostly ionized, so the fraction of \\ce{HA} is 1/11, not 10/11.',
        expression: '50 / (1 + 10^(4.20 - 5.20))',
      },
      {
        text: '50',
        slip: 'ignored-dissociation',
        teaching: 'This is the ratio for \\ce{HA} alone; the water also contains \\ce{A-}.',
        expression: '50',
      },
    ],
    explanation:
      '*D* = \\frac{[\\ce{HA}]_{ether}}{[\\ce{HA}] + [\\ce{A-}]} = \\frac{*K*}{1 + 10^{pH − p*K*_{a}}} = \\frac{50}{1 + 10} = 4.5.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 23',
    computation: { kind: 'quantity', expression: '50 / (1 + 10^(5.20 - 4.20))', unit: '' },
  },
  {
    id: 'analytical-sampling-and-separation-04',
    topics: ['sampling-and-separation', 'errors-and-statistics'],
    tests: ['sampling', 'propagation-of-uncertainty'],
    uses: ['standard-deviation'],
    difficulty: 'intermediate',
    text: 'The relative standard deviation is 3.0% for the sampling of a bulk powder and 1.0% for the analysis of each portion. What is the overall relative standard deviation of one result, if the two sources of scatter are independent?',
    answer: '3.2%',
    distractors: [
      {
        text: '4.0%',
        slip: 'added-uncertainties-linearly',
        teaching:
          'Variances add, but standard deviations do not: take the square root of the sum of the squares.',
        expression: '3.0 + 1.0',
      },
      {
        text: '2.8%',
        slip: 'subtracted-variances',
        teaching:
          'The variances of two independent sources of scatter are always added; nothing is subtracted.',
        expression: 'sqrt(3.0^2 - 1.0^2)',
      },
      {
        text: '2.0%',
        slip: 'averaged-uncertainties',
        teaching:
          'Both sources of scatter act on the result, so their squares are added; the two values are not averaged.',
        expression: '(3.0 + 1.0) / 2',
      },
    ],
    explanation:
      '*s*² = (3.0%)² + (1.0%)² = 10 (%)², so *s* = 3.2%. The sampling dominates, so a better analysis would hardly help.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 28',
    computation: { kind: 'quantity', expression: 'sqrt(3.0^2 + 1.0^2)', unit: '%' },
  },
];
