import type { WrittenSet } from '../../written-set.ts';

export const ratesEquilibriumAndCellsSets: readonly WrittenSet[] = [
  {
    id: 'general-set-iodination-of-acetone',
    title: 'Iodination of acetone',
    stimulus:
      'Iodine reacts with acetone in acid: \\ce{CH3COCH3 + I2 -> CH3COCH2I + HI}, with \\ce{H+} as the catalyst. A class measures how long the brown color of iodine takes to disappear at 25 °C. In every run, stock solutions of acetone (4.0 mol/L), \\ce{HCl} (1.0 mol/L) and \\ce{I2} (0.0050 mol/L) are mixed with water as shown in the table; iodine is added last.\n\nAcetone and acid are in so large an excess that their concentrations hardly change during a run.',
    figure: {
      caption: 'Volumes mixed and time until the brown color is gone',
      kind: 'table',
      columns: ['Run', 'Acetone (mL)', '\\ce{HCl} (mL)', '\\ce{I2} (mL)', 'Water (mL)', 'Time (s)'],
      rows: [
        ['1', '10.0', '10.0', '10.0', '20.0', '232'],
        ['2', '20.0', '10.0', '10.0', '10.0', '117'],
        ['3', '10.0', '20.0', '10.0', '10.0', '115'],
        ['4', '10.0', '10.0', '20.0', '10.0', '466'],
      ],
    },
    questions: [
      {
        id: 'general-kinetics-basics-800',
        topics: ['kinetics-basics'],
        tests: ['initial-rates'],
        uses: ['rate-law'],
        difficulty: 'intermediate',
        text: 'What are the orders of the reaction in acetone, \\ce{H+} and iodine, respectively?',
        answer: '1, 1 and 0',
        distractors: [
          {
            text: '1, 1 and −1',
            slip: 'factor-for-order',
            teaching:
              'The time in run 4 doubles because twice as much iodine must react; the rate itself stays the same.',
          },
          {
            text: '1, 0 and 1',
            slip: 'orders-from-equation',
            teaching:
              'These are the coefficients of the equation; runs 1 and 3 show that \\ce{H+} does affect the rate.',
          },
          {
            text: '2, 2 and −1',
            slip: 'factor-for-order',
            teaching:
              'Doubling the acetone or the acid doubles the rate, so each order is one; the iodine concentration does not affect the rate.',
          },
        ],
        explanation:
          'Doubling the acetone or the acid halves the time for the same amount of iodine, so the reaction is first order in each. Twice as much iodine takes twice as long, so iodine is used up at the same rate: the reaction is zero order in iodine. The orders are 1, 1 and 0.',
        reference: 'OpenStax Chemistry 2e, section 12.3',
      },
      {
        id: 'general-kinetics-basics-801',
        topics: ['kinetics-basics'],
        tests: ['reaction-rate'],
        uses: ['dilution'],
        difficulty: 'intermediate',
        text: 'At what rate is iodine used up in run 1?',
        answer: '4.3 × 10^{−6} mol/(L s)',
        distractors: [
          {
            text: '2.2 × 10^{−5} mol/(L s)',
            slip: 'ignored-dilution',
            teaching:
              'This uses the 0.0050 mol/L of the stock solution; mixing to 50.0 mL dilutes it to a fifth.',
            expression: '0.0050 / 232',
          },
          {
            text: '4.3 × 10^{−5} mol/(L s)',
            slip: 'ignored-dilution',
            teaching:
              'This uses the concentration of the undiluted stock solution and doubles the rate, although one \\ce{I2} is used up for each acetone.',
            expression: '2 * 0.0050 / 232',
          },
          {
            text: '8.6 × 10^{−6} mol/(L s)',
            slip: 'ignored-coefficients',
            teaching: 'One \\ce{I2} is used up for each acetone; no factor of two is needed.',
            expression: '(0.0050 * 2) * 10.0 / 50.0 / 232',
          },
        ],
        explanation:
          'In the mixture [\\ce{I2}] is 0.0050 mol/L × 10.0/50.0 = 0.0010 mol/L. It is used up in 232 s: 0.0010 mol/L/232 s = 4.3 × 10^{−6} mol/(L s).',
        reference: 'OpenStax Chemistry 2e, section 12.1',
        computation: {
          kind: 'quantity',
          expression: '0.0050 * 10.0 / 50.0 / 232',
          unit: 'mol/(L s)',
        },
      },
      {
        id: 'general-kinetics-basics-802',
        topics: ['kinetics-basics'],
        tests: ['initial-rates'],
        uses: ['dilution'],
        difficulty: 'intermediate',
        text: 'Why is the volume of water not the same in all runs?',
        answer: 'So that only one concentration differs from run 1 at a time',
        distractors: [
          {
            text: 'So that the acid is never strong enough to destroy the iodine',
            slip: 'irrelevant-property',
            teaching:
              'The acid is a catalyst and does not destroy iodine; what matters is a fair comparison.',
          },
          {
            text: 'So that water, which takes part, stays in a large excess',
            slip: 'role-of-a-species',
            teaching:
              'Water does not appear in the equation; it only brings the mixture to the same total volume.',
          },
          {
            text: 'So that the color of the iodine is equally deep in each run',
            slip: 'wrong-cause',
            teaching:
              'In run 4 the color is twice as deep at the beginning; the total volume is what is kept constant.',
          },
        ],
        explanation:
          'Water brings each mixture to 50.0 mL. Doubling one volume then doubles that concentration and leaves the others unchanged, so only one concentration differs from run 1 at a time.',
        reference: 'OpenStax Chemistry 2e, section 12.3',
      },
      {
        id: 'general-kinetics-basics-803',
        topics: ['kinetics-basics', 'mechanisms'],
        tests: ['rate-determining-step'],
        uses: ['rate-law'],
        difficulty: 'intermediate',
        text: 'What does the order in iodine show about the mechanism?',
        answer: 'Iodine reacts in a step after the slow one.',
        distractors: [
          {
            text: 'Iodine reacts in the slow step, with acetone.',
            slip: 'fast-step-for-slow',
            teaching:
              'In that case, doubling the concentration of iodine would double the rate, but it does not.',
          },
          {
            text: 'Iodine acts as a catalyst that is regenerated.',
            slip: 'role-of-a-species',
            teaching: 'Iodine is used up: its color disappears.',
          },
          {
            text: 'Iodine slows down the step in which \\ce{H+} adds.',
            slip: 'wrong-cause',
            teaching: 'Run 4 takes longer only because there is more iodine to use up; the rate is the same.',
          },
        ],
        explanation:
          'The rate at which iodine is used up does not depend on its concentration. It therefore takes no part in the reaction up to and including the rate-determining step: iodine reacts in a step after the slow one.',
        reference: 'OpenStax Chemistry 2e, section 12.6',
      },
    ],
  },
  {
    id: 'general-set-ester-equilibrium',
    title: 'Four flasks of an ester equilibrium',
    stimulus:
      'Acetic acid and ethanol react slowly: \\ce{CH3COOH + C2H5OH <=> CH3COOC2H5 + H2O}. Four stoppered flasks, each with the same small amount of a catalyst, were filled as the table shows and left in a bath at 25 °C for two weeks. The amount of acetic acid in each was then determined by a rapid titration. All four substances form one liquid phase, so the volume cancels in *K*_{c} and amounts can be used instead of concentrations.',
    figure: {
      caption: 'Amounts at the beginning and acetic acid after two weeks',
      kind: 'table',
      columns: [
        'Flask',
        '\\ce{CH3COOH} (mol)',
        '\\ce{C2H5OH} (mol)',
        'Ester (mol)',
        '\\ce{H2O} (mol)',
        '\\ce{CH3COOH} at the end (mol)',
      ],
      rows: [
        ['1', '1.00', '1.00', '0', '0', '0.333'],
        ['2', '1.00', '2.00', '0', '0', '0.155'],
        ['3', '0', '0', '1.00', '1.00', '0.333'],
        ['4', '1.00', '1.00', '0', '1.00', '0.457'],
      ],
    },
    questions: [
      {
        id: 'general-equilibrium-800',
        topics: ['equilibrium'],
        tests: ['dynamic-equilibrium'],
        difficulty: 'intermediate',
        text: 'Which comparison best shows that the flasks were at equilibrium, and not merely reacting too slowly for a change to be noticed?',
        answer: 'Flasks 1 and 3 reach the same state from opposite sides.',
        distractors: [
          {
            text: 'Flasks 1 and 2 reach different states from equal amounts of acid.',
            slip: 'evidence-that-decides-nothing',
            teaching: 'Mixtures that are still reacting can differ as well.',
          },
          {
            text: 'Flasks 1 and 4 both still contain acetic acid.',
            slip: 'evidence-that-decides-nothing',
            teaching: 'A slow reaction that has not yet finished leaves acid too.',
          },
          {
            text: 'Flasks 2 and 4 both began with a total of 3.00 mol.',
            slip: 'holds-for-both',
            teaching: 'The amounts at the beginning show nothing about whether equilibrium was reached.',
          },
        ],
        explanation:
          'A mixture that merely reacts slowly would still be on the side from which it started. Flask 1 started with acid and alcohol and flask 3 with ester and water, and both contain 0.333 mol of acid: they reach the same state from opposite sides.',
        reference: 'OpenStax Chemistry 2e, section 13.1',
      },
      {
        id: 'general-equilibrium-801',
        topics: ['equilibrium'],
        tests: ['calculating-an-equilibrium-constant'],
        uses: ['equilibrium-constant-expression'],
        difficulty: 'intermediate',
        text: 'What value of *K*_{c} do the data for flask 4 give?',
        answer: '4.0',
        distractors: [
          {
            text: '1.4',
            slip: 'ignored-change',
            teaching: 'This leaves out the 1.00 mol of water that was in the flask from the beginning.',
            expression: '0.543 * 0.543 / 0.457^2',
          },
          {
            text: '0.25',
            slip: 'inverted-ratio',
            teaching: 'The products belong in the numerator and the reactants in the denominator.',
            expression: '0.457^2 / (0.543 * 1.543)',
          },
          {
            text: '1.8',
            slip: 'forgot-exponent',
            teaching: 'The denominator contains both the acid and the alcohol, so 0.457 must be squared.',
            expression: '0.543 * 1.543 / 0.457',
          },
        ],
        explanation:
          'The amount of acid that reacted is 1.00 − 0.457 = 0.543 mol. There is therefore 0.543 mol of ester, 1.543 mol of water and 0.457 mol each of acid and alcohol: *K*_{c} = 0.543 × 1.543/0.457^{2} = 4.0.',
        reference: 'OpenStax Chemistry 2e, section 13.2',
        computation: {
          kind: 'quantity',
          expression: '0.543 * 1.543 / (0.457^2)',
          unit: '',
        },
      },
      {
        id: 'general-equilibrium-802',
        topics: ['equilibrium'],
        tests: ['calculating-an-equilibrium-constant'],
        uses: ['reaction-quotient'],
        difficulty: 'advanced',
        text: 'Suppose that flask 3 had been titrated after one day, when it was still reacting. How would the calculated value of *K*_{c} compare with the true one?',
        answer: 'Too large, since too little acid would be found',
        distractors: [
          {
            text: 'Too large, since too much acid would be found',
            slip: 'reversed-trend',
            teaching: 'In flask 3 acid is formed, so an early sample contains too little of it.',
          },
          {
            text: 'Too small, since too little acid would be found',
            slip: 'inverted-ratio',
            teaching:
              'Acid and alcohol are in the denominator; too little of them makes the quotient too large.',
          },
          {
            text: 'Too small, since too much acid would be found',
            slip: 'reversed-trend',
            teaching:
              'In flask 3 acid is formed, so an early sample contains too little of it, and the quotient is too large.',
          },
        ],
        explanation:
          'Flask 3 began with ester and water only. After one day, too little of them has reacted: there is too much ester and water and too little acid and alcohol. The quotient ester × water/(acid × alcohol) is too large, since too little acid would be found.',
        reference: 'OpenStax Chemistry 2e, section 13.2',
      },
      {
        id: 'general-equilibrium-803',
        topics: ['equilibrium'],
        tests: ['le-chateliers-principle'],
        difficulty: 'intermediate',
        text: 'A drying agent that removes only water is added to flask 1 after the two weeks. How do the amount of ester and *K*_{c} change?',
        answer: 'The ester increases, and *K*_{c} stays the same.',
        distractors: [
          {
            text: 'The ester increases, and *K*_{c} increases.',
            slip: 'rate-for-extent',
            teaching:
              'More ester forms because water is removed; the constant changes only with temperature.',
          },
          {
            text: 'The ester decreases, and *K*_{c} stays the same.',
            slip: 'reversed-trend',
            teaching:
              'With less water, fewer ester molecules are hydrolyzed, while the reaction that forms ester continues.',
          },
          {
            text: 'The ester stays the same, and *K*_{c} stays the same.',
            slip: 'overgeneralised-rule',
            teaching:
              'Here water is part of the liquid mixture, so its concentration matters, unlike that of a pure liquid.',
          },
        ],
        explanation:
          'With less water the quotient is smaller than *K*_{c}, so more acid and alcohol react: the amount of ester increases. At the same temperature, *K*_{c} stays the same.',
        reference: 'OpenStax Chemistry 2e, section 13.3',
      },
    ],
  },
  {
    id: 'general-set-ammonia-in-a-cleaner',
    title: 'Ammonia in a window cleaner',
    stimulus:
      'A window cleaner contains ammonia as its only base. A student pipets 5.00 mL of the cleaner into a 250.0 mL volumetric flask and fills the flask to the mark with water. Four 25.00 mL portions of this solution are then pipetted at the same time into open Erlenmeyer flasks, which stand in a warm room until each is titrated in turn with 0.0500 mol/L \\ce{HCl} to the equivalence point (*K*_{b} of \\ce{NH3}: 1.8 × 10^{−5}). The first portion is titrated at once.',
    figure: {
      caption: 'Four equal portions titrated one after the other',
      kind: 'table',
      columns: ['Portion', 'Time in the open flask (min)', '\\ce{HCl} needed (mL)'],
      rows: [
        ['1', '0', '29.40'],
        ['2', '10', '29.00'],
        ['3', '20', '28.61'],
        ['4', '40', '27.85'],
      ],
    },
    questions: [
      {
        id: 'general-acids-and-bases-800',
        topics: ['acids-and-bases', 'solutions'],
        tests: ['acid-base-titration', 'dilution'],
        difficulty: 'intermediate',
        text: 'What is the concentration of ammonia in the undiluted cleaner?',
        answer: '2.94 mol/L',
        distractors: [
          {
            text: '0.0588 mol/L',
            slip: 'ignored-dilution',
            teaching: 'This is the concentration after 5.00 mL has been diluted to 250.0 mL.',
            expression: '29.40 * 0.0500 / 25.00',
          },
          {
            text: '2.87 mol/L',
            slip: 'averaged-changing-values',
            teaching:
              'This uses the mean of all four volumes, although three of the portions had changed before they were titrated.',
            expression: '(29.40 + 29.00 + 28.61 + 27.85) / 4 * 0.0500 / 25.00 * 250.0 / 5.00',
          },
          {
            text: '0.0574 mol/L',
            slip: 'averaged-changing-values',
            teaching:
              'Only the first portion is unchanged, and this is the concentration after the dilution.',
            expression: '(29.40 + 29.00 + 28.61 + 27.85) / 4 * 0.0500 / 25.00',
          },
        ],
        explanation:
          'Only the first portion is unchanged: 29.40 mL × 0.0500 mol/L = 1.470 mmol in 25.00 mL, or 0.0588 mol/L. The cleaner had been diluted by a factor of 250.0/5.00 = 50, so its concentration is 2.94 mol/L.',
        reference: 'OpenStax Chemistry 2e, section 4.5',
        computation: {
          kind: 'quantity',
          expression: '29.40 * 0.0500 / 25.00 * 250.0 / 5.00',
          unit: 'mol/L',
        },
      },
      {
        id: 'general-acids-and-bases-801',
        topics: ['acids-and-bases'],
        tests: ['acid-base-titration'],
        difficulty: 'intermediate',
        text: 'Why does each later portion need less acid, although all were measured with the same care?',
        answer: 'Ammonia escapes as a gas while the solution stands.',
        distractors: [
          {
            text: 'Water evaporates while the solution stands.',
            slip: 'volume-of-mixture',
            teaching:
              'The loss of water does not change the amount of ammonia, so it does not change the volume of acid either.',
          },
          {
            text: 'Carbon dioxide is taken up while the solution stands.',
            slip: 'one-condition-only',
            teaching:
              'It turns some \\ce{NH3} into \\ce{NH4+} and \\ce{HCO3-}, but in the titration hydrogen carbonate takes up just as much \\ce{H+}.',
          },
          {
            text: 'Oxygen oxidizes ammonia while the solution stands.',
            slip: 'other-process',
            teaching:
              'Ammonia in water is not oxidized by air at room temperature without a catalyst or bacteria.',
          },
        ],
        explanation:
          'In the warm, open flasks, the volume of acid decreases by about the same fraction in equal times. Ammonia is volatile: it escapes as a gas while the solution stands, so less base is left to be titrated.',
        reference: 'OpenStax Chemistry 2e, section 4.5',
      },
      {
        id: 'general-acids-and-bases-802',
        topics: ['acids-and-bases'],
        tests: ['acid-base-indicators'],
        uses: ['titration-curves'],
        difficulty: 'intermediate',
        text: 'Which indicator is suitable for the titration of the first portion?',
        answer: 'Methyl red (range 4.4 to 6.2)',
        distractors: [
          {
            text: 'Phenolphthalein (range 8.2 to 10.0)',
            slip: 'conjugate-acid-for-base',
            teaching:
              'It is suitable for titrating a weak acid with a strong base; here it would fade far too early.',
          },
          {
            text: 'Thymolphthalein (range 9.3 to 10.5)',
            slip: 'conjugate-acid-for-base',
            teaching: 'In this range half or more of the ammonia is still unreacted.',
          },
          {
            text: 'Alizarin yellow (range 10.1 to 12.0)',
            slip: 'poh-for-ph',
            teaching:
              'The solution has pH 11 at the beginning, which is already within this range, so the color change is over after the first few milliliters of acid.',
          },
        ],
        explanation:
          'At the equivalence point, the solution contains about 0.027 mol/L \\ce{NH4+}, a weak acid with *K*_{a} = 5.6 × 10^{−10}: [\\ce{H+}] is about 3.9 × 10^{−6} mol/L and the pH is 5.4. Methyl red (range 4.4 to 6.2) is suitable.',
        reference: 'OpenStax Chemistry 2e, section 14.7',
      },
      {
        id: 'general-acids-and-bases-808',
        topics: ['acids-and-bases'],
        tests: ['back-titration'],
        uses: ['acid-base-titration'],
        difficulty: 'intermediate',
        text: 'Which procedure best avoids the trend in the table if the four portions cannot all be titrated immediately?',
        answer: 'Pipet each into a known excess of \\ce{HCl} and titrate the excess with \\ce{NaOH}.',
        distractors: [
          {
            text: 'Pipet each into a known excess of \\ce{NaOH} and titrate the excess with \\ce{HCl}.',
            slip: 'reversed-trend',
            teaching:
              'In a strong base all of the ammonia remains \\ce{NH3}, which escapes even more easily.',
          },
          {
            text: 'Pipet each into 100 mL of warm water and titrate it slowly with the same \\ce{HCl}.',
            slip: 'reversed-trend',
            teaching: 'Ammonia is less soluble in warm water, and more time passes.',
          },
          {
            text: 'Pipet twice as much into each flask and divide the volume of \\ce{HCl} by two.',
            slip: 'ratio-not-affected',
            teaching: 'The same fraction of a greater amount still escapes.',
          },
        ],
        explanation:
          'Acid immediately converts \\ce{NH3} to \\ce{NH4+}, which is not volatile. The portions can then wait; what is left of a known amount of \\ce{HCl} is titrated with \\ce{NaOH}.',
        reference: 'OpenStax Chemistry 2e, section 4.5',
      },
    ],
  },
  {
    id: 'general-set-zinc-and-copper-sulfate',
    title: 'Heat of a displacement reaction',
    stimulus:
      'A foam cup contains 50.0 mL of 0.200 mol/L \\ce{CuSO4}. Its temperature is read every minute. At 3 min a student adds 2.0 g of zinc powder (65.4 g/mol), stirs, and continues the readings: \\ce{Zn + Cu^2+ -> Zn^2+ + Cu}. No reading is taken at 3 min itself. The density of the solution is taken as 1.00 g/mL and its specific heat capacity as 4.18 J/(g K); the heat capacities of the cup and the metals are neglected.',
    figure: {
      caption: 'Temperature of the solution against time',
      kind: 'table',
      columns: ['Time (min)', 'Temperature (°C)'],
      rows: [
        ['0', '20.0'],
        ['1', '20.0'],
        ['2', '20.0'],
        ['4', '28.9'],
        ['5', '29.5'],
        ['6', '29.2'],
        ['7', '28.9'],
        ['8', '28.6'],
        ['9', '28.3'],
      ],
    },
    questions: [
      {
        id: 'general-thermochemistry-800',
        topics: ['thermochemistry'],
        tests: ['calorimetry'],
        difficulty: 'intermediate',
        text: 'The readings from 5 min to 9 min are fitted with a straight line, which is extended back to the moment of mixing. What temperature rise does this give?',
        answer: '10.1 K',
        distractors: [
          {
            text: '9.5 K',
            slip: 'one-step-short',
            teaching:
              'This is the highest reading minus 20.0 °C; by then the cup had already lost heat for two minutes.',
            expression: '29.5 - 20.0',
          },
          {
            text: '8.3 K',
            slip: 'final-for-change',
            teaching: 'This uses the last reading, after six minutes of cooling.',
            expression: '28.3 - 20.0',
          },
          {
            text: '10.4 K',
            slip: 'wrong-reference',
            teaching: 'The line was extended back to 2 min, but the zinc was added at 3 min.',
            expression: '29.5 + 3 * 0.3 - 20.0',
          },
        ],
        explanation:
          'From 5 min on, the temperature falls by 0.3 K per minute. At 3 min, two minutes before the reading of 29.5 °C, the line is at 30.1 °C, so the rise is 30.1 − 20.0 = 10.1 K.',
        reference: 'OpenStax Chemistry 2e, section 5.2',
        computation: {
          kind: 'quantity',
          expression: '29.5 + 2 * 0.3 - 20.0',
          unit: 'K',
        },
      },
      {
        id: 'general-thermochemistry-801',
        topics: ['thermochemistry'],
        tests: ['calorimetry'],
        uses: ['limiting-reagent'],
        difficulty: 'intermediate',
        text: 'The experiment is repeated with one change. Which change makes the rise in temperature about twice as large?',
        answer: 'Using 50.0 mL of 0.400 mol/L \\ce{CuSO4}',
        distractors: [
          {
            text: 'Using 100.0 mL of 0.200 mol/L \\ce{CuSO4}',
            slip: 'ignored-mass',
            teaching: 'Twice as much heat is released, but twice as much solution must be heated.',
          },
          {
            text: 'Using 4.0 g of zinc powder',
            slip: 'wrong-limiting-reagent',
            teaching:
              'The original 2.0 g is 0.031 mol, which is already in excess of the 0.0100 mol of copper ions.',
          },
          {
            text: 'Using 2.0 g of zinc in larger pieces',
            slip: 'rate-for-enthalpy',
            teaching:
              'Larger pieces react more slowly; the heat per mole is the same, and more of it is lost.',
          },
        ],
        explanation:
          'Copper ions are the limiting reactant: 0.0100 mol compared with 0.031 mol of zinc. With 0.400 mol/L, twice as much heat is released in the same mass of solution, and zinc is still in excess: 50.0 mL of 0.400 mol/L \\ce{CuSO4}.',
        reference: 'OpenStax Chemistry 2e, section 5.2',
      },
      {
        id: 'general-thermochemistry-802',
        topics: ['thermochemistry'],
        tests: ['calorimetry'],
        uses: ['enthalpy-of-reaction'],
        difficulty: 'intermediate',
        text: 'The true value of Δ*H* is −217 kJ/mol. Another student finds −180 kJ/mol in the same experiment. Which error could explain this?',
        answer: 'Most of the zinc stuck to the cup, so copper ions were left over.',
        distractors: [
          {
            text: 'The mass of the zinc powder was 2.5 g instead of 2.0 g.',
            slip: 'wrong-limiting-reagent',
            teaching: 'Zinc is in excess in any case, so the heat does not change.',
          },
          {
            text: 'The thermometer showed values that were all 0.5 K too high.',
            slip: 'value-for-change',
            teaching: 'An error that is the same in all readings cancels in the difference.',
          },
          {
            text: 'The true concentration was 0.220 instead of 0.200 mol/L.',
            slip: 'reversed-trend',
            teaching: 'In that case more heat would be released, and the value would be too negative.',
          },
        ],
        explanation:
          'Too little heat was found. If most of the zinc never reached the solution and copper ions were left over, less reacted than was assumed in the calculation; the other errors leave the rise in temperature the same or make it larger.',
        reference: 'OpenStax Chemistry 2e, section 5.2',
      },
    ],
  },
  {
    id: 'general-set-gas-from-a-lighter',
    title: 'The gas from a lighter',
    stimulus:
      'A disposable lighter is dried and weighed. It is held under a graduated cylinder that is filled with water and inverted in a large bowl of water, and gas is released into the cylinder. The water levels inside and outside are made equal, and the volume is read. The lighter is then dried and weighed again. In all trials the water is at 22 °C (295 K), the air pressure is 748 torr, and the vapor pressure of water is 19.8 torr. The gas hardly dissolves in water. (*R* = 0.08206 L atm/(mol K), 1 atm = 760 torr)',
    figure: {
      caption: 'Results of three trials',
      kind: 'table',
      columns: ['Trial', 'Loss in mass of the lighter (g)', 'Volume of gas (mL)'],
      rows: [
        ['1', '0.193', '84.0'],
        ['2', '0.186', '81.0'],
        ['3', '0.165', '84.0'],
      ],
    },
    questions: [
      {
        id: 'general-gas-laws-800',
        topics: ['gas-laws'],
        tests: ['partial-pressures'],
        uses: ['ideal-gas-law', 'gas-density-and-molar-mass'],
        difficulty: 'intermediate',
        text: 'What molar mass do the data of trial 1 give?',
        answer: '58.0 g/mol',
        distractors: [
          {
            text: '56.5 g/mol',
            slip: 'ignored-water-vapour',
            teaching:
              'The partial pressure of the gas itself is 748 torr − 19.8 torr; here the full 748 torr was used.',
            expression: '0.193 * 0.08206 * 295 / ((748) / 760 * 0.0840)',
          },
          {
            text: '4.33 g/mol',
            slip: 'celsius-for-kelvin',
            teaching: 'The gas law needs the temperature in kelvins, 295, not 22.',
            expression: '0.193 * 0.08206 * 22 / ((748 - 19.8) / 760 * 0.0840)',
          },
          {
            text: '55.1 g/mol',
            slip: 'effect-left-out',
            teaching:
              'Here the pressure was taken to be 748 torr + 19.8 torr: the vapor pressure was added instead of subtracted.',
            expression: '0.193 * 0.08206 * 295 / ((748 + 19.8) / 760 * 0.0840)',
          },
        ],
        explanation:
          'The partial pressure of the gas itself is 748 torr − 19.8 torr = 728.2 torr, which is 0.958 atm. *n* = *pV*/(*RT*) = 0.003325 mol at 0.0840 L and 295 K; *M* = 0.193 g/0.003325 mol = 58.0 g/mol.',
        reference: 'OpenStax Chemistry 2e, section 9.3',
        computation: {
          kind: 'quantity',
          expression: '0.193 * 0.08206 * 295 / ((748 - 19.8) / 760 * 0.0840)',
          unit: 'g/mol',
        },
      },
      {
        id: 'general-gas-laws-801',
        topics: ['gas-laws'],
        tests: ['gas-density-and-molar-mass'],
        uses: ['partial-pressures'],
        difficulty: 'intermediate',
        text: 'Trial 3 gives a different molar mass from the other two. Which error could explain this?',
        answer: 'The lighter was still wet at the second weighing.',
        distractors: [
          {
            text: 'The lighter was still wet at the first weighing.',
            slip: 'reversed-trend',
            teaching:
              'In that case the loss in mass would appear too large, since the water is lost as well.',
          },
          {
            text: 'Some of the gas escaped past the cylinder.',
            slip: 'reversed-trend',
            teaching:
              'In that case the volume would be too small for the loss in mass, and the molar mass would be too large.',
          },
          {
            text: 'The water was lower inside the cylinder than outside.',
            slip: 'reversed-trend',
            teaching:
              'In that case the volume contained more gas than was calculated, and the molar mass would be too large.',
          },
        ],
        explanation:
          'Trial 3 shows too small a loss in mass for 84.0 mL. Water on the lighter adds to its final mass, so the loss appears too small: the lighter was still wet at the second weighing.',
        reference: 'OpenStax Chemistry 2e, section 9.3',
      },
      {
        id: 'general-gas-laws-802',
        topics: ['gas-laws'],
        tests: ['partial-pressures'],
        difficulty: 'intermediate',
        text: 'In one trial the water level is higher inside the cylinder than outside before the volume is read. How does the pressure of the moist gas compare with the air pressure, and how must the cylinder be moved to make the levels equal?',
        answer: 'It is lower; the cylinder must be pushed down.',
        distractors: [
          {
            text: 'It is lower; the cylinder must be pulled up.',
            slip: 'reversed-trend',
            teaching: 'Pulling up draws the water inside even higher above the level outside.',
          },
          {
            text: 'It is higher; the cylinder must be pushed down.',
            slip: 'inverted-ratio',
            teaching: 'A higher pressure inside would push the water below the level outside.',
          },
          {
            text: 'It is higher; the cylinder must be pulled up.',
            slip: 'inverted-ratio',
            teaching: 'The air outside holds up the column inside, so it has the higher pressure.',
          },
        ],
        explanation:
          'The air pressure outside balances the pressure of the gas plus that of the water column, so the gas pressure is lower. Pushing the cylinder down compresses the gas and raises its pressure until the levels are equal. The pressure is lower at first, so the cylinder must be pushed down.',
        reference: 'OpenStax Chemistry 2e, section 9.1',
      },
    ],
  },
  {
    id: 'general-set-unknown-metals-in-cells',
    title: 'Three unknown metals against copper',
    stimulus:
      'Half-cells of three unknown metals P, Q and R, each in contact with a 1.0 mol/L solution of its nitrate, are connected in turn to a copper half-cell, \\ce{Cu^2+}(1.0 mol/L)/\\ce{Cu} (*E*° = +0.34 V), by a salt bridge containing \\ce{KNO3}. A high-resistance voltmeter shows the cell potentials given in the table at 25 °C. The ions of P and R have a charge of 2+, and those of Q have a charge of 1+. No gas forms in any half-cell.',
    figure: {
      caption: 'Cells of the metals with copper',
      kind: 'table',
      columns: ['Cell', 'Positive electrode', 'Cell potential (V)'],
      rows: [
        ['P with copper', 'copper', '0.47'],
        ['Q with copper', 'Q', '0.46'],
        ['R with copper', 'copper', '1.10'],
      ],
    },
    questions: [
      {
        id: 'general-electrochemistry-basics-800',
        topics: ['electrochemistry-basics'],
        tests: ['standard-cell-potential'],
        uses: ['standard-electrode-potential'],
        difficulty: 'intermediate',
        text: 'What is the potential of a cell made from the half-cells P and Q?',
        answer: '0.93 V',
        distractors: [
          {
            text: '0.01 V',
            slip: 'subtracted-for-added',
            teaching:
              'The potential of P is below that of copper and that of Q is above it, so the two differences add up.',
            expression: '0.47 - 0.46',
          },
          {
            text: '1.39 V',
            slip: 'scaled-potential',
            teaching:
              'The difference of 0.46 V for Q was doubled because two \\ce{Q+} are needed; potentials are not multiplied.',
            expression: '2 * 0.46 + 0.47',
          },
          {
            text: '0.45 V',
            slip: 'scaled-potential',
            teaching:
              'Here the difference for Q was doubled and that for P was subtracted; potentials are not multiplied, and the two differences add up.',
            expression: '2 * 0.46 - 0.47',
          },
        ],
        explanation:
          '*E*°(P) = 0.34 − 0.47 = −0.13 V; *E*°(Q) = 0.34 + 0.46 = 0.80 V. The cell potential is 0.80 − (−0.13) = 0.93 V.',
        reference: 'OpenStax Chemistry 2e, section 17.3',
        computation: {
          kind: 'quantity',
          expression: '(0.34 + 0.46) - (0.34 - 0.47)',
          unit: 'V',
        },
      },
      {
        id: 'general-electrochemistry-basics-801',
        topics: ['electrochemistry-basics', 'redox'],
        tests: ['predicting-redox-reactions', 'activity-series'],
        difficulty: 'intermediate',
        text: 'Strips of the metals are dipped into the 1.0 mol/L solutions of the other metals’ nitrates. In which case does a coating form on the strip?',
        answer: 'Metal P in the nitrate of Q',
        distractors: [
          {
            text: 'Metal P in the nitrate of R',
            slip: 'activity-order-reversed',
            teaching: 'R loses electrons more easily than P, so its ions do not take electrons from P.',
          },
          {
            text: 'Metal Q in the nitrate of P',
            slip: 'activity-order-reversed',
            teaching: 'Q has the highest potential of the metals and does not give electrons to \\ce{P^2+}.',
          },
          {
            text: 'Metal Q in the nitrate of R',
            slip: 'activity-order-reversed',
            teaching:
              'This is the least likely case: Q holds its electrons most firmly, and R gives up its electrons most easily.',
          },
        ],
        explanation:
          'The order of the potentials is R < P < copper < Q. A metal reduces the ions of metals with a higher potential: metal P in the nitrate of Q is coated with Q.',
        reference: 'OpenStax Chemistry 2e, section 17.3',
      },
      {
        id: 'general-electrochemistry-basics-802',
        topics: ['electrochemistry-basics'],
        tests: ['galvanic-cell'],
        difficulty: 'intermediate',
        text: 'In the cell made from R and copper, a student replaces the salt bridge with a bent copper wire that dips into both solutions. Why can the wire not do what the salt bridge does?',
        answer: 'Ions have to move between the solutions.',
        distractors: [
          {
            text: 'Electrons have to move through the solutions.',
            slip: 'wrong-charge-carrier',
            teaching: 'Electrons move in the outer wire; inside the cell the charge is carried by ions.',
          },
          {
            text: 'Copper metal dissolves in a solution of its own ions.',
            slip: 'other-process',
            teaching:
              'A copper strip is in such a solution in the other half-cell and does not simply dissolve.',
          },
          {
            text: 'Copper wire lets the two solutions mix with each other.',
            slip: 'wrong-cause',
            teaching: 'No liquid passes through a wire; the problem is that only electrons do.',
          },
        ],
        explanation:
          'Because one solution gains cations and the other loses them, the charges must be balanced by the movement of nitrate and potassium ions. A metal conducts only electrons, but ions must move between the solutions.',
        reference: 'OpenStax Chemistry 2e, section 17.2',
      },
    ],
  },
];
