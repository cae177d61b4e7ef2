import { composeQuiz, gradeTypedAnswer, askedAnswerOf, slipName, waysToWrite } from '@valence/questions';
import { expect, test } from 'vitest';
import { notReadOf, triesOfPaper } from './typed-of-paper.ts';

/** As the product's, but for the key: a whole number of four digits. */
const engine = {
  gradeTypedAnswer,
  slipName,
  waysToWrite,
  askedAnswerOf: (question: Parameters<typeof askedAnswerOf>[0]) =>
    askedAnswerOf(question) && ({ kind: 'number', value: '1234', unit: null, figures: null } as const),
};

test.each(['1,234', 'about twelve', '1234', '12'])(
  '%s is a try or was told to be unread, never both',
  (typed) => {
    const question = composeQuiz({
      subject: 'general',
      difficulty: 'beginner',
      count: 5,
      seed: 1,
      seen: new Set(),
    }).find(askedAnswerOf);
    if (question === undefined) throw new Error('Nothing to type');
    const standing = {
      answers: [typed],
      decimalComma: false,
      flagged: [],
      struck: [[]],
      spent: [0],
      at: 0,
      revision: 1,
    };
    const paper = { studentId: 's', quizId: 'q', standing };
    const unread = notReadOf(engine, [question], standing);
    const tries = triesOfPaper(engine, [question], paper, new Date(0));
    expect(unread.length + tries.length).toBe(1);
  },
);
