import type { WrittenQuestion } from '../../written-question.ts';

export const gasesIonsAndReactingMoleculesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-mechanisms-424',
    topics: ['mechanisms'],
    tests: ['rrkm-theory'],
    difficulty: 'beginner',
    text: 'Which rate constant does RRKM theory calculate?',
    answer: 'That of a molecule with a given energy *E*',
    distractors: [
      {
        text: 'That of a mixture at a given pH',
        slip: 'other-model',
        teaching: 'RRKM deals with isolated, energized molecules.',
      },
      {
        text: 'That of a collision of two atoms',
        slip: 'other-model',
        teaching: 'RRKM theory treats unimolecular reactions, not collisions of two atoms.',
      },
      {
        text: 'That of a molecule at a given temperature only',
        slip: 'other-ensemble',
        teaching: 'The thermal rate constant follows by averaging over *E*.',
      },
    ],
    explanation:
      '*k*(*E*) is a microcanonical rate constant: the energy is fixed and randomly distributed over the vibrations of the molecule.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-mechanisms-425',
    topics: ['mechanisms'],
    tests: ['rrkm-theory'],
    uses: ['lindemann-mechanism'],
    difficulty: 'intermediate',
    text: 'How does RRKM theory improve on the Lindemann mechanism?',
    answer: 'The rate constant of decay depends on the energy.',
    distractors: [
      {
        text: 'Activation occurs by light only.',
        slip: 'other-model',
        teaching: 'RRKM theory retains activation by collision.',
      },
      {
        text: 'No collisions are needed at low pressure.',
        slip: 'reversed-trend',
        teaching: 'At low pressure activation by collision limits the rate.',
      },
      {
        text: 'The reaction becomes second order at high pressure.',
        slip: 'wrong-region',
        teaching: 'At high pressure the reaction is first order in both theories.',
      },
    ],
    explanation:
      'Lindemann gives all energized molecules one decay constant. In reality more energy means faster decay, as RRKM calculates.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-mechanisms-426',
    topics: ['mechanisms'],
    tests: ['rrkm-theory'],
    difficulty: 'intermediate',
    text: 'In the RRKM expression *k*(*E*) = *N*^{‡}(*E* − *E*_{0})/(*hρ*(*E*)), what are *N*^{‡} and *ρ*?',
    answer: 'Number of states of the transition state; density of states of the reactant',
    distractors: [
      {
        text: 'Number of states of the reactant; density of states of the transition state',
        slip: 'exchanged-components',
        teaching: 'The density of states in the denominator is that of the reactant.',
      },
      {
        text: 'Number of molecules; density of the gas',
        slip: 'wrong-thing-counted',
        teaching: 'Both quantities count quantum states, not molecules.',
      },
      {
        text: 'Number of collisions; density of the solvent',
        slip: 'wrong-thing-counted',
        teaching: 'The molecule is isolated, so no collisions and no solvent are involved.',
      },
    ],
    explanation:
      '*N*^{‡} counts open channels at the transition state up to the excess energy; *ρ* is the number of reactant states per unit of energy.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-mechanisms-427',
    topics: ['mechanisms'],
    tests: ['rrkm-theory'],
    difficulty: 'intermediate',
    text: 'Two molecules have equal barriers and the same total energy, but one has many more vibrational modes. Which decays faster according to RRKM theory?',
    answer: 'The one with fewer modes',
    distractors: [
      {
        text: 'The one with more modes',
        slip: 'reversed-trend',
        teaching: 'More modes store the energy in more ways: the density of states grows.',
      },
      {
        text: 'Neither, since both have equal energies',
        slip: 'given-fact-overlooked',
        teaching: 'The total energy is the same, but with more modes it is spread over more of them.',
      },
      {
        text: 'Neither, since energy cannot flow',
        slip: 'other-model',
        teaching: 'RRKM assumes rapid flow of energy between the modes.',
      },
    ],
    explanation:
      'With more modes the reactant’s density of states is larger; it becomes less likely that enough energy gathers in the reaction coordinate.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-mechanisms-428',
    topics: ['mechanisms'],
    tests: ['rrkm-theory'],
    difficulty: 'advanced',
    text: 'Which finding would contradict the central assumption of RRKM theory?',
    answer: 'The rate depends on which bond was excited.',
    distractors: [
      {
        text: 'The rate grows with the total energy.',
        slip: 'fit-for-proof',
        teaching: 'RRKM theory predicts exactly this.',
      },
      {
        text: 'The rate falls on deuteration.',
        slip: 'fit-for-proof',
        teaching: 'Isotopes change the states counted; RRKM theory accounts for this.',
      },
      {
        text: 'The rate in a molecular beam does not depend on pressure.',
        slip: 'fit-for-proof',
        teaching:
          'There are no collisions in a molecular beam, so RRKM theory predicts no dependence on pressure there.',
      },
    ],
    explanation:
      'RRKM assumes that energy is spread statistically over all vibrations before reaction. Mode-specific rates show that it is not.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-real-gases-406',
    topics: ['real-gases'],
    tests: ['critical-point-of-a-gas', 'compressibility-factor'],
    difficulty: 'beginner',
    text: 'What does the law of corresponding states say?',
    answer: 'Gases at equal reduced *T* and *p* have nearly equal *Z*.',
    distractors: [
      {
        text: 'Gases at equal *T* and *p* have nearly equal *Z*.',
        slip: 'other-special-point',
        teaching: 'The variables must be divided by the critical constants first.',
      },
      {
        text: 'Gases at equal *T* and *p* have nearly equal critical constants.',
        slip: 'overgeneralised-rule',
        teaching: 'Critical constants differ widely; that is why reduced variables are used.',
      },
      {
        text: 'All gases have *Z* = 1 at the critical point.',
        slip: 'ideal-for-real',
        teaching: '*Z* is about 0.27 to 0.30 there.',
      },
    ],
    explanation:
      'With *T*_{r} = *T*/*T*_{c} and *p*_{r} = *p*/*p*_{c} the compressibility factors of many gases fall on one set of curves.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 1',
  },
  {
    id: 'physical-real-gases-407',
    topics: ['real-gases'],
    tests: ['critical-point-of-a-gas'],
    difficulty: 'intermediate',
    text: 'At what temperature is argon (*T*_{c} = 151 K) in a state corresponding to that of \\ce{CO2} (*T*_{c} = 304 K) at 456 K, with equal reduced pressures?',
    answer: '227 K',
    distractors: [
      {
        text: '684 K',
        slip: 'exchanged-components',
        teaching:
          'The reduced temperature, 1.50, must be multiplied by *T*_{c} of argon, not by the temperature of \\ce{CO2}.',
        expression: '456 * (456 / 304)',
      },
      {
        text: '303 K',
        slip: 'difference-for-ratio',
        teaching: 'The differences from *T*_{c} were made equal; it is the ratios that must be equal.',
        expression: '151 + (456 - 304)',
      },
      {
        text: '918 K',
        slip: 'inverted-ratio',
        teaching: 'The ratio of the critical temperatures was inverted.',
        expression: '456 * 304 / 151',
      },
    ],
    explanation: '*T*_{r} = 456/304 = 1.50; for argon 1.50 × 151 = 227 K.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 1',
    computation: { kind: 'quantity', expression: '456/304*151', unit: 'K' },
  },
  {
    id: 'physical-real-gases-408',
    topics: ['real-gases'],
    tests: ['compressibility-factor'],
    difficulty: 'intermediate',
    text: 'A sample of 1.00 mol of a gas occupies 0.350 L at 300 K and 60.0 bar. What is its compressibility factor? (*R* = 0.08314 L·bar/(mol·K))',
    answer: '0.842',
    distractors: [
      {
        text: '1.19',
        slip: 'inverted-ratio',
        teaching: 'This is the reciprocal of *Z* = *pV*/(*nRT*).',
        expression: '1 / 60.0 / 0.350 * (0.08314 * 300)',
      },
      {
        text: '1.00',
        slip: 'ideal-for-real',
        teaching: 'This is the value for an ideal gas.',
        expression: '1',
      },
      {
        text: '0.416',
        slip: 'answered-another-quantity',
        teaching:
          'This is *nRT*/*p*, the volume of an ideal gas in liters; *Z* is the real volume divided by it.',
        expression: '0.08314 * 300 / 60.0',
      },
    ],
    explanation: '*Z* = 60.0 × 0.350/(0.08314 × 300) = 21.0/24.94 = 0.842: attraction dominates.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 1',
    computation: { kind: 'quantity', expression: '60.0*0.350/(0.08314*300)', unit: '' },
  },
  {
    id: 'physical-real-gases-409',
    topics: ['real-gases'],
    tests: ['compressibility-factor'],
    difficulty: 'beginner',
    text: 'What does the second virial coefficient *B* in *pV*_{m} = *RT*(1 + *B*/*V*_{m} + …) describe?',
    answer: 'Interactions of pairs of molecules',
    distractors: [
      {
        text: 'Interactions of three molecules at once',
        slip: 'other-term-of-the-energy',
        teaching: 'These belong to the third coefficient, *C*.',
      },
      {
        text: 'Interactions of the molecules with the walls',
        slip: 'irrelevant-property',
        teaching: '*B* is a property of the gas, whatever its vessel, and depends on temperature.',
      },
      {
        text: 'The mass of the molecules',
        slip: 'irrelevant-property',
        teaching: 'Forces between molecules matter here, not their masses.',
      },
    ],
    explanation: 'The terms in 1/*V*_{m}, 1/*V*_{m}², … come from clusters of two, three, … molecules.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 1',
  },
  {
    id: 'physical-real-gases-410',
    topics: ['real-gases'],
    tests: ['real-gases'],
    uses: ['compressibility-factor'],
    difficulty: 'intermediate',
    text: 'What is true at the Boyle temperature of a gas? (*B* is its second virial coefficient.)',
    answer: '*B* is zero: the gas behaves ideally over a range of pressures.',
    distractors: [
      {
        text: '*B* is largest: the gas deviates most from ideality.',
        slip: 'critical-for-boyle',
        teaching: '*B* changes sign at this temperature.',
      },
      {
        text: '*B* is negative: attraction dominates.',
        slip: 'critical-for-boyle',
        teaching: 'This holds below the Boyle temperature.',
      },
      {
        text: 'The gas begins to liquefy at any pressure.',
        slip: 'critical-for-boyle',
        teaching:
          'Liquefaction depends on the critical temperature, which is far below the Boyle temperature.',
      },
    ],
    explanation: 'Attraction and repulsion balance: *B*(*T*_{B}) = 0, so *Z* starts at 1 with zero slope.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 1',
  },
  {
    id: 'physical-real-gases-411',
    topics: ['real-gases'],
    tests: ['compressibility-factor'],
    difficulty: 'intermediate',
    text: 'A gas has *B* = −150 cm³/mol at 300 K. What is *Z* at a molar volume of 3.00 L/mol? (Neglect higher terms.)',
    answer: '0.950',
    distractors: [
      {
        text: '1.050',
        slip: 'wrong-sign',
        teaching: '*B* is negative, so *Z* is below 1.',
        expression: '1 + 0.150 / 3.00',
      },
      {
        text: '0.500',
        slip: 'unit-prefix',
        teaching: '150 cm³ is 0.150 L, not 1.5 L.',
        expression: '1 - 1.5 / 3.00',
      },
      {
        text: '0.850',
        slip: 'left-out-a-term',
        teaching: '*B* must be divided by the molar volume, 3.00 L/mol.',
        expression: '1 - 0.150',
      },
    ],
    explanation: '*Z* = 1 + *B*/*V*_{m} = 1 − 0.150/3.00 = 0.950.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 1',
    computation: { kind: 'quantity', expression: '1-0.150/3.00', unit: '' },
  },
  {
    id: 'physical-real-gases-412',
    topics: ['real-gases'],
    tests: ['van-der-waals-equation'],
    uses: ['compressibility-factor'],
    difficulty: 'advanced',
    text: 'For a van der Waals gas the second virial coefficient is *B* = *b* − *a*/(*RT*). What is the Boyle temperature for *a* = 1.39 L²·bar/mol² and *b* = 0.0391 L/mol? (*R* = 0.08314 L·bar/(mol·K))',
    answer: '428 K',
    distractors: [
      {
        text: '127 K',
        slip: 'critical-for-boyle',
        teaching: 'This is the critical temperature, 8*a*/(27*Rb*).',
        expression: '8 * 1.39 / (27 * 0.08314 * 0.0391)',
      },
      {
        text: '214 K',
        slip: 'needless-half',
        teaching: '*B* is zero where *b* equals *a*/(*RT*); no factor of 1/2 appears.',
        expression: '1.39 / (2 * 0.08314 * 0.0391)',
      },
      {
        text: '35.5 K',
        slip: 'left-out-a-term',
        teaching: '*a*/*b* must still be divided by *R*.',
        expression: '1.39 / 0.0391',
      },
    ],
    explanation: '*B* = 0 at *T* = *a*/(*Rb*) = 1.39/(0.08314 × 0.0391) = 428 K.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 1',
    computation: { kind: 'quantity', expression: '1.39/(0.08314*0.0391)', unit: 'K' },
  },
  {
    id: 'physical-real-gases-413',
    topics: ['real-gases'],
    tests: ['transport-properties'],
    difficulty: 'intermediate',
    text: 'According to kinetic theory, how does the viscosity of a dilute gas depend on pressure and temperature?',
    answer: 'Independent of *p*, growing as √*T*',
    distractors: [
      {
        text: 'Proportional to *p*, growing as √*T*',
        slip: 'microscopic-for-net',
        teaching: 'More molecules carry momentum, but over shorter paths: the two effects cancel.',
      },
      {
        text: 'Independent of *p*, falling as 1/√*T*',
        slip: 'other-state-of-matter',
        teaching:
          'Faster molecules carry more momentum; it is liquids, not gases, that become less viscous on warming.',
      },
      {
        text: 'Proportional to *p*, independent of *T*',
        slip: 'exchanged-constants',
        teaching: 'The two dependences are reversed.',
      },
    ],
    explanation:
      '*η* ∝ *m*·*N*·*c*·*λ*, and the mean free path *λ* ∝ 1/*N*: the density cancels, and the mean speed (√*T*) remains.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 16',
  },
  {
    id: 'physical-real-gases-414',
    topics: ['real-gases'],
    tests: ['transport-properties'],
    difficulty: 'intermediate',
    text: 'The viscosity of a liquid falls by half from 300 K to 320 K. If *η* ∝ e^{*E*_{a}/(*RT*)}, what is *E*_{a}? (*R* = 8.314 J/(mol·K))',
    answer: '27.7 kJ/mol',
    distractors: [
      {
        text: '12.0 kJ/mol',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'Here log_{10} 2 was used in place of ln 2.',
        expression: '8.314 * log10(2) / (1 / 300 - 1 / 320) / 1000',
      },
      {
        text: '0.115 kJ/mol',
        slip: 'reciprocal-of-difference',
        teaching: 'This uses 1/(320 K − 300 K); the reciprocals of the temperatures must be subtracted.',
        expression: '8.314 * ln(2) / (1 / (320 - 300)) / 1000',
      },
      {
        text: '3.33 kJ/mol',
        slip: 'forgot-factor',
        teaching: 'The gas constant was left out.',
        expression: 'ln(2) / (1 / 300 - 1 / 320) / 1000',
      },
    ],
    explanation:
      '*E*_{a} = *R* ln 2/(1/300 − 1/320) = 8.314 × 0.693/(2.083 × 10^{−4}) = 27.7 kJ/mol: molecules need energy to leave their neighbors.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 16',
    computation: { kind: 'quantity', expression: '8.314*ln(2)/(1/300-1/320)/1000', unit: 'kJ/mol' },
  },
  {
    id: 'physical-real-gases-415',
    topics: ['real-gases'],
    tests: ['transport-properties'],
    difficulty: 'beginner',
    text: 'On warming, how do the viscosities of a liquid and of a gas change?',
    answer: 'That of the liquid falls; that of the gas rises.',
    distractors: [
      {
        text: 'That of the liquid rises; that of the gas falls.',
        slip: 'reversed-trend',
        teaching: 'Warm honey flows more easily; warm air resists flow more.',
      },
      {
        text: 'Both fall.',
        slip: 'overgeneralised-rule',
        teaching: 'Gas molecules carry more momentum when they are faster.',
      },
      {
        text: 'Both rise.',
        slip: 'overgeneralised-rule',
        teaching: 'In a warmer liquid, molecules get past their neighbors more easily.',
      },
    ],
    explanation:
      'In liquids, flow requires energy to get past neighboring molecules; in gases, momentum is carried by free flight, which is faster at a higher temperature.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 16',
  },
  {
    id: 'physical-solutions-and-colligative-420',
    topics: ['solutions-and-colligative'],
    tests: ['activity-coefficients'],
    uses: ['ionic-strength'],
    difficulty: 'intermediate',
    text: 'According to the Debye–Hückel limiting law, log_{10} *γ*_{±} = −0.509|*z*_{+}*z*_{−}|√*I*, what is *γ*_{±} in 0.0010 mol/kg \\ce{NaCl} at 25 °C?',
    answer: '0.964',
    distractors: [
      {
        text: '0.984',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'Here e was taken as the base; the law is written with log_{10}.',
        expression: 'exp(-0.509 * sqrt(0.0010))',
      },
      {
        text: '1.02',
        slip: 'wrong-sign',
        teaching: 'Here e was taken as the base, and the minus sign was lost: *γ* is below 1.',
        expression: 'exp(0.509 * sqrt(0.0010))',
      },
      {
        text: '1.04',
        slip: 'wrong-sign',
        teaching: 'The minus sign was lost: *γ* is below 1.',
        expression: '10^(0.509 * 0.0010^0.5)',
      },
    ],
    explanation: '√0.0010 = 0.0316; log_{10} *γ* = −0.0161; *γ* = 0.964.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
    computation: { kind: 'quantity', expression: '10^(-0.509*0.0010^0.5)', unit: '' },
  },
  {
    id: 'physical-solutions-and-colligative-421',
    topics: ['solutions-and-colligative'],
    tests: ['activity-coefficients'],
    difficulty: 'beginner',
    text: 'For which solutions does the Debye–Hückel limiting law hold?',
    answer: 'Very dilute ones, below about 0.01 mol/kg',
    distractors: [
      {
        text: 'Saturated ones, whatever the salt',
        slip: 'overgeneralised-rule',
        teaching:
          'At high concentration the size of the ions and the formation of ion pairs matter, and the law ignores both.',
      },
      {
        text: 'Those of nonelectrolytes only',
        slip: 'wrong-property',
        teaching: 'The law deals with forces between ions, and nonelectrolytes do not form ions.',
      },
      {
        text: 'Concentrated ones of highly charged ions',
        slip: 'reversed-trend',
        teaching: 'High charge narrows the range further.',
      },
    ],
    explanation:
      'The law treats ions as point charges in a continuous solvent with weak interactions, so it is a limit for *I* → 0.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-solutions-and-colligative-422',
    topics: ['solutions-and-colligative'],
    tests: ['activity-coefficients'],
    difficulty: 'intermediate',
    text: 'What physical picture underlies the Debye–Hückel law?',
    answer: 'Each ion is surrounded by a cloud of opposite charge.',
    distractors: [
      {
        text: 'Each ion is surrounded by a cloud of solvent.',
        slip: 'other-model',
        teaching:
          'Solvent molecules surround ions even at infinite dilution; the law describes how ions act on each other.',
      },
      {
        text: 'Each ion is surrounded by a cloud of like charge.',
        slip: 'like-charges-attract',
        teaching: 'Ions of like charge repel each other, so they do not form such a cloud.',
      },
      {
        text: 'Each ion behaves like an uncharged molecule.',
        slip: 'ideal-for-real',
        teaching: 'This describes an ideal solution with *γ* = 1.',
      },
    ],
    explanation:
      'On average counterions are nearer than ions of like charge. The cloud lowers the chemical potential of the ion: *γ* < 1.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-first-law-402',
    topics: ['first-law'],
    tests: ['isothermal-and-adiabatic-processes'],
    difficulty: 'intermediate',
    text: 'A sample of 1.00 mol of a monatomic ideal gas expands reversibly and adiabatically; its temperature falls from 400 K to 300 K. What work is done on the gas? (*R* = 8.314 J/(mol·K))',
    answer: '−1.25 kJ',
    distractors: [
      {
        text: '−2.08 kJ',
        slip: 'other-heat-capacity',
        teaching: 'Here *C*_{p} was used; *w* = Δ*U* = *C*_{V}Δ*T*.',
        expression: '2.5 * 8.314 * (300 - 400) / 1000',
      },
      {
        text: '+1.25 kJ',
        slip: 'work-sign',
        teaching: 'The gas does work on the surroundings: *w* on the gas is negative.',
        expression: '1.5 * 8.314 * (400 - 300) / 1000',
      },
      {
        text: '+2.08 kJ',
        slip: 'work-sign',
        teaching:
          'Here *C*_{p} was used in place of *C*_{V}, and the gas does work on the surroundings: *w* on the gas is negative.',
        expression: '2.5 * 8.314 * (400 - 300) / 1000',
      },
    ],
    explanation: '*q* = 0, so *w* = Δ*U* = \\frac{3}{2} × 8.314 × (−100) J = −1.25 kJ.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
    computation: { kind: 'quantity', expression: '1.5*8.314*(300-400)/1000', unit: 'kJ' },
  },
  {
    id: 'physical-first-law-403',
    topics: ['first-law'],
    tests: ['isothermal-and-adiabatic-processes'],
    difficulty: 'intermediate',
    text: 'A diatomic ideal gas (*γ* = 1.40) at 10.0 bar expands reversibly and adiabatically to four times its volume. What is the final pressure?',
    answer: '1.44 bar',
    distractors: [
      {
        text: '2.50 bar',
        slip: 'isothermal-for-adiabatic',
        teaching: 'This is the result for an isothermal expansion, *pV* = constant.',
        expression: '10 * (1 / 4)',
      },
      {
        text: '0.992 bar',
        slip: 'other-heat-capacity',
        teaching: 'Here *γ* = 5/3, the value for a monatomic gas, was used.',
        expression: '10.0 * (1 / 4)^(5 / 3)',
      },
      {
        text: '3.71 bar',
        slip: 'inverted-ratio',
        teaching: 'Here 1/*γ* was used as the exponent.',
        expression: '10.0 * (1 / 4)^(1 / 1.40)',
      },
    ],
    explanation:
      '*p*_{2} = 10.0 × (1/4)^{1.40} = 1.44 bar: lower than in an isothermal expansion, because the gas cools.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
    computation: { kind: 'quantity', expression: '10*(1/4)^1.4', unit: 'bar' },
  },
  {
    id: 'physical-first-law-404',
    topics: ['first-law'],
    tests: ['isothermal-and-adiabatic-processes'],
    difficulty: 'advanced',
    text: 'From the same state a gas expands adiabatically to twice its volume, once reversibly and once against a constant low pressure. In which case is the final temperature lower, and why?',
    answer: 'Reversibly: more work is done.',
    distractors: [
      {
        text: 'Against constant pressure: less work is done.',
        slip: 'reversed-trend',
        teaching: 'Less work uses up less internal energy, so the gas stays warmer.',
      },
      {
        text: 'In neither: *q* is zero in both.',
        slip: 'path-for-state',
        teaching: '*q* = 0 in both, but the work differs, and so does Δ*U*.',
      },
      {
        text: 'Reversibly: heat is released.',
        slip: 'isothermal-for-adiabatic',
        teaching: 'No heat flows in an adiabatic process.',
      },
    ],
    explanation: 'Δ*U* = *w*. The reversible expansion does the most work, so *U* and *T* fall the most.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
  },
  {
    id: 'physical-molecular-spectroscopy-435',
    topics: ['molecular-spectroscopy'],
    tests: ['spin-spin-splitting'],
    difficulty: 'beginner',
    text: 'According to the Karplus equation, on which angle does the vicinal coupling constant ^{3}*J* depend?',
    answer: 'The dihedral angle H–C–C–H',
    distractors: [
      {
        text: 'The bond angle H–C–H',
        slip: 'other-angle',
        teaching: 'This angle affects geminal coupling, not vicinal coupling.',
      },
      {
        text: 'The angle between the sample tube and the field',
        slip: 'irrelevant-property',
        teaching:
          '*J* is a property of the molecule; it does not depend on how the sample tube is placed in the field.',
      },
      {
        text: 'The bond angle C–C–C',
        slip: 'other-angle',
        teaching:
          'This is an angle of the carbon chain; ^{3}*J* depends on the angle between the two H–C–C planes.',
      },
    ],
    explanation:
      '^{3}*J* = *A* cos²*φ* + *B* cos *φ* + *C*, where *φ* is the dihedral angle between the two C–H bonds.',
    reference: 'McMurry, Organic Chemistry (OpenStax), chapter 13',
  },
  {
    id: 'physical-molecular-spectroscopy-436',
    topics: ['molecular-spectroscopy'],
    tests: ['spin-spin-splitting'],
    difficulty: 'intermediate',
    text: 'At which dihedral angles does the Karplus equation give the largest and the smallest vicinal coupling?',
    answer: 'Largest at 180°, smallest near 90°',
    distractors: [
      {
        text: 'Largest at 90°, smallest near 180°',
        slip: 'reversed-trend',
        teaching: 'At 90° the orbitals are orthogonal, and coupling nearly vanishes.',
      },
      {
        text: 'Largest at 60°, smallest near 180°',
        slip: 'reversed-trend',
        teaching: 'Gauche protons couple weakly (2 to 4 Hz).',
      },
      {
        text: 'Largest at 180°, smallest near 0°',
        slip: 'one-side-only',
        teaching: 'At 0° the coupling is large too (about 8 to 10 Hz).',
      },
    ],
    explanation:
      'Overlap of the C–H bonds is best when they are antiparallel (180°) or parallel (0°), and least near 90°.',
    reference: 'McMurry, Organic Chemistry (OpenStax), chapter 13',
  },
  {
    id: 'physical-molecular-spectroscopy-437',
    topics: ['molecular-spectroscopy'],
    tests: ['spin-spin-splitting'],
    difficulty: 'intermediate',
    text: 'In a cyclohexane chair, two protons on neighboring carbon atoms have a coupling constant of 11 Hz. What are the positions of the two protons?',
    answer: 'Both axial',
    distractors: [
      {
        text: 'Both equatorial',
        slip: 'reversed-trend',
        teaching: 'The dihedral angle is 60°, which gives about 3 Hz.',
      },
      {
        text: 'One axial, one equatorial',
        slip: 'reversed-trend',
        teaching: 'The dihedral angle is again 60°, which gives about 4 Hz.',
      },
      {
        text: 'Both alternating rapidly between axial and equatorial',
        slip: 'given-fact-overlooked',
        teaching:
          'Rapid ring flips would average about 11 Hz (both axial) and 3 Hz (both equatorial) to about 7 Hz.',
      },
    ],
    explanation:
      'Neighboring axial protons have a dihedral angle of 180° and coupling constants of 10 to 13 Hz.',
    reference: 'McMurry, Organic Chemistry (OpenStax), chapter 13',
  },
  {
    id: 'physical-molecular-spectroscopy-438',
    topics: ['molecular-spectroscopy'],
    tests: ['spin-spin-splitting'],
    difficulty: 'advanced',
    text: 'The Karplus equation for a fragment is ^{3}*J* = 10 cos²*φ* − cos *φ* + 1 (in Hz). What are *J* at 180° and the mean *J* for a rotor that spends equal times at 60°, 180° and −60°?',
    answer: '12.0 Hz and 6.0 Hz',
    distractors: [
      {
        text: '12.0 Hz and 7.5 Hz',
        slip: 'averaged-levels',
        teaching: 'This is the mean of one gauche and one anti position, but there are two gauche positions.',
      },
      {
        text: '10.0 Hz and 6.5 Hz',
        slip: 'averaged-levels',
        teaching:
          'Since cos 180° = −1, the term −cos *φ* adds 1 Hz; besides, there are two gauche positions, not one.',
      },
      {
        text: '10.0 Hz and 5.3 Hz',
        slip: 'wrong-sign',
        teaching: 'Since cos 180° = −1, the term −cos *φ* adds 1 Hz at 180°; it does not subtract it.',
      },
    ],
    explanation:
      '180°: 10 + 1 + 1 = 12.0 Hz. ±60°: 2.5 − 0.5 + 1 = 3.0 Hz. The mean is (12.0 + 3.0 + 3.0)/3 = 6.0 Hz.',
    reference: 'McMurry, Organic Chemistry (OpenStax), chapter 13',
  },
  {
    id: 'physical-solid-state-451',
    topics: ['solid-state'],
    tests: ['lattice-enthalpy'],
    uses: ['madelung-constant'],
    difficulty: 'intermediate',
    text: 'According to the Kapustinskii equation, the lattice enthalpy is proportional to *ν*|*z*_{+}*z*_{−}|/(*r*_{+} + *r*_{−}), where *ν* is the number of ions in the formula unit. How does the lattice enthalpy of \\ce{MgO} compare with that of \\ce{NaF}, if the sums of the radii are 212 pm and 235 pm, respectively?',
    answer: '4.4 times as large',
    distractors: [
      {
        text: '1.1 times as large',
        slip: 'ignored-charges',
        teaching: 'The product of the charges is 4 for \\ce{MgO} and 1 for \\ce{NaF}.',
      },
      {
        text: '2.2 times as large',
        slip: 'added-for-multiplied',
        teaching: 'The charges are multiplied: 2 × 2 = 4.',
      },
      {
        text: '3.6 times as large',
        slip: 'inverted-ratio',
        teaching: 'The smaller sum of radii raises the lattice enthalpy.',
      },
    ],
    explanation: 'The ratio is (4/212)/(1/235) = 4.4, since *ν* = 2 for both.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 6',
  },
  {
    id: 'physical-solid-state-452',
    topics: ['solid-state'],
    tests: ['madelung-constant'],
    difficulty: 'advanced',
    text: 'In the Born–Landé equation, *E* = −(*NMz*²*e*²/(4π*ε*_{0}*r*_{0}))(1 − 1/*n*), by what percentage does the magnitude of the lattice energy change from *n* = 8 to *n* = 10, at the same *r*_{0}?',
    answer: '+2.9%',
    distractors: [
      {
        text: '−2.5%',
        slip: 'wrong-reference',
        teaching:
          'The difference 0.025 must be divided by 0.875, and a stiffer repulsion takes up less of the energy.',
      },
      {
        text: '−2.9%',
        slip: 'wrong-sign',
        teaching: 'A larger *n* means a stiffer repulsion, which takes up a smaller fraction of the energy.',
      },
      {
        text: '+2.5%',
        slip: 'wrong-reference',
        teaching: 'The difference 0.025 must be divided by 0.875.',
      },
    ],
    explanation:
      '0.900/0.875 = 1.029, a change of +2.9%: the exponent hardly matters, whereas the charges and the distance do.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 6',
  },
];
