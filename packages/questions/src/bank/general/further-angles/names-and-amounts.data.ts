import type { WrittenQuestion } from '../../written-question.ts';

export const nameAndAmountAngleQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-nomenclature-900',
    topics: ['nomenclature'],
    tests: ['naming-acids'],
    uses: ['polyatomic-ions'],
    difficulty: 'intermediate',
    text: '\\ce{HClO4} is perchloric acid. A student therefore calls \\ce{H2SeO4}, which also has four oxygen atoms, “perselenic acid.” The ion \\ce{SeO4^2-} is called selenate. What is the correct name of the acid, and why?',
    answer: 'Selenic acid, because -ate in the ion becomes -ic in the acid',
    distractors: [
      {
        text: 'Selenous acid, because -ate in the ion becomes -ous in the acid',
        slip: 'mixed-up-ion-names',
        teaching: 'The ending -ous belongs to -ite: selenous acid, \\ce{H2SeO3}, gives the selenite ion.',
      },
      {
        text: 'Hydroselenic acid, because an acid contains hydrogen atoms',
        slip: 'overgeneralised-rule',
        teaching:
          'The prefix hydro- is used for acids without oxygen; hydroselenic acid is \\ce{H2Se} in water.',
      },
      {
        text: 'Diselenic acid, because it can give up two hydrogen ions',
        slip: 'prefixes-for-ionic',
        teaching:
          'The name of an acid does not count its hydrogen ions; the charge of the selenate ion fixes their number.',
      },
    ],
    explanation:
      'The name of an acid depends on the name of its anion, not on the number of oxygen atoms alone. The ion is selenate, without per-, and -ate in the ion becomes -ic in the acid: selenic acid, like sulfate and sulfuric acid.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
  },
  {
    id: 'general-moles-900',
    topics: ['moles'],
    tests: ['molar-mass'],
    uses: ['mass-mole-conversion'],
    difficulty: 'beginner',
    text: 'A student wants to know how many moles of \\ce{N2} a cylinder of nitrogen contains. To find out, the student divides the mass of the gas by 14.0 g/mol, the value in the periodic table. How does the result compare with the true amount of \\ce{N2}?',
    answer: 'It is twice as large.',
    distractors: [
      {
        text: 'It is half as large.',
        slip: 'inverted-ratio',
        teaching:
          'The mass is divided by the molar mass, so a molar mass that is too small gives an amount that is too large.',
      },
      {
        text: 'It is the same.',
        slip: 'atoms-for-molecules',
        teaching: 'The gas consists of \\ce{N2} molecules, and 14.0 g/mol is the molar mass of N atoms.',
      },
      {
        text: 'It is four times as large.',
        slip: 'needless-square',
        teaching:
          'The molar mass enters once: each molecule contains two atoms, so the factor is 2 and not 2 × 2.',
      },
    ],
    explanation:
      'The molar mass of \\ce{N2} is 2 × 14.0 g/mol = 28.0 g/mol. Dividing the same mass by half of this molar mass gives a result that is twice as large.',
    reference: 'OpenStax Chemistry 2e, section 3.1',
  },
  {
    id: 'general-moles-901',
    topics: ['moles'],
    tests: ['molar-mass', 'percent-composition'],

    difficulty: 'intermediate',
    text: 'Each molecule of an enzyme contains one zinc atom (65.4 g/mol), and the enzyme is 0.22% zinc by mass. What is the molar mass of the enzyme?',
    answer: '3.0 × 10^{4} g/mol',
    distractors: [
      {
        text: '3.0 × 10^{2} g/mol',
        slip: 'power-of-ten',
        teaching: 'The 0.22 was used as a fraction, but 0.22% is 0.0022.',
        expression: '65.4 / 0.22',
      },
      {
        text: '3.0 × 10^{3} g/mol',
        slip: 'power-of-ten',
        teaching: 'The 0.22% was converted to 0.022, but a percentage must be divided by 100.',
        expression: '65.4 / 0.022',
      },
      {
        text: '3.0 × 10^{6} g/mol',
        slip: 'power-of-ten',
        teaching: 'The percentage was divided by 100 twice; 0.22% is 0.0022.',
        expression: '65.4 / 0.000022',
      },
    ],
    explanation:
      'One mole of the enzyme contains one mole of zinc, 65.4 g, and this is 0.0022 of its mass. So *M* = \\frac{65.4 g/mol}{0.0022} = 3.0 × 10^{4} g/mol.',
    reference: 'OpenStax Chemistry 2e, section 3.1',
    computation: { kind: 'quantity', expression: '65.4 / 0.0022', unit: 'g/mol' },
  },
  {
    id: 'general-moles-902',
    topics: ['moles'],
    tests: ['indirect-analysis'],
    difficulty: 'advanced',
    text: 'A mixture of \\ce{NaCl} (58.4 g/mol) and \\ce{KCl} (74.6 g/mol) is weighed, and its chloride is titrated. The percentage of \\ce{NaCl} is calculated from both results. Unnoticed, the mixture was slightly damp when it was weighed. How is the calculated percentage of \\ce{NaCl} affected?',
    answer: 'It is too low, because there seems to be less chloride per gram.',
    distractors: [
      {
        text: 'It is too high, because there seems to be less chloride per gram.',
        slip: 'reversed-trend',
        teaching:
          '\\ce{NaCl} has the smaller molar mass and thus more chloride per gram; less of it points to more \\ce{KCl}.',
      },
      {
        text: 'It is too low, because there seems to be more chloride per gram.',
        slip: 'inverted-ratio',
        teaching: 'Water adds to the mass but brings no chloride, so the chloride per gram is lower.',
      },
      {
        text: 'It is too high, because there seems to be more chloride per gram.',
        slip: 'reversed-cause',
        teaching:
          'More chloride per gram would indeed point to more \\ce{NaCl}, but water adds mass without chloride, so less per gram is found.',
      },
    ],
    explanation:
      'The water is weighed but contains no chloride, so there seems to be less chloride per gram of salt. \\ce{KCl}, with its larger molar mass, has less chloride per gram than \\ce{NaCl}. The calculation therefore finds too much \\ce{KCl}, and the percentage of \\ce{NaCl} is too low.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 27',
  },
  {
    id: 'general-moles-903',
    topics: ['moles'],
    tests: ['indirect-analysis'],
    uses: ['molar-mass'],
    difficulty: 'intermediate',
    text: 'A powder that consists only of \\ce{NaCl} (58.4 g/mol) and \\ce{KCl} (74.6 g/mol) has a mass of 6.65 g and contains 0.100 mol of chloride ions. What does the powder contain?',
    answer: 'Equal moles of the two salts',
    distractors: [
      {
        text: 'Equal masses of the two salts',
        slip: 'masses-for-moles',
        teaching:
          'With equal masses there would be more moles of \\ce{NaCl}, and the mean molar mass would lie closer to 58.4 g/mol.',
      },
      {
        text: 'More moles of \\ce{NaCl} than of \\ce{KCl}',
        slip: 'reversed-trend',
        teaching:
          'With more moles of \\ce{NaCl}, the mean molar mass would be below 66.5 g/mol, which is midway between the two.',
      },
      {
        text: 'More moles of \\ce{KCl} than of \\ce{NaCl}',
        slip: 'ratio-of-masses-for-moles',
        teaching:
          'The powder contains a greater mass of \\ce{KCl}, but not more moles of it: the mean molar mass is midway between the two.',
      },
    ],
    explanation:
      'One mole of either salt contains one mole of chloride, so the mean molar mass is \\frac{6.65 g}{0.100 mol} = 66.5 g/mol. This is exactly midway between 58.4 g/mol and 74.6 g/mol, so the powder contains equal moles of the two salts.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 1',
  },
  {
    id: 'general-empirical-formulas-900',
    topics: ['empirical-formulas'],
    tests: ['percent-composition', 'empirical-formula'],

    difficulty: 'beginner',
    text: 'Which two hydrocarbons have the same percentage composition by mass?',
    answer: '\\ce{C2H2} and \\ce{C6H6}',
    distractors: [
      {
        text: '\\ce{C2H2} and \\ce{C2H4}',
        slip: 'one-condition-only',
        teaching:
          'Equal numbers of carbon atoms do not suffice: \\ce{C2H4} has twice as much hydrogen for the same carbon.',
      },
      {
        text: '\\ce{C6H6} and \\ce{C6H12}',
        slip: 'formula-atoms-miscounted',
        teaching: 'The ratio of carbon to hydrogen atoms is 1 : 1 in \\ce{C6H6} but 1 : 2 in \\ce{C6H12}.',
      },
      {
        text: '\\ce{C2H4} and \\ce{C6H6}',
        slip: 'rounded-ratio',
        teaching:
          'From \\ce{C2H4} to \\ce{C6H6} carbon triples, but hydrogen does not; the ratios are 1 : 2 and 1 : 1.',
      },
    ],
    explanation:
      'The percentage by mass depends on the ratio of the atoms, not on how many there are in a molecule. \\ce{C2H2} and \\ce{C6H6} both have one hydrogen atom for each carbon atom, and both contain 92.3% carbon.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
  },
  {
    id: 'general-empirical-formulas-901',
    topics: ['empirical-formulas'],
    tests: ['percent-composition'],
    difficulty: 'advanced',
    text: 'Methane is 74.9% carbon by mass and ethane 79.9%. The longer the chain of an alkane \\ce{C_nH_{2n+2}}, the higher its percentage of carbon. Which value does the percentage approach for very long chains? (atomic masses: C 12.01, H 1.008)',
    answer: '85.6%',
    distractors: [
      {
        text: '82.7%',
        slip: 'one-step-short',
        teaching: 'This is the value for butane, *n* = 4; in longer chains the percentage still rises.',
        expression: '100 * 4 * 12.01 / (4 * 12.01 + 10 * 1.008)',
      },
      {
        text: '92.3%',
        slip: 'rounded-ratio',
        teaching:
          'This is the value for one hydrogen atom per carbon atom; in an alkane there are always more than two.',
        expression: '100 * 12.01 / (12.01 + 1.008)',
      },
      {
        text: '100%',
        slip: 'effect-left-out',
        teaching: 'Hydrogen does not become negligible: every additional carbon atom comes with two H atoms.',
        expression: '100 * 12.01 / 12.01',
      },
    ],
    explanation:
      'In a very long chain the two additional hydrogen atoms at the ends do not matter, and the chain consists of \\ce{CH2} units. The percentage of carbon approaches 100% × \\frac{12.01}{12.01 + 2 × 1.008} = 85.6%.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
    computation: { kind: 'quantity', expression: '100 * 12.01 / (12.01 + 2 * 1.008)', unit: '%' },
  },
  {
    id: 'general-empirical-formulas-902',
    topics: ['empirical-formulas'],
    tests: ['combustion-analysis'],
    uses: ['percent-composition'],
    difficulty: 'advanced',
    text: 'Pure benzoic acid, \\ce{C7H6O2}, contains 68.8% C and 5.0% H by mass. A sample for combustion analysis was slightly damp when it was weighed and burned. How do the percentages found differ from these values?',
    answer: 'Carbon is too low, hydrogen too high.',
    distractors: [
      {
        text: 'Carbon is too low, hydrogen too low.',
        slip: 'one-part-right',
        teaching:
          'The mass of the water dilutes the carbon, but the water itself is 11% hydrogen and is collected, too.',
      },
      {
        text: 'Carbon is too high, hydrogen too high.',
        slip: 'one-part-right',
        teaching: 'The water brings hydrogen but no carbon, so a smaller part of the weighed mass is carbon.',
      },
      {
        text: 'Carbon is too high, hydrogen too low.',
        slip: 'reversed-trend',
        teaching: 'Both errors go the other way: the water adds hydrogen, and it adds mass without carbon.',
      },
    ],
    explanation:
      'The water counts in the mass of the sample but gives no \\ce{CO2}, so the percentage of carbon is too low. It is absorbed with the water of combustion, and with its 11% hydrogen it contains more hydrogen per gram than the acid, so hydrogen is too high.',
    reference: 'OpenStax Chemistry 2e, section 4.5',
  },
  {
    id: 'general-empirical-formulas-903',
    topics: ['empirical-formulas'],
    tests: ['combustion-analysis'],
    uses: ['combustion'],
    difficulty: 'intermediate',
    text: 'In a combustion analysis, the gases from the burning sample pass over hot copper(II) oxide before they are absorbed and weighed. What does the copper(II) oxide do?',
    answer: 'It oxidizes carbon monoxide to carbon dioxide.',
    distractors: [
      {
        text: 'It reduces carbon dioxide to carbon monoxide.',
        slip: 'oxidation-for-reduction',
        teaching:
          'Carbon monoxide would not be absorbed and weighed, and copper(II) oxide gives up oxygen instead of taking it up.',
      },
      {
        text: 'It absorbs the water vapor from the gas stream.',
        slip: 'wrong-process-named',
        teaching: 'Water is absorbed after the hot zone by a drying agent, whose gain in mass is measured.',
      },
      {
        text: 'It removes the unused oxygen from the gas stream.',
        slip: 'other-substance',
        teaching: 'Hot copper metal would take up oxygen; copper(II) oxide is already oxidized.',
      },
    ],
    explanation:
      'All of the carbon must be weighed as \\ce{CO2}. Where the sample has burned incompletely, hot copper(II) oxide completes the oxidation: \\ce{CuO + CO -> Cu + CO2}. It oxidizes carbon monoxide to carbon dioxide.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 27',
  },
  {
    id: 'general-stoichiometry-900',
    topics: ['stoichiometry'],
    tests: ['mole-ratio', 'empirical-formula'],
    difficulty: 'intermediate',
    text: 'When 0.20 mol of a metal M is heated with 0.30 mol of \\ce{Cl2}, both are used up completely, and a single chloride forms. What is its formula?',
    answer: '\\ce{MCl3}',
    distractors: [
      {
        text: '\\ce{M2Cl3}',
        slip: 'molecules-for-atoms',
        teaching: 'The 0.30 mol counts \\ce{Cl2} molecules; they contain 0.60 mol of Cl atoms.',
      },
      {
        text: '\\ce{M3Cl2}',
        slip: 'charges-turned-around',
        teaching:
          'The ratio 2 : 3 of metal to \\ce{Cl2} was inverted, and each \\ce{Cl2} was counted as one atom.',
      },
      {
        text: '\\ce{M3Cl}',
        slip: 'inverted-ratio',
        teaching: 'The ratio was inverted: there are three Cl atoms for each M atom.',
      },
    ],
    explanation:
      'The 0.30 mol of \\ce{Cl2} contains 0.60 mol of Cl atoms. The ratio of M to Cl atoms is 0.20 : 0.60 = 1 : 3, so \\ce{2M + 3Cl2 -> 2MCl3}.',
    reference: 'OpenStax Chemistry 2e, section 4.3',
  },
  {
    id: 'general-stoichiometry-901',
    topics: ['stoichiometry'],
    tests: ['mole-ratio'],
    difficulty: 'beginner',
    text: 'Propane burns according to \\ce{C3H8 + 5O2 -> 3CO2 + 4H2O}. To find how much oxygen is consumed when 2.0 mol of \\ce{CO2} forms, a student multiplies 2.0 mol by 5, the coefficient of \\ce{O2}. What should the factor have been?',
    answer: '\\frac{5}{3}, the ratio of oxygen to carbon dioxide',
    distractors: [
      {
        text: '\\frac{3}{5}, the ratio of carbon dioxide to oxygen',
        slip: 'inverted-ratio',
        teaching:
          'With this factor the unit mol of \\ce{CO2} does not cancel; more \\ce{O2} is consumed than \\ce{CO2} forms.',
      },
      {
        text: '\\frac{1}{3}, the ratio of propane to carbon dioxide',
        slip: 'answered-another-quantity',
        teaching: 'This factor gives the amount of propane that burns, but the question is about oxygen.',
      },
      {
        text: '\\frac{5}{4}, the ratio of oxygen to water vapor',
        slip: 'wrong-substance-data',
        teaching: 'The 4 belongs to water; the given amount is that of \\ce{CO2}, whose coefficient is 3.',
      },
    ],
    explanation:
      'The coefficient of the substance to be found is divided by that of the given substance, so that mol of \\ce{CO2} cancels: 2.0 mol × \\frac{5}{3} = 3.3 mol of \\ce{O2}. A factor of 5 would be right if the amount of propane were given. The factor is \\frac{5}{3}, the ratio of oxygen to carbon dioxide.',
    reference: 'OpenStax Chemistry 2e, section 4.3',
  },
];
