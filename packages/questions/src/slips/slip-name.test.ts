import { expect, test } from 'vitest';
import { analyticalSlips } from './analytical.data.ts';
import { biochemistrySlips } from './biochemistry.data.ts';
import { generalSlips } from './general.data.ts';
import { organicSlips } from './organic.data.ts';
import { physicalSlips } from './physical.data.ts';
import { sharedSlips } from './shared.data.ts';
import { slipName } from './slip-name.ts';

const catalogues = [
  sharedSlips,
  generalSlips,
  organicSlips,
  physicalSlips,
  biochemistrySlips,
  analyticalSlips,
];

test('an id names one misconception in all catalogues', () => {
  const ids = catalogues.flatMap((slips) => Object.keys(slips));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every misconception of every catalogue is found by its id', () => {
  for (const [id, name] of catalogues.flatMap((slips) => Object.entries(slips)))
    expect(slipName(id)).toBe(name);
});

test('an id of no catalogue has no name', () => {
  expect(slipName('no-such-slip')).toBeUndefined();
});
