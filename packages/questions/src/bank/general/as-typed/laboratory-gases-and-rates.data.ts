import type { WrittenQuestion } from '../../written-question.ts';

export const laboratoryGasesAndRatesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-measurement-302',
    topics: ['measurement'],
    tests: ['laboratory-apparatus'],
    difficulty: 'beginner',
    text: 'Which piece of apparatus is used to deliver a variable, precisely measured volume of liquid drop by drop?',
    answer: 'A buret',
    distractors: [
      {
        text: 'A beaker',
        slip: 'apparatus-confused',
        teaching: 'The marks on a beaker are only a rough guide.',
      },
      {
        text: 'A volumetric flask',
        slip: 'apparatus-confused',
        teaching: 'A volumetric flask contains one exact volume when filled to its mark.',
      },
      {
        text: 'A crucible',
        slip: 'apparatus-confused',
        teaching: 'A crucible is used for heating solids strongly.',
      },
    ],
    explanation:
      'A buret has a fine scale and a stopcock, so any volume can be delivered and read to about 0.05 mL.',
    reference: 'LibreTexts, Chemistry Lab Techniques, Common Laboratory Equipment',
  },
  {
    id: 'general-measurement-303',
    topics: ['measurement'],
    tests: ['laboratory-apparatus'],
    difficulty: 'beginner',
    text: 'For which task is an Erlenmeyer (conical) flask better suited than a beaker?',
    answer: 'Swirling a liquid without spilling it',
    distractors: [
      {
        text: 'Measuring a volume precisely',
        slip: 'apparatus-confused',
        teaching: 'Neither vessel has marks that are exact enough.',
      },
      {
        text: 'Heating a solid to red heat',
        slip: 'apparatus-confused',
        teaching: 'Heating a solid to red heat is done in a crucible.',
      },
      {
        text: 'Separating two layers of liquid',
        slip: 'apparatus-confused',
        teaching: 'Layers of two liquids are separated in a separatory funnel.',
      },
    ],
    explanation:
      'The walls narrow toward the neck, so the contents can be swirled, as in a titration, with little risk of splashing.',
    reference: 'LibreTexts, Chemistry Lab Techniques, Common Laboratory Equipment',
  },
  {
    id: 'general-measurement-304',
    topics: ['measurement'],
    tests: ['laboratory-apparatus'],
    difficulty: 'beginner',
    text: 'Two liquids that do not mix, such as oil and water, are to be separated. Which apparatus is most suitable?',
    answer: 'A separatory funnel',
    distractors: [
      {
        text: 'A Büchner funnel',
        slip: 'apparatus-confused',
        teaching: 'A Büchner funnel is used to filter solids from a liquid with suction.',
      },
      {
        text: 'A Büchner flask',
        slip: 'apparatus-confused',
        teaching: 'A Büchner flask collects the liquid that passes through a suction filter.',
      },
      {
        text: 'A desiccator',
        slip: 'apparatus-confused',
        teaching: 'A desiccator is used to keep solids dry.',
      },
    ],
    explanation:
      'The layers settle in the separatory funnel, and the lower one is drained through the stopcock.',
    reference: 'LibreTexts, Chemistry Lab Techniques, Common Laboratory Equipment',
  },
  {
    id: 'general-measurement-305',
    topics: ['measurement'],
    tests: ['laboratory-apparatus'],
    difficulty: 'intermediate',
    text: 'Which apparatus is needed to keep a liquid at its boiling point of 60 °C for two hours without losing any of it?',
    answer: 'A round-bottom flask with a reflux condenser',
    distractors: [
      {
        text: 'A round-bottom flask with a tight stopper',
        slip: 'apparatus-confused',
        teaching: 'A closed vessel may burst when it is heated.',
      },
      {
        text: 'A beaker with a watch glass on a hot plate',
        slip: 'apparatus-confused',
        teaching: 'Vapor escapes past the watch glass within two hours.',
      },
      {
        text: 'An evaporating dish with a glass rod',
        slip: 'apparatus-confused',
        teaching: 'An evaporating dish is designed to let the liquid evaporate.',
      },
    ],
    explanation:
      'Under reflux, the vapor condenses in the upright condenser and drips back; the top is open, so no pressure builds up.',
    reference: 'LibreTexts, Chemistry Lab Techniques, Common Laboratory Equipment',
  },
  {
    id: 'general-measurement-306',
    topics: ['measurement'],
    tests: ['volumetric-glassware'],
    uses: ['laboratory-apparatus'],
    difficulty: 'intermediate',
    text: 'A student measures 25 mL of water with each of four pieces of glassware. Which one gives the most precise volume?',
    answer: 'A 25 mL volumetric pipet',
    distractors: [
      {
        text: 'A 25 mL graduated cylinder',
        slip: 'apparatus-confused',
        teaching:
          'A graduated cylinder of this size is accurate to about 0.3 mL, but the pipet to about 0.03 mL.',
      },
      {
        text: 'A 50 mL beaker with marks',
        slip: 'apparatus-confused',
        teaching: 'The marks on a beaker are accurate only to about 5%.',
      },
      {
        text: 'A 100 mL graduated cylinder',
        slip: 'apparatus-confused',
        teaching:
          'This cylinder is wide and has a coarse scale, so it is accurate only to about 0.5 to 1 mL.',
      },
    ],
    explanation:
      'A volumetric pipet has one mark in a narrow neck and delivers 25.00 mL to within a few hundredths of a milliliter.',
    reference: 'LibreTexts, Chemistry Lab Techniques, Common Laboratory Equipment',
  },
  {
    id: 'general-reactions-in-solution-314',
    topics: ['reactions-in-solution'],
    tests: ['tests-for-ions'],
    difficulty: 'beginner',
    text: 'Warm sodium hydroxide solution is added to a solid. A gas with a sharp odor is released and turns damp red litmus paper blue. Which ion does the solid contain?',
    answer: '\\ce{NH4+}',
    distractors: [
      {
        text: '\\ce{CO3^2-}',
        slip: 'test-of-another-ion',
        teaching: 'Carbonate gives \\ce{CO2} with acid; it does not give a gas with base.',
      },
      {
        text: '\\ce{SO4^2-}',
        slip: 'test-of-another-ion',
        teaching: 'Sulfate is detected with barium ions.',
      },
      { text: '\\ce{Cl-}', slip: 'test-of-another-ion', teaching: 'Chloride is detected with silver ions.' },
    ],
    explanation:
      '\\ce{NH4+ + OH- -> NH3 + H2O}: ammonia has a sharp odor and is the common gas that turns red litmus blue.',
    reference: 'LibreTexts, Analytical Chemistry, Qualitative Analysis',
  },
  {
    id: 'general-reactions-in-solution-315',
    topics: ['reactions-in-solution'],
    tests: ['tests-for-ions'],
    difficulty: 'intermediate',
    text: 'A solution may contain carbonate, sulfate and chloride. The reagents are dilute nitric acid, barium nitrate and silver nitrate. In which order should they be used so that no test gives a false result?',
    answer: 'Acid for carbonate, barium for sulfate, silver for chloride',
    distractors: [
      {
        text: 'Silver for chloride, barium for sulfate, acid for carbonate',
        slip: 'order-of-steps',
        teaching: 'If silver ions are added first, silver carbonate and silver sulfate may precipitate too.',
      },
      {
        text: 'Barium for sulfate, acid for carbonate, silver for chloride',
        slip: 'order-of-steps',
        teaching:
          'If barium ions are added first, barium carbonate, which is also white and insoluble, may precipitate.',
      },
      {
        text: 'Silver for chloride, acid for carbonate, barium for sulfate',
        slip: 'order-of-steps',
        teaching:
          'If silver ions are added first, silver carbonate precipitates, because the carbonate has not yet been removed.',
      },
    ],
    explanation:
      'Dilute nitric acid first reveals and removes carbonate. Barium ions then precipitate only sulfate. Silver ions are added last, to a solution free of both, and precipitate chloride.',
    reference: 'LibreTexts, Analytical Chemistry, Qualitative Analysis',
  },
  {
    id: 'general-reactions-in-solution-316',
    topics: ['reactions-in-solution'],
    tests: ['tests-for-ions'],
    difficulty: 'beginner',
    text: 'Silver nitrate gives a cream-colored precipitate with an acidified solution. The precipitate dissolves in concentrated, but not in dilute, ammonia. Which ion is present?',
    answer: '\\ce{Br-}',
    distractors: [
      {
        text: '\\ce{Cl-}',
        slip: 'test-of-another-ion',
        teaching: 'Silver chloride is white and dissolves in dilute ammonia.',
      },
      {
        text: '\\ce{I-}',
        slip: 'test-of-another-ion',
        teaching: 'Silver iodide is yellow and does not dissolve in ammonia.',
      },
      {
        text: '\\ce{F-}',
        slip: 'test-of-another-ion',
        teaching: 'Silver fluoride is soluble, so no precipitate would form.',
      },
    ],
    explanation:
      '\\ce{AgBr} is cream-colored and needs concentrated ammonia to dissolve: the ion is bromide, \\ce{Br-}.',
    reference: 'LibreTexts, Analytical Chemistry, Qualitative Analysis',
  },
  {
    id: 'general-reactions-in-solution-317',
    topics: ['reactions-in-solution'],
    tests: ['tests-for-ions'],
    difficulty: 'beginner',
    text: 'Acid is dripped onto an unknown white solid, and an odorless gas bubbles off. Which observation shows that the solid is a carbonate?',
    answer: 'The gas turns limewater cloudy.',
    distractors: [
      {
        text: 'The gas relights a glowing splint.',
        slip: 'test-of-another-ion',
        teaching: 'Relighting a glowing splint is a test for oxygen.',
      },
      {
        text: 'The gas burns with a pop.',
        slip: 'test-of-another-ion',
        teaching: 'Burning with a pop is a test for hydrogen, which forms from a metal and acid.',
      },
      {
        text: 'The gas bleaches damp litmus.',
        slip: 'test-of-another-ion',
        teaching: 'Bleaching damp litmus is a test for chlorine.',
      },
    ],
    explanation:
      'Carbonates react with acid to give carbon dioxide, which precipitates \\ce{CaCO3} from limewater.',
    reference: 'LibreTexts, Analytical Chemistry, Qualitative Analysis',
  },
  {
    id: 'general-kinetics-basics-305',
    topics: ['kinetics-basics'],
    tests: ['reaction-rate'],
    difficulty: 'beginner',
    text: 'In the reaction \\ce{N2 + 3H2 -> 2NH3}, hydrogen is used up at a rate of 0.060 mol/(L s). At what rate is ammonia formed?',
    answer: '0.040 mol/(L s)',
    distractors: [
      {
        text: '0.090 mol/(L s)',
        slip: 'inverted-ratio',
        teaching: 'Two \\ce{NH3} form from three \\ce{H2}, not three from two.',
        expression: '0.060 / 2 * 3',
      },
      {
        text: '0.060 mol/(L s)',
        slip: 'ignored-coefficients',
        teaching: 'The coefficients of hydrogen and ammonia differ, so the rates differ too.',
        expression: '0.060',
      },
      {
        text: '0.120 mol/(L s)',
        slip: 'needless-doubling',
        teaching: 'Two \\ce{NH3} form from three \\ce{H2}, not from one.',
        expression: '0.060 * 2',
      },
    ],
    explanation: 'For every three \\ce{H2} used up, two \\ce{NH3} form: 0.060 × 2/3 = 0.040 mol/(L s).',
    reference: 'OpenStax Chemistry 2e, section 12.1',
    computation: { kind: 'quantity', expression: '0.060 * 2 / 3', unit: 'mol/(L s)' },
  },
  {
    id: 'general-kinetics-basics-306',
    topics: ['kinetics-basics'],
    tests: ['reaction-rate'],
    difficulty: 'intermediate',
    text: 'The rate of a reaction is given by −(1/2) Δ[A]/Δ*t* = −Δ[B]/Δ*t* = (1/3) Δ[C]/Δ*t*. What is the balanced equation?',
    answer: '2A + B → 3C',
    distractors: [
      {
        text: '3C → 2A + B',
        slip: 'wrong-sign',
        teaching: 'Reactants, which are used up, have minus signs; here they are A and B.',
      },
      {
        text: '3A + 6B → 2C',
        slip: 'inverted-ratio',
        teaching:
          'The fractions themselves, multiplied by 6, were taken as coefficients; the coefficients are their denominators.',
      },
      {
        text: '2C → 3A + 6B',
        slip: 'wrong-sign',
        teaching: 'A and B are used up, and the coefficients are the denominators of the fractions.',
      },
    ],
    explanation: 'A reactant has a minus sign, and each change is divided by the coefficient: 2A + B → 3C.',
    reference: 'OpenStax Chemistry 2e, section 12.1',
  },
  {
    id: 'general-kinetics-basics-307',
    topics: ['kinetics-basics'],
    tests: ['reaction-rate'],
    difficulty: 'intermediate',
    text: 'In the reaction \\ce{2N2O5 -> 4NO2 + O2}, a student finds that [\\ce{O2}] rises by 0.010 mol/L in 100 s. At what average rate does [\\ce{N2O5}] fall during this time?',
    answer: '2.0 × 10^{−4} mol/(L s)',
    distractors: [
      {
        text: '5.0 × 10^{−5} mol/(L s)',
        slip: 'inverted-ratio',
        teaching: 'Two \\ce{N2O5} are used up for each \\ce{O2} formed, so the rate is doubled, not halved.',
        expression: '1 / 2 * 0.010 / 100',
      },
      {
        text: '1.0 × 10^{−4} mol/(L s)',
        slip: 'ignored-coefficients',
        teaching: 'This is the rate of formation of oxygen; \\ce{N2O5} disappears faster.',
        expression: '0.010 / 100',
      },
      {
        text: '4.0 × 10^{−4} mol/(L s)',
        slip: 'wrong-substance-data',
        teaching: 'This is the rate of formation of \\ce{NO2}, which is faster.',
        expression: '4 * 0.010 / 100',
      },
    ],
    explanation:
      'Oxygen forms at 0.010/100 = 1.0 × 10^{−4} mol/(L s). \\ce{N2O5} disappears twice as fast: 2.0 × 10^{−4} mol/(L s).',
    reference: 'OpenStax Chemistry 2e, section 12.1',
    computation: { kind: 'quantity', expression: '2 * 0.010 / 100', unit: 'mol/(L s)' },
  },
  {
    id: 'general-kinetics-basics-308',
    topics: ['kinetics-basics'],
    tests: ['reaction-rate'],
    difficulty: 'beginner',
    text: 'In which reaction does each product form at exactly the same rate as each reactant is used up?',
    answer: '\\ce{CO + NO2 -> CO2 + NO}',
    distractors: [
      {
        text: '\\ce{2NO2 -> 2NO + O2}',
        slip: 'ignored-coefficients',
        teaching: 'Oxygen forms half as fast as \\ce{NO2} is used up.',
      },
      {
        text: '\\ce{2CO + O2 -> 2CO2}',
        slip: 'ignored-coefficients',
        teaching: 'Oxygen is used up half as fast as \\ce{CO2} forms.',
      },
      {
        text: '\\ce{N2O4 -> 2NO2}',
        slip: 'ignored-coefficients',
        teaching: '\\ce{NO2} forms twice as fast as \\ce{N2O4} is used up.',
      },
    ],
    explanation: 'Rates are in the ratio of the coefficients, which are all 1 in \\ce{CO + NO2 -> CO2 + NO}.',
    reference: 'OpenStax Chemistry 2e, section 12.1',
  },
  {
    id: 'general-kinetics-basics-309',
    topics: ['kinetics-basics'],
    tests: ['reaction-rate'],
    uses: ['initial-rates'],
    difficulty: 'beginner',
    text: 'What causes the sudden blue color in an iodine clock reaction?',
    answer: 'Iodine reacts with starch once the thiosulfate is used up.',
    distractors: [
      {
        text: 'Thiosulfate reacts with starch once the iodine is used up.',
        slip: 'exchanged-values',
        teaching:
          'Thiosulfate gives no color with starch, and iodine is the substance that remains at the end.',
      },
      {
        text: 'Iodine reacts with thiosulfate once the starch is used up.',
        slip: 'exchanged-values',
        teaching: 'Iodine and thiosulfate react throughout; starch, the indicator, is not used up.',
      },
      {
        text: 'Iodide reacts with starch once the thiosulfate is used up.',
        slip: 'ion-for-atom',
        teaching: 'Iodide is present from the start and alone gives no color with starch.',
      },
    ],
    explanation:
      'Iodine is reduced by thiosulfate as soon as it forms. When the thiosulfate is used up, free iodine remains and gives a blue complex with starch.',
    reference: 'OpenStax Chemistry 2e, section 12.3',
  },
  {
    id: 'general-kinetics-basics-310',
    topics: ['kinetics-basics'],
    tests: ['initial-rates'],
    uses: ['reaction-rate'],
    difficulty: 'intermediate',
    text: 'In an iodine clock experiment the blue color appears after 40 s. When the iodide concentration is doubled and everything else is kept the same, it appears after 20 s. What is the order with respect to iodide?',
    answer: 'First order',
    distractors: [
      {
        text: 'Order −1',
        slip: 'reversed-trend',
        teaching: 'The time halves, but the rate is proportional to 1/time, so the rate doubles.',
      },
      {
        text: 'Second order',
        slip: 'factor-for-order',
        teaching: 'If the reaction were second order, the time would fall to a quarter, 10 s.',
      },
      {
        text: 'Zero order',
        slip: 'one-condition-only',
        teaching: 'If the reaction were zero order, the time would remain 40 s.',
      },
    ],
    explanation:
      'The same amount of iodine forms each time, so rate ∝ 1/time. Doubling the concentration doubles the rate: first order.',
    reference: 'OpenStax Chemistry 2e, section 12.3',
  },
  {
    id: 'general-kinetics-basics-311',
    topics: ['kinetics-basics'],
    tests: ['initial-rates'],
    difficulty: 'intermediate',
    text: 'Why is only a little thiosulfate, compared with the other reactants, used in an iodine clock experiment?',
    answer: 'So that the concentrations hardly change until the color appears',
    distractors: [
      {
        text: 'So that the reaction speeds up steadily until the color appears',
        slip: 'wrong-cause',
        teaching: 'The rate should be nearly constant during this time.',
      },
      {
        text: 'So that the thiosulfate acts as a catalyst for the whole reaction',
        slip: 'condition-for-catalyst',
        teaching: 'Thiosulfate is used up, so it is not a catalyst.',
      },
      {
        text: 'So that the iodine formed binds to starch before it can react',
        slip: 'wrong-cause',
        teaching: 'Thiosulfate must react with the iodine first; otherwise the color would appear at once.',
      },
    ],
    explanation:
      'The time until the color appears gives the initial rate only if only a very small fraction of the reactants has been used up by then.',
    reference: 'OpenStax Chemistry 2e, section 12.3',
  },
  {
    id: 'general-kinetics-basics-312',
    topics: ['kinetics-basics'],
    tests: ['initial-rates'],
    difficulty: 'advanced',
    text: 'In an iodine clock experiment a student doubles the amount of thiosulfate by mistake. The time becomes 60 s instead of 30 s, but the rate is calculated with the intended amount. How does the calculated rate compare with the true rate?',
    answer: 'It is half the true rate, because twice as much iodine had formed.',
    distractors: [
      {
        text: 'It is half the true rate, because thiosulfate slows the reaction.',
        slip: 'wrong-cause',
        teaching: 'Thiosulfate does not change the rate at which iodine forms.',
      },
      {
        text: 'It is double the true rate, because twice as much iodine had formed.',
        slip: 'reversed-trend',
        teaching: 'The time is doubled, so the calculated rate is too low.',
      },
      {
        text: 'It is double the true rate, because less iodine had formed.',
        slip: 'reversed-trend',
        teaching:
          'Twice the thiosulfate allows twice as much iodine to form, so the calculated rate is too low.',
      },
    ],
    explanation:
      'Rate = iodine formed/time. In 60 s twice as much iodine formed, so the true rate is unchanged; with the intended amount the calculated value is half as large.',
    reference: 'OpenStax Chemistry 2e, section 12.3',
  },
  {
    id: 'general-kinetics-basics-313',
    topics: ['kinetics-basics'],
    tests: ['collision-theory'],
    difficulty: 'beginner',
    text: 'Why does powdered chalk react faster with acid than a lump of the same mass?',
    answer: 'More particles are exposed to the acid.',
    distractors: [
      {
        text: 'Powder has a lower activation energy.',
        slip: 'temperature-lowers-barrier',
        teaching:
          'The barrier is the same; the powder reacts faster because more collisions take place per second.',
      },
      {
        text: 'Powder is warmer than a lump.',
        slip: 'heat-for-temperature',
        teaching: 'Grinding does not make the chalk warmer; powder and lump are at the same temperature.',
      },
      {
        text: 'Powder contains more calcium carbonate.',
        slip: 'masses-for-moles',
        teaching: 'The masses are equal, so the amounts of calcium carbonate are too.',
      },
    ],
    explanation:
      'A powder has a greater surface area, so more collisions between acid and carbonate take place each second.',
    reference: 'OpenStax Chemistry 2e, section 12.5',
  },
  {
    id: 'general-kinetics-basics-314',
    topics: ['kinetics-basics'],
    tests: ['reaction-rate'],
    difficulty: 'beginner',
    text: 'Marble reacts with excess acid in an open flask on a balance. Which observation shows that the reaction is over?',
    answer: 'The mass no longer falls.',
    distractors: [
      {
        text: 'The mass starts to fall.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'The mass falls from the start, as gas escapes.',
      },
      {
        text: 'The mass has reached zero.',
        slip: 'one-condition-only',
        teaching: 'The solution and the flask remain on the balance.',
      },
      {
        text: 'The mass begins to rise.',
        slip: 'reversed-trend',
        teaching: 'Nothing is taken up from the air that would make the mass rise noticeably.',
      },
    ],
    explanation:
      'Carbon dioxide escapes and the reading falls. When the marble is used up, no more gas forms and the reading stays constant.',
    reference: 'OpenStax Chemistry 2e, section 12.1',
  },
  {
    id: 'general-kinetics-basics-315',
    topics: ['kinetics-basics'],
    tests: ['collision-theory'],
    uses: ['reaction-rate'],
    difficulty: 'beginner',
    text: 'Sodium thiosulfate and acid form a cloudy suspension of sulfur that hides a cross drawn on paper under the flask. What happens to the time needed to hide the cross when the mixture is warmer?',
    answer: 'It is shorter, because more collisions have enough energy.',
    distractors: [
      {
        text: 'It is shorter, because the activation energy is lower.',
        slip: 'temperature-lowers-barrier',
        teaching: 'Temperature does not change the barrier; instead, more particles can overcome it.',
      },
      {
        text: 'It is longer, because the particles move apart faster.',
        slip: 'reversed-trend',
        teaching: 'Faster particles collide more often and with more energy.',
      },
      {
        text: 'It is the same, because equal amounts of sulfur form.',
        slip: 'rate-for-extent',
        teaching: 'The amount of sulfur is the same, but it forms faster.',
      },
    ],
    explanation:
      'In a warmer mixture the particles move faster: they collide more often, and a greater fraction of the collisions has enough energy to overcome the barrier.',
    reference: 'OpenStax Chemistry 2e, section 12.2',
  },
  {
    id: 'general-kinetics-basics-316',
    topics: ['kinetics-basics'],
    tests: ['catalysis'],
    difficulty: 'beginner',
    text: 'Which sentence best describes a catalyst?',
    answer: 'It speeds up a reaction and is not used up by it.',
    distractors: [
      {
        text: 'It starts a reaction and is used up by it.',
        slip: 'condition-for-catalyst',
        teaching: 'A catalyst is regenerated by the end of the reaction.',
      },
      {
        text: 'It speeds up a reaction by giving it energy.',
        slip: 'catalyst-adds-energy',
        teaching: 'A catalyst provides a path with a lower barrier; it supplies no energy.',
      },
      {
        text: 'It starts a reaction by giving it energy.',
        slip: 'catalyst-adds-energy',
        teaching: 'A catalyst supplies no energy; it opens a path with a lower barrier.',
      },
    ],
    explanation:
      'A catalyst raises the rate by providing an easier path, and its amount is unchanged at the end.',
    reference: 'OpenStax Chemistry 2e, section 12.7',
  },
  {
    id: 'general-gas-laws-300',
    topics: ['gas-laws'],
    tests: ['gas-stoichiometry'],
    uses: ['avogadros-law'],
    difficulty: 'beginner',
    text: 'In a eudiometer 20 mL of \\ce{H2} is exploded with 20 mL of \\ce{O2}. What volume of gas is left at room temperature, once the water has condensed?',
    answer: '10 mL',
    distractors: [
      {
        text: '20 mL',
        slip: 'wrong-limiting-reagent',
        teaching: 'The 20 mL of hydrogen uses up 10 mL of oxygen, so not all of the oxygen remains.',
        expression: '20',
      },
      {
        text: '30 mL',
        slip: 'ignored-one-product',
        teaching: 'The 20 mL of steam condenses to almost no volume.',
        expression: '20 - 20 / 2 + 20',
      },
      {
        text: '40 mL',
        slip: 'ignored-change',
        teaching: 'The two volumes were added as if the gases did not react.',
        expression: '20 + 20',
      },
    ],
    explanation:
      '20 mL of \\ce{H2} needs 10 mL of \\ce{O2}. The water is liquid, so 20 − 10 = 10 mL of oxygen is left.',
    reference: 'OpenStax Chemistry 2e, section 9.3',
    computation: { kind: 'quantity', expression: '20 - 20 / 2', unit: 'mL' },
  },
  {
    id: 'general-gas-laws-301',
    topics: ['gas-laws'],
    tests: ['gas-stoichiometry'],
    uses: ['avogadros-law'],
    difficulty: 'intermediate',
    text: 'In a eudiometer, 10 mL of a gaseous hydrocarbon is burned with excess oxygen. After cooling to room temperature, the volume has fallen by 20 mL; potassium hydroxide then absorbs another 20 mL. Which hydrocarbon is it?',
    answer: '\\ce{C2H4}',
    distractors: [
      {
        text: '\\ce{C2H6}',
        slip: 'one-condition-only',
        teaching: 'This hydrocarbon gives 20 mL of \\ce{CO2} too, but the first contraction would be 25 mL.',
      },
      {
        text: '\\ce{C2H2}',
        slip: 'one-condition-only',
        teaching: 'This hydrocarbon gives 20 mL of \\ce{CO2} too, but the first contraction would be 15 mL.',
      },
      {
        text: '\\ce{CH4}',
        slip: 'one-condition-only',
        teaching: 'The contraction would be 20 mL, but only 10 mL of \\ce{CO2} would form.',
      },
    ],
    explanation:
      '20 mL of \\ce{CO2} from 10 mL of hydrocarbon means two carbon atoms per molecule. \\ce{C2H4 + 3O2 -> 2CO2 + 2H2O(l)}: the contraction is 10 + 30 − 20 = 20 mL, which fits \\ce{C2H4}.',
    reference: 'OpenStax Chemistry 2e, section 9.3',
  },
  {
    id: 'general-gas-laws-302',
    topics: ['gas-laws'],
    tests: ['gas-stoichiometry'],
    uses: ['avogadros-law'],
    difficulty: 'beginner',
    text: 'Why is potassium hydroxide solution brought into contact with the gas after an explosion in a eudiometer?',
    answer: 'It absorbs \\ce{CO2}.',
    distractors: [
      {
        text: 'It absorbs \\ce{O2}.',
        slip: 'other-substance',
        teaching: 'Oxygen is absorbed by alkaline pyrogallol.',
      },
      {
        text: 'It absorbs \\ce{N2}.',
        slip: 'other-substance',
        teaching: 'Potassium hydroxide does not absorb nitrogen, which is left over as an unreactive gas.',
      },
      {
        text: 'It absorbs \\ce{CO}.',
        slip: 'other-substance',
        teaching: 'Carbon monoxide is absorbed by ammoniacal copper(I) chloride.',
      },
    ],
    explanation:
      '\\ce{2KOH + CO2 -> K2CO3 + H2O}: the decrease in volume equals the volume of carbon dioxide.',
    reference: 'OpenStax Chemistry 2e, section 9.3',
  },
  {
    id: 'general-gas-laws-303',
    topics: ['gas-laws'],
    tests: ['gas-stoichiometry'],
    uses: ['avogadros-law'],
    difficulty: 'advanced',
    text: 'A 30 mL mixture of CO and \\ce{CH4} is exploded with 60 mL of oxygen (an excess). After cooling and treatment with \\ce{KOH}, 15 mL of oxygen is left. What volume of methane was in the mixture?',
    answer: '20 mL',
    distractors: [
      {
        text: '10 mL',
        slip: 'rest-for-part',
        teaching: 'This is the volume of carbon monoxide, not of methane.',
        expression: '30 - (45 - 30 / 2) / 1.5',
      },
      {
        text: '15 mL',
        slip: 'shared-equally',
        teaching: 'Equal volumes of the two gases would use 7.5 + 30 = 37.5 mL of oxygen.',
        expression: '30 / 2',
      },
      {
        text: '7.5 mL',
        slip: 'one-component-only',
        teaching:
          'This would be the rest of the mixture if all 45 mL of oxygen reacted with methane; carbon monoxide uses oxygen too.',
        expression: '30 - (60 - 15) / 2',
      },
    ],
    explanation:
      '45 mL of oxygen is used. With *x* mL of methane: 2*x* + (30 − *x*)/2 = 45, so 1.5*x* = 30 and *x* = 20 mL.',
    reference: 'OpenStax Chemistry 2e, section 9.3',
    computation: { kind: 'quantity', expression: '(45 - 30 / 2) / 1.5', unit: 'mL' },
  },
  {
    id: 'general-gas-laws-304',
    topics: ['gas-laws'],
    tests: ['gas-stoichiometry'],
    difficulty: 'beginner',
    text: 'What volume of \\ce{H2} at STP (0 °C, 1 atm, 22.4 L/mol) is formed when 0.50 mol of zinc reacts with excess acid, \\ce{Zn + 2HCl -> ZnCl2 + H2}?',
    answer: '11.2 L',
    distractors: [
      {
        text: '22.4 L',
        slip: 'ignored-coefficients',
        teaching: 'Half a mole of zinc gives half a mole of hydrogen.',
        expression: '22.4',
      },
      {
        text: '44.8 L',
        slip: 'inverted-ratio',
        teaching:
          'The amount is multiplied by the molar volume; here the molar volume was divided by the amount.',
        expression: '1 / 0.50 * 22.4',
      },
      {
        text: '89.6 L',
        slip: 'inverted-ratio',
        teaching:
          'Here the molar volume was divided by the amount and the result was doubled; besides, each zinc atom gives only one \\ce{H2}.',
        expression: '2 / 0.50 * 22.4',
      },
    ],
    explanation: 'One mole of zinc gives one mole of hydrogen: 0.50 mol × 22.4 L/mol = 11.2 L.',
    reference: 'OpenStax Chemistry 2e, section 9.3',
    computation: { kind: 'quantity', expression: '0.50 * 22.4', unit: 'L' },
  },
  {
    id: 'general-gas-laws-305',
    topics: ['gas-laws'],
    tests: ['gas-stoichiometry'],
    difficulty: 'intermediate',
    text: 'What mass of \\ce{CaCO3} (100.1 g/mol) gives 5.60 L of \\ce{CO2} at STP (0 °C, 1 atm, 22.4 L/mol)?',
    answer: '25.0 g',
    distractors: [
      {
        text: '12.5 g',
        slip: 'needless-half',
        teaching: '0.250 mol of gas needs 0.250 mol of carbonate, not half of it.',
        expression: '5.60 / 22.4 / 2 * 100.1',
      },
      {
        text: '400 g',
        slip: 'inverted-ratio',
        teaching: 'The volume must be divided by 22.4 L/mol; here the ratio was inverted.',
        expression: '1 / 5.60 * 22.4 * 100.1',
      },
      {
        text: '11.0 g',
        slip: 'wrong-substance-data',
        teaching: 'This is the mass of the carbon dioxide, not of the carbonate.',
        expression: '5.60 / 22.4 * M(CO2)',
      },
    ],
    explanation:
      '5.60/22.4 = 0.250 mol of \\ce{CO2} comes from 0.250 mol of \\ce{CaCO3}: 0.250 × 100.1 = 25.0 g.',
    reference: 'OpenStax Chemistry 2e, section 9.3',
    computation: { kind: 'quantity', expression: '5.60 / 22.4 * 100.1', unit: 'g' },
  },
  {
    id: 'general-gas-laws-306',
    topics: ['gas-laws'],
    tests: ['combined-gas-law'],
    difficulty: 'intermediate',
    text: 'A weather balloon contains 200 L of helium at 27 °C and 1.00 atm. What is its volume at an altitude where the pressure is 0.400 atm and the temperature is −33 °C?',
    answer: '400 L',
    distractors: [
      {
        text: '64.0 L',
        slip: 'inverted-ratio',
        teaching: 'Lower pressure makes the gas expand, so the factor is 1.00/0.400.',
        expression: '200 * 1.00 * 0.400 * 240 / 300',
      },
      {
        text: '500 L',
        slip: 'ignored-temperature-change',
        teaching: 'The cooling to 240 K, which makes the gas contract, was left out.',
        expression: '200 * 1.00 / 0.400',
      },
      {
        text: '625 L',
        slip: 'inverted-ratio',
        teaching: 'The factor is 240/300, not 300/240.',
        expression: '200 * 1.00 / 0.400 / 240 * 300',
      },
    ],
    explanation:
      'Combining the two changes, *V* = 200 × (1.00/0.400) × (240/300) = 400 L (with 300 K and 240 K).',
    reference: 'OpenStax Chemistry 2e, section 9.2',
    computation: { kind: 'quantity', expression: '200 * 1.00 / 0.400 * 240 / 300', unit: 'L' },
  },
  {
    id: 'general-gas-laws-307',
    topics: ['gas-laws'],
    tests: ['charless-law'],
    difficulty: 'beginner',
    text: 'A balloon containing 3.0 L of air at 300 K is cooled to 200 K at constant pressure. What is its new volume?',
    answer: '2.0 L',
    distractors: [
      {
        text: '4.5 L',
        slip: 'inverted-ratio',
        teaching: 'A gas contracts on cooling, so the factor is 200/300.',
        expression: '3.0 / 200 * 300',
      },
      {
        text: '3.0 L',
        slip: 'ignored-change',
        teaching:
          'The volume does not stay the same; at constant pressure it is proportional to the absolute temperature.',
        expression: '3.0',
      },
      {
        text: '1.5 L',
        slip: 'inverted-ratio',
        teaching: 'The factor is inverted, and the change in volume was mistaken for the volume.',
        expression: '3.0 * 300 / 200 - 3.0',
      },
    ],
    explanation: '*V*/*T* is constant: 3.0 L × 200/300 = 2.0 L.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
    computation: { kind: 'quantity', expression: '3.0 * 200 / 300', unit: 'L' },
  },
  {
    id: 'general-gas-laws-308',
    topics: ['gas-laws'],
    tests: ['boyles-law', 'charless-law'],
    difficulty: 'beginner',
    text: 'Which pair of statements about a fixed amount of gas is correct?',
    answer: '*V* ∝ 1/*p* (Boyle), *V* ∝ *T* (Charles)',
    distractors: [
      {
        text: '*V* ∝ 1/*p* (Charles), *V* ∝ *T* (Boyle)',
        slip: 'names-exchanged',
        teaching: 'The names are interchanged.',
      },
      {
        text: '*V* ∝ *p* (Boyle), *V* ∝ 1/*T* (Charles)',
        slip: 'reversed-trend',
        teaching: 'Pressure compresses a gas; heating expands it.',
      },
      {
        text: '*V* ∝ 1/*p* (Boyle), *V* ∝ *θ* in °C (Charles)',
        slip: 'celsius-for-kelvin',
        teaching: 'The volume is not zero at 0 °C; it is proportional to the absolute temperature.',
      },
    ],
    explanation:
      'Boyle: at constant temperature *pV* is constant. Charles: at constant pressure *V*/*T* is constant, with *T* in kelvin.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
  },
];
