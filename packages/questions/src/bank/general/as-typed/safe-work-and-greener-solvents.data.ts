import type { WrittenQuestion } from '../../written-question.ts';

export const safeWorkAndGreenerSolventsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-measurement-401',
    topics: ['measurement'],
    tests: ['laboratory-safety'],
    difficulty: 'beginner',
    text: 'How is concentrated sulfuric acid diluted safely?',
    answer: 'Pour the acid slowly into the water while stirring.',
    distractors: [
      {
        text: 'Pour the water slowly into the acid while stirring.',
        slip: 'order-of-steps',
        teaching: 'The heat released would boil the small amount of water at once and make the acid spatter.',
      },
      {
        text: 'Pour the acid slowly into the water without stirring.',
        slip: 'one-condition-only',
        teaching: 'The dense acid sinks and collects at the bottom, so the heat is released in one place.',
      },
      {
        text: 'Pour the water slowly into the acid without stirring.',
        slip: 'order-of-steps',
        teaching: 'Water floats on the dense acid, boils at once and makes the acid spatter.',
      },
    ],
    explanation:
      'Dilution releases a great deal of heat. The large amount of water absorbs it when the acid is added slowly with stirring.',
    reference: 'OpenStax Chemistry 2e, section 18.9',
  },
  {
    id: 'general-measurement-402',
    topics: ['measurement'],
    tests: ['laboratory-safety'],
    difficulty: 'beginner',
    text: 'A drop of sodium hydroxide solution gets into a student’s eye. What should be done first?',
    answer: 'Rinse the eye with water for at least 15 minutes.',
    distractors: [
      {
        text: 'Neutralize the base with dilute acid.',
        slip: 'remedy-worsens',
        teaching: 'Acid damages the eye further, and the neutralization releases heat.',
      },
      {
        text: 'Close the eye tightly and wait for a doctor.',
        slip: 'remedy-worsens',
        teaching: 'Every second counts: the base keeps reacting with the tissue.',
      },
      {
        text: 'Wipe the eye with a dry paper towel.',
        slip: 'remedy-worsens',
        teaching: 'Wiping does not remove the base and can injure the eye.',
      },
    ],
    explanation:
      'Plenty of running water (eyewash) dilutes and removes the base at once; then medical help is sought.',
    reference: 'LibreTexts, Chemistry Laboratory Safety',
  },
  {
    id: 'general-measurement-403',
    topics: ['measurement'],
    tests: ['laboratory-safety'],
    difficulty: 'beginner',
    text: 'Why are volatile toxic liquids handled in a fume hood?',
    answer: 'Their vapors are drawn away from the user.',
    distractors: [
      {
        text: 'Their vapors are heated and burn completely.',
        slip: 'wrong-tool',
        teaching: 'A fume hood moves air; it does not burn the vapors.',
      },
      {
        text: 'Their evaporation is stopped by the glass.',
        slip: 'wrong-cause',
        teaching: 'Liquids evaporate in a hood as well.',
      },
      {
        text: 'Their spills are neutralized by the bench.',
        slip: 'wrong-tool',
        teaching: 'The bench surface does not react with the spill.',
      },
    ],
    explanation:
      'The stream of air into the hood carries the vapors away, so that they are not inhaled. The sash also protects against splashes.',
    reference: 'LibreTexts, Chemistry Laboratory Safety',
  },
  {
    id: 'general-measurement-404',
    topics: ['measurement'],
    tests: ['laboratory-safety'],
    difficulty: 'intermediate',
    text: 'A small beaker of ethanol catches fire on the bench. What is the best first action?',
    answer: 'Cover the beaker with a watch glass.',
    distractors: [
      {
        text: 'Pour water into the beaker.',
        slip: 'remedy-worsens',
        teaching: 'The burning liquid may overflow and spread.',
      },
      {
        text: 'Carry the beaker to the sink.',
        slip: 'remedy-worsens',
        teaching: 'Burning ethanol can spill on the way.',
      },
      {
        text: 'Blow out the flame.',
        slip: 'remedy-worsens',
        teaching: 'This spreads vapor and feeds air to the flame.',
      },
    ],
    explanation: 'Without oxygen, the flame goes out. Covering a small vessel is quick and spills nothing.',
    reference: 'LibreTexts, Chemistry Laboratory Safety',
  },
  {
    id: 'general-measurement-405',
    topics: ['measurement'],
    tests: ['laboratory-safety'],
    difficulty: 'intermediate',
    text: 'Why is it dangerous to heat hexane in an open beaker over a Bunsen burner?',
    answer: 'Its vapor can be ignited by the flame.',
    distractors: [
      {
        text: 'Its boiling point is too high for a burner.',
        slip: 'wrong-property',
        teaching: 'Hexane boils at 69 °C; a burner is hot enough to boil it and is far too dangerous.',
      },
      {
        text: 'Its vapor is lighter than air.',
        slip: 'property-misjudged',
        teaching: 'Hexane vapor is about three times as dense as air: it flows along the bench to the flame.',
      },
      {
        text: 'It burns only above its boiling point.',
        slip: 'property-misjudged',
        teaching: 'The liquid releases enough vapor to ignite even below 0 °C.',
      },
    ],
    explanation:
      'Hexane gives off vapor that can be ignited by the flame. Flammable liquids are therefore heated with a water bath or a heating mantle, away from flames and sparks.',
    reference: 'LibreTexts, Chemistry Laboratory Safety',
  },
  {
    id: 'general-stoichiometry-400',
    topics: ['stoichiometry'],
    tests: ['green-chemistry'],
    difficulty: 'intermediate',
    text: 'What does a life cycle assessment of a solvent cover?',
    answer: 'Its path from raw material to disposal',
    distractors: [
      {
        text: 'Its toxicity while it is being used',
        slip: 'one-condition-only',
        teaching: 'Making and disposing of the solvent may do more harm than its use.',
      },
      {
        text: 'Its price from order to delivery',
        slip: 'irrelevant-property',
        teaching: 'Cost is not an environmental impact, so it is not included.',
      },
      {
        text: 'Its effect on the yield of a reaction',
        slip: 'yield-for-atom-economy',
        teaching: 'The yield is only one of many data considered.',
      },
    ],
    explanation:
      'A life cycle assessment runs “from cradle to grave”: the impacts of raw materials, energy, transport, use, recycling and waste are added up.',
    reference: 'LibreTexts, Green Chemistry and the Ten Commandments of Sustainability (Manahan)',
  },
  {
    id: 'general-stoichiometry-401',
    topics: ['stoichiometry'],
    tests: ['green-chemistry'],
    difficulty: 'intermediate',
    text: 'Which solvent replacement best follows the principles of green chemistry, if the reaction runs equally well in both solvents?',
    answer: 'Dichloromethane replaced by ethyl acetate',
    distractors: [
      {
        text: 'Water replaced by dichloromethane',
        slip: 'reversed-trend',
        teaching: 'Water is harmless; dichloromethane is volatile and a suspected carcinogen.',
      },
      {
        text: 'Water replaced by hexane',
        slip: 'reversed-trend',
        teaching: 'Water is harmless; hexane is neurotoxic and comes from petroleum.',
      },
      {
        text: 'Ethyl acetate replaced by hexane',
        slip: 'reversed-trend',
        teaching: 'Hexane is neurotoxic, comes from petroleum and harms aquatic life.',
      },
    ],
    explanation:
      'Ethyl acetate is far less toxic, biodegrades readily and can be made from renewable ethanol.',
    reference: 'LibreTexts, Green Chemistry and the Ten Commandments of Sustainability (Manahan)',
  },
  {
    id: 'general-stoichiometry-402',
    topics: ['stoichiometry'],
    tests: ['green-chemistry'],
    difficulty: 'advanced',
    text: 'Solvent P is made from plants but is burned after one use. Solvent Q comes from petroleum, but 98% of it is recovered by distillation with little energy. What is a life cycle assessment most likely to show?',
    answer: 'Q does less harm, because little of it is lost.',
    distractors: [
      {
        text: 'P does less harm, because plants are renewable.',
        slip: 'one-condition-only',
        teaching: 'Making P anew each time requires land, energy and transport.',
      },
      {
        text: 'Q does more harm, because it is not renewable.',
        slip: 'one-condition-only',
        teaching: 'With 98% recovery, very little of Q must be replaced.',
      },
      {
        text: 'Both do equal harm, because both are solvents.',
        slip: 'overgeneralised-rule',
        teaching: 'The amounts, the energy and the emissions differ.',
      },
    ],
    explanation:
      'Only 2% of Q must be replaced after each use, but all of P. What matters is the total impact over the whole life cycle for the amount needed per kilogram of product; the origin alone is not decisive.',
    reference: 'LibreTexts, Green Chemistry and the Ten Commandments of Sustainability (Manahan)',
  },
  {
    id: 'general-redox-401',
    topics: ['redox'],
    tests: ['extraction-of-metals'],
    difficulty: 'beginner',
    text: 'Why is aluminum oxide dissolved in molten cryolite before electrolysis?',
    answer: 'The bath melts at a far lower temperature.',
    distractors: [
      {
        text: 'The bath becomes an electrical insulator.',
        slip: 'reversed-trend',
        teaching: 'The melt has to conduct, because ions carry the current.',
      },
      {
        text: 'The cryolite reduces the oxide to the metal.',
        slip: 'role-of-a-species',
        teaching: 'The current reduces the aluminum ions; cryolite is only the solvent.',
      },
      {
        text: 'The oxide alone would give no oxygen.',
        slip: 'wrong-cause',
        teaching:
          'Electrolysis of the molten oxide alone would also give oxygen, but only above its melting point of 2072 °C.',
      },
    ],
    explanation:
      'Pure \\ce{Al2O3} melts at 2072 °C. Its solution in cryolite is liquid at about 960 °C, which saves a great deal of energy.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-redox-402',
    topics: ['redox'],
    tests: ['extraction-of-metals'],
    difficulty: 'beginner',
    text: 'Why must the carbon anodes of an aluminum cell be replaced repeatedly?',
    answer: 'They burn in the oxygen that forms on them.',
    distractors: [
      {
        text: 'They are covered by liquid aluminum.',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'Aluminum collects at the cathode, the floor of the cell.',
      },
      {
        text: 'They dissolve as carbonate in the bath.',
        slip: 'wrong-cause',
        teaching: 'The carbon leaves the cell as a gas, not as carbonate.',
      },
      {
        text: 'They are reduced to methane in the bath.',
        slip: 'oxidation-as-gain',
        teaching: 'Oxidation, not reduction, takes place at the anode, and no hydrogen is present.',
      },
    ],
    explanation:
      'Oxide ions are discharged at the anode; the oxygen reacts with the hot carbon to give \\ce{CO2}.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-redox-403',
    topics: ['redox'],
    tests: ['faradays-laws-of-electrolysis'],
    uses: ['extraction-of-metals'],
    difficulty: 'intermediate',
    text: 'What charge is needed to produce 54.0 g of aluminum (27.0 g/mol) from its oxide? (*F* = 96 500 C/mol)',
    answer: '5.79 × 10^{5} C',
    distractors: [
      {
        text: '1.93 × 10^{5} C',
        slip: 'ignored-electrons-per-ion',
        teaching: 'This allows one electron per ion, but each \\ce{Al^3+} gains three electrons.',
        expression: '54.0 / 27.0 * 96500',
      },
      {
        text: '2.90 × 10^{5} C',
        slip: 'wrong-substance-data',
        teaching: 'A mass of 54.0 g is 2.00 mol of aluminum, not 1.00 mol.',
        expression: '1.00 * 3 * 96500',
      },
      {
        text: '1.16 × 10^{6} C',
        slip: 'counted-both-half-reactions',
        teaching: 'The oxide ions give up the same electrons, so they are not counted again.',
        expression: '(54.0 * 2) / 27.0 * 3 * 96500',
      },
    ],
    explanation: '*n*(Al) = 2.00 mol; *Q* = 2.00 mol × 3 × 96 500 C/mol = 5.79 × 10^{5} C.',
    reference: 'OpenStax Chemistry 2e, section 17.7',
    computation: { kind: 'quantity', expression: '54.0/27.0*3*96500', unit: 'C' },
  },
];
