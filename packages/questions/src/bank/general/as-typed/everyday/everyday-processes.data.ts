import type { WrittenQuestion } from '../../../written-question.ts';

export const everydayProcessesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-redox-610',
    topics: ['redox', 'thermochemistry'],
    tests: ['combustion'],
    difficulty: 'beginner',
    text: 'Which three things does a fire need (the fire triangle)?',
    answer: 'Fuel, oxygen and heat',
    distractors: [
      {
        text: 'Fuel, water and light',
        slip: 'other-substance',
        teaching: 'Water usually puts a fire out, and light is produced by the fire.',
      },
      {
        text: 'Fuel, carbon dioxide and heat',
        slip: 'reactant-for-product',
        teaching: 'Carbon dioxide is a product of burning fuel.',
      },
      {
        text: 'Fuel, oxygen and light',
        slip: 'effect-left-out',
        teaching: 'Light is produced by a fire; it is heat that starts the burning.',
      },
    ],
    explanation:
      'A fire needs something that burns, something that oxidizes it and enough heat to start it: fuel, oxygen and heat.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-redox-611',
    topics: ['redox'],
    tests: ['combustion'],
    difficulty: 'beginner',
    text: 'Why does a lid on a pan of burning oil put out the fire, while water makes it worse?',
    answer: 'The lid cuts off the oxygen; water boils and sprays the oil.',
    distractors: [
      {
        text: 'The lid cuts off the heat; water dissolves the oil.',
        slip: 'wrong-cause',
        teaching: 'The pan stays hot, and oil does not dissolve in water.',
      },
      {
        text: 'The lid cuts off the fuel; water burns with the oil.',
        slip: 'other-substance',
        teaching: 'The oil is still in the pan, and water cannot burn.',
      },
      {
        text: 'The lid cools the oil; water releases oxygen.',
        slip: 'other-process',
        teaching: 'The thin lid cools little, and water does not decompose.',
      },
    ],
    explanation:
      'Without oxygen, burning stops. Water is denser than oil, so it sinks into oil that is far above 100 °C and turns to steam at once: it boils and sprays the oil.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-redox-612',
    topics: ['redox', 'thermochemistry'],
    tests: ['combustion'],
    uses: ['types-of-chemical-reactions'],
    difficulty: 'beginner',
    text: 'A Bunsen burner is operated with its air hole closed. What does the flame look like, and why?',
    answer: 'Yellow: hot soot glows in it.',
    distractors: [
      {
        text: 'Yellow: sodium burns in it.',
        slip: 'color-of-another-ion',
        teaching: 'There is no sodium in the gas; the yellow color comes from glowing carbon.',
      },
      {
        text: 'Blue: all carbon becomes \\ce{CO2}.',
        slip: 'one-condition-only',
        teaching: 'This is the flame when the air hole is open.',
      },
      {
        text: 'Green: copper in the burner glows.',
        slip: 'wrong-cause',
        teaching: 'The burner does not glow in its own flame.',
      },
    ],
    explanation:
      'With little air, not all the carbon in the gas burns, and the hot soot particles glow yellow.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-stoichiometry-600',
    topics: ['stoichiometry', 'redox'],
    tests: ['combustion'],
    uses: ['balancing-equations'],
    difficulty: 'intermediate',
    text: 'In a limited supply of air, methane burns to give only carbon monoxide and water. How many moles of \\ce{O2} react with one mole of methane?',
    answer: '1.5',
    distractors: [
      {
        text: '2.0',
        slip: 'other-process',
        teaching: 'This is the amount for complete combustion to carbon dioxide.',
        expression: '(2 + 2) / 2',
      },
      {
        text: '1.0',
        slip: 'one-product-only',
        teaching: 'This amount is enough only for soot and water: \\ce{CH4 + O2 -> C + 2H2O}.',
        expression: '2 / 2',
      },
      {
        text: '3.0',
        slip: 'forgot-coefficient-one',
        teaching: 'This is the amount for two moles of methane: \\ce{2CH4 + 3O2 -> 2CO + 4H2O}.',
        expression: '3',
      },
    ],
    explanation:
      '\\ce{2CH4 + 3O2 -> 2CO + 4H2O}: three moles of \\ce{O2} react with two moles of methane, so one mole of methane needs 1.5.',
    reference: 'OpenStax Chemistry 2e, section 4.1',
    computation: { kind: 'quantity', expression: '3/2', unit: '' },
  },
  {
    id: 'general-kinetics-basics-601',
    topics: ['kinetics-basics', 'redox'],
    tests: ['collision-theory'],
    uses: ['combustion'],
    difficulty: 'intermediate',
    text: 'A heap of flour at most smolders, but flour dust in the air of a mill can explode. Why?',
    answer: 'Each grain is surrounded by air.',
    distractors: [
      {
        text: 'Each grain releases more heat.',
        slip: 'rate-for-enthalpy',
        teaching: 'The heat released per gram is the same; only the rate of burning differs.',
      },
      {
        text: 'Each grain needs no ignition.',
        slip: 'exothermic-means-no-barrier',
        teaching: 'A spark or flame is still needed to ignite the dust.',
      },
      {
        text: 'Each grain loses its water to the air.',
        slip: 'wrong-cause',
        teaching: 'The dust need not be drier than the heap.',
      },
    ],
    explanation:
      'The surface in contact with oxygen is enormous, so burning spreads in an instant: each grain is surrounded by air.',
    reference: 'OpenStax Chemistry 2e, section 12.2',
  },
  {
    id: 'general-redox-613',
    topics: ['redox', 'thermochemistry'],
    tests: ['oxidizing-and-reducing-agents'],
    uses: ['combustion', 'oxidation-and-reduction'],
    difficulty: 'intermediate',
    text: 'Why must a carbon dioxide extinguisher never be used on burning magnesium?',
    answer: 'Magnesium takes the oxygen from \\ce{CO2} and keeps burning.',
    distractors: [
      {
        text: 'Magnesium frees the carbon of \\ce{CO2}, and this carbon burns.',
        slip: 'reactant-for-product',
        teaching: 'The carbon does not burn; it is left over as black soot.',
      },
      {
        text: 'Magnesium converts \\ce{CO2} to explosive \\ce{CO}.',
        slip: 'other-substance',
        teaching: 'Magnesium removes both oxygen atoms and leaves carbon.',
      },
      {
        text: 'Magnesium and \\ce{CO2} form only magnesium carbonate.',
        slip: 'wrong-cause',
        teaching:
          'Magnesium carbonate decomposes at this temperature; the danger is that the magnesium keeps burning.',
      },
    ],
    explanation:
      '\\ce{2Mg + CO2 -> 2MgO + C}: magnesium reduces carbon dioxide and keeps burning because it removes the oxygen from \\ce{CO2}.',
    reference: 'OpenStax Chemistry 2e, section 18.2',
  },
  {
    id: 'general-reactions-in-solution-606',
    topics: ['reactions-in-solution', 'acids-and-bases'],
    tests: ['preparing-salts'],
    difficulty: 'beginner',
    text: 'A student wants to prepare pure, dry copper(II) sulfate crystals from copper(II) oxide. An excess of the oxide has been stirred into warm dilute sulfuric acid. What is the next step?',
    answer: 'Filter the mixture.',
    distractors: [
      {
        text: 'Evaporate the mixture to dryness.',
        slip: 'order-of-steps',
        teaching: 'The unreacted oxide would be left among the crystals.',
      },
      {
        text: 'Add sodium hydroxide solution.',
        slip: 'other-process',
        teaching: 'This would precipitate copper(II) hydroxide.',
      },
      {
        text: 'Wash the crystals with cold water.',
        slip: 'order-of-steps',
        teaching: 'There are no crystals yet.',
      },
    ],
    explanation:
      'The excess oxide ensures that no acid is left. It is insoluble and must be removed before the solution is evaporated, so the next step is to filter the mixture.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-reactions-in-solution-607',
    topics: ['reactions-in-solution'],
    tests: ['preparing-salts', 'precipitation-reactions'],
    difficulty: 'beginner',
    text: 'How is the insoluble salt lead(II) sulfate prepared?',
    answer: 'Mix lead(II) nitrate and sodium sulfate solutions; filter.',
    distractors: [
      {
        text: 'Mix lead metal and sodium sulfate solution; filter.',
        slip: 'activity-order-reversed',
        teaching: 'Lead is less reactive than sodium and cannot displace it.',
      },
      {
        text: 'Mix lead(II) nitrate and sodium sulfate solutions; evaporate.',
        slip: 'order-of-steps',
        teaching: 'Sodium nitrate would be left in the solid as an impurity.',
      },
      {
        text: 'Mix lead(II) oxide and sodium sulfate solution; evaporate.',
        slip: 'solubility-rule',
        teaching: 'Lead(II) oxide does not dissolve in water.',
      },
    ],
    explanation:
      'Solutions of two soluble salts that contain the required ions give a precipitate, which is filtered off, washed and dried: mix the solutions and filter.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-reactions-in-solution-608',
    topics: ['reactions-in-solution', 'acid-base-titrations'],
    tests: ['preparing-salts'],
    uses: ['acid-base-titration'],
    difficulty: 'intermediate',
    text: 'Why is a titration needed to prepare sodium chloride from sodium hydroxide solution and hydrochloric acid, but not to prepare copper(II) sulfate from copper(II) oxide?',
    answer: 'An excess of \\ce{NaOH} could not be filtered off.',
    distractors: [
      {
        text: 'An excess of \\ce{NaOH} would precipitate the salt.',
        slip: 'solubility-rule',
        teaching: 'Sodium chloride is soluble and stays in solution.',
      },
      {
        text: '\\ce{HCl} would not react with \\ce{NaOH} otherwise.',
        slip: 'other-process',
        teaching: 'They react at once when they are mixed.',
      },
      {
        text: '\\ce{NaCl} would decompose in an excess of acid.',
        slip: 'other-process',
        teaching: 'Sodium chloride is stable in acid.',
      },
    ],
    explanation:
      'Excess copper(II) oxide is a solid and can be filtered off. With \\ce{NaOH} and \\ce{HCl}, both reactants are dissolved, so the amounts must match exactly: an excess of \\ce{NaOH} could not be filtered off.',
    reference: 'OpenStax Chemistry 2e, section 4.5',
  },
  {
    id: 'general-reactions-in-solution-609',
    topics: ['reactions-in-solution'],
    tests: ['preparing-salts'],
    uses: ['activity-series'],
    difficulty: 'intermediate',
    text: 'Which salt *cannot* be made from the metal and dilute hydrochloric or sulfuric acid, although it is soluble?',
    answer: 'Copper(II) chloride',
    distractors: [
      {
        text: 'Zinc sulfate',
        slip: 'activity-order-reversed',
        teaching: 'Zinc is above hydrogen in the activity series and dissolves in dilute acid.',
      },
      {
        text: 'Magnesium chloride',
        slip: 'activity-order-reversed',
        teaching: 'Magnesium reacts readily with dilute acids.',
      },
      {
        text: 'Iron(II) sulfate',
        slip: 'activity-order-reversed',
        teaching: 'Iron is above hydrogen in the activity series and dissolves in dilute sulfuric acid.',
      },
    ],
    explanation:
      'Copper is below hydrogen in the activity series and does not react with these acids. Its oxide or carbonate must be used to make copper(II) chloride.',
    reference: 'OpenStax Chemistry 2e, section 17.3',
  },
  {
    id: 'general-reactions-in-solution-610',
    topics: ['reactions-in-solution', 'stoichiometry'],
    tests: ['percentage-yield'],
    uses: ['preparing-salts'],
    difficulty: 'intermediate',
    text: 'From 4.0 g of \\ce{CuO} (79.5 g/mol) and an excess of sulfuric acid, a student obtains 9.4 g of \\ce{CuSO4.5H2O} (249.5 g/mol). What is the percentage yield?',
    answer: '75%',
    distractors: [
      {
        text: '48%',
        slip: 'hydrate-for-salt',
        teaching:
          'Here the water was left out of the mass obtained (6.0 g of \\ce{CuSO4}) but included in the theoretical yield.',
        expression: '100 * 9.4 * (159.5 / 249.5) / (4.0 / 79.5 * 249.5)',
      },
      {
        text: '60%',
        slip: 'wrong-molar-mass',
        teaching: 'Here the molar mass of copper, 63.5 g/mol, was used instead of that of \\ce{CuO}.',
        expression: '100 * 9.4 / (4.0 / 63.5 * 249.5)',
      },
      {
        text: '43%',
        slip: 'inverted-ratio',
        teaching: 'This is the ratio of the mass of \\ce{CuO} to the mass of the crystals.',
        expression: '100 * 4.0 / 9.4',
      },
    ],
    explanation:
      'The amount of \\ce{CuO} is 4.0/79.5 = 0.0503 mol, which can give at most 12.6 g of crystals; 9.4/12.6 = 75%.',
    reference: 'OpenStax Chemistry 2e, section 4.4',
    computation: { kind: 'quantity', expression: '100*9.4/(4.0/79.5*249.5)', unit: '%' },
  },
  {
    id: 'general-periodic-trends-606',
    topics: ['periodic-trends'],
    tests: ['history-of-the-periodic-table'],
    difficulty: 'beginner',
    text: 'By which property did Mendeleev arrange the elements in his table of 1869?',
    answer: 'Atomic weight',
    distractors: [
      {
        text: 'Atomic number',
        slip: 'model-of-another-time',
        teaching: 'Protons were not yet known; Moseley determined atomic numbers in 1913.',
      },
      {
        text: 'Number of electrons',
        slip: 'model-of-another-time',
        teaching: 'The electron was not discovered until 1897.',
      },
      {
        text: 'Date of discovery',
        slip: 'wrong-cause',
        teaching: 'Mendeleev looked for chemical similarity, not for dates.',
      },
    ],
    explanation:
      'He arranged the elements in order of increasing atomic weight, with similar elements below each other.',
    reference: 'OpenStax Chemistry 2e, section 2.5',
  },
  {
    id: 'general-periodic-trends-607',
    topics: ['periodic-trends'],
    tests: ['history-of-the-periodic-table'],
    difficulty: 'beginner',
    text: 'What convinced many chemists that Mendeleev’s table was correct?',
    answer: 'Gaps that he left were filled as he had predicted.',
    distractors: [
      {
        text: 'Noble gases that he listed were found in air.',
        slip: 'model-of-another-time',
        teaching: 'Mendeleev did not predict the noble gases.',
      },
      {
        text: 'Masses that he had measured were confirmed by mass spectrometry.',
        slip: 'model-of-another-time',
        teaching:
          'Mass spectrometry came half a century later; he had used the masses that others had measured.',
      },
      {
        text: 'All elements that he knew were already in order of atomic number.',
        slip: 'wrong-cause',
        teaching: 'Atomic numbers were not known at the time.',
      },
    ],
    explanation:
      'Gallium, scandium and germanium were discovered and had nearly the properties that Mendeleev had expected: gaps that he left were filled as he had predicted.',
    reference: 'OpenStax Chemistry 2e, section 2.5',
  },
  {
    id: 'general-periodic-trends-608',
    topics: ['periodic-trends', 'atomic-structure'],
    tests: ['history-of-the-periodic-table'],
    uses: ['subatomic-particles'],
    difficulty: 'intermediate',
    text: 'Mendeleev placed tellurium (127.6) before iodine (126.9), contrary to the order of their atomic weights. What later showed that he was right?',
    answer: 'Moseley’s X-rays gave 52 for Te and 53 for I.',
    distractors: [
      {
        text: 'Rutherford’s foil gave 53 for Te and 52 for I.',
        slip: 'wrong-reference',
        teaching:
          'The foil experiment showed that there is a nucleus; in addition, iodine has the higher atomic number.',
      },
      {
        text: 'Better weighing gave Te the lower weight.',
        slip: 'wrong-cause',
        teaching: 'Tellurium really does have the higher average atomic weight.',
      },
      {
        text: 'Isotopes of iodine were found to be heavier.',
        slip: 'wrong-cause',
        teaching: 'Natural iodine has only one isotope, iodine-127.',
      },
    ],
    explanation:
      'The frequency of the X-rays depends on the nuclear charge, which determines the true order: Moseley’s X-rays gave 52 for Te and 53 for I.',
    reference: 'OpenStax Chemistry 2e, section 2.5',
  },
  {
    id: 'general-periodic-trends-609',
    topics: ['periodic-trends'],
    tests: ['history-of-the-periodic-table'],
    difficulty: 'intermediate',
    text: 'In 1829 Döbereiner called a group such as chlorine (35.5), bromine (79.9) and iodine (126.9) a triad. What did he notice about the atomic weights?',
    answer: 'The middle one is about the mean of the other two.',
    distractors: [
      {
        text: 'Each one is about twice the one before it.',
        slip: 'relation-invented',
        teaching: 'The product 2 × 79.9 is far from 126.9.',
      },
      {
        text: 'The three add up to the next atomic weight.',
        slip: 'wrong-cause',
        teaching:
          'The sum is 242; Döbereiner compared the weights within a group of three elements, not with another element.',
      },
      {
        text: 'Every eighth one belongs to a similar element.',
        slip: 'wrong-reference',
        teaching: 'This is Newlands’ law of octaves of 1865.',
      },
    ],
    explanation:
      'Since (35.5 + 126.9)/2 = 81.2 is near 79.9, and the properties of bromine are also intermediate, the middle weight is about the mean of the others.',
    reference: 'OpenStax Chemistry 2e, section 2.5',
  },
  {
    id: 'general-periodic-trends-610',
    topics: ['periodic-trends'],
    tests: ['history-of-the-periodic-table'],
    uses: ['noble-gases'],
    difficulty: 'intermediate',
    text: 'In 1865 Newlands found that every eighth element resembles the first. In the modern table (Li to Ne, Na to Ar) every ninth element does so, counted in the same way. What was missing in 1865?',
    answer: 'The noble gases',
    distractors: [
      {
        text: 'The transition metals',
        slip: 'wrong-reference',
        teaching: 'The transition metals begin only in the fourth period.',
      },
      {
        text: 'The halogens',
        slip: 'model-of-another-time',
        teaching: 'Newlands included halogens such as fluorine and chlorine in his list.',
      },
      {
        text: 'The isotopes',
        slip: 'isotopes-for-elements',
        teaching: 'Isotopes do not have separate positions in the table.',
      },
    ],
    explanation:
      'With neon and argon unknown, sodium was the eighth element counting from lithium; the noble gases add one position to each row.',
    reference: 'OpenStax Chemistry 2e, section 2.5',
  },
  {
    id: 'general-periodic-trends-611',
    topics: ['periodic-trends', 'nomenclature'],
    tests: ['structure-of-the-periodic-table'],
    difficulty: 'beginner',
    text: 'Which of the first 20 elements has the symbol K?',
    answer: 'Potassium',
    distractors: [
      { text: 'Calcium', slip: 'symbols-mixed-up', teaching: 'Calcium, element 20, has the symbol Ca.' },
      {
        text: 'Phosphorus',
        slip: 'symbols-mixed-up',
        teaching: 'P is the symbol of phosphorus, although the name potassium also begins with P.',
      },
      { text: 'Krypton', slip: 'other-substance', teaching: 'Krypton, element 36, has the symbol Kr.' },
    ],
    explanation: 'K comes from the Latin name *kalium* and is the symbol of potassium, element 19.',
    reference: 'OpenStax Chemistry 2e, section 2.5',
  },
  {
    id: 'general-periodic-trends-612',
    topics: ['periodic-trends', 'nomenclature'],
    tests: ['structure-of-the-periodic-table'],
    difficulty: 'beginner',
    text: 'Which list gives the symbols of elements 11, 12 and 13, in order?',
    answer: 'Na, Mg, Al',
    distractors: [
      { text: 'Ne, Na, Mg', slip: 'wrong-place-in-table', teaching: 'These are elements 10, 11 and 12.' },
      {
        text: 'So, Ma, Al',
        slip: 'symbols-mixed-up',
        teaching: 'The symbol of sodium is Na, from *natrium*, and that of magnesium is Mg.',
      },
      { text: 'F, Ne, Na', slip: 'wrong-place-in-table', teaching: 'These are elements 9, 10 and 11.' },
    ],
    explanation: 'Neon is element 10; after it come sodium, magnesium and aluminum: Na, Mg, Al.',
    reference: 'OpenStax Chemistry 2e, section 2.5',
  },
  {
    id: 'general-periodic-trends-613',
    topics: ['periodic-trends'],
    tests: ['structure-of-the-periodic-table', 'valence-electrons'],
    difficulty: 'beginner',
    text: 'Among the first 20 elements, which is in period 3 and has six valence electrons?',
    answer: 'S',
    distractors: [
      {
        text: 'O',
        slip: 'wrong-shell',
        teaching: 'Oxygen has six valence electrons, but it is in period 2.',
      },
      { text: 'Cl', slip: 'valence-electrons-miscounted', teaching: 'Chlorine has seven valence electrons.' },
      { text: 'Si', slip: 'valence-electrons-miscounted', teaching: 'Silicon has four valence electrons.' },
    ],
    explanation: 'Period 3 runs from Na to Ar; the element with six valence electrons there is sulfur, S.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-614',
    topics: ['periodic-trends', 'nomenclature'],
    tests: ['metallic-character'],
    uses: ['structure-of-the-periodic-table'],
    difficulty: 'intermediate',
    text: 'A student lists nonmetals among the first 20 elements: H, He, Be, C, N, O, F, Ne, P, S, Cl, Ar. Which symbol does *not* belong in the list?',
    answer: 'Be',
    distractors: [
      {
        text: 'He',
        slip: 'class-of-matter-confused',
        teaching: 'Helium is a noble gas and therefore a nonmetal.',
      },
      { text: 'P', slip: 'class-of-matter-confused', teaching: 'P is phosphorus, which is a nonmetal.' },
      {
        text: 'Ar',
        slip: 'class-of-matter-confused',
        teaching: 'Argon is a noble gas and therefore a nonmetal.',
      },
    ],
    explanation: 'The list should contain only nonmetals; Be is beryllium, element 4, a metal of group 2.',
    reference: 'OpenStax Chemistry 2e, section 2.5',
  },
  {
    id: 'general-reactions-in-solution-611',
    topics: ['reactions-in-solution', 'redox'],
    tests: ['laboratory-safety'],
    uses: ['types-of-chemical-reactions', 'chemistry-of-nitrogen-and-phosphorus'],
    difficulty: 'beginner',
    text: 'Why is it dangerous to mix bleach with a cleaner that contains ammonia?',
    answer: 'Toxic chloramine vapors form.',
    distractors: [
      {
        text: 'Toxic hydrogen gas forms.',
        slip: 'other-substance',
        teaching: 'Hydrogen is not toxic and does not form here.',
      },
      {
        text: 'Toxic sodium vapor forms.',
        slip: 'other-substance',
        teaching: 'Sodium remains in solution as \\ce{Na+}.',
      },
      {
        text: 'Toxic ozone gas forms.',
        slip: 'other-substance',
        teaching: 'Bleach and ammonia do not form ozone.',
      },
    ],
    explanation: '\\ce{NH3 + NaOCl -> NH2Cl + NaOH}: toxic chloramine vapors form, which damage the lungs.',
    reference: 'OpenStax Chemistry 2e, section 18.11',
  },
  {
    id: 'general-redox-614',
    topics: ['redox'],
    tests: ['oxidation-numbers'],
    uses: ['chemistry-of-nitrogen-and-phosphorus'],
    difficulty: 'intermediate',
    text: 'Bleach and ammonia give chloramine: \\ce{NH3 + OCl- -> NH2Cl + OH-}. Nitrogen is taken to be more electronegative than chlorine. Which statement about the oxidation states is correct?',
    answer: 'Chlorine stays at +1: no redox occurs.',
    distractors: [
      {
        text: 'Chlorine goes from +1 to −1: it is reduced.',
        slip: 'wrong-sign',
        teaching: 'In \\ce{NH2Cl} chlorine is bound to the more electronegative N and remains +1.',
      },
      {
        text: 'Nitrogen goes from −3 to −1: it is oxidized.',
        slip: 'ignored-change',
        teaching: 'With Cl at +1 and two H at +1, nitrogen is still −3.',
      },
      {
        text: 'Chlorine goes from −1 to +1: it is oxidized.',
        slip: 'ion-charge-for-oxidation-number',
        teaching: 'In \\ce{OCl-} chlorine is +1; the −1 is the charge of the whole ion.',
      },
    ],
    explanation:
      'In \\ce{NH2Cl} two H (+1) and Cl (+1) balance N (−3), so no oxidation state changes: chlorine stays at +1, and no redox occurs.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-reactions-in-solution-612',
    topics: ['reactions-in-solution', 'redox'],
    tests: ['group-17-halogens'],
    uses: ['le-chateliers-principle'],
    difficulty: 'beginner',
    text: 'Bleach must not be mixed with an acidic cleaner. Which gas forms from hypochlorite, chloride and acid?',
    answer: '\\ce{Cl2}',
    distractors: [
      {
        text: '\\ce{HCl}',
        slip: 'other-substance',
        teaching: 'Hydrogen chloride remains in the water as ions.',
      },
      { text: '\\ce{O3}', slip: 'other-substance', teaching: 'No ozone forms from hypochlorite and acid.' },
      {
        text: '\\ce{H2}',
        slip: 'other-substance',
        teaching: 'Nothing in the mixture reduces \\ce{H+} to hydrogen; it is hypochlorite that is reduced.',
      },
    ],
    explanation: '\\ce{OCl- + Cl- + 2H+ -> Cl2 + H2O}: toxic chlorine gas, \\ce{Cl2}, escapes.',
    reference: 'OpenStax Chemistry 2e, section 18.11',
  },
  {
    id: 'general-stoichiometry-601',
    topics: ['stoichiometry'],
    tests: ['limiting-reagent'],
    uses: ['gas-stoichiometry'],
    difficulty: 'intermediate',
    text: 'By accident 100 mL of bleach (0.70 mol/L \\ce{OCl-}) is mixed with 50 mL of ammonia cleaner (1.2 mol/L \\ce{NH3}): \\ce{NH3 + OCl- -> NH2Cl + OH-}. What is the maximum amount of chloramine, \\ce{NH2Cl}, that can form?',
    answer: '0.060 mol',
    distractors: [
      {
        text: '0.070 mol',
        slip: 'wrong-limiting-reagent',
        teaching: 'There is only 0.060 mol of ammonia, which is the limiting reactant.',
        expression: '0.100 * 0.70',
      },
      {
        text: '0.130 mol',
        slip: 'added-reactants',
        teaching: 'The amounts of the two reactants were added.',
        expression: '0.100 * 0.70 + 0.050 * 1.2',
      },
      {
        text: '0.010 mol',
        slip: 'answered-another-quantity',
        teaching: 'This is the amount of hypochlorite left over.',
        expression: '0.100 * 0.70 - 0.050 * 1.2',
      },
    ],
    explanation:
      'There is 0.070 mol of \\ce{OCl-} but only 0.060 mol of \\ce{NH3}. Ammonia is limiting, so the maximum amount is 0.060 mol.',
    reference: 'OpenStax Chemistry 2e, section 4.4',
    computation: { kind: 'quantity', expression: '0.050*1.2', unit: 'mol' },
  },
  {
    id: 'general-reactions-in-solution-613',
    topics: ['reactions-in-solution', 'coordination-chemistry'],
    tests: ['tests-for-ions'],
    difficulty: 'beginner',
    text: 'In the brown ring test, iron(II) sulfate is dissolved in the sample, and concentrated sulfuric acid is poured down the wall of the test tube. Which ion does a brown ring indicate?',
    answer: '\\ce{NO3-}',
    distractors: [
      {
        text: '\\ce{SO4^2-}',
        slip: 'test-of-another-ion',
        teaching: 'Sulfate is added with the reagents; the test for sulfate uses \\ce{Ba^2+}.',
      },
      {
        text: '\\ce{Br-}',
        slip: 'test-of-another-ion',
        teaching: 'Bromide is detected with \\ce{Ag+}; it gives a pale cream precipitate.',
      },
      {
        text: '\\ce{Fe^3+}',
        slip: 'test-of-another-ion',
        teaching: 'Iron(III) is detected with thiocyanate, which gives a blood-red color.',
      },
    ],
    explanation:
      'Nitrate is reduced by \\ce{Fe^2+} to \\ce{NO}, which binds to iron in a brown complex, so the ring indicates \\ce{NO3-}.',
    reference: 'LibreTexts Chemistry, Qualitative Analysis of Anions',
  },
  {
    id: 'general-coordination-chemistry-603',
    topics: ['coordination-chemistry', 'reactions-in-solution'],
    tests: ['tests-for-ions', 'complex-ions'],
    difficulty: 'intermediate',
    text: 'Which complex forms the ring in the brown ring test?',
    answer: '\\ce{[Fe(H2O)5(NO)]^2+}',
    distractors: [
      {
        text: '\\ce{[Fe(H2O)5(NO3)]+}',
        slip: 'effect-left-out',
        teaching: 'Nitrate itself gives no brown color; it is reduced first.',
      },
      {
        text: '\\ce{[Fe(NH3)6]^2+}',
        slip: 'other-substance',
        teaching: 'No ammonia is added, and in sulfuric acid any ammonia would be protonated to \\ce{NH4+}.',
      },
      {
        text: '\\ce{[Fe(H2O)5(SCN)]^2+}',
        slip: 'test-of-another-ion',
        teaching: 'This red complex is used to detect iron(III).',
      },
    ],
    explanation:
      'Nitrate gives \\ce{NO}, which replaces one water molecule of \\ce{[Fe(H2O)6]^2+}: \\ce{[Fe(H2O)5(NO)]^2+}.',
    reference: 'LibreTexts Chemistry, Qualitative Analysis of Anions',
  },
  {
    id: 'general-redox-615',
    topics: ['redox', 'reactions-in-solution'],
    tests: ['half-equations'],
    uses: ['tests-for-ions'],
    difficulty: 'intermediate',
    text: 'In the brown ring test, nitrate is reduced to \\ce{NO} by \\ce{Fe^2+} in acid. How many \\ce{Fe^2+} ions are oxidized for each \\ce{NO3-}?',
    answer: '3',
    distractors: [
      {
        text: '1',
        slip: 'electrons-miscounted',
        teaching: 'Nitrogen gains more than one electron, and each \\ce{Fe^2+} loses only one.',
        expression: '1',
      },
      {
        text: '5',
        slip: 'oxidation-number-for-change',
        teaching: 'The number 5 is the oxidation number of N in nitrate, not its change.',
        expression: '5',
      },
      {
        text: '2',
        slip: 'value-for-change',
        teaching: 'The number 2 is the oxidation number of N in \\ce{NO}.',
        expression: '2',
      },
    ],
    explanation:
      'N goes from +5 to +2 and gains three electrons, and each \\ce{Fe^2+} loses one, so the number is 3.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
    computation: { kind: 'quantity', expression: '5-2', unit: '' },
  },
  {
    id: 'general-acids-and-bases-605',
    topics: ['acids-and-bases'],
    tests: ['acid-dissociation-constant'],
    uses: ['molarity'],
    difficulty: 'beginner',
    text: 'What is the difference between a strong and a concentrated acid?',
    answer: 'Strong: fully ionized; concentrated: many moles per liter',
    distractors: [
      {
        text: 'Strong: many moles per liter; concentrated: fully ionized',
        slip: 'strength-and-concentration-confused',
        teaching: 'The meanings of the two words were interchanged.',
      },
      {
        text: 'Strong: low pH; concentrated: many moles per liter',
        slip: 'strength-and-concentration-confused',
        teaching: 'The pH also depends on the concentration, so a weak acid can have a low pH.',
      },
      {
        text: 'Strong: many moles per liter; concentrated: low pH',
        slip: 'strength-and-concentration-confused',
        teaching:
          'Many moles per liter is the meaning of concentrated, and the pH depends on both strength and concentration.',
      },
    ],
    explanation:
      'Strength describes what fraction of the molecules donate their protons, and concentration describes how many moles there are per liter: strong means fully ionized, and concentrated means many moles per liter.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-acids-and-bases-606',
    topics: ['acids-and-bases'],
    tests: ['ph-of-strong-acids-and-bases', 'acid-dissociation-constant'],
    difficulty: 'beginner',
    text: 'Which of these is a dilute solution of a strong acid?',
    answer: '0.001 mol/L \\ce{HNO3}',
    distractors: [
      {
        text: '0.001 mol/L \\ce{CH3COOH}',
        slip: 'weak-as-strong',
        teaching: 'The solution is dilute, but the acid is weak.',
      },
      {
        text: '15 mol/L \\ce{HNO3}',
        slip: 'strength-for-amount',
        teaching: 'The acid is strong, but the solution is concentrated.',
      },
      {
        text: '17 mol/L \\ce{CH3COOH}',
        slip: 'weak-as-strong',
        teaching: 'This is a concentrated solution of a weak acid.',
      },
    ],
    explanation:
      'Nitric acid is strong, that is, fully ionized in water, and 0.001 mol/L is dilute, so the answer is 0.001 mol/L \\ce{HNO3}.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-acids-and-bases-607',
    topics: ['acids-and-bases'],
    tests: ['ph-of-weak-acids'],
    uses: ['ph-of-strong-acids-and-bases'],
    difficulty: 'intermediate',
    text: 'A solution of acetic acid (*K*_{a} = 1.8 × 10^{−5}) and one of hydrochloric acid both have a pH of 3.0. What can be concluded about their concentrations?',
    answer: 'The acetic acid is the more concentrated one.',
    distractors: [
      {
        text: 'The hydrochloric acid is the more concentrated one.',
        slip: 'strength-for-amount',
        teaching: '\\ce{HCl} is fully ionized and needs only 0.001 mol/L.',
      },
      {
        text: 'Both have the same concentration.',
        slip: 'weak-as-strong',
        teaching: 'Only a small fraction of the acetic acid is ionized.',
      },
      {
        text: 'Nothing, since the pH depends on the strength alone.',
        slip: 'one-property-decides',
        teaching: 'The pH depends on both strength and concentration, and *K*_{a} is given.',
      },
    ],
    explanation:
      'The \\ce{HCl} is 0.001 mol/L, and the acetic acid is about (10^{−3})^{2}/*K*_{a} = 0.06 mol/L, so the acetic acid is the more concentrated one.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-acids-and-bases-608',
    topics: ['acids-and-bases'],
    tests: ['acid-dissociation-constant'],
    uses: ['ph-of-weak-acids'],
    difficulty: 'intermediate',
    text: 'A student says: “When I dilute acetic acid, it becomes a weaker acid, since its pH rises.” What really happens to the acid?',
    answer: 'Its *K*_{a} stays the same, and a larger fraction ionizes.',
    distractors: [
      {
        text: 'Its *K*_{a} rises, and a larger fraction ionizes.',
        slip: 'unchanged-taken-as-changed',
        teaching: '*K*_{a} changes only with temperature, so dilution does not raise it.',
      },
      {
        text: 'Its *K*_{a} rises, and a smaller fraction ionizes.',
        slip: 'unchanged-taken-as-changed',
        teaching: '*K*_{a} changes only with temperature, and dilution favors the side with more particles.',
      },
      {
        text: 'Its *K*_{a} stays the same, and a smaller fraction ionizes.',
        slip: 'reversed-trend',
        teaching: 'By Le Châtelier’s principle, dilution favors the side with more particles.',
      },
    ],
    explanation:
      'Strength is measured by *K*_{a}, and dilution does not change it. Its *K*_{a} stays the same, and a larger fraction ionizes.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
];
