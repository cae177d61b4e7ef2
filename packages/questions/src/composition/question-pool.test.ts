import { expect, test } from 'vitest';
import { templates } from '../understanding/question-index/templates.ts';
import { proveAhead } from './question-pool.ts';

test('questions are proved ahead in turns, until there are no others', () => {
  const half = Math.ceil(templates().length / 2);
  expect(proveAhead(half)).toBe(true);
  expect(proveAhead(half)).toBe(false);
  expect(proveAhead(1)).toBe(false);
});
