import type { WrittenQuestion } from '../../written-question.ts';

/** Topics in the words in which they are asked for. */
export const particlesAtEquilibriumAndInFormulasQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-equilibrium-960',
    topics: ['equilibrium'],
    tests: ['reaction-quotient', 'equilibrium-constant-expression'],

    difficulty: 'intermediate',
    text: 'For \\ce{A2(g) + B2(g) <=> 2AB(g)} the equilibrium constant is *K* = 4.0. Particle diagrams show four boxes of equal volume and temperature. Which box is at equilibrium?',
    answer: '2 \\ce{A2}, 2 \\ce{B2} and 4 \\ce{AB}',
    distractors: [
      {
        text: '1 \\ce{A2}, 1 \\ce{B2} and 4 \\ce{AB}',
        slip: 'forgot-exponent',
        teaching: 'Here [AB]/([\\ce{A2}][\\ce{B2}]) would be 4, but [AB] must be squared, which gives 16.',
      },
      {
        text: '4 \\ce{A2}, 4 \\ce{B2} and 2 \\ce{AB}',
        slip: 'inverted-ratio',
        teaching: 'This box has *Q* = 2^{2}/(4 × 4) = 0.25, the reciprocal of *K*.',
      },
      {
        text: '1 \\ce{A2}, 2 \\ce{B2} and 4 \\ce{AB}',
        slip: 'coefficients-as-factors',
        teaching:
          'Here 2[AB]/([\\ce{A2}][\\ce{B2}]) would be 4, but the coefficient is an exponent: *Q* = 4^{2}/(1 × 2) = 8.',
      },
    ],
    explanation:
      '*Q* = [AB]^{2}/([\\ce{A2}][\\ce{B2}]); the volume cancels, so numbers of particles may be used. For 2 \\ce{A2}, 2 \\ce{B2} and 4 \\ce{AB}, *Q* = 4^{2}/(2 × 2) = 4 = *K*.',
    reference: 'OpenStax Chemistry 2e, section 13.2',
    computation: {
      kind: 'option-extreme',
      values: {
        '2 \\ce{A2}, 2 \\ce{B2} and 4 \\ce{AB}': '(4^2 / (2 * 2) - 4)^2',
        '1 \\ce{A2}, 1 \\ce{B2} and 4 \\ce{AB}': '(4^2 / (1 * 1) - 4)^2',
        '4 \\ce{A2}, 4 \\ce{B2} and 2 \\ce{AB}': '(2^2 / (4 * 4) - 4)^2',
        '1 \\ce{A2}, 2 \\ce{B2} and 4 \\ce{AB}': '(4^2 / (1 * 2) - 4)^2',
      },
      pick: 'least',
      quantity: 'the squared distance of the reaction quotient from K',
    },
  },
  {
    id: 'general-equilibrium-961',
    topics: ['equilibrium'],
    tests: ['dynamic-equilibrium', 'magnitude-of-the-equilibrium-constant'],
    uses: ['equilibrium-constant-expression'],
    difficulty: 'intermediate',
    text: 'Particle diagrams of a closed box show the reaction \\ce{A(g) <=> B(g)}. At the start: 10 A. After 5 min: 6 A and 4 B. After 10 min: 4 A and 6 B. After 15 min and 20 min: again 4 A and 6 B. At which of these times is the box first at equilibrium, and how does *K* compare with 1?',
    answer: 'After 10 min; *K* is larger than 1.',
    distractors: [
      {
        text: 'After 10 min; *K* is smaller than 1.',
        slip: 'inverted-ratio',
        teaching:
          'The time is right, but *K* is [B]/[A] = 6/4; here the reactant was divided by the product.',
      },
      {
        text: 'After 5 min; *K* is larger than 1.',
        slip: 'other-stage',
        teaching:
          'After 5 min the numbers still change: 4 B become 6 B. The ratio that shows *K* > 1 comes from the later diagrams.',
      },
      {
        text: 'After 5 min; *K* is smaller than 1.',
        slip: 'other-stage',
        teaching: 'The ratio 4/6 after 5 min is a reaction quotient; the numbers still change afterward.',
      },
    ],
    explanation:
      'At equilibrium the numbers of particles no longer change. This holds from 10 min on: 4 A and 6 B. At equilibrium *K* = [B]/[A] = 6/4 = 1.5, so *K* is larger than 1.',
    reference: 'OpenStax Chemistry 2e, section 13.1',
  },
  {
    id: 'general-moles-960',
    topics: ['moles'],
    tests: ['polyatomic-ions'],

    difficulty: 'beginner',
    text: 'How many atoms in total does one formula unit of calcium nitrate, \\ce{Ca(NO3)2}, contain?',
    answer: '9',
    distractors: [
      {
        text: '5',
        slip: 'forgot-brackets',
        teaching: 'The 2 after the parentheses was left out: this counts one nitrate ion instead of two.',
        expression: '1 + 1 + 3',
      },
      {
        text: '8',
        slip: 'one-subscript-only',
        teaching:
          'The 2 multiplies everything within the parentheses; here it was applied to oxygen but not to nitrogen.',
        expression: '1 + 1 + 2 * 3',
      },
      {
        text: '10',
        slip: 'needless-doubling',
        teaching: 'The 2 multiplies only the atoms inside the parentheses, and calcium is outside them.',
        expression: '2 * (1 + 1 + 3)',
      },
    ],
    explanation: 'One calcium atom, 2 × 1 nitrogen atoms and 2 × 3 oxygen atoms: 1 + 2 + 6 = 9.',
    reference: 'OpenStax Chemistry 2e, section 2.4',
    computation: { kind: 'quantity', expression: '1 + 2 * (1 + 3)', unit: '' },
  },
  {
    id: 'general-moles-961',
    topics: ['moles', 'nomenclature'],
    tests: ['polyatomic-ions'],

    difficulty: 'beginner',
    text: 'What does the 2 after the parentheses in the formula \\ce{Ca(NO3)2} mean?',
    answer: 'There are two nitrate ions for each calcium ion.',
    distractors: [
      {
        text: 'There are two calcium ions for each nitrate ion.',
        slip: 'inverted-ratio',
        teaching:
          'A subscript applies to the group directly before it, here the nitrate ion inside the parentheses.',
      },
      {
        text: 'There are two oxygen atoms in each nitrate ion.',
        slip: 'notation-misread',
        teaching: 'The number of oxygen atoms in each nitrate ion is given by the 3 inside the parentheses.',
      },
      {
        text: 'There are two negative charges on each nitrate ion.',
        slip: 'subscript-for-charge',
        teaching: 'A subscript counts particles; the nitrate ion, \\ce{NO3-}, has a single negative charge.',
      },
    ],
    explanation:
      'A subscript after parentheses counts the whole group within them. \\ce{Ca^2+} needs two \\ce{NO3-} to be neutral, so there are two nitrate ions for each calcium ion.',
    reference: 'OpenStax Chemistry 2e, section 2.4',
  },
];
