import type { WrittenQuestion } from '../../written-question.ts';

/** Purity, multiple proportions, gases in SI units and at room conditions, grams per liter, mass that leaves as a gas. */
export const amountsAndProportionsAskedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-empirical-formulas-870',
    topics: ['empirical-formulas'],
    tests: ['percent-composition'],
    difficulty: 'intermediate',
    text: 'Pure sodium chloride contains 60.7% chlorine by mass. A sample labeled as sodium chloride is found to contain 58.9% chlorine. Which impurity could explain this result? (molar masses in g/mol: Li 6.94, Na 22.99, Mg 24.31, Cl 35.45, K 39.10, Ca 40.08)',
    answer: '\\ce{KCl}',
    distractors: [
      {
        text: '\\ce{LiCl}',
        slip: 'reversed-trend',
        teaching:
          'Lithium is lighter than sodium, so \\ce{LiCl} is 83.6% chlorine and would raise the percentage.',
      },
      {
        text: '\\ce{MgCl2}',
        slip: 'forgot-subscript',
        teaching:
          'With two chlorine atoms for each magnesium atom, \\ce{MgCl2} is 74.5% chlorine and would raise the percentage.',
      },
      {
        text: '\\ce{CaCl2}',
        slip: 'one-property-decides',
        teaching:
          'Calcium is heavier than sodium, but \\ce{CaCl2} has two chlorine atoms and is 63.9% chlorine, more than \\ce{NaCl}.',
      },
    ],
    explanation:
      'An impurity that lowers the percentage must itself contain less than 60.7% chlorine. Of the four compounds, only \\ce{KCl} does: 35.45/74.55 = 47.6%.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
  },
  {
    id: 'general-empirical-formulas-871',
    topics: ['empirical-formulas'],
    tests: ['percent-composition'],
    difficulty: 'intermediate',
    text: 'An iron ore consists of \\ce{Fe2O3} (159.7 g/mol) and rock that contains no iron. Analysis shows that the ore is 46.0% iron (55.85 g/mol) by mass. What is the mass percentage of \\ce{Fe2O3} in the ore?',
    answer: '65.8%',
    distractors: [
      {
        text: '32.2%',
        slip: 'multiplied-for-divided',
        teaching:
          'Pure \\ce{Fe2O3} is 69.9% iron, and 46.0% has to be divided by this fraction; here it was multiplied by it.',
        expression: '46.0 * (2 * 55.85 / 159.7)',
      },
      {
        text: '59.2%',
        slip: 'wrong-substance-data',
        teaching: 'This result uses the iron content of \\ce{FeO}, 77.7%, instead of that of \\ce{Fe2O3}.',
        expression: '46.0 / (55.85 / (55.85 + 16.00))',
      },
      {
        text: '76.1%',
        slip: 'difference-for-ratio',
        teaching:
          'The difference between 69.9% and 46.0% is not the percentage of rock; 46.0 has to be divided by 69.9.',
        expression: '100 - (100 * 2 * 55.85 / 159.7 - 46.0)',
      },
    ],
    explanation:
      'Pure \\ce{Fe2O3} is 2 × 55.85/159.7 = 69.9% iron. The ore is only 46.0% iron, so the fraction of \\ce{Fe2O3} is 46.0/69.9, which is 65.8%.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
    computation: { kind: 'quantity', expression: '46.0 / (2 * 55.85 / 159.7)', unit: '%' },
  },
  {
    id: 'general-empirical-formulas-872',
    topics: ['empirical-formulas'],
    tests: ['percent-composition'],
    difficulty: 'beginner',
    text: 'Which result for nitrogen and oxygen illustrates the law of multiple proportions?',
    answer: 'Two oxides contain 1.14 g and 2.28 g of oxygen, respectively, per gram of nitrogen.',
    distractors: [
      {
        text: 'Two different samples of an oxide each contain 1.14 g of oxygen per gram of nitrogen.',
        slip: 'other-principle',
        teaching:
          'A fixed mass ratio in one compound illustrates the law of definite proportions; multiple proportions compares two compounds.',
      },
      {
        text: 'When 1.14 g of oxygen and 1.00 g of nitrogen combine, 2.14 g of an oxide forms.',
        slip: 'law-of-other-variables',
        teaching:
          'The masses 1.14 g and 1.00 g add up to 2.14 g, which illustrates the conservation of mass in one reaction.',
      },
      {
        text: 'When 1.00 L of oxygen and 1.00 L of nitrogen combine, 2.00 L of an oxide forms.',
        slip: 'same-word-other-meaning',
        teaching:
          'Simple ratios of gas volumes illustrate the law of combining volumes; multiple proportions is about masses.',
      },
    ],
    explanation:
      'The law compares two compounds of the same elements: for a fixed mass of one element, the masses of the other are in a ratio of small whole numbers. The two oxides contain 1.14 g and 2.28 g of oxygen, respectively, per gram of nitrogen, a ratio of 1 : 2.',
    reference: 'OpenStax Chemistry 2e, section 2.1',
  },
  {
    id: 'general-empirical-formulas-873',
    topics: ['empirical-formulas'],
    tests: ['percent-composition'],
    difficulty: 'intermediate',
    text: 'Copper oxide X is 79.9% copper by mass, and copper oxide Y is 88.8% copper by mass. Which comparison illustrates the law of multiple proportions?',
    answer: 'Per gram of oxygen, Y contains twice as much copper as X.',
    distractors: [
      {
        text: 'Per gram of copper, Y contains twice as much oxygen as X.',
        slip: 'inverted-ratio',
        teaching:
          'Oxide Y contains less oxygen per gram of copper, 0.126 g compared with 0.252 g in oxide X.',
      },
      {
        text: 'Per gram of oxide, Y contains 1.1 times as much copper as X.',
        slip: 'wrong-reference',
        teaching:
          'The law compares masses of copper for a fixed mass of oxygen; for a fixed mass of oxide the ratio, 88.8 : 79.9, is not simple.',
      },
      {
        text: 'Per gram of oxide, Y contains 1.8 times as much oxygen as X.',
        slip: 'exchanged-values',
        teaching:
          'It is oxide X that contains 1.8 times as much oxygen per gram of oxide, 0.201 g compared with 0.112 g in oxide Y.',
      },
    ],
    explanation:
      'X contains 79.9/20.1 = 3.98 g of copper per gram of oxygen, and Y contains 88.8/11.2 = 7.93 g. Per gram of oxygen, Y (\\ce{Cu2O}) contains twice as much copper as X (\\ce{CuO}).',
    reference: 'OpenStax Chemistry 2e, section 2.1',
  },
  {
    id: 'general-gas-laws-870',
    topics: ['gas-laws'],
    tests: ['ideal-gas-law'],
    uses: ['unit-conversion'],
    difficulty: 'beginner',
    text: 'A 450 cm³ flask contains a gas at 98.0 kPa and 22 °C. Assuming ideal behavior, how many moles of gas does the flask contain? (*R* = 8.314 Pa·m³/(mol·K))',
    answer: '0.0180 mol',
    distractors: [
      {
        text: '2.41 × 10^{−4} mol',
        slip: 'unit-prefix',
        teaching: 'A pressure of 98.0 kPa is 98 000 Pa, and 22 °C is 295 K; here 98.0 and 22 were used.',
        expression: '98.0 * 450e-6 / (8.314 * 22)',
      },
      {
        text: '0.241 mol',
        slip: 'celsius-for-kelvin',
        teaching: 'The temperature must be in kelvins: 22 °C is 295 K, but here 22 was used.',
        expression: '98000 * 450e-6 / (8.314 * 22)',
      },
      {
        text: '1.80 × 10^{−5} mol',
        slip: 'power-of-ten',
        teaching: 'A pressure of 98.0 kPa is 98 000 Pa; here 98.0 was used as if it were in pascals.',
        expression: '98.0 * 450e-6 / (8.314 * 295)',
      },
    ],
    explanation:
      'In SI units, *p* = 98 000 Pa, *V* = 4.50 × 10^{−4} m³ and *T* = 295 K. The amount is *n* = *pV*/(*RT*) = 44.1/2453 = 0.0180 mol.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
    computation: { kind: 'quantity', expression: '98000 * 450e-6 / (8.314 * 295)', unit: 'mol' },
  },
  {
    id: 'general-gas-laws-871',
    topics: ['gas-laws'],
    tests: ['ideal-gas-law'],
    uses: ['unit-conversion'],
    difficulty: 'intermediate',
    text: 'A 250 cm³ flask of air at 100 kPa and 25 °C contains 0.0101 mol of gas. To find this amount, a student uses *pV* = *nRT* with *R* = 8.314 Pa·m³/(mol·K) and obtains 10.1 mol. Which mistake could explain this result?',
    answer: 'The volume was entered as 0.250 m³.',
    distractors: [
      {
        text: 'The pressure was entered as 100 Pa.',
        slip: 'reversed-trend',
        teaching:
          'The correct value is 100 000 Pa; entering 100 Pa makes the result 1000 times too small, not too large.',
      },
      {
        text: 'The temperature was entered as 25 K.',
        slip: 'size-of-effect-misjudged',
        teaching:
          'Entering 25 K instead of 298 K makes the result about 12 times too large, not 1000 times too large.',
      },
      {
        text: 'The volume was entered as 2.50 m³.',
        slip: 'power-of-ten',
        teaching:
          'A flask of 250 cm³ has a volume of 2.50 × 10^{−4} m³, so 2.50 m³ would make the result 10 000 times too large.',
      },
    ],
    explanation:
      'The result is 1000 times too large. Because 250 cm³ is 2.50 × 10^{−4} m³, this happens if the student divides by 1000 instead of by 10^{6}, so that the volume is entered as 0.250 m³.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
  },
  {
    id: 'general-gas-laws-872',
    topics: ['gas-laws'],
    tests: ['avogadros-law', 'mass-mole-conversion'],
    difficulty: 'intermediate',
    text: 'One mole of any gas occupies about 24 dm³ at room temperature and pressure. What volume does 0.88 g of carbon dioxide occupy under these conditions? (relative atomic masses: C 12, O 16)',
    answer: '480 cm³',
    distractors: [
      {
        text: '750 cm³',
        slip: 'forgot-subscript',
        teaching: 'Carbon dioxide contains two oxygen atoms, so its molar mass is 44 g/mol, not 28 g/mol.',
        expression: '0.88 / 28 * 24 * 1000',
      },
      {
        text: '0.48 cm³',
        slip: 'unit-prefix',
        teaching: 'The volume is 0.48 dm³, and 1 dm³ is 1000 cm³.',
        expression: '0.88 / 44 * 24',
      },
      {
        text: '0.75 cm³',
        slip: 'one-step-short',
        teaching:
          'This is the volume in dm³ for a molar mass of 28 g/mol; the molar mass of carbon dioxide is 44 g/mol.',
        expression: '0.88 / 28 * 24',
      },
    ],
    explanation:
      'The molar mass is 44 g/mol, so the amount is 0.88/44 = 0.020 mol. The volume is 0.020 × 24 = 0.48 dm³, which is 480 cm³.',
    reference: 'AQA GCSE Chemistry (8462), section 4.3.5',
    computation: { kind: 'quantity', expression: '0.88 / 44 * 24 * 1000', unit: 'cm³' },
  },
  {
    id: 'general-gas-laws-873',
    topics: ['gas-laws'],
    tests: ['avogadros-law'],
    difficulty: 'beginner',
    text: 'When magnesium reacts with an acid, 96 cm³ of hydrogen is collected in a gas syringe at room temperature and pressure. Under these conditions, one mole of gas occupies 24 dm³. How many moles of hydrogen are in the syringe?',
    answer: '0.0040 mol',
    distractors: [
      {
        text: '4.0 mol',
        slip: 'unit-prefix',
        teaching: 'Dividing 96 by 24 mixes cm³ and dm³: the volume is 0.096 dm³.',
        expression: '96 / 24',
      },
      {
        text: '4.3 mol',
        slip: 'power-of-ten',
        teaching: 'The volume is 0.096 dm³, not 96 dm³, and one mole occupies 24 dm³ here, not 22.4 dm³.',
        expression: '96 / 22.4',
      },
      {
        text: '0.0043 mol',
        slip: 'molar-volume-everywhere',
        teaching: 'The value 22.4 dm³/mol holds at 0 °C and 1 atm; in the syringe one mole occupies 24 dm³.',
        expression: '96 / 1000 / 22.4',
      },
    ],
    explanation:
      'The volume is 96/1000 = 0.096 dm³. The amount is the volume divided by the molar volume: 0.096/24 = 0.0040 mol.',
    reference: 'AQA GCSE Chemistry (8462), section 4.3.5',
    computation: { kind: 'quantity', expression: '96 / 1000 / 24', unit: 'mol' },
  },
  {
    id: 'general-gas-laws-874',
    topics: ['gas-laws'],
    tests: ['effusion-and-diffusion'],
    difficulty: 'intermediate',
    text: 'Ammonia (17 g/mol) and hydrogen chloride (36.5 g/mol) enter a long glass tube from opposite ends at the same time, and a white ring forms where they meet. If hydrogen bromide (81 g/mol) is used instead of hydrogen chloride, where and when does the ring form, compared with the first experiment?',
    answer: 'Nearer the hydrogen halide end, and later',
    distractors: [
      {
        text: 'Nearer the hydrogen halide end, and sooner',
        slip: 'one-part-right',
        teaching:
          'The place is right, but the gases meet later, because hydrogen bromide is slower than hydrogen chloride and ammonia is no faster than before.',
      },
      {
        text: 'Nearer the ammonia end, and later',
        slip: 'wrong-reference',
        teaching:
          'Hydrogen bromide covers less distance than hydrogen chloride did, so the ring forms closer to the end where it enters.',
      },
      {
        text: 'Nearer the ammonia end, and sooner',
        slip: 'reversed-trend',
        teaching:
          'This would be true of a lighter hydrogen halide; the heavier molecules of hydrogen bromide diffuse more slowly.',
      },
    ],
    explanation:
      'At the same temperature, heavier molecules move more slowly, so \\ce{HBr} diffuses more slowly than \\ce{HCl}, and ammonia moves as before. The ring forms nearer the hydrogen halide end, and later.',
    reference: 'OpenStax Chemistry 2e, section 9.4',
  },
  {
    id: 'general-solutions-870',
    topics: ['solutions'],
    tests: ['molarity'],
    uses: ['unit-conversion'],
    difficulty: 'beginner',
    text: 'A student dissolves 3.0 g of potassium chloride in water and adds water until the volume of the solution is 250 cm³. What is the concentration of the solution in g/dm³?',
    answer: '12 g/dm³',
    distractors: [
      {
        text: '0.012 g/dm³',
        slip: 'unit-prefix',
        teaching: 'Dividing 3.0 g by 250 cm³ gives the mass in 1 cm³, but 1 dm³ is 1000 cm³.',
        expression: '3.0 / 250',
      },
      {
        text: '0.083 g/dm³',
        slip: 'answered-another-quantity',
        teaching: 'This is the volume, in dm³, that contains 1 g; the mass in 1 dm³ was asked for.',
        expression: '250 / 1000 / 3.0',
      },
      {
        text: '83 g/dm³',
        slip: 'inverted-ratio',
        teaching: 'Here the volume, 250, was divided by the mass, 3.0.',
        expression: '250 / 3.0',
      },
    ],
    explanation:
      'The volume is 250/1000 = 0.250 dm³. The concentration is the mass divided by the volume: 3.0/0.250 = 12 g/dm³.',
    reference: 'AQA GCSE Chemistry (8462), section 4.3.2.5',
    computation: { kind: 'quantity', expression: '3.0 / (250 / 1000)', unit: 'g/dm³' },
  },
  {
    id: 'general-solutions-871',
    topics: ['solutions'],
    tests: ['molarity'],
    uses: ['unit-conversion'],
    difficulty: 'beginner',
    text: 'A glucose solution has a concentration of 40 g/dm³. What mass of glucose is present in 150 cm³ of this solution?',
    answer: '6.0 g',
    distractors: [
      {
        text: '60 g',
        slip: 'unit-prefix',
        teaching: 'Here 150 cm³ was taken as 1.5 dm³, but it is only 0.150 dm³.',
        expression: '40 * 1.50',
      },
      {
        text: '0.27 g',
        slip: 'divided-for-multiplied',
        teaching:
          'Here 40 was divided by 150; the mass is the concentration multiplied by the volume in dm³.',
        expression: '40 / 150',
      },
      {
        text: '3.8 g',
        slip: 'inverted-ratio',
        teaching: 'Here 150 was divided by 40; the mass is the concentration multiplied by 0.150 dm³.',
        expression: '150 / 40',
      },
    ],
    explanation:
      'The volume is 150/1000 = 0.150 dm³. The mass is the concentration multiplied by the volume: 40 × 0.150 = 6.0 g.',
    reference: 'AQA GCSE Chemistry (8462), section 4.3.2.5',
    computation: { kind: 'quantity', expression: '40 * 150 / 1000', unit: 'g' },
  },
  {
    id: 'general-balancing-870',
    topics: ['balancing'],
    tests: ['balancing-equations'],
    difficulty: 'beginner',
    text: 'Powdered calcium carbonate is added to dilute hydrochloric acid in an open beaker on a balance. During the reaction, the balance reading falls by 0.44 g. Why does the reading fall?',
    answer: 'A gas escapes, so its mass is no longer measured.',
    distractors: [
      {
        text: 'A solid changes into a gas, which has no mass at all.',
        slip: 'property-misjudged',
        teaching:
          'Carbon dioxide has mass like any other substance: it is exactly the 0.44 g that is missing.',
      },
      {
        text: 'A solid dissolves, so its mass becomes smaller.',
        slip: 'event-invented',
        teaching:
          'Calcium ions in solution weigh as much as they did in the solid; dissolving alone would leave the reading unchanged.',
      },
      {
        text: 'Some of the atoms are used up during the reaction.',
        slip: 'other-principle',
        teaching: 'A reaction rearranges atoms and destroys none, so all 0.44 g must still exist somewhere.',
      },
    ],
    explanation:
      'Mass is conserved, but the beaker is open. The carbon dioxide that forms is a gas and escapes, so its mass is no longer measured, and the reading falls.',
    reference: 'AQA GCSE Chemistry (8462), section 4.3.1.3',
  },
  {
    id: 'general-balancing-871',
    topics: ['balancing'],
    tests: ['balancing-equations'],
    difficulty: 'intermediate',
    text: 'Vinegar and baking soda react in a rigid, tightly sealed bottle on a balance. When the fizzing has stopped, the cap is loosened. How does the balance reading change, first during the reaction and then when the cap is loosened?',
    answer: 'It stays the same and then falls.',
    distractors: [
      {
        text: 'It falls and then stays the same.',
        slip: 'given-fact-overlooked',
        teaching:
          'The sealed bottle still holds all the carbon dioxide during the reaction; the gas escapes only when the cap is loosened.',
      },
      {
        text: 'It falls and then rises again.',
        slip: 'property-misjudged',
        teaching:
          'Nothing leaves the sealed bottle during the reaction, and when the cap is loosened, gas under pressure flows out, not in.',
      },
      {
        text: 'It rises and then falls again.',
        slip: 'unchanged-taken-as-changed',
        teaching:
          'The carbon dioxide comes from substances that were already in the sealed bottle, so the reading does not rise as it forms.',
      },
    ],
    explanation:
      'Nothing can leave the sealed bottle, so the total mass is unchanged while carbon dioxide forms. Some of this gas escapes when the cap is loosened. The reading stays the same and then falls.',
    reference: 'AQA GCSE Chemistry (8462), section 4.3.1.3',
  },
  {
    id: 'general-electrochemistry-basics-870',
    topics: ['electrochemistry-basics'],
    tests: ['faradays-laws-of-electrolysis', 'moles-and-particles'],
    difficulty: 'advanced',
    text: 'A current of 0.200 A flows through a \\ce{CuSO4} solution for 30.0 min and deposits 0.118 g of copper (63.55 g/mol) on the cathode. The charge on an electron is −1.602 × 10^{−19} C. What value of the Avogadro constant do these data give?',
    answer: '6.05 × 10^{23} mol^{−1}',
    distractors: [
      {
        text: '1.21 × 10^{24} mol^{−1}',
        slip: 'ignored-electrons-per-ion',
        teaching: 'Each \\ce{Cu^2+} ion takes up two electrons; here only one was counted.',
        expression: '0.200 * 30.0 * 60 / 1.602e-19 / (0.118 / 63.55)',
      },
      {
        text: '1.01 × 10^{22} mol^{−1}',
        slip: 'minutes-for-seconds',
        teaching: 'An ampere is a coulomb per second, so 30.0 min has to be entered as 1800 s.',
        expression: '0.200 * 30.0 / (2 * 1.602e-19) / (0.118 / 63.55)',
      },
      {
        text: '9.52 × 10^{21} mol^{−1}',
        slip: 'masses-for-moles',
        teaching:
          'Here the number of copper atoms was divided by 0.118 g, the mass, instead of by the amount in moles.',
        expression: '0.200 * 30.0 * 60 / (2 * 1.602e-19) / 0.118',
      },
    ],
    explanation:
      'The charge is 0.200 × 1800 = 360 C. With two electrons for each \\ce{Cu^2+} ion, 360/(3.204 × 10^{−19}) = 1.124 × 10^{21} copper atoms are deposited. Their amount is 0.118/63.55 = 1.857 × 10^{−3} mol, so the Avogadro constant is 6.05 × 10^{23} mol^{−1}.',
    reference: 'OpenStax Chemistry 2e, section 17.7',
    computation: {
      kind: 'quantity',
      expression: '0.200 * 30.0 * 60 / (2 * 1.602e-19) / (0.118 / 63.55)',
      unit: 'mol^{−1}',
    },
  },
  {
    id: 'general-electrochemistry-basics-871',
    topics: ['electrochemistry-basics'],
    tests: ['faradays-laws-of-electrolysis'],
    uses: ['the-mole'],
    difficulty: 'intermediate',
    text: 'To find the Avogadro constant, students plate copper onto a cathode. They calculate the number of copper atoms from the charge that passed and divide it by the amount of copper in moles, found from the gain in mass of the cathode. They obtain 6.4 × 10^{23} mol^{−1} instead of 6.02 × 10^{23} mol^{−1}. Which error could explain this result?',
    answer: 'Some copper fell off the cathode before weighing.',
    distractors: [
      {
        text: 'The cathode was still wet when it was weighed.',
        slip: 'inverted-ratio',
        teaching:
          'Water makes the gain in mass too large, and dividing by too many moles gives a value that is too low.',
      },
      {
        text: 'The time recorded was shorter than the actual time.',
        slip: 'reversed-trend',
        teaching:
          'Too short a time gives too small a charge, so the number of atoms and the result are too low.',
      },
      {
        text: 'The solution was more dilute than its label said.',
        slip: 'other-variable',
        teaching:
          'The charge and the mass of copper do not depend on the concentration, as long as only copper is deposited.',
      },
    ],
    explanation:
      'The result is too high if the charge is too large or the amount of copper is too small. The amount is too small if some copper fell off the cathode before weighing.',
    reference: 'OpenStax Chemistry 2e, section 17.7',
  },
  {
    id: 'general-thermochemistry-870',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-reaction'],
    difficulty: 'intermediate',
    text: 'For \\ce{2C2H6(g) + 7O2(g) -> 4CO2(g) + 6H2O(l)}, Δ*H* is −3120 kJ. To find the heat released when 15.0 g of ethane (30.1 g/mol) burns in excess oxygen, a student calculates \\frac{15.0}{30.1} × 3120 kJ. What is wrong with this calculation?',
    answer: 'The 3120 kJ is released when two moles of ethane burn.',
    distractors: [
      {
        text: 'The 3120 kJ must be divided by nine moles of reactants.',
        slip: 'needless-sum',
        teaching:
          'The calculation counts only moles of ethane, so the moles of oxygen must not be added to them.',
      },
      {
        text: 'The molar mass must be divided by the mass of ethane.',
        slip: 'inverted-ratio',
        teaching:
          'Dividing 15.0 g by 30.1 g/mol is right and gives 0.498 mol of ethane; the inverse is not an amount.',
      },
      {
        text: 'The mass must include that of the oxygen that reacts.',
        slip: 'added-reactant-masses',
        teaching:
          'The molar mass 30.1 g/mol belongs to ethane alone, so only the mass of ethane may be divided by it.',
      },
    ],
    explanation:
      'Δ*H* belongs to the equation as written. The 3120 kJ is released when two moles of ethane burn, so 0.498 mol releases 0.498 × 1560 = 777 kJ.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
  },
  {
    id: 'general-measurement-870',
    topics: ['measurement'],
    tests: ['physical-and-chemical-changes'],
    uses: ['ionic-bonding'],
    difficulty: 'intermediate',
    text: 'When sodium chloride dissolves in water, some chemists call the change physical, because the salt can be recovered by evaporating the water. Which statement correctly supports the view that the change is chemical?',
    answer: 'The ionic bonds in the crystal are broken.',
    distractors: [
      {
        text: 'The covalent bonds in the water are broken.',
        slip: 'bond-for-intermolecular',
        teaching:
          'The water molecules stay intact; only hydrogen bonds between them give way to attraction by the ions.',
      },
      {
        text: 'The ions in the crystal turn into neutral atoms.',
        slip: 'atom-for-ion',
        teaching:
          'Sodium and chloride keep their charges in water, which is why salt water conducts electricity.',
      },
      {
        text: 'The molecules in the water turn into separate ions.',
        slip: 'event-invented',
        teaching:
          'The ions in salt water come from the salt; the water molecules stay intact, and the solution is neutral.',
      },
    ],
    explanation:
      'A chemical change breaks chemical bonds, whereas a physical change usually overcomes only forces between particles. When the salt dissolves, attractions between ions and water replace the ionic bonds. The view that the change is chemical is supported by the fact that the ionic bonds in the crystal are broken.',
    reference: 'OpenStax Chemistry 2e, section 11.2',
  },
  {
    id: 'general-measurement-871',
    topics: ['measurement'],
    tests: ['physical-and-chemical-changes', 'electrolytes'],
    difficulty: 'intermediate',
    text: 'Oxygen, ethanol, hydrogen chloride and sodium chloride all dissolve in water. For which of these substances is dissolving in water most clearly a chemical change, and why?',
    answer: 'Hydrogen chloride: its molecules become ions.',
    distractors: [
      {
        text: 'Sodium chloride: its neutral atoms become ions.',
        slip: 'atom-for-ion',
        teaching:
          'Solid sodium chloride already consists of \\ce{Na+} and \\ce{Cl-}; water only separates these ions.',
      },
      {
        text: 'Ethanol: its molecules form hydrogen bonds with water.',
        slip: 'bond-for-intermolecular',
        teaching:
          'Hydrogen bonds are forces between molecules; the molecules of ethanol and water remain what they were.',
      },
      {
        text: 'Oxygen: its molecules split into single atoms.',
        slip: 'event-invented',
        teaching: 'Oxygen dissolves as \\ce{O2} molecules; it is these molecules that fish take up.',
      },
    ],
    explanation:
      'A chemical change gives new substances. A molecule of \\ce{HCl} transfers its proton to water, so a covalent bond breaks and \\ce{H3O+} and \\ce{Cl-} form; the other three substances keep their particles. The answer is hydrogen chloride, because its molecules become ions.',
    reference: 'OpenStax Chemistry 2e, section 11.2',
  },
];
