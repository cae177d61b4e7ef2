import type { WrittenQuestion } from '../written-question.ts';

/** Two kinds of error, titration, standard, chromatography, spectroscopy, analysis or distillation, told apart. */
export const methodsComparedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-errors-and-statistics-710',
    topics: ['errors-and-statistics'],
    tests: ['accuracy-and-precision'],
    difficulty: 'beginner',
    text: 'A student titrates six portions of a vinegar whose true concentration is unknown. What can be judged from the six results alone?',
    answer: 'Their precision but not their accuracy',
    distractors: [
      {
        text: 'Their accuracy but not their precision',
        slip: 'accuracy-for-precision',
        teaching:
          'The scatter of the six results can be seen, and that is precision; accuracy is the distance from the true value, which is unknown.',
      },
      {
        text: 'Their precision and also their accuracy',
        slip: 'wrong-reference',
        teaching:
          'The mean of the six results is not the true value, so six results that agree may all be wrong in the same way.',
      },
      {
        text: 'Neither their precision nor their accuracy',
        slip: 'given-fact-overlooked',
        teaching:
          'Six portions of one vinegar were titrated, and how far these results differ can be read off.',
      },
    ],
    explanation:
      'Precision is the agreement of results with each other, accuracy their agreement with the true value. Without the true value, the results show their precision but not their accuracy.',
    reference: 'OpenStax Chemistry 2e, section 1.5',
  },
  {
    id: 'analytical-errors-and-statistics-711',
    topics: ['errors-and-statistics'],
    tests: ['accuracy-and-precision'],
    difficulty: 'intermediate',
    text: 'Method P is accurate but not precise: its results scatter widely around the true value. Method Q is precise but not accurate: its results lie close together, well above the true value. Fifty results of each method are averaged. Which mean is likely to be nearer the true value, and why?',
    answer: 'The mean of P, because its scatter averages out',
    distractors: [
      {
        text: 'The mean of Q, because its results agree closely',
        slip: 'accuracy-for-precision',
        teaching:
          'The results of Q agree with each other, but their mean lies as far above the true value as they do.',
      },
      {
        text: 'Either mean, because 50 results remove any error',
        slip: 'averaging-removes-bias',
        teaching: 'All 50 results of Q are too high, so nothing in them can balance this error.',
      },
      {
        text: 'Neither mean, because repetition changes no error',
        slip: 'errors-add-in-mean',
        teaching:
          'In P, results above and below the true value balance each other, so the error of the mean becomes small.',
      },
    ],
    explanation:
      'Deviations in both directions cancel in a mean; an error in one direction stays in it. The mean of P is likely to be nearer the true value, because its scatter averages out.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 3',
  },
  {
    id: 'analytical-errors-and-statistics-712',
    topics: ['errors-and-statistics'],
    tests: ['accuracy-and-precision'],
    difficulty: 'beginner',
    text: 'Which pair names a source of systematic error in a weighing first and a source of random error second?',
    answer: 'A balance that reads 2 mg too high; light drafts',
    distractors: [
      {
        text: 'Light drafts; a balance that reads 2 mg too high',
        slip: 'names-exchanged',
        teaching:
          'Drafts push the reading up one time and down the next; a wrong zero shifts it the same way each time.',
      },
      {
        text: 'Light drafts; a slight vibration of the table',
        slip: 'one-part-right',
        teaching:
          'Drafts change the reading now one way, now the other, so the first of the pair is random too.',
      },
      {
        text: 'A balance that reads 2 mg too high; a worn weight',
        slip: 'bias-for-scatter',
        teaching:
          'A worn weight is off by the same amount in each weighing, so the second of the pair is systematic too.',
      },
    ],
    explanation:
      'A systematic error shifts each result in the same direction, a random error in either direction. A balance that reads 2 mg too high is the first kind, light drafts the second.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 3',
  },
  {
    id: 'analytical-errors-and-statistics-713',
    topics: ['errors-and-statistics'],
    tests: ['accuracy-and-precision', 'quality-assurance'],
    difficulty: 'beginner',
    text: 'Twenty analyses of one soil sample by the same method show how large the random error of the method is. Which further step would also reveal a systematic error?',
    answer: 'Analyzing a certified reference soil',
    distractors: [
      {
        text: 'Analyzing the same sample twenty times more',
        slip: 'averaging-removes-bias',
        teaching:
          'An error that shifts each result by the same amount shifts the twenty new results as well.',
      },
      {
        text: 'Calculating a 95% confidence interval',
        slip: 'bias-for-scatter',
        teaching:
          'A confidence interval is calculated from the scatter of the results, on which a constant shift has no effect.',
      },
      {
        text: 'Discarding outliers by a suitable test',
        slip: 'wrong-tool',
        teaching:
          'An outlier lies away from the other results; with a systematic error, all results are off together.',
      },
    ],
    explanation:
      'A random error shows in the scatter of repeated results; a systematic error shows only against a known value. Analyzing a certified reference soil supplies that value.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapters 3 and 5',
  },
  {
    id: 'analytical-errors-and-statistics-714',
    topics: ['errors-and-statistics'],
    tests: ['accuracy-and-precision', 'quality-assurance'],
    difficulty: 'intermediate',
    text: 'Nine laboratories analyze two similar samples, A and B, once each. Laboratories whose result for A lies above the average lie about as far above the average for B; the others lie below the average for both samples. Which kind of error dominates, and why?',
    answer: 'Systematic, because the errors for A and B are correlated',
    distractors: [
      {
        text: 'Random, because laboratories lie above and below the average',
        slip: 'bias-for-scatter',
        teaching:
          'Random errors change from one analysis to the next and would not repeat within a laboratory.',
      },
      {
        text: 'Random, because no result is exactly equal to the average',
        slip: 'evidence-that-decides-nothing',
        teaching:
          'Results miss the average with either kind of error, so this observation does not distinguish them.',
      },
      {
        text: 'Systematic, because the nine laboratories do not agree',
        slip: 'wrong-mechanism',
        teaching:
          'Nine results with large random errors would not agree either; what counts is that each laboratory deviates in the same way for A and for B.',
      },
    ],
    explanation:
      'Random errors of two analyses are independent: a laboratory could be high for A and low for B. Here systematic errors dominate, because the errors for A and B are correlated.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 5',
  },
  {
    id: 'analytical-acid-base-titrations-710',
    topics: ['acid-base-titrations'],
    tests: ['back-titration'],
    difficulty: 'beginner',
    text: 'In a direct titration of a base, the acid in the buret reacts with the base itself. A base can also be determined by back titration with \\ce{NaOH}. With what does the \\ce{NaOH} react?',
    answer: 'With acid left over from a measured excess',
    distractors: [
      {
        text: 'With base left over from a measured excess',
        slip: 'acid-for-base',
        teaching: '\\ce{NaOH} does not neutralize another base; the excess that was added must be an acid.',
      },
      {
        text: 'With the salt formed by the acid and the base',
        slip: 'excess-for-reacted',
        teaching:
          'The salt comes from the acid that has already reacted, and the titration is not meant to undo this.',
      },
      {
        text: 'With the indicator added for the end point',
        slip: 'indicator-as-reactant',
        teaching:
          'Only a trace of indicator is present; the volume of \\ce{NaOH} measures a much larger amount of another substance.',
      },
    ],
    explanation:
      'In a back titration, a measured excess of acid is added to the base, which consumes part of it. The \\ce{NaOH} reacts with acid left over from this excess, and the difference gives the base.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 7',
  },
  {
    id: 'analytical-acid-base-titrations-711',
    topics: ['acid-base-titrations'],
    tests: ['back-titration'],
    difficulty: 'intermediate',
    text: 'Milk of magnesia, a suspension of \\ce{Mg(OH)2}, is titrated directly with \\ce{HCl}. The pink color of phenolphthalein disappears after each drop but returns within a minute. Why does a back titration avoid this problem?',
    answer: 'The excess acid has time to dissolve all of the solid.',
    distractors: [
      {
        text: 'The excess acid keeps the indicator pink until the end.',
        slip: 'acid-base-result-reversed',
        teaching:
          'Phenolphthalein is colorless in an excess of acid; it turns pink only at the end point with base.',
      },
      {
        text: 'The \\ce{NaOH} keeps undissolved solid from reacting.',
        slip: 'property-misjudged',
        teaching:
          'Solid that has not reacted would be missing from the result; it must dissolve before \\ce{NaOH} is added.',
      },
      {
        text: 'The \\ce{NaOH} acts on the indicator faster than the solid does.',
        slip: 'wrong-mechanism',
        teaching:
          'The indicator responds at once to any base in solution; what is slow is the dissolving of the solid.',
      },
    ],
    explanation:
      'The color returns because solid \\ce{Mg(OH)2} dissolves slowly and makes the solution basic again. In a back titration, the excess acid has time to dissolve all of the solid before \\ce{NaOH} is added.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 13',
  },
  {
    id: 'analytical-acid-base-titrations-712',
    topics: ['acid-base-titrations'],
    tests: ['back-titration', 'acid-base-titration'],
    difficulty: 'advanced',
    text: 'A \\ce{NaOH} solution is more dilute than its label says. It is used to titrate acetic acid directly, and also in a back titration of \\ce{CaCO3} with a known amount of \\ce{HCl}. The label value is used in the calculations. What is wrong with the two results?',
    answer: 'The acetic acid result is too high, and the carbonate result is too low.',
    distractors: [
      {
        text: 'The acetic acid result is too low, and the carbonate result is too high.',
        slip: 'reversed-cause',
        teaching:
          'More of the dilute solution is needed, and the label value makes this larger volume count as too much base.',
      },
      {
        text: 'The acetic acid result is too high, and the carbonate result is too high.',
        slip: 'ignored-back-titration',
        teaching:
          'In the back titration the \\ce{NaOH} measures \\ce{HCl} that did not react; too much left over means too little used by the carbonate.',
      },
      {
        text: 'The acetic acid result is too low, and the carbonate result is too low.',
        slip: 'one-part-right',
        teaching:
          'For acetic acid, the larger volume of the dilute \\ce{NaOH} is multiplied by a concentration above the true one.',
      },
    ],
    explanation:
      'A larger volume is used, and the label value overstates the base in it. In the direct titration this base stands for the analyte; in the back titration it is subtracted. The acetic acid result is too high, and the carbonate result is too low.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 7',
  },
  {
    id: 'analytical-complexometric-titrations-710',
    topics: ['complexometric-titrations'],
    tests: ['edta-titrations', 'back-titration'],
    difficulty: 'intermediate',
    text: 'Magnesium ions are titrated directly with EDTA and Eriochrome Black T. For aluminum ions, an excess of EDTA is added and back-titrated with zinc ions. Why is a direct titration unsuitable for aluminum?',
    answer: '\\ce{Al^3+} reacts slowly with EDTA and blocks the indicator.',
    distractors: [
      {
        text: '\\ce{Al^3+} binds two EDTA ions, the second of them weakly.',
        slip: 'charge-for-edta-ratio',
        teaching:
          'EDTA surrounds \\ce{Al^3+} with its six donor atoms, so the ratio is 1:1, the same as for \\ce{Mg^2+}.',
      },
      {
        text: '\\ce{Al^3+} forms a weaker complex with EDTA than \\ce{Mg^2+}.',
        slip: 'reversed-trend',
        teaching:
          'The formation constant is about 10^{16} for \\ce{Al^3+} but only about 10^{9} for \\ce{Mg^2+}.',
      },
      {
        text: '\\ce{Al^3+} is colorless, so that no color change can be seen.',
        slip: 'wrong-property',
        teaching: '\\ce{Mg^2+} is colorless too; in both cases the indicator must supply the color.',
      },
    ],
    explanation:
      'A direct titration requires a fast reaction and an indicator that EDTA sets free. \\ce{Al^3+} reacts slowly with EDTA and blocks the indicator; with an excess of EDTA and enough time it reacts completely.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 12',
  },
  {
    id: 'analytical-concentration-units-710',
    topics: ['concentration-units'],
    tests: ['preparing-solutions', 'acid-base-titration'],
    difficulty: 'beginner',
    text: 'Which pair names a primary standard first and a secondary standard second?',
    answer: 'Dried \\ce{Na2CO3}; dilute hydrochloric acid',
    distractors: [
      {
        text: 'Dilute hydrochloric acid; dried \\ce{Na2CO3}',
        slip: 'names-exchanged',
        teaching:
          'Dilute \\ce{HCl} is made from an acid of uncertain content, so it must be titrated against a pure, weighed solid.',
      },
      {
        text: '\\ce{NaOH} pellets; potassium hydrogen phthalate',
        slip: 'property-misjudged',
        teaching:
          '\\ce{NaOH} pellets take up water and \\ce{CO2} from air, so their mass does not give the amount of base.',
      },
      {
        text: 'Dried \\ce{Na2CO3}; potassium hydrogen phthalate',
        slip: 'one-part-right',
        teaching:
          'Potassium hydrogen phthalate is a pure, stable solid that is weighed, and so it is primary too.',
      },
    ],
    explanation:
      'A primary standard is pure and stable and is simply weighed; a secondary standard gets its concentration from a titration against a primary one. Dried \\ce{Na2CO3} is primary, dilute hydrochloric acid secondary.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapters 7 and 11',
  },
  {
    id: 'analytical-concentration-units-711',
    topics: ['concentration-units'],
    tests: ['preparing-solutions'],
    difficulty: 'intermediate',
    text: 'The primary standard potassium hydrogen phthalate is dried at 110 °C and then weighed. A student treats old \\ce{NaOH} pellets in the same way to use them as a primary standard too. Why does this fail?',
    answer: 'Carbonate stays in the pellets, and they take up water again.',
    distractors: [
      {
        text: 'The hydroxide itself gives off water and turns into \\ce{Na2O}.',
        slip: 'chemical-for-physical-change',
        teaching: 'Sodium hydroxide withstands 110 °C and is not converted to its oxide by such heating.',
      },
      {
        text: 'Part of the hydroxide evaporates before the water does.',
        slip: 'property-misjudged',
        teaching:
          'Sodium hydroxide is an ionic solid that boils far above 1000 °C, so none evaporates at 110 °C.',
      },
      {
        text: 'Oxygen in the hot air oxidizes the hydroxide to a peroxide.',
        slip: 'event-invented',
        teaching: 'Hydroxide is not oxidized in warm air; the gas that reacts with the pellets is \\ce{CO2}.',
      },
    ],
    explanation:
      'A primary standard must stay pure while it is dried, cooled and weighed, and phthalate does. Drying does not turn \\ce{Na2CO3} back into \\ce{NaOH}: carbonate stays in the pellets, and they take up water again.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapters 13 and 16',
  },
  {
    id: 'analytical-concentration-units-712',
    topics: ['concentration-units'],
    tests: ['preparing-solutions', 'propagation-of-uncertainty'],
    difficulty: 'intermediate',
    text: 'Hydrochloric acid can be standardized with weighed \\ce{Na2CO3}, a primary standard, or with a \\ce{NaOH} solution that was itself standardized. All work is done with equal care. Which way gives the smaller uncertainty, and why?',
    answer: 'With \\ce{Na2CO3}, because fewer measurements contribute',
    distractors: [
      {
        text: 'With \\ce{Na2CO3}, because two protons react per formula unit',
        slip: 'wrong-property',
        teaching:
          'The ratio 2:1 is exact and enters the calculation as a whole number; it makes no measurement more certain.',
      },
      {
        text: 'With \\ce{NaOH}, because the errors of two titrations cancel',
        slip: 'subtracted-variances',
        teaching:
          'The errors of two independent titrations are not opposite to each other, so they add to the uncertainty.',
      },
      {
        text: 'With \\ce{NaOH}, because both solutions are measured by volume',
        slip: 'overrated-glassware',
        teaching:
          'A mass from an analytical balance is more certain than a volume from a buret, so this would favor weighing.',
      },
    ],
    explanation:
      'The uncertainty of a secondary standard is passed on to whatever is standardized with it. The uncertainty is smaller with \\ce{Na2CO3}, because fewer measurements contribute.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 13',
  },
  {
    id: 'analytical-chromatography-710',
    topics: ['chromatography'],
    tests: ['thin-layer-chromatography', 'column-chromatography'],
    difficulty: 'beginner',
    text: 'A chemist first wants to know which of ten solvents separates two dyes best, and then to obtain a few grams of each dye. Thin-layer chromatography (TLC) and a silica column are available. Which method suits which task?',
    answer: 'TLC for finding the solvent, the column for obtaining the dyes',
    distractors: [
      {
        text: 'The column for finding the solvent, TLC for obtaining the dyes',
        slip: 'names-exchanged',
        teaching:
          'A column takes hours to pack and run, and a thin layer carries only micrograms to milligrams.',
      },
      {
        text: 'TLC for finding the solvent, and TLC for obtaining the dyes',
        slip: 'size-of-effect-misjudged',
        teaching:
          'TLC is right for finding the solvent, but a few grams of dye would need hundreds of plates.',
      },
      {
        text: 'The column for finding the solvent, and the column for obtaining the dyes',
        slip: 'one-part-right',
        teaching: 'The column can supply grams, but ten trial solvents would mean ten long and costly runs.',
      },
    ],
    explanation:
      'A plate needs a trace of sample and a few minutes; a column holds grams and lets each compound flow out. TLC suits finding the solvent, the column obtaining the dyes.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 2',
  },
  {
    id: 'analytical-chromatography-711',
    topics: ['chromatography'],
    tests: ['thin-layer-chromatography', 'column-chromatography'],
    difficulty: 'intermediate',
    text: 'On a silica TLC plate, X has *R*_{f} = 0.60 and Y has *R*_{f} = 0.20. A column of the same silica is run with the same eluent. Which compound leaves the column first, and why?',
    answer: 'X, because silica holds it less strongly',
    distractors: [
      {
        text: 'X, because it is the more polar of the two',
        slip: 'wrong-mechanism',
        teaching:
          'Silica is polar and holds polar compounds, so the compound that traveled farther is the less polar one.',
      },
      {
        text: 'Y, because silica holds it less strongly',
        slip: 'reversed-trend',
        teaching:
          'Y covered only 20% of the distance that the solvent traveled, so silica holds it more strongly than X.',
      },
      {
        text: 'Y, because its spot is nearer the bottom',
        slip: 'phases-of-chromatography-confused',
        teaching:
          'The plate runs upward and the column downward, but in both a compound moves with the eluent, away from the start.',
      },
    ],
    explanation:
      'Plate and column use the same two phases, so the compounds move at the same relative speeds. X travels faster on the plate and leaves the column first, because silica holds it less strongly.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 2',
  },
  {
    id: 'analytical-chromatography-712',
    topics: ['chromatography'],
    tests: ['column-chromatography', 'thin-layer-chromatography'],
    difficulty: 'intermediate',
    text: 'On silica TLC plates, *R*_{f} values near 0.6 serve well to check a product. For a silica column, an eluent is chosen that gives only about 0.3 on the plate. What is the advantage of the lower value on the column?',
    answer: 'The bands have more time to move apart.',
    distractors: [
      {
        text: 'The bands need less solvent to come off.',
        slip: 'reversed-trend',
        teaching:
          'A compound with a lower *R*_{f} moves more slowly and takes more solvent to leave the column.',
      },
      {
        text: 'The bands are narrower at the outlet.',
        slip: 'wrong-mechanism',
        teaching:
          'Bands spread while they move, so a longer stay in the column makes them wider; they are just farther apart.',
      },
      {
        text: 'Each band carries more compound.',
        slip: 'amount-for-retention',
        teaching:
          'How much compound is in a band depends on what was loaded; *R*_{f} gives only the relative speed.',
      },
    ],
    explanation:
      'At *R*_{f} = 0.6 a compound leaves the column after less than two column volumes of eluent, often together with others. At about 0.3 the bands have more time to move apart.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 2',
  },
  {
    id: 'analytical-chromatography-713',
    topics: ['chromatography'],
    tests: ['high-performance-liquid-chromatography', 'principles-of-chromatography'],
    difficulty: 'intermediate',
    text: 'Naphthalene and the more polar 2-naphthol are run on bare silica with hexane and 2-propanol (normal phase), and on \\ce{C18} with water and methanol (reversed phase). Which compound elutes first from each column?',
    answer: 'Naphthalene from silica, 2-naphthol from \\ce{C18}',
    distractors: [
      {
        text: '2-Naphthol from silica, naphthalene from \\ce{C18}',
        slip: 'normal-phase-for-reversed',
        teaching:
          'The OH group of 2-naphthol binds to silica, and naphthalene prefers the nonpolar \\ce{C18} chains to water.',
      },
      {
        text: 'Naphthalene from silica, naphthalene from \\ce{C18}',
        slip: 'one-part-right',
        teaching:
          'Silica does let naphthalene pass first, but \\ce{C18} chains are nonpolar and hold naphthalene longer.',
      },
      {
        text: '2-Naphthol from silica, 2-naphthol from \\ce{C18}',
        slip: 'ignored-hydrogen-bonds',
        teaching: '2-Naphthol leaves \\ce{C18} early, but on silica its OH group holds it by hydrogen bonds.',
      },
    ],
    explanation:
      'In normal phase, the polar stationary phase holds polar compounds; in reversed phase, the nonpolar stationary phase holds nonpolar compounds. First to elute are naphthalene from silica and 2-naphthol from \\ce{C18}.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 25',
  },
  {
    id: 'analytical-chromatography-714',
    topics: ['chromatography'],
    tests: ['high-performance-liquid-chromatography', 'principles-of-chromatography'],
    difficulty: 'intermediate',
    text: 'In a normal-phase method (silica; hexane with 2-propanol) and in a reversed-phase method (\\ce{C18}; water with methanol), the last peak elutes too late. Which component of each eluent should be increased?',
    answer: '2-Propanol in normal phase, methanol in reversed phase',
    distractors: [
      {
        text: '2-Propanol in normal phase, water in reversed phase',
        slip: 'normal-phase-for-reversed',
        teaching:
          'A more polar eluent is stronger on silica, but on \\ce{C18} more water drives compounds into the nonpolar phase.',
      },
      {
        text: 'Hexane in normal phase, methanol in reversed phase',
        slip: 'one-part-right',
        teaching:
          'More methanol is right for \\ce{C18}, but hexane does not compete for the polar sites of silica and elutes weakly.',
      },
      {
        text: 'Hexane in normal phase, water in reversed phase',
        slip: 'solvent-strength-reversed',
        teaching:
          'Hexane on silica and water on \\ce{C18} are the weak components, and more of them delays the peaks further.',
      },
    ],
    explanation:
      'The stronger component resembles the stationary phase more: the more polar one on silica, the less polar one on \\ce{C18}. So 2-propanol is increased in normal phase and methanol in reversed phase.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 25',
  },
  {
    id: 'analytical-chromatography-715',
    topics: ['chromatography'],
    tests: ['high-performance-liquid-chromatography'],
    difficulty: 'intermediate',
    text: 'Filtered river water is injected directly for the determination of a nonpolar pesticide by HPLC. Why is a reversed-phase column better suited than a normal-phase column?',
    answer: 'Its packing lets water pass and holds the pesticide.',
    distractors: [
      {
        text: 'Its packing holds water and lets the pesticide pass.',
        slip: 'normal-phase-for-reversed',
        teaching:
          'Holding water and letting nonpolar compounds pass is the behavior of bare silica, the normal phase.',
      },
      {
        text: 'Its packing holds both the water and the pesticide.',
        slip: 'overlooked-effect',
        teaching:
          'The \\ce{C18} chains are nonpolar and do not hold water, which itself is part of the eluent.',
      },
      {
        text: 'Its packing lets both the water and the pesticide pass.',
        slip: 'reversed-trend',
        teaching:
          'Salts pass \\ce{C18} with the water, but a nonpolar pesticide prefers the \\ce{C18} chains and is held back.',
      },
    ],
    explanation:
      'Water disturbs a silica column that is run with hexane, and silica hardly holds a nonpolar compound. Reversed phase is better suited because its packing lets water pass and holds the pesticide until more methanol elutes it.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 25',
  },
  {
    id: 'analytical-molecular-absorption-710',
    topics: ['molecular-absorption'],
    tests: ['uv-visible-spectrophotometer', 'infrared-spectroscopy'],
    difficulty: 'beginner',
    text: 'Task 1: show whether a colorless liquid is an alcohol or an ester. Task 2: measure a few mg/L of permanganate in water. An infrared (IR) and a UV–visible instrument are available. Which suits which task?',
    answer: 'IR suits task 1; UV–visible suits task 2.',
    distractors: [
      {
        text: 'UV–visible suits task 1; IR suits task 2.',
        slip: 'names-exchanged',
        teaching:
          'Many alcohols and esters look alike in the UV–visible range, and water absorbs strongly in the infrared.',
      },
      {
        text: 'IR suits task 1; IR suits task 2.',
        slip: 'property-misjudged',
        teaching:
          'IR shows O–H and C=O groups, but in dilute solution the infrared bands of water hide those of permanganate.',
      },
      {
        text: 'UV–visible suits task 1; UV–visible suits task 2.',
        slip: 'absorbs-where-it-does-not',
        teaching:
          'Purple permanganate is measured well this way, but neither O–H nor an ester C=O has a characteristic band there.',
      },
    ],
    explanation:
      'IR bands reveal groups such as O–H and C=O; visible light passes through water and is absorbed strongly by purple permanganate. IR suits task 1; UV–visible suits task 2.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 12.7 and 14.7',
  },
  {
    id: 'analytical-molecular-absorption-711',
    topics: ['molecular-absorption'],
    tests: ['infrared-spectroscopy', 'uv-visible-spectra-of-conjugated-molecules'],
    difficulty: 'intermediate',
    text: 'Which two compounds are easily told apart by their infrared spectra but not by UV–visible spectra from 200 to 800 nm?',
    answer: 'Cyclohexane and cyclohexanol',
    distractors: [
      {
        text: 'Cyclohexane and benzene',
        slip: 'property-misjudged',
        teaching:
          'Benzene has conjugated double bonds and absorbs near 255 nm, while cyclohexane is transparent there.',
      },
      {
        text: 'Cyclohexene and cyclohexa-1,3-diene',
        slip: 'conjugation-overlooked',
        teaching:
          'The two conjugated double bonds of the diene give a strong band near 256 nm that cyclohexene lacks.',
      },
      {
        text: 'Toluene and styrene',
        slip: 'size-of-effect-misjudged',
        teaching:
          'The C=C bond of styrene extends the conjugation of the ring and adds a strong band near 248 nm.',
      },
    ],
    explanation:
      'From 200 to 800 nm, conjugated systems absorb; single bonds and O–H groups do not. The O–H stretch near 3300 cm^{−1} tells cyclohexane and cyclohexanol apart in the infrared, and no UV–visible band does.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 12.8 and 14.8',
  },
  {
    id: 'analytical-molecular-absorption-712',
    topics: ['molecular-absorption'],
    tests: ['infrared-spectroscopy', 'uv-visible-spectra-of-conjugated-molecules'],
    difficulty: 'advanced',
    text: 'Cyclohex-2-enone, \\smiles{O=C1CCCC=C1|cyclohex-2-enone}, and cyclohex-3-enone, \\smiles{O=C1CCC=CC1|cyclohex-3-enone}, are isomers. Which of them has a strong UV band above 200 nm, and which has its C=O stretch at the higher wavenumber?',
    answer: 'UV: cyclohex-2-enone; C=O: cyclohex-3-enone',
    distractors: [
      {
        text: 'UV: cyclohex-3-enone; C=O: cyclohex-2-enone',
        slip: 'conjugation-overlooked',
        teaching:
          'In cyclohex-3-enone a \\ce{CH2} group separates C=C from C=O, so there is no conjugation to give a strong UV band.',
      },
      {
        text: 'UV: cyclohex-2-enone; C=O: cyclohex-2-enone',
        slip: 'reversed-trend',
        teaching:
          'Conjugation gives the C=O bond some single-bond character, which lowers its wavenumber to about 1685 cm^{−1}.',
      },
      {
        text: 'UV: cyclohex-3-enone; C=O: cyclohex-3-enone',
        slip: 'one-part-right',
        teaching:
          'The isolated C=O does absorb near 1715 cm^{−1}, but an isolated C=C bond absorbs below 200 nm.',
      },
    ],
    explanation:
      'C=C and C=O are conjugated in cyclohex-2-enone only. Conjugation brings a strong UV band to about 225 nm and weakens the C=O bond. So the UV band belongs to cyclohex-2-enone and the higher C=O wavenumber to cyclohex-3-enone.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 12.8 and 14.8',
  },
  {
    id: 'analytical-atomic-spectrometry-710',
    topics: ['atomic-spectrometry'],
    tests: ['atomic-absorption-spectroscopy', 'atomic-emission-spectroscopy'],
    difficulty: 'beginner',
    text: 'Sodium can be determined in the same flame by atomic absorption (AAS) and by flame emission. From which sodium atoms does the signal of each method come?',
    answer: 'AAS: atoms in the ground state; emission: excited atoms',
    distractors: [
      {
        text: 'AAS: excited atoms; emission: atoms in the ground state',
        slip: 'emission-for-absorption',
        teaching:
          'An atom in its ground state has no energy to give off as light, but it can take up the light of the lamp.',
      },
      {
        text: 'AAS: atoms in the ground state; emission: sodium ions',
        slip: 'ion-for-atom',
        teaching:
          'The yellow line comes from the outer electron of the neutral atom, which the ion \\ce{Na+} has lost.',
      },
      {
        text: 'AAS: sodium ions; emission: atoms in the ground state',
        slip: 'absorbs-where-it-does-not',
        teaching:
          'The light of a sodium lamp matches a transition of sodium atoms; \\ce{Na+} does not absorb it.',
      },
    ],
    explanation:
      'Absorption lifts an electron from the ground state; emission returns it from an excited state. The signal comes from atoms in the ground state in AAS and from excited atoms in emission.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 21',
  },
  {
    id: 'analytical-atomic-spectrometry-711',
    topics: ['atomic-spectrometry'],
    tests: ['atomic-emission-spectroscopy', 'atomic-absorption-spectroscopy'],
    difficulty: 'intermediate',
    text: 'Potassium (766 nm) is often determined by flame emission. Zinc (214 nm) is determined by flame atomic absorption or ICP-OES, but not by flame emission. Why not?',
    answer: 'The flame excites hardly any zinc atoms to so high an energy.',
    distractors: [
      {
        text: 'The flame converts hardly any zinc salt into free zinc atoms.',
        slip: 'given-fact-overlooked',
        teaching:
          'Zinc is determined in the flame by atomic absorption, so the flame does supply free zinc atoms.',
      },
      {
        text: 'The flame ionizes zinc atoms more easily than potassium atoms.',
        slip: 'reversed-trend',
        teaching:
          'Potassium has one of the lowest ionization energies; that of zinc is more than twice as large.',
      },
      {
        text: 'The flame has no lamp that could excite the zinc atoms.',
        slip: 'emission-for-absorption',
        teaching: 'In flame emission no element needs a lamp; collisions in the hot gas excite the atoms.',
      },
    ],
    explanation:
      'A short wavelength means a large energy. Atomic absorption uses ground-state atoms and light from a lamp, and the ICP is much hotter, but the flame excites hardly any zinc atoms to so high an energy.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 21',
  },
  {
    id: 'analytical-atomic-spectrometry-712',
    topics: ['atomic-spectrometry'],
    tests: ['atomic-absorption-spectroscopy', 'atomic-emission-spectroscopy'],
    uses: ['beer-lambert-law', 'calibration-curve'],
    difficulty: 'intermediate',
    text: 'After calibration, the detector of an AAS instrument and that of an ICP-OES instrument each become 10% less sensitive. Both still read zero without light. Before each sample only a blank is measured again; its reading serves as *I*_{0} in AAS and is subtracted in ICP-OES. How are later results affected?',
    answer: 'AAS: no change; ICP-OES: 10% too low',
    distractors: [
      {
        text: 'AAS: 10% too low; ICP-OES: no change',
        slip: 'exchanged-signals',
        teaching:
          'In AAS, sample and blank are both read 10% too low, and their ratio gives the same absorbance as before.',
      },
      {
        text: 'AAS: 10% too low; ICP-OES: 10% too low',
        slip: 'transmittance-for-absorbance',
        teaching:
          'In AAS, the light that passes through the flame with the sample is divided by the light with the blank, so a common factor drops out of the absorbance.',
      },
      {
        text: 'AAS: no change; ICP-OES: no change',
        slip: 'blank-corrects-slope',
        teaching:
          'In ICP-OES the blank is subtracted; this removes an offset but not a loss of 10% of the signal.',
      },
    ],
    explanation:
      'Absorbance is the logarithm of a ratio of two readings, from which the sensitivity cancels. Emission is a single intensity compared with the old calibration. AAS shows no change, and ICP-OES is 10% too low.',
    reference: 'Skoog, Holler & Crouch, Principles of Instrumental Analysis, chapters 9 and 10',
  },
  {
    id: 'analytical-sampling-and-separation-710',
    topics: ['sampling-and-separation'],
    tests: ['environmental-analysis'],
    difficulty: 'beginner',
    text: 'Four findings about a sample of well water are reported. Which one is the result of a quantitative rather than a qualitative analysis?',
    answer: 'The water contains 12 mg of nitrate per liter.',
    distractors: [
      {
        text: 'A 25 mL portion contains nitrate but no nitrite.',
        slip: 'other-terms-meaning',
        teaching: 'The 25 mL is the volume tested; no amount of either ion is stated.',
      },
      {
        text: 'The water emits 589 nm light in a flame, as sodium does.',
        slip: 'test-result-confused',
        teaching: 'The wavelength identifies an element; the wavelength alone does not give a concentration.',
      },
      {
        text: 'The water contains at least 4 different metals.',
        slip: 'wrong-thing-counted',
        teaching: 'Four is the number of kinds of metal found; how much there is of each is left open.',
      },
    ],
    explanation:
      'Qualitative analysis tells what is present, quantitative analysis how much. That the water contains 12 mg of nitrate per liter is a quantitative result.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 1',
  },
  {
    id: 'analytical-gravimetry-710',
    topics: ['gravimetry'],
    tests: ['gravimetric-analysis', 'tests-for-ions'],
    difficulty: 'intermediate',
    text: 'With silver nitrate and nitric acid, chloride can be detected (qualitative) or determined by the mass of \\ce{AgCl} (quantitative). Which requirement applies to the determination but not to the test?',
    answer: 'Nearly all of the chloride must precipitate.',
    distractors: [
      {
        text: 'No carbonate may precipitate with the chloride.',
        slip: 'overlooked-effect',
        teaching:
          'A white precipitate of \\ce{Ag2CO3} would look like chloride in the test too; nitric acid prevents it.',
      },
      {
        text: 'The reagents must be free of chloride.',
        slip: 'ignored-blank',
        teaching:
          'Chloride in the nitric acid would turn a test positive even where the sample contains none.',
      },
      {
        text: 'The precipitate must not dissolve in acid.',
        slip: 'one-condition-only',
        teaching: 'The test relies on this as well, because its precipitate must appear in nitric acid.',
      },
    ],
    explanation:
      'For detection a small visible part of the \\ce{AgCl} is enough. In the determination the mass stands for the whole amount, so nearly all of the chloride must precipitate.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 27',
  },
  {
    id: 'analytical-sampling-and-separation-711',
    topics: ['sampling-and-separation'],
    tests: ['distillation-techniques', 'fractional-distillation'],
    difficulty: 'intermediate',
    text: 'Equal volumes of hexane (b.p. 69 °C) and heptane (b.p. 98 °C) are mixed. One portion undergoes simple distillation; the other is distilled through a good fractionating column. How does the temperature of the vapor entering the condenser change in each?',
    answer: 'Simple: a gradual rise; fractional: a sharp rise between two plateaus',
    distractors: [
      {
        text: 'Simple: a sharp rise between two plateaus; fractional: a gradual rise',
        slip: 'names-exchanged',
        teaching:
          'Two plateaus mean that nearly pure hexane and then nearly pure heptane arrive, which takes a column.',
      },
      {
        text: 'Simple: constant near 84 °C; fractional: a gradual rise',
        slip: 'overlooked-effect',
        teaching:
          'Hexane is lost faster from the flask, so the liquid and its vapor become hotter during a simple distillation.',
      },
      {
        text: 'Simple: a gradual rise; fractional: constant near 84 °C',
        slip: 'separation-overlooked',
        teaching:
          'A vapor of both liquids at a steady temperature would mean that the column does not separate them.',
      },
    ],
    explanation:
      'In a simple distillation the vapor is a mixture that slowly becomes richer in heptane: a gradual rise. In fractional distillation nearly pure hexane comes at 69 °C, then nearly pure heptane at 98 °C: a sharp rise between two plateaus.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 5',
  },
  {
    id: 'analytical-sampling-and-separation-712',
    topics: ['sampling-and-separation'],
    tests: ['distillation-techniques', 'fractional-distillation'],
    difficulty: 'intermediate',
    text: 'A student has 5 mL of diethyl ether (b.p. 35 °C) mixed with an oil (b.p. 290 °C). To obtain the purest ether, a long fractionating column is used instead of simple distillation. What is wrong with this choice?',
    answer: 'Ether is held up on the column with no gain in purity.',
    distractors: [
      {
        text: 'Oil passes through the column more easily than ether.',
        slip: 'reversed-trend',
        teaching:
          'In a column the less volatile oil condenses first and runs back into the flask; ether passes on.',
      },
      {
        text: 'Ether needs a higher temperature in a longer column.',
        slip: 'wrong-mechanism',
        teaching:
          'The boiling point of ether depends on the pressure above it and not on the length of the column.',
      },
      {
        text: 'Oil and ether form an azeotrope inside the column.',
        slip: 'event-invented',
        teaching:
          'Liquids that boil 255 °C apart do not form an azeotrope, and a column does not create one.',
      },
    ],
    explanation:
      'With boiling points so far apart, the vapor above the liquid is practically pure ether after one vaporization. Several milliliters of liquid are needed just to wet the large surface of the column: ether is held up on the column with no gain in purity.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 5',
  },
];
