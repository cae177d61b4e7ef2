import type { WrittenQuestion } from '../written-question.ts';

export const separationsInPracticeQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-chromatography-21',
    topics: ['chromatography'],
    tests: ['principles-of-chromatography'],
    difficulty: 'beginner',
    text: 'Two dissolved compounds pass through the same column with the same eluent. What must be different for them to be separated?',
    answer: 'Their distribution between the two phases',
    distractors: [
      {
        text: 'Their speed while they are in the mobile phase',
        slip: 'mobile-speed-differs',
        teaching:
          'In the mobile phase all solutes move at its speed; what differs is how long they stay in the stationary phase.',
      },
      {
        text: 'Their concentration in the injected sample',
        slip: 'amount-for-retention',
        teaching: 'The amount changes the size of a peak, not its position.',
      },
      {
        text: 'Their direction of flow through the column',
        slip: 'wrong-cause',
        teaching: 'The eluent carries all of them in one direction.',
      },
    ],
    explanation:
      'A solute moves only while it is in the mobile phase. Compounds are separated if their distribution between the two phases, stationary and mobile, is different.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 23',
  },
  {
    id: 'analytical-chromatography-22',
    topics: ['chromatography'],
    tests: ['ion-exchange-chromatography'],

    difficulty: 'intermediate',
    text: 'A dilute, slightly acidic solution contains equal concentrations of four ions, along with nitrate. It is passed through a strong cation exchanger, which is then rinsed with dilute \\ce{HNO3}. Which of the four ions leaves the column last?',
    answer: '\\ce{Al^3+}',
    distractors: [
      {
        text: '\\ce{Ca^2+}',
        slip: 'series-position-wrong',
        teaching:
          'It is retained more strongly than \\ce{Na+}, but the triply charged ion is retained even more strongly.',
      },
      {
        text: '\\ce{Na+}',
        slip: 'series-position-wrong',
        teaching: 'With its single charge sodium is the most weakly retained of the three cations.',
      },
      {
        text: '\\ce{Cl-}',
        slip: 'charge-turned-around',
        teaching: 'The fixed groups of a cation exchanger are negative and repel anions, which leave first.',
      },
    ],
    explanation:
      'The fixed groups are negative. In dilute solution they bind cations more strongly the higher the charge, so the order is \\ce{Cl-}, \\ce{Na+}, \\ce{Ca^2+}, and last \\ce{Al^3+}.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 26',
    computation: {
      kind: 'option-extreme',
      values: { '\\ce{Al^3+}': '3', '\\ce{Ca^2+}': '2', '\\ce{Na+}': '1', '\\ce{Cl-}': '-1' },
      pick: 'greatest',
      quantity: 'charge of the ion',
    },
  },
  {
    id: 'analytical-chromatography-23',
    topics: ['chromatography'],
    tests: ['gas-chromatography'],
    uses: ['boiling-points-and-intermolecular-forces'],
    difficulty: 'intermediate',
    text: 'A mixture of pentane, hexane and octane is separated by gas chromatography on a nonpolar column. What changes if the column is run 40 °C hotter?',
    answer: 'All retention times get shorter, and the peaks come closer together.',
    distractors: [
      {
        text: 'All retention times get shorter, and the peaks move farther apart.',
        slip: 'reversed-trend',
        teaching:
          'At a higher temperature all of the alkanes spend more of their time in the gas, so they differ less.',
      },
      {
        text: 'All retention times get longer, and the peaks come closer together.',
        slip: 'reversed-trend',
        teaching: 'Heat raises the vapor pressures, so the alkanes are carried along faster.',
      },
      {
        text: 'All retention times get longer, and the peaks move farther apart.',
        slip: 'reversed-trend',
        teaching: 'This is what happens when the column is run at a lower temperature.',
      },
    ],
    explanation:
      'At a higher temperature a larger fraction of each compound is in the gas. All of them elute sooner, and since all are retained less, their times differ less: the peaks come closer together.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 24',
  },
  {
    id: 'analytical-chromatography-24',
    topics: ['chromatography'],
    tests: ['thin-layer-chromatography'],
    difficulty: 'beginner',
    text: 'On a TLC plate the start line is 1.0 cm above the lower edge, a spot lies 4.6 cm above this edge and the solvent front 9.0 cm above it. What is the retention factor *R*_{f} of the spot?',
    answer: '0.45',
    distractors: [
      {
        text: '0.40',
        slip: 'measured-from-edge',
        teaching:
          'The distance of the spot was measured from the start line, but that of the solvent front must be as well.',
        expression: '(4.6 - 1.0) / (9.0)',
      },
      {
        text: '0.51',
        slip: 'measured-from-edge',
        teaching: 'Both distances must be measured from the start line, 1.0 cm above the edge.',
        expression: '4.6 / 9.0',
      },
      {
        text: '0.58',
        slip: 'measured-from-edge',
        teaching:
          'The distance of the solvent front was measured from the start line, but that of the spot must be as well.',
        expression: '(4.6) / (9.0 - 1.0)',
      },
    ],
    explanation: '*R*_{f} = \\frac{4.6 cm − 1.0 cm}{9.0 cm − 1.0 cm} = \\frac{3.6}{8.0} = 0.45.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 2',
    computation: { kind: 'quantity', expression: '(4.6 - 1.0) / (9.0 - 1.0)', unit: '' },
  },
  {
    id: 'analytical-chromatography-25',
    topics: ['chromatography'],
    tests: ['thin-layer-chromatography'],
    uses: ['like-dissolves-like'],
    difficulty: 'intermediate',
    text: 'On a silica plate developed with hexane, both compounds of a mixture stay near the start line. Which change gives a better separation?',
    answer: 'Adding some ethyl acetate to the hexane',
    distractors: [
      {
        text: 'Replacing the hexane with pentane',
        slip: 'solvent-strength-reversed',
        teaching: 'Pentane is as nonpolar as hexane and moves polar compounds just as little.',
      },
      {
        text: 'Putting ten times as much sample on the plate',
        slip: 'amount-for-retention',
        teaching: 'More sample gives larger, smeared spots at the same positions.',
      },
      {
        text: 'Using a plate with a thicker layer of silica',
        slip: 'amount-for-retention',
        teaching: 'More silica does not make the compounds move; the solvent is too weak.',
      },
    ],
    explanation:
      'The compounds are retained by the polar silica. A more polar solvent mixture competes with them for the surface: adding some ethyl acetate moves both up the plate and lets their different affinities take effect.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 2',
  },
  {
    id: 'analytical-chromatography-26',
    topics: ['chromatography'],
    tests: ['thin-layer-chromatography'],
    difficulty: 'beginner',
    text: 'A student puts a TLC plate into a beaker in which the solvent stands higher than the start line with the spots. What goes wrong?',
    answer: 'The spots dissolve into the solvent pool.',
    distractors: [
      {
        text: 'The spots rise together with the front.',
        slip: 'wrong-cause',
        teaching:
          'The plate retains the compounds as before, but under the solvent surface they dissolve off the plate.',
      },
      {
        text: 'The spots stay fixed to the start line.',
        slip: 'reversed-trend',
        teaching:
          'They are wetted by the solvent at once and dissolve from the line into the solvent around it.',
      },
      {
        text: 'The spots react with the solvent vapor.',
        slip: 'wrong-cause',
        teaching: 'A saturated vapor in the chamber is desirable; it does not react with the spots.',
      },
    ],
    explanation:
      'The solvent must reach the spots from below and carry them up. If they are under its surface, they dissolve into the solvent pool and are lost.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 2',
  },
  {
    id: 'analytical-chromatography-27',
    topics: ['chromatography'],
    tests: ['column-chromatography'],
    uses: ['like-dissolves-like'],
    difficulty: 'beginner',
    text: 'Four compounds are put on a silica column and eluted with hexane that contains 5% ethyl acetate. Which leaves the column first?',
    answer: 'Biphenyl',
    distractors: [
      {
        text: 'Benzoic acid',
        slip: 'solvent-strength-reversed',
        teaching: 'Its COOH group binds to silica by hydrogen bonds; it elutes last.',
      },
      {
        text: 'Benzyl alcohol',
        slip: 'solvent-strength-reversed',
        teaching: 'Its OH group binds to silica by hydrogen bonds.',
      },
      {
        text: 'Benzophenone',
        slip: 'ignored-polarity',
        teaching:
          'Its C=O group is polar and accepts hydrogen bonds from silica, so the hydrocarbon elutes before it.',
      },
    ],
    explanation:
      'Silica is polar and retains polar compounds. Biphenyl is a hydrocarbon without a polar group; it is hardly retained and leaves first.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 2',
  },
  {
    id: 'analytical-chromatography-28',
    topics: ['chromatography'],
    tests: ['column-chromatography'],
    difficulty: 'intermediate',
    text: 'Elution of a silica column is started with pure hexane, and the proportion of ethyl acetate is raised step by step. Why is the final, more polar mixture not used from the start?',
    answer: 'The less polar compounds would elute together, unseparated.',
    distractors: [
      {
        text: 'The more polar compounds would stay on the column.',
        slip: 'solvent-strength-reversed',
        teaching: 'A more polar eluent elutes polar compounds; they would leave early, not stay.',
      },
      {
        text: 'The less polar compounds would stay on the column.',
        slip: 'solvent-strength-reversed',
        teaching: 'The more polar mixture carries them along with the front.',
      },
      {
        text: 'The less polar compounds would elute last, in broad bands.',
        slip: 'solvent-strength-reversed',
        teaching: 'On silica less polar compounds leave first with any of these eluents.',
      },
    ],
    explanation:
      'The weak eluent separates compounds that are only weakly retained. A strong one would carry all of them along with the front, together and unseparated; such an eluent is needed only later, for the polar compounds.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 2',
  },
  {
    id: 'analytical-chromatography-29',
    topics: ['chromatography'],
    tests: ['column-chromatography'],
    difficulty: 'intermediate',
    text: 'While a silica column is running, the solvent level falls below the top of the silica and air enters the packing. What is the likely result?',
    answer: 'Cracks form, and the bands become uneven.',
    distractors: [
      {
        text: 'Oxygen enters, and the compounds oxidize.',
        slip: 'wrong-cause',
        teaching: 'A few minutes of air matter little to most compounds; what is harmed is the packing.',
      },
      {
        text: 'Silica reacts, and the bands turn dark.',
        slip: 'wrong-cause',
        teaching: 'Silica is inert to air.',
      },
      {
        text: 'Pressure falls, and the bands run backward.',
        slip: 'wrong-cause',
        teaching: 'The liquid still flows down by gravity; no band moves up.',
      },
    ],
    explanation:
      'Where the packing runs dry, it shrinks and cracks. The solvent then runs through channels, and the bands become uneven and overlap.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 2',
  },
  {
    id: 'analytical-chromatography-30',
    topics: ['chromatography'],
    tests: ['high-performance-liquid-chromatography'],
    uses: ['like-dissolves-like'],
    difficulty: 'beginner',
    text: 'Four compounds are run on a \\ce{C18} reversed-phase HPLC column with a methanol–water eluent. Which has the longest retention time?',
    answer: 'Naphthalene',
    distractors: [
      {
        text: 'Toluene',
        slip: 'ignored-size',
        teaching: 'Toluene is nonpolar too, but smaller; naphthalene is retained more by the alkyl chains.',
      },
      {
        text: 'Phenol',
        slip: 'normal-phase-for-reversed',
        teaching:
          'Its OH group interacts with the polar eluent; polar compounds are retained by silica, not by \\ce{C18} chains.',
      },
      {
        text: 'Caffeine',
        slip: 'normal-phase-for-reversed',
        teaching: 'Caffeine is polar and leaves early from a reversed-phase column.',
      },
    ],
    explanation:
      'On a nonpolar stationary phase the least polar compounds are retained longest. Of the four, naphthalene has the largest nonpolar surface, so it leaves last.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 25',
    computation: {
      kind: 'option-extreme',
      values: { Naphthalene: '3.30', Toluene: '2.73', Phenol: '1.46', Caffeine: '-0.07' },
      pick: 'greatest',
      quantity: 'log *P* between octanol and water (CRC Handbook)',
    },
  },
  {
    id: 'analytical-chromatography-31',
    topics: ['chromatography'],
    tests: ['high-performance-liquid-chromatography'],
    uses: ['henderson-hasselbalch-equation'],
    difficulty: 'intermediate',
    text: 'Ibuprofen, a carboxylic acid with p*K*_{a} 4.5, is run on a \\ce{C18} column with a buffered methanol–water eluent. The pH of the buffer is lowered from 7.0 to 2.5. How does the retention time of ibuprofen change?',
    answer: 'It gets longer, since the molecules are now neutral.',
    distractors: [
      {
        text: 'It gets shorter, since the molecules are now neutral.',
        slip: 'normal-phase-for-reversed',
        teaching: 'A nonpolar phase retains neutral molecules more strongly than ions.',
      },
      {
        text: 'It gets longer, since the molecules are now ionized.',
        slip: 'acid-for-base-fraction',
        teaching: 'Below its p*K*_{a} an acid keeps its proton and is neutral.',
      },
      {
        text: 'It gets shorter, since the molecules are now ionized.',
        slip: 'acid-for-base-fraction',
        teaching: 'This describes the change to a higher pH, where the acid loses its proton.',
      },
    ],
    explanation:
      'At pH 2.5, below p*K*_{a}, nearly all of the acid is present as neutral molecules. These are less polar than the anion and are retained more by \\ce{C18}, so the retention time gets longer.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 25',
  },
  {
    id: 'analytical-sampling-and-separation-21',
    topics: ['sampling-and-separation'],
    tests: ['distillation-techniques'],
    difficulty: 'beginner',
    text: 'Where should the bulb of the thermometer be in a simple distillation?',
    answer: 'Level with the side arm to the condenser',
    distractors: [
      {
        text: 'Below the surface of the boiling liquid',
        slip: 'thermometer-misplaced',
        teaching: 'The boiling mixture is hotter than the vapor that is collected.',
      },
      {
        text: 'At the upper end of the distilling head',
        slip: 'thermometer-misplaced',
        teaching: 'Above the side arm little vapor passes, so the reading is too low.',
      },
      {
        text: 'At the lower end of the condenser',
        slip: 'thermometer-misplaced',
        teaching: 'There the distillate is already liquid and cool.',
      },
    ],
    explanation:
      'The temperature of interest is that of the vapor that distills over. This vapor passes the bulb when the bulb is level with the side arm to the condenser.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 5',
  },
  {
    id: 'analytical-sampling-and-separation-22',
    topics: ['sampling-and-separation'],
    tests: ['distillation-techniques'],
    uses: ['vapor-pressure'],
    difficulty: 'intermediate',
    text: 'Eugenol, an oil that hardly mixes with water, boils at 254 °C, but it distills over with steam just below 100 °C. Why?',
    answer: 'The vapor pressures of oil and water add up to the external pressure.',
    distractors: [
      {
        text: 'The oil dissolves in the water, which raises the oil’s vapor pressure.',
        slip: 'wrong-cause',
        teaching:
          'The two liquids hardly mix; dissolving in water would lower the vapor pressure of the oil.',
      },
      {
        text: 'In steam the vapor pressure of the oil reaches the external pressure.',
        slip: 'wrong-cause',
        teaching: 'The oil alone reaches it only at 254 °C; here the water makes up most of the pressure.',
      },
      {
        text: 'The oil reacts with steam to form compounds of low boiling point.',
        slip: 'chemical-for-physical-change',
        teaching: 'The distillate contains unchanged eugenol: steam distillation involves no reaction.',
      },
    ],
    explanation:
      'Two liquids that do not mix evaporate independently. The mixture boils when their vapor pressures add up to the external pressure, which happens just below 100 °C, so eugenol passes over with the steam.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 5',
  },
  {
    id: 'analytical-sampling-and-separation-23',
    topics: ['sampling-and-separation'],
    tests: ['distillation-techniques'],
    uses: ['boiling-points-and-intermolecular-forces'],
    difficulty: 'intermediate',
    text: 'A liquid with a boiling point of 240 °C at 1 atm decomposes above 150 °C. How is it best purified by distillation?',
    answer: 'Under reduced pressure, since it boils at a lower temperature there',
    distractors: [
      {
        text: 'Under raised pressure, since it decomposes at a higher temperature there',
        slip: 'reversed-trend',
        teaching:
          'A raised pressure raises the boiling point even further above the temperature of decomposition.',
      },
      {
        text: 'Under reflux, since the vapor is returned before it can decompose',
        slip: 'task-of-another-step',
        teaching: 'Reflux keeps the liquid boiling and collects nothing; the flask would be at 240 °C.',
      },
      {
        text: 'With a longer column, since the vapor cools before it can decompose',
        slip: 'wrong-cause',
        teaching: 'The liquid in the flask would still have to be heated to 240 °C.',
      },
    ],
    explanation:
      'A liquid boils when its vapor pressure equals the pressure above it. Under reduced pressure it boils at a lower temperature, below 150 °C if the pressure is low enough.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 5',
  },
  {
    id: 'analytical-sampling-and-separation-24',
    topics: ['sampling-and-separation'],
    tests: ['recrystallization'],
    uses: ['solubility-of-gases-and-solids'],
    difficulty: 'beginner',
    text: 'To recrystallize a compound, a solution saturated at 70 °C is cooled to 5 °C. The options give the solubility of the compound in 100 mL of each of four solvents at both temperatures. From which solvent is the largest fraction of the compound recovered?',
    answer: '0.6 g at 5 °C and 12 g at 70 °C',
    distractors: [
      {
        text: '11 g at 5 °C and 40 g at 70 °C',
        slip: 'difference-for-ratio',
        teaching:
          'The difference is large, but more than a quarter of the compound stays dissolved when cold.',
      },
      {
        text: '12 g at 5 °C and 14 g at 70 °C',
        slip: 'one-condition-only',
        teaching: 'It dissolves well, but most of it stays dissolved when cold.',
      },
      {
        text: '0.2 g at 5 °C and 0.4 g at 70 °C',
        slip: 'one-condition-only',
        teaching:
          'Little of the compound stays dissolved when cold, but this is half of what dissolved when hot.',
      },
    ],
    explanation:
      'The fraction that crystallizes is (hot − cold)/hot: \\frac{12 − 0.6}{12} = 0.95 against 0.73, 0.14 and 0.50. A good solvent dissolves much when hot and little when cold: 0.6 g at 5 °C and 12 g at 70 °C.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 3',
    computation: {
      kind: 'option-extreme',
      values: {
        '0.6 g at 5 °C and 12 g at 70 °C': '(12 - 0.6) / 12',
        '11 g at 5 °C and 40 g at 70 °C': '(40 - 11) / 40',
        '12 g at 5 °C and 14 g at 70 °C': '(14 - 12) / 14',
        '0.2 g at 5 °C and 0.4 g at 70 °C': '(0.4 - 0.2) / 0.4',
      },
      pick: 'greatest',
      quantity: 'share that crystallizes',
    },
  },
  {
    id: 'analytical-sampling-and-separation-25',
    topics: ['sampling-and-separation'],
    tests: ['recrystallization'],
    difficulty: 'intermediate',
    text: 'A student recrystallizes 5 g of an acid from water, using three times the amount of hot water needed to dissolve it, and cools the solution in ice. The crystals are pure, but the yield is only 1.5 g. What is the best way to obtain more of the acid?',
    answer: 'Boil off part of the water from the filtrate and cool again',
    distractors: [
      {
        text: 'Wash the crystals on the filter with more of the hot water',
        slip: 'too-much-solvent',
        teaching: 'Hot water dissolves the crystals; washing is done with a little cold solvent.',
      },
      {
        text: 'Add more cold water to the filtrate and stir it for longer',
        slip: 'too-much-solvent',
        teaching: 'More water keeps even more of the acid in solution.',
      },
      {
        text: 'Heat the crystals in the oven until their mass is constant',
        slip: 'wrong-fraction',
        teaching: 'Drying removes water from the crystals; the missing acid is in the filtrate.',
      },
    ],
    explanation:
      'With three times the water, three times as much acid stays dissolved in the cold. The missing acid is in the filtrate: boil off part of the water and cool again.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 3',
  },
  {
    id: 'analytical-sampling-and-separation-26',
    topics: ['sampling-and-separation'],
    tests: ['recrystallization'],
    difficulty: 'intermediate',
    text: 'Crude benzoic acid melts at 112–118 °C. After recrystallization it melts at 121–122 °C; the literature gives 122 °C. What do the values show?',
    answer: 'The product is purer: its range is narrower and higher.',
    distractors: [
      {
        text: 'The product is purer: its crystals are larger and need more heat.',
        slip: 'wrong-cause',
        teaching:
          'The melting point does not depend on the size of visible crystals; impurities lower it and widen its range.',
      },
      {
        text: 'The product is less pure: its range should be wider and lower.',
        slip: 'reversed-trend',
        teaching: 'Impurities widen the range and lower it, so the crude acid was less pure.',
      },
      {
        text: 'The product is wet: its water raises the melting temperature.',
        slip: 'reversed-trend',
        teaching: 'Residual solvent acts as an impurity and lowers the melting point.',
      },
    ],
    explanation:
      'Impurities lower the melting point and widen its range. After recrystallization the range is narrower and higher, close to the literature value, so the product is purer.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 3',
  },
  {
    id: 'analytical-sampling-and-separation-27',
    topics: ['sampling-and-separation'],
    tests: ['filtration-and-evaporation'],
    uses: ['pure-substances-and-mixtures'],
    difficulty: 'beginner',
    text: 'Which order of steps gives dry table salt from a mixture of salt and sand?',
    answer: 'Add water, filter, evaporate the filtrate',
    distractors: [
      {
        text: 'Add water, evaporate, filter the residue',
        slip: 'order-of-steps',
        teaching: 'Evaporation gives back the mixture of salt and sand, and there is no liquid to filter.',
      },
      {
        text: 'Filter, add water, evaporate the residue',
        slip: 'order-of-steps',
        teaching: 'A dry mixture cannot be filtered; the salt must be dissolved first.',
      },
      {
        text: 'Add water, filter, dry the residue',
        slip: 'wrong-fraction',
        teaching: 'The residue on the filter is the sand; the salt is in the filtrate.',
      },
    ],
    explanation:
      'Water dissolves only the salt. The sand stays on the filter, and the salt is left when the filtrate is evaporated: add water, filter, evaporate the filtrate.',
    reference: 'OpenStax Chemistry 2e, section 1.2',
  },
  {
    id: 'analytical-sampling-and-separation-28',
    topics: ['sampling-and-separation'],
    tests: ['filtration-and-evaporation', 'recrystallization'],
    difficulty: 'intermediate',
    text: 'Charcoal is removed from a hot, saturated solution before the product crystallizes. Why is the solution filtered by gravity through a preheated funnel instead of by suction through a Büchner funnel?',
    answer: 'Suction cools the solution, and crystals clog the filter.',
    distractors: [
      {
        text: 'Suction heats the solution, and the product decomposes.',
        slip: 'reversed-trend',
        teaching: 'At reduced pressure solvent evaporates, which takes up heat, so the solution cools.',
      },
      {
        text: 'Suction pulls charcoal through, since its grains dissolve.',
        slip: 'wrong-cause',
        teaching:
          'Charcoal does not dissolve; a filter that holds it back under gravity would hold it back here too.',
      },
      {
        text: 'Suction removes the product, which evaporates with the solvent.',
        slip: 'wrong-cause',
        teaching: 'The dissolved solid is hardly volatile; only solvent evaporates.',
      },
    ],
    explanation:
      'Under suction, solvent evaporates and the solution cools. A saturated solution then crystallizes too early, and crystals clog the filter and mix with the charcoal.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 3',
  },
  {
    id: 'analytical-molecular-absorption-21',
    topics: ['molecular-absorption'],
    tests: ['uv-visible-spectrophotometer'],
    uses: ['beer-lambert-law'],
    difficulty: 'beginner',
    text: 'Why is a cuvette with the pure solvent measured before the samples in a spectrophotometer?',
    answer: 'To subtract what the solvent and cell absorb',
    distractors: [
      {
        text: 'To warm the lamp up to its working temperature',
        slip: 'task-of-another-step',
        teaching: 'The lamp needs some time, but no cuvette for that.',
      },
      {
        text: 'To find the wavelength of maximum absorbance',
        slip: 'task-of-another-step',
        teaching: 'This is found from the spectrum of the analyte, not from that of the solvent.',
      },
      {
        text: 'To measure the molar absorptivity of the analyte',
        slip: 'task-of-another-step',
        teaching: 'There is no analyte in the blank; standards of known concentration are needed.',
      },
    ],
    explanation:
      'The blank sets the absorbance of solvent and cell to zero. The absorbance measured afterward is due to the analyte.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 20',
  },
  {
    id: 'analytical-molecular-absorption-22',
    topics: ['molecular-absorption'],
    tests: ['uv-visible-spectrophotometer'],
    difficulty: 'intermediate',
    text: 'DNA is to be measured at 260 nm. By mistake a student uses a cuvette of ordinary glass. What absorbance does the instrument show for the sample, if it was zeroed without any cuvette?',
    answer: 'A very high absorbance, since the glass absorbs at 260 nm',
    distractors: [
      {
        text: 'A very high absorbance, since the glass emits light at 260 nm',
        slip: 'wrong-cause',
        teaching: 'Emitted light would reach the detector and lower the absorbance.',
      },
      {
        text: 'An absorbance near zero, since the glass keeps light away from the DNA',
        slip: 'transmittance-for-absorbance',
        teaching: 'If no light reaches the detector, the instrument shows a very high absorbance.',
      },
      {
        text: 'An absorbance near zero, since the glass reflects light to the detector',
        slip: 'wrong-cause',
        teaching:
          'The detector stands behind the cell, so reflected light would not reach it; glass absorbs strongly at 260 nm.',
      },
    ],
    explanation:
      'Ordinary glass absorbs strongly below about 300 nm, so hardly any light reaches the detector and the absorbance shown is very high whatever the sample is. Quartz is used in the ultraviolet.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 20',
  },
  {
    id: 'analytical-molecular-absorption-23',
    topics: ['molecular-absorption'],
    tests: ['uv-visible-spectrophotometer', 'deviations-from-beers-law'],
    uses: ['beer-lambert-law'],
    difficulty: 'advanced',
    text: 'A compound has a narrow absorption band. Its solution is measured at the maximum, first with a narrow and then with a wide slit of the monochromator. How does the wide slit change the measured absorbance?',
    answer: 'It falls, since light away from the maximum is absorbed less.',
    distractors: [
      {
        text: 'It falls, since the sample is bleached by the stronger light.',
        slip: 'wrong-cause',
        teaching:
          'The effect also occurs with compounds that are stable to light; it comes from the range of wavelengths.',
      },
      {
        text: 'It rises, since more photons are available for absorption.',
        slip: 'transmittance-for-absorbance',
        teaching:
          'Absorbance compares the light after the sample with the light before it; more light raises both.',
      },
      {
        text: 'It stays the same, since absorbance does not depend on the light.',
        slip: 'overgeneralised-rule',
        teaching:
          'Beer’s law holds for one wavelength; a wide slit mixes wavelengths with different absorptivities.',
      },
    ],
    explanation:
      'A wide slit lets a range of wavelengths pass. Light away from the maximum is absorbed less, so more of the light gets through than at the maximum alone: the measured absorbance falls.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 20',
  },
];
