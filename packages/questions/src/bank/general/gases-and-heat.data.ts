import type { WrittenQuestion } from '../written-question.ts';

export const gasAndHeatQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-gas-laws-01',
    topics: ['gas-laws'],
    tests: ['boyles-law'],
    difficulty: 'beginner',
    text: 'A gas fills 3.00 L at 1.20 atm. It is compressed to 2.00 L at constant temperature. What is its pressure now, if it behaves ideally?',
    answer: '1.80 atm',
    distractors: [
      {
        text: '0.800 atm',
        slip: 'inverted-ratio',
        teaching: 'The pressure rises when the volume shrinks; the ratio of volumes is upside down.',
      },
      {
        text: '1.20 atm',
        slip: 'ignored-change',
        teaching: 'At constant temperature the product *pV* is constant, not the pressure.',
      },
      {
        text: '7.20 atm',
        slip: 'multiplied-for-divided',
        teaching: 'This is the product of all three numbers; it has to be 1.20 × 3.00 divided by 2.00.',
      },
    ],
    explanation: '*p*_{2} = \\frac{*p*_{1}*V*_{1}}{*V*_{2}} = \\frac{1.20 atm × 3.00 L}{2.00 L} = 1.80 atm.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
    computation: { kind: 'quantity', expression: '1.20 * 3.00 / 2.00', unit: 'atm' },
  },
  {
    id: 'general-gas-laws-02',
    topics: ['gas-laws'],
    tests: ['gay-lussacs-law'],
    uses: ['temperature-scales'],
    difficulty: 'intermediate',
    text: 'A gas in a rigid vessel is warmed from 25 °C to 100 °C. By what factor does its pressure rise, if it behaves ideally?',
    answer: '1.25',
    distractors: [
      {
        text: '4.00',
        slip: 'celsius-for-kelvin',
        teaching: 'Pressure is proportional to the temperature in kelvin: 373 K over 298 K.',
      },
      {
        text: '0.799',
        slip: 'inverted-ratio',
        teaching: 'The pressure rises on warming; the ratio is upside down.',
      },
      {
        text: '1.00',
        slip: 'ignored-temperature-change',
        teaching: 'In a rigid vessel the volume is constant, but the pressure follows the temperature.',
      },
    ],
    explanation:
      'At constant volume *p* is proportional to *T* in kelvin: \\frac{373.15 K}{298.15 K} = 1.25.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
    computation: { kind: 'quantity', expression: '373.15 / 298.15', unit: '' },
  },
  {
    id: 'general-gas-laws-03',
    topics: ['gas-laws'],
    tests: ['partial-pressures'],
    difficulty: 'intermediate',
    text: 'A vessel contains 2.0 mol of \\ce{N2}, 1.0 mol of \\ce{O2} and 1.0 mol of \\ce{Ar} at a total pressure of 2.4 atm. What is the partial pressure of \\ce{N2} (ideal gases)?',
    answer: '1.2 atm',
    distractors: [
      {
        text: '0.80 atm',
        slip: 'shared-equally',
        teaching: 'The pressure is shared by amount, not equally among the three gases.',
      },
      {
        text: '0.60 atm',
        slip: 'answered-another-quantity',
        teaching: 'This is the partial pressure of oxygen or argon, a quarter of the total.',
      },
      {
        text: '4.8 atm',
        slip: 'amount-for-mole-fraction',
        teaching: 'Multiply by the mole fraction 2.0/4.0; a part cannot be greater than the total.',
      },
    ],
    explanation:
      'The mole fraction of \\ce{N2} is \\frac{2.0}{4.0} = 0.50, so *p* = 0.50 × 2.4 atm = 1.2 atm.',
    reference: 'OpenStax Chemistry 2e, section 9.3',
    computation: { kind: 'quantity', expression: '2.0 / (2.0 + 1.0 + 1.0) * 2.4', unit: 'atm' },
  },
  {
    id: 'general-gas-laws-04',
    topics: ['gas-laws', 'stoichiometry'],
    tests: ['partial-pressures'],
    uses: ['ideal-gas-law'],
    difficulty: 'advanced',
    text: 'Hydrogen is collected over water at 25 °C. The total pressure is 755 Torr, the vapor pressure of water 24 Torr, and the volume 250 mL. What amount of hydrogen was collected? (*R* = 62.36 L·Torr/(mol·K), ideal gas)',
    answer: '9.83 × 10^{−3} mol',
    distractors: [
      {
        text: '1.02 × 10^{−2} mol',
        slip: 'ignored-water-vapour',
        teaching: 'Part of the pressure is water vapor; only 731 Torr belong to the hydrogen.',
      },
      {
        text: '1.05 × 10^{−2} mol',
        slip: 'wrong-sign',
        teaching: 'The vapor pressure is subtracted from the total pressure, not added.',
      },
      {
        text: '1.17 × 10^{−1} mol',
        slip: 'celsius-for-kelvin',
        teaching: 'The gas law needs the temperature in kelvin: 298.15 K.',
      },
    ],
    explanation:
      '*p*(\\ce{H2}) = 755 − 24 = 731 Torr; *n* = \\frac{731 × 0.250}{62.36 × 298.15} = 9.83 × 10^{−3} mol.',
    reference: 'OpenStax Chemistry 2e, section 9.3',
    computation: { kind: 'quantity', expression: '(755 - 24) * 0.250 / (62.36 * 298.15)', unit: 'mol' },
  },
  {
    id: 'general-thermochemistry-01',
    topics: ['thermochemistry'],
    tests: ['specific-heat-capacity'],
    difficulty: 'beginner',
    text: 'How much heat warms 50.0 g of water by 12.0 K? The specific heat capacity is 4.18 J/(g·K).',
    answer: '2.51 kJ',
    distractors: [
      {
        text: '2510 kJ',
        slip: 'unit-prefix',
        teaching: 'The product is 2510 J; a kilojoule is a thousand joules.',
      },
      {
        text: '0.144 kJ',
        slip: 'divided-for-multiplied',
        teaching: 'The heat capacity multiplies the mass and the change in temperature.',
      },
      {
        text: '0.209 kJ',
        slip: 'one-step-short',
        teaching: 'This is the heat for one kelvin; the water warms by twelve.',
      },
    ],
    explanation: '*q* = *mc*Δ*T* = 50.0 g × 4.18 J/(g·K) × 12.0 K = 2510 J = 2.51 kJ.',
    reference: 'OpenStax Chemistry 2e, section 5.1',
    computation: { kind: 'quantity', expression: '50.0 * 4.18 * 12.0 / 1000', unit: 'kJ' },
  },
  {
    id: 'general-thermochemistry-02',
    topics: ['thermochemistry'],
    tests: ['hesss-law'],
    difficulty: 'intermediate',
    text: 'Given \\ce{C(s) + O2(g) -> CO2(g)} with Δ*H* = −393.5 kJ and \\ce{2CO(g) + O2(g) -> 2CO2(g)} with Δ*H* = −566.0 kJ, what is Δ*H* of \\ce{2C(s) + O2(g) -> 2CO(g)}?',
    answer: '−221.0 kJ',
    distractors: [
      {
        text: '−1353.0 kJ',
        slip: 'wrong-sign',
        teaching: 'The second reaction runs backwards, so its sign has to be reversed: +566.0 kJ.',
      },
      {
        text: '+172.5 kJ',
        slip: 'ignored-coefficients',
        teaching: 'Two moles of carbon burn, so the first enthalpy counts twice.',
      },
      {
        text: '−110.5 kJ',
        slip: 'per-mole-for-equation',
        teaching: 'This is for one mole of \\ce{CO}; the equation as written makes two.',
      },
    ],
    explanation:
      'Twice the first reaction minus the second: 2 × (−393.5 kJ) − (−566.0 kJ) = −787.0 kJ + 566.0 kJ = −221.0 kJ.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
    computation: { kind: 'quantity', expression: '2 * (-393.5) - (-566.0)', unit: 'kJ' },
  },
  {
    id: 'general-thermochemistry-03',
    topics: ['thermochemistry'],
    tests: ['specific-heat-capacity', 'calorimetry'],
    uses: ['heat-and-temperature'],
    difficulty: 'advanced',
    text: 'A 60.0 g piece of metal at 98.0 °C is put into 100.0 g of water at 20.00 °C; both come to 23.60 °C. What is the specific heat capacity of the metal? (water: 4.18 J/(g·K); no heat is lost)',
    answer: '0.337 J/(g·K)',
    distractors: [
      {
        text: '6.97 J/(g·K)',
        slip: 'same-temperature-change-for-both',
        teaching: 'The metal cools by 74.4 K while the water warms by only 3.60 K.',
      },
      {
        text: '0.202 J/(g·K)',
        slip: 'ignored-mass',
        teaching: 'The masses differ: the heat taken by 100.0 g of water is shared by 60.0 g of metal.',
      },
      {
        text: '0.256 J/(g·K)',
        slip: 'final-temperature-for-change',
        teaching: 'The metal cools from 98.0 °C to 23.60 °C, by 74.4 K, and not by 98.0 K.',
      },
    ],
    explanation:
      'Water takes up 100.0 × 4.18 × 3.60 = 1505 J. The metal gives it on cooling by 74.4 K: *c* = \\frac{1505 J}{60.0 g × 74.4 K} = 0.337 J/(g·K).',
    reference: 'OpenStax Chemistry 2e, section 5.2',
    computation: {
      kind: 'quantity',
      expression: '100.0 * 4.18 * (23.6 - 20.0) / (60.0 * (98.0 - 23.6))',
      unit: 'J/(g·K)',
    },
  },
  {
    id: 'general-thermochemistry-04',
    topics: ['thermochemistry', 'chemical-bonding'],
    tests: ['bond-enthalpies'],
    uses: ['enthalpy-of-reaction'],
    difficulty: 'intermediate',
    text: 'Estimate Δ*H* of \\ce{H2(g) + Cl2(g) -> 2HCl(g)} from the bond enthalpies H–H 436, Cl–Cl 243 and H–Cl 432 kJ/mol.',
    answer: '−185 kJ',
    distractors: [
      {
        text: '+185 kJ',
        slip: 'wrong-sign',
        teaching: 'Breaking bonds costs energy and forming them releases it: broken minus formed.',
      },
      {
        text: '+247 kJ',
        slip: 'ignored-coefficients',
        teaching: 'Two H–Cl bonds form, so their enthalpy counts twice.',
      },
      {
        text: '−1543 kJ',
        slip: 'all-bonds-same-sign',
        teaching: 'The bonds that break take up energy; only the new ones release it.',
      },
    ],
    explanation: 'Broken: 436 + 243 = 679 kJ. Formed: 2 × 432 = 864 kJ. Δ*H* = 679 − 864 = −185 kJ.',
    reference: 'OpenStax Chemistry 2e, section 7.5',
    computation: { kind: 'quantity', expression: '436 + 243 - 2 * 432', unit: 'kJ' },
  },
];
