import { expect, test } from 'vitest';
import { templatesOf } from './matching/coverage.ts';
import { understood } from './testing/understood.ts';

test.each([
  ['biochem enzyme kinetics', 'enzyme kinetics'],
  ['pchem partition functions', 'partition functions'],
  ['partition functions for pchem', 'partition functions'],
  ['genchem VSEPR', 'VSEPR'],
  ['DAT gen chem gas laws', 'gas laws'],
  ['physical chem: statistical mechanics', 'statistical mechanics'],
  ['chem 101 ionic compounds', 'ionic compounds'],
])('%j asks for nothing else than %j', (text, topic) => {
  expect([understood(text).name, understood(text).counts]).toEqual([
    understood(topic).name,
    understood(topic).counts,
  ]);
});

test.each([
  ['pchem kinetics', 'kinetics', 'physical'],
  ['analytical chem titrations', 'titrations', 'analytical'],
])('%j asks for less than %j: what %s chemistry has of it', (text, topic) => {
  const all = new Set(understood(topic).wishes.flatMap(templatesOf));
  const found = understood(text).wishes.flatMap(templatesOf);
  expect(found.length).toBeGreaterThan(20);
  expect(found.length).toBeLessThan(all.size);
  expect(found.filter((template) => !all.has(template))).toEqual([]);
});

test.each([
  ['organic chemistry acids and bases', 'Acidity of organic compounds'],
  ['organic chemistry reactions', 'Organic reactions'],
  ['organic chem naming', 'Organic nomenclature'],
])('%j has a name of its own in the subject: %s', (text, name) => {
  expect(understood(text).name).toBe(name);
});

test.each(['orgo kinetics', 'biochem redox'])('%j is on both, and not on the topic elsewhere', (text) => {
  const subjects = understood(text)
    .wishes.flatMap(templatesOf)
    .map(({ subject }) => subject);
  expect(subjects.length).toBeGreaterThan(4);
  expect(subjects).not.toContain('general');
});
