import type { WrittenQuestion } from '../written-question.ts';

export const furtherReactionQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-solutions-05',
    topics: ['solutions'],
    tests: ['dilution'],
    uses: ['molarity'],
    difficulty: 'beginner',
    text: 'A 50.0 mL sample of a 2.00 mol/L solution is diluted to 200.0 mL. What is the new concentration?',
    answer: '0.500 mol/L',
    distractors: [
      {
        text: '8.00 mol/L',
        slip: 'inverted-ratio',
        teaching: 'Dilution lowers the concentration, but the ratio of volumes is inverted here.',
        expression: '2.00 / 50.0 * 200.0',
      },
      {
        text: '0.400 mol/L',
        slip: 'added-final-volume',
        teaching: 'The final volume is 200.0 mL, which includes the 50.0 mL.',
        expression: '2.00 * 50.0 / (50.0 + 200.0)',
      },
      {
        text: '1.00 mol/L',
        slip: 'dilution-factor-wrong',
        teaching: 'The volume becomes four times as large, so the concentration falls to a quarter.',
        expression: '2.00 / 2',
      },
    ],
    explanation: '*c* = \\frac{2.00 mol/L × 50.0 mL}{200.0 mL} = 0.500 mol/L.',
    reference: 'OpenStax Chemistry 2e, section 3.3',
    computation: { kind: 'quantity', expression: '2.00 * 50.0 / 200.0', unit: 'mol/L' },
  },
  {
    id: 'general-solutions-06',
    topics: ['solutions'],
    tests: ['molarity'],
    uses: ['dilution', 'electrolytes'],
    difficulty: 'intermediate',
    text: 'A 100.0 mL sample of 0.200 mol/L \\ce{NaCl} is mixed with 300.0 mL of 0.100 mol/L \\ce{CaCl2}; the volumes are additive. What is the concentration of chloride ions?',
    answer: '0.200 mol/L',
    distractors: [
      {
        text: '0.125 mol/L',
        slip: 'ignored-coefficients',
        teaching: 'Each \\ce{CaCl2} supplies two chloride ions.',
        expression: '(0.1000 * 0.200 + 0.3000 * 0.100) / 0.4000',
      },
      {
        text: '0.150 mol/L',
        slip: 'unweighted-mean',
        teaching:
          'This is the simple mean of the two concentrations, but the volumes and the formulas differ.',
        expression: '(0.200 + 0.100) / 2',
      },
      {
        text: '0.400 mol/L',
        slip: 'ignored-dilution',
        teaching:
          'This is the sum of the two chloride concentrations, but each solution is diluted by the other.',
        expression: '0.200 + 2 * 0.100',
      },
    ],
    explanation:
      'The amount of chloride is 0.1000 L × 0.200 mol/L + 0.3000 L × 2 × 0.100 mol/L = 0.0800 mol in 0.4000 L: 0.200 mol/L.',
    reference: 'OpenStax Chemistry 2e, section 3.3',
    computation: {
      kind: 'quantity',
      expression: '(0.1000 * 0.200 + 0.3000 * 2 * 0.100) / 0.4000',
      unit: 'mol/L',
    },
  },
  {
    id: 'general-solutions-07',
    topics: ['solutions'],
    tests: ['molarity'],
    uses: ['mass-mole-conversion', 'preparing-solutions'],
    difficulty: 'beginner',
    text: 'What mass of \\ce{NaOH} (40.00 g/mol) is needed to prepare 250.0 mL of a 0.200 mol/L solution?',
    answer: '2.00 g',
    distractors: [
      {
        text: '32.0 g',
        slip: 'divided-for-multiplied',
        teaching:
          'The amount is concentration times volume; here the concentration was divided by the volume.',
        expression: '0.200 / 0.2500 * 40.00',
      },
      {
        text: '8.00 g',
        slip: 'ignored-volume',
        teaching: 'This is the mass for a whole liter of solution.',
        expression: '0.200 * 40.00',
      },
      {
        text: '0.200 g',
        slip: 'unit-prefix',
        teaching: 'A volume of 250.0 mL is 0.2500 L, not 0.02500 L.',
        expression: '0.200 * 0.02500 * 40.00',
      },
    ],
    explanation: '*n* = 0.200 mol/L × 0.2500 L = 0.0500 mol; *m* = 0.0500 mol × 40.00 g/mol = 2.00 g.',
    reference: 'OpenStax Chemistry 2e, section 3.3',
    computation: { kind: 'quantity', expression: '0.200 * 0.2500 * 40.00', unit: 'g' },
  },
  {
    id: 'general-reactions-in-solution-03',
    topics: ['reactions-in-solution'],
    tests: ['solubility-rules'],
    difficulty: 'beginner',
    text: 'Which of these salts is readily soluble in water?',
    answer: '\\ce{Pb(NO3)2}',
    distractors: [
      {
        text: '\\ce{PbSO4}',
        slip: 'solubility-rule',
        teaching: 'Most sulfates are soluble, but lead(II) sulfate is one of the exceptions.',
      },
      {
        text: '\\ce{BaSO4}',
        slip: 'solubility-rule',
        teaching: 'Most sulfates are soluble, but barium sulfate is one of the exceptions.',
      },
      {
        text: '\\ce{CaCO3}',
        slip: 'solubility-rule',
        teaching: 'Carbonates are insoluble, except those of the alkali metals and ammonium.',
      },
    ],
    explanation:
      'All nitrates are soluble. Lead(II) sulfate, barium sulfate and calcium carbonate are among the insoluble salts.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{Pb(NO3)2}': '597',
        '\\ce{PbSO4}': '0.044',
        '\\ce{BaSO4}': '0.0031',
        '\\ce{CaCO3}': '0.0066',
      },
      pick: 'greatest',
      quantity: 'solubility in water near 25 °C in g/L (CRC Handbook)',
    },
  },
  {
    id: 'general-reactions-in-solution-04',
    topics: ['reactions-in-solution'],
    tests: ['electrolytes'],
    uses: ['ph-of-strong-acids-and-bases'],
    difficulty: 'beginner',
    text: 'Which of these substances is a strong electrolyte in water?',
    answer: '\\ce{KOH}',
    distractors: [
      {
        text: '\\ce{NH3}',
        slip: 'weak-as-strong',
        teaching: 'Ammonia is a weak base, so only a small fraction of it forms ions.',
      },
      {
        text: '\\ce{CH3COOH}',
        slip: 'weak-as-strong',
        teaching: 'Acetic acid is a weak acid, so only a small fraction of it forms ions.',
      },
      {
        text: '\\ce{C2H5OH}',
        slip: 'hydroxyl-for-hydroxide',
        teaching: 'The O–H group of ethanol is not a hydroxide ion; ethanol dissolves as molecules.',
      },
    ],
    explanation:
      'Potassium hydroxide is an ionic compound that dissociates completely in water into \\ce{K+} and \\ce{OH-}.',
    reference: 'OpenStax Chemistry 2e, section 11.2',
  },
  {
    id: 'general-reactions-in-solution-05',
    topics: ['reactions-in-solution', 'stoichiometry'],
    tests: ['limiting-reagent'],
    uses: ['precipitation-reactions', 'mass-mole-conversion', 'molarity'],
    difficulty: 'advanced',
    text: 'A 50.0 mL sample of 0.200 mol/L \\ce{Pb(NO3)2} is mixed with 80.0 mL of 0.300 mol/L \\ce{KI}. What mass of \\ce{PbI2} (461.0 g/mol) can precipitate according to \\ce{Pb^2+ + 2I- -> PbI2}?',
    answer: '4.61 g',
    distractors: [
      {
        text: '5.53 g',
        slip: 'wrong-limiting-reagent',
        teaching:
          'The iodide is in excess: the 24.0 mmol could react with 12.0 mmol of lead, but there is only 10.0 mmol.',
        expression: '0.0800 * 0.300 / 2 * 461.0',
      },
      {
        text: '11.1 g',
        slip: 'ignored-coefficients',
        teaching: 'Each \\ce{PbI2} needs two iodide ions.',
        expression: '0.0800 * 0.300 * 461.0',
      },
      {
        text: '9.22 g',
        slip: 'needless-doubling',
        teaching: 'Each lead ion gives one formula unit of the solid, not two.',
        expression: '(0.0500 * 2) * 0.200 * 461.0',
      },
    ],
    explanation:
      'There are 10.0 mmol of \\ce{Pb^2+} and 24.0 mmol of \\ce{I-}, enough for 12.0 mmol of lead. Lead is limiting: 0.0100 mol × 461.0 g/mol = 4.61 g.',
    reference: 'OpenStax Chemistry 2e, section 4.4',
    computation: { kind: 'quantity', expression: '0.0500 * 0.200 * 461.0', unit: 'g' },
  },
  {
    id: 'general-reactions-in-solution-06',
    topics: ['reactions-in-solution'],
    tests: ['net-ionic-equations'],
    uses: ['neutralization'],
    difficulty: 'intermediate',
    text: 'What are the spectator ions when aqueous nitric acid reacts with aqueous potassium hydroxide?',
    answer: '\\ce{K+} and \\ce{NO3-}',
    distractors: [
      {
        text: '\\ce{H+} and \\ce{OH-}',
        slip: 'reacting-for-spectator',
        teaching: 'These two react with each other and form water.',
      },
      {
        text: '\\ce{K+} and \\ce{OH-}',
        slip: 'reacting-for-spectator',
        teaching: 'The hydroxide ions react with the acid.',
      },
      {
        text: '\\ce{H+} and \\ce{NO3-}',
        slip: 'reacting-for-spectator',
        teaching: 'The hydrogen ions react with the base.',
      },
    ],
    explanation:
      'The acid and base are both strong, so both are fully ionized. The net ionic equation is \\ce{H+ + OH- -> H2O}; \\ce{K+} and \\ce{NO3-} are unchanged.',
    reference: 'OpenStax Chemistry 2e, section 4.1',
  },
  {
    id: 'general-reactions-in-solution-07',
    topics: ['reactions-in-solution', 'equilibrium'],
    tests: ['solubility-product'],
    uses: ['dilution', 'reaction-quotient'],
    difficulty: 'advanced',
    text: 'Equal volumes of 2.0 × 10^{−4} mol/L \\ce{AgNO3} and 2.0 × 10^{−4} mol/L \\ce{NaCl} are mixed; the volumes are additive. What is the ion product [\\ce{Ag+}][\\ce{Cl-}] just after mixing, before anything precipitates?',
    answer: '1.0 × 10^{−8}',
    distractors: [
      {
        text: '4.0 × 10^{−8}',
        slip: 'ignored-dilution',
        teaching: 'Each solution is diluted to half its concentration by the other.',
        expression: '(2.0e-4)^2',
      },
      {
        text: '2.0 × 10^{−8}',
        slip: 'ignored-dilution',
        teaching: 'Both concentrations are halved, not just one of them.',
        expression: '2.0e-4 * (2.0e-4 / 2)',
      },
      {
        text: '2.0 × 10^{−4}',
        slip: 'sum-for-product',
        teaching: 'The two concentrations are multiplied, not added.',
        expression: '2.0e-4 / 2 + 2.0e-4 / 2',
      },
    ],
    explanation:
      'After mixing, the concentration of each ion is 1.0 × 10^{−4} mol/L, and (1.0 × 10^{−4})² = 1.0 × 10^{−8}. This is above the solubility product of \\ce{AgCl}, 1.8 × 10^{−10}, so a precipitate will form.',
    reference: 'OpenStax Chemistry 2e, section 15.1',
    computation: { kind: 'quantity', expression: '(2.0e-4 / 2)^2', unit: '' },
  },
  {
    id: 'general-redox-05',
    topics: ['redox'],
    tests: ['oxidation-numbers'],
    difficulty: 'beginner',
    text: 'What is the oxidation number of sulfur in sulfurous acid, \\ce{H2SO3}?',
    answer: '+4',
    distractors: [
      {
        text: '+6',
        slip: 'other-substance',
        teaching: 'This is the value in sulfuric acid, which has four oxygen atoms.',
      },
      {
        text: '+5',
        slip: 'forgot-subscript',
        teaching: 'There are two hydrogen atoms, which contribute +2 together.',
      },
      {
        text: '−4',
        slip: 'wrong-sign',
        teaching:
          'This is the sum for hydrogen and oxygen, +2 − 6 = −4; sulfur has to cancel it, so its sign is the opposite.',
      },
    ],
    explanation: 'Hydrogen is +1 and oxygen −2: 2 × (+1) + *x* + 3 × (−2) = 0, so *x* = +4.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
    computation: { kind: 'oxidation-number', formula: 'H2SO3', element: 'S' },
  },
  {
    id: 'general-redox-06',
    topics: ['redox'],
    tests: ['disproportionation'],
    uses: ['oxidation-numbers'],
    difficulty: 'intermediate',
    text: 'In which reaction is one element both oxidized and reduced (a disproportionation)?',
    answer: '\\ce{Cl2 + 2NaOH -> NaCl + NaClO + H2O}',
    distractors: [
      {
        text: '\\ce{2Na + Cl2 -> 2NaCl}',
        slip: 'redox-for-disproportionation',
        teaching:
          'Sodium is oxidized and chlorine is reduced, so each of two elements changes in only one direction.',
      },
      {
        text: '\\ce{NaOH + HCl -> NaCl + H2O}',
        slip: 'redox-for-disproportionation',
        teaching: 'No oxidation number changes in a neutralization.',
      },
      {
        text: '\\ce{2KClO3 -> 2KCl + 3O2}',
        slip: 'redox-for-disproportionation',
        teaching:
          'Chlorine is reduced and oxygen is oxidized, so two different elements change, though they are in one compound.',
      },
    ],
    explanation:
      'Chlorine starts at 0 and ends at −1 in \\ce{NaCl} and +1 in \\ce{NaClO}: some of its atoms are reduced and others are oxidized.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-redox-07',
    topics: ['redox', 'stoichiometry'],
    tests: ['permanganate-titrations'],
    uses: ['mole-ratio'],
    difficulty: 'advanced',
    text: 'A 25.00 mL sample of an acidic solution of \\ce{Fe^2+} requires 18.50 mL of 0.02000 mol/L \\ce{KMnO4}: \\ce{MnO4- + 5Fe^2+ + 8H+ -> Mn^2+ + 5Fe^3+ + 4H2O}. What is the concentration of \\ce{Fe^2+}?',
    answer: '0.07400 mol/L',
    distractors: [
      {
        text: '0.01480 mol/L',
        slip: 'ignored-coefficients',
        teaching: 'Each permanganate ion oxidizes five iron(II) ions.',
        expression: '18.50 * 0.02000 / 25.00',
      },
      {
        text: '0.02703 mol/L',
        slip: 'swapped-volumes',
        teaching:
          'The two volumes are interchanged here, and the ratio of five iron(II) ions to one permanganate ion is ignored.',
        expression: '1 / 18.50 * 0.02000 * 25.00',
      },
      {
        text: '0.1351 mol/L',
        slip: 'swapped-volumes',
        teaching: 'The two volumes are interchanged in this calculation.',
        expression: '1 / 18.50 * 0.02000 * 5 * 25.00',
      },
    ],
    explanation:
      'The amount of \\ce{MnO4-} is 18.50 mL × 0.02000 mol/L = 0.3700 mmol; that of \\ce{Fe^2+} is 5 × 0.3700 = 1.850 mmol in 25.00 mL, or 0.07400 mol/L.',
    reference: 'OpenStax Chemistry 2e, section 4.5',
    computation: { kind: 'quantity', expression: '18.50 * 0.02000 * 5 / 25.00', unit: 'mol/L' },
  },
  {
    id: 'general-gas-laws-05',
    topics: ['gas-laws'],
    tests: ['avogadros-law'],
    difficulty: 'beginner',
    text: 'What volume does 2.00 mol of an ideal gas occupy at 0 °C and 1.00 atm? (molar volume 22.4 L/mol)',
    answer: '44.8 L',
    distractors: [
      {
        text: '11.2 L',
        slip: 'divided-for-multiplied',
        teaching: 'Two moles occupy twice, not half, the molar volume.',
        expression: '1 / 2.00 * 22.4',
      },
      {
        text: '48.0 L',
        slip: 'wrong-reference',
        teaching: 'A molar volume of 24.0 L/mol applies near 20 °C; at 0 °C a mole occupies 22.4 L.',
        expression: '2.00 * 24.0',
      },
      {
        text: '12.0 L',
        slip: 'divided-for-multiplied',
        teaching: 'Two moles occupy twice, not half, the molar volume, which is 22.4 L/mol at 0 °C.',
        expression: '24.0 / 2.00',
      },
    ],
    explanation: 'Each mole occupies 22.4 L under these conditions: *V* = 2.00 mol × 22.4 L/mol = 44.8 L.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
    computation: { kind: 'quantity', expression: '2.00 * 22.4', unit: 'L' },
  },
  {
    id: 'general-gas-laws-06',
    topics: ['gas-laws'],
    tests: ['gas-density-and-molar-mass'],
    uses: ['ideal-gas-law'],
    difficulty: 'advanced',
    text: 'A gas has a density of 1.25 g/L at 27.0 °C and 0.800 atm. What is its molar mass, if it behaves ideally? (*R* = 0.08206 L·atm/(mol·K))',
    answer: '38.5 g/mol',
    distractors: [
      {
        text: '28.0 g/mol',
        slip: 'molar-volume-everywhere',
        teaching: 'This multiplies the density by 22.4 L/mol, which is valid only at 0 °C and 1 atm.',
        expression: '1.25 * 22.4',
      },
      {
        text: '3.46 g/mol',
        slip: 'celsius-for-kelvin',
        teaching: 'The temperature must be in kelvins: 300.15 K.',
        expression: '1.25 * 0.08206 * 27.0 / 0.800',
      },
      {
        text: '24.6 g/mol',
        slip: 'multiplied-for-divided',
        teaching: 'The pressure belongs in the denominator: *M* = *ρRT*/*p*.',
        expression: '1.25 * 0.08206 * 300.15 * 0.800',
      },
    ],
    explanation: '*M* = \\frac{*ρRT*}{*p*} = \\frac{1.25 × 0.08206 × 300.15}{0.800} = 38.5 g/mol.',
    reference: 'OpenStax Chemistry 2e, section 9.3',
    computation: { kind: 'quantity', expression: '1.25 * 0.08206 * 300.15 / 0.800', unit: 'g/mol' },
  },
  {
    id: 'general-gas-laws-07',
    topics: ['gas-laws'],
    tests: ['effusion-and-diffusion'],
    difficulty: 'intermediate',
    text: 'How many times as fast as methane (16.04 g/mol) does helium (4.003 g/mol) effuse at the same temperature and pressure?',
    answer: '2.00',
    distractors: [
      {
        text: '4.01',
        slip: 'forgot-square-root',
        teaching:
          'The rate is proportional to the square root of the ratio of molar masses, not to the ratio itself.',
        expression: '16.04 / 4.003',
      },
      {
        text: '0.250',
        slip: 'inverted-ratio',
        teaching: 'The ratio is inverted, and its square root is missing.',
        expression: '4.003 / 16.04',
      },
      {
        text: '3.47',
        slip: 'difference-for-ratio',
        teaching:
          'This is the square root of the difference between the molar masses; their ratio should be used.',
        expression: 'sqrt(16.04 - 4.003)',
      },
    ],
    explanation: 'By Graham’s law the ratio is \\sqrt{\\frac{16.04}{4.003}} = \\sqrt{4.007} = 2.00.',
    reference: 'OpenStax Chemistry 2e, section 9.4',
    computation: { kind: 'quantity', expression: 'sqrt(16.04 / 4.003)', unit: '' },
  },
  {
    id: 'general-thermochemistry-05',
    topics: ['thermochemistry'],
    tests: ['endothermic-and-exothermic-processes'],
    uses: ['states-of-matter'],
    difficulty: 'beginner',
    text: 'Which of these processes is exothermic?',
    answer: 'Water vapor condenses to liquid water.',
    distractors: [
      {
        text: 'Ice melts to liquid water at 0 °C.',
        slip: 'wrong-sign',
        teaching: 'Melting absorbs heat to loosen the lattice.',
      },
      {
        text: 'Solid carbon dioxide turns into a gas.',
        slip: 'wrong-sign',
        teaching: 'Sublimation absorbs heat to separate the molecules.',
      },
      {
        text: 'Chlorine molecules split into atoms.',
        slip: 'bond-breaking-releases',
        teaching: 'Breaking a bond always absorbs energy.',
      },
    ],
    explanation:
      'When water vapor condenses, the attraction between its molecules pulls them together, which releases the heat that evaporation absorbed; the other three processes pull particles apart.',
    reference: 'OpenStax Chemistry 2e, section 5.1',
  },
  {
    id: 'general-thermochemistry-06',
    topics: ['thermochemistry'],
    tests: ['heating-curve'],
    uses: ['specific-heat-capacity'],
    difficulty: 'intermediate',
    text: 'How much heat is needed to convert 50.0 g of ice at 0.0 °C to water at 25.0 °C? (heat of fusion 334 J/g, specific heat capacity of water 4.18 J/(g·K))',
    answer: '21.9 kJ',
    distractors: [
      {
        text: '16.7 kJ',
        slip: 'one-step-short',
        teaching: 'This only melts the ice, but the water must still be warmed.',
        expression: '50.0 * (334) / 1000',
      },
      {
        text: '5.23 kJ',
        slip: 'one-step-short',
        teaching: 'This only warms the water, but the ice must be melted first.',
        expression: '50.0 * (4.18 * 25.0) / 1000',
      },
      {
        text: '11.5 kJ',
        slip: 'wrong-sign',
        teaching: 'Both steps absorb heat, so the two amounts are added.',
        expression: '50.0 * (334 - 4.18 * 25.0) / 1000',
      },
    ],
    explanation:
      'Melting: 50.0 g × 334 J/g = 16.7 kJ. Warming: 50.0 g × 4.18 J/(g·K) × 25.0 K = 5.23 kJ. The total is 21.9 kJ.',
    reference: 'OpenStax Chemistry 2e, section 10.3',
    computation: { kind: 'quantity', expression: '50.0 * (334 + 4.18 * 25.0) / 1000', unit: 'kJ' },
  },
  {
    id: 'general-thermochemistry-07',
    topics: ['thermochemistry', 'chemical-bonding'],
    tests: ['born-haber-cycle'],
    uses: ['lattice-enthalpy', 'hesss-law'],
    difficulty: 'advanced',
    text: 'Use a Born–Haber cycle to calculate the enthalpy change of \\ce{Na+(g) + Cl-(g) -> NaCl(s)} from these values in kJ/mol: formation of \\ce{NaCl} from the elements −411, sublimation of \\ce{Na} 107, ionization of \\ce{Na} 496, half the bond energy of \\ce{Cl2} 121, electron attachment to \\ce{Cl} −349.',
    answer: '−786 kJ/mol',
    distractors: [
      {
        text: '−1484 kJ/mol',
        slip: 'wrong-sign',
        teaching: 'The electron attachment releases energy; its sign is reversed here.',
        expression: '(-411) - (107 + 496 + 121 + 349)',
      },
      {
        text: '−907 kJ/mol',
        slip: 'forgot-half',
        teaching:
          'Only half a mole of \\ce{Cl2} is needed, which the value of 121 kJ/mol already takes into account.',
        expression: '(-411) - (107 + 496 + 121 * 2 - 349)',
      },
      {
        text: '−1135 kJ/mol',
        slip: 'cycle-step-left-out',
        teaching: 'The electron attachment, −349 kJ/mol, is left out here.',
        expression: '(-411) - (107 + 496 + 121)',
      },
    ],
    explanation:
      'The steps from the elements to the gaseous ions require 107 + 496 + 121 − 349 = 375 kJ/mol. The enthalpy change for forming the lattice is −411 − 375 = −786 kJ/mol.',
    reference: 'OpenStax Chemistry 2e, section 7.5',
    computation: { kind: 'quantity', expression: '-411 - (107 + 496 + 121 - 349)', unit: 'kJ/mol' },
  },
  {
    id: 'general-thermochemistry-08',
    topics: ['thermochemistry'],
    tests: ['calorimetry'],
    uses: ['neutralization', 'enthalpy-of-reaction', 'specific-heat-capacity'],
    difficulty: 'advanced',
    text: 'When 50.0 mL of 1.00 mol/L \\ce{HCl} and 50.0 mL of 1.00 mol/L \\ce{NaOH} are mixed, the temperature rises by 6.80 K. What is the enthalpy of neutralization per mole of water formed? (mixture: 100.0 g, 4.18 J/(g·K); no heat is lost)',
    answer: '−56.8 kJ/mol',
    distractors: [
      {
        text: '+56.8 kJ/mol',
        slip: 'wrong-sign',
        teaching: 'The mixture warms, so the reaction releases heat and Δ*H* is negative.',
        expression: '(100.0 * 4.18 * 6.80 / 1000) / 0.0500',
      },
      {
        text: '−28.4 kJ/mol',
        slip: 'added-reactants',
        teaching: 'Acid and base together form 0.0500 mol of water, not 0.100 mol.',
        expression: '-(100.0 * 4.18 * 6.80 / 1000) / (0.0500 + 0.0500)',
      },
      {
        text: '−2.84 kJ/mol',
        slip: 'one-step-short',
        teaching: 'This number is the heat in kJ; it must be divided by 0.0500 mol.',
        expression: '(-(100.0 * 4.18 * 6.80 / 1000))',
      },
    ],
    explanation:
      '*q* = 100.0 g × 4.18 J/(g·K) × 6.80 K = 2.84 kJ, from 0.0500 mol of water: Δ*H* = −\\frac{2.84 kJ}{0.0500 mol} = −56.8 kJ/mol.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
    computation: { kind: 'quantity', expression: '-(100.0 * 4.18 * 6.80 / 1000) / 0.0500', unit: 'kJ/mol' },
  },
  {
    id: 'general-equilibrium-05',
    topics: ['equilibrium'],
    tests: ['reaction-quotient'],
    difficulty: 'beginner',
    text: 'For \\ce{A <=> B} the constant *K* = [B]/[A] is 4.0. In which direction does the reaction proceed when [A] = 0.10 mol/L and [B] = 0.90 mol/L?',
    answer: 'To the left, because [B]/[A] is greater than *K*',
    distractors: [
      {
        text: 'To the right, because [B]/[A] is greater than *K*',
        slip: 'reversed-trend',
        teaching: 'A quotient above *K* means too much product, so product is used up.',
      },
      {
        text: 'To the right, because [A]/[B] is less than *K*',
        slip: 'inverted-ratio',
        teaching: 'The product belongs in the numerator of the quotient: 0.90/0.10 = 9.0.',
      },
      {
        text: 'In neither direction, because a catalyst is needed',
        slip: 'equilibrium-shifted-by-catalyst',
        teaching: 'A catalyst affects the rate, not the direction.',
      },
    ],
    explanation:
      '*Q* = \\frac{0.90}{0.10} = 9.0 is greater than *K* = 4.0, so the reaction proceeds to the left until the quotient has fallen to 4.0.',
    reference: 'OpenStax Chemistry 2e, section 13.2',
  },
  {
    id: 'general-equilibrium-06',
    topics: ['equilibrium'],
    tests: ['equilibrium-constant-in-pressures'],
    difficulty: 'advanced',
    text: 'For \\ce{N2(g) + 3H2(g) <=> 2NH3(g)}, *K*_{c} is 0.500 at 673 K (concentrations in mol/L). What is *K*_{p} (pressures in atm)? (*R* = 0.08206 L atm/(mol K), ideal gases)',
    answer: '1.64 × 10^{−4}',
    distractors: [
      {
        text: '1.52 × 10^{3}',
        slip: 'wrong-sign',
        teaching: 'The amount of gas falls from 4 to 2 moles, so the exponent of *RT* is −2.',
        expression: '0.500 * (0.08206 * 673)^2',
      },
      {
        text: '9.05 × 10^{−3}',
        slip: 'wrong-exponent',
        teaching: 'The exponent of *RT* is 2 − 4 = −2, not −1.',
        expression: '0.500 * (0.08206 * 673)^(-1)',
      },
      {
        text: '0.500',
        slip: 'ignored-change',
        teaching: '*K*_{p} equals *K*_{c} only when the amount of gas does not change.',
        expression: '0.500',
      },
    ],
    explanation:
      '*K*_{p} = *K*_{c}(*RT*)^{2 − 4} = \\frac{0.500}{(0.08206 × 673)^{2}} = \\frac{0.500}{3050} = 1.64 × 10^{−4}.',
    reference: 'OpenStax Chemistry 2e, section 13.2',
    computation: { kind: 'quantity', expression: '0.500 * (0.08206 * 673)^(-2)', unit: '' },
  },
  {
    id: 'general-equilibrium-07',
    topics: ['equilibrium'],
    tests: ['calculating-an-equilibrium-constant'],
    uses: ['equilibrium-concentrations'],
    difficulty: 'intermediate',
    text: 'In the reaction \\ce{N2O4(g) <=> 2NO2(g)}, \\ce{N2O4} with an initial concentration of 0.100 mol/L is 20.0% dissociated at equilibrium. What is *K*_{c}?',
    answer: '0.0200',
    distractors: [
      {
        text: '0.00500',
        slip: 'forgot-coefficient-in-ice',
        teaching: 'Each molecule that dissociates gives two \\ce{NO2}, so [\\ce{NO2}] is 0.0400 mol/L.',
        expression: '(0.200 * 0.100)^2 / (0.100 * (1 - 0.200))',
      },
      {
        text: '0.0160',
        slip: 'neglected-change',
        teaching: 'A fifth of the \\ce{N2O4} has reacted, so 0.0800 mol/L is left.',
        expression: '(2 * 0.200 * 0.100)^2 / (0.100)',
      },
      {
        text: '0.500',
        slip: 'forgot-exponent',
        teaching: 'The concentration of \\ce{NO2} is squared in the equilibrium constant.',
        expression: '(2 * 0.200 * 0.100) / (0.100 * (1 - 0.200))',
      },
    ],
    explanation:
      '[\\ce{N2O4}] = 0.0800 mol/L, [\\ce{NO2}] = 2 × 0.0200 = 0.0400 mol/L. *K*_{c} = \\frac{0.0400^{2}}{0.0800} = 0.0200.',
    reference: 'OpenStax Chemistry 2e, section 13.4',
    computation: { kind: 'quantity', expression: '(2 * 0.200 * 0.100)^2 / (0.100 * (1 - 0.200))', unit: '' },
  },
  {
    id: 'general-acids-and-bases-06',
    topics: ['acids-and-bases'],
    tests: ['ph'],
    difficulty: 'beginner',
    text: 'What is the concentration of \\ce{H3O+} in a solution of pH 4.70?',
    answer: '2.0 × 10^{−5} mol/L',
    distractors: [
      {
        text: '5.0 × 10^{−10} mol/L',
        slip: 'answered-another-quantity',
        teaching: 'This is the concentration of \\ce{OH-}, not of \\ce{H3O+}.',
        expression: '10^(4.70 - 14.00)',
      },
      {
        text: '9.1 × 10^{−3} mol/L',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'The base of the logarithm is 10, not e.',
        expression: 'exp(-4.70)',
      },
      {
        text: '5.0 × 10^{−5} mol/L',
        slip: 'wrong-sign',
        teaching: 'The value 10^{−4.70} is 10^{−5} × 10^{0.30}, not 10^{−5} × 10^{0.70}.',
        expression: '10^(-5 + 0.70)',
      },
    ],
    explanation: '[\\ce{H3O+}] = 10^{−4.70} mol/L = 2.0 × 10^{−5} mol/L.',
    reference: 'OpenStax Chemistry 2e, section 14.2',
    computation: { kind: 'quantity', expression: '10^(-4.70)', unit: 'mol/L' },
  },
  {
    id: 'general-acids-and-bases-07',
    topics: ['acids-and-bases'],
    tests: ['hydrolysis-of-salts'],
    difficulty: 'intermediate',
    text: 'Which of these salts gives a basic solution in water at 25 °C?',
    answer: '\\ce{NaCH3COO}',
    distractors: [
      {
        text: '\\ce{NaNO3}',
        slip: 'overgeneralised-rule',
        teaching:
          'Neither ion reacts with water, because the salt comes from a strong base and a strong acid.',
      },
      {
        text: '\\ce{CH3NH3Cl}',
        slip: 'conjugate-acid-for-base',
        teaching: 'The methylammonium ion is a weak acid, so this solution is acidic.',
      },
      {
        text: '\\ce{NH4Cl}',
        slip: 'conjugate-acid-for-base',
        teaching: 'The ammonium ion is a weak acid, so this solution is acidic.',
      },
    ],
    explanation:
      'The acetate ion is the conjugate base of a weak acid and accepts protons from water: \\ce{CH3COO- + H2O <=> CH3COOH + OH-}.',
    reference: 'OpenStax Chemistry 2e, section 14.4',
  },
  {
    id: 'general-acids-and-bases-08',
    topics: ['acids-and-bases'],
    tests: ['henderson-hasselbalch-equation', 'titration-curves'],
    uses: ['buffer-solutions'],
    difficulty: 'advanced',
    text: 'What is the pH at 25 °C after 25.0 mL of 0.100 mol/L \\ce{NaOH} is added to 50.0 mL of 0.100 mol/L benzoic acid (*K*_{a} = 6.3 × 10^{−5})?',
    answer: '4.20',
    distractors: [
      {
        text: '2.61',
        slip: 'ignored-neutralisation',
        teaching: 'This is the pH of the acid before any base is added.',
        expression: '-log10((sqrt(6.3e-5^2 + 4 * 6.3e-5 * 0.100) - 6.3e-5) / 2)',
      },
      {
        text: '1.48',
        slip: 'weak-as-strong',
        teaching: 'Benzoic acid is weak, so the part that remains is hardly ionized.',
        expression: '-log10((50.0 * 0.100 - 25.0 * 0.100) / 75.0)',
      },
      {
        text: '7.00',
        slip: 'overgeneralised-rule',
        teaching:
          'Only half of the acid is neutralized; at the equivalence point its salt would make the solution basic.',
        expression: '14.00 / 2',
      },
    ],
    explanation:
      'Half of the acid is converted to its conjugate base, so their concentrations are equal and pH = p*K*_{a} = −log(6.3 × 10^{−5}) = 4.20.',
    reference: 'OpenStax Chemistry 2e, section 14.7',
    computation: { kind: 'quantity', expression: '-log10(6.3e-5)', unit: '' },
  },
  {
    id: 'general-acids-and-bases-09',
    topics: ['acids-and-bases'],
    tests: ['ph-of-strong-acids-and-bases', 'ionic-product-of-water'],
    uses: ['systematic-treatment-of-equilibrium'],
    difficulty: 'advanced',
    text: 'What is the pH of 1.0 × 10^{−8} mol/L \\ce{HCl} at 25 °C? (*K*_{w} = 1.0 × 10^{−14})',
    answer: '6.98',
    distractors: [
      {
        text: '8.00',
        slip: 'ignored-water-ions',
        teaching: 'An acid cannot make water basic; the ions that water itself forms must be included here.',
        expression: '-log10(1.0e-8)',
      },
      {
        text: '7.00',
        slip: 'neglected-change',
        teaching: 'The acid is very dilute but still adds some \\ce{H3O+} to that from water.',
        expression: '-log10(sqrt(1.0e-14))',
      },
      {
        text: '6.96',
        slip: 'concentrations-just-added',
        teaching:
          'Adding 10^{−8} to 10^{−7} neglects the fact that the acid suppresses the ionization of water.',
        expression: '-log10(1.0e-8 + 1.0e-7)',
      },
    ],
    explanation:
      'By charge balance, [\\ce{H3O+}] = 1.0 × 10^{−8} + \\frac{1.0 × 10^{−14}}{[\\ce{H3O+}]}. The quadratic equation gives 1.05 × 10^{−7} mol/L, so the pH is 6.98.',
    reference: 'OpenStax Chemistry 2e, section 14.2',
    computation: { kind: 'quantity', expression: '-log10((1.0e-8 + sqrt(1.0e-16 + 4.0e-14)) / 2)', unit: '' },
  },
  {
    id: 'general-kinetics-basics-04',
    topics: ['kinetics-basics'],
    tests: ['collision-theory'],
    uses: ['activation-energy', 'maxwell-boltzmann-distribution-of-energies'],
    difficulty: 'beginner',
    text: 'What is the main reason why most reactions run faster at a higher temperature?',
    answer: 'A larger fraction of collisions has enough energy.',
    distractors: [
      {
        text: 'The activation energy of the reaction decreases.',
        slip: 'temperature-lowers-barrier',
        teaching: 'The barrier stays the same; more molecules can overcome it.',
      },
      {
        text: 'The reaction enthalpy becomes more negative.',
        slip: 'rate-for-enthalpy',
        teaching: 'The enthalpy of reaction hardly changes and does not determine the rate.',
      },
      {
        text: 'The molecules are closer together when they are hot.',
        slip: 'closer-when-hot',
        teaching: 'Gases and liquids expand on warming, so the molecules are not closer together.',
      },
    ],
    explanation:
      'The distribution of energies shifts upward, so a larger fraction of collisions has enough energy to overcome the barrier. The slight increase in the frequency of collisions matters much less.',
    reference: 'OpenStax Chemistry 2e, section 12.5',
  },
  {
    id: 'general-kinetics-basics-05',
    topics: ['kinetics-basics'],
    tests: ['first-order-kinetics', 'half-life-of-a-reaction'],
    difficulty: 'intermediate',
    text: 'In a first-order reaction the concentration falls from 0.800 mol/L to 0.100 mol/L in 30.0 min. What is the half-life?',
    answer: '10.0 min',
    distractors: [
      {
        text: '15.0 min',
        slip: 'linear-decay',
        teaching:
          'This halves the time, but three half-lives have passed, so the time must be divided by three.',
        expression: '30.0 / 2',
      },
      {
        text: '3.75 min',
        slip: 'inverted-ratio',
        teaching: 'This divides the time by 8, but the number of half-lives is 3.',
        expression: '30.0 / (0.800 / 0.100)',
      },
      {
        text: '7.50 min',
        slip: 'half-lives-miscounted',
        teaching: 'After four half-lives a sixteenth is left, but reaching an eighth takes three.',
        expression: '30.0 / 4',
      },
    ],
    explanation:
      'The concentration falls from 0.800 to 0.400 to 0.200 to 0.100 mol/L: three half-lives in 30.0 min, or 10.0 min each.',
    reference: 'OpenStax Chemistry 2e, section 12.4',
    computation: { kind: 'quantity', expression: '30.0 / (log10(0.800 / 0.100) / log10(2))', unit: 'min' },
  },
  {
    id: 'general-kinetics-basics-06',
    topics: ['kinetics-basics'],
    tests: ['rate-determining-step', 'reaction-mechanisms'],
    uses: ['rate-law', 'elementary-reactions'],
    difficulty: 'advanced',
    text: 'A mechanism has the slow first step \\ce{NO2 + NO2 -> NO3 + NO} and the fast second step \\ce{NO3 + CO -> NO2 + CO2}. Which rate law does it predict?',
    answer: 'rate = *k*[\\ce{NO2}]^{2}',
    distractors: [
      {
        text: 'rate = *k*[\\ce{NO2}][\\ce{CO}]',
        slip: 'orders-from-equation',
        teaching:
          'This is based on the overall equation, but the slow step has two \\ce{NO2} and no \\ce{CO}.',
      },
      {
        text: 'rate = *k*[\\ce{NO3}][\\ce{CO}]',
        slip: 'fast-step-for-slow',
        teaching: 'This is the rate law of the fast step, but the slow step determines the rate.',
      },
      {
        text: 'rate = *k*[\\ce{NO2}]',
        slip: 'forgot-exponent',
        teaching: 'Two molecules of \\ce{NO2} collide in the slow step, so the order is two.',
      },
    ],
    explanation:
      'The slow step determines the rate. Because it is elementary, its rate is *k*[\\ce{NO2}][\\ce{NO2}] = *k*[\\ce{NO2}]^{2}; carbon monoxide reacts only afterward.',
    reference: 'OpenStax Chemistry 2e, section 12.6',
  },
  {
    id: 'general-electrochemistry-basics-04',
    topics: ['electrochemistry-basics'],
    tests: ['electrolytic-cell'],
    difficulty: 'beginner',
    text: 'What forms at the cathode when molten \\ce{NaCl} is electrolyzed?',
    answer: '\\ce{Na}',
    distractors: [
      {
        text: '\\ce{Cl2}',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'Chloride ions are oxidized to chlorine at the anode.',
      },
      {
        text: '\\ce{H2}',
        slip: 'solution-for-melt',
        teaching: 'Hydrogen forms from water, and there is no water in the melt.',
      },
      {
        text: '\\ce{O2}',
        slip: 'solution-for-melt',
        teaching: 'Oxygen forms from water at an anode, and there is no water in the melt.',
      },
    ],
    explanation: 'Reduction takes place at the cathode: \\ce{Na+ + e- -> Na}. Chlorine forms at the anode.',
    reference: 'OpenStax Chemistry 2e, section 17.7',
  },
  {
    id: 'general-electrochemistry-basics-05',
    topics: ['electrochemistry-basics'],
    tests: ['standard-electrode-potential', 'oxidizing-and-reducing-agents'],
    difficulty: 'intermediate',
    text: 'The standard potentials *E*° are +0.80 V for \\ce{Ag+}/\\ce{Ag}, +0.34 V for \\ce{Cu^2+}/\\ce{Cu}, −0.26 V for \\ce{Ni^2+}/\\ce{Ni} and −0.76 V for \\ce{Zn^2+}/\\ce{Zn}. Which ion is the strongest oxidizing agent?',
    answer: '\\ce{Ag+}',
    distractors: [
      {
        text: '\\ce{Cu^2+}',
        slip: 'charge-for-strength',
        teaching: 'A higher charge is not decisive; the reduction potential of silver is higher.',
      },
      {
        text: '\\ce{Ni^2+}',
        slip: 'reversed-trend',
        teaching: 'Its potential is negative, so it is harder to reduce than silver or copper ions.',
      },
      {
        text: '\\ce{Zn^2+}',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching:
          'The lowest potential makes zinc metal the strongest reducing agent and its ion the weakest oxidizing agent.',
      },
    ],
    explanation:
      'An oxidizing agent is itself reduced; the ion with the highest reduction potential, \\ce{Ag+}, is the most easily reduced.',
    reference: 'OpenStax Chemistry 2e, section 17.3',
    computation: {
      kind: 'option-extreme',
      values: { '\\ce{Ag+}': '0.80', '\\ce{Cu^2+}': '0.34', '\\ce{Ni^2+}': '-0.26', '\\ce{Zn^2+}': '-0.76' },
      pick: 'greatest',
      quantity: 'standard reduction potential in V',
    },
  },
  {
    id: 'general-electrochemistry-basics-06',
    topics: ['electrochemistry-basics'],
    tests: ['faradays-laws-of-electrolysis'],
    uses: ['mass-mole-conversion'],
    difficulty: 'advanced',
    text: 'How long must a current of 2.00 A flow to deposit 1.08 g of silver (107.87 g/mol) from a solution of \\ce{AgNO3}? (*F* = 96 485 C/mol)',
    answer: '8.05 min',
    distractors: [
      {
        text: '16.1 min',
        slip: 'wrong-ion-charge',
        teaching: 'Each \\ce{Ag+} gains one electron, not two.',
        expression: '1.08 / 107.87 * 2 * 96485 / 2.00 / 60',
      },
      {
        text: '483 min',
        slip: 'minutes-for-seconds',
        teaching: 'Charge divided by current gives seconds: 483 s.',
        expression: '1.08 / 107.87 * 96485 / 2.00',
      },
      {
        text: '32.2 min',
        slip: 'multiplied-for-divided',
        teaching: 'The charge must be divided by the current, not multiplied by it.',
        expression: '1.08 / 107.87 * 96485 * 2.00 / 60',
      },
    ],
    explanation:
      '*n* = \\frac{1.08}{107.87} = 0.01001 mol of electrons; *Q* = 0.01001 mol × 96 485 C/mol = 966 C; *t* = \\frac{966 C}{2.00 A} = 483 s = 8.05 min.',
    reference: 'OpenStax Chemistry 2e, section 17.7',
    computation: { kind: 'quantity', expression: '1.08 / 107.87 * 96485 / 2.00 / 60', unit: 'min' },
  },
  {
    id: 'general-nuclear-chemistry-05',
    topics: ['nuclear-chemistry'],
    tests: ['radioactive-decay', 'nuclear-equations'],
    difficulty: 'beginner',
    text: 'Which nuclide is formed by the beta-minus decay of \\ce{^{14}_{6}C}?',
    answer: '\\ce{^{14}_{7}N}',
    distractors: [
      {
        text: '\\ce{^{14}_{5}B}',
        slip: 'wrong-sign',
        teaching: 'A neutron becomes a proton, so the atomic number rises.',
      },
      {
        text: '\\ce{^{13}_{6}C}',
        slip: 'mixed-up-decays',
        teaching: 'No neutron leaves the nucleus, so the mass number does not change.',
      },
      {
        text: '\\ce{^{10}_{4}Be}',
        slip: 'mixed-up-decays',
        teaching: 'This nuclide would result from alpha decay.',
      },
    ],
    explanation:
      'In beta-minus decay a neutron becomes a proton and an electron is emitted: \\ce{^{14}_{6}C -> ^{14}_{7}N + ^{0}_{-1}e}.',
    reference: 'OpenStax Chemistry 2e, section 21.3',
    computation: { kind: 'nuclear-balance', equation: '^{14}_{6}C -> ? + ^{0}_{-1}e' },
  },
  {
    id: 'general-nuclear-chemistry-06',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-equations'],
    difficulty: 'intermediate',
    text: 'An alpha particle strikes an aluminum-27 nucleus, and a neutron is emitted. Which nuclide is formed?',
    answer: '\\ce{^{30}_{15}P}',
    distractors: [
      {
        text: '\\ce{^{31}_{15}P}',
        slip: 'forgot-particle',
        teaching: 'The neutron that is emitted reduces the mass number by one.',
      },
      {
        text: '\\ce{^{30}_{14}Si}',
        slip: 'neutron-as-proton',
        teaching: 'A neutron has no charge, so all 15 protons remain.',
      },
      {
        text: '\\ce{^{29}_{15}P}',
        slip: 'alpha-mass-wrong',
        teaching: 'An alpha particle adds four nucleons: 27 + 4 − 1 = 30.',
      },
    ],
    explanation:
      'In \\ce{^{27}_{13}Al + ^{4}_{2}He -> ^{30}_{15}P + ^{1}_{0}n} the mass numbers are 27 + 4 = 30 + 1, and the charges are 13 + 2 = 15 + 0.',
    reference: 'OpenStax Chemistry 2e, section 21.4',
    computation: { kind: 'nuclear-balance', equation: '^{27}_{13}Al + ^{4}_{2}He -> ? + ^{1}_{0}n' },
  },
  {
    id: 'general-nuclear-chemistry-07',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-binding-energy'],
    difficulty: 'advanced',
    text: 'What is the binding energy of the nucleus \\ce{^{4}He}? (masses in u: atom of \\ce{^{4}He} 4.002603, atom of \\ce{^{1}H} 1.007825, neutron 1.008665; 1 u corresponds to 931.5 MeV)',
    answer: '28.3 MeV',
    distractors: [
      {
        text: '7.07 MeV',
        slip: 'per-nucleon-for-whole',
        teaching: 'This is the binding energy per nucleon, a quarter of the total.',
        expression: '((2 * 1.007825 + 2 * 1.008665 - 4.002603) * 931.5) / 4',
      },
      {
        text: '0.0304 MeV',
        slip: 'one-step-short',
        teaching: 'This number is the mass defect in u; it must be converted to energy.',
        expression: '(2 * 1.007825 + 2 * 1.008665 - 4.002603)',
      },
      {
        text: '14.1 MeV',
        slip: 'needless-half',
        teaching: 'The mass defect is that of the whole nucleus, so it is not divided by two.',
        expression: '(2 * 1.007825 + 2 * 1.008665 - 4.002603) * 931.5 / 2',
      },
    ],
    explanation:
      'The mass defect is 2 × 1.007825 + 2 × 1.008665 − 4.002603 = 0.030377 u, and 0.030377 u × 931.5 MeV/u = 28.3 MeV. The electron masses cancel because the two hydrogen atoms have two electrons in total, as does the helium atom.',
    reference: 'OpenStax Chemistry 2e, section 21.1',
    computation: {
      kind: 'quantity',
      expression: '(2 * 1.007825 + 2 * 1.008665 - 4.002603) * 931.5',
      unit: 'MeV',
    },
  },
];
