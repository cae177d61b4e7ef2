import { expect, test } from 'vitest';
import { openPlaces } from './quiz-places.ts';
import { correctPlaces, scoreOf, type FinishedQuiz } from './quiz.ts';
import { sampleQuestion } from './testing/sample-question.ts';
import { sampleQuiz } from './testing/sample-quiz.ts';

test('right answers, wrong ones and questions left open are told apart', () => {
  const finished: FinishedQuiz = {
    quiz: sampleQuiz(['a', 'b', 'c', 'd'].map((id) => sampleQuestion(id, 1))),
    answers: [
      { chosen: 1, attempts: 1, seconds: 10 },
      { chosen: 0, attempts: 1, seconds: 5 },
      { chosen: null, attempts: 2, seconds: 5 },
    ],
    timeSpent: 20,
  };
  expect(correctPlaces(finished)).toEqual([0]);
  expect(openPlaces(finished)).toEqual([2, 3]);
  expect(scoreOf(finished)).toBe(25);
});
