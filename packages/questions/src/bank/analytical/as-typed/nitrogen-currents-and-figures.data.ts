import type { WrittenQuestion } from '../../written-question.ts';

/** Kjeldahl analysis, amperometry, and figures that count. */
export const nitrogenCurrentsAndFiguresQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-acid-base-titrations-981',
    topics: ['acid-base-titrations'],
    tests: ['kjeldahl-analysis'],
    difficulty: 'beginner',
    text: 'In a Kjeldahl analysis, the acidic digest is made strongly basic with NaOH before the distillation. What is the purpose?',
    answer: 'To turn \\ce{NH4+} into volatile \\ce{NH3}',
    distractors: [
      {
        text: 'To turn \\ce{NH3} into volatile \\ce{N2}',
        slip: 'wrong-mechanism',
        teaching: 'A base does not oxidize ammonia; nitrogen gas is what the Dumas method measures.',
      },
      {
        text: 'To turn amide nitrogen into \\ce{NH4+}',
        slip: 'task-of-another-step',
        teaching: 'This was done before, in the digestion with hot concentrated sulfuric acid.',
      },
      {
        text: 'To neutralize \\ce{NH3} for the titration',
        slip: 'acid-for-base',
        teaching: 'NaOH is itself a base; it is the acid in the receiver that takes up ammonia.',
      },
    ],
    explanation:
      'After the digestion, the nitrogen is present as the salt of \\ce{NH4+}, which does not distill. Hydroxide removes its proton to turn \\ce{NH4+} into volatile \\ce{NH3}.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 11',
  },
  {
    id: 'analytical-acid-base-titrations-982',
    topics: ['acid-base-titrations'],
    tests: ['kjeldahl-analysis', 'back-titration'],
    difficulty: 'intermediate',
    text: 'In a Kjeldahl analysis, \\ce{NH3} is distilled into a measured excess of HCl, which is then back-titrated with NaOH. A leaking joint lets part of the \\ce{NH3} escape. How does this affect the volume of NaOH and the protein content found?',
    answer: 'More NaOH is used, and too little protein is found.',
    distractors: [
      {
        text: 'Less NaOH is used, and too little protein is found.',
        slip: 'reversed-trend',
        teaching: 'Ammonia that escapes consumes no HCl, so more acid is left for NaOH, not less.',
      },
      {
        text: 'More NaOH is used, and too much protein is found.',
        slip: 'excess-for-reacted',
        teaching:
          'NaOH measures the HCl that is left over; the more of it is used, the less \\ce{NH3} is found.',
      },
      {
        text: 'Less NaOH is used, and too much protein is found.',
        slip: 'wrong-sign',
        teaching: 'Both would follow if more \\ce{NH3} than expected reached the acid; here some was lost.',
      },
    ],
    explanation:
      'Less \\ce{NH3} reaches the receiver, so more HCl is left over. Nitrogen is calculated from the HCl that is missing, which is now too small an amount: more NaOH is used, and too little protein is found.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 11',
  },
  {
    id: 'analytical-electroanalysis-981',
    topics: ['electroanalysis'],
    tests: ['amperometry', 'voltammetry'],
    difficulty: 'intermediate',
    text: 'For amperometry, the electrode is held at a potential on the plateau of the analyte’s voltammogram. Why not at a potential on its steep part?',
    answer: 'There, a small drift in the potential changes the current.',
    distractors: [
      {
        text: 'There, the current does not depend on the concentration.',
        slip: 'reversed-trend',
        teaching:
          'On the steep part, too, the current grows with the concentration; the trouble is that it depends on the potential as well.',
      },
      {
        text: 'There, the analyte near the electrode is used up entirely.',
        slip: 'other-stage',
        teaching: 'That is the case on the plateau, where diffusion alone limits the current.',
      },
      {
        text: 'There, the current is larger than diffusion can maintain.',
        slip: 'maximum-misplaced',
        teaching:
          'The limit that diffusion sets is reached on the plateau; on the steep part the current is smaller.',
      },
    ],
    explanation:
      'On the plateau the current is limited by diffusion: it is proportional to the concentration and nearly independent of the potential. On the steep part a small drift in the potential changes the current.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 17',
  },
  {
    id: 'analytical-electroanalysis-982',
    topics: ['electroanalysis'],
    tests: ['amperometry'],
    difficulty: 'intermediate',
    text: 'In a glucose sensor, glucose oxidase produces \\ce{H2O2}, and the current of its oxidation at an electrode is measured. The blood also contains ascorbic acid, which is oxidized at lower potentials than \\ce{H2O2}. What is the result for glucose?',
    answer: 'Too high, because a second current is added',
    distractors: [
      {
        text: 'Too low, because a second current is subtracted',
        slip: 'wrong-sign',
        teaching:
          'Both substances give up electrons to the electrode, so both currents have the same direction.',
      },
      {
        text: 'Correct, because the oxidase acts on glucose alone',
        slip: 'overlooked-effect',
        teaching: 'The oxidase is selective, but ascorbic acid reaches the electrode without any enzyme.',
      },
      {
        text: 'Correct, because the potential selects \\ce{H2O2}',
        slip: 'given-fact-overlooked',
        teaching:
          'A potential high enough for \\ce{H2O2} also oxidizes what gives up electrons at lower potentials.',
      },
    ],
    explanation:
      'An electrode that oxidizes \\ce{H2O2} also oxidizes ascorbic acid, without the enzyme. The instrument attributes the entire current to \\ce{H2O2}, and so to glucose: the result is too high, because a second current is added.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 17',
  },
  {
    id: 'analytical-significant-figures-981',
    topics: ['significant-figures'],
    tests: ['counting-significant-figures'],
    difficulty: 'beginner',
    text: 'Which of the zeros in the measured mass 0.050300 kg are significant figures?',
    answer: 'The one between 5 and 3 and the two after 3',
    distractors: [
      {
        text: 'The two before 5 and the one between 5 and 3',
        slip: 'counted-leading-zeros',
        teaching: 'The zeros before 5 only place the decimal point, while those at the end were measured.',
      },
      {
        text: 'The one between 5 and 3',
        slip: 'dropped-trailing-zero',
        teaching:
          'The two zeros after 3 count, too: at the end after the decimal point, zeros are written because they were measured.',
      },
      {
        text: 'The two after 3',
        slip: 'dropped-inner-zero',
        teaching: 'A zero between other significant figures counts as well, here the one between 5 and 3.',
      },
    ],
    explanation:
      'Zeros before the first nonzero digit only place the decimal point. Zeros between nonzero digits, and those at the end after a decimal point, are significant: the one between 5 and 3 and the two after 3.',
    reference: 'OpenStax Chemistry 2e, section 1.5',
  },
  {
    id: 'analytical-significant-figures-982',
    topics: ['significant-figures'],
    tests: ['counting-significant-figures'],
    difficulty: 'beginner',
    text: 'A student rewrites a mass of 0.0250 g as 25.0 mg. What happens to the number of significant figures?',
    answer: 'It stays at three.',
    distractors: [
      {
        text: 'It falls from five to three.',
        slip: 'counted-leading-zeros',
        teaching: 'The two zeros before 25 were counted in 0.0250 g, but they only place the decimal point.',
      },
      {
        text: 'It falls from four to three.',
        slip: 'counted-leading-zeros',
        teaching:
          'The zero between the decimal point and 25 was counted, but it only places the decimal point.',
      },
      {
        text: 'It stays at two.',
        slip: 'dropped-trailing-zero',
        teaching:
          'The final zero is significant in both, because it comes at the end after the decimal point and was measured.',
      },
    ],
    explanation:
      'The zeros before 25 in 0.0250 g only place the decimal point, and a new unit does not change how well the mass is known. The figures are 2, 5 and 0 in both cases, so their number stays at three.',
    reference: 'OpenStax Chemistry 2e, section 1.5',
  },
  {
    id: 'analytical-significant-figures-983',
    topics: ['significant-figures'],
    tests: ['counting-significant-figures'],
    difficulty: 'intermediate',
    text: 'A balance displays masses in grams, always to two decimal places. Which object’s mass is obtained with exactly three significant figures?',
    answer: 'A coin of about 5 g',
    distractors: [
      {
        text: 'A pill of about 0.5 g',
        slip: 'counted-leading-zeros',
        teaching:
          'A display such as 0.52 g has two significant figures, as the zero before the decimal point does not count.',
      },
      {
        text: 'An egg of about 50 g',
        slip: 'figures-in-part',
        teaching: 'A display such as 52.13 g has four significant figures, as both decimal places count.',
      },
      {
        text: 'An apple of about 150 g',
        slip: 'figures-in-part',
        teaching:
          'A display such as 152.13 g has five significant figures, as the two decimal places count as well.',
      },
    ],
    explanation:
      'Two decimal places together with one nonzero digit before the decimal point make three figures, as in 5.02 g. That is the display for a coin of about 5 g.',
    reference: 'OpenStax Chemistry 2e, section 1.5',
  },
];
