import type { WrittenQuestion } from '../../written-question.ts';

export const polymerSizeQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-polymers-300',
    topics: ['polymers'],
    tests: ['size-exclusion-chromatography'],
    uses: ['molar-mass-of-polymers'],
    difficulty: 'beginner',
    text: 'In gel permeation chromatography (GPC), which polymer chains leave the column first?',
    answer: 'The largest ones',
    distractors: [
      {
        text: 'The smallest ones',
        slip: 'elution-order-misjudged',
        teaching: 'Small chains enter the pores and take a longer way.',
      },
      {
        text: 'The most polar ones',
        slip: 'wrong-property',
        teaching: 'The separation is by size, not by polarity.',
      },
      {
        text: 'The most branched ones',
        slip: 'elution-order-misjudged',
        teaching: 'Branched chains are more compact and come out somewhat later at equal mass.',
      },
    ],
    explanation:
      'Large coils do not fit into the pores of the gel and pass by; small ones wander in and out. So the largest leave first.',
    reference: 'LibreTexts, Polymer Chemistry, Gel Permeation Chromatography',
  },
  {
    id: 'organic-polymers-301',
    topics: ['polymers'],
    tests: ['molar-mass-of-polymers'],
    difficulty: 'intermediate',
    text: 'A GPC column is calibrated with polystyrene standards. Why may the molar mass read for another polymer be wrong?',
    answer: 'The column sorts by size of the coil, not by mass.',
    distractors: [
      {
        text: 'The column sorts by charge of the coil, not by mass.',
        slip: 'method-mixed-up',
        teaching: 'Charge is the principle of ion exchange.',
      },
      {
        text: 'The column sorts by boiling point, not by mass.',
        slip: 'method-mixed-up',
        teaching: 'Polymers do not boil.',
      },
      {
        text: 'The column sorts by mass, but the detector by charge.',
        slip: 'method-mixed-up',
        teaching: 'The detector measures how much comes out.',
      },
    ],
    explanation:
      'Coils of equal mass can have different hydrodynamic volumes in the solvent. Universal calibration or light scattering corrects this.',
    reference: 'LibreTexts, Polymer Chemistry, Gel Permeation Chromatography',
  },
  {
    id: 'organic-polymers-302',
    topics: ['polymers'],
    tests: ['molar-mass-of-polymers'],
    difficulty: 'intermediate',
    text: 'A sample holds 1 mol of chains of 10 000 g/mol and 1 mol of chains of 30 000 g/mol. What are *M*_{n} and *M*_{w} in g/mol?',
    answer: '20 000 and 25 000',
    distractors: [
      {
        text: '20 000 and 20 000',
        slip: 'averaged-unequal-parts',
        teaching: '*M*_{w} weights each chain by its mass.',
      },
      {
        text: '25 000 and 20 000',
        slip: 'averages-confused',
        teaching: '*M*_{w} is never smaller than *M*_{n}.',
      },
      {
        text: '15 000 and 20 000',
        slip: 'averaged-unequal-parts',
        teaching: 'Equal numbers of chains: *M*_{n} is the plain mean.',
      },
    ],
    explanation: '*M*_{n} = 40 000/2 = 20 000. *M*_{w} = (10 000^{2} + 30 000^{2})/40 000 = 25 000 g/mol.',
    reference: 'LibreTexts, Polymer Chemistry, Molar Mass Averages',
  },
  {
    id: 'organic-polymers-303',
    topics: ['polymers'],
    tests: ['molar-mass-of-polymers'],
    difficulty: 'advanced',
    text: 'How does the GPC curve of a living polymerization compare with that of an ordinary radical polymerization of the same *M*_{n}?',
    answer: 'Its peak is narrower.',
    distractors: [
      {
        text: 'Its peak is broader.',
        slip: 'spread-misjudged',
        teaching: 'All chains start together and grow equally long.',
      },
      {
        text: 'It has two peaks.',
        slip: 'spread-misjudged',
        teaching: 'Two peaks would show two kinds of chains.',
      },
      { text: 'It has no peak.', slip: 'spread-misjudged', teaching: 'Both polymers elute as a peak.' },
    ],
    explanation:
      'In a living polymerization all chains grow at the same time without termination, so *M*_{w}/*M*_{n} is near 1 and the peak is narrow.',
    reference: 'LibreTexts, Polymer Chemistry, Molar Mass Averages',
  },
];
