import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { optionFaults, steps } from '../../testing/option-faults.ts';
import { equilibriaWithActivities } from './equilibria-with-activities.ts';

test('a coefficient below one makes the exponent of the activity larger, and that of the concentration smaller', () => {
  const faults = Array.from({ length: 80 }, (_, seed) =>
    makeQuestion(equilibriaWithActivities, seed + 1, 'beginner'),
  ).flatMap((question) => {
    const { text } = question;
    const [, mantissa, power] = / is ([\d.]+) × 10\^\{−(\d)\}/.exec(text) ?? [];
    const exponent = Number(power) - Math.log10(Number(mantissa));
    const shift = Math.log10(Number(/γ = ([\d.]+\d)/.exec(text)?.[1]));
    const isActivityAsked = text.endsWith('logarithm of the activity?');
    return optionFaults(question, isActivityAsked ? exponent - shift : exponent + shift, steps(0.012));
  });
  expect(faults).toEqual([]);
});
