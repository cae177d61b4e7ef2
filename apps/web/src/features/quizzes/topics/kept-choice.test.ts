import { expect, test } from 'vitest';
import { readKeptChoice } from './kept-choice.ts';

const kept = {
  choice: { topics: ['gas-laws'], concepts: [] },
  sought: 'gas',
  unfolded: ['general', 'gas-laws'],
};

test('who comes back to the list finds what was chosen, searched and unfolded', () => {
  expect(readKeptChoice(structuredClone(kept))).toEqual(kept);
});

test('what was kept by something else is left alone', () => {
  for (const other of [
    undefined,
    null,
    'gas',
    {},
    { ...kept, sought: 1 },
    { ...kept, unfolded: [1] },
    { ...kept, choice: { topics: ['gas-laws'] } },
  ])
    expect(readKeptChoice(other)).toBeNull();
});
