import { expect, test } from 'vitest';
import { generatedProblem } from './check-generated.ts';
import { changed, saltMass, soundQuestions, withKey } from '../gate-set/example-questions.ts';

test('sound questions pass the quick check', () => {
  expect(soundQuestions.map(generatedProblem)).toEqual(soundQuestions.map(() => null));
});

test.each([
  ['a number that came to nothing', changed(saltMass, { text: `${saltMass.text} NaN g` })],
  ['a word that is missing', changed(saltMass, { explanation: `${saltMass.explanation} undefined` })],
  ['an infinite option', changed(saltMass, { options: ['7.31 g', 'Infinity g', '1 g', '2 g'] })],
  ['three options', changed(saltMass, { options: ['7.31 g', '1 g', '2 g'] })],
  ['a key that carries a slip', { ...withKey(saltMass, 1), key: 0 }],
  [
    'a slip that the catalogue does not know',
    {
      ...saltMass,
      options: saltMass.options.map(({ text, slip }) => ({
        text,
        slip: slip && { ...slip, id: 'unheard-of' },
      })),
    },
  ],
])('%s is stopped', (_, broken) => {
  expect(generatedProblem(broken)).not.toBeNull();
});
