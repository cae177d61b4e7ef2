import type { WrittenQuestion } from '../written-question.ts';

export const enzymeQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-enzymes-01',
    topics: ['enzymes'],
    difficulty: 'beginner',
    text: 'An enzyme speeds up a reversible reaction. What does it leave unchanged?',
    answer: 'The equilibrium constant',
    distractors: [
      {
        text: 'The activation energy',
        slip: 'reversed-cause',
        teaching: 'Lowering the activation energy is how an enzyme speeds up the reaction.',
      },
      {
        text: 'The rate of the reverse reaction',
        slip: 'equilibrium-shifted-by-catalyst',
        teaching:
          'The reverse reaction passes the same transition state, so it speeds up by the same factor.',
      },
      {
        text: 'The time to reach equilibrium',
        slip: 'mixed-up-terms',
        teaching: 'Equilibrium lies at the same place, but it is reached sooner.',
      },
    ],
    explanation:
      'An enzyme lowers the free energy of the transition state. It does not change the free energies of substrate and product, so Δ*G*° and with it *K* stay the same; forward and reverse rates rise by the same factor.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-02',
    topics: ['enzymes'],
    difficulty: 'intermediate',
    text: 'An enzyme lowers the free energy of activation of a reaction by 34.2 kJ/mol. By what factor does the rate constant grow at 298 K? (*R* = 8.314 J/(mol·K))',
    answer: '9.9 × 10^{5}',
    distractors: [
      {
        text: '14',
        slip: 'one-step-short',
        teaching: 'This is ΔΔ*G*/(*RT*); the rate constant depends on it exponentially.',
      },
      {
        text: '6.4 × 10^{13}',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'This is 10 to the power of ΔΔ*G*/(*RT*); the relation has base e.',
      },
      {
        text: '1.0 × 10^{−6}',
        slip: 'wrong-sign',
        teaching: 'With this sign the reaction would become slower; a lower barrier makes it faster.',
      },
    ],
    explanation:
      'The rate constant is proportional to e^{−Δ*G*/(*RT*)}. The factor is e^{34 200/(8.314 × 298)} = e^{13.80} = 9.9 × 10^{5}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
    computation: { kind: 'quantity', expression: 'exp(34200 / (8.314 * 298))', unit: '' },
  },
  {
    id: 'biochemistry-enzymes-03',
    topics: ['enzymes', 'water-and-buffers'],
    difficulty: 'advanced',
    text: 'An enzyme works only while a glutamate (p*K*_{a} 5.0) is deprotonated and, independently, a histidine (p*K*_{a} 7.0) is protonated. Which fraction of the enzyme is active at pH 6.0?',
    answer: '0.83',
    distractors: [
      {
        text: '0.91',
        slip: 'one-step-short',
        teaching: 'This is the fraction for one of the two groups; both conditions must hold at once.',
      },
      {
        text: '0.083',
        slip: 'wrong-protonation-state',
        teaching:
          'One of the groups was taken in its wrong form; at pH 6.0 each is 91 % in the form that is needed.',
      },
      {
        text: '0.50',
        slip: 'pka-taken-for-ph',
        teaching: 'Half and half holds where pH equals a p*K*_{a}; pH 6.0 is one unit away from either.',
      },
    ],
    explanation:
      'Glutamate deprotonated: \\frac{1}{1 + 10^{5.0−6.0}} = 0.909. Histidine protonated: \\frac{1}{1 + 10^{6.0−7.0}} = 0.909. Both at once: 0.909 × 0.909 = 0.83.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
    computation: { kind: 'quantity', expression: '1 / (1 + 10^(5 - 6)) / (1 + 10^(6 - 7))', unit: '' },
  },
  {
    id: 'biochemistry-enzyme-kinetics-01',
    topics: ['enzyme-kinetics'],
    difficulty: 'beginner',
    text: 'An enzyme with *K*_{M} = 0.25 mmol/L and *V*_{max} = 80 µmol/min works at a substrate concentration of 0.75 mmol/L. What is its initial rate?',
    answer: '60 µmol/min',
    distractors: [
      {
        text: '20 µmol/min',
        slip: 'km-vmax-mixed-up',
        teaching: 'Here *K*_{M} stood in the numerator; the Michaelis–Menten equation has [S] there.',
      },
      {
        text: '240 µmol/min',
        slip: 'rate-taken-as-linear',
        teaching: 'No rate can exceed *V*_{max}: the denominator is *K*_{M} + [S], not *K*_{M} alone.',
      },
      {
        text: '80 µmol/min',
        slip: 'taken-as-saturated',
        teaching:
          'At three times *K*_{M} a quarter of the enzyme is still free; *V*_{max} is only approached.',
      },
    ],
    explanation:
      '*v* = \\frac{*V*_{max}[S]}{*K*_{M} + [S]} = \\frac{80 × 0.75}{0.25 + 0.75} µmol/min = 60 µmol/min.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
    computation: { kind: 'quantity', expression: '80 * 0.75 / (0.25 + 0.75)', unit: 'µmol/min' },
  },
  {
    id: 'biochemistry-enzyme-kinetics-02',
    topics: ['enzyme-kinetics'],
    difficulty: 'intermediate',
    text: 'An enzyme obeys Michaelis–Menten kinetics with *K*_{M} = 0.20 mmol/L. At which substrate concentration does it reach 90 % of *V*_{max}?',
    answer: '1.8 mmol/L',
    distractors: [
      {
        text: '0.18 mmol/L',
        slip: 'rate-taken-as-linear',
        teaching:
          'At 90 % of *K*_{M} the rate is below half of *V*_{max}: rate and concentration are not proportional.',
      },
      {
        text: '0.022 mmol/L',
        slip: 'inverted-ratio',
        teaching:
          'At a ninth of *K*_{M} the rate is a tenth of *V*_{max}; the ratio 0.90/0.10 was turned upside down.',
      },
      {
        text: '2.0 mmol/L',
        slip: 'rate-taken-as-linear',
        teaching:
          'Ten times *K*_{M} gives 10/11 = 91 %; solving the equation for 90 % gives nine times *K*_{M}.',
      },
    ],
    explanation:
      '0.90 = \\frac{[S]}{*K*_{M} + [S]} gives [S] = \\frac{0.90}{0.10} *K*_{M} = 9.0 × 0.20 mmol/L = 1.8 mmol/L.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
    computation: { kind: 'quantity', expression: '0.20 * 0.90 / (1 - 0.90)', unit: 'mmol/L' },
  },
  {
    id: 'biochemistry-enzyme-kinetics-03',
    topics: ['enzyme-kinetics'],
    difficulty: 'advanced',
    text: 'An enzyme has *V*_{max} = 100 µmol/min and *K*_{M} = 2.0 mmol/L. What is the rate at 6.0 mmol/L substrate in the presence of 1.5 mmol/L of a competitive inhibitor with *K*_{i} = 0.50 mmol/L?',
    answer: '42.9 µmol/min',
    distractors: [
      {
        text: '75.0 µmol/min',
        slip: 'inhibitor-ignored',
        teaching: 'This is the rate without the inhibitor, which raises the apparent *K*_{M} fourfold.',
      },
      {
        text: '18.8 µmol/min',
        slip: 'inhibition-types-mixed-up',
        teaching:
          'Dividing the whole rate by 1 + [I]/*K*_{i} is pure noncompetitive inhibition; a competitive one acts on *K*_{M} only.',
      },
      {
        text: '50.0 µmol/min',
        slip: 'one-forgotten-in-factor',
        teaching: 'The factor is 1 + [I]/*K*_{i} = 4.0; here *K*_{M} was multiplied by [I]/*K*_{i} = 3.0.',
      },
    ],
    explanation:
      'Apparent *K*_{M} = 2.0 × (1 + 1.5/0.50) = 8.0 mmol/L, *V*_{max} unchanged: *v* = \\frac{100 × 6.0}{8.0 + 6.0} = 42.9 µmol/min.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
    computation: {
      kind: 'quantity',
      expression: '100 * 6.0 / (2.0 * (1 + 1.5 / 0.50) + 6.0)',
      unit: 'µmol/min',
    },
  },
  {
    id: 'biochemistry-enzyme-kinetics-04',
    topics: ['enzyme-kinetics'],
    difficulty: 'intermediate',
    text: 'An assay contains 4.0 nmol/L of an enzyme with one active site per molecule, and *V*_{max} is 0.60 µmol/(L·s). What is the turnover number *k*_{cat}?',
    answer: '150 s^{−1}',
    distractors: [
      {
        text: '0.15 s^{−1}',
        slip: 'unit-prefix',
        teaching: '0.60 µmol is 600 nmol: micro and nano differ by a factor of 1000.',
      },
      {
        text: '6.7 × 10^{−3} s^{−1}',
        slip: 'inverted-ratio',
        teaching: 'This is [E]/*V*_{max}, the time of one turnover in seconds, not turnovers per second.',
      },
      {
        text: '2.4 s^{−1}',
        slip: 'multiplied-for-divided',
        teaching: '*V*_{max} = *k*_{cat}[E], so *k*_{cat} is *V*_{max} divided by the enzyme concentration.',
      },
    ],
    explanation:
      '*k*_{cat} = \\frac{*V*_{max}}{[E]} = \\frac{0.60 × 10^{−6} mol/(L·s)}{4.0 × 10^{−9} mol/L} = 150 s^{−1}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
    computation: { kind: 'quantity', expression: '0.60e-6 / 4.0e-9', unit: 's^{−1}' },
  },
];
