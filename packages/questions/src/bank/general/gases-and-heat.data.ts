import type { WrittenQuestion } from '../written-question.ts';

export const gasAndHeatQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-gas-laws-01',
    topics: ['gas-laws'],
    tests: ['boyles-law'],
    difficulty: 'beginner',
    text: 'A gas occupies 3.00 L at 1.20 atm. It is compressed to 2.00 L at constant temperature. What is its final pressure, if it behaves ideally?',
    answer: '1.80 atm',
    distractors: [
      {
        text: '0.800 atm',
        slip: 'inverted-ratio',
        teaching: 'The pressure rises when the volume decreases; the ratio of volumes was inverted.',
        expression: '1.20 * 2.00 / 3.00',
      },
      {
        text: '2.20 atm',
        slip: 'difference-for-ratio',
        teaching:
          'Here the decrease in volume, 1.00, was added to the pressure; instead, the pressure must be multiplied by 3.00/2.00.',
        expression: '1.20 + (3.00 - 2.00)',
      },
      {
        text: '7.20 atm',
        slip: 'multiplied-for-divided',
        teaching: 'This is the product of all three numbers; instead, 1.20 × 3.00 must be divided by 2.00.',
        expression: '1.20 * 3.00 * 2.00',
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
    text: 'A gas in a rigid vessel is warmed from 25 °C to 100 °C. By what factor does its pressure increase, if it behaves ideally?',
    answer: '1.25',
    distractors: [
      {
        text: '4.00',
        slip: 'celsius-for-kelvin',
        teaching:
          'The pressure is proportional to the temperature in kelvins, so the ratio is 373 K to 298 K.',
        expression: '100 / 25',
      },
      {
        text: '3.00',
        slip: 'difference-for-absolute-temperature',
        teaching:
          'Here the increase of 75 °C was divided by 25 °C; the ratio of the temperatures in kelvins is needed.',
        expression: '(100 - 25) / 25',
      },
      {
        text: '1.00',
        slip: 'ignored-temperature-change',
        teaching:
          'In a rigid vessel the volume is constant, but the pressure increases with the temperature.',
        expression: '298.15 / 298.15',
      },
    ],
    explanation:
      'At constant volume *p* is proportional to *T* in kelvins: \\frac{373.15 K}{298.15 K} = 1.25.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
    computation: { kind: 'quantity', expression: '373.15 / 298.15', unit: '' },
  },
  {
    id: 'general-gas-laws-03',
    topics: ['gas-laws'],
    tests: ['partial-pressures'],
    difficulty: 'intermediate',
    text: 'A vessel contains 2.0 mol of \\ce{N2}, 1.0 mol of \\ce{O2} and 1.0 mol of \\ce{Ar} at a total pressure of 2.4 atm. What is the partial pressure of \\ce{N2}? (Assume ideal gases.)',
    answer: '1.2 atm',
    distractors: [
      {
        text: '1.6 atm',
        slip: 'given-fact-overlooked',
        teaching: 'Argon was left out of the total; it must be included, so there is 4.0 mol of gas.',
        expression: '2.0 / (2.0 + 1.0) * 2.4',
      },
      {
        text: '0.80 atm',
        slip: 'shared-equally',
        teaching:
          'The total pressure is divided among the gases in proportion to their amounts, not equally.',
        expression: '2.4 / 3',
      },
      {
        text: '4.8 atm',
        slip: 'amount-for-mole-fraction',
        teaching:
          'Multiply by the mole fraction 2.0/4.0; a partial pressure cannot be greater than the total pressure.',
        expression: '2.0 * 2.4',
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
    text: 'Hydrogen is collected over water at 25 °C. The total pressure is 755 Torr, the vapor pressure of water is 24 Torr, and the volume is 250 mL. How many moles of hydrogen were collected? (*R* = 62.36 L·Torr/(mol·K); assume ideal behavior)',
    answer: '9.83 × 10^{−3} mol',
    distractors: [
      {
        text: '1.02 × 10^{−2} mol',
        slip: 'ignored-water-vapour',
        teaching: 'Part of the pressure is water vapor; only 731 Torr is due to the hydrogen.',
        expression: '(755) * 0.250 / (62.36 * 298.15)',
      },
      {
        text: '1.05 × 10^{−2} mol',
        slip: 'wrong-sign',
        teaching: 'The vapor pressure must be subtracted from the total pressure, not added to it.',
        expression: '(755 + 24) * 0.250 / (62.36 * 298.15)',
      },
      {
        text: '1.17 × 10^{−1} mol',
        slip: 'celsius-for-kelvin',
        teaching: 'The gas law needs the temperature in kelvins: 298.15 K.',
        expression: '(755 - 24) * 0.250 / (62.36 * 25)',
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
    text: 'How much heat is needed to warm 50.0 g of water by 12.0 K? The specific heat capacity of water is 4.18 J/(g·K).',
    answer: '2.51 kJ',
    distractors: [
      {
        text: '0.600 kJ',
        slip: 'ignored-heat-capacity',
        teaching:
          'Mass times temperature change is not yet heat: each gram needs 4.18 J to warm by one kelvin.',
        expression: '50.0 * 12.0 / 1000',
      },
      {
        text: '59.6 kJ',
        slip: 'difference-converted-to-kelvin',
        teaching: 'A change of 12.0 K is already in kelvins; 273.15 must not be added to it.',
        expression: '50.0 * 4.18 * (12.0 + 273.15) / 1000',
      },
      {
        text: '14.3 kJ',
        slip: 'difference-converted-to-kelvin',
        teaching:
          '273.15 was added to a change of 12.0 K, and the heat capacity of 4.18 J/(g·K) was left out.',
        expression: '50.0 * (12.0 + 273.15) / 1000',
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
    text: 'Given \\ce{C(s) + O2(g) -> CO2(g)} with Δ*H* = −393.5 kJ and \\ce{2CO(g) + O2(g) -> 2CO2(g)} with Δ*H* = −566.0 kJ, what is Δ*H* for \\ce{2C(s) + O2(g) -> 2CO(g)}?',
    answer: '−221.0 kJ',
    distractors: [
      {
        text: '−1353.0 kJ',
        slip: 'wrong-sign',
        teaching: 'The second reaction is reversed, so the sign of its Δ*H* must be reversed too: +566.0 kJ.',
        expression: '2 * (-393.5) - 566.0',
      },
      {
        text: '+172.5 kJ',
        slip: 'ignored-coefficients',
        teaching: 'Two moles of carbon react, so the first Δ*H* must be doubled.',
        expression: '(-393.5) - (-566.0)',
      },
      {
        text: '−110.5 kJ',
        slip: 'per-mole-for-equation',
        teaching: 'This is for one mole of \\ce{CO}; the equation as written produces two.',
        expression: '(2 * (-393.5) - (-566.0)) / 2',
      },
    ],
    explanation:
      'Take twice the first reaction minus the second: 2 × (−393.5 kJ) − (−566.0 kJ) = −787.0 kJ + 566.0 kJ = −221.0 kJ.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
    computation: { kind: 'quantity', expression: '2 * (-393.5) - (-566.0)', unit: 'kJ' },
  },
  {
    id: 'general-thermochemistry-03',
    topics: ['thermochemistry'],
    tests: ['specific-heat-capacity', 'calorimetry'],
    uses: ['heat-and-temperature'],
    difficulty: 'advanced',
    text: 'A 60.0 g piece of metal at 98.0 °C is placed in 100.0 g of water at 20.00 °C; both reach 23.60 °C. What is the specific heat capacity of the metal? (The specific heat capacity of water is 4.18 J/(g·K); no heat is lost.)',
    answer: '0.337 J/(g·K)',
    distractors: [
      {
        text: '6.97 J/(g·K)',
        slip: 'same-temperature-change-for-both',
        teaching: 'The metal cools by 74.4 K while the water warms by only 3.60 K.',
        expression: '100.0 * 4.18 / (60.0)',
      },
      {
        text: '0.202 J/(g·K)',
        slip: 'ignored-mass',
        teaching: 'The masses differ: the heat gained by 100.0 g of water was lost by only 60.0 g of metal.',
        expression: '4.18 * (23.6 - 20.0) / ((98.0 - 23.6))',
      },
      {
        text: '0.256 J/(g·K)',
        slip: 'final-temperature-for-change',
        teaching: 'The metal cools from 98.0 °C to 23.60 °C, which is a change of 74.4 K, not 98.0 K.',
        expression: '100.0 * 4.18 * (23.6 - 20.0) / (60.0 * (98.0))',
      },
    ],
    explanation:
      'The water absorbs 100.0 × 4.18 × 3.60 = 1505 J. The metal releases this heat as it cools by 74.4 K: *c* = \\frac{1505 J}{60.0 g × 74.4 K} = 0.337 J/(g·K).',
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
    text: 'Estimate Δ*H* for \\ce{H2(g) + Cl2(g) -> 2HCl(g)} from the bond enthalpies H–H 436 kJ/mol, Cl–Cl 243 kJ/mol and H–Cl 432 kJ/mol.',
    answer: '−185 kJ',
    distractors: [
      {
        text: '+185 kJ',
        slip: 'wrong-sign',
        teaching:
          'Breaking bonds requires energy and forming them releases it, so Δ*H* is the sum for bonds broken minus the sum for bonds formed.',
        expression: '-(436 + 243 - 2 * 432)',
      },
      {
        text: '+247 kJ',
        slip: 'ignored-coefficients',
        teaching: 'Two H–Cl bonds form, so this bond enthalpy must be doubled.',
        expression: '436 + 243 - 432',
      },
      {
        text: '−1543 kJ',
        slip: 'all-bonds-same-sign',
        teaching: 'Breaking bonds takes up energy; only forming the new ones releases it.',
        expression: '-436 - 243 - 2 * 432',
      },
    ],
    explanation:
      'The bonds broken take 436 + 243 = 679 kJ. The bonds formed release 2 × 432 = 864 kJ. Δ*H* = 679 − 864 = −185 kJ.',
    reference: 'OpenStax Chemistry 2e, section 7.5',
    computation: { kind: 'quantity', expression: '436 + 243 - 2 * 432', unit: 'kJ' },
  },
];
