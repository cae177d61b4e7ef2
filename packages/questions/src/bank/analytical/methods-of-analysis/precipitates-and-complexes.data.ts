import type { WrittenQuestion } from '../../written-question.ts';

export const precipitatesAndComplexesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-gravimetry-101',
    topics: ['gravimetry'],
    tests: ['digestion-and-coprecipitation'],
    difficulty: 'beginner',
    text: '\\ce{BaSO4} precipitated from a solution with a high concentration of \\ce{KNO3} contains potassium and nitrate, though \\ce{KNO3} is far from saturated. What is this phenomenon called?',
    answer: 'Coprecipitation',
    distractors: [
      {
        text: 'Peptization',
        slip: 'wrong-process-named',
        teaching: 'Peptization is the return of a precipitate to a colloid on washing.',
      },
      {
        text: 'Digestion',
        slip: 'wrong-process-named',
        teaching:
          'Digestion means letting the precipitate stand in the hot mother liquor, which reduces this contamination.',
      },
      {
        text: 'Ignition',
        slip: 'wrong-process-named',
        teaching: 'Ignition is strong heating of the filtered precipitate.',
      },
    ],
    explanation:
      'A substance that would normally stay in solution is carried down with the precipitate, on its surface or within its crystals: coprecipitation.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 27',
  },
  {
    id: 'analytical-gravimetry-102',
    topics: ['gravimetry'],
    tests: ['digestion-and-coprecipitation', 'washing-of-precipitates'],
    difficulty: 'intermediate',
    text: 'A precipitate contains foreign ions both on its surface and inside its crystals. Which of these ions do washing and reprecipitation remove?',
    answer: 'Washing removes those on the surface; reprecipitation removes both.',
    distractors: [
      {
        text: 'Washing removes both; reprecipitation removes only those inside.',
        slip: 'wash-to-dissolve',
        teaching: 'A washing liquid does not reach the inside of the crystals.',
      },
      {
        text: 'Washing removes those inside; reprecipitation removes those on the surface.',
        slip: 'exchanged-signals',
        teaching: 'This is reversed: only dissolving the precipitate frees the ions inside the crystals.',
      },
      {
        text: 'Washing removes those on the surface; reprecipitation removes neither.',
        slip: 'effect-where-none',
        teaching: 'On reprecipitation the foreign ions are far more dilute, so much less is carried down.',
      },
    ],
    explanation:
      'Washing reaches the surface only. When the precipitate is dissolved and precipitated again, all of the foreign ions go into a solution in which they are much more dilute.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 27',
  },
  {
    id: 'analytical-gravimetry-103',
    topics: ['gravimetry'],
    tests: ['digestion-and-coprecipitation'],
    difficulty: 'intermediate',
    text: 'Nickel is precipitated with dimethylglyoxime by warming with urea, which slowly releases ammonia, rather than by adding ammonia all at once. What is the advantage?',
    answer: 'Fewer nuclei and so larger, purer crystals',
    distractors: [
      {
        text: 'More nuclei and so larger, purer crystals',
        slip: 'small-crystals-are-pure',
        teaching: 'More nuclei share the same amount of solid, so the crystals get smaller.',
      },
      {
        text: 'Fewer nuclei and so smaller, purer crystals',
        slip: 'reversed-trend',
        teaching: 'The fewer the nuclei that share the solid, the larger each crystal grows.',
      },
      {
        text: 'More nuclei and so smaller, purer crystals',
        slip: 'small-crystals-are-pure',
        teaching:
          'Slow precipitation forms few nuclei, and small crystals adsorb more on their large surface.',
      },
    ],
    explanation:
      'In homogeneous precipitation the supersaturation stays low everywhere. Few nuclei form and grow slowly into large crystals that adsorb and enclose fewer impurities.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 27',
  },
  {
    id: 'analytical-gravimetry-104',
    topics: ['gravimetry'],
    tests: ['digestion-and-coprecipitation'],
    difficulty: 'advanced',
    text: 'In a sulfate determination the precipitate of \\ce{BaSO4} has enclosed some \\ce{BaCl2}; all of the sulfate has precipitated and nothing is lost on ignition. How does the result for sulfate compare with the true amount?',
    answer: 'Too high, because \\ce{BaCl2} is weighed as well',
    distractors: [
      {
        text: 'Too low, because \\ce{BaCl2} is lighter than \\ce{BaSO4}',
        slip: 'one-condition-only',
        teaching: 'All of the sulfate is already in the precipitate; anything added to it makes it heavier.',
      },
      {
        text: 'Correct, because all sulfate has precipitated',
        slip: 'overlooked-effect',
        teaching: 'The balance weighs the enclosed \\ce{BaCl2} too.',
      },
      {
        text: 'Correct, because both salts contain barium',
        slip: 'irrelevant-property',
        teaching:
          'The gravimetric factor treats the whole mass as \\ce{BaSO4}, so the foreign mass is counted as sulfate.',
      },
    ],
    explanation:
      'All sulfate is present as \\ce{BaSO4}, and \\ce{BaCl2} adds its mass. The whole mass is assumed to be \\ce{BaSO4}, so the result is too high.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 27',
  },
  {
    id: 'analytical-gravimetry-105',
    topics: ['gravimetry'],
    tests: ['washing-of-precipitates'],
    difficulty: 'beginner',
    text: 'How can one tell that \\ce{BaSO4}, precipitated with \\ce{BaCl2}, has been washed long enough?',
    answer: 'The last washings stay clear when \\ce{AgNO3} is added.',
    distractors: [
      {
        text: 'The last washings turn cloudy when \\ce{AgNO3} is added.',
        slip: 'decision-turned-around',
        teaching: 'Cloudiness due to \\ce{AgCl} shows that chloride is still being washed out.',
      },
      {
        text: 'The last washings turn cloudy when \\ce{BaCl2} is added.',
        slip: 'test-of-another-ion',
        teaching: 'This would test for sulfate; the excess reagent to be removed is \\ce{BaCl2}.',
      },
      {
        text: 'The last washings have the same mass as the first.',
        slip: 'wrong-property',
        teaching: 'The mass of a washing says nothing about what it contains.',
      },
    ],
    explanation:
      'The excess of \\ce{BaCl2} must be washed out. If the last washings stay clear when \\ce{AgNO3} is added, they no longer contain chloride.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 27',
  },
  {
    id: 'analytical-gravimetry-106',
    topics: ['gravimetry'],
    tests: ['washing-of-precipitates'],
    difficulty: 'advanced',
    text: 'Hydrous iron(III) oxide, which peptizes in pure water, is to be washed and then ignited to \\ce{Fe2O3}. Which washing liquid should be used?',
    answer: 'Dilute \\ce{NH4NO3} solution',
    distractors: [
      {
        text: 'Dilute \\ce{NaNO3} solution',
        slip: 'one-condition-only',
        teaching: 'It prevents peptization, but the sodium salt stays behind on ignition.',
      },
      {
        text: 'Dilute \\ce{HNO3} solution',
        slip: 'wash-changes-precipitate',
        teaching: 'Acid dissolves the hydrous oxide.',
      },
      {
        text: 'Pure hot water',
        slip: 'remedy-worsens',
        teaching: 'Without an electrolyte the precipitate returns to a colloid and runs through the filter.',
      },
    ],
    explanation:
      'The liquid must contain an electrolyte to prevent peptization, must not dissolve the oxide, and must leave nothing on ignition: \\ce{NH4NO3} decomposes completely.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 27',
  },
  {
    id: 'analytical-gravimetry-107',
    topics: ['gravimetry'],
    tests: ['thermogravimetric-analysis'],
    difficulty: 'beginner',
    text: 'What quantity is recorded in thermogravimetric analysis?',
    answer: 'The mass of the sample while it is heated',
    distractors: [
      {
        text: 'The heat that the sample takes up while it is heated',
        slip: 'other-method',
        teaching: 'This is calorimetry, such as DSC.',
      },
      {
        text: 'The length of the sample while it is heated',
        slip: 'other-method',
        teaching: 'This is dilatometry.',
      },
      {
        text: 'The temperature at which the sample melts',
        slip: 'wrong-property',
        teaching: 'Melting does not change the mass, so a thermobalance does not detect it.',
      },
    ],
    explanation:
      'A thermobalance records the mass of the sample while the temperature rises; steps show where volatile products are lost.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 27',
  },
  {
    id: 'analytical-gravimetry-108',
    topics: ['gravimetry'],
    tests: ['thermogravimetric-analysis'],
    uses: ['hydrates'],
    difficulty: 'intermediate',
    text: 'A 24.97 mg sample of \\ce{CuSO4*5H2O} (249.7 g/mol) is heated on a thermobalance. From about 120 °C a plateau is observed at 17.77 mg. Which substance is present there? (\\ce{H2O}: 18.0 g/mol)',
    answer: '\\ce{CuSO4*H2O}',
    distractors: [
      {
        text: '\\ce{CuSO4*3H2O}',
        slip: 'earlier-plateau',
        teaching: 'The loss of two water molecules would leave 21.37 mg.',
      },
      {
        text: '\\ce{CuSO4}',
        slip: 'one-step-too-many',
        teaching: 'The loss of all five water molecules would leave 15.97 mg.',
      },
      {
        text: '\\ce{CuSO4*2H2O}',
        slip: 'crystal-water-miscounted',
        teaching: 'The loss of three water molecules would leave 19.57 mg.',
      },
    ],
    explanation:
      '0.1000 mmol has lost 7.20 mg, that is 0.400 mmol of water, or four of the five molecules: \\ce{CuSO4*H2O} remains.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 27',
  },
  {
    id: 'analytical-gravimetry-109',
    topics: ['gravimetry'],
    tests: ['thermogravimetric-analysis'],
    difficulty: 'intermediate',
    text: 'A powder heated on a thermobalance in air gains mass at 400 °C; under nitrogen the mass stays the same. Which powder behaves in this way?',
    answer: 'Copper',
    distractors: [
      {
        text: 'Copper(II) oxide',
        slip: 'wrong-property',
        teaching: 'It is already oxidized and takes up nothing at 400 °C.',
      },
      {
        text: 'Gold',
        slip: 'effect-where-none',
        teaching: 'Gold reacts neither with oxygen nor with nitrogen.',
      },
      { text: 'Gold(III) oxide', slip: 'wrong-sign', teaching: 'It loses oxygen on heating, in either gas.' },
    ],
    explanation:
      'The gain needs oxygen. Copper is oxidized by hot air to its oxide, but nitrogen leaves it unchanged.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 27',
  },
  {
    id: 'analytical-gravimetry-110',
    topics: ['gravimetry'],
    tests: ['thermogravimetric-analysis'],
    difficulty: 'advanced',
    text: 'A limestone contains \\ce{CaCO3} and inert quartz. A 50.0 mg sample loses 17.6 mg of \\ce{CO2} (44.0 g/mol) on a thermobalance. What is the mass fraction of \\ce{CaCO3} (100.1 g/mol)?',
    answer: '80.1%',
    distractors: [
      {
        text: '35.2%',
        slip: 'answered-another-quantity',
        teaching: 'This is the mass fraction of \\ce{CO2} in the sample.',
        expression: '17.6 / 50.0 * 100',
      },
      {
        text: '64.8%',
        slip: 'rest-for-part',
        teaching: 'This is the mass fraction of the residue, \\ce{CaO} and quartz together.',
        expression: '(50.0 - 17.6) / 50.0 * 100',
      },
      {
        text: '44.9%',
        slip: 'wrong-molar-mass',
        teaching: 'This is the mass fraction of \\ce{CaO}, with 56.1 g/mol.',
        expression: '17.6 / 44.0 * 56.1 / 50.0 * 100',
      },
    ],
    explanation:
      '17.6 mg / (44.0 g/mol) = 0.400 mmol of \\ce{CO2} comes from 0.400 mmol × 100.1 g/mol = 40.0 mg of \\ce{CaCO3}: 40.04 mg / 50.0 mg = 80.1%.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 27',
    computation: { kind: 'quantity', expression: '17.6 / 44.0 * 100.1 / 50.0 * 100', unit: '%' },
  },
  {
    id: 'analytical-complexometric-titrations-101',
    topics: ['complexometric-titrations'],
    tests: ['masking-and-metal-ion-indicators'],
    difficulty: 'intermediate',
    text: 'A sample with \\ce{Zn^2+} and \\ce{Mg^2+} is titrated with EDTA at pH 10, first without and then with added cyanide. What is titrated when cyanide is present?',
    answer: 'Magnesium only',
    distractors: [
      {
        text: 'Zinc only',
        slip: 'wrong-ion',
        teaching: 'Zinc forms a very stable complex with cyanide; zinc is the metal that is masked.',
      },
      {
        text: 'Both of them',
        slip: 'overlooked-effect',
        teaching: 'Cyanide binds zinc so firmly that EDTA does not remove it.',
      },
      {
        text: 'Neither of them',
        slip: 'overgeneralised-rule',
        teaching: 'Magnesium forms no cyanide complex and remains free for EDTA.',
      },
    ],
    explanation: 'Cyanide masks zinc as \\ce{[Zn(CN)4]^2-} but does not bind \\ce{Mg^2+}: magnesium only.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 12',
  },
  {
    id: 'analytical-complexometric-titrations-102',
    topics: ['complexometric-titrations'],
    tests: ['masking-and-metal-ion-indicators'],
    uses: ['water-hardness'],
    difficulty: 'advanced',
    text: 'The hardness of water is titrated with EDTA and Eriochrome Black T, but the color stays wine red however much EDTA is added. The water comes from a new copper pipe. What is the cause, and what is the remedy?',
    answer: 'Copper blocks the indicator; mask the copper first.',
    distractors: [
      {
        text: 'Copper blocks the EDTA; add a larger excess.',
        slip: 'wrong-mechanism',
        teaching: 'Plenty of EDTA is added, but the copper stays bound to the indicator.',
      },
      {
        text: 'Copper bleaches the indicator; add more indicator.',
        slip: 'wrong-mechanism',
        teaching: 'The indicator is not bleached but wine red: its metal complex remains.',
      },
      {
        text: 'Copper precipitates the calcium; add some acid.',
        slip: 'wrong-mechanism',
        teaching: 'Copper ions do not precipitate calcium, and in acid EDTA binds calcium poorly.',
      },
    ],
    explanation:
      'Eriochrome Black T binds copper so firmly that EDTA does not release the indicator in time, so the indicator is blocked. Copper should be masked, for example with cyanide in basic solution, before the indicator is added.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 12',
  },
  {
    id: 'analytical-complexometric-titrations-103',
    topics: ['complexometric-titrations'],
    tests: ['masking-and-metal-ion-indicators'],
    difficulty: 'beginner',
    text: 'Eriochrome Black T is wine red with \\ce{Mg^2+} and blue without it. What color change marks the end point of the direct titration of \\ce{Mg^2+} with EDTA?',
    answer: 'From wine red to blue',
    distractors: [
      {
        text: 'From blue to wine red',
        slip: 'reversed-trend',
        teaching: 'This would be the change when magnesium is added to EDTA.',
      },
      {
        text: 'From colorless to blue',
        slip: 'no-colour-change',
        teaching: 'The indicator is colored from the start because it is bound to magnesium.',
      },
      {
        text: 'From wine red to colorless',
        slip: 'no-colour-change',
        teaching: 'The free indicator is blue at pH 10.',
      },
    ],
    explanation:
      'At first the indicator is bound to \\ce{Mg^2+} and wine red. At the end point EDTA removes the last magnesium from it, and the free indicator is blue: from wine red to blue.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 12',
  },
  {
    id: 'analytical-acid-base-titrations-112',
    topics: ['acid-base-titrations'],
    tests: ['kjeldahl-analysis'],
    difficulty: 'beginner',
    text: 'In what form is the nitrogen of a protein after digestion with concentrated sulfuric acid?',
    answer: '\\ce{NH4+}',
    distractors: [
      {
        text: '\\ce{NH3}',
        slip: 'step-out-of-order',
        teaching: 'Ammonia is released later, when sodium hydroxide is added.',
      },
      {
        text: '\\ce{N2}',
        slip: 'wrong-mechanism',
        teaching: 'Nitrogen gas would escape; the method retains the nitrogen as a salt.',
      },
      {
        text: '\\ce{NO3-}',
        slip: 'oxidation-as-gain',
        teaching: 'Carbon is oxidized; the nitrogen keeps the oxidation number −3.',
      },
    ],
    explanation:
      'Hot sulfuric acid destroys the organic matter and leaves the nitrogen as ammonium sulfate, that is, as \\ce{NH4+}.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 11',
  },
  {
    id: 'analytical-acid-base-titrations-113',
    topics: ['acid-base-titrations'],
    tests: ['kjeldahl-analysis'],
    difficulty: 'intermediate',
    text: 'A dishonest dealer adds melamine, \\ce{C3H6N6}, to milk powder. What does a Kjeldahl analysis report?',
    answer: 'Too much protein',
    distractors: [
      {
        text: 'Too little protein',
        slip: 'wrong-sign',
        teaching: 'The nitrogen of melamine is added to that of the protein.',
      },
      {
        text: 'The right amount of protein',
        slip: 'overgeneralised-rule',
        teaching: 'The method measures nitrogen and cannot tell whether it comes from protein.',
      },
      {
        text: 'No protein at all',
        slip: 'wrong-mechanism',
        teaching:
          'The nitrogen of the milk protein is still digested and measured; that of melamine is added to it.',
      },
    ],
    explanation:
      'The analysis measures nitrogen and multiplies it by a factor. Melamine is 67% nitrogen, so it is counted as several times its mass of protein: too much protein.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 11',
  },
  {
    id: 'analytical-redox-titrations-118',
    topics: ['redox-titrations'],
    tests: ['dichromate-titrations'],
    difficulty: 'beginner',
    text: 'How many \\ce{Fe^2+} ions does one \\ce{Cr2O7^2-} ion oxidize in acidic solution?',
    answer: '6',
    distractors: [
      {
        text: '3',
        slip: 'one-atom-only',
        teaching: 'Each chromium atom takes three electrons, but the ion contains two chromium atoms.',
        expression: '(6 - 3)',
      },
      {
        text: '2',
        slip: 'answered-another-quantity',
        teaching: 'Two is the number of chromium atoms.',
        expression: '2',
      },
      {
        text: '12',
        slip: 'counted-twice',
        teaching:
          'Six electrons is already the total for both chromium atoms; doubling it counts each atom twice.',
        expression: '2 * (6)',
      },
    ],
    explanation: '\\ce{Cr2O7^2- + 14H+ + 6e- -> 2Cr^3+ + 7H2O}, and each \\ce{Fe^2+} gives one electron: 6.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 16',
    computation: { kind: 'quantity', expression: '2 * (6 - 3)', unit: '' },
  },
  {
    id: 'analytical-redox-titrations-119',
    topics: ['redox-titrations'],
    tests: ['dichromate-titrations'],
    difficulty: 'intermediate',
    text: 'What advantage does potassium dichromate have over potassium permanganate as a titrant?',
    answer: 'It is a primary standard.',
    distractors: [
      {
        text: 'It needs no indicator.',
        slip: 'exchanged-signals',
        teaching: 'This is the advantage of permanganate, whose purple color is visible at a small excess.',
      },
      {
        text: 'It is less toxic.',
        slip: 'wrong-property',
        teaching: 'Chromium(VI) causes cancer; this is a drawback of dichromate.',
      },
      {
        text: 'It oxidizes chloride.',
        slip: 'wrong-sign',
        teaching: 'Dichromate hardly oxidizes dilute chloride, and this is an advantage; permanganate does.',
      },
    ],
    explanation:
      'Dichromate can be obtained pure, is stable as the solid and in solution, and can be weighed to give a known concentration: it is a primary standard.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 16',
  },
];
