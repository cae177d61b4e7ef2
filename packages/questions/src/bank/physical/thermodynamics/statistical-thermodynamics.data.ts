import type { WrittenQuestion } from '../../written-question.ts';

export const statisticalThermodynamicsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-statistical-thermodynamics-101',
    topics: ['statistical-thermodynamics', 'second-law'],
    tests: ['statistical-entropy', 'entropy'],
    difficulty: 'beginner',
    text: 'A drop of dye spreads evenly through still water, but it never gathers again by itself. What is the reason?',
    answer: 'Far more arrangements belong to the spread dye.',
    distractors: [
      {
        text: 'Far less energy belongs to the spread dye.',
        slip: 'ignored-entropy',
        teaching:
          'In a dilute solution the energy hardly changes; spreading would happen without any change of it.',
      },
      {
        text: 'Far fewer collisions occur in the spread dye.',
        slip: 'wrong-cause',
        teaching: 'Each dye molecule collides with water as often as before.',
      },
      {
        text: 'Far stronger forces hold the spread dye apart.',
        slip: 'wrong-cause',
        teaching: 'No force drives the molecules apart; they wander at random.',
      },
    ],
    explanation:
      'All arrangements of the dye molecules are equally likely, and far more of them are spread than gathered: the spread state has the greater entropy, *S* = *k*_{B} ln *W*.',
    reference: 'OpenStax Chemistry 2e, section 16.2',
  },
];
