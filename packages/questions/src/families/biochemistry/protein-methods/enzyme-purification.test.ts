import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { enzymePurification } from './enzyme-purification.ts';

test('no option says that a purification made the enzyme less pure', () => {
  const questions = Array.from({ length: 80 }, (_, seed) =>
    makeQuestion(enzymePurification, seed + 1, 'intermediate'),
  ).filter(({ text }) => text.includes('By what factor'));
  expect(questions.length).toBeGreaterThan(20);
  expect(questions.filter(({ options }) => options.some(({ text }) => !(Number(text) > 1)))).toEqual([]);
});
