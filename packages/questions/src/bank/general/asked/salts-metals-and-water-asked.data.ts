import type { WrittenQuestion } from '../../written-question.ts';

/** Making and telling apart salts, fertilizers, metals from poor ores, drinking water, soap in hard water, bags over their life cycle. */
export const saltsMetalsAndWaterAskedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-reactions-in-solution-870',
    topics: ['reactions-in-solution'],
    tests: ['preparing-salts', 'solubility-rules'],
    difficulty: 'intermediate',
    text: 'Barium sulfate, which is insoluble in water, is to be prepared by mixing two aqueous solutions. Which pair of compounds can be used?',
    answer: '\\ce{BaCl2} and \\ce{MgSO4}',
    distractors: [
      {
        text: '\\ce{BaCO3} and \\ce{Na2SO4}',
        slip: 'solubility-rule',
        teaching:
          'Barium carbonate, like most carbonates, is insoluble in water, so no solution of it can be prepared.',
      },
      {
        text: '\\ce{BaCl2} and \\ce{PbSO4}',
        slip: 'overgeneralised-rule',
        teaching:
          'Most sulfates are soluble, but lead(II) sulfate is an exception, so no solution of it can be prepared.',
      },
      {
        text: '\\ce{BaCO3} and \\ce{PbSO4}',
        slip: 'property-misjudged',
        teaching: 'Both compounds are insoluble in water, so neither of the two solutions can be prepared.',
      },
    ],
    explanation:
      'One soluble compound must supply \\ce{Ba^2+} and the other \\ce{SO4^2-}; the precipitate is then filtered off, washed and dried. Of these pairs, only \\ce{BaCl2} and \\ce{MgSO4} can be used.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-reactions-in-solution-877',
    topics: ['reactions-in-solution'],
    tests: ['tests-for-ions', 'precipitation-reactions'],
    difficulty: 'intermediate',
    text: 'Of two unlabeled bottles, one contains lead(II) nitrate solution, and the other contains barium nitrate solution. Which reagent, added to a sample from each bottle, distinguishes the two solutions?',
    answer: 'Potassium iodide solution',
    distractors: [
      {
        text: 'Sodium sulfate solution',
        slip: 'evidence-that-decides-nothing',
        teaching:
          'Lead(II) sulfate and barium sulfate are both white and insoluble, so the two samples look alike.',
      },
      {
        text: 'Sodium carbonate solution',
        slip: 'test-of-another-ion',
        teaching:
          'Carbonate gives a white precipitate with both lead(II) and barium, as with most metal ions.',
      },
      {
        text: 'Sodium nitrate solution',
        slip: 'solubility-rule',
        teaching: 'All nitrates are soluble, so nothing is seen in either sample.',
      },
    ],
    explanation:
      'The reagent must give a precipitate with only one of the ions; a flame test would also do, because barium colors a flame pale green. Potassium iodide solution gives bright yellow lead(II) iodide with one sample and no precipitate with the other, because barium iodide is soluble.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-reactions-in-solution-871',
    topics: ['reactions-in-solution', 'measurement'],
    tests: ['water-treatment', 'pure-substances-and-mixtures'],
    difficulty: 'beginner',
    text: 'Which of these water samples is potable but not chemically pure?',
    answer: 'Water with 0.3 g/L of dissolved salts and very few microbes',
    distractors: [
      {
        text: 'Water with no dissolved substances and no microbes',
        slip: 'one-condition-only',
        teaching: 'Water in which nothing is dissolved contains only \\ce{H2O}, so it is chemically pure.',
      },
      {
        text: 'Water with 0.3 g/L of dissolved salts and a great many microbes',
        slip: 'given-fact-overlooked',
        teaching: 'So little salt does no harm, but a great many microbes make water unsafe to drink.',
      },
      {
        text: 'Water with 35 g/L of dissolved salts and no microbes',
        slip: 'size-of-effect-misjudged',
        teaching:
          'With 35 g of salts per liter, as in seawater, water is far too salty to drink, even without microbes.',
      },
    ],
    explanation:
      'Potable water may contain dissolved substances, but only a little salt and very few microbes. Water with 0.3 g/L of dissolved salts and very few microbes is safe to drink, but it is a mixture and not pure \\ce{H2O}.',
    reference: 'AQA GCSE Chemistry (8462), section 4.10.1.2',
  },
  {
    id: 'general-reactions-in-solution-872',
    topics: ['reactions-in-solution', 'measurement'],
    tests: ['pure-substances-and-mixtures', 'water-treatment'],
    difficulty: 'intermediate',
    text: 'A clear, colorless liquid is either pure water or potable tap water. Which test distinguishes between the two?',
    answer: 'Evaporating a sample on a watch glass to look for a residue',
    distractors: [
      {
        text: 'Pouring a sample through filter paper to look for a residue',
        slip: 'class-of-matter-confused',
        teaching:
          'The salts of tap water are dissolved, and ions pass through filter paper together with the water.',
      },
      {
        text: 'Adding a sample to white anhydrous \\ce{CuSO4} to look for a blue color',
        slip: 'evidence-that-decides-nothing',
        teaching: 'Anhydrous copper(II) sulfate turns blue with any liquid that contains water, pure or not.',
      },
      {
        text: 'Adding universal indicator to a sample to look for a green color',
        slip: 'one-property-decides',
        teaching:
          'Green shows a pH near 7, and most tap water has such a pH although it contains dissolved salts.',
      },
    ],
    explanation:
      'Pure water leaves nothing behind when it evaporates, but the dissolved salts of tap water are left as a white film. The two are therefore distinguished by evaporating a sample on a watch glass to look for a residue.',
    reference: 'AQA GCSE Chemistry (8462), section 4.10.1.2',
  },
  {
    id: 'general-reactions-in-solution-873',
    topics: ['reactions-in-solution', 'nomenclature'],
    tests: ['chemistry-of-nitrogen-and-phosphorus'],
    uses: ['polyatomic-ions'],
    difficulty: 'beginner',
    text: 'An NPK fertilizer supplies the three nutrient elements that crops take up from the soil in the largest amounts. Which pair of compounds supplies all three?',
    answer: '\\ce{KNO3} and \\ce{(NH4)2HPO4}',
    distractors: [
      {
        text: '\\ce{NH4NO3} and \\ce{Ca3(PO4)2}',
        slip: 'one-condition-only',
        teaching: 'These compounds supply nitrogen and phosphorus, but they contain no potassium, K.',
      },
      {
        text: '\\ce{NH4NO3} and \\ce{KCl}',
        slip: 'symbols-mixed-up',
        teaching:
          'The symbol P stands for phosphorus and not for potassium; these compounds contain no phosphorus.',
      },
      {
        text: '\\ce{NaNO3} and \\ce{Ca3(PO4)2}',
        slip: 'other-substance',
        teaching: 'Sodium, Na, cannot replace potassium, K, which is missing from both compounds.',
      },
    ],
    explanation:
      'N is nitrogen, P is phosphorus and K is potassium. Potassium nitrate supplies nitrogen and potassium, and ammonium hydrogen phosphate supplies phosphorus and more nitrogen: \\ce{KNO3} and \\ce{(NH4)2HPO4}.',
    reference: 'AQA GCSE Chemistry (8462), section 4.10.4.2',
  },
  {
    id: 'general-reactions-in-solution-874',
    topics: ['reactions-in-solution'],
    tests: ['neutralization', 'preparing-salts'],
    difficulty: 'intermediate',
    text: 'Ammonium nitrate, a nitrogen fertilizer, is to be made by mixing two aqueous solutions in the correct ratio and evaporating the water. Which pair of solutes leaves only ammonium nitrate?',
    answer: '\\ce{NH3} and \\ce{HNO3}',
    distractors: [
      {
        text: '\\ce{NH4Cl} and \\ce{NaNO3}',
        slip: 'spectator-ions-kept',
        teaching: 'Nothing reacts here, and the sodium and chloride ions are left in the solid as well.',
      },
      {
        text: '\\ce{NH3} and \\ce{NaNO3}',
        slip: 'reaction-type-confused',
        teaching:
          'Ammonia needs an acid to become ammonium; sodium nitrate is not one, so ammonia escapes and \\ce{NaNO3} is left.',
      },
      {
        text: '\\ce{NH4NO2} and \\ce{KNO3}',
        slip: 'mixed-up-ion-names',
        teaching:
          'Nitrite, \\ce{NO2-}, is not nitrate, and the potassium ions are left in the solid as well.',
      },
    ],
    explanation:
      'Ammonia is a base, and an acid that contains nitrate neutralizes it without adding any other ion: \\ce{NH3 + HNO3 -> NH4NO3}. The solutes are \\ce{NH3} and \\ce{HNO3}.',
    reference: 'AQA GCSE Chemistry (8462), section 4.10.4.2',
  },
  {
    id: 'general-reactions-in-solution-875',
    topics: ['reactions-in-solution'],
    tests: ['surfactants-and-micelles', 'water-hardness'],
    difficulty: 'beginner',
    text: 'Soap consists of salts such as sodium stearate, \\ce{C17H35COONa}. In hard water, soap forms a gray scum and hardly any lather. What is the scum?',
    answer: 'Precipitated calcium stearate',
    distractors: [
      {
        text: 'Precipitated calcium carbonate',
        slip: 'other-process',
        teaching:
          'Calcium carbonate is the limescale that forms when hard water is heated, even without soap.',
      },
      {
        text: 'Undissolved sodium stearate',
        slip: 'solubility-rule',
        teaching:
          'Sodium stearate dissolves and lathers in soft water; it is the calcium in hard water that makes the difference.',
      },
      {
        text: 'Precipitated stearic acid',
        slip: 'acid-for-base',
        teaching: 'Stearic acid precipitates if acid is added to soap, but hard water is not acidic.',
      },
    ],
    explanation:
      'Hard water contains \\ce{Ca^2+} and \\ce{Mg^2+}. They form insoluble salts with stearate ions, which are then no longer free to form lather. The scum is mainly precipitated calcium stearate.',
    reference: 'OpenStax Chemistry 2e, section 11.5',
  },
  {
    id: 'general-reactions-in-solution-876',
    topics: ['reactions-in-solution'],
    tests: ['surfactants-and-micelles', 'water-hardness'],
    uses: ['solubility-rules'],
    difficulty: 'intermediate',
    text: 'A detergent with the head group \\ce{-SO3-} lathers in hard water, but a soap with the head group \\ce{-COO-} and the same chain forms scum. Which property of the detergent explains the difference?',
    answer: 'Its calcium salt is soluble in water.',
    distractors: [
      {
        text: 'It makes hard water more acidic.',
        slip: 'wrong-cause',
        teaching: 'A sulfonate is the anion of a strong acid and hardly changes the pH of water.',
      },
      {
        text: 'It precipitates the calcium ions.',
        slip: 'other-substance',
        teaching:
          'A calcium precipitate is just what scum is; the calcium salt of the sulfonate does not precipitate.',
      },
      {
        text: 'It forms no micelles in hard water.',
        slip: 'property-misjudged',
        teaching:
          'Like soap, the detergent has a nonpolar chain and an ionic head, so it does form micelles.',
      },
    ],
    explanation:
      'Calcium and magnesium ions precipitate the carboxylate ions of soap. The sulfonate meets the same ions, but its calcium salt is soluble in water, so the detergent remains free to lather.',
    reference: 'OpenStax Chemistry 2e, section 11.5',
  },
  {
    id: 'general-redox-873',
    topics: ['redox'],
    tests: ['extraction-of-metals', 'activity-series'],
    difficulty: 'beginner',
    text: 'In phytomining, plants are grown on soil that contains too little copper to be mined in the usual way, and the plants are then harvested. How can copper metal be obtained from them?',
    answer: 'Burn the plants, treat the ash with acid, and add scrap iron.',
    distractors: [
      {
        text: 'Burn the plants, stir the ash with water, and filter off the copper.',
        slip: 'other-stage',
        teaching:
          'The ash contains compounds of copper; they must be dissolved in acid and reduced before there is any metal.',
      },
      {
        text: 'Press the plants, filter the sap, and evaporate it to leave the copper.',
        slip: 'one-step-short',
        teaching:
          'The sap contains copper only as ions, so evaporating it leaves copper compounds and not the metal.',
      },
      {
        text: 'Burn the plants, heat the ash with limestone, and pour off the copper.',
        slip: 'other-substance',
        teaching:
          'Limestone gives up no electrons; the copper ions have to be reduced, for example by scrap iron.',
      },
    ],
    explanation:
      'The plants have taken up copper ions. Burning leaves an ash rich in copper compounds, acid dissolves these compounds, and scrap iron displaces copper from the solution.',
    reference: 'AQA GCSE Chemistry (8462), section 4.10.1.4',
  },
  {
    id: 'general-redox-874',
    topics: ['redox'],
    tests: ['extraction-of-metals'],
    difficulty: 'beginner',
    text: 'Bacteria can leach copper from low-grade sulfide ores, producing an acidic solution that contains copper ions. What is the main disadvantage of bioleaching compared with smelting?',
    answer: 'It is a much slower process.',
    distractors: [
      {
        text: 'It requires more energy per ton of copper.',
        slip: 'reversed-trend',
        teaching: 'The bacteria work near room temperature, whereas a smelter needs a furnace above 1000 °C.',
      },
      {
        text: 'It releases more sulfur dioxide.',
        slip: 'other-process',
        teaching:
          'Sulfur dioxide forms when sulfide ores are roasted and smelted; bacteria turn the sulfur into dissolved sulfate.',
      },
      {
        text: 'It produces larger amounts of slag.',
        slip: 'event-invented',
        teaching:
          'Slag forms when ore is melted in a smelter; bacteria work far below the melting point of the rock.',
      },
    ],
    explanation:
      'Bacteria make low-grade ores usable without a hot furnace, but they work slowly, often for months or years. The main disadvantage is that bioleaching is a much slower process.',
    reference: 'AQA GCSE Chemistry (8462), section 4.10.1.4',
  },
  {
    id: 'general-stoichiometry-870',
    topics: ['stoichiometry'],
    tests: ['green-chemistry'],
    difficulty: 'beginner',
    text: 'Two life cycle assessments of paper and plastic bags cover all stages, from raw materials to disposal, and use the same data. One favors the paper bag; the other favors the plastic bag. How is this possible?',
    answer: 'They assign different importance to impacts such as litter and energy use.',
    distractors: [
      {
        text: 'The method cannot compare products that are made of different materials.',
        slip: 'other-principle',
        teaching:
          'Comparing products that serve the same purpose but differ in material is what such assessments are made for.',
      },
      {
        text: 'One of them must be wrong, because both start from the same data.',
        slip: 'overgeneralised-rule',
        teaching:
          'The same data allow two conclusions, because no measurement says how many kilojoules a piece of litter is worth.',
      },
      {
        text: 'The data must be guesses, because effects on the environment cannot be measured.',
        slip: 'property-misjudged',
        teaching:
          'The energy, water and waste of each stage can be measured, and both assessments use the same values.',
      },
    ],
    explanation:
      'Energy, water and waste can be measured, but how bad litter is compared with energy use is a value judgment. The two assessments assign different importance to such impacts.',
    reference: 'AQA GCSE Chemistry (8462), section 4.10.2.1',
  },
  {
    id: 'general-stoichiometry-871',
    topics: ['stoichiometry'],
    tests: ['green-chemistry'],
    difficulty: 'intermediate',
    text: 'Over its life cycle, a paper bag requires 2.1 MJ of energy, and a thin plastic bag requires 0.55 MJ. The plastic bag is used only once. What is the minimum number of times the paper bag must be used in order to require less energy per use than the plastic bag?',
    answer: '4',
    distractors: [
      {
        text: '2',
        slip: 'difference-for-ratio',
        teaching:
          'The difference of 1.55 MJ does not decide; with 2 uses, the paper bag still requires 1.05 MJ per use.',
        expression: '2.1 - 0.55',
      },
      {
        text: '3',
        slip: 'one-step-short',
        teaching: 'With 3 uses, the paper bag requires 0.70 MJ per use, which is still more than 0.55 MJ.',
        expression: '2.1 / 0.55 - 1',
      },
      {
        text: '5',
        slip: 'steps-miscounted',
        teaching:
          'With 5 uses, the paper bag requires 0.42 MJ per use, but a smaller number of uses is already enough.',
        expression: '2.1 / 0.55 + 1',
      },
    ],
    explanation:
      'The ratio 2.1/0.55 is 3.8, so three uses are too few: 2.1/3 = 0.70 MJ per use. With four uses, it is 2.1/4 = 0.53 MJ, less than 0.55 MJ, so the minimum number is 4.',
    reference: 'AQA GCSE Chemistry (8462), section 4.10.2.1',
    computation: { kind: 'quantity', expression: '2.1 / 0.55', unit: '' },
  },
];
