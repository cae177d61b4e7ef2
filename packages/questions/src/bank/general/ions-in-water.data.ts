import type { WrittenQuestion } from '../written-question.ts';

export const ionsInWaterQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-reactions-in-solution-21',
    topics: ['reactions-in-solution'],
    tests: ['tests-for-ions'],
    uses: ['precipitation-reactions'],
    difficulty: 'beginner',
    text: 'A solution acidified with nitric acid gives a white precipitate with \\ce{AgNO3}. The precipitate dissolves in dilute aqueous ammonia. Which halide ion was present?',
    answer: 'Chloride',
    distractors: [
      {
        text: 'Bromide',
        slip: 'test-of-another-ion',
        teaching: 'Silver bromide is cream-colored and does not dissolve in dilute ammonia.',
      },
      {
        text: 'Iodide',
        slip: 'test-of-another-ion',
        teaching: 'Silver iodide is yellow and does not dissolve even in concentrated ammonia.',
      },
      {
        text: 'Fluoride',
        slip: 'test-of-another-ion',
        teaching: 'Silver fluoride is soluble in water, so nothing precipitates.',
      },
    ],
    explanation:
      'Silver chloride is white and dissolves in dilute ammonia as \\ce{[Ag(NH3)2]+}. So the halide ion is chloride.',
    reference: 'OpenStax Chemistry 2e, section 15.1',
  },
  {
    id: 'general-reactions-in-solution-22',
    topics: ['reactions-in-solution'],
    tests: ['tests-for-ions'],
    difficulty: 'beginner',
    text: 'A white salt colors a flame lilac. With dilute hydrochloric acid, the salt produces a gas that turns limewater cloudy. Which salt is it?',
    answer: '\\ce{K2CO3}',
    distractors: [
      {
        text: '\\ce{K2SO4}',
        slip: 'test-of-another-ion',
        teaching: 'The flame color fits potassium, but sulfates give no gas with dilute hydrochloric acid.',
      },
      {
        text: '\\ce{Na2CO3}',
        slip: 'test-of-another-ion',
        teaching: 'The gas fits carbonate, but sodium gives a flame an intense yellow color.',
      },
      {
        text: '\\ce{Na2SO4}',
        slip: 'test-of-another-ion',
        teaching: 'Sodium would color the flame yellow, and sulfate gives no gas here.',
      },
    ],
    explanation:
      'Lilac is the flame color of potassium. The gas is \\ce{CO2}, which turns limewater cloudy, so the anion is carbonate: the salt is \\ce{K2CO3}.',
    reference: 'LibreTexts, Supplemental Modules (Inorganic Chemistry), Flame Tests',
  },
  {
    id: 'general-reactions-in-solution-23',
    topics: ['reactions-in-solution'],
    tests: ['tests-for-ions'],
    uses: ['solubility-rules'],
    difficulty: 'intermediate',
    text: 'To test for sulfate, a student acidifies the sample with dilute \\ce{H2SO4} and adds \\ce{BaCl2}. What is wrong with this procedure?',
    answer: 'The acid adds sulfate, so every sample tests positive.',
    distractors: [
      {
        text: 'The acid dissolves \\ce{BaSO4}, so no sample tests positive.',
        slip: 'solubility-rule',
        teaching:
          'Barium sulfate does not dissolve in dilute acids; that is why acid can be used first to remove carbonate.',
      },
      {
        text: 'The acid turns sulfate into a gas, so the sulfate is lost.',
        slip: 'test-of-another-ion',
        teaching: 'Carbonate and sulfite give gases with acids; sulfate stays in the solution.',
      },
      {
        text: 'The acid binds \\ce{Ba^2+} as a complex, so nothing precipitates.',
        slip: 'solubility-rule',
        teaching: 'Dilute sulfuric acid forms no soluble complex with barium ions; it precipitates them.',
      },
    ],
    explanation:
      'The reagents of a test must not contain the ion being tested for. Sulfuric acid adds sulfate ions, so \\ce{BaSO4} precipitates from every sample; hydrochloric acid is used instead.',
    reference: 'OpenStax Chemistry 2e, section 15.1',
  },
  {
    id: 'general-reactions-in-solution-24',
    topics: ['reactions-in-solution', 'redox'],
    tests: ['types-of-chemical-reactions'],
    uses: ['oxidation-numbers'],
    difficulty: 'beginner',
    text: 'How is the reaction \\ce{Mg + 2HCl -> MgCl2 + H2} best classified?',
    answer: 'Single replacement, in which electrons are transferred',
    distractors: [
      {
        text: 'Single replacement, in which protons are transferred',
        slip: 'reaction-type-confused',
        teaching: 'Magnesium goes from 0 to +2 and hydrogen from +1 to 0, so electrons are transferred.',
      },
      {
        text: 'Double replacement, in which electrons are transferred',
        slip: 'reaction-type-confused',
        teaching: 'In a double replacement two compounds exchange ions; here an element replaces another.',
      },
      {
        text: 'Double replacement, in which protons are transferred',
        slip: 'reaction-type-confused',
        teaching: 'One reactant is an element, so there are no two compounds that exchange ions.',
      },
    ],
    explanation:
      'The element magnesium takes the place of hydrogen in its compound: a single replacement. Magnesium is oxidized from 0 to +2 and hydrogen is reduced from +1 to 0, so electrons are transferred.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-reactions-in-solution-25',
    topics: ['reactions-in-solution', 'redox'],
    tests: ['types-of-chemical-reactions'],
    uses: ['oxidation-numbers'],
    difficulty: 'intermediate',
    text: 'Which of these decomposition reactions is *not* a redox reaction?',
    answer: '\\ce{CaCO3 -> CaO + CO2}',
    distractors: [
      {
        text: '\\ce{2HgO -> 2Hg + O2}',
        slip: 'reaction-type-confused',
        teaching: 'Mercury goes from +2 to 0 and oxygen from −2 to 0.',
      },
      {
        text: '\\ce{2KClO3 -> 2KCl + 3O2}',
        slip: 'reaction-type-confused',
        teaching: 'Chlorine goes from +5 to −1 and oxygen from −2 to 0.',
      },
      {
        text: '\\ce{2H2O2 -> 2H2O + O2}',
        slip: 'reaction-type-confused',
        teaching: 'Oxygen goes from −1 to −2 and to 0.',
      },
    ],
    explanation:
      'In \\ce{CaCO3 -> CaO + CO2} calcium stays +2, carbon +4 and oxygen −2. Whenever a compound forms a free element, as in the other reactions, oxidation numbers change.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-reactions-in-solution-26',
    topics: ['reactions-in-solution'],
    tests: ['precipitation-reactions', 'solubility-rules'],

    difficulty: 'beginner',
    text: 'Which pair of aqueous solutions gives a precipitate when mixed?',
    answer: '\\ce{K2CO3} and \\ce{CaCl2}',
    distractors: [
      {
        text: '\\ce{CuCl2} and \\ce{MgSO4}',
        slip: 'solubility-rule',
        teaching: 'Copper(II) sulfate and magnesium chloride are both soluble.',
      },
      {
        text: '\\ce{KNO3} and \\ce{NaCl}',
        slip: 'solubility-rule',
        teaching:
          'Every salt that could form here contains sodium or potassium, and all of these salts are soluble.',
      },
      {
        text: '\\ce{NH4Cl} and \\ce{Na2CO3}',
        slip: 'solubility-rule',
        teaching: 'Ammonium and sodium salts are soluble, carbonates included.',
      },
    ],
    explanation:
      'Calcium and carbonate ions form \\ce{CaCO3}, which is insoluble: \\ce{Ca^2+ + CO3^2- -> CaCO3}. In the other pairs every possible salt is soluble.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{K2CO3} and \\ce{CaCl2}': '0.0066',
        '\\ce{CuCl2} and \\ce{MgSO4}': '220',
        '\\ce{KNO3} and \\ce{NaCl}': '355',
        '\\ce{NH4Cl} and \\ce{Na2CO3}': '360',
      },
      pick: 'least',
      quantity:
        'solubility of the least soluble salt that can form, near 25 °C, in g/kg of water (CRC Handbook)',
    },
  },
  {
    id: 'general-reactions-in-solution-27',
    topics: ['reactions-in-solution'],
    tests: ['precipitation-reactions', 'solubility-rules'],

    difficulty: 'advanced',
    text: 'A cold solution contains exactly two of the ions \\ce{Cu^2+}, \\ce{Ag+}, \\ce{Ba^2+} and \\ce{Pb^2+}, each at 0.1 mol/L, as nitrates. Adding \\ce{NaCl} solution gives no precipitate; adding \\ce{Na2SO4} solution gives a white one. Which two ions are present?',
    answer: '\\ce{Ba^2+} and \\ce{Cu^2+}',
    distractors: [
      {
        text: '\\ce{Pb^2+} and \\ce{Cu^2+}',
        slip: 'solubility-rule',
        teaching:
          'Lead(II) sulfate is white and insoluble, but lead(II) would also precipitate as the chloride.',
      },
      {
        text: '\\ce{Ag+} and \\ce{Ba^2+}',
        slip: 'solubility-rule',
        teaching: 'Barium fits, but silver would precipitate as white silver chloride.',
      },
      {
        text: '\\ce{Pb^2+} and \\ce{Ba^2+}',
        slip: 'solubility-rule',
        teaching: 'Both give a white sulfate, but lead(II) would also precipitate as the chloride.',
      },
    ],
    explanation:
      'Since chloride gives no precipitate, neither \\ce{Ag+} nor \\ce{Pb^2+} is present. The two remaining ions are \\ce{Ba^2+}, whose sulfate is insoluble and white, and \\ce{Cu^2+}.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-solutions-21',
    topics: ['solutions', 'reactions-in-solution'],
    tests: ['representations-of-solutions'],
    difficulty: 'beginner',
    text: 'Which particle diagram shows aqueous \\ce{MgCl2}?',
    answer: 'Separate \\ce{Mg^2+} ions and twice as many \\ce{Cl-} ions, each among water molecules',
    distractors: [
      {
        text: 'Separate \\ce{MgCl2} units of three atoms, each among water molecules',
        slip: 'ions-as-units',
        teaching: 'An ionic compound dissolves into ions; no \\ce{MgCl2} units remain.',
      },
      {
        text: 'Separate \\ce{Mg^2+} ions and just as many \\ce{Cl-} ions, each among water molecules',
        slip: 'charges-not-balanced',
        teaching: 'The charges must balance, so there must be two chloride ions for each magnesium ion.',
      },
      {
        text: 'Separate \\ce{Mg^2+} ions and just as many \\ce{Cl2^2-} ions, each among water molecules',
        slip: 'subscript-for-charge',
        teaching: 'The subscript means two separate \\ce{Cl-} ions; they are not bonded to each other.',
      },
    ],
    explanation:
      'A soluble salt separates into hydrated ions. For every \\ce{Mg^2+} ion there are two \\ce{Cl-} ions, all separate, and each ion is surrounded by water molecules.',
    reference: 'OpenStax Chemistry 2e, section 11.2',
  },
  {
    id: 'general-solutions-22',
    topics: ['solutions', 'intermolecular-forces'],
    tests: ['representations-of-solutions'],
    uses: ['dipole-dipole-forces'],
    difficulty: 'beginner',
    text: 'A diagram shows \\ce{Na+} and \\ce{Cl-} in water. Which ends of the neighboring water molecules should point toward each ion?',
    answer: 'Oxygen toward \\ce{Na+} and hydrogen toward \\ce{Cl-}',
    distractors: [
      {
        text: 'Hydrogen toward \\ce{Na+} and oxygen toward \\ce{Cl-}',
        slip: 'water-dipole-reversed',
        teaching:
          'The oxygen end of a water molecule is partially negative and is attracted to the positive ion.',
      },
      {
        text: 'Oxygen toward \\ce{Na+} and oxygen toward \\ce{Cl-}',
        slip: 'water-dipole-reversed',
        teaching: 'Oxygen is partially negative and is repelled by the chloride ion.',
      },
      {
        text: 'Hydrogen toward \\ce{Na+} and hydrogen toward \\ce{Cl-}',
        slip: 'water-dipole-reversed',
        teaching: 'Hydrogen is partially positive and is repelled by the sodium ion.',
      },
    ],
    explanation:
      'In water, oxygen is partially negative and hydrogen is partially positive. Opposite charges attract, so oxygen points toward \\ce{Na+} and hydrogen toward \\ce{Cl-}.',
    reference: 'OpenStax Chemistry 2e, section 11.2',
  },
  {
    id: 'general-solutions-23',
    topics: ['solutions'],
    tests: ['representations-of-solutions', 'dilution'],

    difficulty: 'intermediate',
    text: 'A particle diagram shows 12 \\ce{Ca^2+} ions for a small volume of aqueous \\ce{CaCl2}. The solution is diluted from 50 mL to 200 mL. How many \\ce{Cl-} ions should a diagram of the same small volume show now?',
    answer: '6',
    distractors: [
      {
        text: '3',
        slip: 'forgot-subscript',
        teaching: 'This is the number of calcium ions; each formula unit supplies two chloride ions.',
        expression: '12 * 50 / 200',
      },
      {
        text: '12',
        slip: 'ignored-dilution',
        teaching:
          'This is the number of calcium ions before the dilution; there are two chloride ions for each, and a quarter of them remain in this volume.',
        expression: '12',
      },
      {
        text: '24',
        slip: 'ignored-dilution',
        teaching:
          'This is the number of chloride ions before the dilution; only a quarter of them remain in the same volume.',
        expression: '2 * 12',
      },
    ],
    explanation:
      'Before the dilution there are 2 × 12 = 24 chloride ions. The volume becomes four times as large, so the same small volume now contains 24/4 = 6 of them.',
    reference: 'OpenStax Chemistry 2e, section 3.3',
    computation: { kind: 'quantity', expression: '2 * 12 * 50 / 200', unit: '' },
  },
  {
    id: 'general-solutions-24',
    topics: ['solutions', 'reactions-in-solution'],
    tests: ['electrolytes'],
    difficulty: 'beginner',
    text: 'Solid \\ce{NaCl} does not conduct an electric current, but its solution in water does. What carries the current through the solution?',
    answer: '\\ce{Na+} and \\ce{Cl-} ions that move in opposite directions',
    distractors: [
      {
        text: 'Electrons that move from one \\ce{Cl-} ion to the next',
        slip: 'wrong-charge-carrier',
        teaching: 'Free electrons carry the current in metals; in a solution the ions themselves move.',
      },
      {
        text: 'Electrons that sodium atoms release into the water',
        slip: 'wrong-charge-carrier',
        teaching:
          'Sodium is already present as \\ce{Na+} ions in the solid; dissolving it releases no electrons.',
      },
      {
        text: 'Polar water molecules that turn toward the electrodes',
        slip: 'wrong-charge-carrier',
        teaching: 'Water molecules are neutral as a whole and carry no net charge from place to place.',
      },
    ],
    explanation:
      'When the salt dissolves, its ions become mobile. Cations move to the cathode and anions to the anode, so the current is carried by \\ce{Na+} and \\ce{Cl-} ions that move in opposite directions.',
    reference: 'OpenStax Chemistry 2e, section 11.2',
  },
  {
    id: 'general-solutions-25',
    topics: ['solutions', 'reactions-in-solution'],
    tests: ['electrolytes'],
    uses: ['net-ionic-equations'],
    difficulty: 'advanced',
    text: 'Dilute \\ce{H2SO4} is added gradually to a \\ce{Ba(OH)2} solution. The conductivity falls almost to zero and then rises again. Why is the conductivity so low at the minimum?',
    answer: 'The ions have left the solution as solid \\ce{BaSO4} and water.',
    distractors: [
      {
        text: 'The ions have combined to form dissolved molecules of \\ce{BaSO4}.',
        slip: 'ions-as-units',
        teaching: 'Barium sulfate is ionic; it leaves the solution as a solid, not as molecules.',
      },
      {
        text: 'The ions are still free, but their charges cancel each other.',
        slip: 'neutral-means-no-ions',
        teaching:
          'Every solution is neutral as a whole; free ions conduct even though their charges add up to zero.',
      },
      {
        text: 'The ions are still free, but a solution of pH 7 does not conduct.',
        slip: 'neutral-means-no-ions',
        teaching: 'A solution of \\ce{NaCl} has pH 7 and conducts well.',
      },
    ],
    explanation:
      '\\ce{Ba^2+ + 2OH- + 2H+ + SO4^2- -> BaSO4 + 2H2O}: at equivalence all four kinds of ions have formed solid \\ce{BaSO4} and water, so hardly any ions are left. Excess acid then adds new ions.',
    reference: 'OpenStax Chemistry 2e, section 11.2',
  },
];
