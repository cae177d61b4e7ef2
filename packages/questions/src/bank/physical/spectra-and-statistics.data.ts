import type { WrittenQuestion } from '../written-question.ts';

/** Molecular spectroscopy and statistical thermodynamics. */
export const spectraAndStatisticsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-molecular-spectroscopy-01',
    topics: ['molecular-spectroscopy'],
    tests: ['vibrational-spectroscopy'],
    difficulty: 'beginner',
    text: 'How many normal modes of vibration does the linear molecule \\ce{CO2} have?',
    answer: '4',
    distractors: [
      {
        text: '3',
        slip: 'other-shape-rule',
        teaching:
          '3*N* − 6 applies to nonlinear molecules; a linear one has only two rotations, so 3*N* − 5 vibrations are left.',
        expression: '3 * 3 - 6',
      },
      {
        text: '9',
        slip: 'one-step-short',
        teaching:
          '3*N* = 9 is the number of all motions; three translations and two rotations are not vibrations.',
        expression: '3 * 3',
      },
      {
        text: '6',
        slip: 'ignored-rotations',
        teaching: 'Besides the three translations, the two rotations must be subtracted as well.',
        expression: '3 * 3 - 3',
      },
    ],
    explanation:
      'Three atoms have 3 × 3 = 9 degrees of freedom. Of these, a linear molecule has 3 for translation and 2 for rotation: 9 − 5 = 4 (two stretches and a doubly degenerate bend).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
    computation: { kind: 'quantity', expression: '3 * 3 - 5', unit: '' },
  },
  {
    id: 'physical-molecular-spectroscopy-02',
    topics: ['molecular-spectroscopy'],
    tests: ['rotational-spectroscopy'],
    uses: ['rigid-rotor'],
    difficulty: 'intermediate',
    text: 'The rotational constant of \\ce{CO} is *B* = 1.92 cm^{−1}. At what wavenumber does the pure rotational transition from *J* = 2 to *J* = 3 lie (rigid rotor)?',
    answer: '11.5 cm^{−1}',
    distractors: [
      {
        text: '5.76 cm^{−1}',
        slip: 'forgot-factor-two',
        teaching: 'The lines lie at 2*B*(*J* + 1), not at *B*(*J* + 1).',
        expression: '1.92 * (2 + 1)',
      },
      {
        text: '23.0 cm^{−1}',
        slip: 'level-for-difference',
        teaching:
          '12*B* is the energy of the level *J* = 3; the transition energy is its difference from the level *J* = 2, at 6*B*.',
        expression: '1.92 * (3 * 4)',
      },
      {
        text: '46.1 cm^{−1}',
        slip: 'level-for-difference',
        teaching:
          'The line lies at 2*B*(*J* + 1); *BJ*(*J* + 1) is the energy of a level, and 2*BJ*(*J* + 1) is neither.',
        expression: '2 * 1.92 * (3 * 4)',
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
    tests: ['vibrational-spectroscopy'],
    uses: ['quantum-harmonic-oscillator'],
    difficulty: 'advanced',
    text: 'The molecule \\ce{^{1}H^{35}Cl} absorbs at 2886 cm^{−1}. At what wavenumber does \\ce{^{2}H^{35}Cl} absorb if both molecules are treated as harmonic oscillators with the same force constant? (Use mass numbers as masses.)',
    answer: '2069 cm^{−1}',
    distractors: [
      {
        text: '2041 cm^{−1}',
        slip: 'light-atom-alone',
        teaching:
          'Dividing by \\sqrt{2} takes only the hydrogen into account, but the chlorine moves too, so the reduced masses must be compared.',
        expression: '2886 / sqrt(2)',
      },
      {
        text: '1483 cm^{−1}',
        slip: 'forgot-root',
        teaching: 'The wavenumber is proportional to the square root of 1/*μ*, not to 1/*μ* itself.',
        expression: '2886 * (35/36) / (70/37)',
      },
      {
        text: '4026 cm^{−1}',
        slip: 'inverted-ratio',
        teaching: 'The heavier molecule vibrates more slowly, so its wavenumber must be smaller.',
        expression: '2886 * sqrt(1 / (35 / 36) * (70 / 37))',
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
    tests: ['boltzmann-distribution'],
    difficulty: 'beginner',
    text: 'Two non-degenerate levels are separated by an energy that equals *k*_{B}*T*. What is the ratio of the population of the upper level to that of the lower one at thermal equilibrium?',
    answer: '0.368',
    distractors: [
      {
        text: '2.72',
        slip: 'wrong-sign',
        teaching:
          'The exponent is −Δ*E*/(*k*_{B}*T*), so at equilibrium the upper level is always less populated.',
        expression: 'exp(1)',
      },
      {
        text: '0.100',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'The Boltzmann factor is a power of e, not of 10.',
        expression: '10^(-1)',
      },
      {
        text: '10.0',
        slip: 'natural-for-decadic-logarithm',
        teaching:
          'The Boltzmann factor is a power of e, not of 10, and its exponent is negative, so the upper level is less populated.',
        expression: '10^1',
      },
    ],
    explanation:
      'The Boltzmann distribution gives \\frac{*N*_{2}}{*N*_{1}} = e^{−Δ*E*/(*k*_{B}*T*)} = e^{−1} = 0.368.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
    computation: { kind: 'quantity', expression: 'exp(-1)', unit: '' },
  },
  {
    id: 'physical-statistical-thermodynamics-02',
    topics: ['statistical-thermodynamics', 'molecular-spectroscopy'],
    tests: ['rotational-spectroscopy', 'boltzmann-distribution'],
    uses: ['rigid-rotor'],
    difficulty: 'intermediate',
    text: 'For \\ce{CO} (*B* = 1.92 cm^{−1}, rigid rotor) at 298 K, where *k*_{B}*T*/(*hc*) = 207 cm^{−1}, what is the ratio of the number of molecules with *J* = 1 to the number with *J* = 0?',
    answer: '2.94',
    distractors: [
      {
        text: '0.982',
        slip: 'ignored-degeneracy',
        teaching:
          'The level *J* = 1 consists of three states of equal energy, and each of them is populated.',
        expression: 'exp((-2) * 1.92 / 207)',
      },
      {
        text: '1.96',
        slip: 'wrong-degeneracy',
        teaching: 'A rotational level has 2*J* + 1 states, which gives three for *J* = 1, not two.',
        expression: '2 * exp(-2 * 1.92 / 207)',
      },
      {
        text: '3.06',
        slip: 'wrong-sign',
        teaching:
          'The exponent is negative, so the higher energy makes each of the three states slightly less populated.',
        expression: '3 * exp(2 * 1.92 / 207)',
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
    tests: ['boltzmann-distribution', 'partition-function'],
    difficulty: 'advanced',
    text: 'A system has a non-degenerate ground level and, 2.00 kJ/mol above it, one threefold degenerate level. What is its mean energy at 400 K, measured from the ground level? (*R* = 8.314 J/(mol·K))',
    answer: '1.24 kJ/mol',
    distractors: [
      {
        text: '0.708 kJ/mol',
        slip: 'ignored-degeneracy',
        teaching:
          'All three states of the upper level must be included, in the numerator as well as in the partition function.',
        expression: '2.00 * exp((-2000) / (8.314 * 400)) / (1 + exp((-2000) / (8.314 * 400)))',
      },
      {
        text: '3.29 kJ/mol',
        slip: 'forgot-partition-function',
        teaching:
          'The weighted energies must be divided by the partition function; a mean above the highest level is impossible.',
        expression: '2.00 * 3 * exp((-2000) / (8.314 * 400))',
      },
      {
        text: '1.50 kJ/mol',
        slip: 'high-temperature-limit',
        teaching:
          'Three quarters in the upper level is the limit at infinite temperature; at 400 K the Boltzmann factor is only 0.548.',
        expression: '2.00 * 3 / (1 + 3)',
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
  {
    id: 'physical-molecular-spectroscopy-04',
    topics: ['molecular-spectroscopy'],
    tests: ['rotational-spectroscopy'],
    uses: ['molecular-polarity'],
    difficulty: 'beginner',
    text: 'Which of these molecules shows *no* pure rotational absorption in the microwave region?',
    answer: '\\ce{N2}',
    distractors: [
      {
        text: '\\ce{CO}',
        slip: 'small-for-zero',
        teaching:
          'The dipole moment of \\ce{CO} is small but not zero, and its rotational lines are well known.',
      },
      {
        text: '\\ce{HCl}',
        slip: 'dipole-overlooked',
        teaching: '\\ce{HCl} is polar, so its rotation interacts with microwaves.',
      },
      {
        text: '\\ce{NO}',
        slip: 'small-for-zero',
        teaching: 'Two different atoms always give some dipole moment, so \\ce{NO} absorbs.',
      },
    ],
    explanation:
      'A pure rotational spectrum needs a permanent dipole moment. A molecule of two identical atoms has none by symmetry, so \\ce{N2} does not absorb.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-05',
    topics: ['molecular-spectroscopy'],
    tests: ['vibrational-spectroscopy'],
    uses: ['infrared-spectroscopy'],
    difficulty: 'intermediate',
    text: 'Which vibration of \\ce{CO2} does *not* absorb infrared light?',
    answer: 'the symmetric stretch',
    distractors: [
      {
        text: 'the antisymmetric stretch',
        slip: 'reversed-trend',
        teaching:
          'Here one bond lengthens while the other shortens, so a dipole moment appears and oscillates.',
      },
      {
        text: 'the bend in the plane of the page',
        slip: 'dipole-overlooked',
        teaching: 'Bending moves the carbon off the axis, which gives an oscillating dipole moment.',
      },
      {
        text: 'the bend out of the plane of the page',
        slip: 'dipole-overlooked',
        teaching:
          'This bend is equivalent to the one perpendicular to it and absorbs at the same wavenumber.',
      },
    ],
    explanation:
      'Infrared absorption needs a dipole moment that changes. In the symmetric stretch both oxygen atoms move equally in opposite directions, the molecule keeps its center of symmetry, and the dipole moment stays zero.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-06',
    topics: ['molecular-spectroscopy'],
    tests: ['anharmonicity'],
    difficulty: 'advanced',
    text: 'The vibrational terms of \\ce{HCl} are *G*(*v*) = 2990(*v* + ½) − 52.0(*v* + ½)² in cm^{−1}. At what wavenumber does the first overtone, from *v* = 0 to *v* = 2, lie?',
    answer: '5668 cm^{−1}',
    distractors: [
      {
        text: '5980 cm^{−1}',
        slip: 'harmonic-for-anharmonic',
        teaching:
          '2 × 2990 cm^{−1} applies to a harmonic oscillator; the real levels become closer together as *v* increases.',
        expression: '2990 * (2.5 - 0.5)',
      },
      {
        text: '5772 cm^{−1}',
        slip: 'equal-steps',
        teaching:
          'Twice the fundamental of 2886 cm^{−1} is too much: the second step is smaller than the first.',
        expression: '2 * (2990 * (1.5 - 0.5) - 52.0 * (1.5^2 - 0.5^2))',
      },
      {
        text: '2886 cm^{−1}',
        slip: 'wrong-level',
        teaching: 'This is the fundamental, from *v* = 0 to *v* = 1.',
        expression: '2990 * (1.5 - 0.5) - 52.0 * (1.5^2 - 0.5^2)',
      },
    ],
    explanation: '*G*(2) − *G*(0) = 2990(2.5 − 0.5) − 52.0(6.25 − 0.25) = 5980 − 312 = 5668 cm^{−1}.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
    computation: {
      kind: 'quantity',
      expression: '2990 * (2.5 - 0.5) - 52.0 * (2.5^2 - 0.5^2)',
      unit: 'cm^{-1}',
    },
  },
  {
    id: 'physical-statistical-thermodynamics-04',
    topics: ['statistical-thermodynamics', 'second-law'],
    tests: ['third-law-of-thermodynamics', 'statistical-entropy'],
    difficulty: 'beginner',
    text: 'In a crystal each molecule is frozen at random in one of two orientations of equal energy. What is the residual molar entropy at 0 K? (*R* = 8.314 J/(mol·K))',
    answer: '5.76 J/(mol·K)',
    distractors: [
      {
        text: '2.50 J/(mol·K)',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'Boltzmann’s formula contains the natural logarithm: ln 2 = 0.693.',
        expression: '8.314 * log10(2)',
      },
      {
        text: '8.31 J/(mol·K)',
        slip: 'forgot-logarithm',
        teaching: 'This is *R* itself; it must be multiplied by ln 2.',
        expression: '8.314',
      },
      {
        text: '0.00 J/(mol·K)',
        slip: 'overgeneralised-rule',
        teaching: 'The entropy vanishes at 0 K only in a perfect crystal with a single arrangement.',
        expression: '8.314 * ln(1)',
      },
    ],
    explanation:
      '*S* = *k*_{B} ln *W* with *W* = 2^{N} arrangements, so per mole *S* = *R* ln 2 = 8.314 J/(mol·K) × 0.693 = 5.76 J/(mol·K).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
    computation: { kind: 'quantity', expression: '8.314 * ln(2)', unit: 'J/(mol·K)' },
  },
  {
    id: 'physical-statistical-thermodynamics-05',
    topics: ['statistical-thermodynamics'],
    tests: ['partition-function'],
    uses: ['rotational-spectroscopy'],
    difficulty: 'intermediate',
    text: 'What is the rotational partition function of \\ce{N2} (*B* = 1.99 cm^{−1}) in the high-temperature approximation at 298 K, where *k*_{B}*T*/(*hc*) = 207 cm^{−1}?',
    answer: '52.0',
    distractors: [
      {
        text: '104',
        slip: 'forgot-symmetry-number',
        teaching:
          'Half a turn maps \\ce{N2} onto itself, so the number of states is divided by the symmetry number 2.',
        expression: '207 / (1.99)',
      },
      {
        text: '206',
        slip: 'multiplied-for-divided',
        teaching:
          '*k*_{B}*T*/(*hc*) must be divided by *B*: the farther apart the levels lie, the fewer of them are thermally accessible.',
        expression: '207 * 1.99 / 2',
      },
      {
        text: '412',
        slip: 'multiplied-for-divided',
        teaching:
          '*k*_{B}*T*/(*hc*) was multiplied by *B* instead of being divided by it, and the symmetry number 2 was left out.',
        expression: '207 * 1.99',
      },
    ],
    explanation:
      '*q* = \\frac{*k*_{B}*T*}{*σhcB*} with the symmetry number *σ* = 2: *q* = \\frac{207}{2 × 1.99} = 52.0.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
    computation: { kind: 'quantity', expression: '207 / (2 * 1.99)', unit: '' },
  },
  {
    id: 'physical-statistical-thermodynamics-06',
    topics: ['statistical-thermodynamics', 'molecular-spectroscopy'],
    tests: ['equipartition-theorem'],
    uses: ['heat-capacities-at-constant-volume-and-pressure'],
    difficulty: 'advanced',
    text: 'What molar heat capacity *C*_{V} does the equipartition theorem give for gaseous \\ce{CO2} (a linear molecule) when all its translations, rotations and vibrations are fully excited? (*R* = 8.314 J/(mol·K))',
    answer: '54.0 J/(mol·K)',
    distractors: [
      {
        text: '20.8 J/(mol·K)',
        slip: 'ignored-vibrations',
        teaching:
          'This includes only translation and rotation, \\frac{5}{2}*R*; the four vibrations add 4*R*.',
        expression: '(3 / 2 + 2 / 2) * 8.314',
      },
      {
        text: '49.9 J/(mol·K)',
        slip: 'other-shape-rule',
        teaching:
          'A bent molecule would have three rotations and three vibrations; a linear one has two and four.',
        expression: '(3/2 + 3/2 + (3 * 3 - 6)) * 8.314',
      },
      {
        text: '37.4 J/(mol·K)',
        slip: 'forgot-factor-two',
        teaching: 'Each vibration contributes *R*, not ½*R*, since it has both kinetic and potential energy.',
        expression: '(3/2 + 2/2 + (3 * 3 - 5) / 2) * 8.314',
      },
    ],
    explanation:
      'Translation contributes \\frac{3}{2}*R*, the two rotations *R*, and the 3 × 3 − 5 = 4 vibrations 4*R*: *C*_{V} = 6.5*R* = 54.0 J/(mol·K).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
    computation: { kind: 'quantity', expression: '(3 / 2 + 2 / 2 + (3 * 3 - 5)) * 8.314', unit: 'J/(mol·K)' },
  },
  {
    id: 'physical-molecular-spectroscopy-07',
    topics: ['molecular-spectroscopy'],
    tests: ['raman-spectroscopy'],
    uses: ['rotational-spectroscopy'],
    difficulty: 'advanced',
    text: 'By how much is the first pure rotational Stokes line, from *J* = 0 to *J* = 2, shifted from the exciting line in the Raman spectrum of \\ce{N2}? (*B* = 1.99 cm^{−1}, rigid rotor)',
    answer: '11.9 cm^{−1}',
    distractors: [
      {
        text: '3.98 cm^{−1}',
        slip: 'wrong-level',
        teaching: '2*B* corresponds to a change of one in *J*; in Raman scattering, *J* changes by two.',
        expression: '2 * 1.99',
      },
      {
        text: '7.96 cm^{−1}',
        slip: 'line-for-level',
        teaching: '4*B* is the spacing between neighboring Raman lines; the first lies at 6*B*.',
        expression: '4 * 1.99',
      },
      {
        text: '5.97 cm^{−1}',
        slip: 'forgot-factor-two',
        teaching: 'The level *J* = 2 lies at *BJ*(*J* + 1) = 6*B*, not at 3*B*.',
        expression: '(2 + 1) * 1.99',
      },
    ],
    explanation:
      'By the Raman selection rule, *J* changes by 2. From *J* = 0 (energy 0) to *J* = 2 (energy 2 × 3*B* = 6*B*) the shift is 6 × 1.99 cm^{−1} = 11.9 cm^{−1}.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
    computation: { kind: 'quantity', expression: '2 * (2 + 1) * 1.99', unit: 'cm^{-1}' },
  },
  {
    id: 'physical-statistical-thermodynamics-07',
    topics: ['statistical-thermodynamics', 'molecular-spectroscopy'],
    tests: ['principles-of-magnetic-resonance', 'boltzmann-distribution'],
    difficulty: 'advanced',
    text: 'The energies of the two proton spin states differ by the energy of a 400 MHz photon. At 298 K, what is the excess of protons in the lower state as a fraction of all protons, (*N*_{lower} − *N*_{upper})/*N*? (*h* = 6.626 × 10^{−34} J·s, *k*_{B} = 1.381 × 10^{−23} J/K)',
    answer: '3.2 × 10^{−5}',
    distractors: [
      {
        text: '6.4 × 10^{−5}',
        slip: 'forgot-half',
        teaching:
          'This is Δ*E*/(*k*_{B}*T*), the excess relative to one state; relative to both it is half of that.',
        expression: '6.626e-34 * 400e6 / (1.381e-23 * 298)',
      },
      {
        text: '3.8 × 10^{−4}',
        slip: 'celsius-for-kelvin',
        teaching: 'The temperature must be the absolute temperature, 298 K, not 25 °C.',
        expression:
          '(1 - exp(-6.626e-34 * 400e6 / (1.381e-23 * 25))) / (1 + exp(-6.626e-34 * 400e6 / (1.381e-23 * 25)))',
      },
      {
        text: '7.7 × 10^{−4}',
        slip: 'celsius-for-kelvin',
        teaching:
          'The temperature must be the absolute temperature, 298 K, and the excess relative to both states is half of Δ*E*/(*k*_{B}*T*).',
        expression: '6.626e-34 * 400e6 / (1.381e-23 * 25)',
      },
    ],
    explanation:
      '*x* = *hν*/(*k*_{B}*T*) = \\frac{6.626 × 10^{−34} × 4.00 × 10^{8}}{1.381 × 10^{−23} × 298} = 6.44 × 10^{−5}. The excess is \\frac{1 − e^{−*x*}}{1 + e^{−*x*}}, which for small *x* is equal to *x*/2 = 3.2 × 10^{−5}.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 12',
    computation: {
      kind: 'quantity',
      expression:
        '(1 - exp(-6.626e-34 * 400e6 / (1.381e-23 * 298))) / (1 + exp(-6.626e-34 * 400e6 / (1.381e-23 * 298)))',
      unit: '',
    },
  },
];
