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
        teaching: 'Small chains enter the pores and take a longer path.',
      },
      {
        text: 'The most polar ones',
        slip: 'wrong-property',
        teaching: 'The separation is by size, not by polarity.',
      },
      {
        text: 'The most branched ones',
        slip: 'elution-order-misjudged',
        teaching:
          'Branched chains are more compact and elute somewhat later than linear chains of equal mass.',
      },
    ],
    explanation:
      'Large coils do not fit into the pores of the gel and pass by; small ones wander in and out. The largest chains therefore leave first.',
    reference: 'LibreTexts, Polymer Chemistry, Gel Permeation Chromatography',
  },
  {
    id: 'organic-polymers-301',
    topics: ['polymers'],
    tests: ['molar-mass-of-polymers'],
    difficulty: 'intermediate',
    text: 'A GPC column is calibrated with polystyrene standards. Why may the molar mass it gives for another polymer be wrong?',
    answer: 'The column separates by coil size, not by mass.',
    distractors: [
      {
        text: 'The column separates by coil charge, not by mass.',
        slip: 'method-mixed-up',
        teaching: 'Separation by charge is the principle of ion-exchange chromatography.',
      },
      {
        text: 'The column separates by boiling point, not by mass.',
        slip: 'method-mixed-up',
        teaching: 'Polymers do not boil, so this cannot be the basis of the separation.',
      },
      {
        text: 'The column separates by mass, but the detector measures charge.',
        slip: 'method-mixed-up',
        teaching: 'The detector measures the concentration of polymer leaving the column, not its charge.',
      },
    ],
    explanation:
      'Coils of equal mass can have different hydrodynamic volumes in the solvent. Universal calibration or light scattering corrects for this.',
    reference: 'LibreTexts, Polymer Chemistry, Gel Permeation Chromatography',
  },
  {
    id: 'organic-polymers-302',
    topics: ['polymers'],
    tests: ['molar-mass-of-polymers'],
    difficulty: 'intermediate',
    text: 'A sample contains 1 mol of chains of 10 000 g/mol and 1 mol of chains of 30 000 g/mol. What are *M*_{n} and *M*_{w} in g/mol?',
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
        teaching: 'For equal numbers of chains, *M*_{n} is the simple mean of the two molar masses.',
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
    text: 'How does the GPC curve of a polymer from a living polymerization compare with that of a polymer of the same *M*_{n} from an ordinary radical polymerization?',
    answer: 'Its peak is narrower.',
    distractors: [
      {
        text: 'Its peak is broader.',
        slip: 'spread-misjudged',
        teaching: 'All chains start together and grow to nearly equal lengths, so the peak is not broader.',
      },
      {
        text: 'It has two peaks.',
        slip: 'spread-misjudged',
        teaching: 'Two peaks would show two kinds of chains.',
      },
      {
        text: 'Its peak is equally broad.',
        slip: 'spread-misjudged',
        teaching:
          'Equal *M*_{n} does not mean equal width; the width shows the spread of molar masses, which differs here.',
      },
    ],
    explanation:
      'In a living polymerization, all chains grow at the same time without termination, so *M*_{w}/*M*_{n} is near 1 and the peak is narrow.',
    reference: 'LibreTexts, Polymer Chemistry, Molar Mass Averages',
  },
];
