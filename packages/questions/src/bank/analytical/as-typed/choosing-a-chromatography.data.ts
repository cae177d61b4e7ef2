import type { WrittenQuestion } from '../../written-question.ts';

/** Topics in the words in which they are asked for. */
export const choosingAChromatographyQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-chromatography-960',
    topics: ['chromatography'],
    tests: ['high-performance-liquid-chromatography'],
    uses: ['gas-chromatography'],
    difficulty: 'intermediate',
    text: 'The sucrose content of a fruit juice is to be determined to within 1%. Sucrose decomposes before it boils, and it is not to be converted into a derivative. Which method is suitable?',
    answer: 'HPLC with a refractive index detector',
    distractors: [
      {
        text: 'GC with a flame ionization detector',
        slip: 'given-fact-overlooked',
        teaching:
          'In gas chromatography the analyte has to evaporate, but sucrose decomposes first; the detector does not help.',
      },
      {
        text: 'GC–MS with electron ionization',
        slip: 'given-fact-overlooked',
        teaching:
          'The mass spectrometer is coupled to a gas chromatograph, and sucrose decomposes before it evaporates.',
      },
      {
        text: 'TLC with comparison of spots by eye',
        slip: 'property-misjudged',
        teaching:
          'TLC does not need volatile analytes, but spots judged by eye give amounts far less precise than 1%.',
      },
    ],
    explanation:
      'Sucrose is not volatile without decomposing, which rules out gas chromatography. Spots on a TLC plate judged by eye are not precise enough. HPLC with a refractive index detector is suitable: the sugar stays dissolved, and the peak area gives its concentration.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 25',
  },
  {
    id: 'analytical-chromatography-961',
    topics: ['chromatography'],
    tests: ['gas-chromatography'],
    uses: ['high-performance-liquid-chromatography'],
    difficulty: 'intermediate',
    text: 'The alkanes from \\ce{C6} to \\ce{C10} in a gasoline are to be determined individually. They are volatile and stable to heat, contain no halogen and do not absorb light above 200 nm. Which method is suitable?',
    answer: 'GC with a flame ionization detector',
    distractors: [
      {
        text: 'GC with an electron capture detector',
        slip: 'wrong-tool',
        teaching:
          'The column is right, but this detector responds to substances that capture electrons, such as halogen compounds, and hardly to alkanes.',
      },
      {
        text: 'HPLC with a UV detector at 254 nm',
        slip: 'absorbs-where-it-does-not',
        teaching: 'Alkanes do not absorb light of 254 nm, so this detector does not see them.',
      },
      {
        text: 'TLC with a UV lamp at 254 nm',
        slip: 'absorbs-where-it-does-not',
        teaching:
          'Alkanes give no dark spots at 254 nm, run with the front on silica, and the lighter ones evaporate from the plate.',
      },
    ],
    explanation:
      'Volatile and stable substances are separated best as gases, in the order of their boiling points. Alkanes burn in the flame ionization detector and give a signal there, while UV and electron capture detectors hardly respond to them. So GC with a flame ionization detector is suitable.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 24',
  },
  {
    id: 'analytical-chromatography-962',
    topics: ['chromatography'],
    tests: ['thin-layer-chromatography'],
    uses: ['high-performance-liquid-chromatography'],
    difficulty: 'beginner',
    text: 'Organic chemists follow the progress of a reaction by TLC more often than by HPLC or GC. Which advantage of TLC explains this?',
    answer: 'Several samples run side by side within minutes.',
    distractors: [
      {
        text: 'The amounts of substance are found more precisely.',
        slip: 'property-misjudged',
        teaching: 'Spots give rough amounts; peak areas in HPLC and GC are far more precise.',
      },
      {
        text: 'The plates separate similar substances better.',
        slip: 'property-misjudged',
        teaching:
          'Columns in HPLC and GC have far more theoretical plates than a short TLC plate and separate better.',
      },
      {
        text: 'The spots identify unknown products by themselves.',
        slip: 'same-time-same-substance',
        teaching: 'A spot gives an *R*_{f} value, which different substances can share.',
      },
    ],
    explanation:
      'HPLC and GC separate better and measure amounts more precisely, but run one sample after another on an expensive instrument. On a TLC plate the starting material and several samples run side by side within minutes.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 2',
  },
];
