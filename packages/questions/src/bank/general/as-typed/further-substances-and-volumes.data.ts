import type { WrittenQuestion } from '../../written-question.ts';

export const furtherSubstancesAndVolumesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-gas-laws-309',
    topics: ['gas-laws', 'stoichiometry'],
    tests: ['gas-stoichiometry'],
    uses: ['mass-mass-stoichiometry'],
    difficulty: 'intermediate',
    text: '8.4 g of baking soda (84 g/mol) reacts with excess vinegar. What volume of \\ce{CO2} forms at STP (0 °C, 1 atm, 22.4 L/mol)?',
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
        teaching: '8.4 g are 0.10 mol, not 10 mol, and one \\ce{NaHCO3} gives one \\ce{CO2}.',
        expression: '84 / (8.4 * 2) * 22.4',
      },
      {
        text: '220 L',
        slip: 'inverted-ratio',
        teaching: '8.4 g are 0.10 mol, not 10 mol.',
        expression: '84 / 8.4 * 22.4',
      },
    ],
    explanation: '8.4/84 = 0.10 mol of soda gives 0.10 mol of \\ce{CO2}: 0.10 × 22.4 = 2.2 L.',
    reference: 'OpenStax Chemistry 2e, section 9.3',
    computation: { kind: 'quantity', expression: '8.4 / 84 * 22.4', unit: 'L' },
  },
  {
    id: 'general-gas-laws-310',
    topics: ['gas-laws'],
    tests: ['gas-stoichiometry'],
    difficulty: 'intermediate',
    text: '2.24 L of \\ce{O2} at STP (0 °C, 1 atm, 22.4 L/mol) is to be made from hydrogen peroxide, \\ce{2H2O2 -> 2H2O + O2}. What mass of \\ce{H2O2} (34.0 g/mol) decomposes?',
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
        teaching: 'The amount of oxygen is doubled, not halved.',
        expression: '1 / 2 * 2.24 / 22.4 * 34.0',
      },
      {
        text: '3.20 g',
        slip: 'wrong-substance-data',
        teaching: 'This is the mass of the oxygen.',
        expression: '2.24 / 22.4 * M(O2)',
      },
    ],
    explanation: '2.24/22.4 = 0.100 mol of \\ce{O2} needs 0.200 mol of \\ce{H2O2}: 0.200 × 34.0 = 6.80 g.',
    reference: 'OpenStax Chemistry 2e, section 9.3',
    computation: { kind: 'quantity', expression: '2 * 2.24 / 22.4 * 34.0', unit: 'g' },
  },
  {
    id: 'general-periodic-trends-359',
    topics: ['periodic-trends', 'solutions'],
    tests: ['chemistry-of-oxygen-and-sulfur'],
    uses: ['molarity'],
    difficulty: 'intermediate',
    text: 'Hydrogen peroxide of 1.79 mol/L is called “20 volume”. What is the volume strength of 0.893 mol/L \\ce{H2O2}?',
    answer: '10 volume',
    distractors: [
      {
        text: '40 volume',
        slip: 'inverted-ratio',
        teaching: 'Half the concentration gives half the oxygen.',
      },
      {
        text: '20 volume',
        slip: 'ignored-change',
        teaching: 'The volume strength is proportional to the concentration.',
      },
      {
        text: '5 volume',
        slip: 'forgot-exponent',
        teaching: 'The gas is proportional to the concentration, not to its square.',
      },
    ],
    explanation:
      'The oxygen from one liter is proportional to the concentration: 0.893/1.79 × 20 = 10 volume.',
    reference: 'OpenStax Chemistry 2e, section 18.9',
  },
  {
    id: 'general-chemical-bonding-315',
    topics: ['chemical-bonding'],
    tests: ['boranes'],
    uses: ['bond-polarity'],
    difficulty: 'intermediate',
    text: 'Borazine, \\ce{B3N3H6}, is called “inorganic benzene”. Which property still sets it apart from benzene?',
    answer: 'Its bonds are polar, so \\ce{HCl} adds to it.',
    distractors: [
      {
        text: 'Its ring is not planar but a chair.',
        slip: 'ignored-shape',
        teaching: 'It is planar, like benzene.',
      },
      {
        text: 'It has fewer π electrons, so \\ce{HCl} adds to it.',
        slip: 'electrons-miscounted',
        teaching: 'Three lone pairs of nitrogen make six π electrons, as many as in benzene.',
      },
      {
        text: 'Its bonds are of two lengths, so its ring is a chair.',
        slip: 'one-property-decides',
        teaching: 'All B–N bonds are equally long, and the ring is planar.',
      },
    ],
    explanation:
      'Borazine is isoelectronic with benzene and planar with equal bonds. As nitrogen is more electronegative, B–N is polar and adds polar molecules such as \\ce{HCl}.',
    reference: 'OpenStax Chemistry 2e, section 7.2',
  },
  {
    id: 'general-thermochemistry-314',
    topics: ['thermochemistry', 'balancing'],
    tests: ['enthalpy-of-formation'],
    uses: ['enthalpy-of-reaction', 'balancing-equations'],
    difficulty: 'intermediate',
    text: 'For \\ce{2H2(g) + O2(g) -> 2H2O(l)} Δ*H* is −572 kJ. What is the enthalpy of formation of \\ce{H2O(l)}?',
    answer: '−286 kJ/mol',
    distractors: [
      {
        text: '−572 kJ/mol',
        slip: 'equation-for-one-mole',
        teaching: 'The equation gives two moles of water.',
      },
      {
        text: '−143 kJ/mol',
        slip: 'wrong-thing-counted',
        teaching: 'The value is divided by the two moles of water, not by the four of hydrogen atoms.',
      },
      {
        text: '−191 kJ/mol',
        slip: 'answered-another-quantity',
        teaching: 'The value is divided by the moles of water, not by those of all reactants.',
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
    text: 'Which series of nitrogen compounds has rising oxidation numbers of nitrogen?',
    answer: '\\ce{NH3}, \\ce{N2O}, \\ce{NO}, \\ce{NO2}',
    distractors: [
      {
        text: '\\ce{NO2}, \\ce{NO}, \\ce{N2O}, \\ce{NH3}',
        slip: 'reversed-trend',
        teaching: 'This series falls from +4 to −3.',
      },
      {
        text: '\\ce{NH3}, \\ce{NO}, \\ce{N2O}, \\ce{NO2}',
        slip: 'subscript-for-oxidation-number',
        teaching: 'In \\ce{N2O} nitrogen is +1, in NO +2.',
      },
      {
        text: '\\ce{N2O}, \\ce{NH3}, \\ce{NO}, \\ce{NO2}',
        slip: 'series-position-wrong',
        teaching: 'In ammonia nitrogen is −3.',
      },
    ],
    explanation:
      '\\ce{NH3} −3, \\ce{N2O} +1, \\ce{NO} +2, \\ce{NO2} +4: the numbers rise in \\ce{NH3}, \\ce{N2O}, \\ce{NO}, \\ce{NO2}.',
    reference: 'OpenStax Chemistry 2e, section 18.7',
  },
  {
    id: 'general-periodic-trends-361',
    topics: ['periodic-trends'],
    tests: ['chemistry-of-nitrogen-and-phosphorus'],
    difficulty: 'intermediate',
    text: 'Nitrogen and oxygen of the air form NO in lightning and hot engines, but not at room temperature. Why?',
    answer: 'The reaction is endothermic and has a high barrier.',
    distractors: [
      {
        text: 'The reaction is exothermic and has a high barrier.',
        slip: 'wrong-sign',
        teaching: 'Then equilibrium would favor \\ce{NO} in the cold.',
      },
      {
        text: 'The reaction is exothermic and has a low barrier.',
        slip: 'wrong-sign',
        teaching: 'Then \\ce{NO} would form in the cold, fast and almost completely.',
      },
      {
        text: 'The reaction needs water vapor as a second reactant.',
        slip: 'wrong-cause',
        teaching: '\\ce{N2 + O2 -> 2NO} needs the two elements only.',
      },
    ],
    explanation:
      '\\ce{N2 + O2 <=> 2NO} takes up 180 kJ. High temperature shifts it to \\ce{NO} and lets molecules pass the barrier of breaking N≡N.',
    reference: 'OpenStax Chemistry 2e, section 18.7',
  },
];
