import type { WrittenQuestion } from '../../written-question.ts';

export const measuredAndPreparedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-errors-and-statistics-101',
    topics: ['errors-and-statistics'],
    tests: ['accuracy-and-precision'],
    difficulty: 'beginner',
    text: 'Each of four students makes three measurements of the mass concentration (in g/L) of a solution whose true value is 10.00 g/L. Whose results are precise but not accurate?',
    answer: '10.41, 10.42, 10.40',
    distractors: [
      {
        text: '9.99, 10.01, 10.00',
        slip: 'one-condition-only',
        teaching:
          'These results agree with each other and with the true value: they are precise and accurate.',
      },
      {
        text: '9.70, 10.31, 9.98',
        slip: 'accuracy-for-precision',
        teaching:
          'The mean is close to 10.00, but the results scatter; they are accurate on average, but not precise.',
      },
      {
        text: '9.21, 10.02, 10.68',
        slip: 'accuracy-for-precision',
        teaching: 'These results scatter widely, so they are not precise.',
      },
    ],
    explanation:
      'Precise results agree with each other; accurate ones agree with the true value. 10.41, 10.42 and 10.40 lie within 0.02 of each other but 0.41 above the true value.',
    reference: 'OpenStax Chemistry 2e, section 1.5',
  },
  {
    id: 'analytical-errors-and-statistics-102',
    topics: ['errors-and-statistics'],
    tests: ['accuracy-and-precision'],
    difficulty: 'intermediate',
    text: 'A balance reads 0.0050 g too high at every weighing. A sample is weighed by difference: the bottle is weighed before and after some of the powder is poured out. How is the measured mass of the sample affected?',
    answer: 'It is not affected, since the error is the same in both readings.',
    distractors: [
      {
        text: 'It is too large by 0.0050 g, as is every reading.',
        slip: 'bias-for-scatter',
        teaching:
          'Each reading is too large, but the sample is the difference of two readings, and the constant error drops out.',
      },
      {
        text: 'It is too large by 0.0100 g, since two readings are made.',
        slip: 'errors-add-in-mean',
        teaching: 'The two errors are equal and are subtracted from each other; they do not add up.',
      },
      {
        text: 'It is less precise, but correct on average over many weighings.',
        slip: 'bias-for-scatter',
        teaching: 'A constant error does not scatter, so it cannot make the results less precise.',
      },
    ],
    explanation:
      'mass = (first true mass + 0.0050 g) − (second true mass + 0.0050 g). The constant error cancels, so neither accuracy nor precision suffers.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 3',
  },
  {
    id: 'analytical-errors-and-statistics-103',
    topics: ['errors-and-statistics', 'calibration'],
    tests: ['accuracy-and-precision'],
    uses: ['quality-assurance'],
    difficulty: 'advanced',
    text: 'Four methods are tried on a reference material certified as 50.0 ± 0.2 mg/kg, six times each. The options give the mean and the standard deviation in mg/kg. For which method is a search for a systematic error most worthwhile?',
    answer: '54.1 and 0.3',
    distractors: [
      {
        text: '50.1 and 0.3',
        slip: 'bias-for-scatter',
        teaching: 'This mean agrees with the certificate; there is no sign of a systematic error.',
      },
      {
        text: '50.3 and 4.8',
        slip: 'bias-for-scatter',
        teaching: 'Here the scatter is the problem; the deviation of the mean, 0.3, is well within it.',
      },
      {
        text: '53.2 and 9.5',
        slip: 'bias-for-scatter',
        teaching:
          'With such a scatter the deviation of the mean is not significant, and the method would remain poor even without it.',
      },
    ],
    explanation:
      'A systematic error is evident where the mean deviates by far more than the scatter explains: 4.1 mg/kg with a standard deviation of 0.3 mg/kg. Once its cause is removed, this method is accurate and precise.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 5',
  },
  {
    id: 'analytical-significant-figures-101',
    topics: ['significant-figures'],
    tests: ['counting-significant-figures'],
    difficulty: 'beginner',
    text: 'Which of these measured volumes has the fewest significant figures?',
    answer: '0.0070 L',
    distractors: [
      {
        text: '0.0102 L',
        slip: 'counted-leading-zeros',
        teaching:
          'Leading zeros are not significant, but the zero between 1 and 2 is, so there are three figures.',
      },
      {
        text: '5.20 L',
        slip: 'dropped-trailing-zero',
        teaching: 'The final zero after the decimal point has been measured, so there are three figures.',
      },
      {
        text: '12.05 L',
        slip: 'dropped-inner-zero',
        teaching: 'The zero between 2 and 5 is significant, so there are four figures.',
      },
    ],
    explanation:
      'The leading zeros only fix the decimal point, but the final zero is significant. This gives two figures; 0.0102 and 5.20 have three and 12.05 has four. The fewest figures are in 0.0070 L.',
    reference: 'OpenStax Chemistry 2e, section 1.5',
    computation: {
      kind: 'option-extreme',
      values: { '0.0070 L': '2', '0.0102 L': '3', '5.20 L': '3', '12.05 L': '4' },
      pick: 'least',
      quantity: 'number of significant figures',
    },
  },
  {
    id: 'analytical-significant-figures-102',
    topics: ['significant-figures'],
    tests: ['significant-figures-in-calculations'],
    uses: ['counting-significant-figures'],
    difficulty: 'intermediate',
    text: 'Three titrations require 24.31, 24.35 and 24.33 mL of titrant. Their sum is divided by 3. Why does the number 3 not limit the mean to one significant figure?',
    answer: 'It is counted, so it is exact.',
    distractors: [
      {
        text: 'It is smaller than the volumes.',
        slip: 'wrong-property',
        teaching: 'The size of a number does not matter; what matters is whether it was measured or counted.',
      },
      {
        text: 'It is rounded from 3.0000.',
        slip: 'wrong-mechanism',
        teaching: 'Nothing has been rounded: there are three titrations, neither more nor less.',
      },
      {
        text: 'It is in the denominator.',
        slip: 'overgeneralised-rule',
        teaching: 'A measured number limits the result in the denominator as well.',
      },
    ],
    explanation:
      'Only measured numbers have a limited number of significant figures. The number of titrations is counted, hence exact, and the mean keeps the hundredths of a milliliter: 24.33 mL.',
    reference: 'OpenStax Chemistry 2e, section 1.5',
  },
  {
    id: 'analytical-concentration-units-101',
    topics: ['concentration-units'],
    tests: ['parts-per-million'],
    difficulty: 'beginner',
    text: 'The limit for arsenic in drinking water is 10 µg/L. What is this in ppm, if 1 L of water has a mass of 1 kg?',
    answer: '0.010 ppm',
    distractors: [
      {
        text: '10 ppm',
        slip: 'unit-prefix',
        teaching: '1 ppm in water is 1 mg/L; 10 µg/L is 10 parts per billion.',
        expression: '10',
      },
      {
        text: '0.10 ppm',
        slip: 'unit-prefix',
        teaching: 'From µg to mg the factor is 1000, not 100.',
        expression: '10 / 100',
      },
      {
        text: '10 000 ppm',
        slip: 'divided-for-multiplied',
        teaching: 'A microgram is a thousandth of a milligram, so the number must become smaller.',
        expression: '10 * 1000',
      },
    ],
    explanation:
      '10 µg/L = 0.010 mg/L. One liter has a mass of 10^{6} mg, so 1 mg/L is 1 ppm and 0.010 mg/L is 0.010 ppm.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 1',
    computation: { kind: 'quantity', expression: '10 / 1000', unit: 'ppm' },
  },
  {
    id: 'analytical-concentration-units-102',
    topics: ['concentration-units'],
    tests: ['parts-per-million'],
    difficulty: 'advanced',
    text: 'The air of a workshop contains 35 ppm of carbon monoxide by volume. What mass of CO does 1 m³ of this air contain at 25 °C and 1 atm? (molar volume 24.5 L/mol, *M*(CO) = 28.0 g/mol)',
    answer: '40 mg',
    distractors: [
      {
        text: '35 mg',
        slip: 'mass-for-amount',
        teaching: 'In water 1 ppm is 1 mg/L; in air, 35 ppm means 35 mL of CO in 1 m³ of air.',
        expression: '35',
      },
      {
        text: '31 mg',
        slip: 'inverted-ratio',
        teaching:
          'Here 24.5 was used as a factor and 28.0 as a divisor; instead, divide the volume by the molar volume and multiply by the molar mass.',
        expression: '35 * 24.5 / 28.0',
      },
      {
        text: '1.4 mg',
        slip: 'amount-for-mass',
        teaching: '1.4 is the amount in millimoles; it must be multiplied by the molar mass.',
        expression: '35 / 24.5',
      },
    ],
    explanation:
      '35 ppm of 1 m³ is 35 mL of CO. *n* = \\frac{0.035 L}{24.5 L/mol} = 1.43 mmol, *m* = 1.43 mmol × 28.0 g/mol = 40 mg.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 1',
    computation: { kind: 'quantity', expression: '35 / 24.5 * 28.0', unit: 'mg' },
  },
  {
    id: 'analytical-concentration-units-103',
    topics: ['concentration-units'],
    tests: ['preparing-solutions', 'volumetric-glassware'],
    difficulty: 'beginner',
    text: 'A student prepares a solution in a volumetric flask and accidentally adds water until the meniscus is 3 mm above the mark. What should the student do?',
    answer: 'Discard the solution and start again',
    distractors: [
      {
        text: 'Remove solution down to the mark with a pipet',
        slip: 'wrong-mechanism',
        teaching:
          'The solution is already too dilute; taking some of it out does not change its concentration.',
      },
      {
        text: 'Add a little more solute by eye',
        slip: 'overlooked-effect',
        teaching: 'The volume above the mark is not known, so the correct addition is not known either.',
      },
      {
        text: 'Let water evaporate down to the mark',
        slip: 'wrong-mechanism',
        teaching: 'Evaporation is slow and would not reliably lead to the nominal volume.',
      },
    ],
    explanation:
      'The volume is now greater than the nominal one by an unknown amount. Removing solution leaves the concentration too low, so the solution must be prepared again.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 2',
  },
  {
    id: 'analytical-concentration-units-104',
    topics: ['concentration-units'],
    tests: ['preparing-solutions'],
    uses: ['dilution'],
    difficulty: 'intermediate',
    text: 'A 2.00 mg/L lead standard is to be prepared in two steps from a stock solution that contains 1000 mg/L of lead. Which pair of dilutions gives this standard?',
    answer: '10 mL to 100 mL, then 5 mL to 250 mL',
    distractors: [
      {
        text: '10 mL to 100 mL, then 1 mL to 250 mL',
        slip: 'dilution-factor-wrong',
        teaching: 'These are dilutions by factors of 10 and 250, together 2500, which gives 0.400 mg/L.',
      },
      {
        text: '10 mL to 50 mL, then 1 mL to 250 mL',
        slip: 'dilution-factor-wrong',
        teaching: 'These are dilutions by factors of 5 and 250, together 1250, which gives 0.800 mg/L.',
      },
      {
        text: '20 mL to 100 mL, then 5 mL to 50 mL',
        slip: 'added-for-multiplied',
        teaching: 'These are dilutions by factors of 5 and 10, together 50, which gives 20.0 mg/L.',
      },
    ],
    explanation:
      'A factor of 500 is needed. Diluting 10 mL to 100 mL gives a factor of 10 and 5 mL to 250 mL a factor of 50, and the factors multiply: 10 × 50 = 500.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 2',
    computation: {
      kind: 'option-extreme',
      values: {
        '10 mL to 100 mL, then 5 mL to 250 mL': 'abs(1000*10/100*5/250-2)',
        '10 mL to 100 mL, then 1 mL to 250 mL': 'abs(1000*10/100*1/250-2)',
        '10 mL to 50 mL, then 1 mL to 250 mL': 'abs(1000*10/50*1/250-2)',
        '20 mL to 100 mL, then 5 mL to 50 mL': 'abs(1000*20/100*5/50-2)',
      },
      pick: 'least',
      quantity: 'distance from 2.00 mg/L',
    },
  },
  {
    id: 'analytical-concentration-units-105',
    topics: ['concentration-units'],
    tests: ['preparing-solutions'],
    difficulty: 'intermediate',
    text: 'A weighed portion of \\ce{NaOH} is dissolved in a volumetric flask. The solution becomes hot and is made up to the mark before it has cooled. How does its concentration at 20 °C compare with the calculated one?',
    answer: 'It is too high, since the liquid contracts below the mark.',
    distractors: [
      {
        text: 'It is too low, since the hot liquid takes up more space.',
        slip: 'reversed-trend',
        teaching:
          'When it cools, the liquid takes up less space than the nominal volume, so it is more concentrated.',
      },
      {
        text: 'It is too low, since heat drives off part of the \\ce{NaOH}.',
        slip: 'wrong-mechanism',
        teaching: 'Sodium hydroxide is an ionic solid and does not evaporate.',
      },
      {
        text: 'It is equal, since the mass of \\ce{NaOH} does not change.',
        slip: 'one-condition-only',
        teaching: 'The mass does not change, but the volume at 20 °C is less than the nominal one.',
      },
    ],
    explanation:
      'The flask holds its nominal volume at 20 °C. The hot solution fills it with a smaller mass of water; on cooling the liquid contracts below the mark, so the concentration is too high.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 2',
  },
  {
    id: 'analytical-concentration-units-106',
    topics: ['concentration-units'],
    tests: ['preparing-solutions'],
    difficulty: 'advanced',
    text: 'Four students make 0.1000 mol/L solutions by weighing a solid and filling a volumetric flask to the mark. Whose concentration is reliable to four figures without a titration?',
    answer: 'The one who weighs dried potassium hydrogen phthalate',
    distractors: [
      {
        text: 'The one who weighs fresh pellets of sodium hydroxide',
        slip: 'overlooked-effect',
        teaching: 'Sodium hydroxide takes up water and carbon dioxide while it is weighed.',
      },
      {
        text: 'The one who weighs dried potassium permanganate',
        slip: 'overlooked-effect',
        teaching:
          'Potassium permanganate contains some manganese dioxide and oxidizes traces of organic matter in the water, so its solution must be standardized.',
      },
      {
        text: 'The one who weighs clear crystals of sodium thiosulfate',
        slip: 'overlooked-effect',
        teaching:
          'The water content of \\ce{Na2S2O3*5H2O} is not certain, and the solution decomposes slowly.',
      },
    ],
    explanation:
      'A primary standard is pure, stable in air, dry and of known composition. Of the four, only potassium hydrogen phthalate meets these criteria; the other solutions must be standardized.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 7',
  },
  {
    id: 'analytical-redox-titrations-101',
    topics: ['redox-titrations'],
    tests: ['permanganate-titrations'],
    uses: ['redox-titration-calculations'],
    difficulty: 'beginner',
    text: 'A 0.2680 g sample of \\ce{Na2C2O4} (134.0 g/mol) is dissolved in sulfuric acid and requires 20.00 mL of a permanganate solution: \\ce{2MnO4- + 5C2O4^2- + 16H+ -> 2Mn^2+ + 10CO2 + 8H2O}. What is the concentration of the permanganate solution?',
    answer: '0.04000 mol/L',
    distractors: [
      {
        text: '0.2500 mol/L',
        slip: 'inverted-ratio',
        teaching: 'This multiplies the amount of oxalate by 5 : 2 instead of 2 : 5.',
        expression: '0.2680 / 134.0 * 5 / 2 / 0.02000',
      },
      {
        text: '0.1000 mol/L',
        slip: 'ignored-coefficients',
        teaching: 'This assumes a 1 : 1 ratio of permanganate to oxalate; they react in the ratio 2 : 5.',
        expression: '0.2680 / 134.0 / 0.02000',
      },
      {
        text: '0.02000 mol/L',
        slip: 'halved-one-amount',
        teaching: 'This assumes one permanganate ion for five oxalate ions; the ratio is two to five.',
        expression: '0.2680 / 134.0 / 5 / 0.02000',
      },
    ],
    explanation:
      '*n*(oxalate) = 0.2680 g / (134.0 g/mol) = 2.000 mmol; *n*(permanganate) = 2.000 mmol × 2/5 = 0.8000 mmol in 20.00 mL: 0.04000 mol/L.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 16',
    computation: { kind: 'quantity', expression: '0.2680 / 134.0 * 2 / 5 / 0.02000', unit: 'mol/L' },
  },
  {
    id: 'analytical-redox-titrations-102',
    topics: ['redox-titrations'],
    tests: ['permanganate-titrations'],
    uses: ['redox-titration-calculations'],
    difficulty: 'intermediate',
    text: 'A solution contains \\ce{Fe^2+} and \\ce{Fe^3+}. A 25.00 mL portion requires 12.00 mL of a permanganate solution. Another 25.00 mL portion, in which all of the iron has first been reduced to \\ce{Fe^2+}, requires 20.00 mL. What percentage of the iron is \\ce{Fe^3+}?',
    answer: '40%',
    distractors: [
      {
        text: '60%',
        slip: 'wrong-fraction',
        teaching: '12.00 mL of 20.00 mL is the percentage of \\ce{Fe^2+}.',
        expression: '100 * 12.00 / 20.00',
      },
      {
        text: '67%',
        slip: 'share-for-ratio',
        teaching:
          '8.00 : 12.00 is the ratio of \\ce{Fe^3+} to \\ce{Fe^2+}; the percentage is based on the total iron.',
        expression: '100 * (20.00 - 12.00) / 12.00',
      },
      {
        text: '38%',
        slip: 'sum-for-one-part',
        teaching:
          'This is 12.00 mL of 32.00 mL, the sum of the two volumes, but the second volume already accounts for all of the iron.',
        expression: '100 * 12.00 / (12.00 + 20.00)',
      },
    ],
    explanation:
      'The first volume corresponds to \\ce{Fe^2+}, the second to all of the iron. The difference of 8.00 mL corresponds to \\ce{Fe^3+}: \\frac{8.00}{20.00} = 40%.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 16',
    computation: { kind: 'quantity', expression: '100 * (20.00 - 12.00) / 20.00', unit: '%' },
  },
  {
    id: 'analytical-redox-titrations-103',
    topics: ['redox-titrations'],
    tests: ['redox-titration-calculations'],
    difficulty: 'advanced',
    text: 'A solution of 2.00 mmol of a vanadium salt in sulfuric acid requires 1.20 mmol of permanganate, which is reduced to \\ce{Mn^2+}, to convert all of the vanadium to \\ce{VO2+}, with oxidation number +5. What was the initial oxidation number of vanadium?',
    answer: '+2',
    distractors: [
      {
        text: '+3',
        slip: 'molecules-for-electrons',
        teaching:
          'Each vanadium atom gave three electrons; three is the change, not the oxidation number at the start.',
        expression: '1.20 * 5 / 2.00',
      },
      {
        text: '+4',
        slip: 'ignored-coefficients',
        teaching:
          'One electron from each vanadium would make only 2.00 mmol of electrons; permanganate takes 6.00 mmol.',
        expression: '5 - 1.20 / 2.00',
      },
      {
        text: '+1',
        slip: 'electrons-miscounted',
        teaching:
          'Four electrons from each vanadium would make 8.00 mmol of electrons; permanganate takes 6.00 mmol.',
        expression: '5 - 4',
      },
    ],
    explanation:
      '1.20 mmol × 5 = 6.00 mmol of electrons come from 2.00 mmol of vanadium: three from each atom. +5 − 3 = +2.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 16',
    computation: { kind: 'quantity', expression: '5 - 1.20 * 5 / 2.00', unit: '' },
  },
  {
    id: 'analytical-redox-titrations-104',
    topics: ['redox-titrations'],
    tests: ['permanganate-titrations'],
    uses: ['redox-titration-calculations'],
    difficulty: 'intermediate',
    text: 'The iron in an ore is dissolved, reduced to \\ce{Fe^2+} and titrated with permanganate. Which mistake makes the calculated iron content too low?',
    answer: 'The reduced solution stands in air before the titration.',
    distractors: [
      {
        text: 'The buret is rinsed only with water before it is filled.',
        slip: 'wrong-sign',
        teaching: 'This dilutes the titrant, so more of it is needed, and the result is too high.',
      },
      {
        text: 'The buret tip contains an air bubble that escapes during the titration.',
        slip: 'wrong-sign',
        teaching: 'The volume of the bubble is counted as titrant, so the result is too high.',
      },
      {
        text: 'The titration continues until the solution is deep purple.',
        slip: 'wrong-sign',
        teaching: 'Too much titrant is added, and the result is too high.',
      },
    ],
    explanation:
      'Air oxidizes part of the \\ce{Fe^2+} to \\ce{Fe^3+}, which permanganate does not oxidize any further. Less titrant is needed, and the result is too low.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 16',
  },
  {
    id: 'analytical-redox-titrations-105',
    topics: ['redox-titrations'],
    tests: ['iodometric-titrations'],
    uses: ['redox-titration-calculations'],
    difficulty: 'intermediate',
    text: 'A 10.00 mL portion of a bleach is diluted to 250.0 mL. To 25.00 mL of this, iodide and acid are added in excess: \\ce{ClO- + 2I- + 2H+ -> Cl- + I2 + H2O}. The iodine requires 18.50 mL of 0.1000 mol/L \\ce{Na2S2O3}: \\ce{I2 + 2S2O3^2- -> 2I- + S4O6^2-}. What is the concentration of \\ce{ClO-} in the bleach?',
    answer: '0.9250 mol/L',
    distractors: [
      {
        text: '1.850 mol/L',
        slip: 'ignored-coefficients',
        teaching:
          'Two thiosulfate ions react with one iodine molecule and so correspond to one hypochlorite ion.',
        expression: '18.50 * 0.1000 / 25.00 * 250.0 / 10.00',
      },
      {
        text: '0.3700 mol/L',
        slip: 'forgot-dilution-factor',
        teaching:
          'The bleach was diluted by a factor of 250.0/10.00 = 25; 250.0/25.00 = 10 is only the number of aliquots in the flask.',
        expression: '18.50 * 0.1000 / 2 / 25.00 * 250.0 / 25.00',
      },
      {
        text: '0.7400 mol/L',
        slip: 'ignored-coefficients',
        teaching:
          'Two thiosulfate ions correspond to one hypochlorite ion, and the bleach was diluted by a factor of 25, not 10.',
        expression: '18.50 * 0.1000 / 25.00 * 250.0 / 25.00',
      },
    ],
    explanation:
      '18.50 mL × 0.1000 mol/L = 1.850 mmol of thiosulfate corresponds to 0.9250 mmol of \\ce{ClO-} in 25.00 mL. This aliquot contains 1.000 mL of bleach: 0.9250 mol/L.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 16',
    computation: {
      kind: 'quantity',
      expression: '18.50 * 0.1000 / 2 / 25.00 * 250.0 / 10.00',
      unit: 'mol/L',
    },
  },
  {
    id: 'analytical-redox-titrations-106',
    topics: ['redox-titrations'],
    tests: ['permanganate-titrations'],
    uses: ['redox-titration-calculations'],
    difficulty: 'intermediate',
    text: 'In acidic solution, 20.00 mL of a solution of \\ce{H2O2} requires 16.00 mL of 0.02500 mol/L \\ce{KMnO4}; \\ce{O2} and \\ce{Mn^2+} form. What is the concentration of \\ce{H2O2}?',
    answer: '0.05000 mol/L',
    distractors: [
      {
        text: '0.02000 mol/L',
        slip: 'ignored-coefficients',
        teaching: 'This assumes a 1 : 1 ratio; permanganate takes five electrons and \\ce{H2O2} gives two.',
        expression: '16.00 * 0.02500 / 20.00',
      },
      {
        text: '0.1000 mol/L',
        slip: 'molecules-for-electrons',
        teaching:
          'This assumes five \\ce{H2O2} molecules for each permanganate ion, but each \\ce{H2O2} gives two electrons.',
        expression: '16.00 * 0.02500 * 5 / 20.00',
      },
      {
        text: '0.2000 mol/L',
        slip: 'multiplied-both-coefficients',
        teaching: 'The ratio is five to two; here five was multiplied by two.',
        expression: '16.00 * 0.02500 * 5 * 2 / 20.00',
      },
    ],
    explanation:
      '\\ce{H2O2} gives two electrons and permanganate takes five, so 5 \\ce{H2O2} molecules react with 2 permanganate ions. 16.00 × 0.02500 × 5/2 / 20.00 mol/L = 0.05000 mol/L.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 16',
    computation: { kind: 'quantity', expression: '16.00 * 0.02500 * 5 / 2 / 20.00', unit: 'mol/L' },
  },
  {
    id: 'analytical-molecular-absorption-101',
    topics: ['molecular-absorption'],
    tests: ['transmittance'],
    uses: ['beer-lambert-law'],
    difficulty: 'intermediate',
    text: 'A filter transmits 50% of the light of a laser, and a second one transmits 20%. Both are placed in the beam, one behind the other. What is the absorbance of the pair?',
    answer: '1.00',
    distractors: [
      {
        text: '0.52',
        slip: 'added-for-multiplied',
        teaching:
          'This is −log_{10} 0.30, with the transmittances subtracted; the second filter passes 20% of what the first transmits.',
        expression: '-log10(0.50 - 0.20)',
      },
      {
        text: '0.15',
        slip: 'added-absorbances',
        teaching:
          'This adds the two transmittances to get 0.70; the fraction that passes through both filters cannot be greater than 0.20.',
        expression: '-log10(0.50 + 0.20)',
      },
      {
        text: '0.10',
        slip: 'transmittance-for-absorbance',
        teaching: '0.10 is the transmittance of the pair, 0.50 × 0.20.',
        expression: '0.50 * 0.20',
      },
    ],
    explanation:
      '*T* = 0.50 × 0.20 = 0.10, so *A* = −log_{10} 0.10 = 1.00; the absorbances 0.30 and 0.70 also add up to this value.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 18',
    computation: { kind: 'quantity', expression: '-log10(0.50 * 0.20)', unit: '' },
  },
  {
    id: 'analytical-molecular-absorption-102',
    topics: ['molecular-absorption'],
    tests: ['transmittance'],
    difficulty: 'beginner',
    text: 'The display of a photometer can be switched between absorbance and percent transmittance. What does it show for a cuvette in which no light of the selected wavelength is lost?',
    answer: '*A* = 0 and *T* = 100%',
    distractors: [
      {
        text: '*A* = 1 and *T* = 100%',
        slip: 'absorbance-capped-at-one',
        teaching: 'An absorbance of 1 means that 10% of the light is transmitted.',
      },
      {
        text: '*A* = 0 and *T* = 0%',
        slip: 'transmittance-for-absorbance',
        teaching: 'When no light is lost, all of the light is transmitted.',
      },
      {
        text: '*A* = 1 and *T* = 0%',
        slip: 'absorbed-share-for-absorbance',
        teaching: 'No light is absorbed here; with *T* = 0%, *A* would be far above 1.',
      },
    ],
    explanation: '*T* = *P*/*P*_{0} = 1, which is 100%, and *A* = −log_{10} 1 = 0.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 18',
  },
  {
    id: 'analytical-molecular-absorption-103',
    topics: ['molecular-absorption'],
    tests: ['uv-visible-spectrophotometer'],
    difficulty: 'intermediate',
    text: 'In a diode-array spectrophotometer the grating is placed behind the sample, not in front of it as in a scanning instrument. What does this arrangement make possible?',
    answer: 'All wavelengths are measured at the same time.',
    distractors: [
      {
        text: 'All wavelengths reach the sample with equal power.',
        slip: 'wrong-tool',
        teaching: 'The power depends on the lamp, which does not shine equally at all wavelengths.',
      },
      {
        text: 'Each wavelength is measured without any stray light.',
        slip: 'effect-where-none',
        teaching: 'Stray light occurs here too; it is often worse than with a double monochromator.',
      },
      {
        text: 'Each wavelength is measured on a sample of its own.',
        slip: 'wrong-mechanism',
        teaching: 'One sample in the white beam is enough for the whole spectrum.',
      },
    ],
    explanation:
      'White light passes through the sample; the grating then spreads it over a row of diodes, one for each narrow range. The whole spectrum is therefore measured at once, in a fraction of a second.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 20',
  },
  {
    id: 'analytical-molecular-absorption-104',
    topics: ['molecular-absorption'],
    tests: ['uv-visible-spectrophotometer'],
    difficulty: 'intermediate',
    text: 'During a kinetic run of one hour the lamp of a spectrophotometer slowly gets dimmer. Why does a double-beam instrument still give the correct absorbance?',
    answer: 'The beam through the reference gets dimmer to the same extent.',
    distractors: [
      {
        text: 'The beam through the sample is twice as bright as in other instruments.',
        slip: 'other-terms-meaning',
        teaching: 'Double-beam means a sample and a reference beam, not twice the brightness.',
      },
      {
        text: 'The second lamp takes over as soon as the first gets dimmer.',
        slip: 'wrong-mechanism',
        teaching: 'Both beams come from the same lamp.',
      },
      {
        text: 'The absorbance depends only on the light transmitted by the sample.',
        slip: 'one-condition-only',
        teaching:
          'Absorbance compares the light transmitted by the sample with that transmitted by the reference.',
      },
    ],
    explanation:
      '*A* = log_{10}(*P*_{0}/*P*). Both powers are measured almost simultaneously with the same lamp, so their ratio does not change when the lamp gets dimmer.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 20',
  },
];
