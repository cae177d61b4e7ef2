import type { WrittenQuestion } from '../written-question.ts';

/** First law, second law, Gibbs energy. */
export const energyAndEntropyQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-first-law-01',
    topics: ['first-law'],
    tests: ['first-law-of-thermodynamics'],
    difficulty: 'beginner',
    text: 'A gas in a cylinder absorbs 250 J as heat and does 90 J of work on its surroundings. What is the change Δ*U* in its internal energy?',
    answer: '+160 J',
    distractors: [
      {
        text: '+340 J',
        slip: 'work-sign',
        teaching: 'Work done by the gas lowers its internal energy, so the 90 J is subtracted and not added.',
        expression: '250 + 90',
      },
      {
        text: '−160 J',
        slip: 'wrong-sign',
        teaching: 'More energy came in as heat than left as work, so the internal energy rises.',
        expression: '90 - 250',
      },
      {
        text: '−340 J',
        slip: 'wrong-sign',
        teaching: 'Heat absorbed is positive; only the work is subtracted.',
        expression: '0 - 250 - 90',
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
    tests: ['first-law-of-thermodynamics', 'pressure-volume-work'],
    difficulty: 'intermediate',
    text: 'A gas absorbs 450 J as heat while it expands from 2.00 L to 6.00 L against a constant external pressure of 1.50 bar. What is Δ*U* of the gas? (1 L·bar = 100 J)',
    answer: '−150 J',
    distractors: [
      {
        text: '+1050 J',
        slip: 'work-sign',
        teaching: 'An expanding gas does work, so *w* = −*p*_{ext}Δ*V* is negative and lowers *U*.',
        expression: '450 - 1.50 * (2.00 - 6.00) * 100',
      },
      {
        text: '+444 J',
        slip: 'pressure-volume-unit',
        teaching:
          'The work is 6.00 L·bar, which is 600 J; a liter-bar cannot be subtracted as if it were a joule.',
        expression: '450 - 1.50 * (6.00 - 2.00)',
      },
      {
        text: '−450 J',
        slip: 'final-for-change',
        teaching: 'The work depends on the change in volume, 4.00 L, and not on the final volume of 6.00 L.',
        expression: '450 - 1.50 * (6.00) * 100',
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
    tests: ['isothermal-and-adiabatic-processes'],
    uses: ['pressure-volume-work'],
    difficulty: 'advanced',
    text: 'An ideal gas (2.00 mol) expands reversibly and isothermally at 300 K from 5.00 L to 20.0 L. What is the work *w* done on the gas? (*R* = 8.314 J/(mol·K))',
    answer: '−6.92 kJ',
    distractors: [
      {
        text: '+6.92 kJ',
        slip: 'work-sign',
        teaching:
          'The gas expands and pushes the surroundings away, so the work done on the gas is negative.',
        expression: '2.00 * 8.314 * 300 * ln(20.0 / 5.00) / 1000',
      },
      {
        text: '−3.00 kJ',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'Integrating d*V*/*V* gives the natural logarithm: ln 4 = 1.386, not log_{10} 4 = 0.602.',
        expression: '-2.00 * 8.314 * 300 * log10(20.0 / 5.00) / 1000',
      },
      {
        text: '−3.74 kJ',
        slip: 'irreversible-work',
        teaching:
          'This is the work against the constant final pressure; on a reversible path the external pressure follows the gas all the way.',
        expression: '-2.00 * 8.314 * 300 / 20.0 * (20.0 - 5.00) / 1000',
      },
    ],
    explanation:
      'On a reversible isothermal path *p* = *nRT*/*V* at all times, so *w* = −*nRT* ln(*V*_{2}/*V*_{1}) = −2.00 mol × 8.314 J/(mol·K) × 300 K × ln 4.00 = −6915 J = −6.92 kJ.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
    computation: { kind: 'quantity', expression: '-2.00 * 8.314 * 300 * ln(20.0 / 5.00) / 1000', unit: 'kJ' },
  },
  {
    id: 'physical-second-law-01',
    topics: ['second-law'],
    tests: ['entropy-of-heating-and-phase-change'],
    difficulty: 'beginner',
    text: 'Benzene boils at 353 K with an enthalpy of vaporization of 30.8 kJ/mol. What is its entropy of vaporization at the boiling point?',
    answer: '+87.3 J/(mol·K)',
    distractors: [
      {
        text: '−87.3 J/(mol·K)',
        slip: 'wrong-sign',
        teaching:
          'A vapor is far more disordered than its liquid, and vaporization absorbs heat: Δ*S* is positive.',
        expression: '-(30.8 * 1000 / 353)',
      },
      {
        text: '+385 J/(mol·K)',
        slip: 'celsius-for-kelvin',
        teaching: 'The heat is divided by the absolute temperature, 353 K, and not by 80 °C.',
        expression: '30.8 * 1000 / (353 - 273)',
      },
      {
        text: '−385 J/(mol·K)',
        slip: 'celsius-for-kelvin',
        teaching:
          'The heat was divided by 80 °C instead of 353 K, and the sign was reversed; vaporization absorbs heat, so Δ*S* is positive.',
        expression: '-(30.8 * 1000 / (353 - 273))',
      },
    ],
    explanation:
      'At the boiling point liquid and vapor are in equilibrium, so the heat is exchanged reversibly: Δ*S* = \\frac{Δ*H*}{*T*} = \\frac{30 800 J/mol}{353 K} = +87.3 J/(mol·K).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
    computation: { kind: 'quantity', expression: '30.8 * 1000 / 353', unit: 'J/(mol·K)' },
  },
  {
    id: 'physical-second-law-02',
    topics: ['second-law'],
    tests: ['entropy-of-heating-and-phase-change'],
    uses: ['heat-capacities-at-constant-volume-and-pressure', 'equipartition-theorem'],
    difficulty: 'intermediate',
    text: 'A monatomic ideal gas (1.00 mol) is warmed from 300 K to 450 K at constant pressure. What is its entropy change? (*R* = 8.314 J/(mol·K))',
    answer: '8.43 J/K',
    distractors: [
      {
        text: '5.06 J/K',
        slip: 'other-heat-capacity',
        teaching:
          'At constant pressure the heat capacity is *C*_{p} = \\frac{5}{2}*R*; \\frac{3}{2}*R* applies at constant volume.',
        expression: '1.5 * 8.314 * ln(450 / 300)',
      },
      {
        text: '3.66 J/K',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'Integrating d*T*/*T* gives the natural logarithm of 450/300, not the base-10 one.',
        expression: '2.5 * 8.314 * log10(450 / 300)',
      },
      {
        text: '10.4 J/K',
        slip: 'initial-temperature-only',
        teaching:
          'Dividing all the heat by 300 K overlooks that the temperature rises while the heat flows in.',
        expression: '2.5 * 8.314 * (450 - 300) / 300',
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
    tests: ['entropy-of-heating-and-phase-change'],
    uses: ['second-law-of-thermodynamics', 'specific-heat-capacity'],
    difficulty: 'advanced',
    text: 'In an insulated vessel 50.0 g of water at 80.0 °C is mixed with 50.0 g of water at 20.0 °C. What is the total entropy change? (specific heat capacity of water 4.18 J/(g·K), constant)',
    answer: '+1.81 J/K',
    distractors: [
      {
        text: '0 J/K',
        slip: 'heat-balance-for-entropy',
        teaching:
          'The heats cancel, but the entropies do not: the same heat corresponds to more entropy at the lower temperature.',
        expression: '(50.0 * 4.18 * (323.15 - 353.15) + 50.0 * 4.18 * (323.15 - 293.15)) / 323.15',
      },
      {
        text: '+20.4 J/K',
        slip: 'entropy-of-one-part',
        teaching: 'This is the gain of the cold water alone; the hot water loses 18.6 J/K.',
        expression: '50.0 * 4.18 * (ln(323.15 / 293.15))',
      },
      {
        text: '+93.3 J/K',
        slip: 'celsius-for-kelvin',
        teaching:
          'The logarithms need ratios of absolute temperatures: 323/353 and 323/293, not 50/80 and 50/20.',
        expression: '50.0 * 4.18 * (ln(50 / 80.0) + ln(50 / 20.0))',
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
    tests: ['gibbs-energy-and-temperature'],
    difficulty: 'beginner',
    text: 'For a reaction, Δ*H*° = +178 kJ/mol and Δ*S*° = +0.161 kJ/(mol·K), both taken as independent of temperature. Above what temperature is Δ*G*° negative?',
    answer: '1.11 × 10^{3} K',
    distractors: [
      {
        text: '833 K',
        slip: 'kelvin-converted-twice',
        teaching: 'Δ*H*°/Δ*S*° is already in kelvin; subtracting 273 gives the value in °C.',
        expression: '178 / 0.161 - 273',
      },
      {
        text: '9.04 × 10^{−4} K',
        slip: 'inverted-ratio',
        teaching: 'Δ*G*° = 0 gives *T* = Δ*H*°/Δ*S*°, not Δ*S*°/Δ*H*°.',
        expression: '1 / 178 * 0.161',
      },
      {
        text: '28.7 K',
        slip: 'multiplied-for-divided',
        teaching:
          'To solve Δ*H*° = *T*Δ*S*° for *T*, divide by Δ*S*°; the product does not have the unit kelvin.',
        expression: '178 * 0.161',
      },
    ],
    explanation:
      'Δ*G*° = Δ*H*° − *T*Δ*S*° changes sign where *T* = \\frac{Δ*H*°}{Δ*S*°} = \\frac{178 kJ/mol}{0.161 kJ/(mol·K)} = 1.11 × 10^{3} K. Above this temperature the term *T*Δ*S*° predominates.',
    reference: 'OpenStax Chemistry 2e, section 16.4',
    computation: { kind: 'quantity', expression: '178 / 0.161', unit: 'K' },
  },
  {
    id: 'physical-gibbs-energy-02',
    topics: ['gibbs-energy'],
    tests: ['gibbs-energy-and-equilibrium-constant'],
    difficulty: 'intermediate',
    text: 'A reaction has Δ_{r}*G*° = −17.1 kJ/mol at 298 K. What is its equilibrium constant at this temperature? (*R* = 8.314 J/(mol·K))',
    answer: '9.9 × 10^{2}',
    distractors: [
      {
        text: '1.0 × 10^{−3}',
        slip: 'wrong-sign',
        teaching: 'ln *K* = −Δ_{r}*G*°/(*RT*): a negative Δ_{r}*G*° means that *K* is greater than 1.',
        expression: '1 / exp(17.1 * 1000 / (8.314 * 298))',
      },
      {
        text: '8.0 × 10^{6}',
        slip: 'natural-for-decadic-logarithm',
        teaching:
          '−Δ_{r}*G*°/(*RT*) = 6.90 is the natural logarithm of *K*, so *K* = e^{6.90} and not 10^{6.90}.',
        expression: '10^(17.1 * 1000 / (8.314 * 298))',
      },
      {
        text: '1.3 × 10^{−7}',
        slip: 'natural-for-decadic-logarithm',
        teaching:
          'The minus sign of ln *K* = −Δ_{r}*G*°/(*RT*) was lost, and 10, not e, was raised to this power.',
        expression: '10^(-17.1 * 1000 / (8.314 * 298))',
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
    tests: ['vant-hoff-equation'],
    difficulty: 'advanced',
    text: 'A gas-phase reaction has *K* = 25.0 at 500 K and Δ_{r}*H*° = −85.0 kJ/mol, independent of temperature. What is *K* at 600 K? (*R* = 8.314 J/(mol·K))',
    answer: '0.828',
    distractors: [
      {
        text: '755',
        slip: 'reversed-trend',
        teaching: 'Heating an exothermic reaction lowers its equilibrium constant; here *K* was raised.',
        expression: '25.0 * exp(85.0 * 1000 / 8.314 * (1 / 500 - 1 / 600))',
      },
      {
        text: '0.00977',
        slip: 'natural-for-decadic-logarithm',
        teaching:
          'The van’t Hoff equation gives ln(*K*_{2}/*K*_{1}) = −3.41; a power of 10 would be right only for log_{10}.',
        expression: '25.0 * 10^(85.0 * 1000 / 8.314 * (1 / 600 - 1 / 500))',
      },
      {
        text: '24.9',
        slip: 'unit-prefix',
        teaching:
          'With *R* in J/(mol·K) the enthalpy must be −85 000 J/mol; with −85.0, *K* hardly changes at all.',
        expression: '25.0 * exp(85.0 / 8.314 * (1 / 600 - 1 / 500))',
      },
    ],
    explanation:
      'Van ’t Hoff equation: ln\\frac{*K*_{2}}{*K*_{1}} = −\\frac{Δ_{r}*H*°}{*R*}(\\frac{1}{600 K} − \\frac{1}{500 K}) = \\frac{85 000}{8.314} × (−3.333 × 10^{−4}) = −3.408. *K*_{2} = 25.0 × e^{−3.408} = 0.828.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 6',
    computation: {
      kind: 'quantity',
      expression: '25.0 * exp(85.0 * 1000 / 8.314 * (1 / 600 - 1 / 500))',
      unit: '',
    },
  },
  {
    id: 'physical-first-law-04',
    topics: ['first-law'],
    tests: ['state-functions'],
    difficulty: 'beginner',
    text: 'A gas is taken from one state to another along several paths, some reversible and some irreversible. Which of these is the same for all of them?',
    answer: 'The change in enthalpy',
    distractors: [
      {
        text: 'The heat absorbed',
        slip: 'path-for-state',
        teaching: 'Heat depends on the path: more heat flows in where the gas does more work.',
      },
      {
        text: 'The work done by the gas',
        slip: 'path-for-state',
        teaching:
          'Work depends on the path: a reversible expansion does more of it than an irreversible one.',
      },
      {
        text: 'The heat divided by *T*',
        slip: 'path-for-state',
        teaching:
          'The sum of *q*/*T* equals the entropy change on reversible paths only; on others it is smaller.',
      },
    ],
    explanation:
      'Enthalpy is a state function: its change depends on the initial and final states alone. Heat and work, and with them the sum of *q*/*T*, depend on how the change is carried out.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
  },
  {
    id: 'physical-first-law-05',
    topics: ['first-law'],
    tests: ['enthalpy-of-formation'],
    uses: ['enthalpy-of-reaction', 'hesss-law'],
    difficulty: 'intermediate',
    text: 'What is the standard enthalpy of the reaction \\ce{C2H4(g) + H2O(l) -> C2H5OH(l)}? (Δ_{f}*H*° in kJ/mol: \\ce{C2H4(g)} +52.4, \\ce{H2O(l)} −285.8, \\ce{C2H5OH(l)} −277.6)',
    answer: '−44.2 kJ/mol',
    distractors: [
      {
        text: '+44.2 kJ/mol',
        slip: 'wrong-sign',
        teaching: 'The enthalpies of the reactants are subtracted from that of the product, not the reverse.',
        expression: '(52.4 + (-285.8)) - (-277.6)',
      },
      {
        text: '−511.0 kJ/mol',
        slip: 'added-for-subtracted',
        teaching: 'All three values were added; those of the reactants must be subtracted.',
        expression: '(-277.6) + (52.4 + (-285.8))',
      },
      {
        text: '−330.0 kJ/mol',
        slip: 'ignored-reactant',
        teaching:
          'Water is a compound and not an element: its enthalpy of formation is −285.8 kJ/mol and must be subtracted too.',
        expression: '(-277.6) - (52.4)',
      },
    ],
    explanation:
      'Δ_{r}*H*° = ΣΔ_{f}*H*°(products) − ΣΔ_{f}*H*°(reactants) = −277.6 − (52.4 − 285.8) kJ/mol = −277.6 + 233.4 kJ/mol = −44.2 kJ/mol.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
    computation: { kind: 'quantity', expression: '-277.6 - (52.4 + -285.8)', unit: 'kJ/mol' },
  },
  {
    id: 'physical-first-law-06',
    topics: ['first-law'],
    tests: ['isothermal-and-adiabatic-processes'],
    uses: ['pressure-volume-work', 'heat-capacities-at-constant-volume-and-pressure'],
    difficulty: 'advanced',
    text: 'A monatomic ideal gas (1.00 mol) at 400 K expands reversibly and adiabatically to twice its volume. What is the work *w* done on the gas? (*R* = 8.314 J/(mol·K))',
    answer: '−1.85 kJ',
    distractors: [
      {
        text: '−2.31 kJ',
        slip: 'isothermal-for-adiabatic',
        teaching:
          'This is −*RT* ln 2 for an isothermal expansion; when no heat flows in, the gas cools and does less work.',
        expression: '-8.314 * 400 * ln(2) / 1000',
      },
      {
        text: '+2.31 kJ',
        slip: 'isothermal-for-adiabatic',
        teaching:
          'This is *RT* ln 2 for an isothermal expansion; here the gas cools, and the work done on it is negative.',
        expression: '8.314 * 400 * ln(2) / 1000',
      },
      {
        text: '+1.85 kJ',
        slip: 'work-sign',
        teaching: 'The gas expands and cools: it loses internal energy, so the work done on it is negative.',
        expression: '1.5 * 8.314 * 400 * (1 - 2^((-2) / 3)) / 1000',
      },
    ],
    explanation:
      '*γ* = 5/3, so *TV*^{2/3} is constant: *T*_{2} = 400 K × 2^{−2/3} = 252.0 K. With *q* = 0, *w* = Δ*U* = *nC*_{V}Δ*T* = 1.5 × 8.314 J/K × (−148.0 K) = −1846 J = −1.85 kJ.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
    computation: { kind: 'quantity', expression: '1.5 * 8.314 * 400 * (2^(-2/3) - 1) / 1000', unit: 'kJ' },
  },
  {
    id: 'physical-second-law-04',
    topics: ['second-law'],
    tests: ['entropy'],
    difficulty: 'beginner',
    text: 'In which of these processes does the entropy of the system decrease?',
    answer: 'Steam condenses to water at 100 °C.',
    distractors: [
      {
        text: 'Ice melts to water at 0 °C.',
        slip: 'reversed-trend',
        teaching: 'A liquid is less ordered than its solid, and melting absorbs heat, so the entropy rises.',
      },
      {
        text: 'Two different gases mix at 25 °C.',
        slip: 'heat-balance-for-entropy',
        teaching:
          'No heat flows when ideal gases mix, but each spreads over a larger volume, so the entropy rises.',
      },
      {
        text: 'Ice sublimes to vapor at −5 °C.',
        slip: 'reversed-trend',
        teaching: 'Molecules of a gas have far more freedom than those of a solid: the entropy rises.',
      },
    ],
    explanation:
      'On condensation, heat leaves the system and its molecules lose most of their freedom: *S* falls. Melting, mixing and sublimation all make more arrangements possible.',
    reference: 'OpenStax Chemistry 2e, section 16.2',
  },
  {
    id: 'physical-second-law-05',
    topics: ['second-law'],
    tests: ['entropy-of-reaction'],
    difficulty: 'intermediate',
    text: 'What is the standard reaction entropy of \\ce{N2(g) + 3H2(g) -> 2NH3(g)} at 298 K? (*S*° in J/(mol·K): \\ce{N2} 191.6, \\ce{H2} 130.7, \\ce{NH3} 192.8)',
    answer: '−198.1 J/(mol·K)',
    distractors: [
      {
        text: '+198.1 J/(mol·K)',
        slip: 'wrong-sign',
        teaching:
          'Four moles of gas become two, so the entropy falls: the values of the reactants are subtracted from that of the product.',
        expression: '(191.6 + 3 * 130.7) - 2 * 192.8',
      },
      {
        text: '−129.5 J/(mol·K)',
        slip: 'ignored-coefficients',
        teaching: 'Each molar entropy must be multiplied by its coefficient, 1, 3 and 2.',
        expression: '192.8 - (191.6 + 130.7)',
      },
      {
        text: '+969.3 J/(mol·K)',
        slip: 'added-for-subtracted',
        teaching:
          'The entropies of the reactants are subtracted from those of the products, not added to them.',
        expression: '2 * 192.8 + (191.6 + 3 * 130.7)',
      },
    ],
    explanation: 'Δ_{r}*S*° = 2 × 192.8 − (191.6 + 3 × 130.7) = 385.6 − 583.7 = −198.1 J/(mol·K).',
    reference: 'OpenStax Chemistry 2e, section 16.3',
    computation: { kind: 'quantity', expression: '2 * 192.8 - (191.6 + 3 * 130.7)', unit: 'J/(mol·K)' },
  },
  {
    id: 'physical-second-law-06',
    topics: ['second-law'],
    tests: ['entropy-of-heating-and-phase-change'],
    uses: ['state-functions'],
    difficulty: 'advanced',
    text: 'Supercooled water (1.00 mol) freezes at 263.15 K and 1 bar. What is the entropy change of the water? (Δ_{fus}*H* = 6.01 kJ/mol at 273.15 K; *C*_{p}, taken as constant: liquid 75.3 J/(mol·K), ice 37.3 J/(mol·K))',
    answer: '−20.6 J/K',
    distractors: [
      {
        text: '+22.8 J/K',
        slip: 'irreversible-heat-over-temperature',
        teaching:
          '*q*/*T* gives Δ*S* only for a reversible path, and the water itself becomes more ordered, so its entropy falls.',
        expression: '6010 / 263.15',
      },
      {
        text: '−22.8 J/K',
        slip: 'irreversible-heat-over-temperature',
        teaching: '*q*/*T* gives Δ*S* only for a reversible path; freezing at 263 K is irreversible.',
        expression: '-6010 / 263.15',
      },
      {
        text: '+20.6 J/K',
        slip: 'wrong-sign',
        teaching: 'The water itself becomes more ordered; it is the surroundings that gain entropy.',
        expression: '-(75.3 * ln(273.15 / 263.15) - 6010 / 273.15 + 37.3 * ln(263.15 / 273.15))',
      },
    ],
    explanation:
      'Reversible path: warm the liquid, 75.3 × ln(273.15/263.15) = +2.81 J/K; freeze at 273.15 K, −6010/273.15 = −22.00 J/K; cool the ice, 37.3 × ln(263.15/273.15) = −1.39 J/K. The sum is −20.6 J/K.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
    computation: {
      kind: 'quantity',
      expression: '75.3 * ln(273.15 / 263.15) - 6010 / 273.15 + 37.3 * ln(263.15 / 273.15)',
      unit: 'J/K',
    },
  },
  {
    id: 'physical-gibbs-energy-04',
    topics: ['gibbs-energy', 'second-law'],
    tests: ['gibbs-energy-and-temperature'],
    difficulty: 'beginner',
    text: 'A reaction is exothermic and lowers the entropy of the system (Δ*H*° < 0, Δ*S*° < 0, both independent of temperature). When is Δ*G*° negative?',
    answer: 'only at low temperatures',
    distractors: [
      {
        text: 'only at high temperatures',
        slip: 'reversed-trend',
        teaching:
          'Heating strengthens the term −*T*Δ*S*°, which is positive here and works against the reaction.',
      },
      {
        text: 'at every temperature',
        slip: 'ignored-entropy',
        teaching: 'A negative Δ*H*° is not enough: −*T*Δ*S*° is positive and outweighs it when *T* is high.',
      },
      {
        text: 'at no temperature',
        slip: 'ignored-enthalpy',
        teaching:
          'The loss of entropy matters little at low temperature, where the negative Δ*H*° predominates.',
      },
    ],
    explanation:
      'Δ*G*° = Δ*H*° − *T*Δ*S*°. The first term is negative; the second, −*T*Δ*S*°, is positive and grows with *T*. Below *T* = Δ*H*°/Δ*S*° the sum is negative.',
    reference: 'OpenStax Chemistry 2e, section 16.4',
  },
  {
    id: 'physical-gibbs-energy-05',
    topics: ['gibbs-energy'],
    tests: ['gibbs-energy'],
    difficulty: 'intermediate',
    text: 'What is Δ_{r}*G*° for \\ce{2NO(g) + O2(g) -> 2NO2(g)} at 298 K? (Δ_{f}*G*° in kJ/mol: \\ce{NO} +87.6, \\ce{NO2} +51.3)',
    answer: '−72.6 kJ/mol',
    distractors: [
      {
        text: '−36.3 kJ/mol',
        slip: 'ignored-coefficients',
        teaching: 'Both values must be doubled, since two \\ce{NO} and two \\ce{NO2} appear in the equation.',
        expression: '51.3 - 87.6',
      },
      {
        text: '+72.6 kJ/mol',
        slip: 'wrong-sign',
        teaching:
          'The values of the reactants are subtracted from those of the products: 102.6 − 175.2 is negative.',
        expression: '2 * 87.6 - 2 * 51.3',
      },
      {
        text: '+277.8 kJ/mol',
        slip: 'added-for-subtracted',
        teaching: 'The values of reactants are subtracted from those of products, not added to them.',
        expression: '2 * 51.3 + 2 * 87.6',
      },
    ],
    explanation:
      'Oxygen is an element in its standard state: Δ_{f}*G*° = 0. Δ_{r}*G*° = 2 × 51.3 − 2 × 87.6 − 0 = −72.6 kJ/mol.',
    reference: 'OpenStax Chemistry 2e, section 16.4',
    computation: { kind: 'quantity', expression: '2 * 51.3 - 2 * 87.6', unit: 'kJ/mol' },
  },
  {
    id: 'physical-gibbs-energy-06',
    topics: ['gibbs-energy', 'phase-equilibria'],
    tests: ['gibbs-energy-and-equilibrium-constant'],
    uses: ['gibbs-energy', 'equilibrium-constant-in-pressures'],
    difficulty: 'advanced',
    text: 'For \\ce{CaCO3(s) <=> CaO(s) + CO2(g)}, take Δ_{r}*H*° = 178 kJ/mol and Δ_{r}*S*° = 161 J/(mol·K). What is the equilibrium pressure of \\ce{CO2} at 1000 K? (*R* = 8.314 J/(mol·K), standard pressure 1 bar)',
    answer: '0.13 bar',
    distractors: [
      {
        text: '7.7 bar',
        slip: 'wrong-sign',
        teaching: 'Δ_{r}*G*° is still positive at 1000 K, so *K* and with it the pressure stays below 1 bar.',
        expression: 'exp((178 - 1000 * 0.161) * 1000 / (8.314 * 1000))',
      },
      {
        text: '0.0090 bar',
        slip: 'natural-for-decadic-logarithm',
        teaching:
          '−Δ_{r}*G*°/(*RT*) = −2.04 is the natural logarithm of *K*, so e, not 10, is raised to this power.',
        expression: '10^(-(178 - 1000 * 0.161) * 1000 / (8.314 * 1000))',
      },
      {
        text: '110 bar',
        slip: 'natural-for-decadic-logarithm',
        teaching:
          'The minus sign was lost, and 10, not e, was raised to this power; −Δ_{r}*G*°/(*RT*) = −2.04 is a natural logarithm.',
        expression: '10^((178 - 1000 * 0.161) * 1000 / (8.314 * 1000))',
      },
    ],
    explanation:
      'Δ_{r}*G*° = 178 kJ/mol − 1000 K × 0.161 kJ/(mol·K) = +17 kJ/mol. *K* = *p*(\\ce{CO2})/*p*° = e^{−17 000/(8.314 × 1000)} = e^{−2.045} = 0.13; the solids have activity 1. So *p* = 0.13 bar.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 6',
    computation: {
      kind: 'quantity',
      expression: 'exp(-(178 - 1000 * 0.161) * 1000 / (8.314 * 1000))',
      unit: 'bar',
    },
  },
  {
    id: 'physical-first-law-07',
    topics: ['first-law'],
    tests: ['heat-capacities-at-constant-volume-and-pressure'],
    difficulty: 'beginner',
    text: 'An ideal gas has the molar heat capacity *C*_{p} = 29.1 J/(mol·K) at constant pressure. What is its molar heat capacity *C*_{V} at constant volume? (*R* = 8.314 J/(mol·K))',
    answer: '20.8 J/(mol·K)',
    distractors: [
      {
        text: '37.4 J/(mol·K)',
        slip: 'wrong-sign',
        teaching:
          'At constant volume no work is done, so less heat is needed: *C*_{V} is smaller than *C*_{p}.',
        expression: '29.1 + 8.314',
      },
      {
        text: '12.5 J/(mol·K)',
        slip: 'overgeneralised-rule',
        teaching: '\\frac{3}{2}*R* applies to a monatomic gas; this gas stores energy in rotation as well.',
        expression: '3 / 2 * 8.314',
      },
      {
        text: '29.1 J/(mol·K)',
        slip: 'ignored-work',
        teaching:
          'The two are equal only if no work is done at constant pressure, but a gas expands as it is heated.',
        expression: '29.1',
      },
    ],
    explanation:
      'For an ideal gas *C*_{p} − *C*_{V} = *R*, the work of expansion per kelvin. *C*_{V} = 29.1 − 8.314 = 20.8 J/(mol·K).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
    computation: { kind: 'quantity', expression: '29.1 - 8.314', unit: 'J/(mol·K)' },
  },
  {
    id: 'physical-first-law-08',
    topics: ['first-law'],
    tests: ['enthalpy-and-internal-energy', 'bomb-calorimetry'],
    uses: ['enthalpy-of-combustion', 'first-law-of-thermodynamics', 'ideal-gas-law'],
    difficulty: 'advanced',
    text: 'The combustion \\ce{C10H8(s) + 12O2(g) -> 10CO2(g) + 4H2O(l)} has Δ_{r}*U*° = −5152 kJ/mol at 298 K. What is Δ_{r}*H*° if the gases are ideal? (*R* = 8.314 J/(mol·K))',
    answer: '−5157 kJ/mol',
    distractors: [
      {
        text: '−5147 kJ/mol',
        slip: 'wrong-sign',
        teaching: 'Twelve moles of gas become ten, so Δ*n* = −2 and Δ*nRT* is negative.',
        expression: '(-5152) + (12 - 10) * 8.314 * 298 / 1000',
      },
      {
        text: '−5127 kJ/mol',
        slip: 'final-for-change',
        teaching: 'What matters is the change in the amount of gas, 10 − 12 = −2, not the 10 mol that form.',
        expression: '(-5152) + (10) * 8.314 * 298 / 1000',
      },
      {
        text: '−5152 kJ/mol',
        slip: 'ignored-work',
        teaching: 'At constant pressure the gas contracts and work is done on it, so Δ*H* and Δ*U* differ.',
        expression: '-5152',
      },
    ],
    explanation:
      'Δ_{r}*H*° = Δ_{r}*U*° + Δ*n*_{gas}*RT* with Δ*n*_{gas} = 10 − 12 = −2. −2 × 8.314 × 298 J/mol = −4.96 kJ/mol, so Δ_{r}*H*° = −5157 kJ/mol.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
    computation: { kind: 'quantity', expression: '-5152 + (10 - 12) * 8.314 * 298 / 1000', unit: 'kJ/mol' },
  },
  {
    id: 'physical-second-law-07',
    topics: ['second-law'],
    tests: ['heat-engines'],
    difficulty: 'intermediate',
    text: 'What is the maximum efficiency of a heat engine that operates between reservoirs at 550 K and 295 K?',
    answer: '46.4%',
    distractors: [
      {
        text: '53.6%',
        slip: 'exchanged-components',
        teaching:
          '*T*_{cold}/*T*_{hot} is the fraction of the heat that is rejected to the cold reservoir; the rest becomes work.',
        expression: '100 - 100 * (1 - 295 / 550)',
      },
      {
        text: '86.4%',
        slip: 'wrong-reference',
        teaching:
          'The temperature difference is divided by the temperature of the hot reservoir, not by that of the cold one.',
        expression: '100 * (1 / 295 * 550 - 1)',
      },
      {
        text: '92.1%',
        slip: 'celsius-for-kelvin',
        teaching: 'The ratio must be one of absolute temperatures, not of 22 °C and 277 °C.',
        expression: '100 * (1 - (295 - 273.15) / (550 - 273.15))',
      },
    ],
    explanation: 'Carnot: *η* = 1 − \\frac{*T*_{cold}}{*T*_{hot}} = 1 − \\frac{295}{550} = 0.464 = 46.4%.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
    computation: { kind: 'quantity', expression: '100 * (1 - 295 / 550)', unit: '%' },
  },
  {
    id: 'physical-second-law-08',
    topics: ['second-law'],
    tests: ['second-law-of-thermodynamics'],
    difficulty: 'beginner',
    text: 'A reaction at 300 K and constant pressure releases 60.0 kJ of heat to its surroundings, which stay at 300 K. By how much does the entropy of the surroundings change?',
    answer: '+200 J/K',
    distractors: [
      {
        text: '−200 J/K',
        slip: 'heat-sign',
        teaching: 'The heat leaves the system but enters the surroundings, whose entropy rises.',
        expression: '-(60.0 * 1000 / 300)',
      },
      {
        text: '+2.22 × 10^{3} J/K',
        slip: 'celsius-for-kelvin',
        teaching: 'The heat is divided by 300 K, the absolute temperature, and not by 27 °C.',
        expression: '60.0 * 1000 / 27',
      },
      {
        text: '+1.80 × 10^{7} J/K',
        slip: 'multiplied-for-divided',
        teaching: 'The entropy change is heat divided by temperature, not their product.',
        expression: '60.0 * 1000 * 300',
      },
    ],
    explanation: 'Δ*S*_{surr} = \\frac{*q*_{surr}}{*T*} = \\frac{+60 000 J}{300 K} = +200 J/K.',
    reference: 'OpenStax Chemistry 2e, section 16.3',
    computation: { kind: 'quantity', expression: '60.0 * 1000 / 300', unit: 'J/K' },
  },
  {
    id: 'physical-gibbs-energy-07',
    topics: ['gibbs-energy'],
    tests: ['gibbs-energy-and-equilibrium-constant'],
    uses: ['gibbs-energy', 'dynamic-equilibrium'],
    difficulty: 'beginner',
    text: 'A reaction mixture has reached equilibrium at constant temperature and pressure. Which of these must be zero?',
    answer: 'Δ_{r}*G* at this composition',
    distractors: [
      {
        text: 'Δ_{r}*G*° at this temperature',
        slip: 'standard-value-everywhere',
        teaching: 'Δ_{r}*G*° is zero only if *K* = 1; at equilibrium it equals −*RT* ln *K*.',
      },
      {
        text: 'Δ_{r}*S* at this composition',
        slip: 'system-and-surroundings-swapped',
        teaching:
          'The entropy of the system and its surroundings together is at its maximum, not that of the reaction mixture alone.',
      },
      {
        text: 'Δ_{r}*H*° at this temperature',
        slip: 'other-state-quantity',
        teaching:
          'The standard reaction enthalpy does not vanish; it determines how *K* changes with temperature.',
      },
    ],
    explanation:
      'At constant *T* and *p* a mixture reacts as long as *G* can fall. At the minimum of *G* its slope Δ_{r}*G* = Δ_{r}*G*° + *RT* ln *Q* is zero, which means *Q* = *K*.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 6',
  },
  {
    id: 'physical-gibbs-energy-08',
    topics: ['gibbs-energy', 'phase-equilibria'],
    tests: ['gibbs-energy-and-pressure', 'gibbs-energy'],
    uses: ['maxwell-relations', 'unit-conversion'],
    difficulty: 'advanced',
    text: 'At 298 K and 1 bar the change from graphite (5.30 cm³/mol) to diamond (3.42 cm³/mol) has Δ*G* = +2.87 kJ/mol. At what pressure do both have the same molar Gibbs energy if their molar volumes do not depend on pressure?',
    answer: '1.53 × 10^{4} bar',
    distractors: [
      {
        text: '8.39 × 10^{3} bar',
        slip: 'neglected-solid-volume',
        teaching: 'Only the volume of diamond was used; the difference between the two volumes is needed.',
        expression: '2870 / (3.42 * 1e-6) / 1e5',
      },
      {
        text: '5.42 × 10^{3} bar',
        slip: 'neglected-solid-volume',
        teaching: 'Only the volume of graphite was used; diamond’s Gibbs energy rises with pressure as well.',
        expression: '2870 / ((5.30) * 1e-6) / 1e5',
      },
      {
        text: '3.29 × 10^{3} bar',
        slip: 'added-for-subtracted',
        teaching:
          'The change in volume is needed, so one volume is subtracted from the other, not added to it.',
        expression: '2870 / ((5.30 + 3.42) * 1e-6) / 1e5',
      },
    ],
    explanation:
      'd(Δ*G*)/d*p* = Δ*V* = 3.42 − 5.30 = −1.88 cm³/mol. Δ*G* reaches zero after Δ*p* = \\frac{2870 J/mol}{1.88 × 10^{−6} m³/mol} = 1.53 × 10^{9} Pa = 1.53 × 10^{4} bar.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
    computation: { kind: 'quantity', expression: '2870 / ((5.30 - 3.42) * 1e-6) / 1e5', unit: 'bar' },
  },
];
