import type { WrittenSet } from '../written-set.ts';

/** Two sound sets for tests; no quiz has them. */
export const rateSet: WrittenSet = {
  id: 'general-set-example-rates',
  title: 'Iodine from peroxide',
  stimulus:
    'A student mixes solutions of \\ce{I-} and \\ce{H2O2} in an acid and measures how fast iodine forms at first. The temperature is the same in all trials.\n\nBetween two trials one concentration is changed, and the other one stays.',
  figure: {
    kind: 'table',
    caption: 'Initial rates of three trials',
    columns: ['Trial', '[\\ce{H2O2}] (mol/L)', '[\\ce{I-}] (mol/L)', 'Rate (mol/(L·s))'],
    rows: [
      ['1', '0.010', '0.010', '1.2 × 10^{−6}'],
      ['2', '0.020', '0.010', '2.4 × 10^{−6}'],
      ['3', '0.010', '0.030', '3.6 × 10^{−6}'],
    ],
  },
  questions: [
    {
      id: 'general-set-example-rates-1',
      topics: ['kinetics-basics'],
      tests: ['initial-rates'],
      difficulty: 'beginner',
      text: 'Which two trials show how the rate depends on the concentration of \\ce{I-}?',
      answer: 'Trials 1 and 3',
      distractors: [
        {
          text: 'Trials 1 and 2',
          slip: 'forgot-factor',
          teaching: 'Between these two the concentration of peroxide changes.',
        },
        {
          text: 'Trials 2 and 3',
          slip: 'forgot-factor',
          teaching: 'Between these two both concentrations change.',
        },
        {
          text: 'Trial 3 alone',
          slip: 'forgot-factor',
          teaching: 'One trial shows no change: two are to be compared.',
        },
      ],
      explanation:
        'To see what one concentration does, compare trials in which only that one changes. From trial 1 to trial 3 the concentration of \\ce{I-} alone is tripled.',
      reference: 'OpenStax Chemistry 2e, 12.3',
    },
    {
      id: 'general-set-example-rates-2',
      topics: ['kinetics-basics'],
      tests: ['initial-rates'],
      difficulty: 'intermediate',
      text: 'What would the initial rate be with both concentrations at 0.020 mol/L?',
      answer: '4.8 × 10^{−6} mol/(L·s)',
      distractors: [
        {
          text: '2.4 × 10^{−6} mol/(L·s)',
          slip: 'forgot-factor',
          teaching: 'This doubles one concentration only.',
          expression: '2 * 1.2e-6',
        },
        {
          text: '9.6 × 10^{−6} mol/(L·s)',
          slip: 'forgot-factor',
          teaching: 'This takes the second order in one of them; both orders are one.',
          expression: '2 * 2^2 * 1.2e-6',
        },
        {
          text: '1.2 × 10^{−6} mol/(L·s)',
          slip: 'forgot-factor',
          teaching: 'This is the rate of trial 1; higher concentrations raise it.',
          expression: '1.2e-6',
        },
      ],
      explanation:
        'Doubling \\ce{H2O2} doubles the rate, and tripling \\ce{I-} triples it: both orders are one. Twice as much of both makes the rate 2 × 2 × 1.2 × 10^{−6} mol/(L·s) = 4.8 × 10^{−6} mol/(L·s).',
      reference: 'OpenStax Chemistry 2e, 12.3',
      computation: { kind: 'quantity', expression: '2 * 2 * 1.2e-6', unit: 'mol/(L·s)' },
    },
  ],
};

export const vinegarSet: WrittenSet = {
  id: 'general-set-example-vinegar',
  title: 'How sour is this vinegar?',
  stimulus:
    'A student dilutes 10.00 mL of vinegar with water to 100.0 mL and titrates 20.00 mL of this solution. The indicator changes its color after 16.00 mL of 0.1000 mol/L \\ce{NaOH}.',
  questions: [
    {
      id: 'general-set-example-vinegar-1',
      topics: ['acids-and-bases'],
      tests: ['acid-base-titration'],
      difficulty: 'beginner',
      text: 'What is the amount of \\ce{NaOH} that is added until the indicator changes?',
      answer: '1.600 mmol',
      distractors: [
        {
          text: '2.000 mmol',
          slip: 'forgot-factor',
          teaching: 'This takes the volume of the titrated sample.',
          expression: '20.00 * 0.1000',
        },
        {
          text: '0.1600 mmol',
          slip: 'forgot-factor',
          teaching: 'This is a tenth: 16.00 mL times 0.1000 mol/L.',
          expression: '16.00 * 0.1000 / 10',
        },
        {
          text: '160.0 mmol',
          slip: 'multiplied-for-divided',
          teaching: 'This divides by the concentration.',
          expression: '16.00 / 0.1000',
        },
      ],
      explanation: '*n* = 16.00 mL × 0.1000 mol/L = 1.600 mmol of \\ce{NaOH}.',
      reference: 'OpenStax Chemistry 2e, 14.7',
      computation: { kind: 'quantity', expression: '16.00 * 0.1000', unit: 'mmol' },
    },
    {
      id: 'general-set-example-vinegar-2',
      topics: ['acids-and-bases'],
      tests: ['acid-base-titration'],
      difficulty: 'intermediate',
      text: 'What is the concentration of acetic acid in the vinegar before it is diluted?',
      answer: '0.8000 mol/L',
      distractors: [
        {
          text: '0.08000 mol/L',
          slip: 'forgot-dilution-factor',
          teaching: 'This is in the diluted solution.',
          expression: '16.00 * 0.1000 / 20.00',
        },
        {
          text: '0.1600 mol/L',
          slip: 'forgot-factor',
          teaching: 'This takes 10.00 mL for the titrated volume.',
          expression: '16.00 * 0.1000 / 10.00',
        },
        {
          text: '0.4000 mol/L',
          slip: 'forgot-factor',
          teaching: 'This halves the amount, but one acid takes one base.',
          expression: '10 * 16.00 * 0.1000 / 20.00 / 2',
        },
      ],
      explanation:
        'The amount of acid is 16.00 mL × 0.1000 mol/L = 1.600 mmol in 20.00 mL, so the diluted solution has \\frac{1.600 mmol}{20.00 mL} = 0.08000 mol/L. It was diluted ten times: 10 × 0.08000 mol/L = 0.8000 mol/L.',
      reference: 'OpenStax Chemistry 2e, 14.7',
      computation: { kind: 'quantity', expression: '10 * 16.00 * 0.1000 / 20.00', unit: 'mol/L' },
    },
    {
      id: 'general-set-example-vinegar-3',
      topics: ['acids-and-bases'],
      tests: ['acid-base-titration'],
      difficulty: 'intermediate',
      text: 'Some of the diluted vinegar is lost when the flask is shaken, before 20.00 mL are taken from it. How does the result err?',
      answer: 'It does not change',
      distractors: [
        {
          text: 'It is too low',
          slip: 'forgot-factor',
          teaching: 'The concentration of what is left is the same.',
        },
        {
          text: 'It is too high',
          slip: 'forgot-factor',
          teaching: 'Nothing becomes more concentrated by a loss.',
        },
        {
          text: 'It cannot be told',
          slip: 'forgot-factor',
          teaching: 'It can: the same volume is titrated.',
        },
      ],
      explanation:
        'A loss of mixed solution takes acid and water alike. The 20.00 mL that are titrated have the same concentration, and the result stays.',
      reference: 'OpenStax Chemistry 2e, 14.7',
    },
  ],
};
