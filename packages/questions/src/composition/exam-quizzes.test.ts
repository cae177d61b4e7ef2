import { expect, test } from 'vitest';
import { isOnSpecification } from '../exam-readings/exam-readings.ts';
import { difficulties } from '../question.ts';
import { composeQuiz } from './compose-quiz.ts';
import { templateOf } from './template-of.ts';

test.each([
  ['AP Chemistry unit 5', 'AP'],
  ['AP Chemistry unit 6', 'AP'],
  ['IB chemistry R2.2', 'IB'],
  ['AQA A level 3.1.9', 'A-level'],
  ['OCR A module 5', 'A-level'],
  ['MCAT 5E', 'MCAT'],
  ['GCSE chemistry', 'GCSE'],
] as const)(
  'a quiz on %s has nothing that readers say %s does not ask, in sets neither',
  (topic, specification) => {
    const quizzes = difficulties.flatMap((difficulty) =>
      [1, 2, 3, 4, 5, 6].map((seed) => composeQuiz({ topic, difficulty, count: 20, seed, seen: new Set() })),
    );
    const asked = quizzes.flat();
    expect(asked.length).toBeGreaterThan(60);
    const outside = asked.map(templateOf).filter((name) => !isOnSpecification(specification, name));
    expect([...new Set(outside)]).toEqual([]);
  },
);
