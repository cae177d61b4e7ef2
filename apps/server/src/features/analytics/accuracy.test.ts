import { expect, test } from 'vitest';
import { accuracyByDifficulty, accuracyByTopic, timesOf } from './accuracy.ts';
import type { AnswerFact } from './answer-facts.ts';

function fact(known: Partial<AnswerFact>): AnswerFact {
  return {
    id: 'question',
    quizId: 'quiz',
    subject: 'general',
    topic: 'gas-laws',
    difficulty: 'beginner',
    slips: [null, 'a', 'b', 'c'],
    completedAt: new Date(0),
    isRight: true,
    firstAnswer: 0,
    seconds: null,
    ...known,
  };
}

test('nothing answered is nothing told', () => {
  expect(accuracyByTopic([])).toEqual([]);
  expect(accuracyByDifficulty([])).toEqual([]);
  expect(timesOf([])).toEqual({ overall: null, byDifficulty: [], bySubject: [] });
});

test('topics come by how much they were practised, difficulties from the easiest', () => {
  const facts = [
    fact({ topic: 'acids', difficulty: 'advanced', isRight: false }),
    fact({ topic: 'gas-laws' }),
    fact({ topic: 'gas-laws', isRight: false }),
  ];
  expect(accuracyByTopic(facts)).toEqual([
    { id: 'gas-laws', subject: 'general', answered: 2, right: 1 },
    { id: 'acids', subject: 'general', answered: 1, right: 0 },
  ]);
  expect(accuracyByDifficulty(facts)).toEqual([
    { difficulty: 'beginner', answered: 2, right: 1 },
    { difficulty: 'advanced', answered: 1, right: 0 },
  ]);
});

test('a time is the median of those that were measured', () => {
  const seconds = [40, null, 10, 20, 1000];
  const facts = seconds.map((one) => fact({ seconds: one, subject: one === 10 ? 'organic' : 'general' }));
  expect(timesOf(facts)).toEqual({
    overall: { answered: 4, medianSeconds: 30 },
    byDifficulty: [{ difficulty: 'beginner', answered: 4, medianSeconds: 30 }],
    bySubject: [
      { subject: 'general', answered: 3, medianSeconds: 40 },
      { subject: 'organic', answered: 1, medianSeconds: 10 },
    ],
  });
});
