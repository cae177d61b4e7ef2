import type { WrittenQuestion } from '../../written-question.ts';

export const formulasAndHeatsOfReactionQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-empirical-formulas-300',
    topics: ['empirical-formulas'],
    tests: ['empirical-formula'],
    difficulty: 'beginner',
    text: '2.43 g of magnesium burned in a crucible gives 4.03 g of oxide. What is the empirical formula? (molar masses in g/mol: Mg 24.3, O 16.0)',
    answer: '\\ce{MgO}',
    distractors: [
      {
        text: '\\ce{Mg3O2}',
        slip: 'masses-for-moles',
        teaching: 'The masses 2.43 g and 1.60 g must be divided by molar masses first.',
      },
      {
        text: '\\ce{Mg2O}',
        slip: 'diatomic-mass-for-atoms',
        teaching: 'Oxygen must be counted as atoms (16.0), not as molecules (32.0).',
      },
      {
        text: '\\ce{MgO2}',
        slip: 'inverted-ratio',
        teaching: '1.60 g of oxygen are 0.100 mol, as much as magnesium.',
      },
    ],
    explanation:
      '2.43/24.3 = 0.100 mol Mg; 4.03 − 2.43 = 1.60 g, and 1.60/16.0 = 0.100 mol O. The ratio 1 : 1 gives \\ce{MgO}.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
  },
  {
    id: 'general-empirical-formulas-301',
    topics: ['empirical-formulas'],
    tests: ['empirical-formula'],
    difficulty: 'intermediate',
    text: 'In the magnesium crucible experiment the lid is lifted from time to time, but only a little. Why?',
    answer: 'To let oxygen in and keep the smoke of oxide inside',
    distractors: [
      {
        text: 'To let hydrogen out and keep the heat inside',
        slip: 'other-process',
        teaching: 'No hydrogen forms as magnesium burns in air.',
      },
      {
        text: 'To let water vapor out and keep oxygen outside',
        slip: 'other-process',
        teaching: 'Oxygen is needed for the reaction.',
      },
      {
        text: 'To cool the metal and keep it from melting away',
        slip: 'wrong-cause',
        teaching: 'The metal must burn completely.',
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
    text: 'A compound has 26.6 % K, 35.4 % Cr and 38.1 % O by mass. What is its empirical formula? (g/mol: K 39.1, Cr 52.0, O 16.0)',
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
        teaching: 'Chromate would have two K for one Cr.',
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
        teaching: 'Moles are mass divided by molar mass.',
      },
      {
        text: 'It is divided by the smallest of the percentages.',
        slip: 'masses-for-moles',
        teaching: 'This ratio is formed from moles, after the division by molar masses.',
      },
      {
        text: 'It is multiplied by the atomic number of its element.',
        slip: 'wrong-property',
        teaching: 'The atomic number counts protons; the molar mass leads from mass to moles.',
      },
    ],
    explanation:
      '100 g of the compound contain as many grams of each element as its percentage. Dividing by the molar mass gives moles, whose ratio is the formula.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
  },
  {
    id: 'general-empirical-formulas-305',
    topics: ['empirical-formulas'],
    tests: ['combustion-analysis'],
    difficulty: 'intermediate',
    text: '0.300 g of a compound of C, H and O burns to 0.440 g \\ce{CO2} (44.0 g/mol) and 0.180 g \\ce{H2O} (18.0 g/mol). What is its empirical formula?',
    answer: '\\ce{CH2O}',
    distractors: [
      {
        text: '\\ce{CH2O3}',
        slip: 'product-oxygen-from-sample',
        teaching:
          'Most oxygen of the products comes from the oxygen gas; the sample’s own part is 0.300 − 0.120 − 0.020 g.',
      },
      {
        text: '\\ce{CHO}',
        slip: 'forgot-subscript',
        teaching: 'Each \\ce{H2O} holds two hydrogen atoms: 0.020 mol.',
      },
      {
        text: '\\ce{CHO3}',
        slip: 'product-oxygen-from-sample',
        teaching:
          'Each \\ce{H2O} holds two hydrogen atoms, and most oxygen of the products comes from the oxygen gas.',
      },
    ],
    explanation:
      'C: 0.0100 mol (0.120 g); H: 0.0200 mol (0.020 g); O: 0.300 − 0.140 = 0.160 g, 0.0100 mol. Ratio 1 : 2 : 1.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
  },
  {
    id: 'general-empirical-formulas-306',
    topics: ['empirical-formulas'],
    tests: ['combustion-analysis'],
    difficulty: 'beginner',
    text: 'In combustion analysis, how are carbon and hydrogen of a sample found?',
    answer: 'From the masses of \\ce{CO2} and \\ce{H2O} formed',
    distractors: [
      {
        text: 'From the masses of \\ce{CO2} and \\ce{H2} formed',
        slip: 'other-process',
        teaching: 'In excess oxygen hydrogen burns to water; no \\ce{H2} is left to weigh.',
      },
      {
        text: 'From the masses of \\ce{C} and \\ce{H2O} formed',
        slip: 'other-process',
        teaching: 'In excess oxygen carbon burns to \\ce{CO2}; no soot is left to weigh.',
      },
      {
        text: 'From the masses of \\ce{C} and \\ce{H2} formed',
        slip: 'class-of-matter-confused',
        teaching: 'Combustion does not split the sample into its elements; it gives their oxides.',
      },
    ],
    explanation:
      'All carbon ends up as \\ce{CO2}, all hydrogen as \\ce{H2O}; these are absorbed and weighed.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
  },
  {
    id: 'general-empirical-formulas-307',
    topics: ['empirical-formulas'],
    tests: ['hydrates'],
    difficulty: 'beginner',
    text: 'What is seen when blue \\ce{CuSO4*5H2O} is heated gently, and when water is added to the cold product?',
    answer: 'It turns white; then blue again.',
    distractors: [
      {
        text: 'It turns black; then stays black.',
        slip: 'other-process',
        teaching: 'Black \\ce{CuO} forms only with very strong heating.',
      },
      {
        text: 'It turns green; then blue again.',
        slip: 'color-of-another-ion',
        teaching: 'Anhydrous copper(II) sulfate is white.',
      },
      {
        text: 'It turns white; then stays white.',
        slip: 'one-condition-only',
        teaching: 'Water is taken up again: a test for water.',
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
    text: '2.497 g of hydrated \\ce{CuSO4} is heated to constant mass, 1.596 g (\\ce{CuSO4} 159.6 g/mol, \\ce{H2O} 18.02 g/mol). How many \\ce{H2O} did it hold for each \\ce{CuSO4}?',
    answer: '5',
    distractors: [
      {
        text: '9',
        slip: 'hydrate-for-salt',
        teaching: 'The salt has the mass 1.596 g; the loss 0.901 g is water, 0.0500 mol for 0.0100 mol.',
        expression: '1.596 / 18.02 / (1.596 / 159.6)',
      },
      {
        text: '3',
        slip: 'hydrate-for-salt',
        teaching: 'The amount of salt comes from 1.596 g, not from the 2.497 g of the hydrate.',
        expression: '(2.497 - 1.596) / 18.02 / (2.497 / 159.6)',
      },
      {
        text: '6',
        slip: 'hydrate-for-salt',
        teaching: 'The 1.596 g is the salt, not the water, and the hydrate weighs 2.497 g.',
        expression: '1.596 / 18.02 / (2.497 / 159.6)',
      },
    ],
    explanation:
      'Water: 2.497 − 1.596 = 0.901 g, 0.0500 mol. Salt: 1.596/159.6 = 0.0100 mol. 0.0500/0.0100 = 5 for each \\ce{CuSO4}.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
    computation: { kind: 'quantity', expression: '(2.497 - 1.596) / 18.02 / (1.596 / 159.6)', unit: '' },
  },
  {
    id: 'general-thermochemistry-303',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-formation'],
    difficulty: 'beginner',
    text: 'Why is the standard enthalpy of formation of \\ce{O2(g)} zero?',
    answer: 'Forming it from itself changes nothing.',
    distractors: [
      {
        text: 'Its molecules have no energy at 25 °C.',
        slip: 'wrong-cause',
        teaching: 'They have energy; only the change is counted, from a reference.',
      },
      {
        text: 'Its bond takes no energy to break.',
        slip: 'wrong-cause',
        teaching: 'The bond energy is 498 kJ/mol.',
      },
      {
        text: 'Its temperature is taken as 0 K.',
        slip: 'one-condition-only',
        teaching: 'The values are usually given for 25 °C.',
      },
    ],
    explanation:
      'The enthalpy of formation is that of making one mole from the elements in their stable forms. For an element in this form there is no reaction.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
  },
  {
    id: 'general-thermochemistry-304',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-formation'],
    difficulty: 'beginner',
    text: 'For which species is Δ_{f}*H*° at 25 °C not zero?',
    answer: '\\ce{O3(g)}',
    distractors: [
      {
        text: '\\ce{Br2(l)}',
        slip: 'one-condition-only',
        teaching: 'Liquid bromine is the stable form of the element at 25 °C and 1 bar.',
      },
      { text: '\\ce{Hg(l)}', slip: 'one-condition-only', teaching: 'Liquid mercury is the stable form.' },
      { text: '\\ce{N2(g)}', slip: 'one-condition-only', teaching: 'Gaseous nitrogen is the stable form.' },
    ],
    explanation:
      '\\ce{O2(g)} is the stable form of oxygen. Ozone must be made from it, \\ce{3/2O2 -> O3}, with +143 kJ/mol, so \\ce{O3(g)} is not zero.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
  },
  {
    id: 'general-thermochemistry-305',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-formation'],
    difficulty: 'intermediate',
    text: 'Which equation has an enthalpy change equal to Δ_{f}*H*° of liquid ethanol? (\\ce{C(s)} is graphite)',
    answer: '\\ce{2C(s) + 3H2(g) + 1/2O2(g) -> C2H5OH(l)}',
    distractors: [
      {
        text: '\\ce{2C(s) + 3H2(g) + 1/2O2(g) -> C2H5OH(g)}',
        slip: 'state-symbol-confused',
        teaching: 'This forms the vapor; the value of the liquid is asked for.',
      },
      {
        text: '\\ce{2C(g) + 3H2(g) + 1/2O2(g) -> C2H5OH(g)}',
        slip: 'wrong-reference',
        teaching: 'Carbon has to be graphite, (s), and the compound the liquid, (l).',
      },
      {
        text: '\\ce{C2H4(g) + H2O(l) -> C2H5OH(l)}',
        slip: 'wrong-reference',
        teaching: 'It must be formed from elements, not from compounds.',
      },
    ],
    explanation:
      'One mole of the compound from the elements in their standard states: \\ce{2C(s) + 3H2(g) + 1/2O2(g) -> C2H5OH(l)}.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
  },
  {
    id: 'general-thermochemistry-306',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-formation'],
    difficulty: 'intermediate',
    text: 'What is meant by the standard state of a substance?',
    answer: 'Its pure form at 1 bar at the temperature in question',
    distractors: [
      {
        text: 'Its pure form at 1 bar and always at 0 °C',
        slip: 'one-condition-only',
        teaching: '0 °C belongs to STP for gases; a standard state can be given for any temperature.',
      },
      {
        text: 'Its stable form as a gas at 1 bar and 25 °C',
        slip: 'overgeneralised-rule',
        teaching: 'Solids and liquids have standard states as such.',
      },
      {
        text: 'Its form with the lowest energy at 0 K',
        slip: 'wrong-cause',
        teaching: 'No temperature is prescribed; values are mostly listed for 25 °C.',
      },
    ],
    explanation:
      'The standard state is the pure substance at 1 bar (1 mol/L for a solute) at a stated temperature, mostly 25 °C.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
  },
  {
    id: 'general-thermochemistry-307',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-combustion', 'calorimetry'],
    difficulty: 'intermediate',
    text: 'An alcohol burner with ethanol heats 150 g of water by 20.0 °C and loses 0.55 g (46.07 g/mol; water 4.18 J/(g K)). What molar enthalpy of combustion does the student find?',
    answer: '−1050 kJ/mol',
    distractors: [
      {
        text: '+1050 kJ/mol',
        slip: 'wrong-sign',
        teaching: 'Heat is given off, so the enthalpy change is negative.',
      },
      {
        text: '−12.5 kJ/mol',
        slip: 'one-step-short',
        teaching: 'This is the heat in kJ; it has to be divided by the amount of ethanol.',
      },
      {
        text: '−3.85 kJ/mol',
        slip: 'wrong-substance-data',
        teaching: 'The mass of burned ethanol has been used as the mass of the heated substance.',
      },
    ],
    explanation:
      '*q* = 150 × 4.18 × 20.0 = 12.5 kJ from 0.55/46.07 = 0.0119 mol. 12.5/0.0119 = 1050 kJ/mol, so −1050 kJ/mol.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
  },
  {
    id: 'general-thermochemistry-308',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-combustion', 'calorimetry'],
    difficulty: 'beginner',
    text: 'The molar enthalpy of combustion of ethanol from an alcohol burner experiment is far less negative than the value in tables. What is the main reason?',
    answer: 'Much heat warms the air and the can.',
    distractors: [
      {
        text: 'Much ethanol evaporates from the water.',
        slip: 'wrong-sign',
        teaching: 'There is no ethanol in the water.',
      },
      {
        text: 'Some heat comes from the air of the room.',
        slip: 'reversed-trend',
        teaching: 'This would make the value more negative.',
      },
      {
        text: 'Some water is burned with the ethanol.',
        slip: 'wrong-cause',
        teaching: 'Water does not burn.',
      },
    ],
    explanation:
      'Heat that does not reach the water is missing in *q*. Draft shields, a lid and a copper can reduce the loss.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
  },
  {
    id: 'general-thermochemistry-309',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-combustion'],
    uses: ['calorimetry'],
    difficulty: 'intermediate',
    text: 'Black soot covers the can after an alcohol burner experiment. What does this mean for the value of the enthalpy of combustion?',
    answer: 'Less heat per gram, so it is less negative.',
    distractors: [
      {
        text: 'More heat per gram, so it is more negative.',
        slip: 'reversed-trend',
        teaching: 'Soot is unburned carbon: its heat is missing.',
      },
      {
        text: 'Equal heat per gram, so it is right.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'Incomplete combustion gives less heat.',
      },
      {
        text: 'More heat per gram, so it is less negative.',
        slip: 'wrong-sign',
        teaching: 'More heat would make the value more negative, and soot means less heat.',
      },
    ],
    explanation:
      'Soot shows incomplete combustion. For the same loss of ethanol less heat is given off, so the value comes out less negative.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
  },
  {
    id: 'general-thermochemistry-310',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-combustion', 'calorimetry'],
    difficulty: 'intermediate',
    text: 'In an alcohol burner experiment the burner stands uncovered for ten minutes after it has been put out, before it is weighed again. How does this change the result?',
    answer: 'Too much fuel is counted: less negative.',
    distractors: [
      {
        text: 'Too little fuel is counted: less negative.',
        slip: 'wrong-sign',
        teaching: 'Alcohol evaporates, so the loss of mass is too large.',
      },
      {
        text: 'Too much fuel is counted: more negative.',
        slip: 'wrong-sign',
        teaching: 'The same heat for more fuel is less heat per mole.',
      },
      {
        text: 'Too little fuel is counted: more negative.',
        slip: 'wrong-sign',
        teaching: 'Alcohol evaporates after the experiment, so the loss of mass is too large.',
      },
    ],
    explanation:
      'The mass that evaporated is taken as burned. *q* is divided by too large an amount, so the value is less negative.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
  },
  {
    id: 'general-gibbs-energy-300',
    topics: ['gibbs-energy', 'thermochemistry'],
    tests: ['gibbs-energy-of-dissolution'],
    uses: ['enthalpy-of-solution'],
    difficulty: 'intermediate',
    text: '\\ce{NH4NO3} dissolves well in water although the solution gets cold. What drives the process?',
    answer: 'Entropy rises as the ions spread out.',
    distractors: [
      {
        text: 'Enthalpy falls as the ions are hydrated.',
        slip: 'wrong-sign',
        teaching: 'The solution gets cold: the enthalpy rises.',
      },
      {
        text: 'Temperature falls as the ions take up heat.',
        slip: 'wrong-cause',
        teaching: 'This is a consequence, not a driving force.',
      },
      {
        text: 'Activation energy falls as the ions move.',
        slip: 'rate-for-extent',
        teaching: 'Rates say nothing about whether a process goes.',
      },
    ],
    explanation:
      'Δ*H* > 0, but Δ*S* > 0 too: the ordered lattice becomes mobile ions. *T*Δ*S* exceeds Δ*H*, so Δ*G* < 0.',
    reference: 'OpenStax Chemistry 2e, section 16.2',
  },
  {
    id: 'general-thermochemistry-311',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-solution'],
    difficulty: 'beginner',
    text: 'Dissolving \\ce{KCl} in water makes the water a little colder. Which energies nearly balance?',
    answer: 'Lattice energy, slightly above the hydration energy',
    distractors: [
      {
        text: 'Hydration energy, slightly above the lattice energy',
        slip: 'reversed-trend',
        teaching: 'Then the water would get warmer.',
      },
      {
        text: 'Ionization energy, slightly above the hydration energy',
        slip: 'answered-another-quantity',
        teaching: 'The crystal holds ions already: no electrons are transferred as it dissolves.',
      },
      {
        text: 'Hydration energy, slightly above the ionization energy',
        slip: 'answered-another-quantity',
        teaching: 'No atom is ionized as a salt dissolves, and the hydration gives energy off.',
      },
    ],
    explanation:
      'Separating the ions costs the lattice energy, hydration gives energy back. If a little more is needed than is given back, the solution cools.',
    reference: 'OpenStax Chemistry 2e, section 11.2',
  },
  {
    id: 'general-gibbs-energy-301',
    topics: ['gibbs-energy'],
    tests: ['enthalpy-of-solution', 'le-chateliers-principle'],
    uses: ['gibbs-energy-of-dissolution'],
    difficulty: 'advanced',
    text: 'A salt cools the water in which it dissolves. Which statement about its solubility on heating is right, near saturation?',
    answer: 'It rises, as heat favors the endothermic process.',
    distractors: [
      {
        text: 'It falls, as heat favors the exothermic process.',
        slip: 'reversed-trend',
        teaching: 'Heating shifts an equilibrium in the endothermic direction.',
      },
      {
        text: 'It stays the same, as entropy drives the process.',
        slip: 'one-condition-only',
        teaching: 'Δ*G* = Δ*H* − *T*Δ*S*, so temperature matters all the more.',
      },
      {
        text: 'It falls, as for gases in water.',
        slip: 'overgeneralised-rule',
        teaching: 'Gases dissolve exothermically: they behave the other way.',
      },
    ],
    explanation:
      'Dissolving is endothermic, so by Le Chatelier heating shifts solid ⇌ ions to the dissolved side: the solubility rises.',
    reference: 'OpenStax Chemistry 2e, section 16.4',
  },
  {
    id: 'general-thermochemistry-312',
    topics: ['thermochemistry'],
    tests: ['born-haber-cycle'],
    difficulty: 'intermediate',
    text: 'What is the lattice formation enthalpy of \\ce{KBr} from these values in kJ/mol: formation −394; sublimation of K 89; ionization of K 419; 1/2 \\ce{Br2} to Br(g) 112; electron affinity step −325?',
    answer: '−689 kJ/mol',
    distractors: [
      {
        text: '−801 kJ/mol',
        slip: 'needless-doubling',
        teaching: 'The 112 kJ/mol already stand for one mole of Br atoms.',
      },
      {
        text: '−1339 kJ/mol',
        slip: 'wrong-sign',
        teaching: 'The electron affinity step is exothermic: −325 enters with its sign.',
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
    text: 'In the Born–Haber cycle of \\ce{CaF2}, which multiples of these steps are needed: \\ce{F2 -> 2F} (bond enthalpy), \\ce{F + e- -> F-}, first and second ionization of Ca?',
    answer: '1, 2, 1 and 1',
    distractors: [
      {
        text: '1, 1, 1 and 1',
        slip: 'one-product-only',
        teaching: 'Two fluorine atoms each take up an electron.',
      },
      {
        text: '2, 2, 1 and 1',
        slip: 'forgot-coefficient-one',
        teaching: 'One molecule \\ce{F2} gives both atoms.',
      },
      {
        text: '1/2, 1, 1 and 1',
        slip: 'needless-half',
        teaching: 'A whole \\ce{F2} is split, and both of its atoms take up an electron.',
      },
    ],
    explanation:
      '\\ce{Ca + F2 -> CaF2}: one \\ce{F2} is split (1 × bond enthalpy), two F atoms take up electrons (2 ×), and calcium is ionized twice (1 × each).',
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
        teaching: '*n* − 1 = 2 is the total; *l* = 1 of them is angular.',
      },
      {
        text: '1 radial, 2 angular',
        slip: 'nodes-miscounted',
        teaching: 'A d orbital has two angular nodes; a p orbital has one nodal plane.',
      },
      { text: '0 radial, 1 angular', slip: 'wrong-shell', teaching: 'This is a 2p orbital.' },
    ],
    explanation: 'Angular nodes: *l* = 1. Radial nodes: *n* − *l* − 1 = 3 − 1 − 1 = 1.',
    reference: 'OpenStax Chemistry 2e, section 6.3',
  },
  {
    id: 'general-electron-configuration-301',
    topics: ['electron-configuration'],
    tests: ['atomic-orbitals'],
    difficulty: 'beginner',
    text: 'Which shape does a p orbital have, and where is its node?',
    answer: 'Two lobes; a plane through the nucleus',
    distractors: [
      {
        text: 'A sphere; a shell around the nucleus',
        slip: 'other-orbital',
        teaching: 'This is a 2s orbital.',
      },
      {
        text: 'Four lobes; two planes through the nucleus',
        slip: 'other-orbital',
        teaching: 'This is the shape of most d orbitals.',
      },
      {
        text: 'Two lobes; two planes through the nucleus',
        slip: 'nodes-miscounted',
        teaching: 'Only one nodal plane lies between the two lobes.',
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
          'The three maxima were taken for *n* = 3. A 3d orbital has two nodal planes, but no radial node: one maximum.',
      },
      { text: '3s', slip: 'one-condition-only', teaching: 'It has two radial nodes, but no nodal planes.' },
      {
        text: '4p',
        slip: 'wrong-letter-of-l',
        teaching:
          'It has two radial nodes, but one nodal plane; two nodal planes mean *l* = 2, the letter d.',
      },
    ],
    explanation:
      'Three maxima mean two radial nodes. Two nodal planes mean *l* = 2. *n* = radial nodes + *l* + 1 = 5: 5d.',
    reference: 'OpenStax Chemistry 2e, section 6.3',
  },
  {
    id: 'general-molecular-geometry-305',
    topics: ['molecular-geometry'],
    tests: ['vsepr-theory'],
    difficulty: 'beginner',
    text: 'What is the shape of a \\ce{PCl5} molecule in the gas?',
    answer: 'Trigonal bipyramidal',
    distractors: [
      {
        text: 'Square pyramidal',
        slip: 'shape-for-domain-geometry',
        teaching: 'This has a lone pair in a sixth place, as \\ce{BrF5}.',
      },
      {
        text: 'Octahedral',
        slip: 'wrong-domain-count',
        teaching: 'Six bonds would be needed, as in \\ce{PCl6-}.',
      },
      {
        text: 'Planar pentagonal',
        slip: 'flat-drawing',
        teaching: 'Five bonds spread in space, not in a plane.',
      },
    ],
    explanation:
      'Phosphorus has five bonds and no lone pair: five domains in a trigonal bipyramid, with longer axial bonds.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
    computation: { kind: 'molecule-shape', species: 'PCl5', asked: 'shape' },
  },
  {
    id: 'general-periodic-trends-354',
    topics: ['periodic-trends'],
    tests: ['chemistry-of-nitrogen-and-phosphorus'],
    difficulty: 'intermediate',
    text: 'Of which particles does solid \\ce{PCl5} consist?',
    answer: '\\ce{PCl4+} and \\ce{PCl6-} ions',
    distractors: [
      {
        text: '\\ce{PCl5} molecules only',
        slip: 'molecules-in-giant-structure',
        teaching: 'These are present in the gas; in the crystal a chloride passes over.',
      },
      {
        text: '\\ce{PCl3} and \\ce{Cl2} molecules',
        slip: 'other-substance',
        teaching: 'These form when the vapor is heated.',
      },
      {
        text: '\\ce{P^5+} and \\ce{Cl-} ions',
        slip: 'wrong-ion-charge',
        teaching: 'An ion \\ce{P^5+} would not exist beside chloride.',
      },
    ],
    explanation:
      'In the solid one molecule gives \\ce{Cl-} to another: \\ce{2PCl5 -> PCl4+ + PCl6-}, a tetrahedral and an octahedral ion.',
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
        teaching: 'This is the reaction of \\ce{PCl3}; phosphorus stays +5 here.',
      },
      {
        text: '\\ce{PH3} and \\ce{HClO}',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'No electrons are transferred in hydrolysis.',
      },
      {
        text: '\\ce{POCl3} and \\ce{HCl}',
        slip: 'one-step-short',
        teaching: 'These form with little water; excess water reacts further.',
      },
    ],
    explanation:
      '\\ce{PCl5 + 4H2O -> H3PO4 + 5HCl}: phosphorus keeps its state +5; with little water \\ce{POCl3} is the first product.',
    reference: 'OpenStax Chemistry 2e, section 18.8',
  },
];
