import { recordQuizRequest } from '@valence/contract';
import { expect, test } from 'vitest';
import { advance, startAttempt, type AttemptEvent } from './attempt.ts';
import { finishQuiz } from './finish-quiz.ts';
import { recordRequest } from './record-request.ts';
import { sampleQuestion } from './testing/sample-question.ts';
import { sampleQuiz } from './testing/sample-quiz.ts';

const quiz = sampleQuiz([sampleQuestion('a', 1), sampleQuestion('b', 2), sampleQuestion('c', 0)]);

const events: AttemptEvent[] = [
  { kind: 'choose', option: 1 },
  { kind: 'submit' },
  { kind: 'next', now: 4000 },
  { kind: 'choose', option: 0 },
  { kind: 'submit' },
  { kind: 'timeUp', now: 11_000 },
];

const attempt = events.reduce(advance, startAttempt('single', [1, 2, 0], 1000));

test('a quiz with one right, one wrong and one open answer is recorded as that', () => {
  const request = recordRequest(finishQuiz(quiz, attempt));
  expect(request).toMatchObject({ score: 33, correctAnswers: 1, totalQuestions: 3, timeSpent: 10 });
  expect(request.questionsData.map((data) => [data.userAnswer, data.isCorrect, data.timeSpent])).toEqual([
    [1, true, 3],
    [0, false, 7],
    [null, false, 0],
  ]);
});

test.each([
  ['General Chemistry', 'general chemistry'],
  ['Buffers (blood)', 'buffers'],
])('a quiz titled %s is recorded under the subject %s', (title, subject) => {
  expect(recordRequest(finishQuiz({ ...quiz, title }, attempt)).subject).toBe(subject);
});

test('what was flagged is recorded, so that the history knows it on any device', () => {
  const flagged = advance(startAttempt('single', [1, 2, 0], 1000), { kind: 'flag' });
  const { questionsData } = recordRequest(finishQuiz(quiz, advance(flagged, { kind: 'timeUp', now: 2000 })));
  expect(questionsData.map(({ isFlagged }) => isFlagged)).toEqual([true, undefined, undefined]);
});

test('the record is one that the contract accepts', () => {
  expect(recordQuizRequest.safeParse(recordRequest(finishQuiz(quiz, attempt))).success).toBe(true);
});
