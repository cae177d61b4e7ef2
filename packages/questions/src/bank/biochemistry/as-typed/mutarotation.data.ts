import type { WrittenQuestion } from '../../written-question.ts';

/** Topics in the words in which they are asked for. */
export const mutarotationQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-carbohydrates-960',
    topics: ['carbohydrates'],
    tests: ['ring-forms-of-sugars'],
    uses: ['optical-activity'],
    difficulty: 'intermediate',
    text: 'The specific rotations of fresh solutions of α-D-glucose and β-D-glucose in water are +112° and +19°. What are the specific rotations of the two solutions after a day, when mutarotation is complete?',
    answer: 'Both are +53°, because β predominates at equilibrium.',
    distractors: [
      {
        text: 'Both are +80°, because α predominates at equilibrium.',
        slip: 'stereochemistry-mixed-up',
        teaching:
          'The β anomer predominates, since its hydroxyl group on C-1 is equatorial; the rotation is nearer to +19°.',
      },
      {
        text: 'Both are +66°, because α and β are present equally.',
        slip: 'equal-amounts-at-equilibrium',
        teaching:
          'The anomers are diastereomers of different energy, so they are not present in equal amounts.',
      },
      {
        text: 'Both are 0°, because α and β are mirror images.',
        slip: 'enantiomers-and-diastereomers-confused',
        teaching:
          'The anomers differ at C-1 alone, so they are diastereomers; their rotations do not cancel.',
      },
    ],
    explanation:
      'Ring opening and closing turns either anomer into the same equilibrium mixture. The more stable β anomer (all substituents equatorial) predominates, so the rotation is nearer to +19° than to +112°: both are +53°.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
  },
  {
    id: 'biochemistry-carbohydrates-961',
    topics: ['carbohydrates'],
    tests: ['reducing-sugars', 'ring-forms-of-sugars'],
    uses: ['glycosidic-bonds'],
    difficulty: 'intermediate',
    text: 'Four disaccharides are dissolved in water at pH 7 and 25 °C. Which of them shows no mutarotation?',
    answer: 'Sucrose',
    distractors: [
      {
        text: 'Maltose',
        slip: 'sugar-class-mixed-up',
        teaching:
          'The second glucose unit of maltose has a free anomeric carbon; this hemiacetal opens and closes again.',
      },
      {
        text: 'Lactose',
        slip: 'sugar-class-mixed-up',
        teaching:
          'The glucose unit of lactose is still a hemiacetal, so it changes between the α and β forms.',
      },
      {
        text: 'Cellobiose',
        slip: 'linkage-mixed-up',
        teaching:
          'The β bond does not matter: the second glucose unit is still a hemiacetal and opens in water.',
      },
    ],
    explanation:
      'Mutarotation needs a hemiacetal that can open. In sucrose both anomeric carbons, C-1 of glucose and C-2 of fructose, are part of the glycosidic bond, so neither ring opens. The others have a free anomeric carbon.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
  },
];
