import type { WrittenQuestion } from '../../written-question.ts';

export const formulasAndEquationsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-moles-110',
    topics: ['moles'],
    tests: ['indirect-analysis'],
    difficulty: 'beginner',
    text: 'A powder consists only of \\ce{NaCl} and \\ce{KCl}. A student weighs a portion and titrates the chloride in it. Why are both results needed to find the mass of each salt?',
    answer: 'Two unknown masses need two equations.',
    distractors: [
      {
        text: 'Each of the salts needs its own titration.',
        slip: 'one-condition-only',
        teaching:
          'The titration gives the chloride of both together; a second titration would give the same result again.',
      },
      {
        text: 'The chloride of \\ce{KCl} does not react.',
        slip: 'reactant-for-product',
        teaching: 'Dissolved chloride ions are identical, whichever salt they come from.',
      },
      {
        text: 'The mass is needed to find the volume.',
        slip: 'answered-another-quantity',
        teaching:
          'The volume is read from the buret; the mass of the mixture provides the second equation for the two unknowns.',
      },
    ],
    explanation:
      'The masses of the two salts are unknown. Their sum gives one equation and the total amount of chloride gives another; together the two equations can be solved.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 1',
  },
  {
    id: 'general-moles-111',
    topics: ['moles'],
    tests: ['indirect-analysis'],
    uses: ['mass-mass-stoichiometry'],
    difficulty: 'advanced',
    text: 'A 1.000 g sample of a mixture of \\ce{CaCO3} (100.09 g/mol) and \\ce{MgCO3} (84.31 g/mol) loses 0.4650 g of \\ce{CO2} (44.01 g/mol) on strong heating. What percentage of its mass is \\ce{CaCO3}?',
    answer: '69.3%',
    distractors: [
      {
        text: '30.7%',
        slip: 'answered-another-quantity',
        teaching: 'This is the percentage of \\ce{MgCO3} by mass.',
        expression: '100 - 100 * (44.01 / 84.31 - 0.4650) / (44.01 / 84.31 - 44.01 / 100.09)',
      },
      {
        text: '34.5%',
        slip: 'answered-another-quantity',
        teaching: 'This is the mole percentage of \\ce{MgCO3}.',
        expression: '100 * (100.09 - 1.000 / (0.4650 / 44.01)) / (100.09 - 84.31)',
      },
      {
        text: '65.5%',
        slip: 'atom-share-for-mass-share',
        teaching: 'This is the mole percentage of \\ce{CaCO3}, not the percentage by mass.',
        expression: '100 * (1.000 / (0.4650 / 44.01) - 84.31) / (100.09 - 84.31)',
      },
    ],
    explanation:
      'A 1.000 g sample of pure \\ce{MgCO3} would lose 44.01/84.31 = 0.5220 g, and one of pure \\ce{CaCO3} would lose 44.01/100.09 = 0.4397 g. The mass fraction of \\ce{CaCO3} is (0.5220 − 0.4650)/(0.5220 − 0.4397) = 0.693, so 69.3%.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 27',
    computation: {
      kind: 'quantity',
      expression: '100*(44.01/84.31-0.4650)/(44.01/84.31-44.01/100.09)',
      unit: '%',
    },
  },
  {
    id: 'general-moles-112',
    topics: ['moles'],
    tests: ['indirect-analysis'],
    uses: ['mole-ratio'],
    difficulty: 'intermediate',
    text: 'A 1.00 g sample of a mixture of magnesium (24.3 g/mol) and aluminum (27.0 g/mol) reacts completely with hydrochloric acid. Which amount of \\ce{H2} is impossible, whatever the composition of the mixture?',
    answer: '0.0600 mol',
    distractors: [
      {
        text: '0.0420 mol',
        slip: 'one-side-only',
        teaching:
          'Pure magnesium would give 0.0412 mol, so a mixture rich in magnesium could give this amount.',
      },
      {
        text: '0.0480 mol',
        slip: 'shared-equally',
        teaching:
          'This is about halfway between the values for the two pure metals, so a mixture could give it.',
      },
      {
        text: '0.0540 mol',
        slip: 'ignored-coefficients',
        teaching:
          'Aluminum gives three moles of hydrogen for every two moles of metal, so the pure metal would give 0.0556 mol.',
      },
    ],
    explanation:
      '1.00 g of Mg gives 1.00/24.3 = 0.0412 mol, and 1.00 g of Al gives 1.00/27.0 × 3/2 = 0.0556 mol. The amount for every mixture lies in between, so 0.0600 mol is too much.',
    reference: 'OpenStax Chemistry 2e, section 4.3',
    computation: {
      kind: 'option-extreme',
      values: {
        '0.0600 mol': '(0.0600-0.0484)^2',
        '0.0420 mol': '(0.0420-0.0484)^2',
        '0.0480 mol': '(0.0480-0.0484)^2',
        '0.0540 mol': '(0.0540-0.0484)^2',
      },
      pick: 'greatest',
      quantity: 'squared distance from the middle of the possible range, 0.0412 to 0.0556 mol',
    },
  },
  {
    id: 'general-moles-113',
    topics: ['moles'],
    tests: ['indirect-analysis'],
    uses: ['molar-mass'],
    difficulty: 'advanced',
    text: 'A weighed mixture of two salts is treated with an excess of acid, and the amount of \\ce{CO2} is measured. For which mixture does this reveal practically nothing about the composition?',
    answer: '\\ce{CaCO3} and \\ce{KHCO3}',
    distractors: [
      {
        text: '\\ce{CaCO3} and \\ce{MgCO3}',
        slip: 'one-property-decides',
        teaching:
          'Both are carbonates, but a gram of \\ce{MgCO3} gives more \\ce{CO2}: its molar mass is 84.3 g/mol instead of 100.1 g/mol.',
      },
      {
        text: '\\ce{Na2CO3} and \\ce{NaHCO3}',
        slip: 'one-property-decides',
        teaching:
          'Both give one mole of \\ce{CO2} per mole, but their molar masses differ, 106.0 and 84.0 g/mol.',
      },
      {
        text: '\\ce{Na2CO3} and \\ce{K2CO3}',
        slip: 'one-property-decides',
        teaching: 'The molar masses, 106.0 and 138.2 g/mol, are clearly different.',
      },
    ],
    explanation:
      'Each salt gives one mole of \\ce{CO2} per mole. \\ce{CaCO3} and \\ce{KHCO3} have the same molar mass, 100.1 g/mol, so each gram gives the same amount of gas, whatever the mixture.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 1',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{CaCO3} and \\ce{KHCO3}': '(M(CaCO3)-M(KHCO3))^2',
        '\\ce{CaCO3} and \\ce{MgCO3}': '(M(CaCO3)-M(MgCO3))^2',
        '\\ce{Na2CO3} and \\ce{NaHCO3}': '(M(Na2CO3)-M(NaHCO3))^2',
        '\\ce{Na2CO3} and \\ce{K2CO3}': '(M(Na2CO3)-M(K2CO3))^2',
      },
      pick: 'least',
      quantity: 'squared difference of the molar masses',
    },
  },
  {
    id: 'general-empirical-formulas-101',
    topics: ['empirical-formulas'],
    tests: ['percent-composition'],
    difficulty: 'beginner',
    text: 'Which of these compounds has the highest percentage of oxygen by mass?',
    answer: '\\ce{H2O2}',
    distractors: [
      {
        text: '\\ce{H2O}',
        slip: 'one-partner-only',
        teaching:
          'Oxygen makes up 16/18, or 89%, of the mass of water, but hydrogen peroxide has twice as much oxygen for the same amount of hydrogen.',
      },
      {
        text: '\\ce{CO2}',
        slip: 'ignored-other-atoms',
        teaching: 'Carbon dioxide has two oxygen atoms too, but carbon is heavier than two hydrogen atoms.',
      },
      {
        text: '\\ce{SO3}',
        slip: 'ignored-other-atoms',
        teaching: 'Three oxygen atoms have a mass of 48, but sulfur adds 32.',
      },
    ],
    explanation:
      'In \\ce{H2O2}, 32.0 g of every 34.0 g is oxygen, which is 94%. \\ce{H2O} has 89%, \\ce{CO2} 73% and \\ce{SO3} 60%.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{H2O2}': '2*M(O)/M(H2O2)',
        '\\ce{H2O}': 'M(O)/M(H2O)',
        '\\ce{CO2}': '2*M(O)/M(CO2)',
        '\\ce{SO3}': '3*M(O)/M(SO3)',
      },
      pick: 'greatest',
      quantity: 'mass fraction of oxygen',
    },
  },
  {
    id: 'general-empirical-formulas-102',
    topics: ['empirical-formulas'],
    tests: ['molecular-formula'],
    uses: ['empirical-formula'],
    difficulty: 'beginner',
    text: 'The empirical formula of a gas is \\ce{CH2}. Which additional measurement gives the molecular formula?',
    answer: 'The density at known temperature and pressure',
    distractors: [
      {
        text: 'The percentages by mass of both elements',
        slip: 'one-step-short',
        teaching:
          'These percentages only give the empirical formula again, for any molecule \\ce{C_nH_{2n}}.',
      },
      {
        text: 'The mass of \\ce{CO2} from burning 1.00 g',
        slip: 'one-step-short',
        teaching: 'Every compound \\ce{C_nH_{2n}} gives the same mass of \\ce{CO2} per gram.',
      },
      {
        text: 'The ratio of the amounts of C and H atoms',
        slip: 'one-step-short',
        teaching: 'The ratio 1 : 2 is already given by the empirical formula.',
      },
    ],
    explanation:
      'The molecular formula is a multiple of the empirical formula; the molar mass shows which multiple. The density at known *T* and *p* gives the molar mass of a gas.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
  },
  {
    id: 'general-empirical-formulas-103',
    topics: ['empirical-formulas'],
    tests: ['molecular-formula'],
    difficulty: 'beginner',
    text: 'A compound has the empirical formula \\ce{CH2O}. In its mass spectrum the molecular ion, with a charge of +1, has *m*/*z* 90. What is its molecular formula?',
    answer: '\\ce{C3H6O3}',
    distractors: [
      {
        text: '\\ce{CH2O}',
        slip: 'one-step-short',
        teaching: 'This is only the simplest ratio; its mass is 30.',
      },
      {
        text: '\\ce{C2H4O2}',
        slip: 'multiple-miscounted',
        teaching: 'Its mass is 60; 90 is three times 30.',
      },
      {
        text: '\\ce{C6H12O6}',
        slip: 'wrong-substance-data',
        teaching: 'Glucose has this empirical formula too, but its molecular mass is 180.',
      },
    ],
    explanation:
      '\\ce{CH2O} has a mass of 12 + 2 + 16 = 30. The mass of the molecule is 90, three times as much, so its formula is \\ce{C3H6O3}.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{C3H6O3}': '(M(C3H6O3)-90)^2',
        '\\ce{CH2O}': '(M(CH2O)-90)^2',
        '\\ce{C2H4O2}': '(M(C2H4O2)-90)^2',
        '\\ce{C6H12O6}': '(M(C6H12O6)-90)^2',
      },
      pick: 'least',
      quantity: 'squared distance from 90 g/mol',
    },
  },
  {
    id: 'general-empirical-formulas-104',
    topics: ['empirical-formulas'],
    tests: ['molecular-formula'],
    uses: ['percent-composition'],
    difficulty: 'advanced',
    text: 'A hydrocarbon contains 85.6% carbon by mass, and 0.100 mol of it has a mass of 5.61 g. What is its molecular formula?',
    answer: '\\ce{C4H8}',
    distractors: [
      {
        text: '\\ce{C2H4}',
        slip: 'multiple-miscounted',
        teaching: 'The ratio of the atoms is correct, but the molar mass of this compound is 28.1 g/mol.',
      },
      {
        text: '\\ce{C4H10}',
        slip: 'rounded-ratio',
        teaching:
          'The molar mass is close, but butane has 82.7% carbon: the atoms are not in the ratio 1 : 2.',
      },
      {
        text: '\\ce{C3H6}',
        slip: 'multiple-miscounted',
        teaching: 'The ratio of the atoms is correct, but the molar mass of this compound is 42.1 g/mol.',
      },
    ],
    explanation:
      'In 100 g there is 85.6/12.01 = 7.13 mol of C and 14.4/1.008 = 14.3 mol of H, a ratio of 1 : 2, so the empirical formula is \\ce{CH2}, with 14.03 g/mol. The molar mass is 56.1 g/mol, four times as large: \\ce{C4H8}.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{C4H8}': '(M(C4H8)-56.1)^2+(100*4*M(C)/M(C4H8)-85.6)^2',
        '\\ce{C2H4}': '(M(C2H4)-56.1)^2+(100*2*M(C)/M(C2H4)-85.6)^2',
        '\\ce{C4H10}': '(M(C4H10)-56.1)^2+(100*4*M(C)/M(C4H10)-85.6)^2',
        '\\ce{C3H6}': '(M(C3H6)-56.1)^2+(100*3*M(C)/M(C3H6)-85.6)^2',
      },
      pick: 'least',
      quantity: 'squared distance from 56.1 g/mol and 85.6%',
    },
  },
  {
    id: 'general-empirical-formulas-105',
    topics: ['empirical-formulas'],
    tests: ['combustion-analysis'],
    difficulty: 'beginner',
    text: 'A compound of carbon, hydrogen and oxygen is burned in a stream of oxygen. Why can the amount of oxygen in the compound not be determined from the oxygen in the \\ce{CO2} and \\ce{H2O} collected?',
    answer: 'Part of that oxygen came from the gas stream.',
    distractors: [
      {
        text: 'Part of that oxygen is lost as free \\ce{O2}.',
        slip: 'reversed-cause',
        teaching:
          'The oxygen in \\ce{CO2} and \\ce{H2O} is all collected; the problem is too much of it, not too little.',
      },
      {
        text: 'Part of that oxygen is bound by the absorbers.',
        slip: 'wrong-cause',
        teaching:
          'The absorbers bind \\ce{CO2} and \\ce{H2O} so that they can be weighed; no oxygen is lost.',
      },
      {
        text: 'Part of that oxygen has turned into hydrogen.',
        slip: 'reaction-type-confused',
        teaching: 'Chemical reactions do not turn one element into another.',
      },
    ],
    explanation:
      'Carbon and hydrogen burn mainly with oxygen from the stream. The oxygen of the compound is therefore found by subtracting the masses of carbon and hydrogen from the mass of the compound.',
    reference: 'OpenStax Chemistry 2e, section 4.5',
  },
  {
    id: 'general-empirical-formulas-106',
    topics: ['empirical-formulas'],
    tests: ['combustion-analysis'],
    difficulty: 'advanced',
    text: 'In a combustion train, the gases should pass through magnesium perchlorate, which absorbs only water, and then through soda lime, which absorbs \\ce{CO2} and water. By mistake, the two tubes are switched. What results are obtained for an unknown hydrocarbon?',
    answer: 'Too much carbon and too little hydrogen',
    distractors: [
      {
        text: 'Too little carbon and too much hydrogen',
        slip: 'reversed-cause',
        teaching:
          'The tube for \\ce{CO2} comes first and absorbs the water as well, so its gain in mass is too large.',
      },
      {
        text: 'Too much carbon and the correct amount of hydrogen',
        slip: 'one-partner-only',
        teaching: 'The water absorbed by the soda lime does not reach the tube for water.',
      },
      {
        text: 'The correct amount of carbon and too little hydrogen',
        slip: 'one-partner-only',
        teaching: 'The missing water has not vanished: it was weighed as if it were \\ce{CO2}.',
      },
    ],
    explanation:
      'The soda lime, now first, absorbs both gases, so its gain in mass, which is assumed to be \\ce{CO2}, is too large. No water reaches the tube behind it, so the value for hydrogen is too low.',
    reference: 'OpenStax Chemistry 2e, section 4.5',
  },
  {
    id: 'general-empirical-formulas-107',
    topics: ['empirical-formulas'],
    tests: ['combustion-analysis', 'molecular-formula'],
    difficulty: 'intermediate',
    text: 'A 0.010 mol sample of a hydrocarbon burns completely to form 0.040 mol of \\ce{CO2} and 0.050 mol of \\ce{H2O}. What is the molecular formula of the hydrocarbon?',
    answer: '\\ce{C4H10}',
    distractors: [
      {
        text: '\\ce{C4H5}',
        slip: 'forgot-subscript',
        teaching: 'Each water molecule contains two hydrogen atoms.',
      },
      {
        text: '\\ce{C2H5}',
        slip: 'one-step-short',
        teaching:
          'This is the empirical formula; the amount burned is known, so the molecular formula can be found.',
      },
      {
        text: '\\ce{C8H10}',
        slip: 'one-partner-only',
        teaching:
          'Here the number of carbon atoms was doubled too, but each \\ce{CO2} contains only one carbon atom.',
      },
    ],
    explanation:
      'One mole of the hydrocarbon gives 4 mol of \\ce{CO2}, so there are four C atoms, and 5 mol of \\ce{H2O}, so 5 × 2 = 10 H atoms: \\ce{C4H10}.',
    reference: 'OpenStax Chemistry 2e, section 4.5',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{C4H10}': '(4-0.040/0.010)^2+(10-2*0.050/0.010)^2',
        '\\ce{C4H5}': '(4-0.040/0.010)^2+(5-2*0.050/0.010)^2',
        '\\ce{C2H5}': '(2-0.040/0.010)^2+(5-2*0.050/0.010)^2',
        '\\ce{C8H10}': '(8-0.040/0.010)^2+(10-2*0.050/0.010)^2',
      },
      pick: 'least',
      quantity: 'squared distance from the atoms found per molecule',
    },
  },
  {
    id: 'general-empirical-formulas-108',
    topics: ['empirical-formulas'],
    tests: ['hydrates'],
    difficulty: 'beginner',
    text: 'Which statement describes the water in blue crystals of \\ce{CuSO4·5H2O}?',
    answer: 'It is part of the crystal in a fixed ratio.',
    distractors: [
      {
        text: 'It is a liquid in the gaps of the crystal.',
        slip: 'class-of-matter-confused',
        teaching:
          'The crystals are dry; the water molecules have fixed positions in the lattice, and some of them are bonded to copper.',
      },
      {
        text: 'It is a film of moisture on the crystal.',
        slip: 'class-of-matter-confused',
        teaching: 'A film could be present in any ratio, and drying at room temperature would remove it.',
      },
      {
        text: 'It is a solvent with \\ce{CuSO4} dissolved in it.',
        slip: 'solute-mass-only',
        teaching:
          'A solution can have any composition; here there are five water molecules for each \\ce{CuSO4}.',
      },
    ],
    explanation:
      'In a hydrate, water molecules are built into the lattice, here five for each \\ce{CuSO4}. The crystals are a pure substance: the water is part of the crystal in a fixed ratio.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
  },
  {
    id: 'general-empirical-formulas-109',
    topics: ['empirical-formulas'],
    tests: ['hydrates'],
    difficulty: 'intermediate',
    text: 'A student heats a weighed sample of hydrated barium chloride in a crucible to find *x*, the number of water molecules for each formula unit of \\ce{BaCl2}. The sample is not heated long enough. How does this affect the value of *x*?',
    answer: 'It is too low, because water is left.',
    distractors: [
      {
        text: 'It is too high, because water is left.',
        slip: 'reversed-cause',
        teaching:
          'The water that stays is counted as \\ce{BaCl2}, so the result shows less water and more salt.',
      },
      {
        text: 'It is too high, because salt is lost.',
        slip: 'wrong-cause',
        teaching: 'Too little heating drives off too little, not too much; the salt stays in the crucible.',
      },
      {
        text: 'It is correct, because the ratio is fixed.',
        slip: 'one-condition-only',
        teaching: 'The ratio in the crystal is fixed, but the measured loss does not show all of the water.',
      },
    ],
    explanation:
      'The loss in mass is assumed to be water, and the residue is assumed to be \\ce{BaCl2}. If water is left, the loss is too small and the mass of the residue is too large, so *x* is too low.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
  },
  {
    id: 'general-empirical-formulas-110',
    topics: ['empirical-formulas'],
    tests: ['hydrates'],
    uses: ['percent-composition'],
    difficulty: 'intermediate',
    text: 'Equal masses of these hydrates are heated until all the water has been driven off. Which one loses the largest percentage of its mass?',
    answer: '\\ce{Na2CO3·10H2O}',
    distractors: [
      {
        text: '\\ce{MgSO4·7H2O}',
        slip: 'one-step-short',
        teaching: 'Seven water molecules make up 51% of its mass, but the ten in washing soda make up 63%.',
      },
      {
        text: '\\ce{CuSO4·5H2O}',
        slip: 'atom-share-for-mass-share',
        teaching: 'Copper sulfate has a large formula mass, so five water molecules make up only 36%.',
      },
      {
        text: '\\ce{CaSO4·2H2O}',
        slip: 'atom-share-for-mass-share',
        teaching: 'Two water molecules in gypsum make up only 21%.',
      },
    ],
    explanation:
      'The percentage of water is 10 × 18.02/286.1 = 63% in \\ce{Na2CO3·10H2O}, 51% in \\ce{MgSO4·7H2O}, 36% in \\ce{CuSO4·5H2O} and 21% in \\ce{CaSO4·2H2O}.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{Na2CO3·10H2O}': '10*M(H2O)/(M(Na2CO3)+10*M(H2O))',
        '\\ce{MgSO4·7H2O}': '7*M(H2O)/(M(MgSO4)+7*M(H2O))',
        '\\ce{CuSO4·5H2O}': '5*M(H2O)/(M(CuSO4)+5*M(H2O))',
        '\\ce{CaSO4·2H2O}': '2*M(H2O)/(M(CaSO4)+2*M(H2O))',
      },
      pick: 'greatest',
      quantity: 'mass fraction of water',
    },
  },
  {
    id: 'general-balancing-101',
    topics: ['balancing'],
    tests: ['state-symbols'],
    uses: ['group-1-metals'],
    difficulty: 'beginner',
    text: 'Sodium reacts with water at 25 °C. Which equation has the correct state symbols?',
    answer: '\\ce{2Na(s) + 2H2O(l) -> 2NaOH(aq) + H2(g)}',
    distractors: [
      {
        text: '\\ce{2Na(s) + 2H2O(aq) -> 2NaOH(aq) + H2(g)}',
        slip: 'state-symbol-confused',
        teaching: 'The symbol (aq) means dissolved in water; water itself is the liquid, (l).',
      },
      {
        text: '\\ce{2Na(s) + 2H2O(l) -> 2NaOH(s) + H2(g)}',
        slip: 'solubility-rule',
        teaching: 'Sodium hydroxide is very soluble and stays in solution.',
      },
      {
        text: '\\ce{2Na(s) + 2H2O(aq) -> 2NaOH(s) + H2(g)}',
        slip: 'state-symbol-confused',
        teaching:
          'The two symbols are switched: water is the liquid, (l), and the hydroxide is dissolved in it, (aq).',
      },
    ],
    explanation:
      'Sodium is a solid, water is a liquid, the hydroxide is dissolved in it, and hydrogen is a gas: \\ce{2Na(s) + 2H2O(l) -> 2NaOH(aq) + H2(g)}.',
    reference: 'OpenStax Chemistry 2e, section 4.1',
  },
  {
    id: 'general-balancing-102',
    topics: ['balancing'],
    tests: ['state-symbols'],
    uses: ['states-of-matter'],
    difficulty: 'intermediate',
    text: 'Two samples at 1 atm are described by the symbols \\ce{NaCl(l)} and \\ce{NaCl(aq)}. What is certain about them?',
    answer: 'The first is much hotter than the second.',
    distractors: [
      {
        text: 'The first is much more dilute than the second.',
        slip: 'state-symbol-confused',
        teaching: 'The first contains no water at all.',
      },
      {
        text: 'The first has molecules, and the second has ions.',
        slip: 'molecules-in-giant-structure',
        teaching: 'Molten sodium chloride consists of ions, as its conductivity shows.',
      },
      {
        text: 'The first is pure water, and the second is salty.',
        slip: 'state-symbol-confused',
        teaching: 'The symbol in parentheses gives the state of \\ce{NaCl}, not of water.',
      },
    ],
    explanation:
      'The symbol (l) means the melt, which exists only above 801 °C. The symbol (aq) means a solution in water, which at 1 atm boils only slightly above 100 °C, so the melt is much hotter.',
    reference: 'OpenStax Chemistry 2e, section 4.1',
  },
  {
    id: 'general-balancing-103',
    topics: ['balancing'],
    tests: ['state-symbols'],
    difficulty: 'advanced',
    text: 'Two equations in a table differ only in a state symbol: Δ*H*° = −802 kJ/mol for \\ce{CH4(g) + 2O2(g) -> CO2(g) + 2H2O(g)}, and −890 kJ/mol with \\ce{2H2O(l)} instead of \\ce{2H2O(g)}. To what process does the difference of 88 kJ/mol correspond?',
    answer: 'The condensation of two moles of water vapor',
    distractors: [
      {
        text: 'The condensation of one mole of water vapor',
        slip: 'ignored-coefficients',
        teaching: 'The equation has two moles of water; one mole releases only 44 kJ.',
      },
      {
        text: 'The breaking of the bonds in one mole of water vapor',
        slip: 'bond-for-intermolecular',
        teaching:
          'The molecules stay intact when vapor condenses; breaking their bonds would require far more energy.',
      },
      {
        text: 'The cooling of two moles of vapor to 25 °C',
        slip: 'heat-for-temperature',
        teaching: 'Both values refer to 25 °C; only the state of water is different.',
      },
    ],
    explanation:
      'The equations differ only in the state symbol of water: \\ce{2H2O(g) -> 2H2O(l)}. This is the condensation of two moles, 2 × (−44) = −88 kJ.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
  },
  {
    id: 'general-balancing-104',
    topics: ['balancing', 'reactions-in-solution'],
    tests: ['state-symbols'],
    uses: ['precipitation-reactions'],
    difficulty: 'beginner',
    text: 'Aqueous lead(II) nitrate and aqueous potassium iodide are mixed, and a yellow precipitate appears. Which equation describes the reaction?',
    answer: '\\ce{Pb(NO3)2(aq) + 2KI(aq) -> PbI2(s) + 2KNO3(aq)}',
    distractors: [
      {
        text: '\\ce{Pb(NO3)2(aq) + 2KI(aq) -> PbI2(aq) + 2KNO3(s)}',
        slip: 'solubility-rule',
        teaching: 'Potassium nitrate is soluble, as all nitrates are; the yellow solid is lead(II) iodide.',
      },
      {
        text: '\\ce{Pb(NO3)2(s) + 2KI(s) -> PbI2(s) + 2KNO3(s)}',
        slip: 'state-symbol-confused',
        teaching: 'The salts were dissolved before mixing, so their symbol is (aq).',
      },
      {
        text: '\\ce{Pb(NO3)2(aq) + 2KI(aq) -> PbI2(l) + 2KNO3(l)}',
        slip: 'state-symbol-confused',
        teaching:
          'The symbol (l) means a pure liquid; the precipitate is a solid, and the nitrate is dissolved.',
      },
    ],
    explanation:
      'Both salts are added as solutions, (aq). Lead(II) iodide is insoluble and precipitates, (s), while potassium nitrate stays dissolved.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-stoichiometry-101',
    topics: ['stoichiometry'],
    tests: ['mole-ratio'],
    difficulty: 'beginner',
    text: 'Ammonia burns according to \\ce{4NH3 + 5O2 -> 4NO + 6H2O}. How many moles of oxygen are consumed when 0.30 mol of water forms?',
    answer: '0.25 mol',
    distractors: [
      {
        text: '0.20 mol',
        slip: 'answered-another-quantity',
        teaching: 'This is the amount of ammonia that reacts, 0.30 × 4/6.',
        expression: '0.30 * 4 / 6',
      },
      {
        text: '0.30 mol',
        slip: 'ignored-coefficients',
        teaching: 'The coefficients of oxygen and water are not equal; they are 5 and 6.',
        expression: '0.30',
      },
      {
        text: '0.36 mol',
        slip: 'inverted-ratio',
        teaching: 'The ratio was inverted: five moles of oxygen give six of water.',
        expression: '0.30 / 5 * 6',
      },
    ],
    explanation:
      'Five moles of \\ce{O2} react for every six moles of \\ce{H2O} formed: 0.30 × 5/6 = 0.25 mol.',
    reference: 'OpenStax Chemistry 2e, section 4.3',
    computation: { kind: 'quantity', expression: '0.30*5/6', unit: 'mol' },
  },
  {
    id: 'general-stoichiometry-102',
    topics: ['stoichiometry'],
    tests: ['mole-ratio'],
    uses: ['precipitation-reactions'],
    difficulty: 'advanced',
    text: 'Solutions of 0.50 mol/L \\ce{M(NO3)_n} and 0.25 mol/L \\ce{Na2X} are mixed in different proportions, always 60 mL in total. The most precipitate, with no excess of either ion, is obtained with 20 mL of the first and 40 mL of the second. How many \\ce{X^2-} ions does the precipitate contain per metal ion?',
    answer: '1',
    distractors: [
      {
        text: '0.5',
        slip: 'inverted-ratio',
        teaching: 'The ratio of the volumes was inverted, and the concentrations were left out.',
        expression: '20 / 40',
      },
      {
        text: '2',
        slip: 'one-condition-only',
        teaching: 'This is the ratio of the volumes; the second solution is only half as concentrated.',
        expression: '40 / 20',
      },
      {
        text: '4',
        slip: 'divided-for-multiplied',
        teaching: 'The lower concentration makes the amount of \\ce{X^2-} smaller, not larger.',
        expression: '(40 / 0.25) / (20 / 0.50)',
      },
    ],
    explanation:
      'The most precipitate forms when the ions are in the ratio of the formula: 40 × 0.25 = 10 mmol of \\ce{X^2-} and 20 × 0.50 = 10 mmol of M, so the ratio is 1.',
    reference: 'OpenStax Chemistry 2e, section 4.3',
    computation: { kind: 'quantity', expression: '40*0.25/(20*0.50)', unit: '' },
  },
  {
    id: 'general-stoichiometry-103',
    topics: ['stoichiometry'],
    tests: ['atom-economy'],
    uses: ['percentage-yield'],
    difficulty: 'beginner',
    text: 'A better catalyst raises the yield of a reaction from 60% to 90%; the equation stays the same. What happens to the atom economy?',
    answer: 'It stays the same.',
    distractors: [
      {
        text: 'It also rises by half.',
        slip: 'yield-for-atom-economy',
        teaching:
          'The yield shows how much of the possible product is obtained; the atom economy depends only on the equation.',
      },
      {
        text: 'It also rises to 90%.',
        slip: 'yield-for-atom-economy',
        teaching: 'The yield and the atom economy are independent of each other.',
      },
      {
        text: 'It falls by one third.',
        slip: 'yield-for-atom-economy',
        teaching: 'Less waste from a better yield does not make the atom economy worse.',
      },
    ],
    explanation:
      'Atom economy compares the mass of the desired product with that of all reactants in the balanced equation. The equation is unchanged, so the atom economy stays the same.',
    reference: 'LibreTexts, Green Chemistry and the Ten Commandments of Sustainability (Manahan)',
  },
  {
    id: 'general-stoichiometry-104',
    topics: ['stoichiometry'],
    tests: ['atom-economy'],
    uses: ['percentage-yield'],
    difficulty: 'advanced',
    text: 'Route A to a drug has an atom economy of 100% and a yield of 45%, and route B has an atom economy of 60% and a yield of 90%. The reactants are used in the ratio of the equation, and unreacted reactants are not recovered. By which route does a larger percentage of the mass of the reactants end up in the drug?',
    answer: 'By route B, since 54% is more than 45%',
    distractors: [
      {
        text: 'By route A, since 100% is more than 60%',
        slip: 'one-condition-only',
        teaching: 'More than half of the product that could form by route A is not obtained.',
      },
      {
        text: 'By route A, since 60% of the mass in route B is waste',
        slip: 'ratio-for-share',
        teaching: 'The 60% is the part that can end up in the drug; the part that cannot is 40%.',
      },
      {
        text: 'By neither, since 55% is waste in both',
        slip: 'losses-added',
        teaching:
          'The waste is 55% by route A, but only 46% by route B, since atom economy and yield are multiplied.',
      },
    ],
    explanation:
      'The fraction of the mass of the reactants that ends up in the drug is atom economy times yield: 1.00 × 0.45 = 0.45 by route A and 0.60 × 0.90 = 0.54 by route B, and 54% is more than 45%.',
    reference: 'LibreTexts, Green Chemistry and the Ten Commandments of Sustainability (Manahan)',
  },
  {
    id: 'general-stoichiometry-105',
    topics: ['stoichiometry'],
    tests: ['green-chemistry', 'atom-economy'],
    difficulty: 'intermediate',
    text: 'The old synthesis of ibuprofen had six steps and an atom economy of 40%; a newer one has three steps and an atom economy of 77%, and it reuses its catalysts. Which advantage of the new route does the value of 77% itself express?',
    answer: 'Less of the reactants’ mass becomes by-products.',
    distractors: [
      {
        text: 'Less energy is needed for heating and cooling.',
        slip: 'answered-another-quantity',
        teaching: 'Energy is not part of the atom economy; it must be considered separately.',
      },
      {
        text: 'Less of the product is lost during purification.',
        slip: 'yield-for-atom-economy',
        teaching: 'Losses affect the yield, not the atom economy.',
      },
      {
        text: 'Less toxic substances are used as reactants.',
        slip: 'answered-another-quantity',
        teaching: 'The atom economy considers only masses, not how dangerous the substances are.',
      },
    ],
    explanation:
      'The atom economy is the percentage of the mass of all reactants that ends up in the desired product: 77% instead of 40%, so 23% instead of 60% becomes by-products.',
    reference: 'LibreTexts, Green Chemistry and the Ten Commandments of Sustainability (Manahan)',
  },
  {
    id: 'general-stoichiometry-106',
    topics: ['stoichiometry'],
    tests: ['green-chemistry'],
    difficulty: 'beginner',
    text: 'A plant uses dichloromethane, a toxic volatile solvent, to extract caffeine from coffee beans. Which change best follows the principles of green chemistry?',
    answer: 'Extracting with carbon dioxide under pressure',
    distractors: [
      {
        text: 'Burning the vapors of the solvent in a furnace',
        slip: 'treatment-for-prevention',
        teaching: 'This treats a pollutant after it has been used; it is better not to use it at all.',
      },
      {
        text: 'Extracting with tetrachloromethane at a lower cost',
        slip: 'one-condition-only',
        teaching: 'Another toxic chlorinated solvent is no improvement for people or the environment.',
      },
      {
        text: 'Building a higher chimney to dilute the vapors',
        slip: 'treatment-for-prevention',
        teaching: 'Even if the vapors are diluted, the same amount of solvent enters the air.',
      },
    ],
    explanation:
      'A safer solvent prevents the hazard at its source: carbon dioxide under pressure is not toxic, and it leaves the beans as a gas that can be reused.',
    reference: 'LibreTexts, Green Chemistry and the Ten Commandments of Sustainability (Manahan)',
  },
  {
    id: 'general-stoichiometry-107',
    topics: ['stoichiometry'],
    tests: ['green-chemistry'],
    difficulty: 'intermediate',
    text: 'Detergents with highly branched chains used to foam in rivers for weeks. They were replaced by detergents with straight chains, which bacteria can break down. Which principle of green chemistry is this?',
    answer: 'Designing products that degrade after use',
    distractors: [
      {
        text: 'Using catalysts rather than reagents',
        slip: 'other-principle',
        teaching:
          'Bacteria break the used product down; the change does not involve a catalyst in the synthesis.',
      },
      {
        text: 'Making products from renewable materials',
        slip: 'fossil-for-renewable',
        teaching:
          'Both kinds of chains were made from petroleum; the improvement lies in what happens after use.',
      },
      {
        text: 'Maximizing the atom economy of a synthesis',
        slip: 'other-principle',
        teaching: 'The change concerns the fate of the product, not its synthesis.',
      },
    ],
    explanation:
      'A product should not persist in the environment. Straight chains are degraded by bacteria after use; this principle is called design for degradation.',
    reference: 'LibreTexts, Green Chemistry and the Ten Commandments of Sustainability (Manahan)',
  },
  {
    id: 'general-stoichiometry-108',
    topics: ['stoichiometry'],
    tests: ['green-chemistry'],
    difficulty: 'advanced',
    text: 'A solvent made from petroleum is to be replaced by ethanol from corn. Which finding would argue most strongly against calling this a benefit for the climate?',
    answer: 'Making the ethanol uses more fossil fuel than the old solvent did.',
    distractors: [
      {
        text: 'Burning the ethanol after use releases carbon dioxide into the air.',
        slip: 'fossil-for-renewable',
        teaching: 'The plants had removed this carbon dioxide from the air; it is not new carbon.',
      },
      {
        text: 'Boiling the ethanol to recover it requires a temperature of 78 °C.',
        slip: 'one-property-decides',
        teaching: 'A low boiling point actually saves energy when the solvent is recovered.',
      },
      {
        text: 'Mixing the ethanol with water releases some heat to the surroundings.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'This small heat has no bearing on the climate.',
      },
    ],
    explanation:
      'Being renewable is not enough: fertilizer, harvesting and distillation must be considered as well. If they consume more fossil fuel than the old solvent did, more new carbon dioxide enters the air.',
    reference: 'LibreTexts, Green Chemistry and the Ten Commandments of Sustainability (Manahan)',
  },
];
