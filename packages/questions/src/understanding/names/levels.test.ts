import { expect, test } from 'vitest';
import { ofTypedLevel, withoutLevel } from './levels.ts';

test('without a typed difficulty every question counts', () => {
  expect(ofTypedLevel({ beginner: 4, intermediate: 5, advanced: 6 }, null)).toEqual({
    beginner: 4,
    intermediate: 5,
    advanced: 6,
  });
});

test('a typed difficulty with three questions is served alone', () => {
  expect(ofTypedLevel({ beginner: 4, intermediate: 5, advanced: 3 }, 'advanced')).toEqual({
    beginner: 0,
    intermediate: 0,
    advanced: 3,
  });
});

test('with fewer, the next difficulty helps out, never the opposite one', () => {
  expect(ofTypedLevel({ beginner: 4, intermediate: 5, advanced: 2 }, 'advanced')).toEqual({
    beginner: 0,
    intermediate: 5,
    advanced: 2,
  });
  expect(ofTypedLevel({ beginner: 0, intermediate: 5, advanced: 2 }, 'beginner')).toEqual({
    beginner: 0,
    intermediate: 5,
    advanced: 0,
  });
});

test.each([
  ['olympiad thermodynamics', 'thermodynamics', 'advanced'],
  ['IChO prep kinetics', 'kinetics', 'advanced'],
  ['grade 10 balancing equations', 'balancing equations', 'beginner'],
  ['basic periodic trends', 'periodic trends', 'beginner'],
  ['intermediate thermochemistry', 'thermochemistry', 'intermediate'],
  ['moderate difficulty redox', 'redox', 'intermediate'],
  ['intermediate filaments', 'intermediate filaments', null],
  ['intermediates in mechanisms', 'intermediates in mechanisms', null],
  ['basic solutions', 'basic solutions', null],
  ['basic amino acids', 'basic amino acids', null],
  ['redox in basic solution', 'redox in basic solution', null],
])('of %j, %j is left, and the level is %s', (text, left, difficulty) => {
  expect(withoutLevel(text)).toEqual({ text: left, difficulty });
});
