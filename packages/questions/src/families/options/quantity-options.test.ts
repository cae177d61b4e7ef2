import { expect, test } from 'vitest';
import { quantityOptions } from './quantity-options.ts';

const write = (value: number): string => `${value.toFixed(1)} J`;
const slip = (value: number) => ({ value, slip: 'wrong-sign', teaching: 'Teaches something.' });

test('a slip that ends near the key or near another slip is no option', () => {
  const options = quantityOptions(10, write, [
    slip(10.2),
    slip(20),
    slip(20.5),
    slip(-10),
    slip(5),
    slip(NaN),
  ]);
  expect(options?.answer).toBe('10.0 J');
  expect(options?.distractors.map((distractor) => distractor.text).sort()).toEqual([
    '-10.0 J',
    '20.0 J',
    '5.0 J',
  ]);
});

test('the likeliest slip is always an option, and the key decides which others are', () => {
  const others = new Set<string>();
  for (let key = 10; key < 18; key += 0.5) {
    const options = quantityOptions(key, write, [slip(20), slip(30), slip(40), slip(50), slip(60)]);
    const texts = options?.distractors.map((distractor) => distractor.text);
    expect(texts?.[0]).toBe('20.0 J');
    for (const text of texts ?? []) others.add(text);
  }
  expect([...others].sort()).toEqual(['20.0 J', '30.0 J', '40.0 J', '50.0 J']);
});

test('the place of the key among the numbers changes from question to question', () => {
  const places = Array.from({ length: 20 }, (_, index) => {
    const key = 10 + index;
    const options = quantityOptions(
      key,
      write,
      [2, 3, 0.5, 0.3].map((factor) => slip(key * factor)),
    );
    return options?.distractors.filter(({ text }) => Number.parseFloat(text) < key).length;
  });
  expect(new Set(places)).toEqual(new Set([1, 2]));
});

test('an option never differs from a rounded key by one in its last place', () => {
  const percent = (value: number): string => `${value.toFixed(0)} %`;
  const options = quantityOptions(17.63, percent, [slip(16.6), slip(19.4), slip(40), slip(60), slip(80)]);
  expect(options?.answer).toBe('18 %');
  expect(options?.distractors.map(({ text }) => text).sort()).toEqual(['40 %', '60 %', '80 %']);
  const exact = quantityOptions(3, String, [slip(2), slip(4), slip(5)]);
  expect(exact?.distractors).toHaveLength(3);
});

test('fewer than three slips make no question', () => {
  expect(quantityOptions(10, write, [slip(20), slip(30), slip(10)])).toBeNull();
});

test('no option lies in the middle between two roundings', () => {
  expect(quantityOptions(10.05, write, [slip(20), slip(30), slip(40)])).toBeNull();
  const options = quantityOptions(10, write, [slip(20.05), slip(30), slip(40), slip(50)]);
  expect(options?.distractors.map((distractor) => distractor.text).sort()).toEqual([
    '30.0 J',
    '40.0 J',
    '50.0 J',
  ]);
});

test('a key that the working could round another way makes no question', () => {
  const slips = [slip(20), slip(30), slip(40)];
  expect(quantityOptions(10.051, write, slips, 2e-4)).toBeNull();
  expect(quantityOptions(10.051, write, slips, 1e-5)?.answer).toBe('10.1 J');
});
