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
        teaching: 'The point moves five places to the right.',
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
          'One digit other than zero stands before the point, and 0.45 × 10^{−5} is ten times too small.',
        expression: '0.45 / 100000',
      },
    ],
    explanation: 'The point moves five places to the right to give 4.5; hence the number is 4.5 × 10^{−5}.',
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
        teaching: 'The numbers in front are multiplied, not added.',
        expression: '(3.0 + 2.0) * 10^(8 - 3)',
      },
      {
        text: '5.0 × 10^{11}',
        slip: 'wrong-sign',
        teaching:
          'The minus sign of the second exponent was lost, and the numbers in front were added in place of multiplied.',
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
    text: 'A bond is 1.54 × 10^{−10} m long. Which is the same length with a metric prefix?',
    answer: '154 pm',
    distractors: [
      {
        text: '15.4 pm',
        slip: 'unit-prefix',
        teaching: '1 pm is 10^{−12} m: 1.54 × 10^{−10} m are 154 of them.',
      },
      { text: '1.54 nm', slip: 'unit-prefix', teaching: '1 nm is 10^{−9} m: the length is 0.154 nm.' },
      { text: '0.154 µm', slip: 'unit-prefix', teaching: '1 µm is 10^{−6} m.' },
    ],
    explanation:
      'A picometer is the 10^{12}th part of a meter, so the exponent −10 leaves a factor of 100: the length is 154 pm.',
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
        teaching: '500 pm are 0.5 nm, and 0.5 µm is more than 50 nm.',
      },
      {
        text: '5 × 10^{−6} cm, 5 × 10^{2} pm, 5 nm, 0.5 µm',
        slip: 'unit-prefix',
        teaching: '5 × 10^{−6} cm are 50 nm.',
      },
      {
        text: '0.5 µm, 5 × 10^{−6} cm, 5 nm, 5 × 10^{2} pm',
        slip: 'reversed-trend',
        teaching: 'This is from the largest to the smallest.',
      },
    ],
    explanation: 'Bring all to one unit: in nanometers the lengths are 0.5, 5, 50 and 500, in this order.',
    reference: 'OpenStax Chemistry 2e, section 1.4',
  },
  {
    id: 'analytical-significant-figures-404',
    topics: ['significant-figures'],
    tests: ['scientific-notation'],
    difficulty: 'intermediate',
    text: 'A student adds 4.0 × 10^{−3} and 5.0 × 10^{−4} and gets 9.0 × 10^{−7}. What is the right sum?',
    answer: '4.5 × 10^{−3}',
    distractors: [
      {
        text: '9.0 × 10^{−3}',
        slip: 'powers-not-matched',
        teaching: 'The powers differ: 5.0 × 10^{−4} is 0.50 × 10^{−3}.',
        expression: '4.0e-3 + 5.0e-3',
      },
      {
        text: '9.0 × 10^{−4}',
        slip: 'powers-not-matched',
        teaching: '4.0 × 10^{−3} is 40 × 10^{−4}.',
        expression: '(4.0 + 5.0) * 10^(-4)',
      },
      {
        text: '5.4 × 10^{−3}',
        slip: 'exchanged-values',
        teaching: 'This is 5.0 × 10^{−3} + 4.0 × 10^{−4}: the exponents were exchanged.',
        expression: '5.0e-3 + 4.0e-4',
      },
    ],
    explanation: 'Bring both to one power: 4.0 × 10^{−3} + 0.50 × 10^{−3} = 4.5 × 10^{−3}.',
    reference: 'OpenStax Chemistry 2e, appendix B',
    computation: { kind: 'quantity', expression: '4.0e-3+5.0e-4', unit: '' },
  },
];
