import type { WrittenQuestion } from '../written-question.ts';

/** First law, second law, Gibbs energy. */
export const energyAndEntropyQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-first-law-01',
    topics: ['first-law'],
    difficulty: 'beginner',
    text: 'A gas in a cylinder takes up 250 J as heat and does 90 J of work on its surroundings. What is the change Δ*U* of its internal energy?',
    answer: '+160 J',
    distractors: [
      {
        text: '+340 J',
        slip: 'work-sign',
        teaching: 'Work done by the gas costs internal energy, so the 90 J is subtracted and not added.',
      },
      {
        text: '−160 J',
        slip: 'wrong-sign',
        teaching: 'More energy came in as heat than left as work, so the internal energy rises.',
      },
      {
        text: '+250 J',
        slip: 'ignored-work',
        teaching: 'Heat alone gives Δ*U* only when no work is done; here 90 J left as work.',
      },
    ],
    explanation:
      'Δ*U* = *q* + *w* with *q* = +250 J (heat into the gas) and *w* = −90 J (work done by the gas). Δ*U* = 250 J − 90 J = +160 J.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
    computation: { kind: 'quantity', expression: '250 - 90', unit: 'J' },
  },
  {
    id: 'physical-first-law-02',
    topics: ['first-law'],
    difficulty: 'intermediate',
    text: 'A gas takes up 450 J as heat while it expands from 2.00 L to 6.00 L against a constant external pressure of 1.50 bar. What is Δ*U* of the gas? (1 L·bar = 100 J)',
    answer: '−150 J',
    distractors: [
      {
        text: '+1050 J',
        slip: 'work-sign',
        teaching: 'An expanding gas does work, so *w* = −*p*_{ext}Δ*V* is negative and lowers *U*.',
      },
      {
        text: '+444 J',
        slip: 'pressure-volume-unit',
        teaching:
          'The work is 6.00 L·bar, which is 600 J; a litre bar cannot be subtracted as if it were a joule.',
      },
      {
        text: '−450 J',
        slip: 'final-for-change',
        teaching: 'The work depends on the change of volume, 4.00 L, and not on the final volume of 6.00 L.',
      },
    ],
    explanation:
      '*w* = −*p*_{ext}Δ*V* = −1.50 bar × 4.00 L = −6.00 L·bar = −600 J. Δ*U* = *q* + *w* = 450 J − 600 J = −150 J.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
    computation: { kind: 'quantity', expression: '450 - 1.50 * (6.00 - 2.00) * 100', unit: 'J' },
  },
  {
    id: 'physical-first-law-03',
    topics: ['first-law'],
    difficulty: 'advanced',
    text: 'An ideal gas (2.00 mol) expands reversibly and isothermally at 300 K from 5.00 L to 20.0 L. What is the work *w* done on the gas? (*R* = 8.314 J/(mol·K))',
    answer: '−6.92 kJ',
    distractors: [
      {
        text: '+6.92 kJ',
        slip: 'work-sign',
        teaching:
          'The gas expands and pushes the surroundings away, so the work done on the gas is negative.',
      },
      {
        text: '−3.00 kJ',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'Integrating d*V*/*V* gives the natural logarithm: ln 4 = 1.386, not log_{10} 4 = 0.602.',
      },
      {
        text: '−3.74 kJ',
        slip: 'irreversible-work',
        teaching:
          'This is the work against the constant final pressure; on a reversible path the external pressure follows the gas all the way.',
      },
    ],
    explanation:
      'On a reversible isothermal path *p* = *nRT*/*V* all the time, so *w* = −*nRT* ln(*V*_{2}/*V*_{1}) = −2.00 mol × 8.314 J/(mol·K) × 300 K × ln 4.00 = −6915 J = −6.92 kJ.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
    computation: { kind: 'quantity', expression: '-2.00 * 8.314 * 300 * ln(20.0 / 5.00) / 1000', unit: 'kJ' },
  },
  {
    id: 'physical-second-law-01',
    topics: ['second-law'],
    difficulty: 'beginner',
    text: 'Benzene boils at 353 K with an enthalpy of vaporisation of 30.8 kJ/mol. What is its entropy of vaporisation at the boiling point?',
    answer: '+87.3 J/(mol·K)',
    distractors: [
      {
        text: '−87.3 J/(mol·K)',
        slip: 'wrong-sign',
        teaching:
          'A vapour is far more disordered than its liquid, and vaporisation takes up heat: Δ*S* is positive.',
      },
      {
        text: '+385 J/(mol·K)',
        slip: 'celsius-for-kelvin',
        teaching: 'The heat is divided by the absolute temperature, 353 K, and not by 80 °C.',
      },
      {
        text: '+11.5 J/(mol·K)',
        slip: 'inverted-ratio',
        teaching: 'This is *T*/Δ*H*; the entropy change is the heat divided by the temperature.',
      },
    ],
    explanation:
      'At the boiling point liquid and vapour are in equilibrium, so the heat is exchanged reversibly: Δ*S* = \\frac{Δ*H*}{*T*} = \\frac{30 800 J/mol}{353 K} = +87.3 J/(mol·K).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
    computation: { kind: 'quantity', expression: '30.8 * 1000 / 353', unit: 'J/(mol·K)' },
  },
  {
    id: 'physical-second-law-02',
    topics: ['second-law'],
    difficulty: 'intermediate',
    text: 'A monatomic ideal gas (1.00 mol) is warmed from 300 K to 450 K at constant pressure. What is its entropy change? (*R* = 8.314 J/(mol·K))',
    answer: '8.43 J/K',
    distractors: [
      {
        text: '5.06 J/K',
        slip: 'other-heat-capacity',
        teaching:
          'At constant pressure the heat capacity is *C*_{p} = \\frac{5}{2}*R*; \\frac{3}{2}*R* holds at constant volume.',
      },
      {
        text: '3.66 J/K',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'Integrating d*T*/*T* gives the natural logarithm of 450/300, not the decadic one.',
      },
      {
        text: '10.4 J/K',
        slip: 'initial-temperature-only',
        teaching:
          'Dividing all the heat by 300 K overlooks that the temperature rises while the heat flows in.',
      },
    ],
    explanation:
      'Δ*S* = *nC*_{p} ln(*T*_{2}/*T*_{1}) with *C*_{p} = \\frac{5}{2}*R* = 20.79 J/(mol·K). Δ*S* = 20.79 J/K × ln 1.500 = 8.43 J/K.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
    computation: { kind: 'quantity', expression: '2.5 * 8.314 * ln(450 / 300)', unit: 'J/K' },
  },
  {
    id: 'physical-second-law-03',
    topics: ['second-law'],
    difficulty: 'advanced',
    text: 'In an insulated vessel 50.0 g of water at 80.0 °C is mixed with 50.0 g of water at 20.0 °C. What is the total entropy change? (specific heat capacity of water 4.18 J/(g·K), constant)',
    answer: '+1.81 J/K',
    distractors: [
      {
        text: '0 J/K',
        slip: 'heat-balance-for-entropy',
        teaching:
          'The heats cancel, but the entropies do not: the same heat is worth more entropy at the lower temperature.',
      },
      {
        text: '+20.4 J/K',
        slip: 'entropy-of-one-part',
        teaching: 'This is the gain of the cold water alone; the hot water loses 18.6 J/K.',
      },
      {
        text: '+93.3 J/K',
        slip: 'celsius-for-kelvin',
        teaching:
          'The logarithms need ratios of absolute temperatures: 323/353 and 323/293, not 50/80 and 50/20.',
      },
    ],
    explanation:
      'Equal masses end at 50.0 °C = 323.15 K. Hot: 50.0 × 4.18 × ln(323.15/353.15) = −18.55 J/K. Cold: 50.0 × 4.18 × ln(323.15/293.15) = +20.36 J/K. The sum is +1.81 J/K, positive as it must be for a spontaneous process.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
    computation: {
      kind: 'quantity',
      expression: '50.0 * 4.18 * (ln(323.15 / 353.15) + ln(323.15 / 293.15))',
      unit: 'J/K',
    },
  },
  {
    id: 'physical-gibbs-energy-01',
    topics: ['gibbs-energy'],
    difficulty: 'beginner',
    text: 'For a reaction Δ*H*° = +178 kJ/mol and Δ*S*° = +0.161 kJ/(mol·K), both taken as independent of temperature. Above which temperature is Δ*G*° negative?',
    answer: '1.11 × 10^{3} K',
    distractors: [
      {
        text: '833 K',
        slip: 'kelvin-converted-twice',
        teaching: 'Δ*H*°/Δ*S*° is already in kelvin; taking 273 away gives the value in °C.',
      },
      {
        text: '9.04 × 10^{−4} K',
        slip: 'inverted-ratio',
        teaching: 'Δ*G*° = 0 gives *T* = Δ*H*°/Δ*S*°, not Δ*S*°/Δ*H*°.',
      },
      {
        text: '28.7 K',
        slip: 'multiplied-for-divided',
        teaching:
          'Solving Δ*H*° = *T*Δ*S*° for *T* divides by Δ*S*°; the product does not have the unit kelvin.',
      },
    ],
    explanation:
      'Δ*G*° = Δ*H*° − *T*Δ*S*° changes its sign where *T* = \\frac{Δ*H*°}{Δ*S*°} = \\frac{178 kJ/mol}{0.161 kJ/(mol·K)} = 1.11 × 10^{3} K. Above it the term *T*Δ*S*° wins.',
    reference: 'OpenStax Chemistry 2e, section 16.4',
    computation: { kind: 'quantity', expression: '178 / 0.161', unit: 'K' },
  },
  {
    id: 'physical-gibbs-energy-02',
    topics: ['gibbs-energy'],
    difficulty: 'intermediate',
    text: 'A reaction has Δ_{r}*G*° = −17.1 kJ/mol at 298 K. What is its equilibrium constant at this temperature? (*R* = 8.314 J/(mol·K))',
    answer: '9.9 × 10^{2}',
    distractors: [
      {
        text: '1.0 × 10^{−3}',
        slip: 'wrong-sign',
        teaching: 'ln *K* = −Δ_{r}*G*°/(*RT*): a negative Δ_{r}*G*° means that *K* is greater than 1.',
      },
      {
        text: '8.0 × 10^{6}',
        slip: 'natural-for-decadic-logarithm',
        teaching:
          '−Δ_{r}*G*°/(*RT*) = 6.90 is the natural logarithm of *K*, so *K* = e^{6.90} and not 10^{6.90}.',
      },
      {
        text: '1.0',
        slip: 'unit-prefix',
        teaching: 'With *R* in J/(mol·K) the Gibbs energy has to be in joules: −17 100 J/mol, not −17.1.',
      },
    ],
    explanation:
      'ln *K* = −\\frac{Δ_{r}*G*°}{*RT*} = \\frac{17 100 J/mol}{8.314 J/(mol·K) × 298 K} = 6.90, so *K* = e^{6.90} = 9.9 × 10^{2}.',
    reference: 'OpenStax Chemistry 2e, section 16.4',
    computation: { kind: 'quantity', expression: 'exp(17.1 * 1000 / (8.314 * 298))', unit: '' },
  },
  {
    id: 'physical-gibbs-energy-03',
    topics: ['gibbs-energy'],
    difficulty: 'advanced',
    text: 'A gas reaction has *K* = 25.0 at 500 K and Δ_{r}*H*° = −85.0 kJ/mol, independent of temperature. What is *K* at 600 K? (*R* = 8.314 J/(mol·K))',
    answer: '0.828',
    distractors: [
      {
        text: '755',
        slip: 'reversed-trend',
        teaching: 'Heating an exothermic reaction lowers its equilibrium constant; here *K* has been raised.',
      },
      {
        text: '0.00977',
        slip: 'natural-for-decadic-logarithm',
        teaching:
          'The van ’t Hoff equation gives ln(*K*_{2}/*K*_{1}) = −3.41; the power of 10 belongs to log_{10}.',
      },
      {
        text: '24.9',
        slip: 'unit-prefix',
        teaching: 'With *R* in J/(mol·K) the enthalpy must be −85 000 J/mol, or *K* hardly changes at all.',
      },
    ],
    explanation:
      'van ’t Hoff: ln\\frac{*K*_{2}}{*K*_{1}} = −\\frac{Δ_{r}*H*°}{*R*}(\\frac{1}{600 K} − \\frac{1}{500 K}) = \\frac{85 000}{8.314} × (−3.333 × 10^{−4}) = −3.408. *K*_{2} = 25.0 × e^{−3.408} = 0.828.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 6',
    computation: {
      kind: 'quantity',
      expression: '25.0 * exp(85.0 * 1000 / 8.314 * (1 / 600 - 1 / 500))',
      unit: '',
    },
  },
];
