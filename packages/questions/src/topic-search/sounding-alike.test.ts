import { expect, test } from 'vitest';
import { bySound, soundingAlike } from './sounding-alike.ts';
import { soundKeys } from './sound-key.ts';

const words = bySound(['titration', 'chromatography', 'stoichiometry', 'colorimetry', 'calorimetry']);

test.each([
  ['titrashun', 'titration'],
  ['kromatografy', 'chromatography'],
  ['stoikiometry', 'stoichiometry'],
  ['colorimitry', 'colorimetry'],
])('%j sounds like %j', (typed, word) => {
  expect(soundingAlike(words, typed)?.word).toBe(word);
});

test.each(['tetra', 'neutron', 'tutoring', 'stickmaterial'])('%j sounds like none of them', (typed) => {
  expect(soundingAlike(words, typed)).toBeNull();
});

test('a word with ch has a key for each of its sounds', () => {
  expect(soundKeys('chatelier')).toEqual(['ktlr', 'xtlr']);
});
