import type { WrittenQuestion } from '../../written-question.ts';

export const numbersLinesAndPhasesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-significant-figures-400',
    topics: ['significant-figures'],
    tests: ['scientific-notation'],
    difficulty: 'beginner',
    text: 'What is 0.000045 in scientific notation?',
    answer: '4.5 × 10^{−5}',
    distractors: [
      {
        text: '4.5 × 10^{−4}',
        slip: 'power-of-ten',
        teaching: 'The decimal point moves five places to the right, not four.',
        expression: '4.5 / 10000',
      },
      {
        text: '4.5 × 10^{5}',
        slip: 'wrong-sign',
        teaching: 'Numbers below 1 have a negative exponent.',
        expression: '4.5 * 100000',
      },
      {
        text: '0.45 × 10^{−5}',
        slip: 'one-step-short',
        teaching:
          'One nonzero digit must stand before the decimal point, and 0.45 × 10^{−5} is ten times too small.',
        expression: '0.45 / 100000',
      },
    ],
    explanation:
      'The decimal point moves five places to the right to give 4.5; hence the number is 4.5 × 10^{−5}.',
    reference: 'OpenStax Chemistry 2e, appendix B',
    computation: { kind: 'quantity', expression: '4.5/100000', unit: '' },
  },
  {
    id: 'analytical-significant-figures-401',
    topics: ['significant-figures'],
    tests: ['scientific-notation'],
    difficulty: 'beginner',
    text: 'What is (3.0 × 10^{8}) × (2.0 × 10^{−3})?',
    answer: '6.0 × 10^{5}',
    distractors: [
      {
        text: '6.0 × 10^{11}',
        slip: 'wrong-sign',
        teaching: 'The exponents 8 and −3 add up to 5.',
        expression: '3.0 * 2.0 * 10^(8 + 3)',
      },
      {
        text: '5.0 × 10^{5}',
        slip: 'sum-for-product',
        teaching: 'The coefficients are multiplied, not added.',
        expression: '(3.0 + 2.0) * 10^(8 - 3)',
      },
      {
        text: '5.0 × 10^{11}',
        slip: 'wrong-sign',
        teaching:
          'The minus sign of the second exponent was lost, and the coefficients were added instead of multiplied.',
        expression: '(3.0 + 2.0) * 10^(8 + 3)',
      },
    ],
    explanation: '3.0 × 2.0 = 6.0 and 8 + (−3) = 5: 6.0 × 10^{5}.',
    reference: 'OpenStax Chemistry 2e, appendix B',
    computation: { kind: 'quantity', expression: '3.0e8*2.0e-3', unit: '' },
  },
  {
    id: 'analytical-significant-figures-402',
    topics: ['significant-figures'],
    tests: ['si-units-and-prefixes'],
    uses: ['scientific-notation'],
    difficulty: 'beginner',
    text: 'A bond is 1.54 × 10^{−10} m long. What is this length expressed with a metric prefix?',
    answer: '154 pm',
    distractors: [
      {
        text: '15.4 pm',
        slip: 'unit-prefix',
        teaching: 'One picometer is 10^{−12} m, so this length would be ten times too short.',
      },
      {
        text: '1.54 nm',
        slip: 'unit-prefix',
        teaching: 'One nanometer is 10^{−9} m, so the length is 0.154 nm.',
      },
      {
        text: '0.154 µm',
        slip: 'unit-prefix',
        teaching: 'One micrometer is 10^{−6} m, so this length would be 1000 times too long.',
      },
    ],
    explanation:
      'A picometer is 10^{−12} m, so the exponent −10 leaves a factor of 100: the length is 154 pm.',
    reference: 'OpenStax Chemistry 2e, section 1.4',
  },
  {
    id: 'analytical-significant-figures-403',
    topics: ['significant-figures'],
    tests: ['si-units-and-prefixes'],
    uses: ['scientific-notation'],
    difficulty: 'intermediate',
    text: 'Which list is in order from the smallest to the largest length?',
    answer: '5 × 10^{2} pm, 5 nm, 5 × 10^{−6} cm, 0.5 µm',
    distractors: [
      {
        text: '5 nm, 5 × 10^{2} pm, 0.5 µm, 5 × 10^{−6} cm',
        slip: 'unit-prefix',
        teaching: 'A length of 500 pm is 0.5 nm, and 0.5 µm is more than 50 nm.',
      },
      {
        text: '5 × 10^{−6} cm, 5 × 10^{2} pm, 5 nm, 0.5 µm',
        slip: 'unit-prefix',
        teaching: 'A length of 5 × 10^{−6} cm is 50 nm, so it is not the smallest.',
      },
      {
        text: '0.5 µm, 5 × 10^{−6} cm, 5 nm, 5 × 10^{2} pm',
        slip: 'reversed-trend',
        teaching: 'This list runs from the largest to the smallest.',
      },
    ],
    explanation: 'Convert all lengths to one unit: in nanometers they are 0.5, 5, 50 and 500, in this order.',
    reference: 'OpenStax Chemistry 2e, section 1.4',
  },
  {
    id: 'analytical-significant-figures-404',
    topics: ['significant-figures'],
    tests: ['scientific-notation'],
    difficulty: 'intermediate',
    text: 'A student adds 4.0 × 10^{−3} and 5.0 × 10^{−4} and gets 9.0 × 10^{−7}. What is the correct sum?',
    answer: '4.5 × 10^{−3}',
    distractors: [
      {
        text: '9.0 × 10^{−3}',
        slip: 'powers-not-matched',
        teaching: 'The powers of ten differ: 5.0 × 10^{−4} is 0.50 × 10^{−3}.',
        expression: '4.0e-3 + 5.0e-3',
      },
      {
        text: '9.0 × 10^{−4}',
        slip: 'powers-not-matched',
        teaching: 'The powers differ: 4.0 × 10^{−3} is 40 × 10^{−4}.',
        expression: '(4.0 + 5.0) * 10^(-4)',
      },
      {
        text: '5.4 × 10^{−3}',
        slip: 'exchanged-values',
        teaching: 'This is 5.0 × 10^{−3} + 4.0 × 10^{−4}: the exponents were exchanged.',
        expression: '5.0e-3 + 4.0e-4',
      },
    ],
    explanation:
      'Write both numbers with the same power of ten: 4.0 × 10^{−3} + 0.50 × 10^{−3} = 4.5 × 10^{−3}.',
    reference: 'OpenStax Chemistry 2e, appendix B',
    computation: { kind: 'quantity', expression: '4.0e-3+5.0e-4', unit: '' },
  },
];
