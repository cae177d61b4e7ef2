import type { WrittenQuestion } from '../../written-question.ts';

export const equilibriaOfPhasesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-gibbs-energy-400',
    topics: ['gibbs-energy'],
    tests: ['vant-hoff-equation'],
    difficulty: 'beginner',
    text: 'In a plot of ln *K* against 1/*T*, what does the slope give?',
    answer: '−Δ*H*°/*R*',
    distractors: [
      {
        text: '−*E*_{a}/*R*',
        slip: 'rate-for-equilibrium',
        teaching: 'This is the slope for ln *k* of a rate constant; here *K* is an equilibrium constant.',
      },
      {
        text: 'Δ*S*°/*R*',
        slip: 'exchanged-slope-and-intercept',
        teaching: 'This is the intercept, not the slope.',
      },
      {
        text: '−Δ*G*°/*R*',
        slip: 'other-state-quantity',
        teaching: 'Δ*G*° itself changes with temperature; Δ*H*° determines the slope.',
      },
    ],
    explanation:
      'ln *K* = −Δ*H*°/(*RT*) + Δ*S*°/*R*, so the slope is −Δ*H*°/*R* and the intercept is Δ*S*°/*R*.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 6',
  },
  {
    id: 'physical-gibbs-energy-401',
    topics: ['gibbs-energy'],
    tests: ['vant-hoff-equation'],
    difficulty: 'intermediate',
    text: 'In a plot of ln *K* against 1/*T*, the slope is +6000 K. What is Δ*H*°, and what does heating do to *K*? (*R* = 8.314 J/(mol·K))',
    answer: '−50 kJ/mol; *K* falls',
    distractors: [
      {
        text: '−50 kJ/mol; *K* rises',
        slip: 'reversed-trend',
        teaching: 'The reaction is exothermic: heating favors the reactants.',
      },
      {
        text: '+50 kJ/mol; *K* rises',
        slip: 'wrong-sign',
        teaching: 'The slope is −Δ*H*°/*R*, so a positive slope means a negative Δ*H*°.',
      },
      {
        text: '+50 kJ/mol; *K* falls',
        slip: 'reversed-cause',
        teaching: 'The sign and the effect do not match: for a positive Δ*H*°, *K* would rise.',
      },
    ],
    explanation:
      'Δ*H*° = −slope × *R* = −6000 K × 8.314 J/(mol·K) = −50 kJ/mol. The reaction is exothermic, and *K* falls on heating.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 6',
  },
  {
    id: 'physical-gibbs-energy-402',
    topics: ['gibbs-energy'],
    tests: ['vant-hoff-equation'],
    difficulty: 'intermediate',
    text: 'The equilibrium constant of a reaction doubles from 300 K to 310 K. What is Δ*H*°, assumed to be constant? (*R* = 8.314 J/(mol·K))',
    answer: '53.6 kJ/mol',
    distractors: [
      {
        text: '−53.6 kJ/mol',
        slip: 'wrong-sign',
        teaching: '*K* rises with temperature, so the reaction is endothermic.',
        expression: '8.314 * ln(2) / (1 / 310 - 1 / 300) / 1000',
      },
      {
        text: '23.3 kJ/mol',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'Here log_{10} 2 was used; the equation contains ln 2.',
        expression: '8.314 * log10(2) / (1 / 300 - 1 / 310) / 1000',
      },
      {
        text: '0.0576 kJ/mol',
        slip: 'reciprocal-of-difference',
        teaching: 'Here 1/300 − 1/310 was replaced by 1/10.',
        expression: '8.314 * ln(2) / (1 / 10) / 1000',
      },
    ],
    explanation:
      'ln 2 = (Δ*H*°/*R*)(1/300 − 1/310) K^{−1}; Δ*H*° = 8.314 × 0.693/(1.075 × 10^{−4}) J/mol = 53 600 J/mol = 53.6 kJ/mol.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 6',
    computation: { kind: 'quantity', expression: '8.314*ln(2)/(1/300-1/310)/1000', unit: 'kJ/mol' },
  },
  {
    id: 'physical-solutions-and-colligative-400',
    topics: ['solutions-and-colligative'],
    tests: ['vant-hoff-factor'],
    difficulty: 'beginner',
    text: 'What is the ideal van’t Hoff factor *i* of aluminum sulfate, \\ce{Al2(SO4)3}, in dilute aqueous solution?',
    answer: '5',
    distractors: [
      {
        text: '2',
        slip: 'counted-ions-wrong',
        teaching: 'There are two kinds of ions, but five ions in all.',
      },
      {
        text: '4',
        slip: 'counted-ions-wrong',
        teaching: 'The two \\ce{Al^3+} ions are separate particles, so the sum is 2 + 3, not 1 + 3.',
      },
      {
        text: '17',
        slip: 'atoms-for-molecules',
        teaching: 'Sulfate stays intact; atoms within ions are not counted.',
      },
    ],
    explanation: '\\ce{Al2(SO4)3} gives 2 \\ce{Al^3+} and 3 \\ce{SO4^2-}: five particles, *i* = 5.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
  },
  {
    id: 'physical-solutions-and-colligative-401',
    topics: ['solutions-and-colligative'],
    tests: ['vant-hoff-factor', 'freezing-point-depression'],
    difficulty: 'intermediate',
    text: 'A solution of 0.100 mol/kg \\ce{MgSO4} freezes at −0.242 °C. What is the van’t Hoff factor of the salt? (*K*_{f} = 1.86 K·kg/mol)',
    answer: '1.30',
    distractors: [
      {
        text: '1.54',
        slip: 'inverted-ratio',
        teaching:
          'The measured depression belongs in the numerator, and the ideal value for a nonelectrolyte is 0.186 K, not twice that.',
        expression: '(2 * 1.86 * 0.100) / 0.242',
      },
      {
        text: '0.769',
        slip: 'inverted-ratio',
        teaching: 'The measured depression belongs in the numerator.',
        expression: '1 / 0.242 * (1.86 * 0.1)',
      },
      {
        text: '0.651',
        slip: 'forgot-factor-two',
        teaching: 'The ideal value for a nonelectrolyte is 0.186 K, not twice that.',
        expression: '0.242 / (2 * 1.86 * 0.100)',
      },
    ],
    explanation:
      '*i* = Δ*T*_{f}/(*K*_{f}*m*) = 0.242/(1.86 × 0.100) = 1.30. The factor is below 2 because highly charged ions form ion pairs.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
    computation: { kind: 'quantity', expression: '0.242/(1.86*0.1)', unit: '' },
  },
  {
    id: 'physical-solutions-and-colligative-402',
    topics: ['solutions-and-colligative'],
    tests: ['vant-hoff-factor'],
    difficulty: 'advanced',
    text: 'Acetic acid in benzene lowers the freezing point as if *i* = 0.55. What does this show about acetic acid?',
    answer: 'Most molecules are paired as dimers.',
    distractors: [
      {
        text: 'Most molecules are split into ions.',
        slip: 'wrong-sign',
        teaching: 'Dissociation gives more particles: *i* would exceed 1.',
      },
      {
        text: 'Nearly half of the acid is undissolved.',
        slip: 'wrong-cause',
        teaching: 'Undissolved acid is not included in the molality of the solution.',
      },
      {
        text: 'Each molecule binds one benzene molecule.',
        slip: 'wrong-cause',
        teaching: 'This would leave the number of solute particles unchanged.',
      },
    ],
    explanation:
      '*i* below 1 means fewer particles than dissolved formula units. Complete dimerization gives 0.5; 0.55 means that most molecules are hydrogen-bonded dimers.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
  },
  {
    id: 'physical-solutions-and-colligative-403',
    topics: ['solutions-and-colligative'],
    tests: ['colligative-properties'],
    difficulty: 'beginner',
    text: 'Table salt is dissolved in water. How do the vapor pressure, boiling point and freezing point change?',
    answer: 'Lower vapor pressure, higher boiling point, lower freezing point',
    distractors: [
      {
        text: 'Higher vapor pressure, lower boiling point, lower freezing point',
        slip: 'wrong-sign',
        teaching: 'Salt lowers the vapor pressure, so a higher temperature is needed for boiling.',
      },
      {
        text: 'Lower vapor pressure, higher boiling point, higher freezing point',
        slip: 'one-side-only',
        teaching: 'Salt hinders freezing too: salted roads stay free of ice.',
      },
      {
        text: 'Lower vapor pressure, lower boiling point, lower freezing point',
        slip: 'reversed-cause',
        teaching: 'A lower vapor pressure reaches 1 atm only at a higher temperature.',
      },
    ],
    explanation:
      'Dissolved ions lower the chemical potential of water. Its vapor pressure falls, it boils at a higher temperature, and it freezes at a lower one.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
  },
  {
    id: 'physical-solutions-and-colligative-404',
    topics: ['solutions-and-colligative'],
    tests: ['boiling-point-elevation', 'vant-hoff-factor'],
    difficulty: 'intermediate',
    text: 'A sample of 58.4 g of \\ce{NaCl} (58.4 g/mol) is dissolved in 2.00 kg of water. At what temperature does the solution boil at 1 atm, if *i* = 2? (*K*_{b} = 0.512 K·kg/mol)',
    answer: '100.51 °C',
    distractors: [
      {
        text: '100.26 °C',
        slip: 'ignored-dissociation',
        teaching: 'Each \\ce{NaCl} gives two ions, so the factor *i* must be included.',
        expression: '100 + 0.512 * (58.4 / 58.4) / 2.00',
      },
      {
        text: '101.02 °C',
        slip: 'solution-for-solvent',
        teaching: 'The molality is 1.00 mol in 2.00 kg, that is, 0.500 mol/kg.',
        expression: '100 + 2 * 0.512 * (58.4 / 58.4)',
      },
      {
        text: '99.49 °C',
        slip: 'wrong-sign',
        teaching: 'Salt raises the boiling point; here the elevation was subtracted.',
        expression: '100 - 2 * 0.512 * (58.4 / 58.4) / 2.00',
      },
    ],
    explanation:
      '*m* = 1.00 mol/2.00 kg = 0.500 mol/kg. Δ*T*_{b} = 2 × 0.512 × 0.500 = 0.512 K: the solution boils at 100.51 °C.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
    computation: { kind: 'quantity', expression: '100+2*0.512*(58.4/58.4)/2.00', unit: '°C' },
  },
  {
    id: 'physical-solutions-and-colligative-405',
    topics: ['solutions-and-colligative'],
    tests: ['raoults-law', 'vant-hoff-factor'],
    difficulty: 'intermediate',
    text: 'A sample of 1.00 mol of \\ce{NaCl} (fully dissociated) is dissolved in 18.0 mol of water. Pure water has a vapor pressure of 3.17 kPa at 25 °C. What is the vapor pressure over the solution if the solution is ideal?',
    answer: '2.85 kPa',
    distractors: [
      {
        text: '3.00 kPa',
        slip: 'ignored-dissociation',
        teaching:
          'One mole of \\ce{NaCl} gives two moles of ions; here only one mole of particles was counted.',
        expression: '3.17 * 18.0 / (18.0 + 1.00)',
      },
      {
        text: '0.317 kPa',
        slip: 'lowering-for-pressure',
        teaching: 'This is the lowering; it must be subtracted from 3.17 kPa.',
        expression: '3.17 * 2 / 20',
      },
      {
        text: '2.82 kPa',
        slip: 'mole-ratio-for-mole-fraction',
        teaching: 'The mole fraction of the ions is 2/20, not 2/18.',
        expression: '3.17 * (1 - 2 / 18)',
      },
    ],
    explanation: '*x*(water) = 18.0/(18.0 + 2.00) = 0.900. *p* = 0.900 × 3.17 kPa = 2.85 kPa.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
    computation: { kind: 'quantity', expression: '3.17*18/20', unit: 'kPa' },
  },
  {
    id: 'physical-solutions-and-colligative-406',
    topics: ['solutions-and-colligative'],
    tests: ['freezing-point-depression'],
    difficulty: 'beginner',
    text: 'Which masses must be known, besides Δ*T*_{f} and *K*_{f}, to find the molar mass of a nonelectrolyte from freezing-point depression?',
    answer: 'Those of the solute and of the solvent',
    distractors: [
      {
        text: 'Those of the solute and of the cooling bath',
        slip: 'irrelevant-property',
        teaching: 'The bath only removes heat; the molality refers to the mass of the solvent.',
      },
      {
        text: 'That of the solute alone',
        slip: 'solute-mass-only',
        teaching: 'Without the mass of the solvent, the amount cannot be found from the molality.',
      },
      {
        text: 'That of the solvent alone',
        slip: 'forgot-amount',
        teaching: 'Without the mass of the solute, the molar mass cannot be calculated.',
      },
    ],
    explanation:
      'Δ*T*_{f} gives the molality. Multiplied by the mass of the solvent, it gives the amount in moles; the mass of the solute divided by this amount is the molar mass.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
  },
  {
    id: 'physical-solutions-and-colligative-407',
    topics: ['solutions-and-colligative'],
    tests: ['freezing-point-depression'],
    difficulty: 'intermediate',
    text: 'Dissolving 3.00 g of an unknown nonelectrolyte in 50.0 g of benzene lowers the freezing point by 2.56 K. What is the molar mass of the nonelectrolyte? (*K*_{f} = 5.12 K·kg/mol)',
    answer: '120 g/mol',
    distractors: [
      {
        text: '113 g/mol',
        slip: 'solution-for-solvent',
        teaching:
          'The molality refers to the mass of the solvent, 50.0 g, and not to that of the solution, 53.0 g.',
        expression: '3.00 / (2.56/5.12 * 0.0530)',
      },
      {
        text: '30.0 g/mol',
        slip: 'inverted-ratio',
        teaching: 'Here *K*_{f}/Δ*T*_{f} was used as the molality.',
        expression: '3.00 / (5.12/2.56 * 0.0500)',
      },
      {
        text: '6.00 g/mol',
        slip: 'forgot-solvent-mass',
        teaching: 'The molality must be multiplied by 0.0500 kg to give an amount.',
        expression: '3.00 / (2.56 / 5.12)',
      },
    ],
    explanation:
      '*m* = 2.56/5.12 = 0.500 mol/kg; *n* = 0.500 × 0.0500 = 0.0250 mol; *M* = 3.00 g/0.0250 mol = 120 g/mol.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
    computation: { kind: 'quantity', expression: '3.00/(2.56/5.12*0.0500)', unit: 'g/mol' },
  },
  {
    id: 'physical-solutions-and-colligative-408',
    topics: ['solutions-and-colligative'],
    tests: ['freezing-point-depression'],
    difficulty: 'intermediate',
    text: 'In a molar mass determination by freezing-point depression, some of the solute did not dissolve, but this went unnoticed. How does this affect the molar mass found?',
    answer: 'It is too high because Δ*T*_{f} is too small.',
    distractors: [
      {
        text: 'It is too low because Δ*T*_{f} is too small.',
        slip: 'reversed-trend',
        teaching: 'A small Δ*T*_{f} means a small amount, and the full mass divided by it is too high.',
      },
      {
        text: 'It is too high because Δ*T*_{f} is too large.',
        slip: 'reversed-cause',
        teaching: 'Fewer dissolved particles lower the freezing point less; Δ*T*_{f} is too small.',
      },
      {
        text: 'It is too low because Δ*T*_{f} is too large.',
        slip: 'reversed-cause',
        teaching:
          'Fewer dissolved particles lower the freezing point less, and the mass is divided by too few moles.',
      },
    ],
    explanation:
      'Undissolved solute does not lower the freezing point, so Δ*T*_{f} and with it the amount found are too small. The full mass is divided by this amount: the molar mass is too high because Δ*T*_{f} is too small.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
  },
  {
    id: 'physical-solutions-and-colligative-409',
    topics: ['solutions-and-colligative'],
    tests: ['freezing-point-depression'],
    difficulty: 'advanced',
    text: 'Why is camphor (*K*_{f} = 38 K·kg/mol) preferred to water (1.86 K·kg/mol) for determining the molar mass of an organic compound that dissolves in both?',
    answer: 'Its larger depression is read more precisely.',
    distractors: [
      {
        text: 'Its molecules are heavier than those of water.',
        slip: 'irrelevant-property',
        teaching: 'The mass of the solvent molecules is not what improves the reading.',
      },
      {
        text: 'Its depression does not depend on the solute’s mass.',
        slip: 'overgeneralised-rule',
        teaching: 'It is proportional to the molality in every solvent.',
      },
      {
        text: 'Its use makes the molality unnecessary in the calculation.',
        slip: 'left-out-a-term',
        teaching: 'Δ*T*_{f} = *K*_{f}*m* holds for camphor as well.',
      },
    ],
    explanation:
      'With a cryoscopic constant twenty times as large, the same molality gives a depression twenty times as large, so the reading error matters less.',
    reference: 'LibreTexts, Chemistry: The Central Science, chapter 13.5',
  },
  {
    id: 'physical-first-law-400',
    topics: ['first-law'],
    tests: ['kirchhoffs-law'],
    difficulty: 'intermediate',
    text: 'For a reaction, Δ*H*° is −92.2 kJ at 298 K, and Δ*C*_{p} is constant at −45.0 J/K. What is Δ*H*° at 698 K?',
    answer: '−110.2 kJ',
    distractors: [
      {
        text: '−74.2 kJ',
        slip: 'wrong-sign',
        teaching: 'Δ*C*_{p} is negative, so Δ*H*° becomes more negative.',
        expression: '(-92.2) + 0.0450 * 400',
      },
      {
        text: '−123.6 kJ',
        slip: 'absolute-temperature-for-difference',
        teaching: 'Here Δ*C*_{p} was multiplied by 698 K; the temperature difference, 400 K, must be used.',
        expression: '(-92.2) - 0.0450 * 698',
      },
      {
        text: '−60.8 kJ',
        slip: 'wrong-sign',
        teaching: 'Both the temperature difference and the sign of Δ*C*_{p} were wrong.',
        expression: '-92.2 + 0.0450 * 698',
      },
    ],
    explanation: 'Δ*H*°(698 K) = −92.2 kJ + (−0.0450 kJ/K)(400 K) = −110.2 kJ.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
    computation: { kind: 'quantity', expression: '-92.2-0.0450*400', unit: 'kJ' },
  },
  {
    id: 'physical-first-law-401',
    topics: ['first-law'],
    tests: ['kirchhoffs-law'],
    difficulty: 'beginner',
    text: 'According to Kirchhoff’s law, how does Δ*H*° of a reaction change on heating if the products have the higher total heat capacity?',
    answer: 'It increases (becomes more positive).',
    distractors: [
      {
        text: 'It decreases (becomes more negative).',
        slip: 'wrong-sign',
        teaching: 'Δ*C*_{p} is products minus reactants, which is positive here.',
      },
      {
        text: 'It does not change.',
        slip: 'small-for-zero',
        teaching: 'This would require equal heat capacities on both sides.',
      },
      {
        text: 'It becomes zero.',
        slip: 'overgeneralised-rule',
        teaching: 'It rises by Δ*C*_{p}Δ*T* from its initial value.',
      },
    ],
    explanation: 'dΔ*H*°/d*T* = Δ*C*_{p} > 0, so Δ*H*° increases with temperature.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
  },
  {
    id: 'physical-phase-equilibria-400',
    topics: ['phase-equilibria'],
    tests: ['phase-diagram'],
    difficulty: 'beginner',
    text: 'Which line slopes in opposite directions in the phase diagrams of water and carbon dioxide?',
    answer: 'The line between solid and liquid',
    distractors: [
      {
        text: 'The line between solid and gas',
        slip: 'other-special-point',
        teaching: 'Sublimation lines rise with temperature for both.',
      },
      {
        text: 'The line between liquid and gas',
        slip: 'other-special-point',
        teaching: 'Vapor pressure rises with temperature for both.',
      },
      {
        text: 'The line beyond the critical point',
        slip: 'other-special-point',
        teaching: 'No line exists beyond the critical point.',
      },
    ],
    explanation:
      'Ice is less dense than water: its melting line slopes to the left. Solid \\ce{CO2} is denser than the liquid: its melting line slopes to the right.',
    reference: 'OpenStax Chemistry 2e, section 10.4',
  },
  {
    id: 'physical-phase-equilibria-401',
    topics: ['phase-equilibria'],
    tests: ['phase-diagram'],
    difficulty: 'intermediate',
    text: 'Ice melts in a warm room, but dry ice sublimes. Which difference between the phase diagrams of water and \\ce{CO2} explains this?',
    answer: 'Only for \\ce{CO2} does the triple point lie above 1 atm.',
    distractors: [
      {
        text: 'Only for water does the triple point lie above 1 atm.',
        slip: 'exchanged-components',
        teaching: 'Water has its triple point at 0.006 atm, far below 1 atm.',
      },
      {
        text: 'Only for \\ce{CO2} does the melting curve slope to the left.',
        slip: 'exchanged-components',
        teaching: 'It is the melting line of water that slopes to the left, and its slope is not the reason.',
      },
      {
        text: 'Only for water does a critical point exist.',
        slip: 'other-special-point',
        teaching: 'Both have one; that of \\ce{CO2} is at 31 °C and 73 atm.',
      },
    ],
    explanation:
      'Liquid exists only above the pressure of the triple point. For \\ce{CO2} this pressure is 5.1 atm, so at 1 atm the solid turns directly into gas.',
    reference: 'OpenStax Chemistry 2e, section 10.4',
  },
  {
    id: 'physical-phase-equilibria-402',
    topics: ['phase-equilibria'],
    tests: ['phase-diagram'],
    difficulty: 'intermediate',
    text: 'Solid water and solid carbon dioxide, each just below its melting point and above its triple-point pressure, are compressed at constant temperature. What happens?',
    answer: 'Ice melts, but solid \\ce{CO2} does not.',
    distractors: [
      {
        text: 'Solid \\ce{CO2} melts, but ice does not.',
        slip: 'exchanged-components',
        teaching: 'Pressure favors the denser phase: liquid for water, solid for \\ce{CO2}.',
      },
      {
        text: 'Both melt.',
        slip: 'overgeneralised-rule',
        teaching: 'Solid \\ce{CO2} is denser than its liquid and becomes more stable.',
      },
      {
        text: 'Neither melts.',
        slip: 'overgeneralised-rule',
        teaching: 'The melting line of water slopes to the left, so compression leads from ice to liquid.',
      },
    ],
    explanation:
      'Pressure favors the phase of higher density. Liquid water is denser than ice, but solid \\ce{CO2} is denser than liquid \\ce{CO2}.',
    reference: 'OpenStax Chemistry 2e, section 10.4',
  },
  {
    id: 'physical-phase-equilibria-403',
    topics: ['phase-equilibria'],
    tests: ['phase-diagram'],
    difficulty: 'advanced',
    text: 'A \\ce{CO2} fire extinguisher at 20 °C contains liquid and gas, although \\ce{CO2} is never liquid at 1 atm. What is the pressure inside it? (triple point −56.6 °C and 5.1 atm; critical point 31 °C and 73 atm)',
    answer: 'Between 5.1 atm and 73 atm',
    distractors: [
      {
        text: 'Exactly 5.1 atm',
        slip: 'other-special-point',
        teaching: 'This is the pressure at −56.6 °C; the pressure rises along the vapor pressure curve.',
      },
      {
        text: 'Exactly 1 atm',
        slip: 'ignored-pressure',
        teaching: 'No liquid \\ce{CO2} exists below 5.1 atm.',
      },
      {
        text: 'Above 73 atm',
        slip: 'other-special-point',
        teaching: 'The vapor pressure reaches 73 atm only at 31 °C.',
      },
    ],
    explanation:
      'Liquid and gas coexist on the vapor pressure curve, from the triple point to the critical point. At 20 °C the pressure lies between those of the two points (about 57 atm).',
    reference: 'OpenStax Chemistry 2e, section 10.4',
  },
  {
    id: 'physical-phase-equilibria-404',
    topics: ['phase-equilibria'],
    tests: ['phase-diagram'],
    uses: ['states-of-matter'],
    difficulty: 'beginner',
    text: 'A substance in the gas region of a pressure–temperature phase diagram is compressed strongly at a constant temperature just above that of the triple point. Its melting line slopes to the right. Through which states does the substance pass, in order?',
    answer: 'Gas, liquid, solid',
    distractors: [
      {
        text: 'Gas, solid, liquid',
        slip: 'series-position-wrong',
        teaching: 'Above the triple point the liquid lies between gas and solid.',
      },
      {
        text: 'Gas, solid',
        slip: 'given-fact-overlooked',
        teaching:
          'This is the path below the temperature of the triple point, where the substance has no liquid state.',
      },
      {
        text: 'Gas, liquid',
        slip: 'one-step-short',
        teaching:
          'The melting line slopes to the right, so strong compression also crosses it, and the liquid freezes.',
      },
    ],
    explanation:
      'A vertical line just right of the triple point crosses first the vapor pressure curve and then the melting line: gas, liquid, solid.',
    reference: 'OpenStax Chemistry 2e, section 10.4',
  },
  {
    id: 'physical-phase-equilibria-405',
    topics: ['phase-equilibria'],
    tests: ['clausius-clapeyron-equation'],
    difficulty: 'beginner',
    text: 'Which graph of vapor pressure data gives the enthalpy of vaporization from its slope?',
    answer: 'ln *p* against 1/*T*',
    distractors: [
      {
        text: '*p* against *T*',
        slip: 'forgot-logarithm',
        teaching: 'Vapor pressure rises exponentially; this graph is curved.',
      },
      {
        text: 'ln *p* against *T*',
        slip: 'linear-in-temperature',
        teaching: 'The reciprocal temperature makes the line straight.',
      },
      {
        text: '*p* against 1/*T*',
        slip: 'forgot-logarithm',
        teaching: 'The logarithm of the pressure is needed.',
      },
    ],
    explanation:
      'According to the Clausius–Clapeyron equation, ln *p* = −Δ_{vap}*H*/(*RT*) + constant, so the slope is −Δ_{vap}*H*/*R*.',
    reference: 'OpenStax Chemistry 2e, section 10.3',
  },
  {
    id: 'physical-phase-equilibria-406',
    topics: ['phase-equilibria'],
    tests: ['clausius-clapeyron-equation'],
    difficulty: 'intermediate',
    text: 'A liquid has a vapor pressure of 10.0 kPa at 300 K and 40.0 kPa at 330 K. What is its enthalpy of vaporization? (*R* = 8.314 J/(mol·K))',
    answer: '38.0 kJ/mol',
    distractors: [
      {
        text: '16.5 kJ/mol',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'Here log_{10} 4 was used in place of ln 4.',
        expression: '8.314 * log10(40.0 / 10.0) / (1 / 300 - 1 / 330) / 1000',
      },
      {
        text: '4.57 kJ/mol',
        slip: 'forgot-factor',
        teaching: 'The slope, 4575 K, must still be multiplied by *R*.',
        expression: 'ln(4) / (1/300 - 1/330) / 1000',
      },
      {
        text: '110 kJ/mol',
        slip: 'forgot-logarithm',
        teaching: 'Here the ratio 4.00 itself was used in place of its logarithm, 1.386.',
        expression: '8.314 * 4 / (1 / 300 - 1 / 330) / 1000',
      },
    ],
    explanation:
      'Δ_{vap}*H* = *R* ln(40.0/10.0)/(1/300 − 1/330) = 8.314 × 1.386/(3.03 × 10^{−4}) = 38.0 kJ/mol.',
    reference: 'OpenStax Chemistry 2e, section 10.3',
    computation: { kind: 'quantity', expression: '8.314*ln(4)/(1/300-1/330)/1000', unit: 'kJ/mol' },
  },
  {
    id: 'physical-phase-equilibria-407',
    topics: ['phase-equilibria'],
    tests: ['clausius-clapeyron-equation'],
    difficulty: 'intermediate',
    text: 'At 101 kPa a liquid boils at 350 K and has Δ_{vap}*H* = 33.2 kJ/mol. At what temperature does it boil at 20.2 kPa? (*R* = 8.314 J/(mol·K))',
    answer: '307 K',
    distractors: [
      {
        text: '407 K',
        slip: 'wrong-sign',
        teaching: 'At a lower pressure a liquid boils at a lower temperature.',
        expression: '1 / (1 / 350 + 8.314 / 33200 * ln(1 / 101 * 20.2))',
      },
      {
        text: '70 K',
        slip: 'linear-for-exponential',
        teaching: 'Temperature does not fall in proportion to the pressure.',
        expression: '350 * 20.2 / 101',
      },
      {
        text: '330 K',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'Here log_{10} 5 was used in place of ln 5.',
        expression: '1 / (1 / 350 + 8.314 / 33200 * log10(101 / 20.2))',
      },
    ],
    explanation: '1/*T* = 1/350 + (8.314/33 200) ln 5 = 0.002857 + 0.000403 = 0.003260 K^{−1}: *T* = 307 K.',
    reference: 'OpenStax Chemistry 2e, section 10.3',
    computation: { kind: 'quantity', expression: '1/(1/350+8.314/33200*ln(101/20.2))', unit: 'K' },
  },
  {
    id: 'physical-phase-equilibria-408',
    topics: ['phase-equilibria'],
    tests: ['clausius-clapeyron-equation'],
    difficulty: 'advanced',
    text: 'Which pair of assumptions turns the exact Clapeyron equation into the Clausius–Clapeyron equation for vaporization?',
    answer: 'An ideal vapor and a negligible volume of the liquid',
    distractors: [
      {
        text: 'An ideal solution and equal volumes of the phases',
        slip: 'other-model',
        teaching: 'A pure substance is not a solution, and the vapor has by far the larger volume.',
      },
      {
        text: 'A constant entropy and a negligible volume of the vapor',
        slip: 'neglected-solid-volume',
        teaching: 'The volume of the vapor is the large one and must be kept.',
      },
      {
        text: 'An incompressible vapor and a constant boiling point',
        slip: 'other-state-of-matter',
        teaching: 'A vapor is highly compressible.',
      },
    ],
    explanation:
      'd*p*/d*T* = Δ*H*/(*T*Δ*V*); with Δ*V* ≈ *V*(gas) = *RT*/*p* it becomes d ln *p*/d*T* = Δ*H*/(*RT*²).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 4',
  },
  {
    id: 'physical-real-gases-400',
    topics: ['real-gases'],
    tests: ['van-der-waals-equation'],
    difficulty: 'beginner',
    text: 'What do the constants *a* and *b* of the van der Waals equation account for?',
    answer: '*a* for attractions, *b* for the size of the molecules',
    distractors: [
      {
        text: '*a* for the size of the molecules, *b* for their attractions',
        slip: 'exchanged-constants',
        teaching: 'The two are reversed: *a* corrects the pressure, *b* the volume.',
      },
      {
        text: '*a* for the mass of the molecules, *b* for their speed',
        slip: 'irrelevant-property',
        teaching: 'The equation does not correct for mass or speed.',
      },
      {
        text: '*a* for repulsions, *b* for attractions',
        slip: 'exchanged-constants',
        teaching: 'Attraction is accounted for by *a*; *b* describes the volume that molecules exclude.',
      },
    ],
    explanation:
      'In (*p* + *an*²/*V*²)(*V* − *nb*) = *nRT*, the term with *a* restores the pressure lost by attraction, and *nb* is the volume excluded by the molecules.',
    reference: 'OpenStax Chemistry 2e, section 9.6',
  },
  {
    id: 'physical-real-gases-401',
    topics: ['real-gases'],
    tests: ['van-der-waals-equation'],
    difficulty: 'beginner',
    text: 'Which gas has the largest van der Waals constant *a*?',
    answer: '\\ce{NH3}',
    distractors: [
      {
        text: '\\ce{Ne}',
        slip: 'reversed-trend',
        teaching: 'Noble gas atoms with few electrons attract each other weakly.',
      },
      {
        text: '\\ce{H2}',
        slip: 'reversed-trend',
        teaching: 'Two electrons give very weak dispersion forces.',
      },
      {
        text: '\\ce{N2}',
        slip: 'ignored-hydrogen-bonds',
        teaching: 'Nonpolar nitrogen attracts less than ammonia with its hydrogen bonds.',
      },
    ],
    explanation:
      '*a* grows with the attractions between molecules. Ammonia forms hydrogen bonds and has by far the largest value.',
    reference: 'OpenStax Chemistry 2e, section 9.6',
    computation: {
      kind: 'option-extreme',
      values: { '\\ce{NH3}': '4.17', '\\ce{Ne}': '0.211', '\\ce{H2}': '0.244', '\\ce{N2}': '1.39' },
      pick: 'greatest',
      quantity: 'a',
    },
  },
  {
    id: 'physical-real-gases-402',
    topics: ['real-gases'],
    tests: ['van-der-waals-equation'],
    difficulty: 'intermediate',
    text: 'What are the units of the van der Waals constants *a* and *b* if pressure is in bar, volume in L and amount in mol?',
    answer: 'L²·bar/mol² and L/mol',
    distractors: [
      {
        text: 'L·bar/mol and L/mol',
        slip: 'forgot-square',
        teaching: '*an*²/*V*² must be a pressure, so *a* needs L² and mol².',
      },
      {
        text: 'L/mol and L²·bar/mol²',
        slip: 'exchanged-constants',
        teaching: 'The two units were interchanged.',
      },
      {
        text: 'bar/mol² and L/mol²',
        slip: 'left-out-a-term',
        teaching: 'With these units, *an*²/*V*² would be in bar/L², and *nb* would not be a volume.',
      },
    ],
    explanation:
      '*an*²/*V*² is a pressure, so *a* has the unit bar·L²/mol². *nb* is a volume, so *b* has the unit L/mol.',
    reference: 'OpenStax Chemistry 2e, section 9.6',
  },
  {
    id: 'physical-rate-laws-407',
    topics: ['rate-laws'],
    tests: ['initial-rates'],
    uses: ['rate-law'],
    difficulty: 'beginner',
    text: 'When [A] is doubled at constant [B], the initial rate becomes eight times as large. What is the order of the reaction in A?',
    answer: '3',
    distractors: [
      {
        text: '8',
        slip: 'factor-for-order',
        teaching: '8 is the factor by which the rate increases; 2³ = 8 gives the order.',
        expression: '8',
      },
      {
        text: '4',
        slip: 'divided-for-root',
        teaching: 'The order is the power of 2 that gives 8, not 8 divided by 2.',
        expression: '8 / 2',
      },
      {
        text: '2',
        slip: 'forgot-exponent',
        teaching: 'Second order would give a factor of 4.',
        expression: 'ln(4) / ln(2)',
      },
    ],
    explanation: '2^{n} = 8, so *n* = 3: the reaction is third order in A.',
    reference: 'OpenStax Chemistry 2e, section 12.3',
    computation: { kind: 'quantity', expression: 'ln(8)/ln(2)', unit: '' },
  },
  {
    id: 'physical-rate-laws-408',
    topics: ['rate-laws'],
    tests: ['rate-law'],
    difficulty: 'beginner',
    text: 'What is the overall order of a reaction with rate = *k*[A]^{2}[B]^{1/2}, and what is the order in B?',
    answer: '5/2 overall, 1/2 in B',
    distractors: [
      {
        text: '1 overall, 1/2 in B',
        slip: 'sum-for-product',
        teaching: 'Orders are added, not multiplied: 2 + 1/2.',
      },
      {
        text: '2 overall, 1/2 in B',
        slip: 'largest-uncertainty-only',
        teaching: 'The overall order is the sum of all the exponents, not the largest one.',
      },
      { text: '5/2 overall, 2 in B', slip: 'exchanged-orders', teaching: 'The exponent of B is 1/2.' },
    ],
    explanation: 'The order in a reactant is its exponent; the overall order is their sum, 2 + 1/2 = 5/2.',
    reference: 'OpenStax Chemistry 2e, section 12.3',
  },
  {
    id: 'physical-rate-laws-409',
    topics: ['rate-laws'],
    tests: ['initial-rates'],
    difficulty: 'intermediate',
    text: 'Three runs are compared: [A] = 0.10, [B] = 0.10 gives a rate of 2.0; [A] = 0.20, [B] = 0.10 gives 4.0; [A] = 0.20, [B] = 0.30 gives 4.0 (concentrations in mol/L, rates in 10^{−3} mol/(L·s)). What is the rate law?',
    answer: 'rate = *k*[A]',
    distractors: [
      {
        text: 'rate = *k*[A][B]',
        slip: 'overgeneralised-rule',
        teaching: 'Tripling [B] leaves the rate unchanged, so the order in B is zero.',
      },
      {
        text: 'rate = *k*[A]^{2}',
        slip: 'factor-for-order',
        teaching: 'The rate doubles as [A] doubles, so the reaction is first order in A.',
      },
      {
        text: 'rate = *k*[A][B]^{2}',
        slip: 'orders-from-equation',
        teaching: 'Tripling [B] would then raise the rate ninefold; it does not change.',
      },
    ],
    explanation:
      'Doubling [A] doubles the rate, so the reaction is first order in A. Tripling [B] changes nothing, so the reaction is zero order in B.',
    reference: 'OpenStax Chemistry 2e, section 12.3',
  },
  {
    id: 'physical-rate-laws-410',
    topics: ['rate-laws'],
    tests: ['rate-law'],
    difficulty: 'intermediate',
    text: 'The unit of a rate constant is L²/(mol²·s), with concentrations in mol/L and time in s. What is the overall order?',
    answer: 'Third order',
    distractors: [
      { text: 'Second order', slip: 'order-as-factor', teaching: 'For second order the unit is L/(mol·s).' },
      { text: 'First order', slip: 'order-as-factor', teaching: 'For first order the unit is 1/s.' },
      { text: 'Zero order', slip: 'order-as-factor', teaching: 'For zero order the unit is mol/(L·s).' },
    ],
    explanation: 'The rate is in mol/(L·s). Divided by (mol/L)³ it gives L²/(mol²·s): third order.',
    reference: 'OpenStax Chemistry 2e, section 12.3',
  },
];
