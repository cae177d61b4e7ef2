import type { WrittenQuestion } from '../../written-question.ts';

/** Measurements, amounts, solutions and redox, in further narrow words of students. */
export const amountsAndReactionsNarrow: readonly WrittenQuestion[] = [
  {
    id: 'general-balancing-560',
    topics: ['balancing'],
    tests: ['balancing-equations'],
    uses: ['combustion'],
    difficulty: 'intermediate',
    text: 'For the complete combustion of butane, a student writes one \\ce{C4H10} and \\ce{O2} on the left and \\ce{4CO2} and \\ce{5H2O} on the right. Now C and H are balanced, and there are 13 oxygen atoms on the right. How is the equation completed with whole numbers?',
    answer: 'Double all the other coefficients, and write \\ce{13O2}.',
    distractors: [
      {
        text: 'Keep all the other coefficients, and write \\ce{13O2}.',
        slip: 'atoms-for-molecules',
        teaching:
          'Thirteen oxygen molecules contain 26 atoms, twice as many as the products \\ce{4CO2} and \\ce{5H2O}.',
      },
      {
        text: 'Keep all the other coefficients, and write \\ce{7O2}.',
        slip: 'rounded-ratio',
        teaching: 'The 6.5 molecules that are needed were rounded up; 14 atoms do not balance 13.',
      },
      {
        text: 'Double all the other coefficients, and write \\ce{26O2}.',
        slip: 'atoms-for-molecules',
        teaching: 'Doubling gives 26 oxygen atoms on the right, but these are only 13 molecules of \\ce{O2}.',
      },
    ],
    explanation:
      'Thirteen oxygen atoms correspond to 6.5 molecules of \\ce{O2}. To avoid the fraction, everything is doubled: \\ce{2C4H10 + 13O2 -> 8CO2 + 10H2O}. So all the other coefficients are doubled, and \\ce{13O2} is written.',
    reference: 'OpenStax Chemistry 2e, section 4.1',
  },
  {
    id: 'general-balancing-561',
    topics: ['balancing'],
    tests: ['balancing-equations'],
    uses: ['combustion'],
    difficulty: 'beginner',
    text: 'In balancing the equation for the combustion of a hydrocarbon, C and H are balanced first and \\ce{O2} last. What makes it convenient to leave \\ce{O2} until the end?',
    answer: 'Its coefficient changes the count of no other element.',
    distractors: [
      {
        text: 'Its coefficient is even in every combustion.',
        slip: 'relation-invented',
        teaching: 'The coefficient can be odd, as in \\ce{C3H8 + 5O2 -> 3CO2 + 4H2O}.',
      },
      {
        text: 'Its amount is unimportant, since air is in excess.',
        slip: 'wrong-cause',
        teaching: 'An excess may be present, but the equation states exactly how much oxygen reacts.',
      },
      {
        text: 'Its atoms are found in only one of the products.',
        slip: 'ignored-one-product',
        teaching: 'Oxygen atoms end up in both \\ce{CO2} and \\ce{H2O}.',
      },
    ],
    explanation:
      'Carbon and hydrogen occur in compounds, so their coefficients also change the number of oxygen atoms. \\ce{O2} contains nothing but oxygen: its coefficient changes the count of no other element, and nothing that was balanced is disturbed.',
    reference: 'OpenStax Chemistry 2e, section 4.1',
  },
  {
    id: 'general-empirical-formulas-560',
    topics: ['empirical-formulas'],
    tests: ['empirical-formula', 'molecular-formula'],
    difficulty: 'intermediate',
    text: 'From the mass percentages of a compound (176 g/mol), a student finds the mole ratio C : H : O = 1.00 : 1.33 : 1.00, takes CHO (29 g/mol) as the empirical formula and gets \\ce{C6H6O6}. The correct formula is \\ce{C6H8O6}. What should the student have done?',
    answer: 'Tripled the ratio before using the molar mass',
    distractors: [
      {
        text: 'Rounded 1.33 up to 2 before using the molar mass',
        slip: 'rounded-ratio',
        teaching: 'This gives \\ce{CH2O} (30 g/mol), which leads to \\ce{C6H12O6} and not to \\ce{C6H8O6}.',
      },
      {
        text: 'Rounded 1.33 up to 1.5 and then doubled the ratio',
        slip: 'rounded-ratio',
        teaching:
          'This gives \\ce{C2H3O2} (59 g/mol), which leads to \\ce{C6H9O6}; 1.33 is close to 4/3, not to 3/2.',
      },
      {
        text: 'Tripled only the 1.33 to make it a whole number',
        slip: 'one-part-right',
        teaching:
          'This gives 1 : 4 : 1, a different ratio; all three numbers must be multiplied by the same factor.',
      },
    ],
    explanation:
      'The number 1.33 is close to 4/3 and must not be rounded to 1. Tripled, the ratio is 3 : 4 : 3, so the empirical formula is \\ce{C3H4O3} (88 g/mol), and 176/88 = 2 gives \\ce{C6H8O6}. The ratio should have been tripled before the molar mass was used.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
  },
  {
    id: 'general-empirical-formulas-561',
    topics: ['empirical-formulas'],
    tests: ['molecular-formula', 'empirical-formula'],
    difficulty: 'intermediate',
    text: 'A compound with a molar mass of about 160 g/mol is 74.0% C, 8.7% H and 17.3% N by mass. What is its molecular formula? (atomic masses: C 12.01, H 1.008, N 14.01)',
    answer: '\\ce{C10H14N2}',
    distractors: [
      {
        text: '\\ce{C5H7N}',
        slip: 'one-step-short',
        teaching:
          'This is the empirical formula, 81 g/mol; the molar mass of about 160 g/mol is twice as large.',
      },
      {
        text: '\\ce{C10H7N2}',
        slip: 'diatomic-mass-for-atoms',
        teaching:
          'The percentage of hydrogen was divided by 2.016, the molar mass of \\ce{H2}, which halves the H atoms.',
      },
      {
        text: '\\ce{C8H10N4}',
        slip: 'one-condition-only',
        teaching: 'The molar mass fits, but this compound would be 35% nitrogen by mass.',
      },
    ],
    explanation:
      'In 100 g there are 74.0/12.01 = 6.16 mol C, 8.7/1.008 = 8.6 mol H and 17.3/14.01 = 1.23 mol N, a ratio of 5 : 7 : 1. \\ce{C5H7N} has 81 g/mol, about half of 160 g/mol, so the molecular formula is \\ce{C10H14N2}.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
  },
  {
    id: 'general-gas-laws-560',
    topics: ['gas-laws'],
    tests: ['partial-pressures'],
    difficulty: 'beginner',
    text: 'Oxygen is collected over water, and the water levels inside and outside the tube are made equal. Before the amount of \\ce{O2} is calculated, the vapor pressure of water is subtracted from the atmospheric pressure. What is the reason?',
    answer: 'Water vapor in the tube exerts part of the total pressure.',
    distractors: [
      {
        text: 'Water vapor in the tube weighs down the liquid surface.',
        slip: 'wrong-cause',
        teaching:
          'The vapor acts by the collisions of its molecules with the walls, as the oxygen does, not by its weight.',
      },
      {
        text: 'Some of the oxygen dissolves in the water.',
        slip: 'other-process',
        teaching: 'Very little \\ce{O2} dissolves, and the vapor pressure does not tell how much.',
      },
      {
        text: 'Some of the oxygen combines with water vapor.',
        slip: 'event-invented',
        teaching:
          'Oxygen and water vapor do not react; they form a mixture in which each has its own pressure.',
      },
    ],
    explanation:
      'The gas in the tube is a mixture of oxygen and water vapor, and its total pressure equals the atmospheric pressure. By Dalton’s law *p*(\\ce{O2}) = *p*(total) − *p*(\\ce{H2O}), because water vapor in the tube exerts part of the total pressure.',
    reference: 'OpenStax Chemistry 2e, section 9.3',
  },
  {
    id: 'general-gas-laws-561',
    topics: ['gas-laws'],
    tests: ['partial-pressures'],
    difficulty: 'intermediate',
    text: 'Two students collect hydrogen over water at a total pressure of 740 Torr, one at 20 °C, the other at 35 °C. The vapor pressure of water is 18 Torr at 20 °C and 42 Torr at 35 °C. Both use 740 Torr as the pressure of hydrogen. How do their calculated amounts of \\ce{H2} differ from the true ones?',
    answer: 'Both are too large, more so at 35 °C.',
    distractors: [
      {
        text: 'Both are too small, more so at 35 °C.',
        slip: 'wrong-sign',
        teaching:
          'The pressure that is used, 740 Torr, is larger than that of hydrogen, so the amount is too large.',
      },
      {
        text: 'Both are too small, by the same percentage.',
        slip: 'wrong-sign',
        teaching:
          'The pressure of hydrogen is less than 740 Torr, so both amounts come out too large, and not equally.',
      },
      {
        text: 'Both are too large, by the same percentage.',
        slip: 'ignored-temperature-change',
        teaching: 'The share of the vapor in 740 Torr is 18 Torr in one case and 42 Torr in the other.',
      },
    ],
    explanation:
      'The true pressures of hydrogen are 740 − 18 = 722 Torr and 740 − 42 = 698 Torr. Using 740 Torr gives 2.5% too much at 20 °C and 6% too much at 35 °C: both are too large, more so at 35 °C.',
    reference: 'OpenStax Chemistry 2e, section 9.3',
  },
  {
    id: 'general-measurement-560',
    topics: ['measurement'],
    tests: ['density'],
    difficulty: 'advanced',
    text: 'To find the density of a block of wood by water displacement, a student divides its mass by the volume by which the water level in a graduated cylinder rises. The block floats, and part of it is above the water. What density does the student find?',
    answer: 'That of water, since it displaces its own mass of water',
    distractors: [
      {
        text: 'That of the wood, since it displaces its own volume of water',
        slip: 'given-fact-overlooked',
        teaching:
          'Only a fully submerged block displaces its own volume; part of this one is above the water.',
      },
      {
        text: 'Less than that of the wood, since the level rises too little',
        slip: 'reversed-trend',
        teaching:
          'The level does rise too little, but a volume that is too small makes the quotient too large.',
      },
      {
        text: 'The mean of water and wood, since only a part is submerged',
        slip: 'relation-invented',
        teaching:
          'The result does not depend on the density of the wood at all: the displaced water has the mass of the block.',
      },
    ],
    explanation:
      'A floating body displaces water with the same mass as its own. The volume read is the volume of this water, so the mass divided by it is the density of water, about 1.0 g/mL. The block has to be pushed completely under the water.',
    reference: 'OpenStax Chemistry 2e, section 1.4',
  },
  {
    id: 'general-measurement-561',
    topics: ['measurement'],
    tests: ['density'],
    difficulty: 'intermediate',
    text: 'A graduated cylinder contains 50.0 mL of water. With a metal sinker in it, the level is at 62.0 mL. A 2.90 g cork is then tied to the sinker so that both are under water, and the level is at 74.1 mL. What is the density of the cork?',
    answer: '0.240 g/mL',
    distractors: [
      {
        text: '0.120 g/mL',
        slip: 'wrong-reference',
        teaching:
          'The rise from 50.0 mL also includes the sinker; the cork alone raises the level from 62.0 mL.',
        expression: '2.90 / (74.1 - 50.0)',
      },
      {
        text: '0.0391 g/mL',
        slip: 'value-for-change',
        teaching: 'The reading of 74.1 mL is water, sinker and cork together, not the volume of the cork.',
        expression: '2.90 / 74.1',
      },
      {
        text: '0.0468 g/mL',
        slip: 'wrong-reference',
        teaching:
          'The level of 62.0 mL is that of water and sinker; the cork is responsible only for the rise from there to 74.1 mL.',
        expression: '2.90 / 62.0',
      },
    ],
    explanation:
      'The cork displaces 74.1 mL − 62.0 mL = 12.1 mL of water, its own volume. Its density is 2.90 g / 12.1 mL = 0.240 g/mL.',
    reference: 'OpenStax Chemistry 2e, section 1.4',
    computation: { kind: 'quantity', expression: '2.90 / (74.1 - 62.0)', unit: 'g/mL' },
  },
  {
    id: 'general-measurement-580',
    topics: ['measurement'],
    tests: ['volumetric-glassware', 'laboratory-apparatus'],
    difficulty: 'beginner',
    text: 'For a titration, a student (1) transfers 25.00 mL of the sample to a flask, (2) acidifies it with about 10 mL of dilute sulfuric acid, and (3) adds titrant until the color changes. Which glassware suits these steps, in this order?',
    answer: 'Volumetric pipet, graduated cylinder, buret',
    distractors: [
      {
        text: 'Graduated cylinder, volumetric pipet, buret',
        slip: 'overrated-glassware',
        teaching: 'The sample must be measured precisely, whereas “about 10 mL” does not call for a pipet.',
      },
      {
        text: 'Buret, volumetric pipet, graduated cylinder',
        slip: 'apparatus-confused',
        teaching:
          'The volume of titrant is not known beforehand and is read to 0.01 or 0.02 mL, which takes a buret.',
      },
      {
        text: 'Graduated cylinder, buret, volumetric pipet',
        slip: 'apparatus-confused',
        teaching:
          'A volumetric pipet delivers one fixed volume, so it cannot be used to add titrant up to a color change.',
      },
    ],
    explanation:
      'A fixed precise volume calls for a volumetric pipet, a rough volume of an auxiliary reagent for a graduated cylinder, and a variable precise volume for a buret. The order is volumetric pipet, graduated cylinder, buret.',
    reference: 'Harris, Quantitative Chemical Analysis, sections 2-5 and 2-6',
  },
  {
    id: 'general-measurement-581',
    topics: ['measurement'],
    tests: ['volumetric-glassware', 'laboratory-apparatus'],
    difficulty: 'intermediate',
    text: 'For which of these liquids is a graduated cylinder precise enough, so that neither a buret nor a volumetric pipet is needed?',
    answer: 'Water used to dissolve a weighed acid before it is titrated',
    distractors: [
      {
        text: 'Base added to an acid until the indicator changes color',
        slip: 'overrated-glassware',
        teaching: 'The result is calculated from this volume, so it has to be read from a buret.',
      },
      {
        text: 'Vinegar measured into a flask as the sample for a titration',
        slip: 'overrated-glassware',
        teaching: 'The concentration is calculated with this volume, so a volumetric pipet is needed.',
      },
      {
        text: 'Stock solution measured into a flask to be diluted to a standard',
        slip: 'overrated-glassware',
        teaching:
          'An error in this portion makes the standard wrong by the same percentage, so it is pipetted.',
      },
    ],
    explanation:
      'Precise glassware is needed where the volume enters the calculation. The amount of a weighed acid does not depend on how much water it is dissolved in. So the cylinder is precise enough for water used to dissolve a weighed acid before it is titrated.',
    reference: 'Harris, Quantitative Chemical Analysis, sections 2-5 and 2-6',
  },
  {
    id: 'general-nomenclature-560',
    topics: ['nomenclature'],
    tests: ['naming-acids'],
    difficulty: 'beginner',
    text: 'The ions \\ce{NO2-} and \\ce{NO3-} are called nitrite and nitrate. Which acid is named correctly, and for the right reason?',
    answer: '\\ce{HNO2} is nitrous acid, because -ite becomes -ous.',
    distractors: [
      {
        text: '\\ce{HNO2} is nitric acid, because -ate becomes -ic.',
        slip: 'names-exchanged',
        teaching:
          'The rule about the endings is right, but \\ce{HNO2} contains the -ite ion; the -ate ion is in \\ce{HNO3}.',
      },
      {
        text: '\\ce{HNO3} is nitrous acid, because -ate becomes -ous.',
        slip: 'names-exchanged',
        teaching: 'The ending -ous belongs to acids of -ite ions, which have fewer oxygen atoms.',
      },
      {
        text: '\\ce{HNO3} is pernitric acid, because -ate becomes -ic.',
        slip: 'overgeneralised-rule',
        teaching:
          'The ending is right, but an acid has the prefix per- only if its ion has it, as in perchlorate, \\ce{ClO4-}.',
      },
    ],
    explanation:
      'The name of an oxoacid follows from that of its anion: -ate becomes -ic, and -ite becomes -ous. \\ce{HNO3} contains nitrate and is nitric acid; \\ce{HNO2} contains nitrite and is nitrous acid, because -ite becomes -ous.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
  },
  {
    id: 'general-reactions-in-solution-580',
    topics: ['reactions-in-solution'],
    tests: ['tests-for-ions'],
    difficulty: 'beginner',
    text: 'Pure compounds of lithium, sodium, potassium, calcium and copper(II) are held in a flame. Which colors are seen, in this order?',
    answer: 'Deep red, yellow, pale violet, orange-red, blue-green',
    distractors: [
      {
        text: 'Yellow, deep red, pale violet, blue-green, orange-red',
        slip: 'color-of-another-ion',
        teaching: 'Yellow is the color of sodium and deep red that of lithium, and copper gives blue-green.',
      },
      {
        text: 'Pale violet, deep red, yellow, orange-red, blue-green',
        slip: 'color-of-another-ion',
        teaching: 'Calcium and copper are right, but pale violet is the color of potassium, not of lithium.',
      },
      {
        text: 'Yellow, pale violet, deep red, blue-green, orange-red',
        slip: 'color-of-another-ion',
        teaching:
          'The first three are shifted by one place: deep red belongs to lithium, yellow to sodium, pale violet to potassium.',
      },
    ],
    explanation:
      'Lithium colors the flame deep red (crimson), sodium bright yellow, potassium pale violet (lilac), calcium orange-red, and copper(II) blue-green. In this order: deep red, yellow, pale violet, orange-red, blue-green.',
    reference: 'Housecroft & Sharpe, Inorganic Chemistry, sections 11.2 and 12.1',
  },
  {
    id: 'general-reactions-in-solution-581',
    topics: ['reactions-in-solution'],
    tests: ['tests-for-ions'],
    difficulty: 'beginner',
    text: 'Pure chlorides of lithium, sodium, potassium, calcium and copper(II) are tested in a flame. Which two metals are most easily mistaken for each other by eye?',
    answer: 'Lithium and calcium',
    distractors: [
      {
        text: 'Sodium and copper',
        slip: 'color-of-another-ion',
        teaching: 'Sodium gives bright yellow and copper blue-green.',
      },
      {
        text: 'Sodium and potassium',
        slip: 'color-of-another-ion',
        teaching: 'Pure sodium salts give bright yellow and pure potassium salts pale violet.',
      },
      {
        text: 'Potassium and copper',
        slip: 'color-of-another-ion',
        teaching: 'Potassium gives pale violet and copper blue-green.',
      },
    ],
    explanation:
      'Sodium (yellow), potassium (pale violet) and copper (blue-green) have colors of their own. The other two flames are both reddish, deep red and orange-red: lithium and calcium.',
    reference: 'Housecroft & Sharpe, Inorganic Chemistry, sections 11.2 and 12.1',
  },
  {
    id: 'general-reactions-in-solution-582',
    topics: ['reactions-in-solution', 'stoichiometry'],
    tests: ['percentage-yield', 'preparing-salts'],
    difficulty: 'intermediate',
    text: 'A student prepares \\ce{CuSO4.5H2O} crystals from a weighed amount of \\ce{CuO} and excess sulfuric acid, weighs the crystals, and calculates a yield of 108%. Which of these could explain the result?',
    answer: 'The crystals were still damp when they were weighed.',
    distractors: [
      {
        text: 'The crystals were heated until they had turned white.',
        slip: 'forgot-crystal-water',
        teaching: 'White copper(II) sulfate has lost its water of crystallization, so it weighs less.',
      },
      {
        text: 'The molar mass of the crystals was taken as 249.7 g/mol.',
        slip: 'fault-invented',
        teaching:
          'This is the right molar mass of \\ce{CuSO4.5H2O}; only a smaller one would make the yield seem too high.',
      },
      {
        text: 'The crystals were collected before the solution had cooled.',
        slip: 'solubility-left-out',
        teaching: 'The warm solution still contains much copper(II) sulfate, so fewer crystals are obtained.',
      },
    ],
    explanation:
      'A yield above 100% means that the weighed mass includes something other than the product. Water on the surface of the crystals adds mass, whereas losses can only lower it: the crystals were still damp when they were weighed.',
    reference: 'OpenStax Chemistry 2e, section 4.4',
  },
  {
    id: 'general-reactions-in-solution-583',
    topics: ['reactions-in-solution', 'stoichiometry'],
    tests: ['preparing-salts', 'percentage-yield'],
    difficulty: 'intermediate',
    text: '\\ce{CuO} is dissolved completely in a slight excess of warm sulfuric acid. The solution is concentrated and cooled, and the \\ce{CuSO4.5H2O} crystals are filtered off and dried between sheets of filter paper. Nothing was spilled, but the yield is only 70%. Where is most of the missing copper?',
    answer: 'Dissolved in the filtrate',
    distractors: [
      {
        text: 'On the filter as unchanged \\ce{CuO}',
        slip: 'given-fact-overlooked',
        teaching: 'All of the oxide had dissolved in the acid.',
      },
      {
        text: 'On the filter as white \\ce{CuSO4}',
        slip: 'property-misjudged',
        teaching:
          'In contact with water the salt is blue and hydrated; drying between sheets of paper does not make it white.',
      },
      {
        text: 'Evaporated along with the water',
        slip: 'small-means-volatile',
        teaching: 'A salt does not evaporate with water; only its concentration rises.',
      },
    ],
    explanation:
      'A cold solution of copper(II) sulfate is saturated, not free of the salt. What stays dissolved at the low temperature runs through the filter, so most of the missing copper is dissolved in the filtrate.',
    reference: 'OpenStax Chemistry 2e, sections 4.4 and 11.3',
  },
  {
    id: 'general-reactions-in-solution-584',
    topics: ['reactions-in-solution', 'periodic-trends'],
    tests: ['chemistry-of-nitrogen-and-phosphorus', 'preparing-salts'],
    difficulty: 'intermediate',
    text: 'A factory makes the fertilizer ammonium nitrate with ammonia as its only source of nitrogen. How is the ammonia used?',
    answer: 'Part of it is oxidized to nitric acid, which reacts with the rest.',
    distractors: [
      {
        text: 'Part of it is oxidized to nitrogen, and the rest to nitric acid.',
        slip: 'reagent-still-needed',
        teaching:
          'Nitrogen gas does not react with nitric acid, and no ammonia would be left to form ammonium ions.',
      },
      {
        text: 'All of it is oxidized to nitric acid, and the water is evaporated.',
        slip: 'reagent-still-needed',
        teaching: 'This gives nitric acid only; ammonia is also needed for the ammonium ions of the salt.',
      },
      {
        text: 'All of it is dissolved in sulfuric acid, and the salt crystallizes.',
        slip: 'other-substance',
        teaching: 'Sulfuric acid gives ammonium sulfate; a nitrate requires nitric acid.',
      },
    ],
    explanation:
      'Catalytic oxidation by air (Ostwald process) turns ammonia into NO, \\ce{NO2} and finally \\ce{HNO3}. Then \\ce{NH3 + HNO3 -> NH4NO3}: part of it is oxidized to nitric acid, which reacts with the rest.',
    reference: 'OpenStax Chemistry 2e, section 18.7',
  },
  {
    id: 'general-redox-460',
    topics: ['redox'],
    tests: ['activity-series'],
    difficulty: 'intermediate',
    text: 'Metal X reacts with cold water. Metal Y reacts with dilute hydrochloric acid but barely reacts with cold water. Metal Z reacts with neither. Which metals could X, Y and Z be, in this order?',
    answer: 'Calcium, zinc, copper',
    distractors: [
      {
        text: 'Zinc, potassium, copper',
        slip: 'series-misordered',
        teaching:
          'X and Y are exchanged: potassium reacts violently with cold water, and zinc barely reacts.',
      },
      {
        text: 'Silver, iron, sodium',
        slip: 'activity-order-reversed',
        teaching:
          'The series is read from the wrong end: silver reacts with neither, and sodium with cold water.',
      },
      {
        text: 'Sodium, silver, iron',
        slip: 'series-position-wrong',
        teaching: 'Silver lies below hydrogen and does not react with dilute acid, but iron does.',
      },
    ],
    explanation:
      'Only metals near the top of the series, such as calcium, react with cold water. Metals above hydrogen, such as zinc, react with dilute acids, and those below it, such as copper, do not. The order is calcium, zinc, copper.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-redox-580',
    topics: ['redox'],
    tests: ['extraction-of-metals'],
    difficulty: 'beginner',
    text: 'Phytoextraction (using plants) and bioleaching (using bacteria) yield copper more slowly than mining and smelting. What is their main advantage?',
    answer: 'They work even where the copper content is very low.',
    distractors: [
      {
        text: 'They release the copper without the use of any acid.',
        slip: 'property-misjudged',
        teaching:
          'Bioleaching gives an acidic solution, and the ash of the plants is usually treated with acid.',
      },
      {
        text: 'They yield metallic copper without any later step.',
        slip: 'one-step-short',
        teaching:
          'Both give copper ions, in ash or in solution, which still have to be reduced to the metal.',
      },
      {
        text: 'They yield metallic copper that is purer than electrolytic copper.',
        slip: 'order-of-steps',
        teaching:
          'Both give copper compounds; the metal is obtained from these afterward, often by electrolysis.',
      },
    ],
    explanation:
      'High-grade copper ores are running out. Plants take up copper ions from poor soil, and bacteria leach them from low-grade ore or mine waste, with little digging and heating: they work even where the copper content is very low.',
    reference: 'AQA GCSE Chemistry, section 4.10.1.4',
  },
  {
    id: 'general-redox-581',
    topics: ['redox'],
    tests: ['half-equations'],
    difficulty: 'beginner',
    text: 'Acidified dichromate oxidizes \\ce{Fe^2+} to \\ce{Fe^3+} and becomes \\ce{Cr^3+}. Which half-equation for the dichromate ion is correct?',
    answer: '\\ce{Cr2O7^2- + 14H+ + 6e- -> 2Cr^3+ + 7H2O}',
    distractors: [
      {
        text: '\\ce{Cr2O7^2- + 14H+ + 3e- -> 2Cr^3+ + 7H2O}',
        slip: 'electrons-miscounted',
        teaching: 'Each of the two chromium atoms goes from +6 to +3, so six electrons are taken up.',
      },
      {
        text: '\\ce{Cr2O7^2- + 14H+ + 8e- -> 2Cr^3+ + 7H2O}',
        slip: 'ignored-ion-charge',
        teaching:
          'The left side has a charge of +12, not +14, because the dichromate ion brings in a charge of −2.',
      },
      {
        text: '\\ce{Cr2O7^2- + 14H+ + 12e- -> 2Cr^3+ + 7H2O}',
        slip: 'one-side-only',
        teaching:
          'The charge of +12 on the left has to come down to +6, the charge on the right, and not to zero.',
      },
    ],
    explanation:
      'Seven oxygen atoms become seven \\ce{H2O}, which takes 14 \\ce{H+}. The charge is −2 + 14 = +12 on the left and +6 on the right, so six electrons are added on the left: \\ce{Cr2O7^2- + 14H+ + 6e- -> 2Cr^3+ + 7H2O}.',
    reference: 'OpenStax Chemistry 2e, section 17.1',
    computation: { kind: 'balanced-equation' },
  },
  {
    id: 'general-redox-582',
    topics: ['redox', 'balancing'],
    tests: ['half-equations', 'balancing-equations'],
    difficulty: 'intermediate',
    text: 'A student combines \\ce{Cr2O7^2- + 14H+ + 6e- -> 2Cr^3+ + 7H2O} and \\ce{Fe^2+ -> Fe^3+ + e-} to give the overall equation \\ce{Cr2O7^2- + 14H+ + Fe^2+ -> 2Cr^3+ + 7H2O + Fe^3+}. Why is this equation not balanced?',
    answer: 'The charges differ: six \\ce{Fe^2+} have to react.',
    distractors: [
      {
        text: 'The charges differ: two \\ce{Fe^2+} have to react.',
        slip: 'electrons-miscounted',
        teaching:
          'There are two chromium atoms, but each takes up three electrons, so six iron(II) ions are needed.',
      },
      {
        text: 'The atoms differ: seven \\ce{H+} have to react.',
        slip: 'atoms-miscounted',
        teaching:
          'Seven \\ce{H2O} contain 14 hydrogen atoms, so all atoms are balanced in the student’s equation.',
      },
      {
        text: 'The atoms differ: two \\ce{Fe^2+} have to react.',
        slip: 'atoms-miscounted',
        teaching:
          'There is one iron ion on each side, and the other atoms are balanced as well; the charges are not.',
      },
    ],
    explanation:
      'The charge is −2 + 14 + 2 = +14 on the left, but 6 + 3 = +9 on the right. One dichromate ion takes up six electrons, and each \\ce{Fe^2+} gives up one, so the iron half-equation is multiplied by six. The charges differ: six \\ce{Fe^2+} have to react.',
    reference: 'OpenStax Chemistry 2e, section 17.1',
  },
  {
    id: 'general-redox-840',
    topics: ['redox'],
    tests: ['extraction-of-metals'],
    difficulty: 'intermediate',
    text: 'A student writes: “Cryolite is used in making aluminum from aluminum oxide because it is a catalyst: it lowers the activation energy of the electrolysis.” What is cryolite really used for?',
    answer: 'It is the solvent that dissolves the aluminum oxide at about 950 °C.',
    distractors: [
      {
        text: 'It is the ore from which most of the aluminum is formed.',
        slip: 'role-of-a-species',
        teaching:
          'The aluminum comes from \\ce{Al2O3}, which is added again and again; cryolite is hardly consumed.',
      },
      {
        text: 'It is the reducing agent that takes oxygen from the aluminum oxide.',
        slip: 'role-of-a-species',
        teaching: 'Aluminum ions are reduced by electrons at the cathode, not by a substance in the bath.',
      },
      {
        text: 'It is the insulator that keeps the current out of the aluminum oxide.',
        slip: 'wrong-charge-carrier',
        teaching: 'Molten cryolite consists of ions and conducts; the current has to pass through the bath.',
      },
    ],
    explanation:
      'Pure aluminum oxide melts only above 2000 °C. Dissolved in molten cryolite, its ions can move at about 950 °C, which saves much energy. Cryolite is the solvent that dissolves the aluminum oxide at this temperature.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-redox-841',
    topics: ['redox', 'reactions-in-solution'],
    tests: ['combustion'],
    uses: ['heme'],
    difficulty: 'beginner',
    text: 'How is carbon monoxide formed in a faulty gas heater, and why is it toxic?',
    answer: 'By combustion in too little air; it binds to hemoglobin.',
    distractors: [
      {
        text: 'By combustion in too much air; it binds to hemoglobin.',
        slip: 'reversed-trend',
        teaching: 'With plenty of air the carbon of the fuel burns completely to carbon dioxide.',
      },
      {
        text: 'By combustion in too little air; it forms an acid in the blood.',
        slip: 'other-substance',
        teaching:
          'Carbon dioxide forms an acid in water; carbon monoxide is neutral and blocks the transport of oxygen.',
      },
      {
        text: 'By combustion in too much air; it forms an acid in the blood.',
        slip: 'other-substance',
        teaching:
          'This describes carbon dioxide, the product of complete combustion; CO forms when oxygen is short and is not acidic.',
      },
    ],
    explanation:
      'With too little oxygen, combustion is incomplete and gives CO in place of \\ce{CO2}. CO binds to the iron of hemoglobin about 200 times as strongly as oxygen, so the blood carries less oxygen. It is formed by combustion in too little air, and it binds to hemoglobin.',
    reference: 'OpenStax Chemistry 2e, sections 5.3 and 19.2',
  },
  {
    id: 'general-solutions-560',
    topics: ['solutions'],
    tests: ['henrys-law', 'solubility-of-gases-and-solids'],
    difficulty: 'intermediate',
    text: 'Each of four closed vessels contains water in equilibrium with \\ce{CO2} or a mixture of \\ce{CO2} and \\ce{N2}. Given the partial pressures and temperatures below, which vessel has the greatest concentration of dissolved \\ce{CO2}?',
    answer: '\\ce{CO2} at 2 atm; 5 °C',
    distractors: [
      {
        text: '\\ce{CO2} at 2 atm; 25 °C',
        slip: 'reversed-trend',
        teaching:
          'The solubility of a gas in water falls on warming, so at 25 °C less \\ce{CO2} is dissolved than at 5 °C.',
      },
      {
        text: '\\ce{CO2} at 1 atm and \\ce{N2} at 4 atm; 5 °C',
        slip: 'total-for-partial-pressure',
        teaching:
          'The total of 5 atm does not matter; by Henry’s law the partial pressure of \\ce{CO2}, 1 atm, does.',
      },
      {
        text: '\\ce{CO2} at 2 atm and \\ce{N2} at 4 atm; 25 °C',
        slip: 'total-for-partial-pressure',
        teaching:
          'The total of 6 atm does not matter; the partial pressure of \\ce{CO2} is 2 atm, and at 25 °C it is less soluble than at 5 °C.',
      },
    ],
    explanation:
      'By Henry’s law the concentration is proportional to the partial pressure of \\ce{CO2} itself, whatever the pressure of other gases. The solubility of a gas in water falls with temperature. The greatest concentration is found with \\ce{CO2} at 2 atm and 5 °C.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
  },
  {
    id: 'general-solutions-580',
    topics: ['solutions'],
    tests: ['freezing-point-depression', 'vant-hoff-factor'],
    difficulty: 'beginner',
    text: 'A solution of 0.5 mol of sodium chloride in 1 kg of water freezes at a lower temperature than a solution of 0.5 mol of sucrose in 1 kg of water. Why?',
    answer: 'The salt gives about twice as many particles.',
    distractors: [
      {
        text: 'The salt gives particles that are far smaller.',
        slip: 'molar-mass-for-particles',
        teaching: 'The freezing point depends on how many particles are dissolved, not on how big they are.',
      },
      {
        text: 'The salt gives off more heat as it dissolves.',
        slip: 'wrong-cause',
        teaching: 'Heat of solution changes the temperature for a while, but not the freezing point.',
      },
      {
        text: 'The sugar gives molecules that freeze into the ice.',
        slip: 'event-invented',
        teaching: 'The ice that forms is practically pure water; the sugar molecules stay in the liquid.',
      },
    ],
    explanation:
      'Freezing-point depression counts dissolved particles. Each NaCl separates into \\ce{Na+} and \\ce{Cl-}, whereas sucrose stays in whole molecules: the salt gives about twice as many particles.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
  },
  {
    id: 'general-solutions-581',
    topics: ['solutions'],
    tests: ['freezing-point-depression', 'vant-hoff-factor'],
    uses: ['molar-mass'],
    difficulty: 'intermediate',
    text: 'Equal masses of salt, \\ce{NaCl}, and sugar, \\ce{C12H22O11}, are sprinkled on two patches of ice at −3 °C. Salt melts far more ice. What explains this?',
    answer: 'Salt has more formula units per gram, and each splits in two.',
    distractors: [
      {
        text: 'Sugar has large molecules, and they hardly dissolve in cold water.',
        slip: 'solubility-rule',
        teaching:
          'Sugar dissolves very well in the film of cold water on ice; it simply gives fewer particles per gram.',
      },
      {
        text: 'Salt has small particles, and they push in between ice molecules.',
        slip: 'event-invented',
        teaching:
          'The ions stay in the liquid and do not enter the ice; what counts is how many particles are dissolved.',
      },
      {
        text: 'Salt has small particles, and they give off heat as they dissolve.',
        slip: 'wrong-cause',
        teaching:
          'Dissolving sodium chloride absorbs a little heat; it melts ice by lowering the freezing point.',
      },
    ],
    explanation:
      'The more particles dissolve, the lower the freezing point. One gram of NaCl (58 g/mol) contains almost six times as many moles as one gram of sugar (342 g/mol), and each gives two ions: salt has more formula units per gram, and each splits in two.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
  },
  {
    id: 'general-stoichiometry-580',
    topics: ['stoichiometry'],
    tests: ['atom-economy'],
    difficulty: 'intermediate',
    text: 'Hydrogen is made from methane and steam: \\ce{CH4(g) + H2O(g) -> CO(g) + 3H2(g)}. What is the atom economy for hydrogen? (molar masses in g/mol: \\ce{CH4} 16.04, \\ce{H2O} 18.02, \\ce{CO} 28.01, \\ce{H2} 2.02)',
    answer: '17.8%',
    distractors: [
      {
        text: '21.6%',
        slip: 'wrong-reference',
        teaching:
          'The mass of \\ce{H2} was compared with that of \\ce{CO} alone, not with the mass of all reactants.',
        expression: '3 * 2.02 / 28.01 * 100',
      },
      {
        text: '37.8%',
        slip: 'ignored-reactant',
        teaching: 'Steam is a reactant as well, so its mass belongs to the total.',
        expression: '3 * 2.02 / 16.04 * 100',
      },
      {
        text: '75.0%',
        slip: 'masses-for-moles',
        teaching: 'This is the share of \\ce{H2} among the product molecules; atom economy compares masses.',
        expression: '3 / (1 + 3) * 100',
      },
    ],
    explanation:
      'Atom economy is the mass of the desired product divided by the mass of all reactants in the equation: 3 × 2.02/(16.04 + 18.02) = 6.06/34.06 = 17.8%.',
    reference: 'OpenStax Chemistry 2e, section 4.4',
    computation: { kind: 'quantity', expression: '3 * 2.02 / (16.04 + 18.02) * 100', unit: '%' },
  },
  {
    id: 'general-stoichiometry-581',
    topics: ['stoichiometry'],
    tests: ['atom-economy'],
    difficulty: 'beginner',
    text: 'In \\ce{CH4(g) + H2O(g) -> CO(g) + 3H2(g)}, three of the four product molecules are hydrogen. Yet the atom economy for hydrogen is only 18%. Why?',
    answer: 'Much of the mass formed is \\ce{CO}.',
    distractors: [
      {
        text: 'Much of the methane is left at equilibrium.',
        slip: 'yield-for-atom-economy',
        teaching:
          'An incomplete reaction lowers the yield; atom economy is calculated from the equation alone.',
      },
      {
        text: 'Much of the methane is burned for heat.',
        slip: 'yield-for-atom-economy',
        teaching: 'Fuel that is burned to heat the reactor does not appear in this equation.',
      },
      {
        text: 'Much of the steam is condensed unused.',
        slip: 'yield-for-atom-economy',
        teaching:
          'An excess of steam does not count; the equation uses one mole of it for each mole of methane.',
      },
    ],
    explanation:
      'Atom economy compares masses, not numbers of molecules. Per mole of methane, 6 g of hydrogen forms together with 28 g of carbon monoxide. The value is low: much of the mass formed is \\ce{CO}.',
    reference: 'OpenStax Chemistry 2e, section 4.4',
  },
];
