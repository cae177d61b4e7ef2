import { expect, test } from 'vitest';
import { twoSlips } from '../../notes/two-slips.ts';
import { standTogether } from './stand-together.ts';

const single = { teaching: 'The mass was doubled.' };
const double = { teaching: twoSlips('The mass was doubled.', 'The volume was halved.') };

test('three options of two slips each do not stand in one question', () => {
  const may = standTogether([double, double, double, single]);
  expect(may([0, 1, 2])).toBe(false);
  expect(may([0, 1, 3])).toBe(true);
});

test('of options that share a name one alone stands in a question', () => {
  const may = standTogether([
    { ...single, alike: 'carried' },
    { ...single, alike: 'carried' },
    single,
    single,
  ]);
  expect(may([0, 1, 2])).toBe(false);
  expect(may([0, 2, 3])).toBe(true);
});
