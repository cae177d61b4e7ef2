import type { WrittenQuestion } from '../../written-question.ts';

export const laboratoryGasesAndRatesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-measurement-302',
    topics: ['measurement'],
    tests: ['laboratory-apparatus'],
    difficulty: 'beginner',
    text: 'Which piece of apparatus delivers a variable, exactly read volume of liquid drop by drop?',
    answer: 'A burette',
    distractors: [
      { text: 'A beaker', slip: 'apparatus-confused', teaching: 'Its marks are only a rough guide.' },
      {
        text: 'A volumetric flask',
        slip: 'apparatus-confused',
        teaching: 'It holds one exact volume up to its mark.',
      },
      { text: 'A crucible', slip: 'apparatus-confused', teaching: 'It is for heating solids strongly.' },
    ],
    explanation:
      'A burette has a fine scale and a stopcock, so that any volume can be let out and read to about 0.05 mL.',
    reference: 'LibreTexts, Chemistry Lab Techniques, Common Laboratory Equipment',
  },
  {
    id: 'general-measurement-303',
    topics: ['measurement'],
    tests: ['laboratory-apparatus'],
    difficulty: 'beginner',
    text: 'What is an Erlenmeyer (conical) flask better suited for than a beaker?',
    answer: 'For swirling a liquid without spilling it',
    distractors: [
      {
        text: 'For measuring a volume to four digits',
        slip: 'apparatus-confused',
        teaching: 'Neither has exact marks.',
      },
      {
        text: 'For heating a solid to red heat',
        slip: 'apparatus-confused',
        teaching: 'This is done in a crucible.',
      },
      {
        text: 'For separating two liquids in layers',
        slip: 'apparatus-confused',
        teaching: 'This is done in a separatory funnel.',
      },
    ],
    explanation:
      'The walls narrow toward the neck, so the contents can be swirled, as in a titration, and hardly splash out.',
    reference: 'LibreTexts, Chemistry Lab Techniques, Common Laboratory Equipment',
  },
  {
    id: 'general-measurement-304',
    topics: ['measurement'],
    tests: ['laboratory-apparatus'],
    difficulty: 'beginner',
    text: 'Two liquids that do not mix, such as oil and water, are to be separated. Which apparatus is the right one?',
    answer: 'A separatory funnel',
    distractors: [
      {
        text: 'A Büchner funnel',
        slip: 'apparatus-confused',
        teaching: 'It filters solids from a liquid with suction.',
      },
      {
        text: 'A Büchner flask',
        slip: 'apparatus-confused',
        teaching: 'It collects the liquid that a suction filter lets through.',
      },
      { text: 'A desiccator', slip: 'apparatus-confused', teaching: 'It keeps solids dry.' },
    ],
    explanation:
      'The layers settle in the separatory funnel, and the lower one is let out through the stopcock.',
    reference: 'LibreTexts, Chemistry Lab Techniques, Common Laboratory Equipment',
  },
  {
    id: 'general-measurement-305',
    topics: ['measurement'],
    tests: ['laboratory-apparatus'],
    difficulty: 'intermediate',
    text: 'Which apparatus is needed to heat a liquid that boils at 60 °C for two hours without losing it?',
    answer: 'A round-bottom flask with a reflux condenser',
    distractors: [
      {
        text: 'A round-bottom flask with a tight stopper',
        slip: 'apparatus-confused',
        teaching: 'A closed vessel that is heated may burst.',
      },
      {
        text: 'A beaker with a watch glass on a hot plate',
        slip: 'apparatus-confused',
        teaching: 'Vapor escapes past the watch glass within two hours.',
      },
      {
        text: 'An evaporating dish with a glass rod',
        slip: 'apparatus-confused',
        teaching: 'It is made to drive the liquid off.',
      },
    ],
    explanation:
      'Under reflux vapor condenses in the upright condenser and drips back; the top is open, so no pressure builds up.',
    reference: 'LibreTexts, Chemistry Lab Techniques, Common Laboratory Equipment',
  },
  {
    id: 'general-measurement-306',
    topics: ['measurement'],
    tests: ['volumetric-glassware'],
    uses: ['laboratory-apparatus'],
    difficulty: 'intermediate',
    text: 'A student measures 25 mL of water with four vessels. Which one gives the most precise volume?',
    answer: 'A 25 mL volumetric pipet',
    distractors: [
      {
        text: 'A 25 mL graduated cylinder',
        slip: 'apparatus-confused',
        teaching: 'It is good to about 0.3 mL, the pipet to about 0.03 mL.',
      },
      {
        text: 'A 50 mL beaker with marks',
        slip: 'apparatus-confused',
        teaching: 'Its marks are good to about 5 %.',
      },
      {
        text: 'A 100 mL graduated cylinder',
        slip: 'apparatus-confused',
        teaching: 'It is wide, with a coarse scale: good only to about 0.5 to 1 mL.',
      },
    ],
    explanation:
      'A volumetric pipet has one mark in a narrow neck: it delivers 25.00 mL within a few hundredths of a milliliter.',
    reference: 'LibreTexts, Chemistry Lab Techniques, Common Laboratory Equipment',
  },
  {
    id: 'general-reactions-in-solution-314',
    topics: ['reactions-in-solution'],
    tests: ['tests-for-ions'],
    difficulty: 'beginner',
    text: 'Warm sodium hydroxide solution is added to a solid. A gas with a sharp smell turns damp red litmus paper blue. Which ion is in the solid?',
    answer: '\\ce{NH4+}',
    distractors: [
      {
        text: '\\ce{CO3^2-}',
        slip: 'test-of-another-ion',
        teaching: 'Carbonate gives \\ce{CO2} with acid, not a gas with base.',
      },
      { text: '\\ce{SO4^2-}', slip: 'test-of-another-ion', teaching: 'Sulfate is found with barium ions.' },
      { text: '\\ce{Cl-}', slip: 'test-of-another-ion', teaching: 'Chloride is found with silver ions.' },
    ],
    explanation:
      '\\ce{NH4+ + OH- -> NH3 + H2O}: ammonia smells sharply and is the common gas that turns red litmus blue.',
    reference: 'LibreTexts, Analytical Chemistry, Qualitative Analysis',
  },
  {
    id: 'general-reactions-in-solution-315',
    topics: ['reactions-in-solution'],
    tests: ['tests-for-ions'],
    difficulty: 'intermediate',
    text: 'A solution may contain carbonate, sulfate and chloride. The reagents are dilute nitric acid, barium nitrate and silver nitrate. In which order are they used, so that no test gives a false result?',
    answer: 'Acid for carbonate, barium for sulfate, silver for chloride',
    distractors: [
      {
        text: 'Silver for chloride, barium for sulfate, acid for carbonate',
        slip: 'order-of-steps',
        teaching: 'Silver carbonate and sulfate may precipitate too.',
      },
      {
        text: 'Barium for sulfate, acid for carbonate, silver for chloride',
        slip: 'order-of-steps',
        teaching: 'Barium carbonate is white and insoluble as well.',
      },
      {
        text: 'Silver for chloride, acid for carbonate, barium for sulfate',
        slip: 'order-of-steps',
        teaching: 'Silver carbonate precipitates before carbonate has been removed.',
      },
    ],
    explanation:
      'Dilute nitric acid first shows and removes carbonate. Barium ions then precipitate sulfate only. Silver ions last, in a solution free of both, precipitate chloride.',
    reference: 'LibreTexts, Analytical Chemistry, Qualitative Analysis',
  },
  {
    id: 'general-reactions-in-solution-316',
    topics: ['reactions-in-solution'],
    tests: ['tests-for-ions'],
    difficulty: 'beginner',
    text: 'Silver nitrate gives a cream precipitate with an acidified solution. It dissolves in concentrated, but not in dilute, ammonia. Which ion is present?',
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
      { text: '\\ce{F-}', slip: 'test-of-another-ion', teaching: 'Silver fluoride is soluble.' },
    ],
    explanation:
      '\\ce{AgBr} is cream and needs concentrated ammonia to dissolve: the ion is bromide, \\ce{Br-}.',
    reference: 'LibreTexts, Analytical Chemistry, Qualitative Analysis',
  },
  {
    id: 'general-reactions-in-solution-317',
    topics: ['reactions-in-solution'],
    tests: ['tests-for-ions'],
    difficulty: 'beginner',
    text: 'Acid is dropped on an unknown white solid, and an odorless gas bubbles off. How is it shown that the solid is a carbonate?',
    answer: 'The gas turns limewater cloudy.',
    distractors: [
      {
        text: 'The gas relights a glowing splint.',
        slip: 'test-of-another-ion',
        teaching: 'This is oxygen.',
      },
      {
        text: 'The gas burns with a pop.',
        slip: 'test-of-another-ion',
        teaching: 'This is hydrogen, from a metal and acid.',
      },
      { text: 'The gas bleaches damp litmus.', slip: 'test-of-another-ion', teaching: 'This is chlorine.' },
    ],
    explanation:
      'Carbonates give carbon dioxide with acid, and this precipitates \\ce{CaCO3} from limewater.',
    reference: 'LibreTexts, Analytical Chemistry, Qualitative Analysis',
  },
  {
    id: 'general-kinetics-basics-305',
    topics: ['kinetics-basics'],
    tests: ['reaction-rate'],
    difficulty: 'beginner',
    text: 'In \\ce{N2 + 3H2 -> 2NH3} hydrogen is used up at 0.060 mol/(L s). How fast is ammonia formed?',
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
        teaching: 'The coefficients of hydrogen and ammonia differ.',
        expression: '0.060',
      },
      {
        text: '0.120 mol/(L s)',
        slip: 'needless-doubling',
        teaching: 'Two \\ce{NH3} form from three \\ce{H2}, not from one.',
        expression: '0.060 * 2',
      },
    ],
    explanation: 'For each three \\ce{H2} two \\ce{NH3} form: 0.060 × 2/3 = 0.040 mol/(L s).',
    reference: 'OpenStax Chemistry 2e, section 12.1',
    computation: { kind: 'quantity', expression: '0.060 * 2 / 3', unit: 'mol/(L s)' },
  },
  {
    id: 'general-kinetics-basics-306',
    topics: ['kinetics-basics'],
    tests: ['reaction-rate'],
    difficulty: 'intermediate',
    text: 'For a reaction the rate is −(1/2) Δ[A]/Δ*t* = −Δ[B]/Δ*t* = (1/3) Δ[C]/Δ*t*. What is the equation?',
    answer: '2A + B → 3C',
    distractors: [
      {
        text: '3C → 2A + B',
        slip: 'wrong-sign',
        teaching: 'Minus signs belong to substances that are used up: A and B.',
      },
      {
        text: '3A + 6B → 2C',
        slip: 'inverted-ratio',
        teaching: 'The coefficients are the denominators of the factors.',
      },
      {
        text: '2C → 3A + 6B',
        slip: 'wrong-sign',
        teaching: 'A and B are used up, and the coefficients are the denominators of the factors.',
      },
    ],
    explanation: 'A reactant has a minus sign, and the change is divided by the coefficient: 2A + B → 3C.',
    reference: 'OpenStax Chemistry 2e, section 12.1',
  },
  {
    id: 'general-kinetics-basics-307',
    topics: ['kinetics-basics'],
    tests: ['reaction-rate'],
    difficulty: 'intermediate',
    text: 'In \\ce{2N2O5 -> 4NO2 + O2} a student finds that [\\ce{O2}] rises by 0.010 mol/L in 100 s. How fast does [\\ce{N2O5}] fall in this time?',
    answer: '2.0 × 10^{−4} mol/(L s)',
    distractors: [
      {
        text: '5.0 × 10^{−5} mol/(L s)',
        slip: 'inverted-ratio',
        teaching: 'Two \\ce{N2O5} are used up for one \\ce{O2}.',
        expression: '1 / 2 * 0.010 / 100',
      },
      {
        text: '1.0 × 10^{−4} mol/(L s)',
        slip: 'ignored-coefficients',
        teaching: 'This is the rate of formation of oxygen.',
        expression: '0.010 / 100',
      },
      {
        text: '4.0 × 10^{−4} mol/(L s)',
        slip: 'wrong-substance-data',
        teaching: 'This is the rate of formation of \\ce{NO2}.',
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
    text: 'In which reaction does each product form exactly as fast as each reactant is used up?',
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
    explanation: 'Rates are in the ratio of the coefficients. They are all 1 in \\ce{CO + NO2 -> CO2 + NO}.',
    reference: 'OpenStax Chemistry 2e, section 12.1',
  },
  {
    id: 'general-kinetics-basics-309',
    topics: ['kinetics-basics'],
    tests: ['reaction-rate'],
    uses: ['initial-rates'],
    difficulty: 'beginner',
    text: 'What causes the sudden blue color in an iodine clock reaction?',
    answer: 'Iodine meets starch once the thiosulfate is used up.',
    distractors: [
      {
        text: 'Thiosulfate meets starch once the iodine is used up.',
        slip: 'exchanged-values',
        teaching: 'Thiosulfate gives no color with starch; it is iodine that stays at the end.',
      },
      {
        text: 'Iodine meets thiosulfate once the starch is used up.',
        slip: 'exchanged-values',
        teaching: 'Iodine and thiosulfate meet all the time; starch, the indicator, is not used up.',
      },
      {
        text: 'Iodide meets starch once the thiosulfate is used up.',
        slip: 'ion-for-atom',
        teaching: 'Iodide is there from the start and gives no color with starch by itself.',
      },
    ],
    explanation:
      'Iodine that forms is reduced at once by thiosulfate. When this is used up, free iodine stays and gives the blue complex with starch.',
    reference: 'OpenStax Chemistry 2e, section 12.3',
  },
  {
    id: 'general-kinetics-basics-310',
    topics: ['kinetics-basics'],
    tests: ['initial-rates'],
    uses: ['reaction-rate'],
    difficulty: 'intermediate',
    text: 'In an iodine clock the time to the blue color is 40 s. With twice the iodide, all else equal, it is 20 s. What follows for the order in iodide?',
    answer: 'First order',
    distractors: [
      {
        text: 'Order −1',
        slip: 'reversed-trend',
        teaching: 'The time halves, but the rate is proportional to 1/time: it doubles.',
      },
      {
        text: 'Second order',
        slip: 'factor-for-order',
        teaching: 'Then the time would fall to a quarter, 10 s.',
      },
      { text: 'Zero order', slip: 'one-condition-only', teaching: 'Then the time would stay 40 s.' },
    ],
    explanation:
      'The same amount of iodine forms each time, so rate ∝ 1/time. Twice the concentration doubles the rate: first order.',
    reference: 'OpenStax Chemistry 2e, section 12.3',
  },
  {
    id: 'general-kinetics-basics-311',
    topics: ['kinetics-basics'],
    tests: ['initial-rates'],
    difficulty: 'intermediate',
    text: 'Why is only a little thiosulfate used in an iodine clock, compared with the other reactants?',
    answer: 'So that concentrations hardly change until the color appears',
    distractors: [
      {
        text: 'So that the reaction speeds up steadily until the color appears',
        slip: 'wrong-cause',
        teaching: 'The rate should be nearly constant in this time.',
      },
      {
        text: 'So that the thiosulfate acts as a catalyst for the whole reaction',
        slip: 'condition-for-catalyst',
        teaching: 'It is used up, so it is no catalyst.',
      },
      {
        text: 'So that the iodine formed is bound to starch before it can react',
        slip: 'wrong-cause',
        teaching: 'Thiosulfate must react first; else the color would appear at once.',
      },
    ],
    explanation:
      'The time to the color gives the initial rate only if very little of the reactants has been used up by then.',
    reference: 'OpenStax Chemistry 2e, section 12.3',
  },
  {
    id: 'general-kinetics-basics-312',
    topics: ['kinetics-basics'],
    tests: ['initial-rates'],
    difficulty: 'advanced',
    text: 'In an iodine clock a student doubles the thiosulfate by mistake. The time becomes 60 s instead of 30 s, and the rate is worked out with the old amount. What is the result?',
    answer: 'Half the true rate, since twice as much iodine had formed',
    distractors: [
      {
        text: 'Half the true rate, since thiosulfate slows the reaction',
        slip: 'wrong-cause',
        teaching: 'Thiosulfate does not change the rate at which iodine forms.',
      },
      {
        text: 'Double the true rate, since twice as much iodine had formed',
        slip: 'reversed-trend',
        teaching: 'The time is doubled, so the rate worked out is too low.',
      },
      {
        text: 'Double the true rate, since less iodine had formed',
        slip: 'reversed-trend',
        teaching: 'Twice the thiosulfate lets twice the iodine form, so the rate worked out is too low.',
      },
    ],
    explanation:
      'Rate = iodine formed/time. In 60 s twice as much iodine formed, so the true rate is unchanged; with the old amount the value is half as large.',
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
        teaching: 'The barrier is the same; more collisions take place per second.',
      },
      {
        text: 'Powder is warmer than a lump.',
        slip: 'heat-for-temperature',
        teaching: 'Both have the temperature of the room.',
      },
      {
        text: 'Powder contains more calcium carbonate.',
        slip: 'masses-for-moles',
        teaching: 'The masses are equal.',
      },
    ],
    explanation:
      'A powder has a greater surface, so more collisions between acid and carbonate take place each second.',
    reference: 'OpenStax Chemistry 2e, section 12.5',
  },
  {
    id: 'general-kinetics-basics-314',
    topics: ['kinetics-basics'],
    tests: ['reaction-rate'],
    difficulty: 'beginner',
    text: 'Marble reacts with excess acid in an open flask on a balance. How is it seen that the reaction is over?',
    answer: 'The mass no longer falls.',
    distractors: [
      {
        text: 'The mass starts to fall.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'It falls from the start, as gas escapes.',
      },
      {
        text: 'The mass has reached zero.',
        slip: 'one-condition-only',
        teaching: 'The solution and the flask remain on the balance.',
      },
      {
        text: 'The mass begins to rise.',
        slip: 'reversed-trend',
        teaching: 'Nothing is taken up from the air that would make it rise noticeably.',
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
    text: 'Sodium thiosulfate and acid make a cloud of sulfur that hides a cross under the flask. What happens to the time when the mixture is warmer?',
    answer: 'It is shorter, as more collisions have enough energy.',
    distractors: [
      {
        text: 'It is shorter, as the activation energy is lower.',
        slip: 'temperature-lowers-barrier',
        teaching: 'Temperature does not change the barrier; more particles can pass it.',
      },
      {
        text: 'It is longer, as the particles move apart faster.',
        slip: 'reversed-trend',
        teaching: 'Faster particles collide more often and harder.',
      },
      {
        text: 'It is the same, as equal amounts of sulfur form.',
        slip: 'rate-for-extent',
        teaching: 'The amount is the same, but it forms faster.',
      },
    ],
    explanation:
      'In a warmer mixture particles are faster: they collide more often, and a greater share has the activation energy.',
    reference: 'OpenStax Chemistry 2e, section 12.2',
  },
  {
    id: 'general-kinetics-basics-316',
    topics: ['kinetics-basics'],
    tests: ['catalysis'],
    difficulty: 'beginner',
    text: 'Which sentence tells best what a catalyst is?',
    answer: 'It speeds up a reaction and is not used up by it.',
    distractors: [
      {
        text: 'It starts a reaction and is used up by it.',
        slip: 'condition-for-catalyst',
        teaching: 'A catalyst is there again in the end.',
      },
      {
        text: 'It speeds up a reaction by giving it energy.',
        slip: 'catalyst-adds-energy',
        teaching: 'It offers a path with a lower barrier; it supplies no energy.',
      },
      {
        text: 'It starts a reaction by giving it energy.',
        slip: 'catalyst-adds-energy',
        teaching: 'It supplies no energy; it opens a path with a lower barrier.',
      },
    ],
    explanation: 'A catalyst raises the rate by an easier path and is found unchanged in amount at the end.',
    reference: 'OpenStax Chemistry 2e, section 12.7',
  },
  {
    id: 'general-gas-laws-300',
    topics: ['gas-laws'],
    tests: ['gas-stoichiometry'],
    uses: ['avogadros-law'],
    difficulty: 'beginner',
    text: 'In a eudiometer 20 mL of \\ce{H2} is exploded with 20 mL of \\ce{O2}. What volume of gas is left at room temperature, when the water has condensed?',
    answer: '10 mL',
    distractors: [
      {
        text: '20 mL',
        slip: 'wrong-limiting-reagent',
        teaching: '20 mL of hydrogen use up 10 mL of oxygen.',
        expression: '20',
      },
      {
        text: '30 mL',
        slip: 'ignored-one-product',
        teaching: 'The 20 mL of steam condense to almost no volume.',
        expression: '20 - 20 / 2 + 20',
      },
      {
        text: '40 mL',
        slip: 'ignored-change',
        teaching: 'Both gases were added up as if they did not react.',
        expression: '20 + 20',
      },
    ],
    explanation:
      '20 mL \\ce{H2} need 10 mL \\ce{O2}. The water is liquid, so 20 − 10 = 10 mL of oxygen are left.',
    reference: 'OpenStax Chemistry 2e, section 9.3',
    computation: { kind: 'quantity', expression: '20 - 20 / 2', unit: 'mL' },
  },
  {
    id: 'general-gas-laws-301',
    topics: ['gas-laws'],
    tests: ['gas-stoichiometry'],
    uses: ['avogadros-law'],
    difficulty: 'intermediate',
    text: '10 mL of a gaseous hydrocarbon is burned with excess oxygen in a eudiometer. After cooling to room temperature the volume has fallen by 20 mL; potassium hydroxide then absorbs 20 mL more. Which hydrocarbon is it?',
    answer: '\\ce{C2H4}',
    distractors: [
      {
        text: '\\ce{C2H6}',
        slip: 'one-condition-only',
        teaching: 'It gives 20 mL of \\ce{CO2} too, but the first contraction would be 25 mL.',
      },
      {
        text: '\\ce{C2H2}',
        slip: 'one-condition-only',
        teaching: 'It gives 20 mL of \\ce{CO2} too, but the first contraction would be 15 mL.',
      },
      {
        text: '\\ce{CH4}',
        slip: 'one-condition-only',
        teaching: 'The contraction would be 20 mL, but only 10 mL of \\ce{CO2} form.',
      },
    ],
    explanation:
      '20 mL of \\ce{CO2} from 10 mL mean two carbons. \\ce{C2H4 + 3O2 -> 2CO2 + 2H2O(l)}: 10 + 30 − 20 = 20 mL contraction, which fits \\ce{C2H4}.',
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
        teaching: 'Nitrogen is left over as unreactive gas.',
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
    text: '30 mL of a mixture of CO and \\ce{CH4} is exploded with 60 mL of oxygen (an excess). After cooling and treatment with \\ce{KOH} 15 mL of oxygen is left. How much methane was in the mixture?',
    answer: '20 mL',
    distractors: [
      {
        text: '10 mL',
        slip: 'rest-for-part',
        teaching: 'This is the volume of carbon monoxide.',
        expression: '30 - (45 - 30 / 2) / 1.5',
      },
      {
        text: '15 mL',
        slip: 'shared-equally',
        teaching: 'Equal parts would use 7.5 + 30 = 37.5 mL of oxygen.',
        expression: '30 / 2',
      },
      {
        text: '7.5 mL',
        slip: 'one-component-only',
        teaching: 'This is the rest if all 45 mL of oxygen went to methane; carbon monoxide uses oxygen too.',
        expression: '30 - (60 - 15) / 2',
      },
    ],
    explanation:
      '45 mL of oxygen is used. With *x* mL methane: 2*x* + (30 − *x*)/2 = 45, so 1.5*x* = 30 and *x* = 20 mL.',
    reference: 'OpenStax Chemistry 2e, section 9.3',
    computation: { kind: 'quantity', expression: '(45 - 30 / 2) / 1.5', unit: 'mL' },
  },
  {
    id: 'general-gas-laws-304',
    topics: ['gas-laws'],
    tests: ['gas-stoichiometry'],
    difficulty: 'beginner',
    text: 'What volume of \\ce{H2} at STP (0 °C, 1 atm, 22.4 L/mol) does 0.50 mol of zinc give with excess acid, \\ce{Zn + 2HCl -> ZnCl2 + H2}?',
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
        teaching: 'The amount is multiplied by the molar volume, not divided into it.',
        expression: '1 / 0.50 * 22.4',
      },
      {
        text: '89.6 L',
        slip: 'inverted-ratio',
        teaching: 'The amount of zinc is multiplied by the molar volume, and one atom gives one \\ce{H2}.',
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
        teaching: 'The volume must be divided by 22.4 L/mol.',
        expression: '1 / 5.60 * 22.4 * 100.1',
      },
      {
        text: '11.0 g',
        slip: 'wrong-substance-data',
        teaching: 'This is the mass of the carbon dioxide.',
        expression: '5.60 / 22.4 * M(CO2)',
      },
    ],
    explanation: '5.60/22.4 = 0.250 mol \\ce{CO2} come from 0.250 mol \\ce{CaCO3}: 0.250 × 100.1 = 25.0 g.',
    reference: 'OpenStax Chemistry 2e, section 9.3',
    computation: { kind: 'quantity', expression: '5.60 / 22.4 * 100.1', unit: 'g' },
  },
  {
    id: 'general-gas-laws-306',
    topics: ['gas-laws'],
    tests: ['combined-gas-law'],
    difficulty: 'intermediate',
    text: 'A weather balloon holds 200 L of helium at 27 °C and 1.00 atm. What is its volume at an altitude with 0.400 atm and −33 °C?',
    answer: '400 L',
    distractors: [
      {
        text: '64.0 L',
        slip: 'inverted-ratio',
        teaching: 'Lower pressure makes the gas expand: the factor is 1.00/0.400.',
        expression: '200 * 1.00 * 0.400 * 240 / 300',
      },
      {
        text: '500 L',
        slip: 'ignored-temperature-change',
        teaching: 'The cooling to 240 K shrinks the gas.',
        expression: '200 * 1.00 / 0.400',
      },
      {
        text: '625 L',
        slip: 'inverted-ratio',
        teaching: 'The factor is 240/300, not 300/240.',
        expression: '200 * 1.00 / 0.400 / 240 * 300',
      },
    ],
    explanation: '*V* = 200 × (1.00/0.400) × (240/300) = 400 L (with 300 K and 240 K).',
    reference: 'OpenStax Chemistry 2e, section 9.2',
    computation: { kind: 'quantity', expression: '200 * 1.00 / 0.400 * 240 / 300', unit: 'L' },
  },
  {
    id: 'general-gas-laws-307',
    topics: ['gas-laws'],
    tests: ['charless-law'],
    difficulty: 'beginner',
    text: 'A balloon with 3.0 L of air at 300 K is cooled to 200 K at constant pressure. What is its volume?',
    answer: '2.0 L',
    distractors: [
      {
        text: '4.5 L',
        slip: 'inverted-ratio',
        teaching: 'A gas shrinks on cooling: the factor is 200/300.',
        expression: '3.0 / 200 * 300',
      },
      {
        text: '3.0 L',
        slip: 'ignored-change',
        teaching: 'The volume follows the temperature at constant pressure.',
        expression: '3.0',
      },
      {
        text: '1.5 L',
        slip: 'inverted-ratio',
        teaching: 'The factor is upside down, and a change of volume was taken for the volume.',
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
    text: 'Which pair of statements about a fixed amount of gas is right?',
    answer: '*V* ∝ 1/*p* (Boyle), *V* ∝ *T* (Charles)',
    distractors: [
      {
        text: '*V* ∝ 1/*p* (Charles), *V* ∝ *T* (Boyle)',
        slip: 'names-exchanged',
        teaching: 'The names are exchanged.',
      },
      {
        text: '*V* ∝ *p* (Boyle), *V* ∝ 1/*T* (Charles)',
        slip: 'reversed-trend',
        teaching: 'Pressure compresses a gas; heating expands it.',
      },
      {
        text: '*V* ∝ 1/*p* (Boyle), *V* ∝ *θ* in °C (Charles)',
        slip: 'celsius-for-kelvin',
        teaching: 'At 0 °C the volume is not zero: the absolute temperature counts.',
      },
    ],
    explanation:
      'Boyle: at constant temperature *pV* is constant. Charles: at constant pressure *V*/*T* is constant, with *T* in kelvin.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
  },
];
