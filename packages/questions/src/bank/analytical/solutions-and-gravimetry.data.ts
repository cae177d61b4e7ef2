import type { WrittenQuestion } from '../written-question.ts';

/** Concentration units, solution making and gravimetric analysis. */
export const solutionsAndGravimetryQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-concentration-units-01',
    topics: ['concentration-units'],
    tests: ['parts-per-million'],
    uses: ['unit-conversion'],
    difficulty: 'beginner',
    text: 'A soil sample of 250 g contains 3.0 mg of cadmium. What is its cadmium concentration in ppm by mass?',
    answer: '12 ppm',
    distractors: [
      {
        text: '1.2 ppm',
        slip: 'power-of-ten',
        teaching: '250 g is 0.250 kg, not 2.50 kg.',
        expression: '3.0 / 2.50',
      },
      {
        text: '0.75 ppm',
        slip: 'multiplied-for-divided',
        teaching: 'This is 3.0 × 0.250; divide by the mass of the sample instead.',
        expression: '3.0 * 0.250',
      },
      {
        text: '7.5 ppm',
        slip: 'multiplied-for-divided',
        teaching:
          'The milligrams were multiplied by 2.50; they must be divided by the mass of the sample, 0.250 kg.',
        expression: '3.0 * 2.50',
      },
    ],
    explanation: 'One ppm by mass is 1 mg/kg. \\frac{3.0 mg}{0.250 kg} = 12 mg/kg = 12 ppm.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 1',
    computation: { kind: 'quantity', expression: '3.0 / 0.250', unit: 'ppm' },
  },
  {
    id: 'analytical-concentration-units-02',
    topics: ['concentration-units'],
    tests: ['mass-percent-of-a-solution', 'molarity'],
    uses: ['density', 'mass-mole-conversion'],
    difficulty: 'intermediate',
    text: 'Concentrated nitric acid is 68.0% \\ce{HNO3} by mass and has a density of 1.41 g/mL. What is its molar concentration? (*M*(\\ce{HNO3}) = 63.01 g/mol)',
    answer: '15.2 mol/L',
    distractors: [
      {
        text: '22.4 mol/L',
        slip: 'ignored-mass-percentage',
        teaching: 'Of the 1410 g in a liter only 68.0% is nitric acid; the rest is water.',
        expression: '1.41 * 1000 / 63.01',
      },
      {
        text: '10.8 mol/L',
        slip: 'ignored-density',
        teaching: 'A liter of this acid weighs 1410 g, not 1000 g.',
        expression: '0.680 * 1000 / 63.01',
      },
      {
        text: '7.65 mol/L',
        slip: 'divided-for-multiplied',
        teaching: 'A denser acid contains more in each liter, so multiply by the density.',
        expression: '0.680 / 1.41 * 1000 / 63.01',
      },
    ],
    explanation:
      'One liter weighs 1410 g, of which 0.680 × 1410 g = 959 g is \\ce{HNO3}. \\frac{959 g}{63.01 g/mol} = 15.2 mol.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 1',
    computation: { kind: 'quantity', expression: '0.680 * 1.41 * 1000 / 63.01', unit: 'mol/L' },
  },
  {
    id: 'analytical-concentration-units-03',
    topics: ['concentration-units', 'calibration'],
    tests: ['dilution'],
    uses: ['unit-conversion', 'molarity', 'molar-mass'],
    difficulty: 'advanced',
    text: 'A copper stock solution contains 1000 mg/L. A 5.00 mL portion of it is diluted to 100.0 mL, and 10.00 mL of the resulting solution is diluted to 250.0 mL. What is the final copper concentration? (*M*(\\ce{Cu}) = 63.55 g/mol)',
    answer: '31.5 µmol/L',
    distractors: [
      {
        text: '787 µmol/L',
        slip: 'one-step-short',
        teaching:
          'This is the concentration after the first dilution; the second dilutes by a further factor of 25.',
        expression: '1000 * 5.00 / 100.0 / 63.55 * 1000',
      },
      {
        text: '28.8 µmol/L',
        slip: 'aliquot-added-to-flask-volume',
        teaching:
          'Dilution to a volume includes the aliquot, so 5.00 mL is in 100.0 mL, not in 105.0 mL, and 10.00 mL is in 250.0 mL, not in 260.0 mL.',
        expression: '1000 * 5.00 / 105.0 * 10.00 / 260.0 / 63.55 * 1000',
      },
      {
        text: '127 µmol/L',
        slip: 'multiplied-for-divided',
        teaching: 'The dilutions give 2.00 mg/L, which must be divided, not multiplied, by the molar mass.',
        expression: '1000 * 5.00 / 100.0 * 10.00 / 250.0 * 63.55',
      },
    ],
    explanation:
      '1000 mg/L × \\frac{5.00}{100.0} × \\frac{10.00}{250.0} = 2.00 mg/L. \\frac{2.00 × 10^{−3} g/L}{63.55 g/mol} = 3.15 × 10^{−5} mol/L = 31.5 µmol/L.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 4',
    computation: {
      kind: 'quantity',
      expression: '1000 * 5.00 / 100.0 * 10.00 / 250.0 / 63.55 * 1000',
      unit: 'µmol/L',
    },
  },
  {
    id: 'analytical-concentration-units-04',
    topics: ['concentration-units'],
    tests: ['preparing-solutions'],
    uses: ['hydrates', 'percent-composition'],
    difficulty: 'intermediate',
    text: 'What mass of \\ce{CuSO4*5H2O} must be weighed out to make 250.0 mL of a solution with 500 mg/L of copper? (*M*(\\ce{CuSO4*5H2O}) = 249.7 g/mol, *M*(\\ce{Cu}) = 63.55 g/mol)',
    answer: '0.491 g',
    distractors: [
      {
        text: '0.314 g',
        slip: 'forgot-crystal-water',
        teaching: 'This is the mass of anhydrous \\ce{CuSO4}; the crystals that are weighed contain water.',
        expression: '0.500 * 0.2500 * (249.7 - 5 * 18.02) / 63.55',
      },
      {
        text: '0.125 g',
        slip: 'analyte-for-reagent',
        teaching: 'This is the mass of the copper; only a quarter of the salt is copper.',
        expression: '0.500 * 0.2500',
      },
      {
        text: '1.96 g',
        slip: 'mass-for-one-litre',
        teaching: 'This would be correct for one liter; the flask holds only 250.0 mL.',
        expression: '0.500 * 249.7 / 63.55',
      },
    ],
    explanation:
      'The mass of copper needed is 500 mg/L × 0.2500 L = 125 mg. The mass of salt is 0.125 g × \\frac{249.7}{63.55} = 0.491 g.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 4',
    computation: { kind: 'quantity', expression: '0.500 * 0.2500 * 249.7 / 63.55', unit: 'g' },
  },
  {
    id: 'analytical-concentration-units-05',
    topics: ['concentration-units'],
    tests: ['volumetric-glassware'],
    uses: ['acid-base-titration', 'accuracy-and-precision', 'preparing-solutions'],
    difficulty: 'beginner',
    text: 'Which piece of glassware delivers 25.00 mL of a sample most accurately into a titration flask?',
    answer: 'A volumetric pipette',
    distractors: [
      {
        text: 'A volumetric flask',
        slip: 'contain-for-deliver',
        teaching:
          'A volumetric flask is marked to contain its volume; the liquid left on its walls is missing when it is poured out.',
      },
      {
        text: 'A graduated pipette',
        slip: 'overrated-glassware',
        teaching:
          'A graduated pipette is read at two marks and has a wider bore, so it is less accurate than one with a single mark.',
      },
      {
        text: 'A graduated cylinder',
        slip: 'overrated-glassware',
        teaching: 'A graduated cylinder of this size is accurate only to a few tenths of a milliliter.',
      },
    ],
    explanation:
      'A volumetric pipette is calibrated to deliver one volume; a 25 mL Class A pipette is accurate to ±0.03 mL. The graduated pipette and the cylinder are less accurate, and the flask is calibrated to contain, not to deliver.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 2',
  },
  {
    id: 'analytical-gravimetry-01',
    topics: ['gravimetry'],
    tests: ['gravimetric-analysis'],
    uses: ['molar-mass'],
    difficulty: 'beginner',
    text: 'Chloride is weighed as \\ce{AgCl}. By what factor is the mass of the precipitate multiplied to find the mass of chloride? (*M*(\\ce{Cl}) = 35.453 g/mol, *M*(\\ce{AgCl}) = 143.321 g/mol)',
    answer: '0.2474',
    distractors: [
      {
        text: '4.043',
        slip: 'inverted-ratio',
        teaching: 'This factor converts chloride to the precipitate; the analyte belongs in the numerator.',
        expression: '143.321 / 35.453',
      },
      {
        text: '3.043',
        slip: 'inverted-ratio',
        teaching:
          'This is the mass of silver divided by that of chloride; the factor is chloride divided by the whole \\ce{AgCl}.',
        expression: '(143.321 - 35.453) / 35.453',
      },
      {
        text: '0.3287',
        slip: 'part-to-part-for-part-to-whole',
        teaching:
          'This is the mass of chloride divided by that of silver; the mass weighed is that of the whole \\ce{AgCl}.',
        expression: '35.453 / (143.321 - 35.453)',
      },
    ],
    explanation:
      'One \\ce{Cl-} gives one \\ce{AgCl}, so the gravimetric factor is \\frac{35.453 g/mol}{143.321 g/mol} = 0.2474.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 12',
    computation: { kind: 'quantity', expression: '35.453 / 143.321', unit: '' },
  },
  {
    id: 'analytical-gravimetry-02',
    topics: ['gravimetry'],
    tests: ['gravimetric-analysis'],
    uses: ['mole-ratio', 'molar-mass'],
    difficulty: 'intermediate',
    text: 'A 0.6500 g sample of an ore is dissolved, and its iron is precipitated and ignited to give 0.3180 g of \\ce{Fe2O3}. What is the mass percentage of iron in the ore? (*M*(\\ce{Fe}) = 55.85 g/mol, *M*(\\ce{Fe2O3}) = 159.69 g/mol)',
    answer: '34.22%',
    distractors: [
      {
        text: '17.11%',
        slip: 'ignored-atoms-per-formula',
        teaching:
          'Each \\ce{Fe2O3} contains two iron atoms, so the gravimetric factor contains a factor of 2.',
        expression: '0.3180 * 55.85 / 159.69 / 0.6500 * 100',
      },
      {
        text: '48.92%',
        slip: 'forgot-gravimetric-factor',
        teaching: 'This is the percentage of \\ce{Fe2O3}; only part of its mass is iron.',
        expression: '0.3180 / 0.6500 * 100',
      },
      {
        text: '22.24%',
        slip: 'forgot-sample-mass',
        teaching: 'This is 100 times the mass of iron in grams; it must still be divided by 0.6500 g.',
        expression: '0.3180 * 2 * 55.85 / 159.69 * 100',
      },
    ],
    explanation:
      'Iron: 0.3180 g × \\frac{2 × 55.85}{159.69} = 0.2224 g. Percentage: \\frac{0.2224 g}{0.6500 g} = 34.22%.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 27',
    computation: { kind: 'quantity', expression: '0.3180 * 2 * 55.85 / 159.69 / 0.6500 * 100', unit: '%' },
  },
  {
    id: 'analytical-gravimetry-03',
    topics: ['gravimetry'],
    tests: ['gravimetric-analysis'],
    uses: ['mole-ratio', 'mass-mole-conversion'],
    difficulty: 'advanced',
    text: 'A mixture of mass 0.4000 g contains only \\ce{NaCl} and \\ce{KCl}. With excess \\ce{AgNO3} it gives 0.9300 g of \\ce{AgCl}. What is the mass percentage of \\ce{NaCl}? (*M*: \\ce{NaCl} 58.44, \\ce{KCl} 74.55, \\ce{AgCl} 143.32 g/mol)',
    answer: '76.0%',
    distractors: [
      {
        text: '94.8%',
        slip: 'all-precipitate-from-one-salt',
        teaching:
          'This assumes that all of the \\ce{AgCl} comes from \\ce{NaCl}; part of it comes from \\ce{KCl}.',
        expression: '(0.9300) / (143.32 / 58.44) / 0.4000 * 100',
      },
      {
        text: '80.1%',
        slip: 'amount-share-for-mass-share',
        teaching: 'This is the mole percentage of \\ce{NaCl}, not its mass percentage.',
        expression:
          '(0.9300 - 0.4000 * 143.32 / 74.55) / (143.32 / 58.44 - 143.32 / 74.55) / 58.44 / (0.9300 / 143.32) * 100',
      },
      {
        text: '19.9%',
        slip: 'answered-another-quantity',
        teaching: 'This is the mole percentage of \\ce{KCl}, not the mass percentage of \\ce{NaCl}.',
        expression:
          '100 - (0.9300 - 0.4000 * 143.32 / 74.55) / (143.32 / 58.44 - 143.32 / 74.55) / 58.44 / (0.9300 / 143.32) * 100',
      },
    ],
    explanation:
      '1 g of \\ce{NaCl} gives 143.32/58.44 = 2.4524 g of \\ce{AgCl}, and 1 g of \\ce{KCl} gives 143.32/74.55 = 1.9225 g. With *x* grams of \\ce{NaCl}: 2.4524*x* + 1.9225(0.4000 − *x*) = 0.9300, so *x* = \\frac{0.1610}{0.5299} = 0.3038 g, which is 76.0% of 0.4000 g.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 12',
    computation: {
      kind: 'quantity',
      expression: '(0.9300 - 0.4000 * 143.32 / 74.55) / (143.32 / 58.44 - 143.32 / 74.55) / 0.4000 * 100',
      unit: '%',
    },
  },
  {
    id: 'analytical-gravimetry-04',
    topics: ['gravimetry'],
    tests: ['digestion-and-coprecipitation'],
    uses: ['gravimetric-analysis'],
    difficulty: 'intermediate',
    text: 'Why is a precipitate for gravimetry often left for some hours in its hot mother liquor before it is filtered?',
    answer: 'Small crystals dissolve and redeposit as larger, purer ones.',
    distractors: [
      {
        text: 'The heat drives off the water that the crystals have enclosed.',
        slip: 'digestion-for-ignition',
        teaching: 'Enclosed water is lost on drying or ignition; in the mother liquor the crystals stay wet.',
      },
      {
        text: 'More of the analyte precipitates as the solution becomes hotter.',
        slip: 'heat-lowers-solubility',
        teaching:
          'Most precipitates are somewhat more soluble in hot solution; completeness is not the aim of this step.',
      },
      {
        text: 'The crystals break up, so that impurities can be rinsed off them.',
        slip: 'small-crystals-are-pure',
        teaching:
          'Smaller crystals have more surface that adsorbs impurities, and they pass through the filter.',
      },
    ],
    explanation:
      'This is digestion (Ostwald ripening): small crystals are more soluble than large ones, so they dissolve and their material is deposited on the larger ones. Occluded impurities are released in the process, and the larger crystals filter well.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 27',
  },
];
