import type { WrittenQuestion } from '../../../written-question.ts';

export const everydayProcessesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-redox-610',
    topics: ['redox', 'thermochemistry'],
    tests: ['combustion'],
    difficulty: 'beginner',
    text: 'What three things does a fire need (the fire triangle)?',
    answer: 'Fuel, oxygen and heat',
    distractors: [
      {
        text: 'Fuel, water and light',
        slip: 'other-substance',
        teaching: 'Water usually puts a fire out, and light is what the fire gives off.',
      },
      {
        text: 'Fuel, carbon dioxide and heat',
        slip: 'reactant-for-product',
        teaching: 'Carbon dioxide is what a burning fuel gives off.',
      },
      {
        text: 'Fuel, oxygen and light',
        slip: 'effect-left-out',
        teaching: 'Light is given off; heat is what starts the burning.',
      },
    ],
    explanation:
      'Something that burns, something that oxidizes it and enough heat to start: fuel, oxygen and heat.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-redox-611',
    topics: ['redox'],
    tests: ['combustion'],
    difficulty: 'beginner',
    text: 'Why does a lid on a pan of burning oil put out the fire, while water makes it worse?',
    answer: 'The lid cuts off oxygen; water boils and sprays the oil.',
    distractors: [
      {
        text: 'The lid cuts off heat; water dissolves the oil.',
        slip: 'wrong-cause',
        teaching: 'The pan stays hot, and oil does not dissolve in water.',
      },
      {
        text: 'The lid cuts off fuel; water burns with the oil.',
        slip: 'other-substance',
        teaching: 'The oil is still in the pan, and water cannot burn.',
      },
      {
        text: 'The lid cools the oil; water gives off oxygen.',
        slip: 'other-process',
        teaching: 'The thin lid cools little, and water does not split.',
      },
    ],
    explanation:
      'Without oxygen burning stops. Water is denser, sinks into oil far above 100 °C and turns to steam at once: it boils and sprays the oil.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-redox-612',
    topics: ['redox', 'thermochemistry'],
    tests: ['combustion'],
    uses: ['types-of-chemical-reactions'],
    difficulty: 'beginner',
    text: 'A Bunsen burner is run with its air hole closed. What does the flame look like, and why?',
    answer: 'Yellow: hot soot glows in it.',
    distractors: [
      {
        text: 'Yellow: sodium burns in it.',
        slip: 'color-of-another-ion',
        teaching: 'No sodium is in the gas; the yellow comes from glowing carbon.',
      },
      {
        text: 'Blue: all carbon becomes \\ce{CO2}.',
        slip: 'one-condition-only',
        teaching: 'This is the flame with the hole open.',
      },
      {
        text: 'Green: copper of the burner glows.',
        slip: 'wrong-cause',
        teaching: 'The burner does not glow in its own flame.',
      },
    ],
    explanation:
      'With little air the carbon of the gas does not all burn; the particles glow: yellow, hot soot.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-stoichiometry-600',
    topics: ['stoichiometry', 'redox'],
    tests: ['combustion'],
    uses: ['balancing-equations'],
    difficulty: 'intermediate',
    text: 'Methane burns with too little air to carbon monoxide and water only. How many moles of \\ce{O2} does one mole of methane use up?',
    answer: '1.5',
    distractors: [
      {
        text: '2.0',
        slip: 'other-process',
        teaching: 'This is complete combustion to carbon dioxide.',
        expression: '(2 + 2) / 2',
      },
      {
        text: '1.0',
        slip: 'one-product-only',
        teaching: 'This would be enough for soot and water, or was counted without half of the water.',
        expression: '2 / 2',
      },
      {
        text: '3.0',
        slip: 'forgot-coefficient-one',
        teaching: 'This is for two moles of methane: \\ce{2CH4 + 3O2 -> 2CO + 4H2O}.',
        expression: '3',
      },
    ],
    explanation: '\\ce{2CH4 + 3O2 -> 2CO + 4H2O}: three moles for two, 1.5 for one.',
    reference: 'OpenStax Chemistry 2e, section 4.1',
    computation: { kind: 'quantity', expression: '3/2', unit: '' },
  },
  {
    id: 'general-kinetics-basics-601',
    topics: ['kinetics-basics', 'redox'],
    tests: ['collision-theory'],
    uses: ['combustion'],
    difficulty: 'intermediate',
    text: 'A heap of flour smolders at most, but flour dust in the air of a mill can explode. Why?',
    answer: 'Each grain meets air all around it.',
    distractors: [
      {
        text: 'Each grain gives more heat as dust.',
        slip: 'rate-for-enthalpy',
        teaching: 'The enthalpy per gram is the same; the rate is not.',
      },
      {
        text: 'Each grain needs no ignition as dust.',
        slip: 'exothermic-means-no-barrier',
        teaching: 'A spark is still needed.',
      },
      {
        text: 'Each grain loses its water to the air.',
        slip: 'wrong-cause',
        teaching: 'The dust need not be drier than the heap.',
      },
    ],
    explanation:
      'The surface in touch with oxygen is enormous, so that burning spreads in an instant: each grain meets air all around it.',
    reference: 'OpenStax Chemistry 2e, section 12.2',
  },
  {
    id: 'general-redox-613',
    topics: ['redox', 'thermochemistry'],
    tests: ['oxidizing-and-reducing-agents'],
    uses: ['combustion', 'oxidation-and-reduction'],
    difficulty: 'intermediate',
    text: 'Why must burning magnesium not be put out with a carbon dioxide extinguisher?',
    answer: 'It takes the oxygen out of \\ce{CO2}.',
    distractors: [
      {
        text: 'It takes the carbon out of \\ce{CO2} as a fuel.',
        slip: 'reactant-for-product',
        teaching: 'Carbon is left over as black soot.',
      },
      {
        text: 'It turns \\ce{CO2} into explosive \\ce{CO}.',
        slip: 'other-substance',
        teaching: 'Magnesium takes both oxygen atoms and leaves carbon.',
      },
      {
        text: 'It burns in \\ce{CO2} to magnesium carbonate only.',
        slip: 'wrong-cause',
        teaching: 'The carbonate falls apart at this heat; the danger is that it keeps burning.',
      },
    ],
    explanation:
      '\\ce{2Mg + CO2 -> 2MgO + C}: magnesium reduces carbon dioxide and keeps burning; it takes the oxygen out of \\ce{CO2}.',
    reference: 'OpenStax Chemistry 2e, section 18.2',
  },
  {
    id: 'general-reactions-in-solution-606',
    topics: ['reactions-in-solution', 'acids-and-bases'],
    tests: ['preparing-salts'],
    difficulty: 'beginner',
    text: 'A student wants pure, dry copper(II) sulfate crystals from copper(II) oxide. What comes right after the oxide has been stirred, in excess, into warm dilute sulfuric acid?',
    answer: 'Filter the mixture',
    distractors: [
      {
        text: 'Evaporate the mixture to dryness',
        slip: 'order-of-steps',
        teaching: 'The unreacted oxide would be left among the crystals.',
      },
      {
        text: 'Add sodium hydroxide solution',
        slip: 'other-process',
        teaching: 'This would precipitate copper(II) hydroxide.',
      },
      {
        text: 'Wash the crystals with cold water',
        slip: 'order-of-steps',
        teaching: 'There are no crystals yet.',
      },
    ],
    explanation:
      'The excess makes sure that no acid is left; it is insoluble and must be filtered off before the solution is evaporated: filter the mixture.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-reactions-in-solution-607',
    topics: ['reactions-in-solution'],
    tests: ['preparing-salts', 'precipitation-reactions'],
    difficulty: 'beginner',
    text: 'How is the insoluble salt lead(II) sulfate prepared?',
    answer: 'Mix lead(II) nitrate and sodium sulfate solutions, filter.',
    distractors: [
      {
        text: 'Mix lead metal and sodium sulfate solution, filter.',
        slip: 'activity-order-reversed',
        teaching: 'Lead cannot displace sodium.',
      },
      {
        text: 'Mix lead(II) nitrate and sodium sulfate solutions, evaporate.',
        slip: 'order-of-steps',
        teaching: 'Sodium nitrate would be left in the solid.',
      },
      {
        text: 'Mix lead(II) oxide and sodium sulfate solutions, evaporate.',
        slip: 'solubility-rule',
        teaching: 'Lead(II) oxide does not dissolve in water.',
      },
    ],
    explanation:
      'Two soluble salts with the ions needed give a precipitate, which is filtered, washed and dried: mix the solutions, filter.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-reactions-in-solution-608',
    topics: ['reactions-in-solution', 'acid-base-titrations'],
    tests: ['preparing-salts'],
    uses: ['acid-base-titration'],
    difficulty: 'intermediate',
    text: 'Sodium chloride is to be made from sodium hydroxide solution and hydrochloric acid. Why is a titration needed here, unlike for copper(II) sulfate from its oxide?',
    answer: 'An excess of \\ce{NaOH} could not be filtered off.',
    distractors: [
      {
        text: 'An excess of \\ce{NaOH} would precipitate the salt.',
        slip: 'solubility-rule',
        teaching: 'Sodium chloride stays in solution.',
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
      'Copper(II) oxide in excess is a solid. Both reactants here are dissolved, so the amounts must be just right: an excess of \\ce{NaOH} could not be filtered off.',
    reference: 'OpenStax Chemistry 2e, section 4.5',
  },
  {
    id: 'general-reactions-in-solution-609',
    topics: ['reactions-in-solution'],
    tests: ['preparing-salts'],
    uses: ['activity-series'],
    difficulty: 'intermediate',
    text: 'Which salt cannot be made from the metal and dilute hydrochloric or sulfuric acid, though it is soluble?',
    answer: 'Copper(II) chloride',
    distractors: [
      {
        text: 'Zinc sulfate',
        slip: 'activity-order-reversed',
        teaching: 'Zinc stands above hydrogen and dissolves in dilute acid.',
      },
      {
        text: 'Magnesium chloride',
        slip: 'activity-order-reversed',
        teaching: 'Magnesium reacts readily with dilute acids.',
      },
      {
        text: 'Iron(II) sulfate',
        slip: 'activity-order-reversed',
        teaching: 'Iron stands above hydrogen and dissolves in dilute sulfuric acid.',
      },
    ],
    explanation:
      'Copper stands below hydrogen and does not react with these acids; its oxide or carbonate must be used: copper(II) chloride.',
    reference: 'OpenStax Chemistry 2e, section 17.3',
  },
  {
    id: 'general-reactions-in-solution-610',
    topics: ['reactions-in-solution', 'stoichiometry'],
    tests: ['percentage-yield'],
    uses: ['preparing-salts'],
    difficulty: 'intermediate',
    text: 'From 4.0 g of \\ce{CuO} (79.5 g/mol) and an excess of sulfuric acid a student obtains 9.4 g of \\ce{CuSO4.5H2O} (249.5 g/mol). What is the percentage yield?',
    answer: '75 %',
    distractors: [
      {
        text: '117 %',
        slip: 'hydrate-for-salt',
        teaching: 'Here the yield was compared with 8.0 g of anhydrous salt.',
        expression: '100 * 9.4 / (4.0 / 79.5 * (249.5 - 5 * M(H2O)))',
      },
      {
        text: '235 %',
        slip: 'masses-for-moles',
        teaching: 'This is the ratio of the two masses.',
        expression: '100 * 9.4 / 4.0',
      },
      {
        text: '43 %',
        slip: 'inverted-ratio',
        teaching: 'This is the ratio of the masses turned around.',
        expression: '100 * 4.0 / 9.4',
      },
    ],
    explanation: '4.0/79.5 = 0.0503 mol, at most 12.6 g of crystals; 9.4/12.6 = 75 %.',
    reference: 'OpenStax Chemistry 2e, section 4.4',
    computation: { kind: 'quantity', expression: '100*9.4/(4.0/79.5*249.5)', unit: '%' },
  },
  {
    id: 'general-periodic-trends-606',
    topics: ['periodic-trends'],
    tests: ['history-of-the-periodic-table'],
    difficulty: 'beginner',
    text: 'By which property did Mendeleev order the elements in his table of 1869?',
    answer: 'Atomic weight',
    distractors: [
      {
        text: 'Atomic number',
        slip: 'model-of-another-time',
        teaching: 'Protons were not known; Moseley found the number in 1913.',
      },
      {
        text: 'Number of electrons',
        slip: 'model-of-another-time',
        teaching: 'The electron was discovered in 1897.',
      },
      {
        text: 'Date of discovery',
        slip: 'wrong-cause',
        teaching: 'He looked for chemical likeness, not for history.',
      },
    ],
    explanation:
      'He set the elements in the order of increasing atomic weight, with similar elements below each other.',
    reference: 'OpenStax Chemistry 2e, section 2.5',
  },
  {
    id: 'general-periodic-trends-607',
    topics: ['periodic-trends'],
    tests: ['history-of-the-periodic-table'],
    difficulty: 'beginner',
    text: 'What convinced many chemists that Mendeleev’s table was right?',
    answer: 'Gaps that he left were filled as he had predicted.',
    distractors: [
      {
        text: 'Noble gases that he listed were found in air.',
        slip: 'model-of-another-time',
        teaching: 'He did not foresee the noble gases.',
      },
      {
        text: 'Protons that he counted were found in nuclei.',
        slip: 'model-of-another-time',
        teaching: 'Protons came half a century later.',
      },
      {
        text: 'All elements that he knew were already in order of atomic number.',
        slip: 'wrong-cause',
        teaching: 'Nobody knew atomic numbers; the order had a few exceptions.',
      },
    ],
    explanation:
      'Gallium, scandium and germanium turned up with nearly the properties he had foretold: gaps that he left were filled as he had predicted.',
    reference: 'OpenStax Chemistry 2e, section 2.5',
  },
  {
    id: 'general-periodic-trends-608',
    topics: ['periodic-trends', 'atomic-structure'],
    tests: ['history-of-the-periodic-table'],
    uses: ['subatomic-particles'],
    difficulty: 'intermediate',
    text: 'Mendeleev set tellurium (127.6) before iodine (126.9), against their weights. What later showed that he was right?',
    answer: 'Moseley’s X-rays gave Te 52 and I 53.',
    distractors: [
      {
        text: 'Rutherford’s foil gave Te 53 and I 52.',
        slip: 'wrong-reference',
        teaching: 'The foil showed that there is a nucleus; and iodine has the higher number.',
      },
      {
        text: 'Better weighing gave Te the lower weight.',
        slip: 'wrong-cause',
        teaching: 'Tellurium really is the heavier in the mean.',
      },
      {
        text: 'Isotopes of iodine were found to be heavier.',
        slip: 'wrong-cause',
        teaching: 'Natural iodine has one isotope, 127.',
      },
    ],
    explanation:
      'The frequency of X-rays counts the nuclear charge, the true order: Moseley’s X-rays gave Te 52 and I 53.',
    reference: 'OpenStax Chemistry 2e, section 2.5',
  },
  {
    id: 'general-periodic-trends-609',
    topics: ['periodic-trends'],
    tests: ['history-of-the-periodic-table'],
    difficulty: 'intermediate',
    text: 'Chlorine 35.5, bromine 79.9, iodine 126.9: in 1829 Döbereiner called such a group a triad. What did he notice?',
    answer: 'The middle weight is about the mean.',
    distractors: [
      {
        text: 'Each weight is twice the one before.',
        slip: 'relation-invented',
        teaching: '2 × 79.9 is far from 126.9.',
      },
      {
        text: 'The three weights add up to the next.',
        slip: 'wrong-cause',
        teaching:
          'The sum is 242; Döbereiner compared the weights within three elements, not with a next one.',
      },
      {
        text: 'The eighth element is like the first.',
        slip: 'wrong-reference',
        teaching: 'This is Newlands’ law of octaves of 1865.',
      },
    ],
    explanation:
      '(35.5 + 126.9)/2 = 81.2, near 79.9, and its properties lie in the middle too: the middle weight is about the mean.',
    reference: 'OpenStax Chemistry 2e, section 2.5',
  },
  {
    id: 'general-periodic-trends-610',
    topics: ['periodic-trends'],
    tests: ['history-of-the-periodic-table'],
    uses: ['noble-gases'],
    difficulty: 'intermediate',
    text: 'In 1865 Newlands found that every eighth element resembles the first. In the modern table (Li to Ne, Na to Ar) it is the ninth, counted in the same way. What had been missing?',
    answer: 'The noble gases',
    distractors: [
      {
        text: 'The transition metals',
        slip: 'wrong-reference',
        teaching: 'They begin in the fourth period only.',
      },
      {
        text: 'The halogens',
        slip: 'model-of-another-time',
        teaching: 'Fluorine was in Newlands’ list as a known element, chlorine as well.',
      },
      {
        text: 'The isotopes',
        slip: 'isotopes-for-elements',
        teaching: 'Isotopes take no places of their own.',
      },
    ],
    explanation:
      'With neon and argon unknown, sodium was the eighth after lithium; the noble gases add one place to each row.',
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
        teaching: 'Phosphorus is P, although “potassium” starts like it.',
      },
      { text: 'Krypton', slip: 'other-substance', teaching: 'Krypton is Kr and is element 36.' },
    ],
    explanation: 'K comes from the Latin word *kalium*: potassium, element 19.',
    reference: 'OpenStax Chemistry 2e, section 2.5',
  },
  {
    id: 'general-periodic-trends-612',
    topics: ['periodic-trends', 'nomenclature'],
    tests: ['structure-of-the-periodic-table'],
    difficulty: 'beginner',
    text: 'Which row gives elements 11, 12 and 13 with their symbols, in order?',
    answer: 'Na, Mg, Al',
    distractors: [
      { text: 'Ne, Na, Mg', slip: 'wrong-place-in-table', teaching: 'These are elements 10, 11 and 12.' },
      {
        text: 'So, Ma, Al',
        slip: 'symbols-mixed-up',
        teaching: 'Sodium is Na, from *natrium*; magnesium is Mg.',
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
      { text: 'O', slip: 'wrong-shell', teaching: 'Oxygen has six, but is in period 2.' },
      { text: 'Cl', slip: 'valence-electrons-miscounted', teaching: 'Chlorine has seven valence electrons.' },
      { text: 'Si', slip: 'valence-electrons-miscounted', teaching: 'Silicon has four valence electrons.' },
    ],
    explanation: 'Period 3 runs from Na to Ar; the sixth main group there holds sulfur, S.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-614',
    topics: ['periodic-trends', 'nomenclature'],
    tests: ['metallic-character'],
    uses: ['structure-of-the-periodic-table'],
    difficulty: 'intermediate',
    text: 'A student lists nonmetals among the first 20 elements: H, He, Be, C, N, O, F, Ne, P, S, Cl, Ar. Which symbol is wrong in the list?',
    answer: 'Be',
    distractors: [
      { text: 'He', slip: 'class-of-matter-confused', teaching: 'Helium is a noble gas, a nonmetal.' },
      { text: 'P', slip: 'class-of-matter-confused', teaching: 'P is phosphorus, a nonmetal.' },
      { text: 'Ar', slip: 'class-of-matter-confused', teaching: 'Argon is a noble gas, a nonmetal.' },
    ],
    explanation: 'The list should hold nonmetals only; Be is beryllium, element 4, a metal of Group 2.',
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
        teaching: 'Sodium stays in solution as \\ce{Na+}.',
      },
      {
        text: 'Toxic ozone gas forms.',
        slip: 'other-substance',
        teaching: 'Bleach and ammonia give no ozone.',
      },
    ],
    explanation: '\\ce{NH3 + NaOCl -> NH2Cl + NaOH}: toxic chloramine vapors form, which burn the lungs.',
    reference: 'OpenStax Chemistry 2e, section 18.11',
  },
  {
    id: 'general-redox-614',
    topics: ['redox'],
    tests: ['oxidation-numbers'],
    uses: ['chemistry-of-nitrogen-and-phosphorus'],
    difficulty: 'intermediate',
    text: 'Bleach and ammonia give chloramine: \\ce{NH3 + OCl- -> NH2Cl + OH-}. Nitrogen counts as more electronegative than chlorine. Which statement about the oxidation states is right?',
    answer: 'Chlorine stays at +1: no redox takes place.',
    distractors: [
      {
        text: 'Chlorine goes from +1 to −1: it is reduced.',
        slip: 'wrong-sign',
        teaching: 'In \\ce{NH2Cl} chlorine is bound to the more electronegative N and stays +1.',
      },
      {
        text: 'Nitrogen goes from −3 to −1: it is oxidized.',
        slip: 'ignored-change',
        teaching: 'With Cl at +1 and two H at +1 nitrogen is −3 still.',
      },
      {
        text: 'Chlorine goes from −1 to +1: it is oxidized.',
        slip: 'ion-charge-for-oxidation-number',
        teaching: 'In \\ce{OCl-} chlorine is +1; the charge is that of the ion.',
      },
    ],
    explanation:
      'In \\ce{NH2Cl} two H (+1) and Cl (+1) balance N (−3): nothing changes; chlorine stays at +1, no redox takes place.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-reactions-in-solution-612',
    topics: ['reactions-in-solution', 'redox'],
    tests: ['group-17-halogens'],
    uses: ['le-chateliers-principle'],
    difficulty: 'beginner',
    text: 'Bleach must not be mixed with an acid cleaner. Which gas forms from hypochlorite, chloride and acid?',
    answer: '\\ce{Cl2}',
    distractors: [
      { text: '\\ce{HCl}', slip: 'other-substance', teaching: 'Hydrogen chloride stays in water as ions.' },
      { text: '\\ce{O3}', slip: 'other-substance', teaching: 'No ozone forms from hypochlorite and acid.' },
      { text: '\\ce{ClF}', slip: 'other-substance', teaching: 'There is no fluorine in the mixture.' },
    ],
    explanation: '\\ce{OCl- + Cl- + 2H+ -> Cl2 + H2O}: toxic chlorine, \\ce{Cl2}, escapes.',
    reference: 'OpenStax Chemistry 2e, section 18.11',
  },
  {
    id: 'general-stoichiometry-601',
    topics: ['stoichiometry'],
    tests: ['limiting-reagent'],
    uses: ['gas-stoichiometry'],
    difficulty: 'intermediate',
    text: 'By accident 100 mL of bleach (0.70 mol/L \\ce{OCl-}) is mixed with 50 mL of ammonia cleaner (1.2 mol/L \\ce{NH3}): \\ce{NH3 + OCl- -> NH2Cl + OH-}. What is the greatest amount of chloramine, \\ce{NH2Cl}, that can form?',
    answer: '0.060 mol',
    distractors: [
      {
        text: '0.070 mol',
        slip: 'wrong-limiting-reagent',
        teaching: 'There are only 0.060 mol of ammonia.',
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
        teaching: 'This is the hypochlorite left over.',
        expression: '0.100 * 0.70 - 0.050 * 1.2',
      },
    ],
    explanation: '0.070 mol of \\ce{OCl-} and 0.060 mol of \\ce{NH3}: ammonia is limiting, 0.060 mol.',
    reference: 'OpenStax Chemistry 2e, section 4.4',
    computation: { kind: 'quantity', expression: '0.050*1.2', unit: 'mol' },
  },
  {
    id: 'general-reactions-in-solution-613',
    topics: ['reactions-in-solution', 'coordination-chemistry'],
    tests: ['tests-for-ions'],
    difficulty: 'beginner',
    text: 'In the brown ring test iron(II) sulfate is dissolved in the sample and concentrated sulfuric acid is poured down the wall. A brown ring shows which ion?',
    answer: '\\ce{NO3-}',
    distractors: [
      {
        text: '\\ce{SO4^2-}',
        slip: 'test-of-another-ion',
        teaching: 'Sulfate comes in with the reagents; it is found with \\ce{Ba^2+}.',
      },
      {
        text: '\\ce{Br-}',
        slip: 'test-of-another-ion',
        teaching: 'Bromide gives a pale cream precipitate with \\ce{Ag+}.',
      },
      {
        text: '\\ce{Fe^3+}',
        slip: 'test-of-another-ion',
        teaching: 'Iron(III) is found with thiocyanate, blood red.',
      },
    ],
    explanation:
      'Nitrate is reduced by \\ce{Fe^2+} to \\ce{NO}, which binds to iron as a brown complex: the ring shows \\ce{NO3-}.',
    reference: 'LibreTexts Chemistry, Qualitative Analysis of Anions',
  },
  {
    id: 'general-coordination-chemistry-603',
    topics: ['coordination-chemistry', 'reactions-in-solution'],
    tests: ['tests-for-ions', 'complex-ions'],
    difficulty: 'intermediate',
    text: 'Which complex makes the ring of the brown ring test?',
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
        teaching: 'There is no ammonia in sulfuric acid, only \\ce{NH4+}.',
      },
      {
        text: '\\ce{[Fe(H2O)5(SCN)]^2+}',
        slip: 'test-of-another-ion',
        teaching: 'This red complex shows iron(III).',
      },
    ],
    explanation:
      'Nitrate gives \\ce{NO}, which replaces one water of \\ce{[Fe(H2O)6]^2+}: \\ce{[Fe(H2O)5(NO)]^2+}.',
    reference: 'LibreTexts Chemistry, Qualitative Analysis of Anions',
  },
  {
    id: 'general-redox-615',
    topics: ['redox', 'reactions-in-solution'],
    tests: ['half-equations'],
    uses: ['tests-for-ions'],
    difficulty: 'intermediate',
    text: 'In the brown ring test nitrate is reduced to \\ce{NO} by \\ce{Fe^2+} in acid. How many \\ce{Fe^2+} are oxidized for each \\ce{NO3-}?',
    answer: '3',
    distractors: [
      {
        text: '1',
        slip: 'electrons-miscounted',
        teaching: 'Nitrogen takes up more than one electron.',
        expression: '1',
      },
      {
        text: '5',
        slip: 'oxidation-number-for-change',
        teaching: '5 is the oxidation number of N in nitrate, not its change.',
        expression: '5',
      },
      {
        text: '2',
        slip: 'value-for-change',
        teaching: '2 is the oxidation number of N in \\ce{NO}.',
        expression: '2',
      },
    ],
    explanation: 'N goes from +5 to +2 and takes three electrons, each \\ce{Fe^2+} gives one: 3.',
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
    answer: 'Strong: wholly ionized; concentrated: much per liter.',
    distractors: [
      {
        text: 'Strong: much per liter; concentrated: wholly ionized.',
        slip: 'strength-and-concentration-confused',
        teaching: 'The two words were exchanged.',
      },
      {
        text: 'Strong: low pH; concentrated: much per liter.',
        slip: 'strength-and-concentration-confused',
        teaching: 'The pH depends on the concentration too: a weak acid can have a low pH.',
      },
      {
        text: 'Strong: much per liter; concentrated: low pH.',
        slip: 'strength-and-concentration-confused',
        teaching: 'Much per liter is what concentrated means, and the pH depends on both.',
      },
    ],
    explanation:
      'Strength tells which share of the molecules gives its proton away, concentration how many there are in a liter: strong means wholly ionized, concentrated means much per liter.',
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
        teaching: 'It is dilute, but the acid is weak.',
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
      'Nitric acid is strong, wholly ionized in water; 0.001 mol/L is dilute: 0.001 mol/L \\ce{HNO3}.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-acids-and-bases-607',
    topics: ['acids-and-bases'],
    tests: ['ph-of-weak-acids'],
    uses: ['ph-of-strong-acids-and-bases'],
    difficulty: 'intermediate',
    text: 'Acetic acid (*K*_{a} = 1.8 × 10^{−5}) and hydrochloric acid have the same pH 3.0. What can be said of their concentrations?',
    answer: 'The acetic acid is the more concentrated one.',
    distractors: [
      {
        text: 'The hydrochloric acid is the more concentrated one.',
        slip: 'strength-for-amount',
        teaching: '\\ce{HCl} is wholly ionized and needs only 0.001 mol/L.',
      },
      {
        text: 'Both have the same concentration.',
        slip: 'weak-as-strong',
        teaching: 'Only a small share of the acetic acid is ionized.',
      },
      {
        text: 'Nothing, since the pH depends on the strength alone.',
        slip: 'one-property-decides',
        teaching: 'It depends on both, and the *K*_{a} is given.',
      },
    ],
    explanation:
      '\\ce{HCl}: 0.001 mol/L. Acetic acid: about (10^{−3})^{2}/*K*_{a} = 0.06 mol/L; the acetic acid is the more concentrated one.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-acids-and-bases-608',
    topics: ['acids-and-bases'],
    tests: ['acid-dissociation-constant'],
    uses: ['ph-of-weak-acids'],
    difficulty: 'intermediate',
    text: 'A student says: “When I dilute acetic acid, it turns into a weaker acid, since its pH rises.” What is wrong?',
    answer: 'Its *K*_{a} stays, and a larger share ionizes.',
    distractors: [
      {
        text: 'Its *K*_{a} rises, and a larger share ionizes.',
        slip: 'unchanged-taken-as-changed',
        teaching: 'The constant changes with temperature only.',
      },
      {
        text: 'Its *K*_{a} rises, and a smaller share ionizes.',
        slip: 'unchanged-taken-as-changed',
        teaching:
          'The constant changes with temperature only, and dilution favors the side with more particles.',
      },
      {
        text: 'Its *K*_{a} stays, and a smaller share ionizes.',
        slip: 'reversed-trend',
        teaching: 'By Le Châtelier’s principle dilution favors the side with more particles.',
      },
    ],
    explanation:
      'Strength is measured by *K*_{a}, and dilution does not change it. Its *K*_{a} stays, and a larger share ionizes.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
];
