import { expect, test } from 'vitest';
import { couldAsk } from '../../../exam-readings/exam-readings.ts';
import { templatesOf } from '../../matching/coverage.ts';
import { templateName } from '../../question-index/templates.ts';
import { understood } from '../../testing/understood.ts';

test.each([
  'high school organic chemistry',
  'Regents bonding',
  '10th grade stoichiometry',
  'high school half-life',
])('%j is asked what a first course at a US high school asks', (text) => {
  const names = understood(text).wishes.flatMap(templatesOf).map(templateName);
  expect(names.length).toBeGreaterThan(4);
  expect(names.filter((name) => couldAsk(['US high school'], name) === false)).toEqual([]);
});

test('what such a course does not ask is asked as elsewhere', () => {
  expect(understood('high school Diels-Alder reaction').wishes.flatMap(templatesOf).length).toBeGreaterThan(
    0,
  );
});
