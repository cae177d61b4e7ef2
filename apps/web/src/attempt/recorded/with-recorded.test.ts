import { expect, test } from 'vitest';
import type { FinishedQuiz } from '../quiz.ts';
import { sampleQuestion } from '../testing/sample-question.ts';
import { sampleQuiz } from '../testing/sample-quiz.ts';
import { withRecorded } from './with-recorded.ts';

const typed = { ...sampleQuestion('typed', 2), toType: { kind: 'number', unit: null } } as const;
const finished: FinishedQuiz = {
  quiz: sampleQuiz([sampleQuestion('one', 0), sampleQuestion('two', 1), typed]),
  answers: [
    { chosen: 0, attempts: 1, first: 0, seconds: 4 },
    { chosen: null, attempts: 0, first: null, seconds: 0 },
    { chosen: null, attempts: 1, first: null, seconds: 9 },
  ],
  timeSpent: 13,
};
const recorded = (...answers: (number | null)[]) =>
  finished.quiz.questions.map(({ id, correctAnswer }, place) => ({
    questionId: id,
    userAnswer: answers[place] ?? null,
    correctAnswer,
    isCorrect: answers[place] === correctAnswer,
  }));

test('where the server has another answer than was given here, that one is shown', () => {
  expect(withRecorded(finished, recorded(3, 1, null)).answers).toEqual([
    { chosen: 3, attempts: 1, first: 3, seconds: 4 },
    { chosen: 1, attempts: 1, first: 1, seconds: 0 },
    finished.answers[2],
  ]);
});

test('where it has the same, nothing changes', () => {
  expect(withRecorded(finished, recorded(0, null, 3))).toEqual(finished);
});
