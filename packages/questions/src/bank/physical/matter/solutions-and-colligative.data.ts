import type { WrittenQuestion } from '../../written-question.ts';

export const solutionsAndColligativeQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-solutions-and-colligative-101',
    topics: ['solutions-and-colligative'],
    tests: ['henrys-law'],
    difficulty: 'beginner',
    text: 'Sparkling water fizzes when its bottle is opened. Which relation explains this?',
    answer: 'The solubility of a gas is proportional to its partial pressure.',
    distractors: [
      {
        text: 'The solubility of a gas is proportional to its molar mass.',
        slip: 'wrong-cause',
        teaching: 'The gas is \\ce{CO2} before and after opening; its molar mass does not change.',
      },
      {
        text: 'The solubility of a gas is proportional to the air pressure.',
        slip: 'total-for-partial-pressure',
        teaching: 'Only the partial pressure of \\ce{CO2} itself matters, and in air it is tiny.',
      },
      {
        text: 'The solubility of a gas is proportional to its temperature.',
        slip: 'wrong-cause',
        teaching: 'The temperature hardly changes on opening, and warming lowers the solubility.',
      },
    ],
    explanation:
      'By Henry’s law the dissolved concentration is proportional to the partial pressure of \\ce{CO2}. Opening releases this pressure, the solution is supersaturated, and gas escapes.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
  },
  {
    id: 'physical-solutions-and-colligative-102',
    topics: ['solutions-and-colligative'],
    tests: ['henrys-law'],
    difficulty: 'intermediate',
    text: 'Water in contact with air at 1 bar is placed under air at 3 bar, at the same temperature. Helium is then added to the closed vessel until the total pressure is 6 bar. How does the final concentration of dissolved oxygen compare with the initial one? (Assume ideal gases.)',
    answer: 'Three times as large',
    distractors: [
      {
        text: 'Six times as large',
        slip: 'total-for-partial-pressure',
        teaching: 'The added helium raises the total pressure but not the partial pressure of oxygen.',
      },
      {
        text: 'Twice as large',
        slip: 'inverted-ratio',
        teaching:
          'This is 6 bar/3 bar, the ratio of the total pressures after and before helium was added; what counts is the partial pressure of oxygen, compared with its initial value.',
      },
      {
        text: 'The same as the initial one',
        slip: 'ignored-change',
        teaching: 'The threefold air pressure means three times the partial pressure of oxygen.',
      },
    ],
    explanation:
      'Henry’s law relates the concentration to the partial pressure of oxygen. Compressing the air triples it; helium added on top does not change it. So the concentration is three times as large.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
  },
  {
    id: 'physical-solutions-and-colligative-103',
    topics: ['solutions-and-colligative'],
    tests: ['henrys-law'],
    difficulty: 'intermediate',
    text: 'Divers who rise too fast may suffer from bubbles of nitrogen in the blood. According to Henry’s law, which change in the breathing gas reduces the danger at constant depth?',
    answer: 'Replacing part of the nitrogen with a less soluble gas',
    distractors: [
      {
        text: 'Replacing part of the oxygen with a less soluble gas',
        slip: 'one-component-only',
        teaching: 'The body uses up oxygen; the dissolved nitrogen would stay the same.',
      },
      {
        text: 'Raising the fraction of nitrogen at constant total pressure',
        slip: 'reversed-trend',
        teaching: 'At a higher partial pressure of nitrogen, more of it dissolves.',
      },
      {
        text: 'Raising the total pressure at a constant fraction of nitrogen',
        slip: 'total-for-partial-pressure',
        teaching: 'The partial pressure of nitrogen rises with the total pressure, so more of it dissolves.',
      },
    ],
    explanation:
      'The dissolved amount of nitrogen is proportional to its partial pressure in the breathing gas. Replacing part of the nitrogen with the less soluble helium reduces the amount that can form bubbles.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
  },
  {
    id: 'physical-solutions-and-colligative-104',
    topics: ['solutions-and-colligative'],
    tests: ['henrys-law', 'raoults-law'],
    difficulty: 'advanced',
    text: 'Which laws best describe the partial pressures over a dilute solution of chloroform in acetone?',
    answer: 'Raoult’s law for acetone, Henry’s law for chloroform',
    distractors: [
      {
        text: 'Henry’s law for acetone, Raoult’s law for chloroform',
        slip: 'exchanged-solute-and-solvent',
        teaching:
          'The solvent molecules are surrounded by nearly pure solvent, so it is the solvent that follows Raoult’s law.',
      },
      {
        text: 'Raoult’s law for acetone and for chloroform',
        slip: 'ideal-for-real',
        teaching:
          'The two attract each other by hydrogen bonds, so a few chloroform molecules in acetone do not behave as they do in pure chloroform.',
      },
      {
        text: 'Henry’s law for acetone and for chloroform',
        slip: 'overgeneralised-rule',
        teaching:
          'Henry’s law applies to the component present in small amount; nearly pure acetone follows Raoult’s law.',
      },
    ],
    explanation:
      'Each acetone molecule is surrounded almost only by acetone, so the solvent follows Raoult’s law. Each chloroform molecule has only acetone around it, so its partial pressure is proportional to its mole fraction, but the constant of proportionality is the Henry’s law constant.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-solutions-and-colligative-105',
    topics: ['solutions-and-colligative'],
    tests: ['boiling-point-elevation'],
    difficulty: 'beginner',
    text: 'Why does a solution of sugar boil at a higher temperature than pure water?',
    answer: 'Its vapor pressure is lower at the same temperature.',
    distractors: [
      {
        text: 'Its vapor pressure is higher at the same temperature.',
        slip: 'reversed-trend',
        teaching:
          'In that case the solution would reach the external pressure sooner and boil at a lower temperature.',
      },
      {
        text: 'The sugar must reach its own boiling point as well.',
        slip: 'wrong-cause',
        teaching: 'Sugar does not boil at all here; only water evaporates.',
      },
      {
        text: 'Its vapor pressure is higher because the sugar evaporates too.',
        slip: 'wrong-cause',
        teaching: 'Sugar does not evaporate, and a higher vapor pressure would lower the boiling point.',
      },
    ],
    explanation:
      'Sugar lowers the vapor pressure of the water. The solution must be heated beyond 100 °C until its vapor pressure equals the external pressure.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
  },
  {
    id: 'physical-solutions-and-colligative-106',
    topics: ['solutions-and-colligative'],
    tests: ['boiling-point-elevation'],
    uses: ['vant-hoff-factor'],
    difficulty: 'beginner',
    text: 'Each of these substances is dissolved in water to give a 0.10 mol/kg solution. Which solution has the highest boiling point? (Assume ideal solutions and complete dissociation of the salts.)',
    answer: '\\ce{CaCl2}',
    distractors: [
      {
        text: '\\ce{NaCl}',
        slip: 'counted-ions-wrong',
        teaching: '\\ce{NaCl} gives two ions per formula unit; one of the other salts gives three.',
      },
      {
        text: '\\ce{C6H12O6}',
        slip: 'molar-mass-for-particles',
        teaching:
          'Glucose has a large molar mass, but it does not dissociate, so its particles amount to only 0.10 mol/kg.',
      },
      {
        text: '\\ce{MgSO4}',
        slip: 'ignored-charges',
        teaching:
          'The charges of the ions are higher, but there are only two per formula unit, and it is the number that matters.',
      },
    ],
    explanation:
      'The elevation is proportional to the number of dissolved particles: \\ce{CaCl2} gives three ions per formula unit, 0.30 mol/kg; \\ce{NaCl} and \\ce{MgSO4} give 0.20 mol/kg, glucose 0.10 mol/kg.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{CaCl2}': '3 * 0.10',
        '\\ce{NaCl}': '2 * 0.10',
        '\\ce{C6H12O6}': '1 * 0.10',
        '\\ce{MgSO4}': '2 * 0.10',
      },
      pick: 'greatest',
      quantity: 'molality of particles',
    },
  },
  {
    id: 'physical-solutions-and-colligative-107',
    topics: ['solutions-and-colligative'],
    tests: ['boiling-point-elevation'],
    uses: ['molality'],
    difficulty: 'intermediate',
    text: 'Dissolving 1.60 g of a nonvolatile nonelectrolyte in 50.0 g of benzene raises the boiling point by 0.506 K. What is the molar mass of the solute? (*K*_{b} of benzene = 2.53 K·kg/mol)',
    answer: '160 g/mol',
    distractors: [
      {
        text: '155 g/mol',
        slip: 'solution-for-solvent',
        teaching:
          'The molality is the amount per kilogram of solvent, here 50.0 g, not per kilogram of solution, 51.6 g.',
        expression: '1.60 / (0.506 / 2.53 * 0.0516)',
      },
      {
        text: '8.00 g/mol',
        slip: 'forgot-solvent-mass',
        teaching:
          'The value 0.200 mol is for one kilogram of solvent; only a twentieth of this amount is in the 50.0 g.',
        expression: '1.60 / (0.506 / 2.53)',
      },
      {
        text: '25.0 g/mol',
        slip: 'multiplied-for-divided',
        teaching: 'The molality is the elevation divided by the constant, 0.200 mol/kg, not their product.',
        expression: '1.60 / (0.506 * 2.53 * 0.0500)',
      },
    ],
    explanation:
      'Molality: 0.506 K / 2.53 K·kg/mol = 0.200 mol/kg. In 0.0500 kg this is 0.0100 mol, so *M* = 1.60 g / 0.0100 mol = 160 g/mol.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
    computation: { kind: 'quantity', expression: '1.60 / (0.506 / 2.53 * 0.0500)', unit: 'g/mol' },
  },
  {
    id: 'physical-solutions-and-colligative-108',
    topics: ['solutions-and-colligative'],
    tests: ['boiling-point-elevation'],
    uses: ['colligative-properties'],
    difficulty: 'intermediate',
    text: 'The ebullioscopic constant is 0.51 K·kg/mol for water and 5.0 K·kg/mol for carbon tetrachloride. What does the larger constant mean for a measurement of a molar mass?',
    answer: 'Equal molality gives a larger, more easily measured effect.',
    distractors: [
      {
        text: 'Equal molality gives a smaller, less easily measured effect.',
        slip: 'reversed-trend',
        teaching: 'The elevation is the constant times the molality, so it is larger.',
      },
      {
        text: 'Equal molality gives an effect specific to each solute.',
        slip: 'wrong-cause',
        teaching: 'The effect does not depend on the kind of solute, only on its amount and the solvent.',
      },
      {
        text: 'Equal molality gives more dissolved particles per mole.',
        slip: 'ignored-dissociation',
        teaching:
          'The number of particles is fixed by the solute; the constant is a property of the solvent.',
      },
    ],
    explanation:
      'Δ*T* = *K*_{b}*b*: at equal molality the boiling point rises about ten times as much in carbon tetrachloride, which is a larger, more easily measured effect.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
  },
  {
    id: 'physical-solutions-and-colligative-109',
    topics: ['solutions-and-colligative'],
    tests: ['colligative-properties'],
    difficulty: 'beginner',
    text: 'What do all colligative properties of a dilute solution depend on, besides the solvent?',
    answer: 'The number of dissolved particles',
    distractors: [
      {
        text: 'The mass of dissolved particles',
        slip: 'molar-mass-for-particles',
        teaching: 'Heavy and light particles have the same effect, one for one.',
      },
      {
        text: 'The charge of dissolved particles',
        slip: 'ignored-charges',
        teaching:
          'Ions have a larger effect because a salt gives several particles, not because of their charge.',
      },
      {
        text: 'The size of dissolved particles',
        slip: 'wrong-cause',
        teaching: 'In a dilute solution small and large particles have the same effect.',
      },
    ],
    explanation:
      'Vapor pressure lowering, boiling point elevation, freezing point depression and osmotic pressure depend only on the number of dissolved particles in a given amount of solvent.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
  },
  {
    id: 'physical-solutions-and-colligative-110',
    topics: ['solutions-and-colligative'],
    tests: ['vant-hoff-factor'],
    uses: ['colligative-properties'],
    difficulty: 'intermediate',
    text: 'A 0.10 mol/kg solution of \\ce{HgCl2} freezes at almost the same temperature as a 0.10 mol/kg solution of glucose. What can be concluded?',
    answer: '\\ce{HgCl2} dissolves as whole molecules.',
    distractors: [
      {
        text: '\\ce{HgCl2} dissolves as three ions.',
        slip: 'ignored-dissociation',
        teaching: 'Three ions would lower the freezing point three times as much as glucose.',
      },
      {
        text: '\\ce{HgCl2} dissolves as pairs of molecules.',
        slip: 'one-component-only',
        teaching: 'Pairs would halve the number of particles and with it the effect.',
      },
      {
        text: '\\ce{HgCl2} dissolves without any effect.',
        slip: 'wrong-reference',
        teaching: 'It has an effect as large as that of glucose; only pure water shows none.',
      },
    ],
    explanation:
      'Equal effects mean equal numbers of particles. Glucose does not dissociate, so \\ce{HgCl2} does not either: it dissolves as whole molecules.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
  },
  {
    id: 'physical-solutions-and-colligative-111',
    topics: ['solutions-and-colligative'],
    tests: ['raoults-law'],
    uses: ['osmotic-pressure', 'colligative-properties'],
    difficulty: 'advanced',
    text: 'Two open dishes stand under a bell jar: one with a 0.1 mol/kg sugar solution and one with the same mass of a 0.3 mol/kg sugar solution. What is observed after a long time at constant temperature?',
    answer: 'Water has moved to the more concentrated solution.',
    distractors: [
      {
        text: 'Water has moved to the less concentrated solution.',
        slip: 'reversed-trend',
        teaching: 'Water evaporates faster from the dilute solution and condenses in the other.',
      },
      {
        text: 'Sugar has moved to the less concentrated solution.',
        slip: 'exchanged-solute-and-solvent',
        teaching: 'Sugar is not volatile, so it stays in its dish.',
      },
      {
        text: 'Both are unchanged, since sugar is nonvolatile.',
        slip: 'ignored-change',
        teaching: 'The sugar stays, but water passes over as vapor because the vapor pressures differ.',
      },
    ],
    explanation:
      'The vapor pressure of water is lower over the concentrated solution. Water evaporates from the dilute solution and condenses into the concentrated one until both have the same concentration: water has moved to the more concentrated solution.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
  },
  {
    id: 'physical-solutions-and-colligative-112',
    topics: ['solutions-and-colligative'],
    tests: ['boiling-point-elevation'],
    uses: ['raoults-law', 'colligative-properties'],
    difficulty: 'intermediate',
    text: 'A nonvolatile substance is added to a liquid. On a diagram of vapor pressure against temperature, how does the curve of the liquid move, and what follows?',
    answer: 'Down; the boiling point rises.',
    distractors: [
      {
        text: 'Down; the boiling point falls.',
        slip: 'one-step-short',
        teaching: 'A lower curve reaches 1 atm only at a higher temperature.',
      },
      {
        text: 'Up; the boiling point rises.',
        slip: 'reversed-trend',
        teaching:
          'The solute lowers the vapor pressure; a higher curve would reach 1 atm at a lower temperature.',
      },
      {
        text: 'Up; the boiling point falls.',
        slip: 'reversed-trend',
        teaching:
          'This would happen if a volatile substance that raises the total vapor pressure were added.',
      },
    ],
    explanation:
      'The vapor pressure is lower at each temperature, so the curve moves down. It reaches the external pressure farther to the right, so the boiling point rises.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
  },
  {
    id: 'physical-solutions-and-colligative-113',
    topics: ['solutions-and-colligative'],
    tests: ['molality'],
    difficulty: 'beginner',
    text: 'Why is molality rather than molarity used when the temperature of a solution varies widely?',
    answer: 'It is unaffected by thermal expansion.',
    distractors: [
      {
        text: 'It is unaffected by adding water.',
        slip: 'dilution-raises-concentration',
        teaching: 'More solvent lowers both quantities.',
      },
      {
        text: 'It is unaffected by dissociation.',
        slip: 'effect-where-none',
        teaching: 'Neither quantity takes into account how far the solute dissociates.',
      },
      {
        text: 'It is unaffected by evaporation.',
        slip: 'ignored-change',
        teaching: 'Losing solvent raises the molality.',
      },
    ],
    explanation:
      'Molality is the amount of solute per mass of solvent. Masses do not change on warming, whereas the volume used in molarity does, so molality is unaffected by thermal expansion.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
  },
  {
    id: 'physical-solutions-and-colligative-114',
    topics: ['solutions-and-colligative'],
    tests: ['molality'],
    difficulty: 'intermediate',
    text: 'An aqueous solution of sulfuric acid contains 24.5% acid by mass (98.1 g/mol). What is its molality?',
    answer: '3.31 mol/kg',
    distractors: [
      {
        text: '2.50 mol/kg',
        slip: 'solution-for-solvent',
        teaching: 'This is the amount per kilogram of solution; the water in it has a mass of only 755 g.',
        expression: '24.5 / 98.1 / 0.100',
      },
      {
        text: '0.250 mol/kg',
        slip: 'one-step-short',
        teaching:
          'This is the amount in 100 g of solution and has not yet been related to a kilogram of water.',
        expression: '24.5 / 98.1',
      },
      {
        text: '31.4 mol/kg',
        slip: 'rest-for-part',
        teaching: 'The percentages were interchanged: 75.5% of the solution is water, not acid.',
        expression: '75.5 / 98.1 / 0.0245',
      },
    ],
    explanation:
      '100 g of solution contains 24.5 g / (98.1 g/mol) = 0.2497 mol of acid and 75.5 g of water: 0.2497 mol / 0.0755 kg = 3.31 mol/kg.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
    computation: { kind: 'quantity', expression: '24.5 / 98.1 / 0.0755', unit: 'mol/kg' },
  },
  {
    id: 'physical-solutions-and-colligative-115',
    topics: ['solutions-and-colligative'],
    tests: ['molality'],
    difficulty: 'intermediate',
    text: 'In which aqueous solution does the molality, in mol/kg, exceed the molarity, in mol/L, by the most?',
    answer: '4 mol of urea per liter of solution, density 1.06 kg/L',
    distractors: [
      {
        text: '4 mol of \\ce{LiBr} in 1 kg of water, density 1.23 kg/L',
        slip: 'one-property-decides',
        teaching:
          '1 kg of water and 347 g of salt occupy 1.10 L, so the molarity, 3.65 mol/L, and the molality, 4 mol/kg, differ less.',
      },
      {
        text: '0.01 mol of urea per liter of solution, density 1.00 kg/L',
        slip: 'small-for-zero',
        teaching:
          'In a very dilute aqueous solution a liter contains nearly 1 kg of water, so the two are practically equal.',
      },
      {
        text: '0.01 mol of \\ce{LiBr} in 1 kg of water, density 1.00 kg/L',
        slip: 'small-for-zero',
        teaching: 'The volume of the solution is practically 1 L, so both quantities have the value 0.01.',
      },
    ],
    explanation:
      '4 mol of urea (60.1 g/mol) has a mass of 240 g. A liter, of mass 1060 g, then contains 820 g of water: 4 mol / 0.820 kg = 4.88 mol/kg against 4 mol/L. With \\ce{LiBr} the values are 4 and 3.65, and the dilute solutions show hardly any difference. The answer is 4 mol of urea per liter of solution.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
    computation: {
      kind: 'option-extreme',
      values: {
        '4 mol of urea per liter of solution, density 1.06 kg/L': '4/(1.06-4*0.06006) - 4',
        '4 mol of \\ce{LiBr} in 1 kg of water, density 1.23 kg/L': '4 - 4/((1+4*0.08685)/1.23)',
        '0.01 mol of urea per liter of solution, density 1.00 kg/L': '0.01/(1.00-0.01*0.06006) - 0.01',
        '0.01 mol of \\ce{LiBr} in 1 kg of water, density 1.00 kg/L': '0.01 - 0.01/(1+0.01*0.08685)',
      },
      pick: 'greatest',
      quantity: 'molality minus molarity',
    },
  },
  {
    id: 'physical-solutions-and-colligative-116',
    topics: ['solutions-and-colligative'],
    tests: ['azeotropes'],
    difficulty: 'beginner',
    text: 'What is true of an azeotropic mixture that boils at constant pressure?',
    answer: 'Vapor and liquid have equal composition.',
    distractors: [
      {
        text: 'Vapor and liquid have equal density.',
        slip: 'other-special-point',
        teaching: 'Vapor and liquid have equal densities at the critical point, not at an azeotrope.',
      },
      {
        text: 'Its components have equal boiling points.',
        slip: 'other-special-point',
        teaching: 'The pure components may boil at quite different temperatures.',
      },
      {
        text: 'Its components have equal mole fractions.',
        slip: 'equal-steps',
        teaching: 'An azeotrope may have any composition, for example 89 mol% of ethanol with water.',
      },
    ],
    explanation:
      'At the azeotrope the curves of liquid and vapor touch, so vapor and liquid have equal composition and the mixture distills unchanged.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-solutions-and-colligative-117',
    topics: ['solutions-and-colligative'],
    tests: ['azeotropes'],
    uses: ['raoults-law'],
    difficulty: 'intermediate',
    text: 'Two liquids A and B, with nearly equal boiling points, show a strong positive deviation from Raoult’s law. What kind of azeotrope do they form, and how do the molecules interact?',
    answer: 'Minimum-boiling; A and B attract each other weakly.',
    distractors: [
      {
        text: 'Maximum-boiling; A and B attract each other weakly.',
        slip: 'reversed-trend',
        teaching: 'Weak attraction means high vapor pressure and hence a low boiling point.',
      },
      {
        text: 'Minimum-boiling; A and B attract each other strongly.',
        slip: 'reversed-cause',
        teaching: 'Strong attraction would hold the molecules in the liquid and lower the vapor pressure.',
      },
      {
        text: 'Maximum-boiling; A and B attract each other strongly.',
        slip: 'wrong-sign',
        teaching: 'This is the case for a negative deviation, as with acetone and chloroform.',
      },
    ],
    explanation:
      'A positive deviation means a higher vapor pressure than that of an ideal mixture, since A and B attract each other less than they attract their own kind. The mixture boils below the boiling points of both liquids, so the azeotrope is minimum-boiling.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-solutions-and-colligative-118',
    topics: ['solutions-and-colligative'],
    tests: ['azeotropes', 'fractional-distillation'],
    difficulty: 'advanced',
    text: 'Ethanol and water form an azeotrope with 95.6% ethanol by mass that boils at 78.2 °C, below the boiling points of both pure liquids. A mixture with 40% ethanol is fractionated with a perfect column. What distills first, and what remains at the end?',
    answer: 'The azeotrope first, water at the end',
    distractors: [
      {
        text: 'Pure ethanol first, water at the end',
        slip: 'ideal-for-real',
        teaching: 'An ideal mixture would do this; here the lowest-boiling liquid is the azeotrope.',
      },
      {
        text: 'The azeotrope first, ethanol at the end',
        slip: 'exchanged-components',
        teaching: 'Ethanol would be left if the mixture contained more than 95.6% of it.',
      },
      {
        text: 'Water first, the azeotrope at the end',
        slip: 'reversed-trend',
        teaching: 'The lowest-boiling liquid distills first, and this is the azeotrope.',
      },
    ],
    explanation:
      'The lowest-boiling liquid, the azeotrope, collects at the top of the column. The mixture contains less ethanol than the azeotrope, so the ethanol is used up first and water is left at the end.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-solutions-and-colligative-119',
    topics: ['solutions-and-colligative'],
    tests: ['azeotropes'],
    difficulty: 'intermediate',
    text: 'Hydrochloric acid containing 20.2% \\ce{HCl} is a maximum-boiling azeotrope at 1 atm. What happens when 10% hydrochloric acid is boiled in an open dish for a long time?',
    answer: 'It loses mainly water until its concentration is 20.2%.',
    distractors: [
      {
        text: 'It loses mainly \\ce{HCl} until its concentration is 0%.',
        slip: 'exchanged-components',
        teaching: 'Below the azeotrope the vapor is richer in water than the liquid.',
      },
      {
        text: 'It loses \\ce{HCl} and water in proportion, so its concentration stays at 10%.',
        slip: 'equal-lines',
        teaching: 'Vapor and liquid contain the same proportions only at the azeotropic composition.',
      },
      {
        text: 'It loses mainly \\ce{HCl} until its concentration is 5%.',
        slip: 'forgot-half',
        teaching:
          'There is nothing special about the composition at 5%; the liquid moves toward the azeotrope.',
      },
    ],
    explanation:
      'The liquid of highest boiling point remains. Below 20.2% the vapor is richer in water, so the residue becomes richer in acid until it reaches the azeotropic composition, 20.2%.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-solutions-and-colligative-120',
    topics: ['solutions-and-colligative'],
    tests: ['fractional-distillation'],
    difficulty: 'beginner',
    text: 'What is the purpose of the packing (glass beads or rings) in a fractionating column?',
    answer: 'It provides a surface for repeated condensation.',
    distractors: [
      {
        text: 'It provides a surface for repeated adsorption.',
        slip: 'other-process',
        teaching: 'Glass hardly adsorbs vapors; the components are separated by their volatility.',
      },
      {
        text: 'It provides pores for repeated condensation.',
        slip: 'property-misjudged',
        teaching: 'Glass beads and rings have no pores; vapor condenses on their outer surface.',
      },
      {
        text: 'It provides pores for repeated adsorption.',
        slip: 'other-process',
        teaching:
          'Glass beads and rings have no pores, and the components are separated by their volatility.',
      },
    ],
    explanation:
      'On the large surface, vapor condenses and evaporates again and again. Each time the vapor becomes richer in the more volatile component.',
    reference: 'OpenStax Chemistry 2e, section 11.5',
  },
  {
    id: 'physical-solutions-and-colligative-121',
    topics: ['solutions-and-colligative'],
    tests: ['fractional-distillation'],
    uses: ['binary-phase-diagrams'],
    difficulty: 'intermediate',
    text: 'On the boiling-point diagram of an ideal mixture, the vapor over a liquid with 20 mol% of A contains 45 mol% of A; over liquids with 45, 70 and 88 mol% of A it contains 70, 88 and 95 mol%. How many theoretical plates, including the still, are needed to convert a liquid with 20 mol% of A into a distillate with at least 90 mol%?',
    answer: '4',
    distractors: [
      {
        text: '3',
        slip: 'steps-miscounted',
        teaching: 'After three steps the vapor contains 88 mol%, not yet 90 mol%.',
      },
      { text: '5', slip: 'steps-miscounted', teaching: 'Four evaporations suffice: 45, 70, 88 and 95 mol%.' },
      { text: '2', slip: 'rest-for-part', teaching: 'Two steps lead only to 70 mol% of A.' },
    ],
    explanation:
      'Each plate is one evaporation and condensation: 20 → 45 → 70 → 88 → 95 mol%. The fourth step is the first to exceed 90 mol%, so 4 plates are needed.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-solutions-and-colligative-122',
    topics: ['solutions-and-colligative'],
    tests: ['ionic-strength'],
    difficulty: 'intermediate',
    text: 'Which of these salts, each fully dissociated in a 0.010 mol/L solution, gives the greatest ionic strength?',
    answer: '\\ce{MgSO4}',
    distractors: [
      {
        text: '\\ce{CaCl2}',
        slip: 'counted-ions-wrong',
        teaching:
          'There are three ions, but only one is doubly charged, so *I* = 0.030 mol/L; each charge enters as its square.',
      },
      {
        text: '\\ce{Na2SO4}',
        slip: 'counted-ions-wrong',
        teaching: 'Three ions, only one of which is doubly charged, give 0.030 mol/L.',
      },
      {
        text: '\\ce{NaNO3}',
        slip: 'ignored-charges',
        teaching: 'With single charges the ionic strength equals the concentration, 0.010 mol/L.',
      },
    ],
    explanation:
      '*I* = ½Σ*cz*²: \\ce{MgSO4} ½(4 + 4) × 0.010 = 0.040 mol/L; \\ce{CaCl2} and \\ce{Na2SO4} 0.030 mol/L; \\ce{NaNO3} 0.010 mol/L.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{MgSO4}': '0.5*0.010*(4+4)',
        '\\ce{CaCl2}': '0.5*0.010*(4+2)',
        '\\ce{Na2SO4}': '0.5*0.010*(2+4)',
        '\\ce{NaNO3}': '0.5*0.010*(1+1)',
      },
      pick: 'greatest',
      quantity: 'ionic strength in mol/L',
    },
  },
  {
    id: 'physical-solutions-and-colligative-123',
    topics: ['solutions-and-colligative'],
    tests: ['activity-coefficients'],
    uses: ['solubility-product', 'ionic-strength'],
    difficulty: 'advanced',
    text: 'Adding \\ce{KNO3} to a saturated solution of \\ce{AgCl} in contact with the solid raises the solubility of \\ce{AgCl} slightly. Why?',
    answer: 'The activity coefficients of \\ce{Ag+} and \\ce{Cl-} fall.',
    distractors: [
      {
        text: 'The activity coefficients of \\ce{Ag+} and \\ce{Cl-} rise.',
        slip: 'reversed-trend',
        teaching: 'Higher activity coefficients would let fewer ions satisfy the solubility product.',
      },
      {
        text: 'The solubility product of \\ce{AgCl} itself rises.',
        slip: 'standard-value-everywhere',
        teaching: 'The thermodynamic constant depends on the temperature alone.',
      },
      {
        text: 'The \\ce{NO3-} removes \\ce{Ag+} as a precipitate.',
        slip: 'solubility-rule',
        teaching: 'Silver nitrate is very soluble and does not precipitate.',
      },
    ],
    explanation:
      'The added ions raise the ionic strength and surround each \\ce{Ag+} and \\ce{Cl-} with ions of opposite charge. Their activity coefficients fall, so larger concentrations give the same product of activities.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-solutions-and-colligative-124',
    topics: ['solutions-and-colligative'],
    tests: ['molality'],
    difficulty: 'intermediate',
    text: 'To prepare a 1.00 mol/kg solution, a student dissolves 1.00 mol (180 g) of glucose and adds water until the mass of the solution is 1.00 kg. What is the molality of this solution?',
    answer: '1.22 mol/kg',
    distractors: [
      {
        text: '0.82 mol/kg',
        slip: 'inverted-ratio',
        teaching:
          'The solution contains 0.82 kg of water; the amount must be divided by this mass, not multiplied by it.',
        expression: '1 / 1.00 * (1.00 - 0.180)',
      },
      {
        text: '1.18 mol/kg',
        slip: 'multiplied-for-divided',
        teaching:
          'Here the amount was multiplied by 1.18 kg; it must be divided by the mass of the water, which is only 0.82 kg.',
        expression: '1.00 * (1.00 + 0.180)',
      },
      {
        text: '0.85 mol/kg',
        slip: 'solution-for-solvent',
        teaching: 'This relates the glucose to 1.18 kg, but the mass of the whole solution is 1.00 kg.',
        expression: '1.00 / (1.00 + 0.180)',
      },
    ],
    explanation:
      'The solution contains 1.00 kg − 0.180 kg = 0.820 kg of water: 1.00 mol / 0.820 kg = 1.22 mol/kg, more than intended.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
    computation: { kind: 'quantity', expression: '1.00 / (1.00 - 0.180)', unit: 'mol/kg' },
  },
  {
    id: 'physical-solutions-and-colligative-125',
    topics: ['solutions-and-colligative'],
    tests: ['ionic-strength'],
    difficulty: 'beginner',
    text: 'For which dissolved salt does the ionic strength equal the molar concentration? (Assume complete dissociation.)',
    answer: '\\ce{KNO3}',
    distractors: [
      {
        text: '\\ce{K2SO4}',
        slip: 'ignored-charges',
        teaching: 'The doubly charged sulfate and two potassium ions give three times the concentration.',
      },
      {
        text: '\\ce{CuSO4}',
        slip: 'ignored-charges',
        teaching: 'Two doubly charged ions give four times the concentration.',
      },
      {
        text: '\\ce{AlCl3}',
        slip: 'ignored-charges',
        teaching: 'The triply charged aluminum ion and three chloride ions give six times the concentration.',
      },
    ],
    explanation: '*I* = ½Σ*cz*². With two singly charged ions it is ½(1 + 1)*c* = *c*, as for \\ce{KNO3}.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{KNO3}': 'abs(0.5*(1+1) - 1)',
        '\\ce{K2SO4}': 'abs(0.5*(2+4) - 1)',
        '\\ce{CuSO4}': 'abs(0.5*(4+4) - 1)',
        '\\ce{AlCl3}': 'abs(0.5*(9+3) - 1)',
      },
      pick: 'least',
      quantity: 'distance of ionic strength per concentration from 1',
    },
  },
  {
    id: 'physical-solutions-and-colligative-126',
    topics: ['solutions-and-colligative'],
    tests: ['raoults-law'],
    difficulty: 'beginner',
    text: 'According to Raoult’s law, to what is the partial vapor pressure of a component of an ideal mixture proportional?',
    answer: 'To its mole fraction in the liquid',
    distractors: [
      {
        text: 'To its mole fraction in the vapor',
        slip: 'liquid-for-vapour',
        teaching:
          'By Dalton’s law this gives the fraction of the total pressure, which itself changes with composition.',
      },
      {
        text: 'To its mass fraction in the liquid',
        slip: 'mass-fraction-for-mole-fraction',
        teaching: 'The number of molecules matters, not their mass.',
      },
      {
        text: 'To its mass fraction in the vapor',
        slip: 'liquid-for-vapour',
        teaching:
          'The number of molecules matters, not their mass, and those in the liquid determine the vapor pressure.',
      },
    ],
    explanation:
      '*p*_{A} = *x*_{A}*p*_{A}\\*: the partial pressure is the mole fraction in the liquid times the vapor pressure of the pure component.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
  },
  {
    id: 'physical-solutions-and-colligative-127',
    topics: ['solutions-and-colligative'],
    tests: ['freezing-point-depression', 'molecular-formula'],
    uses: ['colligative-properties', 'molality'],
    difficulty: 'advanced',
    text: 'An unknown nonelectrolyte has the empirical formula \\ce{CH2O}. A solution of 6.00 g of it in 100 g of water freezes at −1.24 °C (*K*_{f} = 1.86 K·kg/mol). What is its molecular formula?',
    answer: '\\ce{C3H6O3}',
    distractors: [
      {
        text: '\\ce{CH2O}',
        slip: 'one-step-short',
        teaching: 'The freezing point gives 90 g/mol, three times the molar mass of this unit.',
      },
      {
        text: '\\ce{C2H4O2}',
        slip: 'forgot-factor',
        teaching: 'With 60 g/mol, the solution would be 1.00 mol/kg and freeze at −1.86 °C.',
      },
      {
        text: '\\ce{C6H12O6}',
        slip: 'forgot-factor-two',
        teaching: 'With 180 g/mol, the solution would be only 0.333 mol/kg and freeze at −0.62 °C.',
      },
    ],
    explanation:
      'Molality: 1.24/1.86 = 0.667 mol/kg, so 0.0667 mol in 100 g of water. *M* = 6.00 g / 0.0667 mol = 90 g/mol = 3 × 30 g/mol: \\ce{C3H6O3}.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{C3H6O3}': 'abs(M(C3H6O3) - 6.00/(1.24/1.86*0.100))',
        '\\ce{CH2O}': 'abs(M(CH2O) - 6.00/(1.24/1.86*0.100))',
        '\\ce{C2H4O2}': 'abs(M(C2H4O2) - 6.00/(1.24/1.86*0.100))',
        '\\ce{C6H12O6}': 'abs(M(C6H12O6) - 6.00/(1.24/1.86*0.100))',
      },
      pick: 'least',
      quantity: 'distance from the measured molar mass',
    },
  },
];
