import type { WrittenQuestion } from '../../written-question.ts';

export const furtherSubstancesAndVolumesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-gas-laws-309',
    topics: ['gas-laws', 'stoichiometry'],
    tests: ['gas-stoichiometry'],
    uses: ['mass-mass-stoichiometry'],
    difficulty: 'intermediate',
    text: 'An 8.4 g sample of baking soda, \\ce{NaHCO3} (84 g/mol), reacts with excess vinegar. What volume of \\ce{CO2} forms at STP (0 °C, 1 atm, 22.4 L/mol)?',
    answer: '2.2 L',
    distractors: [
      {
        text: '1.1 L',
        slip: 'ignored-coefficients',
        teaching: 'One \\ce{NaHCO3} gives one \\ce{CO2}, not half of one.',
        expression: '(8.4 / 2) / 84 * 22.4',
      },
      {
        text: '110 L',
        slip: 'inverted-ratio',
        teaching: 'A mass of 8.4 g is 0.10 mol, not 10 mol, and one \\ce{NaHCO3} gives one \\ce{CO2}.',
        expression: '84 / (8.4 * 2) * 22.4',
      },
      {
        text: '220 L',
        slip: 'inverted-ratio',
        teaching: 'A mass of 8.4 g is 0.10 mol, not 10 mol.',
        expression: '84 / 8.4 * 22.4',
      },
    ],
    explanation: '8.4/84 = 0.10 mol of baking soda gives 0.10 mol of \\ce{CO2}: 0.10 × 22.4 = 2.2 L.',
    reference: 'OpenStax Chemistry 2e, section 9.3',
    computation: { kind: 'quantity', expression: '8.4 / 84 * 22.4', unit: 'L' },
  },
  {
    id: 'general-gas-laws-310',
    topics: ['gas-laws'],
    tests: ['gas-stoichiometry'],
    difficulty: 'intermediate',
    text: 'What mass of \\ce{H2O2} (34.0 g/mol) must decompose to produce 2.24 L of \\ce{O2} at STP (0 °C, 1 atm, 22.4 L/mol) according to \\ce{2H2O2 -> 2H2O + O2}?',
    answer: '6.80 g',
    distractors: [
      {
        text: '3.40 g',
        slip: 'ignored-coefficients',
        teaching: 'Two moles of peroxide give one mole of oxygen.',
        expression: '2.24 / 22.4 * 34.0',
      },
      {
        text: '1.70 g',
        slip: 'inverted-ratio',
        teaching: 'The amount of oxygen must be doubled, not halved, to find the amount of peroxide.',
        expression: '1 / 2 * 2.24 / 22.4 * 34.0',
      },
      {
        text: '3.20 g',
        slip: 'wrong-substance-data',
        teaching: 'This is the mass of the oxygen produced.',
        expression: '2.24 / 22.4 * M(O2)',
      },
    ],
    explanation: '2.24/22.4 = 0.100 mol of \\ce{O2} requires 0.200 mol of \\ce{H2O2}: 0.200 × 34.0 = 6.80 g.',
    reference: 'OpenStax Chemistry 2e, section 9.3',
    computation: { kind: 'quantity', expression: '2 * 2.24 / 22.4 * 34.0', unit: 'g' },
  },
  {
    id: 'general-periodic-trends-359',
    topics: ['periodic-trends', 'solutions'],
    tests: ['chemistry-of-oxygen-and-sulfur'],
    uses: ['molarity'],
    difficulty: 'intermediate',
    text: 'A 1.79 mol/L solution of hydrogen peroxide is called “20 volume.” What is the volume strength of 0.893 mol/L \\ce{H2O2}?',
    answer: '10 volume',
    distractors: [
      {
        text: '40 volume',
        slip: 'inverted-ratio',
        teaching: 'Half the concentration gives half as much oxygen, not twice as much.',
      },
      {
        text: '20 volume',
        slip: 'ignored-change',
        teaching: 'The volume strength is proportional to the concentration, so it is not the same here.',
      },
      {
        text: '5 volume',
        slip: 'forgot-exponent',
        teaching: 'The volume of oxygen is proportional to the concentration, not to its square.',
      },
    ],
    explanation:
      'The volume of oxygen from one liter is proportional to the concentration: 0.893/1.79 × 20 = 10 volume.',
    reference: 'OpenStax Chemistry 2e, section 18.9',
  },
  {
    id: 'general-chemical-bonding-315',
    topics: ['chemical-bonding'],
    tests: ['boranes'],
    uses: ['bond-polarity'],
    difficulty: 'intermediate',
    text: 'Borazine, \\ce{B3N3H6}, is called “inorganic benzene.” Which property distinguishes it from benzene?',
    answer: 'Its bonds are polar, so \\ce{HCl} adds to it.',
    distractors: [
      {
        text: 'Its ring is not planar but a chair.',
        slip: 'ignored-shape',
        teaching: 'The borazine ring is planar, like that of benzene.',
      },
      {
        text: 'It has fewer π electrons, so \\ce{HCl} adds to it.',
        slip: 'electrons-miscounted',
        teaching: 'Three lone pairs of nitrogen make six π electrons, the same number as in benzene.',
      },
      {
        text: 'Its bonds are of two lengths, so its ring is a chair.',
        slip: 'one-property-decides',
        teaching: 'All the B–N bonds have the same length, and the ring is planar.',
      },
    ],
    explanation:
      'Borazine is isoelectronic with benzene, and its ring is planar with bonds of equal length. Because nitrogen is more electronegative than boron, the B–N bonds are polar, and polar molecules such as \\ce{HCl} add to them.',
    reference: 'OpenStax Chemistry 2e, section 7.2',
  },
  {
    id: 'general-thermochemistry-314',
    topics: ['thermochemistry', 'balancing'],
    tests: ['enthalpy-of-formation'],
    uses: ['enthalpy-of-reaction', 'balancing-equations'],
    difficulty: 'intermediate',
    text: 'For \\ce{2H2(g) + O2(g) -> 2H2O(l)}, Δ*H* is −572 kJ. What is the enthalpy of formation of \\ce{H2O(l)}?',
    answer: '−286 kJ/mol',
    distractors: [
      {
        text: '−572 kJ/mol',
        slip: 'equation-for-one-mole',
        teaching: 'The equation is for two moles of water, so the value must be divided by two.',
      },
      {
        text: '−143 kJ/mol',
        slip: 'wrong-thing-counted',
        teaching:
          'The value must be divided by the two moles of water, not by the four moles of hydrogen atoms.',
      },
      {
        text: '−191 kJ/mol',
        slip: 'answered-another-quantity',
        teaching: 'The value must be divided by the moles of water, not by the total moles of reactants.',
      },
    ],
    explanation: 'Two moles of water form from the elements: −572/2 = −286 kJ/mol.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
  },
  {
    id: 'general-periodic-trends-360',
    topics: ['periodic-trends', 'redox'],
    tests: ['chemistry-of-nitrogen-and-phosphorus', 'oxidation-numbers'],
    difficulty: 'beginner',
    text: 'In which series of compounds does the oxidation number of nitrogen increase from left to right?',
    answer: '\\ce{NH3}, \\ce{N2O}, \\ce{NO}, \\ce{NO2}',
    distractors: [
      {
        text: '\\ce{NO2}, \\ce{NO}, \\ce{N2O}, \\ce{NH3}',
        slip: 'reversed-trend',
        teaching: 'In this series, the oxidation number decreases from +4 to −3.',
      },
      {
        text: '\\ce{NH3}, \\ce{NO}, \\ce{N2O}, \\ce{NO2}',
        slip: 'subscript-for-oxidation-number',
        teaching: 'Nitrogen is +1 in \\ce{N2O} and +2 in NO, so these two are in the wrong order.',
      },
      {
        text: '\\ce{N2O}, \\ce{NH3}, \\ce{NO}, \\ce{NO2}',
        slip: 'series-position-wrong',
        teaching: 'Nitrogen is −3 in ammonia, which must therefore come first.',
      },
    ],
    explanation:
      'The oxidation numbers are −3 in \\ce{NH3}, +1 in \\ce{N2O}, +2 in \\ce{NO} and +4 in \\ce{NO2}, so they increase in the series \\ce{NH3}, \\ce{N2O}, \\ce{NO}, \\ce{NO2}.',
    reference: 'OpenStax Chemistry 2e, section 18.7',
  },
  {
    id: 'general-periodic-trends-361',
    topics: ['periodic-trends'],
    tests: ['chemistry-of-nitrogen-and-phosphorus'],
    difficulty: 'intermediate',
    text: 'Nitrogen and oxygen in the air form NO in lightning and in hot engines. Why do they not form NO at room temperature?',
    answer: 'The reaction is endothermic and has a high barrier.',
    distractors: [
      {
        text: 'The reaction is exothermic and has a high barrier.',
        slip: 'wrong-sign',
        teaching:
          'If the reaction were exothermic, the equilibrium would favor \\ce{NO} at low temperatures.',
      },
      {
        text: 'The reaction is exothermic and has a low barrier.',
        slip: 'wrong-sign',
        teaching: 'If this were so, \\ce{NO} would form rapidly and almost completely at room temperature.',
      },
      {
        text: 'The reaction needs water vapor as a second reactant.',
        slip: 'wrong-cause',
        teaching: '\\ce{N2 + O2 -> 2NO} requires only the two elements.',
      },
    ],
    explanation:
      '\\ce{N2 + O2 <=> 2NO} absorbs 180 kJ. A high temperature shifts the equilibrium toward \\ce{NO} and enables molecules to overcome the barrier of breaking N≡N.',
    reference: 'OpenStax Chemistry 2e, section 18.7',
  },
];
