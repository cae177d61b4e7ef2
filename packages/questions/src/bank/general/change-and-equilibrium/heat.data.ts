import type { WrittenQuestion } from '../../written-question.ts';

export const heatAndEnthalpyQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-thermochemistry-201',
    topics: ['thermochemistry'],
    tests: ['endothermic-and-exothermic-processes'],
    difficulty: 'beginner',
    text: 'In which pair are both processes endothermic?',
    answer: 'Sublimation of iodine; splitting of \\ce{Cl2} into atoms',
    distractors: [
      {
        text: 'Sublimation of iodine; combination of \\ce{Cl} atoms to form \\ce{Cl2}',
        slip: 'bonds-as-stores',
        teaching: 'Bond formation releases energy; only bond breaking absorbs it.',
      },
      {
        text: 'Condensation of steam; splitting of \\ce{Cl2} into atoms',
        slip: 'wrong-sign',
        teaching: 'Condensation releases heat to the surroundings.',
      },
      {
        text: 'Condensation of steam; combination of \\ce{Cl} atoms to form \\ce{Cl2}',
        slip: 'wrong-sign',
        teaching: 'Both of these processes release heat, so they are exothermic.',
      },
    ],
    explanation:
      'Energy is absorbed to separate the molecules of iodine and to break the bond in \\ce{Cl2}. Condensation and bond formation release heat.',
    reference: 'OpenStax Chemistry 2e, section 5.1',
  },
  {
    id: 'general-thermochemistry-202',
    topics: ['thermochemistry'],
    tests: ['endothermic-and-exothermic-processes'],
    uses: ['heat-and-temperature'],
    difficulty: 'advanced',
    text: 'Ammonium nitrate dissolves in water in a closed, perfectly insulated vessel; the process is endothermic. What happens to the temperature and to the total energy of the contents?',
    answer: 'The temperature falls; the energy stays the same.',
    distractors: [
      {
        text: 'The temperature falls; the energy falls as well.',
        slip: 'heat-for-temperature',
        teaching: 'No heat can leave the vessel, so no energy is lost; it is only stored in another form.',
      },
      {
        text: 'The temperature rises; the energy stays the same.',
        slip: 'system-and-surroundings-swapped',
        teaching:
          'With no surroundings to draw energy from, the process takes it from the motion of the particles in the vessel.',
      },
      {
        text: 'The temperature rises; the energy rises as well.',
        slip: 'wrong-sign',
        teaching:
          'Endothermic does not mean that the mixture becomes warmer, and no energy can enter the vessel.',
      },
    ],
    explanation:
      'No heat passes through the wall, so the total energy is constant. The energy that separates the ions comes from the motion of the particles in the vessel, so the temperature falls.',
    reference: 'OpenStax Chemistry 2e, section 5.1',
  },
  {
    id: 'general-thermochemistry-203',
    topics: ['thermochemistry'],
    tests: ['heat-and-temperature'],
    difficulty: 'beginner',
    text: 'A cup contains 0.2 kg of water at 90 °C, and a bath contains 100 kg of water at 40 °C. Both cool to the room temperature of 20 °C. Which is hotter at the start, and which gives off more heat?',
    answer: 'The cup is hotter; the bath gives off more heat.',
    distractors: [
      {
        text: 'The cup is hotter; it also gives off more heat.',
        slip: 'heat-for-temperature',
        teaching: 'The cup cools by 70 K and the bath by only 20 K, but the bath has 500 times the mass.',
      },
      {
        text: 'The bath is hotter; it also gives off more heat.',
        slip: 'heat-for-temperature',
        teaching: 'More heat does not mean a higher temperature: the bath is at 40 °C, the cup at 90 °C.',
      },
      {
        text: 'The cup is hotter; both give off the same amount of heat.',
        slip: 'ignored-mass',
        teaching: 'The heat depends on the mass too: compare 0.2 × 70 with 100 × 20.',
      },
    ],
    explanation:
      'Temperature does not depend on the amount of water, but heat does: the mass times the decrease in temperature is 14 kg·K for the cup and 2000 kg·K for the bath.',
    reference: 'OpenStax Chemistry 2e, section 5.1',
  },
  {
    id: 'general-thermochemistry-204',
    topics: ['thermochemistry'],
    tests: ['specific-heat-capacity'],
    uses: ['heat-and-temperature'],
    difficulty: 'intermediate',
    text: 'A 100 g piece of copper at 80 °C is dropped into 100 g of water at 20 °C in an insulated cup. What final temperature is reached?',
    answer: 'Below 50 °C, because water needs more heat for each kelvin',
    distractors: [
      {
        text: 'Above 50 °C, because copper conducts heat much better',
        slip: 'reversed-trend',
        teaching: 'Good heat conduction makes the exchange fast but does not change the final temperature.',
      },
      {
        text: 'Exactly 50 °C, because the two masses are equal',
        slip: 'same-temperature-change-for-both',
        teaching:
          'Equal amounts of heat change the temperature of copper far more than that of water; the specific heat capacity of copper is about a tenth as large.',
      },
      {
        text: '20 °C, because copper contains hardly any heat',
        slip: 'heat-for-temperature',
        teaching: 'The copper releases some heat, and the water becomes a little warmer.',
      },
    ],
    explanation:
      'The heat that copper gives off warms the water. Because water needs about ten times as much heat per gram and kelvin, it warms far less than copper cools: the final temperature is below 50 °C.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
  },
  {
    id: 'general-thermochemistry-205',
    topics: ['thermochemistry'],
    tests: ['heating-curve'],
    uses: ['heat-and-temperature'],
    difficulty: 'intermediate',
    text: 'Steam and hot water, both at 100 °C, come into contact with skin at 35 °C. How many times as much heat does 1.0 g of the steam give off as 1.0 g of the water if both end as liquid water at 35 °C? (heat of vaporization of water 2257 J/g, specific heat capacity 4.18 J/(g·K))',
    answer: '9.3',
    distractors: [
      {
        text: '8.3',
        slip: 'one-step-short',
        teaching: 'You included only the condensation, but the condensed water then cools to 35 °C as well.',
        expression: '(2257) / (4.18 * 65)',
      },
      {
        text: '1.0',
        slip: 'heat-for-temperature',
        teaching:
          'Equal temperatures do not mean equal amounts of heat, because the steam must condense first.',
        expression: '(4.18 * 65) / (4.18 * 65)',
      },
      {
        text: '16',
        slip: 'final-temperature-for-change',
        teaching: 'You used 35 K for the cooling, but the water cools from 100 °C to 35 °C, by 65 K.',
        expression: '(2257 + 4.18 * 35) / (4.18 * 35)',
      },
    ],
    explanation:
      'Water gives off 4.18 × 65 = 272 J. Steam gives off 2257 + 272 = 2529 J, which is 9.3 times as much.',
    reference: 'OpenStax Chemistry 2e, section 10.3',
    computation: { kind: 'quantity', expression: '(2257 + 4.18 * 65) / (4.18 * 65)', unit: '' },
  },
  {
    id: 'general-thermochemistry-206',
    topics: ['thermochemistry'],
    tests: ['calorimetry', 'enthalpy-of-combustion'],
    difficulty: 'intermediate',
    text: 'A student burns ethanol in a small lamp below a can of water and finds −850 kJ/mol for the enthalpy of combustion; the accepted value is −1367 kJ/mol. Which of these findings could explain the discrepancy?',
    answer: 'Soot is found on the bottom of the can afterward.',
    distractors: [
      {
        text: 'The mass of ethanol burned is read 10% too low.',
        slip: 'wrong-sign',
        teaching:
          'The heat would be divided by too small an amount, so the magnitude of the value would be too large.',
      },
      {
        text: 'The thermometer reads each temperature 2 °C too high.',
        slip: 'value-for-change',
        teaching: 'The error cancels, because only the difference between the two readings is used.',
      },
      {
        text: 'The can contains somewhat less water than was planned.',
        slip: 'evidence-that-decides-nothing',
        teaching:
          'If the true mass is used, less water simply warms more; if the planned mass is used, the magnitude of the value is too large.',
      },
    ],
    explanation:
      'Soot is carbon that has not burned, so the combustion is incomplete and releases less heat. The other errors leave the value unchanged or increase its magnitude.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
  },
  {
    id: 'general-thermochemistry-207',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-reaction'],
    difficulty: 'beginner',
    text: 'For \\ce{2SO2(g) + O2(g) -> 2SO3(g)} the enthalpy change is −198 kJ. What is Δ*H* when 1.00 mol of \\ce{SO3} decomposes into \\ce{SO2} and \\ce{O2}?',
    answer: '+99 kJ',
    distractors: [
      {
        text: '−99 kJ',
        slip: 'equation-not-reversed',
        teaching: 'The magnitude is right, but the reverse reaction absorbs heat.',
        expression: '-(198 / 2)',
      },
      {
        text: '+198 kJ',
        slip: 'equation-for-one-mole',
        teaching: 'The sign is right, but the equation as written forms 2 mol of \\ce{SO3}.',
        expression: '198',
      },
      {
        text: '−198 kJ',
        slip: 'equation-not-reversed',
        teaching: 'The reaction is reversed, and the equation as written is for 2 mol of \\ce{SO3}.',
        expression: '-198',
      },
    ],
    explanation:
      'Reversing the equation reverses the sign, and half the amount requires half the heat: +198/2 = +99 kJ.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
    computation: { kind: 'quantity', expression: '198 / 2', unit: 'kJ' },
  },
  {
    id: 'general-thermochemistry-208',
    topics: ['thermochemistry'],
    tests: ['hesss-law'],
    uses: ['enthalpy-of-reaction'],
    difficulty: 'intermediate',
    text: 'The reaction \\ce{2H2(g) + O2(g) -> 2H2O(g)} has Δ*H* = −484 kJ. The vaporization of water requires 44 kJ/mol at the same temperature. What is Δ*H* when the equation is written with \\ce{H2O(l)} as the product?',
    answer: '−572 kJ',
    distractors: [
      {
        text: '−528 kJ',
        slip: 'equation-not-multiplied',
        teaching: 'The equation forms 2 mol of water, so condensation releases 2 × 44 kJ.',
        expression: '(-484) - 44',
      },
      {
        text: '−396 kJ',
        slip: 'wrong-sign',
        teaching: 'Condensation releases heat, so the reaction becomes more exothermic, not less.',
        expression: '(-484) + 2 * 44',
      },
      {
        text: '−440 kJ',
        slip: 'wrong-sign',
        teaching: 'Condensation releases heat, and 2 mol of water condenses.',
        expression: '(-484) + 44',
      },
    ],
    explanation:
      'After the reaction 2 mol of water vapor condenses and gives off 2 × 44 = 88 kJ more: −484 − 88 = −572 kJ.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
    computation: { kind: 'quantity', expression: '-484 - 2 * 44', unit: 'kJ' },
  },
  {
    id: 'general-thermochemistry-209',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-reaction'],
    uses: ['limiting-reagent'],
    difficulty: 'advanced',
    text: 'For the thermite reaction, \\ce{2Al(s) + Fe2O3(s) -> Al2O3(s) + 2Fe(s)}, Δ*H* is −852 kJ. How much heat is released by a mixture of 16.2 g of aluminum (27.0 g/mol) and 40.0 g of \\ce{Fe2O3} (159.7 g/mol)?',
    answer: '213 kJ',
    distractors: [
      {
        text: '256 kJ',
        slip: 'wrong-limiting-reagent',
        teaching:
          'Aluminum (0.600 mol) could react with 0.300 mol of \\ce{Fe2O3}, but only 0.250 mol is present.',
        expression: '16.2 / M(Al) / 2 * 852',
      },
      {
        text: '511 kJ',
        slip: 'ignored-coefficients',
        teaching:
          'The reaction as written releases 852 kJ for two moles of aluminum, and aluminum is in excess.',
        expression: '16.2 / M(Al) * 852',
      },
      {
        text: '469 kJ',
        slip: 'given-values-just-added',
        teaching:
          'You added the amounts of heat calculated from each of the two reactants; the reaction ends when \\ce{Fe2O3} is used up.',
        expression: '40.0 / 159.7 * 852 + 16.2 / M(Al) / 2 * 852',
      },
    ],
    explanation:
      '40.0 g of \\ce{Fe2O3} is 0.250 mol and requires 0.501 mol of aluminum; 0.600 mol is present. So \\ce{Fe2O3} is the limiting reactant: 0.250 mol × 852 kJ/mol = 213 kJ.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
    computation: { kind: 'quantity', expression: '40.0 / 159.7 * 852', unit: 'kJ' },
  },
  {
    id: 'general-thermochemistry-210',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-reaction'],
    difficulty: 'beginner',
    text: 'For \\ce{N2(g) + 3H2(g) -> 2NH3(g)} the standard enthalpy of reaction is −92 kJ at 25 °C. Which change alters this value?',
    answer: 'Halving all of the coefficients',
    distractors: [
      {
        text: 'Adding an iron catalyst',
        slip: 'catalyst-changes-enthalpy',
        teaching:
          'A catalyst opens another path between the same reactants and products, so Δ*H* is unchanged.',
      },
      {
        text: 'Running the reaction more slowly',
        slip: 'rate-for-enthalpy',
        teaching: 'The rate at which the heat is released does not change how much is released.',
      },
      {
        text: 'Taking a route through \\ce{N2H4}',
        slip: 'wrong-cause',
        teaching:
          'The enthalpy change depends only on the reactants and products, not on the steps between them.',
      },
    ],
    explanation:
      'The value applies to the equation as written. With half the coefficients, for 1 mol of \\ce{NH3}, it is −46 kJ.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
  },
  {
    id: 'general-thermochemistry-211',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-formation'],
    difficulty: 'beginner',
    text: 'For which substance is the standard enthalpy of formation zero at 25 °C?',
    answer: '\\ce{Br2(l)}',
    distractors: [
      {
        text: '\\ce{Br2(g)}',
        slip: 'one-condition-only',
        teaching:
          'Bromine is an element, but its stable state at 25 °C and 1 bar is liquid, and vaporization absorbs heat.',
      },
      {
        text: '\\ce{O3(g)}',
        slip: 'one-condition-only',
        teaching: 'Ozone consists of only one element, but the stable form of oxygen is \\ce{O2}.',
      },
      {
        text: '\\ce{N(g)}',
        slip: 'atoms-for-molecules',
        teaching: 'The stable form of nitrogen is \\ce{N2}, and splitting it into atoms takes much energy.',
      },
    ],
    explanation:
      'The value is zero for an element in its most stable form at 25 °C and 1 bar. Of these, only liquid bromine is such a form.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
  },
  {
    id: 'general-thermochemistry-212',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-formation'],
    difficulty: 'beginner',
    text: 'Which equation has an enthalpy change equal to the standard enthalpy of formation of gaseous hydrogen cyanide? C(s) is graphite.',
    answer: '\\ce{1/2H2(g) + C(s) + 1/2N2(g) -> HCN(g)}',
    distractors: [
      {
        text: '\\ce{1/2H2(g) + C(g) + 1/2N2(g) -> HCN(g)}',
        slip: 'wrong-reference',
        teaching: 'Carbon must be in its stable form, solid graphite, not in the form of gaseous atoms.',
      },
      {
        text: '\\ce{1/2H2(g) + C(s) + 1/2N2(g) -> HCN(l)}',
        slip: 'state-symbol-confused',
        teaching: 'This equation forms the liquid, but the value for the gas is required.',
      },
      {
        text: '\\ce{1/2H2(g) + C(g) + 1/2N2(g) -> HCN(l)}',
        slip: 'state-symbol-confused',
        teaching: 'Carbon must be the solid, (s), and the compound must be the gas, (g).',
      },
    ],
    explanation:
      'In a formation equation, one mole of the compound is formed from the elements in their stable forms: \\ce{H2} gas, solid carbon (graphite) and \\ce{N2} gas.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
  },
  {
    id: 'general-thermochemistry-213',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-combustion', 'hesss-law'],
    difficulty: 'advanced',
    text: 'The standard enthalpies of combustion are −394 kJ/mol for graphite, −286 kJ/mol for hydrogen and −2220 kJ/mol for propane. What is the enthalpy change of \\ce{3C(s) + 4H2(g) -> C3H8(g)}?',
    answer: '−106 kJ/mol',
    distractors: [
      {
        text: '+106 kJ/mol',
        slip: 'wrong-sign',
        teaching:
          'You reversed the subtraction: the elements burn, and propane is formed by the reverse of its combustion.',
        expression: '-(3 * (-394) + 4 * (-286) + 2220)',
      },
      {
        text: '+1540 kJ/mol',
        slip: 'ignored-coefficients',
        teaching: 'You left out the coefficients; three moles of carbon and four moles of hydrogen react.',
        expression: '(-394) + (-286) + 2220',
      },
      {
        text: '−1540 kJ/mol',
        slip: 'ignored-coefficients',
        teaching: 'The coefficients 3 and 4 are missing, and the subtraction is reversed.',
        expression: '-2220 + 394 + 286',
      },
    ],
    explanation:
      'Let the elements burn and reverse the combustion of propane: 3 × (−394) + 4 × (−286) − (−2220) = −106 kJ/mol.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
    computation: { kind: 'quantity', expression: '3 * (-394) + 4 * (-286) + 2220', unit: 'kJ/mol' },
  },
  {
    id: 'general-thermochemistry-214',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-combustion'],
    difficulty: 'beginner',
    text: 'The standard enthalpy of combustion of methane at 25 °C is −890 kJ/mol. To which equation does this value apply?',
    answer: '\\ce{CH4(g) + 2O2(g) -> CO2(g) + 2H2O(l)}',
    distractors: [
      {
        text: '\\ce{CH4(g) + 2O2(g) -> CO2(g) + 2H2O(g)}',
        slip: 'one-condition-only',
        teaching: 'In the standard state at 25 °C water is liquid; if vapor forms, less heat is released.',
      },
      {
        text: '\\ce{2CH4(g) + 3O2(g) -> 2CO(g) + 4H2O(l)}',
        slip: 'one-condition-only',
        teaching:
          'The combustion must be complete, to \\ce{CO2}, and the equation must be for one mole of methane.',
      },
      {
        text: '\\ce{2CH4(g) + 4O2(g) -> 2CO2(g) + 4H2O(l)}',
        slip: 'equation-for-one-mole',
        teaching: 'The value is for one mole of methane; this reaction releases twice as much heat.',
      },
    ],
    explanation:
      'The enthalpy of combustion is for the complete combustion of one mole of the fuel, with all substances in their standard states, so water is liquid.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
  },
  {
    id: 'general-thermochemistry-215',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-combustion'],
    uses: ['bond-enthalpies'],
    difficulty: 'intermediate',
    text: 'The enthalpies of combustion of ethanol, propan-1-ol and butan-1-ol are −1367, −2021 and −2676 kJ/mol. Why is the difference between each alcohol and the one before it nearly constant?',
    answer: 'Each molecule has one more \\ce{CH2} group that burns.',
    distractors: [
      {
        text: 'Each alcohol gives the same heat per gram.',
        slip: 'one-property-decides',
        teaching:
          'If this were so, the values would be in the ratio of the molar masses, 46 : 60 : 74, but they are not.',
      },
      {
        text: 'Each liquid is held together by one more hydrogen bond.',
        slip: 'bond-for-intermolecular',
        teaching: 'Each molecule has one OH group, and intermolecular forces are far weaker than 650 kJ/mol.',
      },
      {
        text: 'Each molecule has one more O–H bond to be broken.',
        slip: 'bonds-as-stores',
        teaching: 'Each of these alcohols has one O–H group, and breaking bonds would absorb energy.',
      },
    ],
    explanation:
      'From one alcohol to the next, a \\ce{CH2} group is added. Each time, its bonds are replaced by the same bonds in \\ce{CO2} and \\ce{H2O}, with nearly the same release of heat.',
    reference: 'OpenStax Chemistry 2e, section 7.5',
  },
  {
    id: 'general-thermochemistry-216',
    topics: ['thermochemistry'],
    tests: ['born-haber-cycle'],
    difficulty: 'beginner',
    text: 'Which step of the Born–Haber cycle of sodium chloride is exothermic?',
    answer: '\\ce{Cl(g) + e- -> Cl-(g)}',
    distractors: [
      {
        text: '\\ce{1/2Cl2(g) -> Cl(g)}',
        slip: 'bond-breaking-releases',
        teaching: 'Breaking the bond in \\ce{Cl2} absorbs energy.',
      },
      {
        text: '\\ce{NaCl(s) -> Na+(g) + Cl-(g)}',
        slip: 'wrong-sign',
        teaching: 'Separating the ions of a crystal absorbs energy.',
      },
      {
        text: '\\ce{Na(g) -> Na+(g) + e-}',
        slip: 'octet-rule-as-law',
        teaching: 'Even when a noble gas configuration results, removing an electron requires energy.',
      },
    ],
    explanation:
      'A chlorine atom attracts an extra electron, and energy is released (−349 kJ/mol). The other three steps absorb energy.',
    reference: 'OpenStax Chemistry 2e, section 7.5',
  },
  {
    id: 'general-thermochemistry-217',
    topics: ['thermochemistry'],
    tests: ['born-haber-cycle'],
    uses: ['electron-affinity'],
    difficulty: 'beginner',
    text: 'In the Born–Haber cycle of calcium oxide, the step \\ce{O(g) + 2e- -> O^2-(g)} is strongly endothermic, although adding the first electron to oxygen is exothermic. Why?',
    answer: 'The second electron is repelled by the ion \\ce{O-}.',
    distractors: [
      {
        text: 'The second electron must enter a new shell.',
        slip: 'wrong-cause',
        teaching: 'Both electrons enter 2p orbitals; \\ce{O^2-} has the configuration of neon.',
      },
      {
        text: 'The bond in \\ce{O2} must first be broken.',
        slip: 'bond-breaking-releases',
        teaching:
          'In this step the oxygen is already atomic; the bond is broken in another step of the cycle.',
      },
      {
        text: 'The two electrons must be removed from calcium.',
        slip: 'wrong-cause',
        teaching: 'The energy for this is included in another step, the ionization of calcium.',
      },
    ],
    explanation:
      'The ion \\ce{O-} is negative and repels another electron. Adding it requires more energy than is released when the first electron is added.',
    reference: 'OpenStax Chemistry 2e, section 7.5',
  },
  {
    id: 'general-thermochemistry-218',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-solution'],
    difficulty: 'intermediate',
    text: 'Separating solid \\ce{MgCl2} into gaseous ions takes 2493 kJ/mol. The enthalpies of hydration are −1920 kJ/mol for \\ce{Mg^2+} and −364 kJ/mol for \\ce{Cl-}. What is the enthalpy of solution of \\ce{MgCl2}?',
    answer: '−155 kJ/mol',
    distractors: [
      {
        text: '+155 kJ/mol',
        slip: 'wrong-sign',
        teaching:
          'You reversed all the signs: hydration releases more energy here than separating the lattice requires.',
        expression: '-(2493 - 1920 - 2 * 364)',
      },
      {
        text: '+209 kJ/mol',
        slip: 'ignored-coefficients',
        teaching: 'Two chloride ions are hydrated for each \\ce{Mg^2+}.',
        expression: '2493 - 1920 - 364',
      },
      {
        text: '−209 kJ/mol',
        slip: 'ignored-coefficients',
        teaching: 'You included only one chloride ion and reversed all the signs.',
        expression: '-(2493 - 1920 - 364)',
      },
    ],
    explanation: 'The lattice is separated and the ions are hydrated: +2493 − 1920 − 2 × 364 = −155 kJ/mol.',
    reference: 'OpenStax Chemistry 2e, section 11.1',
    computation: { kind: 'quantity', expression: '2493 - 1920 - 2 * 364', unit: 'kJ/mol' },
  },
  {
    id: 'general-thermochemistry-219',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-solution'],
    difficulty: 'beginner',
    text: 'When potassium nitrate dissolves in water, the solution becomes cold. What does this show?',
    answer: 'Separating its ions takes more energy than hydration releases.',
    distractors: [
      {
        text: 'Separating its ions releases more energy than hydration takes.',
        slip: 'bond-breaking-releases',
        teaching:
          'Ions that attract each other cannot be separated without energy, and hydration releases energy.',
      },
      {
        text: 'Separating its ions takes less energy than hydration releases.',
        slip: 'wrong-sign',
        teaching: 'If this were so, the excess energy would make the solution warm.',
      },
      {
        text: 'Separating its ions releases less energy than hydration takes.',
        slip: 'bond-breaking-releases',
        teaching: 'Separating ions takes energy, and hydration releases it.',
      },
    ],
    explanation:
      'A cold solution means an endothermic process: the energy needed to separate the ions is greater than the energy released when water molecules surround them.',
    reference: 'OpenStax Chemistry 2e, section 11.1',
  },
  {
    id: 'general-thermochemistry-220',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-solution'],
    difficulty: 'beginner',
    text: 'The enthalpy of hydration is −506 kJ/mol for \\ce{F-} and −364 kJ/mol for \\ce{Cl-}. What explains the difference?',
    answer: '\\ce{F-} is smaller and attracts the water dipoles more strongly.',
    distractors: [
      {
        text: '\\ce{F-} has the greater charge and attracts the water dipoles more strongly.',
        slip: 'wrong-ion-charge',
        teaching: 'Both ions have the charge −1; only their sizes differ.',
      },
      {
        text: '\\ce{F-} draws electrons out of the water molecules to fill its valence shell.',
        slip: 'atom-for-ion',
        teaching: 'The ion already has a full shell of eight electrons and accepts no more.',
      },
      {
        text: '\\ce{F-} turns the oxygen atoms of the water molecules toward itself.',
        slip: 'water-dipole-reversed',
        teaching: 'Oxygen is the negative end; an anion attracts the hydrogen atoms.',
      },
    ],
    explanation:
      'Both ions have one negative charge. The smaller \\ce{F-} comes closer to the positive ends of the water molecules, so more energy is released.',
    reference: 'OpenStax Chemistry 2e, section 11.1',
  },
  {
    id: 'general-thermochemistry-221',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-solution', 'hesss-law'],
    difficulty: 'advanced',
    text: 'When dissolved in a large amount of water, white \\ce{CuSO4} has an enthalpy of solution of −66 kJ/mol, and blue \\ce{CuSO4.5H2O} one of +12 kJ/mol. What is Δ*H* of \\ce{CuSO4(s) + 5H2O(l) -> CuSO4.5H2O(s)}?',
    answer: '−78 kJ/mol',
    distractors: [
      {
        text: '−54 kJ/mol',
        slip: 'given-values-just-added',
        teaching:
          'You added the two values; the second process runs in reverse in this cycle, so its sign must be changed.',
        expression: '(-66) + 12',
      },
      {
        text: '+54 kJ/mol',
        slip: 'too-many-equations-reversed',
        teaching: 'You reversed the first process as well, but only the second one runs in reverse here.',
        expression: '66 - 12',
      },
      {
        text: '+78 kJ/mol',
        slip: 'too-many-equations-reversed',
        teaching:
          'You reversed the first process but not the second; this is the value for the loss of the water.',
        expression: '66 + 12',
      },
    ],
    explanation:
      'Dissolve the white salt (−66 kJ/mol), then let the blue hydrate form from the same solution, the reverse of its dissolution (−12 kJ/mol): −66 − 12 = −78 kJ/mol.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
    computation: { kind: 'quantity', expression: '-66 - 12', unit: 'kJ/mol' },
  },
  {
    id: 'general-thermochemistry-222',
    topics: ['thermochemistry'],
    tests: ['hesss-law', 'fuels'],
    uses: ['enthalpy-of-combustion'],
    difficulty: 'advanced',
    text: 'Hydrogen is made from natural gas: \\ce{CH4(g) + 2H2O(l) -> CO2(g) + 4H2(g)}. Water is liquid throughout. A leaflet says: “For each mole of \\ce{CO2}, burning methane gives 890 kJ, but burning the four moles of hydrogen gives 1144 kJ.” What does the leaflet fail to mention?',
    answer: 'Making the hydrogen absorbs the difference as heat.',
    distractors: [
      {
        text: 'Making the hydrogen releases the difference as heat.',
        slip: 'wrong-cause',
        teaching:
          'If this were so, burning methane in two steps would give more heat in total than burning it directly.',
      },
      {
        text: 'Making the methane absorbs the difference as heat.',
        slip: 'given-fact-overlooked',
        teaching:
          'Methane is already present in natural gas; the heat is absorbed when hydrogen is made from it.',
      },
      {
        text: 'Making the methane releases the difference as heat.',
        slip: 'given-fact-overlooked',
        teaching: 'Methane is already present in natural gas, and its conversion to hydrogen absorbs heat.',
      },
    ],
    explanation:
      'By Hess’s law, the route through hydrogen gives no more heat than direct combustion. The first step must therefore absorb 1144 − 890 = 254 kJ, which must be supplied by burning more fuel.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
  },
];
