import type { WrittenQuestion } from '../../written-question.ts';

export const gibbsEnergyQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-gibbs-energy-101',
    topics: ['gibbs-energy'],
    tests: ['gibbs-energy'],
    difficulty: 'beginner',
    text: 'At constant temperature and pressure a process has Δ*G* = −50 kJ. What is the most work besides expansion work that it can deliver?',
    answer: '50 kJ',
    distractors: [
      {
        text: '50 kJ less the heat given off',
        slip: 'ignored-fixed-variables',
        teaching: 'The exchange of heat is contained in Δ*G* = Δ*H* − *T*Δ*S* already.',
      },
      {
        text: '50 kJ plus the expansion work',
        slip: 'added-for-subtracted',
        teaching: 'Work of expansion is not part of Δ*G*; the question leaves it out as well.',
      },
      {
        text: 'None, as the pressure is constant',
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
        slip: 'mixed-up-terms',
        teaching: 'At *T* = 0 the term with the entropy vanishes and Δ*H*° is left.',
      },
      {
        text: 'Intercept Δ*S*°, slope −Δ*H*°',
        slip: 'mixed-up-terms',
        teaching:
          'These would belong to Δ*G*°/*T* against 1/*T* with turned signs, not to Δ*G*° against *T*.',
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
    text: 'Ammonium nitrate dissolves readily in the water of a cold pack, and the pack becomes cold. Which signs belong to the dissolution at this temperature?',
    answer: 'Δ*H* > 0, Δ*S* > 0, Δ*G* < 0',
    distractors: [
      {
        text: 'Δ*H* < 0, Δ*S* > 0, Δ*G* < 0',
        slip: 'heat-sign',
        teaching: 'The pack cools since the dissolution takes up heat: Δ*H* is positive.',
      },
      {
        text: 'Δ*H* > 0, Δ*S* < 0, Δ*G* < 0',
        slip: 'ignored-entropy',
        teaching: 'With Δ*H* > 0 and Δ*S* < 0 the Gibbs energy would rise.',
      },
      {
        text: 'Δ*H* > 0, Δ*S* > 0, Δ*G* > 0',
        slip: 'ignored-entropy',
        teaching: 'The salt dissolves by itself, so Δ*G* is negative.',
      },
    ],
    explanation:
      'The pack cools: Δ*H* > 0. The salt dissolves by itself: Δ*G* < 0. This is possible only with an entropy that rises, Δ*S* > 0.',
    reference: 'OpenStax Chemistry 2e, section 16.4',
  },
  {
    id: 'physical-gibbs-energy-104',
    topics: ['gibbs-energy'],
    tests: ['gibbs-energy-of-dissolution'],
    uses: ['gibbs-energy-and-equilibrium-constant'],
    difficulty: 'intermediate',
    text: 'Solid \\ce{AgCl} lies under its saturated solution at 298 K. The standard Gibbs energy of its dissolution is +55.7 kJ/mol. What is Δ_{r}*G* of the dissolution in this vessel?',
    answer: '0 kJ/mol',
    distractors: [
      {
        text: '+55.7 kJ/mol',
        slip: 'standard-value-everywhere',
        teaching: 'This holds for ions at unit activity; in the saturated solution they are far more dilute.',
      },
      {
        text: '−55.7 kJ/mol',
        slip: 'wrong-sign',
        teaching: 'This would be the precipitation from ions at unit activity, not the state in the vessel.',
      },
      {
        text: '+27.9 kJ/mol',
        slip: 'forgot-half',
        teaching: 'Sharing the value between the two ions has no meaning; equilibrium fixes the answer.',
      },
    ],
    explanation:
      'The saturated solution is in equilibrium with the solid, so Δ_{r}*G* = 0 kJ/mol. The standard value +55.7 kJ/mol only says that the equilibrium lies at very dilute ions.',
    reference: 'OpenStax Chemistry 2e, section 16.4',
  },
  {
    id: 'physical-gibbs-energy-105',
    topics: ['gibbs-energy'],
    tests: ['gibbs-energy-of-dissolution'],
    difficulty: 'intermediate',
    text: 'For a salt that dissolves in water both Δ_{sol}*H*° and Δ_{sol}*S*° are negative and independent of temperature. How does its solubility change on warming, and why?',
    answer: 'It falls, as dissolution gives off heat.',
    distractors: [
      {
        text: 'It rises, as dissolution gives off heat.',
        slip: 'reversed-trend',
        teaching:
          'An equilibrium shifts against the heat supplied: an exothermic dissolution is driven back.',
      },
      {
        text: 'It falls, as dissolution takes up heat.',
        slip: 'heat-sign',
        teaching: 'A negative Δ_{sol}*H*° means that heat is given off.',
      },
      {
        text: 'It rises, as every salt dissolves better hot.',
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
      },
      {
        text: '+407 J/(mol·K)',
        slip: 'added-for-subtracted',
        teaching: 'Δ*H*° and Δ*G*° are subtracted, not added, to find *T*Δ*S*°.',
      },
      {
        text: '+220 J/(mol·K)',
        slip: 'ignored-enthalpy',
        teaching: 'This is Δ*H*°/*T*; it would be right if Δ*G*° were zero.',
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
    text: 'Glucose is phosphorylated, Δ*G*°′ = +13.8 kJ/mol. The hydrolysis of ATP has −30.5 kJ/mol. What is Δ*G*°′ of the reaction in which ATP phosphorylates glucose?',
    answer: '−16.7 kJ/mol',
    distractors: [
      {
        text: '−44.3 kJ/mol',
        slip: 'wrong-sign',
        teaching: 'The phosphorylation costs 13.8 kJ/mol, so its value is added with its own sign.',
      },
      {
        text: '+16.7 kJ/mol',
        slip: 'wrong-sign',
        teaching: 'The hydrolysis gives off more than the phosphorylation needs, so the sum is negative.',
      },
      {
        text: '+44.3 kJ/mol',
        slip: 'wrong-sign',
        teaching: 'The value of the hydrolysis was taken as positive; it drives the reaction.',
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
    text: 'A student mixes glucose, phosphate, ATP and an enzyme that only hydrolyzes ATP. Much ATP reacts, but no glucose phosphate forms, although the sum of both Gibbs energies is negative. Why?',
    answer: 'The two reactions share no intermediate.',
    distractors: [
      {
        text: 'The two reactions share no catalyst.',
        slip: 'wrong-cause',
        teaching: 'Each could have its own enzyme and would still not drive the other.',
      },
      {
        text: 'The hydrolysis gives off too little energy.',
        slip: 'wrong-cause',
        teaching: 'The sum of both Gibbs energies is negative, so the energy would suffice.',
      },
      {
        text: 'The heat of hydrolysis flows off too fast.',
        slip: 'heat-for-temperature',
        teaching: 'At constant temperature heat cannot drive a reaction; chemical coupling does.',
      },
    ],
    explanation:
      'Two reactions are coupled when one makes what the other consumes, as when a phosphate group passes from ATP to glucose. Here the two reactions share no intermediate, and each goes its own way.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-gibbs-energy-109',
    topics: ['gibbs-energy'],
    tests: ['coupled-reactions'],
    uses: ['gibbs-energy-and-equilibrium-constant'],
    difficulty: 'intermediate',
    text: 'A reaction with *K*_{1} = 2 × 10^{−3} is followed by one with *K*_{2} = 5 × 10^{5} that consumes its product. What is *K* of the overall reaction, and what is true of the first product?',
    answer: '*K* = 1 × 10^{3}; it is constantly drawn off.',
    distractors: [
      {
        text: '*K* = 5 × 10^{5}; it is constantly drawn off.',
        slip: 'sum-for-product',
        teaching:
          'Gibbs energies add, so the constants are multiplied; a sum would ignore the poor first step.',
      },
      {
        text: '*K* = 2.5 × 10^{8}; it piles up in the mixture.',
        slip: 'inverted-ratio',
        teaching:
          'The constants are multiplied and not divided; and the second reaction removes the product.',
      },
      {
        text: '*K* = 1 × 10^{3}; it piles up in the mixture.',
        slip: 'reversed-cause',
        teaching: 'The large second constant means that hardly any of the first product remains.',
      },
    ],
    explanation:
      'The overall constant is the product, 2 × 10^{−3} × 5 × 10^{5} = 1 × 10^{3}. The second reaction draws the first product off, so that the unfavorable first one goes on.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 6',
  },
  {
    id: 'physical-gibbs-energy-110',
    topics: ['gibbs-energy'],
    tests: ['coupled-reactions', 'gibbs-energy'],
    difficulty: 'intermediate',
    text: 'The reaction \\ce{TiO2(s) + 2Cl2(g) -> TiCl4(g) + O2(g)} has Δ*G*° > 0 at 1200 K. With carbon in the mixture chlorine attacks the oxide readily at this temperature. What does the carbon do?',
    answer: 'It binds the oxygen, and Δ*G*° of the sum is negative.',
    distractors: [
      {
        text: 'It lowers the barrier, and Δ*G*° becomes negative.',
        slip: 'faster-for-farther',
        teaching: 'A lower barrier speeds a reaction up; it cannot change the sign of Δ*G*°.',
      },
      {
        text: 'It gives heat, and Δ*G*° rises above zero.',
        slip: 'wrong-sign',
        teaching: 'A positive Δ*G*° would still forbid the reaction under standard conditions.',
      },
      {
        text: 'It binds the chlorine, and Δ*G*° of the sum is positive.',
        slip: 'wrong-sign',
        teaching: 'The chlorine ends in \\ce{TiCl4}; and a positive sum would not let the reaction run.',
      },
    ],
    explanation:
      'The oxidation of carbon to \\ce{CO} has a strongly negative Δ*G*°. Coupled by the oxygen that it binds, it makes Δ*G*° of the sum negative.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 6',
  },
];
