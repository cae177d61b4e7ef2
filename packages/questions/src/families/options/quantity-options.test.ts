import { expect, test } from 'vitest';
import { believableOptions, quantityOptions } from './quantity-options.ts';

const write = (value: number): string => `${value.toFixed(1)} J`;
const slip = (value: number) => ({ value, slip: 'wrong-sign', teaching: 'Teaches something.' });

test('a slip that ends near the key or near another slip is no option', () => {
  const options = quantityOptions(10, write, [
    slip(10.2),
    slip(20),
    slip(20.5),
    slip(-12),
    slip(5),
    slip(NaN),
  ]);
  expect(options?.answer).toBe('10.0 J');
  expect(options?.distractors.map((distractor) => distractor.text).sort()).toEqual([
    '-12.0 J',
    '20.0 J',
    '5.0 J',
  ]);
});

test('every slip that is clear of the key and of those before it is offered', () => {
  const options = quantityOptions(10, write, [slip(20), slip(30), slip(40), slip(40.1), slip(50)]);
  expect(options?.distractors.map(({ text }) => text)).toEqual(['20.0 J', '30.0 J', '40.0 J', '50.0 J']);
});

test('an option never differs from a rounded key by one in its last place', () => {
  const percent = (value: number): string => `${value.toFixed(0)}%`;
  const options = quantityOptions(17.63, percent, [slip(16.6), slip(19.4), slip(40), slip(60), slip(80)]);
  expect(options?.answer).toBe('18%');
  expect(options?.distractors.map(({ text }) => text).sort()).toEqual(['40%', '60%', '80%']);
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

test('what is made of the slips besides is marked, so that it can be left out where the explanation states it', () => {
  const options = quantityOptions(10, (value) => `${value.toFixed(1)} mol`, [slip(20), slip(30), slip(40)]);
  expect(options?.distractors.filter(({ isFurther }) => !isFurther).map(({ text }) => text)).toEqual([
    '20.0 mol',
    '30.0 mol',
    '40.0 mol',
  ]);
  expect(options?.distractors.filter(({ isFurther }) => isFurther).map(({ text }) => text)).toContain(
    '100.0 mol',
  );
});

test('a key that the working could round another way makes no question', () => {
  const slips = [slip(20), slip(30), slip(40)];
  expect(quantityOptions(10.051, write, slips, 2e-4)).toBeNull();
  expect(quantityOptions(10.051, write, slips, 1e-5)?.answer).toBe('10.1 J');
});

test('between bounds neither a slip nor a pair of slips beyond them is offered, and no power of ten slips', () => {
  const slips = [5, 20, 30, 90].map((value, place) => ({ ...slip(value), factor: `factor ${place}` }));
  const options = believableOptions(10, write, slips, [4, 65]);
  expect(options?.distractors.map(({ text }) => text)).toEqual([
    '5.0 J',
    '20.0 J',
    '30.0 J',
    '15.0 J',
    '45.0 J',
    '60.0 J',
  ]);
});

test('what the digits of the options print as a zero, though it is none, is no option', () => {
  const options = quantityOptions(10, write, [slip(0.01), slip(20), slip(30), slip(40)]);
  expect(options?.distractors.map(({ text }) => text)).toEqual(['20.0 J', '30.0 J', '40.0 J']);
});
