import { expect, test } from 'vitest';
import { understandTopic } from '../../understand-topic.ts';
import { inFull } from './in-full.ts';

test.each([
  ['colligative props', 'colligative properties'],
  ['percent comp', 'percent composition'],
  ['rxn mechs', 'reaction mechanisms'],
  ['LDFs', 'London dispersion forces'],
  ['IE trends', 'ionization energy trends'],
  ['e- config', 'electron configuration'],
  ['EDG and EWG', 'directing effects'],
])('%j is %s', (short, full) => {
  expect(inFull(short)).toBe(full);
});

test.each([
  'Newman projection',
  'compounds',
  'proper',
  'i.e. acids',
  'en route',
  'acid-base',
  'mechanics',
  'concave',
])('%j stays as it is', (text) => {
  expect(inFull(text)).toBe(text);
});

test('a short form is understood as what it stands for', () => {
  for (const [short, full] of [
    ['LDFs', 'London dispersion forces'],
    ['emp formula', 'empirical formula'],
    ['eqm', 'equilibrium'],
  ] as const) {
    const [one, other] = [understandTopic(short), understandTopic(full)];
    expect(one.isUnderstood && one.concepts).toEqual(other.isUnderstood && other.concepts);
  }
});
