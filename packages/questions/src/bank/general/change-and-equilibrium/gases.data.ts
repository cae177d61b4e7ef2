import type { WrittenQuestion } from '../../written-question.ts';

export const gasLawQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-gas-laws-201',
    topics: ['gas-laws'],
    tests: ['combined-gas-law'],
    difficulty: 'beginner',
    text: 'A weather balloon with a fixed amount of helium rises until the pressure is one quarter, and the absolute temperature three quarters, of the values on the ground. What is the ratio of its volume now to its volume on the ground (ideal gas)?',
    answer: '3.0',
    distractors: [
      {
        text: '5.3',
        slip: 'inverted-ratio',
        teaching:
          'You inverted the temperature factor: a colder gas takes up less space, so the factor is 3/4.',
        expression: '4 / 3 * 4',
      },
      {
        text: '0.33',
        slip: 'inverted-ratio',
        teaching: 'Both factors are inverted; a lower pressure lets the balloon expand.',
        expression: '1 / 4 * 4 / 3',
      },
      {
        text: '0.19',
        slip: 'inverted-ratio',
        teaching: 'You inverted the pressure factor: a quarter of the pressure means four times the volume.',
        expression: '1 / 4 * 3 / 4',
      },
    ],
    explanation:
      'From *P*_{1}*V*_{1}/*T*_{1} = *P*_{2}*V*_{2}/*T*_{2} the volume changes by (*P*_{1}/*P*_{2}) × (*T*_{2}/*T*_{1}) = 4 × 3/4 = 3.0.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
    computation: { kind: 'quantity', expression: '4 * 3 / 4', unit: '' },
  },
  {
    id: 'general-gas-laws-202',
    topics: ['gas-laws'],
    tests: ['combined-gas-law'],
    difficulty: 'intermediate',
    text: 'A sample of gas occupies 600 mL at 27 °C and 0.80 atm. To what temperature must it be brought to occupy 400 mL at 1.40 atm?',
    answer: '77 °C',
    distractors: [
      {
        text: '32 °C',
        slip: 'celsius-for-kelvin',
        teaching: 'You multiplied 27 °C itself, but the factor applies to the absolute temperature, 300 K.',
        expression: '27 * 1.40 * 400 / (0.80 * 600)',
      },
      {
        text: '−16 °C',
        slip: 'inverted-ratio',
        teaching:
          'Both ratios are inverted: the product of pressure and volume increases, so the temperature must increase too.',
        expression: '300.15 / 1.40 / 400 * (0.80 * 600) - 273.15',
      },
      {
        text: '515 °C',
        slip: 'inverted-ratio',
        teaching: 'You inverted the ratio of the volumes; the volume falls, so its factor is 400/600.',
        expression: '300.15 * 1.40 * 600 / (0.80 * 400) - 273.15',
      },
    ],
    explanation:
      '*T*_{2} = *T*_{1} × (*P*_{2}*V*_{2})/(*P*_{1}*V*_{1}) = 300 K × (1.40 × 400)/(0.80 × 600) = 350 K, which is 77 °C.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
    computation: { kind: 'quantity', expression: '300.15 * 1.40 * 400 / (0.80 * 600) - 273.15', unit: '°C' },
  },
  {
    id: 'general-gas-laws-203',
    topics: ['gas-laws'],
    tests: ['combined-gas-law'],
    uses: ['gas-density-and-molar-mass'],
    difficulty: 'intermediate',
    text: 'A cylinder with a movable piston holds a fixed amount of an ideal gas. Its pressure and its absolute temperature are both doubled. How do its volume and its density compare with the original values?',
    answer: 'The same volume and the same density',
    distractors: [
      {
        text: 'Four times the volume and one quarter of the density',
        slip: 'multiplied-for-divided',
        teaching:
          'You assumed that the higher pressure expands the gas, but higher pressure compresses a gas.',
      },
      {
        text: 'One half of the volume and twice the density',
        slip: 'ignored-temperature-change',
        teaching: 'This is the effect of the pressure alone; the doubled temperature cancels it.',
      },
      {
        text: 'Twice the volume and one half of the density',
        slip: 'one-condition-only',
        teaching: 'This is the effect of the temperature alone; the doubled pressure cancels it.',
      },
    ],
    explanation:
      '*V* is proportional to *T*/*P*. Doubling both leaves this ratio unchanged; with the same mass in the same volume, the density is unchanged too.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
  },
  {
    id: 'general-gas-laws-204',
    topics: ['gas-laws'],
    tests: ['combined-gas-law'],
    uses: ['partial-pressures'],
    difficulty: 'advanced',
    text: 'Hydrogen is collected over water: the moist gas occupies 250 mL at 24 °C and a total pressure of 748 torr. The vapor pressure of water at 24 °C is 22 torr. What volume does the dry hydrogen occupy at 0 °C and 760 torr?',
    answer: '220 mL',
    distractors: [
      {
        text: '226 mL',
        slip: 'ignored-water-vapour',
        teaching:
          'You used the total pressure, but 22 torr of it is due to water vapor, which is absent from the dry gas.',
        expression: '250 * (748) / 760 * 273.15 / 297.15',
      },
      {
        text: '260 mL',
        slip: 'inverted-ratio',
        teaching: 'You inverted the temperature factor: cooling makes the volume smaller.',
        expression: '250 * (748 - 22) / 760 / 273.15 * 297.15',
      },
      {
        text: '268 mL',
        slip: 'ignored-water-vapour',
        teaching:
          'You used the total pressure, and you inverted the temperature factor, so that cooling made the volume larger.',
        expression: '250 * 748 / 760 * 297.15 / 273.15',
      },
    ],
    explanation:
      'The partial pressure of hydrogen is 748 − 22 = 726 torr. *V* = 250 mL × (726/760) × (273 K/297 K) = 220 mL.',
    reference: 'OpenStax Chemistry 2e, section 9.3',
    computation: { kind: 'quantity', expression: '250 * (748 - 22) / 760 * 273.15 / 297.15', unit: 'mL' },
  },
  {
    id: 'general-gas-laws-205',
    topics: ['gas-laws'],
    tests: ['charless-law'],
    difficulty: 'intermediate',
    text: 'The envelope of a hot-air balloon is open at the bottom and keeps its volume. Its air is heated from 290 K to 348 K at constant pressure. What fraction of the air flows out?',
    answer: '0.17',
    distractors: [
      {
        text: '0.20',
        slip: 'wrong-reference',
        teaching:
          'The air would expand by 0.20 of its initial volume; the part that flows out must be compared with the whole expanded volume.',
        expression: '1 / 290 * 348 - 1',
      },
      {
        text: '0.83',
        slip: 'answered-another-quantity',
        teaching: 'This is the fraction that stays inside the envelope.',
        expression: '290 / 348',
      },
      {
        text: '0.77',
        slip: 'celsius-for-kelvin',
        teaching: 'You used the ratio of 17 °C to 75 °C, but Charles’s law applies to absolute temperatures.',
        expression: '1 - 17 / 75',
      },
    ],
    explanation:
      'By Charles’s law the air would occupy 348/290 = 1.20 times the volume. The envelope contains 1/1.20 = 0.83 of it, so 0.17 flows out.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
    computation: { kind: 'quantity', expression: '1 - 290 / 348', unit: '' },
  },
  {
    id: 'general-gas-laws-206',
    topics: ['gas-laws'],
    tests: ['gay-lussacs-law'],
    difficulty: 'beginner',
    text: 'A spray can is labeled “Do not throw into a fire, even when empty.” What is the danger in an empty can, which still contains gas at 1 atm?',
    answer: 'The pressure of the gas rises with its absolute temperature.',
    distractors: [
      {
        text: 'The volume of the gas rises with its absolute temperature.',
        slip: 'law-of-other-variables',
        teaching: 'The rigid can keeps the volume constant until the can bursts.',
      },
      {
        text: 'The density of the gas rises with its absolute temperature.',
        slip: 'unchanged-taken-as-changed',
        teaching: 'In a closed, rigid can the mass and volume stay the same, and so does the density.',
      },
      {
        text: 'The amount of the gas rises with its absolute temperature.',
        slip: 'unchanged-taken-as-changed',
        teaching: 'No gas enters or forms in the closed can; its molecules move faster.',
      },
    ],
    explanation:
      'In a rigid can the volume and amount are constant, so the pressure is proportional to the absolute temperature. In a fire the pressure can become several times as high, and the can bursts.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
  },
  {
    id: 'general-gas-laws-207',
    topics: ['gas-laws'],
    tests: ['gay-lussacs-law'],
    difficulty: 'advanced',
    text: 'A tire gauge shows the pressure above that of the outside air (1.00 atm). At 7 °C it reads 2.20 atm. What does it read at 47 °C, if the volume of the tire stays the same?',
    answer: '2.66 atm',
    distractors: [
      {
        text: '2.51 atm',
        slip: 'wrong-reference',
        teaching: 'You multiplied the gauge reading, but the law applies to the total pressure, 3.20 atm.',
        expression: '(2.20) * 320.15 / 280.15',
      },
      {
        text: '3.66 atm',
        slip: 'one-step-short',
        teaching: 'This is the total pressure in the tire; the gauge shows 1.00 atm less.',
        expression: '(2.20 + 1.00) * 320.15 / 280.15',
      },
      {
        text: '1.80 atm',
        slip: 'inverted-ratio',
        teaching: 'You inverted the ratio of the temperatures; the pressure must rise.',
        expression: '(2.20 + 1.00) / 320.15 * 280.15 - 1.00',
      },
    ],
    explanation:
      'The total pressure is 2.20 + 1.00 = 3.20 atm. It rises to 3.20 × 320/280 = 3.66 atm, so the gauge reads 2.66 atm.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
    computation: { kind: 'quantity', expression: '(2.20 + 1.00) * 320.15 / 280.15 - 1.00', unit: 'atm' },
  },
  {
    id: 'general-gas-laws-208',
    topics: ['gas-laws'],
    tests: ['avogadros-law', 'gas-stoichiometry'],
    difficulty: 'intermediate',
    text: 'A sample of 10 mL of a gaseous hydrocarbon burns completely in excess oxygen and gives 30 mL of \\ce{CO2} and 40 mL of steam, all at the same temperature and pressure. What is the formula of the hydrocarbon?',
    answer: '\\ce{C3H8}',
    distractors: [
      {
        text: '\\ce{C3H4}',
        slip: 'forgot-subscript',
        teaching: 'Four molecules of water contain eight hydrogen atoms, two in each.',
      },
      {
        text: '\\ce{C4H6}',
        slip: 'exchanged-values',
        teaching:
          'You interchanged the two volumes: the carbon is in the \\ce{CO2}, of which there are three volumes.',
      },
      {
        text: '\\ce{C4H3}',
        slip: 'exchanged-values',
        teaching: 'You interchanged the two volumes, and each molecule of water contains two hydrogen atoms.',
      },
    ],
    explanation:
      'Equal volumes contain equal numbers of molecules. One hydrocarbon molecule therefore gives three molecules of \\ce{CO2} and four of \\ce{H2O}: 3 C and 4 × 2 = 8 H, \\ce{C3H8}.',
    reference: 'OpenStax Chemistry 2e, section 9.3',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{C3H8}': 'sqrt((3-30/10)^2+(8-2*40/10)^2)',
        '\\ce{C3H4}': 'sqrt((3-30/10)^2+(4-2*40/10)^2)',
        '\\ce{C4H6}': 'sqrt((4-30/10)^2+(6-2*40/10)^2)',
        '\\ce{C4H3}': 'sqrt((4-30/10)^2+(3-2*40/10)^2)',
      },
      pick: 'least',
      quantity: 'difference between the atoms of the formula and those of the products',
    },
  },
  {
    id: 'general-gas-laws-209',
    topics: ['gas-laws'],
    tests: ['avogadros-law'],
    difficulty: 'advanced',
    text: 'One liter of hydrogen and one liter of chlorine give two liters of hydrogen chloride, all measured at the same temperature and pressure. From this result and his law alone, what could Avogadro conclude?',
    answer: 'A hydrogen molecule splits into two equal parts in this reaction.',
    distractors: [
      {
        text: 'A hydrogen molecule is one single atom that cannot be split.',
        slip: 'atoms-for-molecules',
        teaching:
          'If this were so, one liter of hydrogen could give no more than one liter of hydrogen chloride.',
      },
      {
        text: 'A hydrogen chloride molecule takes up twice the space of a hydrogen molecule.',
        slip: 'one-property-decides',
        teaching:
          'By his law, two liters contain twice as many molecules as one liter; it does not mean that the molecules are larger.',
      },
      {
        text: 'A hydrogen chloride molecule contains two atoms of hydrogen.',
        slip: 'formula-atoms-miscounted',
        teaching:
          'Each molecule of hydrogen chloride contains half a molecule of hydrogen, but the law alone does not show how many atoms that is.',
      },
    ],
    explanation:
      'Two liters contain twice as many molecules as one liter. Each of these molecules contains some hydrogen, so each hydrogen molecule must have split into two equal parts.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
  },
  {
    id: 'general-gas-laws-210',
    topics: ['gas-laws'],
    tests: ['gas-density-and-molar-mass'],
    uses: ['avogadros-law'],
    difficulty: 'intermediate',
    text: 'The mass of an evacuated flask increases by 1.20 g when it is filled with oxygen, and by 2.63 g when it is filled instead with gas X at the same temperature and pressure. What is the molar mass of X?',
    answer: '70.1 g/mol',
    distractors: [
      {
        text: '35.1 g/mol',
        slip: 'diatomic-mass-for-atoms',
        teaching: 'You used 16.00 g/mol for oxygen, but its molecules are \\ce{O2}.',
        expression: 'M(O) * 2.63 / 1.20',
      },
      {
        text: '14.6 g/mol',
        slip: 'inverted-ratio',
        teaching: 'X is the denser gas, so its molar mass must be greater than that of oxygen.',
        expression: 'M(O2) / 2.63 * 1.20',
      },
      {
        text: '7.30 g/mol',
        slip: 'inverted-ratio',
        teaching:
          'You inverted the ratio of the masses and used 16.00 g/mol for oxygen, whose molecules are \\ce{O2}.',
        expression: 'M(O) * 1.20 / 2.63',
      },
    ],
    explanation:
      'The flask contains the same amount of either gas, so the molar masses are in the ratio of the masses: 32.00 g/mol × 2.63/1.20 = 70.1 g/mol.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
    computation: { kind: 'quantity', expression: 'M(O2) * 2.63 / 1.20', unit: 'g/mol' },
  },
  {
    id: 'general-gas-laws-211',
    topics: ['gas-laws'],
    tests: ['gas-density-and-molar-mass'],
    difficulty: 'beginner',
    text: 'A very thin balloon is filled with a gas at the temperature and pressure of the surrounding air. Which gas makes the balloon sink, even if the mass of its skin is negligible?',
    answer: '\\ce{C3H8}',
    distractors: [
      {
        text: '\\ce{CH4}',
        slip: 'reversed-trend',
        teaching: 'At 16 g/mol it is less dense than air (29 g/mol on average), so the balloon rises.',
      },
      {
        text: '\\ce{Ne}',
        slip: 'atoms-for-molecules',
        teaching:
          'A neon atom is heavier than a nitrogen atom, but air consists of molecules; at 20 g/mol neon is less dense than air.',
      },
      {
        text: '\\ce{NH3}',
        slip: 'reversed-trend',
        teaching: 'At 17 g/mol it is less dense than air (29 g/mol on average), so the balloon rises.',
      },
    ],
    explanation:
      'At equal temperature and pressure, density is proportional to molar mass. The average for air is 29 g/mol; only propane, with 44 g/mol, is denser.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{C3H8}': 'M(C3H8) * 1',
        '\\ce{CH4}': 'M(CH4) * 1',
        '\\ce{Ne}': 'M(Ne) * 1',
        '\\ce{NH3}': 'M(NH3) * 1',
      },
      pick: 'greatest',
      quantity: 'molar mass in g/mol',
    },
  },
  {
    id: 'general-gas-laws-212',
    topics: ['gas-laws'],
    tests: ['gas-density-and-molar-mass'],
    difficulty: 'intermediate',
    text: 'In which of these states does nitrogen, treated as an ideal gas, have the greatest density?',
    answer: '1.5 atm and 200 K',
    distractors: [
      {
        text: '3.0 atm and 500 K',
        slip: 'one-condition-only',
        teaching: 'The pressure is the highest, but so is the temperature, which makes the gas expand.',
      },
      {
        text: '1.0 atm and 160 K',
        slip: 'one-condition-only',
        teaching: 'The temperature is the lowest, but so is the pressure.',
      },
      {
        text: '2.0 atm and 300 K',
        slip: 'difference-for-ratio',
        teaching:
          'The ratio *P*/*T* is decisive: here it is 2.0/300 = 0.0067 atm/K, which is less than 1.5/200 = 0.0075 atm/K.',
      },
    ],
    explanation:
      'The density is *PM*/(*RT*), so it is proportional to *P*/*T*. In atm/K this ratio is 0.0075, 0.0060, 0.0063 and 0.0067; the greatest value is that at 1.5 atm and 200 K.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
    computation: {
      kind: 'option-extreme',
      values: {
        '1.5 atm and 200 K': '1.5/200',
        '3.0 atm and 500 K': '3.0/500',
        '1.0 atm and 160 K': '1.0/160',
        '2.0 atm and 300 K': '2.0/300',
      },
      pick: 'greatest',
      quantity: 'pressure over temperature',
    },
  },
  {
    id: 'general-gas-laws-213',
    topics: ['gas-laws'],
    tests: ['gas-density-and-molar-mass'],
    difficulty: 'advanced',
    text: 'A volatile liquid boils away in a flask with a pinhole, in a bath of boiling water, until its vapor fills the flask. The outside of the flask is dried, and the flask is cooled and weighed; the molar mass is calculated from *m*, *P*, *V* and *T*. A student removes the flask while some drops of liquid are still boiling inside. How does this affect the calculated molar mass?',
    answer: 'It is too high because more than the vapor is weighed.',
    distractors: [
      {
        text: 'It is too low because less than the vapor is weighed.',
        slip: 'wrong-sign',
        teaching:
          'While the liquid boils, its vapor drives out the air and fills the flask; the drops are additional mass.',
      },
      {
        text: 'It is too low because the vapor is below atmospheric pressure.',
        slip: 'wrong-cause',
        teaching: 'The pinhole keeps the pressure of the vapor equal to that of the air.',
      },
      {
        text: 'It is correct because all of the vapor condenses before weighing.',
        slip: 'ignored-mass',
        teaching: 'The vapor condenses in any case; the error comes from the liquid that never became vapor.',
      },
    ],
    explanation:
      '*M* = *mRT*/(*PV*). The drops add to *m*, but *P*, *V* and *T* of the vapor are correct, so the result is too high.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
  },
  {
    id: 'general-gas-laws-214',
    topics: ['gas-laws'],
    tests: ['ideal-gas-law'],
    uses: ['the-mole'],
    difficulty: 'beginner',
    text: 'Two identical rigid flasks at the same temperature contain 4.0 g of helium and 4.0 g of hydrogen, respectively. How do the pressures compare (ideal gases)?',
    answer: 'The pressure is twice as high in the hydrogen flask.',
    distractors: [
      {
        text: 'The pressure is twice as high in the helium flask.',
        slip: 'inverted-ratio',
        teaching:
          'Equal masses contain more molecules of the gas with the smaller molar mass, and the pressure is proportional to the number of molecules.',
      },
      {
        text: 'The pressure is four times as high in the helium flask.',
        slip: 'inverted-ratio',
        teaching:
          'Equal masses contain more molecules of the gas with the smaller molar mass, and it is molecules that matter, not atoms.',
      },
      {
        text: 'The pressure is four times as high in the hydrogen flask.',
        slip: 'atoms-for-molecules',
        teaching: 'You counted hydrogen atoms; the particles of the gas are molecules, \\ce{H2}.',
      },
    ],
    explanation:
      '*P* = *nRT*/*V*, so only the amounts matter: 4.0 g is 1.0 mol of \\ce{He} or 2.0 mol of \\ce{H2}. The pressure of hydrogen is twice as high.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
  },
  {
    id: 'general-gas-laws-215',
    topics: ['gas-laws'],
    tests: ['gas-stoichiometry'],
    uses: ['ideal-gas-law'],
    difficulty: 'advanced',
    text: 'Sodium azide inflates an air bag: \\ce{2NaN3(s) -> 2Na(s) + 3N2(g)}. What mass of \\ce{NaN3} (65.01 g/mol) fills a bag of 60.0 L at 27 °C and 1.30 atm with nitrogen? (*R* = 0.08206 L·atm/(mol·K))',
    answer: '137 g',
    distractors: [
      {
        text: '116 g',
        slip: 'molar-volume-everywhere',
        teaching: 'You divided by 22.4 L/mol, but here the gas is at 27 °C and 1.30 atm.',
        expression: '60.0 / 22.4 * 2 / 3 * 65.01',
      },
      {
        text: '309 g',
        slip: 'inverted-ratio',
        teaching: 'You inverted the mole ratio: 3 mol of \\ce{N2} come from 2 mol of \\ce{NaN3}.',
        expression: '1.30 * 60.0 / (0.08206 * 300.15) * 3 / 2 * 65.01',
      },
      {
        text: '261 g',
        slip: 'molar-volume-everywhere',
        teaching:
          'You divided by 22.4 L/mol, which does not apply at 27 °C and 1.30 atm, and you inverted the mole ratio.',
        expression: '60.0 / 22.4 * 3 / 2 * 65.01',
      },
    ],
    explanation:
      '*n*(\\ce{N2}) = 1.30 × 60.0/(0.08206 × 300.15) = 3.17 mol. This requires 3.17 × 2/3 = 2.11 mol of \\ce{NaN3}, or 2.11 × 65.01 = 137 g.',
    reference: 'OpenStax Chemistry 2e, section 9.3',
    computation: {
      kind: 'quantity',
      expression: '1.30 * 60.0 / (0.08206 * 300.15) * 2 / 3 * 65.01',
      unit: 'g',
    },
  },
];
