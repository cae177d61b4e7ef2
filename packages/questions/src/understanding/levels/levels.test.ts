import { expect, test } from 'vitest';
import { fromLevel, ofTypedLevel, withoutLevel } from './levels.ts';

test('without a typed difficulty every question counts', () => {
  expect(ofTypedLevel({ beginner: 4, intermediate: 5, advanced: 6 }, null)).toEqual({
    beginner: 4,
    intermediate: 5,
    advanced: 6,
  });
});

test('a typed difficulty is served alone, however few questions it has', () => {
  expect(ofTypedLevel({ beginner: 4, intermediate: 5, advanced: 1 }, 'advanced')).toEqual({
    beginner: 0,
    intermediate: 0,
    advanced: 1,
  });
});

test('where it has none, the middle one comes, never the opposite one', () => {
  expect(ofTypedLevel({ beginner: 0, intermediate: 5, advanced: 2 }, 'beginner')).toEqual({
    beginner: 0,
    intermediate: 5,
    advanced: 0,
  });
});

test('a year of a university has questions of two difficulties, and none of the third', () => {
  const { difficulty, also } = withoutLevel('2nd year kinetics');
  expect(ofTypedLevel({ beginner: 4, intermediate: 5, advanced: 1 }, difficulty, also)).toEqual({
    beginner: 0,
    intermediate: 5,
    advanced: 1,
  });
});

test('an exam known for hard questions asks none below its level, as long as there are others', () => {
  expect(fromLevel({ beginner: 4, intermediate: 5, advanced: 2 }, 'intermediate')).toEqual({
    beginner: 0,
    intermediate: 5,
    advanced: 2,
  });
  expect(fromLevel({ beginner: 4, intermediate: 0, advanced: 0 }, 'intermediate').beginner).toBe(4);
});

test.each([
  ['olympiad thermodynamics', 'thermodynamics', 'advanced'],
  ['IChO prep kinetics', 'kinetics', 'advanced'],
  ['grade 10 balancing equations', 'balancing equations', 'beginner'],
  ['periodic table for 8th graders', 'periodic table', 'beginner'],
  ['acids and bases for kids', 'acids and bases', 'beginner'],
  ['year 10 chemical reactions', 'chemical reactions', 'beginner'],
  ['class 11 hydrocarbons', 'class 11 hydrocarbons', null],
  ['grade 12 hydrocarbons', 'grade 12 hydrocarbons', null],
  ['phd level quantum chemistry', 'quantum chemistry', 'advanced'],
  ['basic periodic trends', 'periodic trends', 'beginner'],
  ['intermediate thermochemistry', 'thermochemistry', 'intermediate'],
  ['moderate difficulty redox', 'redox', 'intermediate'],
  ['intermediate filaments', 'intermediate filaments', null],
  ['intermediates in mechanisms', 'intermediates in mechanisms', null],
  ['basic solutions', 'basic solutions', null],
  ['basic amino acids', 'basic amino acids', null],
  ['redox in basic solution', 'redox in basic solution', null],
])('of %j, %j is left, and the level is %s', (text, left, difficulty) => {
  expect(withoutLevel(text)).toMatchObject({ text: left, difficulty });
});
