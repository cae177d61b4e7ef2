import { expect, test } from 'vitest';
import { concepts } from '../../concepts/concepts.ts';
import { taxonomy } from '../../topics/taxonomy.ts';
import { templatesOf } from '../matching/coverage.ts';
import { understood } from '../testing/understood.ts';
import { narrowerNames } from './lists/narrower-names.data.ts';

const rows = narrowerNames
  .trim()
  .split('\n')
  .map((line) => line.split(' > '));

test('what a narrower name stands under exists', () => {
  const known = new Set([...concepts.map(({ id }) => id), ...taxonomy.map(({ id }) => `#${id}`)]);
  const wrong = rows.filter(
    ([names = '', targets = '', ...more]) =>
      names === '' || more.length > 0 || !targets.split(' ').every((target) => known.has(target)),
  );
  expect(wrong).toEqual([]);
});

test('a narrower name stands once', () => {
  const names = rows.flatMap(([listed = '']) => listed.split('; '));
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test.each([
  ['counting stereocenters', 'how many chiral centers', /stereocent|chiral/],
  [
    'cr and cu weird electron configs',
    'electron configurations of copper and chromium',
    /chromium|cr|aufbau|4s/,
  ],
  ['converting celsius to kelvin', 'fahrenheit to celsius', /temperatur|kelvin|celsius/],
])('%j and %j ask for the same few questions, which say so', (one, other, saying) => {
  const found = [one, other].map((text) => new Set(understood(text).wishes.flatMap(templatesOf)));
  const [first = new Set(), second] = found;
  expect(first).toEqual(second);
  expect(first.size).toBeGreaterThan(2);
  expect(first.size).toBeLessThan(8);
  const silent = [...first].filter((template) => !template.terms.some((term) => saying.test(term.join(' '))));
  expect(silent).toEqual([]);
});
