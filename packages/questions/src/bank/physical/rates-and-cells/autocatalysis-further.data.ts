import type { WrittenQuestion } from '../../written-question.ts';

export const autocatalysisFurtherQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-mechanisms-701',
    topics: ['mechanisms'],
    tests: ['autocatalysis'],
    uses: ['catalysis', 'rate-law'],
    difficulty: 'advanced',
    text: 'The reaction \\ce{CH3COCH3 + I2 -> CH3COCH2I + H+ + I-} has the rate law rate = *k*[\\ce{CH3COCH3}][\\ce{H+}]. There is a large excess of acetone and initially hardly any acid. How does the rate change while iodine reacts, without a buffer and with one?',
    answer: 'It rises without a buffer and stays the same with one.',
    distractors: [
      {
        text: 'It falls without a buffer and stays the same with one.',
        slip: 'reactant-for-product',
        teaching: '\\ce{H+} is a product here: its concentration rises.',
      },
      {
        text: 'It rises without a buffer and also rises with one.',
        slip: 'ignored-fixed-variables',
        teaching:
          'A buffer keeps [\\ce{H+}] constant, and the large excess keeps [\\ce{CH3COCH3}] nearly constant.',
      },
      {
        text: 'It falls without a buffer and also falls with one.',
        slip: 'ignored-reactant',
        teaching: 'Iodine is used up, but its concentration is not part of this rate law.',
      },
    ],
    explanation:
      'The product \\ce{H+} is the catalyst: the reaction is autocatalytic and speeds up by itself. A buffer fixes [\\ce{H+}], acetone is in excess, and iodine is not in the rate law. Without a buffer the rate rises; with one the rate stays the same.',
    reference: 'OpenStax Chemistry 2e, section 12.7',
  },
];
