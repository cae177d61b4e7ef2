import type { WrittenQuestion } from '../../written-question.ts';

export const gibbsEnergyQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-gibbs-energy-101',
    topics: ['gibbs-energy'],
    tests: ['gibbs-energy'],
    difficulty: 'beginner',
    text: 'At constant temperature and pressure a process has Δ*G* = −50 kJ. What is the maximum non-expansion work that it can deliver?',
    answer: '50 kJ, if it runs reversibly',
    distractors: [
      {
        text: '50 kJ less the heat given off',
        slip: 'ignored-fixed-variables',
        teaching: 'The exchange of heat is already included in Δ*G* = Δ*H* − *T*Δ*S*.',
      },
      {
        text: '50 kJ plus the expansion work',
        slip: 'added-for-subtracted',
        teaching: 'Work of expansion is not part of Δ*G*; the question excludes it as well.',
      },
      {
        text: 'None, because the pressure is constant',
        slip: 'ignored-work',
        teaching: 'A battery works at constant pressure and still delivers electrical work.',
      },
    ],
    explanation:
      'At constant temperature and pressure the greatest non-expansion work is −Δ*G* = 50 kJ, delivered when the process runs reversibly.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
  },
  {
    id: 'physical-gibbs-energy-102',
    topics: ['gibbs-energy'],
    tests: ['gibbs-energy-and-temperature'],
    difficulty: 'beginner',
    text: 'Δ*G*° of a reaction is plotted against the temperature in kelvins; Δ*H*° and Δ*S*° are constant. What do the intercept at 0 K and the slope of the line give?',
    answer: 'Intercept Δ*H*°, slope −Δ*S*°',
    distractors: [
      {
        text: 'Intercept Δ*H*°, slope +Δ*S*°',
        slip: 'wrong-sign',
        teaching: 'In Δ*G*° = Δ*H*° − *T*Δ*S*° the factor of *T* is −Δ*S*°.',
      },
      {
        text: 'Intercept −Δ*S*°, slope Δ*H*°',
        slip: 'exchanged-slope-and-intercept',
        teaching: 'At *T* = 0 the term with the entropy vanishes and Δ*H*° is left.',
      },
      {
        text: 'Intercept Δ*S*°, slope −Δ*H*°',
        slip: 'exchanged-slope-and-intercept',
        teaching: 'These belong to a plot of −Δ*G*°/*T* against 1/*T*, not to one of Δ*G*° against *T*.',
      },
    ],
    explanation:
      'Δ*G*° = Δ*H*° − *T*Δ*S*° is a straight line in *T* with the intercept Δ*H*° and the slope −Δ*S*°.',
    reference: 'OpenStax Chemistry 2e, section 16.4',
  },
  {
    id: 'physical-gibbs-energy-103',
    topics: ['gibbs-energy'],
    tests: ['gibbs-energy-of-dissolution'],
    difficulty: 'beginner',
    text: 'Ammonium nitrate dissolves readily in the water of a cold pack, and the pack becomes cold. What are the signs of Δ*H*, Δ*S* and Δ*G* for the dissolution at this temperature?',
    answer: 'Δ*H* > 0, Δ*S* > 0, Δ*G* < 0',
    distractors: [
      {
        text: 'Δ*H* < 0, Δ*S* > 0, Δ*G* < 0',
        slip: 'heat-sign',
        teaching: 'The pack cools because the dissolution absorbs heat: Δ*H* is positive.',
      },
      {
        text: 'Δ*H* > 0, Δ*S* < 0, Δ*G* < 0',
        slip: 'ignored-entropy',
        teaching: 'With Δ*H* > 0 and Δ*S* < 0 the Gibbs energy would rise, and the salt would not dissolve.',
      },
      {
        text: 'Δ*H* > 0, Δ*S* > 0, Δ*G* > 0',
        slip: 'ignored-entropy',
        teaching: 'The salt dissolves spontaneously, so Δ*G* is negative.',
      },
    ],
    explanation:
      'The pack cools: Δ*H* > 0. The salt dissolves spontaneously: Δ*G* < 0. This is possible only if the entropy rises, Δ*S* > 0.',
    reference: 'OpenStax Chemistry 2e, section 16.4',
  },
  {
    id: 'physical-gibbs-energy-104',
    topics: ['gibbs-energy'],
    tests: ['gibbs-energy-of-dissolution'],
    uses: ['gibbs-energy-and-equilibrium-constant'],
    difficulty: 'intermediate',
    text: 'Solid \\ce{AgCl} is in contact with its saturated solution at 298 K. The standard Gibbs energy of its dissolution is +55.7 kJ/mol. What is Δ_{r}*G* of the dissolution in this mixture?',
    answer: '0 kJ/mol',
    distractors: [
      {
        text: '+55.7 kJ/mol',
        slip: 'standard-value-everywhere',
        teaching:
          'This is the value for ions at unit activity; in the saturated solution they are far more dilute.',
      },
      {
        text: '−55.7 kJ/mol',
        slip: 'wrong-sign',
        teaching:
          'This would be the value for the precipitation from ions at unit activity, not for the saturated solution.',
      },
      {
        text: '+27.9 kJ/mol',
        slip: 'forgot-half',
        teaching: 'Dividing the value between the two ions has no meaning; equilibrium fixes the answer.',
      },
    ],
    explanation:
      'The saturated solution is in equilibrium with the solid, so Δ_{r}*G* = 0 kJ/mol. The standard value +55.7 kJ/mol means only that the ions are very dilute at equilibrium.',
    reference: 'OpenStax Chemistry 2e, section 16.4',
  },
  {
    id: 'physical-gibbs-energy-105',
    topics: ['gibbs-energy'],
    tests: ['gibbs-energy-of-dissolution'],
    difficulty: 'intermediate',
    text: 'For a salt that dissolves in water, both Δ_{sol}*H*° and Δ_{sol}*S*° are negative and independent of temperature. How does its solubility change on warming, and why?',
    answer: 'It falls, because dissolution gives off heat.',
    distractors: [
      {
        text: 'It rises, because dissolution gives off heat.',
        slip: 'reversed-trend',
        teaching:
          'An equilibrium shifts against the heat supplied: an exothermic dissolution is driven back.',
      },
      {
        text: 'It falls, because dissolution absorbs heat.',
        slip: 'heat-sign',
        teaching: 'A negative Δ_{sol}*H*° means that heat is given off.',
      },
      {
        text: 'It rises, because every salt dissolves better when hot.',
        slip: 'overgeneralised-rule',
        teaching: 'Many salts do, but those with an exothermic dissolution do not.',
      },
    ],
    explanation:
      'Δ_{sol}*G*° = Δ_{sol}*H*° − *T*Δ_{sol}*S*° rises with *T* here, and ln *K* falls, since the dissolution gives off heat: the solubility falls.',
    reference: 'OpenStax Chemistry 2e, section 16.4',
  },
  {
    id: 'physical-gibbs-energy-106',
    topics: ['gibbs-energy'],
    tests: ['gibbs-energy-of-dissolution'],
    difficulty: 'intermediate',
    text: 'At 298 K the dissolution of \\ce{AgCl} has Δ*H*° = +65.5 kJ/mol and Δ*G*° = +55.7 kJ/mol. What is its Δ*S*°?',
    answer: '+32.9 J/(mol·K)',
    distractors: [
      {
        text: '−32.9 J/(mol·K)',
        slip: 'wrong-sign',
        teaching: '*T*Δ*S*° is Δ*H*° − Δ*G*°, which is positive here.',
        expression: '(55.7 - 65.5) * 1000 / 298',
      },
      {
        text: '+407 J/(mol·K)',
        slip: 'added-for-subtracted',
        teaching: 'Δ*H*° and Δ*G*° are subtracted, not added, to find *T*Δ*S*°.',
        expression: '(65.5 + 55.7) * 1000 / 298',
      },
      {
        text: '+220 J/(mol·K)',
        slip: 'ignored-enthalpy',
        teaching: 'This is Δ*H*°/*T*; it would be right if Δ*G*° were zero.',
        expression: '(65.5) * 1000 / 298',
      },
    ],
    explanation:
      '*T*Δ*S*° = Δ*H*° − Δ*G*° = 65.5 kJ/mol − 55.7 kJ/mol = 9.8 kJ/mol, so Δ*S*° = 9800 J/mol / 298 K = +32.9 J/(mol·K).',
    reference: 'OpenStax Chemistry 2e, section 16.4',
    computation: { kind: 'quantity', expression: '(65.5 - 55.7) * 1000 / 298', unit: 'J/(mol·K)' },
  },
  {
    id: 'physical-gibbs-energy-107',
    topics: ['gibbs-energy'],
    tests: ['coupled-reactions'],
    difficulty: 'beginner',
    text: 'For the phosphorylation of glucose by phosphate, Δ*G*°′ = +13.8 kJ/mol; for the hydrolysis of ATP, Δ*G*°′ = −30.5 kJ/mol. What is Δ*G*°′ of the reaction in which ATP phosphorylates glucose?',
    answer: '−16.7 kJ/mol',
    distractors: [
      {
        text: '−44.3 kJ/mol',
        slip: 'wrong-sign',
        teaching: 'The phosphorylation requires 13.8 kJ/mol, so its value is added with its own sign.',
        expression: '-13.8 - 30.5',
      },
      {
        text: '+16.7 kJ/mol',
        slip: 'wrong-sign',
        teaching: 'The hydrolysis releases more than the phosphorylation requires, so the sum is negative.',
        expression: '30.5 - 13.8',
      },
      {
        text: '+44.3 kJ/mol',
        slip: 'wrong-sign',
        teaching: 'The value of the hydrolysis was taken as positive; it drives the reaction.',
        expression: '13.8 + 30.5',
      },
    ],
    explanation: 'Gibbs energies of coupled reactions add up: +13.8 kJ/mol + (−30.5 kJ/mol) = −16.7 kJ/mol.',
    reference: 'OpenStax Chemistry 2e, section 16.4',
    computation: { kind: 'quantity', expression: '13.8 - 30.5', unit: 'kJ/mol' },
  },
  {
    id: 'physical-gibbs-energy-108',
    topics: ['gibbs-energy'],
    tests: ['coupled-reactions'],
    difficulty: 'advanced',
    text: 'A student mixes glucose, phosphate, ATP and an enzyme that only hydrolyzes ATP. A large amount of ATP reacts, but no glucose phosphate forms, although the sum of the Gibbs energies of ATP hydrolysis and glucose phosphorylation is negative. Why?',
    answer: 'No phosphate group passes from ATP to glucose.',
    distractors: [
      {
        text: 'The ATP is hydrolyzed too slowly to drive phosphorylation.',
        slip: 'wrong-cause',
        teaching: 'The question says that a large amount of ATP reacts, so the rate is not the problem.',
      },
      {
        text: 'The hydrolysis gives off too little energy.',
        slip: 'wrong-cause',
        teaching: 'The sum of the two Gibbs energies is negative, so the energy would suffice.',
      },
      {
        text: 'The heat of hydrolysis flows away too fast.',
        slip: 'heat-for-temperature',
        teaching: 'At constant temperature heat cannot drive a reaction; chemical coupling does.',
      },
    ],
    explanation:
      'Two reactions are coupled when one makes what the other consumes, as when a phosphate group passes from ATP to glucose. Here no phosphate group passes from ATP to glucose: the two reactions share no intermediate, and each proceeds independently.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-gibbs-energy-109',
    topics: ['gibbs-energy'],
    tests: ['coupled-reactions'],
    uses: ['gibbs-energy-and-equilibrium-constant'],
    difficulty: 'intermediate',
    text: 'A reaction with *K*_{1} = 2 × 10^{−3} is followed by one with *K*_{2} = 5 × 10^{5} that consumes its product. What is *K* of the overall reaction, and what happens to the first product?',
    answer: '*K* = 1 × 10^{3}; it is constantly removed.',
    distractors: [
      {
        text: '*K* = 5 × 10^{5}; it is constantly removed.',
        slip: 'sum-for-product',
        teaching:
          'Gibbs energies add, so the constants are multiplied; adding them would practically ignore the unfavorable first step.',
      },
      {
        text: '*K* = 2.5 × 10^{8}; it builds up in the mixture.',
        slip: 'inverted-ratio',
        teaching: 'The constants are multiplied, not divided, and the second reaction removes the product.',
      },
      {
        text: '*K* = 1 × 10^{3}; it builds up in the mixture.',
        slip: 'reversed-cause',
        teaching: 'The large second constant means that hardly any of the first product remains.',
      },
    ],
    explanation:
      'The overall constant is the product, 2 × 10^{−3} × 5 × 10^{5} = 1 × 10^{3}. The second reaction constantly removes the first product, so the unfavorable first one continues.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 6',
  },
  {
    id: 'physical-gibbs-energy-110',
    topics: ['gibbs-energy'],
    tests: ['coupled-reactions'],
    uses: ['gibbs-energy'],
    difficulty: 'intermediate',
    text: 'The reaction \\ce{TiO2(s) + 2Cl2(g) -> TiCl4(g) + O2(g)} has Δ*G*° > 0 at 1200 K. With carbon in the mixture, chlorine attacks the oxide readily at this temperature. What does the carbon do?',
    answer: 'It binds the oxygen, and the overall Δ*G*° is negative.',
    distractors: [
      {
        text: 'It lowers the barrier, and the overall Δ*G*° is negative.',
        slip: 'faster-for-farther',
        teaching: 'A lower barrier speeds a reaction up; it cannot change the sign of Δ*G*°.',
      },
      {
        text: 'It lowers the barrier, and the overall Δ*G*° is positive.',
        slip: 'faster-for-farther',
        teaching:
          'With a positive overall Δ*G*°, no catalyst could make the reaction run under standard conditions.',
      },
      {
        text: 'It binds the oxygen, and the overall Δ*G*° is positive.',
        slip: 'wrong-sign',
        teaching:
          'Carbon does bind the oxygen, and this releases enough Gibbs energy to make the overall Δ*G*° negative.',
      },
    ],
    explanation:
      'The oxidation of carbon to \\ce{CO} has a strongly negative Δ*G*°. Because carbon binds the oxygen, its oxidation is coupled to the chlorination and makes the overall Δ*G*° negative.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 6',
  },
  {
    id: 'physical-gibbs-energy-111',
    topics: ['gibbs-energy'],
    tests: ['chemical-potential'],
    difficulty: 'beginner',
    text: 'Two phases at equal temperature and pressure are in contact. In which direction does a substance pass spontaneously between them?',
    answer: 'Toward the lower chemical potential',
    distractors: [
      {
        text: 'Toward the lower concentration in every case',
        slip: 'overgeneralised-rule',
        teaching:
          'In an extraction a substance may go to the phase in which it is already more concentrated.',
      },
      {
        text: 'Toward the higher chemical potential',
        slip: 'reversed-trend',
        teaching:
          'Transfer toward the higher potential would raise the Gibbs energy, so it is not spontaneous.',
      },
      {
        text: 'Toward the larger of the two phases',
        slip: 'wrong-cause',
        teaching: 'The size of a phase does not matter; the chemical potential is an intensive property.',
      },
    ],
    explanation:
      'Transfer lowers the Gibbs energy when it goes from the higher to the lower chemical potential; at equilibrium the two are equal.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-gibbs-energy-112',
    topics: ['gibbs-energy'],
    tests: ['chemical-potential'],
    difficulty: 'intermediate',
    text: 'On a plot of chemical potential against temperature at 1 bar, the curves for the solid, the liquid and the gas of one substance all fall. Which falls most steeply, and why?',
    answer: 'That of the gas, because its entropy is greatest',
    distractors: [
      {
        text: 'That of the solid, because its entropy is smallest',
        slip: 'reversed-trend',
        teaching: 'The slope is −*S*_{m}: a small entropy gives a flat curve.',
      },
      {
        text: 'That of the gas, because its enthalpy is greatest',
        slip: 'other-state-quantity',
        teaching: 'The slope of *µ* against *T* is −*S*_{m}, not the enthalpy.',
      },
      {
        text: 'That of the solid, because its density is greatest',
        slip: 'other-state-quantity',
        teaching:
          'The molar volume, not the entropy, gives the slope against pressure; here the slope against temperature is −*S*_{m}.',
      },
    ],
    explanation:
      '(∂*µ*/∂*T*)_{p} = −*S*_{m}. The gas has the greatest entropy, so its curve falls most steeply; therefore it becomes the stable phase at high temperature.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 4',
  },
  {
    id: 'physical-gibbs-energy-113',
    topics: ['gibbs-energy'],
    tests: ['chemical-potential'],
    difficulty: 'beginner',
    text: 'What is the chemical potential of a component in a mixture?',
    answer: 'The change in *G* per mole added at constant *T*, *p* and other amounts',
    distractors: [
      {
        text: 'The change in *G* per mole added at constant *T*, *V* and other amounts',
        slip: 'ignored-fixed-variables',
        teaching: 'At constant *T* and *V* it is the change in the Helmholtz energy.',
      },
      {
        text: 'The fraction of *G* given by the mole fraction of the component',
        slip: 'one-component-only',
        teaching: 'The molar Gibbs energies of the pure substances do not simply add by mole fraction.',
      },
      {
        text: 'The change in *G* per kelvin at constant *V* and other amounts',
        slip: 'other-state-quantity',
        teaching: 'The chemical potential is a change per mole, not per kelvin.',
      },
    ],
    explanation:
      '*µ*_{i} = (∂*G*/∂*n*_{i}) at constant *T*, *p* and amounts of the others: the partial molar Gibbs energy.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-gibbs-energy-114',
    topics: ['gibbs-energy'],
    tests: ['chemical-potential'],
    difficulty: 'advanced',
    text: 'A supersaturated solution is in contact with a few crystals of its solute. How do the chemical potentials of the solute in the two phases compare, initially and in the end?',
    answer: 'Initially higher in solution; equal in the end',
    distractors: [
      {
        text: 'Initially higher in the crystal; equal in the end',
        slip: 'reversed-trend',
        teaching: 'If this were so, the crystals would dissolve instead of growing.',
      },
      {
        text: 'Initially higher in solution; zero in the end',
        slip: 'small-for-zero',
        teaching: 'Equilibrium requires equal potentials, not potentials of zero.',
      },
      {
        text: 'Initially higher in the crystal; zero in the end',
        slip: 'reversed-trend',
        teaching:
          'If this were so, the crystals would dissolve, and in the end the potentials are equal, not zero.',
      },
    ],
    explanation:
      'The solute crystallizes spontaneously, so its potential is initially higher in solution. Crystallization lowers its concentration until the two are equal: the saturated solution.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-gibbs-energy-115',
    topics: ['gibbs-energy'],
    tests: ['gibbs-energy-and-pressure'],
    difficulty: 'beginner',
    text: 'How does the molar Gibbs energy of a substance change when the pressure is raised at constant temperature?',
    answer: 'It rises, in proportion to the molar volume.',
    distractors: [
      {
        text: 'It falls, in proportion to the molar volume.',
        slip: 'wrong-sign',
        teaching: '(∂*G*/∂*p*)_{T} = *V*, and a volume is positive.',
      },
      {
        text: 'It rises, in proportion to the molar entropy.',
        slip: 'other-state-quantity',
        teaching: 'The entropy gives the change with temperature, and with a minus sign.',
      },
      {
        text: 'It falls, in proportion to the molar entropy.',
        slip: 'other-state-quantity',
        teaching: 'This describes the effect of warming at constant pressure.',
      },
    ],
    explanation:
      'From d*G* = −*S*d*T* + *V*d*p*: at constant temperature the Gibbs energy rises with pressure, and it rises more if the molar volume is larger.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
  },
  {
    id: 'physical-gibbs-energy-116',
    topics: ['gibbs-energy'],
    tests: ['gibbs-energy-and-pressure'],
    difficulty: 'intermediate',
    text: 'At 298 K the pressure on 1 mol of liquid water (18 cm³) and on 1 mol of an ideal gas is raised from 1 bar to 2 bar. How do the changes in Gibbs energy compare?',
    answer: '1.8 J for the liquid, 1.7 kJ for the gas',
    distractors: [
      {
        text: '1.7 kJ for the liquid, 1.8 J for the gas',
        slip: 'exchanged-components',
        teaching: 'The gas has the far larger volume, so its Gibbs energy changes more.',
      },
      {
        text: '1.8 J for the liquid and also for the gas',
        slip: 'equal-steps',
        teaching: 'Equal changes in pressure have the same effect only at equal molar volume.',
      },
      {
        text: '1.7 kJ for the liquid and also for the gas',
        slip: 'equal-steps',
        teaching: '*RT* ln 2 holds for the ideal gas; the liquid has a volume of only 18 cm³.',
      },
    ],
    explanation:
      'Liquid: *V*Δ*p* = 18 × 10^{−6} m³ × 10^{5} Pa = 1.8 J. Gas: *RT* ln 2 = 8.314 × 298 × 0.693 J = 1.7 kJ.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
  },
  {
    id: 'physical-gibbs-energy-117',
    topics: ['gibbs-energy', 'phase-equilibria'],
    tests: ['gibbs-energy-and-pressure'],
    uses: ['phase-diagram'],
    difficulty: 'intermediate',
    text: 'The molar volume of a liquid is larger than that of its solid. Both are in equilibrium at the melting point. What is the effect of raising the pressure at this temperature?',
    answer: 'The solid becomes the stable phase.',
    distractors: [
      {
        text: 'The liquid becomes the stable phase.',
        slip: 'reversed-trend',
        teaching: 'The chemical potential of the liquid rises more, because its molar volume is larger.',
      },
      {
        text: 'Both phases remain in equilibrium.',
        slip: 'ignored-pressure',
        teaching: 'Their chemical potentials rise by different amounts, *V*_{m}Δ*p*.',
      },
      {
        text: 'The vapor becomes the stable phase.',
        slip: 'wrong-region',
        teaching: 'Pressure disfavors the phase with the largest volume, the vapor.',
      },
    ],
    explanation:
      'Pressure raises the chemical potential by *V*_{m}Δ*p*, more for the liquid. The potential of the solid is then the lower one: the solid becomes stable.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 4',
  },
  {
    id: 'physical-gibbs-energy-118',
    topics: ['gibbs-energy'],
    tests: ['gibbs-energy-and-pressure'],
    uses: ['vapor-pressure'],
    difficulty: 'advanced',
    text: 'The pressure inside small drops of a liquid is higher than that under a flat surface. How does this affect their vapor pressure, and why?',
    answer: 'It is higher, since *µ* of the liquid is raised.',
    distractors: [
      {
        text: 'It is lower, since *µ* of the liquid is raised.',
        slip: 'reversed-trend',
        teaching: 'A higher potential of the liquid must be matched by a higher pressure of the vapor.',
      },
      {
        text: 'It is higher, since *µ* of the vapor is lowered.',
        slip: 'reversed-cause',
        teaching: 'The internal pressure acts on the liquid; the vapor outside follows.',
      },
      {
        text: 'It is lower, since *µ* of the vapor is lowered.',
        slip: 'reversed-cause',
        teaching: 'The internal pressure acts on the liquid and raises its potential; the vapor follows.',
      },
    ],
    explanation:
      'The excess pressure raises the chemical potential of the liquid by *V*_{m}Δ*p*. At equilibrium that of the vapor must be equally high, so the vapor pressure is higher (Kelvin equation).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 14',
  },
  {
    id: 'physical-gibbs-energy-119',
    topics: ['gibbs-energy'],
    tests: ['maxwell-relations'],
    difficulty: 'beginner',
    text: 'On which mathematical fact do the Maxwell relations rest?',
    answer: 'Mixed second derivatives are the same in either order.',
    distractors: [
      {
        text: 'Mixed second derivatives vanish at equilibrium.',
        slip: 'small-for-zero',
        teaching:
          'At equilibrium the first derivatives with respect to internal changes vanish, not the mixed ones.',
      },
      {
        text: 'First derivatives of a state function are constant.',
        slip: 'wrong-cause',
        teaching: 'They vary with the state, for example (∂*G*/∂*T*)_{p} = −*S*.',
      },
      {
        text: 'First derivatives of a state function are equal.',
        slip: 'wrong-cause',
        teaching: '−*S* and *V* are first derivatives of *G*, and they are not equal.',
      },
    ],
    explanation:
      'State functions have exact differentials: ∂²*G*/∂*T*∂*p* = ∂²*G*/∂*p*∂*T*. This independence of the order of differentiation gives each Maxwell relation.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
  },
  {
    id: 'physical-gibbs-energy-120',
    topics: ['gibbs-energy'],
    tests: ['maxwell-relations'],
    difficulty: 'intermediate',
    text: 'Which relation follows directly from the equality of the mixed second derivatives in d*G* = −*S*d*T* + *V*d*p*?',
    answer: '(∂*S*/∂*p*)_{T} = −(∂*V*/∂*T*)_{p}',
    distractors: [
      {
        text: '(∂*S*/∂*p*)_{T} = (∂*V*/∂*T*)_{p}',
        slip: 'wrong-sign',
        teaching: 'The factor of d*T* is −*S*, so the minus sign stays.',
      },
      {
        text: '(∂*S*/∂*T*)_{p} = −(∂*V*/∂*p*)_{T}',
        slip: 'other-state-quantity',
        teaching:
          'The factor of d*T* must be differentiated with respect to *p*, and the factor of d*p* with respect to *T*.',
      },
      {
        text: '(∂*S*/∂*V*)_{T} = (∂*p*/∂*T*)_{V}',
        slip: 'answered-another-quantity',
        teaching:
          'This relation is correct, but it follows from the Helmholtz energy, d*A* = −*S*d*T* − *p*d*V*.',
      },
    ],
    explanation:
      'The mixed second derivatives are equal: ∂(−*S*)/∂*p* = ∂*V*/∂*T*, so (∂*S*/∂*p*)_{T} = −(∂*V*/∂*T*)_{p}.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
  },
  {
    id: 'physical-gibbs-energy-121',
    topics: ['gibbs-energy'],
    tests: ['maxwell-relations'],
    difficulty: 'intermediate',
    text: 'Liquid water between 0 °C and 4 °C contracts on warming. According to (∂*S*/∂*p*)_{T} = −(∂*V*/∂*T*)_{p}, how does compression at constant temperature affect its entropy in this range?',
    answer: 'It raises the entropy.',
    distractors: [
      {
        text: 'It lowers the entropy.',
        slip: 'overgeneralised-rule',
        teaching: 'This is true of substances that expand on warming.',
      },
      {
        text: 'It leaves the entropy unchanged.',
        slip: 'neglected-solid-volume',
        teaching: 'The volume changes with temperature, so the derivative is not zero.',
      },
      {
        text: 'It makes the entropy zero.',
        slip: 'other-state-quantity',
        teaching: 'Only a perfect crystal at 0 K has zero entropy.',
      },
    ],
    explanation:
      '(∂*V*/∂*T*)_{p} is negative there, so (∂*S*/∂*p*)_{T} is positive: compression raises the entropy, because it breaks up the open, ice-like order.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
  },
  {
    id: 'physical-gibbs-energy-122',
    topics: ['gibbs-energy'],
    tests: ['maxwell-relations'],
    difficulty: 'advanced',
    text: 'From d*U* = *T*d*S* − *p*d*V* and a Maxwell relation it follows that (∂*U*/∂*V*)_{T} = *T*(∂*p*/∂*T*)_{V} − *p*. What is this derivative for a van der Waals gas, *p* = *RT*/(*V*_{m} − *b*) − *a*/*V*_{m}²?',
    answer: '*a*/*V*_{m}²',
    distractors: [
      {
        text: '−*a*/*V*_{m}²',
        slip: 'wrong-sign',
        teaching: 'The attraction term of *p* is negative; subtracting *p* makes it positive.',
      },
      {
        text: '0',
        slip: 'ideal-for-real',
        teaching: 'This is the result for an ideal gas, without attraction.',
      },
      {
        text: '*RT*/(*V*_{m} − *b*)',
        slip: 'one-step-short',
        teaching: 'This is *T*(∂*p*/∂*T*)_{V}; the pressure must still be subtracted.',
      },
    ],
    explanation:
      '*T*(∂*p*/∂*T*)_{V} = *RT*/(*V*_{m} − *b*). Subtracting *p* leaves *a*/*V*_{m}²: expansion requires energy to overcome the attraction.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
  },
  {
    id: 'physical-gibbs-energy-123',
    topics: ['gibbs-energy'],
    tests: ['vant-hoff-equation'],
    difficulty: 'beginner',
    text: 'Δ_{r}*H*° of a reaction is negative and independent of temperature. What does the plot of ln *K* against 1/*T* look like?',
    answer: 'A straight line that rises',
    distractors: [
      {
        text: 'A straight line that falls',
        slip: 'wrong-sign',
        teaching: 'The slope is −Δ_{r}*H*°/*R*, positive for an exothermic reaction.',
      },
      {
        text: 'A horizontal straight line',
        slip: 'ignored-enthalpy',
        teaching: 'This would be the case if Δ_{r}*H*° were zero.',
      },
      {
        text: 'A curve that falls',
        slip: 'wrong-sign',
        teaching: 'With a constant enthalpy the plot is straight, and its slope is positive.',
      },
    ],
    explanation:
      'ln *K* = −Δ_{r}*H*°/(*RT*) + Δ_{r}*S*°/*R*: for a negative enthalpy the slope is positive, so the plot is a straight line that rises.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 6',
  },
  {
    id: 'physical-gibbs-energy-124',
    topics: ['gibbs-energy'],
    tests: ['vant-hoff-equation'],
    difficulty: 'intermediate',
    text: 'Two reactions have the same *K* at 400 K, but Δ_{r}*H*° is −40 kJ/mol for X and −80 kJ/mol for Y (both constant). How do their equilibrium constants at 300 K compare?',
    answer: 'Both are larger than at 400 K, Y by more.',
    distractors: [
      {
        text: 'Both are larger than at 400 K, X by more.',
        slip: 'reversed-trend',
        teaching: 'The larger the heat of reaction, the more *K* depends on temperature.',
      },
      {
        text: 'Both are smaller than at 400 K, Y by more.',
        slip: 'wrong-sign',
        teaching: 'Cooling favors exothermic reactions, so both constants increase.',
      },
      {
        text: 'Both are smaller than at 400 K, X by more.',
        slip: 'reversed-trend',
        teaching:
          'Exothermic reactions have larger constants at lower temperature, and the change is larger for the larger heat of reaction.',
      },
    ],
    explanation:
      'd ln *K*/d*T* = Δ_{r}*H*°/(*RT*²): the constants of exothermic reactions rise on cooling, and the change in ln *K* is twice as large for Y.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 6',
  },
  {
    id: 'physical-gibbs-energy-125',
    topics: ['gibbs-energy'],
    tests: ['gibbs-energy-of-dissolution'],
    uses: ['solubility-product'],
    difficulty: 'advanced',
    text: 'Two salts, MX and \\ce{MX2}, dissolve with the same Δ*G*° of +68.5 kJ/mol at 298 K, that is, with *K* = 1 × 10^{−12}. Which one has the greater molar solubility in water, and why?',
    answer: '\\ce{MX2}, because the cube root of *K* is taken',
    distractors: [
      {
        text: 'MX, because the cube root of *K* is taken',
        slip: 'reversed-trend',
        teaching: 'The cube root of a number far below 1 is greater than its square root.',
      },
      {
        text: '\\ce{MX2}, because the square root of *K* is taken',
        slip: 'exchanged-components',
        teaching:
          'Three ions per formula unit make *K* a product of three concentrations, which requires a cube root.',
      },
      {
        text: 'MX, because the square root of *K* is taken',
        slip: 'reversed-trend',
        teaching: 'The square root does apply to MX, but it gives the smaller number, 1 × 10^{−6}.',
      },
    ],
    explanation:
      'MX: *s* = √*K* = 1 × 10^{−6} mol/L. \\ce{MX2}: 4*s*³ = *K*, *s* = 6 × 10^{−5} mol/L. For *K* far below 1 the cube root is greater than the square root.',
    reference: 'OpenStax Chemistry 2e, section 15.1',
  },
];
