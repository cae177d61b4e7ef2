import type { WrittenSet } from '../../written-set.ts';

export const forcesAcidsAndHydratesSets: readonly WrittenSet[] = [
  {
    id: 'general-set-five-liquids',
    title: 'Five liquids of similar molar mass',
    stimulus:
      'The table compares five organic liquids whose molecules are of about the same size. The boiling points are at 1 atm; the solubilities are given per 100 g of water at 25 °C, and ∞ means that the liquid mixes with water in any ratio. All the molecules have an unbranched chain of carbon atoms; the chain of diethyl ether has an oxygen atom in the middle. Butanal contains a C=O group, butan-1-ol an O–H group, and propanoic acid both, in its COOH group.',
    figure: {
      caption: 'Properties of five liquids',
      kind: 'table',
      columns: ['Liquid', 'Molar mass (g/mol)', 'Boiling point (°C)', 'Solubility (g/100 g)'],
      rows: [
        ['Pentane', '72', '36', '0.004'],
        ['Diethyl ether', '74', '35', '6.5'],
        ['Butanal', '72', '75', '7.5'],
        ['Butan-1-ol', '74', '118', '7.5'],
        ['Propanoic acid', '74', '141', '∞'],
      ],
    },
    questions: [
      {
        id: 'general-intermolecular-forces-800',
        topics: ['intermolecular-forces'],
        tests: ['boiling-points-and-intermolecular-forces'],
        uses: ['dipole-dipole-forces'],
        difficulty: 'beginner',
        text: 'Which type of attraction explains most of the difference between the boiling points of pentane and butanal?',
        answer: 'Dipole–dipole forces',
        distractors: [
          {
            text: 'Dispersion forces',
            slip: 'ignored-polarity',
            teaching:
              'Both molecules have about the same number of electrons and the same chain shape, so these forces are about equal.',
          },
          {
            text: 'Hydrogen bonds',
            slip: 'any-hydrogen-makes-hydrogen-bonds',
            teaching:
              'All hydrogen atoms of butanal are bonded to carbon, so its molecules do not hydrogen-bond to each other.',
          },
          {
            text: 'Covalent bonds',
            slip: 'bond-for-intermolecular',
            teaching: 'No bonds within the molecules break when a liquid boils.',
          },
        ],
        explanation:
          'Butanal has a polar C=O group and no O–H group; its dispersion forces are about as strong as those in pentane. In addition, it has dipole–dipole forces.',
        reference: 'OpenStax Chemistry 2e, section 10.1',
      },
      {
        id: 'general-intermolecular-forces-801',
        topics: ['intermolecular-forces'],
        tests: ['hydrogen-bonding', 'like-dissolves-like'],
        difficulty: 'intermediate',
        text: 'Diethyl ether has nearly the same boiling point as pentane but is about as soluble in water as butan-1-ol. What explains both observations?',
        answer: 'Its oxygen accepts hydrogen bonds, but it cannot donate any.',
        distractors: [
          {
            text: 'Its oxygen donates hydrogen bonds, but it cannot accept any.',
            slip: 'exchanged-values',
            teaching: 'Oxygen with its lone pairs is the acceptor; a donor needs a hydrogen atom on oxygen.',
          },
          {
            text: 'Its molecules hydrogen-bond to each other, but not to water.',
            slip: 'any-hydrogen-makes-hydrogen-bonds',
            teaching: 'In that case its boiling point would be high and its solubility low.',
          },
          {
            text: 'Its molecules react with water to form molecules of an alcohol.',
            slip: 'other-process',
            teaching:
              'Ethers do not react with water like this; the solubility is explained by forces between molecules.',
          },
        ],
        explanation:
          'Without an O–H group, its molecules cannot hydrogen-bond to each other, so its boiling point is close to that of pentane. The hydrogen atoms of water can form hydrogen bonds to its oxygen: it accepts hydrogen bonds, but it cannot donate any.',
        reference: 'OpenStax Chemistry 2e, section 10.1',
      },
      {
        id: 'general-intermolecular-forces-802',
        topics: ['intermolecular-forces'],
        tests: ['boiling-points-and-intermolecular-forces', 'like-dissolves-like'],
        uses: ['intermolecular-forces'],
        difficulty: 'intermediate',
        text: 'A student concludes from the table: “The higher the boiling point, the better a liquid dissolves in water.” Which pair of liquids refutes this?',
        answer: 'Pentane and diethyl ether',
        distractors: [
          {
            text: 'Pentane and butan-1-ol',
            slip: 'evidence-that-decides-nothing',
            teaching: 'Butan-1-ol has a higher boiling point and dissolves better, just as the student says.',
          },
          {
            text: 'Butanal and propanoic acid',
            slip: 'evidence-that-decides-nothing',
            teaching: 'Propanoic acid has a higher boiling point and dissolves better, as the student says.',
          },
          {
            text: 'Diethyl ether and propanoic acid',
            slip: 'evidence-that-decides-nothing',
            teaching:
              'The acid has the higher boiling point and dissolves better, which fits the student’s rule.',
          },
        ],
        explanation:
          'A pair refutes the rule if the liquid with the lower boiling point dissolves better. Diethyl ether boils 1 °C lower than pentane but is more than a thousand times as soluble, so the pair is pentane and diethyl ether.',
        reference: 'OpenStax Chemistry 2e, section 10.1',
      },
    ],
  },
  {
    id: 'general-set-two-acids-diluted',
    title: 'Two acids at three dilutions',
    stimulus:
      'HA and HB are two monoprotic acids. Solutions of each acid were made at three concentrations, and the pH was measured at 25 °C with a calibrated meter. The dilute solutions were made from the 0.10 mol/L solutions with pipets and volumetric flasks; freshly boiled water was used so that carbon dioxide would not affect the pH. The molecules and ions of the acids react only with water.',
    figure: {
      caption: 'pH of two acids at 25 °C',
      kind: 'table',
      columns: ['Concentration (mol/L)', 'pH of HA', 'pH of HB'],
      rows: [
        ['0.10', '1.00', '2.88'],
        ['0.010', '2.00', '3.38'],
        ['0.0010', '3.00', '3.91'],
      ],
    },
    questions: [
      {
        id: 'general-acids-and-bases-803',
        topics: ['acids-and-bases'],
        tests: ['ph-of-weak-acids'],
        uses: ['ph', 'acid-dissociation-constant'],
        difficulty: 'intermediate',
        text: 'What percentage of the HB molecules are ionized in the 0.010 mol/L solution?',
        answer: '4.2%',
        distractors: [
          {
            text: '1.3%',
            slip: 'wrong-reference',
            teaching: 'This is the percentage in the 0.10 mol/L solution, from pH 2.88.',
            expression: '100 * 10^(-2.88) / 0.10',
          },
          {
            text: '0.042%',
            slip: 'forgot-to-divide-by-total',
            teaching: 'This is [\\ce{H+}] as a percentage of 1 mol/L; it must be divided by 0.010 mol/L.',
            expression: '100 * 10^(-3.38)',
          },
          {
            text: '3.4%',
            slip: 'logarithm-for-number',
            teaching: 'The pH is a logarithm; 3.38 is not the percentage itself.',
            expression: '3.38',
          },
        ],
        explanation:
          '[\\ce{H+}] = 10^{−3.38} mol/L = 4.2 × 10^{−4} mol/L. As a percentage of 0.010 mol/L, this is 4.2%.',
        reference: 'OpenStax Chemistry 2e, section 14.3',
        computation: {
          kind: 'quantity',
          expression: '100 * 10^(-3.38) / 0.010',
          unit: '%',
        },
      },
      {
        id: 'general-acids-and-bases-804',
        topics: ['acids-and-bases'],
        tests: ['ph-of-weak-acids'],
        difficulty: 'intermediate',
        text: 'Each tenfold dilution raises the pH of HA by 1.00, but that of HB by only about 0.5. Why?',
        answer: 'The fraction of HB that is ionized increases on dilution.',
        distractors: [
          {
            text: 'The fraction of HB that is ionized decreases on dilution.',
            slip: 'reversed-trend',
            teaching: 'Then [\\ce{H+}] would fall to less than a tenth and the pH would rise by more than 1.',
          },
          {
            text: 'The *K*_{a} of HB decreases on dilution.',
            slip: 'unchanged-taken-as-changed',
            teaching: '*K*_{a} depends on temperature, not on the concentration.',
          },
          {
            text: 'The fraction of water that is ionized decreases on dilution.',
            slip: 'reversed-trend',
            teaching: 'Less acid lets more water ionize, and its \\ce{H+} is negligible here anyway.',
          },
        ],
        explanation:
          'HA is fully ionized at each concentration. For HB, [\\ce{H+}] is about √(*K*_{a} × *c*), so a tenfold dilution reduces [\\ce{H+}] only to about a third: the fraction of HB that is ionized increases on dilution.',
        reference: 'OpenStax Chemistry 2e, section 14.3',
      },
      {
        id: 'general-acids-and-bases-805',
        topics: ['acids-and-bases'],
        tests: ['neutralization'],
        uses: ['acid-base-titration', 'ph-of-weak-acids'],
        difficulty: 'intermediate',
        text: 'Equal volumes of 0.10 mol/L HA and 0.10 mol/L HB are compared. What is the same for both?',
        answer: 'The volume of 0.10 mol/L \\ce{NaOH} that neutralizes each one',
        distractors: [
          {
            text: 'The initial rate at which they form bubbles on magnesium',
            slip: 'strength-for-amount',
            teaching: 'This rate depends on [\\ce{H+}], which is about 75 times as large in HA.',
          },
          {
            text: 'The electrical conductivity of their solutions',
            slip: 'strength-for-amount',
            teaching: 'The solution of HA contains far more ions.',
          },
          {
            text: 'The pH at the equivalence point with \\ce{NaOH}',
            slip: 'strength-for-amount',
            teaching: 'This pH is 7 for HA; for HB it is above 7, since \\ce{B-} is a weak base.',
          },
        ],
        explanation:
          'Equal volumes contain equal amounts of acid. Because \\ce{OH-} reacts with \\ce{H+}, more HB ionizes until all of it has reacted, so the volume of \\ce{NaOH} that neutralizes each one is the same.',
        reference: 'OpenStax Chemistry 2e, section 14.7',
      },
    ],
  },
  {
    id: 'general-set-copper-sulfate-hydration',
    title: 'Dissolving two forms of copper sulfate',
    stimulus:
      'To find the enthalpy of the reaction \\ce{CuSO4(s) + 5H2O(l) -> CuSO4.5H2O(s)}, which is difficult to measure directly, a student dissolves both solids in a foam cup. Trial 1 uses 3.99 g of white \\ce{CuSO4} (159.6 g/mol), and trial 2 uses 6.24 g of blue \\ce{CuSO4.5H2O} (249.7 g/mol). The mass of water in each trial is chosen so that both give 104.0 g of the same solution. Its specific heat capacity is taken as 4.18 J/(g K), and heat exchange with the cup is neglected.',
    figure: {
      caption: 'Temperatures in two trials',
      kind: 'table',
      columns: ['Trial', 'Solid', 'Water (g)', 'Before (°C)', 'After (°C)'],
      rows: [
        ['1', '3.99 g of \\ce{CuSO4}', '100.0', '21.20', '25.00'],
        ['2', '6.24 g of \\ce{CuSO4.5H2O}', '97.8', '21.20', '20.53'],
      ],
    },
    questions: [
      {
        id: 'general-thermochemistry-803',
        topics: ['thermochemistry'],
        tests: ['hesss-law', 'enthalpy-of-solution'],
        uses: ['calorimetry'],
        difficulty: 'advanced',
        text: 'What value of Δ*H* do the two trials give for the reaction of \\ce{CuSO4} with water to form the blue solid?',
        answer: '−78 kJ/mol',
        distractors: [
          {
            text: '−54 kJ/mol',
            slip: 'wrong-sign',
            teaching:
              'The dissolution of the blue solid is reversed in the cycle, so 12 kJ/mol must be subtracted, not added.',
            expression:
              '-104.0 * 4.18 * (25.00 - 21.20) / (3.99 / 159.6) / 1000 + 104.0 * 4.18 * (21.20 - 20.53) / (6.24 / 249.7) / 1000',
          },
          {
            text: '−66 kJ/mol',
            slip: 'one-step-short',
            teaching: 'This is the enthalpy of solution of the white solid alone.',
            expression: '(-104.0) * 4.18 * (25.00 - 21.20) / (3.99 / 159.6) / 1000',
          },
          {
            text: '+78 kJ/mol',
            slip: 'wrong-sign',
            teaching: 'The solution became warmer in trial 1, so dissolving the white solid is exothermic.',
            expression:
              '104.0 * 4.18 * (21.20 - 20.53) / (6.24 / 249.7) / 1000 - (-104.0) * 4.18 * (25.00 - 21.20) / (3.99 / 159.6) / 1000',
          },
        ],
        explanation:
          'In trial 1, −104.0 g × 4.18 J/(g K) × 3.80 K for 0.0250 mol is −66 kJ/mol. In trial 2, the temperature falls by 0.67 K, which gives +12 kJ/mol. Going from the white solid to the solution and then to the blue solid gives −66 − 12 = −78 kJ/mol.',
        reference: 'OpenStax Chemistry 2e, section 5.3',
        computation: {
          kind: 'quantity',
          expression:
            '-104.0 * 4.18 * (25.00 - 21.20) / (3.99 / 159.6) / 1000 - 104.0 * 4.18 * (21.20 - 20.53) / (6.24 / 249.7) / 1000',
          unit: 'kJ/mol',
        },
      },
      {
        id: 'general-thermochemistry-804',
        topics: ['thermochemistry'],
        tests: ['enthalpy-of-solution'],
        uses: ['hydrates'],
        difficulty: 'intermediate',
        text: 'Why is less water used in trial 2 than in trial 1?',
        answer: 'The crystals supply 2.25 g of water.',
        distractors: [
          {
            text: 'The crystals need less water to dissolve.',
            slip: 'wrong-cause',
            teaching: 'Both trials end in the same solution, so the same total amount of water is needed.',
          },
          {
            text: 'The crystals cool the water by less than 1 K.',
            slip: 'irrelevant-property',
            teaching: 'The amount of water is not chosen according to the change in temperature.',
          },
          {
            text: 'The crystals contain less copper than the white solid.',
            slip: 'ratio-of-masses-for-moles',
            teaching:
              'The 3.99 g of white solid and the 6.24 g of blue solid both contain 0.0250 mol of copper ions.',
          },
        ],
        explanation:
          'The 0.0250 mol of blue solid contains 0.125 mol of water, or 2.25 g. With the 97.8 g added, this makes 100.0 g, as in trial 1: the crystals supply 2.25 g of water.',
        reference: 'OpenStax Chemistry 2e, section 5.3',
      },
      {
        id: 'general-thermochemistry-805',
        topics: ['thermochemistry'],
        tests: ['calorimetry', 'propagation-of-uncertainty'],
        uses: ['enthalpy-of-solution'],
        difficulty: 'intermediate',
        text: 'The thermometer has the same uncertainty in both trials. Which change would most reduce the relative uncertainty of the result of trial 2?',
        answer: 'Use 18.7 g of the blue solid in 93.3 g of water.',
        distractors: [
          {
            text: 'Use 6.24 g of the blue solid in 197.8 g of water.',
            slip: 'reversed-trend',
            teaching: 'With twice as much water, the change in temperature would be only half as large.',
          },
          {
            text: 'Use 3.12 g of the blue solid in 97.8 g of water.',
            slip: 'reversed-trend',
            teaching: 'With half as much solid, the change in temperature would be only half as large.',
          },
          {
            text: 'Use 6.240 g of the blue solid, weighed to 0.001 g.',
            slip: 'overstated-precision',
            teaching:
              'The mass is already known well; it is the small change of 0.67 K that limits the precision.',
          },
        ],
        explanation:
          'A change of only 0.67 K is small, so the uncertainty of the thermometer matters. A greater change helps: with three times as much solid in about the same amount of solution, the temperature falls by almost 2 K, so use 18.7 g of the blue solid in 93.3 g of water.',
        reference: 'OpenStax Chemistry 2e, section 5.2',
      },
    ],
  },
  {
    id: 'general-set-barium-chloride-hydrate',
    title: 'Heating a hydrate to constant mass',
    stimulus:
      'The formula of hydrated barium chloride, \\ce{BaCl2.}*x*\\ce{H2O}, is to be determined. A crucible is heated strongly, cooled in a desiccator and weighed, then weighed again with some of the hydrate. The crucible with the hydrate is heated gently at first and then strongly for ten minutes, cooled in the desiccator and weighed; the heating, cooling and weighing are repeated twice. The table shows all masses. Anhydrous barium chloride does not decompose under these conditions. (molar masses: \\ce{BaCl2} 208.2 g/mol, \\ce{H2O} 18.02 g/mol)',
    figure: {
      caption: 'Masses in the course of the experiment',
      kind: 'table',
      columns: ['Weighing', 'Mass (g)'],
      rows: [
        ['Crucible, empty', '21.455'],
        ['Crucible with hydrate', '23.898'],
        ['After the first heating', '23.600'],
        ['After the second heating', '23.541'],
        ['After the third heating', '23.539'],
      ],
    },
    questions: [
      {
        id: 'general-empirical-formulas-800',
        topics: ['empirical-formulas'],
        tests: ['hydrates'],
        uses: ['mass-mole-conversion'],
        difficulty: 'intermediate',
        text: 'What mole ratio of water to barium chloride do the masses after the third heating give?',
        answer: '1.99',
        distractors: [
          {
            text: '1.61',
            slip: 'wrong-reference',
            teaching: 'This uses the mass after the first heating, when some water was still left.',
            expression: '(23.898 - 23.600) / 18.02 / ((23.600 - 21.455) / 208.2)',
          },
          {
            text: '5.81',
            slip: 'masses-for-moles',
            teaching:
              'This is the mass of the salt divided by that of the water, without using the molar masses.',
            expression: '(23.539 - 21.455) / (23.898 - 23.539)',
          },
          {
            text: '1.70',
            slip: 'hydrate-for-salt',
            teaching: 'The mass of the hydrate was divided by the molar mass of the anhydrous salt.',
            expression: '(23.898 - 23.539) / 18.02 / ((23.898 - 21.455) / 208.2)',
          },
        ],
        explanation:
          'The mass of water is 23.898 − 23.539 = 0.359 g, or 0.01992 mol. The mass of \\ce{BaCl2} is 23.539 − 21.455 = 2.084 g, or 0.01001 mol. The ratio is 0.01992/0.01001 = 1.99.',
        reference: 'OpenStax Chemistry 2e, section 3.2',
        computation: {
          kind: 'quantity',
          expression: '(23.898 - 23.539) / 18.02 / ((23.539 - 21.455) / 208.2)',
          unit: '',
        },
      },
      {
        id: 'general-empirical-formulas-801',
        topics: ['empirical-formulas'],
        tests: ['hydrates'],
        difficulty: 'beginner',
        text: 'What was the purpose of the third heating?',
        answer: 'To show that no more water is lost',
        distractors: [
          {
            text: 'To drive off water from the crucible itself',
            slip: 'order-of-steps',
            teaching: 'The empty crucible had been heated strongly before it was weighed.',
          },
          {
            text: 'To drive off the chlorine from the salt',
            slip: 'other-process',
            teaching: 'Barium chloride does not decompose here, and all of it should stay in the crucible.',
          },
          {
            text: 'To remove other salts as impurities',
            slip: 'wrong-cause',
            teaching: 'Heating does not remove other salts.',
          },
        ],
        explanation:
          'Between the second and the third heating the mass changed by only 0.002 g. The mass is constant; the purpose was to show that no more water is lost.',
        reference: 'OpenStax Chemistry 2e, section 3.2',
      },
      {
        id: 'general-empirical-formulas-802',
        topics: ['empirical-formulas'],
        tests: ['hydrates'],
        difficulty: 'intermediate',
        text: 'Another student gets a value of *x* that is too large. Which error could explain this?',
        answer: 'Some solid was lost by spattering during the first heating.',
        distractors: [
          {
            text: 'Some water stayed in the solid after the last heating.',
            slip: 'reversed-trend',
            teaching: 'In that case the loss in mass is too small, and so is *x*.',
          },
          {
            text: 'The solid took up moisture while it cooled in the open air.',
            slip: 'reversed-trend',
            teaching: 'In that case less water appears to be lost, and *x* is too small.',
          },
          {
            text: 'The balance gave readings that were 0.5 g too low each time.',
            slip: 'value-for-change',
            teaching: 'An error that is the same in all weighings cancels in the differences.',
          },
        ],
        explanation:
          'Lost solid is mistaken for lost water: the mass of water appears too large and that of the residue too small, so *x* is too large. This happens if some solid is lost by spattering.',
        reference: 'OpenStax Chemistry 2e, section 3.2',
      },
    ],
  },
];
