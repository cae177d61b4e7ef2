import { expect, test } from 'vitest';
import type { Axis } from '../figure.ts';
import { readText } from './ticks.ts';

const axis: Axis = { quantity: 'Heat added', unit: 'kJ', from: 0, to: 50, step: 10, parts: 5 };

test('a value on a line of the ruling, or halfway between two, is read as it is', () => {
  expect([8, 9, 22, 25].map((value) => readText(value, axis))).toEqual(['8.0', '9.0', '22.0', '25.0']);
});

test('between them an eye reads fifths of the finest ruling', () => {
  expect([8.3, 8.7].map((value) => readText(value, axis))).toEqual(['8.4', '8.8']);
});

test('halfway takes no digit that the fifths do not have', () => {
  expect(readText(0.25, { ...axis, to: 5, step: 1, parts: 2 })).toMatch(/^0\.[23]$/);
});
