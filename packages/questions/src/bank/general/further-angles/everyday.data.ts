import type { WrittenQuestion } from '../../written-question.ts';

export const everydayAngleQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-solutions-900',
    topics: ['solutions'],
    tests: ['freezing-point-depression'],
    difficulty: 'beginner',
    text: 'In winter, sodium chloride is spread on a wet, icy road at −5 °C, and the ice melts although the air gets no warmer. What is the reason?',
    answer: 'Dissolved ions lower the freezing point of water.',
    distractors: [
      {
        text: 'Dissolved ions raise the freezing point of water.',
        slip: 'reversed-trend',
        teaching:
          'With a higher freezing point even more water would freeze at −5 °C; dissolved particles lower it.',
      },
      {
        text: 'Dissolved ions release heat that warms the road.',
        slip: 'wrong-sign',
        teaching: 'The dissolution of sodium chloride absorbs a little heat, so it cools the mixture.',
      },
      {
        text: 'Dissolved ions turn the ice into a new compound.',
        slip: 'chemical-for-physical-change',
        teaching:
          'No new compound forms; the ice melts to water, and the salt can be recovered by evaporation.',
      },
    ],
    explanation:
      'Salt dissolves in the film of water on the ice. The solution freezes below −5 °C, so at this temperature it is liquid, and the ice in contact with it melts: dissolved ions lower the freezing point of water.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
  },
  {
    id: 'general-solutions-901',
    topics: ['solutions'],
    tests: ['solubility-of-gases-and-solids', 'henrys-law'],

    difficulty: 'intermediate',
    text: 'A soft drink left open in a warm room goes flat sooner than one left open in a refrigerator. Which two facts explain why \\ce{CO2} escapes from both drinks, and why it escapes faster from the warm one?',
    answer: 'Its partial pressure in air is low; its solubility falls on warming.',
    distractors: [
      {
        text: 'Its partial pressure in air is low; its solubility rises on warming.',
        slip: 'reversed-trend',
        teaching:
          'Gases dissolve less in warm water; if the solubility rose, the warm drink would keep its \\ce{CO2} longer.',
      },
      {
        text: 'Its partial pressure in air is high; its solubility falls on warming.',
        slip: 'property-misjudged',
        teaching:
          'Only about 0.04% of air is \\ce{CO2}; with a high pressure the gas would stay in the drink.',
      },
      {
        text: 'Its partial pressure in air is high; its solubility rises on warming.',
        slip: 'reversed-trend',
        teaching: 'With both of these the drinks would stay fizzy, the warm one longer than the cold one.',
      },
    ],
    explanation:
      'The drink was bottled under a high pressure of \\ce{CO2}. In open air the partial pressure of \\ce{CO2} is low, so the gas escapes from both drinks. Its solubility falls on warming, so it escapes faster from the warm drink, which goes flat sooner.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
  },
  {
    id: 'general-electrochemistry-basics-900',
    topics: ['electrochemistry-basics'],
    tests: ['corrosion'],
    uses: ['electrolytes'],
    difficulty: 'intermediate',
    text: 'Steel car bodies rust faster near the sea than inland. How does salt in the film of moisture on the steel speed up rusting?',
    answer: 'Its ions make the moisture conduct electricity better.',
    distractors: [
      {
        text: 'Its ions make the moisture dissolve more oxygen.',
        slip: 'property-misjudged',
        teaching: 'Oxygen is less soluble in salt water than in pure water.',
      },
      {
        text: 'Its ions make the moisture strongly acidic.',
        slip: 'property-misjudged',
        teaching:
          'Neither \\ce{Na+} nor \\ce{Cl-} reacts with water, so sodium chloride does not make it acidic.',
      },
      {
        text: 'Its ions oxidize the iron in place of oxygen.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching:
          'Neither \\ce{Na+} nor \\ce{Cl-} takes electrons from iron; oxygen remains the oxidizing agent.',
      },
    ],
    explanation:
      'Rusting is a cell: iron is oxidized at one place and oxygen is reduced at another. Electrons flow through the metal, and ions must carry the current through the moisture. Salt makes the moisture conduct electricity better, so the cell runs faster.',
    reference: 'OpenStax Chemistry 2e, section 17.6',
  },
  {
    id: 'general-intermolecular-forces-900',
    topics: ['intermolecular-forces'],
    tests: ['vapor-pressure'],
    uses: ['reaction-rate'],
    difficulty: 'intermediate',
    text: 'At an altitude of 3000 m, potatoes in an open pot of boiling water take longer to cook than at sea level, even over a stronger flame. Why?',
    answer: 'The water boils below 100 °C, and more heat does not make it hotter.',
    distractors: [
      {
        text: 'The water boils above 100 °C, and its steam carries off more heat.',
        slip: 'reversed-trend',
        teaching:
          'The vapor pressure reaches the lower air pressure at a lower temperature, about 90 °C; in hotter water the potatoes would cook faster.',
      },
      {
        text: 'The water boils at 100 °C, but cold air keeps the potatoes cooler.',
        slip: 'ignored-change',
        teaching:
          'The potatoes are as hot as the water around them, and the boiling point depends on the pressure.',
      },
      {
        text: 'The water boils at 100 °C, but thin air makes the flame less hot.',
        slip: 'unchanged-taken-as-changed',
        teaching:
          'As long as the water boils, the flame does not set its temperature; the air pressure does.',
      },
    ],
    explanation:
      'Water boils when its vapor pressure equals the air pressure, which is lower at 3000 m and is reached at about 90 °C. A stronger flame produces more steam at the same temperature. The water boils below 100 °C, and more heat does not make it hotter, so the potatoes cook more slowly.',
    reference: 'OpenStax Chemistry 2e, section 10.3',
  },
  {
    id: 'general-reactions-in-solution-900',
    topics: ['reactions-in-solution', 'stoichiometry'],
    tests: ['neutralization', 'mole-ratio'],
    uses: ['molarity'],
    difficulty: 'intermediate',
    text: 'An antacid tablet contains 0.620 g of calcium carbonate (100.1 g/mol). What volume of stomach acid, taken as 0.100 mol/L \\ce{HCl}, does the tablet neutralize?',
    answer: '124 mL',
    distractors: [
      {
        text: '61.9 mL',
        slip: 'ignored-coefficients',
        teaching: 'Each carbonate ion takes up two protons, so twice as much acid is neutralized.',
        expression: '0.620 / 100.1 / 0.100 * 1000',
      },
      {
        text: '31.0 mL',
        slip: 'inverted-ratio',
        teaching: 'The amount of \\ce{CaCO3} is multiplied by 2, not divided: two \\ce{HCl} react with each.',
        expression: '0.620 / 100.1 / 2 / 0.100 * 1000',
      },
      {
        text: '248 mL',
        slip: 'needless-factor-two',
        teaching: 'The ratio of 2 was used twice; two \\ce{HCl} react with one \\ce{CaCO3}.',
        expression: '4 * 0.620 / 100.1 / 0.100 * 1000',
      },
    ],
    explanation:
      'The reaction is \\ce{CaCO3 + 2HCl -> CaCl2 + H2O + CO2}. The amount of \\ce{HCl} is 2 × \\frac{0.620 g}{100.1 g/mol} = 0.0124 mol, so *V* = \\frac{0.0124 mol}{0.100 mol/L} = 0.124 L = 124 mL.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
    computation: { kind: 'quantity', expression: '2 * 0.620 / 100.1 / 0.100 * 1000', unit: 'mL' },
  },
];
