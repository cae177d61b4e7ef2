import type { WrittenQuestion } from '../written-question.ts';

/** Molecular spectroscopy and statistical thermodynamics. */
export const spectraAndStatisticsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-molecular-spectroscopy-01',
    topics: ['molecular-spectroscopy'],
    difficulty: 'beginner',
    text: 'How many normal modes of vibration does the linear molecule \\ce{CO2} have?',
    answer: '4',
    distractors: [
      {
        text: '3',
        slip: 'other-shape-rule',
        teaching:
          '3*N* − 6 holds for bent molecules; a linear one has only two rotations, so 3*N* − 5 vibrations are left.',
      },
      {
        text: '9',
        slip: 'one-step-short',
        teaching: '3*N* = 9 counts all motions; three translations and two rotations are not vibrations.',
      },
      {
        text: '6',
        slip: 'ignored-rotations',
        teaching: 'Besides three translations the two rotations have to be subtracted as well.',
      },
    ],
    explanation:
      'Three atoms have 3 × 3 = 9 degrees of freedom. A linear molecule uses 3 for translation and 2 for rotation: 9 − 5 = 4 (two stretches and a bend that counts twice).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
    computation: { kind: 'quantity', expression: '3 * 3 - 5', unit: '' },
  },
  {
    id: 'physical-molecular-spectroscopy-02',
    topics: ['molecular-spectroscopy'],
    difficulty: 'intermediate',
    text: 'The rotational constant of \\ce{CO} is *B* = 1.92 cm^{−1}. At which wavenumber does the pure rotational transition from *J* = 2 to *J* = 3 lie (rigid rotor)?',
    answer: '11.5 cm^{−1}',
    distractors: [
      {
        text: '5.76 cm^{−1}',
        slip: 'forgot-factor-two',
        teaching: 'The lines lie at 2*B*(*J* + 1), not at *B*(*J* + 1).',
      },
      {
        text: '23.0 cm^{−1}',
        slip: 'level-for-difference',
        teaching:
          '12*B* is the energy of the level *J* = 3; the transition is its difference to the level *J* = 2 at 6*B*.',
      },
      {
        text: '7.68 cm^{−1}',
        slip: 'wrong-level',
        teaching: 'This is the line from *J* = 1 to *J* = 2; the one asked comes next.',
      },
    ],
    explanation:
      'The levels lie at *BJ*(*J* + 1): 6*B* for *J* = 2 and 12*B* for *J* = 3. The difference is 6*B* = 6 × 1.92 cm^{−1} = 11.5 cm^{−1}.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
    computation: { kind: 'quantity', expression: '1.92 * (3 * 4 - 2 * 3)', unit: 'cm^{-1}' },
  },
  {
    id: 'physical-molecular-spectroscopy-03',
    topics: ['molecular-spectroscopy'],
    difficulty: 'advanced',
    text: 'The molecule \\ce{^{1}H^{35}Cl} absorbs at 2886 cm^{−1}. As a harmonic oscillator with the same force constant, at which wavenumber does \\ce{^{2}H^{35}Cl} absorb? (Use mass numbers as masses.)',
    answer: '2069 cm^{−1}',
    distractors: [
      {
        text: '2041 cm^{−1}',
        slip: 'light-atom-alone',
        teaching:
          'Dividing by \\sqrt{2} counts the hydrogen alone, but the chlorine moves too: the reduced masses are compared.',
      },
      {
        text: '1483 cm^{−1}',
        slip: 'forgot-root',
        teaching: 'The wavenumber goes with the square root of 1/*μ*, not with 1/*μ* itself.',
      },
      {
        text: '4026 cm^{−1}',
        slip: 'inverted-ratio',
        teaching: 'The heavier molecule vibrates more slowly, so its wavenumber must be the smaller one.',
      },
    ],
    explanation:
      '*μ* = \\frac{*m*_{1}*m*_{2}}{*m*_{1} + *m*_{2}}: 35/36 = 0.9722 with hydrogen and 70/37 = 1.8919 with deuterium. 2886 cm^{−1} × \\sqrt{0.9722/1.8919} = 2886 cm^{−1} × 0.7169 = 2069 cm^{−1}.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
    computation: { kind: 'quantity', expression: '2886 * sqrt((35 / 36) / (70 / 37))', unit: 'cm^{-1}' },
  },
  {
    id: 'physical-statistical-thermodynamics-01',
    topics: ['statistical-thermodynamics'],
    difficulty: 'beginner',
    text: 'Two non-degenerate levels are separated by an energy that equals *k*_{B}*T*. What is the ratio of the population of the upper level to that of the lower one at thermal equilibrium?',
    answer: '0.368',
    distractors: [
      {
        text: '2.72',
        slip: 'wrong-sign',
        teaching:
          'The exponent is −Δ*E*/(*k*_{B}*T*): at equilibrium the upper level is always populated less.',
      },
      {
        text: '0.100',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'The Boltzmann factor is a power of e, not of 10.',
      },
      {
        text: '0.269',
        slip: 'share-for-ratio',
        teaching:
          'This is the share of the upper level in all particles, e^{−1}/(1 + e^{−1}); asked is the ratio of the two levels.',
      },
    ],
    explanation: 'Boltzmann: \\frac{*N*_{2}}{*N*_{1}} = e^{−Δ*E*/(*k*_{B}*T*)} = e^{−1} = 0.368.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
    computation: { kind: 'quantity', expression: 'exp(-1)', unit: '' },
  },
  {
    id: 'physical-statistical-thermodynamics-02',
    topics: ['statistical-thermodynamics', 'molecular-spectroscopy'],
    difficulty: 'intermediate',
    text: 'For \\ce{CO} (*B* = 1.92 cm^{−1}, rigid rotor) at 298 K, where *k*_{B}*T*/(*hc*) = 207 cm^{−1}, what is the ratio of the numbers of molecules with *J* = 1 and with *J* = 0?',
    answer: '2.94',
    distractors: [
      {
        text: '0.982',
        slip: 'ignored-degeneracy',
        teaching:
          'The level *J* = 1 consists of three states of equal energy, and each of them is populated.',
      },
      {
        text: '1.96',
        slip: 'wrong-degeneracy',
        teaching: 'A rotational level has 2*J* + 1 states, which makes three for *J* = 1 and not two.',
      },
      {
        text: '3.06',
        slip: 'wrong-sign',
        teaching:
          'The exponent is negative: the higher energy makes each of the three states slightly less populated.',
      },
    ],
    explanation:
      'The level *J* = 1 lies 2*B* = 3.84 cm^{−1} above *J* = 0 and is threefold degenerate. Ratio = 3 × e^{−3.84/207} = 3 × 0.9816 = 2.94.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
    computation: { kind: 'quantity', expression: '3 * exp(-2 * 1.92 / 207)', unit: '' },
  },
  {
    id: 'physical-statistical-thermodynamics-03',
    topics: ['statistical-thermodynamics'],
    difficulty: 'advanced',
    text: 'A system has a non-degenerate ground level and, 2.00 kJ/mol above it, one threefold degenerate level. What is its mean energy at 400 K, measured from the ground level? (*R* = 8.314 J/(mol·K))',
    answer: '1.24 kJ/mol',
    distractors: [
      {
        text: '0.708 kJ/mol',
        slip: 'ignored-degeneracy',
        teaching:
          'All three states of the upper level count, in the numerator as well as in the partition function.',
      },
      {
        text: '3.29 kJ/mol',
        slip: 'forgot-partition-function',
        teaching:
          'The weighted energies have to be divided by the partition function; a mean above the highest level is impossible.',
      },
      {
        text: '1.50 kJ/mol',
        slip: 'high-temperature-limit',
        teaching:
          'Three quarters in the upper level is the limit of infinite temperature; at 400 K the Boltzmann factor is only 0.548.',
      },
    ],
    explanation:
      'e^{−*ε*/(*RT*)} = e^{−2000/(8.314 × 400)} = 0.548. *q* = 1 + 3 × 0.548 = 2.644. Mean energy = \\frac{3 × 0.548 × 2.00 kJ/mol}{2.644} = 1.24 kJ/mol.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
    computation: {
      kind: 'quantity',
      expression: '2.00 * 3 * exp(-2000 / (8.314 * 400)) / (1 + 3 * exp(-2000 / (8.314 * 400)))',
      unit: 'kJ/mol',
    },
  },
];
