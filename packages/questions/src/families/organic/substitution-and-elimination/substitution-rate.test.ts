import { expect, test } from 'vitest';
import { makeQuestion } from '../../make-question.ts';
import { substitutionRate } from './substitution-rate.ts';

const beginner = Array.from({ length: 120 }, (_, seed) =>
  makeQuestion(substitutionRate, seed + 1, 'beginner'),
);

test('the printed factors lead to the key, whichever of them is asked for', () => {
  const wrong = beginner.filter(({ text, options, key }) => {
    const [first = Number.NaN, second = Number.NaN] = [
      ...text.matchAll(/(?:by|by a factor of) (\d[\d.]*)\b/g),
    ].map(([, value]) => Number(value));
    const isFirstOrder = text.includes('S_{N}1');
    // Asked for are the rate, from substrate and nucleophile, or the substrate, from nucleophile and rate.
    const expected = text.includes('does the rate change')
      ? first * (isFirstOrder ? 1 : second)
      : second / (isFirstOrder ? 1 : first);
    return Math.abs(Number(options[key]?.text) / expected - 1) > 0.05;
  });
  expect(wrong.map(({ text }) => text)).toEqual([]);
});

test('the factor of the rate is asked for, and that of the substrate', () => {
  const ofRate = beginner.filter(({ text }) => text.includes('does the rate change'));
  expect(ofRate.length).toBeGreaterThan(beginner.length / 4);
  expect(ofRate.length).toBeLessThan((3 * beginner.length) / 4);
});
