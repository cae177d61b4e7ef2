import type { WrittenSet } from '../../written-set.ts';

export const solutionsOnTheBenchSets: readonly WrittenSet[] = [
  {
    id: 'analytical-set-five-runs-with-vinegar',
    title: 'Five titrations of a vinegar',
    stimulus:
      'A vinegar is diluted: 25.00 mL is pipetted into a 250.0 mL volumetric flask, which is filled to the mark with water. Portions of 25.00 mL of the diluted vinegar are titrated with 0.1008 mol/L \\ce{NaOH} with phenolphthalein as the indicator until a pale pink color lasts for 30 seconds. All five runs are made by the same analyst with the same buret on one afternoon. For five results the critical value of *Q* (the gap to the nearest value, divided by the range) at 90% confidence is 0.64.',
    figure: {
      caption: 'Titrations of 25.00 mL portions of the diluted vinegar',
      kind: 'table',
      columns: ['Run', '*V*(\\ce{NaOH}) (mL)'],
      rows: [
        ['1', '20.45'],
        ['2', '20.49'],
        ['3', '20.43'],
        ['4', '20.83'],
        ['5', '20.47'],
      ],
    },
    questions: [
      {
        id: 'analytical-errors-and-statistics-800',
        topics: ['errors-and-statistics'],
        tests: ['outlier-tests'],
        difficulty: 'intermediate',
        text: 'What does the *Q* test say about the result of run 4?',
        answer: '*Q* = 0.85; it may be rejected.',
        distractors: [
          {
            text: '*Q* = 0.85; it must be kept.',
            slip: 'decision-turned-around',
            teaching:
              'A value of *Q* above the critical value of 0.64 means that the result may be rejected.',
          },
          {
            text: '*Q* = 0.74; it may be rejected.',
            slip: 'mean-for-nearest-neighbour',
            teaching: 'Here the gap was measured from the mean of 20.53 mL, not from the nearest value.',
          },
          {
            text: '*Q* = 0.74; it must be kept.',
            slip: 'mean-for-nearest-neighbour',
            teaching: 'The gap was measured from the mean, not from 20.49 mL, and the decision was reversed.',
          },
        ],
        explanation:
          'The gap to the nearest value is 20.83 mL − 20.49 mL = 0.34 mL, and the range is 20.83 mL − 20.43 mL = 0.40 mL. *Q* = \\frac{0.34}{0.40} = 0.85, which is more than 0.64: it may be rejected.',
        reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 7',
      },
      {
        id: 'analytical-acid-base-titrations-800',
        topics: ['acid-base-titrations', 'concentration-units'],
        tests: ['acid-base-titration'],
        difficulty: 'intermediate',
        text: 'A cautious analyst uses the median of all five volumes for the calculation. What concentration of acetic acid in the undiluted vinegar does this give?',
        answer: '0.8254 mol/L',
        distractors: [
          {
            text: '0.8279 mol/L',
            slip: 'mean-for-median',
            teaching:
              'This uses the mean of the five volumes, 20.53 mL; the median is the middle value, 20.47 mL.',
            expression: '(20.45 + 20.49 + 20.43 + 20.83 + 20.47) / 5 * 0.1008 / 25.00 * 250.0 / 25.00',
          },
          {
            text: '0.08254 mol/L',
            slip: 'forgot-dilution-factor',
            teaching: 'This is the concentration after the dilution from 25.00 mL to 250.0 mL.',
            expression: '20.47 * 0.1008 / 25.00',
          },
          {
            text: '0.08279 mol/L',
            slip: 'forgot-dilution-factor',
            teaching:
              'This is the concentration in the diluted solution, and the mean was used instead of the median.',
            expression: '(20.45 + 20.49 + 20.43 + 20.83 + 20.47) / 5 * 0.1008 / 25.00',
          },
        ],
        explanation:
          'The median of the five volumes is 20.47 mL. \\frac{20.47 mL × 0.1008 mol/L}{25.00 mL} = 0.08254 mol/L in the diluted vinegar. It was diluted tenfold, so the vinegar contains 0.8254 mol/L.',
        reference: 'Harris, Quantitative Chemical Analysis, chapter 1',
        computation: {
          kind: 'quantity',
          expression: '20.47 * 0.1008 / 25.00 * 250.0 / 25.00',
          unit: 'mol/L',
        },
      },
      {
        id: 'analytical-acid-base-titrations-801',
        topics: ['acid-base-titrations', 'errors-and-statistics'],
        tests: ['volumetric-glassware'],
        uses: ['acid-base-titration'],
        difficulty: 'intermediate',
        text: 'Which mishap makes the buret volume too large, as may have happened in run 4?',
        answer: 'An air bubble left the tip of the buret during the run.',
        distractors: [
          {
            text: 'The titration flask was still wet with water.',
            slip: 'effect-where-none',
            teaching: 'Water in the flask does not change the amount of acid in the 25.00 mL portion.',
          },
          {
            text: 'The titration was stopped at the first flash of pink.',
            slip: 'reversed-trend',
            teaching:
              'Stopping too early makes the volume too small, but the volume of 20.83 mL is too large.',
          },
          {
            text: 'The pipet was still wet with water.',
            slip: 'reversed-trend',
            teaching: 'Water in the pipet dilutes the portion, so less base would be needed, not more.',
          },
        ],
        explanation:
          'The volume of run 4 is larger than those of the others. When a bubble leaves the tip, its space fills with titrant: the level falls, although no base reaches the flask. The likely mishap is that an air bubble left the tip of the buret during the run.',
        reference: 'Harris, Quantitative Chemical Analysis, chapter 2',
      },
    ],
  },
  {
    id: 'analytical-set-sulfate-as-barium-sulfate',
    title: 'Sulfate weighed as barium sulfate',
    stimulus:
      'A 0.5008 g sample of a soluble mixture of sulfate salts is dissolved in hot dilute hydrochloric acid, and a slight excess of barium chloride solution is added slowly. The white precipitate is digested for an hour, filtered on ashless paper and washed with hot water. The paper is burned off in a weighed porcelain crucible with free access of air, and the crucible is heated repeatedly to 800 °C, cooled in a desiccator and weighed.',
    figure: {
      caption: 'Masses of the crucible',
      kind: 'table',
      columns: ['Weighing', 'Mass (g)'],
      rows: [
        ['Empty crucible', '18.2431'],
        ['After the first heating', '18.9448'],
        ['After the second heating', '18.9436'],
        ['After the third heating', '18.9435'],
      ],
    },
    questions: [
      {
        id: 'analytical-gravimetry-800',
        topics: ['gravimetry'],
        tests: ['gravimetric-analysis'],
        difficulty: 'intermediate',
        text: 'What is the mass percentage of sulfate, \\ce{SO4^{2-}}, in the sample? (*M*(\\ce{SO4^{2-}}) = 96.06 g/mol, *M*(\\ce{BaSO4}) = 233.38 g/mol)',
        answer: '57.57%',
        distractors: [
          {
            text: '57.67%',
            slip: 'earlier-plateau',
            teaching:
              'This uses the mass after the first heating, when the precipitate was still losing mass.',
            expression: '(18.9448 - 18.2431) * 96.06 / 233.38 / 0.5008 * 100',
          },
          {
            text: '19.21%',
            slip: 'wrong-part-of-precipitate',
            teaching:
              'This is the mass percentage of sulfur; the four oxygen atoms are also part of the sulfate.',
            expression: '(18.9435 - 18.2431) * M(S) / 233.38 / 0.5008 * 100',
          },
          {
            text: '28.83%',
            slip: 'forgot-sample-mass',
            teaching: 'This is 100 times the mass of sulfate in grams; it must still be divided by 0.5008 g.',
            expression: '(18.9435 - 18.2431) * 96.06 / 233.38 * 100',
          },
        ],
        explanation:
          '*m*(\\ce{BaSO4}) = 18.9435 g − 18.2431 g = 0.7004 g. The mass of sulfate in it is 0.7004 g × \\frac{96.06}{233.38} = 0.2883 g, and \\frac{0.2883 g}{0.5008 g} = 57.57%.',
        reference: 'Harris, Quantitative Chemical Analysis, chapter 27',
        computation: {
          kind: 'quantity',
          expression: '(18.9435 - 18.2431) * 96.06 / 233.38 / 0.5008 * 100',
          unit: '%',
        },
      },
      {
        id: 'analytical-gravimetry-801',
        topics: ['gravimetry'],
        tests: ['gravimetric-analysis'],
        uses: ['accuracy-and-precision'],
        difficulty: 'beginner',
        text: 'Which observation shows that the crucible need not be heated a fourth time?',
        answer: 'The last two weighings agree within 0.1 mg.',
        distractors: [
          {
            text: 'The second heating removed 1.2 mg.',
            slip: 'wrong-reference',
            teaching:
              'This shows that the first heating was too short; what matters is that a further heating removes nothing.',
          },
          {
            text: 'The crucible was heated to the same temperature each time.',
            slip: 'task-of-another-step',
            teaching:
              'The temperature alone is not decisive; what matters is that the mass no longer changes.',
          },
          {
            text: 'The precipitate is heavier than the sample.',
            slip: 'wrong-property',
            teaching:
              'This follows from the mass of the barium and does not show that the precipitate is dry.',
          },
        ],
        explanation:
          'A precipitate is heated to constant mass: when a further heating changes nothing, all of the water is gone. The last two weighings agree within 0.1 mg.',
        reference: 'Harris, Quantitative Chemical Analysis, chapter 27',
      },
      {
        id: 'analytical-gravimetry-802',
        topics: ['gravimetry'],
        tests: ['washing-of-precipitates'],
        difficulty: 'beginner',
        text: 'A few drops of the last wash water turn cloudy when silver nitrate and nitric acid are added. What does this show?',
        answer: 'Chloride is still present, so washing must continue.',
        distractors: [
          {
            text: 'Sulfate is being lost, so washing must stop.',
            slip: 'wrong-ion',
            teaching:
              'Silver sulfate does not precipitate from such dilute solutions; the test shows chloride.',
          },
          {
            text: 'The precipitate is clean, so washing is finished.',
            slip: 'decision-turned-around',
            teaching: 'With a clean precipitate the wash water stays clear in this test.',
          },
          {
            text: 'Too little barium chloride was used, so more must be added.',
            slip: 'task-of-another-step',
            teaching: 'The test shows chloride, which says nothing about whether enough barium was added.',
          },
        ],
        explanation:
          'The turbidity is \\ce{AgCl}. Its chloride comes from the hydrochloric acid and the barium chloride that cling to the precipitate. Chloride is still present, so washing must continue.',
        reference: 'Harris, Quantitative Chemical Analysis, chapter 27',
      },
      {
        id: 'analytical-gravimetry-803',
        topics: ['gravimetry'],
        tests: ['gravimetric-analysis'],
        difficulty: 'intermediate',
        text: 'In another run the paper is burned with too little air, and its carbon reduces some of the precipitate: \\ce{BaSO4 + 4C -> BaS + 4CO}. The carbon then burns off. How does this affect the sulfate content found?',
        answer: 'It becomes too low.',
        distractors: [
          {
            text: 'It becomes too high.',
            slip: 'reversed-trend',
            teaching:
              'Each formula unit that reacts loses four oxygen atoms, so the precipitate becomes lighter.',
          },
          {
            text: 'It stays the same, since barium is not lost.',
            slip: 'effect-where-none',
            teaching:
              'The barium remains, but the mass is interpreted as that of barium sulfate, which is heavier than the sulfide.',
          },
          {
            text: 'It stays the same, since sulfur is not lost.',
            slip: 'effect-where-none',
            teaching:
              'The sulfur remains, but the weighed solid has become lighter by the mass of the oxygen lost.',
          },
        ],
        explanation:
          '\\ce{BaS} (169 g/mol) weighs less than the \\ce{BaSO4} (233 g/mol) from which it was formed. The weighed mass, treated as pure \\ce{BaSO4}, is too small, and the sulfate content found becomes too low.',
        reference: 'Harris, Quantitative Chemical Analysis, chapter 27',
      },
    ],
  },
  {
    id: 'analytical-set-hardness-by-two-titrations',
    title: 'Hardness of water by two titrations',
    stimulus:
      'Two 50.00 mL portions of a tap water are titrated with 0.01000 mol/L EDTA. One is buffered at pH 10 with ammonia and ammonium chloride; the indicator is Eriochrome Black T. To the other, sodium hydroxide is added until the pH is 12.5, and a white turbidity appears; its indicator, calcein, responds only to calcium. Distilled water with the same reagents is titrated as a blank in both ways.',
    figure: {
      caption: 'Titrations with 0.01000 mol/L EDTA',
      kind: 'table',
      columns: ['Solution', 'pH', '*V*(EDTA) (mL)'],
      rows: [
        ['Tap water', '10', '14.60'],
        ['Blank', '10', '0.20'],
        ['Tap water', '12.5', '10.15'],
        ['Blank', '12.5', '0.15'],
      ],
    },
    questions: [
      {
        id: 'analytical-complexometric-titrations-800',
        topics: ['complexometric-titrations'],
        tests: ['water-hardness'],
        uses: ['edta-titrations'],
        difficulty: 'intermediate',
        text: 'What is the concentration of magnesium in the tap water?',
        answer: '0.88 mmol/L',
        distractors: [
          {
            text: '0.92 mmol/L',
            slip: 'ignored-blank',
            teaching: 'Only the blank of the second titration was subtracted; each titration has its own.',
            expression: '((14.60) - (10.15 - 0.15)) * 10.00 / 50.00',
          },
          {
            text: '2.00 mmol/L',
            slip: 'wrong-ion',
            teaching:
              'This is the concentration of calcium, the only one of the two metals that reacts at pH 12.5.',
            expression: '(10.15 - 0.15) * 10.00 / 50.00',
          },
          {
            text: '2.88 mmol/L',
            slip: 'whole-titre-for-one-part',
            teaching:
              'This is the total concentration of calcium and magnesium, which react together at pH 10.',
            expression: '(14.60 - 0.20) * 10.00 / 50.00',
          },
        ],
        explanation:
          'At pH 10: 14.60 mL − 0.20 mL = 14.40 mL for both metals. At pH 12.5: 10.15 mL − 0.15 mL = 10.00 mL for calcium. The difference of 4.40 mL is due to magnesium: \\frac{4.40 mL × 10.00 mmol/L}{50.00 mL} = 0.88 mmol/L.',
        reference: 'Harris, Quantitative Chemical Analysis, chapter 12',
        computation: {
          kind: 'quantity',
          expression: '((14.60 - 0.20) - (10.15 - 0.15)) * 10.00 / 50.00',
          unit: 'mmol/L',
        },
      },
      {
        id: 'analytical-complexometric-titrations-801',
        topics: ['complexometric-titrations'],
        tests: ['edta-titrations'],
        uses: ['fractional-precipitation'],
        difficulty: 'intermediate',
        text: 'What is the white turbidity at pH 12.5, and why is it useful?',
        answer: '\\ce{Mg(OH)2}, so that EDTA reacts with calcium alone',
        distractors: [
          {
            text: '\\ce{Ca(OH)2}, so that EDTA reacts with magnesium alone',
            slip: 'wrong-ion',
            teaching: 'Calcium hydroxide is far more soluble; at this dilution calcium stays dissolved.',
          },
          {
            text: '\\ce{Mg(OH)2}, so that hydroxide cannot react with EDTA',
            slip: 'wrong-mechanism',
            teaching:
              'Hydroxide only deprotonates EDTA; what matters is that magnesium is removed from the solution.',
          },
          {
            text: '\\ce{CaCO3}, so that carbonate cannot react with EDTA',
            slip: 'wrong-ion',
            teaching: 'Carbonate does not react with EDTA, and calcium must stay in solution to be titrated.',
          },
        ],
        explanation:
          'Magnesium hydroxide is only slightly soluble, while calcium hydroxide is far more soluble. The solid keeps magnesium out of the titration: it is \\ce{Mg(OH)2}, so that EDTA reacts with calcium alone.',
        reference: 'Harris, Quantitative Chemical Analysis, chapter 12',
      },
      {
        id: 'analytical-complexometric-titrations-802',
        topics: ['complexometric-titrations'],
        tests: ['edta-titrations'],
        difficulty: 'intermediate',
        text: 'Why would the pH of the first titration fall without the buffer?',
        answer: 'Hydrogen ions are released from EDTA as it binds the metals.',
        distractors: [
          {
            text: 'The indicator releases hydrogen ions at its end point.',
            slip: 'indicator-as-reactant',
            teaching: 'The indicator is present only in traces and cannot change the pH noticeably.',
          },
          {
            text: 'Calcium ions remove hydroxide ions from the water.',
            slip: 'wrong-mechanism',
            teaching: 'Calcium ions are hardly acidic; the hydrogen ions come from EDTA.',
          },
          {
            text: 'Carbon dioxide is released from the hard water.',
            slip: 'wrong-mechanism',
            teaching: 'Carbon dioxide is acidic, and its escape would raise the pH.',
          },
        ],
        explanation:
          'The reagent is the salt \\ce{Na2H2Y}: \\ce{Ca^{2+} + H2Y^{2-} -> CaY^{2-} + 2H+}. Hydrogen ions are released from EDTA as it binds the metals.',
        reference: 'Harris, Quantitative Chemical Analysis, chapter 12',
      },
      {
        id: 'analytical-complexometric-titrations-803',
        topics: ['complexometric-titrations', 'chromatography'],
        tests: ['water-hardness'],
        uses: ['ion-exchange-chromatography'],
        difficulty: 'intermediate',
        text: 'The tap water is first passed through a softener, a cation exchanger loaded with \\ce{Na+}. What volume of EDTA is then expected in the titration at pH 10?',
        answer: 'About 0.20 mL',
        distractors: [
          {
            text: 'About 14.60 mL',
            slip: 'effect-where-none',
            teaching: 'The softener removes calcium and magnesium, so hardly anything is left to titrate.',
          },
          {
            text: 'About 4.60 mL',
            slip: 'one-salt-only',
            teaching: 'The exchanger binds both doubly charged ions, not only calcium.',
          },
          {
            text: 'About 29.00 mL',
            slip: 'charge-for-edta-ratio',
            teaching: 'Twice as many sodium ions leave the softener, but EDTA does not bind them noticeably.',
          },
        ],
        explanation:
          'The softener exchanges each \\ce{Ca^{2+}} and \\ce{Mg^{2+}} for two \\ce{Na+}, which does not react with EDTA. The water then behaves like the blank: about 0.20 mL.',
        reference: 'Harris, Quantitative Chemical Analysis, chapter 12',
      },
    ],
  },
];
