import type { WrittenQuestion } from '../../written-question.ts';

export const molesAndPrecipitatesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-moles-301',
    topics: ['moles'],
    tests: ['mass-mole-conversion'],
    difficulty: 'beginner',
    text: 'How many moles of \\ce{CO2} are in 8.8 g of carbon dioxide? (relative atomic masses: C 12, O 16)',
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
        teaching: 'The mass is divided by the molar mass; here the molar mass was divided by the mass.',
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
        teaching: 'Three oxygen atoms contribute 48, so the formula mass is 100, not 68.',
        expression: '0.25 * 68',
      },
      {
        text: '400 g',
        slip: 'inverted-ratio',
        teaching:
          'The amount is multiplied by the molar mass; here the molar mass was divided by the amount.',
        expression: '1 / 0.25 * 100',
      },
      {
        text: '100 g',
        slip: 'answered-another-quantity',
        teaching: 'This is the mass of one mole, not of 0.25 mol.',
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
    text: 'What does 1 mol of a substance contain?',
    answer: '6.02 × 10^{23} particles of it',
    distractors: [
      {
        text: 'Exactly one gram of it',
        slip: 'mole-as-property-of-matter',
        teaching:
          'The mole counts particles; the mass of one mole in grams equals the numerical value of the molar mass.',
      },
      {
        text: '22.4 liters of it in any state',
        slip: 'molar-volume-everywhere',
        teaching: 'This is true only of ideal gases at 0 °C and 1 atm.',
      },
      {
        text: '12 grams of it',
        slip: 'masses-for-moles',
        teaching: '12 g is the mass of one mole of carbon-12, not of every substance.',
      },
    ],
    explanation:
      'One mole is the amount of substance that contains 6.02 × 10^{23} particles (atoms, molecules or ions), the Avogadro number.',
    reference: 'OpenStax Chemistry 2e, section 3.1',
  },
  {
    id: 'general-moles-304',
    topics: ['moles'],
    tests: ['moles-and-particles'],
    uses: ['the-mole'],
    difficulty: 'intermediate',
    text: 'The SI quantity “amount of substance” *n* is related to the number *N* of particles. Which relation is correct?',
    answer: '*n* = *N*/*N*_{A}',
    distractors: [
      {
        text: '*n* = *N*_{A}/*N*',
        slip: 'inverted-ratio',
        teaching: 'A larger number of particles means a larger amount, so *N* belongs in the numerator.',
      },
      {
        text: '*n* = *N* × *N*_{A}',
        slip: 'multiplied-for-divided',
        teaching:
          'The number of particles is divided by the number of particles per mole, not multiplied by it.',
      },
      {
        text: '*n* = *N*/*M*',
        slip: 'answered-another-quantity',
        teaching: 'The molar mass relates mass and amount: *n* = *m*/*M*.',
      },
    ],
    explanation:
      'One mole contains *N*_{A} = 6.02 × 10^{23} mol^{−1} particles, so *n* = *N*/*N*_{A}, in mol.',
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
        teaching: 'The barium ion is \\ce{Ba^2+}, and the sulfate ion is \\ce{SO4^2-}.',
      },
      {
        text: '\\ce{Ba^2+(aq) + SO4^2-(aq) -> BaSO4(aq)}',
        slip: 'solubility-rule',
        teaching: 'Barium sulfate is insoluble and precipitates, so the state is (s), not (aq).',
      },
      {
        text: '\\ce{Ba+(aq) + SO4-(aq) -> BaSO4(aq)}',
        slip: 'wrong-ion-charge',
        teaching:
          'The ions are \\ce{Ba^2+} and \\ce{SO4^2-}, and their salt is insoluble, so its state is (s).',
      },
    ],
    explanation: 'Barium sulfate is insoluble and precipitates; sodium and chloride are spectator ions.',
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
        teaching: 'This equation is for iron(II), which forms a green precipitate.',
      },
      {
        text: '\\ce{Fe(OH)3 + 3NaCl -> FeCl3 + 3NaOH}',
        slip: 'reaction-direction-reversed',
        teaching: 'According to this equation, the insoluble hydroxide would dissolve.',
      },
      {
        text: '\\ce{Fe(OH)2 + 2NaCl -> FeCl2 + 2NaOH}',
        slip: 'wrong-ion-charge',
        teaching: 'Iron is in the +3 state here, and the insoluble hydroxide is the product.',
      },
    ],
    explanation: 'Brown iron(III) hydroxide precipitates: \\ce{FeCl3 + 3NaOH -> Fe(OH)3 + 3NaCl}.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
];
