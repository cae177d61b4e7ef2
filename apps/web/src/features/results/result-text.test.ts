import { expect, test } from 'vitest';
import { sampleQuestion } from '../../attempt/testing/sample-question.ts';
import { sampleQuiz } from '../../attempt/testing/sample-quiz.ts';
import { resultText } from './result-text.ts';

const quiz = { ...sampleQuiz([sampleQuestion('a', 1), sampleQuestion('b', 2)]), title: 'Buffers' };
const answers = [
  { chosen: 1, attempts: 1, seconds: 30 },
  { chosen: 0, attempts: 1, seconds: 35 },
];

test('a result is told without names, with the way to the like', () => {
  const choice = { topics: [], concepts: ['buffer-solutions'] };
  const text = resultText({ quiz: { ...quiz, choice }, answers, timeSpent: 65 }, 'https://valence.test');
  expect(text).toMatch(/^Buffers, \w+: 1 of 2 right in 1:05 on Valence\./);
  expect(text).toContain('https://valence.test/set?concepts=buffer-solutions&count=2&difficulty=');
});

test('a quiz that has no address of its own invites nobody to take it', () => {
  const text = resultText({ quiz, answers, timeSpent: 65 }, 'https://valence.test');
  expect(text).toMatch(/1 of 2 right in 1:05 on Valence: https:\/\/valence\.test\/$/);
  expect(text).not.toContain('Try it');
});
