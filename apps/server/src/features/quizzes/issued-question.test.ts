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
