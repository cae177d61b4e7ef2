import { expect, test } from 'vitest';
import { templatesOf } from '../matching/coverage.ts';
import { understood } from '../testing/understood.ts';
import { sameMeaning } from './lists/same-meaning.data.ts';

const found = (text: string): number => understood(text).wishes.flatMap(templatesOf).length;

test('another name that means the same as a concept finds about as much as its name', () => {
  const narrower = sameMeaning.filter((name) => found(name) < 0.6 * found(understood(name).name));
  expect(narrower).toEqual([]);
});
