import { expect, test } from 'vitest';
import { readFirstAnswers } from './first-answers.ts';

test('what the landing page keeps is read as the call wants it', () => {
  expect(readFirstAnswers({ answers: { a: 2, b: 0 }, seconds: 8.4 })).toEqual({
    answers: [
      { questionId: 'a', userAnswer: 2 },
      { questionId: 'b', userAnswer: 0 },
    ],
    timeSpent: 8,
  });
});

test.each([
  null,
  'x',
  {},
  { answers: {}, seconds: 3 },
  { answers: { a: 'b' }, seconds: 3 },
  { answers: { a: 1 } },
])('what is nothing of the kind is nothing: %j', (kept) => {
  expect(readFirstAnswers(kept)).toBeNull();
});
