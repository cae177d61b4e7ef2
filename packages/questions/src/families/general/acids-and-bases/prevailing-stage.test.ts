import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { polyproticPh } from './polyprotic-ph.ts';

const questions = Array.from({ length: 120 }, (_, seed) => makeQuestion(polyproticPh, seed + 1, 'beginner'));

test('two stages are equal where the pH is the constant between them, and one prevails elsewhere', () => {
  const equal = new Set<boolean>();
  for (const { text, options, key } of questions) {
    const [, first = '', middle = '', last = '', pH = ''] =
      /Which of (\S+), (\S+), and (\S+) predominates in a solution of pH ([\d.]+)\?/.exec(text) ?? [];
    const [one = NaN, other = NaN] = [...text.matchAll(/p\*K\*_\{a\d\} = ([\d.]+)/g)].map(([, pKa]) =>
      Number(pKa),
    );
    const at = Number(pH);
    const expected =
      at === one
        ? `${first} and ${middle}, in equal concentrations`
        : at === other
          ? `${middle} and ${last}, in equal concentrations`
          : at < one
            ? first
            : at < other
              ? middle
              : last;
    expect(options[key]?.text).toBe(expected);
    // Further away nobody believes in equal shares.
    expect(Math.min(Math.abs(at - one), Math.abs(at - other))).toBeLessThanOrEqual(2.01);
    equal.add(at === one || at === other);
  }
  expect(equal.size).toBe(2);
});
