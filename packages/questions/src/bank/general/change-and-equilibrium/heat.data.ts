import type { WrittenQuestion } from '../../written-question.ts';

export const heatAndEnthalpyQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-thermochemistry-201',
    topics: ['thermochemistry'],
    tests: ['endothermic-and-exothermic-processes'],
    difficulty: 'beginner',
    text: 'Which two processes are both endothermic?',
    answer: 'Sublimation of iodine; splitting of \\ce{Cl2} into atoms',
    distractors: [
      {
        text: 'Sublimation of iodine; joining of \\ce{Cl} atoms to give \\ce{Cl2}',
        slip: 'bonds-as-stores',
        teaching: 'A bond gives off energy as it forms; only breaking it takes energy.',
      },
      {
        text: 'Condensation of steam; splitting of \\ce{Cl2} into atoms',
        slip: 'wrong-sign',
        teaching: 'Condensing molecules give off heat to the surroundings.',
      },
      {
        text: 'Condensation of steam; joining of \\ce{Cl} atoms to give \\ce{Cl2}',
        slip: 'wrong-sign',
        teaching: 'Both of these give off heat: they are exothermic.',
      },
    ],
    explanation:
      'Energy is taken up to pull the molecules of iodine apart and to break the bond of \\ce{Cl2}. Condensing and forming a bond give off heat.',
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
          'With no surroundings to draw on, the process takes the energy from the motion of its own particles.',
      },
      {
        text: 'The temperature rises; the energy rises as well.',
        slip: 'wrong-sign',
        teaching: 'Endothermic does not mean that it becomes warmer, and no energy can enter the vessel.',
      },
    ],
    explanation:
      'No heat passes the wall, so the total energy is constant. The energy that separates the ions comes from the motion of the particles in the vessel, whose temperature falls.',
    reference: 'OpenStax Chemistry 2e, section 5.1',
  },
  {
    id: 'general-thermochemistry-203',
    topics: ['thermochemistry'],
    tests: ['heat-and-temperature'],
    difficulty: 'beginner',
    text: 'A cup holds 0.2 kg of water at 90 °C, a bath 100 kg of water at 40 °C. Both cool to the room temperature of 20 °C. Which statement is right?',
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
        teaching: 'More heat does not mean a higher temperature: the bath has 40 °C, the cup 90 °C.',
      },
      {
        text: 'The cup is hotter; both give off equal heat.',
        slip: 'ignored-mass',
        teaching: 'The heat depends on the mass too: 0.2 × 70 against 100 × 20.',
      },
    ],
    explanation:
      'Temperature does not depend on the amount of water, but heat does: the mass times the fall in temperature is 14 kg·K for the cup and 2000 kg·K for the bath.',
    reference: 'OpenStax Chemistry 2e, section 5.1',
  },
  {
    id: 'general-thermochemistry-204',
    topics: ['thermochemistry'],
    tests: ['specific-heat-capacity'],
    uses: ['heat-and-temperature'],
    difficulty: 'intermediate',
    text: '100 g of copper at 80 °C is dropped into 100 g of water at 20 °C in an insulated cup. What final temperature is reached?',
    answer: 'Below 50 °C, as water needs more heat for each kelvin',
    distractors: [
      {
        text: 'Above 50 °C, as copper conducts heat much better',
        slip: 'reversed-trend',
        teaching: 'Conducting heat well makes the exchange quick, but does not shift the final temperature.',
      },
      {
        text: 'Exactly 50 °C, as the two masses are equal',
        slip: 'same-temperature-change-for-both',
        teaching:
          'Equal heats change copper far more than water; its specific heat capacity is about a tenth.',
      },
      {
        text: '20 °C, as copper holds hardly any heat',
        slip: 'heat-for-temperature',
        teaching: 'The copper gives off some heat, and the water becomes a little warmer.',
      },
    ],
    explanation:
      'The heat that copper gives off warms the water. As water needs about ten times as much heat for each gram and kelvin, it warms far less than copper cools: the final temperature is below 50 °C.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
  },
  {
    id: 'general-thermochemistry-205',
    topics: ['thermochemistry'],
    tests: ['heating-curve'],
    uses: ['heat-and-temperature'],
    difficulty: 'intermediate',
    text: 'Steam and hot water, both at 100 °C, touch skin of 35 °C. How many times as much heat does 1.0 g of steam give off as 1.0 g of water on cooling to liquid water at 35 °C? (heat of vaporization of water 2257 J/g, specific heat capacity 4.18 J/(g·K))',
    answer: '9.3',
    distractors: [
      {
        text: '8.3',
        slip: 'one-step-short',
        teaching: 'You counted the condensation only; the condensed water then cools to 35 °C as well.',
        expression: '(2257) / (4.18 * 65)',
      },
      {
        text: '1.0',
        slip: 'heat-for-temperature',
        teaching: 'Equal temperatures do not mean equal heat: steam condenses first.',
        expression: '(4.18 * 65) / (4.18 * 65)',
      },
      {
        text: '16',
        slip: 'final-temperature-for-change',
        teaching: 'You used 35 K for the cooling; the water cools from 100 °C to 35 °C, by 65 K.',
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
    text: 'A student burns ethanol in a small lamp below a can of water and finds −850 kJ/mol for the enthalpy of combustion; the accepted value is −1367 kJ/mol. Which of these errors can be a cause?',
    answer: 'Soot is found on the bottom of the can afterward.',
    distractors: [
      {
        text: 'The mass of ethanol burned is read too low by 10 %.',
        slip: 'wrong-sign',
        teaching:
          'The heat would be divided by too small an amount, and the value would be too large in size.',
      },
      {
        text: 'The thermometer reads each temperature 2 °C too high.',
        slip: 'value-for-change',
        teaching: 'The error drops out: only the difference between the two readings is used.',
      },
      {
        text: 'The can holds somewhat less water than was planned.',
        slip: 'evidence-that-decides-nothing',
        teaching:
          'With the true mass, less water simply warms more; with the planned mass the value comes out too large in size.',
      },
    ],
    explanation:
      'Soot is carbon that has not burned: the combustion is incomplete and gives off less heat. The other errors leave the value as it is or make it larger in size.',
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
        teaching: 'The amount is right, but the reverse reaction takes up heat.',
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
      'Reversing the equation turns the sign, and half the amount takes half the heat: +198/2 = +99 kJ.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
    computation: { kind: 'quantity', expression: '198 / 2', unit: 'kJ' },
  },
  {
    id: 'general-thermochemistry-208',
    topics: ['thermochemistry'],
    tests: ['hesss-law'],
    uses: ['enthalpy-of-reaction'],
    difficulty: 'intermediate',
    text: '\\ce{2H2(g) + O2(g) -> 2H2O(g)} has Δ*H* = −484 kJ. The vaporization of water takes 44 kJ/mol at the same temperature. What is Δ*H* when the equation is written with \\ce{H2O(l)} as its product?',
    answer: '−572 kJ',
    distractors: [
      {
        text: '−528 kJ',
        slip: 'equation-not-multiplied',
        teaching: 'The equation forms 2 mol of water, so 2 × 44 kJ are given off on condensation.',
        expression: '(-484) - 44',
      },
      {
        text: '−396 kJ',
        slip: 'wrong-sign',
        teaching: 'Condensation gives off heat, so the reaction becomes more exothermic, not less.',
        expression: '(-484) + 2 * 44',
      },
      {
        text: '−440 kJ',
        slip: 'wrong-sign',
        teaching: 'Condensation gives off heat, and 2 mol of water condense.',
        expression: '(-484) + 44',
      },
    ],
    explanation:
      'After the reaction 2 mol of water vapor condense and give off 2 × 44 = 88 kJ more: −484 − 88 = −572 kJ.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
    computation: { kind: 'quantity', expression: '-484 - 2 * 44', unit: 'kJ' },
  },
  {
    id: 'general-thermochemistry-209',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-reaction'],
    uses: ['limiting-reagent'],
    difficulty: 'advanced',
    text: 'In the thermite reaction, \\ce{2Al(s) + Fe2O3(s) -> Al2O3(s) + 2Fe(s)}, Δ*H* is −852 kJ. How much heat is given off by a mixture of 16.2 g of aluminum and 40.0 g of \\ce{Fe2O3} (159.7 g/mol)?',
    answer: '213 kJ',
    distractors: [
      {
        text: '256 kJ',
        slip: 'wrong-limiting-reagent',
        teaching:
          'Aluminum (0.600 mol) could react with 0.300 mol of \\ce{Fe2O3}, but only 0.250 mol is there.',
        expression: '16.2 / M(Al) / 2 * 852',
      },
      {
        text: '511 kJ',
        slip: 'ignored-coefficients',
        teaching: 'The equation gives off 852 kJ for two moles of aluminum, and aluminum is in excess.',
        expression: '16.2 / M(Al) * 852',
      },
      {
        text: '469 kJ',
        slip: 'given-values-just-added',
        teaching:
          'You added the heats that either reactant could give alone; the reaction ends when \\ce{Fe2O3} is used up.',
        expression: '40.0 / 159.7 * 852 + 16.2 / M(Al) / 2 * 852',
      },
    ],
    explanation:
      '40.0 g of \\ce{Fe2O3} are 0.250 mol and need 0.501 mol of aluminum; 0.600 mol is there. So \\ce{Fe2O3} limits: 0.250 mol × 852 kJ/mol = 213 kJ.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
    computation: { kind: 'quantity', expression: '40.0 / 159.7 * 852', unit: 'kJ' },
  },
  {
    id: 'general-thermochemistry-210',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-reaction'],
    difficulty: 'beginner',
    text: 'For \\ce{N2(g) + 3H2(g) -> 2NH3(g)} the standard enthalpy of reaction is −92 kJ at 25 °C. What makes this value a different one?',
    answer: 'Halving all of the coefficients',
    distractors: [
      {
        text: 'Adding a catalyst of iron',
        slip: 'catalyst-changes-enthalpy',
        teaching: 'A catalyst opens another path between the same reactants and products; Δ*H* stays.',
      },
      {
        text: 'Letting it run more slowly',
        slip: 'rate-for-enthalpy',
        teaching: 'How fast the heat is given off does not change how much it is.',
      },
      {
        text: 'Letting it pass through \\ce{N2H4}',
        slip: 'wrong-cause',
        teaching: 'The enthalpy depends on the reactants and products only, not on the steps between them.',
      },
    ],
    explanation:
      'The value belongs to the equation as it is written. With half the coefficients, for 1 mol of \\ce{NH3}, it is −46 kJ.',
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
          'Bromine is an element, but at 25 °C and 1 bar its stable state is liquid; its vaporization takes heat.',
      },
      {
        text: '\\ce{O3(g)}',
        slip: 'one-condition-only',
        teaching: 'Ozone consists of one element only, but the stable form of oxygen is \\ce{O2}.',
      },
      {
        text: '\\ce{N(g)}',
        slip: 'atoms-for-molecules',
        teaching: 'Nitrogen in its stable form is \\ce{N2}; splitting it into atoms takes much energy.',
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
    text: 'Which equation has the standard enthalpy of formation of gaseous hydrogen cyanide as its enthalpy change? C(s) is graphite.',
    answer: '\\ce{1/2H2(g) + C(s) + 1/2N2(g) -> HCN(g)}',
    distractors: [
      {
        text: '\\ce{1/2H2(g) + C(g) + 1/2N2(g) -> HCN(g)}',
        slip: 'wrong-reference',
        teaching: 'Carbon must be in its stable form, solid graphite, not in gaseous atoms.',
      },
      {
        text: '\\ce{1/2H2(g) + C(s) + 1/2N2(g) -> HCN(l)}',
        slip: 'state-symbol-confused',
        teaching: 'This forms the liquid; the value of the gas is asked for.',
      },
      {
        text: '\\ce{1/2H2(g) + C(g) + 1/2N2(g) -> HCN(l)}',
        slip: 'state-symbol-confused',
        teaching: 'Carbon has to be the solid, (s), and the compound the gas, (g).',
      },
    ],
    explanation:
      'Formation means: one mole of the compound, from the elements in their stable forms, \\ce{H2} gas, solid carbon (graphite) and \\ce{N2} gas.',
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
          'You subtracted the wrong way round: the elements burn, and propane is formed by the reverse of its combustion.',
        expression: '-(3 * (-394) + 4 * (-286) + 2220)',
      },
      {
        text: '+1540 kJ/mol',
        slip: 'ignored-coefficients',
        teaching: 'Three moles of carbon and four moles of hydrogen take part.',
        expression: '(-394) + (-286) + 2220',
      },
      {
        text: '−1540 kJ/mol',
        slip: 'ignored-coefficients',
        teaching: 'The coefficients 3 and 4 are missing, and the subtraction is the wrong way round.',
        expression: '-2220 + 394 + 286',
      },
    ],
    explanation:
      'Burn the elements and reverse the combustion of propane: 3 × (−394) + 4 × (−286) − (−2220) = −106 kJ/mol.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
    computation: { kind: 'quantity', expression: '3 * (-394) + 4 * (-286) + 2220', unit: 'kJ/mol' },
  },
  {
    id: 'general-thermochemistry-214',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-combustion'],
    difficulty: 'beginner',
    text: 'The standard enthalpy of combustion of methane at 25 °C is −890 kJ/mol. To which equation does it belong?',
    answer: '\\ce{CH4(g) + 2O2(g) -> CO2(g) + 2H2O(l)}',
    distractors: [
      {
        text: '\\ce{CH4(g) + 2O2(g) -> CO2(g) + 2H2O(g)}',
        slip: 'one-condition-only',
        teaching: 'In the standard state at 25 °C water is liquid; with vapor less heat is given off.',
      },
      {
        text: '\\ce{2CH4(g) + 3O2(g) -> 2CO(g) + 4H2O(l)}',
        slip: 'one-condition-only',
        teaching: 'The combustion must be complete, to \\ce{CO2}, and of one mole of methane.',
      },
      {
        text: '\\ce{2CH4(g) + 4O2(g) -> 2CO2(g) + 4H2O(l)}',
        slip: 'equation-for-one-mole',
        teaching: 'The value is for one mole of methane; this equation gives off twice as much.',
      },
    ],
    explanation:
      'The enthalpy of combustion is for one mole of the fuel that burns completely, with all substances in their standard states: water as a liquid.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
  },
  {
    id: 'general-thermochemistry-215',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-combustion'],
    uses: ['bond-enthalpies'],
    difficulty: 'intermediate',
    text: 'The enthalpies of combustion of ethanol, propan-1-ol and butan-1-ol are −1367, −2021 and −2676 kJ/mol. Why does each alcohol differ from the one before it by nearly the same value?',
    answer: 'Each molecule has one more \\ce{CH2} group that burns.',
    distractors: [
      {
        text: 'Each alcohol gives the same heat for each gram of it.',
        slip: 'one-property-decides',
        teaching: 'Then the values would stand in the ratio of the molar masses, 46 : 60 : 74; they do not.',
      },
      {
        text: 'Each liquid is held together by one hydrogen bond more.',
        slip: 'bond-for-intermolecular',
        teaching:
          'Each molecule has one OH group, and forces between molecules are far weaker than 650 kJ/mol.',
      },
      {
        text: 'Each molecule has one O–H bond more to be broken.',
        slip: 'bonds-as-stores',
        teaching: 'Each of these alcohols has one O–H group; and breaking bonds would take up energy.',
      },
    ],
    explanation:
      'From one alcohol to the next a \\ce{CH2} group is added. Its bonds are replaced by the same bonds in \\ce{CO2} and \\ce{H2O} each time, with nearly the same release of heat.',
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
        teaching: 'Breaking the bond of \\ce{Cl2} takes energy.',
      },
      {
        text: '\\ce{NaCl(s) -> Na+(g) + Cl-(g)}',
        slip: 'wrong-sign',
        teaching: 'Separating the ions of a crystal takes energy.',
      },
      {
        text: '\\ce{Na(g) -> Na+(g) + e-}',
        slip: 'octet-rule-as-law',
        teaching: 'Even where a noble gas configuration results, taking away an electron costs energy.',
      },
    ],
    explanation:
      'A chlorine atom attracts an extra electron, and energy is given off (−349 kJ/mol). The other three steps take up energy.',
    reference: 'OpenStax Chemistry 2e, section 7.5',
  },
  {
    id: 'general-thermochemistry-217',
    topics: ['thermochemistry'],
    tests: ['born-haber-cycle'],
    uses: ['electron-affinity'],
    difficulty: 'beginner',
    text: 'In the Born–Haber cycle of calcium oxide the step \\ce{O(g) + 2e- -> O^2-(g)} is strongly endothermic, although the first electron affinity of oxygen is exothermic. Why?',
    answer: 'The second electron is repelled by the ion \\ce{O-}.',
    distractors: [
      {
        text: 'The second electron must enter a new shell.',
        slip: 'wrong-cause',
        teaching: 'Both electrons enter 2p orbitals; \\ce{O^2-} has the configuration of neon.',
      },
      {
        text: 'The bond of \\ce{O2} must first be broken.',
        slip: 'bond-breaking-releases',
        teaching:
          'In this step the oxygen is already atomic; the bond is broken in another step of the cycle.',
      },
      {
        text: 'The two electrons must be torn from calcium.',
        slip: 'wrong-cause',
        teaching: 'The energy for this is in another step, the ionization of calcium.',
      },
    ],
    explanation:
      'The ion \\ce{O-} is negative and repels another electron. Forcing it on takes more energy than the first electron gives off.',
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
        teaching: 'You turned all signs around: hydration gives off more energy here than the lattice takes.',
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
        teaching: 'You counted one chloride ion only, and all signs are turned around.',
        expression: '-(2493 - 1920 - 364)',
      },
    ],
    explanation:
      'The lattice is taken apart and the ions are hydrated: +2493 − 1920 − 2 × 364 = −155 kJ/mol.',
    reference: 'OpenStax Chemistry 2e, section 11.1',
    computation: { kind: 'quantity', expression: '2493 - 1920 - 2 * 364', unit: 'kJ/mol' },
  },
  {
    id: 'general-thermochemistry-219',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-solution'],
    difficulty: 'beginner',
    text: 'Potassium nitrate dissolves in water, and the solution becomes cold. What does this show?',
    answer: 'Separating its ions takes more energy than hydration gives off.',
    distractors: [
      {
        text: 'Separating its ions gives off more energy than hydration takes.',
        slip: 'bond-breaking-releases',
        teaching:
          'Ions that attract each other cannot be separated without energy, and hydration gives off energy.',
      },
      {
        text: 'Separating its ions takes less energy than hydration gives off.',
        slip: 'wrong-sign',
        teaching: 'Then energy would be left over, and the solution would become warm.',
      },
      {
        text: 'Separating its ions gives off less energy than hydration takes.',
        slip: 'bond-breaking-releases',
        teaching: 'Separating ions takes energy, and hydration gives it off.',
      },
    ],
    explanation:
      'A cold solution means an endothermic process: the energy needed to separate the ions is greater than the energy given off when water molecules surround them.',
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
        teaching: 'The ion already has a full shell of eight electrons and takes no more.',
      },
      {
        text: '\\ce{F-} turns the oxygen atoms of the water molecules toward itself.',
        slip: 'water-dipole-reversed',
        teaching: 'Oxygen is the negative end; an anion attracts the hydrogen atoms.',
      },
    ],
    explanation:
      'Both ions have one negative charge. The smaller \\ce{F-} comes closer to the positive ends of the water molecules, so more energy is given off.',
    reference: 'OpenStax Chemistry 2e, section 11.1',
  },
  {
    id: 'general-thermochemistry-221',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-solution', 'hesss-law'],
    difficulty: 'advanced',
    text: 'Dissolved in much water, white \\ce{CuSO4} has an enthalpy of solution of −66 kJ/mol and blue \\ce{CuSO4*5H2O} one of +12 kJ/mol. What is Δ*H* of \\ce{CuSO4(s) + 5H2O(l) -> CuSO4*5H2O(s)}?',
    answer: '−78 kJ/mol',
    distractors: [
      {
        text: '−54 kJ/mol',
        slip: 'given-values-just-added',
        teaching:
          'You added the two values; the second process runs backward in this cycle, so its sign turns.',
        expression: '(-66) + 12',
      },
      {
        text: '+54 kJ/mol',
        slip: 'too-many-equations-reversed',
        teaching: 'You turned the first process around as well; only the second one runs backward here.',
        expression: '66 - 12',
      },
      {
        text: '+78 kJ/mol',
        slip: 'too-many-equations-reversed',
        teaching:
          'You turned the first process around and kept the second; this is the value for the loss of the water.',
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
    text: 'Hydrogen is made from natural gas: \\ce{CH4(g) + 2H2O(l) -> CO2(g) + 4H2(g)}. Water is liquid in all equations here. A leaflet says: “For each mole of \\ce{CO2}, burning methane gives 890 kJ, but burning the four moles of hydrogen gives 1144 kJ.” What does the leaflet leave out?',
    answer: 'Making the hydrogen takes up the difference as heat.',
    distractors: [
      {
        text: 'Making the hydrogen gives off the difference as heat.',
        slip: 'wrong-cause',
        teaching: 'Then burning methane in two steps would give more heat in total than burning it directly.',
      },
      {
        text: 'Making the methane takes up the difference as heat.',
        slip: 'given-fact-overlooked',
        teaching: 'Methane is in natural gas already; the heat is taken up where hydrogen is made from it.',
      },
      {
        text: 'Making the methane gives off the difference as heat.',
        slip: 'given-fact-overlooked',
        teaching: 'Methane is in natural gas already, and its reaction to hydrogen takes heat up.',
      },
    ],
    explanation:
      'By Hess’s law the way over hydrogen gives no more heat than direct combustion. So the first step must take up 1144 − 890 = 254 kJ, for which more fuel is burned.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
  },
];
