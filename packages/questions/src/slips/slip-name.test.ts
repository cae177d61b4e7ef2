import { expect, test } from 'vitest';
import { analyticalSlips } from './analytical.data.ts';
import { biochemistrySlips } from './biochemistry.data.ts';
import { generalSlips } from './general.data.ts';
import { organicSlips } from './organic.data.ts';
import { physicalSlips } from './physical.data.ts';
import { retiredSlips, sharedSlips } from './shared.data.ts';
import { subjects } from '../question.ts';
import { slipName, slipsOfSubject } from './slip-name.ts';

const catalogues = [
  sharedSlips,
  retiredSlips,
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

test('a retired name is found for answers given before, but offered for no new question', () => {
  for (const [id, name] of Object.entries(retiredSlips)) {
    expect(slipName(id)).toBe(name);
    expect(subjects.filter((subject) => slipsOfSubject(subject).has(id))).toEqual([]);
  }
});
