import type { WrittenQuestion } from '../../written-question.ts';

/** Chemistry at home and on the road, in the words in which it is asked for. */
export const limescaleQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-complexometric-titrations-960',
    topics: ['complexometric-titrations'],
    tests: ['neutralization', 'water-hardness'],
    difficulty: 'beginner',
    text: 'Vinegar (acetic acid in water) fizzes on the limescale in a kettle. Which gas escapes, and what becomes of the calcium?',
    answer: '\\ce{CO2}; the calcium dissolves as \\ce{Ca^2+} ions.',
    distractors: [
      {
        text: '\\ce{CO2}; the calcium is left as solid \\ce{Ca(OH)2}.',
        slip: 'one-part-right',
        teaching:
          'The gas is right, but an acid leaves no hydroxide; the calcium goes into solution as ions, along with acetate.',
      },
      {
        text: '\\ce{H2}; the calcium dissolves as \\ce{Ca^2+} ions.',
        slip: 'reaction-path-confused',
        teaching:
          'Acids give hydrogen with metals; limescale is a carbonate, and carbonates give carbon dioxide.',
      },
      {
        text: '\\ce{H2}; the calcium is left as solid \\ce{Ca(OH)2}.',
        slip: 'reaction-path-confused',
        teaching: 'This happens when calcium metal reacts with water; limescale is calcium carbonate.',
      },
    ],
    explanation:
      'Limescale is \\ce{CaCO3}: \\ce{CaCO3 + 2CH3COOH -> Ca^2+ + 2CH3COO- + CO2 + H2O}. The gas is \\ce{CO2}, and the calcium dissolves as \\ce{Ca^2+} ions.',
    reference: 'OpenStax Chemistry 2e, section 18.6',
  },
  {
    id: 'analytical-complexometric-titrations-961',
    topics: ['complexometric-titrations'],
    tests: ['water-hardness'],
    difficulty: 'intermediate',
    text: 'Two water samples have the same concentration of \\ce{Ca^2+}. In sample A the only anion is \\ce{HCO3-}, and in sample B it is \\ce{Cl-}. Each is brought to a boil in a clean kettle. In which kettle does limescale form, and why?',
    answer: 'In A, because heat turns \\ce{HCO3-} into \\ce{CO3^2-}.',
    distractors: [
      {
        text: 'In A, because heat turns \\ce{HCO3-} into \\ce{CH3COO-}.',
        slip: 'other-substance',
        teaching:
          'Acetate comes from vinegar, which removes limescale; bicarbonate gives carbonate, \\ce{CO2} and water.',
      },
      {
        text: 'In B, because heat turns \\ce{Cl-} into \\ce{Cl2}.',
        slip: 'event-invented',
        teaching: 'Boiling does not oxidize chloride ions, and calcium chloride stays dissolved.',
      },
      {
        text: 'In both, because heat turns \\ce{Ca^2+} into \\ce{Ca}.',
        slip: 'event-invented',
        teaching:
          'Boiling water does not reduce calcium ions; the crust is a calcium salt, and it needs carbonate ions.',
      },
    ],
    explanation:
      'In A, heat drives off \\ce{CO2}: \\ce{2HCO3- -> CO3^2- + CO2 + H2O}, and \\ce{CaCO3} precipitates as limescale. In B the calcium chloride stays dissolved. So limescale forms in A, because heat turns \\ce{HCO3-} into \\ce{CO3^2-}.',
    reference: 'OpenStax Chemistry 2e, section 18.6',
  },
];
