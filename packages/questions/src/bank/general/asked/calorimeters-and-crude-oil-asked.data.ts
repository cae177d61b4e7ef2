import type { WrittenQuestion } from '../../written-question.ts';

export const calorimetersAndCrudeOilAskedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-thermochemistry-970',
    topics: ['thermochemistry'],
    tests: ['calorimetry'],
    difficulty: 'intermediate',
    text: 'A solution calorimeter is calibrated electrically: a current of 2.50 A at 6.00 V passes through its heater for 3.00 min, and the temperature rises by 5.00 °C. What is the heat capacity of the calorimeter with its contents (the calibration factor)?',
    answer: '540 J/°C',
    distractors: [
      {
        text: '3.00 J/°C',
        slip: 'answered-another-quantity',
        teaching:
          'Voltage times current is the power; it has to be multiplied by the time to give the energy.',
        expression: '6.00 * 2.50 / 5.00',
      },
      {
        text: '9.00 J/°C',
        slip: 'minutes-for-seconds',
        teaching: 'A volt times an ampere is a joule per second, so the time has to be in seconds.',
        expression: '6.00 * 2.50 * 3.00 / 5.00',
      },
      {
        text: '1.35 × 10^{4} J/°C',
        slip: 'multiplied-for-divided',
        teaching:
          'The energy was multiplied by the temperature rise, but the heat capacity is the energy for each degree.',
        expression: '6.00 * 2.50 * 180 * 5.00',
      },
    ],
    explanation:
      'The energy supplied is *E* = *VIt* = 6.00 × 2.50 × 180 = 2700 J. The heat capacity is 2700/5.00 = 540 J/°C.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
    computation: { kind: 'quantity', expression: '6.00 * 2.50 * 180 / 5.00', unit: 'J/°C' },
  },
  {
    id: 'general-thermochemistry-971',
    topics: ['thermochemistry'],
    tests: ['calorimetry', 'enthalpy-of-solution'],
    difficulty: 'intermediate',
    text: 'A solution calorimeter contains 100 g of water (4.18 J/(g·°C)). According to an electrical calibration, the heat capacity of the calorimeter, including the water (the calibration factor), is 480 J/°C. When 0.0500 mol of ammonium nitrate dissolves in the water, the temperature falls by 2.68 °C. What is the enthalpy of solution of ammonium nitrate?',
    answer: '+25.7 kJ/mol',
    distractors: [
      {
        text: '−25.7 kJ/mol',
        slip: 'heat-sign',
        teaching:
          'The temperature falls, so the salt takes up heat as it dissolves, and heat taken up counts as positive.',
        expression: '-480 * 2.68 / 0.0500 / 1000',
      },
      {
        text: '+22.4 kJ/mol',
        slip: 'one-body-only',
        teaching:
          'Only the water was counted; the heat capacity of 480 J/°C also includes the calorimeter itself.',
        expression: '100 * 4.18 * 2.68 / 0.0500 / 1000',
      },
      {
        text: '−22.4 kJ/mol',
        slip: 'wrong-sign',
        teaching:
          'The calorimeter cools along with the water, and heat that the salt takes up counts as positive.',
        expression: '-100 * 4.18 * 2.68 / 0.0500 / 1000',
      },
    ],
    explanation:
      'The salt takes up 480 J/°C × 2.68 °C = 1290 J as 0.0500 mol dissolves. The temperature falls, so the enthalpy of solution is positive: 1.29 kJ/0.0500 mol, or +25.7 kJ/mol.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
    computation: { kind: 'quantity', expression: '480 * 2.68 / 0.0500 / 1000', unit: 'kJ/mol' },
  },
  {
    id: 'general-thermochemistry-972',
    topics: ['thermochemistry'],
    tests: ['calorimetry'],
    difficulty: 'advanced',
    text: 'The heat capacity of a solution calorimeter (its calibration factor) is found by electrical calibration, but the lid is loose, and heat escapes. The lid is then closed tightly, and a salt that dissolves exothermically is added. How does the heat of solution found for the salt compare in magnitude with the true value?',
    answer: 'It is too large, because the heat capacity found is too large.',
    distractors: [
      {
        text: 'It is too large, because the heat capacity found is too small.',
        slip: 'one-part-right',
        teaching:
          'The heat is the heat capacity multiplied by the temperature rise, so too small a heat capacity would give too little heat.',
      },
      {
        text: 'It is too small, because the heat capacity found is too small.',
        slip: 'reversed-trend',
        teaching:
          'The heat loss makes the temperature rise of the calibration smaller, and the heat capacity is the energy divided by this rise.',
      },
      {
        text: 'It is too small, because the heat capacity found is too large.',
        slip: 'multiplied-for-divided',
        teaching: 'The temperature rise on dissolving is multiplied by the heat capacity, not divided by it.',
      },
    ],
    explanation:
      'The heater delivers *VIt*, but the temperature rises less than it should, so the heat capacity found, *VIt*/Δ*T*, is too large. Multiplied by the correct temperature rise for the salt, it gives a heat that is too large.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
  },
  {
    id: 'general-conformations-970',
    topics: ['conformations'],
    tests: ['fractional-distillation-and-cracking', 'fuels'],
    difficulty: 'intermediate',
    text: 'One fraction of crude oil consists of molecules with about 10 to 16 carbon atoms and is collected between gasoline and diesel fuel. What is the main use of this fraction?',
    answer: 'Fuel for jet aircraft',
    distractors: [
      {
        text: 'Fuel for large ships',
        slip: 'series-position-wrong',
        teaching: 'Ships burn fuel oil, which is collected below diesel fuel and has longer molecules.',
      },
      {
        text: 'Bottled gas for stoves',
        slip: 'small-means-volatile',
        teaching:
          'The molecules of bottled gas have only three or four carbon atoms and are collected above gasoline.',
      },
      {
        text: 'Lubricant for large ships',
        slip: 'property-misjudged',
        teaching:
          'Lubricating oil is collected below diesel fuel, and its molecules have more than about 20 carbon atoms.',
      },
    ],
    explanation:
      'The fraction between gasoline and diesel fuel is kerosene. Its main use is as fuel for jet aircraft.',
    reference: 'McMurry, Organic Chemistry (OpenStax), chapter 3',
  },
  {
    id: 'general-conformations-971',
    topics: ['conformations'],
    tests: ['fractional-distillation-and-cracking'],
    uses: ['surface-tension-and-viscosity'],
    difficulty: 'beginner',
    text: 'In a school laboratory, crude oil is distilled. Fraction 1 is collected up to 80 °C and fraction 4 between 200 and 250 °C. How does fraction 1 compare with fraction 4?',
    answer: 'It flows more easily and ignites more easily.',
    distractors: [
      {
        text: 'It flows more easily but ignites less easily.',
        slip: 'one-part-right',
        teaching: 'Fraction 1 boils at a low temperature, so it gives off more vapor that a flame can light.',
      },
      {
        text: 'It flows less easily but ignites more easily.',
        slip: 'property-misjudged',
        teaching:
          'The short molecules of fraction 1 attract each other less and slide past each other more easily.',
      },
      {
        text: 'It flows less easily and ignites less easily.',
        slip: 'reversed-trend',
        teaching:
          'Both are properties of longer molecules, but fraction 1 boils at a lower temperature and has shorter ones.',
      },
    ],
    explanation:
      'Fraction 1 boils at a lower temperature, so its molecules are shorter and attract each other less. It is less viscous and gives off more vapor: it flows more easily and ignites more easily.',
    reference: 'McMurry, Organic Chemistry (OpenStax), chapter 3',
  },
  {
    id: 'general-measurement-970',
    topics: ['measurement'],
    tests: ['states-of-matter', 'physical-and-chemical-changes'],
    difficulty: 'beginner',
    text: 'Iodine crystals in a beaker are warmed gently. They turn directly into a purple vapor, and new crystals form on a cold dish above the beaker. What happens to the iodine molecules when the vapor forms?',
    answer: 'They leave the crystal but remain intact.',
    distractors: [
      {
        text: 'They leave the crystal and split into atoms.',
        slip: 'bond-for-intermolecular',
        teaching: 'Gentle warming overcomes only the weak forces between the molecules, not the I–I bonds.',
      },
      {
        text: 'They expand until they split into atoms.',
        slip: 'event-invented',
        teaching: 'Warming moves the molecules apart; it neither enlarges them nor breaks their I–I bonds.',
      },
      {
        text: 'They expand until they fill the beaker.',
        slip: 'property-misjudged',
        teaching: 'The molecules keep their size; only the distances between them grow.',
      },
    ],
    explanation:
      'In sublimation, particles go from the ordered solid straight to the gas, in which they are far apart. The iodine molecules leave the crystal but remain intact.',
    reference: 'OpenStax Chemistry 2e, section 10.3',
  },
];
