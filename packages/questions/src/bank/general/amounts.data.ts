import type { WrittenQuestion } from '../written-question.ts';

export const amountQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-measurement-01',
    topics: ['measurement'],
    tests: ['counting-significant-figures'],
    difficulty: 'beginner',
    text: 'How many significant figures does the measured value 0.004050 g have?',
    answer: '4',
    distractors: [
      {
        text: '3',
        slip: 'dropped-trailing-zero',
        teaching: 'A final zero after the decimal point was measured, so it is significant.',
      },
      {
        text: '6',
        slip: 'counted-leading-zeros',
        teaching:
          'This counts all the decimal places; zeros in front of the first nonzero digit only place the decimal point.',
      },
      {
        text: '7',
        slip: 'counted-leading-zeros',
        teaching: 'This counts every digit written; leading zeros are not significant.',
      },
    ],
    explanation:
      'Leading zeros only place the decimal point. From the first nonzero digit on, every digit is significant: 4, 0, 5 and the final 0 make four significant figures (4.050 × 10^{−3} g).',
    reference: 'OpenStax Chemistry 2e, section 1.5',
    computation: { kind: 'significant-figures', written: '0.004050' },
  },
  {
    id: 'general-measurement-02',
    topics: ['measurement'],
    tests: ['density'],
    difficulty: 'beginner',
    text: 'The density of ethanol at 20 °C is 0.789 g/mL. What is the mass of 250.0 mL of ethanol?',
    answer: '197 g',
    distractors: [
      {
        text: '317 g',
        slip: 'divided-for-multiplied',
        teaching: 'Mass is density times volume; dividing the volume by the density does not give a mass.',
        expression: '1 / 0.789 * 250.0',
      },
      {
        text: '0.197 g',
        slip: 'unit-prefix',
        teaching: 'The density is given per milliliter, so the volume stays in milliliters.',
        expression: '(0.789 * 250.0) / 1000',
      },
      {
        text: '3.16 × 10^{−3} g',
        slip: 'inverted-ratio',
        teaching:
          'The density was divided by the volume; the two must be multiplied so that the milliliters cancel.',
        expression: '0.789 / 250.0',
      },
    ],
    explanation: '*m* = *ρV* = 0.789 g/mL × 250.0 mL = 197 g.',
    reference: 'OpenStax Chemistry 2e, section 1.4',
    computation: { kind: 'quantity', expression: '0.789 * 250.0', unit: 'g' },
  },
  {
    id: 'general-measurement-03',
    topics: ['measurement'],
    tests: ['unit-conversion'],
    uses: ['density'],
    difficulty: 'intermediate',
    text: 'The density of aluminum is 2.70 g/cm³. What is this density in kg/m³?',
    answer: '2.70 × 10^{3} kg/m³',
    distractors: [
      {
        text: '2.70 × 10^{−1} kg/m³',
        slip: 'forgot-exponent',
        teaching: 'A meter is 100 cm, but a cubic meter is 100 × 100 × 100 cubic centimeters.',
        expression: '2.70 / 1000 * 100',
      },
      {
        text: '2.70 × 10^{2} kg/m³',
        slip: 'forgot-exponent',
        teaching: 'A cubic meter is 100 × 100 × 100 cubic centimeters, and the grams must also be converted.',
        expression: '2.70 * 100',
      },
      {
        text: '2.70 × 10^{−3} kg/m³',
        slip: 'inverted-ratio',
        teaching:
          'Only the grams were converted; a cubic meter of metal must have a mass of thousands of kilograms, not a few grams.',
        expression: '2.70 / 1000',
      },
    ],
    explanation: '2.70 g/cm³ × \\frac{1 kg}{1000 g} × \\frac{10^{6} cm³}{1 m³} = 2.70 × 10^{3} kg/m³.',
    reference: 'OpenStax Chemistry 2e, section 1.6',
    computation: { kind: 'quantity', expression: '2.70 / 1000 * 100^3', unit: 'kg/m³' },
  },
  {
    id: 'general-moles-01',
    topics: ['moles'],
    tests: ['mass-mole-conversion'],
    uses: ['molar-mass'],
    difficulty: 'beginner',
    text: 'How many moles of water molecules, \\ce{H2O}, are in 36.0 g of water?',
    answer: '2.00 mol',
    distractors: [
      {
        text: '0.500 mol',
        slip: 'inverted-ratio',
        teaching: 'The molar mass was divided by the mass; the mass must be divided by the molar mass.',
        expression: '1 / 36.0 * M(H2O)',
      },
      {
        text: '2.12 mol',
        slip: 'forgot-subscript',
        teaching:
          'A molar mass of 17.0 g/mol was used, which includes only one hydrogen atom; a water molecule has two.',
        expression: '36.0 / 17.0',
      },
      {
        text: '0.472 mol',
        slip: 'inverted-ratio',
        teaching:
          'The mass must be divided by the molar mass, and the molar mass is 18.02 g/mol because water has two hydrogen atoms.',
        expression: '17.0 / 36.0',
      },
    ],
    explanation: '*n* = \\frac{*m*}{*M*} = \\frac{36.0 g}{18.02 g/mol} = 2.00 mol.',
    reference: 'OpenStax Chemistry 2e, section 3.1',
    computation: { kind: 'quantity', expression: '36.0 / M(H2O)', unit: 'mol' },
  },
  {
    id: 'general-moles-02',
    topics: ['moles'],
    tests: ['molar-mass'],
    difficulty: 'beginner',
    text: 'What is the molar mass of calcium nitrate, \\ce{Ca(NO3)2}?',
    answer: '164.1 g/mol',
    distractors: [
      {
        text: '102.1 g/mol',
        slip: 'forgot-subscript',
        teaching: 'The subscript 2 outside the parentheses doubles the whole nitrate group.',
        expression: 'M(Ca) + M(N) + 3 * M(O)',
      },
      {
        text: '150.1 g/mol',
        slip: 'forgot-subscript',
        teaching: 'The oxygen atoms are doubled here but the nitrogen atom is not.',
        expression: 'M(Ca) + M(N) + 6 * M(O)',
      },
      {
        text: '116.1 g/mol',
        slip: 'forgot-subscript',
        teaching: 'The nitrogen atom is doubled here but the three oxygen atoms are not.',
        expression: 'M(Ca) + 2 * M(N) + 3 * M(O)',
      },
    ],
    explanation: '40.08 + 2 × (14.007 + 3 × 15.999) = 40.08 + 2 × 62.004 = 164.1 g/mol.',
    reference: 'OpenStax Chemistry 2e, section 3.1',
    computation: { kind: 'quantity', expression: 'M(Ca(NO3)2)', unit: 'g/mol' },
  },
  {
    id: 'general-moles-03',
    topics: ['moles'],
    tests: ['moles-and-particles'],
    uses: ['mass-mole-conversion'],
    difficulty: 'intermediate',
    text: 'How many oxygen atoms are in 4.90 g of sulfuric acid, \\ce{H2SO4} (98.07 g/mol)? The Avogadro constant is 6.022 × 10^{23} mol^{−1}.',
    answer: '1.20 × 10^{23}',
    distractors: [
      {
        text: '3.01 × 10^{22}',
        slip: 'one-step-short',
        teaching: 'This is the number of molecules; each has four oxygen atoms.',
        expression: '4.90 / M(H2SO4) * 6.022e23',
      },
      {
        text: '2.11 × 10^{23}',
        slip: 'answered-another-quantity',
        teaching: 'This counts all seven atoms of every molecule; four of them are oxygen.',
        expression: '7 * 4.90 / 98.07 * 6.022e23',
      },
      {
        text: '7.52 × 10^{21}',
        slip: 'divided-for-multiplied',
        teaching:
          'There are more oxygen atoms than molecules, so the number of molecules must be multiplied by four, not divided by four.',
        expression: '1 / 4 * 4.90 / M(H2SO4) * 6.022e23',
      },
    ],
    explanation:
      '*n*(\\ce{H2SO4}) = \\frac{4.90 g}{98.07 g/mol} = 0.04996 mol. The number of oxygen atoms is 4 × 0.04996 mol × 6.022 × 10^{23} mol^{−1} = 1.20 × 10^{23}.',
    reference: 'OpenStax Chemistry 2e, section 3.1',
    computation: { kind: 'quantity', expression: '4 * 4.90 / M(H2SO4) * 6.022e23', unit: '' },
  },
  {
    id: 'general-moles-04',
    topics: ['moles'],
    tests: ['moles-and-particles'],
    uses: ['mass-mole-conversion', 'molar-mass'],
    difficulty: 'intermediate',
    text: 'Samples of 10.0 g of four substances are compared. Which sample contains the most atoms?',
    answer: '\\ce{CH4}',
    distractors: [
      {
        text: '\\ce{He}',
        slip: 'molecules-for-atoms',
        teaching:
          'Helium has the most particles (2.50 mol), but each is a single atom; methane has 0.62 mol × 5 = 3.1 mol of atoms.',
      },
      {
        text: '\\ce{H2O}',
        slip: 'formula-atoms-miscounted',
        teaching: 'The 0.555 mol of water molecules, with three atoms each, contains only 1.67 mol of atoms.',
      },
      {
        text: '\\ce{CO2}',
        slip: 'reversed-trend',
        teaching:
          'A large molar mass means few molecules in 10.0 g: 0.227 mol, which contains 0.68 mol of atoms.',
      },
    ],
    explanation:
      'The moles of atoms are, for \\ce{CH4}, \\frac{10.0}{16.04} × 5 = 3.12; for \\ce{He}, \\frac{10.0}{4.003} = 2.50; for \\ce{H2O}, \\frac{10.0}{18.02} × 3 = 1.67; and for \\ce{CO2}, \\frac{10.0}{44.01} × 3 = 0.68.',
    reference: 'OpenStax Chemistry 2e, section 3.1',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{CH4}': '5 * 10.0 / M(CH4)',
        '\\ce{He}': '10.0 / M(He)',
        '\\ce{H2O}': '3 * 10.0 / M(H2O)',
        '\\ce{CO2}': '3 * 10.0 / M(CO2)',
      },
      pick: 'greatest',
      quantity: 'moles of atoms',
    },
  },
  {
    id: 'general-moles-05',
    topics: ['moles', 'stoichiometry'],
    tests: ['hydrates'],
    uses: ['mass-mole-conversion', 'percent-composition'],
    difficulty: 'intermediate',
    text: 'A 2.50 g sample of \\ce{CuSO4·5H2O} (249.68 g/mol) is heated until all the water has been driven off. What is the mass of the residue?',
    answer: '1.60 g',
    distractors: [
      {
        text: '0.902 g',
        slip: 'answered-another-quantity',
        teaching: 'This is the mass of the water driven off; the residue is what remains.',
        expression: '2.50 / 249.68 * 5 * M(H2O)',
      },
      {
        text: '2.32 g',
        slip: 'ignored-coefficients',
        teaching: 'Each formula unit loses five water molecules, not one.',
        expression: '2.50 - 2.50 / 249.68 * M(H2O)',
      },
      {
        text: '3.91 g',
        slip: 'inverted-ratio',
        teaching: 'The residue must be lighter than the hydrate; the ratio of molar masses was inverted.',
        expression: '2.50 * M(CuSO4·5H2O) / M(CuSO4)',
      },
    ],
    explanation:
      '*n* = \\frac{2.50 g}{249.68 g/mol} = 0.01001 mol. The residue is \\ce{CuSO4} (159.60 g/mol): 0.01001 mol × 159.60 g/mol = 1.60 g.',
    reference: 'OpenStax Chemistry 2e, section 3.1',
    computation: { kind: 'quantity', expression: '2.50 / M(CuSO4·5H2O) * M(CuSO4)', unit: 'g' },
  },
  {
    id: 'general-empirical-formulas-01',
    topics: ['empirical-formulas'],
    tests: ['percent-composition'],
    uses: ['molar-mass'],
    difficulty: 'beginner',
    text: 'What is the percentage by mass of nitrogen in ammonium nitrate, \\ce{NH4NO3} (80.04 g/mol)?',
    answer: '35.0%',
    distractors: [
      {
        text: '17.5%',
        slip: 'forgot-subscript',
        teaching: 'The formula has two nitrogen atoms, one in the ammonium and one in the nitrate ion.',
        expression: 'M(N) / M(NH4NO3) * 100',
      },
      {
        text: '22.2%',
        slip: 'atom-share-for-mass-share',
        teaching:
          'Two of the nine atoms are nitrogen, but the percentage by mass depends on the atomic masses.',
        expression: '2 / 9 * 100',
      },
      {
        text: '60.0%',
        slip: 'answered-another-quantity',
        teaching: 'This is the percentage of oxygen, 3 × 16.00 out of 80.04.',
        expression: '3 * 16.00 / 80.04 * 100',
      },
    ],
    explanation: 'Two nitrogen atoms contribute 2 × 14.007 = 28.01 g/mol, and \\frac{28.01}{80.04} = 35.0%.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
    computation: { kind: 'quantity', expression: '2 * M(N) / M(NH4NO3) * 100', unit: '%' },
  },
  {
    id: 'general-empirical-formulas-02',
    topics: ['empirical-formulas'],
    tests: ['empirical-formula'],
    uses: ['percent-composition'],
    difficulty: 'intermediate',
    text: 'A compound contains 40.0% C, 6.7% H and 53.3% O by mass. What is its empirical formula?',
    answer: '\\ce{CH2O}',
    distractors: [
      {
        text: '\\ce{C6HO8}',
        slip: 'masses-for-moles',
        teaching:
          'The percentages were divided by the smallest one; they must first be divided by atomic masses.',
      },
      {
        text: '\\ce{CHO}',
        slip: 'diatomic-mass-for-atoms',
        teaching:
          'For hydrogen atoms, divide by 1.008 g/mol, not by 2.016 g/mol, the molar mass of \\ce{H2}.',
      },
      {
        text: '\\ce{C2H4O}',
        slip: 'diatomic-mass-for-atoms',
        teaching: 'For oxygen atoms, divide by 16.00 g/mol, not by 32.00 g/mol, the molar mass of \\ce{O2}.',
      },
    ],
    explanation:
      'In 100 g: \\frac{40.0}{12.01} = 3.33 mol C, \\frac{6.7}{1.008} = 6.65 mol H, \\frac{53.3}{16.00} = 3.33 mol O. Dividing by 3.33 gives the ratio 1 : 2 : 1, so the empirical formula is \\ce{CH2O}.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{CH2O}': 'abs(100 * M(C) / M(CH2O) - 40.0)',
        '\\ce{C6HO8}': 'abs(600 * M(C) / M(C6HO8) - 40.0)',
        '\\ce{CHO}': 'abs(100 * M(C) / M(CHO) - 40.0)',
        '\\ce{C2H4O}': 'abs(200 * M(C) / M(C2H4O) - 40.0)',
      },
      pick: 'least',
      quantity: 'deviation from 40.0% carbon',
    },
  },
  {
    id: 'general-empirical-formulas-03',
    topics: ['empirical-formulas'],
    tests: ['combustion-analysis', 'empirical-formula'],
    uses: ['mass-mole-conversion', 'molar-mass'],
    difficulty: 'advanced',
    text: 'Burning 1.000 g of a compound that contains only carbon, hydrogen, and oxygen gives 1.911 g of \\ce{CO2} and 1.173 g of \\ce{H2O}. What is its empirical formula?',
    answer: '\\ce{C2H6O}',
    distractors: [
      {
        text: '\\ce{C2H3O}',
        slip: 'forgot-subscript',
        teaching: 'Each \\ce{H2O} contains two hydrogen atoms: 0.1302 mol H, not 0.0651 mol.',
      },
      {
        text: '\\ce{C4H12O}',
        slip: 'diatomic-mass-for-atoms',
        teaching: 'For oxygen atoms, divide by 16.00 g/mol, not by 32.00 g/mol.',
      },
      {
        text: '\\ce{C4H6O}',
        slip: 'diatomic-mass-for-atoms',
        teaching:
          'For oxygen atoms, divide by 16.00 g/mol; in addition, each \\ce{H2O} contains two hydrogen atoms.',
      },
    ],
    explanation:
      'The amount of C is \\frac{1.911}{44.01} = 0.04342 mol (0.5215 g), and that of H is 2 × \\frac{1.173}{18.015} = 0.1302 mol (0.1313 g). The mass of O is 1.000 − 0.5215 − 0.1313 = 0.3472 g, and its amount is \\frac{0.3472}{16.00} = 0.02170 mol. The ratio is 2 : 6 : 1, so the empirical formula is \\ce{C2H6O}.',
    reference: 'OpenStax Chemistry 2e, section 4.5',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{C2H6O}': 'abs(2 * M(C) / M(C2H6O) - 1.911 * M(C) / M(CO2))',
        '\\ce{C2H3O}': 'abs(2 * M(C) / M(C2H3O) - 1.911 * M(C) / M(CO2))',
        '\\ce{C4H12O}': 'abs(4 * M(C) / M(C4H12O) - 1.911 * M(C) / M(CO2))',
        '\\ce{C4H6O}': 'abs(4 * M(C) / M(C4H6O) - 1.911 * M(C) / M(CO2))',
      },
      pick: 'least',
      quantity: 'deviation from the carbon content found',
    },
  },
  {
    id: 'general-stoichiometry-01',
    topics: ['stoichiometry'],
    tests: ['mole-ratio'],
    difficulty: 'beginner',
    text: 'How many moles of ammonia form when 4.50 mol of hydrogen reacts completely according to \\ce{N2 + 3H2 -> 2NH3}?',
    answer: '3.00 mol',
    distractors: [
      {
        text: '4.50 mol',
        slip: 'ignored-coefficients',
        teaching: 'Three moles of hydrogen give two of ammonia; the ratio is not 1 : 1.',
        expression: '4.50',
      },
      {
        text: '6.75 mol',
        slip: 'inverted-ratio',
        teaching: 'The ratio 3 : 2 was inverted; there is less ammonia than hydrogen.',
        expression: '4.50 * 3 / 2',
      },
      {
        text: '1.50 mol',
        slip: 'answered-another-quantity',
        teaching: 'This is the amount of nitrogen used up; twice as much ammonia forms.',
        expression: '4.50 / 3',
      },
    ],
    explanation: '*n*(\\ce{NH3}) = 4.50 mol × \\frac{2}{3} = 3.00 mol.',
    reference: 'OpenStax Chemistry 2e, section 4.3',
    computation: { kind: 'quantity', expression: '4.50 * 2 / 3', unit: 'mol' },
  },
  {
    id: 'general-stoichiometry-02',
    topics: ['stoichiometry'],
    tests: ['mass-mass-stoichiometry'],
    uses: ['mass-mole-conversion', 'mole-ratio'],
    difficulty: 'intermediate',
    text: 'What mass of water forms when 10.0 g of methane (16.04 g/mol) burns completely according to \\ce{CH4 + 2O2 -> CO2 + 2H2O}?',
    answer: '22.5 g',
    distractors: [
      {
        text: '11.2 g',
        slip: 'ignored-coefficients',
        teaching: 'Each mole of methane gives two moles of water.',
        expression: '10.0 / M(CH4) * M(H2O)',
      },
      {
        text: '20.0 g',
        slip: 'masses-for-moles',
        teaching: 'The coefficients compare moles, not grams.',
        expression: '10.0 * 2',
      },
      {
        text: '5.62 g',
        slip: 'inverted-ratio',
        teaching: 'The amount of methane in moles must be multiplied by two, not divided by two.',
        expression: '10.0 / M(CH4) / 2 * M(H2O)',
      },
    ],
    explanation:
      '\\frac{10.0 g}{16.04 g/mol} = 0.6234 mol of methane; twice as much water forms: 1.247 mol × 18.02 g/mol = 22.5 g.',
    reference: 'OpenStax Chemistry 2e, section 4.3',
    computation: { kind: 'quantity', expression: '10.0 / M(CH4) * 2 * M(H2O)', unit: 'g' },
  },
  {
    id: 'general-stoichiometry-03',
    topics: ['stoichiometry'],
    tests: ['limiting-reagent'],
    uses: ['mass-mass-stoichiometry', 'mass-mole-conversion'],
    difficulty: 'advanced',
    text: 'What is the greatest mass of aluminum chloride that can form from 10.0 g of aluminum and 35.0 g of chlorine according to \\ce{2Al + 3Cl2 -> 2AlCl3}? (molar masses in g/mol: Al 26.98, \\ce{Cl2} 70.90, \\ce{AlCl3} 133.33)',
    answer: '43.9 g',
    distractors: [
      {
        text: '49.4 g',
        slip: 'wrong-limiting-reagent',
        teaching: 'This assumes that all the aluminum reacts, but there is not enough chlorine for that.',
        expression: '10.0 / 26.98 * 133.33',
      },
      {
        text: '65.8 g',
        slip: 'ignored-coefficients',
        teaching: 'Chlorine is the limiting reactant, but three moles of it give only two of the product.',
        expression: '35.0 / M(Cl2) * M(AlCl3)',
      },
      {
        text: '45.0 g',
        slip: 'added-reactant-masses',
        teaching:
          'Adding the masses assumes that both reactants are used up, but some aluminum is left over.',
        expression: '10.0 + 35.0',
      },
    ],
    explanation:
      'Al: \\frac{10.0}{26.98} = 0.371 mol, divided by 2 = 0.185. \\ce{Cl2}: \\frac{35.0}{70.90} = 0.494 mol, divided by 3 = 0.165. Chlorine is limiting: 0.494 mol × \\frac{2}{3} × 133.33 g/mol = 43.9 g.',
    reference: 'OpenStax Chemistry 2e, section 4.4',
    computation: { kind: 'quantity', expression: '35.0 / M(Cl2) * 2 / 3 * M(AlCl3)', unit: 'g' },
  },
  {
    id: 'general-stoichiometry-04',
    topics: ['stoichiometry'],
    tests: ['percentage-yield'],
    uses: ['mass-mass-stoichiometry', 'mass-mole-conversion'],
    difficulty: 'intermediate',
    text: 'Heating 5.00 g of \\ce{CaCO3} (100.09 g/mol) gives 2.50 g of \\ce{CaO} (56.08 g/mol): \\ce{CaCO3 -> CaO + CO2}. What is the percent yield of \\ce{CaO}?',
    answer: '89.2%',
    distractors: [
      {
        text: '50.0%',
        slip: 'masses-for-moles',
        teaching:
          'This divides by the mass of the starting material; the yield is based on the theoretical mass of the product.',
        expression: '2.50 / 5.00 * 100',
      },
      {
        text: '28.0%',
        slip: 'inverted-ratio',
        teaching:
          'The mass ratio 2.50/5.00 must be divided by the ratio of the molar masses, 56.08/100.09, not multiplied by it.',
        expression: '2.50 / 5.00 * M(CaO) / M(CaCO3) * 100',
      },
      {
        text: '56.0%',
        slip: 'answered-another-quantity',
        teaching: 'This is the percentage of the carbonate’s mass that could become oxide, not the yield.',
        expression: 'M(CaO) / M(CaCO3) * 100',
      },
    ],
    explanation:
      'The theoretical yield is \\frac{5.00}{100.09} × 56.08 = 2.80 g. The percent yield is \\frac{2.50 g}{2.80 g} = 89.2%.',
    reference: 'OpenStax Chemistry 2e, section 4.4',
    computation: { kind: 'quantity', expression: '2.50 / (5.00 / M(CaCO3) * M(CaO)) * 100', unit: '%' },
  },
  {
    id: 'general-balancing-01',
    topics: ['balancing'],
    tests: ['balancing-equations'],
    difficulty: 'beginner',
    text: 'The equation \\ce{C3H8 + O2 -> CO2 + H2O} is balanced with the smallest whole-number coefficients. What is the coefficient of \\ce{O2}?',
    answer: '5',
    distractors: [
      {
        text: '10',
        slip: 'atoms-for-molecules',
        teaching: 'Ten oxygen atoms are needed, which corresponds to five molecules.',
      },
      {
        text: '4',
        slip: 'answered-another-quantity',
        teaching: 'This is the coefficient of water.',
      },
      {
        text: '7',
        slip: 'atoms-miscounted',
        teaching:
          'This is the number of product molecules, 3 + 4, but each \\ce{CO2} contains two oxygen atoms.',
      },
    ],
    explanation:
      'Three C atoms give \\ce{3CO2} and eight H atoms give \\ce{4H2O}. This requires 6 + 4 = 10 O atoms, or 5 \\ce{O2}: \\ce{C3H8 + 5O2 -> 3CO2 + 4H2O}.',
    reference: 'OpenStax Chemistry 2e, section 4.1',
    computation: { kind: 'coefficient', equation: 'C3H8 + O2 -> CO2 + H2O', species: 'O2' },
  },
  {
    id: 'general-balancing-02',
    topics: ['balancing'],
    tests: ['balancing-equations'],
    difficulty: 'intermediate',
    text: 'What is the sum of all coefficients when \\ce{Fe2O3 + CO -> Fe + CO2} is balanced with the smallest whole-number coefficients?',
    answer: '9',
    distractors: [
      {
        text: '8',
        slip: 'forgot-coefficient-one',
        teaching: 'The coefficient 1 of iron(III) oxide is not written but must be included in the sum.',
      },
      {
        text: '4',
        slip: 'ignored-coefficients',
        teaching: 'This is the sum for the unbalanced equation, with a coefficient of 1 for each substance.',
      },
      {
        text: '7',
        slip: 'ignored-one-product',
        teaching: 'The coefficient 2 of iron was omitted from the sum.',
      },
    ],
    explanation:
      '\\ce{Fe2O3 + 3CO -> 2Fe + 3CO2}: each \\ce{CO} removes one of the three oxygen atoms. The sum is 1 + 3 + 2 + 3 = 9.',
    reference: 'OpenStax Chemistry 2e, section 4.1',
    computation: { kind: 'coefficient-sum', equation: 'Fe2O3 + CO -> Fe + CO2' },
  },
  {
    id: 'general-balancing-03',
    topics: ['balancing'],
    tests: ['balancing-equations'],
    difficulty: 'intermediate',
    text: 'Which equation for the oxidation of ammonia to nitrogen monoxide is balanced?',
    answer: '\\ce{4NH3 + 5O2 -> 4NO + 6H2O}',
    distractors: [
      {
        text: '\\ce{4NH3 + 3O2 -> 4NO + 6H2O}',
        slip: 'ignored-one-product',
        teaching:
          'Six oxygen atoms on the left are enough only for the water; the nitrogen monoxide contains four more.',
      },
      {
        text: '\\ce{2NH3 + 3O2 -> 2NO + 3H2O}',
        slip: 'atoms-miscounted',
        teaching: 'There are six oxygen atoms on the left, but 2 + 3 = 5 on the right.',
      },
      {
        text: '\\ce{2NH3 + 5O2 -> 2NO + 3H2O}',
        slip: 'atoms-for-molecules',
        teaching:
          'Five oxygen atoms are needed here, not five molecules; doubling all the other coefficients gives a balanced equation.',
      },
    ],
    explanation:
      'Two \\ce{NH3} give two \\ce{NO} and three \\ce{H2O}, and require five oxygen atoms. To obtain whole \\ce{O2} molecules, all coefficients are doubled: there are then 4 N, 12 H and 10 O atoms on each side.',
    reference: 'OpenStax Chemistry 2e, section 4.1',
    computation: { kind: 'balanced-equation' },
  },
  {
    id: 'general-nomenclature-01',
    topics: ['nomenclature'],
    tests: ['naming-transition-metal-compounds'],
    uses: ['naming-ionic-compounds'],
    difficulty: 'beginner',
    text: 'What is the name of \\ce{Fe2O3}?',
    answer: 'Iron(III) oxide',
    distractors: [
      {
        text: 'Iron(II) oxide',
        slip: 'subscript-for-charge',
        teaching:
          'The Roman numeral is the charge of the metal, not its subscript: two iron ions balance 3 × 2−, so each is 3+.',
      },
      {
        text: 'Iron(VI) oxide',
        slip: 'total-charge-for-one-ion',
        teaching: 'The six positive charges belong to two iron ions, so each carries 3+.',
      },
      {
        text: 'Iron(VI) trioxide',
        slip: 'prefixes-for-ionic',
        teaching:
          'The six positive charges belong to two iron ions, so each carries 3+; in addition, the name of an ionic compound has no prefix such as tri-.',
      },
    ],
    explanation:
      'Three oxide ions carry 6−, so the two iron ions carry 6+ together, or 3+ each: iron(III) oxide.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
    computation: { kind: 'name-of-formula', formula: 'Fe2O3' },
  },
  {
    id: 'general-nomenclature-02',
    topics: ['nomenclature'],
    tests: ['naming-ionic-compounds', 'polyatomic-ions'],
    difficulty: 'intermediate',
    text: 'What is the formula of ammonium sulfate?',
    answer: '\\ce{(NH4)2SO4}',
    distractors: [
      {
        text: '\\ce{NH4SO4}',
        slip: 'charges-not-balanced',
        teaching: 'Sulfate carries 2− and ammonium 1+, so two ammonium ions are needed.',
      },
      {
        text: '\\ce{(NH4)2SO3}',
        slip: 'mixed-up-ion-names',
        teaching: 'The ion with three oxygen atoms is sulfite; sulfate has four.',
      },
      {
        text: '\\ce{NH4(SO4)2}',
        slip: 'charges-turned-around',
        teaching: 'It is the ammonium ion, with its single charge, that must be doubled.',
      },
    ],
    explanation: 'Two ammonium ions \\ce{NH4+} balance one sulfate ion \\ce{SO4^2-}: \\ce{(NH4)2SO4}.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
    computation: { kind: 'formula-of-name', name: 'ammonium sulfate' },
  },
  {
    id: 'general-nomenclature-03',
    topics: ['nomenclature'],
    tests: ['naming-ionic-compounds', 'polyatomic-ions'],
    difficulty: 'intermediate',
    text: 'What is the formula of calcium hypochlorite?',
    answer: '\\ce{Ca(ClO)2}',
    distractors: [
      {
        text: '\\ce{Ca(ClO2)2}',
        slip: 'mixed-up-ion-names',
        teaching: 'This is calcium chlorite; the prefix hypo- means one oxygen atom fewer.',
      },
      {
        text: '\\ce{Ca(ClO3)2}',
        slip: 'mixed-up-ion-names',
        teaching: 'This is calcium chlorate; hypochlorite has one oxygen atom, and chlorate has three.',
      },
      {
        text: '\\ce{CaClO}',
        slip: 'charges-not-balanced',
        teaching: 'The calcium ion carries 2+, so two hypochlorite ions are needed.',
      },
    ],
    explanation:
      'The series is hypochlorite \\ce{ClO-}, chlorite \\ce{ClO2-}, chlorate \\ce{ClO3-}, perchlorate \\ce{ClO4-}. \\ce{Ca^2+} needs two ions of charge 1−: \\ce{Ca(ClO)2}.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
    computation: { kind: 'formula-of-name', name: 'calcium hypochlorite' },
  },
];
