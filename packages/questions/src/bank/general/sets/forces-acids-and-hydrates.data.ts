import type { WrittenSet } from '../../written-set.ts';

export const forcesAcidsAndHydratesSets: readonly WrittenSet[] = [
  {
    id: 'general-set-five-liquids',
    title: 'Five liquids of similar molar mass',
    stimulus:
      'The table compares five organic liquids whose molecules have about the same size. The boiling points hold at 1 atm; the solubility is that in 100 g of water at 25 °C, and ∞ means that the liquid mixes with water in any ratio. All the molecules consist of an unbranched chain of carbon atoms, in diethyl ether with an oxygen atom in the middle. Butanal contains a C=O group, butan-1-ol an O–H group, and propanoic acid both in its COOH group.',
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
        text: 'Which force explains most of the difference between the boiling points of pentane and butanal?',
        answer: 'Dipole–dipole forces',
        distractors: [
          {
            text: 'Dispersion forces',
            slip: 'ignored-polarity',
            teaching:
              'With about as many electrons and the same shape of chain they are about equal in both.',
          },
          {
            text: 'Hydrogen bonds',
            slip: 'any-hydrogen-makes-hydrogen-bonds',
            teaching:
              'All hydrogen atoms of butanal are bonded to carbon, so that its molecules do not hydrogen-bond to each other.',
          },
          {
            text: 'Covalent bonds',
            slip: 'bond-for-intermolecular',
            teaching: 'No bonds within the molecules break when a liquid boils.',
          },
        ],
        explanation:
          'Butanal has a polar C=O group and no O–H; the dispersion forces are about as strong as in pentane. So what it has in addition are dipole–dipole forces.',
        reference: 'OpenStax Chemistry 2e, section 10.1',
      },
      {
        id: 'general-intermolecular-forces-801',
        topics: ['intermolecular-forces'],
        tests: ['hydrogen-bonding', 'like-dissolves-like'],
        difficulty: 'intermediate',
        text: 'Diethyl ether boils like pentane but dissolves in water about as well as butan-1-ol. What explains both?',
        answer: 'Its oxygen accepts hydrogen bonds, but it has none to give.',
        distractors: [
          {
            text: 'Its oxygen gives hydrogen bonds, but it cannot accept any.',
            slip: 'exchanged-values',
            teaching: 'Oxygen with its lone pairs is the acceptor; a giver needs a hydrogen atom on oxygen.',
          },
          {
            text: 'Its molecules hydrogen-bond to each other, but not to water.',
            slip: 'any-hydrogen-makes-hydrogen-bonds',
            teaching: 'Then its boiling point would be high and its solubility low.',
          },
          {
            text: 'Its molecules react with water to form molecules of an alcohol.',
            slip: 'other-process',
            teaching:
              'Ethers do not react with water like this; the solubility shows forces between molecules.',
          },
        ],
        explanation:
          'Without O–H its molecules cannot hydrogen-bond to each other, so it boils like pentane. Water molecules can give their hydrogen to its oxygen: it accepts hydrogen bonds, but has none to give.',
        reference: 'OpenStax Chemistry 2e, section 10.1',
      },
      {
        id: 'general-intermolecular-forces-802',
        topics: ['intermolecular-forces'],
        tests: ['boiling-points-and-intermolecular-forces', 'like-dissolves-like'],
        uses: ['intermolecular-forces'],
        difficulty: 'intermediate',
        text: 'A student concludes from the table: “The higher the boiling point, the better a liquid dissolves in water.” Which pair refutes this most clearly?',
        answer: 'Pentane and diethyl ether',
        distractors: [
          {
            text: 'Pentane and butan-1-ol',
            slip: 'evidence-that-decides-nothing',
            teaching: 'Butan-1-ol boils higher and dissolves better, just as the student says.',
          },
          {
            text: 'Butanal and propanoic acid',
            slip: 'evidence-that-decides-nothing',
            teaching: 'Propanoic acid boils higher and dissolves better, as the student says.',
          },
          {
            text: 'Diethyl ether and propanoic acid',
            slip: 'evidence-that-decides-nothing',
            teaching: 'The acid is ahead in both, which fits the rule of the student.',
          },
        ],
        explanation:
          'A pair refutes the rule if the liquid with the lower boiling point dissolves better. Ether boils 1 °C lower than pentane and dissolves more than a thousand times as well: pentane and diethyl ether.',
        reference: 'OpenStax Chemistry 2e, section 10.1',
      },
    ],
  },
  {
    id: 'general-set-two-acids-diluted',
    title: 'Two acids at three dilutions',
    stimulus:
      'HA and HB are two monoprotic acids. Solutions of three concentrations are made of each, and the pH is measured at 25 °C with a calibrated meter. The dilute solutions were made from the 0.10 mol/L solutions with pipets and volumetric flasks; freshly boiled water was used, so that no carbon dioxide changes the pH. The molecules and ions of the acids undergo no reactions but those with water.',
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
        text: 'What percentage of the HB molecules is ionized in the 0.010 mol/L solution?',
        answer: '4.2 %',
        distractors: [
          {
            text: '1.3 %',
            slip: 'wrong-reference',
            teaching: 'This is the percentage in the 0.10 mol/L solution, from pH 2.88.',
            expression: '100 * 10^(-2.88) / 0.10',
          },
          {
            text: '0.042 %',
            slip: 'forgot-to-divide-by-total',
            teaching:
              'This is [\\ce{H+}] as a percentage of 1 mol/L; it has to be compared with 0.010 mol/L.',
            expression: '100 * 10^(-3.38)',
          },
          {
            text: '3.4 %',
            slip: 'logarithm-for-number',
            teaching: 'The pH is a logarithm; 3.38 is not the percentage itself.',
            expression: '3.38',
          },
        ],
        explanation: '[\\ce{H+}] = 10^{−3.38} mol/L = 4.2 × 10^{−4} mol/L. Of 0.010 mol/L this is 4.2 %.',
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
        answer: 'The share of HB that is ionized grows on dilution.',
        distractors: [
          {
            text: 'The share of HB that is ionized falls on dilution.',
            slip: 'reversed-trend',
            teaching: 'Then [\\ce{H+}] would fall to less than a tenth and the pH rise by more than 1.',
          },
          {
            text: 'The *K*_{a} of HB falls on dilution.',
            slip: 'unchanged-taken-as-changed',
            teaching: '*K*_{a} depends on temperature, not on the concentration.',
          },
          {
            text: 'The share of water that is ionized falls on dilution.',
            slip: 'reversed-trend',
            teaching: 'Less acid lets more water ionize, and its \\ce{H+} is negligible here anyway.',
          },
        ],
        explanation:
          'HA is ionized fully at each concentration. For HB [\\ce{H+}] is about √(*K*_{a} × *c*), so that a tenth of the concentration leaves about a third of [\\ce{H+}]: the share of HB that is ionized grows on dilution.',
        reference: 'OpenStax Chemistry 2e, section 14.3',
      },
      {
        id: 'general-acids-and-bases-805',
        topics: ['acids-and-bases'],
        tests: ['neutralization'],
        uses: ['acid-base-titration', 'ph-of-weak-acids'],
        difficulty: 'intermediate',
        text: '0.10 mol/L HA and 0.10 mol/L HB are compared in equal volumes. What is the same for both?',
        answer: 'The volume of 0.10 mol/L \\ce{NaOH} that neutralizes them',
        distractors: [
          {
            text: 'The rate at which bubbles form on magnesium at first',
            slip: 'strength-for-amount',
            teaching: 'It depends on [\\ce{H+}], which is about 75 times as large in HA.',
          },
          {
            text: 'The electrical conductivity of their solutions',
            slip: 'strength-for-amount',
            teaching: 'HA has far more ions in its solution.',
          },
          {
            text: 'The pH at the equivalence point with \\ce{NaOH}',
            slip: 'strength-for-amount',
            teaching: 'This pH is 7 for HA; for HB it is above 7, since \\ce{B-} is a weak base.',
          },
        ],
        explanation:
          'Equal volumes contain equal amounts of acid. As \\ce{OH-} takes up \\ce{H+}, more HB ionizes until all of it has reacted: the volume of \\ce{NaOH} that neutralizes them is the same.',
        reference: 'OpenStax Chemistry 2e, section 14.7',
      },
    ],
  },
  {
    id: 'general-set-copper-sulfate-hydration',
    title: 'Dissolving two forms of copper sulfate',
    stimulus:
      'To find the enthalpy of the reaction \\ce{CuSO4(s) + 5H2O(l) -> CuSO4.5H2O(s)}, which cannot be measured well directly, a student dissolves both solids in a foam cup. Trial 1 takes 3.99 g of white \\ce{CuSO4} (159.6 g/mol), trial 2 takes 6.24 g of blue \\ce{CuSO4.5H2O} (249.7 g/mol). The water of each trial is chosen so that both give 104.0 g of the same solution. Its specific heat capacity is taken as 4.18 J/(g K), and heat exchange with the cup is neglected.',
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
        text: 'What value do the two trials give for the reaction of \\ce{CuSO4} with water to the blue solid?',
        answer: '−78 kJ/mol',
        distractors: [
          {
            text: '−54 kJ/mol',
            slip: 'wrong-sign',
            teaching:
              'The dissolving of the blue solid runs backward in the cycle: 12 kJ/mol has to be subtracted, not added.',
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
            teaching: 'The solution became warmer in trial 1, so this step is exothermic.',
            expression:
              '104.0 * 4.18 * (21.20 - 20.53) / (6.24 / 249.7) / 1000 - (-104.0) * 4.18 * (25.00 - 21.20) / (3.99 / 159.6) / 1000',
          },
        ],
        explanation:
          'Trial 1: −104.0 g × 4.18 J/(g K) × 3.80 K for 0.0250 mol is −66 kJ/mol. Trial 2, cooler by 0.67 K: +12 kJ/mol. White solid to solution, then back to the blue solid: −66 − 12 = −78 kJ/mol.',
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
        text: 'Why is less water taken in trial 2?',
        answer: 'The crystals bring 2.25 g of water along.',
        distractors: [
          {
            text: 'The crystals need less water to dissolve.',
            slip: 'wrong-cause',
            teaching: 'Both trials end in the same solution, so the salt needs the same water.',
          },
          {
            text: 'The crystals cool the water by less than 1 K.',
            slip: 'irrelevant-property',
            teaching: 'The amount of water is not chosen by the change in temperature.',
          },
          {
            text: 'The crystals contain less copper than the white solid.',
            slip: 'ratio-of-masses-for-moles',
            teaching: '3.99 g of the one and 6.24 g of the other both contain 0.0250 mol of copper ions.',
          },
        ],
        explanation:
          '0.0250 mol of the blue solid contains 0.125 mol of water, 2.25 g. With 97.8 g added this makes 100.0 g, as in trial 1: the crystals bring 2.25 g of water along.',
        reference: 'OpenStax Chemistry 2e, section 5.3',
      },
      {
        id: 'general-thermochemistry-805',
        topics: ['thermochemistry'],
        tests: ['calorimetry', 'propagation-of-uncertainty'],
        uses: ['enthalpy-of-solution'],
        difficulty: 'intermediate',
        text: 'The thermometer has the same uncertainty in both trials. How can the relative uncertainty of the result of trial 2 be reduced most?',
        answer: 'Use 18.7 g of the blue solid in 93.3 g of water.',
        distractors: [
          {
            text: 'Use 6.24 g of the blue solid in 197.8 g of water.',
            slip: 'reversed-trend',
            teaching: 'With twice the water the change in temperature would be only half as large.',
          },
          {
            text: 'Use 3.12 g of the blue solid in 97.8 g of water.',
            slip: 'reversed-trend',
            teaching: 'With half of the solid the change in temperature would be only half as large.',
          },
          {
            text: 'Use 6.240 g of the blue solid, weighed to 0.001 g.',
            slip: 'overstated-precision',
            teaching: 'The mass is known well already; the change of 0.67 K limits the result.',
          },
        ],
        explanation:
          'A change of only 0.67 K is small beside the uncertainty of the thermometer. A greater change helps: three times the solid in about as much solution cools by almost 2 K: use 18.7 g of the blue solid in 93.3 g of water.',
        reference: 'OpenStax Chemistry 2e, section 5.2',
      },
    ],
  },
  {
    id: 'general-set-barium-chloride-hydrate',
    title: 'Heating a hydrate to constant mass',
    stimulus:
      'The formula of hydrated barium chloride, \\ce{BaCl2.}*x*\\ce{H2O}, is to be found. A crucible is heated strongly, cooled in a desiccator and weighed, then weighed again with some of the hydrate. It is heated gently at first and strongly for ten minutes, cooled in the desiccator and weighed; heating, cooling and weighing are repeated twice. The table shows all masses. (molar masses: \\ce{BaCl2} 208.2 g/mol, \\ce{H2O} 18.02 g/mol) Anhydrous barium chloride does not decompose here.',
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
            teaching: 'This takes the mass after the first heating, when water was still left.',
            expression: '(23.898 - 23.600) / 18.02 / ((23.600 - 21.455) / 208.2)',
          },
          {
            text: '5.81',
            slip: 'masses-for-moles',
            teaching: 'This is the mass of the salt divided by that of the water, without the molar masses.',
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
          'Water: 23.898 − 23.539 = 0.359 g, or 0.01992 mol. \\ce{BaCl2}: 23.539 − 21.455 = 2.084 g, or 0.01001 mol. The ratio is 0.01992/0.01001 = 1.99.',
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
            text: 'To drive off water that the crucible held',
            slip: 'order-of-steps',
            teaching: 'The empty crucible had been heated strongly before it was weighed.',
          },
          {
            text: 'To drive off the chlorine of the salt',
            slip: 'other-process',
            teaching: 'Barium chloride does not decompose here, and it is to stay in the crucible.',
          },
          {
            text: 'To bring the salt to a higher purity',
            slip: 'wrong-cause',
            teaching: 'Heating does not remove other salts.',
          },
        ],
        explanation:
          'Between the second and the third heating the mass changed by 0.002 g only. It is constant, which was to show that no more water is lost.',
        reference: 'OpenStax Chemistry 2e, section 3.2',
      },
      {
        id: 'general-empirical-formulas-802',
        topics: ['empirical-formulas'],
        tests: ['hydrates'],
        difficulty: 'intermediate',
        text: 'Another student gets a value of *x* that is too large. Which fault can explain it?',
        answer: 'Some solid was lost by spattering in the first heating.',
        distractors: [
          {
            text: 'Some water stayed in the solid after the last heating.',
            slip: 'reversed-trend',
            teaching: 'Then the loss in mass is too small, and so is *x*.',
          },
          {
            text: 'The solid took up moisture while it cooled in the open air.',
            slip: 'reversed-trend',
            teaching: 'Then less water seems to be lost, and *x* is too small.',
          },
          {
            text: 'The crucible was heavier by 0.5 g than was read each time.',
            slip: 'value-for-change',
            teaching: 'An error that is the same in all weighings cancels in the differences.',
          },
        ],
        explanation:
          'Lost solid is taken for lost water: the loss seems too large and the rest too small, so that *x* is too large. This happens when some solid was lost by spattering.',
        reference: 'OpenStax Chemistry 2e, section 3.2',
      },
    ],
  },
];
