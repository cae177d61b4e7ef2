import { difficulties, issuedQuestion as issuedQuestionSchema, subjectIds } from '@valence/contract';
import * as engine from '@valence/questions';
import { expect, test } from 'vitest';
import { issuedQuestion } from './issued-question.ts';

test.each(subjectIds)(
  'every question that the engine composes in %s can be sent as the contract says',
  (subject) => {
    for (const difficulty of difficulties) {
      const quiz = engine.composeQuiz({ subject, difficulty, count: 10, seed: 7, seen: new Set() });
      for (const question of quiz) {
        const issued = issuedQuestion(question, engine);
        expect(issuedQuestionSchema.parse(issued)).toEqual(issued);
        expect(issued.slips.map((slip) => slip === null).indexOf(true)).toBe(issued.correctAnswer);
      }
    }
  },
);

test('a question of a set is sent with its stimulus, the figure drawn and the structures of its text', () => {
  const [question] = engine.composeQuiz({
    subject: 'general',
    difficulty: 'beginner',
    count: 5,
    seed: 7,
    seen: new Set(),
  });
  if (question === undefined) throw new Error('the quiz is empty');
  const stimulus = { id: 'set', title: 'A few trials', text: 'Some \\smiles{CCO|ethanol} is burned.' };
  const table = { kind: 'table', caption: 'Trials', columns: ['Trial'], rows: [['1']] } as const;
  const issued = issuedQuestion({ ...question, stimulus: { ...stimulus, figure: table } }, engine);
  expect(issuedQuestionSchema.parse(issued)).toEqual(issued);
  expect(issued.stimulus).toMatchObject({ ...stimulus, figure: { table: { rows: [['1']] }, svg: '' } });
  expect(issued.drawings.map(({ smiles }) => smiles)).toContain('CCO');
  expect(issuedQuestion(question, engine)).not.toHaveProperty('stimulus');
});
