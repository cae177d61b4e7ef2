import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
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

test('what the rate law of the other mechanism would give is always offered', () => {
  const faults = beginner.filter(({ text, options }) => {
    const [first = Number.NaN, second = Number.NaN] = [
      ...text.matchAll(/(?:by|by a factor of) (\d[\d.]*)\b/g),
    ].map(([, value]) => Number(value));
    const isOfRate = text.includes('does the rate change');
    const both = isOfRate ? [first, first * second] : [second, second / first];
    return !both.every((value) => options.some((option) => Math.abs(Number(option.text) / value - 1) < 0.05));
  });
  expect(faults.map(({ text }) => text)).toEqual([]);
});

/** In mol/(L·s). */
function rateIn(said: string): number {
  const [, digits, power = '0'] = /([\d.]+)(?: × 10\^\{(−?\d+)\})? mol/.exec(said) ?? [];
  return Number(digits) * 10 ** Number(power.replace('−', '-'));
}

test('on dilution the other mechanism is always offered, and nothing faster than before', () => {
  const faults = Array.from({ length: 120 }, (_, seed) =>
    makeQuestion(substitutionRate, seed + 1, 'intermediate'),
  ).filter(({ text, options }) => {
    const [before, from, to] = [
      rateIn(text),
      ...[...text.matchAll(/([\d.]+) mL/g)].map(([, mL]) => Number(mL)),
    ];
    const times = (to ?? Number.NaN) / (from ?? Number.NaN);
    const rates = options.map((option) => rateIn(option.text));
    const areBoth = [times, times ** 2].every((fall) =>
      rates.some((rate) => Math.abs((rate * fall) / before - 1) < 0.05),
    );
    return !areBoth || rates.some((rate) => !(rate <= 1.001 * before));
  });
  expect(faults.map(({ text }) => text)).toEqual([]);
});
