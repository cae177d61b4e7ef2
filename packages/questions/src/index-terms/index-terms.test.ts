import { expect, test } from 'vitest';
import { taggedItems } from '../audit/concept-readings.ts';
import { indexFaults } from './index-faults.ts';
import { indexTerms } from './index-terms.ts';
import { readIndexTerms } from './read-index-terms.ts';

test('every written question and every family at each difficulty stands in the index', () => {
  const missing = taggedItems().filter(({ id }) => !indexTerms.has(id));
  expect(missing.map(({ id }) => id)).toEqual([]);
});

test('the index has short terms of its own for each question, and no question that does not exist', () => {
  expect(indexFaults(indexTerms, taggedItems())).toEqual([]);
});

test('what is wrong with an index is said for each question', () => {
  const index = readIndexTerms(
    'moles-01 | chemistry; moles; moles | the-mole\ngone-01 | grams to moles; a; b',
  );
  expect(indexFaults(index, [{ id: 'moles-01', tests: [] }])).toEqual([
    'moles-01: any question has “chemistry”',
    'moles-01 has the term “moles” twice',
    'moles-01 is at the edge of the-mole, which it does not test',
    'gone-01 has index terms, and no question',
  ]);
});

test('a line that is no row, and an id that stands twice, are refused', () => {
  expect(() => readIndexTerms('moles-01')).toThrow('Not a row');
  expect(() => readIndexTerms('moles-01 | a\nmoles-01 | b')).toThrow('Two rows');
});
