import type { WrittenQuestion } from '../written-question.ts';

/** Molecular absorption, atomic spectrometry and mass spectrometry. */
export const spectrometryQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-molecular-absorption-01',
    topics: ['molecular-absorption'],
    tests: ['transmittance'],
    difficulty: 'beginner',
    text: 'A solution transmits 25.0% of the light at 510 nm. What is its absorbance?',
    answer: '0.602',
    distractors: [
      {
        text: '0.750',
        slip: 'absorbed-share-for-absorbance',
        teaching: '75.0% of the light is absorbed, but absorbance is a logarithm, not a fraction.',
        expression: '1 - 0.250',
      },
      {
        text: '1.39',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'Absorbance is defined with log_{10}; this is −ln 0.250.',
        expression: '-ln(0.250)',
      },
      {
        text: '0.250',
        slip: 'transmittance-for-absorbance',
        teaching: 'This is the transmittance; the absorbance is its negative logarithm.',
        expression: '0.250',
      },
    ],
    explanation: '*A* = −log_{10} *T* = −log_{10} 0.250 = 0.602.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 18',
    computation: { kind: 'quantity', expression: '-log10(0.250)', unit: '' },
  },
  {
    id: 'analytical-molecular-absorption-02',
    topics: ['molecular-absorption'],
    tests: ['beer-lambert-law'],
    uses: ['dilution'],
    difficulty: 'intermediate',
    text: 'A 5.00 mL sample is diluted to 50.00 mL. In a 1.00 cm cell the diluted solution has an absorbance of 0.486; the molar absorptivity is 5.40 × 10^{3} L/(mol·cm). What was the concentration of the sample?',
    answer: '9.00 × 10^{−4} mol/L',
    distractors: [
      {
        text: '9.00 × 10^{−5} mol/L',
        slip: 'forgot-dilution-factor',
        teaching: 'This is the concentration in the cell; the sample was ten times more concentrated.',
        expression: '0.486 / (5.40e3 * 1.00)',
      },
      {
        text: '9.00 × 10^{−6} mol/L',
        slip: 'dilution-the-wrong-way',
        teaching: 'The sample before dilution is more concentrated than the solution in the cell.',
        expression: '0.486 / (5.40e3 * 1.00) * 5.00 / 50.00',
      },
      {
        text: '6.05 × 10^{−4} mol/L',
        slip: 'transmittance-for-absorbance',
        teaching:
          'Here 10^{−0.486} = 0.327 was used; by the Beer–Lambert law, the concentration is proportional to the absorbance itself.',
        expression: '10^(-0.486) / (5.40e3 * 1.00) * 50.00 / 5.00',
      },
    ],
    explanation:
      'In the cell *c* = \\frac{*A*}{ε*b*} = \\frac{0.486}{5.40 × 10^{3} L/(mol·cm) × 1.00 cm} = 9.00 × 10^{−5} mol/L; before the tenfold dilution it was 9.00 × 10^{−4} mol/L.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 18',
    computation: { kind: 'quantity', expression: '0.486 / (5.40e3 * 1.00) * 50.00 / 5.00', unit: 'mol/L' },
  },
  {
    id: 'analytical-molecular-absorption-03',
    topics: ['molecular-absorption'],
    tests: ['analysis-of-mixtures-by-absorbance'],
    uses: ['beer-lambert-law'],
    difficulty: 'advanced',
    text: 'X and Y absorb independently in a 1.00 cm cell. The values of ε in L/(mol·cm) at 450 nm are 2000 for X and 500 for Y; at 600 nm they are 400 for X and 1600 for Y. A mixture has *A* = 0.550 at 450 nm and 0.560 at 600 nm. What is the concentration of X?',
    answer: '2.00 × 10^{−4} mol/L',
    distractors: [
      {
        text: '2.75 × 10^{−4} mol/L',
        slip: 'ignored-second-absorber',
        teaching: 'This attributes all of the absorbance at 450 nm to X, but Y also absorbs there.',
        expression: '0.550 / 2000',
      },
      {
        text: '3.00 × 10^{−4} mol/L',
        slip: 'answered-another-quantity',
        teaching: 'This is the concentration of Y from the same two equations.',
        expression: '(0.560 * 2000 - 0.550 * 400) / (2000 * 1600 - 500 * 400)',
      },
      {
        text: '2.20 × 10^{−4} mol/L',
        slip: 'averaged-absorptivities',
        teaching: 'This is 0.550/2500, as if both had the same concentration.',
        expression: '0.550 / (2000 + 500)',
      },
    ],
    explanation:
      'Absorbances add: 2000*x* + 500*y* = 0.550 and 400*x* + 1600*y* = 0.560. Eliminating *y*: *x* = \\frac{0.550 × 1600 − 0.560 × 500}{2000 × 1600 − 500 × 400} = \\frac{600}{3.00 × 10^{6}} = 2.00 × 10^{−4} mol/L.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 19',
    computation: {
      kind: 'quantity',
      expression: '(0.550 * 1600 - 0.560 * 500) / (2000 * 1600 - 500 * 400)',
      unit: 'mol/L',
    },
  },
  {
    id: 'analytical-molecular-absorption-04',
    topics: ['molecular-absorption'],
    tests: ['deviations-from-beers-law'],
    uses: ['calibration-curve'],
    difficulty: 'intermediate',
    text: 'A dye neither associates nor dissociates in solution, and its absorbance is measured at the flat top of its band. Why does its calibration line still bend toward the concentration axis above an absorbance of about 2?',
    answer: 'Stray light reaches the detector and limits the reading.',
    distractors: [
      {
        text: 'Dark current adds the same amount to every absorbance.',
        slip: 'reversed-trend',
        teaching:
          'Extra signal adds to the transmitted light, not to the absorbance, which it makes smaller instead of larger.',
      },
      {
        text: 'The solute absorbs all light, so that *A* stays at 1.00.',
        slip: 'absorbance-capped-at-one',
        teaching: 'Absorbance is not limited to 1: at *A* = 1, 10% of the light still passes.',
      },
      {
        text: 'A concentrated solution lengthens the path in the cell.',
        slip: 'path-for-concentration',
        teaching: 'The path is the inner width of the cell, whatever it contains.',
      },
    ],
    explanation:
      'At high absorbance hardly any light of the chosen wavelength passes, but a constant trace of other light reaches the detector. The measured transmittance is then too large and the absorbance too small, so the line bends down.',
    reference: 'Skoog, Holler & Crouch, Principles of Instrumental Analysis, chapter 13',
  },
  {
    id: 'analytical-atomic-spectrometry-01',
    topics: ['atomic-spectrometry'],
    tests: ['atomic-absorption-spectroscopy'],
    difficulty: 'beginner',
    text: 'Which light source is normally used to determine lead by line-source flame atomic absorption?',
    answer: 'A hollow-cathode lamp with a lead cathode',
    distractors: [
      {
        text: 'A tungsten lamp with a lead-glass filter',
        slip: 'continuum-for-line-source',
        teaching:
          'Only a tiny part of a broad spectrum falls into the narrow atomic line, and glass absorbs in the ultraviolet.',
      },
      {
        text: 'A hollow-cathode lamp with an iron cathode',
        slip: 'line-of-another-element',
        teaching: 'Iron lamps emit iron lines, which lead atoms generally do not absorb.',
      },
      {
        text: 'A deuterium lamp with a quartz window',
        slip: 'continuum-for-line-source',
        teaching:
          'A deuterium lamp is used for background correction; its band is far broader than an atomic line.',
      },
    ],
    explanation:
      'Atomic lines are only a few picometers wide. A hollow-cathode lamp whose cathode is made of the element emits exactly the lines that the atoms of this element absorb in the flame.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 21',
  },
  {
    id: 'analytical-atomic-spectrometry-02',
    topics: ['atomic-spectrometry'],
    tests: ['boltzmann-distribution'],
    uses: ['atomic-emission-spectroscopy'],
    difficulty: 'advanced',
    text: 'The excited state responsible for the yellow sodium line lies 3.37 × 10^{−19} J above the ground state. By what percentage does its population increase when the temperature of a flame rises from 2500 K to 2510 K? (*k* = 1.381 × 10^{−23} J/K; nearly all atoms are in the ground state)',
    answer: '4.0%',
    distractors: [
      {
        text: '2.6%',
        slip: 'needless-factor',
        teaching: 'The Boltzmann exponent contains *kT*; (3/2)*kT* is the mean kinetic energy of an atom.',
        expression: '(exp(3.37e-19 / (1.5 * 1.381e-23) * (1 / 2500 - 1 / 2510)) - 1) * 100',
      },
      {
        text: '1.7%',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'The Boltzmann factor is a power of *e*, so its exponent is not divided by 2.303.',
        expression: '(exp(3.37e-19 / 1.381e-23 * (1 / 2500 - 1 / 2510) / 2.303) - 1) * 100',
      },
      {
        text: '1.1%',
        slip: 'natural-for-decadic-logarithm',
        teaching:
          'The exponent was divided by 2.303, as for a power of 10, and (3/2)*kT* was used in place of *kT*.',
        expression: '(exp(3.37e-19 / (1.5 * 1.381e-23) * (1 / 2500 - 1 / 2510) / 2.303) - 1) * 100',
      },
    ],
    explanation:
      'The ratio of the populations is exp(\\frac{Δ*E*}{*k*}(\\frac{1}{2500 K} − \\frac{1}{2510 K})) = exp(2.44 × 10^{4} × 1.594 × 10^{−6}) = exp(0.0389) = 1.040, a rise of 4.0%. This is why emission measurements need a steady flame.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 21',
    computation: {
      kind: 'quantity',
      expression: '(exp(3.37e-19 / 1.381e-23 * (1 / 2500 - 1 / 2510)) - 1) * 100',
      unit: '%',
    },
  },
  {
    id: 'analytical-mass-spectrometry-01',
    topics: ['mass-spectrometry'],
    tests: ['isotope-patterns'],
    uses: ['mass-spectrometry-of-organic-compounds'],
    difficulty: 'beginner',
    text: 'The molecular ion of a compound with one halogen atom and no sulfur shows peaks at *m*/*z* 156 and 158 of nearly equal height. Which halogen is it?',
    answer: 'Bromine',
    distractors: [
      {
        text: 'Chlorine',
        slip: 'isotope-ratio-of-another-element',
        teaching: 'One chlorine atom gives M and M+2 in the ratio 3:1.',
      },
      {
        text: 'Iodine',
        slip: 'monoisotopic-element',
        teaching: 'Iodine has only one stable isotope, so it gives no peak at M+2.',
      },
      {
        text: 'Fluorine',
        slip: 'monoisotopic-element',
        teaching: 'Fluorine has only one stable isotope, so it gives no peak at M+2.',
      },
    ],
    explanation:
      'Natural bromine is 50.7% \\ce{^{79}Br} and 49.3% \\ce{^{81}Br}, so M and M+2 are nearly equal. Chlorine would give a ratio of about 3:1, and fluorine and iodine no M+2 peak.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
    computation: {
      kind: 'option-extreme',
      values: {
        Bromine: 'abs(49.3 / 50.7 - 1)',
        Chlorine: 'abs(24.2 / 75.8 - 1)',
        Iodine: 'abs(0 / 100 - 1)',
        Fluorine: 'abs(0 / 100 - 1)',
      },
      pick: 'least',
      quantity: 'distance of the ratio (M+2)/M from 1',
    },
  },
  {
    id: 'analytical-mass-spectrometry-02',
    topics: ['mass-spectrometry'],
    tests: ['isotope-patterns'],
    uses: ['mass-spectrometry-of-organic-compounds'],
    difficulty: 'intermediate',
    text: 'The molecular ion peak of a compound of C, H and O has a relative intensity of 40.0%, and the M+1 peak has a relative intensity of 3.52%. Approximately how many carbon atoms does the molecule contain? (Each carbon adds 1.1% of M to M+1; neglect \\ce{^{2}H} and \\ce{^{17}O}.)',
    answer: '8',
    distractors: [
      {
        text: '3',
        slip: 'not-related-to-molecular-ion',
        teaching:
          'The quotient 3.52/1.1 ignores the fact that the molecular ion peak itself is only 40.0% of the base peak.',
        expression: '3.52 / 1.1',
      },
      {
        text: '9',
        slip: 'forgot-factor',
        teaching: 'M+1 is 8.8% of M; each carbon contributes 1.1%, not 1%.',
        expression: '3.52 / 40.0 * 100',
      },
      {
        text: '4',
        slip: 'two-per-carbon',
        teaching: 'The 8.8% must be divided by 1.1% per atom; 2.2% would correspond to two carbon atoms.',
        expression: '3.52 / 40.0 * 100 / 2.2',
      },
    ],
    explanation:
      'M+1 relative to M: \\frac{3.52}{40.0} = 8.8%. At 1.1% for each carbon, the number of atoms is \\frac{8.8}{1.1} = 8.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
    computation: { kind: 'quantity', expression: '3.52 / 40.0 * 100 / 1.1', unit: '' },
  },
  {
    id: 'analytical-mass-spectrometry-03',
    topics: ['mass-spectrometry'],
    tests: ['multiply-charged-ions'],
    uses: ['ionization-methods'],
    difficulty: 'advanced',
    text: 'An electrospray spectrum of a protein shows neighboring peaks at *m*/*z* 998.1 and 1060.4; they differ by one proton (relative mass 1.007). What is the relative molecular mass of the neutral protein?',
    answer: '1.695 × 10^{4}',
    distractors: [
      {
        text: '1.595 × 10^{4}',
        slip: 'charges-exchanged',
        teaching: 'The peak at lower *m*/*z* carries more charges: 998.1 has 17, and 1060.4 has 16.',
        expression: '16 * (998.1 - 1.007)',
      },
      {
        text: '1.801 × 10^{4}',
        slip: 'charges-exchanged',
        teaching:
          'Here the ion at 1060.4 was assigned 17 charges; it has one charge fewer than that at 998.1.',
        expression: '17 * (1060.4 - 1.007)',
      },
      {
        text: '9.971 × 10^{2}',
        slip: 'mass-to-charge-for-mass',
        teaching: 'The ion carries 17 protons; *m*/*z* is only a seventeenth of its mass.',
        expression: '998.1 - 1.007',
      },
    ],
    explanation:
      'With *z* charges at 1060.4 and *z* + 1 at 998.1: *z* = \\frac{998.1 − 1.007}{1060.4 − 998.1} = 16.0. The mass is 16 × (1060.4 − 1.007) = 16 950 = 1.695 × 10^{4}.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
    computation: {
      kind: 'quantity',
      expression: 'floor((998.1 - 1.007) / (1060.4 - 998.1) + 0.5) * (1060.4 - 1.007)',
      unit: '',
    },
  },
];
