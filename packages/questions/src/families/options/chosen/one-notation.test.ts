import { expect, test } from 'vitest';
import { inOneNotation } from './one-notation.ts';

/** What the options are written as, the key first. */
function written(answer: string, texts: readonly string[]): string[] {
  const { draft, distractors } = made(answer, texts);
  return [draft.answer, ...distractors.map(({ text }) => text)];
}

function made(answer: string, texts: readonly string[]): ReturnType<typeof inOneNotation> {
  const draft = {
    text: 'How much?',
    answer,
    distractors: [],
    explanation: `1${answer} is not it; it is ${answer}.`,
    finding: `It is ${answer}.`,
  };
  const teaching = 'The digits are right, but the decimal point is one place too far to the right.';
  return inOneNotation(
    draft,
    texts.map((text) => ({ text, slip: 'power-of-ten', teaching })),
  );
}

test('where one option alone has a power of ten, all have one', () => {
  expect(written('8.65 × 10^{−4} mol/L', ['0.0199 mol/L', '0.00596 mol/L', '−0.00120 mol/L'])).toEqual([
    '8.65 × 10^{−4} mol/L',
    '1.99 × 10^{−2} mol/L',
    '5.96 × 10^{−3} mol/L',
    '−1.20 × 10^{−3} mol/L',
  ]);
});

test('where one option alone has no power of ten, it has one', () => {
  expect(written('0.9 s^{−1}', ['4 × 10^{−4} s^{−1}', '5 × 10^{−2} s^{−1}', '1 × 10^{4} s^{−1}'])[0]).toBe(
    '9 × 10^{−1} s^{−1}',
  );
});

test('the working ends in the key as the options say it, and a shifted point becomes a power of ten', () => {
  const { draft, distractors } = made('125 g', ['1.25 × 10^{3} g', '250 g', '500 g']);
  expect(draft.explanation).toBe('1125 g is not it; it is 1.25 × 10^{2} g.');
  expect(draft.finding).toBe('It is 1.25 × 10^{2} g.');
  expect(distractors[0]?.teaching).toBe('The digits are right, but the power of ten is one too high.');
});

test('two of each notation, percentages, words and numbers between 1 and 100 stay as they are', () => {
  for (const texts of [
    ['1.2 × 10^{−4}', '3.4 × 10^{−5}', '0.12', '0.34'],
    ['1.2 × 10^{−4}%', '12%', '0.12%', '0.34%'],
    ['1.2 × 10^{−4}', '0.12', '0.34', 'none'],
    ['1.2 × 10^{4} g', '1234 g', '120 g', '130 g'],
    ['1.2 × 10^{4} g', '12 g', '120 g', '130 g'],
  ])
    expect(written(texts[0] ?? '', texts.slice(1))).toEqual(texts);
});
