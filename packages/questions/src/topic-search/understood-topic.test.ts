import { expect, test } from 'vitest';
import { findTopics } from './find-topics.ts';
import { otherTopics } from './other-topics.data.ts';
import { suggestTopics } from './suggest-topics.ts';
import { taxonomy } from '../topics/taxonomy.ts';
import { understoodTopic } from './understood-topic.ts';

test.each([
  ['stoichometry', 'Stoichiometry'],
  ['  chromotography ', 'Chromatography'],
  ['hukel rule', 'Hückel rule'],
  ['nerst equation', 'Nernst equation'],
  ['glycolisis and gluconeogenisis', 'Glycolysis and gluconeogenesis'],
  ['eletrophilic aromatic substitution', 'Electrophilic aromatic substitution'],
])('%j is understood as %j', (text, meant) => {
  expect(understoodTopic(text)).toBe(meant);
});

test.each([
  'SN2 vs E2',
  'Ksp',
  'why is ice less dense than water',
  'Aldol condensations',
  'argentometric titration',
])('a text that is spelled right stays as it is: %j', (text) => {
  expect(understoodTopic(text)).toBe(text);
});

test('a text outside chemistry is understood as nothing', () => {
  expect(otherTopics.filter((text) => understoodTopic(text) !== null)).toEqual([]);
});

test('every text outside chemistry gets three different suggestions, always the same, each a topic', () => {
  for (const text of otherTopics) {
    const suggested = suggestTopics(text, 3);
    expect(new Set(suggested).size).toBe(3);
    expect(suggestTopics(text, 3)).toEqual(suggested);
    expect(taxonomy.filter(({ name }) => suggested.includes(name))).toHaveLength(3);
  }
});

test('the name of every topic finds the topic, best of all', () => {
  const lost = taxonomy
    .filter(({ id, name }) => findTopics(name)[0]?.topic.id !== id)
    .map(({ name }) => name);
  expect(lost).toEqual([]);
});

test('suggestions are near to the words of the text', () => {
  expect(suggestTopics('cell phone battery prices', 3)[0]).toBe('Galvanic cells and electrolysis');
});

test('a term that differs from another by a letter is not taken for its misspelling', () => {
  const terms = ['benzyne', 'ketene', 'allene', 'acetate', 'nitrosyl'];
  expect(terms.map((term) => understoodTopic(term))).toEqual(terms);
});
