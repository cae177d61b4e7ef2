import type { WrittenQuestion } from '../../written-question.ts';

export const formulasAndHeatsOfReactionQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-empirical-formulas-300',
    topics: ['empirical-formulas'],
    tests: ['empirical-formula'],
    difficulty: 'beginner',
    text: 'When 2.43 g of magnesium is burned in a crucible, 4.03 g of an oxide forms. What is the empirical formula of the oxide? (molar masses in g/mol: Mg 24.3, O 16.0)',
    answer: '\\ce{MgO}',
    distractors: [
      {
        text: '\\ce{Mg3O2}',
        slip: 'masses-for-moles',
        teaching: 'The masses 2.43 g and 1.60 g must first be divided by the molar masses.',
      },
      {
        text: '\\ce{Mg2O}',
        slip: 'diatomic-mass-for-atoms',
        teaching: 'Oxygen must be counted as atoms (16.0), not as molecules (32.0).',
      },
      {
        text: '\\ce{MgO2}',
        slip: 'inverted-ratio',
        teaching: 'The 1.60 g of oxygen is 0.100 mol of O atoms, the same amount as the magnesium.',
      },
    ],
    explanation:
      '2.43/24.3 = 0.100 mol of Mg; 4.03 − 2.43 = 1.60 g, and 1.60/16.0 = 0.100 mol of O. The ratio 1 : 1 gives \\ce{MgO}.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
  },
  {
    id: 'general-empirical-formulas-301',
    topics: ['empirical-formulas'],
    tests: ['empirical-formula'],
    difficulty: 'intermediate',
    text: 'In the experiment in which magnesium is burned in a crucible, why is the lid lifted from time to time, but only slightly?',
    answer: 'To let oxygen in and keep the oxide smoke inside',
    distractors: [
      {
        text: 'To let hydrogen out and keep the heat inside',
        slip: 'other-process',
        teaching: 'No hydrogen forms when magnesium burns in air.',
      },
      {
        text: 'To let water vapor out and keep oxygen outside',
        slip: 'other-process',
        teaching: 'Oxygen is needed for the reaction.',
      },
      {
        text: 'To cool the metal and keep it from melting away',
        slip: 'wrong-cause',
        teaching: 'The metal should not be cooled; it must burn completely.',
      },
    ],
    explanation:
      'Magnesium needs oxygen to burn completely, but \\ce{MgO} escapes as white smoke if the lid is wide open, and its mass would be missing.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
  },
  {
    id: 'general-empirical-formulas-303',
    topics: ['empirical-formulas'],
    tests: ['empirical-formula'],
    uses: ['percent-composition'],
    difficulty: 'intermediate',
    text: 'Elemental analysis of a salt gives 26.6% K, 35.4% Cr and 38.1% O by mass. Which empirical formula agrees with these percentages? (molar masses in g/mol: K 39.1, Cr 52.0, O 16.0)',
    answer: '\\ce{K2Cr2O7}',
    distractors: [
      {
        text: '\\ce{KCrO4}',
        slip: 'rounded-ratio',
        teaching: 'The ratio is 1 : 1 : 3.5, which must not be rounded to 4.',
      },
      {
        text: '\\ce{KCrO3}',
        slip: 'rounded-ratio',
        teaching: 'The ratio is 1 : 1 : 3.5, which must not be rounded to 3.',
      },
      {
        text: '\\ce{K2CrO4}',
        slip: 'series-position-wrong',
        teaching: 'Potassium chromate would have two K atoms for each Cr atom; here the ratio is 1 : 1.',
      },
    ],
    explanation:
      '26.6/39.1 = 0.680; 35.4/52.0 = 0.681; 38.1/16.0 = 2.38. The ratio 1 : 1 : 3.5 is doubled: \\ce{K2Cr2O7}.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
  },
  {
    id: 'general-empirical-formulas-304',
    topics: ['empirical-formulas'],
    tests: ['empirical-formula'],
    uses: ['percent-composition'],
    difficulty: 'beginner',
    text: 'To find an empirical formula from mass percentages, what is done first with each percentage?',
    answer: 'It is divided by the molar mass of its element.',
    distractors: [
      {
        text: 'It is multiplied by the molar mass of its element.',
        slip: 'multiplied-for-divided',
        teaching: 'The amount in moles is the mass divided by the molar mass.',
      },
      {
        text: 'It is divided by the smallest of the percentages.',
        slip: 'masses-for-moles',
        teaching:
          'Division by the smallest value comes later, after the percentages have been divided by the molar masses.',
      },
      {
        text: 'It is multiplied by the atomic number of its element.',
        slip: 'wrong-property',
        teaching:
          'The atomic number is the number of protons; the molar mass is used to convert mass to moles.',
      },
    ],
    explanation:
      'In 100 g of the compound, the mass of each element in grams equals its percentage. Dividing by the molar mass gives moles, whose ratio gives the formula.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
  },
  {
    id: 'general-empirical-formulas-305',
    topics: ['empirical-formulas'],
    tests: ['combustion-analysis'],
    difficulty: 'intermediate',
    text: 'A 0.300 g sample of a compound of C, H and O burns to give 0.440 g of \\ce{CO2} (44.0 g/mol) and 0.180 g of \\ce{H2O} (18.0 g/mol). What is its empirical formula?',
    answer: '\\ce{CH2O}',
    distractors: [
      {
        text: '\\ce{CH2O3}',
        slip: 'product-oxygen-from-sample',
        teaching:
          'Most of the oxygen in the products comes from the oxygen gas; the mass of oxygen in the sample is 0.300 − 0.120 − 0.020 g.',
      },
      {
        text: '\\ce{CHO}',
        slip: 'forgot-subscript',
        teaching: 'Each \\ce{H2O} contains two hydrogen atoms, so there is 0.020 mol of H.',
      },
      {
        text: '\\ce{CHO3}',
        slip: 'product-oxygen-from-sample',
        teaching:
          'Each \\ce{H2O} contains two hydrogen atoms, and most of the oxygen in the products comes from the oxygen gas.',
      },
    ],
    explanation:
      'The sample contains 0.0100 mol of C (0.120 g), 0.0200 mol of H (0.020 g) and 0.300 − 0.140 = 0.160 g of O, or 0.0100 mol. The ratio is 1 : 2 : 1, so the empirical formula is \\ce{CH2O}.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
  },
  {
    id: 'general-empirical-formulas-306',
    topics: ['empirical-formulas'],
    tests: ['combustion-analysis'],
    difficulty: 'beginner',
    text: 'In combustion analysis, how are the amounts of carbon and hydrogen in a sample determined?',
    answer: 'From the masses of \\ce{CO2} and \\ce{H2O} formed',
    distractors: [
      {
        text: 'From the masses of \\ce{CO2} and \\ce{H2} formed',
        slip: 'other-process',
        teaching: 'In excess oxygen, hydrogen burns to water; no \\ce{H2} is left to weigh.',
      },
      {
        text: 'From the masses of \\ce{C} and \\ce{H2O} formed',
        slip: 'other-process',
        teaching: 'In excess oxygen, carbon burns to \\ce{CO2}; no soot is left to weigh.',
      },
      {
        text: 'From the masses of \\ce{C} and \\ce{H2} formed',
        slip: 'class-of-matter-confused',
        teaching: 'Combustion does not split the sample into its elements; it gives their oxides.',
      },
    ],
    explanation:
      'All carbon ends up as \\ce{CO2} and all hydrogen as \\ce{H2O}; these are absorbed and weighed.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
  },
  {
    id: 'general-empirical-formulas-307',
    topics: ['empirical-formulas'],
    tests: ['hydrates'],
    difficulty: 'beginner',
    text: 'Blue \\ce{CuSO4*5H2O} is heated gently, and water is added to the product after it has cooled. What is observed?',
    answer: 'It turns white, and then blue again.',
    distractors: [
      {
        text: 'It turns black, and then stays black.',
        slip: 'other-process',
        teaching: 'Black \\ce{CuO} forms only with very strong heating.',
      },
      {
        text: 'It turns green, and then blue again.',
        slip: 'color-of-another-ion',
        teaching: 'Anhydrous copper(II) sulfate is white.',
      },
      {
        text: 'It turns white, and then stays white.',
        slip: 'one-condition-only',
        teaching: 'The white salt takes up water and turns blue again; this is a test for water.',
      },
    ],
    explanation:
      '\\ce{CuSO4*5H2O -> CuSO4 + 5H2O}: the white anhydrous salt takes up water again and becomes blue.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
  },
  {
    id: 'general-empirical-formulas-308',
    topics: ['empirical-formulas'],
    tests: ['hydrates'],
    difficulty: 'intermediate',
    text: 'A 2.497 g sample of hydrated \\ce{CuSO4} is heated to a constant mass of 1.596 g (\\ce{CuSO4} 159.6 g/mol, \\ce{H2O} 18.02 g/mol). How many moles of \\ce{H2O} did the hydrate contain per mole of \\ce{CuSO4}?',
    answer: '5',
    distractors: [
      {
        text: '9',
        slip: 'hydrate-for-salt',
        teaching:
          'Here 1.596 g was used for the water as well as for the salt; the water is the loss of 0.901 g, or 0.0500 mol.',
        expression: '1.596 / 18.02 / (1.596 / 159.6)',
      },
      {
        text: '3',
        slip: 'hydrate-for-salt',
        teaching: 'The amount of salt must be calculated from 1.596 g, not from the 2.497 g of hydrate.',
        expression: '(2.497 - 1.596) / 18.02 / (2.497 / 159.6)',
      },
      {
        text: '6',
        slip: 'hydrate-for-salt',
        teaching:
          'The 1.596 g is the salt, not the water, and 2.497 g is the mass of the hydrate, not of the salt.',
        expression: '1.596 / 18.02 / (2.497 / 159.6)',
      },
    ],
    explanation:
      'The water lost is 2.497 − 1.596 = 0.901 g, or 0.0500 mol. The salt is 1.596/159.6 = 0.0100 mol. The ratio is 0.0500/0.0100 = 5 moles of water per mole of \\ce{CuSO4}.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
    computation: { kind: 'quantity', expression: '(2.497 - 1.596) / 18.02 / (1.596 / 159.6)', unit: '' },
  },
  {
    id: 'general-thermochemistry-303',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-formation'],
    difficulty: 'beginner',
    text: 'Why is the standard enthalpy of formation of \\ce{O2(g)} zero?',
    answer: 'Forming it from itself involves no change.',
    distractors: [
      {
        text: 'Its molecules have no energy at 25 °C.',
        slip: 'wrong-cause',
        teaching:
          'The molecules do have energy; an enthalpy of formation gives only the change relative to the elements.',
      },
      {
        text: 'Its bond requires no energy to break.',
        slip: 'wrong-cause',
        teaching: 'Breaking the O=O bond requires 498 kJ/mol.',
      },
      {
        text: 'Its temperature is taken as 0 K.',
        slip: 'one-condition-only',
        teaching: 'Enthalpies of formation are usually given for 25 °C.',
      },
    ],
    explanation:
      'The enthalpy of formation is the enthalpy change when one mole of a substance forms from the elements in their stable forms. For an element already in this form, no reaction takes place.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
  },
  {
    id: 'general-thermochemistry-304',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-formation'],
    difficulty: 'beginner',
    text: 'For which species is Δ_{f}*H*° at 25 °C different from zero?',
    answer: '\\ce{O3(g)}',
    distractors: [
      {
        text: '\\ce{Br2(l)}',
        slip: 'one-condition-only',
        teaching: 'Liquid bromine is the stable form of the element at 25 °C and 1 bar.',
      },
      {
        text: '\\ce{Hg(l)}',
        slip: 'one-condition-only',
        teaching: 'Liquid mercury is the stable form of the element at 25 °C and 1 bar.',
      },
      {
        text: '\\ce{N2(g)}',
        slip: 'one-condition-only',
        teaching: 'Gaseous nitrogen is the stable form of the element at 25 °C and 1 bar.',
      },
    ],
    explanation:
      '\\ce{O2(g)} is the stable form of oxygen. Ozone must be made from it, \\ce{3/2O2 -> O3}, with an enthalpy change of +143 kJ/mol, so the value for \\ce{O3(g)} is not zero.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
  },
  {
    id: 'general-thermochemistry-305',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-formation'],
    difficulty: 'intermediate',
    text: 'Which equation has an enthalpy change equal to Δ_{f}*H*° of liquid ethanol? (\\ce{C(s)} is graphite.)',
    answer: '\\ce{2C(s) + 3H2(g) + 1/2O2(g) -> C2H5OH(l)}',
    distractors: [
      {
        text: '\\ce{2C(s) + 3H2(g) + 1/2O2(g) -> C2H5OH(g)}',
        slip: 'state-symbol-confused',
        teaching: 'This equation forms ethanol vapor; the value needed is that for the liquid.',
      },
      {
        text: '\\ce{2C(g) + 3H2(g) + 1/2O2(g) -> C2H5OH(g)}',
        slip: 'wrong-reference',
        teaching: 'Carbon must be graphite, (s), and the compound must be the liquid, (l).',
      },
      {
        text: '\\ce{C2H4(g) + H2O(l) -> C2H5OH(l)}',
        slip: 'wrong-reference',
        teaching: 'The compound must be formed from its elements, not from compounds.',
      },
    ],
    explanation:
      'One mole of the compound must form from the elements in their standard states: \\ce{2C(s) + 3H2(g) + 1/2O2(g) -> C2H5OH(l)}.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
  },
  {
    id: 'general-thermochemistry-306',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-formation'],
    difficulty: 'intermediate',
    text: 'What is the standard state of a substance?',
    answer: 'Its pure form at 1 bar and the temperature in question',
    distractors: [
      {
        text: 'Its pure form at 1 bar and 0 °C',
        slip: 'one-condition-only',
        teaching:
          'The temperature 0 °C is part of STP for gases; a standard state can be given for any temperature.',
      },
      {
        text: 'Its stable form as a gas at 1 bar and 25 °C',
        slip: 'overgeneralised-rule',
        teaching: 'Solids and liquids also have standard states; the substance need not be a gas.',
      },
      {
        text: 'Its form with the lowest energy at 0 K',
        slip: 'wrong-cause',
        teaching: 'No temperature is prescribed; values are usually listed for 25 °C.',
      },
    ],
    explanation:
      'The standard state is the pure substance at 1 bar (1 mol/L for a solute) at a stated temperature, usually 25 °C.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
  },
  {
    id: 'general-thermochemistry-307',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-combustion', 'calorimetry'],
    difficulty: 'intermediate',
    text: 'An alcohol burner containing ethanol heats 150 g of water by 20.0 °C and consumes 0.55 g of ethanol (ethanol 46.07 g/mol; water 4.18 J/(g·K)). What value for the molar enthalpy of combustion does this experiment give?',
    answer: '−1050 kJ/mol',
    distractors: [
      {
        text: '+1050 kJ/mol',
        slip: 'wrong-sign',
        teaching: 'Heat is released, so the enthalpy change is negative.',
      },
      {
        text: '−12.5 kJ/mol',
        slip: 'one-step-short',
        teaching: 'This is the heat in kJ; it must be divided by the amount of ethanol.',
      },
      {
        text: '−3.85 kJ/mol',
        slip: 'wrong-substance-data',
        teaching: 'The mass of burned ethanol was used instead of the mass of the heated water.',
      },
    ],
    explanation:
      '*q* = 150 × 4.18 × 20.0 = 12 500 J = 12.5 kJ from 0.55/46.07 = 0.0119 mol. Since 12.5/0.0119 = 1050 kJ/mol and heat is released, the value is −1050 kJ/mol.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
  },
  {
    id: 'general-thermochemistry-308',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-combustion', 'calorimetry'],
    difficulty: 'beginner',
    text: 'Ethanol in an alcohol burner heats water in a can. The molar enthalpy of combustion calculated from this experiment is far less negative than the tabulated value. What is the main reason?',
    answer: 'Much of the heat warms the air and the can.',
    distractors: [
      {
        text: 'The flame was far from the can, so the water became too hot.',
        slip: 'wrong-sign',
        teaching:
          'With the flame farther away, less heat reaches the water, which then warms less and not more.',
      },
      {
        text: 'Some of the heat comes from the air in the room.',
        slip: 'reversed-trend',
        teaching: 'Additional heat from the air would make the value more negative.',
      },
      {
        text: 'The water vapor from the flame cools the ethanol.',
        slip: 'wrong-cause',
        teaching: 'Water vapor rises with the hot gases; it takes no heat out of the liquid ethanol.',
      },
    ],
    explanation:
      'Heat that does not reach the water is not included in *q*. Draft shields, a lid and a can made of copper reduce the loss.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
  },
  {
    id: 'general-thermochemistry-309',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-combustion'],
    uses: ['calorimetry'],
    difficulty: 'intermediate',
    text: 'Water in a can is heated with an alcohol burner, and black soot covers the can afterward. How does the formation of soot affect the experimental enthalpy of combustion?',
    answer: 'It is less negative because less heat is released per gram.',
    distractors: [
      {
        text: 'It is more negative because more heat is released per gram.',
        slip: 'reversed-trend',
        teaching: 'Soot is unburned carbon, so the heat of burning it was not released.',
      },
      {
        text: 'It is correct because the same heat is released per gram.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'Incomplete combustion releases less heat per gram.',
      },
      {
        text: 'It is less negative because more heat is released per gram.',
        slip: 'wrong-sign',
        teaching: 'More heat would make the value more negative, and soot means less heat.',
      },
    ],
    explanation:
      'Soot shows incomplete combustion. For the same loss of ethanol, less heat is released, so the experimental value is less negative.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
  },
  {
    id: 'general-thermochemistry-310',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-combustion', 'calorimetry'],
    difficulty: 'intermediate',
    text: 'In an alcohol burner experiment the burner is put out and then left uncovered for ten minutes before it is weighed again. How does this affect the calculated enthalpy of combustion?',
    answer: 'It is less negative because too much fuel is included.',
    distractors: [
      {
        text: 'It is less negative because too little fuel is included.',
        slip: 'wrong-sign',
        teaching: 'Alcohol evaporates, so the measured loss of mass is too large.',
      },
      {
        text: 'It is more negative because too much fuel is included.',
        slip: 'wrong-sign',
        teaching: 'The same heat divided by a larger amount of fuel gives less heat per mole.',
      },
      {
        text: 'It is more negative because too little fuel is included.',
        slip: 'wrong-sign',
        teaching: 'Alcohol evaporates after the experiment, so the measured loss of mass is too large.',
      },
    ],
    explanation:
      'The mass that evaporated is counted as having burned. *q* is divided by too large an amount, so the value is less negative.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
  },
  {
    id: 'general-gibbs-energy-300',
    topics: ['gibbs-energy', 'thermochemistry'],
    tests: ['gibbs-energy-of-dissolution'],
    uses: ['enthalpy-of-solution'],
    difficulty: 'intermediate',
    text: '\\ce{NH4NO3} dissolves well in water although the solution becomes cold. What drives the process?',
    answer: 'Entropy rises as the ions spread out.',
    distractors: [
      {
        text: 'Enthalpy falls as the ions are hydrated.',
        slip: 'wrong-sign',
        teaching: 'The solution becomes cold, which shows that the enthalpy increases.',
      },
      {
        text: 'Temperature falls as the ions absorb heat.',
        slip: 'wrong-cause',
        teaching: 'The fall in temperature is a consequence of the process, not its driving force.',
      },
      {
        text: 'Activation energy falls as the ions move.',
        slip: 'rate-for-extent',
        teaching: 'The activation energy affects the rate, not whether a process is spontaneous.',
      },
    ],
    explanation:
      'Δ*H* > 0, but Δ*S* > 0 as well, because the ordered lattice is converted to mobile ions. *T*Δ*S* exceeds Δ*H*, so Δ*G* < 0.',
    reference: 'OpenStax Chemistry 2e, section 16.2',
  },
  {
    id: 'general-thermochemistry-311',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-solution'],
    difficulty: 'beginner',
    text: 'Dissolving \\ce{KCl} in water makes the water a little colder. Which two energies nearly balance each other, and which one is slightly greater?',
    answer: 'Lattice energy, slightly above the hydration energy',
    distractors: [
      {
        text: 'Hydration energy, slightly above the lattice energy',
        slip: 'reversed-trend',
        teaching: 'If this were so, the water would become warmer.',
      },
      {
        text: 'Ionization energy, slightly above the hydration energy',
        slip: 'answered-another-quantity',
        teaching: 'The crystal already consists of ions; no electrons are transferred as it dissolves.',
      },
      {
        text: 'Hydration energy, slightly above the ionization energy',
        slip: 'answered-another-quantity',
        teaching: 'No atom is ionized as a salt dissolves, and hydration releases energy.',
      },
    ],
    explanation:
      'Separating the ions requires the lattice energy, and hydration releases energy. If slightly more energy is required than is released, the solution cools.',
    reference: 'OpenStax Chemistry 2e, section 11.2',
  },
  {
    id: 'general-gibbs-energy-301',
    topics: ['gibbs-energy'],
    tests: ['enthalpy-of-solution', 'le-chateliers-principle'],
    uses: ['gibbs-energy-of-dissolution'],
    difficulty: 'advanced',
    text: 'A salt cools the water in which it dissolves, even near saturation. Which statement about its solubility on heating is correct?',
    answer: 'It rises, because heat favors the endothermic process.',
    distractors: [
      {
        text: 'It falls, because heat favors the exothermic process.',
        slip: 'reversed-trend',
        teaching: 'Heating shifts an equilibrium in the endothermic direction.',
      },
      {
        text: 'It stays the same, because entropy drives the process.',
        slip: 'one-condition-only',
        teaching: 'Δ*G* = Δ*H* − *T*Δ*S*, so temperature affects the solubility.',
      },
      {
        text: 'It falls, as it does for gases in water.',
        slip: 'overgeneralised-rule',
        teaching: 'Gases dissolve exothermically in water, so they behave in the opposite way.',
      },
    ],
    explanation:
      'Dissolving is endothermic, so by Le Châtelier’s principle heating shifts the equilibrium between the solid and its ions toward the dissolved ions, and the solubility rises.',
    reference: 'OpenStax Chemistry 2e, section 16.4',
  },
  {
    id: 'general-thermochemistry-312',
    topics: ['thermochemistry'],
    tests: ['born-haber-cycle'],
    difficulty: 'intermediate',
    text: 'Calculate the enthalpy change of \\ce{K+(g) + Br-(g) -> KBr(s)} from these enthalpy changes in kJ/mol: formation of \\ce{KBr} −394; sublimation of K 89; ionization of K 419; formation of Br(g) from \\ce{Br2(l)}, per mole of Br, 112; first electron affinity of Br, as an enthalpy change, −325.',
    answer: '−689 kJ/mol',
    distractors: [
      {
        text: '−801 kJ/mol',
        slip: 'needless-doubling',
        teaching: 'The 112 kJ/mol is already the value for one mole of Br atoms, so it must not be doubled.',
      },
      {
        text: '−1339 kJ/mol',
        slip: 'wrong-sign',
        teaching: 'The electron affinity step is exothermic: −325 must be used with its negative sign.',
      },
      {
        text: '−1014 kJ/mol',
        slip: 'cycle-step-left-out',
        teaching: 'The electron affinity step was left out.',
      },
    ],
    explanation:
      '−394 = 89 + 419 + 112 − 325 + *L*. The sum of the steps is 295, so *L* = −394 − 295 = −689 kJ/mol.',
    reference: 'OpenStax Chemistry 2e, section 7.5',
  },
  {
    id: 'general-thermochemistry-313',
    topics: ['thermochemistry'],
    tests: ['born-haber-cycle'],
    difficulty: 'advanced',
    text: 'In the Born–Haber cycle of \\ce{CaF2}, how many times is each of these steps needed: \\ce{F2 -> 2F} (bond enthalpy), \\ce{F + e- -> F-}, and the first and second ionization of Ca?',
    answer: '1, 2, 1 and 1',
    distractors: [
      {
        text: '1, 1, 1 and 1',
        slip: 'one-product-only',
        teaching: 'Two fluorine atoms each gain an electron, so this step is needed twice.',
      },
      {
        text: '2, 2, 1 and 1',
        slip: 'forgot-coefficient-one',
        teaching: 'One \\ce{F2} molecule provides both fluorine atoms.',
      },
      {
        text: '1/2, 1, 1 and 1',
        slip: 'needless-half',
        teaching: 'A whole \\ce{F2} is split, and both of its atoms gain an electron.',
      },
    ],
    explanation:
      '\\ce{Ca + F2 -> CaF2}: one \\ce{F2} is split (1 × bond enthalpy), two F atoms gain electrons (2 ×), and calcium is ionized twice (1 × each).',
    reference: 'OpenStax Chemistry 2e, section 7.5',
  },
  {
    id: 'general-electron-configuration-300',
    topics: ['electron-configuration'],
    tests: ['atomic-orbitals'],
    difficulty: 'intermediate',
    text: 'How many radial and angular nodes does a 3p orbital have?',
    answer: '1 radial, 1 angular',
    distractors: [
      {
        text: '2 radial, 1 angular',
        slip: 'nodes-miscounted',
        teaching: 'The total number of nodes is *n* − 1 = 2, and *l* = 1 of them is angular.',
      },
      {
        text: '1 radial, 2 angular',
        slip: 'nodes-miscounted',
        teaching: 'A d orbital has two angular nodes; a p orbital has one nodal plane.',
      },
      {
        text: '0 radial, 1 angular',
        slip: 'wrong-shell',
        teaching: 'This describes a 2p orbital, not a 3p orbital.',
      },
    ],
    explanation:
      'The number of angular nodes is *l* = 1. The number of radial nodes is *n* − *l* − 1 = 3 − 1 − 1 = 1.',
    reference: 'OpenStax Chemistry 2e, section 6.3',
  },
  {
    id: 'general-electron-configuration-301',
    topics: ['electron-configuration'],
    tests: ['atomic-orbitals'],
    difficulty: 'beginner',
    text: 'What is the shape of a p orbital, and where is its angular node?',
    answer: 'Two lobes; a plane through the nucleus',
    distractors: [
      {
        text: 'A sphere; a shell around the nucleus',
        slip: 'other-orbital',
        teaching: 'This describes a 2s orbital, which has a spherical node.',
      },
      {
        text: 'Four lobes; two planes through the nucleus',
        slip: 'other-orbital',
        teaching: 'This is the shape of most d orbitals.',
      },
      {
        text: 'Two lobes; two planes through the nucleus',
        slip: 'nodes-miscounted',
        teaching: 'There is only one nodal plane, which lies between the two lobes.',
      },
    ],
    explanation:
      'A p orbital has two lobes on opposite sides of the nucleus, with a nodal plane between them.',
    reference: 'OpenStax Chemistry 2e, section 6.3',
  },
  {
    id: 'general-electron-configuration-302',
    topics: ['electron-configuration'],
    tests: ['atomic-orbitals'],
    difficulty: 'advanced',
    text: 'The radial distribution function of a hydrogen-like orbital has three maxima and reaches zero between them. The orbital has two nodal planes. Which orbital is it?',
    answer: '5d',
    distractors: [
      {
        text: '3d',
        slip: 'wrong-shell',
        teaching:
          'The three maxima do not mean that *n* = 3. A 3d orbital has two nodal planes but no radial node, so it has only one maximum.',
      },
      {
        text: '3s',
        slip: 'one-condition-only',
        teaching: 'A 3s orbital has two radial nodes but no nodal planes.',
      },
      {
        text: '4p',
        slip: 'wrong-letter-of-l',
        teaching:
          'A 4p orbital has two radial nodes but only one nodal plane; two nodal planes mean *l* = 2, which is a d orbital.',
      },
    ],
    explanation:
      'Three maxima mean two radial nodes. Two nodal planes mean *l* = 2. Since *n* = radial nodes + *l* + 1 = 5, the orbital is 5d.',
    reference: 'OpenStax Chemistry 2e, section 6.3',
  },
  {
    id: 'general-molecular-geometry-305',
    topics: ['molecular-geometry'],
    tests: ['vsepr-theory'],
    difficulty: 'beginner',
    text: 'What is the shape of a \\ce{PCl5} molecule in the gas phase?',
    answer: 'Trigonal bipyramidal',
    distractors: [
      {
        text: 'Square pyramidal',
        slip: 'shape-for-domain-geometry',
        teaching: 'This shape has a lone pair in a sixth position, as in \\ce{BrF5}.',
      },
      {
        text: 'Octahedral',
        slip: 'wrong-domain-count',
        teaching: 'For this shape, six bonds would be needed, as in \\ce{PCl6-}.',
      },
      {
        text: 'Pentagonal planar',
        slip: 'flat-drawing',
        teaching: 'Five bonding pairs are farthest apart in three dimensions, not in a plane.',
      },
    ],
    explanation:
      'Phosphorus has five bonds and no lone pair: the five electron domains form a trigonal bipyramid, in which the axial bonds are longer.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
    computation: { kind: 'molecule-shape', species: 'PCl5', asked: 'shape' },
  },
  {
    id: 'general-periodic-trends-354',
    topics: ['periodic-trends'],
    tests: ['chemistry-of-nitrogen-and-phosphorus'],
    difficulty: 'intermediate',
    text: 'Which particles make up solid \\ce{PCl5}?',
    answer: '\\ce{PCl4+} and \\ce{PCl6-} ions',
    distractors: [
      {
        text: '\\ce{PCl5} molecules only',
        slip: 'molecules-in-giant-structure',
        teaching:
          'These molecules are present in the gas; in the crystal, a chloride ion is transferred from one molecule to another.',
      },
      {
        text: '\\ce{PCl3} and \\ce{Cl2} molecules',
        slip: 'other-substance',
        teaching: 'These molecules form when the vapor is heated.',
      },
      {
        text: '\\ce{P^5+} and \\ce{Cl-} ions',
        slip: 'wrong-ion-charge',
        teaching: 'A \\ce{P^5+} ion could not exist next to chloride ions.',
      },
    ],
    explanation:
      'In the solid, one molecule transfers \\ce{Cl-} to another: \\ce{2PCl5 -> PCl4+ + PCl6-}, which gives a tetrahedral and an octahedral ion.',
    reference: 'OpenStax Chemistry 2e, section 18.8',
  },
  {
    id: 'general-periodic-trends-355',
    topics: ['periodic-trends'],
    tests: ['chemistry-of-nitrogen-and-phosphorus'],
    difficulty: 'intermediate',
    text: '\\ce{PCl5} reacts with an excess of water. What are the products?',
    answer: '\\ce{H3PO4} and \\ce{HCl}',
    distractors: [
      {
        text: '\\ce{H3PO3} and \\ce{HCl}',
        slip: 'other-substance',
        teaching: 'These are the products from \\ce{PCl3}; here phosphorus remains in the +5 state.',
      },
      {
        text: '\\ce{PH3} and \\ce{HClO}',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'No electrons are transferred in this hydrolysis: phosphorus remains +5 and chlorine −1.',
      },
      {
        text: '\\ce{POCl3} and \\ce{HCl}',
        slip: 'one-step-short',
        teaching: 'These products form with little water; with excess water, \\ce{POCl3} reacts further.',
      },
    ],
    explanation:
      '\\ce{PCl5 + 4H2O -> H3PO4 + 5HCl}: phosphorus remains in the +5 state. With little water, \\ce{POCl3} is the first product.',
    reference: 'OpenStax Chemistry 2e, section 18.8',
  },
];
