import type { WrittenQuestion } from '../../written-question.ts';

export const firstLawQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-first-law-101',
    topics: ['first-law'],
    tests: ['first-law-of-thermodynamics', 'state-functions'],
    difficulty: 'intermediate',
    text: 'Along path 1 a gas goes from state A to state B by absorbing 120 J as heat and doing 50 J of work. Along path 2, between the same two states, it does 20 J of work. How much heat does it absorb along path 2?',
    answer: '90 J',
    distractors: [
      {
        text: '190 J',
        slip: 'wrong-sign',
        teaching:
          'Work that the gas does lowers its internal energy: Δ*U* is 120 J − 50 J and not 120 J + 50 J.',
        expression: '120 + 50 + 20',
      },
      {
        text: '70 J',
        slip: 'one-step-short',
        teaching: 'This is Δ*U*; along path 2 the gas also loses 20 J as work, which the heat must cover.',
        expression: '120 - 50',
      },
      {
        text: '170 J',
        slip: 'wrong-sign',
        teaching:
          'Work that the gas does lowers its internal energy, and the 20 J of path 2 must be covered by heat.',
        expression: '120 + 50',
      },
    ],
    explanation:
      'Along path 1 Δ*U* = 120 J − 50 J = 70 J. Internal energy is a state function, so Δ*U* is the same along path 2: *q* = 70 J + 20 J = 90 J.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
    computation: { kind: 'quantity', expression: '120 - 50 + 20', unit: 'J' },
  },
  {
    id: 'physical-first-law-102',
    topics: ['first-law'],
    tests: ['state-functions'],
    difficulty: 'beginner',
    text: 'A gas is taken through several steps and returns to its initial state. Which quantity, totaled over the whole cycle, need not be zero?',
    answer: 'The work done on the gas',
    distractors: [
      {
        text: 'The change in its enthalpy',
        slip: 'path-for-state',
        teaching: 'Enthalpy is fixed by the state, and the gas is back in its initial state.',
      },
      {
        text: 'The change in its entropy',
        slip: 'path-for-state',
        teaching: 'Entropy is a state function, so that of the gas itself returns to its initial value.',
      },
      {
        text: 'The change in its internal energy',
        slip: 'path-for-state',
        teaching: 'Internal energy returns to its initial value; only heat and work depend on the path.',
      },
    ],
    explanation:
      'Enthalpy, entropy and internal energy are state functions and return to their initial values. Work depends on the path: in a heat engine the work done on the gas over a cycle is negative.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
  },
  {
    id: 'physical-first-law-103',
    topics: ['first-law'],
    tests: ['state-functions', 'pressure-volume-work'],
    difficulty: 'intermediate',
    text: 'On a diagram of pressure against volume, an ideal gas goes from A to B (lower pressure, larger volume) by two paths. Along path 1 it first expands at the high pressure and is then cooled at constant volume; along path 2 it is first cooled at constant volume and then expands at the low pressure. How does path 1 compare with path 2?',
    answer: 'The gas absorbs more heat, and Δ*U* is the same.',
    distractors: [
      {
        text: 'The gas absorbs more heat, and Δ*U* is greater.',
        slip: 'path-for-state',
        teaching: 'Both paths join A and B, and internal energy is fixed by the state.',
      },
      {
        text: 'The gas absorbs the same heat, and Δ*U* is the same.',
        slip: 'path-for-state',
        teaching: 'The areas under the paths differ, so the work differs, and the heat with it.',
      },
      {
        text: 'The gas absorbs less heat, and Δ*U* is the same.',
        slip: 'work-sign',
        teaching:
          'Along path 1 the gas does more work on the surroundings; this work must be supplied as extra heat.',
      },
    ],
    explanation:
      'The work done by the gas is the area under the path, greater for path 1. Δ*U* depends on A and B only. Because *q* = Δ*U* + work done by the gas, the gas absorbs more heat along path 1.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
  },
  {
    id: 'physical-first-law-104',
    topics: ['first-law'],
    tests: ['state-functions'],
    difficulty: 'beginner',
    text: 'The enthalpy of a reaction that cannot be carried out directly may be calculated from other reactions. Which property of enthalpy makes this possible?',
    answer: 'Its change depends only on the initial and final states.',
    distractors: [
      {
        text: 'Its change depends only on the steps between the two states.',
        slip: 'path-for-state',
        teaching:
          'If the steps mattered, another route would give another result and the calculation would fail.',
      },
      {
        text: 'It is converted completely into work in every reaction.',
        slip: 'work-for-heat',
        teaching:
          'Enthalpy changes appear as heat at constant pressure; work has nothing to do with adding reactions.',
      },
      {
        text: 'It has the same value for all substances in their standard states.',
        slip: 'overgeneralised-rule',
        teaching:
          'Only elements in their reference states are given zero enthalpy of formation; compounds differ.',
      },
    ],
    explanation:
      'Enthalpy is a state function: its change depends only on the initial and final states, whatever steps are imagined between them.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
  },
  {
    id: 'physical-first-law-105',
    topics: ['first-law'],
    tests: ['pressure-volume-work', 'first-law-of-thermodynamics'],
    difficulty: 'beginner',
    text: 'An ideal gas fills one half of a rigid, insulated box; the other half is empty. The wall between them is removed. Which statement about the expansion is correct?',
    answer: 'No work is done, and the temperature stays the same.',
    distractors: [
      {
        text: 'No work is done, and the temperature falls.',
        slip: 'wrong-cause',
        teaching:
          'Without work and without heat *U* stays the same, and with it the temperature of an ideal gas.',
      },
      {
        text: 'Work is done, and the temperature falls.',
        slip: 'irreversible-work',
        teaching: 'Nothing pushes back in the vacuum, so the gas does no work although it expands.',
      },
      {
        text: 'Work is done, and the temperature stays the same.',
        slip: 'irreversible-work',
        teaching: 'Work requires an opposing pressure, and work without heat would cool the gas.',
      },
    ],
    explanation:
      'The external pressure is zero, so no work is done; the box is insulated, so *q* = 0. Hence Δ*U* = 0, and the temperature of an ideal gas stays the same.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
  },
  {
    id: 'physical-first-law-106',
    topics: ['first-law'],
    tests: ['pressure-volume-work'],
    difficulty: 'beginner',
    text: 'Four reactions run at constant temperature and pressure in a cylinder with a movable piston (treat the gases as ideal). In which one does the reacting mixture do work on its surroundings?',
    answer: '\\ce{CaCO3(s) -> CaO(s) + CO2(g)}',
    distractors: [
      {
        text: '\\ce{N2(g) + 3H2(g) -> 2NH3(g)}',
        slip: 'work-sign',
        teaching: 'Four moles of gas become two: the piston moves in, and work is done on the mixture.',
      },
      {
        text: '\\ce{H2(g) + Cl2(g) -> 2HCl(g)}',
        slip: 'ignored-coefficients',
        teaching: 'Two moles of gas become two moles of gas, so the piston stays where it is.',
      },
      {
        text: '\\ce{2CO(g) + O2(g) -> 2CO2(g)}',
        slip: 'work-sign',
        teaching: 'Three moles of gas become two, so the surroundings do work on the mixture.',
      },
    ],
    explanation:
      'Work is done on the surroundings when the volume increases, that is, when the amount of gas increases: only \\ce{CaCO3(s) -> CaO(s) + CO2(g)} makes gas from a solid.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{CaCO3(s) -> CaO(s) + CO2(g)}': '1 - 0',
        '\\ce{N2(g) + 3H2(g) -> 2NH3(g)}': '2 - 4',
        '\\ce{H2(g) + Cl2(g) -> 2HCl(g)}': '2 - 2',
        '\\ce{2CO(g) + O2(g) -> 2CO2(g)}': '2 - 3',
      },
      pick: 'greatest',
      quantity: 'change of the amount of gas',
    },
  },
  {
    id: 'physical-first-law-107',
    topics: ['first-law'],
    tests: ['pressure-volume-work'],
    uses: ['isothermal-and-adiabatic-processes'],
    difficulty: 'advanced',
    text: 'An ideal gas is compressed at constant temperature from 4 L to 1 L, in one case in a single step against the constant final pressure, in the other reversibly. How do the two amounts of work done on the gas compare?',
    answer: 'More in a single step, because the full pressure acts all the way',
    distractors: [
      {
        text: 'More in the reversible case, because it always gives the greatest work',
        slip: 'overgeneralised-rule',
        teaching:
          'That rule holds for the work obtained in an expansion; a compression requires the least work when it is reversible.',
      },
      {
        text: 'Less in a single step, because the gas has no time to push back',
        slip: 'reversed-trend',
        teaching:
          'The outside pressure is at its final value from the start, so every liter requires the most work.',
      },
      {
        text: 'The same in both, because the initial and final states are the same',
        slip: 'path-for-state',
        teaching: 'Work depends on the path; only the change of a state function is fixed by the two states.',
      },
    ],
    explanation:
      'In the single step the external pressure is at its high final value over the whole 3 L. Reversibly it starts at a quarter of this and rises gradually, so the area under the path is smaller: more work in a single step.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
  },
  {
    id: 'physical-first-law-108',
    topics: ['first-law'],
    tests: ['isothermal-and-adiabatic-processes'],
    difficulty: 'intermediate',
    text: 'From the same initial state an ideal gas expands reversibly to twice its volume, isothermally in one case and adiabatically in the other. Which expansion ends at the lower pressure, and why?',
    answer: 'The adiabatic one, since the gas cools as well',
    distractors: [
      {
        text: 'The adiabatic one, since the gas does more work',
        slip: 'reversed-cause',
        teaching:
          'It does less work, because its pressure is lower along the way; the lower pressure comes from the cooling.',
      },
      {
        text: 'The isothermal one, since the gas gives off heat',
        slip: 'heat-sign',
        teaching: 'An ideal gas that expands isothermally absorbs heat, which makes up for the work it does.',
      },
      {
        text: 'The isothermal one, since the gas stays warm',
        slip: 'reversed-trend',
        teaching: 'At equal volume the warmer gas has the higher pressure.',
      },
    ],
    explanation:
      'At the same final volume the pressure of the gas is proportional to its temperature. In the adiabatic expansion work is done without a supply of heat, so the gas cools as well and its pressure is lower.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
  },
  {
    id: 'physical-first-law-109',
    topics: ['first-law'],
    tests: ['isothermal-and-adiabatic-processes'],
    difficulty: 'beginner',
    text: 'The air in a closed pump warms when the piston is pushed in quickly, but hardly at all when it is pushed in slowly. What is the reason?',
    answer: 'A slow push leaves time for heat to flow out.',
    distractors: [
      {
        text: 'A slow push does no work on the air.',
        slip: 'ignored-work',
        teaching: 'The air is compressed in both cases, so work is done on it in both.',
      },
      {
        text: 'A quick push leaves time for heat to flow in.',
        slip: 'reversed-trend',
        teaching:
          'In a quick push there is hardly time for any heat to flow, and the surroundings are not warmer.',
      },
      {
        text: 'A quick push heats the molecules by friction.',
        slip: 'wrong-cause',
        teaching:
          'The molecules gain speed on rebounding from the moving piston; friction between them is not a source of energy.',
      },
    ],
    explanation:
      'Work is done on the air in both cases. A quick compression is nearly adiabatic, and the work stays in the air as internal energy; in a slow one heat has time to flow out, and the air stays near the outside temperature.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
  },
  {
    id: 'physical-first-law-110',
    topics: ['first-law'],
    tests: ['bomb-calorimetry'],
    difficulty: 'beginner',
    text: 'Why does the heat measured in a bomb calorimeter give the change in internal energy rather than the change in enthalpy?',
    answer: 'The volume of the bomb is constant.',
    distractors: [
      {
        text: 'The pressure in the bomb is constant.',
        slip: 'other-condition-constant',
        teaching: 'At constant pressure the heat would be Δ*H*; in a rigid bomb the pressure changes.',
      },
      {
        text: 'The temperature of the bomb is constant.',
        slip: 'other-condition-constant',
        teaching: 'The temperature rises; this rise is what is measured.',
      },
      {
        text: 'The oxygen in the bomb is in excess.',
        slip: 'wrong-cause',
        teaching:
          'The excess makes the combustion complete; it does not determine which quantity the heat equals.',
      },
    ],
    explanation:
      'The bomb is rigid: its volume is constant, no expansion work is done, and the heat equals Δ*U*.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
  },
  {
    id: 'physical-first-law-111',
    topics: ['first-law'],
    tests: ['bomb-calorimetry'],
    difficulty: 'intermediate',
    text: 'Benzoic acid (26.4 kJ/g) is burned to calibrate a bomb calorimeter: 1.00 g raises the temperature by 2.64 K. Then 0.800 g of a fuel raises it by 2.20 K. How much heat does the combustion of the fuel release per gram?',
    answer: '27.5 kJ/g',
    distractors: [
      {
        text: '39.6 kJ/g',
        slip: 'inverted-ratio',
        teaching:
          'Here the ratio of the temperature rises was inverted; the heat capacity is heat divided by temperature rise, 26.4 kJ / 2.64 K.',
        expression: '26.4 * 2.64 / 2.20 / 0.800',
      },
      {
        text: '22.0 kJ/g',
        slip: 'one-step-short',
        teaching: 'This is the heat released by the 0.800 g that was burned, not by one gram.',
        expression: '26.4 / 2.64 * 2.20',
      },
      {
        text: '31.7 kJ/g',
        slip: 'inverted-ratio',
        teaching:
          'Here the ratio of the temperature rises was inverted, and the result is for 0.800 g rather than for one gram.',
        expression: '26.4 * 2.64 / 2.20',
      },
    ],
    explanation:
      'Heat capacity: 26.4 kJ / 2.64 K = 10.0 kJ/K. The fuel gave 10.0 kJ/K × 2.20 K = 22.0 kJ from 0.800 g, that is 22.0 kJ / 0.800 g = 27.5 kJ/g.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
    computation: { kind: 'quantity', expression: '26.4 / 2.64 * 2.20 / 0.800', unit: 'kJ/g' },
  },
  {
    id: 'physical-first-law-112',
    topics: ['first-law'],
    tests: ['bomb-calorimetry'],
    difficulty: 'advanced',
    text: 'After the combustion of a hydrocarbon in a bomb calorimeter a student finds soot in the crucible but evaluates the run as usual. How is the result in error, and what is the remedy?',
    answer: 'The heat per gram is too small; more oxygen is needed.',
    distractors: [
      {
        text: 'The heat per gram is too large; more oxygen is needed.',
        slip: 'reversed-trend',
        teaching: 'Carbon that did not burn did not release its heat, yet its mass was included.',
      },
      {
        text: 'The heat per gram is too small; less oxygen is needed.',
        slip: 'reversed-cause',
        teaching: 'Soot means that oxygen ran short; less of it would leave even more carbon.',
      },
      {
        text: 'The heat per gram is too large; more water is needed.',
        slip: 'wrong-cause',
        teaching:
          'The water absorbs the heat; it plays no part in the combustion, and unburned carbon gives too little heat.',
      },
    ],
    explanation:
      'Soot is carbon that did not burn. Its mass is included in that of the sample, but its heat is missing, so the heat per gram is too small. A higher pressure of oxygen makes the combustion complete: more oxygen is needed.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
  },
  {
    id: 'physical-first-law-113',
    topics: ['first-law'],
    tests: ['enthalpy-and-internal-energy'],
    uses: ['bomb-calorimetry'],
    difficulty: 'intermediate',
    text: 'Samples are burned completely at 298 K to \\ce{CO2} gas and liquid water. For which compound does the heat at constant volume equal that at constant pressure (treat the gases as ideal)?',
    answer: '\\ce{C6H12O6} (solid)',
    distractors: [
      {
        text: '\\ce{C2H5OH} (liquid)',
        slip: 'ignored-coefficients',
        teaching:
          'One mole takes 3 moles of \\ce{O2} and gives 2 moles of \\ce{CO2}: the amount of gas falls.',
      },
      {
        text: '\\ce{C6H6} (liquid)',
        slip: 'ignored-coefficients',
        teaching:
          'One mole takes 7.5 moles of \\ce{O2} and gives 6 moles of \\ce{CO2}, so the amount of gas falls.',
      },
      {
        text: '\\ce{CH4} (gas)',
        slip: 'one-component-only',
        teaching: '\\ce{CO2} takes the place of \\ce{CH4}, but two moles of \\ce{O2} are consumed as well.',
      },
    ],
    explanation:
      'The heats are equal if the amount of gas stays the same: \\ce{C6H12O6(s) + 6O2(g) -> 6CO2(g) + 6H2O(l)}, six moles of gas before and after. For the others the amount of gas decreases.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{C6H12O6} (solid)': '6 - 6',
        '\\ce{C2H5OH} (liquid)': '3 - 2',
        '\\ce{C6H6} (liquid)': '7.5 - 6',
        '\\ce{CH4} (gas)': '3 - 1',
      },
      pick: 'least',
      quantity: 'amount of gas lost per mole of compound',
    },
  },
  {
    id: 'physical-first-law-114',
    topics: ['first-law'],
    tests: ['enthalpy-and-internal-energy'],
    difficulty: 'beginner',
    text: 'For which change at 1 bar is Δ*H* practically equal to Δ*U*?',
    answer: 'Melting of lead',
    distractors: [
      {
        text: 'Boiling of water',
        slip: 'ignored-work',
        teaching: 'The vapor occupies more than a thousand times the volume of the liquid, so it does work.',
      },
      {
        text: 'Sublimation of iodine',
        slip: 'ignored-work',
        teaching: 'A gas forms from a solid, and it has to push back the air.',
      },
      {
        text: 'Decomposition of \\ce{CaCO3}',
        slip: 'ignored-work',
        teaching: 'Carbon dioxide forms, so the volume increases by about *RT*/*p* per mole.',
      },
    ],
    explanation:
      'Δ*H* = Δ*U* + *p*Δ*V*. When lead melts, a solid becomes a liquid of nearly the same volume, so *p*Δ*V* is negligible; the other changes form a gas.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
  },
  {
    id: 'physical-first-law-115',
    topics: ['first-law'],
    tests: ['enthalpy-and-internal-energy'],
    difficulty: 'intermediate',
    text: 'At 100 °C and 1 atm the enthalpy of vaporization of water is 40.7 kJ/mol. What is its internal energy of vaporization? (*R* = 8.314 J/(mol·K); treat the vapor as ideal and neglect the volume of the liquid.)',
    answer: '37.6 kJ/mol',
    distractors: [
      {
        text: '43.8 kJ/mol',
        slip: 'wrong-sign',
        teaching:
          'The vapor does work, so part of the enthalpy does not stay in the water: *RT* is subtracted.',
        expression: '40.7 + 8.314e-3 * 373',
      },
      {
        text: '39.9 kJ/mol',
        slip: 'celsius-for-kelvin',
        teaching: 'The temperature in *RT* is 373 K; using 100 makes the work too small.',
        expression: '40.7 - 8.314e-3 * 100',
      },
      {
        text: '41.5 kJ/mol',
        slip: 'celsius-for-kelvin',
        teaching: 'The temperature must be in kelvins, and the work *RT* is subtracted, not added.',
        expression: '40.7 + 8.314e-3 * 100',
      },
    ],
    explanation:
      'Δ*U* = Δ*H* − *p*Δ*V* = Δ*H* − *RT* = 40.7 kJ/mol − 0.008314 kJ/(mol·K) × 373 K = 37.6 kJ/mol.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
    computation: { kind: 'quantity', expression: '40.7 - 8.314e-3 * 373', unit: 'kJ/mol' },
  },
  {
    id: 'physical-first-law-116',
    topics: ['first-law'],
    tests: ['enthalpy-and-internal-energy'],
    uses: ['isothermal-and-adiabatic-processes'],
    difficulty: 'advanced',
    text: 'An ideal gas expands isothermally and absorbs 500 J as heat. A student writes Δ*H* = *q* = +500 J. What is the error, and what is the correct value?',
    answer: '*q* = Δ*H* requires constant pressure; Δ*H* is 0.',
    distractors: [
      {
        text: '*q* = Δ*H* requires constant pressure; Δ*H* is −500 J.',
        slip: 'heat-sign',
        teaching:
          'Reversing the sign does not help: *U* and *pV* of an ideal gas both stay the same at constant temperature.',
      },
      {
        text: '*q* = Δ*H* requires constant volume; Δ*H* is 0.',
        slip: 'other-condition-constant',
        teaching: 'At constant volume the heat is Δ*U*; Δ*H* is the heat at constant pressure.',
      },
      {
        text: '*q* = Δ*H* requires constant volume; Δ*H* is +1000 J.',
        slip: 'added-for-subtracted',
        teaching: 'Heat and work do not add up to the enthalpy; *H* = *U* + *pV* is unchanged here.',
      },
    ],
    explanation:
      '*H* = *U* + *pV*, and for an ideal gas both terms depend only on temperature, so Δ*H* is 0. The heat equals Δ*H* only at constant pressure, but here the pressure falls.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
  },
  {
    id: 'physical-first-law-117',
    topics: ['first-law'],
    tests: ['heat-capacities-at-constant-volume-and-pressure'],
    difficulty: 'beginner',
    text: 'Why does an ideal gas require more heat for a temperature rise of 1 K at constant pressure than at constant volume?',
    answer: 'Some of the heat leaves the gas again as work.',
    distractors: [
      {
        text: 'Some of the heat stays in the gas as pressure.',
        slip: 'wrong-cause',
        teaching:
          'The pressure is constant; at this pressure the gas pushes back the surroundings, which is work.',
      },
      {
        text: 'Its molecules come closer together.',
        slip: 'wrong-cause',
        teaching:
          'At constant pressure the molecules move apart on warming, and in an ideal gas increasing their separation requires no energy.',
      },
      {
        text: 'Its internal energy rises by more per kelvin.',
        slip: 'path-for-state',
        teaching:
          'The internal energy of an ideal gas depends on temperature alone and rises by the same amount in both cases.',
      },
    ],
    explanation:
      'At constant pressure the gas expands on warming. The internal energy rises as much as at constant volume, but some of the heat leaves the gas again as work of expansion, *R* per mole and kelvin.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
  },
  {
    id: 'physical-first-law-118',
    topics: ['first-law', 'statistical-thermodynamics'],
    tests: ['heat-capacities-at-constant-volume-and-pressure', 'equipartition-theorem'],
    difficulty: 'intermediate',
    text: 'The speed of sound gives *C*_{p}/*C*_{V} = 1.40 for an ideal gas at room temperature. According to equipartition, which molecules fit this value?',
    answer: 'Linear ones that do not vibrate',
    distractors: [
      {
        text: 'Linear ones that vibrate fully',
        slip: 'high-temperature-limit',
        teaching:
          'A fully excited vibration adds *R* to *C*_{V}; with just one, as in diatomic molecules, the ratio is already 9/7 = 1.29.',
      },
      {
        text: 'Nonlinear ones that do not vibrate',
        slip: 'other-shape-rule',
        teaching: 'Three rotations give *C*_{V} = 3*R* and a ratio of 4/3 = 1.33.',
      },
      {
        text: 'Nonlinear ones that vibrate fully',
        slip: 'other-shape-rule',
        teaching:
          'Three rotations and at least three vibrations give *C*_{V} of at least 6*R* and a ratio of at most 7/6 = 1.17.',
      },
    ],
    explanation:
      'With *C*_{p} = *C*_{V} + *R*, the ratio 1.40 = 7/5 means *C*_{V} = \\frac{5}{2}*R*: three translations and two rotations, so linear molecules that do not vibrate.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
    computation: {
      kind: 'option-extreme',
      values: {
        'Linear ones that do not vibrate': 'abs(1.40 - 7/5)',
        'Linear ones that vibrate fully': 'abs(1.40 - 9/7)',
        'Nonlinear ones that do not vibrate': 'abs(1.40 - 4/3)',
        'Nonlinear ones that vibrate fully': 'abs(1.40 - 7/6)',
      },
      pick: 'least',
      quantity: 'distance of the ratio from 1.40',
    },
  },
  {
    id: 'physical-first-law-119',
    topics: ['first-law'],
    tests: ['heat-capacities-at-constant-volume-and-pressure'],
    uses: ['equipartition-theorem'],
    difficulty: 'advanced',
    text: 'One mole of helium at constant pressure and one mole of nitrogen at constant volume, both at 300 K, are given the same amount of heat. How do their temperature rises compare? (\\ce{N2} rotates but does not vibrate.)',
    answer: 'The two rises are equal.',
    distractors: [
      {
        text: 'The rise is greater for helium.',
        slip: 'other-heat-capacity',
        teaching:
          'At constant pressure helium has a heat capacity of \\frac{5}{2}*R*; the value \\frac{3}{2}*R* applies at constant volume.',
      },
      {
        text: 'The rise is greater for nitrogen.',
        slip: 'other-heat-capacity',
        teaching: 'Nitrogen does no work, but its rotations take up as much energy as helium spends on work.',
      },
      {
        text: 'It depends on the pressure of the helium.',
        slip: 'wrong-cause',
        teaching: 'The heat capacity of an ideal gas does not depend on its pressure.',
      },
    ],
    explanation:
      'Helium at constant pressure: *C*_{p} = \\frac{3}{2}*R* + *R* = \\frac{5}{2}*R*. Nitrogen at constant volume: *C*_{V} = \\frac{3}{2}*R* + *R* = \\frac{5}{2}*R*. So the two rises are equal.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
  },
  {
    id: 'physical-first-law-120',
    topics: ['first-law'],
    tests: ['heat-capacities-at-constant-volume-and-pressure'],
    difficulty: 'intermediate',
    text: 'For copper at room temperature *C*_{p} and *C*_{V} differ by less than 1 J/(mol·K), but for an ideal gas they differ by 8.3 J/(mol·K). Why is the difference so small for copper?',
    answer: 'It hardly expands on warming.',
    distractors: [
      {
        text: 'It hardly absorbs heat on warming.',
        slip: 'other-state-quantity',
        teaching: 'It absorbs about 24 J/(mol·K), more than a monatomic gas does.',
      },
      {
        text: 'Its atoms have no kinetic energy.',
        slip: 'wrong-cause',
        teaching:
          'The atoms vibrate about their lattice sites; half of the energy of a vibration is kinetic.',
      },
      {
        text: 'Its pressure is far below 1 bar.',
        slip: 'wrong-cause',
        teaching: 'A solid in air is under the pressure of the air, just as a gas is.',
      },
    ],
    explanation:
      '*C*_{p} exceeds *C*_{V} by the energy that goes into expansion. Copper hardly expands on warming, so hardly any work is done, whereas a gas expands by 1/*T* of its volume per kelvin.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
  },
  {
    id: 'physical-first-law-121',
    topics: ['first-law'],
    tests: ['kirchhoffs-law'],
    difficulty: 'beginner',
    text: 'Under which condition is the enthalpy of a reaction the same at all temperatures in a certain range?',
    answer: 'When products and reactants have equal total heat capacities',
    distractors: [
      {
        text: 'When products and reactants have equal total enthalpies',
        slip: 'other-state-quantity',
        teaching:
          'The enthalpy of reaction would then be zero at one temperature, but it could still change with *T*.',
      },
      {
        text: 'When products and reactants are all in the gas phase',
        slip: 'overgeneralised-rule',
        teaching:
          'Gases differ in heat capacity too; what matters is the difference between the sums for products and reactants.',
      },
      {
        text: 'When products and reactants are present in equal amounts',
        slip: 'other-state-quantity',
        teaching: 'The amounts in a vessel do not matter for the enthalpy per mole of reaction.',
      },
    ],
    explanation:
      'By Kirchhoff’s law dΔ_{r}*H*/d*T* = Δ_{r}*C*_{p}. The enthalpy of reaction stays the same when products and reactants, each with its coefficient, have equal heat capacities.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
  },
  {
    id: 'physical-first-law-122',
    topics: ['first-law'],
    tests: ['kirchhoffs-law'],
    difficulty: 'intermediate',
    text: 'The enthalpy of vaporization of water falls from 45.0 kJ/mol at 0 °C to 40.7 kJ/mol at 100 °C. What does this show?',
    answer: 'The liquid has a greater heat capacity than the vapor.',
    distractors: [
      {
        text: 'The liquid has a smaller heat capacity than the vapor.',
        slip: 'wrong-sign',
        teaching:
          'The slope is *C*_{p}(vapor) − *C*_{p}(liquid); as it is negative, the liquid has the greater value.',
      },
      {
        text: 'The liquid has a greater enthalpy than the vapor.',
        slip: 'other-state-quantity',
        teaching:
          'The vapor has the greater enthalpy at both temperatures, because vaporization absorbs heat.',
      },
      {
        text: 'The liquid has a greater entropy than the vapor.',
        slip: 'answered-another-quantity',
        teaching:
          'The entropy is greater in the vapor; the slope of the enthalpy reveals only the difference in heat capacities.',
      },
    ],
    explanation:
      'dΔ_{vap}*H*/d*T* = *C*_{p}(vapor) − *C*_{p}(liquid) by Kirchhoff’s law. The slope is negative, so the liquid has a greater heat capacity than the vapor (75 compared with about 34 J/(mol·K)).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
  },
  {
    id: 'physical-first-law-123',
    topics: ['first-law'],
    tests: ['kirchhoffs-law'],
    difficulty: 'advanced',
    text: 'The enthalpy of a reaction is known at 298 K and is to be calculated at 600 K. At 505 K a reactant (coefficient 1) melts, with an enthalpy of fusion of 7 kJ/mol. What must be done besides adding Δ_{r}*C*_{p}Δ*T* below and above 505 K?',
    answer: 'Subtract 7 kJ/mol',
    distractors: [
      {
        text: 'Add 7 kJ/mol',
        slip: 'wrong-sign',
        teaching:
          'The enthalpy of fusion is added for a product; for a reactant it raises the starting level, so Δ_{r}*H* falls.',
      },
      {
        text: 'Subtract 7 kJ/mol × 505/298',
        slip: 'wrong-cause',
        teaching:
          'The enthalpy of fusion enters once, at 505 K, with its own value; no ratio of temperatures is involved.',
      },
      {
        text: 'Add 7 kJ/mol × 505/298',
        slip: 'wrong-sign',
        teaching:
          'The melting of a reactant lowers Δ_{r}*H*, and the enthalpy of fusion enters once, at 505 K, without a ratio of temperatures.',
      },
    ],
    explanation:
      'At 505 K the enthalpy of the reactant jumps up by 7 kJ/mol. Δ_{r}*H* is products minus reactants, so it falls by this value: subtract 7 kJ/mol.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
  },
  {
    id: 'physical-first-law-124',
    topics: ['first-law'],
    tests: ['joule-thomson-effect'],
    difficulty: 'beginner',
    text: 'A gas is throttled through a porous plug in an insulated pipe. Which of its properties is the same on both sides of the plug (neglect the kinetic energy of the flow)?',
    answer: 'Its enthalpy',
    distractors: [
      {
        text: 'Its internal energy',
        slip: 'ignored-work',
        teaching:
          'The gas is pushed in at one pressure and out at another; in general this work changes *U*.',
      },
      {
        text: 'Its entropy',
        slip: 'other-state-quantity',
        teaching: 'Throttling is irreversible, so the entropy rises although no heat flows.',
      },
      {
        text: 'Its temperature',
        slip: 'ideal-for-real',
        teaching: 'Only an ideal gas keeps its temperature; a real gas generally cools or warms.',
      },
    ],
    explanation:
      'Without heat, *U*_{2} − *U*_{1} = *p*_{1}*V*_{1} − *p*_{2}*V*_{2}, hence *H*_{1} = *H*_{2}: its enthalpy stays the same.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
  },
  {
    id: 'physical-first-law-125',
    topics: ['first-law'],
    tests: ['joule-thomson-effect'],
    difficulty: 'intermediate',
    text: 'Why does an ideal gas neither cool nor warm when it is throttled?',
    answer: 'Its enthalpy depends only on temperature.',
    distractors: [
      {
        text: 'Its enthalpy depends only on pressure.',
        slip: 'other-variable',
        teaching:
          'If this were so, the pressure could not fall at constant enthalpy; for an ideal gas *H* is fixed by *T*.',
      },
      {
        text: 'Its molecules attract and repel each other equally.',
        slip: 'critical-for-boyle',
        teaching:
          'Such effects cancel in a real gas at one particular temperature; the molecules of an ideal gas do not interact.',
      },
      {
        text: 'Its internal energy depends only on pressure.',
        slip: 'other-variable',
        teaching: 'The internal energy of an ideal gas depends only on temperature.',
      },
    ],
    explanation:
      'Throttling leaves the enthalpy unchanged. The enthalpy of an ideal gas depends only on temperature, so the temperature is unchanged as well.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
  },
  {
    id: 'physical-first-law-126',
    topics: ['first-law'],
    tests: ['joule-thomson-effect'],
    difficulty: 'advanced',
    text: 'On a diagram of temperature against pressure, a curve of constant enthalpy of a gas rises from 0 to 200 bar, has its maximum there, and falls beyond it. The gas is throttled along this curve. In which step does it warm throughout?',
    answer: 'From 400 bar to 250 bar',
    distractors: [
      {
        text: 'From 150 bar to 50 bar',
        slip: 'reversed-trend',
        teaching: 'Left of the maximum a falling pressure means a falling temperature.',
      },
      {
        text: 'From 300 bar to 100 bar',
        slip: 'one-condition-only',
        teaching: 'It warms down to 200 bar and cools from there on.',
      },
      {
        text: 'From 50 bar to 1 bar',
        slip: 'reversed-trend',
        teaching: 'The curve rises with pressure here, so lowering the pressure cools the gas.',
      },
    ],
    explanation:
      'Throttling moves the gas to the left along the curve. It warms where the temperature rises toward lower pressure, that is, to the right of the maximum at 200 bar: from 400 bar to 250 bar.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
  },
  {
    id: 'physical-first-law-127',
    topics: ['first-law'],
    tests: ['joule-thomson-effect', 'isothermal-and-adiabatic-processes'],
    difficulty: 'intermediate',
    text: 'Nitrogen at 200 K expands from 50 bar to 1 bar without heat exchange, through a throttle in one case and reversibly in a turbine in the other. Where does it get colder, and why?',
    answer: 'In the turbine, because it does work there',
    distractors: [
      {
        text: 'In the turbine, because it loses entropy there',
        slip: 'other-state-quantity',
        teaching: 'In a reversible adiabatic expansion the entropy stays the same.',
      },
      {
        text: 'In the throttle, because it does work there',
        slip: 'ignored-work',
        teaching: 'No shaft is driven by a throttle; the gas keeps its enthalpy there.',
      },
      {
        text: 'In the throttle, because it gains entropy there',
        slip: 'wrong-cause',
        teaching: 'It gains entropy, but this means that no work was obtained from it, so it ends up warmer.',
      },
    ],
    explanation:
      'In the throttle the enthalpy stays the same, and only the attraction between the molecules cools the gas. In the turbine the gas also does work on the shaft, so its enthalpy falls: it gets colder in the turbine.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
  },
  {
    id: 'physical-first-law-128',
    topics: ['first-law'],
    tests: ['first-law-of-thermodynamics', 'state-functions'],
    uses: ['isothermal-and-adiabatic-processes'],
    difficulty: 'advanced',
    text: 'An ideal gas is taken through a cycle: it expands isothermally from A to B and absorbs 900 J, is cooled at constant volume from B to C and gives off 600 J, and is compressed adiabatically from C to A. How much net work does it do per cycle, and what is Δ*U* from C to A?',
    answer: '300 J; +600 J',
    distractors: [
      {
        text: '300 J; −600 J',
        slip: 'wrong-sign',
        teaching:
          'Δ*U* is −600 J from B to C and 0 from A to B, so Δ*U* of the adiabatic compression must be +600 J.',
      },
      {
        text: '1500 J; +600 J',
        slip: 'heat-sign',
        teaching: 'The heat given off has the opposite sign: 900 J − 600 J.',
      },
      {
        text: '1500 J; −600 J',
        slip: 'heat-sign',
        teaching:
          'The gas loses the 600 J as heat, and the work of compression then restores its internal energy.',
      },
    ],
    explanation:
      'Over the cycle Δ*U* = 0, so the net work equals the net heat, 900 J − 600 J = 300 J. From A to B Δ*U* = 0, from B to C −600 J; so from C to A it must be +600 J.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
  },
  {
    id: 'physical-first-law-129',
    topics: ['first-law'],
    tests: ['enthalpy-and-internal-energy'],
    uses: ['pressure-volume-work'],
    difficulty: 'advanced',
    text: 'At 298 K zinc dissolves in acid, \\ce{Zn + 2H+ -> Zn^2+ + H2}, in an open beaker in one experiment and in a sealed rigid bomb in another. In which case is more heat given off, and by how much per mole of zinc (*RT* = 2.5 kJ/mol)?',
    answer: 'In the bomb, by 2.5 kJ',
    distractors: [
      {
        text: 'In the beaker, by 2.5 kJ',
        slip: 'work-sign',
        teaching: 'In the beaker the gas pushes back the air and spends this energy as work.',
      },
      {
        text: 'In the bomb, by 5.0 kJ',
        slip: 'ignored-coefficients',
        teaching: 'One mole of gas forms per mole of zinc; the two ions are not gases.',
      },
      {
        text: 'In the beaker, by 5.0 kJ',
        slip: 'work-sign',
        teaching:
          'The gas does work in the open beaker, so less heat is given off there, and only one mole of gas forms.',
      },
    ],
    explanation:
      'Δ*U* = Δ*H* − Δ*n*_{gas}*RT*: with one mole of \\ce{H2} formed, |Δ*U*| exceeds |Δ*H*| by 2.5 kJ. In the bomb no work is done, so this energy is released as heat.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
  },
];
