import type { WrittenQuestion } from '../../written-question.ts';

export const molesAndPrecipitatesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-moles-301',
    topics: ['moles'],
    tests: ['mass-mole-conversion'],
    difficulty: 'beginner',
    text: 'How many moles are in 8.8 g of carbon dioxide, \\ce{CO2}? (relative atomic masses: C 12, O 16)',
    answer: '0.20 mol',
    distractors: [
      {
        text: '0.31 mol',
        slip: 'forgot-subscript',
        teaching: 'The relative formula mass is 12 + 2 × 16 = 44, not 28.',
        expression: '8.8 / (12 + 16)',
      },
      {
        text: '5.0 mol',
        slip: 'inverted-ratio',
        teaching: 'The mass is divided by the molar mass.',
        expression: '1 / 8.8 * 44',
      },
      {
        text: '390 mol',
        slip: 'multiplied-for-divided',
        teaching: 'The mass is divided by the molar mass, not multiplied by it.',
        expression: '8.8 * 44',
      },
    ],
    explanation: '*M*_{r} = 12 + 2 × 16 = 44. 8.8/44 = 0.20 mol.',
    reference: 'OpenStax Chemistry 2e, section 3.1',
    computation: { kind: 'quantity', expression: '8.8 / 44', unit: 'mol' },
  },
  {
    id: 'general-moles-302',
    topics: ['moles'],
    tests: ['mass-mole-conversion'],
    difficulty: 'beginner',
    text: 'What is the mass of 0.25 mol of calcium carbonate, \\ce{CaCO3}? (relative atomic masses: Ca 40, C 12, O 16)',
    answer: '25 g',
    distractors: [
      {
        text: '17 g',
        slip: 'forgot-subscript',
        teaching: 'Three oxygen atoms make 48: the formula mass is 100, not 68.',
        expression: '0.25 * 68',
      },
      {
        text: '400 g',
        slip: 'inverted-ratio',
        teaching: 'The amount is multiplied by the molar mass.',
        expression: '1 / 0.25 * 100',
      },
      {
        text: '100 g',
        slip: 'answered-another-quantity',
        teaching: 'This is the mass of one mole.',
        expression: '100',
      },
    ],
    explanation: '*M*_{r} = 40 + 12 + 48 = 100. 0.25 × 100 = 25 g.',
    reference: 'OpenStax Chemistry 2e, section 3.1',
    computation: { kind: 'quantity', expression: '0.25 * 100', unit: 'g' },
  },
  {
    id: 'general-moles-303',
    topics: ['moles'],
    tests: ['the-mole'],
    difficulty: 'beginner',
    text: 'What does the amount of 1 mol of a substance contain?',
    answer: '6.02 × 10^{23} particles of it',
    distractors: [
      {
        text: 'Exactly one gram of it',
        slip: 'mole-as-property-of-matter',
        teaching: 'The mole counts particles; one mole weighs as many grams as the molar mass says.',
      },
      {
        text: '22.4 liters of it in any state',
        slip: 'molar-volume-everywhere',
        teaching: 'This holds for ideal gases at 0 °C and 1 atm.',
      },
      {
        text: '12 grams of it',
        slip: 'masses-for-moles',
        teaching: '12 g is the mass of one mole of carbon-12.',
      },
    ],
    explanation:
      'One mole is the amount with 6.02 × 10^{23} particles (atoms, molecules, ions), the Avogadro number.',
    reference: 'OpenStax Chemistry 2e, section 3.1',
  },
  {
    id: 'general-moles-304',
    topics: ['moles'],
    tests: ['moles-and-particles'],
    uses: ['the-mole'],
    difficulty: 'intermediate',
    text: 'The SI quantity “amount of substance” *n* is linked to the number *N* of particles. Which relation is right?',
    answer: '*n* = *N*/*N*_{A}',
    distractors: [
      { text: '*n* = *N*_{A}/*N*', slip: 'inverted-ratio', teaching: 'More particles mean a larger amount.' },
      {
        text: '*n* = *N* × *N*_{A}',
        slip: 'multiplied-for-divided',
        teaching: 'The number is divided by the particles per mole.',
      },
      {
        text: '*n* = *N*/*M*',
        slip: 'answered-another-quantity',
        teaching: 'The molar mass links mass and amount: *n* = *m*/*M*.',
      },
    ],
    explanation: '*N*_{A} = 6.02 × 10^{23} mol^{−1} particles make one mole, so *n* = *N*/*N*_{A}, in mol.',
    reference: 'OpenStax Chemistry 2e, section 3.1',
  },
  {
    id: 'general-reactions-in-solution-318',
    topics: ['reactions-in-solution'],
    tests: ['net-ionic-equations'],
    uses: ['precipitation-reactions'],
    difficulty: 'beginner',
    text: 'Aqueous \\ce{BaCl2} and \\ce{Na2SO4} are mixed. What is the net ionic equation?',
    answer: '\\ce{Ba^2+(aq) + SO4^2-(aq) -> BaSO4(s)}',
    distractors: [
      {
        text: '\\ce{Ba+(aq) + SO4-(aq) -> BaSO4(s)}',
        slip: 'wrong-ion-charge',
        teaching: 'Barium is \\ce{Ba^2+}, sulfate \\ce{SO4^2-}.',
      },
      {
        text: '\\ce{Ba^2+(aq) + SO4^2-(aq) -> BaSO4(aq)}',
        slip: 'solubility-rule',
        teaching: 'Barium sulfate is insoluble and precipitates: (s), not (aq).',
      },
      {
        text: '\\ce{Ba+(aq) + SO4-(aq) -> BaSO4(aq)}',
        slip: 'wrong-ion-charge',
        teaching: 'The ions are \\ce{Ba^2+} and \\ce{SO4^2-}, and their salt is insoluble: (s).',
      },
    ],
    explanation: 'Barium sulfate is insoluble; sodium and chloride are spectator ions.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-reactions-in-solution-319',
    topics: ['reactions-in-solution'],
    tests: ['precipitation-reactions', 'balancing-equations'],
    difficulty: 'intermediate',
    text: 'Solutions of iron(III) chloride and sodium hydroxide are mixed. Which equation shows the precipitation?',
    answer: '\\ce{FeCl3 + 3NaOH -> Fe(OH)3 + 3NaCl}',
    distractors: [
      {
        text: '\\ce{FeCl2 + 2NaOH -> Fe(OH)2 + 2NaCl}',
        slip: 'wrong-ion-charge',
        teaching: 'This is iron(II), a green precipitate.',
      },
      {
        text: '\\ce{Fe(OH)3 + 3NaCl -> FeCl3 + 3NaOH}',
        slip: 'reaction-direction-reversed',
        teaching: 'Written this way the insoluble hydroxide would dissolve.',
      },
      {
        text: '\\ce{Fe(OH)2 + 2NaCl -> FeCl2 + 2NaOH}',
        slip: 'wrong-ion-charge',
        teaching: 'The iron is +3 here, and the insoluble hydroxide is the product.',
      },
    ],
    explanation: 'Brown iron(III) hydroxide precipitates: \\ce{FeCl3 + 3NaOH -> Fe(OH)3 + 3NaCl}.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
];
